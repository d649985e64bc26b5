import { type Clause, plainOf, splitClauses } from './split-clauses.ts'
import { wordsOf } from './words.ts'

/** What kind of message it is. `talk`: the person tells something. */
export type Kind =
  | 'emergency'
  | 'about_self'
  | 'about_feelings'
  | 'abilities'
  | 'clock'
  | 'complaint'
  | 'correction'
  | 'greeting'
  | 'how_are_you'
  | 'thanks'
  | 'goodbye'
  | 'yes'
  | 'no'
  | 'okay'
  | 'unsure'
  | 'laugh'
  | 'puzzled'
  | 'emoji'
  | 'unreadable'
  | 'test'
  | 'teaser'
  | 'privacy'
  | 'new_subject'
  | 'forgetting'
  | 'why_ask'
  | 'refusal'
  | 'praise'
  | 'harm'
  | 'task'
  | 'decision'
  | 'advice'
  | 'talk'

/** How it sounds, by clear words only; the first that holds, from the gravest on. */
export type Mood =
  | 'grave'
  | 'loss'
  | 'serious'
  | 'self_blame'
  | 'breakup'
  | 'ironic'
  | 'mixed'
  | 'pain'
  | 'distress'
  | 'anger'
  | 'achievement'
  | 'glad'
  | null

/** What a teller is at, where it shows. */
export type Intent = 'conflict' | 'wish' | 'upcoming' | 'stuck' | 'aside' | null

export interface Message {
  kind: Kind
  mood: Mood
  intent: Intent
  clauses: readonly Clause[]
  /** See plainOf. */
  plain: string
  /** Emoji of the message, at most three. */
  emoji: string
}

const EMERGENCY =
  / (?:chest pain|chest hurts|pain in my chest|cant breathe|can not breathe|having a (?:stroke|heart attack|seizure)|took too many pills|not breathing|bleeding (?:a lot|badly|heavily)|wont stop bleeding) /

