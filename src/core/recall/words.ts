import { spokenLanguage } from '../text/spoken-language.ts'
import { plainApostrophes, setOf } from '../text/words.ts'

/** Forms that no stemmer unifies: irregular verbs and nouns, and common synonyms. */
const FORMS = `
become:became begin:began,begun bend:bent bite:bit,bitten break:broke,broken bring:brought build:built burn:burnt
buy:bought catch:caught choose:chose,chosen come:came dig:dug do:did,done,does draw:drew,drawn dream:dreamt
drink:drank,drunk drive:drove,driven eat:ate,eaten fall:fell,fallen feed:fed feel:felt fight:fought find:found
fly:flew,flown forget:forgot,forgotten freeze:froze,frozen give:gave,given go:went,gone,goes grow:grew,grown
hang:hung have:had,has hear:heard hide:hid,hidden hold:held keep:kept know:knew,known lead:led learn:learnt
leave:left lend:lent lie:lay,lain light:lit lose:lost make:made mean:meant meet:met mistake:mistook pay:paid
ride:rode,ridden ring:rang,rung rise:rose,risen run:ran say:said see:saw,seen seek:sought sell:sold send:sent
shake:shook,shaken shoot:shot show:shown sing:sang,sung sit:sat sleep:slept slide:slid speak:spoke,spoken
spend:spent stand:stood steal:stole,stolen stick:stuck strike:struck swim:swam,swum take:took,taken
teach:taught tear:tore,torn tell:told think:thought throw:threw,thrown understand:understood wake:woke,woken
wear:wore,worn win:won write:wrote,written
child:children foot:feet life:lives man:men mouse:mice person:people tooth:teeth wife:wives woman:women
good:better,best bad:worse,worst
bike:bicycle car:automobile color:colour,colours dad:father,daddy exam:examination
favorite:favourite,favourites,favorites,fav,fave,faves fridge:refrigerator grandma:grandmother,granny
grandpa:grandfather gym:gyms math:maths,mathematics mom:mum,mother,mommy,mummy,mama movie:film,films
neighbor:neighbour,neighbours phone:telephone,cellphone photo:picture,pictures,pic,pics,photograph,photographs
theater:theatre tv:television,telly vacation:holiday,holidays
1:one,first 2:two,second,twice 3:three,third 4:four,fourth 5:five,fifth 6:six,sixth 7:seven,seventh
8:eight,eighth 9:nine,ninth 10:ten,tenth 11:eleven 12:twelve`

const baseOf = new Map<string, string>(
  FORMS.trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [base = '', forms = ''] = entry.split(':')
      return forms.split(',').map((form): [string, string] => [form, base])
    }),
)

const VERBS = FORMS.slice(0, FORMS.indexOf('child:')).trim().split(/\s+/)
const verbs = new Set(VERBS.map((entry) => entry.split(':')[0]))

/** Whether it is the past form of an irregular verb, except everyday ones without meaning. */
export const isPastForm = (word: string): boolean => {
  const base = baseOf.get(word)
  return base !== undefined && verbs.has(base) && !['be', 'do', 'have'].includes(base)
}

/** The normalised form of a word, before stemming: `went` becomes `go`, `three` becomes `3`. */
const baseForm = (word: string): string => baseOf.get(word) ?? word

/** Words that don't say what a message is about. They are neither indexed nor searched for. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above after again against ah all also am an and any anything are as at be because been before being below
  between both but by can could d did do does doing don down during each few for from further get got had has have
  having he hello her here hers herself hey hi him himself his how i if im in into is it its itself ive just let like
  ll lot lots m many may me might more most much must my myself no nor not of off oh ok okay on once only or other
  ought our ours ourselves out over own re really s same shall she should so some such t than thank thanks that the
  their theirs them themselves then there these they thing things this those through to too under until up us ve very
  was we well were what when where which while who whom why will with would wow yeah yes you your yours yourself
  yourselves`.split(/\s+/),
)

const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const WORD = /[\p{L}\p{M}\p{N}]+(?:'\p{L}+)?/gu
const MAX_WORD = 40

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

function split(text: string): string[] {
  if (!WITHOUT_SPACES.test(text)) return text.match(WORD) ?? []
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
}

const SHORTENED = /(?:n't|'(?:[dmst]|ll|re|ve))$/
/** French, Italian and Irish: `l'aviron`, `dell'arte`, `O'Reilly`. */
const ELIDED = /^(?:\p{L}{1,2}|(?:jus|lors|puis|quel)qu|(?:a|co|da|de|ne|que|su)ll)'/u
const AFTER_APOSTROPHE = /'[\s\S]*/

