import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { Helper } from '../../../contract/helpers.ts'
import type { ImportedConversation } from '../../../contract/imports.ts'
import { SOURCE_NAMES } from '../../../core/text/limits.ts'
import { shortDate } from '../../../core/time/dates.ts'
import { del } from '../../api.ts'
import { paths } from '../../paths.ts'
import { ConfirmButton } from '../../ui/overlays/dialog.tsx'
import { useAction } from '../../use-action.ts'
import { importsQuery, messagesInWords, progressInWords } from './imports-query.ts'

/** Erases one that was brought. */
export function EraseImport({ one, onErased }: { one: ImportedConversation; onErased?(): void }) {
  const client = useQueryClient()
  const erase = useAction({
    call: () => del(`/api/imports/${one.id}`),
    done: 'Erased',
    failed: 'It was not erased.',
    onDone: () => {
      onErased?.()
      return client.invalidateQueries({ ...importsQuery, exact: true })
    },
  })
  return (
    <ConfirmButton
      variant="plain"
      className="px-3! hover:text-danger!"
      busy={erase.isPending}
      aria-label={`Erase ${one.title}`}
      title={`Erase “${one.title}”?`}
      description="All its messages are erased, with what was remembered from them alone, and no helper can recall them any more. The file you brought it from stays as it is."
      confirmLabel="Erase"
      destructive
      onConfirm={() => erase.mutate()}
    >
      Erase
    </ConfirmButton>
  )
}

/** What was brought and kept, by helper. */
export function KeptImports({ helpers, timeZone }: { helpers: readonly Helper[]; timeZone: string }) {
  const { data } = useQuery(importsQuery)
  if (!data || data.imports.length === 0) return null
  const nameOf = new Map(helpers.map(({ id, name }) => [id, name]))
  return (
    <section aria-labelledby="kept" className="mt-10">
      <h2 id="kept" className="text-[1.375rem]">
        What you brought
      </h2>
      <ul className="mt-3 grid divide-y divide-line border-y border-line">
        {data.imports.map((one) => (
          <li key={one.id} className="flex items-center justify-between gap-3 py-2">
            <Link href={paths.import(one.id)} className="min-w-0 rounded-field py-1">
              <span dir="auto" className="block truncate font-[550]">
                {one.title}
              </span>
              <span className="block text-sm text-ink-soft">
                {SOURCE_NAMES[one.source]} · {shortDate(one.startedAt, timeZone)} · {messagesInWords(one.messages)} ·
                with {nameOf.get(one.helperId) ?? 'a helper'}
                {progressInWords(one.reading)}
              </span>
            </Link>
            <EraseImport one={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}
