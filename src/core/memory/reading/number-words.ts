import { folded } from './folded.ts'

/** One to twelve as people count, tell the time and number things, in twelve languages; alternatives by a slash. */
const WORDS = [
  'a/an/one/once two/couple/twice/both/double three four five six seven eight nine ten eleven twelve/noon/midnight/midday/dozen',
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  'ein/eine/eins/einen/einem/einer zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf/mittag/mitternacht',
  'erste/ersten zweite/zweiten dritte/dritten vierte/vierten fünfte/fünften sechste/sechsten siebte/siebten achte/achten neunte/neunten',
  'un/una/uno dos tres cuatro cinco seis siete ocho nueve diez once doce/mediodía/medianoche',
  'primer/primero/primera segundo/segunda tercer/tercero/tercera cuarto/cuarta quinto/quinta sexto/sexta',
  'un/une deux trois quatre cinq six sept huit neuf dix onze douze/midi/minuit',
  'premier/première deuxième troisième quatrième cinquième sixième',
  'um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze/meio-dia',
  'een/één/eerste twee/tweede drie/derde vier/vierde vijf/vijfde zes/zesde zeven/zevende acht/achtste negen tien elf twaalf',
  'un/una/uno/primo due/secondo tre/terzo quattro/quarto cinque/quinto sei/sesto sette otto nove dieci undici dodici/mezzogiorno/mezzanotte',
  'jeden/jedna/jedno dwa/dwie/dwóch trzy/trzech cztery/czterech pięć/pięciu sześć/sześciu siedem/siedmiu osiem/ośmiu dziewięć/dziewięciu dziesięć/dziesięciu jedenaście dwanaście/południe',
  'pierwszej drugiej trzeciej czwartej piątej szóstej siódmej ósmej dziewiątej dziesiątej jedenastej dwunastej',
  'en/ett/första två/andra tre/tredje fyra/fjärde fem/femte sex/sjätte sju åtta nio tio elva tolv',
  'bir/birde iki/ikide üç/üçte dört/dörtte beş/beşte altı/altıda yedi/yedide sekiz/sekizde dokuz/dokuzda on/onda onbir/onbirde oniki/öğlen',
  'واحد/واحدة اثنين/اثنان/تنين ثلاث/ثلاثة/تلاتة أربع/أربعة خمس/خمسة ست/ستة سبع/سبعة ثمان/ثمانية/تمانية تسع/تسعة عشر/عشرة',
  'الواحدة الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة',
  '一 二/两 三 四 五 六 七 八 九 十 十一 十二/正午',
]

const TEENS = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ONES = 'one two three four five six seven eight nine'.split(' ')

/** People write their age in words: `eighty-three`, or `eighty three`. */
export const LARGER_WORDS: ReadonlyMap<string, number> = new Map([
  ...TEENS.map((word, index) => [word, index + 13] as const),
  ...TENS.flatMap((ten, tens) => [
    [ten, 10 * (tens + 2)] as const,
    ...ONES.map((one, index) => [`${ten} ${one}`, 10 * (tens + 2) + index + 1] as const),
  ]),
])

export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  WORDS.flatMap((language) =>
    language
      .split(' ')
      .flatMap((alternatives, index) => alternatives.split('/').map((word) => [folded(word), index + 1] as const)),
  ),
)
