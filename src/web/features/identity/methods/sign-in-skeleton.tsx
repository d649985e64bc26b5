import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '../../../../contract/accounts.ts'
import { Skeleton } from '../../../ui/loading.tsx'
import { accountQueries } from '../account-queries.ts'

export interface SignInSettingsProps {
  me: User
  section(title: string, children: ReactNode): ReactNode
}

/** Stands where the ways to sign in will be. The document has asked which ones the server offers. */
export function SignInSkeleton({ section }: SignInSettingsProps) {
  const { data: methods } = useQuery(accountQueries.authMethods)
  return (
    <>
      {section('Password', <Skeleton className="h-59" />)}
      {(methods?.phone || methods?.workspace) && section('Sign-in methods', <Skeleton className="h-13" />)}
      {section('Two-step verification', <Skeleton className="h-32" />)}
    </>
  )
}
