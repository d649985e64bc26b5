/**
 * More facts that change, in people's own typing: before, after, and the question. Written before the ranking that they
 * measure.
 */
export type Change = readonly [before: string, after: string, asked: string]

export const listed = (text: string): Change[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as unknown as Change)

const ENGLISH: readonly Change[] = listed(`
my flatmate Ines is a night owl | Ines moved out, Tobias has her room now | Who is my flatmate?
I am renting a flat near the canal in Ghent | keys handed back, we are settled in Antwerp at last | Which city do I live in?
I commute by tram, 35 minutes each way | I cycle to the office these days, way faster | How do I get to work?
we have a tabby, Mochi | Mochi died in spring. There's a kitten in the house again, Pepper | What is my cat called?
I'm on the pill called Yasmin | came off Yasmin, got a coil instead | What contraception do I use?
my thesis supervisor is Professor Adler | Adler is on leave so Dr. Mbeki supervises me from now on | Who supervises my thesis?
I play bass in a band called Tin Roof | Tin Roof split up. Playing with Night Bus instead | Which band do I play in?
our mortgage is with Halifax | we remortgaged with Nationwide, saves us 80 quid | Who is our mortgage with?
I am training for the Chicago marathon | no Chicago for me, my knee says no. Aiming for a 10k in Leeds | What race am I training for?
deadline for the grant is 3 March | they gave us two more weeks for the grant, 17 March | When is the grant deadline?
My shoe size is 41 | apparently pregnancy gave me bigger feet, size 42 shoes | What is my shoe size?
i have my driving test on thursday | driving test got bumped to monday, ugh | When is my driving test?
I take sertraline, 50 mg | the psychiatrist put my sertraline up to 100 | What dose of sertraline do I take?
my son Leo is in kindergarten | Leo started first grade, he looked so small with that bag | What grade is Leo in?
I work as a barista at Blue Door | last shift at Blue Door was yesterday, monday I begin at the library | Where do I work?
my girlfriend is Sanne | Sanne and I broke up | Who is my girlfriend?
we're flying to Crete in June | Crete got too expensive, it'll be Albania | Where are we going in June?
my blood sugar was 7.8 | blood sugar at 6.1 this morning, so proud | What is my blood sugar?
I do yoga on monday evenings | yoga is on wednesdays since the teacher has kids | When do I do yoga?
I'm using Duolingo for Korean | Duolingo was useless for Korean, I have a tutor on Preply | How do I learn Korean?
my laptop is an old Dell | the Dell gave up the ghost. New laptop is a Framework | What laptop do I have?
I drink three coffees a day | only one coffee a day, doctor's orders | How many coffees do I drink a day?
My daughter wants to be a vet | my daughter says she'll be a pilot, forget animals | What does my daughter want to be?
we're trying to sell the house for 420k | we dropped the price of the house to 395k | What is the asking price of our house?
my manager is a woman called Petra | Petra got promoted, my manager is Sunil | Who is my manager?
I'm lactose intolerant | turns out I'm not lactose intolerant, it's gluten | What can't I eat?
I sing alto in the Bach choir | left the Bach choir, joined a gospel group | Which choir do I sing in?
our nanny comes on tuesdays and thursdays | nanny only comes on fridays from september | When does our nanny come?
my goal is to lose ten kilos | ten kilos was silly, I want to lose five | How much weight do I want to lose?
my hair is down to my waist | chopped my hair off, it's a bob | How long is my hair?
I go to St Mark's church | we go to the Quaker meeting these days | Which church do I go to?
I've been sober for 40 days | sober for 100 days today!! | How long have I been sober?
my dad is in hospital | dad is back home since sunday | How is my dad?
dating a nurse named Owen | things with Owen fizzled out. seeing Callum, a chef | Who am I seeing?
I use Spotify for everything | cancelled Spotify, got Tidal | What do I use for music?
physio is at 4 on mondays | physio at 5:30 from next week | When is my physio?
I'm the goalie of our five a side team | they moved me to left wing, no more goalie | What position do I play?
My landlady charges 640 for the room | landlady wants 700 for the room from may | How much is my room?
working on a novel about a lighthouse keeper | scrapped the lighthouse novel, it's a detective story set in Malmo | What is my novel about?
I want to name the baby Ottilie | we've settled on Maren for the baby | What will we name the baby?
my best time for 100 m free is 1:09 | swam 100 m free in 1:06 | What is my best time for 100 m free?
I owe Danny 300 | paid Danny 200, so 100 to go | How much do I owe Danny?
we have two chickens | fox got one. we have one chicken | How many chickens do we have?
I'm an intern at the radio | the radio offered me a contract, I'm a junior editor | What is my job at the radio?
my allotment is plot 12 | we swapped plots, mine is 31 | Which plot is my allotment?
I'm in the second year of law | dropped out of law, doing an apprenticeship as a carpenter | What am I studying?
my watch is a Garmin | got an Apple Watch for christmas, the Garmin went to my brother | Which watch do I wear?
I'm living with my ex until the lease ends | out of my ex's place, staying with my cousin | Who do I live with?
my psychologist appointment is on the 9th | the psychologist is sick, new appointment on the 23rd | When is my psychologist appointment?
I'm reading a biography of Marie Curie | finished the Curie book. On to one about Ada Lovelace | What am I reading?
the bakery opens at 7 | we open the bakery at 6 from now on | When does the bakery open?
my brother Nils lives in Oslo | Nils is in Bergen, got a place by the harbour | Where does Nils live?
I'm vegan since january | had cheese. I'm vegetarian, vegan is too hard | What is my diet?
I eat dinner around nine | dinner's at six, the kids need it | When do I eat dinner?
my favorite band is Fontaines | can't stop listening to Wet Leg, they're my number one | What is my favorite band?
my pin board says: call mum on sundays | I call mum on saturdays because of her bridge club | When do I call mum?
I have a trainer called Dwayne | no more Dwayne, Keiko trains me | Who is my trainer?
kids go to the Montessori school | we pulled the kids out, they're at the village primary | Which school do my kids go to?
i weigh 71 | scale says 68!! | How much do I weigh?
my car insurance is with AXA | AXA raised the price so I went to Allianz for the car | Who insures my car?
I'm scared of dogs | got over it, I pet dogs in the park | How do I feel about dogs?
I sleep about five hours | I've been getting seven hours of sleep | How much do I sleep?
We meet for book club at Fran's | book club is at Yusuf's from march | Where does book club meet?
My savings are at 3,200 | savings hit 5k | How much have I saved?
my probation ends in april | probation extended to july, great | When does my probation end?
knitting a jumper for my niece | jumper done, it's socks next | What am I knitting?
my tank has six guppies | lost two guppies, four are left | How many guppies do I have?
I want to move to Lisbon one day | Lisbon isn't for me, I dream of Trieste | Where do I want to move?
my tutor comes on wednesday at 5 | the tutor can only do tuesday at 4 | When does my tutor come?
playing Stardew every evening | I've moved on to Hades | What game am I playing?
i'm a size M | i need an L lately | What size do I wear?
my GP is Dr. Feld | Dr. Feld retired. Dr. Anand took over | Who is my GP?
I pay 45 for internet | negotiated my internet down to 30 | How much do I pay for internet?
grandma lives by herself | grandma went into a care home | Where does grandma live?
I ride a mare called Juno | Juno is lame, so I'm riding Falk | Which horse do I ride?
the reunion is in Ghent in may | reunion will be in Bruges, june | Where is the reunion?
we're on the waiting list for Sunflower nursery | got a place at Ladybird, so off the Sunflower list | Which nursery did we get?
My password hint is my first pet | changed my password hint to my first street | What is my password hint?
I'm single and fine with it | guess who has a boyfriend | Am I single?
I run a food truck with tacos | sold the truck. I have a small taco place on Mill Road | What business do I run?
my bike is a Trek | someone stole the Trek, riding a Cube | What bike do I have?
I keep my money at Monzo | closed Monzo, all at Starling | Where do I keep my money?
i'm deaf in my left ear | got my implant, i can hear on both sides | How is my hearing?
we have guests until tuesday | the guests stay until friday | Until when do we have guests?
my bedtime is midnight | asleep by ten every night this month | When do I go to bed?
Team Blue is my team in the office league | traded to Team Red | Which team am I on in the office league?
I'm making a podcast about birds with Jo | Jo quit so the podcast is with Amira | Who do I make the podcast with?
the boiler man is coming at 8 | boiler man called, he'll be here at 11 | When is the boiler man coming?
My contract is 32 hours | my contract is up to 36 hours | How many hours is my contract?
i'm learning the saxophone | the neighbours won: saxophone is in the attic, I got an e-piano | Which instrument am I learning?
my emergency contact is Rosa | put Micha as my emergency contact | Who is my emergency contact?
we do groceries at Aldi | Aldi closed, we shop at Lidl | Where do we do groceries?
I'm applying to Leiden | Leiden rejected me. Groningen it is | Where am I applying?
my skin routine is just Nivea | threw out the Nivea, CeraVe is my thing | What is my skin routine?
We have a date for the move, 1 October | the move slipped to 15 November | When do we move?
My cholesterol is 6.4 | cholesterol came back at 5.2 | What is my cholesterol?
I go climbing with Femke | Femke has a baby, so it's Rik I climb with | Who do I go climbing with?
I coach the under 9s | promoted to coach the under 13s | Which team do I coach?
my boat is moored in Enkhuizen | moved the boat to Hoorn | Where is my boat?
I'm at chapter 4 of my memoir | chapter 7 of the memoir done | Which chapter of my memoir am I at?
my wife works nights | my wife has day shifts since august | What shifts does my wife work?
I can bench 60 | benched 75 today | How much can I bench?
I'm treasurer of the tennis club | handed over the treasurer job, I'm chair of the tennis club | What is my role in the tennis club?
Our wifi name is Bananaland | renamed the wifi, it's Router66 | What is our wifi called?
my plants are all cacti | gave the cacti away, it's ferns everywhere | What plants do I have?
We watch Bake Off together on sundays | done with Bake Off, sundays are for Traitors | What do we watch on sundays?
my visa runs out in may | visa renewed until 2029 | Until when is my visa?
i'm 5 weeks pregnant | 20 weeks pregnant, halfway | How far along am I?
`)

