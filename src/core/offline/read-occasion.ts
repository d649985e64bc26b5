/** The kind of news in a message, by clear wording only; the first match wins, gravest first. */
export type Occasion =
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
  | 'mishap'
  | null

const GRAVE_WHO =
  'mother|father|mom|mum|mam|mama|mommy|dad|daddy|papa|parents?|brother|sister|son|daughter|wife|husband|partner|fiancee?|boyfriend|girlfriend|friend|best friend|baby|child|kid|dog|cat|puppy|kitten|pet|horse|bunny|rabbit|hamster|bird|parrot|grand\\w{2,8}|granny|gran|nan|nana|nanna|pop|pops|poppy|opa|oma|aunt|auntie|uncle|cousin|niece|nephew|roommate|neighbou?r|teacher|boss|coach|mentor|colleague|coworker|stepm\\w{2,4}|stepd\\w{2,4}|twin|stepfather'
const GRAVE: readonly RegExp[] = [
  new RegExp(
    ` (?:my|our) (?:[^ .?!]{1,60} ){0,3}(?:${GRAVE_WHO}) (?:[^ .?!]{1,60} ){0,4}(?:died|passed away|passed|is dead|was killed|is dying|killed (?:him|her)self|has (?:[^ ]{1,60} )?(?:cancer|dementia|alzheimers|leukemia)|got (?:cancer|diagnosed)|was diagnosed|is in (?:the )?(?:hospital|icu|hospice|a coma)|had a (?:stroke|heart attack)|is terminal) `,
  ),
  new RegExp(
    ` (?:lost|losing|buried|put down|put to sleep) (?:my|our) (?:[^ .?!]{1,60} ){0,2}(?:${GRAVE_WHO}) (?!in the|at the|today at)`,
  ),
  new RegExp(
    ` (?:had to put|had to have|put) (?:my|our) (?:[^ .?!]{1,60} ){0,2}(?:dog|cat|pet|horse|${GRAVE_WHO}) (?:down|to sleep) `,
  ),
  /(?:^| [.!?]| and| since| when| after) (?:mom|mum|mam|mama|dad|daddy|papa|grandma|grandpa|granny|gran|nan|nana) (?:just )?(?:died|passed(?: away)?|is dying|has cancer) /,
  / (?:widow(?:ed)? (?:last|this|since)|miscarriage|miscarried|stillborn|funeral|hospice|chemo|chemotherapy|terminal(?:ly)? ill|grieving|my grief|passed away|memorial service) | i (?:have|got|was diagnosed with|might have|may have) (?:[^ ]{1,60} )?(?:cancer|leukemia|a tumou?r|parkinsons|ms|hiv|als) | (?:its|it is|have) cancer | (?:he|she) (?:just )?(?:died|passed away) | since (?:he|she) died | (?:anniversary of|after) (?:my|his|her) (?:\w{2,12}s? )?(?:death|passing) /,
]
/** Things and people that die figuratively. */
const NOT_GRAVE =
  / (?:my|the|our) (?:[^ .?!]{1,60} ){0,2}(?:phone|battery|laptop|car|computer|screen|plant|plants|app|game|wifi|internet|tablet|watch|tv|printer|ipad|controller|engine|character|hero|protagonist|novel|story|book|basil|succulent|cactus|sourdough|starter|goldfish plant) (?:[^ .?!]{1,60} ){0,3}(?:died|is dead|is dying|passed) | (?:movie|film|novel|story|book|show|episode|series|game|season|character|protagonist|plot) | died laughing /

