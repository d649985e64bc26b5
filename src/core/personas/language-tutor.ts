import { checkLetters, verdictOf } from '../practice/check-letters.ts'
import { type Answers, check, choose, type Exercise, type Step, show, wait, write } from '../practice/exercise.ts'
import { begun, card, labelled, line, ofOption, quote, remembered, sentence, shown } from './own-words.ts'
import type { Face, PersonaLook, PersonaVoice } from './persona.ts'

export const LOOK: PersonaLook = {
  title: 'Language Tutor',
  hue: 200,
  helperName: 'Ellis',
  description: 'Ten minutes a day, in the language you want. Corrects gently and asks you to say it again.',
  starters: ['Ask me something easy in Spanish.', 'Correct this sentence for me.', 'Teach me five words for today.'],
  disclosure: null,
}

export const FACE: Face = {
  hair: '61',
  clothes: '16',
  mouth: '06',
  nose: '14',
  eyes: '05',
  eyebrows: '02',
  beard: '02',
}

export const ROLE = `You teach whatever language the person wants, ten minutes at a time. You find out the language, the level and
what it is for, and stay a small step above the level. You correct gently: the better sentence first, then one reason, then you
ask them to say it again. You bring short dialogues from the life they told you about, and you repeat old words in new sentences.
You give a translation of anything that they may not know yet, and you praise what was said, not the person.`

export const VOICE: PersonaVoice = {
  purpose: 'your AI helper for ten minutes of a language a day',
  questions: [
    'Which language are you learning, or would you like to learn?',
    'What would you like to be able to say first?',
    'How much of the language do you know already?',
    'Who would you like to speak your new language with?',
    'Where do you hear the language in everyday life?',
    'What made you choose your new language?',
  ],
  methods: [
    'Learn it as a whole sentence, because single words do not know where they belong.',
    'Say it aloud three times: slowly, normally, and as if you were a little bored.',
    'Describe what you can see from your chair in five short sentences, with the words that you have.',
    'Keep ten words on a card in your pocket, and change them only when all ten are yours.',
    'Listen to one minute of real speech each day, first for the melody and then for the words.',
    'When a word is missing, walk around it, since that is what natives do too.',
    'Repeat yesterday before you start with today, as memory likes to meet things twice.',
    'Write three lines about your day in the evening, and read them aloud the next morning.',
  ],
  checkIns: {
    professional: ['Your ten minutes for today.', 'A compact exercise.'],
    friendly: ['Time for our ten minutes.', 'A small word game for you.'],
    motivational: [
      'One sentence today is three hundred and sixty-five in a year.',
      'Today you can say something that you could not say last week.',
    ],
    direct: ['Speak aloud now.', 'Five sentences.'],
    supportive: ['A gentle exercise, wrong answers included.', 'A few minutes are plenty today.'],
  },
}

export const TEMPLATES: readonly string[] = [
  "Welcome to your first small lesson[, {name}]. Name five things you can see from where you sit, aloud, in the language you are learning. The ones you cannot name are today's vocabulary.",
  'Say what day it is, and what you will do with it, in two sentences. Today is {day}, if that helps. Say them twice, and write down the better version.',
  'Choose a word you keep forgetting. Put it into the silliest sentence you can think of. Silly stays.',
  'Describe the last person you spoke to without using their name or their job. Four sentences. You will need more adjectives than you expect.',
  'Switch your phone to your other language for one hour. Notice which button surprised you. That is a word you will never look up again.',
  'Tell me what you had for breakfast, and what you would have liked instead. There, past tense and conditional before the day is old. Mistakes are welcome.',
  'Find a song in your language and write down one line by ear. Then check it against the lyrics. The gap between the two is your listening lesson.',
  'Read one short paragraph aloud three times. Slowly, then at a normal pace, then as an actor would. The third one is the one that moves your mouth.',
  'What is the phrase you would most like to be able to say without thinking? Say it ten times this {partOfDay}, walking. It will come out of your feet.',
  '[Since you like {topic}, ]pick a subject you love and explain it as to a child of six. Simple words, short sentences. Fluency hides in the simple ones.',
  'Think of three words that sound alike in both of your languages. Do they mean the same? The ones that lie to you are called false friends, and they are worth collecting.',
  'Count backwards from thirty while you wait for something today. Numbers are where most learners slip, and where nobody practises. Two minutes will show.',
  'Write a shopping list in your language and take it with you. You will read it in the aisle, under pressure. That is the best exam there is.',
  'Correct yourself once today, out loud, and carry on. Native speakers do it in every third sentence. It sounds like confidence.',
  'Ask three questions aloud in your language. Any three. Questions are the half of a conversation that courses forget.',
  'Being an AI, I never get tired of the same mistake, and neither need you. Which one follows you around? Write five sentences with it until it gives up.',
  'Watch two minutes of something without subtitles, then two with. Note one thing you understood before the words appeared. You know more than your eyes believe.',
  'Make a sentence with "although". Now one with "unless". Small hinges like these make you sound like a person instead of a phrase book.',
  'Look up how to be polite in one situation that matters to you: a shop, a doctor, a first email. Learn the whole phrase as one sound. You can take it apart later.',
  'Think in the language for as long as it takes to make tea. When a word is missing, walk around it. Walking around words is what fluent people do all day.',
  'Not long ago some of this was harder. Say aloud what you can do now that you could not do then. In which language did you just say it?',
]

