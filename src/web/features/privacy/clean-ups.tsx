import { useState } from 'react'
import type { CleanupAnswer, PrivacySettingsAnswer, PrivacySettingsBody } from '../../../contract/privacy.ts'
import { RETENTION_DAYS, type RetentionDays } from '../../../core/privacy/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx'
import { useToast } from '../../ui/overlays/toast.tsx'
import { Card } from '../../ui/page.tsx'
import { CLEAN_UPS, type CleanUp, factsInWords, memoriesInWords, messagesInWords, RETENTION } from './labels.ts'
import { previewCleanUp, useCleanUp } from './use-privacy.ts'

const isShorter = (days: RetentionDays, than: RetentionDays): boolean => days !== -1 && (than === -1 || days < than)

const whatGoes = ({ deletedCount, facts, messages }: CleanupAnswer, days: RetentionDays): string =>
  deletedCount === 0
    ? `Nothing is older than ${days} days now. From here on, whatever becomes older is deleted.`
    : `${memoriesInWords(deletedCount)} older than ${days} days will be deleted within a day: ${factsInWords(facts)} and ${messagesInWords(messages)}. They cannot be recovered. You can still read your conversations.`

interface Shorter {
  days: RetentionDays
  answer: CleanupAnswer
}

interface RetentionProps {
  settings: PrivacySettingsAnswer
  onChange(change: PrivacySettingsBody): void
}

/** A shorter period asks first, and says how much goes. */
export function Retention({ settings, onChange }: RetentionProps) {
  const [asked, setAsked] = useState<Shorter | null>(null)
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
        options={RETENTION_DAYS.map((days) => [days, RETENTION[days]])}
        onChange={(event) => void choose(Number(event.target.value) as RetentionDays)}
      />
      {asked && (
        <ConfirmDialog
          onClose={() => setAsked(null)}
          title={`Keep memories for only ${asked.days} days?`}
          description={whatGoes(asked.answer, asked.days)}
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

const LOST = 'Cleaned memories cannot be recovered.'

const toldOf = ({ deletedCount, facts, messages }: CleanupAnswer): string =>
  deletedCount === 0
    ? 'There are none to delete.'
    : `${memoriesInWords(deletedCount)}: ${factsInWords(facts)} and ${messagesInWords(messages)}. Helpers no longer recall them, or use what they wrote with them. You can still read your conversations. ${LOST}`

interface Asked extends CleanUp {
  answer: CleanupAnswer
}

export function MemoryManagement() {
  const [counting, setCounting] = useState<string | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const toast = useToast()
  const { mutate, isPending } = useCleanUp(() => setAsked(null))
  const ask = async (cleanUp: CleanUp) => {
    setCounting(cleanUp.key)
    try {
      setAsked({ ...cleanUp, answer: await previewCleanUp(cleanUp.body) })
    } catch (error) {
      const description = error instanceof Error ? error.message : undefined
      toast({ title: 'Cleanup Failed', variant: 'destructive', ...(description ? { description } : {}) })
    }
    setCounting(null)
  }
  return (
    <Card className="grid gap-4">
      <h2 className="text-[1.375rem]">Memory Management</h2>
      <div className="grid gap-3 sm:justify-items-start">
        {CLEAN_UPS.map((cleanUp) => (
          <Button
            key={cleanUp.key}
            className="text-ink-soft! hover:border-danger! hover:text-danger! focus-visible:border-danger! focus-visible:text-danger!"
            busy={counting === cleanUp.key}
            disabled={counting !== null && counting !== cleanUp.key}
            onClick={() => void ask(cleanUp)}
          >
            {cleanUp.label}
          </Button>
        ))}
      </div>
      <p className="rounded-field bg-sunk px-4 py-3 text-[0.9375rem]">
        <strong className="font-semibold">Warning:</strong> {LOST}
      </p>
      {asked && (
        <ConfirmDialog
          onClose={() => setAsked(null)}
          title={`${asked.label}?`}
          description={toldOf(asked.answer)}
          confirmLabel="Delete"
          destructive
          busy={isPending}
          onConfirm={() => mutate(asked.body)}
        />
      )}
    </Card>
  )
}
