import { wordList } from '../../words/word-list.ts'

export const FRENCH_FOODS = wordList(`
huîtres, huitres, huître, moules, escargots, foie gras, andouillette, tripes, boudin, boudin noir, rognons, foie, cervelle, tête de veau,
choux de bruxelles, choux, chou, chou-fleur, brocolis, brocoli, épinards, endives, endive, betterave, betteraves, céleri, fenouil,
coriandre, olives, champignons, aubergines, aubergine, courgettes, courgette, tomates, concombre, oignons, ail, poivrons, poivron,
asperges, petits pois, lentilles, haricots, pois chiches, maïs, potiron, poireaux, navets, salsifis, radis, artichauts, roquette, avocat,
poisson, saumon, thon, anchois, sardines, hareng, crevettes, fruits de mer, crabe, poulpe, calamars, sushis, sushi, caviar, mayo,
mayonnaise, moutarde, ketchup, vinaigre, raisins secs, réglisse, chocolat, chocolat noir, noix de coco, coco, banane, bananes, mangue,
papaye, ananas, pamplemousse, pastèque, fraises, cerises, pêches, figues, dattes, melon, kiwi, framboises, pizza, pâtes, riz, couscous,
quinoa, semoule, tofu, tempeh, houmous, curry, ramen, kimchi, soupe, soupe à l'oignon, raclette, fondue, tartiflette, roquefort,
camembert, fromage, fromages, fromage de chèvre, chèvre, bleu, munster, yaourt, yaourts, lait, crème, beurre, œufs, oeufs, café, thé,
bière, vin, vin rouge, champagne, pastis, whisky, coca, gingembre, wasabi, piment, cannelle, anis, menthe, truffe, truffes, câpres,
cornichons, rhubarbe, marzipan, pâte d'amande, nougat, flan, riz au lait, mcdo, kebab, merguez, saucisson, jambon, porc, agneau, cheval,
lapin, canard, bœuf, steak tartare, tartare, viande, viande rouge`)

export const FRENCH_LANGUAGES = wordList(`
français, anglais, espagnol, allemand, italien, portugais, chinois, mandarin, cantonais, japonais, coréen, arabe, russe, turc, polonais,
néerlandais, flamand, grec, croate, serbe, bosniaque, slovène, slovaque, ukrainien, hongrois, tchèque, roumain, bulgare, albanais,
macédonien, suédois, norvégien, danois, finnois, islandais, estonien, letton, lituanien, hébreu, yiddish, persan, farsi, dari, pachto,
kurde, hindi, ourdou, tamoul, bengali, vietnamien, thaï, indonésien, tagalog, swahili, wolof, bambara, lingala, malgache, peul, soninké,
somali, tigrigna, amharique, yoruba, berbère, kabyle, tamazight, rifain, darija, latin, esperanto, lsf, langue des signes, breton, basque,
catalan, corse, occitan, alsacien, créole, comorien, gallois, irlandais, géorgien, arménien, khmer, luxembourgeois, suisse-allemand,
québécois, romani, afrikaans`)

const NATIONALITIES = wordList(`
français, belge, suisse, luxembourgeois, québécois, canadien, américain, anglais, britannique, écossais, irlandais, gallois, espagnol,
catalan, basque, portugais, italien, sarde, sicilien, grec, turc, kurde, polonais, tchèque, slovaque, hongrois, roumain, bulgare, serbe,
croate, bosniaque, slovène, albanais, kosovar, macédonien, ukrainien, russe, biélorusse, géorgien, arménien, suédois, norvégien, danois,
finlandais, islandais, estonien, letton, lituanien, allemand, autrichien, néerlandais, hollandais, mexicain, brésilien, argentin, chilien,
colombien, péruvien, vénézuélien, cubain, haïtien, marocain, tunisien, algérien, égyptien, libanais, syrien, irakien, iranien, afghan,
pakistanais, indien, bangladais, chinois, taïwanais, japonais, coréen, vietnamien, thaïlandais, cambodgien, laotien, philippin,
indonésien, malaisien, australien, néo-zélandais, nigérian, ghanéen, sénégalais, malien, ivoirien, camerounais, congolais, gabonais,
togolais, béninois, burkinabé, guinéen, mauritanien, nigérien, tchadien, rwandais, burundais, kényan, éthiopien, érythréen, somalien,
sud-africain, malgache, comorien, mauricien, réunionnais, martiniquais, guadeloupéen, guyanais, antillais, kabyle, berbère, israélien,
palestinien, jordanien, breton, corse, alsacien`)
const MASCULINE: readonly [RegExp, string][] = [
  [/(ien|en)ne$/, '$1'],
  [/que$/, 'c'],
  [/nne$/, 'n'],
  [/e$/, ''],
]

export const frenchNationality = (said: string): string | null => {
  const word = said.toLowerCase()
  const isKnown = NATIONALITIES.has(word) || MASCULINE.some(([from, to]) => NATIONALITIES.has(word.replace(from, to)))
  return isKnown ? said : null
}

export const FRENCH_RELIGIONS =
  'musulmane?|catholique|catho|protestante?|orthodoxe|juif|juive|bouddhiste|hindoue?|athée|agnostique|témoin de jéhovah|mormone?|évangélique|évangéliste|chrétien(?:ne)?|croyante?|sikh|baptisée?|bahaï|pratiquante?'

export const FRENCH_VEHICLES =
  '(?:(?:vieille|vieux|petite|petit|nouvelle|grosse) )?(?:clio|twingo|mégane|megane|scénic|scenic|kangoo|zoé|zoe|captur|duster|sandero|dacia|peugeot|renault|citroën|citroen|c[1-5]|ds3|ds4|[1-5]0[5-8]|2cv|4l|golf|polo|passat|volkswagen|vw|audi|bmw|mercedes|opel|corsa|ford|fiesta|focus|fiat|panda|fiat 500|seat|ibiza|leon|skoda|fabia|toyota|yaris|prius|honda|civic|mazda|nissan|micra|juke|hyundai|kia|picanto|suzuki|swift|volvo|mini|smart|tesla|porsche|jeep|vespa|ducati|yamaha|kawasaki|harley|triumph|berlingo|partner|trafic|camping-car|van aménagé|fourgon aménagé|vélo cargo)(?: (?-i:[\\p{Lu}\\d])[\\p{L}\\d.-]{0,12}){0,2}'
