import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams, useSearch } from 'wouter'
import { queries } from '../api.ts'
import { ImportReadings } from '../features/imports/import-reading.tsx'
import { ImportedThread } from '../features/imports/imported-thread.tsx'
import { importsQuery } from '../features/imports/imports-query.ts'
import { EraseImport } from '../features/imports/kept-imports.tsx'
import { idOf, messageIdIn, paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { Spinner } from '../ui/loading.tsx'
import { Page } from '../ui/page.tsx'

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
