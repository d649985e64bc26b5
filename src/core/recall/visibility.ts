import { CATEGORIES, type Category } from '../privacy/categories.ts'
import { maySee, type PrivacySettings } from '../privacy/settings.ts'

/**
 * Who besides its own helper may see a message, as a number by which the index is divided: a bit for each
 * sensitive category that it tells of, and one for a message that is not shared. Filters so come before any ranking.
 */
const UNSHARED = 1 << CATEGORIES.length
/** Of a message that nobody may see until it is restored: it has its place, and no entry in the index. */
export const HIDDEN = -1

export interface SharedText {
  shareAcrossHelpers: boolean
  privacyTags: readonly Category[]
}

export const visibilityOf = ({ shareAcrossHelpers, privacyTags }: SharedText): number =>
  privacyTags.reduce(
    (visibility, tag) => visibility | (1 << CATEGORIES.indexOf(tag)),
    shareAcrossHelpers ? 0 : UNSHARED,
  )

interface Listener {
  helperId: number
  /** As `sharedVisibilities` gives them for it. */
  visibilities: readonly number[]
}

/** May a helper see a message, by what is known of that now? */
export const mayBeTold = (
  { helperId, visibilities }: Listener,
  message: { helperId: number; shareAcrossHelpers: boolean; privacyTags: readonly Category[] | null },
): boolean =>
  message.helperId === helperId ||
  visibilities.includes(visibilityOf({ ...message, privacyTags: message.privacyTags ?? [] }))

const NO_HELPER = -1

/** The visibilities of other helpers' messages that a helper may see. */
export function sharedVisibilities(settings: PrivacySettings, helperId: number): number[] {
  const visibilities = Array.from({ length: UNSHARED }, (_, visibility) => visibility)
  return visibilities.filter((visibility) => {
    const privacyTags = CATEGORIES.filter((_, index) => visibility & (1 << index))
    return maySee(settings, helperId, { helperId: NO_HELPER, shareAcrossHelpers: true, privacyTags })
  })
}
