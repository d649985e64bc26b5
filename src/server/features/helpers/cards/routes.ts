import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { cardAnswer, cardBody } from '../../../../contract/cards.ts'
import { idParams } from '../../../../contract/common.ts'
import { CARD_LIMITS } from '../../../../core/cards/card.ts'
import { answerOf, operation } from '../../../platform/http/docs/route-docs.ts'
import { PICTURE_HEADERS } from '../../../platform/pictures/pictures.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { exportJson, exportPng, readCard } from './cards.ts'

const LARGEST_CARD = Math.ceil(CARD_LIMITS.fileBytes * 1.4)

const asFile = (reply: FastifyReply, plainName: string, name: string): FastifyReply =>
  reply.header(
    'content-disposition',
    `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  )

export const cardRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/helper-cards/read',
      operation('Read a character card', {
        bodyLimit: LARGEST_CARD,
        description: 'V1, V2 or V3, as PNG or JSON. Answers with what it would become; nothing is kept.',
        errors: { 422: ['unreadable_card'] },
        body: cardBody,
        response: { 200: cardAnswer },
      }),
      async (request) => readCard(request.body.file),
    )

    app.get(
      '/api/helpers/:id/card.json',
      operation('Export a helper of your own as a character card in JSON', {
        description: 'Character Card V3.',
        errors: { 400: ['not_allowed'] },
        params: idParams,
        openapi: { responses: { 200: answerOf('application/json', 'The card.', { spec: 'chara_card_v3' }) } },
      }),
      async (request, reply) => {
        const { name, text } = await exportJson(services, request.actor, request.params.id)
        return asFile(reply, 'helper.json', name).type('application/json; charset=utf-8').send(text)
      },
    )

    app.get(
      '/api/helpers/:id/card.png',
      operation('Export a helper of your own as a character card in a picture', {
        description: 'Character Card V3 in the chunk `ccv3`, and V2 in `chara`.',
        errors: { 400: ['not_allowed'], 503: ['pictures_unavailable'] },
        params: idParams,
        openapi: { responses: { 200: answerOf('image/png', 'The card.', '…') } },
      }),
      async (request, reply) => {
        const { name, bytes } = await exportPng(services, request.actor, request.params.id)
        return asFile(reply, 'helper.png', name).headers(PICTURE_HEADERS).type('image/png').send(bytes)
      },
    )
  }
