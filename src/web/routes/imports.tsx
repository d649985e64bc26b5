import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams, useSearch } from 'wouter'
import { queries } from '../api.ts'
import { ImportReadings } from '../features/imports/import-reading.tsx'
import { ImportSteps } from '../features/imports/import-steps.tsx'
import { ImportedThread } from '../features/imports/imported-thread.tsx'
import { importsQuery } from '../features/imports/imports-query.ts'
import { EraseImport, KeptImports } from '../features/imports/kept-imports.tsx'
import { idOf, messageIdIn, paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { Spinner } from '../ui/loading.tsx'
import { Card, EmptyState, Page } from '../ui/page.tsx'

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

export function ImportPage() {
  const id = idOf(useParams().id)
  const messageId = messageIdIn(useSearch())
  const [, navigate] = useLocation()
  const { data: list, isPending: isListPending } = useQuery(queries.helpers)
  const { isPending: isEnginePending } = useQuery(queries.engine)
  const { data: user } = useQuery(queries.me)
  const { data: brought } = useQuery(importsQuery)
  const nameOf = (helperId: number) => list?.helpers.find((helper) => helper.id === helperId)?.name
  return (
    <Page width="reading">
      <LinkButton href={paths.imports} variant="plain" className="mb-4 -ml-3 px-3!">
        What you brought
      </LinkButton>
      {/* Names and what is offered have a place above the messages, which would move. */}
      {isListPending || isEnginePending ? (
        <Spinner />
      ) : (
        <ImportedThread
          id={id ?? 0}
          messageId={messageId}
          timeZone={user?.timeZone ?? 'UTC'}
          offer={(about) => (
            <ImportReadings
              imports={[brought?.imports.find((one) => one.id === about.id) ?? about]}
              helperName={nameOf(about.helperId) ?? 'your helper'}
            />
          )}
          actions={(about) => (
            <>
              <EraseImport one={about} onErased={() => navigate(paths.imports)} />
              <LinkButton href={paths.conversation(about.helperId)}>
                Talk with {nameOf(about.helperId) ?? 'your helper'}
              </LinkButton>
            </>
          )}
        />
      )}
    </Page>
  )
}
