import { AppError } from '../errors.ts'

/** The session of a call that is not public; the guard has let nobody else through. */
export function sessionOf<Session>({ session }: { session: Session | null }): Session {
  if (!session) throw new AppError(401, 'signed_out', 'Please sign in first.')
  return session
}