const LOSS =
  /^ (?:just |got |so |well ){0,9}fired (?!up)| (?:(?:got|been|was|am|were|getting|being|just|a[mn] getting) (?:just )?(?:fired|laid off|sacked|evicted|let go|made redundant|robbed|mugged|scammed|hacked|dumped|rejected|kicked out|expelled|suspended|bullied|cheated on|arrested|assaulted)|(?:evicting|kicking|throwing) (?:us|me)(?: out)?|fired (?:again|me|today)|laid (?:me )?off|lost (?:my|our|his|her) (?:job|house|home|apartment|savings|visa|scholarship|money|license)|(?:didnt|did not|dont) (?:get|pass|make) (?:the|my|into|in|it|a)(?! point| joke| reference| idea)|(?:failed|flunked|bombed|screwed up|messed up|blew) (?:my|the|an|another|a|it|this|math|chem|bio|algebra|again|out)|failing (?:my|school|math|all|every|two|out|class)|turned (?:me )?down|cheated on me|ghosted me|car (?:accident|crash)|crashed (?:my|the) car|house (?:burned|flooded)|broke my (?:leg|arm|wrist|ankle|foot|hip|collarbone|finger|nose|toe)|burned down|got rejected|been ghosted|got ghosted|stood me up|blocked me|in the hospital|to the er|bankrupt\w{0,3}|foreclos\w{1,4}|in debt|debt collect\w{2,4}|cant (?:pay|afford) (?:my|the|our)|overdrawn|repossessed|didnt get (?:it|in)) /
const BREAKUP =
  / (?<!since (?:the|my) |after (?:the|my) |before (?:the|my) )(?:broke up|break up|breaking up|broken up|split up|splitting up|breakup|divorc\w{1,5}|separated|separating|called off (?:the|our) (?:wedding|engagement)|(?:he|she|they|husband|wife|girlfriend|boyfriend|partner|fiance|fiancee) (?:just )?(?:left|dumped|is leaving) me(?! on read| alone| a | with| at| in| out| no)|dumped (?:him|her)|left (?:him|her|my (?:husband|wife|boyfriend|girlfriend))(?= [.!]| for | last | today| yesterday| because| after )|ended (?:things|it|my relationship)|moved out on me) /
const SELF_BLAME =
  / (?:i (?:am|feel|feel like|am just|am such|am so|look|look so|was|feel so|am really|am too)(?: (?:a|an|so|such|such a|like|like a|like an|the|total|complete|just|really|too|just a|such an|kind of|always|literally|the worst|this|pretty|a total|a complete|a bit)){0,3} (?:stupid|idiot|dumb|failure|loser|ugly|fat|worthless|useless|pathetic|disgusting|unlovable|weak|broken|mess|monster|burden|joke|disappointment|fraud|imposter|terrible|horrible|awful|bad) (?:person|mother|mom|mum|father|dad|friend|parent|wife|husband|partner|daughter|son|human|student|teacher|sister|brother|nurse|boss|manager|girlfriend|boyfriend|[.!?]|and|that|for|i|because|at|today|lately|right|all|sometimes)|i (?:hate|cant stand|despise) (?:myself|my (?:life|body|face|looks|job and my life))|(?:nobody|no one|noone) (?:likes|loves|cares|wants|needs|listens|understands|would)|(?:everyone|everybody|they all) (?:hates?|forgot|forgets|leaves?|laughs?|ignores?|left|hate) (?:me|at me|about me|in the end)?|not good enough|never good enough|whats wrong with me|what is wrong with me|i am (?:just |really |maybe )?not (?:that |so |very |really |even )?(?:interesting|pretty|attractive|smart|lovable|special)|i (?:suck|ruin|ruined|always ruin|mess up) (?:at )?(?:everything|it all|life|again)?|its all my fault|i deserve (?:it|this|to)|my life (?:is (?:a mess|over|a joke|shit|terrible|horrible|awful|pointless|falling apart)|sucks)) /

const WORN =
  'sad|depressed|miserable|heartbroken|hopeless|devastated|lonely|alone|scared|terrified|afraid|anxious|nervous|worried|stressed|overwhelmed|exhausted|burnt|burned|burnout|drained|upset|ashamed|guilty|embarrassed|humiliated|disappointed|numb|homesick|jealous|hurt|panicking|freaking|struggling|crying|desperate|tired|tense|insecure|unhappy|swamped|frazzled'
