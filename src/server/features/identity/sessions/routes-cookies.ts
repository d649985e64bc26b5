import type { FastifyReply } from 'fastify'
import type { SignInAnswer } from '../../../../contract/sign-in.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { FLOW_COOKIE, flowCookieOptions } from './auth-flows.ts'
import type { SignedIn } from './complete-sign-in.ts'
import { DEVICE_COOKIE, deviceCookieOptions } from './known-devices.ts'
import { cookieOptions, PENDING_S, SESSION_COOKIE } from './sessions.ts'

type Site = Uses<'config'>

export const setDeviceCookie = (services: Site, reply: FastifyReply, cookie: string): FastifyReply =>
  reply.setCookie(DEVICE_COOKIE, cookie, deviceCookieOptions(services))

export const setFlowCookie = (services: Site, reply: FastifyReply, identifier: string): FastifyReply =>
  reply.setCookie(FLOW_COOKIE, identifier, flowCookieOptions(services))

export const clearFlowCookie = (reply: FastifyReply): FastifyReply =>
  reply.clearCookie(FLOW_COOKIE, { path: '/api/auth' })

/** 202 if a second factor is required. */
export function sendSignIn<Answer extends SignInAnswer>(
  services: Site,
  reply: FastifyReply,
  { answer, session, device }: SignedIn<Answer>,
): Answer {
  const { identifier, isPending } = session
  const options = cookieOptions(services)
  reply.setCookie(SESSION_COOKIE, identifier, isPending ? { ...options, maxAge: PENDING_S } : options)
  if (device !== null) setDeviceCookie(services, reply, device)
  if (isPending) reply.status(202)
  return answer
}
