declare const APP_ENTRY: string
declare const APP_AHEAD: readonly string[]
