import {
  AlarmClock,
  BookmarkPlus,
  BookmarkX,
  Copy,
  type LucideIcon,
  Pencil,
  RefreshCw,
  Reply,
  TextSelect,
  ThumbsDown,
  ThumbsUp,
  Trash2,
  Volume2,
} from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ComponentProps, Fragment, type RefObject, useRef } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import { MENU_PANEL } from '../../../ui/overlays/menu-view.tsx'
import { RemindDialog } from '../follow-ups/choose-time.tsx'
import { Item, menuIcon } from '../organize/conversation-items.tsx'
import { ReactionDialog } from './feedback.tsx'
import { type MessageAction, type MessageActions, useMessageActions } from './use-message-actions.ts'

interface MessageDialogProps {
  message: Message
  helperName: string
  actions: MessageActions
}

const SMS = ' The text message on your phone stays there.'

function deletedText({ isFromUser, versions, isSms }: Message): string {
  const what = isFromUser ? 'Your message and the reply to it' : 'This message'
  const others = versions
    ? `${isFromUser ? ' all their versions' : ' all its versions'} and what followed in those`
    : ''
  return `${what}${others ? `, with${others},` : ''} will be deleted on all your devices, along with everything made from ${isFromUser ? 'them' : 'it'}: memories, summaries and search entries. What followed here stays. This costs nothing and cannot be undone.${isSms ? SMS : ''}`
}

/** The same wording as the Memory page uses for a recalled message. */
const FORGET =
  'No helper will use this message any more, nor anything learned only from it: memories, replies or summaries. You can still read it in your conversations.'

const QUESTIONS = {
  regenerate: ({ helperName, actions: { cost, regenerate } }: MessageDialogProps) => ({
    title: 'Write another reply?',
    description: `${cost} ${helperName}’s reply is kept as another version, with what followed it. You can go back to it at any time.`,
    confirmLabel: 'Regenerate',
    onConfirm: regenerate,
  }),
  forget: ({ actions }: MessageDialogProps) => ({
    title: 'Don’t remember this?',
    description: FORGET,
    confirmLabel: 'Don’t remember',
    onConfirm: actions.forget,
    destructive: true,
  }),
  delete: ({ message, actions }: MessageDialogProps) => ({
    title: message.isFromUser ? 'Delete this message and its reply?' : 'Delete this message?',
    description: deletedText(message),
    confirmLabel: 'Delete',
    onConfirm: actions.remove,
    destructive: true,
  }),
}

function MessageDialog(props: MessageDialogProps) {
  const { message, helperName, actions } = props
  const { asked, busy, close: onClose } = actions
  if (asked === null) return null
  if (asked === 'remind') return <RemindDialog {...{ message, helperName, onClose }} />
  if (asked === 'react') return <ReactionDialog {...{ message, helperName, onClose }} kind="down" />
  return <ConfirmDialog {...{ busy, onClose }} {...QUESTIONS[asked](props)} />
}

const ICONS: Record<MessageAction, LucideIcon> = {
  reply: Reply,
  up: ThumbsUp,
  react: ThumbsDown,
  remind: AlarmClock,
  copy: Copy,
  read: Volume2,
  regenerate: RefreshCw,
  edit: Pencil,
  remember: BookmarkPlus,
  forget: BookmarkX,
  delete: Trash2,
}

/** Selects the text of the message around a button. The selection can be adjusted by hand until it is cleared. */
function selectText(button: HTMLElement | null): void {
  const message = button?.closest<HTMLElement>('.message')
  const bubble = message?.querySelector('[data-words]')
  const selection = getSelection()
  if (!message || !bubble?.firstChild || !selection) return
  message.dataset.selectable = ''
  const text = document.createRange()
  text.selectNodeContents(bubble)
  // Leaves out the sender's name, which is there for screen readers.
  text.setStartAfter(bubble.firstChild)
  selection.removeAllRanges()
  selection.addRange(text)
  const onChange = () => {
    if (selection.containsNode(bubble, true) && !selection.isCollapsed) return
    delete message.dataset.selectable
    document.removeEventListener('selectionchange', onChange)
  }
  document.addEventListener('selectionchange', onChange)
}

/** On touch screens a long press opens this menu instead of selecting text. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches

export interface MessageMenuProps {
  message: Message
  helperName: string
  time: string
}

interface MessageMenuViewProps extends MessageMenuProps {
  button: ComponentProps<'button'>
  trigger: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
}

/** What can be done with a message, and the questions that follow. */
export function MessageMenuView({ message, helperName, time, button, trigger, ...open }: MessageMenuViewProps) {
  const actions = useMessageActions(message)
  // The editor or the composer takes the focus that would return to the button.
  const keepFocus = useRef(false)
  return (
    <DropdownMenu.Root open={open.isOpen} onOpenChange={open.onOpenChange} modal={false}>
      <DropdownMenu.Trigger ref={trigger} {...button} />
      <DropdownMenu.Portal container={trigger.current?.closest('main') ?? null}>
        <DropdownMenu.Content
          align={message.isFromUser ? 'end' : 'start'}
          sideOffset={2}
          collisionPadding={12}
          className={MENU_PANEL}
          onCloseAutoFocus={(event) => {
            if (keepFocus.current) event.preventDefault()
            keepFocus.current = false
          }}
        >
          <DropdownMenu.Label className="px-3 pt-1 pb-1.5 text-xs text-ink-soft">{time}</DropdownMenu.Label>
          {isTouched() && (
            <Item icon={menuIcon(TextSelect)} onSelect={() => selectText(trigger.current)}>
              Select text
            </Item>
          )}
          {actions.items.map(({ key, text, onSelect }) => (
            <Fragment key={key}>
              {key === 'delete' && <DropdownMenu.Separator className="my-1.5 h-px bg-line" />}
              <Item
                icon={menuIcon(ICONS[key])}
                onSelect={() => {
                  keepFocus.current = key === 'edit' || key === 'reply'
                  // The item is gone when a dialog looks where the focus came from.
                  trigger.current?.focus({ preventScroll: true })
                  onSelect()
                }}
              >
                {text}
              </Item>
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
      {actions.asked && <MessageDialog {...{ message, helperName, actions }} />}
    </DropdownMenu.Root>
  )
}
