import { queryOptions, skipToken } from '@tanstack/react-query'

/** The message after which the open conversation was unread when it was opened; null where it was not. */
export const newLineQuery = (helperId: number) =>
  queryOptions<number | null>({ queryKey: ['new-line', helperId], queryFn: skipToken, initialData: null, gcTime: 0 })
