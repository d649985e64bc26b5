const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/
/** What proxies add to a request of somebody else. */
const PASSED_ON = /^(x-forwarded-.*|forwarded|via|x-real-ip)$/
const OWN_NAME = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/

/**
 * Does a call come from this machine itself? What a proxy on it passes on comes from elsewhere, and mostly for another
 * name; a page elsewhere whose name was made to point here has that name as its host.
 */
export const isLocalCall = (call: { ip: string; host: string; headers: object }): boolean =>
  LOOPBACK.test(call.ip) && OWN_NAME.test(call.host) && !Object.keys(call.headers).some((name) => PASSED_ON.test(name))
