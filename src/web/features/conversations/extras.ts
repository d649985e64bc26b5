// Included because toasts and sending must work without a network.
import '../../ui/toast-view.tsx'
import './send-or-queue.ts'
import './unsent-messages.tsx'
import { MessagePicture } from './message-picture.tsx'
import { MessageTools } from './message-tools.tsx'
import { Misunderstood } from './misunderstood.tsx'
import { PictureTools } from './picture-tools.tsx'

/** The extras that a conversation loads afterwards, in one file. */
export const EXTRAS = { MessagePicture, MessageTools, Misunderstood, PictureTools }