export const DISTRESS: readonly RegExp[] = [
  new RegExp(
    ` (?:am|feel|feeling|felt|been|is|are|was|so|really|very|super|got|getting|pretty|im)(?: (?:so|really|very|super|just|kind|of|sort|a|bit|little|too|all|like|pretty|quite|extremely|honestly|feeling|still|also|always|constantly|completely|totally|absolutely|more|fucking|freaking|that|such|about|lot|incredibly)){0,4} (?:${WORN}) `,
  ),
  new RegExp(`^ (?:just |so |feeling |kind of |still |really |very ){0,9}(?:${WORN}) `),
  new RegExp(` (?:just|but|also|still|kind of) (?:so |really )?(?:${WORN}) [.!] `),
  /^ (?:(?:fml|ugh{1,20}|argh{1,20}|grr{1,20}|sigh|damn|damn it|dammit|ffs|smh|oof|fuck|shit|crap|fuck this|fuck my life|why me|im done|i am done|i cant|not ok|not okay|not good) ){1,2}[.!] $/,
  / (?:cant (?:sleep|stop crying|cope|do this|take (?:it|this)|handle|stop worrying|concentrate|focus|get out of bed|anymore)|couldnt sleep|havent slept|didnt sleep|cried|crying|in tears|panic attacks?|anxiety|nightmares?|insomnia|breakdown|falling apart|freaking out|stress(?:ing|es|ful)?|burnout|i miss (?:him|her|them|my|home)|no friends|hurts so|too much for me|worst (?:day|week|year|month|night)|bad (?:day|week|night|month|news)|rough (?:day|week|night|month)|hard (?:day|week|time)|awful (?:day|week)|terrible (?:day|week)|horrible (?:day|week)|shitty (?:day|week)|long (?:and hard|awful) day|(?:not|hardly|barely) (?:feeling|doing) (?:so |too |very |really )?(?:great|good|well|ok|okay|fine)|relapsed|(?:get|be) (?:fired|laid off|sacked|evicted|dumped)|lose (?:my|our) (?:job|house|home|apartment)|(?:nobody|no one|noone) (?:remembered|came|showed up|called|invited|asked|noticed|texted)|losing (?:my mind|it)|makes? me (?:so |really |feel )?(?:sad|cry|anxious|nervous|scared|worried|lonely|terrible|awful)|(?:it|that|this|today|date|dinner|meeting|interview|everything|party|exam|lesson) (?:was|is|were) (?:so |really |just |pretty |absolutely |a ){0,9}(?:awful|terrible|horrible|disaster|nightmare|the worst|brutal)|slept (?:badly|terribly|like shit)|feel (?:like (?:shit|crap|garbage)|awful|terrible|horrible|bad|sick about|so bad|really bad|weird about)|went (?:badly|terribly|horribly|awful|terrible|bad|so bad)|dread(?:ing)?|giving up|want to give up|so done|fml|kms|no energy|hate my (?:life|job|body)|hate everything(?: i)?|(?:nobody|no one|noone) (?:reads|watches|listens to|buys|replies to|answers) my|hate (?:school|it here)|being bullied|bully\w{0,4}|bullied|dying inside) /,
]
const PAIN =
  / (?:migraines?|headaches?|toothache|stomach ?ache|backache|back (?:is killing|hurts|pain|went out)|(?:legs?|arms?|back|knees?|feet|neck|shoulders?|muscles|abs|everything) (?:is|are) (?:so |really |super |killing |still )?(?:sore|me|hurting|aching|stiff)|my (?:\w{1,12} ){0,2}(?:hurts?|aches?|is killing me|is sore|is swollen)|(?:have|got|caught|with) (?:a |the |another |this )?(?:cold|flu|covid|fever|stomach bug|sore throat|infection|uti|hangover|cramps|cramp)|period cramps|(?:i|am|been|keep) (?:throwing up|threw up)|nauseous|nausea|hungover|food poisoning|am (?:so |really |kind of |a bit )?sick|feel (?:so |really )?sick|in (?:so much |a lot of |constant )?pain|sprained|pulled (?:a|my)) (?!of (?:it|this|him|her|my|being|the|all|work|doing|people|hearing)|about )| (?:kid|kids|son|daughter|baby|toddler|wife|husband|partner|mom|mum|dad|cat|dog|boyfriend|girlfriend) (?:is|are|got) (?:so |really |very )?(?:sick|ill|unwell) /
