import type { OutgoingHttpHeader, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { liveEvents } from '../../../../contract/events.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import { operation } from '../../../platform/http/docs/route-docs.ts'
import { sessionOf } from '../../../platform/http/session-of.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { type Browser, EventHub, EventStream, type LiveContents, parseMark } from './event-stream.ts'

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

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

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
      raw.writeHead(200, { ...headers, ...HEADERS })
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
        if (request.method === 'HEAD') return end(reply.raw.writeHead(200, HEADERS))
        const text = [mark.floor, ...mark.seen].join('.')
        const stream = new EventStream(services, contents, session, mark, begin(reply, reply.getHeaders(), text))
        // Listens before catching up, so that nothing is missed in between.
        hub.add(stream)
        keepOpen(reply, () => hub.remove(stream))
        await stream.catchUp()
      },
    )
  }
