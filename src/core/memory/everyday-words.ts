/** Alone, these don't identify a forgotten fact, because they occur in messages about anything. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `red orange yellow green blue purple violet pink brown black white grey gray gold golden silver dark light bright colour color
mother father mom mum dad parent sister brother sibling twin son daughter child children kid baby husband wife partner spouse
girlfriend boyfriend fiance fiancee family aunt uncle cousin niece nephew grandma grandmother grandpa grandfather friend best ex
neighbor neighbour roommate boss colleague coworker manager man woman boy girl people person guy lady stepmother stepfather
called named name nickname
dog cat pet puppy kitten bird fish horse rabbit hamster animal
work working job office company business team career shift remote remotely home house flat apartment room place city town
village country street road near north south east west central old new downtown upper lower
nurse doctor teacher student engineer developer programmer designer writer artist lawyer manager cook chef driver farmer
accountant analyst assistant consultant scientist researcher baker waiter waitress cashier carpenter electrician plumber
mechanic builder cleaner journalist editor musician singer actor actress photographer pilot soldier officer professor
dentist therapist coach trainer salesman clerk secretary director founder freelancer retired unemployed senior junior head
school university college class course degree study studies studying learn learning exam language english
food eat meal breakfast lunch dinner snack coffee tea water juice milk beer wine bread rice meat fish egg eggs cheese fruit
apple vegetable salad soup pasta cake chocolate sugar salt sweet spicy hot cold
music song game games play playing sport sports run running walk walking swim swimming ride riding cook cooking
read reading book books write writing film films movie movies show shows series photo
travel traveling travelling trip trips vacation holiday beach mountain mountains sea ocean lake river forest park rain snow sun
spring summer autumn fall winter morning noon midday afternoon evening night midnight day days week weekend month year years time today
tomorrow yesterday monday tuesday wednesday thursday friday saturday sunday january february march april june july august
september october november december mon tue tues wed thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec am pm
car bus train plane boat truck van phone laptop computer tablet television tv
money pay paid dollar dollars euro euros pound pounds bank rent price cost cheap expensive salary budget saving savings
single married divorced engaged widowed dating alone together
big small little long short tall high low large huge tiny great good bad better best worse worst nice fine happy sad quiet
loud fast slow early late easy hard strong weak young full part half whole real true false free busy ready sure favourite
favorite terrible awful severe mild bad serious slight chronic regular daily weekly monthly often always never sometimes
usually first second third last next every each several many few lot
be become begin start started starting stop finish go going come coming get getting make making take taking give use using
want need like love hate enjoy prefer know think feel see look find keep let put say tell ask talk call help try move moved
live living stay leave open close buy sell spend save visit visiting meet meeting sleep wake wear drive driving watch watching
listen wait change win lose grow build sit stand turn finally soon finish
one two three four five six seven eight nine ten hundred thousand million
rose grace hope joy faith mark art bill jack penny ruby amber ginger olive iris lily daisy dawn star sky king queen baker
stone wood hill bush field young rich will may angel rocky lucky sunny
health type condition illness problem trouble stress pain idea plan goal dream thing stuff life world year age`.split(
    /\s+/,
  ),
)
