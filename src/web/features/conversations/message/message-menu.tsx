import { Ellipsis } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef } from 'react'
import { ITEM, MENU_PANEL } from '../../../ui/menu-view.tsx'
import { buttonProps, type MessageMenuProps } from './menu-button.ts'
import { MessageDialog } from './message-dialog.tsx'
import { MessageEditor } from './message-editor.tsx'
import { selectText } from './select-text.ts'
import { useMessageActions } from './use-message-actions.ts'

/** Arrow keys move between messages: all their buttons are one Tab stop. */
export function moveFocus(from: HTMLElement, key: string): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[key]
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-message-menu]')]
  if (step) buttons[buttons.indexOf(from) + step]?.focus()
}

/** On touch screens a long press opens this menu instead of selecting text. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches

interface OpenedMenuProps extends MessageMenuProps {
  open: boolean
  onOpenChange(open: boolean): void
}

/** Mounted by the first press. */
export function MessageMenu({ open, onOpenChange, ...props }: OpenedMenuProps) {
  const { message, helperName } = props
  const trigger = useRef<HTMLButtonElement>(null)
  const actions = useMessageActions(message)
  // The editor takes the focus that would return to the button.
  const keepFocus = useRef(false)
  return (
    <>
      <DropdownMenu.Root {...{ open, onOpenChange }} modal={false}>
        <DropdownMenu.Trigger
          ref={trigger}
          {...buttonProps(props)}
          onKeyDownCapture={(event) => {
            const { key, currentTarget } = event
            if (currentTarget.dataset.state !== 'closed' || !key.startsWith('Arrow')) return
            event.preventDefault()
            moveFocus(currentTarget, key)
          }}
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align={message.isFromUser ? 'start' : 'end'}
            sideOffset={2}
            collisionPadding={12}
            className={MENU_PANEL}
            onCloseAutoFocus={(event) => {
              if (keepFocus.current) event.preventDefault()
              keepFocus.current = false
            }}
          >
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
                  keepFocus.current = key === 'edit'
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
      </DropdownMenu.Root>
      {actions.asked === 'edit' && (
        <MessageEditor message={message} cost={actions.cost} onSave={actions.edit} onClose={actions.close} />
      )}
      <MessageDialog {...{ message, helperName, actions }} />
    </>
  )
}
