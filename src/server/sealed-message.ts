import { type DataKey, open, seal, type Vault } from './vault.ts'

const CONTEXT = 'message'

/** The sealed text of a message. */
export const sealMessage = (key: DataKey, text: string): Buffer => seal(key, text, CONTEXT)
/** The same under a key that is used only once. */
export const sealMessageUnder = (vault: Vault, wrappedKey: string, text: string): Buffer =>
  vault.sealUnder(wrappedKey, text, CONTEXT)
export const openMessage = (key: DataKey, sealed: Buffer): string => open(key, sealed, CONTEXT)
