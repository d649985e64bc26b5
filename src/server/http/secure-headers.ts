import type { FastifyInstance } from 'fastify'

const YEAR_S = 31_536_000

/** Allows our own script files, and inline scripts with these `hashes`: `'sha256-…'`. */
const contentPolicy = (...hashes: string[]): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(';')

/** Headers of a page with one inline script, the only one allowed. `hash`: `sha256-…` of its text. */
export const allowScript = (hash: string): { 'content-security-policy': string } => ({
  'content-security-policy': contentPolicy(`'${hash}'`),
})

/** Browser features that no page uses. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
]

const SECURE_HEADERS = {
  'content-security-policy': contentPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': UNUSED.map((name) => `${name}=()`).join(', '),
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}
const ONLY_HTTPS = { 'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains` }

/**
 * Security headers of every response. Everything on a page comes from our own origin, and no other site may frame it.
 * The values are fixed while the process runs, as composing them for each response in helmet costs a tenth of serving a
 * conversation page.
 */
export function secureHeaders(app: FastifyInstance, https: boolean): void {
  const headers = { ...SECURE_HEADERS, ...(https ? ONLY_HTTPS : {}) }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
