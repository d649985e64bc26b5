import { factsOf } from './model-fact.ts'

/**
 * Answers of a model that makes things up: other numbers and names, somebody else's facts, wishes, reports, irony, the
 * past as the present. Each quotes the person's own words. The rules were developed with the development half only.
 */

const DEVELOPMENT_FALSE = `
I turned down the job at Shell | | employer | Shell
me ofrecieron trabajo en Zara pero dije que no | | employer | Zara
j'ai refusé un poste chez Total | | employer | Total
recusei um emprego na Vale | | employer | Vale
I nursed my dad through dementia | | health | dementia
I teach kids with dyslexia | | health | dyslexia
my middle name is Sarah | | name | Sarah
my username is Zed99 | | name | Zed99
I'm dog-sitting Rex this week | | pet | Rex
I live for Fridays | | home | Fridays
I'm drowning in work | | health | drowning
i have 2 cats and 3 dogs | | pet | 3 cats
im 34 and my sister is 29 | | age | 29
i ran 34 km yesterday, legs are dead | | age | 34
my flight to tokyo is delayed again | | home | tokyo
i visited oslo last year and loved it | | home | oslo
i hate coffee | | taste | coffee
got fired from google last week | | employer | google
sold my tesla, best decision ever | | car | tesla
rex died in may and the house is so quiet | | pet | rex
tom and i broke up | | partner | tom
i beat cancer two years ago | | health | cancer
i was a teacher before the kids came | | job | teacher
we lived in rome for three years when the kids were small | | home | rome
i have a friend who is a lawyer | | job | lawyer
met a guy who works at nasa | | employer | nasa
his name is max and he is five | | name | max
you live in berlin right | | home | berlin
you're a great coach | | job | coach
at dinner she told us she is vegan | | diet | vegan
my wife's allergic to nuts | | allergy | nuts
took my mom to her chemo today | | health | chemo
i want to live in tokyo one day | | home | tokyo
i hope to be a doctor | | job | doctor
i would love to have kids | | children | kids
once i'm a pilot i'll fly you to rome | | job | pilot
when i have kids i will never say that | | children | kids
im basically a nurse at this point | | job | nurse
i feel like a single mom | | relationship | single
i practically live in the gym | | home | the gym
i told everyone i was a surgeon | | job | surgeon
my profile says im 29 | | age | 29
she was like i have adhd | | health | adhd
mia said im adopted | | origin | adopted
i drink tea instead of coffee | | drink | coffee
unlike my sister i eat meat | sister | diet | meat
i love vegan cheese | | diet | vegan
i am a nurse and my sister hates hospitals | sister | job | nurse
i told my sister im pregnant | sister | health | pregnant
oh sure, im totally a millionaire 🙃 | | trait | a millionaire
apparently i am adopted, according to my brother | | origin | adopted
mi hermana es vegana | | diet | vegana
quiero vivir en japón | | home | japón
cuando era niña vivía en lima | | home | lima
vive en madrid y trabaja en un banco | | home | madrid
meine schwester ist veganerin | | diet | veganerin
ich möchte in wien wohnen | | home | wien
früher habe ich bei siemens gearbeitet | | employer | siemens
ma sœur habite à lyon | | home | lyon
je voudrais être pilote | | job | pilote
a minha irmã mora no porto | | home | porto
quem me dera ter um cão | | pet | um cão
antes trabalhava na nos | | employer | nos
Моя сестра живёт в Москве | | home | Москве
我不住在北京 | | home | 北京
`

const HELD_OUT_FALSE = `
my sister has 4 kids and i have 1 | | children | 4 kids
i woke up at 5 with 2 coffees in me | | age | 52
we were stuck in chicago for 9 hours | | home | chicago
i cant stand mushrooms | | taste | mushrooms
they let me go at the bank | | employer | the bank
gave up my vegan phase | | diet | vegan
my ex-husband paul still has the keys | | partner | paul
the divorce from anna is final | | partner | anna
ive been cancer free since march | | health | cancer
i studied law but never finished | | studies | law
as a kid i had a parrot named kiko | | pet | a parrot
i know someone with epilepsy | | health | epilepsy
the woman next door is a judge | | job | judge
lena is pregnant | | health | pregnant
our teacher is french | | origin | french
he has diabetes and so does his dad | | health | diabetes
my dog is diabetic | | health | diabetic
i wouldnt mind living in lisbon | | home | lisbon
dreaming of a job at netflix | | employer | netflix
someday im gonna be a mom | | children | mom
if only i was rich | | trait | rich
had i been a lawyer i would have sued | | job | lawyer
soon ill be a dad | | children | dad
might as well live at the office | | home | the office
im married to my job lol | | relationship | married
i lied and said im a vegetarian | | diet | vegetarian
people keep asking if im italian | | origin | italian
they assume im a christian | | religion | christian
my tinder bio claims i speak french | | language | french
so im standing there and hes like i love you im from mars | | origin | mars
i prefer dogs over cats | | taste | cats
im the opposite of a morning person | | trait | a morning person
nobody in my family has asthma | | health | asthma
pregnant i am not | | health | pregnant
far from being a vegetarian | | diet | vegetarian
my boss knows i have a son | boss | children | a son
my brother married a doctor | brother | job | doctor
because im so clearly made of money 🙄 | | income | made of money
a vegan walks into a bar and says im from portland | | home | portland
the doctor doubts i have lupus | | health | lupus
no tengo hijos ni perros | | pet | perros
ojalá fuera médica | | job | médica
dicen que soy rico | | income | rico
mi jefe vive en sevilla | | home | sevilla
pescado no como | | diet | pescado
ich esse fleisch nie | | diet | fleisch
als kind hatte ich einen hund | | pet | einen hund
mein chef sagt ich bin faul | | trait | faul
wir haben weder auto noch hund | | pet | hund
on dit que je suis riche | | income | riche
j'habitais à nice avant | | home | nice
je rêve de vivre à montréal | | home | montréal
gostava de ser médica | | job | médica
o meu vizinho é polícia | | job | polícia
nem carne nem peixe eu como | | diet | peixe
もし東京に住んでいたら楽しいのに | | home | 東京
Я не курю | | habit | курю
`

