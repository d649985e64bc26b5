/** What the browser is to come back with, and what only the server knows. */
export interface WorkspaceFlow {
  state: string
  nonce: string
  /** Of PKCE: proves that who began is who ends it. */
  verifier: string
}

/** Who came back, in the provider's words. */
export interface WorkspaceIdentity {
  subject: string
  name: string | null
}

/**
 * A provider of OpenID Connect. Failures are AppErrors: 502 `workspace_unreachable` when the provider does not answer,
 * 400 `workspace_refused` for an answer that is forged, repeated, too old, or a refusal.
 */
export interface Workspace {
  /** What the button says: Continue with NAME. */
  readonly name: string
  /** Reads what the provider says about itself, as a sign-in would. */
  check(): Promise<void>
  /** Address at the provider to go to; `returnTo` is where it leads back. */
  begin(returnTo: string): Promise<{ url: string; flow: WorkspaceFlow }>
  /** Reads the address that the browser came back to. */
  finish(address: URL, flow: WorkspaceFlow): Promise<WorkspaceIdentity>
}
