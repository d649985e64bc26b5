/** Null: it has one line, or parts with widths of their own, such as lists. */
function longestLine({ lastChild }: HTMLElement): number | null {
  if (!(lastChild instanceof Text)) return null
  const range = document.createRange()
  range.selectNode(lastChild)
  const lines = [...range.getClientRects()]
  if (lines.length < 2) return null
  return Math.ceil(Math.max(...lines.map(({ right }) => right)) - Math.min(...lines.map(({ left }) => left)))
}

/** Runs before anything is painted, for all rows at once that are new or have another size. */
const observer = new ResizeObserver((rows) => {
  const bubbles = rows.flatMap(({ target }) => [...target.querySelectorAll<HTMLElement>('[data-words]')])
  for (const { style } of bubbles) style.width = ''
  const widths = bubbles.map(longestLine)
  for (const [at, { style }] of bubbles.entries()) if (widths[at]) style.width = `calc(${widths[at]}px + 2rem)`
})

/**
 * A bubble of several lines is as wide as the longest of them. CSS would leave it as wide as it may be. Takes the bubble
 * of a row, also of one that had another before.
 */
export function fitBubble(bubble: HTMLElement | null): void {
  const row = bubble?.closest('.message')
  if (row) observer.observe(row)
}
