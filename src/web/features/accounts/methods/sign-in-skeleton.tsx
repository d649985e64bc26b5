import type { ReactNode } from 'react'
import type { User } from '../../../../contract/accounts.ts'
import { Skeleton } from '../../../ui/loading.tsx'

export interface SignInSettingsProps {
  me: User
  section(title: string, children: ReactNode): ReactNode
}

/** Stands where the ways to sign in will be. */
export const SignInSkeleton = ({ section }: SignInSettingsProps) => (
  <>
    {section('Password', <Skeleton className="h-59" />)}
    {section('Sign-in methods', <Skeleton className="h-13" />)}
    {section('Two-step verification', <Skeleton className="h-32" />)}
  </>
)