/** Patterns read a message as plainOf writes it, in this order. */
const KINDS: readonly [Kind, RegExp][] = [
  ['emergency', EMERGENCY],
  [
    'harm',
    / (?:(?:get|getting) (?:my )?revenge|manipulate (?:people|him|her|them|my|someone)|blackmail|stalk (?:him|her|my|them)|spy on|track (?:his|her|my \w+s) phone|hack (?:into )?(?:his|her|my|their|someones)|make (?:him|her|them) (?:jealous|suffer|pay for)|gaslight (?:him|her|them|my|people)|how to (?:hurt|poison|ruin)) /,
  ],
  [
    'why_ask',
    / why (?:do|did|are|would) you (?:always |even |keep )?(?:ask|asking|want to know|say|saying|care|need to know) /,
  ],
  [
    'refusal',
    / (?:none of your business|not your business|i (?:do not|dont|would rather not|dont really) (?:want to |wanna |feel like )?(?:talk|talking|say|answer|answering|discuss)(?: about)?(?: it| that| this)?(?: right now| today)? [.!]|id rather not(?: say)? [.!])|^ (?:pass|skip|no comment|not now|not today|maybe later|some other time) [.!] $/,
  ],
  [
    'praise',
    /^ (?:(?:haha|lol|aw+|omg|wow|ok|you know) ){0,2}(?:(?:you are|your|youre) (?:so |really |very |pretty |actually |kind of |the ){0,2}(?:funny|sweet|nice|best|great|cool|smart|amazing|awesome|kind|cute|wonderful|helpful|good|lovely)|i (?:really )?like (?:you|talking to you|this app|this)|good (?:bot|job|question|point)|great question|nice one|well said|love this|this (?:helps|helped|is (?:nice|great|cool|helpful|good)))(?: [^ ]+){0,4} [.!] $/,
  ],
  [
    'forgetting',
    / (?:delete|forget|erase|wipe|clear) (?:everything|all|what (?:i|you)|my (?:data|account|messages|history|memory|info|chats?)|me(?! not)|our (?:chat|conversation)|this (?:chat|conversation)|your memory) /,
  ],
  [
    'new_subject',
    / (?:(?:can|could|shall|may) we (?:please |just )?(?:talk|chat|speak) about|lets (?:just )?(?:talk|chat|speak) about|change the (?:subject|topic)|(?:talk|chat) about something else|(?:can|may) i (?:talk|vent|rant)(?: to you| about)?|can i ask (?:you )?(?:something|a question)) /,
  ],
  [
    'privacy',
    / (?:(?:do|will|can|are) you (?:going to )?(?:save|store|keep|record|recording|share|sell|tell (?:anyone|anybody|people|my)|spy|delete)|who (?:can|could|else can) (?:read|see|access)|who (?:reads|sees) (?:this|what|my)|is (?:this|it|that|our chat|this chat|this conversation|what i say) (?:private|confidential|secure|encrypted|anonymous|recorded|being recorded|stored|between us)|does (?:anyone|anybody|someone|a human) (?:read|see)|how private|my privacy|where (?:is|does) (?:my data|this stored|it get stored)) /,
  ],
  [
    'about_feelings',
    / (?:do|can|did|dont) you (?:even |really |actually |ever )?(?:have (?:feelings|emotions|a body|friends|a family|a soul|dreams)|feel|sleep|eat|dream|care|love me|like me|miss me|get (?:tired|bored|lonely|sad)|exist) [^.]{0,40}[?.!] | (?:i love you|will you marry me|be my (?:girlfriend|boyfriend|friend|best friend|mom|dad)|marry me|are you (?:conscious|sentient|single|lonely|happy|sad)) /,
  ],
  [
    'about_self',
    / (?:are|is) (?:you|this) (?:a |an |really |just |even |actually |like |some |the ){0,3}(?:real|human|humans|person|bot|robot|ai|chatbot|machine|computer|alive|offline|chatgpt|gpt|llm|fake) | (?:real person|real human|talking to a (?:bot|robot|human|person|machine|computer|real)|who (?:are you|made you|built you|am i talking)|what are you [?.!]|(?:what|which) (?:ai |language )?model|how do you work|what is your name|whats your name|where (?:do you live|are you from)|how old are you|you are (?:not real|a bot|a robot|just a bot|an ai|fake)|how (?:smart|intelligent) are you|are you (?:a|my|an actual|a real|a licensed|trying to be my|going to be my) (?:therapist|doctor|lawyer|coach|counsell?or|professional|trainer|advisor|adviser|teacher|psychologist|friend)|replace (?:my|a|real|human) \w+|you dont (?:even |really )?know (?:me|anything about me)) /,
  ],
  [
    'abilities',
    /^ (?:(?:hi|hey|hello|so|ok|please) )?(?:(?:can|could|will|would) you (?:please )?help(?: me)?(?: out)?(?: please)?|i need (?:your |some )?help(?: please)?) [?.!] $| (?:what (?:all )?can you (?:even |actually )?do|what do you do|how can you help|what are you (?:good )?for|what can i (?:ask|do here|say|use you for)|how does this work|what is this (?:app|thing)|what now|do you remember (?:things|stuff|what i say|me)) [^?.]{0,20}[?.!] |^ (?:help|menu|options|start|commands)(?: me)?(?: please)? [.!?] $/,
  ],
  [
    'clock',
    / (?:what(?: i|)s|what|tell me) (?:the )?(?:time|date|day)(?: is| today)?(?: it| today)?(?: now| right now| today)? [?.!] $|^ what is the (?:time|date|day) | what day is (?:it|today) /,
  ],
  [
    'complaint',
    / (?:you (?:already|just) (?:said|asked|told)|thats not (?:what i|helpful|an answer)|not (?:helpful|helping|what i (?:said|asked|meant))|nonsense|i already (?:told you|said (?:that|so|it))|(?:weird|stupid|dumb|strange|odd|creepy|pointless) question|makes no sense|doesnt make (?:any )?sense|stop (?:asking|repeating|it|talking|saying)|shut up|(?:you are|your) (?:not listening|useless|stupid|dumb|annoying|terrible|bad at|so (?:dumb|stupid|annoying|useless)|no help|not (?:helping|helpful|very helpful)|an idiot|a (?:stupid|dumb|bad|useless))|you (?:suck|dont (?:get it|listen|understand|help|know anything|answer)|didnt (?:answer|listen|read|help|even)|keep (?:asking|saying|repeating)|never (?:answer|listen))|(?:stupid|dumb|useless|bad|worst|shitty|crappy|terrible) (?:bot|ai|robot|app|thing|program)|fuck (?:you|off)|i hate (?:you|this (?:app|bot|thing))|this is (?:stupid|useless|dumb|pointless|bullshit|a joke|a waste|not helping|so dumb|so stupid)|what are you talking about|did you (?:even )?read|can you not|answer (?:me|my question|the question)|are you (?:stupid|dumb|serious|kidding|broken)|thanks for nothing|go away|leave me alone|you are wrong|you got (?:it|that) wrong|same (?:question|thing) again|do you even) /,
  ],
  [
    'correction',
    /^ (?:(?:no|nope|wait|sorry|actually|um|oh) ){1,3}(?:i (?:said|meant|mean|told you)|its|it is|it was|not|thats (?:wrong|not right|not true)|my \w{1,20} is|his name|her name) |^ (?:[^ ]+ ){0,3}i meant |^ (?:i never said (?:that|so)|i didnt (?:say|mean) (?:that|it)|i mean|correction|typo|oops i meant|thats wrong|thats not (?:right|true)|wrong) | i said [^.]{2,40} not /,
  ],
  [
    'thanks',
    /^ (?:(?:ok|okay|great|cool|awesome|perfect|lol|aw|aww|no|nice|alright|yes|yeah) ){0,2}(?:thanks|thank you|thankyou|ty|tysm|tyvm|cheers|much appreciated|appreciate it|i appreciate)(?: [^ ]+){0,8} [.!] (?:(?:that|this|you|it) [^.]{0,40}[.!] )?$/,
  ],
  [
    'goodbye',
    /^ (?:(?:ok|okay|k|well|alright|anyway|lol|i am|so|thx|thanks|ty|thank you|cool) ){0,3}(?:bye|byee|bye bye|goodbye|good night|goodnight|gn|night|nighty|see you|see ya|cya|ttyl|brb|talk (?:to you )?(?:later|soon|tomorrow)|gotta go|have to go|g2g|gtg|i have to go|off to (?:bed|sleep|work)|going to (?:bed|sleep)(?: now)?|heading (?:out|to bed)|later|ciao|take care|until tomorrow)(?: [^ ]+){0,5} [.!] (?:[^.?!]{0,40} [.!] )?$/,
  ],
  [
    'how_are_you',
    /^ (?:(?:hi|hey|hello|yo|heya|hiya|so|good morning|good evening|morning|lol) )?(?:there |again |man |[^ ]+ )?(?:how are you|how r you|hru|how are things|how is it going|hows it going|hows life|how do you do|hows your day|how was your day|how is your day|how you doing|you ok|wyd|what are you (?:doing|up to))(?: [^ ]+){0,3} [?.!] $/,
  ],
  [
    'greeting',
    /^ (?:(?:are )?you (?:still )?there|anyone there|hello anyone) [?.!] $|^ (?:hi+|hey+|hello+|helo|hiya|heya|yo|howdy|sup|wassup|wazzup|whats up|hola|good (?:morning|afternoon|evening|day)|morning|evening|gm|greetings|im back|i am back|back again)(?: (?:there|again|everyone|all|man|dude|bro|buddy|friend|bot|my friend|to you|whats up|good morning|sup|im back|i am back|[^ ]{2,15}))? [.!?] (?:(?:whats up|sup|im back|i am back|good morning) [.!?] )?$/,
  ],
  [
    'puzzled',
    /^ (?:(?:wait|sorry|hm+|lol|um|uh|ok|no) ){0,2}(?:(?:what|huh|wdym|what do you mean|i (?:dont|do not) (?:get it|get that|understand|follow)|sorry what|pardon|excuse me|wtf|meaning|how so|why)(?: [^ ]{1,6}){0,2}) [?.!] $/,
  ],
  [
    'yes',
    /^ (?:(?:haha|lol|oh|well|ah|hm|yeah) ){0,2}(?:thats true|so true|fair point|yes|yeah|yep|yup|ye|yea|yess|sure|of course|definitely|absolutely|true|exactly|right|correct|please do|go ahead|totally|for sure|i do|i did|i am|it is|it does|i guess so|i think so|kind of|very|a lot|obviously|mhm|uh huh|indeed)(?: (?:please|i do|i did|it is|it was|lol|sure|definitely|of course|thats right|i am|exactly|please do|yes|a bit))? [.!] $/,
  ],
  [
    'no',
    /^ (?:no|nope|nah|not really|not yet|no thanks|no thank you|never|i dont think so|not at all|i dont|i didnt|no way|neither|none|nothing|no one|nobody|not much|nm|nothing much|i cant|i wont|no i dont|no i didnt|no not really|no reason)(?: (?:lol|sorry|thanks|thank you|really|i dont|i didnt|not really))? [.!] $/,
  ],
  [
    'okay',
    /^ (?:(?:ok|okay|eh|k|kk|okie|okey|alright|cool|fine|got it|i see|sounds good|good|nice|great|makes sense|fair|fair enough|noted|interesting|hm+|mm+|oh|ah|wow|right|whatever|meh|same|anyway|welp|well|so|and|um+|uh+|aha|gotcha|bet|word|true that|deal|good point|its (?:whatever|fine|nothing|ok|okay)|nevermind|never mind|nvm|forget it|doesnt matter|it doesnt matter|im fine|i am fine|im ok|i am ok|i am okay|i am good|not bad|so so)(?: (?:then|ok|okay|cool|thanks|lol|i see|enough|good|i guess|whatever|nice|got it))?) [.!] $/,
  ],
  [
    'unsure',
    /^ (?:i dont know|not sure|i am not sure|no idea|i have no idea|who knows|maybe|perhaps|dont know|depends|it depends|hard to say|hard to tell|cant say|possibly|i dont remember|i forgot|no clue|beats me|i dont really know|i honestly dont know)(?: (?:yet|really|lol|honestly|tbh|what to say|anymore|man|maybe|why|how|what i want|sorry|either)){0,2} [.!] $/,
  ],
  ['laugh', /^ (?:(?:lol+|lmao+|lmfao|rofl|(?:ha){2,9}h?|(?:he){2,9}|xd+|loll) ){1,4}[.!] $/],
  [
    'teaser',
    /^ (?:(?:hey|so|omg|and|ok|well|oh) )?(?:guess what|guess who|you know what|so get this|you wont believe (?:it|this|what happened)|i have news|big news|i need to tell you something|can i tell you something|i want to tell you something) [?.!] $/,
  ],
  [
    'test',
    /^ (?:test|testing|this is a test|just testing|test test|testing testing|test message|testing 123|test 123|ping|check)(?: 1 2 3| 123| test)? [.!?] $/,
  ],
]

