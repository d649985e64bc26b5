/** Is `location` the address `href` or one below it? `/conversations/7` is within `/conversations`. */
export const isWithin = (location: string, href: string): boolean =>
  location === href || location.startsWith(`${href}/`)
