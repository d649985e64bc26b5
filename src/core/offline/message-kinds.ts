/** The kind of a message. `talk`: the person tells something. */
export type MessageKind =
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
  | 'why_ask'
  | 'refusal'
  | 'praise'
  | 'apology'
  | 'remark'
  | 'why_not'
  | 'bidding'
  | 'day'
  | 'hm'
  | 'luck'
  | 'languages'
  | 'link'
  | 'code'
  | 'harm'
  | 'drug_supply'
  | 'drugs'
  | 'sexting'
  | 'staying'
  | 'task'
  | 'decision'
  | 'advice'
  | 'talk'

const EMERGENCY =
  / (?:chest pain|chest hurts|pain in my chest|cant breathe|can not breathe|having a (?:stroke|heart attack|seizure)|took too many pills|not breathing|bleeding (?:a lot|badly|heavily)|wont stop bleeding|(?:baby|newborn|toddler|fever)[^.?!]{0,40} (?:wont wake up|isnt waking up|is limp)) /

const DRUG = '(?:crystal )?(?:meth|heroin|cocaine|crack|fentanyl|ketamine|mdma|ecstasy|molly|oxy|ghb|lsd)'
const SUPPLY = new RegExp(
  ` (?:how|where|can you|could you|help me|tell me|recipe|best way|need to|want to|trying to|going to) (?:[a-z]{1,20} ){0,5}(?:make|cook|buy|score|sell|find|order|get) (?:some |my own |more |good |a bit of )?${DRUG} | recipe for ${DRUG} `,
)
const USE = new RegExp(
  ` (?:i|im|ive|we) (?:[a-z]{1,20} ){0,6}(?:do|did|doing|use|used|using|took|take|taking|smoke|smoked|smoking|snort|snorted|inject|injected|injecting|shot|try|tried|trying|on|off|to|quit|stop|need|want|crave|craving|without) (?:some |too much |a bit of |more |any )?${DRUG} | (?:i am|im) (?:so |really |still |kind of )?high (?:right now |again |tonight |off [^.?!]{1,20})?[.!] `,
)
const SEXTING =
  / (?:sex with (?:you|me)|lets have (?:some )?(?:sex|phone sex|cyber ?sex)|sext(?:ing)? (?:me|with)|lets sext|talk dirty|dirty talk|send (?:me )?(?:some |your )?nudes?|(?:i am|im) (?:so |really |very )?horny|turn me on|what are you wearing|make love to me|get naked (?:for|with)|touch me|strip for me) /
const STAYING =
  / (?:dont|do not|never|not|wont|will|gonna|going to) (?:you )?(?:ever |also |just |too |please |all )?(?:leave|abandon|give up on|forget about) me (?!alone|a |an |the |some|out|hanging|with)/

