export interface VapidKeys {
  /** Uncompressed point and number of P-256, base64url. */
  publicKey: string
  privateKey: string
}

/** Where a browser takes notifications, as it said itself. */
export interface BrowserSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** Notifications of closed browsers. */
export interface Push {
  readonly publicKey: string
  /** Rejects with an AppError (400) for an endpoint that no push service has, or that leads into our own network. */
  check(endpoint: string): Promise<void>
  /**
   * `gone`: the browser takes no more. A later one of the same topic (32 characters) replaces one that still waits.
   * Rejects after twenty seconds without an answer, and when `signal` aborts.
   */
  send(subscription: BrowserSubscription, payload: string, topic: string, signal: AbortSignal): Promise<'sent' | 'gone'>
  close(): Promise<void>
}
