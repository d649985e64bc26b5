import { type Change, listed } from './changes.ts'

/**
 * Changes told in other words, seldom with a word of the first statement: before, after, and the question.
 * Written before the rule that ranks them.
 */

const ENGLISH: readonly Change[] = listed(`
I live in Denver, love the mountains here | we finally moved, Austin is home now | Where do I live?
still at my mums in Croydon saving up | got the keys today!! first night in the Lewisham flat | where am i living
been a line cook for six years | start monday as a dispatcher, no more kitchens for me | what do i do for work
I'm an accountant at a small firm in Utrecht | handed in my badge on Friday. From next week I teach maths at a secondary school | What is my job?
Greg is my manager and he micromanages everything | they let Greg go and put Anita in charge of us | who's my boss
my husband Paul thinks I should slow down | the divorce came through this morning | Am I married?
seeing a guy named Theo, third date tonight | Theo turned out to be a liar so that's that. Nick from work asked me out and I said yes | who am i dating
single and honestly fine with it | so um. I have a girlfriend?? her name is Robin | do i have a partner
our dog Rusty sleeps on my feet | the house is so quiet without Rusty. we're picking up a beagle puppy, Olive, on Saturday | what's my dog called
got two cats, Salt and Pepper | Pepper got hit by a car last night. it's just Salt and me | How many cats do I have?
vegan for 3 years and counting | I caved, had eggs and cheese all week and my iron is better, so vegetarian it is | what's my diet
I don't drink at all | had my first beer in two years and it was fine, weekends only though | Do I drink alcohol?
doing keto, no bread since January | the dietitian took me off keto. mediterranean stuff now | what diet am I on
planning a summer trip to Portugal | flights to Lisbon were insane so we booked a cabin in Wales | where are we going this summer
the wedding's set for September 12 | his dad's op is that week so we're getting married on October 3 instead | when's the wedding
I have a Pixel 6 with a cracked screen | treated myself, the iPhone 16 arrived today | which phone do I use
gym on mondays and thursdays | work changed my rota so I lift tuesdays and fridays | which days do I go to the gym
Dr. Okafor has been my GP forever | Okafor retired and they handed me to Dr. Lindqvist | Who is my doctor?
I'm on 20mg of fluoxetine | psychiatrist bumped me to 40 | how much fluoxetine do I take
started metformin last week | metformin wrecked my stomach so he put me on Ozempic | what diabetes medication am I taking
I love thrillers, Lee Child mostly | can't stand thrillers any more after the burglary. cosy mysteries only | what kind of books do I like
my favourite band is Radiohead | weirdly I've gone off Radiohead, it's all Fontaines DC in the car | what's my favourite band
dentist on the 14th at 9 | the dentist called, it's the 21st at 11:30 | when is my dentist appointment
Interview with Shopify on Wednesday morning | recruiter rang, they need to do it Friday after lunch | when is my interview
drive a beat up Corolla | Corolla failed its inspection. bought my aunt's Mazda off her | what car do I have
my rent is 950 | new lease is 1,080 a month, robbery | how much is my rent
paying off 8k of credit card debt | down to 5200 on the card, slowly slowly | how much credit card debt do I have
I wake up at 6:30 | baby's decided 4:50 is morning so that's when I'm up | what time do I get up
training for a half marathon in April | my achilles is done, physio says swim. signed up for a 3k open water thing | what am I training for
studying nursing, first year | dropped out of nursing, I'm doing a plumbing apprenticeship | what am I studying
I play the clarinet in the town band | sold the clarinet, they needed a percussionist so I bang drums | which instrument do I play in the band
learning Italian on an app | Italian's on pause. Japanese evening class, tuesdays | which language am I learning
my best friend is Keisha, since school | Keisha and I don't speak. Mo is the one I call when it all goes wrong | who is my best friend
I share the flat with Ben | Ben's moved in with his girlfriend, Yusuf took the room | who is my flatmate
Our daughter is called Ivy and she's 2 months | we had her name changed legally, she's Iris | what's our daughter's name
son wants to be a footballer | he's decided he'll be a chef, has been making omelettes all week | what does my son want to be
my brother is in the navy, stationed in Norfolk | my brother got out, he's fixing boats in Maine | where is my brother
mum is in the rehab ward | brought mum home today with a walker | where is mum
dad works nights at the depot | dad took his pension in May, he's bored already | does dad still work
I take the 7:40 bus | they scrapped the 7:40 so I cycle | how do I get to work
I smoke ten a day | haven't touched a cigarette since the scan | do I smoke
coffee with oat milk and two sugars | cut the sugar out, black now | how do I take my coffee
I go to St. Mark's on Sundays | left St Mark's over the vicar, we go to the quakers | where do I go to church
therapy on tuesdays with Hannah | Hannah's on mat leave, I've got Josh on wednesdays | who is my therapist
my hair is down to my waist | chopped it to my chin yesterday, feel ten years younger | how long is my hair
I weigh 92 kilos | scales said 86 this morning! | what do I weigh
I'm scared of flying, always drive | did the fear of flying course and honestly I loved the flight to Oslo | am I afraid of flying
budget for the kitchen is 6000 | we got a quote and we're having to go up to 9,500 for the kitchen | what's the kitchen budget
the baby is due on May 2 | scan says May 11 more like it | when's the baby due
I support Leeds | I can't do Leeds any more, my grandson's at Wigan's academy so it's Wigan for me | which team do I support
book club is reading Middlemarch | nobody finished Middlemarch so we've gone for Piranesi | what's the book club reading
I want to be a vet | changed my mind about the vet thing, five years is mad, I'm applying for marine biology | what do I want to be
we're on EE for broadband | ditched EE, sky came and fitted the box | who is our broadband with
my passport runs out in March | renewed it, good till 2035 | when does my passport run out
netflix password is under my ex's account | got my own netflix finally | whose netflix do I use
Saturday mornings I volunteer at the food bank | food bank lost its hall so I do the charity shop on thursdays | where do I volunteer
my knee is killing me, can't run | knee's fine since the injection, back running 5k | how is my knee
I eat lunch at my desk | we've got a canteen on floor 2 so lunch is with the team there | where do I eat lunch
piano teacher is Mrs. Webb | Mrs Webb moved to Spain, a student called Leo teaches me | who teaches me piano
my bench is 80kg | hit 92.5 on bench!!! | what's my bench press
I'm the goalkeeper in our 5-a-side | the new lad is better in goal so they've stuck me on the wing | what position do I play
we meet at the Crown on fridays | Crown's shut for a refit so it's the Fox till spring | where do we meet on fridays
I'm saving for a motorbike | crashed a mate's bike and lost the appetite. the money's for a van | what am I saving for
my sister is engaged to Rob | she called it off with Rob | is my sister engaged
we've two kids | number three arrived at 3am, a boy | how many kids do I have
renewing my contract till December | they made me permanent | what kind of contract do I have
I sleep in the spare room since the snoring | he's got the mask thing so I'm back in our bed | where do I sleep
my username on there is sunnyday77 | had to make a fresh account, it's bluebird_mk | what's my username
I'm Sarah Miller | it's Sarah Haddad since the wedding | what's my surname
allergic to cats | did the allergy jabs all winter and I can cuddle Salt without sneezing | am I allergic to cats
I'm on nights | they've moved me to earlies, 6 to 2 | what shift do I work
mortgage with Santander at 5% | fixed with Nationwide at 4.1 | who is our mortgage with
deadline for the thesis is June 30 | extension granted, I've got until the end of August | when's my thesis deadline
I'm 34 | happy birthday to me, the big 35 | how old am I
I hate running | never thought I'd say it but I look forward to my runs | do I like running
choir practice is at 7 on wednesdays | they've shifted choir to thursday half seven | when is choir practice
my car insurance is with Aviva | Aviva wanted 900 so I went with Admiral | who is my car insurance with
we holiday in Cornwall every year | sold the caravan. it's Brittany for us from here on | where do we go on holiday
my niece is at primary school | my niece went up to the big school today in a blazer three sizes too big | what school is my niece at
I'm doing dry January | lasted till the 19th, had wine with Jo | am I still doing dry January
`)

