import { AppError } from '../errors/errors.ts'

/** The session of a non-public route, which the guard has checked. */
export function sessionOf<Session>({ session }: { session: Session | null }): Session {
  if (!session) throw new AppError(401, 'signed_out', 'Please sign in first.')
  return session
}