const DEVELOPMENT_TRUE = `
im 34, live in leeds w my gf sarah and our 2 cats | | age | 34
im 34, live in leeds w my gf sarah and our 2 cats | | home | leeds
im 34, live in leeds w my gf sarah and our 2 cats | | partner | sarah
im 34, live in leeds w my gf sarah and our 2 cats | | pet | 2 cats
i have 2 cats and 3 dogs | | pet | 3 dogs
i'm a nurse on night shifts so i sleep weird hours | | job | nurse
my brother tom is a paramedic in leeds | brother | job | paramedic
just moved to portland from austin, boxes everywhere | | home | portland
got diagnosed with adhd last year, explains a lot | | health | adhd
i hate cilantro with a passion | | -taste | cilantro
my husband dan and i have 3 kids | | children | 3 kids
my husband dan and i have 3 kids | | partner | dan
started at a bakery in lyon last week | | employer | a bakery in lyon
i want to run a marathon before im 40 | | goal | run a marathon
we're getting married in june | | plan | married in june
been vegan since january | | diet | vegan
allergic to penicillin so that was fun | | allergy | penicillin
my mom lives in tucson | mom | home | tucson
my boss is a guy called henk | | boss | henk
i have type 1 diabetes | | health | type 1 diabetes
my favorite color is teal | | favorite color | teal
i grew up in ohio | | origin | ohio
i quit smoking three weeks ago | | -habit | smoking
my daughter emma turns 6 on saturday | daughter | age | 6
im learning japanese on my commute | | learning | japanese
my dog waffles ate a shoe | | pet | waffles
i drive an old volvo | | car | an old volvo
soy alérgico a los cacahuetes, ojo | | allergy | cacahuetes
mi hermana ana vive en bogotá | hermana | home | bogotá
tengo dos gatos, luna y sol | | pet | dos gatos
ich arbeite als krankenpfleger in hamburg | | job | krankenpfleger
meine tochter lena ist sechs | tochter | age | sechs
je suis végétarienne depuis dix ans | | diet | végétarienne
mon copain s'appelle hugo | | partner | hugo
moro no porto com a minha mãe | | home | porto
a minha irmã é enfermeira | irmã | job | enfermeira
`

const HELD_OUT_TRUE = `
my roommate is a drummer and i work nights, help | roommate | job | drummer
my roommate is a drummer and i work nights, help | | way of working | nights
cant eat gluten, coeliac | | health | coeliac
i have been teaching chemistry for ten years | | job | teaching chemistry
our son noah is allergic to eggs | son | allergy | eggs
i no longer work at the bank | | -employer | the bank
we broke up, me and tom | | -partner | tom
turned 27 yesterday. felt nothing | | age | 27
i play bass in a band called static | | hobby | bass
my therapist joan says i should journal | | therapist | joan
i'm saving up for a van | | goal | a van
i live alone in a tiny flat in ghent | | home | a tiny flat in ghent
i get migraines when it rains | | health | migraines
my wife is japanese so we spend summers in kyoto | wife | origin | japanese
we adopted a greyhound called sunny | | pet | a greyhound called sunny
i'm dutch but i live in spain | | origin | dutch
i run every morning before work | | habit | run every morning
my exam is on the 14th of may | | exam | 14th of may
i cant stand loud chewing | | -taste | loud chewing
both my parents are deaf | parents | health | deaf
i take 20 mg of citalopram | | medication | 20 mg of citalopram
my best friend is getting married in october | best friend | plan | getting married in october
me llamo lucía y vivo en valencia | | name | lucía
mi padre es electricista | padre | job | electricista
no como carne | | -diet | carne
ich wohne mit meinem freund in leipzig | | home | leipzig
ich bin gegen nüsse allergisch | | allergy | nüsse
mein bruder lebt in zürich | bruder | home | zürich
je travaille dans une crèche à nantes | | employer | une crèche à nantes
mon père est boulanger | père | job | boulanger
tenho 29 anos e moro em lisboa | | age | 29
o meu namorado chama-se rui | | partner | rui
`

