import { type ForeignLanguage, isOtherScript } from './foreign-language.ts'
import { plainApostrophes, setOf, wordsOf } from './words.ts'

/** The language that a person writes in, for replies and for reading aloud. */

type Language = Exclude<ForeignLanguage, 'other'> | 'en'

/** Function words and everyday verbs. A word of several languages counts less for each. */
const WORDS: Record<Language, ReadonlySet<string>> = {
  en: setOf(
    `the and is i you to of it my in that for on me was with not have do does did what how this hi hello yes no thanks thank are am
    can a at be im so but got just dont need want like he she they we get going feel today really i'm it's don't
    your his her their our its an as or if from by about who where when why which will would could should has had been were been
    being there here then than out up off over into some any all more very too also now never always still only again nobody
    everyone someone nothing something anything tell know say said think see go went come make made take live lives work works lost
    called name named old years day night morning yesterday tomorrow please sorry good bad tired sad happy back us him them
    these those one two three love say says word as because after before long can't isn't didn't i've i'd i'll that's what's work
    broke book song movie read ate watched`,
  ),
  es: setOf(
    `el la los las un una unos unas de del al que y o en con por para sin sobre entre desde hasta pero porque como cuando donde
    quien cual cuanto cuántos cuántas cómo qué quién cuándo dónde cuál si sí no ni ya muy más menos mucho mucha muchos muchas
    poco todo toda todos todas nada nadie algo alguien siempre nunca hoy ayer mañana ahora aquí allí también tampoco bien mal yo tú
    él ella ellos ellas nosotros usted ustedes me te se nos lo le les mi mis tu tus su sus mío mía este esta esto ese esa eso
    es son soy eres somos era fue fui está estoy estás están estaba ser estar hay he has ha hemos han tengo tienes tiene tenemos
    tienen tener hago haces hace hacer voy vas va vamos van ir quiero quieres quiere puedo puedes puede poder sé sabes sabe necesito
    gusta gustan llamo llamas llama vivo vives vive trabajo trabajas trabaja hola gracias adiós adios buenos buenas días tardes
    noches mamá papá hijo hija hijos hijas hermano hermana marido mujer esposo esposa novio novia perro perra gato amigo amiga
    madre padre jefe casa médico años año día semana mes feliz triste cansado cansada ayuda ayudarme dormir murió ha perdí odio creo
    pienso siento recuerdas acuerdas olvida cumplo cumpleaños tal hablar hablas decir dice dije quería practicar español inglés dos tres
    cuatro sola solo miedo alérgico alérgica favor vale perdona perdón pues entonces luego buenas duele duelen llorar lloré llorando aburrido aburrida`,
  ),
  fr: setOf(
    `le la les un une des de du au aux que qui quoi dont où et ou mais donc car ni or en dans avec sans pour par sur sous chez entre
    depuis pendant avant après comme quand comment pourquoi combien quel quelle quels quelles si oui non ne pas plus jamais
    rien personne toujours encore déjà très trop peu beaucoup tout toute tous toutes aussi bien mal ici là hier demain
    aujourd'hui maintenant je tu il elle on nous vous ils elles me te se lui leur y ce cet cette ces ça cela mon ma mes ton ta
    tes son sa ses notre nos votre vos leurs moi toi eux suis es est sommes êtes sont étais était été être ai as a avons avez ont avais
    avait avoir fais fait faire vais vas va allons allez vont aller allé allée veux veut vouloir peux peut pouvoir sais sait
    sais-tu savoir dois faut aime aimes aimerais appelle appelles habite vis vit travaille travail dors dormir mange bonjour
    bonsoir salut merci revoir soir journée nuit frère sœur soeur mère père mari femme fils fille filles enfants chien chat ami amie
    chef maison ans an jour semaine mois triste fatigué fatiguée content contente aide aider mort morte perdu déteste crois pense
    souviens oublie parents deux trois quatre seul seule peur allergique froid chaud gagné vraiment d'accord voilà alors
    puis rendez-vous aurais serait serais pardon à apprendre anglais français coucou ouais`,
  ),
  de: setOf(
    `der die das den dem des ein eine einen einem einer eines und oder aber denn weil dass daß ob wenn als wie was wer wen wem wo woher
    wohin wann warum wieso weshalb welche welcher welches in im an am auf aus bei beim mit nach von vom zu zum zur für über unter vor hinter
    zwischen durch gegen ohne um seit bis ich du er sie es wir ihr mich mir dich dir ihn ihm uns euch sich mein meine meinen meinem
    meiner dein deine deinen deinem sein seine seinen ihre ihren unser unsere kein keine keinen nicht nichts niemand jemand etwas alles
    alle viel viele wenig mehr sehr zu auch noch schon nur immer nie nun jetzt heute gestern morgen hier dort da dann doch mal ja nein
    bin bist ist sind seid war waren warst gewesen werde wirst wird werden wurde habe hab hast hat haben hatte hatten gehabt kann kannst
    können konnte will willst wollen muss musst müssen soll sollte darf mag magst möchte weiß weißt wissen gehe geht gehen ging komme
    kommt kommen mache macht machen heiße heißt heisse heisst wohne wohnt wohnen lebe lebt arbeite arbeitet arbeit esse isst schlafen
    schlafe denke denkst glaube hallo danke bitte tschüss guten gute guter gut tag abend nacht langer lange hund katze mutter vater
    schwester bruder mann frau sohn tochter töchter kind kinder freund freundin chef haus arzt jahre jahr alt woche monat traurig müde
    hilfe helfen brauche gestorben verloren getrennt erinnerst vergiss verstehst versteht fragst ziehen bald zwei drei vier allein
    angst allergisch darüber davon dazu damit daran eigentlich wirklich geburtstag verheiratet schlecht na gehts moin servus`,
  ),
  pt: setOf(
    `o a os as um uma uns umas de do da dos das no na nos nas ao à aos às em com por para pra pro sem sobre entre desde até mas porque
    como quando onde quem qual quais quanto quantos quantas que se sim não nao nem já muito muita muitos muitas mais menos pouco tudo todo
    toda todos nada ninguém ninguem algo alguém sempre nunca hoje ontem amanhã agora aqui ali lá também bem mal eu tu você voce vocês ele
    ela eles elas nós me te lhe mim ti meu minha meus minhas teu tua seu sua seus suas nosso nossa este esta isto esse essa isso é são sou
    és somos era foi fui está estou estás estão estava ser estar há tenho tens tem temos têm ter tive teve faço faz fazer vou vai vamos vão
    ir quero queres quer posso podes pode poder sei sabes sabe preciso precisa gosto gosta chamo chama moro mora moram vivo vive trabalho
    trabalha olá oi obrigado obrigada tchau bom boa dia tarde noite mãe pai filho filha filhos filhas irmão irmã marido mulher esposa
    esposo namorado namorada cachorro cachorra cão gato gata amigo amiga chefe casa médico anos ano semana mês passado feliz triste
    cansado cansada ajuda ajudar dormir morreu perdi odeio acho penso sinto lembra lembras esqueça consigo aguento emprego entrevista
    dois duas três quatro sozinho sozinha medo alérgico alérgica inglês português mudei nome aniversário favor então depois ainda
    tô tá ta vc aí ai beleza valeu saudade saudades chorar chorando`,
  ),
  it: setOf(
    `io sono sei è siamo siete il lo la gli le i un uno una di del della dei delle da dal dalla in nel nella con per su tra fra che chi cosa
    come quando dove perché quanto quale e o ma se non no sì più meno molto molta poco tutto tutti niente nessuno qualcosa sempre mai oggi
    ieri domani adesso qui anche bene male tu lui lei noi voi loro mi ti si ci mio mia miei mie tuo tua suo sua questo questa quello ho hai
    ha abbiamo hanno avere essere era sto stai sta faccio fa fare vado va voglio vuoi vuole posso puoi può so sai ciao grazie buongiorno
    buonasera lavoro lavora vivo vive chiamo chiama abito anni anno giorno figlio figlia figli fratello sorella marito moglie cane gatto
    amico amica madre padre mamma papà casa stanco stanca triste aiuto dormire morto morta due tre paura ricordi`,
  ),
  nl: setOf(
    `ik jij je u hij zij ze wij we jullie het de een en of maar want omdat dat die dit deze wie wat waar wanneer waarom hoe welke in op aan
    bij met van voor naar uit over onder tussen door zonder om sinds tot mij me jou hem haar ons mijn jouw zijn hun geen niet niets niemand
    iemand iets alles alle veel weinig meer heel erg ook nog al alleen altijd nooit nu vandaag gisteren morgen hier daar dan toch ja nee ben
    bent is zijn was waren word wordt heb hebt heeft hebben had kan kunt kunnen wil wilt moet mag weet ga gaat gaan kom komt doe doet doen heet
    woon woont werk werkt leef hallo dank bedankt goed goede dag avond nacht hond kat moeder vader zus broer man vrouw zoon dochter kind
    kinderen vriend vriendin huis jaar week maand moe hulp slapen twee drie bang`,
  ),
}
const LANGUAGES = Object.keys(WORDS) as Language[]

