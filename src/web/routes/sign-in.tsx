import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import type { User } from '../../contract/accounts.ts'
import { queries } from '../api.ts'
import { SignInForm } from '../features/accounts/sign-in-form.tsx'
import { SignUpForm } from '../features/accounts/sign-up-form.tsx'
import { switchPerson } from '../features/accounts/switch-person.ts'
import { nextPath } from '../next-path.ts'
import { paths } from '../paths.ts'
import { Card } from '../ui/card.tsx'
import { Page } from '../ui/page.tsx'
import { Tabs } from '../ui/tabs.tsx'

const MODES = [
  { name: 'in', label: 'Sign in', title: 'Welcome back', lead: 'Your helpers kept your place.' },
  {
    name: 'up',
    label: 'Sign up',
    title: 'Create your account',
    lead: 'Free, under a minute, no credit card required.',
  },
] as const
type Mode = (typeof MODES)[number]['name']

export function SignInPage() {
  const client = useQueryClient()
  const me = useQuery(queries.me)
  const next = nextPath(useSearch())
  // Whoever came to create a helper is most likely new.
  const [chosen, setMode] = useState<Mode | null>(null)
  const mode = chosen ?? (next === paths.create ? 'up' : 'in')
  if (me.data) return <Redirect to={next ?? (mode === 'up' ? paths.create : paths.conversations)} replace />
  const onSignedIn = (user: User) => switchPerson(client, user)
  const { title, lead } = MODES[mode === 'in' ? 0 : 1]
  return (
    <Page width="reading">
      <div className="mx-auto w-full max-w-[26rem] pt-2 md:pt-8">
        <h1 className="text-[2rem] md:text-[2.5rem]">{title}</h1>
        <p className="mt-1.5 mb-6 text-ink-soft">{lead}</p>
        <Card>
          <Tabs<Mode> label="Have an account" look="pill" tabs={MODES} chosen={mode} onChoose={setMode}>
            {mode === 'in' ? <SignInForm onSignedIn={onSignedIn} /> : <SignUpForm onSignedIn={onSignedIn} />}
          </Tabs>
        </Card>
      </div>
    </Page>
  )
}
