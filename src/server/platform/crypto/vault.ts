import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  randomFillSync,
} from 'node:crypto'
import { LRUCache } from 'lru-cache'

/**
 * Encryption at rest: AES-256-GCM under the person's data key, which MASTER_KEY wraps. A sealed text is one byte of
 * version, 12 of nonce, the ciphertext, 16 of tag; `context` (the kind of text, such as `message`) is authenticated
 * with it, so that one kind can't be passed off as another.
 */
const VERSION = 1
export const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32
const ALGORITHM = 'aes-256-gcm'

export class DataKey {
  readonly secret: KeyObject
  readonly #derived = new Map<string, KeyObject>()

  constructor(bytes: Buffer) {
    this.secret = createSecretKey(bytes)
  }

  /** `derive` runs once per purpose. */
  derived(purpose: string, derive: (secret: KeyObject) => Buffer): KeyObject {
    return this.#derived.getOrInsertComputed(purpose, () => createSecretKey(derive(this.secret)))
  }
}

/** How many unwrapped data keys are cached with their derived keys, and for how long, in milliseconds. */
const MOST_KEPT = 1000
const KEPT_MS = 10 * 60_000

const contexts = new Map<string, Buffer>()

function bytesOf(context: string): Buffer {
  return contexts.getOrInsertComputed(context, (text) => Buffer.from(text))
}

const nonces = Buffer.alloc(NONCE_BYTES * 512)
let nextNonce = nonces.length

/** A random nonce from a batch: drawing one alone costs a third of sealing a message. */
function drawNonce(): Buffer {
  if (nextNonce === nonces.length) {
    randomFillSync(nonces)
    nextNonce = 0
  }
  nextNonce += NONCE_BYTES
  return nonces.subarray(nextNonce - NONCE_BYTES, nextNonce)
}

export function sealBytes(key: KeyObject | Buffer, plain: Buffer | string, context: string): Buffer {
  const nonce = drawNonce()
  const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(bytesOf(context))
  const body = typeof plain === 'string' ? cipher.update(plain, 'utf8') : cipher.update(plain)
  cipher.final()
  return Buffer.concat([Buffer.of(VERSION), nonce, body, cipher.getAuthTag()])
}

function decipher(key: KeyObject, sealed: Buffer, context: string) {
  if (sealed[0] !== VERSION) throw new Error(`sealed text of unknown version ${sealed[0]}`)
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES)
  const opened = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
  opened.setAAD(bytesOf(context))
  opened.setAuthTag(sealed.subarray(sealed.length - TAG_BYTES))
  return { opened, body: sealed.subarray(1 + NONCE_BYTES, sealed.length - TAG_BYTES) }
}

/** Decrypts the result of `sealBytes` with the same key and context; throws if either differs or a byte was changed. */
export function openBytes(key: DataKey, sealed: Buffer, context: string): Buffer {
  const { opened, body } = decipher(key.secret, sealed, context)
  const bytes = opened.update(body)
  opened.final()
  return bytes
}

export const seal = (key: DataKey, text: string, context: string): Buffer => sealBytes(key.secret, text, context)

/** Decrypts the result of `seal` with the same key and context; throws if either differs or a byte was changed. */
export function open(key: DataKey, sealed: Buffer, context: string): string {
  const { opened, body } = decipher(key.secret, sealed, context)
  // One toString call: streaming decoders cost as much as the decryption.
  const text = opened.update(body)
  opened.final()
  return text.toString('utf8')
}

/** The nonce of a sealed text in hexadecimal: differs each time anything is sealed. */
export const sealOf = (sealed: Buffer): string => sealed.toString('hex', 1, 1 + NONCE_BYTES)

export interface Vault {
  createKey(): { key: DataKey; wrapped: string }
  /** Unwraps a data key and caches it; throws if another MASTER_KEY wrapped it. */
  unwrap(wrapped: string): DataKey
  unwrapBytes(wrapped: string): Buffer
  wrap(bytes: Buffer): string
  /** The prefix of everything wrapped under it. */
  readonly prefix: string
  /** `seal` under a key that is used once and not cached. */
  sealUnder(wrapped: string, text: string, context: string): Buffer
}

/** Keys of this server, derived from the root that MASTER_KEY wraps. */
export interface ServerKeys {
  /** Seals data that belongs to no account, or not yet. */
  readonly serverKey: DataKey
  /** Signs the links in emails that work without a sign-in. */
  readonly linkSecret: string
  /** Hashes phone numbers, codes and SMS bodies. */
  readonly hashKey: string
}

/** HMAC-SHA256 under a server key, hex: a stolen database does not allow trying all numbers or codes. */
export const hashWithServerKey = (
  { vault }: { vault: Pick<ServerKeys, 'hashKey'> },
  ...parts: (string | number | null)[]
): string => createHmac('sha256', vault.hashKey).update(JSON.stringify(parts)).digest('hex')

export const hashNumber = (services: { vault: Pick<ServerKeys, 'hashKey'> }, phoneNumber: string): string =>
  hashWithServerKey(services, 'number', phoneNumber)

const prefixOf = (masterKey: Buffer): string =>
  `v${VERSION}.${createHash('sha256').update(masterKey).digest('hex').slice(0, 8)}.`

/** A vault for a 32-byte master key. It also unwraps what `others` wrapped, during a rotation. */
export function createVault(masterKey: Buffer, others: readonly Buffer[] = []): Vault {
  const master = createSecretKey(masterKey)
  const prefix = prefixOf(masterKey)
  const masters = new Map([...others, masterKey].map((key) => [prefixOf(key), createSecretKey(key)]))

  const wrap = (bytes: Buffer): string => prefix + sealBytes(master, bytes, 'data key').toString('base64')

  function unwrapBytes(wrapped: string): Buffer {
    const own = wrapped.slice(0, prefix.length)
    const wrapping = masters.get(own)
    if (!wrapping) throw new Error('this data key was wrapped by another MASTER_KEY')
    const { opened, body } = decipher(wrapping, Buffer.from(wrapped.slice(own.length), 'base64'), 'data key')
    const bytes = opened.update(body)
    opened.final()
    return bytes
  }

  /** By their wrapped form. */
  const unwrapped = new LRUCache<string, DataKey>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
    ttlAutopurge: true,
    memoMethod: (wrapped) => new DataKey(unwrapBytes(wrapped)),
  })

  return {
    createKey() {
      const bytes = randomBytes(KEY_BYTES)
      return { key: new DataKey(bytes), wrapped: wrap(bytes) }
    },
    unwrap: (wrapped) => unwrapped.memo(wrapped),
    unwrapBytes,
    wrap,
    prefix,
    sealUnder(wrapped, text, context) {
      const bytes = unwrapBytes(wrapped)
      try {
        return sealBytes(bytes, text, context)
      } finally {
        bytes.fill(0)
      }
    },
  }
}

const CONTEXT = 'message'

export const sealMessage = (key: DataKey, text: string): Buffer => seal(key, text, CONTEXT)
/** The same under a key that is used only once. */
export const sealMessageUnder = (vault: Vault, wrappedKey: string, text: string): Buffer =>
  vault.sealUnder(wrappedKey, text, CONTEXT)
export const decryptMessage = (key: DataKey, sealed: Buffer): string => open(key, sealed, CONTEXT)

const PICTURE = 'picture'

export const sealPicture = (key: DataKey, bytes: Buffer): Buffer => sealBytes(key.secret, bytes, PICTURE)
export const decryptPicture = (key: DataKey, sealed: Buffer): Buffer => openBytes(key, sealed, PICTURE)
