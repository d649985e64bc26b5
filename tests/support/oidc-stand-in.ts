import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export const OIDC_CLIENT = { clientId: 'coterie', clientSecret: 'a secret of the loopback alone' }

/** A real OpenID Connect provider on the loopback, which signs in anyone by name. */
export interface OidcStandIn {
  issuer: string
  /** Starts it for an app with this redirect URL. It does not answer before that. */
  open(redirectUri: string): void
  /** Signs in with this name at a URL of the provider; returns the URL that the browser is redirected to. */
  signIn(url: string, login: string): Promise<string>
  close(): Promise<void>
}

class CookieJar {
  readonly #cookies = new Map<string, string>()

  async fetch(url: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      this.#cookies.set(name, value)
    }
    return response
  }
}

async function passThrough(issuer: string, start: string, login: string): Promise<string> {
  const jar = new CookieJar()
  let url = start
  for (let steps = 0; steps < 20; steps += 1) {
    if (!url.startsWith(issuer)) return url
    let response = await jar.fetch(url)
    if (response.status === 200) {
      const prompt = /name="prompt" value="(\w+)"/.exec(await response.text())?.[1] ?? ''
      const body = new URLSearchParams({ prompt, login, password: 'any' })
      response = await jar.fetch(url, { method: 'POST', body })
    }
    const location = response.headers.get('location')
    if (!location) throw new Error(`the provider answered ${response.status} at ${url}`)
    url = new URL(location, url).href
  }
  throw new Error('the provider leads around in circles')
}

export async function startOidcStandIn(): Promise<OidcStandIn> {
  let handle: ((request: IncomingMessage, response: ServerResponse) => void) | null = null
  const server = createServer((request, response) => {
    if (handle) return handle(request, response)
    response.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    open(redirectUri) {
      const provider = new Provider(issuer, {
        clients: [
          {
            client_id: OIDC_CLIENT.clientId,
            client_secret: OIDC_CLIENT.clientSecret,
            redirect_uris: [redirectUri],
            response_types: ['code'],
            grant_types: ['authorization_code'],
          },
        ],
        findAccount: (_context, id) => ({
          accountId: id,
          claims: async () => ({
            sub: id,
            name: `${id} of the workspace`,
            email: `${id}@workspace.example`,
            email_verified: true,
          }),
        }),
        claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
        conformIdTokenClaims: false,
        pkce: { required: () => true },
        cookies: { keys: ['only for tests'] },
        features: { devInteractions: { enabled: true } },
      })
      handle = provider.callback()
    },
    signIn: (url, login) => passThrough(issuer, url, login),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
