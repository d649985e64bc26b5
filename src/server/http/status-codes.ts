/** An import of `node:http` would load all that it exports, a second HTTP client included: 15 MiB and 100 ms. */
export const { STATUS_CODES } = process.getBuiltinModule('node:http')
