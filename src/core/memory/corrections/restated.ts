import type { Claim } from '../claim.ts'
import type { LanguageReader } from '../languages/read-language.ts'
import { lastMentioned, pronounFits } from '../pronouns.ts'
import { plainValue } from '../slots.ts'
import { beginsAsCorrection, deniedName, withoutLead } from './correction-forms.ts'

/** Corrections that are whole statements: `no, my sister is called Karin`, `actually, she lives in Dallas`. */

const CALLED = ' called '
/** `My other sister`: not the one before. */
const ANOTHER =
  /(?<!\p{L})(?:other|another|second|also|too|ander[enmrs]{1,2}|zweite[nmrs]?|auch|otr[oa]s?|también|autre|aussi|outr[oa]s?|também)(?!\p{L})/iu

const nounOf = ({ value }: Claim): string | null => {
  const at = value.indexOf(CALLED)
  return at > 0 ? value.slice(0, at) : null
}

/** The earlier fact whose name such a claim puts right. */
function misnamed(claim: Claim, recent: readonly Claim[]): Claim | null {
  const noun = nounOf(claim)
  if (noun === null || !claim.holds || claim.ends !== null || ANOTHER.test(claim.quote)) return null
  const same = recent.filter(
    (old) => old.holds && old.attribute === claim.attribute && nounOf(old) === noun && old.value !== claim.value,
  )
  const denied = deniedName(claim.quote)
  if (denied !== null) return same.find(({ value }) => value.slice(noun.length + CALLED.length) === denied) ?? null
  return same.length === 1 || same[0] === recent[0] ? (same[0] ?? null) : null
}

/** `recent`: newest first. */
export const restated = (message: string, claims: readonly Claim[], recent: readonly Claim[]): Claim[] =>
  claims.map((claim) =>
    beginsAsCorrection(message) || deniedName(claim.quote) !== null
      ? { ...claim, ends: claim.ends ?? misnamed(claim, recent)?.value ?? null }
      : claim,
  )

const PERSON = /^an? (.{2,30}) called /

/** Whom `she` means in `actually, she lives in Dallas`: the person of the last fact about someone. */
export function meantBefore(message: string, recent: readonly Claim[]): string | null {
  if (!beginsAsCorrection(message)) return null
  const last = recent.find(({ subject, value }) => subject !== '' || PERSON.test(value))
  const noun = last?.subject || PERSON.exec(last?.value ?? '')?.[1]
  return noun ? lastMentioned(`my ${noun}`) : null
}

/** What is said of someone by a pronoun must correct what was said of them before. */
export const correctsOneOf = (claim: Claim, recent: readonly Claim[]): boolean =>
  recent.some(
    (old) =>
      old.subject === claim.subject &&
      old.attribute === claim.attribute &&
      (plainValue(old.value) !== plainValue(claim.value) || old.holds !== claim.holds),
  )

const LONGEST = 90

/** `Nein, sie wohnt in Bonn`, `en realidad vive en Granada`: a correction with the noun that was said before. */
export function withNounOfBefore(message: string, recent: readonly Claim[], reader: LanguageReader): string | null {
  if (!beginsAsCorrection(message) || message.length > LONGEST) return null
  const about = reader.saidOfSomeone(withoutLead(message.trim()))
  const last = recent.find(({ subject }) => subject !== '')
  if (!about || !last) return null
  const isMeant = about.pronoun === null ? last === recent[0] : pronounFits(about.pronoun, last.subject)
  const noun = isMeant ? reader.nounFor(last.subject, last.quote) : null
  return noun && `${noun} ${about.said}`
}
