import { useState } from 'react'
import type { MuteLength } from '../../../../core/scheduling/mute.ts'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import { useOrganize } from './use-organize.ts'

interface MuteDialogProps {
  helperId: number
  helperName: string
  onClose(): void
}

const LENGTHS: [MuteLength, string][] = [
  ['hour', 'For an hour'],
  ['tomorrow', 'Until tomorrow'],
  ['week', 'For a week'],
  ['always', 'Until I turn it back on'],
]

export function MuteDialog({ helperId, helperName, onClose }: MuteDialogProps) {
  const { change } = useOrganize(helperId)
  const [length, setLength] = useState<MuteLength>('tomorrow')
  const [busy, setBusy] = useState(false)
  const mute = async () => {
    setBusy(true)
    await change({ mute: length }, `${helperName} does not write first now.`)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Mute ${helperName}?`}
      description={`${helperName} does not write first in that time. It still answers you.`}
      confirmLabel="Mute"
      busy={busy}
      onConfirm={() => void mute()}
    >
      <fieldset className="grid gap-1">
        <legend className="sr-only">For how long</legend>
        {LENGTHS.map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-3 rounded-field px-2 hover:bg-sunk">
            <input
              type="radio"
              name="mute"
              value={value}
              checked={length === value}
              onChange={() => setLength(value)}
              className="size-5 accent-(--accent)"
            />
            {label}
          </label>
        ))}
      </fieldset>
    </ConfirmDialog>
  )
}
