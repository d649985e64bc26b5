import { fromChatGpt, fromClaude, fromSillyTavern } from '../../../core/imports/formats.ts'
import { jsonElements } from '../../../core/imports/json-elements.ts'
import type { ParsedConversation } from '../../../core/imports/parsed-conversation.ts'
import { unpacked, zipEntries } from './zip-entries.ts'

/** Characters of one conversation, as it stands in a file: more would not fit into a phone's memory. */
const LONGEST = 24_000_000
/** Characters of a `.jsonl` chat, which is read as a whole. */
const LONGEST_CHAT = 24_000_000
const IN_ZIP = /(^|\/)conversations(-\d+)?\.json$/i

/** Tells people what is wrong with a file. */
export class ExportError extends Error {}

const NOTHING = 'This file holds no conversations of ChatGPT, Claude or SillyTavern.'
const CUT_OFF = 'This file ends in the middle. Please download it again.'

interface Reading {
  file: File
  now: number
  /** Bytes of the file. */
  onProgress(done: number, all: number): void
  onConversation(conversation: ParsedConversation): void
  /** A conversation that is too large to be read. */
  onTooLarge(): void
  /** Reading goes on once it resolves. */
  untilTaken?(): Promise<void>
}

/** Reads the text of a file in pieces. `isLast`: nothing follows. */
type TextReader = (text: string, isLast: boolean) => void

function arrayReader({ now, onConversation, onTooLarge }: Reading): TextReader {
  const elements = jsonElements((text) => {
    if (text === null) {
      onTooLarge()
      return
    }
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      return
    }
    const conversation = fromChatGpt(value, now) ?? fromClaude(value, now)
    if (conversation) onConversation(conversation)
  }, LONGEST)
  return (text, isLast) => {
    elements.push(text)
    if (isLast && !elements.isComplete()) throw new ExportError(CUT_OFF)
  }
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

function chatReader({ file, now, onConversation, onTooLarge }: Reading): TextReader {
  let whole = ''
  let length = 0
  return (text, isLast) => {
    length += text.length
    if (length <= LONGEST_CHAT) whole += text
    if (!isLast) return
    if (length > LONGEST_CHAT) {
      onTooLarge()
      return
    }
    const conversation = fromSillyTavern(whole.split('\n').map(parseLine), file.name, now)
    if (conversation) onConversation(conversation)
  }
}

/** By its first character: ChatGPT and Claude write one array, SillyTavern an object in each line. */
function textReader(reading: Reading): TextReader {
  let reader: TextReader | null = null
  return (text, isLast) => {
    reader ??= /^[\s\ufeff]*\[/.test(text) ? arrayReader(reading) : chatReader(reading)
    reader(text, isLast)
  }
}

async function readStream(
  stream: ReadableStream<Uint8Array>,
  read: TextReader,
  { untilTaken }: Reading,
  onBytes: (count: number) => void,
): Promise<void> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  for (;;) {
    const { value } = await reader.read()
    read(decoder.decode(value, { stream: value !== undefined }), value === undefined)
    if (value === undefined) return
    onBytes(value.length)
    await untilTaken?.()
  }
}

/** Only the conversations are unpacked; pictures and the rest are passed over. */
async function readZip(reading: Reading): Promise<void> {
  const wanted = (await zipEntries(reading.file)).filter(({ name }) => IN_ZIP.test(name))
  const packed = wanted.reduce((sum, { size }) => sum + size, 0)
  const whole = wanted.reduce((sum, { whole }) => sum + whole, 0)
  let done = 0
  for (const entry of wanted) {
    await readStream(await unpacked(reading.file, entry), textReader(reading), reading, (count) => {
      done += count
      reading.onProgress(Math.min(packed, (done / Math.max(1, whole)) * packed), packed)
    })
  }
}

async function readPlain(reading: Reading): Promise<void> {
  let done = 0
  await readStream(reading.file.stream(), textReader(reading), reading, (count) => {
    done += count
    reading.onProgress(done, reading.file.size)
  })
}

async function isZip(file: File): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return first === 0x50 && second === 0x4b
}

/**
 * Reads an export of ChatGPT or Claude (their ZIP archive, or `conversations.json` from it), or a chat of SillyTavern, in
 * pieces: of a file of any size, one conversation at a time is in memory. Throws an ExportError.
 */
export async function readExport(reading: Reading): Promise<void> {
  let found = 0
  const counting: Reading = {
    ...reading,
    onConversation(conversation) {
      found += 1
      reading.onConversation(conversation)
    },
  }
  try {
    await ((await isZip(reading.file)) ? readZip(counting) : readPlain(counting))
  } catch (cause) {
    throw cause instanceof ExportError ? cause : new ExportError(CUT_OFF)
  }
  if (found === 0) throw new ExportError(NOTHING)
}
