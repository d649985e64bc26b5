import type sharp from 'sharp'
import { FACE, PICTURE } from '../../../core/pictures/picture-limits.ts'
import { PictureError } from '../port-errors.ts'
import type { CleanPicture, Pictures, PictureUse } from './port.ts'

/** Null if `waiting` others are already queued. */
function limitConcurrency(atOnce: number, waiting: number) {
  const queue: (() => void)[] = []
  let running = 0
  return <Result>(work: () => Promise<Result>): Promise<Result> | null => {
    if (queue.length >= waiting) return null
    return (async () => {
      if (running >= atOnce) await new Promise<void>((resolve) => queue.push(resolve))
      else running += 1
      try {
        return await work()
      } finally {
        // The next task takes this slot.
        const next = queue.shift()
        if (next) next()
        else running -= 1
      }
    })()
  }
}

/** Decoding takes tens of megabytes and a core, so few run at a time and few may wait. */
const AT_ONCE = 2
const WAITING = 16
const LONGEST_S = 10

const JPEG = Buffer.of(0xff, 0xd8, 0xff)
const PNG = Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

const startsWith = (bytes: Buffer, mark: Buffer | string, at = 0): boolean =>
  bytes.subarray(at, at + mark.length).equals(Buffer.from(mark as string))

const isPicture = (bytes: Buffer): boolean =>
  startsWith(bytes, JPEG) || startsWith(bytes, PNG) || (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8))

/** Only these decoders of the library may run, whatever the bytes say they are. */
const DECODERS = ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer']

type Sharp = typeof sharp
let loading: Promise<Sharp> | undefined

async function load(): Promise<Sharp> {
  const { default: library } = await import('sharp')
  library.block({ operation: ['VipsForeignLoad'] })
  library.unblock({ operation: DECODERS })
  library.concurrency(1)
  // No picture stays in memory.
  library.cache(false)
  return library
}

/** Best first. Even noise fits the last one. */
const QUALITIES = [82, 60, 30]

const SHAPES = {
  message: { ...PICTURE, fit: 'inside' },
  face: { ...FACE, fit: 'cover' },
} as const satisfies Record<PictureUse, object>

async function encode(library: Sharp, given: Buffer, use: PictureUse): Promise<CleanPicture> {
  const { side, storedBytes, fit } = SHAPES[use]
  const picture = library(given, { limitInputPixels: PICTURE.sentPixels, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: LONGEST_S })
    .autoOrient()
    .resize(side, side, { fit, withoutEnlargement: fit === 'inside' })
    .flatten({ background: 'white' })
  for (const quality of QUALITIES) {
    const { data, info } = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer({ resolveWithObject: true })
    if (data.length <= storedBytes) return { bytes: data, width: info.width, height: info.height }
  }
  throw new PictureError('too_large', 'The picture stays too large')
}

function pictureError(cause: unknown): PictureError {
  if (cause instanceof PictureError) return cause
  const isLarge = cause instanceof Error && cause.message.includes('pixel limit')
  // The library's message may quote the file.
  return new PictureError(isLarge ? 'too_large' : 'unreadable', 'The picture could not be decoded')
}

const groundOf = (hue: number) => ({
  create: { width: FACE.side, height: FACE.side, channels: 3, background: `hsl(${hue}, 45%, 85%)` } as const,
})

export function createPictures(): Pictures {
  const inTurn = limitConcurrency(AT_ONCE, WAITING)
  const library = () =>
    (loading ??= load().catch((cause) => {
      throw new PictureError('unavailable', 'The library for pictures does not load', cause)
    }))
  async function run<Result>(work: (loaded: Sharp) => Promise<Result>): Promise<Result> {
    const loaded = await library()
    const turn = inTurn(() => work(loaded))
    if (!turn) throw new PictureError('busy', 'Too many pictures at once')
    return turn.catch((cause) => Promise.reject(pictureError(cause)))
  }
  return {
    async clean(given, use) {
      if (!isPicture(given)) throw new PictureError('unreadable', 'Not a JPEG, PNG or WebP picture')
      return run((loaded) => encode(loaded, given, use))
    },
    portrait: (face, hue) => run((loaded) => (face ? loaded(face) : loaded(groundOf(hue))).png().toBuffer()),
  }
}
