import type { Message } from '../../../contract/messages.ts'

export interface MessageMenuProps {
  message: Message
  helperName: string
  /** The newest message is where the Tab key goes. */
  isNewest: boolean
  /** When it was sent, as shown. */
  time: string
}

/** Attributes of the button of a message, before and after its menu is loaded. */
export const buttonProps = ({ message: { isFromUser }, helperName, isNewest, time }: MessageMenuProps) => ({
  'data-message-menu': true,
  'aria-label': `Actions for ${isFromUser ? 'your message' : `${helperName}’s message`}, ${time}`,
  tabIndex: isNewest ? 0 : -1,
  className: `message-menu ${isFromUser ? 'left-0' : 'right-0'}`,
})
