import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { ChangePanelBody, Panel } from '../../../../contract/panels.ts'
import { WEEKDAY_LABELS, WEEKDAYS } from '../../../../core/scheduling/schedule-options.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { del, patch } from '../../../api.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { paths } from '../../../paths.ts'
import { reloadMemory } from '../../../refetch.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { FormProblem, Textarea, TextField } from '../../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import { useChange } from '../../../use-call.ts'
import { useIsFree } from './panel-parts.tsx'
import { messagesText, PANELS, panelQuery } from './panel-store.ts'

const FIRST = { weekday: 7, time: '18:00', question: 'How was my week, and what should the next one be about?' }

/** What the panel is asked every week, and when. */
function PlanDialog({ panel, onClose }: { panel: Panel; onClose(): void }) {
  const client = useQueryClient()
  const { isBusy, run } = useChange(onClose)
  const isFree = useIsFree()
  const save = async (body: ChangePanelBody) =>
    client.setQueryData(panelQuery(panel.id).queryKey, await patch<Panel>(`/api/panels/${panel.id}`, body))
  const { weekday, time, question } = panel.plan ?? FIRST
  const { field, busy, problem, onSubmit } = useContractForm({
    shape: 'changePanelBody',
    defaultValues: { plan: { weekday, time, question } },
    bodyOf: ({ plan }: { plan: typeof FIRST }) => ({ plan: { ...plan, weekday: Number(plan.weekday) } }),
    submit: save,
    onSuccess: onClose,
  })
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Ask every week"
      description={
        isFree
          ? 'At this time of your clock the panel is asked by itself.'
          : `At this time of your clock the panel is asked by itself, for ${messagesText(panel.costs.ask)} each time. If fewer are left, it is left out.`
      }
      confirmLabel={panel.plan ? 'Save' : 'Plan it'}
      busy={isBusy || busy}
      onConfirm={onSubmit}
    >
      <div className="grid gap-4">
        <div className="grid grid-cols-2 gap-4">
          <Select label="Day" options={WEEKDAYS.map((day) => [day, WEEKDAY_LABELS[day]])} {...field('plan.weekday')} />
          <TextField label="Time" type="time" {...field('plan.time')} />
        </div>
        <Textarea label="Question" rows={3} {...field('plan.question')} maxLength={LIMITS.message.max} />
        <FormProblem text={problem} />
        {panel.plan && (
          <Button variant="plain" disabled={isBusy} onClick={() => run(() => save({ plan: null }))}>
            Stop asking every week
          </Button>
        )}
      </div>
    </ConfirmDialog>
  )
}

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
      onClose={onClose}
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
      onClose={onClose}
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
