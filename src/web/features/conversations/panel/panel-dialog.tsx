import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Panel } from '../../../../contract/panels.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { del, patch } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { reloadMemory } from '../../../refetch.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import { useChange } from './panel-parts.tsx'
import { PANELS, panelQuery } from './panel-queries.ts'
import { PlanDialog } from './plan-dialog.tsx'

interface DialogProps {
  panel: Panel
  onClose(): void
}

function RenameDialog({ panel, onClose }: DialogProps) {
  const client = useQueryClient()
  const { isBusy, run } = useChange(onClose)
  const [name, setName] = useState(panel.name)
  const rename = async () => {
    client.setQueryData(panelQuery(panel.id).queryKey, await patch<Panel>(`/api/panels/${panel.id}`, { name }))
    await client.invalidateQueries({ queryKey: PANELS, exact: true })
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Rename this panel"
      description="Only you see its name."
      confirmLabel="Rename"
      busy={isBusy}
      onConfirm={() => name.trim() !== '' && run(rename)}
    >
      <TextField
        label="Name"
        value={name}
        maxLength={LIMITS.panelName.max}
        error={name.trim() === '' ? 'Please give the panel a name' : undefined}
        onChange={(event) => setName(event.target.value)}
      />
    </ConfirmDialog>
  )
}

function DeleteDialog({ panel, onClose }: DialogProps) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const { isBusy, run } = useChange(onClose)
  const remove = async () => {
    // First, so that nothing asks for it while it is being deleted.
    navigate(paths.panels, { replace: true })
    client.removeQueries({ queryKey: panelQuery(panel.id).queryKey })
    await del(`/api/panels/${panel.id}`)
    await Promise.all([client.invalidateQueries({ queryKey: PANELS, exact: true }), reloadMemory(client)])
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete this panel?"
      description="Every question and answer in it will be deleted on all your devices, with everything made from them: memories, summaries and search entries. Your helpers stay. This cannot be undone."
      confirmLabel="Delete"
      destructive
      busy={isBusy}
      onConfirm={() => run(remove)}
    />
  )
}

const DIALOGS = { plan: PlanDialog, rename: RenameDialog, delete: DeleteDialog }
export type PanelDialogKind = keyof typeof DIALOGS

/** What the menu of a panel asks. */
export function PanelDialog({ kind, ...props }: DialogProps & { kind: PanelDialogKind }) {
  const Dialog = DIALOGS[kind]
  return <Dialog {...props} />
}
