import type { CorrectionLanguage } from './correction-language.ts'

const MEANT = 'je voulais dire'

export const FRENCH: CorrectionLanguage = {
  explicit: MEANT,
  doubtful: 'non|pardon',
  actually: 'en fait|en réalité|plutôt',
  anywhere: `${MEANT}|je me suis tromp[ée]e?|j'ai confondu|erreur de ma part|(?<!comme )j'ai dit`,
  over: 'plus maintenant',
  is: "c'est(?: (?:le|la)(?= (?-i:\\p{Ll})))?|ce sont",
  naming: "(?:il|elle) s'appelle",
  place: 'en|à',
  clause: 'ai|suis|veux|peux|sais',
  noValue: 'merci|rien|pas',
  colours: 'rouge|jaune|vert|bleu|violet|rose|noir|blanc',
  insideNames: 'la|le|de|sur',
  noName: 'maman|papa',
  noPlace: 'fait|effet|retard|cours|demain|bientôt',
}
