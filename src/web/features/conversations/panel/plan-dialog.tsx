import { useQueryClient } from '@tanstack/react-query'
import type { ChangePanelBody, Panel } from '../../../../contract/panels.ts'
import { WEEKDAY_LABELS, WEEKDAYS } from '../../../../core/scheduling/schedule-options.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { patch } from '../../../api.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { FormProblem, Textarea, TextField } from '../../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import { useChange, useIsFree } from './panel-parts.tsx'
import { messagesText, panelQuery } from './panel-queries.ts'

const FIRST = { weekday: 7, time: '18:00', question: 'How was my week, and what should the next one be about?' }

/** What the panel is asked every week, and when. */
export function PlanDialog({ panel, onClose }: { panel: Panel; onClose(): void }) {
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
      open
      onOpenChange={onClose}
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
          <Select label="Day" {...field('plan.weekday')}>
            {WEEKDAYS.map((day) => (
              <option key={day} value={day}>
                {WEEKDAY_LABELS[day]}
              </option>
            ))}
          </Select>
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