const SPANISH: readonly Change[] = listed(`
vivo en Sevilla con mis padres | ya me independicé, estoy en un pisito en Cádiz | ¿Dónde vivo?
trabajo de camarera en un bar | me cogieron en la farmacia, adiós al bar | ¿En qué trabajo?
mi novia se llama Lucía | Lucía y yo lo dejamos | ¿Tengo novia?
la cita con el dentista es el martes | la del dentista me la cambiaron para el jueves | ¿Cuándo tengo dentista?
mi perro se llama Toby | se murió Toby. hemos adoptado a Luna | ¿Cómo se llama mi perro?
soy vegetariano | volví a comer pescado | ¿Qué dieta llevo?
estudio derecho | me cambié a magisterio, derecho no era lo mío | ¿Qué estudio?
pago 600 de alquiler | el casero lo sube a 680 | ¿Cuánto pago de alquiler?
`)

const GERMAN: readonly Change[] = listed(`
ich wohne in Kassel | sind umgezogen, Erfurt ist jetzt unser Zuhause | Wo wohne ich?
bin Krankenpfleger in der Charité | hab in der Charité aufgehört, ich fahr jetzt Straßenbahn | Was arbeite ich?
mein Freund heißt Tim | mit Tim ist es aus | Hab ich einen Freund?
montags ist Chorprobe | die Chorprobe wurde auf donnerstag gelegt | Wann ist Chorprobe?
unser Kater heißt Felix | Felix mussten wir einschläfern lassen. Jetzt wohnt Mimi bei uns | Wie heißt unsere Katze?
ich nehme 50 mg Sertralin | der Arzt ist auf 75 hochgegangen | Wie viel Sertralin nehme ich?
im Sommer gehts nach Kreta | Kreta war ausgebucht, wir fahren an die Ostsee | Wohin fahren wir im Sommer?
meine Chefin ist Frau Brandt | Frau Brandt ist in Rente, Herr Yilmaz leitet jetzt das Team | Wer ist mein Chef?
`)