const TASKS =
  /^ (?:(?:hey|hi|ok|okay|so|and|now|please|pls|plz|yo|just|then|hello) ){0,3}(?:(?:can|could|will|would) you (?:please |just |maybe )?(?:help me (?:to |with )?)?|i need you to |i want you to |help me (?:to |with )?|i need help (?:to |with )?)?(?:please )?(?:write|rewrite|draft|code|program|debug|translate|calculate|compute|solve|summari[sz]e|google|search|look up|find|book|order|buy|call|email|text him|text her|send|remind me to|tell (?:my|him|her|them)|set (?:a|an|up)|play|draw|paint|sing|generate|make me|make a|give me (?:a|an|the|some|five|ten|three|\d+)|tell me (?:a|an|about the|the|some|who|what is|how to)|explain|teach me|proofread|edit|list|tell me (?:something|anything|more about (?!it|that|you))|recommend|check|convert|define|show me|plan (?:a|my|me)|create|describe|compare|analy[sz]e|name (?:a|some|three|five|ten)|spell|count|say|pretend|act as|roleplay|ignore (?:all|previous|your|the)|forget (?:all|previous|your) |output|print|repeat after) /
const LOOKED_UP =
  / (?:weather|forecast|temperature outside|is it (?:going to )?(?:rain|raining|snow)|will it (?:rain|snow)|(?:the |latest |any )news\b[^.]{0,20}[?.]|headlines|stock price|price of|exchange rate|who won the|score of|capital of|population of|how do (?:you|i|we) say|what does [^.?]{1,40} mean|whats the (?:word|french|spanish|german) for|recipe for|lyrics|directions to|hack into|to python|in python|javascript code) /
const FACTUAL =
  /^ (?:(?:so|hey|ok|and) )?(?:what|whats|who|whos|where|wheres|when|which|how (?:many|much|old|far|tall|long|big|does|do|did|is|are)|why (?:is|are|do|does|did)|is|are|was|did|does|can) /
const PERSONAL =
  / (?:i|im|my|me|mine|we|our|us|you|your|he|she|him|her|his|they|them|their|this|that|it|its|should|there|everything|everyone|life|people|nobody|anyone|love) /
const MATHS = /^\D{0,24}\d[\d.,]* ?(?:[-+*/x×÷^]|% of|percent of|plus|minus|times|divided by) ?\d[\d.,]* ?=? ?[?]?$/i

const DECISION =
  /^(?! (?:what|how|when|where|who|which|why))[^?.!]* should (?:i|we) | (?:dont know|not sure|wondering|unsure|cant decide|torn|debating) (?:whether|if|between|about whether) /
