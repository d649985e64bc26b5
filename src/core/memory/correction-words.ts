import { wholeWords } from '../text/whole-words.ts'

/** How people say that an earlier message of theirs was wrong, in the five languages whose facts are read by rules. */
const CORRECTIONS = [
  '(?:did|had) i say|i (?:meant?|mixed|misremembered|misread|misspoke)|got (?:that|it|them) wrong',
  '(?:i was|that was|was) wrong|wrong (?:day|date|time|name|place|one)|my (?:bad|mistake)|correction|mixed (?:it|them|that) up|not what i said',
  'me equivoqu[eé]|me confund[ií]|quise decir|quer[ií]a decir|lo dije mal|perd[oó]n,? (?:era|es|son)',
  'habe? mich (?:vertan|geirrt|vertippt|versprochen)|ich meinte?|hatte? ich gesagt|verwechselt|falsch gesagt|stimmt nicht|war falsch',
  "je me suis tromp[ée]e?|je voulais dire|j'ai confondu|erreur de ma part",
  'confundi|me enganei|enganei-me|quis dizer|disse errado|errei|troquei as (?:datas|bolas)',
  // Not `as I said`, which repeats.
  "(?<!(?:as|like|como|wie|comme) )(?:i said|i(?:'?d| had)? told you|te dije|ich sagte|j'ai dit|eu disse)",
].join('|')

const CORRECTION = new RegExp(wholeWords(CORRECTIONS), 'iu')

export const correctsEarlier = (text: string): boolean => CORRECTION.test(text)
