/** OpenAPI for bodies and responses without a Zod schema: media type and example. */

const schemaOf = (example: string | object): object => {
  if (typeof example === 'string') return { type: 'string' }
  return Array.isArray(example) ? { type: 'array', items: { type: 'object' } } : { type: 'object' }
}

export const bodyOf = (mediaType: string, example: string | object): object => ({
  required: true,
  content: { [mediaType]: { schema: schemaOf(example), example } },
})

export const answerOf = (mediaType: string, description: string, example: string | object): object => ({
  description,
  content: { [mediaType]: { schema: schemaOf(example), example } },
})

export const redirectTo = (description: string): object => ({
  description,
  headers: { Location: { description: 'Where to continue.', schema: { type: 'string' } } },
})
