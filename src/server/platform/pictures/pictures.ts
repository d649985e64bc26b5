import type sharp from 'sharp'
import { FACE, PICTURE } from '../../../core/text/limits.ts'
import { AppError } from '../errors/errors.ts'

/** Pictures that strangers may have made. */

/** So that no script in a picture can run. */
export const PICTURE_HEADERS = { 'content-security-policy': "default-src 'none'; sandbox" }

/** Bytes of a body with a picture in base64. */
export const LARGEST_PICTURE = Math.ceil(PICTURE.sentBytes * 1.4)

const RETRY_AFTER_S = 5

const refused = (message: string, cause?: unknown) =>
  new AppError(400, 'unreadable_picture', message, { cause, fields: { picture: message } })
const unreadable = (cause?: unknown) =>
  refused('This picture could not be read. Please use a JPEG, PNG or WebP.', cause)
const tooLarge = (cause?: unknown) =>
  refused(`This picture is too large. It can have ${PICTURE.sentPixels / 1_000_000} million pixels.`, cause)
const unavailable = (message: string, cause?: unknown) =>
  new AppError(503, 'pictures_unavailable', message, { cause, retryAfter: RETRY_AFTER_S })

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

const inTurn = limitConcurrency(AT_ONCE, WAITING)

function refusalOf(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  const isLarge = cause instanceof Error && cause.message.includes('pixel limit')
  // The library's message may quote the file.
  return isLarge ? tooLarge() : unreadable()
}

async function run<Result>(work: (library: Sharp) => Promise<Result>): Promise<Result> {
  loading ??= load()
  const library = await loading.catch((cause) => {
    throw unavailable('This server cannot accept pictures right now. You can go on without it.', cause)
  })
  const turn = inTurn(() => work(library))
  if (!turn) throw unavailable('Many pictures are being sent right now. Please try again in a moment.')
  return turn.catch((cause) => Promise.reject(refusalOf(cause)))
}

/** Best first. Even noise fits the last one. */
const QUALITIES = [82, 60, 30]

/** `message`: at most 1600 pixels wide and high. `face`: cut to a small square. */
const SHAPES = {
  message: { ...PICTURE, fit: 'inside' },
  face: { ...FACE, fit: 'cover' },
} as const

type PictureUse = keyof typeof SHAPES

/** A picture without anything but its pixels, as JPEG. */
interface CleanPicture {
  bytes: Buffer
  width: number
  height: number
}

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
  throw tooLarge()
}

/** Takes JPEG, PNG or WebP, and makes it upright. 400: too large, or none of these. 503: too many at once, or no library. */
export async function cleanPicture(base64: string, use: PictureUse): Promise<CleanPicture> {
  const given = Buffer.from(base64, 'base64')
  if (!isPicture(given)) throw unreadable()
  return run((library) => encode(library, given, use))
}

const groundOf = (hue: number) => ({
  create: { width: FACE.side, height: FACE.side, channels: 3, background: `hsl(${hue}, 45%, 85%)` } as const,
})

/** A face that was cleaned before, as a PNG of the same size; without one, an even ground of that hue. 503 as above. */
export const drawPortrait = (face: Buffer | null, hue: number): Promise<Buffer> =>
  run((library) => (face ? library(face) : library(groundOf(hue))).png().toBuffer())
