import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { accountQueries } from './account-queries.ts'
import { LinkedWays } from './linked-ways.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecondFactors } from './second-factors.tsx'
import { useProof } from './use-proof.tsx'

interface SignInSettingsProps {
  me: User
  /** Frames a part of the settings with its heading. */
  section(title: string, children: ReactNode): ReactNode
}

/** How a person comes in: password, linked ways, and the second step. */
export function SignInSettings({ me, section }: SignInSettingsProps) {
  const { data: waysIn, isError, refetch } = useQuery(accountQueries.waysIn)
  const { withProof, question } = useProof(waysIn?.password ?? true)
  if (isError) return <ErrorState title="Your ways in could not be loaded" onRetry={() => void refetch()} />
  if (!waysIn) return section('Password', <Skeleton className="h-40" />)
  return (
    <>
      {section(waysIn.password ? 'Password' : 'Set a password', <PasswordForm {...{ me, waysIn, withProof }} />)}
      <LinkedWays {...{ waysIn, withProof }} frame={(children) => section('Ways to sign in', children)} />
      {section('Second step', <SecondFactors {...{ waysIn, withProof }} />)}
      {question}
    </>
  )
}
