/** What the browser must return with, and what only the server knows. */
export interface WorkspaceFlow {
  state: string
  nonce: string
  /** The PKCE code verifier. */
  verifier: string
}

/** The identity the provider confirmed. */
export interface WorkspaceIdentity {
  subject: string
  name: string | null
}

/**
 * An OpenID Connect provider. Failures are AppErrors: 502 `workspace_unreachable` if the provider does not answer, 400
 * `workspace_refused` if its response is forged, repeated, too old, or a refusal.
 */
export interface Workspace {
  /** The name on the button: Continue with NAME. */
  readonly name: string
  /** Reads the discovery document, as a sign-in would. */
  check(): Promise<void>
  /** The provider's URL to open; `returnTo` is where it leads back. */
  begin(returnTo: string): Promise<{ url: string; flow: WorkspaceFlow }>
  /** Checks the URL that the browser came back to. */
  finish(address: URL, flow: WorkspaceFlow): Promise<WorkspaceIdentity>
}
