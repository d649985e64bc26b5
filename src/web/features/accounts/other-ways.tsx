import { useMutation } from '@tanstack/react-query'
import { Building2, KeyRound, Smartphone } from 'lucide-react'
import type { Ways } from '../../../contract/sign-in.ts'
import { ApiError } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { FormProblem } from './form-problem.tsx'
import { passkeysWork, showPasskey } from './passkeys.ts'
import { type Entered, useEntrance } from './use-entrance.ts'

interface OtherWaysProps {
  ways: Ways
  /** The page to go on to, a path of this app. */
  next: string | null
  onPhone(): void
}

const workspacePath = (next: string | null): string =>
  next ? `/api/auth/workspace?next=${encodeURIComponent(next)}` : '/api/auth/workspace'

function PasskeyButton() {
  const enter = useEntrance()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => showPasskey<Entered>('/api/auth/passkey'),
    onSuccess: enter,
  })
  return (
    <>
      <Button busy={isPending} onClick={() => mutate()}>
        <KeyRound className="size-5 shrink-0" />
        Use a passkey
      </Button>
      <FormProblem text={error instanceof ApiError ? error.text : null} />
    </>
  )
}

/** The ways in beside a name and a password; none, where none is set up. */
export function OtherWays({ ways, next, onPhone }: OtherWaysProps) {
  const passkeys = passkeysWork()
  if (!ways.phone && !ways.workspace && !passkeys) return null
  return (
    <div className="mt-6 grid gap-3">
      <p className="flex items-center gap-4 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or
      </p>
      {ways.phone && (
        <Button onClick={onPhone}>
          <Smartphone className="size-5 shrink-0" />
          Continue with your phone
        </Button>
      )}
      {ways.workspace && (
        <a href={workspacePath(next)} className={buttonStyle('quiet')}>
          <Building2 className="size-5 shrink-0" />
          Continue with {ways.workspace}
        </a>
      )}
      {passkeys && <PasskeyButton />}
    </div>
  )
}
