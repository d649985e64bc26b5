import { setTimeout as sleep } from 'node:timers/promises'
import type { Configuration } from 'openid-client'
import { AppError } from '../../platform/errors/errors.ts'
import type { Workspace, WorkspaceFlow, WorkspaceIdentity } from './port.ts'

interface Settings {
  issuer: string
  clientId: string
  clientSecret: string
  name: string
}

const TIMEOUT_S = 8
const PAUSE_MS = 400
const TRIES = 2
/** How long the discovery document is cached. */
const KNOWN_MS = 3_600_000
const NAME_LENGTH = 80

/** Loaded with the first sign-in. */
const library = () => import('openid-client')

const unreachable = (cause: unknown): AppError =>
  new AppError(
    502,
    'workspace_unreachable',
    'The workspace is not responding. Please try again, or sign in another way.',
    {
      cause,
    },
  )
const refused = (cause: unknown): AppError =>
  new AppError(400, 'workspace_refused', 'The workspace did not confirm who you are. Please try again.', { cause })

async function discover({ issuer, clientId, clientSecret }: Settings): Promise<Configuration> {
  const oidc = await library()
  const address = new URL(issuer)
  const insecure = address.protocol === 'http:' ? { execute: [oidc.allowInsecureRequests] } : {}
  const found = await oidc.discovery(address, clientId, clientSecret, undefined, { timeout: TIMEOUT_S, ...insecure })
  const server = found.serverMetadata()
  // The default when a provider does not list its methods (OpenID Connect Discovery, section 3).
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  if (!methods.includes('client_secret_basic')) return found
  const auth = oidc.ClientSecretBasic(clientSecret)
  const known = new oidc.Configuration(server, clientId, { client_secret: clientSecret }, auth)
  known.timeout = TIMEOUT_S
  if (address.protocol === 'http:') oidc.allowInsecureRequests(known)
  return known
}

async function discoverPatiently(settings: Settings): Promise<Configuration> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await discover(settings)
    } catch (cause) {
      if (tries === TRIES) throw unreachable(cause)
      await sleep(PAUSE_MS)
    }
  }
}

/** Whether the provider failed to answer, rather than refused. */
const isSilence = (cause: unknown): boolean =>
  cause instanceof Error &&
  (['TimeoutError', 'AbortError'].includes(cause.name) || cause.message === 'fetch failed' || isSilence(cause.cause))

const nameOf = (claims: Record<string, unknown>): string | null => {
  const name = claims.name ?? claims.preferred_username
  return typeof name === 'string' && name.trim() ? name.trim().slice(0, NAME_LENGTH).toWellFormed() : null
}

/** Sign-in by OpenID Connect (OAuth 2.0): code flow with PKCE, state and nonce. Discovery at the first sign-in. */
export function createOpenIdWorkspace(settings: Settings): Workspace {
  let found: Promise<Configuration> | null = null
  let foundAt = 0
  const provider = (): Promise<Configuration> => {
    if (found && performance.now() - foundAt < KNOWN_MS) return found
    foundAt = performance.now()
    found = discoverPatiently(settings).catch((cause) => {
      found = null
      throw cause
    })
    return found
  }
  return {
    name: settings.name,
    async check() {
      await discoverPatiently(settings)
    },
    async begin(returnTo) {
      const [oidc, config] = await Promise.all([library(), provider()])
      const flow = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      }
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: returnTo,
        scope: 'openid profile',
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, flow }
    },

    async finish(address: URL, { state, nonce, verifier }: WorkspaceFlow): Promise<WorkspaceIdentity> {
      const [oidc, config] = await Promise.all([library(), provider()])
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
      const tokens = await oidc.authorizationCodeGrant(config, address, checks).catch((cause) => {
        throw isSilence(cause) ? unreachable(cause) : refused(cause)
      })
      const claims = tokens.claims()
      if (!claims) throw refused(undefined)
      return { subject: claims.sub, name: nameOf(claims) }
    },
  }
}
