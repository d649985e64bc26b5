import { z } from 'zod'

/** `messageLength` → `Message length`. */
function inWords(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Names a missing field, where the contract has no message for it. */
export function nameMissingFields(): void {
  z.config({
    customError: ({ code, input, path }) => {
      const field = path?.at(-1)
      if (code !== 'invalid_type' || input !== undefined || typeof field !== 'string') return undefined
      return `${inWords(field)} is required.`
    },
  })
}
