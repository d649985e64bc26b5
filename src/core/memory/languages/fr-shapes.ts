import type { Found } from '../rules/rule.ts'
import { FRENCH_FEARS } from './fr-health.ts'
import { frenchPastime } from './fr-pastimes.ts'
import { FRENCH_FOODS } from './fr-words.ts'
import { type Predicate, says, type Values } from './language.ts'

/** What may be a value in French: a house, a town, a fear. */

export const ANY = ' (.{1,120})'
export const listed =
  (attribute: string, find: (text: string | undefined) => string | null) =>
  (first: string, third: string | null, rest = ANY): Predicate =>
    says(attribute, first, third, rest, (text) => find(text))
export const hobby = listed('hobby', frenchPastime)
const ARTICLE = /^(?:de la |de l'|du |des |de |d'|le |la |les |l'|au |aux |à la |à l'|une? )/iu
export const inSet =
  (words: ReadonlySet<string>) =>
  (text: string | undefined): string | null => {
    const word = (text ?? '').trim().replace(ARTICLE, '')
    return words.has(word.toLowerCase()) ? word : null
  }
export const food = inSet(FRENCH_FOODS)
export const feared = (text: string | undefined): string | null =>
  inSet(FRENCH_FEARS)(
    (text ?? '')
      .replace(/(?:,| (?:et|depuis|mais|comme|alors|c'est|est|donc|à)(?= |$)).{0,200}$/iu, '')
      .replace(/^(?:de |d')(?=parler|prendre|conduire|mourir|la |l')/iu, ''),
  )
const HOUSE_END =
  /(?:,| (?:en|depuis|comme|dans|pour|et|le|la|les|mais|donc|alors|avec|tous|ça|c'est|est|à|où|qui|de nuit|de jour|du matin|à mi-temps|à plein temps)(?= |$)).{0,200}$/iu
const NO_HOUSE =
  /^(?:moi|toi|lui|elle|nous|vous|eux|elles|mes|ma|mon|ses|sa|son|tes|ta|ton|des|leur|le moment|l'instant|temps|taf|maison|calme|noir|plein|mi-temps|des amis|la maison|mieux)(?= |$)/iu
export const house = (text: string | undefined, values: Values): string | null => {
  const name = values.phrase((text ?? '').replace(HOUSE_END, '').replace(/^(?:l'|le |la |les )/iu, ''), 4)
  return name && !NO_HOUSE.test(name) ? name : null
}
const PLACE_END =
  /(?:,| (?:et|avec|depuis|mais|pour|chez|où|dans|je|on|que|il|mes|ma|mon|parce|quand|pendant|à cause|près|sans|bientôt|en (?:coloc|couple|famille|septembre|janvier|juin)|à \d{1,9})(?= |$)).{0,200}$/iu
const NO_PLACE =
  /^(?:l'instant|mi-temps|fond|bout|moitié|peine|côté|nouveau|la maison|maison|temps|crédit|distance|pied|coloc|couple|famille|paix|danger|colère|retard|forme|vacances|moto|voiture|vélo|charge|sécurité|rue|sa|son|ses|mes|mon|ma|un|une|des|cet|cette|ce|la rue|l'hôpital|l'école|la fac|travail|deux|\d{1,9}(?:e|ème|er)?|l'étage)(?= |$)/iu
export const town = (text: string | undefined, values: Values): string | null => {
  const place = values.phrase((text ?? '').replace(PLACE_END, ''), 3)
  return place && !NO_PLACE.test(place) ? place : null
}
const DAY = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir|week-end|weekend|we|semaine|jour|midi'
export const OFTEN = `(?:(?:le|les|tous les|chaque|toutes les) (?:${DAY})s?(?: (?:soir|matin|aprem|après-midi|midi))?s?|(?:une|deux|trois|quatre|cinq|\\d) ?(?:fois|x) (?:par|la|chaque) (?:semaine|jour|mois))`
export const both = (...found: (Found | null)[]): Found[] => found.filter((one) => one !== null)
export const children = (count: string | undefined, values: Values): Found | null => {
  const number = values.number(count)
  return number && number !== 'one' ? { attribute: 'children', value: `${number} children` } : null
}
