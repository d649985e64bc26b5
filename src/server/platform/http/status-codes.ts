/** An import of `node:http` would load all that it exports, a second HTTP client included, which takes 17 MiB. */
export const { STATUS_CODES } = process.getBuiltinModule('node:http')
