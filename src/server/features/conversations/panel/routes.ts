import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  askAgainBody,
  beginRoundBody,
  changePanelBody,
  createPanelBody,
  type PanelRound,
  panel,
  panelEvents,
  panelList,
  panelParams,
  panelRound,
  roundParams,
} from '../../../../contract/panels.ts'
import { publicError } from '../../../platform/errors/errors.ts'
import { answerOf, operation } from '../../../platform/http/docs/route-docs.ts'
import { streamEvents, wantsStream } from '../../../platform/http/sse.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { markdownHeaders } from '../read/routes.ts'
import { askAgain, beginRound, type NewRoundWriter } from './begin-round.ts'
import { listPanels, readPanel } from './load-panel.ts'
import { changePanel, createPanel, exportPanel, removePanel } from './manage-panels.ts'

/** For a round that is read once it is over. */
const SILENT: NewRoundWriter = { write: () => {} }
const STREAM = { name: 'PanelEvent', events: panelEvents }

export const panelRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    /** The round goes on if the browser disconnects. */
    async function answer(
      request: FastifyRequest,
      reply: FastifyReply,
      work: (writer: NewRoundWriter) => Promise<PanelRound>,
    ): Promise<PanelRound | undefined> {
      if (!wantsStream(request.headers)) return work(SILENT)
      await streamEvents(request, reply, async (events) => {
        const round = await work({
          accepted: (begun) => events.send('accepted', { round: begun }),
          write: (helperId, text, isSafety) =>
            events.send('token', { helperId, text, isSafety: isSafety || undefined }),
          takeBack: (helperId) => events.send('restart', { helperId }),
          done: (helperId, message) => events.send('done', { helperId, message }),
          failed: (helperId, error) => events.send('error', { helperId, error: publicError(error, request.log) }),
        })
        events.send('end', { round })
      })
    }

    app.get(
      '/api/panels',
      operation('List panels', { description: 'The one used last comes first.', response: { 200: panelList } }),
      async (request) => ({ panels: await listPanels(services, request.actor) }),
    )

    app.post(
      '/api/panels',
      operation('Create a panel', {
        description: 'A conversation of two to five helpers. Without a name, its first question names it.',
        errors: { 404: ['not_found'], 409: ['too_many_panels'] },
        body: createPanelBody,
        response: { 201: panel },
      }),
      async (request, reply) => reply.status(201).send(await createPanel(services, request.actor, request.body)),
    )

    app.get(
      '/api/panels/:id',
      operation('Get a panel', {
        description: 'With all its rounds, what the next one costs, and which may follow.',
        params: panelParams,
        response: { 200: panel },
      }),
      (request) => readPanel(services, request.actor, request.params.id),
    )

    app.patch(
      '/api/panels/:id',
      operation('Rename or plan a panel', {
        description:
          'With a `plan` it is asked the same question every week, at that time of the person’s clock, for what a question costs.',
        params: panelParams,
        body: changePanelBody,
        response: { 200: panel },
      }),
      (request) => changePanel(services, request.actor, request.params.id, request.body),
    )

    app.delete(
      '/api/panels/:id',
      operation('Delete a panel', {
        config: { erases: true },
        description: 'Deletes what was said in it and everything derived from that. The helpers stay.',
        errors: { 409: ['round_running'] },
        params: panelParams,
      }),
      (request) => removePanel(services, request.actor, request.params.id),
    )

    app.get(
      '/api/panels/:id/export',
      operation('Export a panel', {
        description: 'As Markdown, with times in the person’s time zone.',
        params: panelParams,
        openapi: {
          responses: { 200: answerOf('text/markdown', 'The panel.', '# Should I take the offer in Oslo?') },
        },
      }),
      async (request, reply) => {
        const { name, text } = await exportPanel(services, request.actor, request.params.id)
        return reply.headers(markdownHeaders('panel.md', name)).send(text)
      },
    )

    app.post(
      '/api/panels/:id/rounds',
      operation('Begin a round of a panel', {
        config: { writes: true, screened: true },
        description:
          'All helpers answer a question (`ask`), all answer each other once (`discuss`), or one sums up (`sum_up`). What the round costs is reserved as a whole; an answer that fails costs nothing and is in the state `failed`. With `Accept: text/event-stream` the answers are streamed as they are written.',
        errors: {
          402: ['allowance_used_up'],
          409: ['already_sent', 'needs_model', 'not_now', 'panel_full', 'round_running', 'too_few_helpers'],
          422: ['key_reused'],
        },
        openapi: { stream: STREAM },
        params: panelParams,
        body: beginRoundBody,
        response: { 200: panelRound },
      }),
      (request, reply) =>
        answer(request, reply, (writer) =>
          beginRound(services, request.actor, request.params.id, request.body, writer),
        ),
    )

    app.post(
      '/api/panels/:id/rounds/:roundId/retry',
      operation('Ask a helper of a panel again', {
        config: { writes: true },
        description: 'For an answer that did not come, for one message. Streams like `POST /api/panels/{id}/rounds`.',
        errors: {
          402: ['allowance_used_up'],
          409: ['already_answered', 'needs_model', 'round_running'],
        },
        openapi: { stream: STREAM },
        params: roundParams,
        body: askAgainBody,
        response: { 200: panelRound },
      }),
      (request, reply) => {
        const { id: panelId, roundId } = request.params
        const { helperId } = request.body
        return answer(request, reply, (writer) =>
          askAgain(services, request.actor, { panelId, roundId, helperId }, writer),
        )
      },
    )
  }