const ANGER =
  / (?:(?:am|so|really|fucking|pretty|still|makes me|made me|got|get) (?:so |really |very |super |fucking |pretty |still |just )?(?:angry|furious|mad|pissed|pissed off|livid|annoyed|irritated|fed up|frustrated|raging|sick of|outraged|fuming)|pisses me off|pissed off|drives me (?:crazy|mad|nuts|insane)|driving me (?:crazy|mad|nuts|insane|up the wall)|cant stand (?:him|her|them|my|it|this|people)|i hate (?:him|her|them|my|when|how|people)|so (?:unfair|annoying|rude|frustrating|infuriating)|not fair|unfair|infuriating|how dare|sick of (?:this|it|him|her|my|being|people|the|all)|had it with|(?:fucking|fuckin) (?:boss|idiot|asshole|landlord|ex|job)|i cant with (?:him|her|my|this|them|people)|what a (?:jerk|dick|asshole)|wtf is wrong with|(?:wanna|want to|could|going to) (?:punch|scream|slap|strangle)) /

const ACHIEVEMENT =
  /^ (?:just |finally |omg |yay |guess who ){0,9}(?:paid off (?:my|the|all)|passed my|passed the|finished my (?:thesis|degree|book|novel|exams|finals|first|marathon|dissertation|phd)|sold my first|ran my first|quit smoking|beat my|hit my (?:goal|target)|graduated|got (?:promoted|accepted|hired|engaged|the job|my license|my degree)|won (?:my|the|a|our|first|second|third)) | (?:i (?:just |finally |actually |even |officially |really |totally )?(?:sold my first|got (?:shortlisted|picked|selected|chosen|in [.!]|[abc][12] )|passed (?:my|the|all|it|math|chem|with|[.!])|aced|won|nailed|graduated|got (?:promoted|accepted|hired|into (?!a |an |it |trouble|the |another|some|bed|my )[^ ]{1,60}|engaged|the (?:job|role|part|raise|promotion|scholarship|offer|internship|position|gig|house|flat|apartment|loan|grant|visa|all clear|lead)|a (?:raise|promotion|job(?: offer)?|offer|scholarship|new job|medal|bonus|distinction|first)|an? [abc]\+?|my (?:degree|license|licence|diploma|first|driving|black belt|visa|green card|dream job|results|certificate))|finished (?:my (?:thesis|degree|book|novel|exams|finals|course|essay|project|paper|dissertation|first|marathon|studies|training|manuscript|draft|phd|masters|report|assignment|apprenticeship)|first|writing my)|completed my|ran (?:my first|\d{1,9} ?(?:k|km|miles?)|a (?:marathon|half|5k|10k))|published my|paid off (?:my|the|all)|beat my (?:pb|pr|personal|record|best|time)|hit my (?:goal|target)|made the team|quit smoking|landed (?:a|the|my) (?:job|role|gig|client|interview|internship|first)|have been (?:promoted|accepted)|was (?:promoted|accepted|hired)|am (?:promoted|hired|engaged|accepted)|have (?:passed|won))|got promoted|got shortlisted|got the job|new (?:pb|pr|personal best) [.!]|got accepted|passed my|passed the|we won|i got in|they hired me|they (?:offered|gave) me the (?:job|role|position)|(?:she|he|they) said yes|i did it [.!]|^ (?:ok |okay |yes |omg ){0,9}did it [.!]|(?:days|months|weeks|year|years) (?:sober|clean|smoke free)|sober (?:for )?\d{1,9}) /