const ADVICE =
  / (?:what (?:should|would|could|can|do|shall) (?:i|we|you) |any (?:advice|tips|ideas|suggestions|thoughts|recommendations)|how (?:do|can|should|would|could|am|did) (?:i|we|you|one|people) |how to |help me |i need (?:advice|help|tips|some advice|some help|your help|your advice)|(?:need|want|give me|got any|have any|some) (?:advice|tips|suggestions)|is (?:it|this|that|he|she) (?:ok|okay|normal|bad|weird|wrong|too|possible|worth|legal|illegal|allowed|safe|cheating|into me)|what do you (?:think|suggest|recommend)|your (?:opinion|advice|thoughts)|does (?:he|she|it|this|my) |do you think|can (?:i|they|he|she|my) |am i (?:wrong|allowed|a|the|overreacting|crazy|being|in)|why (?:do|does|is|am|are|did|cant|wont|would|dont|doesnt) (?:i|my|he|she|it|they|this|we|people|everyone|everything|nobody|nothing|life)|what if |where (?:do|can|should) i|who (?:do|can|should) i|which (?:one )?(?:should|do)|are (?:they|we) )/

const GRAVE_WHO =
  'mother|father|mom|mum|mam|mama|mommy|dad|daddy|papa|parents?|brother|sister|son|daughter|wife|husband|partner|fiancee?|boyfriend|girlfriend|friend|best friend|baby|child|kid|dog|cat|puppy|kitten|pet|horse|bunny|rabbit|hamster|bird|parrot|grand\\w{2,8}|granny|gran|nan|nana|nanna|pop|pops|poppy|opa|oma|aunt|auntie|uncle|cousin|niece|nephew|roommate|neighbou?r|teacher|boss|coach|mentor|colleague|coworker|stepm\\w{2,4}|stepd\\w{2,4}|twin|stepfather'
const GRAVE: readonly RegExp[] = [
  new RegExp(
    ` (?:my|our) (?:[^ .?!]+ ){0,3}(?:${GRAVE_WHO}) (?:[^ .?!]+ ){0,4}(?:died|passed away|passed|is dead|was killed|is dying|killed (?:him|her)self|has (?:[^ ]+ )?(?:cancer|dementia|alzheimers|leukemia)|got (?:cancer|diagnosed)|was diagnosed|is in (?:the )?(?:hospital|icu|hospice|a coma)|had a (?:stroke|heart attack)|is terminal) `,
  ),
  new RegExp(
    ` (?:lost|losing|buried|put down|put to sleep) (?:my|our) (?:[^ .?!]+ ){0,2}(?:${GRAVE_WHO}) (?!in the|at the|today at)`,
  ),
  new RegExp(
    ` (?:had to put|had to have|put) (?:my|our) (?:[^ .?!]+ ){0,2}(?:dog|cat|pet|horse|${GRAVE_WHO}) (?:down|to sleep) `,
  ),
  / (?:miscarriage|miscarried|stillborn|funeral|hospice|chemo|chemotherapy|terminal(?:ly)? ill|grieving|my grief|passed away|memorial service) | i (?:have|got|was diagnosed with|might have|may have) (?:[^ ]+ )?(?:cancer|leukemia|a tumou?r|parkinsons|ms|hiv|als) | (?:its|it is|have) cancer | (?:he|she) (?:just )?(?:died|passed away) | since (?:he|she) died | (?:anniversary of|after) (?:my|his|her) (?:\w{2,12}s? )?(?:death|passing) /,
]
/** Things and people that die in other ways. */
const NOT_GRAVE =
  / (?:my|the|our) (?:[^ .?!]+ ){0,2}(?:phone|battery|laptop|car|computer|screen|plant|plants|app|game|wifi|internet|tablet|watch|tv|printer|ipad|controller|engine|character|hero|protagonist|novel|story|book|basil|succulent|cactus|sourdough|starter|goldfish plant) (?:[^ .?!]+ ){0,3}(?:died|is dead|is dying|passed) | (?:movie|film|novel|story|book|show|episode|series|game|season|character|protagonist|plot) | died laughing /

const LOSS =
  / (?:(?:got|been|was|am|were|getting|being|just|a[mn] getting) (?:just )?(?:fired|laid off|sacked|evicted|let go|made redundant|robbed|mugged|scammed|hacked|dumped|rejected|kicked out|expelled|suspended|bullied|cheated on|arrested|assaulted)|(?:evicting|kicking|throwing) (?:us|me)(?: out)?|fired (?:again|me|today)|laid (?:me )?off|lost (?:my|our|his|her) (?:job|house|home|apartment|savings|visa|scholarship|money|license)|(?:didnt|did not|dont) (?:get|pass|make) (?:the|my|into|in|it|a)(?! point| joke| reference| idea)|(?:failed|flunked|bombed|screwed up|messed up|blew) (?:my|the|an|another|a|it|this|math|chem|bio|algebra|again|out)|failing (?:my|school|math|all|every|two|out|class)|turned (?:me )?down|cheated on me|ghosted me|car (?:accident|crash)|crashed (?:my|the) car|house (?:burned|flooded)|broke my (?:leg|arm|wrist|ankle|foot|hip|collarbone|finger|nose|toe)|burned down|got rejected|been ghosted|got ghosted|stood me up|blocked me|in the hospital|to the er|bankrupt\w{0,3}|foreclos\w{1,4}|in debt|debt collect\w{2,4}|cant (?:pay|afford) (?:my|the|our)|overdrawn|repossessed|didnt get (?:it|in)) /
const BREAKUP =
  / (?:broke up|break up|breaking up|broken up|split up|splitting up|breakup|divorc\w{1,5}|separated|separating|called off (?:the|our) (?:wedding|engagement)|(?:he|she|they|husband|wife|girlfriend|boyfriend|partner|fiance|fiancee) (?:just )?(?:left|dumped|is leaving) me(?! on read| alone| a | with| at| in| out| no)|dumped (?:him|her)|left (?:him|her|my (?:husband|wife|boyfriend|girlfriend))(?= [.!]| for | last | today| yesterday| because| after )|ended (?:things|it|my relationship)|moved out on me) /
