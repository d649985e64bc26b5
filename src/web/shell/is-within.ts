/** `/conversations/7` is within `/conversations`. */
export const isWithin = (location: string, href: string): boolean =>
  location === href || location.startsWith(`${href}/`)
