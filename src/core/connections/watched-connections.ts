export const WATCHED_CONNECTIONS = ['embeddings', 'email', 'push', 'sms', 'payment', 'workspace'] as const
export type WatchedConnection = (typeof WATCHED_CONNECTIONS)[number]
