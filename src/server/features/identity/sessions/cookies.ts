import type { FastifyReply } from 'fastify'
import type { SignInAnswer } from '../../../../contract/sign-in.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { FLOW_COOKIE, FLOW_MS } from './auth-flows.ts'
import type { SignedIn } from './complete-sign-in.ts'
import { DEVICE_COOKIE, KNOWN_MS } from './known-devices.ts'
import { PENDING_S, SESSION_COOKIE, SESSION_MS } from './sessions.ts'

type Site = Uses<'config'>

/** Cookies that go along with sign-in requests only, including redirects back from a provider. */
const SIGN_IN_PATH = '/api/auth'

function setCookie({ config }: Site, reply: FastifyReply, name: string, value: string, path: string, maxAge: number) {
  const secure = config.appUrl?.startsWith('https:') ?? false
  return reply.setCookie(name, value, { httpOnly: true, sameSite: 'lax', secure, path, maxAge })
}

export const setSessionCookie = (
  services: Site,
  reply: FastifyReply,
  identifier: string,
  seconds = SESSION_MS / 1000,
): FastifyReply => setCookie(services, reply, SESSION_COOKIE, identifier, '/', seconds)

export const setDeviceCookie = (services: Site, reply: FastifyReply, cookie: string): FastifyReply =>
  setCookie(services, reply, DEVICE_COOKIE, cookie, SIGN_IN_PATH, KNOWN_MS / 1000)

export const setFlowCookie = (services: Site, reply: FastifyReply, identifier: string): FastifyReply =>
  setCookie(services, reply, FLOW_COOKIE, identifier, SIGN_IN_PATH, FLOW_MS / 1000)

export const clearFlowCookie = (reply: FastifyReply): FastifyReply =>
  reply.clearCookie(FLOW_COOKIE, { path: SIGN_IN_PATH })

/** 202 if a second factor is required. */
export function sendSignIn<Answer extends SignInAnswer>(
  services: Site,
  reply: FastifyReply,
  { answer, session, device }: SignedIn<Answer>,
): Answer {
  const { identifier, isPending } = session
  setSessionCookie(services, reply, identifier, isPending ? PENDING_S : undefined)
  if (device !== null) setDeviceCookie(services, reply, device)
  if (isPending) reply.status(202)
  return answer
}
