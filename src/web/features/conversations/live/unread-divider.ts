import { queryOptions, skipToken } from '@tanstack/react-query'

/** The message after which the conversation was unread when opened; null if it was all read. */
export const unreadDividerQuery = (helperId: number) =>
  queryOptions<number | null>({ queryKey: ['new-line', helperId], queryFn: skipToken, initialData: null, gcTime: 0 })
