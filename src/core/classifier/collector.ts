import { type Kind, mixed, spread } from './word-hashes.ts'

/** Overwritten by the next text. */
export interface Features {
  at: Int32Array
  value: Float32Array
}

/** Upper bound of features per chunk; the rest is dropped. */
const MOST_FEATURES = 2 ** 13

const LAST_TEXT = 255

/** A set of features, reused across texts to avoid clearing it. `size` is a power of two. */
export class Collector {
  readonly #mask: number
  readonly #at = new Int32Array(MOST_FEATURES)
  readonly #value = new Float32Array(MOST_FEATURES)
  /** The number of the text that last used each bucket: bytes, so that they fit in the processor's cache. */
  readonly #met: Uint8Array
  #text = 0
  #count = 0
  #squares = 0

  constructor(size: number) {
    this.#mask = size - 1
    this.#met = new Uint8Array(size)
  }

  begin(): void {
    if (this.#text === LAST_TEXT) this.#met.fill(0)
    this.#text = (this.#text % LAST_TEXT) + 1
    this.#count = 0
    this.#squares = 0
  }

  add({ kind, value }: Kind, hash: number): void {
    this.addSpread(spread(mixed(hash, kind)), value)
  }

  addSpread(hash: number, value: number): void {
    const place = hash & this.#mask
    if (this.#met[place] === this.#text || this.#count === MOST_FEATURES) return
    this.#met[place] = this.#text
    this.#at[this.#count] = place
    this.#value[this.#count] = value
    this.#squares += value * value
    this.#count += 1
  }

  /** The collected features as a unit vector. */
  end(): Features {
    const length = Math.sqrt(this.#squares)
    for (let nth = 0; nth < this.#count; nth += 1) this.#value[nth] = (this.#value[nth] ?? 0) / length
    return { at: this.#at.subarray(0, this.#count), value: this.#value.subarray(0, this.#count) }
  }
}
