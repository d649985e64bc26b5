/** Stored in this browser: each device has its own voices, so a name means nothing on another. */
const keyOf = (owner: string): string => `voice:${owner}`

export const storedVoice = (owner: string): string | null => localStorage.getItem(keyOf(owner))

export function storeVoice(owner: string, name: string | null): void {
  if (name === null) localStorage.removeItem(keyOf(owner))
  else localStorage.setItem(keyOf(owner), name)
}
