import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { nextQuery } from '../../../../contract/sign-in.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import { operation, redirectTo } from '../../../platform/http/docs/route-docs.ts'
import type { Services, Uses } from '../../../platform/ports/services.ts'
import { FLOW_COOKIE } from '../sessions/auth-flows.ts'
import { completeSignIn } from '../sessions/complete-sign-in.ts'
import { clearFlowCookie, sendSignIn, setFlowCookie } from '../sessions/cookies.ts'
import { callerOf } from '../sessions/known-devices.ts'
import { beginWorkspace, finishWorkspace, RETURN_PATH, type WorkspaceOutcome } from './sign-in-by-workspace.ts'

const open = { public: true, signIn: true }

/** The callback URL; the provider only adds the query. */
function returnedTo({ publicOrigin, url }: FastifyRequest): URL {
  const address = new URL(RETURN_PATH, publicOrigin)
  address.search = url.includes('?') ? url.slice(url.indexOf('?')) : ''
  return address
}

const signInPage = (query: Record<string, string | null>): string => {
  const filled = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null)
  return filled.length > 0 ? `/signin?${new URLSearchParams(filled)}` : '/signin'
}

const problemPage = ({ problem, linking, next }: Extract<WorkspaceOutcome, { kind: 'problem' }>): string =>
  linking ? `/settings?problem=${problem}` : signInPage({ problem, next })

/** Returns the next page. */
async function answerReturn(
  services: Uses<'config' | 'vault' | 'db' | 'clock' | 'log' | 'signals'>,
  request: FastifyRequest,
  reply: FastifyReply,
  returned: WorkspaceOutcome,
): Promise<string> {
  const { next } = returned
  if (returned.kind === 'problem') return problemPage(returned)
  if (returned.kind === 'linked') return '/settings?linked=workspace'
  if (returned.kind === 'new') {
    setFlowCookie(services, reply, returned.identifier)
    return signInPage({ next })
  }
  const caller = callerOf(services, request)
  const answer = sendSignIn(services, reply, await completeSignIn(services, caller, returned.user))
  return 'user' in answer ? (next ?? '/conversations') : signInPage({ next })
}

export const workspaceRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/auth/workspace',
      operation('Sign in with a workspace', {
        config: open,
        description: 'Redirects to the OpenID provider.',
        openapi: { responses: { 302: redirectTo('Redirects to the provider.') } },
        errors: { 404: ['not_found'], 502: ['workspace_unreachable'] },
        querystring: nextQuery,
      }),
      async (request, reply) => {
        const { next } = request.query
        try {
          const { url, identifier } = await beginWorkspace(services, request.publicOrigin, null, next)
          return setFlowCookie(services, reply, identifier).redirect(url, 302)
        } catch (cause) {
          const isPerson = request.headers.accept?.includes('text/html')
          if (!isPerson || !(cause instanceof AppError) || cause.status !== 502) throw cause
          return reply.redirect(signInPage({ problem: 'unreachable' }), 302)
        }
      },
    )

    app.get(
      RETURN_PATH,
      operation('Return from a workspace', {
        config: open,
        description: 'The OpenID provider redirects the browser here. Redirects into the app.',
        openapi: { responses: { 302: redirectTo('Redirects into the app.') } },
      }),
      async (request, reply) => {
        const signedIn = request.session?.actor.userId ?? null
        const flow = request.cookies[FLOW_COOKIE]
        const returned = await finishWorkspace(services, returnedTo(request), flow, signedIn)
        if (returned.kind !== 'new') clearFlowCookie(reply)
        const page = await answerReturn(services, request, reply, returned).catch((cause) => {
          if (cause instanceof AppError && cause.code === 'suspended') return signInPage({ problem: 'suspended' })
          throw cause
        })
        return reply.redirect(page, 302)
      },
    )
  }