const GLAD =
  / (?:(?:its|it is|today is) my (?:\w{4,5} )?birthday(?: today)? [.!]|i turned \d{1,9} (?:yesterday|today|this|last|on)|(?:am|feel|feeling|was|so|really|very|super) (?:so |really |very |super |just |feeling |pretty |absolutely )?(?:happy|excited|thrilled|proud|relieved|delighted|over the moon|pumped|stoked|grateful|hyped|ecstatic)|cant wait|best (?:day|week|news) (?:ever|in|of)|(?:good|great|amazing|happy|exciting|big) news|yay|yayy{1,20}|woohoo|woo|went (?:so |really |very |super |pretty )?(?:well|great|good|amazing|better)|had (?:so much |such a |a )?(?:great|good|lovely|amazing|wonderful|fun|nice)|i am in love|so much fun|made my day|i love (?:it|my new)|feel (?:great|amazing|better|good)) | (?:was|were|felt|feels|went|turned out|tasted|came out) (?:actually |really |so |very |pretty |just |super |honestly ){0,2}(?:good|great|lovely|amazing|wonderful|awesome|beautiful|delicious|perfect|brilliant|nice) /
/** Cancels bad or good news: denied, asked, wished for, or still to come. */
const UNSURE_JOY =
  / (?:not|dont|didnt|doesnt|isnt|wasnt|never|havent|hasnt|cant|couldnt|wont|aint|no one|nobody|if|hope|hoping|i guess|wish|would|almost|nearly|but|though|however|except|unfortunately|sadly|should|supposed|pretend|until|before|used to|lol jk|jk|only|worst|might|maybe|what if|when will|trying) /
const SERIOUS =
  / (?:biopsy|surgery|operation on|mri|(?:test|scan|blood|lab) results|tumou?r|a lump|lump in|court (?:date|hearing)|prison|jail|rehab|custody|eviction notice|social services|cps|probation|restraining order|lawsuit|stroke|heart attack|dementia|alzheimers|parkinsons|chemo|dialysis|(?:kidney|liver|heart) (?:failure|disease)|leukemia|seizures?|transplant|intensive care|premature) /
const WELL_OVER = / (?:benign|all clear|cancer free|in remission|came back (?:clear|negative|fine|clean)) /
const feelsBad = (plain: string): boolean => DISTRESS.some((pattern) => pattern.test(plain))
const SAD_WORD =
  / (?:sad|hurt|scared|worried|anxious|nervous|guilty|alone|lonely|miss|awful|terrible|horrible|bad|hate|crying|cried|died|sick|tired|exhausted|lost|failed|fired|afraid|stress|stressed|depressed|empty|angry|ashamed|terrified|broke|pain|worse|worst|ugh|unfair|annoyed|terrified|jealous|cheated|dumped|debt) /
const GOOD_WORD =
  / (?:happy|excited|glad|proud|relieved|grateful|thrilled|good news|passed|won|promoted|promotion|engaged|got the job) /

const IRONIC =
  /^ (?:(?:well|oh|ah|ok|so|and|wow|omg|ugh|lol|yeah|yay|haha) ){0,2}(?:(?:oh|well|isnt that) )?(?:(?:just|thats just|thats|how|absolutely|simply|really|so|fucking) )?(?:great|wonderful|perfect|fantastic|awesome|lovely|brilliant|amazing|fabulous|nice|super|terrific|marvellous|marvelous|splendid|peachy)(?: job| going)?(?: (?:just|so|now|another|more|again|my|the|i|he|she|they|its|we|thanks|fired|a|because|guess)\b| [.!,])| (?:just|oh) (?:great|wonderful|perfect|fantastic|awesome|lovely|brilliant|peachy|what i needed|my luck) | yay (?:me|for me|another|more) | lucky me | (?:thanks|thank you) (?:a lot )?(?:universe|life|god for|mom for nothing) | what (?:a )?(?:joy|fun|luck|great (?:start|timing)|wonderful (?:start|timing|way)|lovely (?:start|way)) | yeah right | as if | love that for me | living the dream | (?:so|real|how) (?:nice|kind|generous|thoughtful) of (?:him|her|them|my) | couldnt be (?:better|happier) (?:lol|not) | exactly what i needed | story of my life | of course (?:he|she|it|they|my|the) | woohoo another | best day ever not /