interface Language {
  tag: string
  and: string
  /** The beginnings of three sentences about oneself, and a whole one with its sound. */
  self: { name: string; home: string; like: string; learning: string; sound: string }
  /** For a word that is missing: "It is for …", "It is like …". */
  around: { use: string; like: string }
}

const LANGUAGES: Record<string, string> = {
  Spanish:
    'es | y | Me llamo | Vivo en | Me gusta | Estoy aprendiendo español. | eh-STOY ah-pren-DYEN-doh eh-spah-NYOL | Es para … | Es como …',
  French:
    "fr | et | Je m'appelle | J'habite à | J'aime | J'apprends le français. | zhah-PRAH(N) luh frah(n)-SEH | C'est pour … | C'est comme …",
  German:
    'de | und | Ich heiße | Ich wohne in | Ich mag | Ich lerne Deutsch. | ikh LEHR-nuh doytch | Man braucht es für … | Es ist wie …',
  Italian:
    "it | e | Mi chiamo | Vivo a | Mi piace | Sto imparando l'italiano. | stoh eem-pah-RAHN-doh lee-tah-LYAH-noh | Serve per … | È come …",
  Portuguese:
    'pt | e | O meu nome é | Moro em | Gosto de | Estudo português. | es-TOO-doo por-too-GEHS | Serve para … | É como …',
}

function languageOf({ language }: Answers): Language | undefined {
  const row = ofOption(LANGUAGES, language)?.split(' | ')
  if (!row) return undefined
  const [tag = '', and = '', name = '', home = '', like = '', learning = '', sound = '', use = '', likeIt = ''] = row
  return { tag, and, self: { name, home, like, learning, sound }, around: { use, like: likeIt } }
}

const learning = ({ language }: Answers): string | undefined =>
  ofOption(LANGUAGES, language) ? `Is learning ${language}.` : remembered('Is learning', language)

const ASK_LANGUAGE: Step = choose(
  'language',
  'Which language is it today?',
  'Spanish | French | German | Italian | Portuguese | Another…',
)

const PLACES = ['At home', 'In a café', 'At work', 'On the way'] as const
type Place = (typeof PLACES)[number]

