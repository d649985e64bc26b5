const CLAUSES = /[,;:.!?…\n]|\s(?:and|but|so|because)\s/

/** Null if nothing is left. */
export function cutQuote(quote: string, isGone: (text: string) => boolean): string | null {
  const clauses = quote.split(CLAUSES).map((clause) => clause.trim())
  const rest = clauses.filter((clause) => clause !== '' && !isGone(clause)).join(' … ')
  return rest === '' || isGone(rest) ? null : rest
}
