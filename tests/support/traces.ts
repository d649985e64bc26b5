import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Searches the disk for fragments of stored data, in any file and at any offset, as a thief would. */

const PIECE_BYTES = 16

/** A value in fragments: any remaining part twice as long contains a complete one. */
export function piecesOf(value: Buffer): Buffer[] {
  const count = Math.floor(value.length / PIECE_BYTES)
  return Array.from({ length: count }, (_, index) => value.subarray(index * PIECE_BYTES, (index + 1) * PIECE_BYTES))
}

const BLOCKS = 1 << 16

/** The two bytes ending there, as a number. */
const blockAt = (bytes: Buffer, at: number): number => ((bytes[at - 1] as number) << 8) | (bytes[at] as number)

/**
 * Finds which fragments occur in a file. Looks at two bytes at a time and skips as far as no fragment can start: Wu and
 * Manber, "A fast algorithm for multi-pattern searching" (1994).
 */
function finderOf(pieces: readonly Buffer[]): (bytes: Buffer) => Set<Buffer> {
  const last = Math.min(...pieces.map(({ length }) => length)) - 1
  const skips = new Uint8Array(BLOCKS).fill(Math.min(last, 255))
  for (const piece of pieces) {
    for (let at = 1; at <= last; at += 1) {
      const block = blockAt(piece, at)
      skips[block] = Math.min(skips[block] as number, last - at)
    }
  }
  const byBlock = Map.groupBy(pieces, (piece) => blockAt(piece, last))
  return (bytes) => {
    const found = new Set<Buffer>()
    const isAt = (start: number) => (piece: Buffer) => bytes.subarray(start, start + piece.length).equals(piece)
    let at = last
    while (at < bytes.length) {
      const block = blockAt(bytes, at)
      const skip = skips[block] as number
      if (skip === 0)
        byBlock
          .get(block)
          ?.filter(isAt(at - last))
          .forEach(found.add, found)
      at += skip || 1
    }
    return found
  }
}

/** Each file in a directory tree that contains a fragment, with the fragments. */
async function search(directory: string, pieces: readonly Buffer[]): Promise<Map<string, Set<Buffer>>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const found = new Map<string, Set<Buffer>>()
  const find = finderOf(pieces)
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name)
    // It may be gone by now: the database is running.
    const bytes = await readFile(file).catch(() => Buffer.alloc(0))
    const here = find(bytes)
    if (here.size > 0) found.set(file.slice(directory.length + 1), here)
  }
  return found
}

/** Names of the files in a directory tree that contain a fragment, each with how many. */
export async function findTraces(directory: string, pieces: readonly Buffer[]): Promise<Record<string, number>> {
  const found = await search(directory, pieces)
  return Object.fromEntries([...found].map(([file, here]) => [file, here.size]))
}

/** How many of the fragments occur in no file. */
export async function countMissing(directory: string, pieces: readonly Buffer[]): Promise<number> {
  const found = new Set((await search(directory, pieces)).values().flatMap((here) => here.values()))
  return pieces.filter((piece) => !found.has(piece)).length
}
