/** Means, in the languages of our texts. */
const MEANS =
  'pill|tablet|overdose|overdosing|paracetamol|ibuprofen|insulin|rope|noose|blade|razor|knife|knive|gun|pistol|rifle|bridge|railway|train|cliff|bleach|poison|poisoning|exhaust fume|exhaust pipe|helium|wrist|artery|arterie|milligram|tablette|schlaftablette|überdosi|seil|(?:den|dem|einen) strick|klinge|messer|pistole|brücke|zug|züge|(?:das|dem|dein) gift|rattengift|pulsader|pastilla|píldora|sobredosi|cuerda|soga|cuchilla|cuchillo|pistola|puente|veneno|muñeca|cachet|comprimé|pilule|corde|couteau|pont|poignet|remédio|comprimido|corda|faca|ponte|pulso'
/** Promises of secrecy, of always being there, or that all will be well. */
const PROMISES = [
  "i promise|i swear|i won['’]t tell|never tell|our secret|keep (?:this|it) (?:a )?secret|between us|stays (?:here )?with me|always (?:be )?(?:here|there)|not going anywhere|(?:never|won['’]t) leave you",
  "(?:everything|it|all|things|you)(?:['’](?:s|re|ll)(?: going to)?| will| (?:is|are) going to) (?:all )?be (?:okay|ok|fine|safe|alright|all right)|(?:it|everything|things)(?: will|['’]ll)? gets? better",
  'ich verspreche|versprochen|bleibt unter uns|sag(?:e)? es (?:niemandem|keinem)|wird (?:schon |alles )?(?:wieder )?(?:gut|besser)|immer für dich da',
  'te prometo|entre nosotros|no se lo diré a nadie|siempre estaré|estaré siempre|todo va a (?:estar|salir|ir|mejorar)|todo (?:estará|saldrá|irá) bien|todo mejorará',
  "je te promets|promis|entre nous|ne le dirai à personne|toujours là|tout ira (?:bien|mieux)|tout va (?:bien )?(?:se passer|s['’]arranger|aller)|ça va (?:aller|s['’]arranger)",
  'prometo|entre nós|não vou contar|sempre estarei|estarei sempre|vai (?:ficar tudo bem|dar tudo certo)|tudo vai (?:ficar bem|dar certo|melhorar)',
].join('|')
/** Of a dose, or to call: the app adds the numbers of the person's country. */
const NUMBERS = '\\d{2,} ?(?:mg|g|ml)|\\d{3,}'

const FOUND = new RegExp(`(?<![\\p{L}\\d])(?:(?:${MEANS})(?:e?[snx]|e)?|${PROMISES}|${NUMBERS})(?![\\p{L}\\d])`, 'iu')

/** Whether a helper may write this to someone in danger: it names no means and no number, and promises nothing. */
export const isCareful = (sentence: string): boolean => !FOUND.test(sentence)
