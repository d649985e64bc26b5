import { type DataKey, open, openBytes, seal, sealBytes, type Vault } from './vault.ts'

const CONTEXT = 'message'

export const sealMessage = (key: DataKey, text: string): Buffer => seal(key, text, CONTEXT)
/** The same under a key that is used only once. */
export const sealMessageUnder = (vault: Vault, wrappedKey: string, text: string): Buffer =>
  vault.sealUnder(wrappedKey, text, CONTEXT)
export const decryptMessage = (key: DataKey, sealed: Buffer): string => open(key, sealed, CONTEXT)

const PICTURE = 'picture'

export const sealPicture = (key: DataKey, bytes: Buffer): Buffer => sealBytes(key.secret, bytes, PICTURE)
export const decryptPicture = (key: DataKey, sealed: Buffer): Buffer => openBytes(key, sealed, PICTURE)
