import { safeNext } from '../core/auth/next-path.ts'

/** The `next` parameter if it is a path of this app, else null: it must not lead to another site. */
export const nextPath = (search: string): string | null => safeNext(new URLSearchParams(search).get('next'))