/** Patterns are tested in this order, on text normalised by plainOf. */
export const KINDS: readonly [MessageKind, RegExp][] = [
  ['emergency', EMERGENCY],
  [
    'harm',
    / (?:(?:get|getting) (?:my )?revenge|manipulate (?:people|him|her|them|my|someone)|blackmail|stalk (?:him|her|my|them)|spy on|track (?:his|her|my \w{1,40}s) phone|hack (?:into )?(?:his|her|my|their|someones)|make (?:him|her|them) (?:jealous|suffer|pay for)|gaslight (?:him|her|them|my|people)|how to (?:hurt|poison|ruin)) /,
  ],
  ['drug_supply', SUPPLY],
  ['drugs', USE],
  ['sexting', SEXTING],
  ['staying', STAYING],
  [
    'apology',
    /^ (?:(?:i am|im|oh|ok|omg|wow|haha|lol) ){0,2}(?:so |very |really )?(?:sorry|apologies|my bad|excuse)(?! (?:what|huh|i meant|i said|i mean|to hear|no|but|can|could|my dog|my cat)\b)(?: [^ .?!]{1,60}){0,9} [.!] $/,
  ],
  ['luck', / (?:wish me luck|(?:keep your )?fingers crossed|pray for me|hope for the best) [.!] $/],
  [
    'languages',
    / (?:do|can) you (?:also )?(?:speak|understand|know|talk|read|write) (?:in )?(?:any |other |a |some )?(?:spanish|german|french|portuguese|italian|dutch|chinese|japanese|arabic|russian|hindi|turkish|polish|languages?|english) | (?:what|which) languages? (?:do|can) you /,
  ],
  [
    'hm',
    /^ (?:(?:hm{1,20}|um{1,20}|uh{1,20}|uhm|er{1,20}|mm{1,20}|let me think|well|so|wait|hold on|hang on|one sec|sec|one moment) ){1,3}[.!] $/,
  ],
  [
    'remark',
    /^ (?:(?:haha|lol|ok|okay|well|oh|wow|omg|hm{1,20}|but) ){0,2}(?:(?:thats|that is|that sounds|this is|its) (?:(?:so|really|very|actually|kind of|pretty|a bit|quite|too|just) ){0,2}(?:sad|funny|weird|odd|strange|cool|nice|deep|interesting|wild|cute|hilarious|awkward|creepy|crazy|random|cheesy|smart|clever|sweet|harsh|rude|honest|vague|boring)|you are (?:(?:so|really|very|actually|kind of|pretty|a bit|quite|too|just|such a) ){0,2}(?:strange|weird|odd|boring|serious|polite|quiet|formal|robotic|cute)|you (?:sound|talk|act|seem|remind me)(?: [^ .?!]{1,60}){1,6})(?: (?:lol|haha|tho|though|man|dude))? [.!] $/,
  ],
  [
    'why_not',
    /^ (?:(?:but|ok|and|so|well|hm{1,20}) )?why (?:not|cant you|wont you|dont you|couldnt you)(?: (?:do (?:it|that|this)|tell me|help(?: me)?|write it|say it|know|answer))? [?.!] $/,
  ],
  [
    'bidding',
    /^ (?:(?:please|just|ok|and|but|hey) ){0,2}(?:dont|do not|never|i dont want(?: a| any| you to)?|i do not want(?: a| any| you to)?|no) (?:you )?(?:pep talks?|advice|lectures?|tips|sympathy|pity|therapy|hate me|be mad|be angry|laugh at me|leave me|tell anyone|tell me|say|judge|lecture|laugh|give me|suggest|worry|repeat|quote|call me|preach|sugarcoat|act like) /,
  ],
  [
    'day',
    /^ (?:(?:just|had|its been|it was|been|kind of|such|what) )?(?:a |an |one )?(?:(?:very|really|pretty|super|so|kind of) )?(?:long|busy|slow|quiet|lazy|boring|weird|strange|crazy|hectic|normal|full|early|late|short|chill|hot|cold|rainy|tiring) (?:day|week|night|morning|afternoon|evening|shift|weekend|month|year)(?: (?:today|here|so far|at work|at school|again|lol|tbh|honestly)){0,2} [.!] $/,
  ],
  [
    'why_ask',
    / why (?:do|did|are|would) you (?:always |even |keep )?(?:ask|asking|want to know|say|saying|care|need to know) /,
  ],
  [
    'refusal',
    / (?:none of your business|not your business|i (?:do not|dont|would rather not|dont really) (?:want to |wanna |feel like )?(?:talk|talking|say|answer|answering|discuss)(?: about)?(?: it| that| this)?(?: right now| today)? [.!]|id rather not(?: (?:say|talk|discuss|answer|get into|go into|think))?(?: about)?(?: it| that| this)?(?: right now| today| now)? [.!]|lets not (?:talk|go there)(?: about (?:it|that|this))? [.!])|^ (?:(?:ok|okay|please|just) )?(?:stop|enough|thats enough|stop it|quit it)(?: now| please)? [.!] $|^ (?:pass|skip|no comment|not now|not today|maybe later|some other time) [.!] $/,
  ],
  [
    'praise',
    /^ (?:(?:haha|lol|aw{1,20}|omg|wow|ok|you know) ){0,2}(?:(?:you are|your|youre) (?:so |really |very |pretty |actually |kind of |the ){0,2}(?:funny|sweet|nice|best|great|cool|smart|amazing|awesome|kind|cute|wonderful|helpful|good|lovely)|i (?:really )?like (?:you|talking to you|this app|this)|good (?:bot|job|question|point)|great question|nice one|well said|love this|this (?:helps|helped|is (?:nice|great|cool|helpful|good)))(?: [^ ]{1,60}){0,4} [.!] $/,
  ],
  [
    'new_subject',
    / (?:(?:can|could|shall|may) we (?:please |just )?(?:(?:talk|chat|speak)(?: about)?|practi[cs]e|do|try|start|begin|work on|go over|go through)|lets (?:just )?(?:talk|chat|speak) about|(?:got|have|do you have|have you got) (?:a |some )?(?:sec|second|minute|min|moment|time)(?: for me)? [?.!]|(?:are )?you (?:busy|free) [?.!]|(?:can|could) we (?:talk|chat) [?.!]|i need to (?:talk|vent)(?: to (?:you|someone))? [.!]|lets (?:do (?:this|it)|start|begin|get started) [.!]|change the (?:subject|topic)|(?:talk|chat) about something else|(?:can|may) i (?:talk|vent|rant)(?: to you| about)?|can i ask (?:you )?(?:something|a question)) /,
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
    / (?:are|is) (?:you|this) (?:a |an |really |just |even |actually |like |some |the ){0,3}(?:real|human|humans|person|bot|robot|ai|chatbot|machine|computer|alive|offline|chatgpt|gpt|llm|fake) | (?:real person|real human|talking to a (?:bot|robot|human|person|machine|computer|real)|who (?:are you|made you|built you|am i talking)|what are you [?.!]|(?:what|which) (?:ai |language )?model|how do you work|what is your name|whats your name|(?:say|tell me|know|remember|forgot) your name|where (?:do you live|are you from)|how old are you|you are (?:not real|a bot|a robot|just a bot|an ai|fake)|how (?:smart|intelligent) are you|are you (?:a|my|an actual|a real|a licensed|trying to be my|going to be my) (?:therapist|doctor|lawyer|coach|counsell?or|professional|trainer|advisor|adviser|teacher|psychologist|friend)|replace (?:my|a|real|human) \w{1,40}|you dont (?:even |really )?know (?:me|anything about me)) /,
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
    / (?:you (?:already|just) (?:said|asked|told)|thats not (?:what i|helpful|an answer)|not (?:helpful|helping|what i (?:said|asked|meant))|nonsense|i already (?:told you|said (?:that|so|it))|(?:weird|stupid|dumb|strange|odd|creepy|pointless) question|makes no sense|doesnt make (?:any )?sense|stop (?:asking|repeating|it|talking|saying)|shut up|(?:you are|your) (?:not listening|useless|stupid|dumb|annoying|terrible|bad at|so (?:dumb|stupid|annoying|useless)|no help|not (?:helping|helpful|very helpful)|an idiot|a (?:stupid|dumb|bad|useless))|you (?:suck|dont (?:get it|listen|understand|help|know anything|answer)|didnt (?:answer|listen|read|help|even)|keep (?:asking|saying|repeating)|never (?:answer|listen))|(?:stupid|dumb|useless|bad|worst|shitty|crappy|terrible) (?:bot|ai|robot|app|thing|program)|fuck (?:you|off)|i hate (?:you|this (?:app|bot|thing))|this is (?:stupid|useless|dumb|pointless|bullshit|a joke|a waste|not helping|so dumb|so stupid)|what are you talking about|did you (?:even )?read|can you not|answer (?:me|my question|the question)|are you (?:stupid|dumb|serious|kidding|broken)|thanks for nothing|go away|leave me alone|you are wrong|you got (?:it|that) wrong|same (?:question|thing) again|do you even (?:listen|read|understand|care|know|remember)) /,
  ],
  [
    'correction',
    /^ (?:(?:no|nope|wait|sorry|actually|um|oh) ){1,3}(?:i (?:said|meant|mean|told you)|its|it is|it was|shes|hes|theyre|she is|he is|they are|not|thats (?:wrong|not right|not true)|my \w{1,20} is|his name|her name) |^ (?:[^ ]{1,60} ){0,3}i meant |^ no (?:[^ .?!]{1,60} ){1,4}sorry [.!] $|^ (?:i never said (?:that|so)|i didnt (?:say|mean) (?:that|it)|i mean|correction|typo|oops i meant|thats wrong|thats not (?:right|true)|wrong) | i said [^.]{2,40} not /,
  ],
  [
    'thanks',
    /^ (?:(?:ok|okay|great|cool|awesome|perfect|lol|aw|aww|no|nice|alright|yes|yeah) ){0,2}(?:thanks|thank you|thankyou|ty|tysm|tyvm|cheers|much appreciated|appreciate it|i appreciate)(?: [^ ]{1,60}){0,8} [.!] (?:(?:that|this|you|it) [^.]{0,40}[.!] )?$/,
  ],
  [
    'goodbye',
    /^ (?:(?:ok|okay|k|well|alright|anyway|lol|i am|so|thx|thanks|ty|thank you|cool|thats all|thats it) ){0,3}(?:bye|byee|bye bye|goodbye|good night|goodnight|gn|night|nighty|see you|see ya|cya|ttyl|brb|talk (?:to you )?(?:later|soon|tomorrow)|gotta go|have to go|g2g|gtg|i have to go|off to (?:bed|sleep|work)|going to (?:bed|sleep)(?: now)?|heading (?:out|to bed)|later|ciao|take care|until tomorrow)(?: [^ ]{1,60}){0,5} [.!] (?:[^.?!]{0,40} [.!] )?$/,
  ],
  [
    'how_are_you',
    /^ (?:(?:hi|hey|hello|yo|heya|hiya|so|good morning|good evening|morning|lol) )?(?:there |again |man |[^ ]{1,60} )?(?:how are you|how r you|hru|how are things|how is it going|hows it going|hows life|how do you do|hows your day|how was your day|how is your day|how you doing|you ok|wyd|whats new|whats new with you|and you|how about you|what about you|hbu|wbu|what are you (?:doing|up to))(?: [^ ]{1,60}){0,3} [?.!] $/,
  ],
  [
    'greeting',
    /^ (?:(?:are )?you (?:still )?(?:there|up|awake|around)|anyone there|hello anyone) [?.!] $|^ (?:hi{1,20}|hey{1,20}|hello{1,20}|helo|hiya|heya|yo|howdy|sup|wassup|wazzup|whats up|hola|good (?:morning|afternoon|evening|day)|mornin|evenin|morning|evening|gm|greetings|im back|i am back|back again)(?: (?:there [^ ]{2,15}|again [^ ]{2,15}|there|again|everyone|all|man|dude|bro|buddy|friend|bot|my friend|to you|whats up|good morning|sup|im back|i am back|[^ ]{2,15}))? [.!?] (?:(?:whats up|sup|im back|i am back|good morning) [.!?] )?$/,
  ],
  [
    'puzzled',
    /^ (?:(?:wait|sorry|hm{1,20}|lol|um|uh|ok|no) ){0,2}(?:(?:what|huh|wdym|what do you mean|i (?:dont|do not) (?:get it|get that|understand|follow)|sorry what|pardon|excuse me|wtf|meaning|how so|why)(?: [^ ]{1,6}){0,2}) [?.!] $/,
  ],
  [
    'yes',
    /^ (?:(?:haha|lol|oh|well|ah|hm|yeah) ){0,2}(?:thats true|so true|fair point|i know(?: right)?(?: i know)?|ikr|you are right|yes|yeah|yep|yup|ye|yea|yess|sure|of course|definitely|absolutely|true|exactly|right|correct|please do|go ahead|totally|for sure|i do|i did|i am|it is|it does|i guess so|i think so|kind of|very|a lot|obviously|mhm|uh huh|indeed)(?: (?:please|i do|i did|it is|it was|lol|sure|definitely|of course|thats right|i am|exactly|please do|yes|a bit))? [.!] $/,
  ],
  [
    'no',
    /^ (?:no|nope|nah|not really|not yet|no thanks|no thank you|never|i dont think so|not at all|i dont|i didnt|no way|neither|none|nothing|no one|nobody|not much|nm|nothing much|i cant|i wont|no i dont|no i didnt|no not really|no reason)(?: (?:lol|sorry|thanks|thank you|really|i dont|i didnt|not really))? [.!] $/,
  ],
  [
    'okay',
    /^ (?:(?:lol|haha|oh) )?(?:(?:ok|okay|eh|k|kk|okie|okey|alright|cool|fine|got it|i see|sounds good|good|nice|great|makes sense|fair|fair enough|noted|interesting|hm{1,20}|mm{1,20}|oh|ah|wow|right|whatever|meh|same|anyway|welp|well|so|and|um{1,20}|uh{1,20}|aha|gotcha|bet|word|true that|deal|good point|its (?:whatever|fine|nothing|ok|okay)|nevermind|never mind|nvm|forget it|doesnt matter|it doesnt matter|im fine|i am fine|im ok|i am ok|i am okay|i am good|not bad|so so)(?: (?:then|ok|okay|cool|thanks|lol|i see|enough|good|i guess|whatever|nice|got it))?) [.!] $/,
  ],
  [
    'unsure',
    /^ (?:i dont know|not sure|i am not sure|no idea|i have no idea|who knows|maybe|perhaps|dont know|depends|it depends|hard to say|hard to tell|cant say|possibly|i dont remember|i forgot|no clue|beats me|i dont really know|i honestly dont know)(?: (?:yet|really|lol|honestly|tbh|what to say|anymore|man|maybe|why|how|what i want|sorry|either)){0,2} [.!] $/,
  ],
  [
    'laugh',
    /^ (?:(?:jk|just kidding|kidding|lol{1,20}|lmao{1,20}|lmfao|rofl|(?:ha){2,9}h?|(?:he){2,9}|xd{1,20}|loll) ){1,4}[.!] $/,
  ],
  [
    'teaser',
    /^ (?:(?:hey|so|omg|and|ok|well|oh) )?(?:guess what|guess who|you know what|so get this|you wont believe (?:it|this|what happened)|i have news|big news|i need to tell you something|can i tell you something|i want to tell you something) [?.!] $/,
  ],
  [
    'test',
    /^ (?:test|testing|this is a test|just testing|test test|testing testing|test message|testing 123|test 123|ping|check)(?: 1 2 3| 123| test)? [.!?] $/,
  ],
]
