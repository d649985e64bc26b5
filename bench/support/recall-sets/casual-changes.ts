import { type Change, listed } from './changes.ts'

/**
 * Changes told casually, hints and half sentences included: before, after, and the question. Written before the rules
 * that rank them.
 */

const ENGLISH: readonly Change[] = listed(`
im in a studio above a laundromat in tempe rn | update from the new place!! boxes everywhere but scottsdale is pretty | where do i live
working the fryer at popeyes lol | quit popeyes. chipotle called me back so burrito era | where do i work
me and jess hit 2 years today | so jess and i are a thing of the past. its fine. im fine | am i seeing anyone
my bf dylan is making ramen | dylan is my ex now btw | who is my boyfriend
i bench like 135 | got 155 up on bench today lets gooo | whats my bench
rents 1100 split two ways | landlord says 1250 starting august, im gonna scream | how much is my rent
calc midterm is oct 9 | prof pushed the calc midterm a week, 16th now thank god | when is my calc midterm
im team coffee, 4 cups a day | havent had coffee in a month, its all matcha | what do i drink
my dog is named biscuit | we had to say goodbye to biscuit. the new pup is called waffle | whats my dogs name
taking the 7:15 train to work every day | theyre running a bus instead of my train so i take the 42 | how do i get to work
majoring in bio | talked to my advisor, im in psych officially | whats my major
my roommates tyler | tyler got a job in denver so now its me and marcus | whos my roommate
obsessed with valorant rn | deleted valorant for my sanity. stardew girlie | what game do i play
on 30mg of adderall | dr cut my adderall to 20 | how much adderall do i take
my car is a 2009 civic its dying | the civic finally died rip. grandma gave me her camry | what car do i have
training for the broad street run | pulled out of broad street bc of my shin, doing a turkey trot instead | what race am i training for
i see dr nguyen for my anxiety | dr nguyen doesnt take my insurance anymore so i see a lady named fern | who is my therapist
my little sister is applying to ucla | she got into berkeley!!! so no ucla | where is my sister going to college
got a phone upgrade, iphone 12 | dropped the iphone in a lake. samsung it is | what phone do i have
my hairs down to my butt | cut it ALL off, pixie cut | how long is my hair
i get up at 5 for crossfit | crossfit moved to evenings so i sleep till 7 | when do i get up
saving for a trip to japan | japans off, putting the money to a couch | what am i saving for
were naming her juniper | changed our minds, shes gonna be hazel | what are we naming the baby
my bosss name is carl | carls gone, theyve got priya running the team | whos my boss
ive got 3 shifts a week | they upped me to 5 shifts | how many shifts do i have a week
im reading the secret history | done w the secret history (wow). circe is up next | what am i reading
sunday is family dinner | family dinners are saturdays bc of moms shifts | when is family dinner
i use notion for everything | notion broke my brain, back to a paper planner | what do i use for planning
vegetarian since 2020 | ok i ate a burger and i regret nothing. not vegetarian | am i vegetarian
my gym is planet fitness | canceled planet fitness, signed up at the ymca | which gym do i go to
weight this morning 201 | 194!!! finally under 200 | how much do i weigh
dating apps only, hinge mostly | off the apps. met someone at a pottery class | how do i meet people
my wedding is may 3 | venue flooded so the wedding is june 21 | when is my wedding
moms surgery is on monday | they moved moms surgery up to friday | when is moms surgery
living with my parents til i find a place | got my own place!! signed the lease today | who do i live with
im learning guitar | guitar is collecting dust, im all in on piano | which instrument am i learning
my screen time is 7 hours | screen time down to 3 hrs | whats my screen time
my internship is at deloitte | deloitte rescinded, interning at a startup | where is my internship
i wear contacts | got lasik!!! no more contacts | do i wear contacts
our team name is the mighty ducks | new team name just dropped: quiz khalifa | whats our team name
the baby sleeps 3 hours max | she did 6 hours last night | how long does the baby sleep
i owe my brother 500 | paid my brother 350 so just 150 left | how much do i owe my brother
my favorite show is severance | finished severance, andor is my whole personality | whats my favorite show
coaching u10 soccer | they gave me the u12s | what team do i coach
landlord is a guy named steve | building got sold, our landlord is some company called greystar | who is my landlord
im a server at olive garden | promoted to shift lead at olive garden!! | whats my job at olive garden
stuck on chapter 3 of my thesis | chapter 5 of the thesis. the end is near | what chapter am i on
our anniversary trip is vegas | vegas felt tacky so were doing sedona | where is our anniversary trip
i smoke a pack a day | 4 cigs a day, tapering | how much do i smoke
my cat weighs 14 pounds | vet says shes 12 lbs. good girl | how much does my cat weigh
my night class is spanish | dropped spanish, its asl on tuesdays | what class am i taking
our flight is at 6am | flight got changed to 9:40 | when is our flight
i have a 640 credit score | credit score hit 700 | whats my credit score
my kid goes to lincoln elementary | the kids at roosevelt elementary since the move | where does my kid go to school
i run with kayla on thursdays | kaylas pregnant so i run with devon | who do i run with
my bday dinner is at nobu | nobu was booked so its olive garden lol | where is my birthday dinner
ive been on 2 dates with sam | date 5 w sam tonight | how many dates with sam
im a junior dev | guess whos a senior dev as of today | whats my job level
we chose sage green for the nursery | nursery is lavender after all | what color is the nursery
im 3 months sober | 6 months sober baby | how long have i been sober
`)

