import { useQuery } from '@tanstack/react-query'
import { DropdownMenu } from 'radix-ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import type { Helper } from '../../../contract/helpers.ts'
import { engineInWords } from '../../../core/connections/engine-in-words.ts'
import { personaOf } from '../../../core/personas/personas.ts'
import { queries } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Bell, Calendar, Ellipsis, Notebook, Sliders } from '../../ui/icons.tsx'
import { ITEM, MENU_PANEL } from '../../ui/menu-view.tsx'

const DateDialog = lazy(() => import('./thread/date-dialog.tsx').then(({ DateDialog }) => ({ default: DateDialog })))

interface ConversationMenuProps {
  helper: Helper
  helpers: readonly Helper[]
  timeZone: string
}

const Item = ({ icon, onSelect, children }: { icon: ReactNode; onSelect(): void; children: ReactNode }) => (
  <DropdownMenu.Item className={ITEM} onSelect={onSelect}>
    {icon}
    <span dir="auto" className="min-w-0 wrap-anywhere">
      {children}
    </span>
  </DropdownMenu.Item>
)

const Line = () => <DropdownMenu.Separator className="my-1.5 h-px bg-line" />

const ICON = 'size-4.5 shrink-0 text-ink-soft'

/** What can be done with a conversation. */
export function ConversationMenu({ helper, helpers, timeZone }: ConversationMenuProps) {
  const [, navigate] = useLocation()
  const { data: engine } = useQuery(queries.engine)
  const [isJumping, setJumping] = useState(false)
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null)
  const others = helpers.filter(({ id }) => id !== helper.id)
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          ref={setTrigger}
          aria-label={`More about ${helper.name}`}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
        >
          <Ellipsis aria-hidden="true" className="size-5" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal container={trigger?.closest('main') ?? null}>
          <DropdownMenu.Content align="end" sideOffset={6} collisionPadding={12} className={MENU_PANEL}>
            <Item
              icon={<Calendar aria-hidden="true" className={ICON} />}
              onSelect={() => {
                // The dialog gives the focus back to where it came from.
                trigger?.focus({ preventScroll: true })
                setJumping(true)
              }}
            >
              Jump to date
            </Item>
            <Item
              icon={<Bell aria-hidden="true" className={ICON} />}
              onSelect={() => navigate(paths.helperHistory(helper.id))}
            >
              What it wrote first
            </Item>
            <Item icon={<Notebook className={ICON} />} onSelect={() => navigate(paths.memory)}>
              Memory
            </Item>
            <Item icon={<Sliders className={ICON} />} onSelect={() => navigate(paths.editHelper(helper.id))}>
              Edit {helper.name}
            </Item>
            {others.length > 0 && (
              <DropdownMenu.Group>
                <Line />
                <DropdownMenu.Label className="px-3 py-1 text-xs text-ink-soft">Switch to</DropdownMenu.Label>
                {others.map(({ id, name, imageUrl, personaType }) => (
                  <Item
                    key={id}
                    icon={<Avatar {...{ name, imageUrl }} hue={personaOf(personaType).hue} size={32} />}
                    onSelect={() => navigate(paths.conversation(id))}
                  >
                    {name}
                  </Item>
                ))}
              </DropdownMenu.Group>
            )}
            {engine && (
              <>
                <Line />
                <DropdownMenu.Label className="px-3 py-2 text-sm text-ink-soft">
                  {engineInWords(engine)}
                </DropdownMenu.Label>
              </>
            )}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <Suspense>
        {isJumping && <DateDialog helperId={helper.id} timeZone={timeZone} onClose={() => setJumping(false)} />}
      </Suspense>
    </>
  )
}
