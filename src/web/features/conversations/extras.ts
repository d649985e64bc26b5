import { MessagePicture } from './message-picture.tsx'
import { MessageTools } from './message-tools.tsx'
import { PictureTools } from './picture-tools.tsx'

/** What a conversation adds once it is there, in one file to load. */
export const EXTRAS = { MessagePicture, MessageTools, PictureTools }
