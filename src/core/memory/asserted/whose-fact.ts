import { isHeldAs, relationOf } from './relations.ts'
import { isFirstPerson } from './spoken-clauses.ts'
import type { StatedValue } from './stated-value.ts'
import { type Subject, subjectBefore } from './subject.ts'
import { stemOf, wordsOf } from './value-words.ts'

/** Whether the clause is about the person, or about having somebody: `my boss Karen`. */
function isOwn({ clause, span }: StatedValue, subject: Subject | null, attribute: string): boolean {
  if (!isFirstPerson(clause)) return false
  if (subject === null || subject.isSelf) return true
  const holder = clause.words.slice(subject.at, span.first).findLast((word) => relationOf(word) !== null)
  return subject.relation !== null && isHeldAs(relationOf(holder ?? '') ?? subject.relation, attribute)
}

const speaksOf = (words: readonly string[], subject: string): boolean => {
  const named = wordsOf(subject).map(stemOf)
  return words.some((word) => named.includes(stemOf(word)))
}

const TOGETHER = /(?:and|y|und|et|e) (?:i|yo|ich|moi|eu)(?: |$)/

function isAbout(
  { clause, span, before }: StatedValue,
  subject: Subject | null,
  name: string,
  message: string,
): boolean {
  if (subject?.isSelf && !TOGETHER.test(before)) return false
  return (
    speaksOf(clause.words.slice(0, span.first + 1), name) ||
    (/^(?:he|she|they)$/.test(clause.words[0] ?? '') && speaksOf(wordsOf(message), name))
  )
}

/** An empty subject is the person. */
export function isSaidOf(stated: StatedValue, fact: { subject: string; attribute: string }, message: string): boolean {
  const subject = subjectBefore(stated.clause.words, stated.span.first)
  return fact.subject === '' ? isOwn(stated, subject, fact.attribute) : isAbout(stated, subject, fact.subject, message)
}