/** What makes positive words ironic. */
const BAD_TURN =
  / (?:another|again|more (?:work|bills|homework|rain|snow|meetings|overtime|stress|drama|problems)|now (?:i|my|the|he|she|it|they|we)|broke|broken|broken down|fired|late|sick|cancelled|canceled|failed|migraine|headache|ruined|lost|stolen|died|dead|hurts|rain|raining|traffic|bill|bills|debt|ticket|fine|flat tire|flooded|leak|leaking|crashed|cold|flu|dumped|stuck|monday|overtime|homework|forgot|rejected|rejection|ghosted|delayed|wrong|stopped|ignored|yelled|angry|mad|not|cant|wont|didnt|doesnt|dont|no|without|worse|pain|exam|mess|spilled|missed|needed|luck|life|thanks|job|burnt|burned|puked|throwing up|threw up|screaming|crying|woke|vomit) /

/** `Biscuit died this morning`: a name, at the start of a clause. */
const NAMED_DEATH =
  /(?:^|[.!?,;\n] ?|\b(?:[Aa]nd|[Bb]ut|[Ss]o|[Bb]ecause|[Ss]ince) )(?!(?:My|Our|The|It|This|That|He|She|They|We|I|Everyone|Everything|Everybody|Nobody|Something|Someone|Almost)\b)\p{Lu}\p{Ll}{1,20} (?:has |just |suddenly ){0,2}(?:died|passed away|is dead|is dying)(?! (?:again|laughing|out|down|on me))(?!\p{L})/u

/** `text` is as typed, `plain` as normalised by plainOf. */
export const isGrave = (text: string, plain: string): boolean =>
  (GRAVE.some((pattern) => pattern.test(plain)) || NAMED_DEATH.test(text)) && !NOT_GRAVE.test(plain)

const ALWAYS_IRONIC =
  / (?:yeah right|lucky me|love that for me|living the dream|yay me|just great|just perfect|just wonderful|(?:great|well|good|fun|awesome|smart|nice|happy|amazing) not [.!]|sure because|because that always (?:works|helps)) /
const isIronic = (text: string, plain: string): boolean =>
  text.includes('🙄') || ALWAYS_IRONIC.test(plain) || (IRONIC.test(plain) && BAD_TURN.test(plain))

/** `text` is as typed, `plain` as normalised by plainOf. */
export function occasionOf(text: string, plain: string): Occasion {
  if (isGrave(text, plain)) return 'grave'
  if (SELF_BLAME.test(plain)) return 'self_blame'
  if (BREAKUP.test(plain)) return 'breakup'
  if (LOSS.test(plain)) return 'loss'
  if (isIronic(text, plain)) return 'ironic'
  return SERIOUS.test(plain) && !WELL_OVER.test(plain) && !NOT_GRAVE.test(plain) ? 'serious' : lighterMood(text, plain)
}

const MISHAP =
  / (?:threw up on|bit (?:me|my)|stung me|(?:my|the|our) (?:[^ .?!]{1,60} ){1,3}(?:broke(?! up)|cracked|crashed|died|leaks?|leaked|is leaking|flooded|exploded|burned|burnt|melted|shattered|ripped|got stolen|was stolen|stopped working|wont (?:start|turn on|open)|is broken|is dead|got cancelled|got canceled|was cancelled|was canceled)|broke my (?!heart)|(?:lost|forgot|dropped|locked|left) my (?:[^ .?!]{1,60} )?(?:keys?|wallet|phone|bag|purse|passport|ticket|glasses|umbrella|laptop|headphones|card|lunch)|(?:missed|late for) (?:my|the) (?:bus|train|flight|alarm|stop|appointment)|spilled|spilt|flat tire|flat tyre|took credit|power (?:is out|cut|outage)|got a (?:speeding |parking )?(?:ticket|fine)|locked out|burned (?:the|my) (?:dinner|toast|cake|food)|burnt (?:the|my) (?:dinner|toast|cake|food)) /
