import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { queries } from '../../api.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'

const Refused = () => (
  <Page width="reading">
    <div className="grid justify-items-center gap-3 py-20 text-center">
      <h1 className="text-[2.25rem] md:text-5xl">403 For operators only</h1>
      <p className="max-w-[40ch] text-lg text-ink-soft">Your account does not have access to this page.</p>
      <LinkButton href={paths.conversations} variant="primary" className="mt-4">
        Back to my conversations
      </LinkButton>
    </div>
  </Page>
)

export function OperatorsOnly({ children }: { children(me: User): ReactNode }) {
  const { data: me } = useQuery(queries.me)
  if (!me) return null
  return me.role === 'operator' ? children(me) : <Refused />
}
