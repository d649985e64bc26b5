import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSearch } from 'wouter'
import type { AddressAnswer, WaysIn } from '../../../contract/sign-in.ts'
import { formatPhone } from '../../../core/sms/phone-numbers.ts'
import { del, post } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { accountQueries } from './account-queries.ts'
import { FormProblem } from './form-problem.tsx'
import { PhoneCode } from './phone-code.tsx'
import { SettingRow } from './setting-row.tsx'
import type { WithProof } from './use-proof.tsx'
import { useWayChange } from './use-way-change.ts'
import { problemIn } from './workspace-problems.ts'

interface WayProps {
  waysIn: WaysIn
  withProof: WithProof
}

function Phone({ waysIn, withProof }: WayProps) {
  const [linking, setLinking] = useState(false)
  // Asked for once before the code is texted, so that it is not asked for with the code in hand.
  const begin = useWayChange(withProof, () => post<null>('/api/auth/recent'), { onDone: () => setLinking(true) })
  const unlink = useWayChange(withProof, () => del<null>('/api/user/phone'), { done: 'Phone number unlinked' })
  const done = useWayChange(withProof, async () => undefined, { done: 'Phone number linked' })
  if (linking) {
    return (
      <PhoneCode
        sendPath="/api/user/phone/send"
        verifyPath="/api/user/phone"
        doneLabel="Link this number"
        onDone={() => {
          setLinking(false)
          done.mutate()
        }}
        onBack={() => setLinking(false)}
      />
    )
  }
  const { phoneNumber } = waysIn
  return (
    <SettingRow
      title="Phone"
      text={
        phoneNumber
          ? `${formatPhone(phoneNumber)} lets you in by a code.`
          : 'Sign in with a code that is texted to you.'
      }
    >
      {phoneNumber ? (
        <Button busy={unlink.isPending} onClick={() => unlink.mutate()}>
          Unlink phone
        </Button>
      ) : (
        <Button busy={begin.isPending} onClick={() => begin.mutate()}>
          Link a phone
        </Button>
      )}
    </SettingRow>
  )
}

function Workspace({ waysIn, withProof, name }: WayProps & { name: string }) {
  const link = useWayChange(withProof, () => post<AddressAnswer>('/api/user/workspace'), {
    onDone: ({ url }) => location.assign(url),
  })
  const unlink = useWayChange(withProof, () => del<null>('/api/user/workspace'), { done: 'Workspace unlinked' })
  return (
    <SettingRow
      title={name}
      text={waysIn.workspace ? 'Your workspace lets you in.' : 'Sign in through your workspace.'}
    >
      {waysIn.workspace ? (
        <Button busy={unlink.isPending} onClick={() => unlink.mutate()}>
          Unlink {name}
        </Button>
      ) : (
        <Button busy={link.isPending} onClick={() => link.mutate()}>
          Link {name}
        </Button>
      )}
    </SettingRow>
  )
}

interface LinkedWaysProps extends WayProps {
  frame(children: ReactNode): ReactNode
}

/** The ways in that can be linked to one account here; what is linked stays in sight where it is no longer offered. */
export function LinkedWays({ waysIn, withProof, frame }: LinkedWaysProps) {
  const { data: ways } = useQuery(accountQueries.ways)
  const search = useSearch()
  const hasPhone = Boolean(ways?.phone || waysIn.phoneNumber)
  const workspace = ways?.workspace ?? (waysIn.workspace ? 'Workspace' : null)
  if (!hasPhone && !workspace) return null
  return frame(
    <>
      <FormProblem text={problemIn(search)} />
      {hasPhone && <Phone {...{ waysIn, withProof }} />}
      {workspace && <Workspace {...{ waysIn, withProof }} name={workspace} />}
    </>,
  )
}
