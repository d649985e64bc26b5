const CLAUSES = /[,;:.!?…\n]|\s(?:and|but|so|because)\s/

/** What is left of a quote without the clauses of which something is true; null where that is nothing. */
export function cutQuote(quote: string, isGone: (text: string) => boolean): string | null {
  const clauses = quote.split(CLAUSES).map((clause) => clause.trim())
  const rest = clauses.filter((clause) => clause !== '' && !isGone(clause)).join(' … ')
  return rest === '' || isGone(rest) ? null : rest
}
