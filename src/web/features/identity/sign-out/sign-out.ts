import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { User } from '../../../../contract/accounts.ts'
import { clearResponseCache, post, queries } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { useToast } from '../../../ui/overlays/toast.tsx'

/** Makes `person` the signed-in person (null: nobody) and drops all data of the previous one. */
export function switchPerson(client: QueryClient, person: User | null): void {
  clearResponseCache()
  const [me] = queries.me.queryKey
  client.setQueryData(queries.me.queryKey, person)
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== me })
}

/**
 * The last sign-out in this browser, and the last that this tab knows of. The session storage of a tab is out of reach of
 * the others, and a tab may sleep while the person signs out elsewhere, so each tab compares the two.
 */
const MARK = 'signed-out'

const isKnown = (): boolean => sessionStorage.getItem(MARK) === localStorage.getItem(MARK)

function clearTab(): void {
  const last = localStorage.getItem(MARK)
  sessionStorage.clear()
  if (last) sessionStorage.setItem(MARK, last)
}

/** Clears drafts, unfinished forms and Sensitive Mode in this tab, and in the others at once or when they wake up. */
export function clearTabs(): void {
  localStorage.setItem(MARK, String(Date.now()))
  clearTab()
}

export function followSignOut(): void {
  if (!isKnown()) clearTab()
  // A reload also clears the page's memory.
  for (const moment of ['storage', 'pageshow']) addEventListener(moment, () => isKnown() || location.reload())
}

/** Who last signed in with this browser. */
const PERSON = 'person'

/** Someone else may sign in after a session that ended without a sign-out. The tabs are cleared then, too. */
export function followPerson(client: QueryClient): void {
  let known: number | undefined
  client.getQueryCache().subscribe(() => {
    const id = client.getQueryData(queries.me.queryKey)?.id
    if (id && id !== known) {
      const before = localStorage.getItem(PERSON)
      localStorage.setItem(PERSON, String(id))
      if (before && before !== String(id)) clearTabs()
    }
    known = id
  })
}

const unsentKeys = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith('outbox:'))

/** Leaves nothing of the person in this browser: drafts, unfinished forms and unsent messages are personal too. */
export function clearPerson(client: QueryClient): void {
  switchPerson(client, null)
  for (const key of unsentKeys()) localStorage.removeItem(key)
  clearTabs()
  void pushes().then(
    ({ closeNotifications }) => closeNotifications(),
    () => undefined,
  )
}

/** Part of every page's first load, so what speaks with the push service is loaded on demand. */
const pushes = () => import('../notifications/push-subscription.ts')

/** Ends the session and clears all data of it, once the person knows that a message would be lost. */
export function useSignOut() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const toast = useToast()
  const signOut = async () => {
    setBusy(true)
    try {
      // Otherwise the next person at this browser would see their notifications.
      await pushes().then(({ turnOffPush }) => turnOffPush().catch(() => null))
      await post<null>('/api/auth/sign-out')
      navigate(paths.home)
      clearPerson(client)
    } catch {
      toast({ title: 'You are still signed in', description: 'Please try again.', variant: 'destructive' })
    }
    setBusy(false)
  }
  const ask = () => {
    if (unsentKeys().length === 0) return void signOut()
    const action = { label: 'Sign out anyway', onPress: () => void signOut() }
    toast({ title: 'A message has not been sent', description: 'It would be deleted.', action })
  }
  return { busy, signOut: ask }
}