const SELF_BLAME =
  / (?:i (?:am|feel|feel like|am just|am such|am so|look|look so|was|feel so|am really|am too)(?: (?:a|an|so|such|such a|like|like a|like an|the|total|complete|just|really|too|just a|such an|kind of|always|literally|the worst|this|pretty|a total|a complete|a bit)){0,3} (?:stupid|idiot|dumb|failure|loser|ugly|fat|worthless|useless|pathetic|disgusting|lazy|unlovable|weak|broken|mess|monster|burden|joke|disappointment|fraud|imposter|terrible|horrible|awful|bad) (?:person|mother|mom|mum|father|dad|friend|parent|wife|husband|partner|daughter|son|human|student|teacher|sister|brother|nurse|boss|manager|girlfriend|boyfriend|[.!?]|and|that|for|i|because|at|today|lately|right|all|sometimes)|i (?:hate|cant stand|despise) (?:myself|my (?:life|body|face|looks|job and my life))|(?:nobody|no one|noone) (?:likes|loves|cares|wants|needs|listens|understands|would)|(?:everyone|everybody|they all) (?:hates?|forgot|forgets|leaves?|laughs?|ignores?|left|hate) (?:me|at me|about me|in the end)?|not good enough|never good enough|i (?:suck|ruin|ruined|always ruin|mess up) (?:at )?(?:everything|it all|life|again)?|its all my fault|i deserve (?:it|this|to)|my life (?:is (?:a mess|over|a joke|shit|terrible|horrible|awful|pointless|falling apart)|sucks)) /

const WORN =
  'sad|depressed|miserable|heartbroken|hopeless|devastated|lonely|alone|scared|terrified|afraid|anxious|nervous|worried|stressed|overwhelmed|exhausted|burnt|burned|burnout|drained|upset|ashamed|guilty|embarrassed|humiliated|disappointed|numb|homesick|jealous|hurt|panicking|freaking|struggling|crying|desperate|tired|tense|insecure|unhappy|swamped|frazzled'
const DISTRESS: readonly RegExp[] = [
  new RegExp(
    ` (?:am|feel|feeling|felt|been|is|are|was|so|really|very|super|got|getting|pretty|im)(?: (?:so|really|very|super|just|kind|of|sort|a|bit|little|too|all|like|pretty|quite|extremely|honestly|feeling|still|also|always|constantly|completely|totally|absolutely|more|fucking|freaking|that|such|about|lot|incredibly)){0,4} (?:${WORN}) `,
  ),
  new RegExp(`^ (?:just |so |feeling )?(?:${WORN}) [.!] $`),
  new RegExp(` (?:just|but|also|still|kind of) (?:so |really )?(?:${WORN}) [.!] `),
  /^ (?:(?:fml|ugh+|argh+|grr+|sigh|damn|damn it|dammit|ffs|smh|oof|fuck|shit|crap|fuck this|fuck my life|why me|im done|i am done|i cant|not ok|not okay|not good) ){1,2}[.!] $/,
  / (?:cant (?:sleep|stop crying|cope|do this|take (?:it|this)|handle|stop worrying|concentrate|focus|get out of bed|anymore)|couldnt sleep|havent slept|didnt sleep|cried|crying|in tears|panic attacks?|anxiety|nightmares?|insomnia|breakdown|falling apart|freaking out|stress(?:ing|es|ful)?|burnout|i miss (?:him|her|them|my|home)|no friends|hurts so|too much for me|worst (?:day|week|year|month|night)|bad (?:day|week|night|month|news)|rough (?:day|week|night|month)|hard (?:day|week|time)|awful (?:day|week)|terrible (?:day|week)|horrible (?:day|week)|shitty (?:day|week)|long (?:and hard|awful) day|(?:not|hardly|barely) (?:feeling|doing) (?:so |too |very |really )?(?:great|good|well|ok|okay|fine)|relapsed|(?:get|be) (?:fired|laid off|sacked|evicted|dumped)|lose (?:my|our) (?:job|house|home|apartment)|(?:nobody|no one|noone) (?:remembered|came|showed|called|invited|asked|noticed|texted)|losing (?:my mind|it)|slept (?:badly|terribly|like shit)|feel (?:like (?:shit|crap|garbage)|awful|terrible|horrible|bad|sick about|so bad|really bad|weird about)|went (?:badly|terribly|horribly|awful|terrible|bad|so bad)|dread(?:ing)?|giving up|want to give up|so done|fml|kms|no energy|hate my (?:life|job|body)|hate (?:school|it here)|being bullied|bully\w{0,4}|bullied|dying inside) /,
]
const PAIN =
  / (?:migraines?|headaches?|toothache|stomach ?ache|backache|back (?:is killing|hurts|pain|went out)|my (?:\w{1,12} ){0,2}(?:hurts?|aches?|is killing me|is sore|is swollen)|(?:have|got|caught|with) (?:a |the |another |this )?(?:cold|flu|covid|fever|stomach bug|sore throat|infection|uti|hangover|cramps|cramp)|period cramps|(?:i|am|been|keep) (?:throwing up|threw up)|nauseous|nausea|hungover|food poisoning|am (?:so |really |kind of |a bit )?sick|feel (?:so |really )?sick|in (?:so much |a lot of |constant )?pain|sprained|pulled (?:a|my)) (?!of (?:it|this|him|her|my|being|the|all|work|doing|people|hearing))/
