import type { NoticesAnswer } from '../../../contract/schedules.ts'
import type { AuthMethods, SessionsAnswer, SignInMethods } from '../../../contract/sign-in.ts'
import { queryOf } from '../../api.ts'

export const accountQueries = {
  authMethods: {
    ...queryOf<AuthMethods>('/api/auth/methods'),
    staleTime: 0,
  },
  signInMethods: {
    ...queryOf<SignInMethods>('/api/user/sign-in-methods'),
    // Two parts of a page ask for it.
    staleTime: 5000,
  },
  sessions: {
    ...queryOf<SessionsAnswer>('/api/user/sessions'),
    staleTime: 0,
  },
  notices: queryOf<NoticesAnswer>('/api/notices'),
}
