import { queryOptions } from '@tanstack/react-query'
import type { Texting } from '../../../contract/sms.ts'
import { get } from '../../api.ts'

/** May helpers text on this server, and what a person agrees to. */
export const smsQuery = queryOptions({
  queryKey: ['/api/sms'],
  queryFn: ({ signal }) => get<Texting>('/api/sms', signal),
})
