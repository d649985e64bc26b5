import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx'

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
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && close()}
        title={isForget ? 'Forget this?' : 'Keep this from other helpers?'}
        description={
          <>
            <p dir="auto" className="mb-2 break-words font-[550] text-ink">
              {says}
            </p>
            {isForget ? told.forget : told.keep}
          </>
        }
        confirmLabel={isForget ? 'Forget' : 'Don’t share'}
        onConfirm={confirm}
        destructive={isForget}
        busy={busy}
      />
    </>
  )
}
