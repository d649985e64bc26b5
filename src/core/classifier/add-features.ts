import type { Collector } from './collector.ts'
import { hashesOf, LETTERS, mixed, OFFSET } from './word-hashes.ts'

export const WORD = { kind: 1, value: 1 }
const PAIR_OF_WORDS = { kind: 2, value: 1 }
const FIRST_WORD = { kind: 3, value: 1 }
const CONCEPT = { kind: 6, value: 1 }
const PAIR_OF_CONCEPTS = { kind: 7, value: 1 }

export const hashOfConcept = (concept: number): number => mixed(OFFSET, concept)

/** Words, pairs of neighbours, and parts of words. */
export function addWords(collector: Collector, words: readonly string[]): void {
  let before = 0
  for (const [nth, word] of words.entries()) {
    const { hash, letters } = hashesOf(word)
    collector.add(WORD, hash)
    if (nth === 0) collector.add(FIRST_WORD, hash)
    else collector.add(PAIR_OF_WORDS, mixed(before, hash))
    for (const each of letters) collector.addSpread(each, LETTERS.value)
    before = hash
  }
}

function addPairs(collector: Collector, concept: number, others: readonly number[]): void {
  for (const other of others) {
    if (other !== concept) collector.add(PAIR_OF_CONCEPTS, mixed(hashOfConcept(concept), other))
  }
}

/** The concepts of each word, and pairs of those that are at most `near` words apart. */
export function addConcepts(collector: Collector, concepts: readonly (readonly number[])[], near: number): void {
  for (const [nth, here] of concepts.entries()) {
    const last = Math.min(nth + near, concepts.length - 1)
    for (const concept of here) {
      collector.add(CONCEPT, hashOfConcept(concept))
      for (let next = nth + 1; next <= last; next += 1) addPairs(collector, concept, concepts[next] ?? [])
    }
  }
}
