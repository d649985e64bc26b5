import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { cardAnswer, cardBody } from '../../../contract/cards.ts'
import { idParams } from '../../../contract/common.ts'
import {
  createHelperBody,
  helper,
  helperExists,
  helperList,
  pictureBody,
  toggleBody,
  updateHelperBody,
} from '../../../contract/helpers.ts'
import { CARD_LIMITS } from '../../../core/cards/card.ts'
import { answerOf, operation } from '../../platform/http/docs/route-docs.ts'
import { LARGEST_PICTURE, PICTURE_HEADERS } from '../../platform/pictures/pictures.ts'
import type { Services } from '../../platform/ports/services.ts'
import { exportJson, exportPng, readCard } from './cards/cards.ts'
import { createHelper, duplicateHelper } from './create-helper.ts'
import {
  editHelper,
  readFace,
  readHelper,
  readHelpers,
  removeFace,
  removeHelper,
  setFace,
  toggleHelper,
} from './manage-helpers.ts'

/** Bytes of one with a background and opening messages of full length. */
const LARGEST_HELPER = 256 * 1024

export const helperRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/api/helpers', operation('List your helpers', { response: { 200: helperList } }), (request) =>
      readHelpers(services, request.actor),
    )

    app.post(
      '/api/helpers',
      operation('Create a helper', {
        bodyLimit: LARGEST_HELPER,
        errors: {
          400: ['not_allowed', 'phone_not_verified', 'sms_unavailable'],
          403: ['helper_limit'],
          409: ['helper_exists'],
        },
        body: createHelperBody,
        response: { 201: helper, 409: helperExists },
      }),
      async (request, reply) => {
        const created = await createHelper(services, request.actor, request.body)
        reply.status(201)
        return created
      },
    )

    app.get('/api/helpers/:id', operation('Get a helper', { params: idParams, response: { 200: helper } }), (request) =>
      readHelper(services, request.actor, request.params.id),
    )

    app.patch(
      '/api/helpers/:id',
      operation('Update a helper', {
        bodyLimit: LARGEST_HELPER,
        errors: { 400: ['not_allowed', 'phone_not_verified', 'sms_unavailable'] },
        params: idParams,
        body: updateHelperBody,
        response: { 200: helper },
      }),
      (request) => editHelper(services, request.actor, request.params.id, request.body),
    )

    app.patch(
      '/api/helpers/:id/toggle',
      operation('Turn a helper on or off', {
        errors: { 403: ['helper_limit'] },
        params: idParams,
        body: toggleBody,
        response: { 200: helper },
      }),
      (request) => toggleHelper(services, request.actor, request.params.id, request.body.active),
    )

    app.post(
      '/api/helpers/:id/duplicate',
      operation('Duplicate a helper of your own', {
        description: 'Its settings and its picture, without its conversation and memories.',
        errors: { 400: ['not_allowed'], 403: ['helper_limit'], 409: ['helper_exists'] },
        params: idParams,
        response: { 201: helper, 409: helperExists },
      }),
      async (request, reply) => {
        const copy = await duplicateHelper(services, request.actor, request.params.id)
        reply.status(201)
        return copy
      },
    )

    app.post(
      '/api/helpers/:id/picture',
      operation('Give a helper of your own a picture', {
        bodyLimit: LARGEST_PICTURE,
        description: 'Encoded again without metadata, as a square. `imageUrl` of the helper then leads to it.',
        errors: { 400: ['not_allowed', 'unreadable_picture'], 503: ['pictures_unavailable'] },
        params: idParams,
        body: pictureBody,
        response: { 200: helper },
      }),
      (request) => setFace(services, request.actor, request.params.id, request.body.picture),
    )

    app.get(
      '/api/helpers/:id/picture',
      operation('Get the picture of a helper of your own', {
        params: idParams,
        openapi: { responses: { 200: answerOf('image/jpeg', 'The picture, a square.', '…') } },
      }),
      async (request, reply) => {
        const picture = await readFace(services, request.actor, request.params.id)
        return reply.headers(PICTURE_HEADERS).type('image/jpeg').send(picture)
      },
    )

    app.delete(
      '/api/helpers/:id/picture',
      operation('Remove the picture of a helper of your own', { params: idParams, response: { 200: helper } }),
      (request) => removeFace(services, request.actor, request.params.id),
    )

    app.delete(
      '/api/helpers/:id',
      operation('Delete a helper', {
        description: 'Also deletes its conversation and the memories from it.',
        params: idParams,
      }),
      (request) => removeHelper(services, request.actor, request.params.id),
    )
  }

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
