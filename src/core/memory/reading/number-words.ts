import { folded } from './folded.ts'

/** One to twelve, in the languages in which people write most; alternatives by a slash. */
const WORDS = [
  'a/an/one/once two/couple/twice/both/double three four five six seven eight nine ten eleven twelve/noon/midnight/midday/dozen',
  'ein/eine/eins/einen/einem/einer zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf/mittag/mitternacht',
  'un/una/uno dos tres cuatro cinco seis siete ocho nueve diez once doce/mediodía/medianoche',
  'un/une deux trois quatre cinq six sept huit neuf dix onze douze/midi/minuit',
  'um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze/meio-dia',
  'een/één twee drie vier vijf zes zeven acht negen tien elf twaalf',
  'un/una/uno due tre quattro cinque sei sette otto nove dieci undici dodici/mezzogiorno/mezzanotte',
  'jeden/jedna/jedno dwa/dwie/dwóch trzy/trzech cztery/czterech pięć/pięciu sześć/sześciu siedem/siedmiu osiem/ośmiu dziewięć/dziewięciu dziesięć/dziesięciu jedenaście dwanaście/południe',
  'en/ett två tre fyra fem sex sju åtta nio tio elva tolv',
  'bir iki üç dört beş altı yedi sekiz dokuz on onbir oniki/öğlen',
  'واحد/واحدة اثنين/اثنان/تنين ثلاث/ثلاثة/تلاتة أربع/أربعة خمس/خمسة ست/ستة سبع/سبعة ثمان/ثمانية/تمانية تسع/تسعة عشر/عشرة أحدعشر اثناعشر',
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
