import { Copy, Ellipsis, FileDown } from 'lucide-react'
import type { Helper } from '../../../contract/helpers.ts'
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { useDelete, useDuplicate } from './helper-actions.ts'

export function DeleteDialog({ helper, onClose }: { helper: Helper; onClose(): void }) {
  const remove = useDelete(helper, onClose)
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Are you sure?"
      description={`This cannot be undone. It deletes ${helper.name}, all its conversations and the memories it formed. Your other helpers stop using what they wrote with those memories, but you can still read it in their conversations.`}
      confirmLabel="Delete"
      onConfirm={() => remove.mutate()}
      destructive
      busy={remove.isPending}
    />
  )
}

const ICON = 'size-4.5 shrink-0 text-ink-soft'

const FORMATS = [
  { format: 'png', words: 'Save as a card (PNG)' },
  { format: 'json', words: 'Save as a card (JSON)' },
] as const

/** What can be done with a helper of one's own besides. */
export function OwnMenu({ helper }: { helper: Helper }) {
  const duplicate = useDuplicate(helper)
  return (
    <Menu
      label={`More actions for ${helper.name}`}
      trigger={<Ellipsis aria-hidden="true" className="size-5" />}
      triggerClassName="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
      items={[
        {
          key: 'duplicate',
          content: (
            <>
              <Copy aria-hidden="true" className={ICON} />
              Duplicate
            </>
          ),
          onSelect: () => duplicate.mutate(),
        },
        ...FORMATS.map(({ format, words }) => ({
          key: format,
          content: (
            <>
              <FileDown aria-hidden="true" className={ICON} />
              {words}
            </>
          ),
          onSelect: () => location.assign(`/api/helpers/${helper.id}/card.${format}`),
        })),
      ]}
    />
  )
}
