import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { engineSentence, type PageFacts } from '../../../core/pages/page-slots.ts'
import { lookIn, lookTokens } from '../../../core/pages/theme.ts'
import { escapeHtml } from '../../../core/text/entities.ts'
import { SESSION_COOKIE } from '../../features/identity/sessions/sessions.ts'
import { loadPrerendered, type Prerendered } from './prerendered.ts'
import { pageLimit } from './rate-limits.ts'
import { allowScript, ONLY_DOCUMENTS } from './secure-headers.ts'

const YEAR_S = 31_536_000
const APP = 'app.html'
const NOT_FOUND = 'not-found.html'
const OPENER_POLICY = 'cross-origin-opener-policy'

/** Paths with files only: unknown ones are 404, not pages. */
const FILES = /^\/(api|assets|avatars)(\/|$|\?)/
/** Build files that are parts of pages, never pages themselves. */
const PARTS = '/pages/'

interface PagesOptions {
  webRoot: string
  /** The methods that this path of the API answers. */
  methodsAt(path: string): string[]
  engine(): { connected: boolean; name: string }
  supportAddress: string | null
  rateLimits: boolean
}

const takesHtml = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false

const isRead = ({ method, url }: FastifyRequest): boolean => (method === 'GET' || method === 'HEAD') && !FILES.test(url)

const hasExtension = (url: string): boolean => {
  const [path = ''] = url.split('?', 1)
  return path.slice(path.lastIndexOf('/')).includes('.')
}

/** A request that accepts anything may be for an image or a script, but those have an extension. */
const isPage = (request: FastifyRequest): boolean =>
  takesHtml(request) || ((request.headers.accept ?? '*/*').includes('*/*') && !hasExtension(request.url))

export const hasSession = ({ headers }: { headers: { cookie?: string } }): boolean =>
  headers.cookie?.includes(`${SESSION_COOKIE}=`) ?? false

function addressOf({ url }: FastifyRequest) {
  const mark = url.indexOf('?')
  if (mark < 0) return { path: url, query: '' }
  return { path: url.slice(0, mark), query: new URLSearchParams(url.slice(mark + 1)).toString() }
}

function factsOf({ publicOrigin, headers }: FastifyRequest, { engine, supportAddress }: PagesOptions): PageFacts {
  const { origin } = new URL(publicOrigin)
  return {
    origin: escapeHtml(origin),
    supportAddress: escapeHtml(supportAddress ?? ''),
    supportClass: supportAddress ? '' : 'hidden',
    look: lookTokens(lookIn(headers.cookie ?? '')),
    year: String(new Date().getFullYear()),
    engine: escapeHtml(engineSentence(engine())),
  }
}

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    index: false,
    allowedPath: (path) => !path.startsWith(PARTS),
    setHeaders: (reply, path) => {
      const isAsset = path.includes('/assets/')
      reply.header('cache-control', isAsset ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
      if (isAsset) for (const name of ONLY_DOCUMENTS) reply.removeHeader(name)
    },
  })
}

function answers(pages: Prerendered, options: PagesOptions) {
  async function answerFilled(file: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { 'accept-encoding': accepted = '', 'if-none-match': held = '' } = request.headers
    const { type, etag, coding, body } = await pages.read(file, factsOf(request, options), String(accepted))
    reply.headers({ 'content-type': type, 'cache-control': 'no-cache', vary: 'cookie, accept-encoding', etag })
    const hash = pages.scriptHashOf(file)
    if (hash) reply.headers(allowScript(hash))
    if (reply.statusCode === 200 && held.includes(etag)) return reply.status(304).send()
    if (coding !== 'identity') reply.header('content-encoding', coding)
    return reply.send(body)
  }

  /** The app, which loads the session and the page itself. */
  const answerApp = (request: FastifyRequest, reply: FastifyReply) =>
    answerFilled(pages.shellOf(addressOf(request).path) ?? APP, request, reply)

  function answerVisitor(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const { path, query } = addressOf(request)
    const kind = pages.kindOf(path)
    if (kind === 'member' && takesHtml(request)) {
      const next = new URLSearchParams({ next: query ? `${path}?${query}` : path })
      return reply.headers({ 'cache-control': 'no-cache', vary: 'cookie' }).redirect(`/signin?${next}`)
    }
    const file = kind === 'unknown' ? NOT_FOUND : pages.fileOf(path, query)
    if (!file) return answerApp(request, reply)
    // A static page has no state to isolate from its opener, and isolation would force a new process.
    if (!pages.isHydrated(file)) reply.removeHeader(OPENER_POLICY)
    return answerFilled(file, request, reply)
  }

  function answerPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    if (pages.kindOf(addressOf(request).path) === 'unknown') reply.status(404)
    return hasSession(request) ? answerApp(request, reply) : answerVisitor(request, reply)
  }

  return { answerFilled, answerPage }
}

/** With a session cookie, any page is the app, which checks whether the session is still valid. */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const pages = loadPrerendered(options.webRoot)
  if (pages) await serveFiles(app, options.webRoot)
  const respond = pages && answers(pages, options)

  const limit = options.rateLimits ? pageLimit(app) : null
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    await limit?.(request)
    if (pages && respond && isRead(request)) {
      const text = pages.textOf(addressOf(request).path)
      if (text) return respond.answerFilled(text, request, reply)
      if (isPage(request)) return respond.answerPage(request, reply)
    }
    const methods = options.methodsAt(addressOf(request).path)
    if (methods.length === 0 || methods.includes(request.method))
      return reply.status(404).send({ error: { code: 'not_found', message: 'Not found' } })
    const message = `This address answers ${methods.join(', ')} only.`
    return reply
      .status(405)
      .header('allow', methods.join(', '))
      .send({ error: { code: 'method_not_allowed', message } })
  }
  // Known paths need no file lookup. Others may be files, or known paths spelled differently.
  for (const path of pages?.known ?? []) app.get(path, answer)
  app.setNotFoundHandler(answer)
}
