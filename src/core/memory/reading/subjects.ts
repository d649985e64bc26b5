import { bareText, folded } from '../../text/words.ts'
import { isSubjectSaid, type SaidWords } from './names.ts'
import type { Operation, Reading } from './operation.ts'

/** Nobody of the person's people: the product's own roles. */
const RESERVED = new Set(
  'helper helpers assistant assistants system user users developer h p bot chatbot llm coterie prompt ai model'.split(
    ' ',
  ),
)
const SMALL = new Set('the a an my your their his her our this that all every other and of'.split(' '))

/** What stands in a text only where a model was led astray. */
const INSIDE =
  /\b(?:the assistant|ai (?:assistants?|companion|helper)|helpers|(?:every|each|the|this|your) helper|system (?:prompt|message)|(?:previous|prior|earlier) instructions|ignore\b.{0,30}\binstructions|api[- ]?keys?|json|developer mode)\b/
const INSIDE_ELSEWHERE = new RegExp(
  [
    '(?:vorherigen?|bisherigen?|fruheren?|obigen?) anweisungen|systemprompt|api-?schlussel',
    'instrucciones (?:anteriores|previas)|prompt del sistema|clave (?:de )?api',
    'instrucoes anteriores|prompt d[oe] sistema|chave (?:de |da )?api',
    'instructions precedentes|(?:prompt|message) (?:du )?systeme|cle api',
    'istruzioni precedenti|prompt di sistema|chiave api',
    '(?:eerdere|vorige) instructies|systeemprompt|tidigare instruktioner',
    'poprzednie (?:instrukcje|polecenia)|prompt systemowy|onceki talimat|sistem komutu|sistem istemi',
    '(?:以前|前)の指示|システムフロンフト|التعليمات السابقه|موجه النظام',
    '^(?:der assistent|die assistentin|el asistente|la asistente|o assistente|a assistente|de assistent|assistenten|asistan|asystent|المساعد) ',
    "^l'(?:assistant|assistante|assistente) ",
  ].join('|'),
  'u',
)

const ODD = /[^\p{L}\p{M}\p{N} .,'’ʼ&/・·-]/u

export const speaksOfInside = (text: string): boolean =>
  INSIDE.test(folded(text)) || INSIDE_ELSEWHERE.test(folded(text))

const wordsOf = (text: string): string[] => bareText(text.replace(/['’]s\b/g, '').replaceAll('_', ' ')).split(' ')

/** The product's roles and the helper itself, whatever stands beside them: `Helper Sam`, `Coach Dakota`, `the user`. */
function isOfProduct(name: string, { name: helper, persona }: Reading['helper']): boolean {
  const words = wordsOf(name).filter((word) => !SMALL.has(word))
  const own = wordsOf(helper)
  const isHelper = words.some((word) => own.includes(word))
  const others = words.filter(
    (word) => !RESERVED.has(word) && !(isHelper && [...own, ...wordsOf(persona)].includes(word)),
  )
  return others.length === 0 || words.includes('helper') || words.includes('helpers')
}

/** In lower case both here and in the text it is no name: "mother", where they wrote "mom". */
const isPlainWord = (word: string, text: string): boolean =>
  word === word.toLowerCase() && word !== word.toUpperCase() && text.split(/[^\p{L}\p{M}]+/u).includes(word)

const startsWithName = (text: string, { name }: Reading['helper']): boolean =>
  text.startsWith(name) && /^(?:['’]s)?\s/.test(text.slice(name.length))

/** Why nobody of theirs is called so, or null. A relation in brackets tells two people of one name apart. */
export function refusedSubject({ about, text }: Operation, helper: Reading['helper'], said: SaidWords): string | null {
  if (about === 'self') return startsWithName(text, helper) ? 'subject' : null
  const [, name = '', relation = ''] = /^([^()（）]*?)\s*(?:[(（]([^()（）]*)[)）])?$/.exec(about) ?? []
  const words = name.split(/[^\p{L}\p{M}\p{N}'’ʼ]+/u).filter((word) => /\p{L}/u.test(word))
  if (words.length === 0 || ODD.test(name)) return 'subject'
  const isTold = relation !== '' && wordsOf(relation).every((word) => !RESERVED.has(word))
  if (isOfProduct(name, isTold ? { name: '', persona: '' } : helper)) return 'subject'
  const checked = words.filter((word) => words.length === 1 || !SMALL.has(folded(word)))
  return checked.every((word) => isSubjectSaid(word, said) || isPlainWord(word, text)) ? null : 'subject not said'
}
