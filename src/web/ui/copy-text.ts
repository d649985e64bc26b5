/** The older command, which needs a selection and takes the focus for a moment. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = Object.assign(document.createElement('textarea'), { value: text })
  field.style.position = 'fixed'
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}

/** Over plain HTTP, browsers have no `navigator.clipboard`. Rejects if the text was not copied. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) await navigator.clipboard.writeText(text)
  else if (!copyBySelection(text)) throw new Error('The browser refused to copy.')
}
