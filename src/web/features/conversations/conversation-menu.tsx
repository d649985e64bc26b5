import { useQueryClient } from '@tanstack/react-query'
import { DropdownMenu } from 'radix-ui'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Helper } from '../../../contract/helpers.ts'
import { Ellipsis } from '../../ui/icons.tsx'
import { MENU_PANEL } from '../../ui/menu-view.tsx'
import { searchWithin } from './begin-search.ts'
import type { DialogKind } from './organize/conversation-dialog.tsx'
import type { ConversationItems } from './organize/conversation-items.tsx'

const ConversationDialog = lazy(() =>
  import('./organize/conversation-dialog.tsx').then(({ ConversationDialog }) => ({ default: ConversationDialog })),
)

/** With what the items open, so that none of it is missing when the connection is lost in between. */
const loadItems = () => import('./organize/conversation-items.tsx')

/** It should not compete with the page's own downloads. */
const LATER_MS = 4000

const Unavailable = () => (
  <DropdownMenu.Label className="px-3 py-2 text-sm">You are offline. This needs a connection.</DropdownMenu.Label>
)

interface ConversationMenuProps {
  helper: Helper
  helpers: readonly Helper[]
  timeZone: string
}

export function ConversationMenu({ helper, helpers, timeZone }: ConversationMenuProps) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  // The field takes the focus that would return to the button.
  const isSearching = useRef(false)
  const [Items, setItems] = useState<typeof ConversationItems | typeof Unavailable | null>(null)
  const preload = useCallback(
    () =>
      void loadItems().then(
        ({ ConversationItems, preloadItems }) => {
          preloadItems()
          setItems(() => ConversationItems)
        },
        () => setItems(() => Unavailable),
      ),
    [],
  )
  // When the pointer or the focus reaches the button, and in time for a connection that is lost later.
  useEffect(() => {
    const timer = setTimeout(preload, LATER_MS)
    return () => clearTimeout(timer)
  }, [preload])
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
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          ref={setTrigger}
          aria-label={`More about ${helper.name}`}
          onPointerEnter={preload}
          onFocus={preload}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={trigger?.closest('main') ?? null}>
          <DropdownMenu.Content
            align="end"
            sideOffset={6}
            collisionPadding={12}
            className={MENU_PANEL}
            onCloseAutoFocus={onCloseAutoFocus}
          >
            {Items ? <Items {...{ helper, helpers, onSearch, ask }} /> : <div className="h-80" />}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <Suspense>
        {asked && <ConversationDialog kind={asked} {...{ helper, timeZone }} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  )
}
