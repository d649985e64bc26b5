import { nameLike, oneOf, predicatesOf } from '../shapes.ts'
import { FRENCH_FEARS } from './health.ts'
import { frenchPastime } from './pastimes.ts'
import { FRENCH_FOODS, FRENCH_LANGUAGES } from './words.ts'

/** What may be a value in French: a house, a town, a fear. */

export const hobby = predicatesOf('hobby', frenchPastime)
const ARTICLE = /^(?:de la |de l'|du |des |de |d'|le |la |les |l'|au |aux |à la |à l'|une? )/iu
export const language = oneOf(FRENCH_LANGUAGES, ARTICLE)
export const food = oneOf(FRENCH_FOODS, ARTICLE)
const fearedThing = oneOf(FRENCH_FEARS, ARTICLE)
export const feared = (text: string | undefined): string | null =>
  fearedThing(
    (text ?? '')
      .replace(/(?:,| (?:et|depuis|mais|comme|alors|c'est|est|donc|à)(?= |$)).{0,200}$/iu, '')
      .replace(/^(?:de |d')(?=parler|prendre|conduire|mourir|la |l')/iu, ''),
  )
const HOUSE_END =
  /(?:,| (?:en|depuis|comme|dans|pour|et|le|la|les|mais|donc|alors|avec|tous|ça|c'est|est|à|où|qui|de nuit|de jour|du matin|à mi-temps|à plein temps)(?= |$)).{0,200}$/iu
const NO_HOUSE =
  /^(?:moi|toi|lui|elle|nous|vous|eux|elles|mes|ma|mon|ses|sa|son|tes|ta|ton|des|leur|le moment|l'instant|temps|taf|maison|calme|noir|plein|mi-temps|des amis|la maison|mieux)(?= |$)/iu
export const house = nameLike({ end: HOUSE_END, article: /^(?:l'|le |la |les )/iu, no: NO_HOUSE, mostWords: 4 })
const PLACE_END =
  /(?:,| (?:et|avec|depuis|mais|pour|chez|où|dans|je|on|que|il|mes|ma|mon|parce|quand|pendant|à cause|près|sans|bientôt|en (?:coloc|couple|famille|septembre|janvier|juin)|à \d{1,9})(?= |$)).{0,200}$/iu
const NO_PLACE =
  /^(?:l'instant|mi-temps|fond|bout|moitié|peine|côté|nouveau|la maison|maison|temps|crédit|distance|pied|coloc|couple|famille|paix|danger|colère|retard|forme|vacances|moto|voiture|vélo|charge|sécurité|rue|sa|son|ses|mes|mon|ma|un|une|des|cet|cette|ce|la rue|l'hôpital|l'école|la fac|travail|deux|\d{1,9}(?:e|ème|er)?|l'étage)(?= |$)/iu
export const town = nameLike({ end: PLACE_END, no: NO_PLACE, mostWords: 3 })
const DAY = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir|week-end|weekend|we|semaine|jour|midi'
export const OFTEN = `(?:(?:le|les|tous les|chaque|toutes les) (?:${DAY})s?(?: (?:soir|matin|aprem|après-midi|midi))?s?|(?:une|deux|trois|quatre|cinq|\\d) ?(?:fois|x) (?:par|la|chaque) (?:semaine|jour|mois))`
