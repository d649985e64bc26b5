import { crc32, inflateSync } from 'node:zlib'

/** Reads and writes the text chunks of PNG files, where character cards keep their words. */

const SIGNATURE = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const TEXTS = ['tEXt', 'zTXt', 'iTXt']
const MOST_CHUNKS = 20_000

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)

interface Chunk {
  type: string
  data: Buffer
}

/** Throws if the file is cut off or its chunks do not add up. Nothing is allocated by a length that a file claims. */
function chunksOf(bytes: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  let at = SIGNATURE.length
  while (at < bytes.length && chunks.length < MOST_CHUNKS) {
    const end = at + 8 + bytes.readUInt32BE(at)
    const body = bytes.subarray(at + 4, end)
    if (crc32(body) !== bytes.readUInt32BE(end)) throw new Error('A chunk of the PNG is damaged')
    const type = body.toString('latin1', 0, 4)
    if (type === 'IEND') return chunks
    chunks.push({ type, data: body.subarray(4) })
    at = end + 4
  }
  throw new Error('The PNG has no end')
}

/** The parts before each of the next `count` zero bytes, and the rest. */
function splitAtZeros(data: Buffer, count: number): Buffer[] {
  const parts: Buffer[] = []
  let from = 0
  for (let found = 0; found < count; found += 1) {
    const zero = data.indexOf(0, from)
    if (zero < 0) throw new Error('A text of the PNG is damaged')
    parts.push(data.subarray(from, zero))
    from = zero + 1
  }
  return [...parts, data.subarray(from)]
}

const inflated = (data: Buffer, most: number): Buffer => inflateSync(data, { maxOutputLength: most })

const NONE = Buffer.alloc(0)

/** `most`: bytes of a compressed text. */
function textOf({ type, data }: Chunk, most: number): string {
  const [, rest = NONE] = splitAtZeros(data, 1)
  if (type === 'tEXt') return rest.toString()
  if (type === 'zTXt') return inflated(rest.subarray(1), most).toString()
  const [, , words = NONE] = splitAtZeros(rest.subarray(2), 2)
  return (rest[0] === 1 ? inflated(words, most) : words).toString()
}

/** The text with this keyword; undefined if there is none. Throws if the file is damaged. */
export function pngText(bytes: Buffer, keyword: string, most: number): string | undefined {
  const isWanted = ({ data }: Chunk): boolean =>
    data.toString('latin1', 0, keyword.length + 1).toLowerCase() === `${keyword}\0`
  const found = chunksOf(bytes).find((candidate) => TEXTS.includes(candidate.type) && isWanted(candidate))
  return found && textOf(found, most)
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** Bytes of the signature and the header, which come first in every PNG. */
const HEAD = 33

/** Adds texts of ASCII characters by their keywords. */
export function withPngTexts(png: Buffer, texts: Readonly<Record<string, string>>): Buffer {
  const chunks = Object.entries(texts).map(([keyword, text]) =>
    chunk('tEXt', Buffer.from(`${keyword}\0${text}`, 'latin1')),
  )
  return Buffer.concat([png.subarray(0, HEAD), ...chunks, png.subarray(HEAD)])
}
