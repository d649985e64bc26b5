import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const YEAR_S = 31_536_000
const ENTRY = 'index.html'

const CONTENT_POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';')

const SECURE_HEADERS = {
  'content-security-policy': CONTENT_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
const ONLY_HTTPS = { 'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains` }

/**
 * Headers of every answer. All of a page comes from our own origin, and no other site may frame it. They never change
 * while the process runs: helmet would compose them anew for each answer, at a tenth of what a page of a conversation
 * costs.
 */
export function secureHeaders(app: FastifyInstance, https: boolean): void {
  const headers = { ...SECURE_HEADERS, ...(https ? ONLY_HTTPS : {}) }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

function cacheControl(path: string): string {
  return path.includes('/assets/') ? `public, max-age=${YEAR_S}, immutable` : 'no-cache'
}

/** Paths below which every file is known: what is missing there is missing. */
const FILES = /^\/(api|assets|avatars)(\/|$|\?)/

function isPage({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || FILES.test(url)) return false
  // Whoever takes anything may be after a picture or a script: those have an extension.
  return accept.includes('text/html') || (accept.includes('*/*') && !/^[^?]*\.[^/?]*(\?|$)/.test(url))
}

function answerMissing(request: FastifyRequest, reply: FastifyReply, hasPages: boolean): void {
  if (hasPages && isPage(request)) {
    reply.header('cache-control', 'no-cache').sendFile(ENTRY)
    return
  }
  reply.status(404).send({ error: { code: 'not_found', message: 'Not found' } })
}

/** Serves the built web app: its files, and its entry for every path that is a page of it. */
export async function servePages(app: FastifyInstance, root: string): Promise<void> {
  const hasPages = existsSync(join(root, ENTRY))
  if (hasPages) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControl(path))
      },
    })
  }
  app.setNotFoundHandler((request, reply) => answerMissing(request, reply, hasPages))
}
