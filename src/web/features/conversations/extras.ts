// A toast must be able to say that there is no network.
import '../../ui/toast-view.tsx'
import { MessagePicture } from './message-picture.tsx'
import { MessageTools } from './message-tools.tsx'
import { PictureTools } from './picture-tools.tsx'

/** What a conversation adds once it is there, in one file to load. */
export const EXTRAS = { MessagePicture, MessageTools, PictureTools }
