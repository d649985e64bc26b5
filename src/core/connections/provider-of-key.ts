import type { RemoteProvider } from './model-providers.ts'

/** By its first letters, the longer ones first. */
const FORMS: readonly (readonly [RegExp, RemoteProvider])[] = [
  [/^sk-ant-/, 'anthropic'],
  [/^sk-or-/, 'openrouter'],
  [/^gsk_/, 'groq'],
  [/^sk-(proj|svcacct|admin|None)-/, 'openai'],
  [/^sk-[A-Za-z\d]{20}T3BlbkFJ[A-Za-z\d]{20}$/, 'openai'],
]

/** Whose key it is, as far as its form tells; null for others. */
export const providerOfKey = (key: string): RemoteProvider | null =>
  FORMS.find(([form]) => form.test(key.trim()))?.[1] ?? null
