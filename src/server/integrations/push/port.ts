/** A P-256 key pair, base64url: uncompressed point and scalar. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

export interface BrowserSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

export interface Push {
  readonly publicKey: string
  /** Rejects with an AppError (400) if the endpoint is not a push service's, or leads into our own network. */
  check(endpoint: string): Promise<void>
  /**
   * `gone`: the subscription has ended. A later notification with the same topic (32 characters) replaces a waiting
   * one. Rejects after twenty seconds without a response, and when `signal` aborts.
   */
  send(subscription: BrowserSubscription, payload: string, topic: string, signal: AbortSignal): Promise<'sent' | 'gone'>
  close(): Promise<void>
}
