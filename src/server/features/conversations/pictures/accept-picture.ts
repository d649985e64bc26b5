import type { Message } from '../../../../contract/messages.ts'
import { sealPicture } from '../../../platform/crypto/sealed-message.ts'
import { cleanPicture } from '../../../platform/errors/clean-picture.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import type { SealedPicture } from './store-pictures.ts'

/** Throws as `cleanPicture` does. */
export async function takePicture(
  services: Pick<Services, 'pictures'>,
  { dataKey }: Actor,
  base64: string,
): Promise<SealedPicture> {
  const { bytes, width, height } = await cleanPicture(services, base64, 'message')
  return { picture: sealPicture(dataKey, bytes), width, height }
}

export const shown = (picture: SealedPicture | null): Pick<Message, 'picture'> =>
  picture ? { picture: { width: picture.width, height: picture.height } } : {}
