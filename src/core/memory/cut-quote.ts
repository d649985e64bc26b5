const CLAUSES = /[,;:.!?…\n]|\s(?:and|but|so|because)\s/

/** A quote without the clauses that match; null if nothing is left. */
export function cutQuote(quote: string, isGone: (text: string) => boolean): string | null {
  const clauses = quote.split(CLAUSES).map((clause) => clause.trim())
  const rest = clauses.filter((clause) => clause !== '' && !isGone(clause)).join(' … ')
  return rest === '' || isGone(rest) ? null : rest
}
