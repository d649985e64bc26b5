import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a thief of the disk finds: pieces of what was stored, in any file, wherever they stand in it. */

const PIECE_BYTES = 16

/** A value in pieces: whatever is left of twice as many bytes holds one of them whole. */
export function piecesOf(value: Buffer): Buffer[] {
  const count = Math.floor(value.length / PIECE_BYTES)
  return Array.from({ length: count }, (_, index) => value.subarray(index * PIECE_BYTES, (index + 1) * PIECE_BYTES))
}

const startOf = (bytes: Buffer, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)

/** Those of the pieces that stand in the bytes. They are gone through once, however many pieces there are. */
function findPieces(bytes: Buffer, pieces: readonly Buffer[]): Set<Buffer> {
  const byStart = Map.groupBy(pieces, (piece) => startOf(piece, 0))
  const starts = new Uint8Array(1 << 16)
  for (const start of byStart.keys()) starts[start] = 1
  const found = new Set<Buffer>()
  for (let at = 0; at < bytes.length - 1; at += 1) {
    const start = startOf(bytes, at)
    if (starts[start] === 0) continue
    for (const piece of byStart.get(start) ?? []) {
      if (bytes.subarray(at, at + piece.length).equals(piece)) found.add(piece)
    }
  }
  return found
}

/** Each file below a directory in which a piece stands, with the pieces. */
async function search(directory: string, pieces: readonly Buffer[]): Promise<Map<string, Set<Buffer>>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const found = new Map<string, Set<Buffer>>()
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name)
    // It may be gone by now: the database is at work.
    const bytes = await readFile(file).catch(() => Buffer.alloc(0))
    const here = findPieces(bytes, pieces)
    if (here.size > 0) found.set(file.slice(directory.length + 1), here)
  }
  return found
}

/** Names of the files below a directory in which a piece stands, each with how many. */
export async function findTraces(directory: string, pieces: readonly Buffer[]): Promise<Record<string, number>> {
  const found = await search(directory, pieces)
  return Object.fromEntries([...found].map(([file, here]) => [file, here.size]))
}

/** How many of the pieces stand in no file. */
export async function countMissing(directory: string, pieces: readonly Buffer[]): Promise<number> {
  const found = new Set((await search(directory, pieces)).values().flatMap((here) => here.values()))
  return pieces.filter((piece) => !found.has(piece)).length
}
