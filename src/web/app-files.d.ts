/** Addresses of the app's files, as the build names them: its entry, and what the sign-in page needs beside that. */
declare const APP_ENTRY: string
declare const APP_AHEAD: readonly string[]