const SPANISH: readonly Change[] = listed(`
curro en un bar de copas | lo del bar se acabó, estoy de dependienta en zara | ¿Dónde trabajo?
mi compi de piso es nerea | nerea se ha ido a londres, ahora vive conmigo iker | ¿Quién es mi compañero de piso?
voy al gimnasio los lunes | me han pasado el gimnasio a los jueves | ¿Qué día voy al gimnasio?
el examen de conducir es el 3 | me aplazaron el examen de conducir al 17 | ¿Cuándo es el examen de conducir?
tengo una moto vespa | me robaron la vespa, voy en patinete | ¿Qué vehículo tengo?
estoy viendo the bear | the bear terminada, empezando shogun | ¿Qué serie veo?
fumo un paquete al día | bajando a cinco cigarrillos al día | ¿Cuánto fumo?
mi psicóloga es marta | marta está de baja, me ve otra que se llama inés | ¿Quién es mi psicóloga?
`)

const GERMAN: readonly Change[] = listed(`
jobbe im kino | kino ist geschichte, bin jetzt im buchladen | Wo arbeite ich?
meine mitbewohnerin ist paula | paula zieht aus, das zimmer kriegt emre | Wer wohnt mit mir?
dienstags ist training | training haben sie auf donnerstag gelegt | Wann ist Training?
die prüfung ist am 4. | prüfung erst am 19., gott sei dank | Wann ist die Prüfung?
hab ein fixie | fixie geklaut, fahre das alte hollandrad von oma | Was für ein Fahrrad habe ich?
schaue gerade dark | dark durch, weiter mit babylon berlin | Welche Serie schaue ich?
rauche zehn am tag | nur noch drei am tag! | Wie viel rauche ich?
mein zahnarzt ist dr. vogel | dr. vogel hat die praxis zu, ich bin bei frau dr. lenz | Wer ist mein Zahnarzt?
`)

const FRENCH: readonly Change[] = listed(`
je bosse dans un resto | le resto c'est fini, je suis vendeuse chez fnac | Où est-ce que je travaille ?
mon coloc c'est bilal | bilal est parti, la chambre est à ninon | Qui est mon coloc ?
j'ai yoga le lundi | le yoga passe au jeudi | Quand est-ce que j'ai yoga ?
le permis c'est le 2 mai | permis décalé au 23 mai | C'est quand le permis ?
j'ai un vtt orange | on m'a piqué le vtt, je roule en hollandais | Quel vélo j'ai ?
je regarde lupin | lupin terminé, place à dix pour cent | Quelle série je regarde ?
je fume un paquet par jour | plus que six clopes par jour | Combien je fume ?
mon kiné c'est monsieur roy | monsieur roy a pris sa retraite, je vois madame faure | Qui est mon kiné ?
`)

const PORTUGUESE: readonly Change[] = listed(`
trabalho num café | o café fechou, tou numa loja de roupa | Onde é que trabalho?
divido a casa com a bia | a bia foi para londres, agora é o caio | Com quem divido a casa?
tenho pilates às segundas | o pilates mudou para as sextas | Quando tenho pilates?
o exame de código é dia 5 | adiaram o exame de código para dia 20 | Quando é o exame de código?
ando numa bicicleta órbita | roubaram-me a órbita, ando de trotinete | Em que é que ando?
ando a ver o succession | succession acabado, a começar o the crown | Que série ando a ver?
fumo dez cigarros por dia | só três cigarros por dia | Quanto fumo?
a minha dentista é a dra. reis | a dra. reis reformou-se, vou ao dr. pinho | Quem é o meu dentista?
`)

export const CASUAL_CHANGES = {
  'casual English': ENGLISH,
  'casual Spanish': SPANISH,
  'casual German': GERMAN,
  'casual French': FRENCH,
  'casual Portuguese': PORTUGUESE,
}
