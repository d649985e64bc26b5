export interface VapidKeys {
  /** A P-256 key pair, base64url: uncompressed point and scalar. */
  publicKey: string
  privateKey: string
}

/** A browser's push subscription. */
export interface BrowserSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** Notifications that reach browsers even while the app is closed. */
export interface Push {
  readonly publicKey: string
  /** Rejects with an AppError (400) if the endpoint is not a push service's, or leads into our own network. */
  check(endpoint: string): Promise<void>
  /**
   * `gone`: the browser takes no more. A later one of the same topic (32 characters) replaces one that still waits.
   * Rejects after twenty seconds without an answer, and when `signal` aborts.
   */
  send(subscription: BrowserSubscription, payload: string, topic: string, signal: AbortSignal): Promise<'sent' | 'gone'>
  close(): Promise<void>
}
