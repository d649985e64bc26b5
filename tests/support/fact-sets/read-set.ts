/**
 * A set of messages, one per line: `message => fact; fact`. A fact lists words that its sentence contains, `a/b` for
 * alternatives. `-` marks a fact that is no longer true, `?` an optional one.
 */
export interface Labelled {
  text: string
  facts: readonly Expected[]
}

export interface Expected {
  words: readonly string[]
  holds: boolean
  isRequired: boolean
}

export interface FoundFact {
  sentence: string
  holds: boolean
}

function expectedFrom(label: string): Expected {
  const words = label.replace(/^[-?]+/, '')
  return {
    words: words.toLowerCase().split(' '),
    holds: !/^\??-/.test(label),
    isRequired: !/^-?\?/.test(label),
  }
}

export const readSet = (lines: string): Labelled[] =>
  lines
    .split('\n')
    .filter((line) => line.includes('=>'))
    .map((line) => {
      const [text = '', labels = ''] = line.split(/ =>/)
      return {
        text,
        facts: labels
          .split(';')
          .map((label) => label.trim())
          .filter((label) => label !== '')
          .map(expectedFrom),
      }
    })

const DENIED = /\b(?:not|no longer)\b/

/** A dislike has not ended. */
const DISLIKE = /\bdo(?:es)? not like\b/

/** The person's own words say whether something has ended. */
const QUOTE = /^you said: “/

const isMet = ({ words, holds }: Expected, fact: FoundFact): boolean => {
  const sentence = fact.sentence.toLowerCase()
  return (
    (QUOTE.test(sentence) || (fact.holds || DISLIKE.test(sentence) || DENIED.test(words.join(' '))) === holds) &&
    words.every((word) => word.split('/').some((part) => sentence.includes(part)))
  )
}

export interface Score {
  right: number
  wrong: string[]
  missed: string[]
  required: number
  met: number
}

/** Compares the facts found in a set of messages with the expected ones. */
export function scoreSet(set: readonly Labelled[], find: (text: string) => readonly FoundFact[]): Score {
  const score: Score = { right: 0, wrong: [], missed: [], required: 0, met: 0 }
  for (const { text, facts } of set) {
    const found = find(text)
    for (const fact of found) {
      if (facts.some((expected) => isMet(expected, fact))) score.right += 1
      else score.wrong.push(`${text} => ${fact.sentence}`)
    }
    for (const expected of facts.filter(({ isRequired }) => isRequired)) {
      score.required += 1
      if (found.some((fact) => isMet(expected, fact))) score.met += 1
      else score.missed.push(`${text} => ${expected.words.join(' ')}`)
    }
  }
  return score
}
