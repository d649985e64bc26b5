/** Reads the directory of a ZIP archive, and unpacks what is wanted of it with the browser's own streams. */

const END_OF_DIRECTORY = 0x06054b50
const IN_DIRECTORY = 0x02014b50
/** Bytes of the records without their texts. */
const END_BYTES = 22
const DIRECTORY_BYTES = 46
const LOCAL_BYTES = 30
const LONGEST_COMMENT = 65_535
const LARGEST_DIRECTORY = 50_000_000
const STORED = 0
const DEFLATED = 8

interface ZipEntry {
  name: string
  method: number
  /** Bytes, as they are packed. */
  size: number
  /** Bytes, unpacked. */
  whole: number
  /** Where its own header stands. */
  at: number
}

const viewOf = async (blob: Blob): Promise<DataView> => new DataView(await blob.arrayBuffer())

/** Throws if the archive is damaged, or has a form that exports do not have. */
export async function zipEntries(file: Blob): Promise<ZipEntry[]> {
  const tail = await viewOf(file.slice(Math.max(0, file.size - END_BYTES - LONGEST_COMMENT)))
  let end = tail.byteLength - END_BYTES
  while (end >= 0 && tail.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1
  if (end < 0) throw new Error('The archive has no directory')
  const [size, from] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)]
  if (size > LARGEST_DIRECTORY) throw new Error('The directory is too large')
  const directory = await viewOf(file.slice(from, from + size))
  const entries: ZipEntry[] = []
  for (let at = 0; at + DIRECTORY_BYTES <= directory.byteLength; ) {
    if (directory.getUint32(at, true) !== IN_DIRECTORY) throw new Error('The directory is damaged')
    const lengths = [28, 30, 32].map((field) => directory.getUint16(at + field, true))
    const [nameLength = 0] = lengths
    const bytes = new Uint8Array(directory.buffer, at + DIRECTORY_BYTES, nameLength)
    entries.push({
      name: new TextDecoder().decode(bytes),
      method: directory.getUint16(at + 10, true),
      size: directory.getUint32(at + 20, true),
      whole: directory.getUint32(at + 24, true),
      at: directory.getUint32(at + 42, true),
    })
    at += DIRECTORY_BYTES + lengths.reduce((sum, length) => sum + length, 0)
  }
  return entries
}

/** What an entry holds, unpacked. */
export async function unpacked(file: Blob, { at, size, method }: ZipEntry): Promise<ReadableStream<Uint8Array>> {
  const head = await viewOf(file.slice(at, at + LOCAL_BYTES))
  const from = at + LOCAL_BYTES + head.getUint16(26, true) + head.getUint16(28, true)
  const packed = file.slice(from, from + size).stream()
  if (method === STORED) return packed
  if (method !== DEFLATED) throw new Error('The archive is packed in an unknown way')
  return packed.pipeThrough(new DecompressionStream('deflate-raw'))
}
