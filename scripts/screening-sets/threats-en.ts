/** What people write who might hurt somebody, and harmless messages with the same words. */
export const THREATS_EN = `
harm-to-others: im going to (kill|stab|shoot) him (tonight|when he gets home), im not joking
harm-to-others: i want to (hurt|kill) (my stepdad|my ex|her) and i dont think i can stop myself
harm-to-others: i have a (gun|knife) in my bag and (im going to use it on him|hes dead when i see him)
harm-to-others: the voices (tell|are telling) me to (hurt|kill) (my mum|the baby|people)
harm-to-others: im taking (a gun|my grandpas rifle|a knife) to school and (theyll pay|nobody will laugh anymore)
harm-to-others: i know where she lives and im going over there to (end her|make her bleed|finish her)
harm-to-others: if he touches my sister again i will (kill him with my own hands|put a knife in him), i mean it
harm-to-others: i keep thinking about (smothering|shaking|drowning) the baby when it wont stop crying
harm-to-others: im scared i will (hurt|hit|shake) my (son|daughter|kids), i am that close
harm-to-others: im gonna (burn|torch) (their house|the office) down with (all of them|everyone) inside
harm-to-others: i put (rat poison|something) in his (food|coffee), he deserves it
harm-to-others: i (choked|strangled|beat) my girlfriend last night and (it will happen again|i cant control it)
harm-to-others: i (hit|beat) my wife again. (i am scared of what i will do next|i dont know how to stop)
harm-to-others: planning to (run him over|drive into the crowd), ive (thought it all through|picked the day)
harm-to-others: i bought the (ammo|gun) and made a list of (everyone who bullied me|names)
harm-to-others: tomorrow (they will all die|they all pay with blood), you will see it on the news
harm-to-others: i cant stop fantasising about (killing my boss|cutting his throat), it gets more real every day
harm-to-others: waiting in my car outside her work with (a bat|acid|a knife)
harm-to-others: i want to make him suffer the way he made me, (im going to break his legs|ill slit his throat)
harm-to-others: i feel like im going to snap and (stab|kill) someone
harm-to-others: everyone at that school deserves to (die|get shot) and im (going to do it|the one who does it)
harm-to-others: he wont live (till sunday|another week), ill see to that
harm-to-others: i swear i will (strangle|murder) that woman, ive got the (rope|knife) ready
harm-to-others: got into it with my brother, im holding (a knife|the hammer) and (hes next door|i want to go back in there)
harm-to-others: if i cant have her (nobody will|no one else gets her), im going there with the gun
harm-to-others: i almost (pushed|threw) a stranger onto the tracks today and (i want to do it|next time i will)
harm-to-others: im so done with my neighbour, (his dog|he) gets (poisoned|a bullet) tonight
harm-to-others: i want to (kill|hurt) them all and then myself
harmless: my brother ate my leftovers, i will (end|murder|kill) him (lol|haha|😤)
harmless: i could (kill|strangle|murder) (my boss|my flatmate|whoever wrote this code) (some days|sometimes) 😂
harmless: gonna kill my (sister|roommate) for telling everyone, she knows im joking
harmless: i (stabbed|killed|shot) the final boss (tonight|at last), only took 40 tries
harmless: bringing (my dads guitar|cupcakes|my camera) to school (monday|tomorrow), they will love it
harmless: i know where she lives, (dropping off|bringing) the (cake|parcel) tonight
harmless: we are going to (destroy|slaughter|crush|kill) them on saturday, cup final
harmless: the voices in this (podcast|choir|dub) are so (soothing|bad)
harmless: waiting outside her work with (flowers|coffee) to surprise her
harmless: he is going to get what is coming, (karma|hr|the tax office) is on it
harmless: i bought a (knife set|chef knife|bow) (for cooking|for the kitchen|for archery class)
harmless: i was so angry i wanted to (scream|throw my phone), then i went for a run
harmless: my baby wont stop crying, (any tips|im so tired), (its colic|shes teething)
harmless: my toddler hit me with a (spoon|truck) today, how do i teach him not to
harmless: i hit (send|snooze|the gym) too early
harmless: in my (novel|story|script) the hero (stabs|poisons|shoots) his brother, does that work
harmless: they will all (pay|regret) it, i said, and then (we split the bill|the game got cancelled)
harmless: putting (a list of names|everyone) together for the (wedding|party)
harmless: dad takes me (hunting|shooting|to the range) on monday, with his old (rifle|gun)
harmless: how do i (kill|get rid of|poison) (rats|slugs|weeds) without hurting the (cat|dog)
harmless: he is (dead meat|so dead|toast) when mum sees the (carpet|report card)
harmless: i swear i will throw this (printer|laptop|phone) out of the window
harmless: i want revenge, rematch on (sunday|friday), bring your (rackets|best deck)
harmless: i shouted at my kids and feel (awful|bad), how do i (say sorry|make it up)
harmless: my mother in law is killing me with her (advice|questions)
harmless: the (film|series) where he (burns|shoots) everyone at the end, what was it called
harmless: i got so mad at (work|my brother) but we (talked|are fine now)
harmless: that (referee|umpire) deserves to be shot out of a cannon lol
harm-to-others: how do i (hide|cover) the (bruises|marks) on my (kid|daughter|son) (from the teacher|before school)
`
