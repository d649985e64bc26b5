import { useQueryClient } from '@tanstack/react-query'
import { DropdownMenu } from 'radix-ui'
import { type ComponentProps, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Helper } from '../../../../contract/helpers.ts'
import { MENU_PANEL } from '../../../ui/overlays/menu-view.tsx'
import { searchWithin } from '../search/start-search.ts'
import { ConversationDialog, type DialogKind } from './conversation-dialog.tsx'
import { ConversationItems } from './conversation-items.tsx'

export interface ConversationMenuProps {
  helper: Helper
  helpers: readonly Helper[]
  timeZone: string
}

interface ConversationMenuViewProps extends ConversationMenuProps {
  /** What the button of the menu shows. */
  button: ComponentProps<'button'>
}

/** Mounted by the first press, so it starts open. */
export function ConversationMenuView({ helper, helpers, timeZone, button }: ConversationMenuViewProps) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  // The field takes the focus that would return to the button.
  const isSearching = useRef(false)
  const [asked, setAsked] = useState<DialogKind | null>(null)
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null)
  const ask = (kind: DialogKind) => {
    // The dialog gives the focus back to where it came from.
    trigger?.focus({ preventScroll: true })
    setAsked(kind)
  }
  const onSearch = () => {
    isSearching.current = true
  }
  const onCloseAutoFocus = (event: Event) => {
    if (!isSearching.current) return
    event.preventDefault()
    isSearching.current = false
    searchWithin(client, helper.id, navigate)
  }
  return (
    <>
      <DropdownMenu.Root defaultOpen modal={false}>
        <DropdownMenu.Trigger ref={setTrigger} {...button} />
        <DropdownMenu.Portal container={trigger?.closest('main') ?? null}>
          <DropdownMenu.Content
            align="end"
            sideOffset={6}
            collisionPadding={12}
            className={MENU_PANEL}
            onCloseAutoFocus={onCloseAutoFocus}
          >
            <ConversationItems {...{ helper, helpers, onSearch, ask }} />
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {asked && <ConversationDialog kind={asked} {...{ helper, timeZone }} onClose={() => setAsked(null)} />}
    </>
  )
}