/** English, word and sound, twice, and a sentence with one or both: four rows for each of the places. */
const PAIRS: Record<string, string> = {
  Spanish: `
door | puerta | PWEHR-tah | window | ventana | ben-TAH-nah | La puerta y la ventana están abiertas.
bed | cama | KAH-mah | chair | silla | SEE-yah | Hay una cama y una silla.
bread | pan | pahn | cheese | queso | KEH-soh | Quiero pan con queso.
today | hoy | oy | tomorrow | mañana | mah-NYAH-nah | Hoy descanso, mañana trabajo.
coffee | café | kah-FEH | milk | leche | LEH-cheh | Un café con leche, por favor.
water | agua | AH-gwah | ice | hielo | YEH-loh | Agua sin hielo, por favor.
cup | taza | TAH-sah | glass | vaso | BAH-soh | Una taza de té y un vaso de agua.
table | mesa | MEH-sah | bill | cuenta | KWEHN-tah | La cuenta, por favor.
question | pregunta | preh-GOON-tah | answer | respuesta | rehs-PWEHS-tah | Tengo una pregunta.
meeting | reunión | reh-oo-NYOHN | lunch | almuerzo | ahl-MWEHR-soh | La reunión es después del almuerzo.
Monday | lunes | LOO-nehs | Friday | viernes | BYEHR-nehs | Trabajo de lunes a viernes.
name | nombre | NOHM-breh | number | número | NOO-meh-roh | Este es mi número de teléfono.
left | izquierda | ees-KYEHR-dah | right | derecha | deh-REH-chah | La estación está a la derecha.
train | tren | trehn | bus | autobús | ow-toh-BOOS | El tren sale a las ocho.
street | calle | KAH-yeh | square | plaza | PLAH-sah | La plaza está al final de la calle.
ticket | billete | bee-YEH-teh | seat | asiento | ah-SYEHN-toh | Un billete de ida, por favor.`,
  French: `
door | porte | port | window | fenêtre | fuh-NETR | La porte et la fenêtre sont ouvertes.
bed | lit | lee | chair | chaise | shehz | Il y a un lit et une chaise.
bread | pain | pa(n) | cheese | fromage | froh-MAHZH | Je voudrais du pain et du fromage.
today | aujourd'hui | oh-zhoor-DWEE | tomorrow | demain | duh-MA(N) | Aujourd'hui je travaille, demain je me repose.
coffee | café | kah-FAY | milk | lait | leh | Un café au lait, s'il vous plaît.
water | eau | oh | ice cubes | glaçons | glah-SOH(N) | De l'eau sans glaçons, s'il vous plaît.
cup | tasse | tahss | glass | verre | vehr | Une tasse de thé et un verre d'eau.
table | table | tahbl | bill | addition | ah-dee-SYOH(N) | L'addition, s'il vous plaît.
question | question | kess-TYOH(N) | answer | réponse | ray-POH(N)SS | J'ai une question.
meeting | réunion | ray-ew-NYOH(N) | lunch | déjeuner | day-zhuh-NAY | La réunion est après le déjeuner.
Monday | lundi | luh(n)-DEE | Friday | vendredi | vah(n)-druh-DEE | Je travaille du lundi au vendredi.
name | nom | noh(n) | number | numéro | new-may-ROH | Voici mon numéro de téléphone.
left | gauche | gohsh | right | droite | drwaht | La gare est à droite.
train | train | tra(n) | bus | bus | bewss | Le train part à huit heures.
street | rue | rew | square | place | plahss | La place est au bout de la rue.
ticket | billet | bee-YEH | seat | siège | syehzh | Un billet aller simple, s'il vous plaît.`,
  German: `
door | Tür | tewr | window | Fenster | FEN-ster | Die Tür und das Fenster sind offen.
bed | Bett | bet | chair | Stuhl | shtool | Hier sind ein Bett und ein Stuhl.
bread | Brot | broht | cheese | Käse | KAY-zuh | Ich möchte Brot mit Käse.
today | heute | HOY-tuh | tomorrow | morgen | MOR-gen | Heute arbeite ich, morgen ruhe ich mich aus.
coffee | Kaffee | KAH-fay | milk | Milch | milkh | Einen Kaffee mit Milch, bitte.
water | Wasser | VAH-ser | ice | Eis | ice | Wasser ohne Eis, bitte.
cup | Tasse | TAH-suh | glass | Glas | glahss | Eine Tasse Tee und ein Glas Wasser, bitte.
table | Tisch | tish | bill | Rechnung | REKH-noong | Die Rechnung, bitte.
question | Frage | FRAH-guh | answer | Antwort | AHNT-vort | Ich habe eine Frage.
meeting | Besprechung | buh-SHPREKH-oong | lunch | Mittagessen | MIT-tahk-ess-en | Die Besprechung ist nach dem Mittagessen.
Monday | Montag | MOHN-tahk | Friday | Freitag | FRY-tahk | Ich arbeite von Montag bis Freitag.
name | Name | NAH-muh | number | Nummer | NOOM-er | Hier ist meine Nummer.
left | links | links | right | rechts | rekhts | Der Bahnhof ist rechts.
train | Zug | tsook | bus | Bus | booss | Der Zug fährt um acht Uhr.
street | Straße | SHTRAH-suh | square | Platz | plahts | Der Platz ist am Ende der Straße.
ticket | Fahrkarte | FAR-kar-tuh | seat | Sitzplatz | ZITS-plahts | Eine Fahrkarte nach Köln, bitte.`,
  Italian: `
door | porta | POR-tah | window | finestra | fee-NEH-strah | La porta e la finestra sono aperte.
bed | letto | LET-toh | chair | sedia | SEH-dyah | Ci sono un letto e una sedia.
bread | pane | PAH-neh | cheese | formaggio | for-MAHD-joh | Vorrei pane e formaggio.
today | oggi | OHD-jee | tomorrow | domani | doh-MAH-nee | Oggi lavoro, domani riposo.
coffee | caffè | kahf-FEH | milk | latte | LAHT-teh | Un caffè con latte, per favore.
water | acqua | AHK-kwah | ice | ghiaccio | GYAHT-choh | Acqua senza ghiaccio, per favore.
cup | tazza | TAHT-tsah | glass | bicchiere | beek-KYEH-reh | Una tazza di tè e un bicchiere d'acqua.
table | tavolo | TAH-voh-loh | bill | conto | KOHN-toh | Il conto, per favore.
question | domanda | doh-MAHN-dah | answer | risposta | ree-SPOH-stah | Ho una domanda.
meeting | riunione | ryoo-NYOH-neh | lunch | pranzo | PRAHN-dzoh | La riunione è dopo pranzo.
Monday | lunedì | loo-neh-DEE | Friday | venerdì | veh-nehr-DEE | Lavoro dal lunedì al venerdì.
name | nome | NOH-meh | number | numero | NOO-meh-roh | Questo è il mio numero di telefono.
left | sinistra | see-NEE-strah | right | destra | DEH-strah | La stazione è a destra.
train | treno | TREH-noh | bus | autobus | OW-toh-boos | Il treno parte alle otto.
street | strada | STRAH-dah | square | piazza | PYAHT-tsah | La piazza è in fondo alla strada.
ticket | biglietto | bee-LYET-toh | seat | posto | POH-stoh | Un biglietto di sola andata, per favore.`,
  Portuguese: `
door | porta | POR-tah | window | janela | zhah-NEH-lah | A porta e a janela estão abertas.
bed | cama | KAH-mah | chair | cadeira | kah-DAY-rah | Há uma cama e uma cadeira.
bread | pão | pow(n) | cheese | queijo | KAY-zhoo | Quero pão com queijo.
today | hoje | OH-zhee | tomorrow | amanhã | ah-mah-NYAH(N) | Hoje trabalho, amanhã descanso.
coffee | café | kah-FEH | milk | leite | LAY-tee | Um café com leite, por favor.
water | água | AH-gwah | ice | gelo | ZHEH-loo | Água sem gelo, por favor.
bottle | garrafa | gah-HAH-fah | glass | copo | KOH-poo | Uma garrafa de água e um copo, por favor.
table | mesa | MEH-zah | bill | conta | KOHN-tah | A conta, por favor.
question | pergunta | per-GOON-tah | answer | resposta | hes-POS-tah | Tenho uma pergunta.
meeting | reunião | hay-oo-nee-OW(N) | lunch | almoço | al-MOH-soo | A reunião é depois do almoço.
Monday | segunda | seh-GOON-dah | Friday | sexta | SES-tah | Trabalho de segunda a sexta.
name | nome | NOH-mee | number | número | NOO-meh-roo | Este é o meu número de telefone.
left | esquerda | es-KEHR-dah | right | direita | dee-RAY-tah | A estação fica à direita.
plane | avião | ah-vee-OW(N) | car | carro | KAH-hoo | O avião parte às oito.
street | rua | HOO-ah | square | praça | PRAH-sah | A praça fica no fim da rua.
ticket | bilhete | bee-LYEH-tee | seat | lugar | loo-GAR | Um bilhete só de ida, por favor.`,
}

