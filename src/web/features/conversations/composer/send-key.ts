import type { KeyboardEvent } from 'react'

/** The keyboard on the screen has a key for a new line and none beside it; the button sends. */
export const hasTouchKeyboard = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches

/**
 * Enter sends, also with Ctrl or Command. Shift makes a new line. With an input method (Japanese, Chinese, accents),
 * Enter first completes a word.
 */
export function isSendKey({ key, shiftKey, ctrlKey, metaKey, keyCode, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing || keyCode === 229) return false
  return ctrlKey || metaKey || !hasTouchKeyboard()
}
