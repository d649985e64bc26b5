/** Homoglyphs: letters of other scripts and styles that look like Latin ones. */
const PAIRS =
  'аa вb сc ԁd еe ғf ԍg һh нh іi јj кk ӏl мm оo рp ԛq гr ѕs тt ѵv ԝw хx уy αa βb εe ηn ιi κk νv οo ρp σo τt υu χx ωw ςs μu ' +
  'ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz øo łl đd ħh ıi ɑa ɡg ʋv ' +
  '0o 3e 4a 5s 7t 8b 9g @a $s €e'

const LOOKS_LIKE = new Map(PAIRS.split(' ').map((pair) => [[...pair][0] ?? '', [...pair][1] ?? '']))

/** First letters of Unicode's enclosed alphabets (squared, circled) and regional indicators. */
const ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6]

function inAlphabet(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0
  const first = ALPHABETS.find((start) => code >= start && code < start + 26)
  return first === undefined ? undefined : String.fromCharCode(97 + code - first)
}

/** What looks the same (`i`, `l`, `1`, `!`; `rn` and `m`) folds to one letter, so fold both sides of a comparison. */
export function foldLookalikes(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}\u115f\u1160\u3164\uffa0]/gu, '')
  return Array.from(plain, (character) => LOOKS_LIKE.get(character) ?? inAlphabet(character) ?? character)
    .join('')
    .replace(/[l1!|]/g, 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

export const RESERVED_NAME = 'That name looks like Coterie itself or its staff. Please choose another.'

const folded = (words: string): Set<string> => new Set(words.split(' ').map(foldLookalikes))

const BRAND = foldLookalikes('coterie')
/** A name made only of these and `BESIDE` words is an official one. */
const OFFICIAL = folded(
  'system systems sysadmin admin admins administrator administrators administration moderator moderators support staff official ' +
    'officials helpdesk operator operators webmaster superuser root security sistema sistemas administrador administradora ' +
    'administrateur administratrice moderador moderateur soporte suporte systeme kundendienst kundenservice offiziell oficial ' +
    'officiel',
)
const BESIDE = folded(
  'the your our team group desk center centre department service services customer client account accounts billing trust safety ' +
    'technical tech help message messages notification notifications notice alert alerts update updates prompt bot ai app of and ' +
    'das dein el la le de du do da equipo equipe tecnico tecnica technique',
)
/** More words than any such name has. */
const MOST_WORDS = 6

const wordsOf = (name: string): string[] => foldLookalikes(name).match(/[a-z]+/g) ?? []

/** Whether it is `C o t e r i e`, or a word contains the brand. Not if it spans two words by accident. */
function namesBrand(words: readonly string[]): boolean {
  if (words.some((word) => word.includes(BRAND))) return true
  return words.some((_, start) => {
    let joined = ''
    for (const word of words.slice(start)) {
      joined += word
      if (joined === BRAND) return true
      if (!BRAND.startsWith(joined)) return false
    }
    return false
  })
}

/** Whether the letters can be segmented into such words, at least one of them official. */
function isOfficial(letters: string, wordsLeft = MOST_WORDS, found = false): boolean {
  if (letters === '') return found
  if (wordsLeft === 0) return false
  const isNext = (word: string): boolean => letters.startsWith(word)
  const goesOn = (word: string, isFound: boolean): boolean =>
    isOfficial(letters.slice(word.length), wordsLeft - 1, isFound)
  return (
    [...OFFICIAL].some((word) => isNext(word) && goesOn(word, true)) ||
    [...BESIDE].some((word) => isNext(word) && goesOn(word, found))
  )
}

const isReserved = (name: string): boolean => {
  const words = wordsOf(name)
  return namesBrand(words) || isOfficial(words.join(''))
}

/** In any spelling. */
export function isReservedName(name: string): boolean {
  // Digits and symbols may stand for letters (`Adm1n`), or for nothing (`Admin 1`, `System!`).
  const inner = name.replace(/(?<![\d\p{P}\p{S}])[\d\p{P}\p{S}\s]{1,40}$/u, '')
  return [name, inner, name.replace(/[\d\p{P}\p{S}]/gu, ' ')].some(isReserved)
}