const ROWS_A_PLACE = 4

const placeOf = ({ place }: Answers): Place => PLACES.find((known) => known === place) ?? 'At home'

interface Pair {
  /** "door and window" */
  english: string
  /** Each word with its sound. */
  words: string
  example: string
  /** Both words, joined by "and". */
  both: string
}

/** In a language whose words are not here, only its `english` counts. */
function pairOf(answers: Answers, at: number): Pair {
  const { and } = languageOf(answers) ?? { and: 'and' }
  const rows = (ofOption(PAIRS, answers.language) ?? PAIRS.Spanish ?? '').trim().split('\n')
  const row = rows[PLACES.indexOf(placeOf(answers)) * ROWS_A_PLACE + at]
  const [one, word, sound, other, otherWord, otherSound, example = ''] = row?.split(' | ') ?? []
  return {
    english: `${one} and ${other}`,
    words: `${one}: **${word}** (${sound})\n\n${other}: **${otherWord}** (${otherSound})`,
    example,
    both: `${word} ${and} ${otherWord}`,
  }
}

/** Checked where the words are here; in any other language they look them up. */
function pairStep(answers: Answers, at: number): Step {
  const language = languageOf(answers)
  const { english, words, example, both } = pairOf(answers, at)
  return language
    ? check(
        `pair_${at}`,
        `${words}\n\n*${example}*\n\nCover them. Now write “${english}”. “And” is “${language.and}”.`,
        both,
        language.tag,
      )
    : write(
        `own_pair_${at}`,
        `Look up the words of “${english}”. Say them aloud, close the book, and write all of it from memory.`,
      )
}

