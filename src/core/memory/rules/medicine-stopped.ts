import type { Rule } from './rule.ts'

/** How people say that they take a medicine no longer, before its name. */
const STOPPED = [
  'came off|weaned (?:myself )?off|am off',
  'dejé(?: de tomar)?|he dejado(?: de tomar)?',
  "(?:j'|je )?ai arrêté(?: de prendre)?",
  'parei (?:com|de tomar)|deixei de tomar|larguei',
].join('|')
const ARTICLE = "(?:(?:the|my|la|el|le|les|o|a|os|as|mi|ma|mon|minha|meu) |l')?"

/** `dejé la metformina`, `Ritalin hab ich abgesetzt`: ends a medicine of that name, and nothing else. */
export const MEDICINE_STOPPED_RULE: Rule = {
  pattern: new RegExp(
    `^(?:(?:I|eu|yo) )?(?:${STOPPED}) ${ARTICLE}(\\p{L}{3,30})|^(\\p{L}{3,30}) hab(?:e|en)? ich (?:\\p{L}{2,9} ){0,2}abgesetzt|^(?:ich )?habe? (?:das |mein )?(\\p{L}{3,30}) (?:\\p{L}{2,9} ){0,2}abgesetzt`,
    'iu',
  ),
  find: ([, after, before, between]) => ({
    attribute: 'medication',
    value: '',
    holds: false,
    ends: after ?? before ?? between ?? '',
  }),
}
