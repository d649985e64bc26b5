import type { Phrases } from './shape.ts'

export const EN: Phrases = {
  sets: {
    on: 'and|but|because|cause|cuz|coz|bc|so|now|tonight|today|rn|right|please|pls|plz|help|tbh|honestly|already|anymore|any more|again|all the time|every|more than|what|why|since|really|for real|fr|seriously|he|she|they|i|im|ive|idk|or|as soon|it|this|too|in my|yesterday|last night|this|before|after|to|when|if',
    ends: 'now|rn|tonight|today|already|anymore|any more|any longer|so bad|so badly|so much|right now|too|as well|again|please|for real|every day|every night|every single day|all the time|most days',
    adv: 'really|just|honestly|actually|truly|seriously|still|only|even|so|badly|finally|kinda|sometimes|often|now|constantly|do|fucking|fuckin|effing|genuinely|legit|simply|probably|definitely|maybe|lowkey|always|quite|also',
    want: 'want to|wanna|wana|want 2|wnt to|wanted to|would like to|need to|long to|wish to|wanting to|ready to|prepared to',
    will: 'im going to|i am going to|im gonna|im gona|i am gonna|im about to|i am about to|im planning to|i am planning to|i plan to|im planning on|i will|i shall|ill|i intend to|i might|i have to|i should|i must|i have decided to|ive decided to|i decided to|im ready to|i am ready to|im trying to|i could|imma|ima|i tried to|ive tried to|i am tempted to|im tempted to|id rather|i would rather|i think i will|i think ill|i think im going to|i think im gonna|im prepared to|im close to|i was going to|let me|i almost|i nearly',
    mind: 'thinking about|thinking of|thought about|thought of|think about|think of|thoughts about|thoughts of|dreaming of|dream of|fantasizing about|fantasising about|fantasize about|contemplating|considering|feel like|feeling like|felt like|close to|urge of|planning on|researching|obsessed with|imagining|googling|looking up|looking into|reading about',
    dying:
      'killing myself|ending my [own] life|ending it all|taking my [own] life|hanging myself|shooting myself|commiting suicide|committing suicide|suicide $|drowning myself|unaliving [myself]|slitting my wrists|overdosing|not being alive|being dead|jumping off (a|the) (bridge|roof|building)|jumping in front of (a|the) (train|bus|car|truck)|stepping in front of (a|the) (train|bus|car|truck)',
    die: 'kill myself|kil mysef|kill my self|end my [own] life|end it all|take my [own] life|hang myself|shoot myself $|shoot myself in the head|blow my brains out|commit suicide|cease to exist|stop existing|not exist|not be alive|unalive myself|unalive|drown myself|never wake up|not wake up|fall asleep and (never|not) wake up|go to sleep and (never|not) wake up|sleep forever|be gone forever|slit my wrists|slit my throat|cut my wrists|be dead|stop being alive|stop living|disappear forever|jump (off|from) (the|a|this|my) (bridge|roof|building|balcony|overpass)|(jump|step|walk|throw myself) in front of (a|the) (train|bus|car|truck|lorry|subway|tube)|jump out (of|the) [the] window|overdose|die by suicide|not live anymore',
    friend:
      'friend|best friend|bestie|mate|best mate|mom|mum|mama|mother|dad|father|stepdad|step dad|stepfather|stepmom|stepmum|stepmother|husband|wife|boyfriend|bf|girlfriend|gf|ex|ex husband|ex wife|ex boyfriend|partner|brother|sister|big brother|little brother|older brother|little sister|son|daughter|baby|child|kid|grandma|grandpa|granny|nan|gran|grandad|grandmother|grandfather|uncle|aunt|cousin|roommate|flatmate|housemate|neighbour|neighbor|colleague|coworker|fiance|fiancee|nephew|niece|moms boyfriend|mums boyfriend|girl|man|hubby|stepbrother',
    who: 'he|she|they|my [own] {friend}|my ~1 {friend}',
    near: 'he|she|my [own] {friend}',
    near_is: 'hes|shes|he is|she is|my [own] {friend} is|my {friend}s|he was|she was|a man is|someone is|somebody is',
    drug: 'pills|pils|tablets|tabs|meds|medication|medications|painkillers|pain killers|sleeping pills|sleeping tablets|paracetamol|acetaminophen|tylenol|ibuprofen|advil|aspirin|antidepressants|anti depressants|xanax|valium|benadryl|insulin|oxy|oxycodone|oxycontin|codeine|morphine|tramadol|ambien|zopiclone|diazepam|lithium|sertraline|prozac|zoloft|seroquel|quetiapine|fentanyl|heroin|methadone|amitriptyline|propranolol|blood pressure pills|heart pills|capsules|melatonin|lorazepam|ativan|benzos|prescription|prescriptions|sleeping aids|trazodone|klonopin|gabapentin|medicine|antihistamines|beta blockers|opioids|nytol',
    took: 'took|take|taken|swallowed|downed|ate|popped|drank|chugged|had|ingested|gulped|necked|injected|finished',
    i_took:
      'i {took}|i just {took}|ive [just] {took}|i have [just] {took}|i already {took}|i think i {took}|i accidentally {took}|i deliberately {took}|and {took}|just {took}|i went and {took}',
    many: 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|hundred|dozens of|two dozen|three dozen|#',
    weapon: 'gun|rope|knife|blade|razor|razor blade|noose|pistol|rifle|shotgun|box cutter',
    house: 'house|flat|home|apartment|room|bedroom|place|window|door',
    body: 'face|stomach|head|ribs|back|jaw|eye|mouth|arm|belly|chest|nose',
    young: '9|10|11|12|13|14|15|16|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen',
  },
  before: `
(dont|didnt|never|wont|wouldnt|not|isnt|doesnt|no longer|cant) [{adv}] (think|thought|believe|feel|say|said|saying|mean|meant|want|felt|like|claim|know if|know whether|suggest*|imply*|feel like)
(not|never) [that|like|as though|as if|because]
(as if|if|unless|until|whenever|lest|whether|suppose|imagine|pretend|quote|titled|called|reads|lyrics|says that)
(said|says|say|saying|goes|wrote|yelled|screamed|shouted|sang|sings|tells|joked|joking) [that|like|about]
(he|she|they|you|who|tom|mary) (said|says|think|thinks|thought|wanted|know|knew)
(you|did you|do you|why do|why did|would|should|could|can|when did|how did|shall|what would) [think|know|say|believe|believe that|think that]
(anymore|otherwise) or
`,
  after: `
(of|from|with) ~1 (laughing|laughter|embarrassment|shame|boredom|cringe|happiness|joy|cuteness|hunger|thirst|heat|cold|curiosity|excitement|old age|shaving|cooking)
(laughing|trying|lol|haha*|lmao|jk|by accident|accidentally|shaving|while (shaving|cooking|chopping|cutting)|for (you|fun|love|a living|my country|coffee|a)|my hair|in the foot|in the game|on the (monitor|screen|map)|at (chess|tennis|golf|poker|cards|ping|fifa|scrabble|checkers|work out|math|it|this|that|everything|games|the game|the gym)|over (a|the|this|it|money|email)|off (the|a) (sugar|caffeine)|an (email|e mail)|a (text|message|mail|dm|line|look)|with kindness|out of a|in (chess|tennis|cards|golf|a game|the game|the game of|poker|basketball|the finals|the race)|in the back)
`,
  elsewhere: `
(film|films|movie|movies|song|songs|lyric|lyrics|novel|character|characters|episode|season|series|book|books|chapter|anime|manga|plot|actor|actress|video game|videogame|game|games|minecraft|fortnite|boss fight|respawn*|lol|lmao|lmfao|rofl|haha*|hehe*|jk|just kidding|joking|joke|jokes|xd|dreamt|dreamed|nightmare|in a dream|my dream|essay|poem|quote|trailer|netflix|podcast|documentary|dnd|campaign|wizard|zombie|zombies|elden|sims|translate|translation|in english|in german|in spanish|in french|band|album|opera|comic|marvel|batman|ranked|scene|story)
`,
  not: 'not|dont|didnt|never|wont|wouldnt|isnt|arent|wasnt|doesnt|cannot|cant|no|nobody|without|you|if|stop|neither|hardly|,',
  minor: `
(im|i am|im only|i am only) [just] {young} [years old|year old|yo|and|so] $
`,
  dangers: {
    overdose: `
{i_took} [{adv}] (all|all of|the whole|a whole|the entire|an entire|my entire|my whole|a full|the full|every|a handful of|handfuls of|a bunch of|a load of|loads of|a fistful of|every one of|two bottles of|a bottle of|half a bottle of|a pack of|a packet of|packets of|a box of|a ton of|the rest of) ~1 (bottle|bottles|pack|packet|box|strip|blister|tub|jar|months|weeks|supply) ~3 {drug}
{i_took} [{adv}] (a handful of|handfuls of|a fistful of|the whole|a whole|an entire|the entire|an entire|two bottles of|a whole bunch of|a bunch of|a load of|loads of|a ton of) ~2 {drug}
{i_took} (too many|way too many|far too many|so many) [of] ~2 {drug}
{i_took} ~1 (a whole|the whole|an entire|the entire|a full|two whole) (bottle|box|pack|packet|strip|tub) of ~3 {drug}
i (swallowed|downed) [all|all of|the rest of|every one of] (my|the|them|those|all) ~2 {drug}
{i_took} all [of] (my|the|his|her|them|those|these|of them) ~2 {drug} (at once|in one go|together|and now|to die|with|and)
{i_took} all [of] my (moms|mums|dads|mothers|fathers|husbands|wifes|late husbands|sons|grandmas|grandpas|sisters|brothers|roommates) ~2 {drug}
{i_took} [like|about|around|over|nearly|almost|at least|more than|maybe|all] {many} [of|or so] [my|the|his|her|moms|my moms|my mums] [~1] {drug}
(i [think i] [just|have] overdosed|i just overdosed|i have overdosed|ive overdosed|im overdosing|i am overdosing|i think im overdosing|i [just] od|i [just] oded|i [just] took an overdose|ive taken an overdose|i have taken an overdose) $
(i [think i] [just|have|ve] (overdosed|od|oded|ode)|ive [just] overdosed|im overdosing|i am overdosing|an overdose) (on|of) [my|some|too much|too many|the|his|her|a lot of] ~1 {drug}
{i_took} ~2 (bleach|antifreeze|drain cleaner|rat poison|rubbing alcohol|weed killer|weedkiller|pesticide|drano|methanol|toilet cleaner)
(i drank|i swallowed|i took|i have swallowed|ive swallowed) [some|the|a] poison
(the pills|the tablets) are (kicking in|starting to kick in|working|starting to work)
i took (them all|all of them|everything in the (cabinet|medicine cabinet))
i (took|have taken|ve taken|swallowed) (enough|an overdose|too many|too much) ~2 (to kill me|to die|to end it)
i [have|ve|just] (took|taken|injected|used) (too much|way too much) (heroin|fentanyl|insulin|morphine|methadone|coke|cocaine|meth|oxy|of my (medication|medicine|meds|insulin)|{drug})
{near} [just|has|has just] (swallowed|took|taken|drank|downed|ate) ~1 (all|a whole bottle of|a bottle of|a handful of|too many|the whole|an entire|loads of|a bunch of|a load of) ~3 {drug}
{near} [just|has] (overdosed $|has overdosed|is overdosing|took an overdose)
{near_is} overdosing
(my|the|a) ~1 (son|daughter|kid|child|toddler|baby|grandson|granddaughter) [has|just|has just] (swallowed|drank|drunk|eaten|ate) ~2 (bleach|detergent|a battery|pills|poison|medication|cleaner|{drug})
`,
    suicide: `
i [{adv}] [{adv}] {want} [{adv}] (die|dye) [{ends}] [{ends}] $
i [{adv}] [{adv}] {want} [{adv}] [{adv}] {die}
(wanna|want to) (die|be dead|kill myself|end my life) (so bad|so badly|rn|right now|tonight|now)
{will} [{adv}] [{adv}] {die}
{will} (die|be dead) (tonight|by my own hand)
(i|im|ive|ive been|i am|i keep|i cant stop|i was|been|i have|i have been|i started|i have been having|ive been having|i have had|im having|having|keep having|again|about) [{adv}] [{adv}] [having|had|these|been|started|constant|some|recurring|dark] {mind} [{adv}] {dying}
(i|im|ive|ive been|i am|i keep|i cant stop|i was|been|i have|i have been|been) [{adv}] [{adv}] [having|had|these|been] {mind} [how|how i would|ways|ways to|a way|the best way to|how to] (kill myself|end my life|end it all|hang myself|commit suicide|to kill myself|to end my life)
(i am|im|ive been|i have been|i feel|feeling|i am feeling|im feeling|i felt|i was|been) [{adv}] [{adv}] [feeling|getting|very|actively|pretty|extremely|a bit|more|again] suicidal $
i [{adv}] (have|ve|get|am having|have been having|keep having|ve been having|had|ve had) [{adv}|these|some|strong|constant|the] (suicidal thoughts|suicidal ideation|thoughts of suicide|suicidal feelings|suicidal urges|a suicide plan|a plan to kill myself|a plan to end my life)
suicidal thoughts (are|came|keep|have) [coming] (back|getting worse|returned)
i [{adv}] (have|ve got|made|have made) a plan to (die|kill myself|end my life|commit suicide)
i [{adv}] (dont|do not|no longer) [{adv}] (want to|wanna|wish to) [{adv}] (live|be alive|exist|keep living|go on living|wake up) (anymore|any more|any longer|no more|longer|again|tomorrow|at all|ever again|without (him|her))
i [{adv}] (dont|do not|no longer) [{adv}] (want to|wanna|wish to) [{adv}] (live|be alive|exist|go on living|keep living) $
i [{adv}] (cant|cannot|couldnt) (live|go on living|keep living|stand being alive|bear being alive) (anymore|any more|any longer|much longer) $
i (cant|cannot) (go on living|keep living|bear to live|stand being alive)
i [{adv}] (see|have|got|find|ve got) no [more|good] (reason|point|purpose) (to|in|for) [go on|keep|carry on] (live|living|be alive|being alive|stay alive|existing)
i [{adv}] (cant|dont) (see|find|have|think of) (a|any|the|one) [single|more] (reason|point) (to|in|of|for) [go on|keep|carry on|my|even] (live|living|be alive|being alive|stay alive|existing)
(there is|theres) [really|just] (no|no more) (point|reason|sense) (in|to|for) [me] [go on|keep|carry on] (me living|living|live|being alive|be alive) (anymore|any more|any longer)
(i have|ive got|i got|theres|there is) nothing [left] to live for
my life (isnt|is not|is no longer) worth living
i [{adv}] (wish|wished) [that] i (was|were|had been) (dead|never born|not alive|not born)
i [{adv}] wish i (would|could|might) [{adv}] (die|not wake up|never wake up|be dead|stop existing|fall asleep and never wake up|go to sleep and never wake up|go to sleep and not wake up|disappear forever|sleep forever|end it all|kill myself|end my life)
i [{adv}] wish i (hadnt|had never) been born
i [{adv}] (hope|pray|keep hoping|keep praying|hoped) [that] [{adv}] (i|god) [{adv}] (die [soon|in my sleep]|dont wake up|do not wake up|never wake up|wont wake up|takes me [tonight|soon]) $
(id|i would|i had) rather (be dead|be dead than|die than (live|go on|keep|be alive|wake up|stay alive)|not be alive|kill myself)
i [{adv}] (should|deserve to|need to) [{adv}] (be dead|die|kill myself) $
i dont deserve to (live|be alive)
(please|pls|just|plz) let me die $
(everyone|everybody|they|my family|my kids|my children|my wife|my husband|my mum|my mom|my parents|the world|you all|yall|my daughter|my son|my friends|people|everyone else) [{adv}] (would|will|ll|d|might) [{adv}] [all] be (better off|happier|better) (without me $|without me around|without me here|without me alive|if i (was|were) (dead|gone)|if i died|if i wasnt (here|alive|around)|if i werent (here|alive|around)|if i didnt exist|if i killed myself|with me dead|with me gone|once im gone|when im dead)
(im|i am) worth more dead
(id|i would) be better off dead
(no one|nobody|noone|no 1) (would|will|ll|d) [{adv}] (care|notice|miss me|mind) if i (died|killed myself|was dead|were dead|die)
(im|i am|ive been|i have been) [{adv}] [{adv}] (tired|sick|exhausted|done) (of|with) (living|being alive|life|existing) $
i [{adv}] (hate|cant stand) (being alive|living $)
i [{adv}] give up on (life|living) $
i (wont|will not) be (alive|here|around) (tomorrow|much longer|by tomorrow|by morning|in the morning) $
i wont be alive
i [just|have|ve] [{adv}] (tried to|attempted to) (kill myself|hang myself|end my life|take my life|commit suicide|overdose) (today|yesterday|again|last night|last week|tonight|this morning|and|this week|but)
i (attempted suicide) (today|yesterday|again|last night|last week|this morning)
(ive|i have|i [just]|im|i am) [already|just|been] (written|writing|wrote|finished|write) (a|my|the) ~1 suicide (note|letter)
(this is|heres) my suicide (note|letter)
(help me|how do i|how to|want to) write (a|my) suicide (note|letter)
(im|i am) [standing|sitting] [up] (on|at) (the|a) [edge of] [the|a] (roof|ledge|bridge|edge|balcony|rooftop|overpass|cliff) ~8 (jump|jumping|end it|let go|step off)
(im|i am) (standing|sitting|stood|sat) on (the|a) (ledge|railing|bridge railing|edge of (a|the) (bridge|roof|building|cliff)|train tracks|tracks|bridge) ~8 (jump|die|train|end it|go through with it)
i (have|ve got|got|am holding|m holding) (a|the|my|his|her) ~2 {weapon} (in my (hand|lap|mouth|hands)|to my (head|throat|neck|wrist)|around my neck|next to me|ready|beside me|on my bed) ~6 (die|end it|do it|kill myself|cant stop|want|use it|dont know)
(the|a) (gun|pistol|shotgun|rifle|revolver) is ~2 (loaded|in my (mouth|lap)|to my head)
(a|the) (noose|rope) ~2 around my neck
i [have|ve|just] (bought|got|tied|made|have) (a|the) (noose|rope) [to|so i can] (hang|myself|kill|die|$)
(i have|ive|ive been|i am|im|i) [been] [{adv}] (saving|stockpiling|hoarding|collecting|saved|stockpiled|hoarded|counted|counting) [up] ~3 {drug} ~5 (kill|end it|enough|die|to go|do it)
(enough|these) ~1 {drug} to (kill myself|end it|die|kill me|end my life|end it all)
(painless|least painful|best|easiest|quickest|fastest|painfree|surest) (way|ways|method|methods) (to|of|for) (die|dying|kill myself|killing myself|end my life|ending my life|commit suicide|suicide|end it all)
how (do|can|should|would|could|to) [i|can i] [{adv}] [painlessly|quickly|best] (kill myself|end my life|commit suicide|hang myself|end it all)
how many ~4 {drug} ~4 (to die|to kill myself|to kill me|would kill me|will kill me|to overdose|is lethal|are lethal|it take to die|are fatal|is fatal|to end it|kill a person)
how many ~4 {drug} (kill|would kill|will kill) (you|me|a person|someone)
(only way out|only option|only solution|only choice|only answer|only thing left|only way) [left|for me|i have|i see|now] [left] is [{adv}] [to] (suicide|death|dying|die|kill myself|killing myself|end my life|ending my life|end it)
suicide [{adv}] (is|seems|feels like|seems like) [like] [{adv}] (the only|my only|the best|my best) (way|option|way out|answer|choice|solution|thing)
(dying|death) [{adv}] (is|seems|feels like|seems like) [like] [{adv}] (the only|my only|the best|my best) (way|option|way out|answer|choice|solution|thing)
i [have|ve|just] decided to (die|end my life|end it|kill myself)
(tonight|today|tomorrow) [is the night|is the day] [that|when] (im going to|i will|ill|im gonna|i am going to|i) {die}
i [{adv}] [want to|wanna|need to|will|am going to] (end|am ending|m ending) (my life|it all) (tonight|today|tomorrow|soon|now|this)
(im|i am) [{adv}] (killing myself|ending my life|ending it all|ending it tonight) [tonight|today|tomorrow|soon|now|this|when|after|if] $
(im|i am) [{adv}] going to end it $
{will} end it (tonight|today|now|soon|this|all|for good|tomorrow)
(voices|voice|something|my brain|my mind|my head|he|she|they) [in my head] [{adv}] [keeps|keep|is|are] (tell|tells|telling|told|say|says|saying) [me] [to] [{adv}] (kill myself|end my life|jump off|end it all)
i want [it all|everything|this|my life|it] to (be over for good|end forever|end permanently)
(jump|jumping) (off|from) (a|the) (bridge|roof|building) tonight
(think|thought|thinking|think ill|know|feel) i (will|am going to|m going to|m gonna|might) [{adv}] {die}
i [cant stop|keep|always|constantly] (thinking|think|thought) about (dying|death|wanting to die|not being here anymore|not existing) (all the time|every day|every night|constantly|lately|again|a lot|$)
(i|ive|i have|im|been) [been] (cant stop|keep|having|constantly) thinking about dying
(want|wanting|wants|going) to join (him|her|my wife|my husband|my son|my daughter|my mum|my mom|my dad) in (heaven|death|the grave)
i (no longer|dont) (wish|want) to (live|go on living|be alive) $
i feel like dying $
i have nothing left [to lose] ~2 [and] i want to die
`,
    'harm-to-others': `
{will} [{adv}] (murder|shoot|stab|strangle|poison|slit the throat of) (someone|somebody|everyone|everybody|people|my ~1 {friend}|my boss|my teacher) $
i [{adv}] {want} [{adv}] (murder|shoot|stab|strangle|poison) (him|her|them|someone|somebody|everyone|everybody|people|my ~1 {friend}|my boss|my teacher) $
{will} [{adv}] kill (him|her|them|someone|everyone|my ~1 {friend}) (tonight|with (a|my|this|the) (knife|gun|rifle|bat|hammer|axe)|in (his|her|their) sleep|when (he|she) (comes home|gets home|sleeps))
i [{adv}] {want} kill (him|her|them|someone|everyone|my ~1 {friend}) (tonight|with (a|my|this|the) (knife|gun|rifle|bat|hammer|axe)|in (his|her|their) sleep|and i (mean it|have (a|the|my) (gun|knife)))
(i have|ive got|i got|i bought|i took|im bringing|i am bringing|ill bring|i will bring) (a|my|the|my dads) (gun|knife|rifle|pistol) ~8 (shoot|kill|stab|to school|hurt them|hurt him|hurt her|pay for)
{will} [{adv}] (shoot up|shoot everyone at|kill everyone at|kill everyone in|bomb|blow up) (the|my|our|this) (school|office|work|church|class|mosque|synagogue|workplace)
i [{adv}] {want} [{adv}] (shoot up|shoot everyone at|kill everyone at|kill everyone in|bomb|blow up) (the|my|our|this) (school|office|work|church|class|mosque|synagogue|workplace)
i [just|think i|have|ve] (killed|stabbed|murdered|shot|strangled) (my ~1 {friend}|him|her|someone|somebody) (and|help|just now|what do i do|$)
{will} [{adv}] (set fire to|burn down) (his|her|their|my ~1 {friend}s) (house|home|flat|car|place)
(im|i am) [{adv}] (scared|afraid|worried|terrified|frightened) [that] (i will|ill|i might|im going to|im gonna|i could|i am going to) [{adv}] (hurt|kill|shake|harm|stab|strangle) (my ~1 {friend}|him|her|them|someone|somebody|people|my kids|my children|the baby|the kids)
(i have|i keep having|im having|ive had|ive been having|i am having|i get|having) [{adv}] [thoughts|urges|these thoughts|violent thoughts|an urge|strong urges|the urge] (of|about|to) (killing|hurting|stabbing|strangling|shooting|kill|hurt|stab|strangle|shoot|smother|harming) (my ~1 {friend}|him|her|them|someone|somebody|people|others|my kids|my children|the baby)
(voices|voice) [in my head] [keep|keeps|are|is] (tell|tells|telling|saying|told) [me] [to] (kill|hurt|stab|harm) (my ~1 {friend}|him|her|them|someone|somebody|people|everyone|others)
i [nearly|almost|just] (shook|strangled|smothered|choked|dropped|threw) (my|the) baby (and|because|again|on purpose|$)
(im|i am) going to make (him|her|them) pay ~4 (gun|knife|blood|dead|die)
`,
    grooming: `
(im|i am|and im|since im|but im) [only|just|a] {young} [years old|year old|yo|yrs old] ~14 (nudes|nude|naked|without (my|any) (clothes|shirt|top)|topless|in my underwear|send (him|them) pics|pics of (me|my body)|meet (him|up|me)|touch myself)
(asked|asks|asking|wants|want|keeps asking|begging|told|tells|make|makes|made) (me) ~5 (nudes|nude|naked|without (my|any) (clothes|shirt|top)|topless|in my underwear|meet (him|up)) ~8 (im|i am) [only|just] {young}
(he|guy|man|someone|somebody|stranger|person|adult) ~4 (online|on (discord|snapchat|instagram|roblox|insta|snap|tiktok|fortnite|a game)|from (discord|snapchat|instagram|roblox|a game|the internet)) ~6 (asked|asks|asking|wants|want|keeps asking|told|tells) [me] ~4 (nudes|nude|naked|naked (pics|pictures|photos)|without (my|any) (clothes|shirt|top)|topless|pics of my body|in my underwear|pics of me undressed)
my (teacher|coach|stepdad|stepfather|uncle|dad|father|cousin|tutor|priest|babysitter|grandpa) ~3 (asked|asks|wants|makes|made|keeps asking|told) [me] ~4 (nudes|nude|naked|undress|take off my clothes|take my clothes off|naked (pics|pictures|photos)|touch him|touch his)
`,
    violence: `
{near} [{adv}] (hits|punches|chokes|strangles|slaps|kicks|rapes|molests|abuses|whips) me $
{near} [{adv}] (beats) me (up|when|$|with (a|his|her|the) (belt|stick|fist|hanger|cable|cord)|again|black and blue|every (day|night|week))
{near} [{adv}] [has|have|just|s] [just] (punched|choked|strangled|slapped|raped|molested|assaulted|stabbed|whipped) me
{near} [{adv}] [has|have|just|s] [just] (hit|kicked|shoved|pushed|threw|slammed|grabbed) me (in the {body}|again|last night|yesterday|today|tonight|so hard|down the stairs|against (the|a) (wall|door)|into (the|a) (wall|door|oven)|by the (throat|neck|hair)|across the room|with (a|his|her|the) (belt|stick|fist|pan|bottle|hanger|hammer)|and (i|im|my|now)|because|when)
{near} [{adv}] [has|have|just|s] beat [en] me (up|again|with (a|his|her|the)|black and blue|so badly|last night|until|yesterday|$)
(he|she|they|my ~1 {friend}) (keeps|keep|wont stop|started|is|has been|was|starts) (hitting|beating|punching|choking|raping|molesting|abusing|stalking|beating up|strangling|kicking) me [up|$]
(i was|i got|ive been|i have been|i just got|i was just|im being|i am being|i keep getting|i get|im getting) [{adv}] (raped|sexually assaulted|sexually abused|molested|stabbed|strangled|beaten [up]|abused|stalked|trafficked|gang raped|beat up) [by|last night|today|yesterday|again|tonight|just now|at|and|$]
(im|i am) (being|getting) (abused|beaten|hit|stalked|trafficked|held captive|held hostage|held against my will|kept prisoner|raped|sexually abused|beaten up)
(ive|i have) been (stabbed|kidnapped|raped|abducted|drugged)
(my [own] {friend}|he|she) (is|was) [{adv}] (abusing|beating|molesting|raping|stalking) (me|my (kids|children|mom|mum|sister|mother|brother|daughter|son))
(my [own] {friend}|he|she) (beats|hits|beat|is beating|is hitting|is attacking|attacks|attacked|is hurting|strangled|is choking|punched|punches|chokes|stabbed) my (mom|mum|mother|sister|brother|kids|children|daughter|son|baby|aunt)
my (husband|wife|boyfriend|bf|girlfriend|gf|partner|dad|father|mother|mom|mum|stepdad|stepfather|ex) (is|gets|has become|is very|has been) [{adv}] [physically|sexually|very] (abusive|violent) [to me|with me|towards me|when|$]
(my|from my|the) (stepdad|stepfather|uncle|dad|father|grandpa|grandfather|brother|cousin|stepbrother|teacher|coach|moms boyfriend|mums boyfriend|neighbour|neighbor|priest) ~2 (comes into my (room|bed)|came into my (room|bed)|gets into my bed|climbs into my bed|touches me|touched me|makes me touch|made me touch|forces me|forced me to (have sex|touch))
{near} [{adv}] (touches|touched|keeps touching|is touching) me (at night|down there|in bed|inappropriately|when im asleep|between my legs|where|sexually|in places|under my)
{near} [{adv}] (forces|forced|makes|is forcing) (me to (have sex|sleep with)|himself on me|me into sex)
{near} [{adv}] [has|just|is|keeps] (threatened|threatens|threatening|threatened me|tried|trying) to (kill|murder|stab|shoot|strangle) me (if|with|and|again|last night|tonight|today|yesterday|when|because|$)
{near} [{adv}] (says|said|told me|swears|texted) [that] (hell|he will|hed|he would|hes going to|hes gonna|shell|she will|shed|she would|shes going to) [{adv}] (kill|murder|shoot|stab|slit|strangle) me (if i (leave|tell|go|ever|call|try)|and (the|my|our) (kids|children)|in my sleep|next time)
{near} [{adv}] [has|just|is] (pulled|held|holding|holds|put|pointed|pointing|pulls|puts|came at me with|is coming at me with) (a|the|his|her) (knife|gun|pistol|blade) (on|to|at|against) (me|my (head|throat|neck|face|chest))
(he|she|they|hes|shes) [is|has|came|coming] (chasing|at|after) me with (a|the|his) (knife|gun|axe|hammer|bat|machete)
(im|i am) [{adv}] (scared|afraid|terrified|frightened) of my (husband|boyfriend|bf|dad|father|stepdad|stepfather|ex|partner|wife|girlfriend|son|brother)
(im|i am) [{adv}] [so] (scared|afraid|terrified|frightened) [that] ({near}|hes|shes) [will|ll|is|might|s] [going to|gonna] (hit|hurt|kill|beat|kill|find and kill) me
(im|i am) [{adv}] (scared|afraid|terrified) to go home ~3 (he|dad|father|husband|hit|beat|hurt|violent|my)
(im|i am|were|ive) [{adv}] (hiding|locked [myself]|locked in) [in] (in|inside|under) (the|my|a) (bathroom|closet|bedroom|basement|wardrobe|toilet|attic|car|bed|room|garage) ~4 (he|hes|she|shes|my|from my|intruder|dad|husband|someone)
(someone|somebody|a man|he|theyre|hes|there is a man|a stranger|two men) [is|are|s] [just|trying to] (breaking|break|breaks|broke) (into my (house|flat|home|apartment|room)|in right now|in and im|down (the|my) door|my door down)
{near} [{adv}] (locked|locks|keeps|has locked|kept) me [locked] (in|up) ~4 (wont let me|not let me|for days|without food|all day|and hits|and beats|cant get out|prisoner|and i cant)
(im|i am) afraid for my life
i [{adv}] fear for my life $
(my family|my parents|they|my father|my dad|my brothers) ~3 (want to|wants to|are going to|going to|will|threaten to|said they will|said theyd) (kill me because|kill me for|force me to marry|marry me off|kill me if)
my [abusive|violent|crazy] ex ~3 (is stalking me|is outside|is following me|threatened to kill|wont stop stalking|threatens to kill|keeps following me)
`,
    'self-harm': `
(i|im|i am|ive been|i have been|i keep|i started|ive started|i cant stop|i was|i still|been|ive been|i just|i want to start|again) [{adv}] [been] (cutting|harming|burning|self harming|selfharming|punishing) (myself|my (wrists|arms|thighs|legs|skin)|$) [again|on purpose|because|when|to feel|every]
(ive been|i have been|i keep|i started|i cant stop|im|i am) [{adv}] hurting myself $
i [{adv}] [{adv}] {want} [{adv}] (hurt|harm|cut|burn|injure|cut into|self harm|punish) (myself|my (wrists|arms|skin|legs|thighs))
i [{adv}] {want} (self harm|cut) [{ends}] $
(im going to|im gonna|i am going to|i want to|im about to|i might|ill) [{adv}] (cut|harm|burn) (myself|my (wrists|arms|thighs|skin|legs)) (again|tonight|now|today)
{will} (hurt|harm) myself (tonight|again|badly)
i [have|ve|just|did] (cut|cutted|burned|burnt|harmed) myself (again|on purpose|last night|deliberately|with (a|my|the) (razor|blade|knife|lighter|cigarette|scissors)|because|when i (feel|am|m|get)|to (feel|cope)|today|yesterday|tonight|every|and i (cant|want|dont|liked)|all over|when)
i (cut|hurt|burn|harm) myself (on purpose|to (cope|feel)|when i (feel|am|m|get)|because i|every (day|night)|almost every|deliberately|regularly|sometimes)
i [have|ve|just] (hurt|harmed|injured|hit) myself (on purpose|deliberately|intentionally)
i [have|ve|just|still|keep|started] [to] (self harm|selfharm|self harmed|selfharmed|self harming|self injure) $
i [have|ve|just] (relapsed|relapse) [and] [{adv}] [with|into|on] (cutting|cut myself|cut|self harm|self harming|harmed|started cutting|sh)
i [have|ve|just] [already] (cut|slit|slashed|slashing|sliced|cutting|carved) [{adv}|open] my (wrist|wrists|arm|arms|thigh|thighs|leg|legs|skin) (again|on purpose|open|last night|tonight|because|with (a|my|the) (razor|blade|knife)|deep|too deep|and i (cant|want|dont|feel)|to feel|when i|so|deliberately|and (its|theres|it wont|it))
i [have|ve|just] [already] (slit|slashed) my (wrist|wrists)
(i have|ive got|i get|having|i feel|im having|i am having|with|the|my|get) [{adv}] [a|an|the|such] [strong|bad|terrible|constant|huge|really strong|big] (urge|urges|need|cravings|impulse|impulses) to (cut|cut myself|hurt myself|harm myself|self harm|burn myself)
[fresh|new] (cuts|scars|burns) (all over|on|covering) my (arms|wrists|thighs|legs|arm|wrist|stomach) [that|which|from] (i|from|cutting|self) ~3 (did|made|cutting|self|harm|myself)
(fresh|new) cuts (all over|on|covering) my (arms|wrists|thighs|legs|arm|wrist|stomach)
(razor|blade|razor blade|knife) (in my hand|against my (skin|wrist|arm)|on my (wrist|skin)|to my (wrist|skin|arm)|pressed) ~8 (cut|use it|do it|myself|urge|want|cant|hurt)
i (bang|slam|smash|hit|punch) my (head|fists|hand|hands|fist) (against|on|into|in) (the|a) (wall|door|desk|drawer) (until|till|on purpose|when i|because i|to)
i (punch|hit|slap|scratch|bite|burn|choke|starve) myself (until|till|on purpose|when i (mess|feel|get|m|am|fail)|because i (deserve|hate)|to punish|to feel)
i [have|ve|just] (burned|burnt|burn) my (arm|arms|skin|leg|hand|thigh|wrist) ~3 (on purpose|deliberately|with (a|my) (lighter|cigarette|iron)|to feel)
(how|ways|tips) (to|do i|can i) hide (my|the) (cuts|self harm|selfharm|self harm scars|cutting)
(cutting|hurting myself|cutting myself|self harm|burning myself|pain|the blade) is the only thing (that|which) (helps|calms|works|makes me feel)
`,
    medical: `
(im|i am|i think im|i think i am|i might be|i may be|i believe im|im pretty sure im|think im|im probably) [{adv}] (having|getting) (a|an) (heart attack|stroke|seizure|severe allergic reaction|anaphylactic shock|asthma attack and) $
am i having a (heart attack|stroke)
{near_is} [{adv}] (having|getting) (a|an) (heart attack|stroke|seizure|severe allergic reaction|anaphylactic shock|cardiac arrest)
{near} [just|has just|has|is] (had|have) a (heart attack|stroke|seizure) (and|just now|in front of|right now|5|ten|help)
(i cant breathe|i cannot breathe|i cant breath) [properly|anymore|at all|right] $
(i am|im) [{adv}] (choking|suffocating) (on|and|help|$)
({near}|hes|shes|my {friend}s|it) [is|has|s] [{adv}] (isnt|is not|not|has stopped|stopped|cant|cannot|wasnt) [{adv}] (breathing|breathe|breath) [anymore|properly|right|well] $
my [own] {friend} is [{adv}] unconscious
({near}|{near_is}|hes|shes) [is] [{adv}] (unconscious and|unresponsive|turning blue|not responding|choking (on|and|to)|bleeding (out|to death|heavily|badly)|going blue|convulsing|having convulsions|foaming at the mouth)
{near} [just|has|suddenly|has just] (collapsed|fainted|passed out) ~6 (wont wake|isnt waking|not waking|isnt breathing|not breathing|unresponsive|not responding|unconscious|wont respond|cant wake|doesnt respond|isnt moving|not moving|doesnt wake)
({near}|hes|shes) (wont|isnt|is not|doesnt|does not|will not|not) (wake up|waking up|respond|responding|move|moving) (and|help|at all|anymore|what do i do|i think)
i (cant|cannot|couldnt) wake (him|her|my ~1 {friend}) [up]
(crushing|severe|sharp|bad|terrible|strong|intense|tight|horrible|squeezing) (chest pain|chest pains|pain in my chest|pressure in my chest|pain in the chest)
(chest pain|chest pains|pain in my chest|my chest hurts|chest hurts|chest is tight|pressure on my chest|tightness in my chest) ~10 (left arm|my arm|jaw|cant breathe|sweating|down my arm|short of breath|numb|hard to breathe|shortness of breath)
(my left arm|left arm) (is|went|feels) ~1 numb ~8 (chest|face|speak|speech|breathe)
(bleeding|the bleeding|blood|it|wound|cut) (wont|doesnt|will not|is not|isnt|does not|not) [{adv}] (stop bleeding|stop|stopping) [bleeding] (and|im|help|theres|what|i|$)
i (cant|cannot|can not|couldnt) (stop the bleeding|get the bleeding to stop|get it to stop bleeding|make the bleeding stop)
(wont|doesnt|cant|not) stop bleeding
(im|i am) [{adv}] (bleeding (out|to death|heavily|a lot|badly|everywhere|so much)|losing [a lot of|so much|too much] blood|coughing up blood|vomiting blood|throwing up blood|puking blood)
(im|i am|ive been|i keep|i just) [{adv}] (coughing up|vomiting|throwing up|puking|vomited|coughed up|threw up|spitting up) [a lot of|so much|lots of] blood
(one side|left side|right side|half) of (my|his|her) (face|body) ~2 (numb|drooping|droops|paralysed|paralyzed|dropped|hanging|feel)
(my|his|her|my {friend}s) (face|mouth) ~2 (drooping|droops|dropped|hanging|crooked) ~8 (speak|speech|talk|arm|slurred|slurring|words|numb|one side)
(my|his|her) (throat|tongue|airway) (is|started|keeps) [{adv}] (closing|swelling|closing up|swelling up|swollen)
(i need an ambulance|i need (911|999|112) |i need a ambulance|please call (an ambulance|911|999|112)|call (911|999|112) for me|someone call an ambulance|should i call (an ambulance|911|999|112))
(he|she|my ~1 {friend}|i) [has|have|just] [been] (bitten|bit) by a (rattlesnake|venomous snake|poisonous snake|viper|cobra)
(my|our) (house|flat|apartment|kitchen|building|bedroom|room) is on fire
(im|i am|were|we are) (trapped|stuck) in ~3 (fire|burning|smoke|flood|rubble|sinking)
`,
    eating: `
i [have|ve|just|keep|always|still] [been] (make|made|making|force|forced|forcing) myself (throw up|puke|vomit|be sick|sick|purge) $
i [have|ve|just|always] [been] (throw|threw|throwing|vomit|vomited|puke|puked) [it|everything|up|it up|everything up] [up] on purpose
i [have|ve|ve been|am|keep|just] [been|have been] [{adv}] (purge|purging|purged|binging and purging|binge and purge|binged and purged) [after|every|again|everything|$]
(im|i am|ive been|i have been) [{adv}] starving myself
i [keep|always|just|have to|stick|put|stuck|have] [to] (stick|stuck|put|sticking|shove|shoved) (my|two) fingers down my throat
(i havent eaten|i have not eaten|ive not eaten|i havent had food|i havent eaten anything) [anything|a thing|properly|much|any food] [at all] (in|for|since) [over|about|almost|like] (three|four|five|six|seven|eight|ten|3|4|5|6|7|8|9|#|a week|a) (days|week)
(my|the) (anorexia|bulimia|eating disorder) is (back|winning|getting worse|killing me|worse)
i (have|ve got|think i have|have an|am) (anorexia|bulimia|anorexic|bulimic)
`,
    'someone-else': `
my ~1 {friend} [{adv}] [just] (is going to|is gonna|wants to|is trying to|just tried to|tried to|is about to|is threatening to|threatens to|threatened to|is planning to|keeps trying to|keeps threatening to|will) (kill (himself|herself|themself|themselves)|end (his|her|their) (life|own life)|commit suicide|hang (himself|herself)|shoot (himself|herself)|take (his|her|their) (own|) life|jump off (a|the) (bridge|roof|building))
my ~1 {friend} [{adv}] [just] (said|says|told me|texted|texted me|messaged me|wrote|is saying|keeps saying|just texted|called me saying|tells me) [me] [that|saying] (he|she|they|hes|shes|theyre) [{adv}] (wants|is|are|s|will|was|might|would|going|want|gonna|plans) [{adv}] [going|thinking|planning|gonna|rather] [to|of|about|be] [{adv}] (kill (himself|herself|themself|themselves)|killing (himself|herself|themselves)|end (his|her|their) (life|own life)|ending (his|her|their) life|commit suicide|die|dead|hang (himself|herself)|suicide)
(he|she) [{adv}] (is going to|says hes going to|says shes going to|said he will|said she will|wants to|threatens to|is threatening to|texted me that he will|said he wants to|said she wants to|just tried to|tried to) (kill (himself|herself)|end (his|her) life|commit suicide|hang (himself|herself))
my ~1 {friend} [{adv}] (is suicidal|is self harming|cuts (himself|herself)|is cutting (himself|herself)|has been cutting (himself|herself)|attempted suicide|cut (his|her) (wrists|arms)|self harms|is starving (himself|herself)|makes (himself|herself) throw up|is being (beaten|abused|raped))
`,
  },
}
