import { PICTURE } from '../../../core/pictures/picture-limits.ts'

/** So that no script in a picture can run. */
export const PICTURE_HEADERS = { 'content-security-policy': "default-src 'none'; sandbox" }

/** Bytes of a body with a picture in base64. */
export const LARGEST_PICTURE = Math.ceil(PICTURE.sentBytes * 1.4)
