import type { Message } from '../../../../contract/messages.ts'

export interface MessageMenuProps {
  message: Message
  helperName: string
  /** The newest message is the one that Tab reaches. */
  isNewest: boolean
  time: string
}

/** Attributes of a message's menu button, before and after the menu is loaded. */
export const buttonProps = ({ message: { isFromUser }, helperName, isNewest, time }: MessageMenuProps) => ({
  'data-message-menu': true,
  'aria-label': `Actions for ${isFromUser ? 'your message' : `${helperName}’s message`}, ${time}`,
  tabIndex: isNewest ? 0 : -1,
  className: `message-menu ${isFromUser ? 'left-0' : 'right-0'}`,
})
