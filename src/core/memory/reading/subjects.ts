import { bareText, folded } from './folded.ts'
import { isSubjectSaid, type SaidWords } from './names.ts'

const RESERVED = new Set(
  `helper helpers assistant assistants system user users developer h p ai bot chatbot model llm coterie prompt memory`.split(
    ' ',
  ),
)
const ARTICLES = new Set('the my your their this that an a all every other'.split(' '))
/** What stands in a text only where a model was led astray. */
const INSIDE =
  /\b(?:the assistant|ai assistant|helpers|(?:every|each|the|this|your) helper|system prompt|system message|(?:previous|prior|earlier|all) instructions|api[- ]?key|json|developer mode)\b/
const INSIDE_ELSEWHERE =
  /(?:vorherigen?|bisherigen?|fruheren?) anweisungen|systemprompt|systeemprompt|instrucciones (?:anteriores|previas)|instrucoes anteriores|instructions precedentes|istruzioni precedenti|prompt (?:del |do |di )?sist|poprzednie instrukcje|eerdere instructies|tidigare instruktioner|onceki talimat|システムフロンフト|以前の指示|التعليمات السابقه|clave api|chave api|cle api/u

const ODD = /[^\p{L}\p{M}\p{N} .,'’ʼ&()·・-]/u

const isReserved = (subject: string): boolean => {
  const words = bareText(subject)
    .split(' ')
    .filter((word) => !ARTICLES.has(word))
  return words.length > 0 && words.every((word) => RESERVED.has(word))
}

export const speaksOfInside = (text: string): boolean =>
  INSIDE.test(folded(text)) || INSIDE_ELSEWHERE.test(folded(text))

/** Why nobody of theirs is called so, or null. A relation in brackets tells two people of one name apart. */
export function refusedSubject(about: string, text: string, helperName: string, said: SaidWords): string | null {
  if (about === 'self') return null
  const [, name = '', relation] = /^([^()]*?)\s*(?:\(([^()]*)\))?$/.exec(about) ?? []
  if (ODD.test(about) || name === '' || isReserved(name) || isReserved(relation ?? '')) return 'subject'
  const names = [helperName, helperName.split(' ')[0] ?? ''].map(bareText)
  if (!relation && names.includes(bareText(name.replace(/['’]s$/, '')))) return 'helper'
  const words = name.split(/[^\p{L}\p{M}\p{N}'’ʼ]+/u).filter((word) => /\p{L}/u.test(word))
  // In lower case both here and in the text it is no name: "mother", where they wrote "mom".
  const isPlainWord = (word: string): boolean =>
    word === word.toLowerCase() &&
    word !== word.toUpperCase() &&
    ` ${text.replace(/[^\p{L}\p{M}]+/gu, ' ')} `.includes(` ${word} `)
  const isKnown = words.length > 0 && words.every((word) => isSubjectSaid(word, said) || isPlainWord(word))
  return isKnown ? null : 'subject not said'
}