/** What was not written letter by letter comes last, as what comes first next time. */
function wordsLearned(answers: Answers): string {
  const rows = [0, 1, 2, 3].map((at) => {
    const { english, both } = pairOf(answers, at)
    if (!languageOf(answers)) return { text: `- ${english}: ${line(answers[`own_pair_${at}`])}`, isRight: true }
    const isRight = verdictOf(checkLetters(both, answers[`pair_${at}`] ?? '')) === 'right'
    return { text: `- ${english}: **${both}**`, isRight }
  })
  const list = (isRight: boolean): string =>
    rows
      .filter((row) => row.isRight === isRight)
      .map(({ text }) => text)
      .join('\n')
  const again = list(false)
  return [list(true), again && `To begin with next time:\n\n${again}`].filter(Boolean).join('\n\n')
}

const EIGHT_WORDS: Exercise = {
  id: 'eight-words',
  title: 'Eight words you will use today',
  minutes: 6,
  about: 'Two at a time, covered and written, letter by letter.',
  steps: [
    ASK_LANGUAGE,
    ({ language }) =>
      choose(
        'place',
        `And where will you be?${language === 'French' || language === 'Portuguese' ? ' In the sounds, an (n) is hummed through the nose.' : ''}`,
        PLACES.join(' | '),
      ),
    (answers) => pairStep(answers, 0),
    (answers) => pairStep(answers, 1),
    (answers) => pairStep(answers, 2),
    (answers) => pairStep(answers, 3),
    write(
      'own',
      'One sentence of your own with any of them. A wrong sentence that you dared is worth more than a right one that you copied.',
    ),
    choose(
      'when',
      'When will you say it aloud? To a person, a cat or a wall.',
      'Now | On the way | At dinner | Another time…',
    ),
  ],
  result: (answers) =>
    card(
      `Eight words: ${line(answers.language)}, ${placeOf(answers).toLowerCase()}`,
      wordsLearned(answers),
      labelled('My sentence', answers.own),
      labelled('Said aloud', answers.when),
    ),
  memory: learning,
}

/** A whole sentence, whether they wrote it or only its end. */
function selfLine(answers: Answers, part: 'name' | 'home' | 'like'): string {
  const stem = languageOf(answers)?.self[part]
  return stem ? begun(stem, answers[part]) : sentence(answers[part])
}
const introduction = (answers: Answers): string =>
  quote(
    selfLine(answers, 'name'),
    selfLine(answers, 'home'),
    selfLine(answers, 'like'),
    languageOf(answers)?.self.learning ?? sentence(answers.learning),
  )

const SELF: Record<'name' | 'home' | 'like', { english: string; note: string }> = {
  name: { english: 'My name is …', note: 'Write the whole sentence with your name.' },
  home: { english: 'I live in …', note: 'Write it with your town.' },
  like: { english: 'I like …', note: 'Write it with something you like. Look the word up if it is missing.' },
}
function selfStep(answers: Answers, part: 'name' | 'home' | 'like'): Step {
  const { english, note } = SELF[part]
  const stem = languageOf(answers)?.self[part]
  return write(
    part,
    stem
      ? `“${english}” is **${stem} …**\n\n${note}`
      : `How do you say “${english}” in ${shown(answers.language)}? Look it up. ${note}`,
  )
}

