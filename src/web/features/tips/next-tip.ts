/** In display order: one per visit, each until it is dismissed. */
export const TIPS = ['rhythm', 'notices', 'memory', 'install'] as const
export type Tip = (typeof TIPS)[number]

/** The tips in `kept`, such as `rhythm,notices`; anything else in it is ignored. */
export const dismissedTips = (kept: string | null): Tip[] => {
  const names = new Set(kept?.split(','))
  return TIPS.filter((tip) => names.has(tip))
}

/** The tip to show, or null when all have been dismissed, or one during this visit. */
export function nextTip(kept: string | null, hadOneThisVisit: boolean): Tip | null {
  if (hadOneThisVisit) return null
  const known = dismissedTips(kept)
  return TIPS.find((tip) => !known.includes(tip)) ?? null
}
