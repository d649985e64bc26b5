declare const APP_ENTRY: string
declare const APP_PRELOADS: readonly string[]
/** Requests that the document sent before the app's code arrived, by path. */
declare var early: Record<string, Promise<Response>> | undefined
/** Paths of those requests, with `:id` from the page's address. */
declare const EARLY_PATHS: readonly string[]