const INTRODUCTION: Exercise = {
  id: 'introduce-yourself',
  title: 'Four sentences about you',
  minutes: 5,
  about: 'Your name, your town, something you like: what the first minute of any talk needs.',
  steps: [
    ASK_LANGUAGE,
    (answers) => selfStep(answers, 'name'),
    (answers) => selfStep(answers, 'home'),
    (answers) => selfStep(answers, 'like'),
    (answers) => {
      const language = languageOf(answers)
      return language
        ? check(
            'learning_checked',
            `And the one that makes people kind and slow: “I am learning it.”\n\n**${language.self.learning}** (${language.self.sound})\n\nCover it. Now write it.`,
            language.self.learning,
            language.tag,
          )
        : write('learning', 'And the one that makes people kind and slow: “I am learning it.” Look it up and write it.')
    },
    (answers) =>
      wait(
        'aloud',
        `Aloud, three times: slowly, as you speak, and as if you had said it a hundred times.\n\n${introduction(answers)}`,
        45,
      ),
    choose('hears', 'Who hears it first?', 'The mirror | A friend | A stranger | Somebody else…'),
  ],
  result: (answers) =>
    card(`Four sentences: ${line(answers.language)}`, introduction(answers), labelled('Heard first by', answers.hears)),
  memory: learning,
}

const SITUATIONS = ['Order something', 'Ask the way', 'Say sorry', 'Say goodbye'] as const
type Situation = (typeof SITUATIONS)[number]

/** The phrase, its sound, and what it means. */
const PHRASES: Record<string, Record<Situation, string>> = {
  Spanish: {
    'Order something':
      'Quisiera un café, por favor. | kee-SYEH-rah oon kah-FEH por fah-BOR | I would like a coffee, please.',
    'Ask the way': '¿Dónde está la estación? | DOHN-deh ehs-TAH lah ehs-tah-SYOHN | Where is the station?',
    'Say sorry': 'Perdón, no entiendo. | pehr-DOHN noh ehn-TYEHN-doh | Sorry, I do not understand.',
    'Say goodbye':
      'Hasta luego, y gracias por todo. | AHS-tah LWEH-goh ee GRAH-syahs por TOH-doh | See you, and thanks for everything.',
  },
  French: {
    'Order something':
      "Je voudrais un café, s'il vous plaît. | zhuh voo-DREH uh(n) kah-FAY seel voo PLEH | I would like a coffee, please.",
    'Ask the way': 'Où est la gare ? | oo eh lah GAR | Where is the station?',
    'Say sorry': 'Pardon, je ne comprends pas. | par-DOH(N) zhuh nuh koh(n)-PRAH(N) pah | Sorry, I do not understand.',
    'Say goodbye':
      'Au revoir, et merci pour tout. | oh ruh-VWAR ay mehr-SEE poor TOO | Goodbye, and thanks for everything.',
  },
  German: {
    'Order something':
      'Ich hätte gern einen Kaffee, bitte. | ikh HET-tuh gern EYE-nen KAH-fay BIT-tuh | I would like a coffee, please.',
    'Ask the way': 'Wo ist der Bahnhof? | voh ist dehr BAHN-hohf | Where is the station?',
    'Say sorry':
      'Entschuldigung, das verstehe ich nicht. | ent-SHOOL-dee-goong dahs fer-SHTAY-uh ikh nikht | Sorry, I do not understand that.',
    'Say goodbye': 'Auf Wiedersehen und vielen Dank. | owf VEE-der-zayn oont FEE-len dahnk | Goodbye, and many thanks.',
  },
  Italian: {
    'Order something':
      'Vorrei un caffè, per favore. | vor-RAY oon kahf-FEH pehr fah-VOH-reh | I would like a coffee, please.',
    'Ask the way': "Dov'è la stazione? | doh-VEH lah stah-TSYOH-neh | Where is the station?",
    'Say sorry': 'Scusi, non capisco. | SKOO-zee nohn kah-PEES-koh | Sorry, I do not understand.',
    'Say goodbye':
      'Arrivederci, e grazie di tutto. | ahr-ree-veh-DEHR-chee eh GRAHT-tsyeh dee TOOT-toh | Goodbye, and thanks for everything.',
  },
  Portuguese: {
    'Order something':
      'Queria um café, por favor. | keh-REE-ah oong kah-FEH por fah-VOR | I would like a coffee, please.',
    'Ask the way': 'Onde fica a estação? | OHN-dee FEE-kah ah es-tah-SOW(N) | Where is the station?',
    'Say sorry': 'Desculpe, não entendo. | des-KOOL-pee now(n) en-TEN-doo | Sorry, I do not understand.',
    'Say goodbye': 'Até logo, tudo de bom. | ah-TEH LOH-goo TOO-doo dee bohn | See you, all the best.',
  },
}
const situationOf = ({ situation }: Answers): Situation =>
  SITUATIONS.find((known) => known === situation) ?? 'Say sorry'
