const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/
const PASSED_ON = /^(x-forwarded-.*|forwarded|via|x-real-ip)$/
const OWN_NAME = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/

/** A local proxy forwards others' requests, mostly for another host; a DNS-rebinding page sends its own host. */
export const isLocalCall = (call: { ip: string; host: string; headers: object }): boolean =>
  LOOPBACK.test(call.ip) && OWN_NAME.test(call.host) && !Object.keys(call.headers).some((name) => PASSED_ON.test(name))
