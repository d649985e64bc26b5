import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  randomFillSync,
} from 'node:crypto'
import { LRUCache } from 'lru-cache'

/**
 * Text at rest: AES-256-GCM under a data key of the person's own, which MASTER_KEY wraps.
 * A sealed text is one byte of version, 12 of nonce, the ciphertext, 16 of tag; `context` (what the text is, such as
 * `message`) is authenticated with it, so that one kind of text can't be passed off as another.
 */
const VERSION = 1
const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32
const ALGORITHM = 'aes-256-gcm'

/** A key that texts are sealed under, and the keys that are derived from it, each by its purpose. */
export class DataKey {
  readonly secret: KeyObject
  readonly #derived = new Map<string, KeyObject>()

  constructor(bytes: Buffer) {
    this.secret = createSecretKey(bytes)
  }

  /** `derive` runs once a purpose. */
  derived(purpose: string, derive: (secret: KeyObject) => Buffer): KeyObject {
    return this.#derived.getOrInsertComputed(purpose, () => createSecretKey(derive(this.secret)))
  }
}

/** Data keys that are kept unwrapped, and what is derived from them with them: so many, and so long, in milliseconds. */
const MOST_KEPT = 1000
const KEPT_MS = 10 * 60_000

/** There are only so many contexts, and each is used again for every text of its kind. */
const contexts = new Map<string, Buffer>()

function bytesOf(context: string): Buffer {
  return contexts.getOrInsertComputed(context, (text) => Buffer.from(text))
}

const nonces = Buffer.alloc(NONCE_BYTES * 512)
let nextNonce = nonces.length

/** A random nonce, of many that are drawn together: one draw alone costs a third of sealing a message. */
function drawNonce(): Buffer {
  if (nextNonce === nonces.length) {
    randomFillSync(nonces)
    nextNonce = 0
  }
  nextNonce += NONCE_BYTES
  return nonces.subarray(nextNonce - NONCE_BYTES, nextNonce)
}

/** Seals bytes, or a text, under a key. */
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

/** Opens what `sealBytes` made with the same key and context; throws when either differs or a byte was changed. */
export function openBytes(key: DataKey, sealed: Buffer, context: string): Buffer {
  const { opened, body } = decipher(key.secret, sealed, context)
  const bytes = opened.update(body)
  opened.final()
  return bytes
}

/** Seals a text under a person's key. */
export const seal = (key: DataKey, text: string, context: string): Buffer => sealBytes(key.secret, text, context)

/** Opens what `seal` made with the same key and context; throws when either differs or a byte was changed. */
export function open(key: DataKey, sealed: Buffer, context: string): string {
  const { opened, body } = decipher(key.secret, sealed, context)
  // Decoded as a whole: the decoder that an encoding asked for would bring costs as much as the decryption.
  const text = opened.update(body)
  opened.final()
  return text.toString('utf8')
}

/**
 * Tells texts of one purpose apart without their words: HMAC-SHA256 under a key of its own, made from the person's.
 * The same text gives the same 32 bytes for one person, and others for anyone else.
 */
export function keyedHash(key: DataKey, purpose: string): (text: string) => Buffer {
  const own = key.derived(purpose, (secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES)))
  return (text) => createHmac('sha256', own).update(text).digest()
}

export interface Vault {
  /** A new data key, and its wrapped form to store. */
  createKey(): { key: DataKey; wrapped: string }
  /** The data key of a wrapped form, kept for a while; throws when another MASTER_KEY wrapped it. */
  unwrap(wrapped: string): DataKey
  unwrapBytes(wrapped: string): Buffer
  /** Wraps bytes under the first master key. */
  wrap(bytes: Buffer): string
  /** What every form that is wrapped under it begins with. */
  readonly prefix: string
  /** `seal` under a key that is needed this once, and not kept. */
  sealUnder(wrapped: string, text: string, context: string): Buffer
}

const prefixOf = (masterKey: Buffer): string =>
  `v${VERSION}.${createHash('sha256').update(masterKey).digest('hex').slice(0, 8)}.`

/** The vault of a master key of 32 bytes. What `others` wrapped can be unwrapped as well, while the key is changed. */
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
