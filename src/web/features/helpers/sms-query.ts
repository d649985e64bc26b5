import { queryOptions } from '@tanstack/react-query'
import type { Texting } from '../../../contract/sms.ts'
import { get } from '../../api.ts'

/** Whether this server sends SMS, and the consent text. */
export const smsQuery = queryOptions({
  queryKey: ['/api/sms'],
  queryFn: ({ signal }) => get<Texting>('/api/sms', signal),
})
