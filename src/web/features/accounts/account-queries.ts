import { queryOptions } from '@tanstack/react-query'
import type { NoticesAnswer } from '../../../contract/schedules.ts'
import type { AuthMethods, SessionsAnswer, SignInMethods } from '../../../contract/sign-in.ts'
import { get } from '../../api.ts'

export const accountQueries = {
  authMethods: queryOptions({
    queryKey: ['/api/auth/methods'],
    queryFn: ({ signal }) => get<AuthMethods>('/api/auth/methods', signal),
    staleTime: 0,
  }),
  signInMethods: queryOptions({
    queryKey: ['/api/user/sign-in-methods'],
    queryFn: ({ signal }) => get<SignInMethods>('/api/user/sign-in-methods', signal),
    // Two parts of a page ask for it.
    staleTime: 5000,
  }),
  sessions: queryOptions({
    queryKey: ['/api/user/sessions'],
    queryFn: ({ signal }) => get<SessionsAnswer>('/api/user/sessions', signal),
    staleTime: 0,
  }),
  notices: queryOptions({
    queryKey: ['/api/notices'],
    queryFn: ({ signal }) => get<NoticesAnswer>('/api/notices', signal),
  }),
}
