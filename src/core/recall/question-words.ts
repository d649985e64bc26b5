import { spokenLanguage } from '../text/spoken-language.ts'
import { setOf } from '../text/words.ts'
import { wordsIn } from './words.ts'

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
