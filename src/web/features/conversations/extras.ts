// Included because toasts and sending must work without a network.
import '../../ui/toast-view.tsx'
import './send/send-or-queue.ts'
import './send/unsent-messages.tsx'
import { PictureTools } from './composer/picture-tools.tsx'
import { MessagePicture } from './message/message-picture.tsx'
import { MessageTools } from './message/message-tools.tsx'
import { Misunderstood } from './message/misunderstood.tsx'

/** The extras that a conversation loads afterwards, in one file. */
export const EXTRAS = { MessagePicture, MessageTools, Misunderstood, PictureTools }
