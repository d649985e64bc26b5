/** Small things worth knowing, in the order in which they are told: one a visit, each until it is put away. */
export const HINTS = ['rhythm', 'notices', 'memory', 'install'] as const
export type Hint = (typeof HINTS)[number]

/** What has been put away, as `rhythm,notices`; anything else in it counts for nothing. */
export const putAway = (kept: string | null): Hint[] => {
  const names = new Set(kept?.split(','))
  return HINTS.filter((hint) => names.has(hint))
}

/** The hint to show, or null where all have been put away or one was in this visit. */
export function nextHint(kept: string | null, hadOneThisVisit: boolean): Hint | null {
  if (hadOneThisVisit) return null
  const known = putAway(kept)
  return HINTS.find((hint) => !known.includes(hint)) ?? null
}
