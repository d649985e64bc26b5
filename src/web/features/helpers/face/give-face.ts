import type { Helper } from '../../../../contract/helpers.ts'
import { FACE } from '../../../../core/pictures/picture-limits.ts'
import { post } from '../../../api.ts'

/** The ground of a face in the light scheme (`--ground` in theme.css), as the face keeps it in every scheme. */
const groundOf = (hue: number): string => `oklch(91% 0.055 ${hue})`

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

/** Draws a picture of our own origin, or a data URL, onto the helper's colour. Returns a JPEG as data URL. */
async function drawFace(url: string, hue: number): Promise<string> {
  const image = await load(url)
  const canvas = document.createElement('canvas')
  canvas.width = FACE.side
  canvas.height = FACE.side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw.')
  context.fillStyle = groundOf(hue)
  context.fillRect(0, 0, FACE.side, FACE.side)
  // As `cover` does: the longer side is cut.
  const [width, height] = [image.naturalWidth || FACE.side, image.naturalHeight || FACE.side]
  const scale = FACE.side / Math.min(width, height)
  const [left, top] = [(FACE.side - width * scale) / 2, (FACE.side - height * scale) / 2]
  context.drawImage(image, left, top, width * scale, height * scale)
  return canvas.toDataURL('image/jpeg', 0.9)
}

const base64Of = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf(',') + 1)

/** `face`: the address of one of ours, or a picture as data URL. */
export async function giveFace(helperId: number, face: string, hue: number): Promise<Helper> {
  const picture = await drawFace(face, hue)
  return post<Helper>(`/api/helpers/${helperId}/picture`, { picture: base64Of(picture) })
}
