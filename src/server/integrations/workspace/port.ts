/** What the browser must return with, and what only the server knows. */
export interface WorkspaceFlow {
  state: string
  nonce: string
  /** The PKCE code verifier. */
  verifier: string
}

export interface WorkspaceIdentity {
  subject: string
  name: string | null
}

/** AppErrors: 502 `workspace_unreachable`, or 400 `workspace_refused` if forged, repeated, too old or refused. */
export interface Workspace {
  /** The name on the button: Continue with NAME. */
  readonly name: string
  /** Reads the discovery document, as a sign-in would. */
  check(): Promise<void>
  /** The provider's URL to open; `returnTo` is where it leads back. */
  begin(returnTo: string): Promise<{ url: string; flow: WorkspaceFlow }>
  finish(address: URL, flow: WorkspaceFlow): Promise<WorkspaceIdentity>
}
