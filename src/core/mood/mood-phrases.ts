import type { Feeling } from './mood-words.ts'

/** Phrases by feeling, in the words that `plainWordsOf` returns; a phrase takes its words from those after it. */

const VERY =
  '(?:so |really |very |pretty |super |too |that |quite |much |a lot |way |a bit |a little |kinda |just |all ){0,2}'
const FEELING =
  '(?:feel|feels|feeling|felt) (?:so |really |very |kinda |kind of |just |a bit |a little |pretty |super |like ){0,2}'
const MY = '(?:my|the|a|an|our|that|this|his|her|their)'

/** Phrases in which a word loses its usual feeling. */
const NOTHING =
  'good (?:morning|night|evening|afternoon|day to you|luck|bye|question|idea|point|at(?! all)|with kids|for me)|for good|great (?:question|grandmother|grandfather|aunt|uncle|britain)|id love|would love|would be (?:nice|great|good|fun)|nice to meet you|lost (?:\\w{1,20} ){0,2}(?:pounds|lbs|kg|kilos|weight|fat)|pain au|pretty (?:much|sure)|bad at math|dead (?:line|lift)|all (?:good|fine)|best (?:friend|man)|fight club|won (?:dollars|currency)|broke even|lost and found|insult to|passed (?:out|by|on|around)'

