const YEAR_S = 31_536_000

/** The content security policy (CSP): our own script files, and inline scripts with these `hashes`: `'sha256-…'`. */
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

const UNUSED = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'midi', 'payment']
/** The microphone is for dictation. */
const PERMISSIONS = [...UNUSED.map((name) => `${name}=()`), 'microphone=(self)'].join(', ')

const DOCUMENT_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
}
const SECURE_HEADERS = {
  ...DOCUMENT_HEADERS,
  'content-security-policy': contentPolicy(),
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}
/** They mean nothing on a script, a style sheet or a font. A page loads up to twenty of those. */
export const ONLY_DOCUMENTS = Object.keys(DOCUMENT_HEADERS)
const ONLY_HTTPS = { 'strict-transport-security': `max-age=${YEAR_S}; includeSubDomains` }

/** Pages use no other origin, and none may frame them. Values are fixed: composing them costs a tenth of a page. */
export const secureHeaders = (https: boolean): Record<string, string> => ({
  ...SECURE_HEADERS,
  ...(https ? ONLY_HTTPS : {}),
})
