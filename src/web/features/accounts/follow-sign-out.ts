import type { QueryClient } from '@tanstack/react-query'
import { queries } from '../../api.ts'

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

/** Drafts, unfinished forms and Sensitive Mode leave this tab, and the others at once or when they wake up. */
export function clearTabs(): void {
  localStorage.setItem(MARK, String(Date.now()))
  clearTab()
}

export function followSignOut(): void {
  if (!isKnown()) clearTab()
  // Opened again, the page has nothing of the person in its memory either.
  for (const moment of ['storage', 'pageshow']) addEventListener(moment, () => isKnown() || location.reload())
}

/** Who last signed in with this browser. */
const PERSON = 'person'

/** Somebody else may sign in after a session that ended without a sign-out: then, too, tabs keep nothing of the person before. */
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
