/**
 * An earlier statement, messages in between, the correction, and the current facts afterwards; `-` marks facts that
 * must not be current.
 */
export interface Correction {
  before: string
  /** Minutes until the correction. */
  minutes: number
  between: readonly string[]
  correction: string
  /**
   * Words of a fact that is then current; several facts in turn. With `-`: no current fact contains these words and
   * holds.
   */
  after: readonly string[]
}

const correction = (line: string): Correction => {
  const [before = '', minutes = '', between = '', said = '', after = ''] = line.split(' | ')
  return {
    before: before.trim(),
    minutes: Number(minutes),
    between: between.split(' ; ').filter((text) => text !== ''),
    correction: said,
    after: after.split('; ').map((words) => words.trim()),
  }
}

const development = `
I live in Queens | 1 | | actually, it's Brooklyn | live brooklyn; -queens
i live in boston | 30 | what should i cook tonight ; thanks that sounds good | not boston, denver | live denver; -boston
I'm allergic to walnuts | 5 | any snack ideas? | no wait, peanuts | allergic peanuts; -walnuts
My interview is on Monday | 45 | i'm so nervous ; what should i wear | I meant Tuesday | interview tuesday; -monday
I work at Starbucks | 600 | how was your day ; lol | not anymore | -work starbucks
My sister's name is Anna | 2 | she is coming over | sorry, Hannah | sister hannah
I'm 34 | 1 | | oops 35 | 35; -34
i'm vegan | 900 | what's a good dinner ; i had a long day | i'm not vegan anymore | -are vegan
My dog is called Max | 10 | he is barking at the mailman | his name is Rex actually | rex; -max
I have two kids | 3 | they are loud | three, i mean | three; -two kids
my birthday is march 3 | 120 | whats a good cake ; chocolate maybe | correction: march 13 | march 13
i love sushi | 200 | tell me a joke ; haha nice one | i don't like sushi anymore | not like sushi; -you like sushi
I live in Austin | 1200 | morning! ; how are you | scratch that, i moved to dallas | live dallas; -austin
I work as a nurse | 15 | it was a long shift | I mean a nurse practitioner | nurse practitioner
`

const heldOut = `
My favorite color is blue | 60 | what should i paint ; a wall | no, green | favorite color green; -blue
i have a cat called luna | 5 | she sleeps all day | *Lola | lola; -luna
I'm from Ohio | 90 | the weather is nice here ; do you like snow | wait no, Iowa | from iowa; -ohio
My flight is on Friday | 300 | i need to pack ; what should i bring | it's actually on Saturday | flight saturday; -friday
i play the guitar | 400 | music is life ; so bored | not anymore, i quit | -play guitar; -into guitar; -are into the guitar
I'm engaged | 1000 | planning is hard ; what a week | we broke up, i'm single now | single; -engaged
my boss is called Karen | 20 | she is strict | Sharon, not Karen | sharon; -karen
I study biology | 50 | exams soon ; so tired | i switched to chemistry | study chemistry; -biology
I'm allergic to cats | 70 | i saw a cute one today | turns out i'm not allergic to cats | -are allergic cats
i live in lyon | 8 | | je voulais dire Nantes | live nantes; -lyon
I am learning Spanish | 100 | so many verbs | i meant Portuguese, not Spanish | learning portuguese; -learning spanish
my rent is 900 | 30 | its so expensive | sorry 950 | rent 950; -900
I have an exam on May 5 | 240 | i need coffee | no it's on May 6 | may 6; -may 5
vivo en sevilla | 12 | qué calor | perdón, en Cádiz | live cádiz; -sevilla
ich wohne in bonn | 40 | es regnet | nein, in köln | live köln; -bonn
`

