import { PICTURE } from '../../../core/pictures/picture-limits.ts'
import type { CleanPicture, PictureFailure, PictureUse } from '../../integrations/pictures/port.ts'
import { PictureError } from '../../integrations/port-errors.ts'
import { AppError } from '../errors/errors.ts'
import type { Uses } from '../ports/services.ts'

/** So that no script in a picture can run. */
export const PICTURE_HEADERS = { 'content-security-policy': "default-src 'none'; sandbox" }

/** Bytes of a body with a picture in base64. */
export const LARGEST_PICTURE = Math.ceil(PICTURE.sentBytes * 1.4)

const RETRY_AFTER_S = 5

const unreadable = (message: string) => (cause: unknown) =>
  new AppError(400, 'unreadable_picture', message, { cause, fields: { picture: message } })
const unavailable = (message: string) => (cause: unknown) =>
  new AppError(503, 'pictures_unavailable', message, { cause, retryAfter: RETRY_AFTER_S })

const REFUSALS: Record<PictureFailure, (cause: unknown) => AppError> = {
  unreadable: unreadable('This picture could not be read. Please use a JPEG, PNG or WebP.'),
  too_large: unreadable(`This picture is too large. It can have ${PICTURE.sentPixels / 1_000_000} million pixels.`),
  busy: unavailable('Many pictures are being sent right now. Please try again in a moment.'),
  unavailable: unavailable('This server cannot accept pictures right now. You can go on without it.'),
}

/** 400: it is too large or can't be read. 503: too many at once, or this server can't read pictures. */
export function cleanPicture({ pictures }: Uses<'pictures'>, base64: string, use: PictureUse): Promise<CleanPicture> {
  return pictures.clean(Buffer.from(base64, 'base64'), use).catch(refusePicture)
}

/** Throws what the person is told when a picture fails. */
export function refusePicture(error: unknown): never {
  throw error instanceof PictureError ? REFUSALS[error.kind](error) : error
}
