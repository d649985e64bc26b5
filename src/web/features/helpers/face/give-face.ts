import type { Helper } from '../../../../contract/helpers.ts'
import { post } from '../../../api.ts'
import { drawFace } from './made-face.ts'

const base64Of = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf(',') + 1)

/** `face`: the address of one of ours, or a picture as data URL. */
export async function giveFace(helperId: number, face: string, hue: number): Promise<Helper> {
  const picture = await drawFace(face, hue)
  return post<Helper>(`/api/helpers/${helperId}/picture`, { picture: base64Of(picture) })
}
