import { baseForm } from '../recall/word-forms.ts'

/** Values in a statement that later change: an amount with its unit, a day, a date, an hour. */
export interface ToldValue {
  /** Values of one kind replace each other. */
  kind: string
  value: string
}

const WEEKDAYS =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|segundas?|terças?|quartas?|quintas?|sextas?)$/
const MONTHS =
  /^(?:jan(?:uary|uar|vier|eiro)?|enero|feb(?:ruary|ruar|rero)?|février|fevereiro|mar(?:ch|zo|s|ço)?|märz|apr(?:il)?|abril|avril|may|mai|maio|mayo|june?|juin|junio|junho|juni|july?|juillet|julio|julho|juli|aug(?:ust)?|août|agosto|sep(?:tember|tembre|tiembre)?|setembro|oct(?:ober|obre)?|oktober|octubre|outubro|nov(?:ember|embre|iembre|embro)?|dec(?:ember)?|dezember|diciembre|décembre|dezembro)$/
const NUMBER = /^\d[\d.,:]*(?:st|nd|rd|th|k|am|pm|h|kg|g|mg|km)?$/
const SMALL =
  /^(?:of|a|an|the|per|in|to|at|from|for|and|or|by|each|this|de|del|por|al|am|im|der|die|das|le|la|par|que|e|o|os|as)$/
const HOUR = /^\d{1,2}:\d\d|(?:am|pm|h)$/
const BEFORE_HOUR = /^(?:at|around|by|til|till|um|às|las|vers|gegen)$/

function kindOf(word: string, before: string, after: string): string | null {
  if (WEEKDAYS.test(word)) return 'weekday'
  if (MONTHS.test(word)) return 'month'
  if (!NUMBER.test(word)) return null
  if (HOUR.test(word) || BEFORE_HOUR.test(before) || /^(?:am|pm|uhr|heures?|horas?)$/.test(after)) return 'hour'
  if (MONTHS.test(before) || MONTHS.test(after) || /(?:st|nd|rd|th)$/.test(word)) return 'day'
  const unit = /(?:kg|mg|km|g|k)$/.exec(word)?.[0] ?? after
  return unit === '' || SMALL.test(unit) || NUMBER.test(unit) ? 'number' : unit.replace(/s$/, '')
}

const NUMBER_WORDS = new Map(
  [
    ['2', 'dos zwei deux dois duas'],
    ['3', 'tres drei trois três'],
    ['4', 'cuatro vier quatre quatro'],
    ['5', 'cinco fünf cinq'],
    ['6', 'seis sechs six'],
    ['7', 'siete sieben sept sete'],
    ['8', 'ocho acht huit oito'],
    ['9', 'nueve neun neuf nove'],
    ['10', 'diez zehn dix dez'],
  ].flatMap(([digit = '', words = '']) => words.split(' ').map((word): [string, string] => [word, digit])),
)
const inDigits = (word: string): string => NUMBER_WORDS.get(word) ?? baseForm(word)

/** The values in a text, at most one of each kind. */
export function toldValues(text: string): ToldValue[] {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.,:]*(?<![.,:])/gu) ?? []).map(inDigits)
  const found = words.flatMap((word, at) => {
    const kind = kindOf(word, words[at - 1] ?? '', words[at + 1] ?? '')
    return kind === null ? [] : [{ kind, value: word.replace(/s$/, '') }]
  })
  return found.filter(({ kind }, at) => found.findIndex((one) => one.kind === kind) === at)
}

const TIMES = new Set(['weekday', 'month', 'day', 'hour'])

/** Whether two values could be of the same thing: `900` and `1,050 euros`, but not `900` and `Monday`. */
export const isSameKind = (one: string, other: string): boolean =>
  one === other || (one === 'number' && !TIMES.has(other)) || (other === 'number' && !TIMES.has(one))
