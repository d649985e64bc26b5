import { nameLike, oneOf, predicatesOf } from '../shapes.ts'
import { GERMAN_FEARS } from './health.ts'
import { germanPastime } from './pastimes.ts'
import { GERMAN_FOODS, GERMAN_LANGUAGES } from './words.ts'

/** What may be a value in German: a house, a town, a fear. */

const ARTICLE = /^(?:die|der|das|den|dem|eine?[nmr]?) /iu
export const hobby = predicatesOf('hobby', germanPastime)
export const language = oneOf(GERMAN_LANGUAGES, ARTICLE)
export const food = oneOf(GERMAN_FOODS, ARTICLE)
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
export const house = nameLike({ end: HOUSE_END, article: /^(?:der|dem|den|die) /iu, no: NO_HOUSE, mostWords: 4 })
const PLACE_END =
  /(?:,| (?:und|mit|aber|weil|bei|wegen|gezogen|gekommen|geblieben|gelandet|aufgewachsen|geboren|gewohnt|geworden|zusammen|groß|am arsch|zur|auf|im|in der|in einem|in einer|nähe|ums eck)(?= |$)).{0,200}$/iu
const NO_PLACE =
  /^(?:de[rmn]|eine[mr]?|meine[mrn]?|unsere[mrn]?|angst|frieden|sünde|scheidung|trennung|saus|armut|hause|dauer|panik|gedanken|zukunft|ruhe|urlaub|quarantäne|rente|therapie|behandlung|dir|mir|uns|sicherheit|streit|\d{1,9}\.?)(?= |$)/iu
export const town = nameLike({ end: PLACE_END, no: NO_PLACE, mostWords: 3 })
const DAY =
  'montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|wochenende|morgen|abend|tag|woche|mo|di|mi|do|fr|sa|so'
export const OFTEN = `(?:jede[nrsm]? (?:(?:zweiten?|ersten) )?(?:${DAY})(?:\\s?abend|\\s?morgen|\\s?nachmittag)?|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?:abend)?s|am wochenende|am we|(?:\\d|ein|zwei|drei|vier|fünf)\\s?(?:x|mal) (?:die|in der|pro|jede|am) (?:woche|tag|monat)|(?:ein|zwei|drei|vier|fünf)mal (?:die|in der|pro) woche|regelmäßig|immer (?:montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags))`
