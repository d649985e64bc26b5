import { LARGEST_FILE, PICTURE } from '../../../../core/pictures/picture-limits.ts'
import { shrinkPicture } from '../../../ui/fields/file-button.tsx'
import type { ToastMessage } from '../../../ui/overlays/toast-view.tsx'

interface Given {
  picture?: string | null
  /** What the person should know of it. */
  told?: ToastMessage
}

/** The picture to send, as a data URL, of files that were chosen, dropped or pasted. */
export async function pictureFrom([file, ...others]: File[]): Promise<Given> {
  if (!file?.type.startsWith('image/')) return { told: { title: 'Only pictures can be sent.' } }
  if (file.size > LARGEST_FILE) return { told: { title: 'This picture is too large.' } }
  const picture = await shrinkPicture(file, PICTURE.side)
  if (!picture) return { told: { title: 'This picture can’t be opened here.', description: 'Try a JPEG or a PNG.' } }
  return others.length > 0 ? { picture, told: { title: 'One picture at a time: this is the first.' } } : { picture }
}
