import { useState } from 'react'
import { LIMITS } from '../../../core/text/limits.ts'
import { Button } from '../../ui/button.tsx'
import { SaveOrCancel } from '../../ui/fields/submit-form.tsx'
import { Textarea } from '../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx'

interface CorrectFormProps {
  says: string
  told: string
  initial: string
  busy: boolean
  onSave(value: string): void
  onClose(): void
}

export function CorrectForm({ says, told, initial, busy, onSave, onClose }: CorrectFormProps) {
  const [value, setValue] = useState(initial)
  const same = value.trim() === '' || value.trim() === initial
  const save = () => {
    if (!same && !busy) onSave(value)
  }
  return (
    <form
      className="mt-3 grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      onKeyDown={(event) => {
        const isEntered =
          event.key === 'Enter' && event.target instanceof HTMLTextAreaElement && !event.nativeEvent.isComposing
        if (event.key !== 'Escape' && !isEntered) return
        event.preventDefault()
        if (isEntered) save()
        else if (!busy) onClose()
      }}
    >
      <Textarea
        label="What is right?"
        rows={1}
        hint={`Now it says: ${says}`}
        value={value}
        maxLength={LIMITS.memoryValue.max}
        autoFocus
        onFocus={({ target }) => target.setSelectionRange(value.length, value.length)}
        onChange={(event) => setValue(event.target.value.replaceAll('\n', ' '))}
      />
      <p className="text-sm text-ink-soft">{told}</p>
      <SaveOrCancel busy={busy} disabled={same} onCancel={onClose} />
    </form>
  )
}

export const SMALL = 'px-2! text-sm! sm:px-2.5! sm:text-[0.9375rem]!'

interface MemoryActionsProps {
  says: string
  told: { forget: string; keep: string }
  isCurrent: boolean
  isShared: boolean
  busy: boolean
  onCorrect(): void
  onForget(): Promise<unknown>
  onShare(): Promise<unknown>
}

export function MemoryActions(props: MemoryActionsProps) {
  const { says, told, isCurrent, isShared, busy, onCorrect, onForget, onShare } = props
  const [asked, setAsked] = useState<'forget' | 'keep' | null>(null)
  const close = (): void => setAsked(null)
  const isForget = asked === 'forget'
  const confirm = (): void => void (isForget ? onForget() : onShare()).then(close, close)
  return (
    <>
      {isCurrent && (
        <Button variant="plain" className={SMALL} aria-label={`Correct: ${says}`} onClick={onCorrect}>
          Correct
        </Button>
      )}
      <Button variant="plain" className={SMALL} aria-label={`Forget: ${says}`} onClick={() => setAsked('forget')}>
        Forget
      </Button>
      {isCurrent && (
        <Button
          variant="plain"
          className={SMALL}
          busy={busy && asked === null}
          aria-label={`${isShared ? 'Don’t share' : 'Share'}: ${says}`}
          onClick={() => (isShared ? setAsked('keep') : void onShare().catch(() => undefined))}
        >
          {isShared ? 'Don’t share' : 'Share'}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          onClose={close}
          title={isForget ? 'Forget this?' : 'Keep this from other helpers?'}
          description={
            <>
              <p dir="auto" className="mb-2 break-words font-[550] text-ink">
                {says}
              </p>
              {told[asked]}
            </>
          }
          confirmLabel={isForget ? 'Forget' : 'Don’t share'}
          onConfirm={confirm}
          destructive={isForget}
          busy={busy}
        />
      )}
    </>
  )
}
