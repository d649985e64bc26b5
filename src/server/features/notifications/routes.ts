import type { OutgoingHttpHeader, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { liveEvents } from '../../../contract/events.ts'
import { noticesAnswer, pushEndpointBody, pushKeyAnswer, pushSubscriptionBody } from '../../../contract/schedules.ts'
import { isLocalCall } from '../../../core/network/public-address.ts'
import { AppError, sessionOf } from '../../platform/errors/errors.ts'
import { answerOf, operation } from '../../platform/http/docs/route-docs.ts'
import { STREAM_HEADERS } from '../../platform/http/sse.ts'
import type { Services, Uses } from '../../platform/ports/services.ts'
import { mailRoute, readOutbox, readWholeOutbox } from './email/email-outbox.ts'
import { type Browser, EventHub, EventStream, type LiveContents, parseMark } from './live/event-stream.ts'
import { pushOf, subscribe, unsubscribeBrowser } from './push/send-push.ts'

const EMAILS = [{ id: 3, createdAt: '2026-11-24T09:30:00.000Z', to: 'ada@example.com', subject: 'Reset your password' }]

export const emailRoutes =
  (services: Uses<'config' | 'db' | 'vault' | 'mail'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/notices',
      operation('Get the email route', {
        description: 'Whether this server sends email.',
        response: { 200: noticesAnswer },
      }),
      async () => ({
        email: mailRoute(services),
      }),
    )

    // People who are locked out have no session, but sit at this machine.
    if (services.config.showsOutbox)
      app.get(
        '/api/dev/outbox',
        operation('Read the developer outbox', {
          config: { public: true },
          description:
            'Emails that were not sent because there is no mail server: your own, or all of them when called from this machine.',
          errors: { 401: ['signed_out'] },
          openapi: { responses: { 200: answerOf('application/json', 'Emails, newest first.', EMAILS) } },
        }),
        (request) => {
          if (request.session) return readOutbox(services, request.actor)
          if (isLocalCall(request)) return readWholeOutbox(services)
          throw new AppError(401, 'signed_out', 'Please sign in first.')
        },
      )
  }

export const pushRoutes =
  (services: Uses<'db' | 'clock' | 'push'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/push/key',
      operation('Get the push key', { errors: { 503: ['push_unavailable'] }, response: { 200: pushKeyAnswer } }),
      async () => ({
        publicKey: pushOf(services).publicKey,
      }),
    )

    app.post(
      '/api/push/subscriptions',
      operation('Subscribe a browser to push', {
        errors: { 400: ['bad_endpoint'], 503: ['push_unavailable'] },
        body: pushSubscriptionBody,
      }),
      (request) => subscribe(services, sessionOf(request), request.body),
    )

    app.delete(
      '/api/push/subscriptions',
      operation('Unsubscribe a browser from push', { body: pushEndpointBody }),
      (request) => unsubscribeBrowser(services, request.actor, request.body.endpoint),
    )
  }

/** Proxies close silent connections. */
const HEARTBEAT_MS = 25_000
/** A stream ends after this long; the browser reconnects, and its session is checked again. */
const LONGEST_MS = 30 * 60_000
const RETRY_MS = 2000
const STREAMS_A_PERSON = 20
/** Bytes sent to a browser that it has not read yet, which stay in memory. */
const MOST_BUFFERED = 1_000_000
/** How long a stream that ends may take to be read. */
const LAST_READ_MS = 5000

const isOpen = ({ destroyed, writableEnded }: ServerResponse): boolean => !destroyed && !writableEnded

/** Nothing stays open for a browser that does not read. */
function end(raw: ServerResponse): void {
  raw.end()
  setTimeout(() => raw.destroy(), LAST_READ_MS).unref()
}

export const eventRoutes =
  (services: Services, contents: LiveContents): FastifyPluginAsyncZod =>
  async (app) => {
    const hub = new EventHub(services)

    /** The browser's Last-Event-ID, or else the newest message. */
    async function markOf(request: FastifyRequest) {
      const given = parseMark([request.headers['last-event-id']].flat()[0])
      if (given) return given
      return { floor: await contents.newestMessageId(services, request.actor), seen: [] }
    }

    function begin(
      { raw }: FastifyReply,
      headers: Readonly<Record<string, OutgoingHttpHeader | undefined>>,
      floor: string,
    ): Browser {
      raw.writeHead(200, { ...headers, ...STREAM_HEADERS })
      raw.write(`retry: ${RETRY_MS}\nid: ${floor}\n\n`)
      return {
        send: (event, data, id) => {
          if (isOpen(raw)) raw.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
        },
        isBehind: () => raw.writableLength > MOST_BUFFERED,
        end: () => end(raw),
      }
    }

    function keepOpen({ raw }: FastifyReply, onEnd: () => void): void {
      const heartbeat = setInterval(() => isOpen(raw) && raw.write(':\n\n'), HEARTBEAT_MS)
      const longest = setTimeout(() => end(raw), LONGEST_MS)
      raw.once('close', () => {
        clearInterval(heartbeat)
        clearTimeout(longest)
        onEnd()
      })
    }

    app.get(
      '/api/events',
      operation('Stream live events', {
        description:
          'Server-sent events: `message`, `helper`, `read`, `usage`, `conversation`, `memory`. Send `Last-Event-ID` to get what was missed.',
        errors: { 429: ['too_many_streams'] },
        openapi: { stream: { name: 'LiveEvent', events: liveEvents } },
      }),
      async (request, reply) => {
        const session = sessionOf(request)
        const mark = await markOf(request)
        // No `await` up to `hub.add`, so that streams opened at once are all counted and closed ones are not added.
        if (hub.count(session.actor.userId) >= STREAMS_A_PERSON)
          throw new AppError(429, 'too_many_streams', 'Coterie is open in too many tabs. Please close one.')
        reply.hijack()
        if (reply.raw.destroyed) return
        if (request.method === 'HEAD') return end(reply.raw.writeHead(200, STREAM_HEADERS))
        const text = [mark.floor, ...mark.seen].join('.')
        const stream = new EventStream(services, contents, session, mark, begin(reply, reply.getHeaders(), text))
        // Listens before catching up, so that nothing is missed in between.
        hub.add(stream)
        keepOpen(reply, () => hub.remove(stream))
        await stream.catchUp()
      },
    )
  }
