/** Word stems of means and of promises, in the languages of our texts. What a helper itself writes in danger has none. */
const MEANS =
  'pill|tablet|overdos|paracetamol|ibuprofen|insulin|rope|noose|blade|razor|knife|gun|pistol|rifle|bridge|railway|train|cliff|bleach|poison|exhaust|helium|wrist|artery|milligram|tablette|schlaftablett|seil|strick|klinge|messer|pistole|brücke|zug|gift|pulsader|pastilla|píldora|cuerda|soga|cuchill|pistola|puente|veneno|muñeca|cachet|comprimé|pilule|corde|couteau|pont|poignet|remédio|comprimid|corda|faca|ponte|pulso'
const PROMISES =
  "i promise|i swear|i won['’]t tell|never tell|our secret|keep (?:this|it) (?:a )?secret|between us|always be (?:here|there)|never leave you|(?:everything|it|all) (?:will|is going to) be (?:okay|ok|fine|alright|all right)|you(?:['’]ll| will) be (?:okay|fine|safe)|ich verspreche|versprochen|bleibt unter uns|wird alles gut|immer für dich da|te prometo|prometo|todo (?:va a estar|estará|saldrá) bien|entre nosotros|siempre estaré|je te promets|promis|tout ira bien|entre nous|toujours là pour toi|vai ficar tudo bem|tudo vai ficar bem|entre nós|sempre estarei"

const FOUND = new RegExp(
  `(?<![\\p{L}])(?:(?:${MEANS})\\p{L}{0,4}(?![\\p{L}])|(?:${PROMISES})(?![\\p{L}])|\\d{2,} ?(?:mg|g|ml)(?![\\p{L}]))`,
  'iu',
)

export const namesMeansOrPromises = (sentence: string): boolean => FOUND.test(sentence)
