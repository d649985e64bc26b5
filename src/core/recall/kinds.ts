import { CATEGORIES, type Category } from '../privacy/categories.ts'
import { maySee, type PrivacySettings } from '../privacy/settings.ts'

/**
 * Who besides its own helper may see a message, as a number by which the index is divided: a bit for each
 * sensitive category that it tells of, and one for a message that is not shared. Filters so come before any ranking.
 */
const UNSHARED = 1 << CATEGORIES.length

export interface SharedText {
  shareAcrossHelpers: boolean
  privacyTags: readonly Category[]
}

export const kindOf = ({ shareAcrossHelpers, privacyTags }: SharedText): number =>
  privacyTags.reduce((kind, tag) => kind | (1 << CATEGORIES.indexOf(tag)), shareAcrossHelpers ? 0 : UNSHARED)

interface Listener {
  helperId: number
  /** As `sharedKinds` gives them for it. */
  kinds: readonly number[]
}

/** May a helper see a message, by what is known of that now? */
export const mayBeTold = (
  { helperId, kinds }: Listener,
  message: { helperId: number; shareAcrossHelpers: boolean; privacyTags: readonly Category[] | null },
): boolean =>
  message.helperId === helperId || kinds.includes(kindOf({ ...message, privacyTags: message.privacyTags ?? [] }))

const NO_HELPER = -1

/** The kinds of other helpers' messages that a helper may see. */
export function sharedKinds(settings: PrivacySettings, helperId: number): number[] {
  const kinds = Array.from({ length: UNSHARED }, (_, kind) => kind)
  return kinds.filter((kind) => {
    const privacyTags = CATEGORIES.filter((_, index) => kind & (1 << index))
    return maySee(settings, helperId, { helperId: NO_HELPER, shareAcrossHelpers: true, privacyTags })
  })
}
