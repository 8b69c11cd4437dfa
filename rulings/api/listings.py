"""The API of lists: rulings by what they are, documents and their passages, and all of a game at once."""

from __future__ import annotations

from django.db.models import QuerySet
from django.http import Http404, HttpResponse
from django.utils.cache import get_conditional_response
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema, extend_schema_view
from rest_framework import generics
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.reverse import reverse
from rest_framework.views import APIView

from rulings.api.listing_serializers import (
    DocumentSerializer,
    ExportQuerySerializer,
    ExportSerializer,
    PassageQuerySerializer,
    RulingQuerySerializer,
)
from rulings.api.serializers import (
    ErrorSerializer,
    GameQuerySerializer,
    PassageSerializer,
    RulingSerializer,
)
from rulings.models import Document, Game, Passage, Ruling
from rulings.selectors import (
    RulingChoices,
    chosen_rulings,
    document_by_code,
    documents_of,
    game_by_code,
    games,
    passages_of,
)
from rulings.selectors.export import export_rulings
from rulings.selectors.rulings import complete, rulings_with_opposites, with_documents, with_opposites
from rulings.throttles import ExportThrottle


def _game_of(code: object) -> Game | None:
    return game_by_code(code=str(code)) if code else None


@extend_schema_view(
    get=extend_schema(
        operation_id="rulings_list",
        summary="List rulings by game, kind, status, language, keyword",
        parameters=[RulingQuerySerializer],
        tags=["rulings"],
    )
)
class RulingListApi(generics.ListAPIView[Ruling]):
    """List the rulings somebody chose, in the order of their codes."""

    serializer_class = RulingSerializer
    filter_backends = ()
    queryset = Ruling.objects.none()

    def get_queryset(self) -> QuerySet[Ruling]:
        """Keep those that were chosen."""
        query = RulingQuerySerializer(data=self.request.query_params)
        query.is_valid(raise_exception=True)
        values = query.validated_data
        choices = RulingChoices(
            game=_game_of(values["game"]),
            kind=values["kind"],
            status=values["status"],
            language=values["language"],
            keyword=values["keyword"],
            shown=values["shown"],
        )
        return rulings_with_opposites(complete(chosen_rulings(choices=choices))).order_by("code")


@extend_schema_view(
    get=extend_schema(
        operation_id="documents_list",
        summary="List the documents rulings rest on",
        parameters=[GameQuerySerializer],
        tags=["rulings"],
    )
)
class DocumentListApi(generics.ListAPIView[Document]):
    """List the documents of a game or of all."""

    serializer_class = DocumentSerializer
    filter_backends = ()
    queryset = documents_of()

    def get_queryset(self) -> QuerySet[Document]:
        """Keep those of the chosen game."""
        query = GameQuerySerializer(data=self.request.query_params)
        query.is_valid(raise_exception=True)
        return documents_of(game=_game_of(query.validated_data["game"]))


class DocumentDetailApi(APIView):
    """Read one document."""

    @extend_schema(
        operation_id="documents_read",
        summary="Read what is known of a document",
        responses={200: DocumentSerializer, 404: ErrorSerializer, 429: ErrorSerializer},
        tags=["rulings"],
    )
    def get(self, request: Request, code: str) -> Response:
        """Return a document with how many of its passages are known."""
        document = document_by_code(code=code)
        if document is None:
            raise Http404
        return Response(DocumentSerializer(document).data)


@extend_schema_view(
    get=extend_schema(
        operation_id="passages_list",
        summary="List passages of a document, a game or all",
        parameters=[PassageQuerySerializer],
        tags=["rulings"],
    )
)
class PassageListApi(generics.ListAPIView[Passage]):
    """List passages, those of a document in its order."""

    serializer_class = PassageSerializer
    filter_backends = ()
    queryset = Passage.objects.none()

    def get_queryset(self) -> QuerySet[Passage]:
        """Keep those of the chosen document or game."""
        query = PassageQuerySerializer(data=self.request.query_params)
        query.is_valid(raise_exception=True)
        values = query.validated_data
        if values["document"]:
            document = document_by_code(code=values["document"])
            if document is None:
                raise Http404
            return with_opposites(passages_of(document=document))
        game = _game_of(values["game"])
        passages = with_opposites(with_documents(Passage.objects.all())).order_by("code")
        return passages.filter(document__game=game) if game else passages


class RulingExportApi(APIView):
    """Take all rulings of a game at once."""

    throttle_classes = (ExportThrottle,)

    @extend_schema(
        operation_id="rulings_export",
        summary="Download all rulings of a game as one JSON document",
        description="Without a game: which documents there are, with their addresses and digests. The document's "
        "bytes, before compression, have the digest told in `ETag` and `X-Checksum-SHA256`; send the tag in "
        "`If-None-Match` and an unchanged document is not sent again.",
        parameters=[
            ExportQuerySerializer,
            OpenApiParameter("If-None-Match", OpenApiTypes.STR, OpenApiParameter.HEADER),
        ],
        responses={
            200: ExportSerializer(many=True),
            304: OpenApiResponse(description="Unchanged."),
            422: ErrorSerializer,
            429: ErrorSerializer,
        },
        tags=["rulings"],
    )
    def get(self, request: Request) -> HttpResponse:
        """Return the document of a game, or the list of all."""
        query = ExportQuerySerializer(data=request.query_params)
        query.is_valid(raise_exception=True)
        game = _game_of(query.validated_data["game"])
        if game is None:
            return Response(ExportSerializer(self._all(request), many=True).data)
        export = export_rulings(game=game)
        response = HttpResponse(export.data, content_type="application/json")
        response["ETag"] = export.etag
        response["X-Checksum-SHA256"] = export.sha256
        response["Cache-Control"] = "no-cache"
        response["Content-Disposition"] = f'attachment; filename="rulings-{export.game}.json"'
        return get_conditional_response(request._request, etag=export.etag, response=response) or response

    def _all(self, request: Request) -> list[dict[str, object]]:
        found = []
        for game in games():
            export = export_rulings(game=game)
            address = reverse("api-ruling-export", request=request) + f"?game={game.code}"
            found.append(
                {
                    "game": game.code,
                    "url": address,
                    "sha256": export.sha256,
                    "bytes": len(export.data),
                    "rulings": export.rulings,
                }
            )
        return found