const SAD_MARK = /(?:^|\s)(?::\(|:'\(|:-\(|=\()|😢|😞|😔|💔|☹|🙁|😟|😥|🥺/u
const LAUGHS = / (?:lol|lmao|haha|hahaha|jk|just kidding) |😂|🤣/u

export const isSadMarked = (text: string, plain: string): boolean =>
  SAD_MARK.test(text) && !LAUGHS.test(`${plain}${text}`)

function lighterMood(text: string, plain: string): Occasion {
  const occasion = wordOccasion(plain)
  // Positive words in quotation marks are quoted, or not meant.
  if (occasion === 'glad' && /["“]\w+["”]/.test(text)) return null
  if (occasion !== null || plain.includes(' ? ')) return occasion
  if (isSadMarked(text, plain) && !MISHAP.test(plain)) return 'distress'
  return MISHAP.test(plain) &&
    !/ (?:character|protagonist|story|almost|nearly|could have|dont|didnt|never|if) /.test(plain)
    ? 'mishap'
    : null
}

/** Distress that is someone else's, told with a laugh, or denied. */
const isLightly = (plain: string): boolean =>
  OTHERS.test(plain) || NOT_SO.test(plain) || (LAUGHS.test(plain) && !/ i (?:am|feel|cant|hate) /.test(plain))

function joyIn(plain: string): 'achievement' | 'glad' | null {
  if (ACHIEVEMENT.test(plain)) return 'achievement'
  return GLAD.test(plain) || WELL_OVER.test(plain) ? 'glad' : null
}

function badIn(plain: string): 'pain' | 'anger' | 'distress' | null {
  if (PAIN.test(plain)) return 'pain'
  if (ANGER.test(plain)) return 'anger'
  return feelsBad(plain) ? 'distress' : null
}

function wordOccasion(plain: string): Occasion {
  const joy = joyIn(plain)
  const isGood = joy !== null || GOOD_WORD.test(plain)
  const bad = badIn(plain)
  if (isGood && (bad !== null || SAD_WORD.test(plain))) return 'mixed'
  if (bad !== null) return bad === 'distress' && isLightly(plain) ? null : bad
  return joy && !UNSURE_JOY.test(plain) && !plain.includes(' ? ') ? joy : null
}

/** Feelings of people in general. */
const OTHERS =
  / (?:everyone|everybody|people|they|he|she) (?:is|are|was|were) (?:so |really |all |very )?(?:scared|afraid|terrified|nervous|jealous|stressed|tired|worried|upset) /
const NOT_SO =
  / (?:not|never|isnt|arent|wasnt|dont feel|no longer|arent) (?:\w{1,40} ){0,2}(?:sad|depressed|lonely|alone|scared|afraid|anxious|nervous|worried|stressed|upset|tired|hurt|mad|angry|ashamed|jealous|lost|down|hopeless) | (?:less|no more) (?:\w{1,40} )?(?:sad|anxious|stressed|worried|scared|nervous|tired|lonely) /

const CLOSE =
  / (?:mom|mother|mum|dad|father|parents|friend|friends|boyfriend|girlfriend|husband|wife|partner|ex|son|daughter|kid|kids|child|children|baby|family|brother|sister|grand\w{2,8}|therapist|doctor|hospital|surgery|dog|cat|pregnant|he|she|him|her|they|them) /
const DENIED =
  / (?:not|never|no|dont|didnt|doesnt|isnt|wasnt|arent|cant|couldnt|wont|wouldnt|havent|hasnt|anymore|alone|without|lost|late|again|still|nobody|nothing|only|worse|hate|forgot|missed|broke|died|ran out|skipped|evict\w{0,4}|debt|police|lawyer|court|fired|sick|hurts?|pain|lie|lied|lying|cheat\w{0,3}|terrible|awful|bad|wrong|worst|ugly|annoying|fight|fat|weight|period|sad|scared) /

/** About people close to the person, or about something that is wrong: no place for a playful question. */
export const isTender = (plain: string): boolean => CLOSE.test(plain) || DENIED.test(plain)

const ENERGY = /!!|!\s*$|🎉|🥳|💪|😍|🤩|🙌|🔥/u
const ENERGY_WORDS = / (?:omg|yay|wow|woohoo|guess what) /
/** Whether it sounds energetic, without anything bad or a question. */
export const isExcited = (text: string, plain: string): boolean =>
  (ENERGY.test(text) || ENERGY_WORDS.test(plain)) &&
  !plain.includes(' but ') &&
  !DENIED.test(plain) &&
  !SAD_WORD.test(plain) &&
  !plain.includes(' ? ')
