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
