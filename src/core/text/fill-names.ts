interface Names {
  /** The helper. */
  char: string
  /** The person. */
  user: string
}

const PLACES = /\{\{\s*(char|user)\s*\}\}|<(char|bot|user)>/gi

/** Fills the places that character cards keep for two names. */
export const fillNames = (text: string, { char, user }: Names): string =>
  text.replace(PLACES, (_place, curly?: string, angled?: string) =>
    (curly ?? angled ?? '').toLowerCase() === 'user' ? user : char,
  )