/** Letters and elisions, each as good as a word. */
const LETTERS: readonly [Language, RegExp][] = [
  ['es', /[ñ¿¡]/],
  ['fr', /[œùûè]|(?<!\p{L})(?:[jldncstm]|qu)'(?=[aeiouhéêèàâîy])/u],
  ['de', /[äöüß]/],
  ['pt', /[ãõ]/],
]
/** Endings, which names and borrowed words have as well. */
const ENDINGS: readonly [Language, RegExp][] = [
  ['es', /(?:ción|ciones|dad|amos|iste|aron|ieron)(?!\p{L})/u],
  ['fr', /(?:eux|euse|ais|ait|aient|ée|ées|oir)(?!\p{L})/u],
  ['de', /(?:ung|ungen|heit|keit|lich|isch|chen|schaft)(?!\p{L})/u],
  ['pt', /(?:ção|ções|inho|inha|agem|ava|ei)(?!\p{L})/u],
  ['it', /(?:zione|zioni|ità)(?!\p{L})/u],
  ['nl', /(?:heid|lijk|tje)(?!\p{L})/u],
  ['en', /(?:ing|ness|n't|'ve|'ll|'re)(?!\p{L})/u],
]
const ENDING_WORTH = 0.5
/** Letters of languages without word lists. */
const OTHER_LETTERS = /[łśćźżęąřěůőűğşıțăđ]/i

const languagesOf = (word: string): Language[] => LANGUAGES.filter((language) => WORDS[language].has(word))
const WORTH = new Map(
  LANGUAGES.flatMap((language) => [...WORDS[language]]).map((word) => [word, 1 / languagesOf(word).length]),
)

/** Characters that help to identify a language. */
const ENOUGH = 600
/** The text is in doubt if the best language scores less than this, or leads by less. */
const CLEAR = 0.5
/** How many earlier messages may settle a doubt. */
const LOOKED_BACK = 8

/** `São Paulo` within a sentence: a name tells nothing of the language around it. */
const NAMES = /(?<=[\p{L}\p{N},] )\p{Lu}\p{Ll}[\p{L}'-]*/gu

type Scored = readonly { language: Language; score: number }[]

/** Best first. */
function scoresOf(text: string): Scored {
  const plain = plainApostrophes(text.slice(0, ENOUGH)).replace(NAMES, '').toLowerCase()
  const words = wordsOf(plain).flatMap((word) => (WORTH.has(word) ? [word] : word.split("'")))
  const marked = (marks: readonly [Language, RegExp][], language: Language): number =>
    marks.filter(([of, pattern]) => of === language && pattern.test(plain)).length
  return LANGUAGES.map((language) => ({
    language,
    score:
      words.reduce((sum, word) => sum + (WORDS[language].has(word) ? (WORTH.get(word) ?? 0) : 0), 0) +
      marked(LETTERS, language) +
      marked(ENDINGS, language) * ENDING_WORTH,
  })).sort((one, other) => other.score - one.score)
}

const isOther = (text: string, scores: Scored): boolean =>
  isOtherScript(text) ||
  (OTHER_LETTERS.test(text) && (scores.find(({ language }) => language === 'en')?.score ?? 0) < CLEAR)

/** Languages that the text may be in, best first: one if it is clear, and all if nothing tells. */
function possible(text: string, lead = CLEAR): readonly (Language | 'other')[] {
  const scores = scoresOf(text)
  if (isOther(text, scores)) return ['other']
  const best = scores[0]?.score ?? 0
  const isClear = best >= CLEAR
  return scores
    .filter(({ score }) => !isClear || best - score < CLEAR || (score > 0 && best - score < lead))
    .map(({ language }) => language)
}

/** In so few words, another language has to be this much ahead of that of the conversation. */
const FEW_WORDS = 4
const FAR_AHEAD = 1

/** The language that the last messages together are in, if it is one of these. */
function ofAll(texts: readonly string[], languages: readonly (Language | 'other')[]): Language | undefined {
  const [best] = scoresOf(texts.slice(-LOOKED_BACK).reverse().join(' | '))
  return best && best.score >= CLEAR && languages.includes(best.language) ? best.language : undefined
}

/** Null for English, and if nothing tells. `earlier`: what the person wrote before, in order, which settles a doubt. */
export function spokenLanguage(text: string, earlier: readonly string[] = []): ForeignLanguage | null {
  const isShort = earlier.length > 0 && wordsOf(text).length <= FEW_WORDS
  const languages = possible(text, isShort ? FAR_AHEAD : CLEAR)
  const before = languages.length === 1 ? [] : earlier.slice(-LOOKED_BACK).reverse()
  const settled = before
    .map((one) => possible(one))
    .find((clear) => clear.length === 1 && clear.every((one) => languages.includes(one)))?.[0]
  const likely = settled ?? (before.length > 0 ? ofAll([...earlier, text], possible(text)) : undefined)
  const language = likely ?? (languages.length === LANGUAGES.length ? 'en' : languages[0])
  return language === undefined || language === 'en' ? null : language
}

/** The language of the person's last message. */
export function languageOfLast(turns: readonly { fromPerson: boolean; text: string }[]): ForeignLanguage | null {
  const texts = turns.filter(({ fromPerson }) => fromPerson).map(({ text }) => text)
  return spokenLanguage(texts.at(-1) ?? '', texts.slice(0, -1))
}
