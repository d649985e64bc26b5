import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import type { ReactionKind } from '../../../../core/conversations/reactions.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import type { ApiError } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import { react, takeReactionBack } from '../reply/react.ts'

interface ReactionDialogProps {
  message: Message
  helperName: string
  kind: ReactionKind
  onClose(): void
}

const TITLES: Record<ReactionKind, string> = { up: 'What was good?', down: 'What should be different?' }

export function ReactionDialog({ message, helperName, kind, onClose }: ReactionDialogProps) {
  const store = { client: useQueryClient(), helperId: message.helperId }
  const [reason, setReason] = useState(message.reaction?.kind === kind ? (message.reaction.reason ?? '') : '')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const run = (work: Promise<void>) => {
    setBusy(true)
    work.then(onClose, ({ fields, text }: ApiError) => {
      setError(fields?.reason ?? text)
      setBusy(false)
    })
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={TITLES[kind]}
      description={`${helperName} is told before it writes again.`}
      confirmLabel="Save"
      busy={busy}
      onConfirm={() => run(react(store, message.id, { kind, ...(reason.trim() ? { reason: reason.trim() } : {}) }))}
    >
      <TextField
        label="Reason"
        optional
        maxLength={LIMITS.reactionReason.max}
        autoComplete="off"
        value={reason}
        error={error}
        onChange={({ target }) => setReason(target.value)}
      />
      {message.reaction && (
        <Button
          variant="plain"
          className="mt-2 -ml-4"
          disabled={busy}
          onClick={() => run(takeReactionBack(store, message.id))}
        >
          Take the reaction back
        </Button>
      )}
    </ConfirmDialog>
  )
}