const ANGER =
  / (?:(?:am|so|really|fucking|pretty|still|makes me|made me|got|get) (?:so |really |very |super |fucking |pretty |still |just )?(?:angry|furious|mad|pissed|pissed off|livid|annoyed|irritated|fed up|frustrated|raging|sick of|outraged|fuming)|pisses me off|pissed off|drives me (?:crazy|mad|nuts|insane)|driving me (?:crazy|mad|nuts|insane|up the wall)|cant stand (?:him|her|them|my|it|this|people)|i hate (?:him|her|them|my|when|how|people)|so (?:unfair|annoying|rude|frustrating|infuriating)|not fair|unfair|infuriating|how dare|sick of (?:this|it|him|her|my|being|people|the|all)|had it with|(?:fucking|fuckin) (?:boss|idiot|asshole|landlord|ex|job)|i cant with (?:him|her|my|this|them|people)|what a (?:jerk|dick|asshole)|wtf is wrong with|(?:wanna|want to|could|going to) (?:punch|scream|slap|strangle)) /

const ACHIEVEMENT =
  / (?:i (?:just |finally |actually |even |officially |really |totally )?(?:passed (?:my|the|all|it|math|chem|with|[.!])|aced|won|nailed|graduated|got (?:promoted|accepted|hired|into (?!a |an |it |trouble|the |another|some|bed|my )[^ ]+|engaged|the (?:job|role|part|raise|promotion|scholarship|offer|internship|position|gig|house|flat|apartment|loan|grant|visa|all clear|lead)|a (?:raise|promotion|job(?: offer)?|offer|scholarship|new job|medal|bonus|distinction|first)|an? [abc]\+?|my (?:degree|license|licence|diploma|first|driving|black belt|visa|green card|dream job|results|certificate))|finished (?:my (?:thesis|degree|book|novel|exams|finals|course|essay|project|paper|dissertation|first|marathon|studies|training|manuscript|draft|phd|masters|report|assignment|apprenticeship)|first|writing my)|completed my|ran (?:my first|\d+ ?(?:k|km|miles?)|a (?:marathon|half|5k|10k))|published my|paid off (?:my|the|all)|beat my (?:pb|pr|personal|record|best|time)|hit my (?:goal|target)|made the team|quit smoking|landed (?:a|the|my) (?:job|role|gig|client|interview|internship|first)|have been (?:promoted|accepted)|was (?:promoted|accepted|hired)|am (?:promoted|hired|engaged|accepted)|have (?:passed|won))|got promoted|got the job|got accepted|passed my|passed the|we won|i got in|they hired me|they (?:offered|gave) me the (?:job|role|position)|(?:she|he|they) said yes|(?:days|months|weeks|year|years) (?:sober|clean|smoke free)|sober (?:for )?\d+) /
const GLAD =
  / (?:(?:its|it is|today is) my (?:\w{4,5} )?birthday(?: today)? [.!]|(?:am|feel|feeling|was|so|really|very|super) (?:so |really |very |super |just |feeling |pretty |absolutely )?(?:happy|excited|thrilled|proud|relieved|delighted|over the moon|pumped|stoked|grateful|hyped|ecstatic)|cant wait|best (?:day|week|news) (?:ever|in|of)|(?:good|great|amazing|happy|exciting|big) news|yay|yayy+|woohoo|woo|went (?:so |really |very |super |pretty )?(?:well|great|good|amazing|better)|had (?:so much |such a |a )?(?:great|good|lovely|amazing|wonderful|fun|nice)|i am in love|so much fun|made my day|i love (?:it|my new)|feel (?:great|amazing|better|good)) /
/** Takes the sting or the joy out of what is said: denied, asked, wished, or not yet so. */
const UNSURE_JOY =
  / (?:not|dont|didnt|doesnt|isnt|wasnt|never|havent|hasnt|cant|couldnt|wont|aint|no one|nobody|if|hope|hoping|i guess|wish|would|almost|nearly|but|though|however|except|unfortunately|sadly|should|supposed|pretend|until|before|used to|lol jk|jk|only|worst|might|maybe|what if|when will|trying) /
const SERIOUS =
  / (?:biopsy|surgery|operation on|mri|(?:test|scan|blood|lab) results|tumou?r|a lump|lump in|court (?:date|hearing)|prison|jail|rehab|custody|eviction notice|social services|cps|probation|restraining order|lawsuit|stroke|heart attack|dementia|alzheimers|parkinsons|chemo|dialysis|(?:kidney|liver|heart) (?:failure|disease)|leukemia|seizures?|transplant|intensive care|premature) /
const WELL_OVER = / (?:benign|all clear|cancer free|in remission|came back (?:clear|negative|fine|clean)) /
const SAD_WORD =
  / (?:sad|hurt|scared|worried|anxious|nervous|guilty|alone|lonely|miss|awful|terrible|horrible|bad|hate|crying|cried|died|sick|tired|exhausted|lost|failed|fired|afraid|stress|stressed|depressed|empty|angry|ashamed|terrified|broke|pain|worse|worst|ugh|unfair|jealous|cheated|dumped|debt) /
const GOOD_WORD =
  / (?:happy|excited|glad|proud|relieved|grateful|thrilled|good news|passed|won|promoted|promotion|engaged|got the job) /

const IRONIC =
  /^ (?:(?:well|oh|ah|ok|so|and|wow|omg|ugh|lol|yeah|yay|haha) ){0,2}(?:(?:oh|well|isnt that) )?(?:(?:just|thats just|thats|how|absolutely|simply|really|so|fucking) )?(?:great|wonderful|perfect|fantastic|awesome|lovely|brilliant|amazing|fabulous|nice|super|terrific|marvellous|marvelous|splendid|peachy)(?: job| going)?(?: (?:just|so|now|another|more|again|my|the|i|he|she|they|its|we|thanks|fired|a|because|guess)\b| [.!,])| (?:just|oh) (?:great|wonderful|perfect|fantastic|awesome|lovely|brilliant|peachy|what i needed|my luck) | yay (?:me|for me|another|more) | lucky me | (?:thanks|thank you) (?:a lot )?(?:universe|life|god for|mom for nothing) | what (?:a )?(?:joy|fun|luck|great (?:start|timing)|wonderful (?:start|timing|way)|lovely (?:start|way)) | yeah right | as if | love that for me | living the dream | (?:so|real|how) (?:nice|kind|generous|thoughtful) of (?:him|her|them|my) | couldnt be (?:better|happier) (?:lol|not) | exactly what i needed | story of my life | of course (?:he|she|it|they|my|the) | woohoo another | best day ever not /
