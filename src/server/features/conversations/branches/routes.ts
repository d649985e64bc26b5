import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  editMessageBody,
  exchange,
  messageParams,
  reactionBody,
  versionsAnswer,
} from '../../../../contract/messages.ts'
import { operation } from '../../../platform/http/docs/route-docs.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { react, takeReactionBack } from '../attached/react.ts'
import { answerExchange, REPLY_ERRORS, REPLY_STREAM } from '../send/routes.ts'
import { editMessage } from './edit-message.ts'
import { regenerateReply } from './regenerate-reply.ts'
import { deleteMessage, readVersions, selectVersion } from './versions.ts'

export const branchRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/messages/:id/regenerate',
      operation('Regenerate a reply', {
        config: { writes: true },
        description:
          'Writes another reply to the same message, for one message of the allowance. The old reply stays until the new one is saved, and is then kept as a version of it, with what followed. `id` is the reply’s. Streams like `POST /api/messages`.',
        errors: {
          ...REPLY_ERRORS,
          409: [
            'already_writing',
            'cannot_regenerate',
            'changed_elsewhere',
            'reply_in_progress',
            'stopped',
            'too_many_versions',
          ],
        },
        openapi: { stream: REPLY_STREAM },
        params: messageParams,
        response: { 200: exchange },
      }),
      (request, reply) =>
        answerExchange(request, reply, (writer) => regenerateReply(services, request.actor, request.params.id, writer)),
    )

    app.post(
      '/api/messages/:id/edit',
      operation('Edit a message', {
        config: { writes: true, screened: true },
        description:
          'Saves another version of one of the person’s own messages and replies to it, for one message of the allowance. The old version is kept with what followed it. Streams like `POST /api/messages`.',
        errors: {
          ...REPLY_ERRORS,
          409: [
            'already_sent',
            'cannot_edit',
            'changed_elsewhere',
            'reply_in_progress',
            'stopped',
            'too_many_versions',
          ],
          422: ['key_reused'],
        },
        openapi: { stream: REPLY_STREAM },
        params: messageParams,
        body: editMessageBody,
        response: { 200: exchange },
      }),
      (request, reply) =>
        answerExchange(request, reply, (writer) =>
          editMessage(services, request.actor, request.params.id, request.body, writer),
        ),
    )

    app.get(
      '/api/messages/:id/versions',
      operation('List the versions of a message', {
        description: 'Oldest first, with their texts, so that they can be compared. `id` is that of any of them.',
        params: messageParams,
        response: { 200: versionsAnswer },
      }),
      (request) => readVersions(services, request.actor, request.params.id),
    )

    app.post(
      '/api/messages/:id/select',
      operation('Select a version', {
        description:
          'Shows this version of a message, with what followed it, instead of the current one. `versions` of a message lists the ids.',
        errors: { 409: ['changed_elsewhere', 'reply_in_progress'] },
        params: messageParams,
      }),
      (request) => selectVersion(services, request.actor, request.params.id),
    )

    app.delete(
      '/api/messages/:id',
      operation('Delete a message', {
        config: { erases: true },
        description:
          'Deletes a message and its reply, all versions of both with what followed in those, and everything derived from them: memories, summaries, search index entries.',
        errors: { 409: ['changed_elsewhere', 'reply_in_progress'] },
        params: messageParams,
      }),
      (request) => deleteMessage(services, request.actor, request.params.id),
    )

    app.post(
      '/api/messages/:id/reaction',
      operation('React to a message', {
        description: 'To a message of a helper, whose next prompts tell of it. Replaces an earlier reaction.',
        errors: { 400: ['not_allowed'] },
        params: messageParams,
        body: reactionBody,
      }),
      (request) => react(services, request.actor, request.params.id, request.body),
    )

    app.delete('/api/messages/:id/reaction', operation('Take a reaction back', { params: messageParams }), (request) =>
      takeReactionBack(services, request.actor, request.params.id),
    )
  }
