declare const APP_ENTRY: string
declare const APP_PRELOADS: readonly string[]