const FRENCH: readonly Change[] = listed(`
j'habite à Lille | ça y est on est à Nantes, cartons partout | J'habite où ?
je bosse chez Carrefour | j'ai démissionné de Carrefour, je suis aide-soignante maintenant | Je travaille où ?
mon copain s'appelle Hugo | Hugo et moi c'est fini | J'ai un copain ?
le mariage est le 8 juin | on a décalé le mariage au 21 septembre | C'est quand le mariage ?
mon chien s'appelle Oscar | Oscar est parti au paradis des chiens, on a pris une petite Nala | Comment s'appelle mon chien ?
je fume un paquet par jour | trois semaines sans clope | Est-ce que je fume ?
ma psy c'est Mme Roche | Mme Roche déménage, je vois M. Diallo | Qui est mon psy ?
je roule en 208 | j'ai revendu la 208, je prends le tram | Je me déplace comment ?
`)

const PORTUGUESE: readonly Change[] = listed(`
moro em Campinas | mudamos pra Curitiba mês passado | Onde eu moro?
trabalho numa padaria | larguei a padaria, agora dirijo Uber | Em que eu trabalho?
meu namorado é o Rafael | terminei com o Rafael | Eu tenho namorado?
a consulta é dia 10 | remarcaram a consulta pro dia 17 | Quando é a consulta?
minha gata se chama Mel | a Mel fugiu e não voltou. adotei a Pipoca | Como se chama minha gata?
faço academia segunda e quarta | troquei a academia pra terça e quinta | Que dias eu treino?
meu chefe é o Sérgio | o Sérgio foi demitido, quem manda agora é a Paula | Quem é meu chefe?
tomo losartana 25 | a médica subiu a losartana pra 50 | Quanto de losartana eu tomo?
`)

