export const IMPORT_SOURCES = ['chatgpt', 'claude', 'sillytavern'] as const
export type ImportSource = (typeof IMPORT_SOURCES)[number]

export const SOURCE_NAMES: Record<ImportSource, string> = {
  chatgpt: 'ChatGPT',
  claude: 'Claude',
  sillytavern: 'SillyTavern',
}

export const IMPORT_LIMITS = {
  /** Characters of a message; longer ones are cut. */
  message: 20_000,
  title: 200,
  key: 200,
  /** Messages of one conversation, the newest. */
  messages: 5000,
  /** Messages and characters of one request. */
  batch: 200,
  batchCharacters: 400_000,
  /** Messages of all that a person brought. */
  total: 200_000,
  /** Messages of a page, as they are read. */
  page: 100,
} as const
