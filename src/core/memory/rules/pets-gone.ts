import type { Rule } from './rule.ts'

/** What is said of a pet that died or ran away, by language. */
const GONE = [
  'died(?! (?:laughing|inside|when|if|of laughter))|passed away|was put down|had to be put down|crossed the rainbow bridge|ran away',
  'se (?:me |nos )?murió|murió|ha muerto|falleció|ha fallecido|se (?:me |nos )?(?:ha )?escap(?:ó|ado)',
  'ist (?:\\p{L}{4,9} ){0,2}(?:gestorben|tot|weggelaufen|eingeschläfert worden)|wurde (?:\\p{L}{4,9} )?eingeschläfert|einschläfern lassen',
  "est (?:\\p{L}{4,9} )?(?:morte?|décédée?)|nous a quittés|s'est enfuie?",
  'morreu|faleceu|fugiu',
].join('|')

const PET_GONE = new RegExp(`^(?:[\\p{L}']{1,12} ){0,3}?(\\p{L}{2,40}),? (?:${GONE})(?!\\p{L})`, 'iu')

export const isGone = (text: string): boolean => PET_GONE.test(text)

/** `Toby murió`, `mein Hund Bello ist leider gestorben`: ends a pet of that name, and nothing else. */
export const PET_GONE_RULE: Rule = {
  pattern: PET_GONE,
  find: ([, name = '']) => ({ attribute: 'pet', value: '', holds: false, ends: name }),
}
