import { useState } from 'react'
import type { CleanupAnswer, PrivacySettingsAnswer, PrivacySettingsBody } from '../../../contract/privacy.ts'
import { RETENTION_DAYS, type RetentionDays } from '../../../core/privacy/settings.ts'
import { Select } from '../../ui/fields/select.tsx'
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx'
import { useToast } from '../../ui/overlays/toast.tsx'
import { factsInWords, memoriesInWords, messagesInWords, RETENTION } from './labels.ts'
import { previewCleanUp } from './use-privacy.ts'

const isShorter = (days: RetentionDays, than: RetentionDays): boolean => days !== -1 && (than === -1 || days < than)

const toldOf = ({ deletedCount, facts, messages }: CleanupAnswer, days: RetentionDays): string =>
  deletedCount === 0
    ? `Nothing is older than ${days} days now. From here on, whatever becomes older is deleted.`
    : `${memoriesInWords(deletedCount)} older than ${days} days will be deleted within a day: ${factsInWords(facts)} and ${messagesInWords(messages)}. They cannot be recovered. You can still read your conversations.`

interface Asked {
  days: RetentionDays
  answer: CleanupAnswer
}

interface RetentionProps {
  settings: PrivacySettingsAnswer
  onChange(change: PrivacySettingsBody): void
}

/** A shorter period asks first, and says how much goes. */
export function Retention({ settings, onChange }: RetentionProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const toast = useToast()
  const choose = async (days: RetentionDays) => {
    if (!isShorter(days, settings.dataRetentionDays)) return onChange({ dataRetentionDays: days })
    try {
      setAsked({ days, answer: await previewCleanUp({ olderThanDays: days, sensitiveOnly: false }) })
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined
      toast({ title: 'Update Failed', variant: 'destructive', ...(description ? { description } : {}) })
    }
  }
  return (
    <>
      <Select
        label="Data Retention Period"
        hint="Once a day, memories that are older are deleted: facts, summaries, and what helpers can recall of messages. Your conversations stay for you to read until you delete the helper."
        value={settings.dataRetentionDays}
        onChange={(event) => void choose(Number(event.target.value) as RetentionDays)}
      >
        {RETENTION_DAYS.map((days) => (
          <option key={days} value={days}>
            {RETENTION[days]}
          </option>
        ))}
      </Select>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsked(null)}
          title={`Keep memories for only ${asked.days} days?`}
          description={toldOf(asked.answer, asked.days)}
          confirmLabel={`Keep ${asked.days} days`}
          destructive={asked.answer.deletedCount > 0}
          onConfirm={() => {
            onChange({ dataRetentionDays: asked.days })
            setAsked(null)
          }}
        />
      )}
    </>
  )
}
