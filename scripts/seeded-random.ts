/** Pseudo-random numbers, the same in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1)
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61)
    return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32
  }
}

export function shuffle<T>(list: T[], random: () => number): void {
  for (let nth = list.length - 1; nth > 0; nth -= 1) {
    const other = Math.floor(random() * (nth + 1))
    const one = list[nth] as T
    list[nth] = list[other] as T
    list[other] = one
  }
}
