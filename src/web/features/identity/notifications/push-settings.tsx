import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '../../../../contract/accounts.ts'
import { queries } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/loading.tsx'
import { SwitchRow } from '../../../ui/rows.tsx'
import { useAction } from '../../../use-action.ts'
import { useSaveNotifications } from './preferences.tsx'
import { type PushState, readPush, turnOffPush, turnOnPush } from './push-subscription.ts'

const QUERY = { queryKey: ['push'], queryFn: readPush, staleTime: 0 }

const TEXTS: Record<PushState, string> = {
  unsupported: 'This browser cannot show notifications. On an iPhone, add Coterie to the home screen first.',
  denied: 'Notifications are blocked for this site. You can allow them in the settings of your browser.',
  off: 'When a helper writes while Coterie is closed, this device can tell you who it was.',
  on: 'This device notifies you when a helper writes while Coterie is closed.',
}

function useTurn(turn: () => Promise<PushState>, told: Partial<Record<PushState, string>>) {
  const client = useQueryClient()
  return useAction({
    call: turn,
    done: (state) => told[state],
    failed: 'Notifications could not be changed',
    onDone: (state) => client.setQueryData(QUERY.queryKey, state),
  })
}

function Turn({ state }: { state: PushState }) {
  const { data: list } = useQuery(queries.helpers)
  const on = useTurn(turnOnPush, { on: 'Notifications are on' })
  const off = useTurn(turnOffPush, { off: 'Notifications are off' })
  if (state === 'on') {
    return (
      <Button busy={off.isPending} onClick={() => off.mutate()}>
        Turn off on this device
      </Button>
    )
  }
  if (state !== 'off') return null
  const helperless = list?.helperCount === 0
  return (
    <>
      <Button variant="primary" disabled={!list || helperless} busy={on.isPending} onClick={() => on.mutate()}>
        Turn on notifications on this device
      </Button>
      {helperless && <p className="text-sm text-ink-soft">Create a helper first: there is nobody to hear from yet.</p>}
    </>
  )
}

function Previews({ me }: { me: User }) {
  const save = useSaveNotifications(me)
  return (
    <SwitchRow
      title="Show the message"
      text={
        me.pushPreviews
          ? 'Notifications on your devices show its first lines, even where others can see your screen.'
          : 'Notifications on your devices say who wrote, never what.'
      }
      checked={me.pushPreviews}
      onChange={(on) => save.mutate({ pushPreviews: on })}
      className="mt-2 w-full border-t border-line pt-4"
    />
  )
}

export function PushSettings({ me }: { me: User }) {
  const { data: state, isError, refetch } = useQuery(QUERY)
  if (isError) {
    return (
      <div className="grid justify-items-start gap-3">
        <p>The notification settings of this device could not be read.</p>
        <Button onClick={() => void refetch()}>Retry</Button>
      </div>
    )
  }
  if (!state) return <Skeleton className="h-58 sm:h-42" />
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft">{TEXTS[state]}</p>
      <Turn state={state} />
      <Previews me={me} />
    </div>
  )
}
