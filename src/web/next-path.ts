import { safeNext } from '../core/auth/next-path.ts'

/** `next` of a query string where it is a page of this app; null for everything that could lead elsewhere. */
export const nextPath = (search: string): string | null => safeNext(new URLSearchParams(search).get('next'))
