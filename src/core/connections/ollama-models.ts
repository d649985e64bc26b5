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
