import type { Found } from '../rules/rule.ts'
import { GERMAN_FEARS } from './de-health.ts'
import { germanPastime } from './de-pastimes.ts'
import { GERMAN_FOODS } from './de-words.ts'
import { type Predicate, says, type Values } from './language.ts'

/** What may be a value in German: a house, a town, a fear. */

const ANY = ' (.{1,120})'
export const listed =
  (attribute: string, find: (text: string | undefined) => string | null) =>
  (first: string, third: string | null, rest = ANY): Predicate =>
    says(attribute, first, third, rest, (text) => find(text))
export const hobby = listed('hobby', germanPastime)
export const inSet =
  (words: ReadonlySet<string>) =>
  (text: string | undefined): string | null => {
    const word = (text ?? '').trim().replace(/^(?:die|der|das|den|dem|eine?[nmr]?) /iu, '')
    return words.has(word.toLowerCase()) ? word : null
  }
export const food = inSet(GERMAN_FOODS)
export const feared = (text: string | undefined): string | null => {
  const said = (text ?? '')
    .replace(/(?:,| (?:und|seit|habe|aber|ist|zu)(?= |$)).{0,200}$/iu, '')
    .replace(/^(?:großen |kleinen |der |dem |den |diesen )/iu, '')
  return GERMAN_FEARS.has(said.toLowerCase()) ? said : null
}
const HOUSE_END =
  /(?:,| (?:am|im|in|als|an|auf|und|mit|seit|vor|nach|für|aber|weil|jede[nrs]?|angefangen|angestellt|beschäftigt|gelandet|um|zur|zum|ums|schicht|nachtschicht|fest|vollzeit|teilzeit)(?= |$)).{0,200}$/iu
const NO_HOUSE =
  /^(?:mir|dir|uns|euch|ihm|ihr|ihnen|meine?[nmr]?|deine?[nmr]?|einem?r?|zuhause|hause|regen|sonne|hitze|nacht|tag|uns|allem|der hitze|der arbeit|dem wetter)(?= |$)/iu
export const house = (text: string | undefined, values: Values): string | null => {
  const name = values.phrase((text ?? '').replace(HOUSE_END, '').replace(/^(?:der|dem|den|die) /iu, ''), 4)
  return name && !NO_HOUSE.test(name) ? name : null
}
const PLACE_END =
  /(?:,| (?:und|mit|aber|weil|bei|wegen|gezogen|gekommen|geblieben|gelandet|aufgewachsen|geboren|gewohnt|geworden|zusammen|groß|am arsch|zur|auf|im|in der|in einem|in einer|nähe|ums eck)(?= |$)).{0,200}$/iu
const NO_PLACE =
  /^(?:de[rmn]|eine[mr]?|meine[mrn]?|unsere[mrn]?|angst|frieden|sünde|scheidung|trennung|saus|armut|hause|dauer|panik|gedanken|zukunft|ruhe|urlaub|quarantäne|rente|therapie|behandlung|dir|mir|uns|sicherheit|streit|\d{1,9}\.?)(?= |$)/iu
export const town = (text: string | undefined, values: Values): string | null => {
  const place = values.phrase((text ?? '').replace(PLACE_END, ''), 3)
  return place && !NO_PLACE.test(place) ? place : null
}
const DAY =
  'montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|wochenende|morgen|abend|tag|woche|mo|di|mi|do|fr|sa|so'
export const OFTEN = `(?:jede[nrsm]? (?:(?:zweiten?|ersten) )?(?:${DAY})(?:\\s?abend|\\s?morgen|\\s?nachmittag)?|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?:abend)?s|am wochenende|am we|(?:\\d|ein|zwei|drei|vier|fünf)\\s?(?:x|mal) (?:die|in der|pro|jede|am) (?:woche|tag|monat)|(?:ein|zwei|drei|vier|fünf)mal (?:die|in der|pro) woche|regelmäßig|immer (?:montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags))`
export const both = (...found: (Found | null)[]): Found[] => found.filter((one) => one !== null)
