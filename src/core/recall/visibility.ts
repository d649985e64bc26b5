import { CATEGORIES, type Category, maySee, type PrivacySettings } from '../privacy/settings.ts'

/** One bit per sensitive category, and one for unshared messages. Part of the index, to filter before ranking. */
const UNSHARED = 1 << CATEGORIES.length
/** Visibility of a withdrawn message: it keeps its position but has no index entry until it is restored. */
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
  /** As returned by `sharedVisibilities`. */
  visibilities: readonly number[]
}

/** By its current visibility. */
export const isVisibleTo = (
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
