import { queryOptions } from '@tanstack/react-query'
import type { SessionsAnswer, Ways, WaysIn } from '../../../contract/sign-in.ts'
import { get } from '../../api.ts'

export const accountQueries = {
  /** What this browser may come in by, and what it has begun. */
  ways: queryOptions({
    queryKey: ['/api/auth/ways'],
    queryFn: ({ signal }) => get<Ways>('/api/auth/ways', signal),
    staleTime: 0,
  }),
  /** What lets in to the person's account. */
  waysIn: queryOptions({
    queryKey: ['/api/user/ways-in'],
    queryFn: ({ signal }) => get<WaysIn>('/api/user/ways-in', signal),
    staleTime: 0,
  }),
  sessions: queryOptions({
    queryKey: ['/api/user/sessions'],
    queryFn: ({ signal }) => get<SessionsAnswer>('/api/user/sessions', signal),
    staleTime: 0,
  }),
}
