import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { User } from '../../../../contract/accounts.ts'
import type { AuthMethods, SecondFactor, WorkspaceProblem } from '../../../../contract/sign-in.ts'
import { post } from '../../../api.ts'
import { accountQueries } from '../account-queries.ts'
import { switchPerson } from '../sign-out/sign-out.ts'

const TEXTS: Record<WorkspaceProblem, string> = {
  unreachable: 'The workspace is not responding. Please try again in a moment, or sign in another way.',
  refused: 'The workspace did not confirm who you are. Please try again.',
  expired: 'That took too long, or was started in another browser. Please try again.',
  suspended: 'This account is suspended. Please write to support if you think that is a mistake.',
  taken: 'That workspace identity is linked to another account. Unlink it there first.',
}

export function problemIn(search: string): string | null {
  const problem = new URLSearchParams(search).get('problem') ?? ''
  return Object.hasOwn(TEXTS, problem) ? TEXTS[problem as WorkspaceProblem] : null
}

export interface AuthResult {
  user?: User
  secondFactor?: SecondFactor[] | undefined
  pendingSignUp?: true | undefined
}

export function useAuthForm(): (entered: AuthResult) => void {
  const client = useQueryClient()
  return ({ user, secondFactor, pendingSignUp }) => {
    if (user) {
      return switchPerson(client, user)
    }
    client.setQueryData<AuthMethods>(
      accountQueries.authMethods.queryKey,
      (methods) =>
        methods && {
          ...methods,
          secondFactor: secondFactor ?? null,
          pendingSignUp: pendingSignUp ? { name: null } : null,
        },
    )
  }
}

/** Leaves an unfinished sign-in or sign-up, back to the choice of methods. */
export function useStartOver(): () => void {
  const client = useQueryClient()
  const startOver = async () => {
    await post<null>('/api/auth/sign-out').catch(() => undefined)
    await client.invalidateQueries(accountQueries.authMethods)
  }
  return () => void startOver()
}

/** Moves the focus to the first field of a new step, or to its heading, if it was in the step before. Null: not known yet. */
export function useStepFocus(step: string | null): void {
  const shown = useRef<string>(null)
  useEffect(() => {
    const isNext = shown.current !== null && shown.current !== step
    shown.current = step
    if (!isNext || document.activeElement !== document.body) return
    const main = document.getElementById('content')
    const place = main?.querySelector<HTMLElement>('form :is(input, select)') ?? main?.querySelector('h1')
    place?.focus()
  }, [step])
}