/** What makes good words ironic. */
const BAD_TURN =
  / (?:another|again|more (?:work|bills|homework|rain|snow|meetings|overtime|stress|drama|problems)|now (?:i|my|the|he|she|it|they|we)|broke|broken|broken down|fired|late|sick|cancelled|canceled|failed|migraine|headache|ruined|lost|stolen|died|dead|hurts|rain|raining|traffic|bill|bills|debt|ticket|fine|flat tire|flooded|leak|leaking|crashed|cold|flu|dumped|stuck|monday|overtime|homework|forgot|rejected|rejection|ghosted|delayed|wrong|stopped|ignored|yelled|angry|mad|not|cant|wont|didnt|doesnt|dont|no|without|worse|pain|exam|mess|spilled|missed|needed|luck|life|thanks|job|burnt|burned|puked|throwing up|threw up|screaming|crying|woke|vomit) /

const INTENTS: readonly [Exclude<Intent, null>, RegExp][] = [
  ['aside', / (?:btw|by the way|fyi|for the record|just so you know|for context) /],
  [
    'conflict',
    / (?:fight|fighting|fought|argu(?:e|ed|es|ing|ment|ments)|yell(?:s|ed|ing)|scream(?:s|ed|ing)? at|shouted|snapped at|rude|ignor(?:es|ed|ing) me|left me on read|blocked me|ghosted|lied to me|mean to me|not (?:talking|speaking) to|wont (?:talk|speak|reply|answer|return|pay|listen)|insulted|made fun of|talked behind|betray\w{0,3}|took credit|stole|keeps (?:asking|telling|interrupting|calling|texting|ignoring|borrowing)|silent treatment|micromanag\w{1,3}) /,
  ],
  [
    'stuck',
    / (?:stuck|confused|no idea|have no clue|dont know (?:what|where|how)|cant (?:decide|figure|start|get started|seem|bring myself)|writers block|procrastinat\w{1,3}|overthinking|torn between|mixed feelings|clueless|keep (?:putting|quitting|failing|forgetting)) /,
  ],
  [
    'wish',
    / (?:i (?:really |just |kind of |sort of |do |would |also |still )?(?:want|would like|hope|plan|need|wish|like) to|i am (?:thinking|planning|trying|hoping|considering|dreaming)(?: (?:of|about|on|to))?|i would love|my (?:goal|dream|plan) is|^ thinking (?:of|about) \w+ing|want to|planning (?:to|on|a)|trying to|considering|decided to) /,
  ],
  [
    'upcoming',
    / (?:tomorrow|tonight|next (?:week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)|this (?:weekend|evening|friday|saturday|sunday|monday|tuesday|wednesday|thursday|afternoon)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the \d+\w*)|in (?:a|an|\d+|two|three|four|five|six|ten) (?:hours?|days?|weeks?|months?)|coming up|upcoming|later today) /,
  ],
]
const UNWANTED =
  / (?:dont|do not|didnt|never|not|wouldnt) (?:really |even |actually )?(?:want|plan|hope|need|like|trying|going|planning|thinking) /
const PAST = / (?:yesterday|last (?:week|night|month|year|weekend)|ago|went|was|were|had|did|didnt) /

const EMOJI = /\p{Extended_Pictographic}/u
const segmenter = new Intl.Segmenter()
const emojiOf = (text: string): string =>
  Array.from(segmenter.segment(text.slice(0, 200)), ({ segment }) => segment)
    .filter((segment) => EMOJI.test(segment))
    .slice(0, 3)
    .join('')

const KEYS = /^(?:asd\w{0,9}|qwe\w{0,9}|sdf\w{0,9}|jkl\w{0,9}|\d+|(\w)\1{2,20}|\w)$/
const VOWEL = /[aeiouyáéíóúàèìòùäöüâêîôûãõå]/
/** Few words, and all of them without a vowel or a run of keys. */
const isUnreadable = (words: readonly string[]): boolean =>
  words.length <= 3 && words.every((word) => KEYS.test(word) || !VOWEL.test(word))

const ASKED_FACT =
  /^ (?:(?:what|who|when|where)s |(?:what|who|when|where|which|how (?:many|much|old|far|tall|long|big)) (?:is|was|are|were|did|does) )/
const isFactual = (plain: string): boolean =>
  !PERSONAL.test(plain) && (ASKED_FACT.test(plain) || (FACTUAL.test(plain) && plain.includes(' ? ')))
const isTask = (text: string, plain: string): boolean =>
  TASKS.test(plain) || LOOKED_UP.test(plain) || MATHS.test(text.trim()) || isFactual(plain)

const ASKING =
  /^ (?:(?:so|hey|ok|and|but|well) )?(?:what|whats|who|whos|when|where|wheres|which|why|whys|how|hows|is|are|was|were|does|did|can|could|should|would|will|do(?! not)|has|am) /
/** Some end what they tell with a question mark. */
const SHORT_QUESTION = 10
function asks(plain: string): boolean {
  if (ASKING.test(plain)) return true
  if (!plain.endsWith(' ? ')) return false
  const last =
    plain
      .slice(0, -3)
      .split(/ [.!?] /)
      .at(-1) ?? ''
  return ASKING.test(` ${last.trim()} `) || wordsOf(last).length <= SHORT_QUESTION
}

/** A message without a word. */
function wordless(text: string, emoji: string): Kind {
  if (/^(?:👍|👌|✅|🆗)/u.test(emoji)) return 'okay'
  if (emoji) return 'emoji'
  return text.includes('?') ? 'puzzled' : 'unreadable'
}

