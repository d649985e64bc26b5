import type { QueryClient } from '@tanstack/react-query'
import type { User } from '../../../../contract/accounts.ts'
import { clearResponseCache, queries } from '../../../api.ts'

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