const SPANISH: readonly Change[] = listed(`
vivo en Zaragoza con mi prima | me mudé a Bilbao, ahora vivo sola | ¿Dónde vivo?
trabajo en una gestoría | dejé la gestoría, trabajo en el ayuntamiento | ¿Dónde trabajo?
mi novio se llama Iker | Iker y yo lo dejamos, salgo con Unai | ¿Cómo se llama mi novio?
tengo un Seat Ibiza | vendí el Seat, tengo un Toyota | ¿Qué coche tengo?
la boda es el 3 de mayo | hemos pasado la boda al 12 de julio | ¿Cuándo es la boda?
peso 82 kilos | ya solo peso 78 kilos | ¿Cuánto peso?
estoy aprendiendo alemán | dejé el alemán, estoy aprendiendo italiano | ¿Qué idioma estoy aprendiendo?
mi médico es el doctor Ruiz | mi médico nuevo es la doctora Vidal | ¿Quién es mi médico?
pago 600 de alquiler | el alquiler subió a 680 | ¿Cuánto pago de alquiler?
voy al gimnasio los lunes | cambié el gimnasio a los jueves | ¿Qué día voy al gimnasio?
juego al pádel | ya no juego al pádel, juego al tenis | ¿Qué deporte juego?
estoy leyendo La Regenta | terminé La Regenta, empecé Nada | ¿Qué estoy leyendo?
tengo dos gatos | ahora tengo tres gatos | ¿Cuántos gatos tengo?
fumo diez cigarrillos al día | he bajado a tres cigarrillos al día | ¿Cuántos cigarrillos fumo?
`)