const phraseOf = (answers: Answers): string[] | undefined =>
  ofOption(PHRASES, answers.language)?.[situationOf(answers)].split(' | ')
const phraseText = (answers: Answers): string => phraseOf(answers)?.[0] ?? line(answers.own_phrase)

const THREE_VOICES: Exercise = {
  id: 'one-phrase-three-voices',
  title: 'One phrase in three voices',
  minutes: 4,
  about: 'A whole phrase learned as one sound: slowly, in earnest, and bored.',
  steps: [
    ASK_LANGUAGE,
    choose('situation', 'What would you like to be able to do without thinking?', SITUATIONS.join(' | ')),
    (answers) => {
      const [words, sound, meaning] = phraseOf(answers) ?? []
      return words
        ? show('phrase', `**${words}**\n\n(${sound})\n\n${meaning}`, 'I said it once')
        : write('own_phrase', 'Find the phrase for that in a book or online, a whole one, and write it down.')
    },
    (answers) =>
      wait('slowly', `Slowly, each piece by itself, until the time is over.\n\n${quote(phraseText(answers))}`, 20),
    (answers) =>
      wait(
        'voices',
        `Now in one breath: to a waiter, to a child, and to somebody who bores you.\n\n${quote(phraseText(answers))}`,
        30,
      ),
    (answers) => {
      const language = languageOf(answers)
      const say = 'Look at the ceiling for a moment. Now write it.'
      return language ? check('checked', say, phraseText(answers), language.tag) : write('from_memory', say)
    },
    write('use', 'Where will you use it first? A place and a day, in any language.'),
  ],
  result: (answers) =>
    card(
      `A phrase for: ${situationOf(answers).toLowerCase()}`,
      quote(phraseText(answers)),
      phraseOf(answers)?.[2] ?? '',
      labelled('First used', answers.use),
    ),
  memory: learning,
}

const around = (answers: Answers, part: 'use' | 'like', own: string): string => {
  const start = languageOf(answers)?.around[part]
  return start ? `${own} You can begin with “${start}”.` : own
}

const MISSING_WORD: Exercise = {
  id: 'walk-around-a-word',
  title: 'Walk around a missing word',
  minutes: 5,
  about: 'What fluent people do all day: saying a thing without its name.',
  steps: [
    ASK_LANGUAGE,
    write('thing', 'A thing near you whose name you do not know in it. Write it in English.', 'corkscrew'),
    (answers) =>
      write(
        'use',
        around(answers, 'use', 'What is it for? In the other language, with the words you have. Three are a sentence.'),
      ),
    (answers) =>
      write('like', around(answers, 'like', 'What is it like? A colour, a size, or something that everybody knows.')),
    ({ use, like }) =>
      wait(
        'hands',
        `Say both aloud, and use your hands. Hands are allowed everywhere.\n\n${quote(sentence(use), sentence(like))}`,
        20,
      ),
    write('word', 'Now look it up. You have earned the word: write it once.'),
  ],
  result: ({ thing, use, like, word, ...answers }) =>
    card(`${line(answers.language)}: ${line(thing)}`, quote(sentence(use), sentence(like)), labelled('Its name', word)),
  memory: learning,
}

export const EXERCISES: readonly Exercise[] = [EIGHT_WORDS, INTRODUCTION, THREE_VOICES, MISSING_WORD]
