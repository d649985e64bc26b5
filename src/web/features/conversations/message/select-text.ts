/** Selects the text of the message around a button. The selection can be adjusted by hand until it is cleared. */
export function selectText(button: HTMLElement | null): void {
  const message = button?.closest<HTMLElement>('.message')
  const bubble = message?.querySelector('[data-words]')
  const selection = getSelection()
  if (!message || !bubble?.firstChild || !selection) return
  message.dataset.selectable = ''
  const text = document.createRange()
  text.selectNodeContents(bubble)
  // Leaves out the sender's name, which is there for screen readers.
  text.setStartAfter(bubble.firstChild)
  selection.removeAllRanges()
  selection.addRange(text)
  const onChange = () => {
    if (selection.containsNode(bubble, true) && !selection.isCollapsed) return
    delete message.dataset.selectable
    document.removeEventListener('selectionchange', onChange)
  }
  document.addEventListener('selectionchange', onChange)
}