const GERMAN: readonly Change[] = listed(`
ich wohne in Kassel | bin nach Jena gezogen, neue Wohnung | Wo wohne ich?
ich arbeite bei der Post | hab bei der Post gekündigt, arbeite jetzt im Zoo | Wo arbeite ich?
meine Freundin heißt Lea | Lea und ich haben uns getrennt, ich bin mit Nele zusammen | Wie heißt meine Freundin?
ich fahre einen Polo | hab den Polo verkauft, fahre jetzt einen Skoda | Welches Auto fahre ich?
die Hochzeit ist am 5. Juni | die Hochzeit ist auf den 20. August verschoben | Wann ist die Hochzeit?
ich wiege 90 Kilo | wiege nur noch 84 Kilo | Wie viel wiege ich?
ich lerne Spanisch | Spanisch aufgegeben, ich lerne jetzt Polnisch | Welche Sprache lerne ich?
mein Hausarzt ist Dr. Krüger | mein neuer Hausarzt ist Dr. Sommer | Wer ist mein Hausarzt?
meine Miete ist 750 Euro | die Miete ist auf 810 Euro gestiegen | Wie hoch ist meine Miete?
ich gehe montags zum Chor | der Chor ist jetzt mittwochs | Wann gehe ich zum Chor?
ich spiele Geige | die Geige hab ich aufgehört, ich spiele jetzt Cello | Welches Instrument spiele ich?
ich lese gerade den Zauberberg | Zauberberg fertig, lese jetzt Tschick | Was lese ich gerade?
wir haben zwei Hühner | inzwischen haben wir fünf Hühner | Wie viele Hühner haben wir?
ich stehe um sechs auf | ich stehe jetzt um halb acht auf | Wann stehe ich auf?
`)