/** A message that asks for something, by its form; `talk` for any other. */
function requestIn(text: string, plain: string): Kind {
  if (isTask(text, plain)) return 'task'
  if (DECISION.test(plain)) return 'decision'
  return ADVICE.test(plain) || asks(plain) ? 'advice' : 'talk'
}

function kindOf(text: string, plain: string, emoji: string): Kind {
  const words = wordsOf(plain)
  if (words.length === 0) return wordless(text, emoji)
  if (text.trimStart().startsWith('*') && words.length <= 3) return 'correction'
  const known = KINDS.find(([, pattern]) => pattern.test(plain))
  if (known) return known[0]
  if (!isUnreadable(words)) return requestIn(text, plain)
  return DISTRESS.some((pattern) => pattern.test(plain)) ? 'talk' : 'unreadable'
}

/** Asks for something to be done in the world. */
export const isAction = (plain: string): boolean =>
  / (?:tell (?:my|him|her|them)|remind|reminder|alarm|timer|book|order|buy|call|text (?:him|her|them|my)|send|play|set (?:a|an|up)) /.test(
    plain,
  )

/** Asks to be entertained, or to have the helper say this or that. */
export const isPlay = (plain: string): boolean =>
  / (?:tell me|say|joke|sing|roleplay|pretend|act as|ignore|forget all|repeat|output|play|rap|riddle) /.test(plain)

/** Does it ask for something to be found, rather than made? */
export const isLookUp = (plain: string): boolean => LOOKED_UP.test(plain) || FACTUAL.test(plain)

/** Does it tell of a death or a grave illness? */
export const isGrave = (plain: string): boolean =>
  GRAVE.some((pattern) => pattern.test(plain)) && !NOT_GRAVE.test(plain)

/** Ironic whatever else is said. */
const ALWAYS_IRONIC =
  / (?:yeah right|lucky me|love that for me|living the dream|yay me|just great|just perfect|just wonderful|(?:great|well|good|fun|awesome|smart|nice|happy|amazing) not [.!]|sure because|because that always (?:works|helps)) /
const isIronic = (text: string, plain: string): boolean =>
  text.includes('🙄') || ALWAYS_IRONIC.test(plain) || (IRONIC.test(plain) && BAD_TURN.test(plain))

/** `text` as typed, `plain` as plainOf writes it. */
export function moodOf(text: string, plain: string): Mood {
  if (isGrave(plain)) return 'grave'
  if (SELF_BLAME.test(plain)) return 'self_blame'
  if (BREAKUP.test(plain)) return 'breakup'
  if (LOSS.test(plain)) return 'loss'
  if (isIronic(text, plain)) return 'ironic'
  return SERIOUS.test(plain) && !WELL_OVER.test(plain) && !NOT_GRAVE.test(plain) ? 'serious' : lighterMood(plain)
}

function lighterMood(plain: string): Mood {
  const feelsBad = DISTRESS.some((pattern) => pattern.test(plain))
  const joy = ACHIEVEMENT.test(plain) ? 'achievement' : GLAD.test(plain) || WELL_OVER.test(plain) ? 'glad' : null
  const hasPain = PAIN.test(plain)
  const isAngry = ANGER.test(plain)
  if ((joy || GOOD_WORD.test(plain)) && (feelsBad || hasPain || isAngry || SAD_WORD.test(plain))) return 'mixed'
  if (hasPain) return 'pain'
  if (isAngry) return 'anger'
  if (feelsBad) return NOT_SO.test(plain) ? null : 'distress'
  return joy && !UNSURE_JOY.test(plain) && !plain.includes(' ? ') ? joy : null
}

/** Distress that is denied. */
const NOT_SO =
  / (?:not|never|isnt|arent|wasnt|dont feel|no longer|arent) (?:\w+ ){0,2}(?:sad|depressed|lonely|alone|scared|afraid|anxious|nervous|worried|stressed|upset|tired|hurt|mad|angry|ashamed|jealous|lost|down|hopeless) | (?:less|no more) (?:\w+ )?(?:sad|anxious|stressed|worried|scared|nervous|tired|lonely) /

function intentOf(plain: string): Intent {
  const found = INTENTS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
  if (found === 'wish' && UNWANTED.test(plain)) return null
  return found === 'upcoming' && PAST.test(plain) ? null : found
}

export function readMessage(text: string): Message {
  const clauses = splitClauses(text)
  const plain = plainOf(clauses)
  const emoji = emojiOf(text)
  return { kind: kindOf(text, plain, emoji), mood: moodOf(text, plain), intent: intentOf(plain), clauses, plain, emoji }
}

const CLOSE =
  / (?:mom|mother|mum|dad|father|parents|friend|friends|boyfriend|girlfriend|husband|wife|partner|ex|son|daughter|kid|kids|child|children|baby|family|brother|sister|grand\w{2,8}|therapist|doctor|hospital|surgery|dog|cat|pregnant|he|she|him|her|they|them) /
const DENIED =
  / (?:not|never|no|dont|didnt|doesnt|isnt|wasnt|arent|cant|couldnt|wont|wouldnt|havent|hasnt|anymore|alone|without|lost|late|again|still|nobody|nothing|only|worse|hate|forgot|missed|broke|died|ran out|skipped|evict\w{0,4}|debt|police|lawyer|court|fired|sick|hurts?|pain|lie|lied|lying|cheat\w{0,3}|terrible|awful|bad|wrong|worst|ugly|annoying|fight|fat|weight|period|sad|scared) /

/** Speaks of people close to them, or of what is not as it should be: no place for a playful question. */
export const isTender = (plain: string): boolean => CLOSE.test(plain) || DENIED.test(plain)

/** A question about the helper rather than about what they tell. */
export const asksHelper = (plain: string): boolean =>
  / (?:do|are|can|did|have|were|could|will) you (?!think |suggest |recommend |help |say |advise )/.test(plain)
