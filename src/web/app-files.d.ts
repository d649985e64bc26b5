/** Paths of the app's files: its entry, and what the sign-in page needs besides. */
declare const APP_ENTRY: string
declare const APP_AHEAD: readonly string[]
