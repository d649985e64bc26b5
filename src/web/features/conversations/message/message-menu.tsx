import { DropdownMenu } from 'radix-ui'
import { lazy, type RefObject, Suspense, useRef, useState } from 'react'
import type { Message } from '../../../../contract/messages.ts'

import { Ellipsis } from '../../../ui/icons.tsx'
import { ITEM, MENU_PANEL } from '../../../ui/menu-view.tsx'
import { useLongPress } from '../../../ui/use-long-press.ts'
import { selectText } from './select-text.ts'
import { useMessageActions } from './use-message-actions.ts'

const MessageDialog = lazy(() =>
  import('./message-dialog.tsx').then(({ MessageDialog }) => ({ default: MessageDialog })),
)

/** On touch screens a long press opens this menu instead of selecting text. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches

interface MessageMenuProps {
  message: Message
  helperName: string
  time: string
}

/** Reached by pointer, by a long press, and by the arrow keys of the thread. */
export function MessageMenu({ message, helperName, time }: MessageMenuProps) {
  const [open, setOpen] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const onOpenChange = (next: boolean) => {
    setOpen(next)
    setUsed(true)
  }
  useLongPress(trigger, '.message', () => onOpenChange(true))
  const whose = message.isFromUser ? 'your message' : `${helperName}’s message`
  return (
    <DropdownMenu.Root {...{ open, onOpenChange }} modal={false}>
      <DropdownMenu.Trigger
        ref={trigger}
        data-message-menu=""
        aria-label={`Actions for ${whose}, ${time}`}
        tabIndex={-1}
        className="message-menu"
        // The arrow keys move to another message.
        onKeyDown={(event) => event.key.startsWith('Arrow') && event.preventDefault()}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </DropdownMenu.Trigger>
      {isUsed && <Opened {...{ message, helperName, time, trigger }} />}
    </DropdownMenu.Root>
  )
}

interface OpenedProps extends MessageMenuProps {
  trigger: RefObject<HTMLButtonElement | null>
}

function Opened({ message, helperName, time, trigger }: OpenedProps) {
  const actions = useMessageActions(message)
  // The editor or the composer takes the focus that would return to the button.
  const keepFocus = useRef(false)
  return (
    <>
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
            <DropdownMenu.Item className={ITEM} onSelect={() => selectText(trigger.current)}>
              Select text
            </DropdownMenu.Item>
          )}
          {actions.items.map(({ key, text, onSelect }) => (
            <DropdownMenu.Item
              key={key}
              className={ITEM}
              onSelect={() => {
                keepFocus.current = key === 'edit' || key === 'reply'
                // The item is gone when a dialog looks where the focus came from.
                trigger.current?.focus({ preventScroll: true })
                onSelect()
              }}
            >
              {text}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
      <Suspense>{actions.asked && <MessageDialog {...{ message, helperName, actions }} />}</Suspense>
    </>
  )
}
