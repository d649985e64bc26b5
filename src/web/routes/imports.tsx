import { useQuery } from '@tanstack/react-query'
import { queries } from '../api.ts'
import { ImportSteps } from '../features/imports/import-steps.tsx'
import { KeptImports } from '../features/imports/kept-imports.tsx'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { Card, Page } from '../ui/page.tsx'
import { EmptyState } from '../ui/page-states.tsx'

const Where = () => (
  <ul className="list-disc space-y-1 pl-5 text-[0.9375rem] text-ink-soft">
    <li>ChatGPT: Settings, Data controls, Export data. The ZIP from the email, or conversations.json in it.</li>
    <li>Claude: Settings, Privacy, Export data. The ZIP, or conversations.json in it.</li>
    <li>SillyTavern: a chat’s .jsonl file.</li>
  </ul>
)

export function ImportsPage() {
  const { data: list } = useQuery(queries.helpers)
  const { data: user } = useQuery(queries.me)
  const timeZone = user?.timeZone ?? 'UTC'
  return (
    <Page
      width="reading"
      title="Bring Your Past"
      lead="Conversations from other programs that a helper should remember. They are read in your browser; only those that you choose are sent, and kept encrypted. No model reads them unless you ask for it, or a message of yours calls one back to mind."
    >
      {list?.helpers.length === 0 && (
        <EmptyState
          title="You don't have any helpers yet"
          text="A helper keeps what you bring."
          action={<LinkButton href={paths.create}>Create Your First Helper</LinkButton>}
        />
      )}
      {list && list.helpers.length > 0 && (
        <>
          <Card className="grid gap-5">
            <Where />
            <ImportSteps {...{ timeZone }} helpers={list.helpers} />
          </Card>
          <KeptImports {...{ timeZone }} helpers={list.helpers} />
        </>
      )}
    </Page>
  )
}
