import { useQuery } from '@tanstack/react-query'
import { Archive, Bell, BellOff, CalendarClock, Download, type LucideIcon, Pin, Trash2 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { Helper } from '../../../../contract/helpers.ts'
import { queries } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { ITEM } from '../../../ui/overlays/menu-view.tsx'
import { useOrganize } from './use-organize.ts'

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
export function OrganizeItems({ helper: { id, name, mutedUntil }, ask }: OrganizeItemsProps) {
  const { data } = useQuery(queries.conversations)
  const { change } = useOrganize(id)
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
