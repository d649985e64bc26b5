import type { CorrectionLanguage } from './correction-language.ts'

const MEANT = 'quise decir|quer[ií]a decir'

export const SPANISH: CorrectionLanguage = {
  explicit: `${MEANT}|mejor dicho|digo`,
  doubtful: 'no|perd[oó]n|perdona|perdone|disculpa',
  actually: 'en realidad|de hecho',
  anywhere: `${MEANT}|me equivoqu[eé]|me confund[ií]|lo dije mal|perd[oó]n,? (?:era|es|son)|(?<!como )te dije`,
  over: 'ya no',
  is: 'es(?: (?:el|la)(?= (?-i:\\p{Ll})))?|son',
  naming: 'se llama',
  place: 'en',
  clause: 'que|tengo|quiero|puedo|sé|estoy',
  noValue: 'yo|gracias|nada',
  colours: 'rojo|amarillo|verde|azul|morado|rosa|negro|blanco|gris|naranja',
  insideNames: 'el|las?|los|del?',
  noName: 'mamá|papá',
  noPlace: 'casa|serio|realidad|verdad|camino',
}
