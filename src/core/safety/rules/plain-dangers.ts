import type { SafetyLanguage } from '../concern.ts'
import type { SignalRule } from '../rule-set.ts'

/** Being touched against one's will: the classifier knows these words from visits to a doctor. */
const touched = (patterns: string): SignalRule => ({
  concern: 'violence',
  family: 'violence',
  weight: 3,
  sure: true,
  plain: true,
  joke: true,
  patterns,
})

/** How much it takes to stop a heart: the classifier takes it for a question about medicine. */
const lethal = (patterns: string): SignalRule => ({
  concern: 'suicide',
  family: 'means',
  weight: 3,
  plain: true,
  patterns,
})

export const PLAIN_DANGERS: Record<SafetyLanguage, readonly SignalRule[]> = {
  en: [
    touched(`
      (PERP|man|men|guy|stranger|colleague|coworker|manager|supervisor|customer|classmate|driver|passenger) ..2 (grab|grabs|grabbed|squeezed|squeezes|groped|gropes|fondled|fondles|slapped|slaps|pinched|pinches) my (private|privates|breasts|breast|boobs|tits|butt|bum|ass|arse|crotch|genitals|thigh|thighs)
    `),
    lethal(`
      (how many|how much|what dose|which dose) ..8 (stop|stops) (a|the|my|your|someones) heart (from beating|beating|$)
    `),
  ],
  de: [
    touched(`
      (PERP|kollege|kollegin|vorgesetzter|arbeitskollege|fremder|kunde|gast|fahrer|betreuer) ..3 mir ..3 (brust|brüste|busen|hintern|po|arsch|schritt|oberschenkel) ..2 (gefasst|gegrapscht|gegrabscht|gegriffen|gelangt|begrapscht|getatscht)
      (PERP|kollege|vorgesetzter|kunde) ..2 (fasst|greift|grapscht|grabscht|langt|tatscht) mir ..3 (brust|brüste|busen|hintern|po|arsch|schritt|oberschenkel)
    `),
    lethal(`
      (wie viel|wie viele|wieviel|wieviele|welche dosis) ..8 (stoppt|stoppen) (ein|das|mein) herz $
      (wie viel|wie viele|wieviel|wieviele|welche dosis) ..8 (ein|das|mein) herz (zu)? (stoppen|anhalten|anzuhalten) $
      (wie viel|wie viele|wieviel|wieviele|welche dosis) ..6 (mg|milligramm|gramm|DRUG) ..6 (herzstillstand|herz ..2 stillsteht)
    `),
  ],
  es: [
    touched(`
      me (agarro|agarra|toco|toca|manoseo|manosea|pellizco|pellizca) (los|las|el|la|mis|mi) (pechos|tetas|senos|culo|nalgas|trasero|entrepierna|muslo|muslos)
    `),
    lethal(`
      (cuantos|cuantas|cuanto|cuanta|que) ..1 (mg|miligramos|gramos|dosis|DRUG) ..6 (detiene|detienen|detener|paran|parar) (el|un|mi) corazon $
    `),
  ],
  fr: [
    touched(`
      m a (touche|touchee|attrape|attrapee|pelote|pelotee|pince|pincee|caresse|caressee|tripote|tripotee) (les|la|le|l) (seins|fesses|cul|entrejambe|cuisse|cuisses)
      m a mis ..1 (main|mains) (aux|sur les|sur la|au) (fesses|seins|poitrine|cul|cuisse|cuisses)
    `),
    lethal(`
      (combien|dose|quantite) ..8 (arreter|arrete|arretent) (le|un|mon) coeur $
    `),
  ],
  pt: [
    touched(`
      (pegou|pega|apertou|aperta|passou a mao|tocou|apalpou|apalpa|agarrou|beliscou) (nos|nas|no|na|em|os|as|o|a)? (meus|minhas|meu|minha) (peitos|seios|bunda|coxa|coxas|partes intimas)
    `),
    lethal(`
      (quantos|quantas|quanto|quanta|qual) ..1 (mg|miligramas|gramas|dose|DRUG) ..6 (param|parar|fazem parar|faz parar) (o|um|meu) coracao $
    `),
  ],
}
