import type { ErrorCode } from '../../contract/error-codes.ts'

/** Refusals by status: the codes that a route may answer with. */
export type Errors = Readonly<Record<number, readonly ErrorCode[]>>

/** Parts of an operation in OpenAPI's own words, for what no Zod schema of the route says. */
export interface OperationParts {
  requestBody?: object
  responses?: Record<number, object>
  /** Example of the server-sent events that answer when `Accept` asks for them. */
  stream?: string
}

declare module 'fastify' {
  // What /api/openapi.json says of a route beside its shapes. `summary`, which is the operation's id as well, `description`
  // and `hide` are declared by the type provider.
  interface FastifySchema {
    /** Refusals of this route beyond those that its configuration implies (`error-docs.ts`). */
    errors?: Errors
    openapi?: OperationParts
  }
}
