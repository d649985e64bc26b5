/** External services, other than the model, that operators can test and monitor. */
export const WATCHED_CONNECTIONS = ['embeddings', 'email', 'push', 'sms', 'payment', 'workspace'] as const
export type WatchedConnection = (typeof WATCHED_CONNECTIONS)[number]
