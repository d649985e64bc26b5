import { useQuery } from '@tanstack/react-query'
import { Bell, Calendar, NotebookText, Search, SlidersHorizontal } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useDeferredValue } from 'react'
import { useLocation } from 'wouter'
import type { Helper } from '../../../../contract/helpers.ts'
import { engineInWords } from '../../../../core/connections/engine-in-words.ts'
import { personaOf } from '../../../../core/personas/personas.ts'
import { queries } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import type { DialogKind } from './conversation-dialog.tsx'
import { Item, menuIcon, OrganizeItems } from './organize-items.tsx'

const Line = () => <DropdownMenu.Separator className="my-1.5 h-px bg-line" />

const Others = ({ helpers, onChoose }: { helpers: readonly Helper[]; onChoose(id: number): void }) =>
  helpers.length > 0 && (
    <DropdownMenu.Group>
      <Line />
      <DropdownMenu.Label className="px-3 py-1 text-xs text-ink-soft">Switch to</DropdownMenu.Label>
      {helpers.map(({ id, name, imageUrl, personaType }) => (
        <Item
          key={id}
          icon={<Avatar {...{ name, imageUrl }} hue={personaOf(personaType).hue} size={32} />}
          onSelect={() => onChoose(id)}
        >
          {name}
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