const withoutJoined = (word: string): string =>
  word.includes("'") ? word.replace(SHORTENED, '').replace(ELIDED, '').replace(AFTER_APOSTROPHE, '') : word

/** In lower case, without what an apostrophe joins to them: `Anna's` becomes `anna`, `don't` `do`, `l'aviron` `aviron`. */
export const wordsIn = (text: string): string[] =>
  split(plainApostrophes(text.normalize('NFKC').toLowerCase())).map((word) => withoutJoined(word).slice(0, MAX_WORD))

export const tellingWords = (text: string): string[] =>
  wordsIn(text).filter((word) => word !== '' && !STOP_WORDS.has(word))

const LEAST_TELLING = 2

/** Whether a text says something: more than a word in passing, and not only questions. */
export const tellsAnything = (text: string): boolean =>
  tellingWords(text).length >= LEAST_TELLING && (/[.!。]/.test(text) || !/[?？؟]\s*$/.test(text))

/** Several if the language of the text is unclear. */
export type Stem = (word: string) => readonly string[]

/** In order, repeated as often as they occur; numbers are in digits. */
export const termsIn = (text: string, stem: Stem): string[] =>
  tellingWords(text).flatMap((word) => stem(baseForm(word)))

/** By language, the words of a question that every other message holds too. English has its own list, beside `wordsIn`. */
const EMPTY_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  de: setOf(
    `der die das den dem des ein eine einen einem einer ich du er sie es wir ihr mich mir dich dir ihn ihm uns euch sich mein meine
    meinen meiner dein deine sein seine und oder ist sind bin bist war hast hat haben habe hab wird kann kannst von vom zu zum zur im in
    am an auf mit für über bei nach was wer wen wie wo wann warum welche noch mal denn auch nicht weißt du eigentlich`,
  ),
  es: setOf(
    `el la los las un una unos unas de del al y o e en con por para a que qué quién quien cuál cómo como cuándo cuando dónde donde yo
    tú él ella me te se nos lo le les mi mis mí ti tu tus su sus es son soy eres está estoy hay he has ha tengo tiene sabes no si sí ya muy más`,
  ),
  fr: setOf(
    `le la les un une des du de au aux et ou en dans avec pour par sur à que qui quoi quel quelle comment quand où pourquoi est-ce je tu
    il elle on nous vous me te se lui moi toi mon ma mes ton ta tes son sa ses ce cette est es suis sont as ai a sais ne pas plus y`,
  ),
  it: setOf(
    `il lo la i gli le un uno una di del della dei delle a al alla da in nel nella con per su e o che chi cosa come quando dove quale io tu
    lui lei noi mi ti si ci me te mio mia miei tuo tua suo sua è sono sei ho hai ha sai non`,
  ),
  nl: setOf(
    `de het een van in op aan bij met voor naar om te en of ik jij je u hij zij ze wij we mij me jou mijn jouw zijn haar wat wie waar wanneer
    hoe welke is ben bent was heb hebt heeft weet kan niet nog er dat die ook over`,
  ),
  pt: setOf(
    `o a os as um uma de do da dos das em no na nos nas com por para pra e ou que quem qual como quando onde eu tu você ele ela me te se mim
    ti meu minha meus minhas seu sua é são sou está estou foi tem tenho sabe sabes não já muito mais`,
  ),
}

/** What a question is about, in its own words: nothing is better than messages that share an article with it. */
export function askedWords(question: string): string[] {
  const empty = EMPTY_WORDS[spokenLanguage(question) ?? '']
  return empty ? wordsIn(question).filter((word) => !empty.has(word)) : wordsIn(question)
}
