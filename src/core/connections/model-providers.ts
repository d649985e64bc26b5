/** How servers are spoken to, each by an adapter. Also the values of AI_PROVIDER that name a model. */
export const PROTOCOLS = ['openai', 'anthropic', 'compatible'] as const
export type Protocol = (typeof PROTOCOLS)[number]

/** Whether a base URL ends in a version such as `/v1`; the other protocols have it in each call. */
export const HAS_VERSION: Record<Protocol, boolean> = { openai: true, anthropic: false, compatible: true }

export const MODEL_PROVIDERS = [
  'openai',
  'anthropic',
  'openrouter',
  'mistral',
  'groq',
  'ollama',
  'lmstudio',
  'compatible',
] as const
export type ModelProvider = (typeof MODEL_PROVIDERS)[number]

/** For people's own models: never a server on this machine. */
export const REMOTE_PROVIDERS = [
  'openai',
  'anthropic',
  'openrouter',
  'mistral',
  'groq',
  'compatible',
] as const satisfies readonly ModelProvider[]
export type RemoteProvider = (typeof REMOTE_PROVIDERS)[number]

interface ProviderFacts {
  name: string
  /** Base URL, without a trailing slash; null if the operator has to enter it. */
  address: string | null
  /** Whether it needs an API key. `optional`: some servers with its protocol do. */
  key: 'required' | 'optional' | 'none'
  protocol: Protocol
  keysAt: string | null
  /** Cheap and good at conversations; null where the choice depends on what is installed. */
  usualModel: string | null
}

/** A server with OpenAI's older protocol: it asks for a key where keys are made. */
const compatible = (name: string, address: string | null, keysAt: string | null): ProviderFacts => ({
  name,
  address,
  key: keysAt === null ? 'none' : 'required',
  protocol: 'compatible',
  keysAt,
  usualModel: null,
})

export const PROVIDERS: Record<ModelProvider, ProviderFacts> = {
  openai: {
    name: 'OpenAI',
    address: 'https://api.openai.com/v1',
    key: 'required',
    protocol: 'openai',
    keysAt: 'https://platform.openai.com/api-keys',
    usualModel: 'gpt-6-luna',
  },
  anthropic: {
    name: 'Anthropic',
    address: 'https://api.anthropic.com',
    key: 'required',
    protocol: 'anthropic',
    keysAt: 'https://console.anthropic.com/settings/keys',
    usualModel: 'claude-haiku-5-5',
  },
  openrouter: compatible('OpenRouter', 'https://openrouter.ai/api/v1', 'https://openrouter.ai/keys'),
  mistral: compatible('Mistral', 'https://api.mistral.ai/v1', 'https://console.mistral.ai/api-keys'),
  groq: compatible('Groq', 'https://api.groq.com/openai/v1', 'https://console.groq.com/keys'),
  ollama: compatible('Ollama', 'http://127.0.0.1:11434/v1', null),
  lmstudio: compatible('LM Studio', 'http://127.0.0.1:1234/v1', null),
  compatible: { ...compatible('Another server with the OpenAI protocol', null, null), key: 'optional' },
}

/** At their default ports. */
export const LOCAL_SERVERS: readonly { name: string; provider: ModelProvider; address: string }[] = [
  { name: 'Ollama', provider: 'ollama', address: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', provider: 'lmstudio', address: 'http://127.0.0.1:1234/v1' },
  { name: 'llama.cpp', provider: 'compatible', address: 'http://127.0.0.1:8080/v1' },
  { name: 'vLLM', provider: 'compatible', address: 'http://127.0.0.1:8000/v1' },
  { name: 'Jan', provider: 'compatible', address: 'http://127.0.0.1:1337/v1' },
]

/** Names of models that are not for chat. */
const OTHER_KINDS = /embed|whisper|tts|dall-e|image|moderation|transcribe|realtime|rerank|guard|audio|speech|sora|ocr/i

export const canChat = (model: string): boolean => !OTHER_KINDS.test(model)

/** The role of a model: replies; background analysis of conversations; fallback when the main model fails. */
export const MODEL_ROLES = ['main', 'background', 'fallback'] as const
export type ModelRole = (typeof MODEL_ROLES)[number]

/** Display name of the operator of the model at an address: the provider, or the host. */
export function providerNameAt(address: string): string {
  const known = MODEL_PROVIDERS.find((id) => PROVIDERS[id].address === address)
  return known ? PROVIDERS[known].name : new URL(address).hostname
}

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

/** Models of Ollama's library that write well for their size. Names change there: any other can be typed. */
interface SuggestedModel {
  name: string
  /** Of the download. */
  bytes: number
  /** Of the machine's memory, graphics card included. */
  memoryGb: number
  note: string
}

/** As listed on 2026-11-29. */
export const SUGGESTED_MODELS: readonly SuggestedModel[] = [
  { name: 'llama3.2:3b', bytes: 2_000_000_000, memoryGb: 8, note: 'Quick, on almost any machine' },
  { name: 'gemma3:4b', bytes: 3_300_000_000, memoryGb: 8, note: 'Good replies for its size, and sees pictures' },
  { name: 'qwen3.5:9b', bytes: 6_600_000_000, memoryGb: 16, note: 'Better replies, but reasons before each' },
  { name: 'gemma4:e4b', bytes: 9_600_000_000, memoryGb: 16, note: 'The best of these, and sees pictures' },
]

/** `name`, `name:tag`, or with a registry before it. */
export const OLLAMA_MODEL = /^[a-z\d][\w.-]*(?:\/[\w.-]+){0,3}(?::[\w.-]+)?$/i

/** Model families that accept pictures, according to their providers' model lists (November 2026). */
const SEEING = [
  /^gpt-(4o|4\.1|4\.5|4-turbo|4-vision|[5-9]|\d\d)/,
  /^chatgpt-4o/,
  /^o[134](-|$)/,
  /^claude-/,
  /^gemini-/,
  /^grok-([4-9]|2-vision)/,
  /^pixtral/,
  /^mistral-(small|medium|large)-(latest|3|2[5-9])/,
  /^llama-?4/,
  /^gemma-?[34]/,
  /^(llava|bakllava|moondream|minicpm-v)/,
  /vision/,
  /-?vl(-|:|\d|$)/,
]
const BLIND =
  /^(o1-(mini|preview)|o3-mini|claude-(2|instant)|gpt-4o(-mini)?-(audio|search|transcribe)|gemma-?3[:-](1b|270m))/

/** Gateways put a vendor before the name: `openai/gpt-5`. */
const bareName = (model: string): string => model.slice(model.lastIndexOf('/') + 1).toLowerCase()

/** Unknown models are assumed not to see any. */
export function seesPictures(model: string): boolean {
  const name = bareName(model)
  return !BLIND.test(name) && SEEING.some((family) => family.test(name))
}
