import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()

interface Challenge {
  challenge: string
  rpId?: string
  rp?: { id: string }
}

/** A software authenticator: one passkey on the curve P-256, with a signature counter. */
export class SoftPasskey {
  readonly id = randomBytes(16)
  readonly #origin: string
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  counter = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #data(site: string, flags: number): Buffer {
    this.counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(site), Buffer.of(flags), count])
  }

  #coseKey(): Uint8Array {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    return isoCBOR.encode(key)
  }

  #answer<Response extends object>(response: Response) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response } as const
  }

  /** The browser's result of `navigator.credentials.create`. */
  register({ challenge, rp }: Challenge) {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.#coseKey()])
    const authData = Buffer.concat([this.#data(rp?.id ?? '', USER_PRESENT | USER_VERIFIED | HAS_KEY), credential])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** The browser's result of `navigator.credentials.get`. */
  show({ challenge, rpId }: Challenge, flags = USER_PRESENT | USER_VERIFIED) {
    const client = this.#client('webauthn.get', challenge)
    const data = this.#data(rpId ?? '', flags)
    const signature = createSign('sha256').update(data).update(sha256(client)).sign(this.#keys.privateKey)
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    })
  }
}