const FRENCH: readonly Change[] = listed(`
j'habite à Rennes | on a déménagé à Nantes | Où est-ce que j'habite ?
je travaille dans une crèche | j'ai quitté la crèche, je travaille à la mairie | Où est-ce que je travaille ?
mon copain s'appelle Hugo | Hugo et moi c'est fini, je suis avec Malo | Comment s'appelle mon copain ?
j'ai une Clio | j'ai vendu la Clio, j'ai une Zoé maintenant | Quelle voiture j'ai ?
le mariage est le 8 juin | on a reporté le mariage au 14 septembre | C'est quand le mariage ?
je pèse 74 kilos | je ne pèse plus que 70 kilos | Combien je pèse ?
j'apprends le russe | j'ai arrêté le russe, j'apprends le grec | Quelle langue j'apprends ?
mon dentiste est le docteur Morel | mon nouveau dentiste est le docteur Petit | Qui est mon dentiste ?
mon loyer est de 560 euros | le loyer est passé à 610 euros | Combien est mon loyer ?
je vais à la piscine le mardi | la piscine c'est le vendredi maintenant | Quand est-ce que je vais à la piscine ?
je joue du violon | j'ai arrêté le violon, je joue de la batterie | De quel instrument je joue ?
je lis Germinal | j'ai fini Germinal, je lis Nana | Qu'est-ce que je lis ?
j'ai deux lapins | maintenant j'ai quatre lapins | Combien de lapins j'ai ?
je me lève à six heures | je me lève à sept heures et demie maintenant | À quelle heure je me lève ?
`)

const PORTUGUESE: readonly Change[] = listed(`
moro em Coimbra | mudei para Braga, agora moro com o meu irmão | Onde é que eu moro?
trabalho numa padaria | saí da padaria, trabalho na câmara | Onde é que eu trabalho?
o meu namorado chama-se Rui | acabei com o Rui, namoro com o Tiago | Como se chama o meu namorado?
tenho um Fiat Punto | vendi o Punto, tenho um Renault | Que carro tenho?
o casamento é a 7 de junho | adiámos o casamento para 30 de agosto | Quando é o casamento?
peso 95 quilos | já só peso 88 quilos | Quanto peso?
estou a aprender francês | deixei o francês, estou a aprender japonês | Que língua estou a aprender?
o meu médico é o doutor Matos | o meu novo médico é a doutora Leal | Quem é o meu médico?
pago 500 de renda | a renda subiu para 560 | Quanto pago de renda?
vou à natação às terças | a natação passou para as quintas | Quando vou à natação?
toco guitarra | deixei a guitarra, agora toco baixo | Que instrumento toco?
estou a ler Os Maias | acabei Os Maias, estou a ler Levantado do Chão | O que estou a ler?
tenho dois cães | agora tenho três cães | Quantos cães tenho?
acordo às seis | agora acordo às sete e meia | A que horas acordo?
`)

export const CHANGES = {
  English: ENGLISH,
  Spanish: SPANISH,
  German: GERMAN,
  French: FRENCH,
  Portuguese: PORTUGUESE,
}