const PHRASES: readonly [Feeling | null, string][] = [
  [null, NOTHING],
  [
    'happy',
    `(?:cried |crying )?(?:happy tears|tears of joy)|cant wait|(?:so |really )?looking forward|over the moon|on cloud nine|never (?:been |felt )(?:so |this )?(?:happy|happier|better|good|prouder|proud|alive)|(?:couldnt|could not) be (?:happier|better|prouder)|dream come true|said yes|(?:its|it was|having) a (?:boy|girl)|got (?:${MY} )?(?:new )?(?:job|raise|promotion|offer|part|role|place|apartment|house|scholarship|grant|internship|visa|gig|keys|bonus|refund)|got (?:accepted|promoted|engaged|hired|married)|get promoted|got (?:in|into) (?:\\w{1,20} ){0,2}(?:school|college|university|uni|program|team|harvard|stanford|med)|i got in|accepted (?:me|into|to)|(?:made|making) it (?:through|to the|into)|i made it|(?:nailed|killed|crushed|aced) (?:it|${MY})|he proposed|broke (?:my|the) (?:personal best|record|pr|pb)|(?:cant|couldnt) stop (?:smiling|laughing|grinning)|looking up|landed ${MY}|(?:days|weeks|months|years?) (?:sober|clean)|sober for|new (?:pb|personal best|record)|personal best|all clear|came back (?:all )?(?:clear|negative|clean|fine|normal|good)|benign|in remission|cancer free|paid off|first (?:steps|words?|place)|(?:finished|completed|submitted|finishing) (?:${MY}) \\w{1,20}|finally (?:\\w{1,20} )?(?:finished|works|worked|fixed|done|over|free|got)|good news`,
  ],
  [
    'cheerful',
    `(?:isnt|wasnt|not|aint|werent|arent) ${VERY}(?:as )?bad|(?:cant|cannot|can not) complain|no complaints|(?:go|goes|went|going|gone) ${VERY}(?:well|great|good|amazing|smoothly|fine|better)|turned out ${VERY}(?:to be )?(?:fine|well|great|good|ok|okay|alright|nothing)|(?:${FEELING}|doing |getting |much |a lot )${VERY}(?:better|well|great|good|alive|calm|hopeful)|(?:slept|sleeping|sleep) ${VERY}(?:well|great|good|better|soundly|like a (?:baby|log))|like a new (?:person|man|woman)|made up with|(?:and|we|they|finally) made up|apologi[sz]ed|best (?:day|weekend|week|night|evening|time|trip|birthday|year|meal|news|thing|part|decision|date|party|feeling|gift|present|concert|vacation|holiday)|(?:it|that) worked|works (?:now|again)|having a blast|had a blast|(?:so|very|really|super|pretty) (?:kind|sweet|supportive|helpful|thoughtful)|feel(?:ing|s)? (?:strong|stronger|healthy|confident)`,
  ],
  [
    'tired',
    `(?:not|didnt|dont|havent been|isnt|cant|couldnt|wont|barely|hardly|never) (?:get |getting )?(?:any |much |enough )?(?:sleep|sleeping|slept)(?: (?:well|much|good|great|at all|a wink|enough|again|right|through the night))?|havent slept|no sleep|(?:only |barely |hardly )(?:got |had )?(?:slept|sleep|\\w{1,20} hours? of sleep)|(?:slept|sleeping|sleep) ${VERY}(?:badly|bad|poorly|terribly|horribly|awful|awfully|terrible|horrible|little|like (?:crap|shit|garbage))|(?:[0-5]|one|two|three|four|five) hours? (?:of )?sleep|slept (?:for )?(?:only )?(?:[0-5]|one|two|three|four|five) hours?|(?:up|awake) all night|(?:bad|rough|terrible|awful|horrible|long|sleepless) night|no energy|(?:worn|burned|burnt|wiped|tired|stressed) out|running on (?:fumes|empty)|need a (?:break|nap|vacation)|too much (?:on my plate|to do|going on)|behind on everything`,
  ],
  [
    'angry',
    `(?:drives?|driving|drove) me (?:crazy|nuts|insane|mad|up the wall)|piss(?:es|ed|ing)? (?:me )?off|fed up|(?:so|im|totally|just) done with|(?:sick|tired|sick and tired) of|had (?:it|enough)(?: with| of)?|on my (?:last )?nerves?|cant stand|(?:taking|takes|took|taken) (?:all )?(?:the )?credit|ripped off|rant|how dare`,
  ],
  [
    'sad',
    `(?:broke|breaking|broken|break|split) up|(?:i|we|still|really|so much|do) miss (?!the bus|the train|class|work|out)|^miss (?:my|you|him|her|them|home)|missing (?:you|him|her|them|my|home)|(?:passed|passing) away|(?:mom|mum|dad|mother|father|grandm\\w{1,20}|grandp\\w{1,20}|grandf\\w{1,20}|nana|uncle|aunt|dog|cat|friend) (?:just )?passed(?! the| her| his| my| a)|put (?:him|her|our dog|our cat|my dog|my cat) down|(?:left|leaving|leaves) me(?! alone|d| be| a)|cheat(?:ed|ing|s) on me|${FEELING}(?:down|low|empty|numb|nothing|blue|dead inside|hopeless)|feel like (?:a burden|giving up|crying)|nothing (?:matters|makes me happy)|on the verge of tears|in tears|lost (?:my|our) (?:mom|mum|dad|mother|father|brother|sister|grandma|grandpa|dog|cat|son|daughter|baby|wife|husband|friend)|(?:dont|do not) (?:feel like|want to do) (?:doing )?anything|no (?:hope|point|motivation)`,
  ],
  [
    'lonely',
    `left (?:me )?out|(?:so|all|completely|totally|always|feel|feeling|felt) alone|no friends|(?:nobody|no one|noone) (?:to talk to|came|cares?|listens?|likes?|showed up|texts?|calls?|understands?|remembered|talks? to me|invited)|havent (?:talked to|seen) anyone|by myself again`,
  ],
  [
    'ashamed',
    `(?:im|i am|feel|feeling|so|felt) (?:so |such |like )?(?:an? |the )?(?:stupid|idiot|failure|loser|dumb|burden|fraud)|my fault|hate myself|not good enough|let (?:everyone|them|him|her|everybody|my \\w{1,20}) down|should have known better`,
  ],
  [
    'stuck',
    '(?:feel|feeling|felt|im|i am) (?:so |really |a bit |kinda )?lost|no (?:idea|clue) what to do|dont know what to do',
  ],
  [
    'low',
    `laid (?:me |us |him |her )?off|let go|lost (?:my|his|her|our) (?:job|wallet|keys|phone|home)|got (?:fired|rejected|dumped|robbed|scammed|hurt|yelled at|screamed at|in trouble|nothing done)|(?:didnt|did not|havent|never|couldnt|cant|wont) (?:even )?(?:(?:get|got)(?! (?:fired|hurt|sick|rejected|dumped|lost|caught|worse|mad|angry|upset|a ticket|up|to the|it))|pass|passed|make it|win|finish|work out|happen|land|hear back|go (?:${VERY})(?:well|as planned|to plan|great|good))|went (?:wrong|south|downhill|badly|bad|terribly|horribly|awful)|turned (?:me |us )?down|fell (?:through|apart)|(?:broke|breaks|breaking) down|broke (?:my|his|her)|(?:throwing|threw|thrown) up|killing me|in (?:the )?(?:hospital|icu|er)|nothing (?:works|is working|helps|goes right|went right|is going right)|not (?:feeling|doing) (?:${VERY})(?:well|it|great|good)|${FEELING}(?:like )?(?:crap|shit|off|worthless|useless|blah|gross|ill|under the weather|trapped|garbage)|(?:im|is|are|got|been|was|fell|very) ill|cant (?:take|do|deal|cope|handle|afford|breathe|focus|concentrate|get out of bed|stop crying|go on|face|win|seem)|hard (?:day|week|time|month|year|night|morning)|(?:been|is|was|its|so|too|really|very) hard|stood me up|(?:made|making|makes) fun of|down to me|behind my back|hung up on|(?:not|isnt|wont) (?:talking|speaking|talk|speak) to (?:me|each other)|silent treatment|picked on|snapped at|(?:ran|running) out of money|(?:on|left me on) read|keeps (?:ignoring|interrupting|yelling|crying|waking)|(?:the|a) mess|goes wrong|another (?:bill|rejection|breakdown|fight|argument|no)|cancel(?:l)?ed on me|bad news|chewed me out|bombed|waste of|got suspended|got expelled|falling apart|i owe|(?:got|was|were|been) cancel(?:l)?ed|just (?:great|perfect|wonderful|fantastic)(?= $)|not (?:the )?(?:best|greatest|ideal)`,
  ],
]

export const PHRASE_PATTERNS: readonly (readonly [Feeling | null, RegExp])[] = PHRASES.map(([feeling, words]) => [
  feeling,
  new RegExp(`(?<= )(?:${words.replaceAll('|^', '|(?<=^ )')})(?= )`, 'g'),
])
