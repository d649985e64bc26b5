import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  Archive,
  Bell,
  BellOff,
  Calendar,
  CalendarClock,
  Download,
  type LucideIcon,
  NotebookText,
  Pin,
  Search,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useDeferredValue } from 'react'
import { useLocation } from 'wouter'
import type { OrganizeBody } from '../../../../contract/conversations.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import { engineInWords } from '../../../../core/connections/in-words.ts'
import { queries } from '../../../api.ts'
import { HelperAvatar } from '../../../helper-avatar.tsx'
import { paths } from '../../../paths.ts'
import { ITEM } from '../../../ui/overlays/menu-view.tsx'
import { NOT_CHANGED, useCall } from '../../../use-call.ts'
import { type DialogKind, organize } from './conversation-dialog.tsx'

export const Item = ({ icon, onSelect, children }: { icon: ReactNode; onSelect(): void; children: ReactNode }) => (
  <DropdownMenu.Item className={ITEM} onSelect={onSelect}>
    {icon}
    <span dir="auto" className="min-w-0 wrap-anywhere">
      {children}
    </span>
  </DropdownMenu.Item>
)

export const menuIcon = (Icon: LucideIcon) => <Icon className="size-4.5 shrink-0 text-ink-soft" />

interface OrganizeItemsProps {
  helper: Helper
  ask(dialog: 'mute' | 'clear'): void
}

/** What a person does with a conversation as a whole. */
function OrganizeItems({ helper: { id, name, mutedUntil }, ask }: OrganizeItemsProps) {
  const { data } = useQuery(queries.conversations)
  const client = useQueryClient()
  const call = useCall()
  const change = (to: OrganizeBody, done: string) => call(() => organize(client, id, to), NOT_CHANGED, done)
  const [, navigate] = useLocation()
  const one = data?.conversations.find(({ helperId }) => helperId === id)
  const isMuted = mutedUntil !== null && new Date(mutedUntil) > new Date()
  const pin = () => change({ isPinned: !one?.isPinned }, one?.isPinned ? 'Unpinned' : 'Pinned to the top of the list')
  const archive = () =>
    change({ isArchived: !one?.isArchived }, one?.isArchived ? 'Back in the list' : 'Archived until the next message')
  const unmute = () => change({ mute: null }, `${name} writes first again.`)
  return (
    <>
      <Item icon={menuIcon(Pin)} onSelect={() => void pin()}>
        {one?.isPinned ? 'Unpin' : 'Pin to the top'}
      </Item>
      <Item icon={menuIcon(isMuted ? Bell : BellOff)} onSelect={() => (isMuted ? void unmute() : ask('mute'))}>
        {isMuted ? 'Unmute' : 'Mute'}
      </Item>
      <Item icon={menuIcon(Archive)} onSelect={() => void archive()}>
        {one?.isArchived ? 'Move back to the list' : 'Archive'}
      </Item>
      <DropdownMenu.Item asChild className={ITEM}>
        <a href={`/api/helpers/${id}/messages/export`} download>
          {menuIcon(Download)}
          Export as Markdown
        </a>
      </DropdownMenu.Item>
      <Item icon={menuIcon(CalendarClock)} onSelect={() => navigate(paths.upcomingOf(id))}>
        What comes next
      </Item>
      <Item icon={menuIcon(Trash2)} onSelect={() => ask('clear')}>
        Clear conversation
      </Item>
    </>
  )
}

const Line = () => <DropdownMenu.Separator className="my-1.5 h-px bg-line" />

const Others = ({ helpers, onChoose }: { helpers: readonly Helper[]; onChoose(id: number): void }) =>
  helpers.length > 0 && (
    <DropdownMenu.Group>
      <Line />
      <DropdownMenu.Label className="px-3 py-1 text-xs text-ink-soft">Switch to</DropdownMenu.Label>
      {helpers.map((helper) => (
        <Item key={helper.id} icon={<HelperAvatar helper={helper} size={32} />} onSelect={() => onChoose(helper.id)}>
          {helper.name}
        </Item>
      ))}
    </DropdownMenu.Group>
  )

interface ConversationItemsProps {
  helper: Helper
  helpers: readonly Helper[]
  onSearch(): void
  ask(dialog: DialogKind): void
}

/** What can be done with a conversation. */
export function ConversationItems({ onSearch, ask, ...rest }: ConversationItemsProps) {
  // The first frame has the first items, so that a press is answered at once on a slow phone, too.
  const isWhole = useDeferredValue(true, false)
  return (
    <>
      <Item icon={menuIcon(Search)} onSelect={onSearch}>
        Search here
      </Item>
      <Item icon={menuIcon(Calendar)} onSelect={() => ask('date')}>
        Jump to date
      </Item>
      {isWhole && <MoreItems ask={ask} {...rest} />}
    </>
  )
}

function MoreItems({ helper, helpers, ask }: Omit<ConversationItemsProps, 'onSearch'>) {
  const [, navigate] = useLocation()
  const { data: engine } = useQuery(queries.engine)
  return (
    <>
      <Line />
      <OrganizeItems {...{ helper, ask }} />
      <Line />
      <Item icon={menuIcon(Bell)} onSelect={() => navigate(paths.helperHistory(helper.id))}>
        What it wrote first
      </Item>
      <Item icon={menuIcon(NotebookText)} onSelect={() => navigate(paths.memory)}>
        Memory
      </Item>
      <Item icon={menuIcon(SlidersHorizontal)} onSelect={() => navigate(paths.editHelper(helper.id))}>
        Edit {helper.name}
      </Item>
      <Others
        helpers={helpers.filter(({ id }) => id !== helper.id)}
        onChoose={(id) => navigate(paths.conversation(id))}
      />
      {engine && (
        <>
          <Line />
          <DropdownMenu.Label className="px-3 py-2 text-sm text-ink-soft">{engineInWords(engine)}</DropdownMenu.Label>
        </>
      )}
    </>
  )
}
