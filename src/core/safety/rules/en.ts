import type { RuleSet } from '../rule-set.ts'
import { GROOMING } from './grooming.ts'
import { MEDICAL } from './medical.ts'
import { MINOR } from './minor.ts'
import { PLAIN_DANGERS } from './plain-dangers.ts'
import { PLAINLY_HARMLESS } from './plainly-harmless.ts'
import { THREATS } from './threats.ts'

export const EN: RuleSet = {
  language: 'en',
  commonWords:
    'the and is i you to of it my in that for on me was with not have do what how this hello yes no are am can a at be but so just like want going feel from all about been when they he she his her him we our will would out up has had get got if or as by an too really never myself life die friend wish wanna im dont cant ive someone night day nobody why right now tonight more because then than anymore help',
  shortForms: {
    im: 'i am',
    ima: 'i am going to',
    imma: 'i am going to',
    ive: 'i have',
    id: 'i would',
    ill: 'i will',
    hes: 'he is',
    shes: 'she is',
    theyre: 'they are',
    theyd: 'they would',
    theyll: 'they will',
    shed: 'she would',
    hed: 'he would',
    shell: 'she will',
    hell: 'he will',
    wed: 'we would',
    youre: 'you are',
    youd: 'you would',
    youll: 'you will',
    youve: 'you have',
    itd: 'it would',
    itll: 'it will',
    its: 'it is',
    thats: 'that is',
    whats: 'what is',
    theres: 'there is',
    wheres: 'where is',
    lifes: 'life is',
    dont: 'do not',
    dnt: 'do not',
    doesnt: 'does not',
    didnt: 'did not',
    cant: 'can not',
    cannot: 'can not',
    cnt: 'can not',
    couldnt: 'could not',
    wont: 'will not',
    wouldnt: 'would not',
    shouldnt: 'should not',
    isnt: 'is not',
    arent: 'are not',
    aint: 'is not',
    wasnt: 'was not',
    werent: 'were not',
    havent: 'have not',
    hasnt: 'has not',
    hadnt: 'had not',
    wanna: 'want to',
    gonna: 'going to',
    gunna: 'going to',
    gona: 'going to',
    finna: 'going to',
    tryna: 'trying to',
    gotta: 'have to',
    hafta: 'have to',
    coulda: 'could have',
    shoulda: 'should have',
    u: 'you',
    ur: 'your',
    r: 'are',
    abt: 'about',
    bout: 'about',
    bc: 'because',
    cuz: 'because',
    cos: 'because',
    coz: 'because',
    rn: 'right now',
    tn: 'tonight',
    '2nite': 'tonight',
    '2night': 'tonight',
    tonite: 'tonight',
    '2day': 'today',
    nite: 'night',
    tmrw: 'tomorrow',
    tmr: 'tomorrow',
    tmw: 'tomorrow',
    tomorow: 'tomorrow',
    '2morrow': 'tomorrow',
    '4ever': 'forever',
    w: 'with',
    wo: 'without',
    n: 'and',
    nd: 'and',
    nobodys: 'nobody is',
    noones: 'nobody is',
    noone: 'nobody',
    bf: 'boyfriend',
    gf: 'girlfriend',
    anymo: 'anymore',
    nomore: 'anymore',
    kil: 'kill',
    kll: 'kill',
    kiling: 'killing',
    hitin: 'hitting',
    killin: 'killing',
    kiill: 'kill',
    cuting: 'cutting',
    cuttin: 'cutting',
    diee: 'die',
    dyin: 'dying',
    wnt: 'want',
    wan: 'want',
    wana: 'want to',
    wnna: 'want to',
    lyf: 'life',
    lief: 'life',
    liv: 'live',
    livin: 'living',
    pilz: 'pills',
    pilss: 'pills',
    slf: 'self',
    suiside: 'suicide',
    suicid: 'suicide',
    siucide: 'suicide',
    suicde: 'suicide',
    suicidle: 'suicidal',
    suicidel: 'suicidal',
    siucidal: 'suicidal',
    mysel: 'myself',
    mself: 'myself',
    meself: 'myself',
    rlly: 'really',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    ppl: 'people',
    sum1: 'someone',
    some1: 'someone',
    any1: 'anyone',
    no1: 'nobody',
    hv: 'have',
    bday: 'birthday',
    oded: 'overdosed',
    '0verd0sed': 'overdosed',
    ods: 'overdoses',
    kms: 'kill myself',
    kys: 'kill yourself',
    kmself: 'kill myself',
    unaliving: 'unalive',
    unalived: 'unalive',
    unaliv: 'unalive',
  },
  keyWords:
    'suicide suicidal suicides myself killing wanted living alive anymore anyone nobody nothing everything without better burden worthless goodbye forever disappear overdose overdosed overdosing swallowed pills tablets sleeping cutting harming selfharm razor blade bleeding wrists thighs hanging drowning jumping bridge tonight tomorrow ending suffering pointless hopeless husband boyfriend girlfriend stepdad stepfather father mother beats choked strangled raped assaulted abused abusive threatened scared purging purged laxatives anorexia anorexic bulimia bulimic calories starving paracetamol tylenol ibuprofen antidepressants friend brother sister daughter herself himself themselves unalive sewerslide',
  otherWords:
    'wanted wanting giving loving moving diving driving lining leaving olive alike alice anyone nobody hills bills fills mills wills pile piles pulls pile polls pill tables tablet cabinets sleeping sleepy steeping weeping keeping creeping sweeping putting cutting counting casting butting nutting gutting harming farming warming charming arming blades glade blame black blaze bleeding breeding feeding reading heading leading wrist thigh hanging banging ranging handing changing landing drowning browning crowning frowning jumping bumping pumping dumping bridge fridge bridges bride tonight tonights sending bending lending mending vending pending spending tending feather farther gather lather rather bather fathers mother mothers another bother smother brother broths other bears boats beasts beads beaks beat beans beets heats seats meats choked joked chokes smoked stoked poked raped rapid taped aped reaped roped draped scraped shaped raped scared shared scarred stared cared scored scares sacred spared snared purging purring surging urging merging starving staring starring carving friend friends fiend trend brother brothers sister sisters blister resister daughter daughters laughter himself itself anymore razors better letter bitter butter wetter netter setter bettor getter bettered burden burdens garden forever however whoever without within willing filling billing milling pilling tilling chilling skilling spilling drilling grilling kicking sunken alive arrive olives sister mister twister nothing noting anything something everything',
  classes: {
    // Wants, plans and thoughts, followed by their object.
    DESIRE:
      'want|wanted|wanting|wunt|need|needing|wish|wishing|wished|hope|hoping|pray|praying|ready|going|about to|plan|planning|planned|decided|deciding|try|trying|tried|tempted|prepared|deserve|deserves|rather|should|prefer|gotta|love|like|let me|make me|help me|begging|beg|considering|contemplating|imagining|imagine|picturing|think|thinking|thought|thoughts|dream|dreaming|fantasize|fantasizing|fantasies|obsessed|obsessing|idea|urge|urges|craving|feel like|feeling like|felt like|feels like|determined|supposed|might|intend|promised|willing|dying|wait|courage|guts|tired of waiting|easier|better|best|happier|relief|peaceful',
    KILL: 'kill killing killed off offing offed unalive hang hanging hanged hung shoot shooting shot drown drowning drowned murder murdering poison poisoning suffocate suffocating strangle stab stabbing gas electrocute sacrifice destroy end ending',
    MYSELF: 'myself|my self|me self|my own self',
    BEGONE:
      'die|dying|dye $|be dead|being dead|be gone|be done living|be no more|be nothing|stop existing|stop living|stop being alive|stop breathing|not exist|no longer exist|not existing|cease to exist|not be alive|not be here anymore|not be anymore|not being alive|not being here|never wake up|not wake up|sleep forever|sleep and never|pass away|join the dead|meet my maker|end it all|end it tonight|end it now|end it today|end it for good|end everything|end things for good|end things for real|end it $|do it tonight|disappear forever|disappear from this world|vanish forever|leave this world|leave this earth|leave this life|leave the world|leave this planet|exit this world|exit life|suicide|kms|overdose|overdosing|od|be with god|go to heaven|bleed out|flatline',
    STILL:
      'anymore|any more|any longer|no more|much longer|another day|for long|ever again|like this|this way|tomorrow|at all|in this world|in this body|on this earth|on this planet|with this|with myself',
    LIVING:
      'alive|exist|existing|living|live|breathe|breathing|survive|surviving|wake up|waking up|be here|being here|be around|being around|go on|going on|keep going|carry on|continue|stay|stay alive|keep living|keep fighting|hold on|hang on|make it|be in this world|be on this earth|grow old|be a person|be human|see tomorrow|be me|be part of this world|face another day|face tomorrow|get up|get through|cope|fight',
    NEVER: 'not|never|no longer|nor',
    PERSON:
      'friend friends bestie mate buddy mom mum mother mommy mama dad father daddy papa parents son daughter kid child children brother bro sister sis sibling cousin uncle aunt auntie niece nephew grandson granddaughter grandpa grandfather grandma grandmother grandad gran nan husband wife hubby spouse partner fiance fiancee boyfriend girlfriend ex roommate flatmate housemate neighbor neighbour colleague coworker boss student teacher classmate pupil crush someone somebody guy girl boy man woman person lady teen teenager lad bff stepdad stepmom stepson stepdaughter stepbrother stepsister he she they baby newborn toddler infant',
    CLOSE:
      'friend friends bestie mate buddy mom mum mother dad father son daughter kid child brother sister sibling cousin uncle aunt niece nephew grandson granddaughter grandpa grandfather grandma grandmother husband wife spouse partner fiance fiancee boyfriend girlfriend ex roommate flatmate housemate neighbor neighbour colleague coworker student classmate pupil teacher someone somebody bff',
    THEMSELF:
      'himself|herself|themselves|themself|theirself|theirselves|him self|her self|them self|their self|hisself|yourself',
    PERP: 'he she they husband wife hubby boyfriend girlfriend partner fiance fiancee ex dad father mom mum mother stepdad stepfather stepmom stepmother stepbrother brother sister uncle aunt cousin grandpa grandfather son daughter parents boss roommate flatmate neighbor neighbour teacher coach caregiver carer nurse pimp man guy someone somebody boy landlord priest pastor tutor doctor therapist babysitter stalker family bf gf',
    HURTS:
      'hit hits hitting beat beats beating slap slaps slapped slapping punch punches punched punching kick kicks kicked kicking choke chokes choked choking strangle strangles strangled strangling smack smacks smacked smacking stab stabs stabbed stabbing whip whips whipped rape rapes raped raping molest molests molested molesting assault assaults assaulted abuse abuses abused abusing threaten threatens threatened threatening batters battered suffocated suffocates groped gropes grope groping bashes bashed stalk stalks stalked stalking torture tortures tortured attack attacks attacked attacking spanks whacks whacked headbutted burns burned burnt bites bit scratches shove shoves shoved shoving push pushes pushed pushing grabs grabbed drags dragged pinned pins slammed slams hurt hurts hurting terrorizes',
    BODY: 'arm arms wrist wrists leg legs thigh thighs skin stomach hips veins forearm forearms belly ankle ankles chest face hand hands body',
    DRUG: 'pill pills tablet tablets med meds medication medications medicine medicines drugs tylenol paracetamol paracetamols acetaminophen ibuprofen ibuprofens advil aspirin aspirins benadryl xanax xans xan valium ambien melatonin oxycodone oxy percs percocet morphine fentanyl opioids painkiller painkillers antidepressants antidepressant prozac zoloft lithium insulin seroquel codeine tramadol benzos sedatives sleepers capsules nytol panadol prescription prescriptions adderall lexapro trazodone',
    CONTAINER:
      'bottle box pack packet strip blister stash cabinet supply prescription jar lot bag container bottles boxes packs packets refill',
    TOOK: 'took taken take taking swallowed swallow swallowing downed popped ingested chugged gulped had eaten ate drank drunk inhaled',
    MANY: 'too many|so many|a bunch|a load|loads|a lot|lots|tons|a ton|a handful|handfuls|handful|a bottle|all|the whole|a whole|my whole|whole|entire|the entire|an entire|my entire|every|dozens|dozen|a fistful|way too many|too much|way too much|the rest|a shitload|a ton|about ##|like ##|over ##|##|twenty|thirty|forty|fifty|sixty|eighty|hundred|a full|double|triple|multiple|a month worth|way more|more than|half a bottle',
    POISON:
      'bleach antifreeze poison detergent disinfectant acid pesticide turpentine lysol ammonia drano weedkiller sanitizer peroxide gasoline petrol cleaner',
    WEAPON: 'gun rifle pistol shotgun revolver handgun glock firearm noose',
    HIGH: 'bridge ledge edge cliff railing overpass roof rooftop balcony building tower window viaduct',
    TRACKS: 'train trains tracks traffic bus truck lorry car subway metro tram railway rails',
    DAYS: 'day days week weeks',
    SOON: 'tonight|today|tomorrow|right now|now|soon|this weekend|this week|on friday|on monday|this evening|after this|when i get home',
  },
  openers:
    'and but so because or then just also well um uh like honestly ok okay yes no please that if when after since omg lol today yesterday maybe sometimes now actually literally idk haha hey hi hello sorry tbh fr basically yeah yea nah while until cause think guess feel feels says said say tells told saying anyway plus still again i who whether which',
  closers:
    'lol tbh honestly please man bro dude haha idk though tho and but so because if when or fr ngl rn now today anyway sorry right ok okay yeah emojilaugh lmao i everyone all sir maam tonight then since',
  signals: [
    MEDICAL.en,
    GROOMING.en,
    THREATS.en.signal,
    ...PLAIN_DANGERS.en,
    {
      concern: 'suicide',
      family: 'intent',
      weight: 3,
      sure: true,
      patterns: `
        KILL MYSELF
        (kill|shoot|end|finish) my (self|own self)
        (delete|deleting|remove|erase|erasing) MYSELF from (this|the|life|existence|earth|planet|world)
        (want|going|wanted|about|ready) to (delete|erase) MYSELF
        (end|ending|ended|take|taking|took|finish|finishing|finished|terminate|terminating|quit|quitting) my own? (life|existence|suffering|misery|pain|story|days)
        (end|ending|finish|finishing|finished|stop|leave|leaving|quit|quitting|exit|exiting|escape) this (life|existence|world|earth|planet|hell)
        my (life|existence) to (end|be over|stop)
        DESIRE (to|of|on|about|that|in|for|with|where)? ..2 BEGONE
        i DESIRE ..4 (die|be dead|suicide)
        (end|ending|ended) it all
        ^ (ending|end) (it|things|everything) (tonight|now|today|tomorrow|soon|for good|this week|this weekend)
        about ending (things|it|everything)
        (about|of) unalive
        (do|would|will|can|could|did|does|am|was|is|have) NEVER ..2 (want|wanted|wanting|wish|plan|planning|intend|care|deserve|desire|expect|expecting|need|like|feel like|supposed|meant) ..3 (alive|exist|existing|go on living|keep living|living|live)
        NEVER (even|really|just|actually)? (want|wanted|wanting|wish|plan|planning|deserve|desire) (to|for|on|a)? ..2 (live|be alive|exist|life|living|wake up|being alive|survive)
        (no|without|lost|lose|zero|little|any) (will|desire|wish|strength|motivation|energy|interest|reason|urge) (left)? (to|for|in) (live|living|life|be alive|exist|survive|staying alive)
        (pretend|pretending|act|acting|acts) ..3 (want|enjoy|love|like) ..2 (alive|live|living|life)
        wish i (was|were|am|be|could be|would be|had been) (dead|gone|never born|not born|not alive|not here|in a coma|under the ground|in the ground)
        wish i (was|were|had) (never|not) (been)? born
        wish i (could|would|can) ..2 (die|disappear|vanish|cease|stop existing|not exist|never wake|not wake|sleep forever|fall asleep|just stop|fade)
        wish ..3 (would|could) ..2 (kill|hit|shoot|take|run over|end|crash|crush) me
        (wish|hope|hoping|pray|praying|want|wanted) ..5 (would not|not|never|do not|dont|without) ..1 (wake up|waking up|wake)
        (hope|hoping|pray|praying|wish|wishing|god|lord|please) ..5 (i die|me die|i dies|kills me|kill me|takes me|take me|i get hit|i get cancer|cancer takes|death comes|heart stops|dies in my sleep)
        (someone|somebody|anyone|anybody|please|god|just) ..1 (kill|shoot|murder) me
        (better|rather|happier|easier) off? ..1 (dead|in a grave|in the ground|in a coffin|six feet under)
        (dead|death|dying|gone|grave|coffin) (would be|is|seems|sounds|looks|feels|might be|must be) ..1 (better|peaceful|easier|nice|good|best|a relief|relief|the answer|the only|comforting|inviting|beautiful|so good|preferable|an escape|freedom|calling)
        (better|easier|happier|best|good) (if|when|once) i ..2 (dead|gone|died|die|not here|not around|not alive|never born|not exist|killed|was not here|were not here)
        i should ..2 (die|be dead|not be alive|not exist|not be here)
        (let|make|help|watch) me die
        (die|dying) in my sleep
        (go to sleep|fall asleep|sleep|asleep) ..4 (never|not|that be it|without|forever) ..1 (wake|waking|wakes|it|$)
        (never|not) (have to)? wake up (again|tomorrow|ever|anymore|one day|in the morning)
        DESIRE ..3 everything ..3 (go black|go dark|black|dark|end|stop|silent|over)
        (jump|jumping|jumped|leap|leaping|throw MYSELF|throwing MYSELF|step|stepping|walk|walking|run|running|lie down|lying down|lay down|driving|drive|crash|crashing|swerve|swerving|steer|drove|steering|veer|fall|falling) ..2 (off|from|in front of|infront of|into|onto|under|before|out of|over) ..2 (HIGH|TRACKS|traffic|tree|wall|oncoming|parking garage|highway|motorway|platform|ditch|river|freeway|# floor|floor|pole|semi|lamppost)
        (going|want|wanna|about|ready|gonna|thinking of|thinking about|decided) (to)? (jump|jumping) $
        if i ..1 jumped ..4 (right now|off|die|balcony|from|would i|anyone)
        (slit|slitting|slash|slashing|cut|cutting|open|opening|slice|slicing) (my|both|the) ..1 (wrist|wrists|veins|throat) ..4 (die|done|end|bleed|over|finally|tonight|$)
        (slit|slitting|slash|slashing) my
        (bleed|bleeding) (out|to death)
        (put|putting|swallow|eat|eating|bite|biting|take|need|want) a bullet
        (gun|pistol|rifle|barrel) (in|to|against|at|inside) my (own)? (mouth|head|temple|chin)
        (blow|blowing) my (own)? brains
        (catch|catching|caught) the bus (soon|tonight|tomorrow|now|already|early|out)
        (going|want|ready|decided|plan|planning|about to|time) (to|for|on)? (ctb|suicide|sewerslide)
        ^ ctb
        (sewerslide|sewer slide|sewercide|toaster bath|toasterbath|self delete|selfdelete|self deletion|game end myself|forever box|self murder|self yeet|sewer side|unalive me|unalive tonight)
        (i|been|keep|have|having|getting) ..2 (suicidal|suicide) (thoughts|ideation|urges|feelings|plan|plans|tendencies|again|tonight|right now)
        (suicidal|suicide|dark|death|bad) (thoughts|ideation|urges|feelings|plans|impulses) ..3 (again|back|worse|stronger|all day|every day|everyday|all the time|constantly|today|tonight|right now|lately|to me|kill|ending|dying|die)
        i ..3 (am|feel|feeling|been|being|become|becoming|getting|get|feels|felt) ..2 suicidal
        ^ (suicidal|feeling suicidal|still suicidal|very suicidal|so suicidal|suicidal again) $
        (thoughts|thought|thinking|think|talking) (of|about) ..1 (suicide|killing|dying|death all|ending my|ending it|ending things|how to die|ways to die|not being alive|not existing|jumping)
        (commit|committing|committed|attempt|attempting|attempted|do|doing|plan|planning|considering|consider|contemplating|contemplate) suicide (tonight|today|soon|$|because|and|if|this|by|right)
        (going|want|try|trying|about|decided|planning|plan|ready|might|considering|thinking of|contemplating|tempted) (to|of)? (commit|committing|attempt) suicide
        (plan|planned|planning|method|date|day|place|note|planning out) (for|of)? my (own)? (suicide|death|exit|funeral)
        my (own)? (suicide|funeral|suicide note|death) (is|will|note|plan|date|on|would|and|makes|$)
        (picture|picturing|imagine|imagining|planning|plan|attend) my (own)? funeral
        (wrote|write|writing|written|left|leaving|finished|drafting|drafted) ..2 (suicide|farewell|final|goodbye) (note|notes|letter|letters|video|message|messages)
        (wrote|written|writing|finished|leaving) (my|a|the) (note|letter|letters) (to|for) (my|everyone|mom|mum|the|them|those)
        (tried|attempted|attempting|failed) to ..1 (kill|hang|shoot|drown|off|poison|stab|suffocate|unalive|end my|take my|overdose|od|die|jump)
        i (attempted|tried) (suicide|last night|yesterday|again|to end it|to end my life|to overdose|today|this morning|last week|last month)
        (following|follow|join|joining|be with|go with|go to|see|reunited with|be near) ..3 (heaven|the afterlife|the grave|the other side)
        (since|after|because|without|when) ..3 (died|passed|gone|death|passing|dead|left us) ..8 (follow|join|go and be with|be with|go with|want to go) (her|him|them|too|$)
        (lord|god|jesus|heaven|death|cancer|reaper) ..2 (takes|take|took|call|calls|come for|comes for|fetch) me (tonight|soon|now|home|away|already|from this|please|quickly|back|$)
        (ready|time) to (meet my (maker|creator|god)|go be with (god|him|her|my)|go home to (god|jesus|the lord)|leave this all|rest forever)
        plan to (die|end it|end my|kill)
        if i had a (gun|pistol|rope) 
        (voices|voice|head|brain|mind|demons|something inside) ..4 (tell|tells|telling|say|saying|says|told|want|wants|screaming|scream|keeps saying|whisper|whispers) ..3 (kill|die|end|jump|hurt|hang|cut)
        (going|want|decided|ready|about|planning|might|gonna|almost|nearly) (to)? (do it|did it|end it|go through with it) (tonight|now|today|tomorrow|for real|this time|this weekend|soon|already|last night|anyway|before)
        (leave|leaving|depart|exit|exiting|escape|gone from|out of|quit|checking out of|say goodbye to) (this|the) (world|earth|planet|life)
        want out of (this|life|here forever)
        (not|never) ..2 (have been|be|been) born
        DESIRE ..3 my heart ..2 stop
        my heart wants to stop
        (do|finish) the job $
        (not|never) ..2 (plan|planning|see|seeing|picture|picturing|imagine|imagining|expect|expecting|think|sure) ..4 (alive|living|live|be here|being here|around|survive|make it|last) ..4 (next|past|after|beyond|until|by|at|in|through|another|the night|tonight|tomorrow|this|christmas|birthday|long|longer|year|$)
        (not|never) ..2 (make|making|survive|last|live|get) (it)? (to|until|past|through|long|another|much) ..1 (my|the|this|christmas|night|next|longer|weekend|another|tonight|birthday|summer|week|year|day|tomorrow)
        (only|one) thing ..3 (stopping|stops|keeping|keeps|holding|holds) me
        (nothing|nobody|no one|what) (is|s)? ..1 (stopping|keeping|holding) me (from (doing it|ending|killing|jumping|dying)|here|alive|back)
        if it (was|were) not for ..5 i would ..2 (dead|gone|killed|ended|done it|not be here)
        i would ..2 (be dead|have killed|have ended|be gone|have done it|end it) (already|by now|if|long ago)
        i ..2 (be)? (dead|gone) (soon|by friday|by monday|by tomorrow|tomorrow|tonight|by morning)
        (how|when|where|what way) i (would|will|am going to|want to|could|might|am gonna) (do it|die|end it|kill|go)
        my (time|turn) to (die|go)
        (kill|end) it all
        (going|want|ready|about|planning|might|tempted) to ..1 (take|swallow|down|od on|overdose on) ..1 MANY (of)? (my|the|these|those)? ..2 (DRUG|CONTAINER)
        (wake|woke) up ..5 still (alive|here|breathing)
        no want ..1 (live|life|be alive)
        (still|even) (alive|breathing|here) ..3 (hate|disappointed|wish|why|regret|unfortunately|sadly|angry|sad)
        (wake|woke|waking|wakes) up ..2 (disappointed|sad|angry|upset|crying|hating|wishing|alive)
        (disappointed|sad|angry|upset|hate|regret) ..3 (that)? i ..2 (alive|woke up|wake up|survived|exist|am here|was born)
        (forgive|sorry) ..4 (what i am|what i will|what i have to) (about to|going to|do|planning to)
        not (strong|brave|good) enough to (stay|live|keep|go on|survive|be alive|continue)
        (dead|die) ..2 (my|the) (insurance|kids get|family gets)
        (family|kids|they|wife) ..4 insurance ..4 (if|when) i (die|died|am dead|was dead|go)
        (bridge|knife|razor|blade|blades|pills|rope|gun|water|tracks|cliff|void|death|train|roof) ..2 calling (me|my name|to me|out)
      `,
    },
    {
      concern: 'suicide',
      family: 'intent',
      weight: 3,
      patterns: `
        (i|me|my|myself) ..8 (suicide|suicidal)
        (suicide|suicidal) ..6 (i|me|my|myself)
        ^ (suicide|suicides) $
        (death|suicide|dying|being dead) ..3 (only|answer|solution|way out|option|escape|choice|release) ..2 (way|out|answer|option|left|choice|solution|escape|thing|$)
        (only|last) (escape|way out|option|solution|answer|choice|exit|thing left|way|release|relief) ..2 (death|suicide|dying|to die|die|killing)
        (about|of) death ..4 (want|wish|welcome|crave|long|need) ..1 it
        someone told me ..1 kill yourself
        (told|tell|telling|keep telling|tells) ..1 (me|i) ..2 kill (yourself|myself)
      `,
    },
    {
      concern: 'suicide',
      family: 'intent',
      weight: 2,
      patterns: `
        (suicide|suicidal)
        (kill yourself|kill me|end it)
        DESIRE (to)? (disappear|vanish|fade away)
        (vanish|disappear) (forever|completely|for good|from this|from the|and never)
        think about (death|dying)
        thoughts of death
        (about how|how) i would do it
        dead inside
        (die|dead|death|dying)
        (attempt|attempted)
        not (live|alive) (anymore|any more)
        still alive
        (i|am) ready to go
        i want out
        (going|about|ready) to do it
        do it again
        my last (night|day|days|hours|week|breath)
        have a plan
        emojicoffin
      `,
    },
    {
      concern: 'suicide',
      family: 'hopelessness',
      weight: 3,
      soft: true,
      patterns: `
        (no|any|not a|one|a|a single|what|without|my|give me|every|only|find|another|good|the|see) ..1 (reason|reasons|point|purpose|sense|meaning|use) (left)? (to|in|for|of|left to|left for|why) ..2 (live|living|life|go on|going on|keep going|keep going|continue|continuing|be here|being here|be alive|being alive|stay|staying|existing|exist|try anymore|it all|any of it|any of this|it anymore|wake up|waking up|carry on|carrying on|surviving|keep living|anything|anything anymore|me)
        (reason|reasons|point) (to|in|of) (live|living|life|stay alive|keep going|go on|it all|everything|existing|anything)
        (nothing|anything|something|nobody|no one) (left)? to live for
        (have|got|see|is|feel|ain t|has|there is|is not) ..1 (nothing|nobody|no one|no future|anything) ..1 (left)? (to live|for me|to give|here|in life|anymore|left|in me) 
        what ..3 (left)? to live for
        (why|how come) (am|was|should|do|are|did|would|must|am|keep|even|bother|go|continue) ..4 (alive|born|live|living|exist|existing|keep going|keep living|go on|here anymore|on this earth|on this planet|bother|wake up|trying|going on|try anymore|breathing)
        (life|living|existence|existing|being alive|my life|this life|world) (is|has|was|feels|got|seems|hurts|does|makes|have|just|been|become|became|has been|has become) ..2 (worth|worthless|pointless|meaningless|meaning|hell|unbearable|torture|over|value|sense|purpose|nightmare|painful|for me|pain|curse|misery|suffering|not for me|empty|hopeless|prison|exhausting|too hard|too much|ruined|done|sad and)
        (living|life|existing|being alive) hurts
        not worth (living|it anymore|it any more|the pain|living for|the effort anymore|fighting for)
        (tired|sick|exhausted|fed up|done|finished|through|weary|over|had enough|bored) (of|with|from|by)? ..1 (living|life|being alive|existing|existence|this life|my life|this world|fighting to live|breathing|waking up|trying to stay alive|pretending to be|pretending|being here|being me|being a burden|existing like|surviving)
        (so|too|very|really|am|just|only|always|getting) tired (of|to) ..1 (everything|it all|all of it|all this|keep fighting|keep going|fight anymore|fight|go on|live|exist|all of this|fighting|trying to live|carry on)
        (hate|hating|loathe|despise|can not stand|regret|sick of) ..1 (being alive|living|existing|that i am alive|that i exist|life|that i was born|waking up|myself and want)
        (give|gave|given|giving) up on (life|living|everything|myself|it all|the world|the future)
        (lost|lose|losing|have no|no|without|zero|lack) ..1 (will|desire|wish|strength|motivation|energy|hope|faith) ..1 (to|for|in) (live|living|life|go on|keep living|continue|keep going|survive|fight anymore|carry on|the future|everything)
        (do not|never|did not) (feel like|see myself|enjoy) ..1 (living|being alive|existing|life)
        (can|could|will|will) not ..2 (LIVING) ..2 (STILL|without (him|her|them)|$)
        (can|could) not ..1 (do|take|bear|stand|handle|endure|face|tolerate|live with|deal with|fight|carry) (this|my|the|another|all this|all the|so much|any more) ..1 (life|existence|world|pain|day|days|suffering|hurt|sadness|emptiness|darkness|night|torture|loneliness) ..2 (STILL|$|of)
        can not do life
        (not|never) ..1 want ..1 (to)? be (a person|me|human|myself|anyone|anything|alive|here|around|in my head|in this body|in my body|in my skin) (STILL|$)
        (do|did|does|am|would|was|no longer) (not|never)? ..2 (want|wanting|wanted|like|wish|need|care) ..3 (be here|be around|stay here|wake up|go on|keep going|continue|carry on|be me|grow old|keep fighting|try|hold on|see tomorrow|be in this) (STILL|$)
        do not want to be here and i mean
        (no|not any|any|see any|see no|not see a|not see any|without|zero|all|is no|only) ..1 (hope|future|way out|way forward|escape|light|exit|end to|good days) ..2 (for me|for myself|for us|STILL|other than|except|but|in life|in my life|$|ahead|from this|of this|out of this|left)
        (see|seeing|have|there is|is) ..1 (no|any|a) (future|way out|hope|point|light|purpose|escape)
        (not|never) (see|seeing) ..1 (the|a|any) (way out|future|point|end|reason|light|purpose)
        what is ..3 (point) ..1 (STILL|of living|of life|of going on|of anything|of it all|in going on|in living|of me|of staying|of being here|of being alive|of existing|of trying|of any of this|of waking up|of fighting|of carrying on|of everything|in trying)
        (even|fucking) the point
        DESIRE ..2 (it all|everything|all of it|all of this|all this|the pain|this pain|the hurt|the suffering|the noise in my head|the thoughts|the voices|my pain|my life|my suffering|this suffering) (to|would|just|all)? ..2 (stop|end|be over|over|go away|go dark|finish|finished)
        just want (it|this|everything) (over|over with|to be over|to be done|done|to end|to stop)
        (make|let) (it all|the pain|everything|the thoughts|the voices|the suffering|my pain) ..1 (stop|end|go away)
        (world|place|earth|everything|everyone|nobody|no one|anybody|anyone) ..2 (does not|do not|would not|will not|not)? (need|needs) me (anymore|STILL|$)
        (nobody|no one|noone|world does not|family does not|kids do not) (needs|need|wants|want) me (STILL|$|here)
        (do|does|did) not (belong|fit) (here|in this world|on this earth|anywhere|in this life)
        not (meant|made|cut out|built|fit) (for|to) ..1 (this world|life|live|be alive|be here|exist|living|this life|last)
        (do not|did not|does not|not|never) (deserve|worthy|worth) ..2 (live|life|living|be alive|exist|be here|my life|the air|oxygen|being alive|love or life)
        (waste|waste) of (oxygen|air|space|life|breath|skin|time and space)
        (ready|want|wish|need|time) to ..1 (give up|let go|be free|rest in peace|leave this all behind|be at peace|be with the angels) (forever|for good|on life|now|$|STILL)
        no (hope|place|life|future) (left)? for (me|someone like me|people like me)
        (nothing|left|here|more) ..1 (left)? for me (here|anymore|$|in this|STILL)
        (do|does|would|can) not ..1 (care|mind|matter|bothered) ..2 (if|whether|anymore if) ..3 (live|die|dead|alive|wake|survive|get hit|exist|killed)
        if (i|a|the) ..3 (got|get|gets|was|were|bus|car|truck|plane|train|cancer) ..5 (hit|run over|killed|struck|died|dead|crashed|terminal) ..6 (relieved|fine|ok|okay|happy|glad|care|mind|better|good|relief|problem|fight)
        (done|finished|through|over|had enough) (with)? (living|life|fighting|everything and|being here|it all|existing|this world|being alive|the world)
        done with everything
        (soon|finally|tonight|tomorrow|after) ..3 not (have to|need to|be able to)? ..1 (feel|hurt|suffer|deal|worry) ..2 (STILL|anything|any of)
        (soon|finally|tonight|tomorrow) ..3 (be|is|will be|ends) ..1 (over|free|at peace|gone|with god|in heaven|finished)
        (over|done|finished|hopeless) for me $
        my life (is|has|just|feels|was|seems|been) ..2 (over|ended|done|finished|ruined|no meaning|no purpose|meaningless|pointless|worthless|a mistake|not worth|no value|no point|falling apart|empty|nothing|a joke|a failure|going nowhere)
        my life (have|got|has|with|had) no (meaning|sense|value|purpose|point|future|direction)
        worth more (dead|gone|not alive)
        (worth|value) ..2 more than ..4 alive
        (trapped|stuck|cornered|drowning|hopeless) ..6 (no way out|only way|only escape|escape is|can not escape|no escape|no exit|can not get out)
        (tired|exhausted|sick|done) ..3 (wake up|waking up)
        nothing (brings|makes|gives) me ..1 (joy|happy|happiness|pleasure|hope) ..4 (anymore|dead|die|any more|point|live|life)
        (i|been) (can not|not) ..3 (make it|get) through (the|this|another|tonight|today)
      `,
    },
    {
      concern: 'suicide',
      family: 'hopelessness',
      weight: 2,
      soft: true,
      patterns: `
        (can|could) not ..1 (do|take|handle|bear|stand|deal with|go through|live with|cope with|keep doing|live like) (this|it|that|all this|everything|any of this|it all) (STILL|$)
        (can|could|will) not ..1 (go on|carry on|keep going|continue|cope|hold on|keep fighting|fight|live|pretend|keep pretending)
        (can|could) not (anymore|any more)
        (is|what is|whats|no|see) ..2 the ..1 point $
        (what is|no|is there a|see the|see a|see any|what) ..1 point $
        (why|what) (even)? (bother|try|keep trying|go on|keep going|live) (anymore)? $
        DESIRE (it|this) ..1 (stop|end) $
        (i|just|to|and) (give|giving|gave|given) up $
        (so|too|just|really|am|very) (tired|exhausted|done|over it|numb|empty|broken|lost) (of)? (it all|everything|this|trying|fighting|pretending|it|all|inside)? $
        tired of (trying|fighting|hurting|crying|everything|it all|all of this|suffering|hoping|being sad|feeling|this pain|being alone|being strong)
        (nothing|none of it|none of this) (matters|helps|makes sense|will ever change|is worth|works|changes|ever gets better|gets better)
        (never|not) ..2 (get|gets) (any)? better
        everything is (pointless|hopeless|meaningless|too much|falling apart|dark|black|over|ruined)
        (it|this|life|everything) is (all)? (too much|pointless|hopeless|useless|over|unbearable)
        i (am|feel) ..1 (hopeless|worthless|useless|a failure|nothing|trapped|broken|beyond help|beyond saving|a waste|unlovable|a mistake|lost and alone)
        do not want to be here
        (no|any) (hope|future|way out|escape)
        (had|have) enough of (it all|everything|this|all this|life)
        life (sucks|is hard|is shit|hates me|is cruel|is unfair|is meaningless|is exhausting)
        (feel|feeling|felt|am|strangely|weirdly) ..2 (calm|at peace|peaceful|relieved) (about it|now|finally|$)
        (made|have made) (up)? my (peace|mind|mind up|decision)
        i (have)? decided $
        (nobody|no one|nothing) (can|could) ..1 (help|save|fix) me
        (i|have) lost everything
        (have|got) (no one|nobody|nothing) $
        (no one|nobody) and nothing
        not ..3 (scared|afraid) (anymore|any more|of death|of dying|of it)
        do life
      `,
    },
    {
      concern: 'suicide',
      family: 'hopelessness',
      weight: 1,
      patterns: `
        hate (myself|my life|me|everything)
        i (am|feel) ..1 (alone|lonely|empty|numb|depressed|worthless|hopeless|hated|unloved|unwanted|tired)
        (nobody|no one|noone|none) ..1 (cares|answers|calls|loves me|likes me|understands|listens|there|wants me|asks|care|helps|talks)
        ^ (tonight|tomorrow|soon|forever) $
        be over
        be relieved
        no point
      `,
    },
    {
      concern: 'suicide',
      family: 'burden',
      weight: 3,
      patterns: `
        (better|happier|easier|best|relieved|free|fine|freer|richer|safer|lighter|nicer|glad|peace|happy) (off|place|life|without|world)? ..3 (without me|with me dead|with me gone|if i was gone|if i were gone|if i was dead|if i were dead|if i died|if i am gone|if i was not|if i were not|if i disappeared|once i am gone|when i am gone|after i am gone|after i am dead|when i am dead|once i am dead|if i did not exist|if i drove|if i just died|without me in it|not having me|if i killed|if i wasnt|when i die|once i die|after i die|if i was never)
        (without me|with me gone|with me dead|once i am gone|if i was gone|if i died|when i am dead|if i wasn t here) ..4 (better|happier|relieved|free|fine|easier|peace|happy)
        better off (without|with out|w o) (me|someone like me)
        (am|being|be|feel|like|just|such|only|nothing but|become|became|been|was) (a|an|another|one) ..2 (burden|waste|nuisance|dead weight|drain|liability|disappointment to|problem to|problem for)
        (burden|nuisance|curse|dead weight|drain|waste) (to|on|for) ..1 (everyone|everybody|anyone|family|kids|parents|friends|them|him|her|mom|mum|wife|husband|people|others|society|world|all|children)
        (nobody|no one|not one|noone|none|not a soul) ..3 (would|will|ll|even|is going to|d|left who would|who would|cares|care) ..2 (miss|notice|care|cry|mourn|mind|be sad|come looking|find|come to my funeral|remember|know|look for) ..3 (me|i|if|when|gone|died|dead|disappeared|my|ended)
        (nobody|no one|noone) (would|will) (even|really|ever)? (miss me|notice|care|cry for me|mourn me)
        (would|will|does|do|wonder if|wonder who) (anyone|anybody|someone|somebody|people|they|you|he|she|my mom|my mum) ..2 (care|notice|miss me|cry|mind|be sad|come|miss|remember me|forget me|find me) ..4 (i|me) ..3 (die|died|dead|gone|disappear|disappeared|vanished|not here|killed|exist|stopped|jumped|ended|was not)
        (would|will) (anyone|you|anybody|they) ..1 miss me
        not be ..1 (problem|burden|bother|worry|trouble|disappointment|weight) ..3 (STILL|longer|again|soon|for anybody|for anyone|to anyone)
        (they|everyone|people|kids|family|everybody|children|husband|wife|mom|parents) ..5 (better|happier|free|relieved|fine|good|happy|celebrate|peace) (off)? ..1 (if|without|when|once) (i|me|im)
        better if i (was|were|am|did) (dead|gone|not|never)
        (everyone|everybody|people|my family|they|she|he|parents|classmates) (hates|hate|wants|want|wish|wishes|would rather|prefer) me (dead|gone|to die|to disappear|to be gone|to kill)
        wish i (did not|never) (exist|existed)
        i (should|do) not (be|deserve|exist) ..1 (alive|here|born|exist)
        should not (exist|be alive|be here|have been born)
        (mistake|accident) ..1 i (was|am|were) (even|ever)? (born|alive|here)
        (i|me) ..3 (useless|worthless|pointless) ..4 (everyone|want to go|die|dead|gone|without me|kill)
        (take|taking) up space
      `,
    },
    {
      concern: 'suicide',
      family: 'farewell',
      weight: 3,
      soft: true,
      patterns: `
        (this is|consider this|here is|take this as) (my|the|a)? (goodbye|farewell|last message|final message|last text|final goodbye|last goodbye|final farewell|my last|end for me|the end of me)
        (my|this is the|the|be my|let this be my|be the) (last|final) (message|text|words|night|day alive|day on earth|goodbye|note|letter|time you will hear|time we talk|conversation|day|breath|hours|birthday|christmas) (to anyone|ever|to you|to everyone|on earth|alive|to the world|$|on this|please|of my life)
        (be|my) last (night|day|days|hours|breath) (on earth|alive|here|$|please|of my life|ever|with you)
        (let|make) (this|tonight|today|it) be my last
        goodbye (forever|world|cruel world|everyone|everybody|all of you|my friends|for good|for ever|to everyone|to everybody|to all|life|my love|my loves|guys i)
        (farewell|goodbye|bye) ..3 (forgive me|sorry for everything|i am sorry|i love you all|i loved you|love you all|please forgive|sorry)
        (forgive me|sorry for everything|i am sorry|i love you all|i loved you|love you all|loved (her|him|them)|please forgive|nice to me|kind to me|love you) ..4 (goodbye|farewell|bye forever)
        (will|would|going to|ll|are|is) (not|never) ..1 (hear from|see|find|talk to|meet|speak to|have to see|have to deal with|have to worry about) me (again|anymore|any more|alive|ever|tomorrow|after)
        never (hear from|see|find|bother) ..1 (me|you|them) again
        by the time ..2 (you|anyone|they|someone|this) ..6 (gone|dead|over|late|already)
        (when|if|once|after|before) (you|they|anyone|she|he) ..1 (read|get|see|find|hear) (this|my|me|it) ..4 (gone|dead|over|already|left|will be|no longer|not be)
        not ..3 be (here|around|alive|there|with you|breathing|in this world) (tomorrow|much longer|for long|long|next week|next year|next month|anymore|any more|any longer|by then|in the morning|for christmas|on monday|for my birthday|to see|after tonight|after this|when|soon|by)
        (tomorrow|soon|by then|next week|by morning|in the morning|after tonight|tonight) ..2 i (will|would|am) ..1 (not be here|not be around|be gone|be dead|no longer be here|not be alive|not exist|be in a better place)
        i ..1 (will|am going to|ll) be (gone|dead|with him|with her|in heaven|out of (your|everyones|their)) (soon|tomorrow|by|then|when|forever|before|$)
        (take|look|taking|looking) ..1 (care|after) (of|after)? ..3 (cat|dog|kids|pets|pet|mom|mum|sister|brother|family|children|son|daughter|parents|plants|dad|wife|husband|baby) ..2 (when|once|after|if|for) (i am|im|i|me) (gone|dead|not here|no longer here|not around|die|am gone|please)
        (who|what) ..6 (look after|take care of|happens to|happen to|feed|raise) ..1 (kids|cat|dog|mom|mum|family|daughter|son|children|wife|husband|baby|pets|them|sister|brother) ..1 (when|once|after|if) i ..1 (am gone|am dead|not here|no longer|die|do it|go)
        (when|once|after) i am (gone|dead|no longer here|not here anymore|no more)
        (gave|give|given|giving|donated|selling|sold) (away|out)? ..1 (all|most of|everything|all of)? ..2 (my)? (stuff|things|belongings|possessions|clothes|guitar|records|games|everything|pets|money|jewelry|jewellery|books|console|dog|cat|collection) ..3 (not|dont need|no longer) ..2 (need|needing|use|matter)
        (gave|given|giving) away (all)? (of)? my (stuff|things|belongings|possessions|dog|cat|pets|favorite|favourite|everything|prized|most)
        (said|saying|say|told|telling|wrote) ..2 (goodbye|goodbyes|farewell|bye|good bye) (to|my)? ..1 (my|the|everyone|everybody|him|her|them|all)? (dog|cat|pet|kids|children|everyone|everybody|mom|mum|family|parents|baby|loved ones|goodbyes|dad|sister|brother|son|daughter)
        (told|tell|telling) ..1 (dog|cat|kids|mom|mum|everyone|family|him|her|them) goodbye
        (said|say|saying|told) my (goodbyes|final goodbyes|last goodbye|last goodbyes|farewells)
        (wrote|write|writing|written|left|leaving|finished) ..1 (goodbye|farewell|final|last) (letter|letters|note|notes|message|messages|texts)
        (wrote|write|writing|written|left|leaving|finished) (the|my|a|letters|notes|everyone) (letter|letters|note|notes|to everyone|to my family|to my kids|to all) ..4 (mom|mum|mother|dad|parents|kids|wife|husband|them|family|everyone|found|table|find|pillow|bed)
        (put|set|got|getting|have|all) ..2 (affairs|papers) in order ..4 (peace|leaving|gone|ready|go|die|goodbye|and i)
        tell (my|him|her|them|everyone|mom|mum|dad|someone) ..4 (i|that i) (loved|love|am sorry|was sorry) (her|him|them|you|everything|for)
        (remember|forget) me (when|after|please)? (i am|im) gone
        (my|at|to my) own? (grave|gravestone|tombstone|ashes)
        (leaving|going|signing|checking|heading) (out|off)? (forever|for good|for ever|from this life|from this world|and not coming back|and never coming back|out for good|out of life)
        (checking|signing) out (for good|forever|now|tonight|$)
        (after that|then|now|finally) i (can|will|could) (go|leave|rest|be free|finally go|finally rest) (in peace|$|now|too)
        once ..3 (is|are) gone i (will|can|am going to) (follow|go|die|end|join|too)
        (goodbye|farewell|bye) ..2 you (were|have been) ..4 (nice|kind|good|only|best|everything|listened|there)
        you (were|have been) the only (one|person|friend) who (listened|cared|understood|was there)
      `,
    },
    {
      concern: 'suicide',
      family: 'farewell',
      weight: 2,
      patterns: `
        (thank|thanks) you? for (everything|listening to me|being kind|being nice|being there|all you) ..3 (goodbye|bye|farewell|done|going|gone|ready|peace)
        (sorry|forgive me) (for everything|for all|for being|mom|mum|everyone|i failed|i was|that i could not)
        (please)? forgive me
        i love you all
        i am (leaving|going|gone) (tonight|now|soon)
        do not (look for|try to find|try to stop|save|stop|miss|cry for) me
        not (need|be needing) (it|them|anything|my things|these) (STILL|where)
        (goodbye|farewell) (letter|letters)
        suicide note
        give (my|away my) (things|stuff)
      `,
    },
    {
      concern: 'suicide',
      family: 'farewell',
      weight: 1,
      patterns: `
        ^ (goodbye|farewell|bye|sorry|i am sorry|i am so sorry) $
        thank you for (being kind|being nice|being there|everything|listening)
        forgive me
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 3,
      now: true,
      patterns: `
        (standing|sitting|i am|am|stood|sat|here|walked|drove|went|climbed|up) ..3 (on|at|near|by|to|over|onto) (the|a|my) ..3 (HIGH|train tracks|tracks|railway|platform|cliffs) ..6 (jump|jumping|alone|thinking|looking down|goodbye|done|ready|cold|scared|crying|tired|over|let go|wind|windy|again|engine|miss|nobody)
        (standing|sitting|i am|am|im) ..1 (on|at) the (ledge|edge|railing|train tracks|tracks)
        ^ on the (ledge|edge|railing|tracks)
        (gun|rifle|pistol|noose|rope|knife|pills|razor|blade|tablets) ..2 (is|are|sits|lies|right|lined|laid|sitting|lying)? ..2 (loaded|ready|next to me|in front of me|in my hand|in my lap|beside me|on my lap|on the table in front|around my neck|tied|hanging|lined up|laid out|counted)
        (noose|rope|belt|cord) around my neck
        (loaded|holding|got|have|bought|grabbed|took) ..2 (gun|rifle|pistol|shotgun|noose) ..5 (myself|my head|mouth|tonight|over|done|end|sitting here|tired|goodbye|scared)
        (tied|tying|made|making|tie) (a|the|my) noose
        how (do|to|can|would) ..1 tie a noose
        (have|got|saved|saving|collected|bought|stockpiled|stockpiling|hoarding|hoarded|gathered|counted|been saving) ..4 (pills|tablets|meds|medication|insulin|rope|noose) ..5 (enough|die|ready|need|now|tonight|end|do it|go|join|done|myself|for it|weeks|months)
        (saved|been saving|saved up|been collecting|stockpiled|stockpiling|been stockpiling|hoarded|hoarding|collecting) ..3 (pills|tablets|meds|medication|insulin|sleeping)
        (have|got) (a|my)? (rope|gun|pills|noose) and (a|the|my)? (place|plan|time|note|bridge|tree)
        (have|with|got) ..1 (means|method|way to do it|way to end) $
        (plan|method|way) and ..1 (date|day|time|place|means|rope|pills|gun|note)
        (have|got|with|set|picked|chose|chosen) (a|my|the) (date|day) (picked|set|and|to|chosen|for it|ready|in mind|$)
        (rope|gun|pills|noose|razor|knife|tablets|bridge) ..3 (keep|keeps|keeping|stare|staring|looking|look|calling|calls|waiting) ..3 (at|for|to)
        (keep|kept) (looking|staring) at (the|my|it|that) ..2 (rope|gun|pills|noose|razor|knife|tablets|window|bridge|tracks|balcony)
        with the engine running
        (nobody|not|no one|therapist|doctor|mom|parents|never told|anyone) ..4 (know|knows) ..4 (a|my) plan
        bought a (rope|gun) ..8 (scared|afraid|over|tonight|ready|done|peace|calm)
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 3,
      patterns: `
        (painless|easiest|easy|quickest|quick|fastest|fast|best|peaceful|least painful|most painless|gentle|sure|surest|simplest|cheapest|good|effective|silent) (way|ways|method|methods|option) (to|of|for) ..1 (die|dying|go|kill|suicide|end it|end my|death|end your|end it all)
        (how|what|which|enough|many) ..4 (DRUG|dose|amount|alcohol|poison|caffeine|mg) ..8 (die|kill|overdose|lethal|fatal|deadly|dead|not wake up|never wake up|death|end it|suicide|od)
        (lethal|fatal|deadly) (dose|amount|overdose)
        how (long|much|high|far|deep|fast|many|painful|quick) ..8 (die|dead|kill me|kill you|bleed out|bleed to death|kill myself|fatal|lethal|dying|hanging|drown|death)
        (jump|fall|jumped|fell) from ..4 (floor|floors|story|storey|bridge|roof|building|meters|feet|height) ..4 (die|survive|dead|kill|sure)
        (would|will|does|is|do) (it|hanging|drowning|dying|overdosing|jumping) ..1 (hurt|painful|quick|take long|peaceful) ..2 (to|if i)? ..1 (bleed out|drown|hang|die|jump|overdose|suffocate|shoot|dying|$)
        (does|would|will) it hurt to (die|drown|hang|bleed|overdose|jump|suffocate)
        possible to die (from|by|of|if)
        (googling|googled|searching|searched|looking up|looked up|researching|reading about|search|google) ..4 (ways|way|methods|how|where|noose|lethal) ..3 (die|go|end it|kill|hang|overdose|suicide|noose|dose|jump)
        ways to (die|kill|end it|go painlessly)
        how to (die|kill MYSELF|hang MYSELF|end my|commit suicide|disappear forever|od|overdose|tie a noose)
        how ..1 hang (myself|yourself)
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 2,
      soft: true,
      patterns: `
        (i|have|got|bought|buy|getting|took|grabbed|stole|found|holding|loaded) ..2 WEAPON
        (bought|got|have|saved|saving|counting|stole|holding|collected|gathered) ..2 (the|all the|enough|my|up my)? (pills|tablets)
        (bought|got|have|found|buy) a rope
        (am|im|standing|sitting|at|on) ..1 (on|at|by|the)? (the|a) (bridge|roof|rooftop|cliff|balcony|train tracks|tracks|overpass)
        (rope|noose) in (the|my) (garage|closet|room|shed|attic|hand|car|basement)
        i have the means
        saved up my
        emojigun
        emojirope
        my dads gun
        (dads|fathers|dad is) (gun|rifle|pistol)
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 1,
      patterns: `
        (gun|pills|rope|noose|bridge|rooftop|tracks|knife)
        emojipills
        emojiknife
      `,
    },
    {
      concern: 'suicide',
      family: 'self-harm',
      weight: 3,
      patterns: `
        not ..2 safe ..9 (my head|my mind|my thoughts|these thoughts)
        not ..2 safe (with|from|around) myself
        i ..3 (stand|standing|stood|linger|lingering|stay|staying) ..4 (platform|tracks|ledge|railing|edge) ..4 too long
      `,
    },
    {
      concern: 'suicide',
      family: 'burden',
      weight: 3,
      patterns: `
        (less|fewer) (problem|problems|trouble|worry|worries) ..2 if i (was|were|am) (gone|dead|not here)
      `,
    },
    {
      concern: 'self-harm',
      family: 'self-harm',
      weight: 3,
      sure: true,
      patterns: `
        (cut|cutting|cuts|slice|slicing|sliced|carve|carved|carving|slash|slashed|scratch|scratched|scratching|burn|burned|burnt|burning|hurt|hurting|harm|harming|harmed|injure|injuring|injured|bite|biting|bit|punch|punching|punched|hit|hitting|slap|slapping|slapped|bruise|bruising|punish|punishing|punished|mutilate|mutilating|starve|choke|choking|smack|smacking|whip|bleed|torture|torturing|abuse|abusing) (myself|my self|me self)
        (hurting|harming|cutting|punishing|burning) (myself|my self) (is|helps|makes|was|again|every|when)
        (cut|cutting|cuts|sliced|slicing|carve|carved|carving|slash|slashed|slashing|burn|burned|burning|burnt) ..1 my (own|left|right|upper|inner)? BODY ..2 (on purpose|again|deep|deeper|open|bleeding|to feel|because|with a|tonight|$|it is|up|last night|and|so nobody|lighter|cigarette)
        i cut my (wrist|wrists|thighs|thigh|arms|forearm)
        (cutting|cut|cuts) my (thighs|wrists|arms|forearms|legs|stomach|hips)
        (carved|carve|carving|scratched) ..3 (into|in|on) my BODY
        (been|started|start|keep|kept|back to|stop|stopped|relapsed|relapse|feel like|feeling like|urge|urges|want|wanted|need|needed|going|wanting|relapsing|addicted|tempted|thinking about|thinking of|crave|craving|about) (to|into|with|and)? ..1 (cut|cutting|slice|slicing) (again|$|so bad|so badly|tonight|right now|today|real bad|deep|deeper|all day|really bad|last night)
        (started|been|back to|keep|kept|stop|caught) cutting (again|$|for|myself|my)
        i cut (again|last night|yesterday|today|tonight|this morning|deep|deeper|too deep|so deep|and i|for the first|because|when|every|whenever|until|to feel|$)
        cut (too|so|really|way too|pretty) deep
        (self|slf) (harm|harmed|harming|harms|injury|injuring|mutilation|injured) ..1 (again|today|tonight|yesterday|relapse|relapsed|urge|urges|every day|last night|helps|calms|is the only|is my|is back|right now|so bad)
        (i|i have|have been|been|keep|started|urge to|relapsed|relapse|want to|am|about to|going to) ..2 (self|slf) (harm|harmed|harming|harms|injure|injured|injuring)
        (i|have|been|to|keep|started|want) ..2 (selfharm|selfharmed|selfharming)
        ^ (selfharming|selfharm|selfharmed)
        (sh|shd) (again|relapse|relapsed|today|tonight|yesterday|is the only|calms|urges|urge|last night)
        (on|to|into|with|with my|of|urge to|urges to|want to|going to|relapsed on|relapse on|clean from|started|did|doing) sh (again|$|last|today|tonight|and|right|so|because|yesterday)
        sh (d|ed) (again|today|last|tonight|yesterday)
        i sh (d|ed|again)
        (make|making|made|see|seeing|watch|watching|want|need) ..1 (myself|my self|my own|my)? (bleed|blood) (to|so|again|$|run|tonight|and)
        (need|want|have) to (see|feel) (blood|pain|my blood)
        (pain|bleeding|blood|cutting|hurting) (is|helps|makes|calms|was|feels) ..4 (control|cope|feel|calm|release|relief|deserve|better|only|good)
        (bang|banging|hit|hitting|smash|smashing|slam|slamming|bash|bashing|hitting) my own? head ..5 (wall|until|till|quiet|hurts|bruise|bleeds|hard|stops|floor|again)
        (punch|punched|punching|hit|hitting) ..3 (wall|walls|mirror|my legs|my thighs|my head|my stomach) ..4 (until|till|bleed|bled|bleeding|bruise|bruised|deserve|pain|purpose)
        (scratch|scratching|scratched|pick|picking|picked|claw|clawing|dig|digging|press|pinch|pinching) ..2 (my|at my|into my) ..3 (bleed|bleeds|bleeding|open|blood|raw|purpose|bled|skin)
        (scratch|dig|pick|bite|claw) ..6 (until|till) ..2 (bleed|bleeds|bled|bruise)
        (my|into my) (arm|arms|skin|thighs|legs|wrist|wrists|nails) ..3 (until|till) ..1 (bleed|bleeds|bled|raw)
        (pour|pouring|poured|hold|holding|put|putting|press|pressing|stick) ..3 (boiling|hot|flame|fire|candle|stove|iron|lighter|cigarette|ice|salt) ..5 (myself|my BODY|purpose|skin)
        (razor|razors|blade|blades|scissors|knife|glass|lighter|sharpener) ..3 (again|my arm|my arms|my wrist|my wrists|my thighs|my skin|cut|in my hand|tonight|too much|relapse|relapsed|out of)
        (used|picked up|using|use|took|taking|grabbed|got|holding|bought|hiding|hid|reach for|resist|touched|back to|need|want|have|pick up|miss|about|craving) (a|my|the|the old|my old) (razor|razors|blade|blades|razorblade|razorblades) ..1 (again|$|out|tonight|last|when|and|on my|because|from|to)
        (fresh|new|more|deep|hide|hiding|covered in|full of|hid|found my|saw my) ..2 (cuts|scars|cut marks|burn marks|wounds) ..3 (on|from|under|arms|arm|legs|wrists|thighs|sleeves|parents|mom|mum|dad|teacher|bleeding|again|new|$|and)
        (arms|arm|wrists|thighs|legs|stomach|skin|wrist) ..3 (covered|full|cut up|slashed|bleeding|sliced|a mess|mess|destroyed|wrecked|ruined|scarred up)
        (urge|urges|desire|need|impulse|temptation|thoughts) (to|of) ..1 (hurt|harm|cut|burn|punish|injure|hurting|harming|cutting|burning) ..1 (myself|my self|me|$)
        (clean|free) ..6 (relapsed|relapse|relapsing|broke my|ruined|slipped|used my)
        relapsed ..6 (razor|razors|blade|cutting|cut|self harm|sh|burning)
        i deserve (pain|to hurt|to bleed|to suffer|the pain|to be hurt|to be punished)
        cuts on my BODY
        long sleeves ..6 (cuts|scars|july|summer|hide)
      `,
    },
    {
      concern: 'self-harm',
      family: 'self-harm',
      weight: 2,
      patterns: `
        self (harm|harming|injury)
        selfharm
        (razor blade|razorblade|razorblades)
        my (scars|cuts)
        relapsed
        cutting again
        hurt (myself|my self)
        did it again
      `,
    },
    {
      concern: 'overdose',
      family: 'overdose',
      weight: 3,
      sure: true,
      now: true,
      patterns: `
        (^|i|just|have) ..2 TOOK ..2 MANY (of)? (of|my|the|his|her|them|those|these)? ..3 (DRUG|CONTAINER)
        (^|i|just|have|already) ..1 (took|taken|swallowed|swallow|downed|popped) ..1 (all of them|them all|everything in the cabinet|too many|way too much|an overdose|every pill|all of it|the lot|the whole lot|enough to)
        i ..1 (took|taken) (too much|a massive dose|way more than|more than prescribed)
        (^|i|just|have) ..2 (swallowed|swallow) ..4 (DRUG|CONTAINER|batteries|magnets)
        ## ..1 DRUG ..8 (took|taken|swallowed|in me|already|hour ago|hours ago|minutes ago)
        (finished|emptied|cleared|downed) ..1 (all the|the whole|the entire|a whole|all my|the|my|an entire) ..1 (tablets|pills|bottle of pills|pack|packet|meds|medicine cabinet|stash|box of) 
        (i|i have|have|think i|might have|just|may have|did|accidentally|purposely) ..2 (overdosed|od d|odd)
        (i am|am|im|currently|think i am) overdosing
        ^ (just|i)? (overdosed|od d|odd on)
        (taken|took|taking|had) ..2 (overdose|od)
        (^|i|just|have) ..2 (drank|drunk|drink|swallowed|ingested|took|chugged|ate|had) ..4 POISON
        (i|have|just) ..2 (poisoned) (myself|my self)
        poisoned (myself|my self)
        (injected|inject|injecting|shot up|took|taken|taking|gave myself|given myself) ..2 (too much|way more|all my|all the|a lot of|triple|an overdose of|double|more) ..3 (insulin|heroin|morphine|fentanyl|on purpose|than i should|$)
        (mixed|mixing|combined|took|taken|washed) ..3 (pills|xanax|xans|benzos|meds|valium|painkillers|oxy|sleeping|tablets) ..2 (and|with|down with) ..2 (vodka|alcohol|whiskey|wine|beer|booze|liquor|rum|tequila|gin)
        (vodka|alcohol|whiskey|wine|booze|liquor) and ..2 (pills|xanax|benzos|meds|painkillers|sleeping) ..5 (took|taken|dizzy|floaty|sleepy|whole|all|weird)
        took (double|triple|quadruple) ..3 (on purpose|to die|lithium|meds|dose)
        (took|taken|swallowed) ..6 (now i am scared|and now im scared|do not want an ambulance|getting sleepy|feel weird|feeling floaty|can not feel)
        (took|taken) ..4 (at once|in one go|all together)
        took something ..6 (feel|much|help|scared)
        (too many|so many|all my|whole bottle of|handful of) (sleeping|heart|blood pressure|antidepressant|anxiety|pain) (pills|tablets|meds)
        i (want|need) ..2 (take back|undo) ..6 (pills|took)
        (stomach|ambulance|hospital|poison control) ..8 (took|swallowed) ..3 (pills|tablets|many)
      `,
    },
    {
      concern: 'overdose',
      family: 'overdose',
      weight: 2,
      patterns: `
        (overdosed|overdosing)
        too many (pills|tablets|painkillers)
        took (the|some|my)? pills
        do not want an ambulance
        getting sleepy
        can not feel my (hands|legs|face|arms)
        too much i think
        took something
      `,
    },
    {
      concern: 'overdose',
      family: 'overdose',
      weight: 1,
      patterns: `
        (overdose|on purpose)
      `,
    },
    {
      concern: 'violence',
      family: 'violence',
      weight: 3,
      sure: true,
      patterns: `
        PERP ..3 (hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|slapping|punch|punches|punched|punching|kick|kicks|kicked|kicking|choke|chokes|choked|choking|strangle|strangles|strangled|strangling|smack|smacks|smacked|smacking|stab|stabs|stabbed|stabbing|whip|whips|whipped|rape|rapes|raped|raping|molest|molests|molested|molesting|assault|assaults|assaulted|abuse|abuses|abused|abusing|threaten|threatens|threatened|threatening|batters|battered|suffocated|suffocates|groped|gropes|grope|groping|bashes|bashed|stalks|stalking|stalked|tortures|tortured|attacks|attacked|spanks|whacks|headbutted|burns|burned|bites|shoved|shoves|pushed|pushes|grabbed|grabs|drags|dragged|pinned|pins|slammed|slams|terrorizes) (me|us|my kids|my children|my mom|my mum|our kids|the kids|and (hits|hit|beats|punches|kicks|slaps|scratches|threatens) me)
        PERP ..2 (hurts|hurt|hurting|harms|harmed) (me|us) (again|physically|when|every|bad|badly|and|if|at night|so bad|all the)
        PERP ..2 (going|gonna|wants|will|about|threatened|threatens|threatening|tried|trying|said|says|swore|promised) ..4 (kill|hurt|beat|shoot|stab|strangle|murder|rape|burn|choke|hit) ..1 (me|us|my kids|the kids|my family|my mom|my sister|my mum|my dog)
        PERP ..2 (threatening|threatens|threatened) ..8 (me|us|kids)
        PERP ..2 (throws|threw|throwing|chucked|hurled|smashed) ..4 (at me|at my|at us|on me|over me)
        (hit|beat|slapped|punched|kicked|choked|strangled|raped|assaulted|abused|molested|threatened|stabbed|tortured|groped|stalked|attacked|beaten) by (my|a|him|her|someone|somebody|them|his|two)
        i (was|am|got|have been|been|am being|keep getting|was being|get|am getting) ..2 (abused|raped|assaulted|molested|strangled|choked out|trafficked|groped|stalked|held hostage|tortured|beaten up|beat up|beaten at|beaten every|beaten by|hit at home|kidnapped|blackmailed)
        ^ (got|was|been|being) (sexually)? (raped|molested|sexually assaulted|assaulted|abused|beaten up by)
        (PERP|my PERP) ..1 (is|was|gets|got|became|being|has been|turns|turned|becomes|can be|can get) ..2 (abusive|violent|abusing|beating|hurting|dangerous|hitting|choking|threatening|aggressive|stalking) (me|and|$|when|with me|towards|to me|again|after|if|at home|so)
        (in|my|an|this|from an) (abusive|violent) (husband|wife|boyfriend|girlfriend|partner|father|mother|dad|mom|mum|parents|relationship|marriage|home|household|stepdad|stepfather|family|brother|situation)
        domestic (violence|abuse)
        (scared|afraid|terrified|frightened|fear|scares) (of|for my life with|that) (my)? (husband|wife|boyfriend|girlfriend|partner|father|dad|stepdad|stepfather|mother|mom|mum|brother|ex|uncle|him|son|parents|her)
        (scared|afraid|terrified|frightened|worried|think|know|sure|believe) ..3 PERP ..3 (kill|stab|shoot|strangle) (me|us)
        PERP ..2 (held|holds|holding|put|puts|pointed|points|pulled) ..1 (gun|knife|pistol|rifle|blade) (to|at|on|against) (me|my) (head|throat|neck|face|chest|temple)?
        (scared|afraid|terrified|frightened) (to|of) ..1 (home|come home|go home|going home|being home|be at home|go back home|return home|be alone with|being alone with|go back to him)
        (afraid|fear|scared|worried) for my (life|safety)
        (do|did|does|can|is) not (feel|feeling)? safe (at|in|with|around|here) (home|my own|my house|him|her|them|my husband|at home|with him|my|own)
        (not|never|no longer) safe (at home|in my house|in my home|here with|with him|with my|in my own|around him|around my|at my)
        unsafe (at|in my|with) (home|house|own|him)
        (kill|killing) me if i (leave|left|tell|go|try|talk|scream|say|call|refuse|do not marry|run|told|divorce|speak|move out|see|break up|ever leave)
        (kill|hurt|beat|murder) me (if|because|for) ..2 (marry|gay|lesbian|trans|leave|refuse|honor|honour|tell|told|dating)
        (forced|force|forces|forcing|made|makes|pressured|pressures|coerces|coerced) (me|myself|himself|herself) (to|into|in|on|upon)? ..1 (have sex|having sex|sex|sleep with|marry|marriage|intercourse|things|undress|strip|touch him|touch her|sexual|oral|perform|do things|watch porn|have an abortion|prostitution|me|stuff in bed)
        (makes|made|making) me do (things|stuff|sexual)
        (touch|touches|touched|touching|fondles|fondled|feels|felt|rubs) me (at night|inappropriately|down there|there|when|in places|sexually|in my sleep|while|under|every|between|where|and i|in ways|without|even though)
        (uncle|stepdad|stepfather|stepbrother|teacher|coach|priest|boss|pastor|grandpa|grandfather|tutor|doctor|cousin|dad|father|manager|neighbor|neighbour|babysitter|landlord|brother) ..3 (touching|touched|touches|fondling|fondled|groping|kissed|kissing) me
        (touch|touches|touched|touching) my (private|privates|breasts|chest|body|genitals|butt|ass|boobs)
        (comes|came|coming|sneaks|gets|crawls|climbs) (into|in|to) my (room|bed|bedroom) ..2 (at night|and touch|and touches|every night|drunk|when|naked)
        (locks|locked|lock|locking|trapped|traps|keeps|kept|held|holds) me (in|inside|up|prisoner|hostage|down|against|at)
        PERP ..1 (will not|never|does not|do not|would not) ..1 (let|lets|letting|allow|allows) me (leave|go out|out|go outside|see my|talk to|have friends|work|have my|use my|eat|go anywhere|go home|sleep)
        PERP ..1 (will not|never|does not) (give|let) me ..2 money ..6 (hits|hit|beats|threatens|slaps|scared)
        (took|takes|taken|hid|hides|controls|checks|smashed|broke|stole|confiscated|monitors|controlling) (my|all my|all of my|everything) ..1 (phone|passport|money|keys|documents|papers|car keys|pension|salary|bank|card|wages) ..3 (away|so i|hits|and|me|leave|violent|locked|again)
        (monitors|controls|tracks) (everything|me|my|where|all) ..4 (violent|hits|hit|threatens|beats|angry|abuses)
        (knife|gun|blade|razor|scissors|bat|machete|axe|fist|hands|belt|hammer) (to|at|against|around|on|in) my (throat|neck|head|face|back|stomach|chest|belly)
        (hands|hand|arm|arms|belt|grabbed me|grabs me|held me|holds me) (around|on|over|round|by) (my|the) (throat|neck|mouth|hair)
        (pulled|pulls|pointed|points|aimed|waving|waved|threatened me with|attacked me with|went for me with|at me with|chased me with) (a|his|her|the|out a)? (knife|gun|hammer|bat|machete|rifle|pistol|axe|bottle)
        (he|she|they|husband|boyfriend|ex|dad|stepdad|brother) ..1 (has|got|have|holding|picked up) ..1 (knife|gun|machete|axe|hammer|bat)
        (came|comes|coming|went) at me with (a|the|his)
        (hiding|hid|hidden|locked myself|lock myself|locked) (in|inside|from) (the|my|him|her)? ..1 (bathroom|closet|bedroom|room|car|basement|shed|him|toilet|wardrobe) ..6 (he|she|drunk|screaming|angry|yelling|dad|husband|scared|violent|banging|outside|him|afraid|quiet|phone|stepdad|boyfriend)
        (broke|breaking|kicked|kicking|break|smashed|broken|banging|pounding) (down|in|on|at)? (the|my|our) (door|window) 
        (outside|at|in front of|by) (my|the|banging) ..2 (house|door|window|home|apartment|flat|building|room|work) ..6 (kill|gun|knife|will not leave|not leave|scared|banging|violent|get in|screaming|threatening|hurt)
        (is|am|was|being|been|keeps|keep) (stalking|stalked|following|followed|harassing) (me|by|us)
        (someone|man|guy|he|stranger|car) ..2 following me
        (ex|husband|boyfriend|stalker|he) ..2 (showed up|turned up|waiting|came) ..5 (gun|knife|threatening|threatened|kill|violent|again and|will not leave)
        (bruise|bruises|black eye|broken ribs|broken nose|marks|broken arm|split lip|busted lip) ..5 (from|because|after|when|by) ..2 (my|he|she|him|her|dad|husband|boyfriend|girlfriend|what)
        (bruise|bruises|black eye|marks) ..3 (all over|on my neck|on my arms|from him|from her)
        (marry|married|wed) (me)? (off|against my will|by force)
        forced marriage
        (dad|father|mom|mum|mother|he|she|they|stepdad|parents|husband|boyfriend|uncle|brother|wife|girlfriend) ..3 (hits|beats|hit|beat|beating|hitting|hurt|hurts|slaps|smacks|chokes|whips|abuses|rapes) (us|me|me up)
        (kicked|kicks|punched|punches|hit) me in (the|my) (stomach|face|belly|head|ribs|jaw|eye|chest|back|mouth|nose)
        (pimp|trafficker|traffickers)
        sex (slave|trafficked|trafficking)
        waiting for me ..4 (drunk|angry|hit|hurt)
        scared ..4 (stepdad|stepfather) is waiting
        (beat|beats|beating|beaten|beats) (me|us) up
        (came|comes|gets) home drunk ..4 (beat|beats|hit|hits|punched|kicked|slapped|choked) (me|us|mom|mum)
        PERP ..2 (threw|throws|throwing) (me|us) ..1 (against|down|into|out|off|across|on|onto)
      `,
    },
    {
      concern: 'violence',
      family: 'violence',
      weight: 3,
      joke: true,
      patterns: `
        (he|she|they|husband|wife|boyfriend|girlfriend|partner|ex|stepdad|stepfather|brother|uncle) (is|are|was)? (going to|will|wants to|gonna) (kill|murder) me
      `,
    },
    {
      concern: 'violence',
      family: 'violence',
      weight: 2,
      patterns: `
        (he|she) (gets|got|is) (violent|aggressive|physical)
        PERP bit me
        (screaming|yelling|shouting) at me (every|again|and|all)
        (raped|molested|groped)
        i have bruises
        hiding in the (bathroom|closet)
        (forced|forces) me
      `,
    },
    {
      concern: 'harm-to-others',
      family: 'harm-to-others',
      weight: 3,
      patterns: `
        (voices|voice) ..6 (kill|hurt|stab|harm|attack) (him|her|them|someone|people|my PERP|the baby)
        (take|taking|bring|bringing|brought|carry|carrying) ..4 (gun|rifle|knife|pistol|weapon|machete) ..4 (school|work|class|college|church)
        (wait|waiting|going|sitting) ..4 (his|her|their) (house|home|place|door|work|flat) ..10 (knife|gun|bat|acid|get what)
        (burn|torch|blow) ..5 with (him|her|them|everyone|all of them) (in|inside|in it)
        (hide|hiding|cover|covering) ..3 (bruises|marks) on my (kid|son|daughter|child|baby|wife|girlfriend|kids)
        (afraid|scared) ..2 i ..3 (hurt|harm|shake|hit|kill) (my|the) (baby|son|daughter|kids|kid|child|wife|children)
        (list|names) ..2 (of (everyone|everybody|all|those|people) (who|that))? ..2 (bullied|hurt|wronged|laughed at) me
        (in|outside) ..1 my car outside (her|his|their) (work|house|place|school) with (a|the|some)? (bat|knife|gun|acid|hammer)
      `,
    },
    {
      concern: 'harm-to-others',
      family: 'harm-to-others',
      weight: 2,
      joke: true,
      patterns: `
        i ..4 (will|going to|want to|about to|ready to|need to|plan to|planning to|might|may) ..2 (kill|stab|shoot|strangle|choke|murder|hurt|beat|poison|attack|butcher|slaughter|smother|shake|end|finish) ..1 (him|her|them|someone|somebody|everyone|everybody|people|my PERP|the (baby|kids|children))
        (voices|voice) ..4 (do it|kill|hurt)
        (hurt|kill|stab) (him|her|them) so bad
        (gun|rifle|knife|pistol|machete|bat|acid) ..3 (school|his house|her house|her work|his work|his door|her door) ..6 (pay|sorry|see|laugh|dead)
        (gets|get|getting) what ..1 coming
        (they|he|she) will (all|both)? (be sorry|pay|regret it|die)
        i ..2 (have|got|bought) ..2 (knife|gun|rifle|bat|hammer|ammo) ..8 (for him|for her|on him|on her|see him|see her|his name|he is dead|next door)
        (stab|shoot|kill) (him|her|them) ..4 (next time|if he|if she|tonight|when)
      `,
    },
    {
      concern: 'harm-to-others',
      family: 'harm-to-others',
      weight: 1,
      patterns: `
        (i am|am)? not (joking|kidding|playing)
        i mean it
        dead serious
        no joke
        can not (stop|control) myself
      `,
    },
    {
      concern: 'eating',
      family: 'eating',
      weight: 3,
      patterns: `
        (anorexia|anorexic|bulimia|bulimic|orthorexia|ednos|arfid|thinspo|meanspo|bonespo|proana|promia)
        eating disorder
      `,
    },
    {
      concern: 'eating',
      family: 'eating',
      weight: 3,
      sure: true,
      patterns: `
        (make|makes|making|made|force|forcing|forced) (myself|my self) ..1 (throw up|puke|vomit|sick|barf|purge|be sick|throwing up|gag)
        (threw|throw|throwing|puke|puking|puked|vomit|vomiting) up? ..1 (my|everything|what|all|the|it all|whatever) ..4 (on purpose|i ate|i eat|after eating|so i|purposely|to lose|calories|food i|dinner|meal|eat|lunch)
        (threw|throw|throwing|puked|puke|puking|vomit|vomiting|vomited|sick) (up)? ..1 (after (every|each|all|most|my|eating|meals|dinner|lunch|i eat)|on purpose|to (lose|stay|be|get) (weight|thin|skinny)|my food|everything i eat|everything i ate|whatever i eat)
        (purge|purging|purged|purges)
        (binge|binging|bingeing|binged|binges) ..4 (purge|purged|puke|puked|throw up|threw up|vomit|vomited|starve|throwing up|purging|vomiting|laxatives)
        (binge|binging|bingeing|binged) ..5 (every night|hate myself|ashamed|secret|disgusting)
        (finger|fingers|toothbrush) ..1 (down|in) my (throat|mouth)
        (starve|starving|starved) (myself|my self)
        i (starve|starved) (to|until|so|and|for|because)
        (have|has|had|did|do) not ..1 (eaten|ate|eat|eating|been eating) ..3 (in|for|since|over|about|almost|nearly) ..2 (#|two|three|four|five|six|seven|ten|several|many|few|days|a week|weeks|monday|tuesday|wednesday|thursday|friday|saturday|sunday) (day|days|week|weeks|and|$|on purpose|because|now)
        (have not|did not|not|nothing|without) ..1 (eaten|eat|eating|been eating|food|ate) ..8 (on purpose|still feel fat|feel fat|to lose weight|because i am fat|to get thin|to be thin|skinny|disgusting|punish|my body|be skinny|too fat|need to be thin|thinner|feel guilty)
        (#|two|three|four|five|six|seven) (days|day) (without|no|of no|of not) (food|eating)
        (stopped|stop|quit|refuse|refusing|given up|avoid|skipping|skip|restricting|restrict|afraid|scared|terrified|can not|hate) ..1 (eating|eat|food|meals|all food|to eat|swallow) ..8 (fat|body|disgusting|skinny|thin|weight|ugly|control|calories|bones|gain|deserve|panic|panicking|underweight)
        (only|just|never|limit|allow|let|under|below|at|than|maximum) ..4 (##|two hundred|three hundred|four hundred|five hundred|six hundred) (calories|cals|cal|kcal)
        (##) (calories|cals|kcal) (a|per|each) day
        (eat|eating|ate) ..6 (guilty|guilt) ..4 (purge|throw up|punish|starve|burn|skip|fat|disgusting|bad)
        (my|ed|the|developing|into|having) (ed|anorexia|bulimia) (is|has|got|getting|back|again|worse|relapse|relapsing|voice|wins|came|$|brain|took)
        (relapse|relapsed|relapsing) ..3 (ed|eating|anorexia|ana|mia|bulimia|purging|restricting)
        pro (ana|mia)
        (ana|mia) (tips|buddy|coach|voice|wins)
        (back to|friends with|going) (ana|mia) (again|and mia|and ana|$)
        ^ (ana|mia) is (back again|back $|winning|loud|my only|getting (louder|stronger))
        (taking|take|took|using|use|abusing|abuse|swallow|need|eat) ..2 (laxatives|laxative|diuretics|diet pills|water pills|ipecac)
        (laxatives|diuretics|diet pills) ..4 (thin|weight|skinny|gain|meals|every|day|eat)
        (not|never|wont) ..2 (deserve|allowed|let myself|allow myself) ..2 (eat|food|to eat|dinner|to be fed|a meal)
        (fat|disgusting|ugly|huge|whale|pig) ..4 (deserve|allowed|let myself) ..1 (to)? (eat|food)
        (hungry|starving) ..4 (not|wont|never|refuse) ..3 (let myself eat|allow myself|eat because|deserve|eat until)
        (chew|chewing) and spit
        (fast|fasted|fasting|starving|starved) (for)? (#|two|three|four|five|six|seven|days|a week|weeks|several) (day|days|week|weeks|on end)? ..2 (punish|fat|thin|skinny|to lose|weight|purpose|control|and i|because)
        (weigh|am|at|down to|weight|weighs|under) (#|##) (pounds|lbs|lb|kg|kilos|kilo|kgs) ..6 (fat|whale|huge|lose more|want to lose|still see|too much|thinner|disgusting|mirror|lower|more to go|ugly|want less)
        (exercise|work out|run|running|workout|exercising|train) (until|till) i (faint|collapse|pass out|throw up|drop|burn)
        (lost|lose|losing|missed|no) my period ..5 (eat|eating|weight|thin|food)
        (faint|fainted|fainting|passed out|blacked out|dizzy) ..6 (not eating|have not been eating|not eaten|starving|do not eat|fasting|purging|have not eaten|on purpose)
        (see|seeing|look like) (a)? (whale|pig|fat) ..2 in the mirror
        (feel|am|look) (so|too|still)? (fat|disgusting) ..3 (stopped eating|not eat|starve|purge|throw up|do not eat|will not eat|not eating|deserve to eat|skip)
        (hate|disgusted by|disgusts) my body ..8 (eating|eat|starve|starving|food|purge|throw up)
        (until|till|want|see|show|count|feel) ..2 my (bones|ribs|collarbones|hip bones|hipbones|ribcage)
        (hide|hiding|throw|throwing|flush) (my)? food ..4 (eat|mom|mum|parents|nobody|know|fat|notice)
        (living|live|lived|survive|surviving|nothing but|only) ..2 (coffee|water|gum|air|cigarettes|diet coke|apples|lettuce) ..8 (skinny|thin|thinner|weight|fat|days|calories|bony)
        (stay|be|get|become|look) (so)? (skinny|bony) 
      `,
    },
    {
      concern: 'eating',
      family: 'eating',
      weight: 2,
      patterns: `
        laxatives
        my ed
        (feel|am) (so|still|too) fat
        starving myself
        have not eaten
        thin enough
        (get|be) skinny
      `,
    },
    {
      concern: 'someone-else',
      family: 'someone-else',
      weight: 3,
      patterns: `
        (kill|killing|kills|hang|hanging|shoot|shooting|off|offing|unalive|unaliving|drown|drowning|poison|poisoning|hurt|hurting|hurts|harm|harming|harms|cut|cutting|cuts|starve|starving|starves|burn|burning|burns|end|ending|overdose) THEMSELF
        (end|ending|ends|take|taking|takes|took|taken) (his|her|their) own? life
        PERSON ..5 (wants|want|wanted|wanting|going|ready|planning|plans|trying|tries|threatens|threatening|threatened|about|talks|talking|talked|thinking|tried|promised|decided|wishes|hopes|feels|prepared|deserves|threat) (to|of|about|that|on|like)? ..2 (die|end it|end it all|be dead|kill|jump|jumping|dying|suicide|commit|ending it|end everything|disappear forever|killing|overdose|hang|not wake up|leave this world|not exist|attempt)
        PERSON ..4 (do|does|did|would) not (want|wants|wanted|feel like|see the point) (to|in|of)? ..1 (live|living|be alive|be here|exist|wake up|go on|being alive|anything)
        PERSON ..3 no longer (wants|want) to (live|be alive|be here|exist)
        (says|said|say|thinks|told me|tells me|keeps saying|texted) ..5 (he|she|they) ..1 (wishes|wish|wished|hopes) ..2 (was|were|had|would) ..1 (dead|never born|die|gone|not wake up)
        (wishes|wish) (he|she|they) (was|were) (dead|never born|gone)
        (says|said|say|thinks|feels|keeps saying|believes|does not|doesnt) ..5 (no point|the point|no reason|any reason|a reason) ..1 (to|in|of) (live|living|life|being alive|going on|anything|staying)
        PERSON ..4 (is|was|are|seems|might be|may be|could be|sounds|feels|gets|being|been|feeling|has been|became|looks|becoming) ..1 suicidal
        PERSON ..4 (said|says|saying|told|tells|texted|texts|wrote|writes|posted|posts|keeps saying|keeps talking|talks|talking|talked|mentioned|messaged|joking|joked|jokes|thinks|feels|believes|sent|threatened|hinted) ..8 (suicide|suicidal|better off dead|better off without|miss him|miss her|miss them|end it|wants to die|want to die|kill (himself|herself|themselves)|goodbye|jump|jumping|no point in|no reason to live|give up on life|ending it|unalive|last message|be gone|hurt (herself|himself)|done with life|die|plan to)
        PERSON ..4 (commit|committing|commits|attempt|attempting|attempted|considering|contemplating|planning|plans|talks about|talking about|threatening|threatens|threatened) ..1 (suicide|to kill|to end)
        PERSON (has|is having|have|having|had) ..1 (suicidal|dark) (thoughts|ideation|urges)
        PERSON ..3 (left|leaving|wrote|found|handed|sent|has written|writing|posted|hand|texted) ..5 (suicide|goodbye|farewell) (note|letter|message|text|post|video|messages)
        PERSON ..2 (texted|sent|messaged|wrote|posted|left|called|said) ..3 (goodbye|farewell|suicide) ..8 (never|pick|answer|responding|note|phone|last|scared|worried|weird|off|coming back|forever|everyone|message|text)
        (found|read|reads|saw|looks|sounds) ..4 (suicide|goodbye|farewell) (note|letter|message|text|post)
        PERSON ..2 (gave|given|giving) ..1 (all|away) ..4 (things|stuff|away|belongings|possessions) ..6 (goodbye|scared|worried|bye|suicid)
        PERSON ..3 (took|taken|swallowed|overdosed|overdosing|downed|popped|drank|takes) ..2 (MANY|a bunch of|some kind of|overdose) ..4 (pills|tablets|meds|bottle|bleach|overdose|paracetamol|tylenol|xanax|medication|poison|sleeping|antidepressants|opioids|fentanyl|box|packet|stuff|drugs)
        PERSON ..3 (took|swallowed|taken) ..2 (overdose|pills and|bottle of|something and)
        PERSON ..3 (overdosed|overdosing|od d|is od ing)
        PERSON ..5 (on|off|at|from) (the|a) (roof|ledge|bridge|balcony|edge|rooftop|tracks|window) ..6 (jump|jumping|jumps|fall|wants|says|threatening|die|looks)
        PERSON ..4 (threatening|threatens|threatened|going|about|wants|want|ready|says|said|will|looks like|like) ..3 (jump|jumping|to jump|he will jump|she will jump)
        PERSON ..4 (has|with|got|holding|have|bought|grabbed|took) ..2 (gun|knife|rope|noose|rifle|pistol) ..8 (done|die|himself|herself|end|kill|suicid|locked|hand|head|threat|life)
        (garage|car) ..4 (engine|running|fumes|exhaust|hose)
        PERSON ..3 (locked) (himself|herself) ..6 (knife|gun|pills|bathroom|garage|running|razor|rope|crying|answer)
        PERSON ..3 (self harm|self harms|self harming|self harmed|selfharming|selfharms|self injures|cutting (himself|herself|again)|cuts (himself|herself)|is cutting|started cutting)
        PERSON (is|been|was|started|keeps|has been|might be) ..1 (cutting|self harming|selfharming|purging|starving) 
        (found|saw|see|seen|noticed) ..4 (cuts|razor|razors|blades|scars|marks|bruises|burns) ..4 (her|his|their|daughters|sons|sister|friend|arms|arm|wrists|legs|friends)
        PERSON ..6 (anorexic|anorexia|bulimic|bulimia|eating disorder|starving (herself|himself)|purging|purges|makes (herself|himself))
        PERSON ..3 (makes|making|made) (herself|himself|themselves) (sick|throw up|vomit|puke)
        PERSON ..2 (has|have)? (stopped|refuses|refusing|quit) ..1 (eating|to eat|food|taking|his meds|her meds) ..6 (herself|sick|thin|weight|meds|pills|fat|thinner|bones|worried|days|vomit|faint|medication|at all)
        PERSON ..2 has not eaten ..2 (days|week|anything in|for #)
        PERSON ..3 (beats|hits|abuses|chokes|beating|hitting|abusing|choking|raped|rapes|molests|strangles|punches|strangled|choked|punched|slapped|kicked|beat|hurts|slaps) ..1 (her|him|his|them|my friend|my sister|my mom|my mum|my mother|the kids|their|my daughter|my cousin|my niece|my brother) ..2 (wife|kids|children|girlfriend|husband|son|daughter|child|baby|kid|up|and|at night|when|every|again|all|in|so|because|mother|partner|$)
        (friends|sisters|moms|mums|daughters|neighbors|neighbours|cousins|colleagues|mothers|nieces|roommates|aunts|friend|sister|daughter|cousin|neighbor|neighbour|mom|mum|mother|colleague|coworker|niece|roommate) (is|s)? (husband|boyfriend|partner|dad|ex|wife|girlfriend|stepdad|father|son) ..1 (beats|hits|abuses|hurts|chokes|abusing|abusive|rapes|threatens|hurting|hitting|beat|hit|choked|violent)
        PERSON ..2 (is|being|was|gets|getting|been) ..2 (abused|beaten|raped|beaten up|molested|trafficked|assaulted|strangled|stalked|hit by|bullied to death)
        PERSON ..5 (better off dead|better off without (him|her|them)|rather be dead|wants to be dead|should be dead)
        (says|said|thinks|thinking|feels|saying|believes|telling|keeps saying) ..5 (better off|be better|happier) ..1 (dead|without (him|her|them))
        (nobody|no one|noone) (would|will) (miss|care about|notice) ..2 (him|her|them|he|she)
        (how|what) ..4 (help|stop|do|support|say|talk|save|react|respond|tell) ..8 (suicidal|suicide|kill themself|kill themselves|killing themself|killing themselves|wants to die|self harming|self harms|end their life|hurting themself|hurting themselves|want to die)
        (someone|somebody|friend|person|people) ..2 (who)? ..1 (wants|want|wanted) to (die|kill|end)
        suicidal (friend|person|brother|sister|son|daughter|mom|mum|mother|dad|father|wife|husband|boyfriend|girlfriend|partner|teen|teenager|kid|child|student|roommate|guy|girl|man|woman|someone|ex|classmate|cousin)
        (help|save|stop) (a|my|someone|somebody|her|him|them) ..3 (suicidal|suicide|kill|killing)
        (worried|scared|afraid|concerned|worry|fear|terrified) ..4 (CLOSE|he|she|they) ..6 (suicide|suicidal|kill|hurt|harm|himself|herself|die|overdose|stop breathing|jump|dead)
        (asking|ask) for a friend ..12 (die|suicide|suicidal|kill|pills|overdose|cut|self harm|end|hurt|dying|raped|hits|beaten)
        (think|believe|afraid|scared|worried|know) ..3 CLOSE ..2 (is|might|may|will|could|wants|is going) ..4 (suicide|kill|die|danger|jump|overdose|suicidal|end it|hurt (himself|herself))
        CLOSE ..2 in danger
        (hear|heard|hearing) ..4 (screaming|screams|scream|crying for help|being beaten|beating|hitting)
        PERSON ..3 (pray|prays|hopes|hope|wish|wishes) ..4 (die|dies|not wake up|dead)
        PERSON ..2 (tried|attempted|trying|tries) ..2 (suicide|kill|hang|end|overdose|jump|die|unalive|it again|last night)
        PERSON ..2 (drove off|ran off|disappeared|locked|left|missing|gone) ..6 (note|suicid|goodbye|kill|gun|pills|knife)
        PERSON ..2 (says|said|is|keeps saying) ..2 (done|finished|through|tired) (with|of) (life|living)
        (says|said) ..1 (he is|she is|they are) done $
        PERSON ..2 (goodbye message|goodbye text|goodbye call|suicide threat|suicide attempt|suicide plan)
        (child|children|kids|baby|kid|toddler|girl|boy) ..3 (being abused|is abused|gets beaten|being beaten|being molested|is beaten|is being hit|being hurt)
      `,
    },
    {
      concern: 'someone-else',
      family: 'someone-else',
      weight: 2,
      now: true,
      patterns: `
        PERSON ..4 (kill|jump|pills|bottle|overdosed|overdose|knife|gun|roof|note|bleeding) ..6 (tonight|right now|now|not wake|will not wake|not answering|will not pick up|not pick|drove off|not responding|stopped replying|unconscious|what do i do)
      `,
    },
    {
      concern: 'someone-else',
      family: 'someone-else',
      weight: 2,
      patterns: `
        asking for a friend
        (worried|scared|afraid) (about|for) (my|a) CLOSE
        not (answering|picking up|replying|responding)
        PERSON ..2 (cutting|suicidal|purging)
      `,
    },
  ],
  idioms: `
    ${THREATS.en.idioms}
    (laugh|laughing|laughed|funny|hilarious|cute|adorable|dress|jeans|corset) ..8 breathe
    breathe ..8 (laugh|laughing|funny|hilarious|cute|adorable|hot in here|dress|jeans|corset)
    (so|too) full ..4 breathe
    (nose|stuffy|stuffed up) ..2 (blocked|stuffed|stuffy|nose) ..6 breathe
    breathe (through|out of) ..1 nose
    breathe (without|around) (you|him|her|them)
    breathe when i (think|see|remember|hear|look)
    (dog|cat|puppy|kitten|hamster|rabbit|bird|parrot|horse|goldfish|chicken) ..2 (breathing|unconscious|unresponsive|seizure|seizures|choking)
    surprise ..1 secret
    chest (day|press|workout|flies|fly)
    (i)? am (just|only)? #minor (minutes|minute|hours|days|weeks|pounds|kilos)
    (not tell|not to tell) ..3 about ..2 (surprise|gift|present|party)
    secret (weapon|ingredient|recipe|tactic|santa)
    (die|dying|died|dead|dies) ..1 (of|from|with) ..1 (laughter|laughing|embarrassment|shame|boredom|cringe|hunger|thirst|heat|cuteness|happiness|joy|excitement|curiosity|envy|jealousy|overwork|cold|suspense|anticipation|awkwardness|fright|shock)
    (died|dying|dies) (of|from) (old age|natural causes|cancer|covid|a heart attack|starvation|malaria|the flu|dementia)
    (die|dying|dead|died) (laughing|inside lol|over this|at this|at that|for that|for this|for a|for some|for those|for these|serious|center|heat|weight|batteries|battery|phone|silence|beat|lift|lifts|sea|poets|man walking|rising|space|letter|pan|language|languages|on my feet|broke|tired)
    dying to (know|see|meet|try|hear|go|find|tell|read|watch|have|get|eat|visit|show|talk|ask|learn|play|buy|start|join|come|taste|wear|use|finish)
    (to|worth) die for
    die for (that|this|a|some|those|these|her|his|your|my country)
    (die|dying|died|dies) (in|on|at|during|to|against) ..3 (game|elden|ring|minecraft|level|boss|souls|dungeon|raid|fortnite|valorant|goblin|round|match|mission|quest|zelda|mario|roblox|hades|sekiro|map|lava|creeper|zombies|lvl)
    died ..2 times
    die (hard|another day|down|out|off)
    (phone|battery|laptop|car|computer|plant|plants|wifi|tv|ipad|tablet|console|airpods|headphones|router|internet|printer|fridge|engine|mic|camera|controller|bike|tree|flowers|fish|watch|app|server|screen|cactus|succulent|lawn|garden|fern|basil) ..3 (dead|died|dies|die|dying|killed|committed suicide|suicide)
    (keep|keeps) dying on me
    (dead|died|dying) (battery|phone|laptop|plant|plants|fish)
    (grandma|grandpa|grandmother|grandfather|mom|mum|dad|mother|father|dog|cat|uncle|aunt|friend|brother|sister|wife|husband|hamster|horse|rabbit|nan|gran|grandad|teacher|neighbor|neighbour|pet|baby|son|daughter|cousin|actor|singer|king|queen|character|colleague|puppy|kitten|fish) ..2 (died|dies|passed|is dying|was dying|dead for|has died|is dead|death)
    death of (a|my|his|her|your|our) ..1 (mom|mum|dad|mother|father|dog|cat|friend|wife|husband|brother|sister|son|daughter|grandma|grandpa|salesman|partner|uncle|aunt)
    the death of (me|us)
    (anniversary|news|cause|explain|life after|after) ..2 (of|about)? ..3 death
    (scared|bored|worried|tired|frightened|sick|love|loved|frozen|scare|bores|bore|annoyed|amused) ..2 to death
    (black|metal|star|sudden|near) death
    death (metal|star|note|eater|eaters|valley|grip|penalty|row|certificate|stranding|rate|toll|tax|stare|by chocolate|of a salesman|on the nile)
    over my dead body
    (dead|dying|died|killed) (emojilaugh|lol|lmao|lmfao|rofl|haha|hahaha)
    i am (so|literally|actually)? (dead|dying|deceased) (emojilaugh|lol|lmao|lmfao|rofl|haha|this is so funny|at|over|omg|that|hahaha)
    (omg|lol|lmao|haha|hahaha) ..2 (dead|dying)
    (literally|actually) (dying|died|dead) (laughing|at|lol|haha|emojilaugh|reading that|watching|this is)
    (could have|could of|almost|nearly) died
    (kill|killed|killing|kills|murder|murdered|slay|slayed|slaying) (it|the lights|the engine|the mood|the vibe|the boss|the dragon|time|some time|two birds|the game|for a|for some|for that|with kindness|the process|the buzz|bill|switch|an hour|zombies|monsters|the final|the cat|the power|the weeds|the joke|a process|streak|chain|zone|ratio|me softly|weeds|bacteria|germs|mosquitoes|mosquitos|spiders|the spider|a spider|bugs|ants|her inbox|my inbox|that presentation|that interview)
    (how|way) ..2 (to|do i|i|do you) (kill|beat|defeat) ..3 (boss|dragon|weeds|mold|mould|bugs|ants|zombies|germs|mosquitos|mosquitoes|moths|rats|fleas|time|lice|virus|bacteria|enemy|enemies|creeper|ender|roaches)
    (curiosity|suspense|wait|waiting|homework|traffic|heels|shoes|back|feet|knee|knees|neck|legs|heat|allergies|school|exam|exams|job|work|essay|stairs|deadline|cramps|headache|hangover|commute|boots|weather|humidity|pollen|gym|workout|squats|toddler|meeting|meetings|jokes|puns|you|diet|bills|rent|inflation|project|shoulder|tooth|stomach|music|hill|song|smell|lag|pun|math|assignment|overtime|boss|smoking|sunburn|ending|outfit|caffeine|jetlag|wisdom teeth|braces) ..1 (is|are|was|has been|were|will|almost|nearly|movie)? ..1 (literally|really|just|absolutely|actually|slowly|totally|almost)? (killing|kill|kills|killed|murdering|murder) (me|us|my)
    (this|that|it) is (literally|actually|really)? killing me
    (killing|kills|killed|kill) (my|the) (feet|back|head|vibe|mood|knees|legs|eyes|ears|battery|joke|neck|wallet)
    you are killing me
    she is killing me with
    (killing|kills) me (with|softly|lol|haha|emojilaugh|smalls|over here)
    killing (myself|my self) (laughing|with work|working|at the gym|studying|in the gym|on the treadmill|trying to (lose|finish|get in shape|meet))
    do not kill yourself (over|for|trying|with|about|on|working|at)
    (mom|mum|mother|dad|father|parents|boss|teacher|coach|wife|roommate|friend|manager|professor|sister|brother) ..1 (is|are)? (going to|will|would|wants to|said she would|said he would|said she will|is going to|could) (kill|murder) (me|us) (if i (am late|am not|forget|miss|do not finish|do not call|break|fail|lose|eat|show|come home late|told mom|touch|do not show|do not clean|ruin|spill|arrive|get home late|skip|do not eat)|when (he|she|they|my|mom|dad) (sees|see|finds out about the|hears)|because i (ate|forgot|broke|lost|used|drank|missed|spilled|spent)|for (this|forgetting|being late|eating|losing|breaking|missing)|lol|haha|emojilaugh|lmao|hahaha)
    (husband|boyfriend|girlfriend|he|she|they) ..1 (going to|will|would) (kill|murder) me (lol|haha|emojilaugh|lmao|hahaha)
    (dad|mom|mum) is going to (murder|kill) me when he sees
    dad will kill me so i might as well
    (could|would|might) (kill|murder|strangle) (for|a|some|whoever|my (husband|wife|brother|sister|boss|neighbor|neighbour|roommate|cat|dog|kids))
    so loud i could strangle him
    (rather|sooner) (die|be dead|kill myself) than (eat|wear|watch|listen|use|drink|admit|root|cheer|buy|dance|date|read|play|vote|call|text|support|go camping|pay|miss|share)
    (lady|pain|buzz|weed|time|serial|inbox) killer
    killer (outfit|whale|whales|queen|app|bees|heels|smile|moves|abs|workout|instinct|look|dress|robot|tomatoes|joke|view|deal|recipe|clown)
    (drop|knock|knocked) ..1 (dead|em dead|them dead)
    beating a dead horse
    dead to me
    (shoot|shot|shooting) (me|him|her|us|them|you)? (a|an|over) (text|email|message|dm|reminder|note|line|call|mail|quick|link|pic)
    (shot|shoot|shooting) (myself|my self) in the foot
    (shot|shoot|shooting) ..2 (photo|photos|pics|hoops|video|footage|film|pool|baskets)
    (hang|hanging|hung) (out|in there|on|tight|around|up|with|the|a picture|loose|by a thread|pictures|laundry|clothes|back|together|curtains)
    (jump|jumping|jumped) (in|into|on|up|at|to|over) ..3 (pool|lake|bed|trampoline|conclusions|plane|shower|call|bandwagon|joy|zoom|meeting|puddle|puddles|leaves|chance|hoops|couch|queue)
    (jump|jumping|jumped) (rope|ship|the gun|for joy|out of a plane|out of an airplane|out of my skin|off the diving|off the high|the queue|the line|start|ropes|scare|scares|jacks)
    (jump|jumping|jumped) off ..3 (into the (lake|pool|sea|water|river|ocean)|diving|high dive|boat|dock|pier|swing|couch|trampoline)
    (bungee|parachute|skydiving|sky|base|ski|long|high|broad|triple|box) (jump|jumping)
    jump out of (a plane|an airplane|bed)
    (ended|end|ending) things (with|amicably|on good|between)
    (end|ending|ended) it with (him|her|them|kyle|my (boyfriend|girlfriend|bf|gf|husband|wife|ex|fiance|partner|gym|provider|job|landlord)|the (gym|guy|girl|company|provider|landlord))
    (end|ending|ended) (the|this|my|our|a) (contract|subscription|relationship|membership|call|meeting|lease|marriage|conversation|friendship|day|week|chapter|stream|shift|season|semester|war|game|internship|year|trip|chat|engagement)
    end the (world|day|night|war|meeting|call)
    (hit|hits|hitting) (me|him|her|us|them|you) up
    hit me (back when|with your best|with a text)
    it (just|finally|really)? (hit|hits) me
    (bill|song|news|reality|realization|nostalgia|caffeine|coffee|jet lag|movie|episode|grief|inflation|sugar|smell|truth|hangover|wave|idea|cold|flu|ending|thought|fact|quote|lyrics|drop) ..1 (hit|hits) (me|us)
    (hit|hits|hitting) on (me|him|her|us)
    (dog|cat|puppy|toddler|baby|ball|branch|door|kitten|horse|rabbit|parrot|tail|goat) ..1 (hit|hits|bit|bites|kicked|kicks|slapped|scratched|scratches|punched|attacks|attacked|jumped|headbutted|smacked|pushed|pushes|threw) (me|us)
    (dog|tail) hits me with his tail
    kid hit me with a toy
    (beat|beats|beating|destroyed|crushed|killed|slaughtered|whooped|smoked|wrecked|demolished|beaten|murdered) ..4 (chess|tennis|mario|fifa|to the door|punch line|poker|cards|scrabble|kart|monopoly|ping pong|bowling|smash bros|tekken|checkmate|golf|arm wrestling|pool|darts|uno|tetris|badminton|basketball|soccer|finish line|boardgame|wordle|playoffs|connect four|# to #|quarterfinals|chess final|tournament|video game|video games|board game|the other team|rounds)
    (beat|beats) me to (it|the door|the punch|the last)
    (boxing|sparring|karate|mma|judo|taekwondo|bjj|jiu jitsu|muay|kickboxing|rugby|hockey|wrestling) ..6 (punched|hit|kicked|beaten|choked|kick|knocked|hits|hurt)
    (punched|hit|kicked|beaten|choked|kick|knocked|hits) ..4 (sparring|boxing|karate|mma|judo|taekwondo|jiu jitsu|bjj|muay|kickboxing|wrestling|rugby|hockey)
    (kicked|beat|kicks|whipped|kicking) (my|our) (butt|ass|behind)
    (pushes|pushed|push|kicks|pushing|forced|forces|made|makes) me to (do better|be better|try|run|get|work|become|study|improve|grow|succeed|apply|watch|clean|do the|eat my|take the)
    (choked|choking|choke) (up|back)
    (choked|choking|choke) on ..1 (words|tears|coffee|tea|water|laughter|my words|the smoke|dust)
    (overdose|overdosed|overdosing|od|od d|odd) (on|of) ..1 (chocolate|cat|cats|sugar|memes|caffeine|coffee|netflix|videos|cute|cuteness|candy|pizza|tiktok|vitamin|tea|carbs|ice|christmas|cheese|nostalgia|anime|love|sleep|tv|cookies|halloween|reality|podcasts|news|puppies|kpop|content|sushi|garlic|romance|dopamine|serotonin|pumpkin|sun|sunshine|instagram|screen|politics|cake|turkey)
    (sugar|chocolate|caffeine|vitamin|cuteness|information|christmas|carb|cheese|coffee) (overdose|od|overdosing)
    (cut|cutting|cuts|slice|sliced|slicing) (my|myself|his|her)? ..1 (finger|hair|nails|bangs|thumb|fringe|toenails|fingernails|chin|losses|loose|grass|cake|onion|onions|carrots|carbs|sugar|corners|down|ties|costs|vegetables|paper|fruit|the cord|budget|hours|spending|dairy|alcohol|gluten|some slack|the lawn|bread|coupons|video|footage|scene)
    (cut|cutting|hurt|burn|burned|burnt|scratched|injured|bruised|nicked|bit|bite|punched|hit) (myself|my (hand|arm|leg|wrist|finger|tongue|knee|ankle|shoulder|elbow|toe|foot|back|head)) ..3 (shaving|cooking|chopping|slicing|peeling|skating|lifting|football|soccer|gym|stove|oven|nail|gardening|accident|accidentally|bike|snowboarding|skiing|climbing|pan|dinner|can opener|baking|sewing|dancing|jogging|hiking|thorn|thorns|bush|practice|basketball|volleyball|ladder|paper cut|rose|fence|kettle|grill)
    (accidentally|by accident) (cut|hurt|burned|burnt|burn|stabbed|shot|hit|bit) (myself|my self|me|my)
    (cutting|cut) (class|classes|school|a deal|carbs|weight|season|phase|and bulking|for summer|board|edge|it close|it short|in line|through|bait|to the chase|a rug|hours)
    (cut|cutting) out (sugar|carbs|the|alcohol|dairy|meat|coffee|gluten|people|bread|caffeine|of|junk)
    (burned|burnt|burn) (my|the) (tongue|mouth|toast|dinner|food|cookies|hand on|finger on|rice)
    burnt out from
    (banging|bang|hitting|beating) my head against (a|the) (wall|desk|keyboard) (over|with|trying|because of|about|all day|at this|on this|with this)
    (new|electric|cheap|gillette|safety) razor
    razor (subscription|commercial|phone|sharp|burn|for my)
    close shave
    (throw|threw|throwing|puked|puking|vomited|vomiting) (up|out|away)? ..6 (flu|stomach bug|food poisoning|rollercoaster|boat|pregnant|pregnancy|morning sickness|sushi|oysters|hangover|hungover|drunk|party|seafood|shrimp|plane|in the car|bad chicken|virus|kebab)
    (flu|stomach bug|food poisoning|rollercoaster|boat|pregnant|pregnancy|morning sickness|sushi|oysters|hangover|hungover|virus|gastro) ..6 (throw|threw|throwing|puked|puking|vomited|vomiting) up?
    (kid|kids|toddler|baby|dog|cat|son|daughter) ..1 (threw|throwing|throws) up
    made me (throw up|puke|vomit|sick)
    (intermittent|religious|ramadan|lent) fasting
    starving (lol|haha|what is for|let us|artist|artists)
    suicide (squad|silence|boys|girls|blonde|mission|squeeze|bomber|bombing|door|doors|sprints|sprint|hotline volunteer|king|wings|kings|rate|rates|statistics|prevention)
    (political|career|commercial|social|financial|professional|economic|brand|fashion) suicide
    virgin suicides
    (plants|printer|laptop|phone|car|computer|toaster|plant|goldfish|succulent|dishwasher) ..2 suicide
    (lose|lost|losing) the will to live (reading|watching|in|listening|waiting|during|on hold|at this|over|with this)
    (nobody|no one) (would|will) (even)? (notice|care|mind) if i (wore|used|skipped|took|left early|ate|was late|painted|changed|cut|dyed|turned)
    (nobody|no one) cares about my (crypto|opinion|opinions|hot|new|haircut|taste|fantasy|playlist|theory|vacation)
    (i am|am|much|way) better off (without|with out) (him|her|them|it|social|sugar|alcohol|my ex|this job|coffee|facebook|cable|a car|meat|dairy)
    ^ better off without (him|her|them|it)
    better (place)? (without|with out) (social media|mosquitoes|mosquitos|mondays|traffic|war|cars|meetings)
    (can|could) not (live|go on|survive|function|exist|go a day) without (coffee|music|chocolate|wifi|cheese|tea|netflix|pizza|internet|sleep|ac|books|sunscreen|caffeine|dry shampoo|lipstick|google|carbs|my phone|spotify|bread|air conditioning|my morning|her cooking|you haha)
    die without my (morning|coffee|phone|ac)
    who wants to live forever
    (tired|sick|done|over|fed up|exhausted) (of|with|from) (living|life) (in|at|with|near|out of|from|off|above|under|next) ..3 (city|town|flat|apartment|house|suburbs|parents|roommates|roommate|suitcase|dorm|country|paycheck|noise|village|neighbors|neighbours|van|basement|hotel|hotels)
    (live|living) (in|at|with|near|out of|off|above|under|next|here|there) ..3 (city|town|flat|apartment|house|suburbs|parents|roommates|roommate|dorm|country|village|neighbors|neighbours|london|york|paris|berlin|texas|california|florida|beach|street|mountains|abroad|downtown|place by)
    (do|did) not want to be here this meeting
    (do|did) not want to (get up|wake up|be here|go) ..3 (mondays|monday|meeting|work|school|so early|at six|at five|at seven|alarm|gym)
    (point|purpose|reason|use) (of|to|in|for) ..3 (meeting|app|socks|ironing|homework|math|maths|algebra|rule|update|button|exercise|movie|game|dating apps|makeup|gift|subscription|email|ads|survey|feature|buying|washing|cleaning|paying|owning|trip|degree|tests|tax|taxes|warranty|password|passwords|sequel|scene|book|study|lawn|diet|crypto|nft|tiktok)
    (can|could) not (do|take|handle|stand|bear|deal with|solve|figure out|finish|open|find|watch|read|fix|cope with) (this|the|that|another|these|my|his|her) ..1 (crossword|puzzle|math|maths|problem set|homework|heat|cold|weather|rain|noise|show|song|game|level|boss|workout|exercise|commute|traffic|meeting|meetings|app|diet|essay|recipe|assignment|quiz|drive|winter|summer|humidity|coworker|smell|music|movie|episode|season|suspense|hairstyle|spreadsheet|printer|sudoku|jokes|puns|shift|shoes|bra|food|politics|wifi|lag|neighbours|neighbors|drums)
    (give|giving|gave|given) up (on)? (smoking|sugar|coffee|alcohol|meat|carbs|cooking|dating|chocolate|sourdough|caffeine|dairy|social|drinking|gluten|soda|cheese|knitting|gardening|diy|this sourdough|this recipe|the diet|men|the gym)
    (done|finished|over) with (exams|work|school|homework|finals|classes|dating|winter|shopping|cleaning|dishes|chores|online dating|university|college|it for today|my shift|this semester|the semester)
    (hopeless|worthless|useless|terrible|a failure|a disaster) (at|with) (cooking|tennis|math|maths|sports|names|directions|technology|dancing|languages|games|football|golf|baking|computers)
    hopeless (romantic|romantics)
    no hope for (my|the|this|our|that|crypto|bitcoin) (team|season|plants|plant|car|hair|lawn|economy|show|sourdough|house|garden|phone|laptop|knicks|jets|league|franchise|code|project|mets)
    end of my rope (with|lol|haha|over)
    (goodbye|farewell|bye|goodbyes) (to|for|until|tour|party|card|scene|dinner|lunch|email|speech|cake|drinks|song|kiss|and good luck)? ..2 (carbs|sugar|students|colleagues|office|coworkers|job|school|team|house|apartment|old car|weekend|summer|savings|salary|free time|class|smoking|vacation|holiday|soon|later|colleague|now|party|card|tour)
    (goodbye|bye) (talk|see you|see ya|for now|until|have a|take care)
    (said|say|saying) ..1 (goodbye|bye|farewell) (to|at) ..3 (office|team|coworkers|colleagues|students|class|school|job|house|apartment|neighbors|neighbours|airport|guests|relatives|camp|teachers|staff|summer|train station|visitors)
    (giving|gave|give|given|donate|donated) (away|out)? ..2 (my|all my|some|our|the)? (old|baby|extra|spare|used|couch|sofa|toys|winter|unused|furniture|maternity|free)
    (giving|gave|give|given|selling) (away)? ..4 (charity|goodwill|donation|moving|declutter|decluttering|cleaning out|marie kondo|thrift|refugees|shelter|garage sale|minimalist|downsizing|new apartment|spring cleaning)
    (moving|declutter|decluttering|downsizing|relocating|minimalist|garage) ..6 (giving|gave|give|given|selling|sold) (away|my) ..1 (stuff|things|couch)?
    (my|the) (last|final) (day|night|message|text|shift|class|exam|week) (at|before|of) ..2 (work|school|job|office|retirement|vacation|holiday|holidays|class|camp|semester|semesters|summer|university|college|trip|term)
    (last|final) (day|night) here said goodbye to the (whole)? office
    pulled the trigger on
    bite the bullet
    stab in the dark
    (stab|stabbed|stabs|stabbing) (me|him|her|us|people)? in the back
    (punch|dead|death) (line|lines|screen|count|stranding|list|feed|cam)
    (last|final) (resort|straw|call|dance|season|episode|destination)
    (nothing|everything) matters more
    nothing else matters
    (taste|tastes|smell|smells|looks|look|feel) like (death warmed|death today lol)
    (dead|deadly) (sexy|funny|gorgeous|accurate|sins|cool|lift|lifting|lifts|beautiful)
    (walking|evil|red|grateful|day of the|dawn of the|shaun of the|drop|left for) dead
    (mom|dad|friend|he|she|brother|sister) died laughing
    (do or die|live and let die|die trying)
    piece of heaven
    (ready|time) to (give up|quit) (smoking|on the|on this)
    (attempt|attempted|attempts|attempting) (at|to|a|the|my first|number|this|that|another|some|three|two|#) ..1 (bake|cook|make|fix|run|solve|write|draw|parallel|learn|beat|climb|explain|finish|knit|level|cake|bread|recipe|backflip|handstand|pull|marathon|sourdough|call|contact)
    (first|second|third|last|failed|another|password|login|pathetic|bake) attempt
    (ready|good|about) to go (to|out|home|shopping|on vacation|back|party|hiking|swimming|running|eat)
    (leave|leaving|exit|quit) this (place|town|job|city|party|meeting|house|school|company|app|group|channel|chat|server)
    (bridge|roof|tracks|balcony|gun|knife|cliff) (is|was|gets|needs|are)? ..1 (closed|license|range|safe|show|climbing|tour|repair|fix|leaking|leak|leaks|garden|party|bar|view|loan|troll|collection|set|block)
    (fix|fixing|repair|repairing|clean|cleaning|painting|build|building a|cross|crossing|crossed|replace|replacing|leaking|golden gate|brooklyn|london|tower|covered|cycled|cycling|walk across|sell|selling|nerf|water|toy|nail|glue|heat|driving over) ..2 (bridge|bridges|roof|tracks|balcony|gun|guns|rope)
    (rope|knife|knives) (course|set|climbing|skills|swing|for the (boat|kitchen|dog)|for carving)
    (pick|picking|refill|refilling|sort|forgot|prescribed|allergy|vitamin|iron|thyroid|birth control|antibiotics|blood pressure|headache|motion sickness|fish oil|chill) ..2 (pill|pills|tablets|meds|medication)
    (pill|pills|tablets|meds|medication|medicine) (for|with) ..2 (allergies|allergy|dinner|breakfast|lunch|headache|cold|flu|cough|travel|trip|cat|dog|blood pressure|thyroid|dog|food|water like)
    took my (pills|meds|vitamins|tablets) with (breakfast|dinner|lunch|food)
    (will|wills|lawyer|estate) ..4 (lawyer|notary|estate planning|every adult)
    listens in those meetings
    (killed|murdered|slaughtered|destroyed|massacred|smashed|aced|crushed) (it|that|the|my|this) ..1 (interview|exam|test|presentation|audition|gig|solo|song|workout|performance|speech|show|set|quiz|final)
    my character ..2 (died|dies|death|dead|killed|die)
    chest (pain|pains) after (running|gym|the gym|coughing|training|workout|push ups)
    (almost|nearly|practically|gave|give|gives|giving|mini|small) ..4 (heart attack|stroke)
    (heart attack|stroke) ..4 (prices|price|bill|bills|rent|jumpscare|spider|exam|exams)
    (died|dies|survived|recovered|recovering|risk|signs|symptoms|history|causes) ..3 (heart attack|stroke|seizure|choking|chest pain|chest pains)
    (dark|black) (humor|humour|comedy|joke|jokes|chocolate|mode)
    (hunger games|squid game|killing eve|dead poets|death note|suicide squad|thirteen reasons|13 reasons)
    hit rock bottom
    gut feeling
    (tomorrow i|i) (will|would) not be (here|around) ..1 (am)? ..1 (flying|traveling|travelling|driving|visiting|on vacation|on holiday|off work|at the conference|day off)
    what happens to my (data|account|photos|money|files|points|crypto|miles|pension)
    stand the test
  `,
  harmless: PLAINLY_HARMLESS.en,
  minor: MINOR.en,
  speaker: 'i',
  denials: `
    (am|is|was|be|been|being|feel|feeling) (not|never) ..2 (suicidal|abused|anorexic|bulimic|being abused|depressed or suicidal|in danger|overdosing|self harming|cutting|dying|going to die|going to kill|going to hurt|thinking of killing|planning to kill|planning to die|trying to kill|about to kill|killing|thinking about suicide|going to do anything|planning anything|hurting|afraid of him|scared of him)
    not (suicidal|anorexic|bulimic|abusive|violent)
    (would|will|could|did|do|have|had|can|going) (not|never) (ever|really|actually)? (ever|even|to)? (kill|killed|hurt|harm|harmed|cut|off|hang|shoot|end|attempted|attempt|commit|consider|overdose|overdosed|considered|purge|purged|starve|think about|thought about|thought of|dream of) ..1 (myself|my self|my life|my own life|suicide|killing myself|cutting|self harm|overdose|anything like that|purging|me|that|it|overdosed|on anything)
    never (ever|once|really|have|even)? (self harmed|self harm|cut myself|been suicidal|felt suicidal|attempted|overdosed|purged|thought about suicide|thought of suicide|hit me|hits me|hurt me|touched me|laid a hand|wanted to die|want to die|kill myself|hurt myself|consider suicide|considered suicide|made myself throw up)
    (do|did|does|am|would|really|certainly|definitely|honestly) (not|never) (really|actually|even|ever|literally)? (want|wanted|wanting|going|plan|planning|intend|trying|wish|mean|need) (to|on|for)? (die|kill myself|hurt myself|end my life|killing myself|hurting myself|be dead|harm myself|commit suicide|end it|end it all|dying|cut myself|overdose|anyone to die|lose weight)
    not (going|planning|trying|about|here|meaning|wanting|literally going|looking) to (die|kill|hurt|harm|end|cut|hang|jump|overdose|do anything stupid|commit suicide|off)
    (no|not|without|zero|never had) ..1 (intention|intentions|plan|plans|thoughts|thought|desire|wish|urge|urges|history|risk|suicidal thoughts|suicidal ideation|suicidal|self harm|suicide|ideation|danger) (of|to|about|or|$|at|here|for|whatsoever|in)
    not (thinking|having|talking|going|asking|considering|planning) (of|about|any|through)? (suicide|suicidal|killing|dying|self harm|death|hurting)
    no i (do not|am not|would not|will not) ..5
    (do not|dont) worry i (will not|am not|would not|wont|am) ..5
    (will not|wont|would not|not going to) do anything (stupid|crazy|drastic|silly|bad|to myself)
    figure of speech
    (he|she|they|husband|wife|boyfriend|girlfriend|dad|partner) (would|has|does|did|will|have) (never|not) ..1 (hit|hurt|beat|touch|slap|threaten|threatened|abuse|abused|harm|touched) (me|a)
    (relax|calm down|no worries|dont worry|do not worry|just kidding|just joking) ..8 (suicide|die|kill|suicidal|figure)
  `,
  past: `
    (#|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|many|several|some|couple of|few|a few) (years|yrs|year) (ago|back|earlier|before|clean|free|sober|now|since|later|well)
    (#|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|for|many|several) (years|year|yrs) ..3 (clean|free|recovery|recovered|sober|without|ago|better|since|well)
    (for|in|since) (#|ten|five|four|three|two|six|seven|eight|many|several|over|almost|more than) ..1 (years|yrs)
    years ago
    (last|a) year
    long (ago|time ago)
    (when|as|while|since) (i was|a|i were) (a|an|in|younger|young|little|teen|teenager|kid|child|student|high|#|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|small|growing)
    as a (teen|teenager|kid|child|student)
    (used|use) to
    (back|way back) (then|in|when)
    in (high school|college|middle school|my teens|my twenties|my past|the past|my childhood|my youth|#year)
    (growing up|decades ago|my past|previously|formerly|in the past|once upon)
    my childhood
    (was|were) ..3 (back then|at the time|in those days)
    (in recovery|recovering|recovered|survivor|survived)
    former
  `,
  current: `
    (again|back|still|worse|relapse|relapsed|relapsing|these thoughts|coming back|came back|come back|returned|return|lately|recently|tonight|this time|stronger|anymore|last night|yesterday|this week|this morning)
    right now
    (now|today|and) i (want|wish|feel like|need|am thinking|think|am going|do not want|can not|still|hate) 
    want to do it
    (do|try|attempt|doing|trying) it again
    (all|every) (day|night|the time)
    do not want
    want to (die|kill|hurt|cut|end)
    i want to
  `,
  frames: `
    (article|articles|podcast about|documentary about|report about|post about)
    (lost a patient|our team|debrief)
    (novel|story|stories|fanfic|fanfiction|screenplay|script|manuscript|plot|protagonist|antagonist|villain|heroine|fiction|fictional|thriller|movie|movies|film|films|series|episode|netflix|anime|manga|documentary|podcast|poem|poems|poetry|theatre|theater|opera|musical|song|songs|lyrics|lyric|album|monologue|actor|actress|audiobook|rpg|dnd|gaming|minecraft|fortnite|valorant|elden|npc|sims|roleplay|hamlet|romeo|juliet|shakespeare|werther|plath|cobain|hemingway)
    (a|the|this|that|my|our|in|about|new|good|great|reading|read|writing|wrote|watching|watched) (book|books|show|chapter|scene|play|game|character|hero|track|band|radio|campaign|raid|quest|level|detective|paper|article|report|act|season)
    (a|the|this|that|last|final|next|first|raid) boss
    (my|the|our|main) (character|hero|detective|murderer|killer) ..1
    (essay|thesis|dissertation|homework|assignment|presentation|lecture|seminar|research|researching|survey|statistics|stats|textbook|psychology|psych|sociology|ethics|philosophy|curriculum|professor|debate|exam tomorrow|scale|adolescents|among teens|rate in|rates in)
    (history|english|psychology|health|ethics|sociology|biology|my|our|the|a|in) (class|course|project|study|paper|report|workshop|journal|conference|training)
    (for|in) (class|school project|a class|my class|my course|my paper|uni)
    (the news|on the news|news said|in the news|headline|headlines|newspaper|celebrity|celebrities|robin williams)
    (volunteer|volunteering|volunteered|hotline|helpline|lifeline|crisis line|samaritans|988|nonprofit|awareness|prevention|fundraiser|advocate|support group)
    (my patient|my patients|a patient|patients|my client|my clients|paramedic|emt|er shift|every shift|ward|triage|counselor|counsellor|psychiatrist|social worker|first responder|firefighter|on shift|my shift|caseload|referral)
    (as a|i am a) (nurse|doctor|therapist|psychologist|counselor|teacher|medic|psychiatrist|coroner|journalist|police)
    (translate|translation|how do you say|in french|in spanish|in german|pronounce)
    (question for|curious about|wondering about|hypothetically|in theory|trivia|fun fact|wikipedia)
  `,
  quotes: `
    (translate|says|said|goes|sings|sang|called|titled|lyrics|lyric|line|lines|quote|quotes|monologue|dialogue|chorus|verse|title|shouts|screams|whispers|speech|catchy)
    (song|character|hero|heroine|protagonist|villain|chapter|scene|track|poem) ..6 (i|me|my|he|she)
    (my|the|a) (character|hero|heroine|protagonist|villain) ..8
  `,
  breaksFrame: `
    game ..14 (pic|pics|photo|photos|nudes|not tell|not to tell)
    (but|and|cause|because|actually|honestly|really|truth is|in truth|in reality) ..3 (it is|its|is|thats|that is|about|i am|am) (really|actually|just|about|honestly|all|basically|totally)? (me|myself|my own|my life|my story|what i|how i feel|what i am)
    (it is|that is|this is|she is|he is|thats) (really|actually|just|basically|honestly|all)? (about)? (me|myself|what i am going to do|what i will do|what i want|how i feel|my life)
    (not|no) (just)? (a|only a|really a) story
    (honestly|actually|really) its me
    i am going to do it
    what i am going to do
    (i|me) (also|too) want (to|that)
    same as me
    like me
    i feel the same
    (i want|want) to do (it|that|the same) too
    (and|but) now i (want|feel|am|need|think)
  `,
  conditions: THREATS.en.conditions,
  everyday: `
    (work|job|boss|office|shift|meeting|meetings|coworker|colleague|project|deadline|client|emails|email|homework|essay|exam|exams|quiz|class|school|gym|workout|yoga|training|marathon|team|coach|football|soccer|game|crossword|puzzle|sudoku|recipe|cook|cooking|bake|sourdough|dinner|lunch|diet|traffic|commute|weather|rain|heat|cold|snow|winter|summer|app|wifi|internet|laptop|printer|phone|car|bus|train ride|flight|flying|trip|travel|traveling|travelling|vacation|holiday|holidays|day off|hotel|beach|rome|paris|spain|moving|move|apartment|flat|rent|gym membership|subscription|laundry|dishes|shopping|toddlers|toddler|kids party|puppy|plants|garden|movie|show|series|season|episode|crypto|dating app|hair|makeup|dress|shoes|concert|party|wedding|weekend|charity|goodwill|declutter|lawyer|notary|retirement|graduation|students|office|airport|conference|appointment|dentist|lol|haha|hahaha|lmao|emojilaugh|ice|coffee|cafe|bingo)
  `,
  laughter: `
    (lol|haha|hahaha|hahahaha|lmao|lmfao|rofl|emojilaugh|jk|jokes|xd|hehe|kidding|joking)
  `,
  soon: `
    (tonight|right now|now|today|this evening|this weekend|tomorrow|in an hour|in a few|soon|already|this morning|by friday|by monday|in the morning)
    (going|about|ready) to
    goodbye
  `,
}