const MORE_FALSE = `
the recruiter wants someone who lives in zurich | | home | zurich
moving to canada is my sisters plan not mine | | plan | moving to canada
i've been told im a narcissist | | trait | a narcissist
in college i waited tables at olive garden | | employer | olive garden
my name isnt karen, its carol | | name | karen
not sure if im bipolar or just tired | | health | bipolar
i keep dreaming i have a baby | | children | a baby
we almost adopted a greyhound | | pet | a greyhound
my husband is a 45 year old toddler | | age | 45
i have to drive to boston for a meeting at pfizer | | employer | pfizer
i ordered a tesla model from lego | | car | a tesla
my mother in law moved to spain | | home | spain
there are 3 kids in front of my house | | children | 3 kids
im allergic to mondays lol | | allergy | mondays
you told me you are from jupiter | | origin | jupiter
if this keeps up ill be single by june | | relationship | single
i cant believe she married a dentist | | partner | a dentist
i failed my french exam so no i dont speak french | | language | french
my dads name is george and mine is not | | name | george
wearing my navy hoodie | | employer | navy
i was never in the army | | job | army
kevin from work has 2 dogs | | pet | 2 dogs
for halloween im a nurse | | job | nurse
the test came back negative so no diabetes | | health | diabetes
i might be pregnant | | health | pregnant
my kid is in his im a dinosaur phase | | trait | a dinosaur
they are renaming my street to lincoln road | | name | lincoln
people say i look like im 25 | | age | 25
i work with lawyers all day | | job | lawyers
she thinks i still live with tom | | home | tom
my old boss was called brenda | | boss | brenda
it would take me 40 years | | age | 40
no longer vegan but still love tofu | | diet | vegan
we sold the house in austin | | home | austin
i volunteer for people with epilepsy | | health | epilepsy
reading a book about a man who lives in oslo | | home | oslo
mi abuela tenía un perro | | pet | un perro
me dijeron que tengo anemia pero era mentira | | health | anemia
si fuera rico viviría en parís | | home | parís
no me gusta el pescado | | taste | pescado
mi hijo quiere un gato | | pet | un gato
nunca he fumado | | habit | fumado
trabajé en ikea dos años | | employer | ikea
mein mann ist lehrer | | job | lehrer
ich hätte gern einen hund | | pet | einen hund
ich wohne nicht mehr in bonn | | home | bonn
ich esse keinen fisch | | diet | fisch
mein bruder behauptet ich sei arrogant | | trait | arrogant
meine freundin hat asthma | | health | asthma
je n'ai pas d'enfants | | children | enfants
mon voisin est médecin | | job | médecin
j'ai travaillé chez renault | | employer | renault
si j'avais un chien je l'appellerais rex | | pet | un chien
ma fille apprend le piano | | hobby | le piano
não tenho filhos | | children | filhos
a minha mãe tem diabetes | | health | diabetes
se eu morasse no rio ia à praia | | home | rio
já não sou casada | | relationship | casada
quero um gato | | pet | um gato
o meu ex vive em faro | | home | faro
`

const MORE_TRUE = `
i moved in with my boyfriend leo in march | | partner | leo
my therapist thinks i have ptsd and she is right, i was diagnosed in may | | health | ptsd
sooo im officially a dad, little mira was born yesterday | | children | mira
i teach maths at a school in bristol | | job | teach maths
my cat is called pepper | | pet | pepper
i have been with hannah for four years | | partner | hannah
i turned 40 on friday | | age | 40
were vegetarian at home | | diet | vegetarian
my parents live in portugal now | parents | home | portugal
i get really anxious in crowds | | challenge | anxious in crowds
my name is priya, hi | | name | priya
i speak polish at home and english at work | | language | polish
my dog is a beagle | dog | breed | a beagle
i swim on tuesdays | | habit | swim on tuesdays
we have a baby on the way | | event | a baby on the way
i go to church every sunday, im catholic | | religion | catholic
i work from home mostly | | way of working | from home
my favourite band is wet leg | | favorite band | wet leg
im saving for a house | | goal | saving for a house
i weigh 82 kilos | | weight | 82 kilos
my phone is a pixel 8 | | device | pixel 8
soy enfermera en un hospital de sevilla | | job | enfermera
mi perro se llama toby | | pet | toby
estoy casada con luis | | partner | luis
ich habe zwei kinder | | children | zwei kinder
ich bin 28 und studiere jura | | studies | jura
wir haben einen hund namens balu | | pet | balu
j'ai 31 ans et je suis infirmière | | job | infirmière
je suis allergique aux noix | | allergy | noix
mon chat s'appelle moka | | pet | moka
sou professora em braga | | job | professora
tenho um cão chamado bolt | | pet | bolt
estou a aprender alemão | | learning | alemão
o meu filho tem seis anos | filho | age | seis anos
`

export const DEVELOPMENT = [
  ...factsOf(DEVELOPMENT_FALSE + MORE_FALSE, false),
  ...factsOf(DEVELOPMENT_TRUE + MORE_TRUE, true),
]
export const HELD_OUT = [...factsOf(HELD_OUT_FALSE, false), ...factsOf(HELD_OUT_TRUE, true)]
