/** Services outside the product, other than the model, whose calls operators can test and watch. */
export const WATCHED_CONNECTIONS = ['embeddings', 'email', 'push', 'sms', 'payment', 'workspace'] as const
export type WatchedConnection = (typeof WATCHED_CONNECTIONS)[number]