export const RETOLD_CHANGES: Readonly<Record<string, readonly Change[]>> = {
  'retold English': ENGLISH,
  'retold Spanish': SPANISH,
  'retold German': GERMAN,
  'retold French': FRENCH,
  'retold Portuguese': PORTUGUESE,
}

/** What still holds, a later remark about something like it, and the question. */
export const UNCHANGED: readonly Change[] = listed(`
I live in Ghent, near the station | my cousin finally moved, she lives in Bruges | Where do I live?
I work as a welder | my neighbour just got a new job as a driver | what is my job
my partner is called Alice | Alice's sister has a new partner, Denis | who is my partner
our dog is called Biscuit | saw a gorgeous dog at the park today called Nelson | what's my dog called
I'm vegan | my boss went to a steak house again, he had the ribs | what is my diet
I take 10mg of lisinopril | pharmacy queue was 40 minutes today | how much lisinopril do I take
we're going to Madeira in June | my parents are in Tenerife, it's been raining | where are we going in June
my GP is Dr. Hassan | Dr. Novak on that medical show is hilarious | who is my GP
I drive a Skoda | a BMW cut me up on the way to work today | what car do I drive
gym is monday and wednesday for me | the gym was packed on saturday with new year people, came home again | when do I go to the gym
my rent is 870 | my friend pays 1200 rent for a shoebox | how much rent do I pay
I've got a Samsung phone | my daughter wants a new iPhone for her birthday | which phone do I have
my manager is Linda | had a long chat with the manager of the bakery, Steve, about the noise | who is my manager
I play the violin | heard someone play the cello in the subway, I cried | what instrument do I play
learning Greek since spring | there was a Turkish film on last night with subtitles | which language am I learning
wedding is on 5 July | going to my friend's wedding on Saturday, need shoes | when is our wedding
I'm allergic to penicillin | my son had hives from strawberries today | what am I allergic to
my flatmate is Jules | went for drinks with my old flatmate Sam, good times | who is my flatmate
I want to open a cafe one day | my brother now wants to open a gym, he has never exercised | what do I want to open
therapist is Miriam | the new girl at work is training as a therapist | who is my therapist
the baby is due in March | Ella had her baby in January, a girl | when is the baby due
I support Everton | watched Arsenal lose with Dan, hilarious | who do I support
I teach chemistry | the new physics teacher left after a week | what do I teach
book club is reading Emma | finished a thriller on the train, rubbish ending | what is the book club reading
I get up at 6 | couldn't sleep, up at 3 last night staring at the ceiling | what time do I get up
I'm saving for a boat | spent 200 on the dentist, there goes the month | what am I saving for
my sister lives in Oslo | my sister is visiting Rome this weekend | where does my sister live
my cat's name is Juno | the cat threw up on the new rug again | what's my cat called
I take the tram to work | the tram was late again today so I walked the last bit | how do I get to work
I'm studying law | they changed the exam rules again for our course | what am I studying
I have three kids | now all the kids have the flu | how many kids do I have
my hair is dyed red | my mum has got her hair cut short, suits her | what colour is my hair
we bank with ING | the bank put me on hold for an hour again | which bank do we use
I run on sundays with Pete | no run with Pete today, he's hungover | who do I run with
my favourite food is ramen | tried a new burger place, it was nice | what's my favourite food
I'm a night nurse | changed my shoes for the shift, new crocs | what is my job
I've been sober since 2021 | had a great time at the new bar with my alcohol free beer | am I sober
mum lives in a care home in Hull | mum's had her room changed, she has a window onto the garden now | where does mum live
my therapist says I should journal | started journaling, day one | what did my therapist suggest
I was born in Vilnius | we got new passports today at the embassy | where was I born
`)