const later = `
i live in queens | 2 | lol | actually, it's brooklyn | live brooklyn; -queens
I have a cat | 700 | how are you ; good | not anymore | -have a cat
my yoga class is on monday | 60 | im stiff | I meant Tuesday | yoga tuesday; -monday
my sister is called Mina | 3 | she's visiting | sorry, wrong name, she's called Mia | mia; -mina
I work at Tesco | 200 | what a day | scratch that, I work at Aldi | work aldi; -tesco
my dinner reservation is at 6pm | 5 | | no wait 7pm | dinner 7pm; -6pm
I'm allergic to shellfish | 90 | any dinner ideas? | correction, it's only shrimp | allergic shrimp; -shellfish
my son is 6 | 4 | | he's 7 actually | son 7; -son are 6; -son is 6
we're moving to Leeds | 30 | so many boxes | I mean Leicester | leicester; -leeds
I'm learning Danish | 500 | what's for lunch | my bad, Norwegian | learning norwegian; -learning danish
my rent is 800 | 45 | ugh | wait, 850 | rent 850; -800
my dog's name is Bella | 15 | she is cute | it's Stella, not Bella | stella; -bella
I drive a Toyota | 1000 | hm | that's not true anymore, I sold it | -drive toyota
my doctor is Dr. Meyer | 100 | she is nice | typo, Dr. Mayer | mayer; -meyer
My exam is on June 3 | 20 | | sorry I mean June 13 | june 13
I wake up at 5 | 8 | | oops, 6 i meant | 6; -up at 5
vivo en Granada | 30 | qué calor | perdón, quise decir Málaga | live málaga; -granada
mi hermana se llama Lucía | 10 | es muy maja | no, se llama Lidia | lidia; -lucía
trabajo en un banco | 600 | hola otra vez | ya no | -work banco
ich wohne in Bremen | 50 | es regnet | quatsch, ich meinte Hamburg | live hamburg; -bremen
mein Hund heißt Rocky | 5 | er ist süß | sorry, er heißt Rico | rico; -rocky
ich arbeite bei Bosch | 900 | guten morgen | nicht mehr | -work bosch
j'habite à Lille | 40 | il pleut | pardon, à Liège | live liège; -lille
ma sœur s'appelle Jeanne | 6 | elle est drôle | non, elle s'appelle Jade | jade; -jeanne
je travaille à la poste | 800 | coucou | plus maintenant | -work poste
moro no Porto | 15 | que frio | desculpa, em Aveiro | live aveiro; -porto
o meu cão chama-se Bobi | 5 | é fofo | não, chama-se Boris | boris; -bobi
trabalho num hotel | 700 | bom dia | já não | -work hotel
`

const shortDevelopment = `
I live in Queens | 1 | | No, Brooklyn. | live brooklyn; -queens
I live in Queens | 1 | | Sorry, I meant Brooklyn. | live brooklyn; -queens
I live in Queens | 1 | | *Brooklyn | live brooklyn; -queens
I live in Queens | 1 | I am allergic to nuts. | Actually, it's Brooklyn. | live brooklyn; -queens; allergic nuts
My interview is on Tuesday | 2 | | not Tuesday, Friday | interview friday; -tuesday
My favorite color is green | 2 | | Actually, no, blue. | favorite color blue; -green
My favorite color is green | 2 | | no, blue | favorite color blue; -green
I'm 34 | 1 | | wait, 35 | 35; -34
I'm allergic to walnuts | 5 | | I meant peanuts | allergic peanuts; -walnuts
Vivo en Sevilla. | 2 | | No, en Cádiz. | live cádiz; -sevilla
Ich wohne in Bonn. | 2 | | Nein, in Köln. | live köln; -bonn
J'habite à Lille. | 2 | | Non, à Liège. | live liège; -lille
Moro no Porto. | 2 | | Não, em Aveiro. | live aveiro; -porto
`

const shortHeldOut = `
I live in Houston | 1 | | Oops, I meant Dallas. | live dallas; -houston
I work at Walmart | 1 | | No wait, Costco. | work costco; -walmart
My brother is called Steve | 1 | I'm vegan. | Sorry, Stefan. | brother stefan; -steve; vegan
I'm from Peru | 1 | | Correction: Chile | from chile; -peru
I have three kids | 1 | | sorry, four | four; -three
My exam is on Monday | 1 | I take Lexapro. | Actually, it's on Friday. | exam friday; -monday; lexapro
My cat is called Misty | 1 | | his name is Musty actually | musty; -misty
I'm allergic to cashews | 1 | | typo, walnuts | allergic walnuts; -cashews
Me llamo Lucía | 1 | | Perdón, quise decir Lidia. | called lidia; -lucía
Mi hermano se llama Pablo | 1 | | No, se llama Pedro. | pedro; -pablo
Ich heiße Jana | 1 | | Sorry, ich meinte Jona. | called jona; -jana
Je m'appelle Anne | 1 | | Pardon, je voulais dire Anna. | called anna
Moro em Santos | 1 | | Desculpa, quis dizer Campinas. | live campinas; -santos
`

const listed = (text: string): Correction[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map(correction)

export const DEVELOPMENT: readonly Correction[] = listed(development)
export const HELD_OUT: readonly Correction[] = listed(heldOut)
export const LATER: readonly Correction[] = listed(later)
export const SHORT_DEVELOPMENT: readonly Correction[] = listed(shortDevelopment)
export const SHORT_HELD_OUT: readonly Correction[] = listed(shortHeldOut)
