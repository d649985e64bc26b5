/** One message a line: what it is, then the message; ` // ` separates it from those sent before. Rules and weights are tuned with these. */
export const TRAIN_EN = `
suicide: i want to die
suicide: im going to kill myself
suicide: I am thinking about suicide
suicide: i dont want to live anymore
suicide: everyone would be better off without me
suicide: i just want it all to stop
suicide: won't be here tomorrow
suicide: said goodbye to my dog
suicide: gave away my stuff yesterday
suicide: whats the point anymore
suicide: I can't do this anymore, whats the point
suicide: i cant go on like this
suicide: i wish i was never born
suicide: i wish i were dead
suicide: there is no reason to live
suicide: no reason to keep going
suicide: nothing to live for
suicide: ending it tonight
suicide: gonna end it all
suicide: i want to end my life
suicide: thinking of taking my life
suicide: I've decided to take my own life
suicide: i should just kill myself
suicide: maybe i should kms
suicide: i wanna kms
suicide: im so close to kms its not funny
suicide: someone told me kys and honestly maybe theyre right
suicide: unalive me pls, i mean it, i cant anymore
suicide: i might unalive myself this weekend
suicide: sewerslide thoughts all day
suicide: catch the bus soon
suicide: i want to ctb before my birthday
suicide: i wanna off myself
suicide: thinking about offing myself
suicide: i want to delete myself
suicide: su1c1dal again
suicide: s u i c i d e
suicide: i wanna k*ll myself
suicide: k1ll myself tonight
suicide: gonna kil myself
suicide: im suicidle
suicide: i feel siucidal
suicide: iwanttodie
suicide: i want to die.i cant.do.this
suicide: I have a plan to end my life and I have the means
suicide: I've got a rope and a place picked out
suicide: i have my dads gun
suicide: the gun is loaded and im sitting here
suicide: sitting on the roof of my building thinking about jumping
suicide: on the ledge rn
suicide: i keep thinking about driving off a bridge
suicide: i was going to jump in front of a train today
suicide: i want to crash my car into a wall and be done
suicide: how do i tie a noose
suicide: what pills would kill me
suicide: painless ways to die
suicide: easiest way to kill yourself
suicide: how much aspirin to overdose and die
suicide: Is it possible to die from holding my breath under water? I want to do it
suicide: i wrote my suicide note
suicide: writing goodbye letters to everyone
suicide: by the time you read this ill be gone
suicide: this is goodbye
suicide: goodbye forever
suicide: farewell, i love you all, please forgive me
suicide: you won't hear from me again. thank you for everything
suicide: I put my affairs in order and I am at peace with leaving
suicide: who will look after my kids when im gone, i need to know before i do it
suicide: i just want to sleep forever
suicide: wish i could fall asleep and not wake up
suicide: hope i die in my sleep
suicide: i wish a car would just hit me
suicide: if i got hit by a bus tomorrow id be relieved
suicide: i dont want to wake up tomorrow
suicide: i dont care if i live or die
suicide: i don't want to be here any more
suicide: i don't want to exist anymore
suicide: i hate being alive
suicide: living hurts too much
suicide: im tired of living
suicide: im tired of being alive
suicide: so done with life
suicide: im done with life
suicide: life is not worth it
suicide: my life is over
suicide: my life has no value, i should go
suicide: i have nothing left
suicide: there's no way out
suicide: theres no hope for me anymore
suicide: i see no future for myself
suicide: i'm a burden to everyone
suicide: they'd be happier without me
suicide: my kids deserve better, they'd do better if i was dead
suicide: nobody would care if i died
suicide: nobody would miss me
suicide: would anyone notice if i disappeared
suicide: the world doesnt need me
suicide: i dont deserve to live
suicide: i deserve to die
suicide: i feel like dying
suicide: death would be easier than this
suicide: death is the only way out
suicide: dying sounds peaceful
suicide: i think about death all the time and i want it
suicide: i want out of this life
suicide: I want to leave this world
suicide: i'm ready to go, i've lived long enough and i want to end it
suicide: At my age there is nothing left, I pray the Lord takes me tonight
suicide: since my wife died i want to follow her
suicide: i want to be with my mom in heaven
suicide: i attempted last night
suicide: i tried to kill myself yesterday and nobody knows
suicide: i attempted two years ago and i want to do it again
suicide: my meds stopped working and the suicidal thoughts came back
suicide: having dark thoughts again, about ending things
suicide: i keep having thoughts of killing myself
suicide: the voices tell me to kill myself
suicide: i cant stop thinking about ways to die
suicide: life doesnt make sense anymore and i want to stop
suicide: I no want live more
suicide: i am very tired of this life i want finish my life
suicide: please help me i dont want to be alive
suicide: if things dont get better by friday im ending my life
suicide: once my mom is gone i will follow
suicide: he dumped me and now i want to die
suicide: I lost my job, my house, my wife. I'm going to swallow a bullet.
suicide: im gonna hang myself
suicide: gonna slit my wrists
suicide: i want to cut my wrists and be done
suicide: i want to drown myself
suicide: i bought the pills // tonight // goodbye
suicide: nobody cares about me // i have been saving up my pills // tomorrow it will be over
suicide: i have a gun // im so tired of it all
suicide: im on the bridge // nobody will miss me
suicide: thank you for being kind to me // ive made up my mind
suicide: i hate myself // i cant do this anymore
suicide: im writing a story about a girl who kills herself because thats what im going to do
suicide: its not a story, i really want to die
suicide: haha im fine. just want to die lol
suicide: jk jk... but sometimes i really do want to kill myself
suicide: not being dramatic but i actually want to die
suicide: im not okay. i have thought about how id do it
suicide: i know how i would do it and when
suicide: i have a date picked
suicide: i promised my therapist i wouldnt but i want to kill myself
suicide: i dont think ill survive this week, i dont want to
suicide: id rather die than go back to that school
suicide: i want to disappear and never come back, nobody would notice
suicide: I can't take it anymore, I want to end everything
suicide: i cant take this life anymore
suicide: i give up on life
suicide: ive given up. theres nothing left
suicide: im better off dead
suicide: i should be dead
suicide: why am i still alive
suicide: why was i even born
suicide: what do i have to live for
suicide: i dont see the point in living
suicide: dont feel like living
suicide: no will to live
suicide: lost the will to live after my baby died
suicide: my heart wants to stop and i want to let it
suicide: wish someone would kill me
suicide: please someone kill me
suicide: want to kill my self
suicide: i wanna kill meself
suicide: kill myself or run away those are my options
suicide: I'm gonna shoot myself
suicide: i put the gun in my mouth
suicide: all i do is cry and plan how to die
suicide: i think ill end my suffering soon
suicide: the only thing stopping me is my dog
suicide: if it wasnt for my kids id be dead already
self-harm: ive been cutting again
self-harm: i cut myself
self-harm: i cut my arm on purpose
self-harm: i cut my wrist, its bleeding a lot
self-harm: i want to hurt myself
self-harm: i feel like cutting
self-harm: i self harmed today
self-harm: i sh'd again
self-harm: relapsed on sh last night
self-harm: day 0 again, i self harmed in the bathroom
self-harm: i keep harming myself
self-harm: got urges to cut all day
self-harm: i use a blade when it gets too much
self-harm: my thighs are full of cuts
self-harm: i carved words into my leg
self-harm: burned my arm with a cigarette to calm down
self-harm: i punched the wall till my knuckles bled because i deserve pain
self-harm: i bang my head until it hurts
self-harm: pain is the only thing i can control so i cut
self-harm: hiding my cuts from my parents
self-harm: i picked up the razor again
self-harm: slf harm is back
self-harm: i bite myself till i bruise
self-harm: i starve and cut, it's my punishment
self-harm: I scratch my skin open when I'm stressed
self-harm: i want to make myself bleed
self-harm: cant resist the blade tonight
self-harm: injuring myself is how i cope
overdose: i took a bunch of pills
overdose: i took too many pills
overdose: i just took the whole bottle
overdose: i overdosed on my medication
overdose: ive taken an overdose
overdose: i swallowed 40 pills
overdose: took all my sleeping pills, getting sleepy
overdose: i took a handful of my dads pills
overdose: i ate a whole pack of ibuprofen
overdose: drank a bottle of antifreeze
overdose: i drank drain cleaner
overdose: i took 20 paracetamols and some wine
overdose: popped way too many xans im scared
overdose: i took something, i can't feel my hands, too much i think
overdose: i injected too much
overdose: took double, no triple my lithium on purpose
overdose: just finished all the tablets in the house
overdose: i took an entire box of benadryl
overdose: I have swallowed all my husband's morphine
violence: my husband hits me
violence: my wife hits me
violence: he hit me again last night
violence: my dad hits me
violence: my stepfather beats me
violence: my mom beats me with a hanger
violence: he's going to kill me
violence: my boyfriend threatened to kill me
violence: he said if i leave he will find me and kill me
violence: he choked me
violence: he puts his hands around my neck
violence: he raped me
violence: i got raped at the party
violence: i was sexually assaulted
violence: my boss groped me and wont stop
violence: my stepbrother comes into my room at night and touches me
violence: i'm being abused
violence: my husband is abusive
violence: i am scared of my husband
violence: afraid to go home tonight
violence: i dont feel safe at home
violence: i'm hiding in the bathroom, he's drunk and screaming
violence: he broke down the door
violence: he wont let me leave the house
violence: he locks me in
violence: my partner monitors everything and gets violent
violence: she slapped me and punched me
violence: my girlfriend stabbed me with a fork
violence: he kicked me in the stomach, im pregnant
violence: he pulled a gun on me
violence: he holds a knife to my throat
violence: my caregiver hits me and takes my pension
violence: my ex keeps following me and threatening me
violence: my ex is outside my house and won't leave, i'm scared
violence: he said he'd kill the kids
violence: my parents beat me because im gay
violence: he forces me to sleep with him
violence: he makes me do things i dont want in bed
violence: my pimp took my passport
violence: they want to marry me off and beat me when i refuse
violence: my brother molested me
violence: my son hits me, I'm an old woman
violence: he threw me against the wall
violence: can i call the police if my husband hits me
eating: i make myself throw up
eating: i threw up my dinner on purpose
eating: im purging again
eating: i havent eaten in 5 days on purpose
eating: i stopped eating because i'm disgusting
eating: im starving myself
eating: i only eat 200 calories a day
eating: my ed is getting worse
eating: relapsing into anorexia
eating: i think im anorexic
eating: i have bulimia and i relapsed
eating: binged and purged again
eating: pro ana tips pls
eating: mia is back, threw up 3 times today
eating: taking laxatives after meals so i dont gain
eating: i feel so fat i dont deserve to eat
eating: i chew and spit so i dont get calories
eating: i fasted for six days to punish myself
eating: im 90 pounds and still see a whale in the mirror
eating: i exercise until i faint if i eat anything
eating: i'm terrified of food, i can't swallow a bite without panicking about weight
eating: lost my period because i dont eat
someone-else: my friend said shes going to kill herself tonight
someone-else: my friend wants to die
someone-else: my son says he doesn't want to live anymore
someone-else: my sister tried to kill herself
someone-else: my mom took a lot of pills
someone-else: my boyfriend is suicidal
someone-else: how do i help a suicidal friend
someone-else: asking for a friend: what do you do if someone wants to kill themselves
someone-else: my daughter is self harming
someone-else: i found my daughters razor blades and cuts on her arms
someone-else: my best friend is anorexic and shes getting so thin
someone-else: my friend's boyfriend beats her
someone-else: my neighbor hits his kids
someone-else: my friend keeps saying nobody would miss him
someone-else: my dad has a gun and says he's done
someone-else: my husband says we'd be better off without him
someone-else: my cousin overdosed, what do i do
someone-else: someone on discord is threatening to jump
someone-else: my ex says he'll kill himself if i dont come back
someone-else: my girlfriend left a suicide note and drove off
someone-else: a guy on the bridge looks like he wants to jump
someone-else: my brother gave all his things away and said goodbye, im scared
someone-else: my mate wants to end his life, he told me at the pub
someone-else: my grandpa said he wants to die and stopped taking his meds
someone-else: i think my friend is in danger, her husband beats her
someone-else: my roommate is cutting
someone-else: my student told me she wants to kill herself
someone-else: my kid said he wants to unalive himself
harmless: this homework is killing me
harmless: I'm dying laughing
harmless: kill two birds with one stone
harmless: dead tired
harmless: my phone died
harmless: could kill for a coffee
harmless: shoot me an email
harmless: killing it at the gym
harmless: cutting carbs
harmless: cut myself shaving
harmless: cutting onions
harmless: hit me up
harmless: beat me at chess
harmless: he hit on me
harmless: choked on water
harmless: overdosed on chocolate
harmless: writing a story in which the hero kills himself
harmless: the movie about suicide was sad
harmless: my essay on self-harm prevention is due
harmless: my patient was suicidal last week, I handled the referral
harmless: training to volunteer at 988
harmless: I died in Elden Ring
harmless: kill the boss
harmless: i want to end it with my boyfriend
harmless: we want to end the contract early
harmless: jump in the pool
harmless: wanna hang out
harmless: bridge is closed today
harmless: pills for my allergies
harmless: my dog was put down
harmless: i'm not suicidal
harmless: i would never kill myself
harmless: two years ago i attempted, i'm ok now
harmless: im dead lmao
harmless: i'm literally dying this is so funny
harmless: dying of laughter
harmless: i almost died when he said that haha
harmless: died of embarrassment
harmless: i could die for that pizza
harmless: to die for
harmless: love you to death
harmless: scared to death of spiders
harmless: sick to death of emails
harmless: starving, what's for dinner
harmless: i'm starving lol
harmless: I skipped lunch, too busy
harmless: my diet starts monday
harmless: trying to lose weight in a healthy way
harmless: i feel bloated and fat today
harmless: food poisoning, threw up all night
harmless: I was sick after the boat trip
harmless: morning sickness is awful, keep throwing up
harmless: kids made me throw up on the rollercoaster haha
harmless: took my vitamins
harmless: my doctor changed my pills
harmless: took two ibuprofen for my headache
harmless: i took an aspirin and feel better
harmless: forgot to take my meds this morning
harmless: the cat swallowed a pill finally
harmless: drinking too much coffee today
harmless: overdosing on vitamin d memes
harmless: too much sugar, overdose haha
harmless: the suicide of Robin Williams made me sad back then
harmless: reading the bell jar for class
harmless: we discussed suicide in ethics class
harmless: suicidal ideation scale, how is it scored? psych exam tomorrow
harmless: my thesis is about self harm among adolescents
harmless: news said a man jumped from the bridge, so sad
harmless: hamlet's to be or not to be monologue
harmless: romeo kills himself in the last act
harmless: the lyrics go i hurt myself today, johnny cash version is the best
harmless: "Killing me softly" is on the radio
harmless: playing last resort by papa roach
harmless: my character died in d&d last night
harmless: one shot kill in valorant
harmless: how do i not die in minecraft on the first night
harmless: died three times to the same goblin
harmless: we got killed by the other team
harmless: murdered that presentation
harmless: nailed it, crushed it, killed it
harmless: the team choked in the final
harmless: he beat me to the door
harmless: my sister beat me in mario kart
harmless: beat the eggs and fold in the flour
harmless: the sun is beating down on me
harmless: hit me with your best shot
harmless: the bill hit me hard
harmless: it hit me that i forgot her birthday
harmless: she slapped together a lovely dinner
harmless: i slapped a new coat of paint on it
harmless: my coach kicked my butt today
harmless: he punched above his weight with that answer
harmless: this hill is murder on my legs
harmless: stab in the dark guess, 42?
harmless: bite the bullet and buy it
harmless: pull the trigger on the new tv
harmless: shot myself in the foot with that email
harmless: i shot a great photo on the roof
harmless: hanging the pictures in the hallway
harmless: hang in there
harmless: hanging by a thread with this deadline lol
harmless: the suspense is killing me
harmless: curiosity killed the cat
harmless: killer outfit
harmless: kill the engine
harmless: drop dead gorgeous
harmless: over my dead body will he get the last slice
harmless: beating a dead horse here
harmless: deadline at midnight
harmless: dead battery this morning
harmless: the line went dead
harmless: my grandfather died in the war
harmless: my mom died last year and it still hurts
harmless: our cat died, i'm so sad
harmless: the anniversary of my father's death is tomorrow
harmless: how do i explain death to my five year old
harmless: what happens to my data when i die
harmless: do crocodiles die of old age
harmless: i want to live to a hundred
harmless: i'm so happy to be alive
harmless: living my best life
harmless: glad i didn't go through with it back then, life is good now
harmless: in recovery from anorexia for four years and proud
harmless: ten years self harm free today
harmless: i was depressed last year but i feel great now
harmless: i've been divorced from my abusive ex for years and i'm finally free
harmless: my parents used to hit me, i talked it through in therapy and it's in the past
harmless: never thought about suicide, don't worry
harmless: don't worry i won't do anything stupid, just sad about the breakup
harmless: no i dont want to die, im just stressed
harmless: i don't want to kill myself, relax, it's a figure of speech
harmless: i'm safe, thanks for asking
harmless: i can't do this math problem
harmless: can't do this anymore, switching gyms
harmless: i can't go on holiday this year
harmless: what's the point of ironing socks
harmless: what's the point of this app
harmless: done with exams!!
harmless: i'm done with work for today
harmless: i want it to stop raining
harmless: make it stop, the neighbours drum every night
harmless: tired of being single
harmless: tired of living in this tiny flat
harmless: so tired of my commute
harmless: i hate my job
harmless: i hate my life lol my bus was late again
harmless: feeling lonely tonight
harmless: i feel hopeless at cooking
harmless: no hope for my team this season
harmless: i'm worthless at tennis
harmless: i'm such a burden on my team mates in this game haha
harmless: i'm leaving tomorrow for spain
harmless: won't be here tomorrow, day off
harmless: last day here, said goodbye to the whole office
harmless: goodbye, talk soon
harmless: bye for now
harmless: gave away my old toys
harmless: selling my stuff because i'm moving
harmless: written my will, lawyer says every adult should
harmless: wrote a goodbye card for my colleague
harmless: note to self: buy milk
harmless: the rope course was fun
harmless: bought a knife set for the kitchen
harmless: cleaning my hunting rifle for the season
harmless: climbed onto the roof to fix the antenna
harmless: i love bridges, especially the golden gate
harmless: train was late again
harmless: standing at the platform waiting for the train
harmless: driving over the bridge every morning scares me a bit
harmless: pushed off the launch to friday
harmless: my husband is so sweet
harmless: my husband hit the jackpot with that gift
harmless: my wife is scared of mice
harmless: afraid of public speaking
harmless: scared my boss will say no
harmless: i'm afraid to tell my dad i failed math
harmless: my boyfriend forced me to watch star wars haha
harmless: he made me do the dishes
harmless: touching story, it touched me
harmless: my uncle is visiting at night
harmless: locked myself out again
harmless: he locked me out by accident
harmless: my kid hit me with a toy, toddlers
harmless: boxing class, got punched in the face, loved it
harmless: our puppy bites me all the time
harmless: my friend is sad about her dog
harmless: my friend is worried about exams
harmless: my brother wants to kill me because i ate his pizza
harmless: my sister said she'd kill me if i told mom about the party lol
harmless: my friend died laughing
harmless: he wants to jump out of a plane
harmless: my son wants to quit football
harmless: my daughter is a picky eater
harmless: my mother has stopped eating meat
harmless: ed sheeran concert tonight
harmless: shh don't tell anyone
harmless: ana is my best friend
harmless: mamma mia is on tv
harmless: how was your day
harmless: tell me a joke
harmless: i got promoted!
harmless: what should i cook tonight
harmless: i'm nervous about my date
harmless: the kids are finally asleep
harmless: help me plan my birthday
harmless: can you recommend a book
harmless: i need to vent about my coworker
harmless: had a fight with my boyfriend about dishes
harmless: i'm overwhelmed with work
harmless: i've been anxious lately
harmless: couldn't sleep last night
harmless: i miss him so much
harmless: he left me and my heart is broken
harmless: i failed my driving test
harmless: money is tight this month
harmless: my doctor says i have high blood pressure
harmless: i have surgery next week and i'm scared
harmless: will the anaesthetic hurt
harmless: writing goodbye scene for my screenplay
harmless: in my novel the detective finds a suicide note
harmless: i play the murderer in our school play
harmless: my d&d villain wants to end the world
harmless: the end of the world is a good pub name
harmless: ended up at the beach
harmless: i want to finish this and go to bed
harmless: i want to sleep for a week
harmless: wish i could sleep all day
harmless: i don't want to get up tomorrow, mondays
harmless: i don't want to be here, this meeting is so long
harmless: i don't want to go on the trip
harmless: i don't want to live in the city anymore
harmless: i can't live without coffee
harmless: couldn't live without you haha
harmless: who wants to live forever by queen
harmless: better off without him
harmless: i'm better off without social media
harmless: she deserves better than me she says, lol
harmless: nobody would notice if i wore pyjamas to the call
harmless: nobody cares about my crypto opinions
harmless: a bit of a dark humour joke please
suicide: I'm not strong enough to stay
suicide: i keep picturing my own funeral and it makes me feel calm
suicide: I just don't want to be a person anymore
suicide: wish i could go to sleep tonight and that be it
suicide: been stockpiling my sleeping pills for weeks now
suicide: does it hurt to drown
suicide: my last day on earth is going to be friday
suicide: theres nobody left who'd care if i ended it
suicide: i can't keep pretending i want to be alive
suicide: i've been googling how to tie a noose
suicide: I have thought about ending my life every day this month
suicide: honestly id rather be dead than go through another day of school
suicide: i'm tired of being a burden, ill be gone soon
suicide: mom please forgive me for what im about to do
suicide: I am ready to leave this world
suicide: it would be so easy to just swerve into oncoming traffic
suicide: i dont plan on being alive next year
suicide: i dont think i can make it through the night
suicide: ive written a note for my family
suicide: no one needs me anymore, i'm 80 and useless, i want to go
suicide: i want everything to go black
suicide: i just want to stop existing
suicide: im gonna jump
suicide: what if i just jumped off the balcony right now
suicide: thinking about overdosing tonight
suicide: I bought a rope today. I don't think I'm scared anymore.
suicide: I wanna die so bad it hurts
suicide: life has been meaningless since the divorce and i see no reason to carry on
suicide: i lost everything gambling. my family would get the insurance if i die
suicide: my therapist doesnt know i have a plan
suicide: everyday i wake up dissapointed that im still alive
suicide: theyll finally be happy when im dead
suicide: it'd be better if i wasn't here
suicide: i can't live with this pain any longer
suicide: i don't see a future for me
suicide: its over for me
suicide: cant keep fighting anymore
suicide: i feel like there's no point to anything and i should just end it
suicide: i want to kill myself because of bullying at school
suicide: they keep telling me to kms in class and i might
suicide: i am going to commit suicde
suicide: im going to sucide
suicide: i'm at the train tracks
suicide: the bridge is calling me again
suicide: I hope the cancer takes me quickly, I don't want to fight, I want to die
suicide: goodbye. you were the only one who listened
suicide: i dont want to grow old. i dont want to grow at all. i want out
suicide: would you miss me if i was gone
suicide: i have no one. nothing. i'm better off in a grave
suicide: how long does it take to die from hanging
suicide: nothing brings me joy, dead would be better
suicide: i've got the pills lined up on the table
suicide: gonna take all my pills tonight and just sleep
suicide: I feel trapped and the only escape is death
suicide: i want my life to end
suicide: please let this be my last night
suicide: i was going to do it last night but my cat came in
suicide: i'm having thoughts of suicide and dont know who to tell
suicide: I've been feeling suicidal lately
suicide: k!ll me please i hate living
suicide: i wunt to dye
suicide: i am thinking to end my life sir please help
suicide: I am fed up of this life I want to die
suicide: living is torture
suicide: i cant do life
suicide: i dont wanna live no more
suicide: ain't nothing left for me, im checking out
suicide: i aint gonna be here much longer
self-harm: i've started cutting my thighs so nobody sees
self-harm: cut too deep this time
self-harm: i really want to self harm right now
self-harm: 2 weeks clean and im about to relapse
self-harm: i dig my nails into my skin until it bleeds
self-harm: hurting myself is the only way i can cope
self-harm: i pour boiling water on my hand when i'm angry at myself
self-harm: my wrists are a mess, i did it again
self-harm: i keep thinking about my blade
self-harm: i slapped myself in the face over and over
overdose: i've swallowed a load of paracetamol
overdose: took every pill in the cabinet
overdose: i took my whole prescription at once
overdose: how long until 50 tylenol kicks in, i already took them
overdose: I think I've poisoned myself
overdose: I took way more than prescribed and I feel weird
overdose: ive just taken a massive overdose
violence: my bf pushed me and i hit my head on the table
violence: he threw a plate at my head
violence: My husband won't give me any money and hits me
violence: she scratches and hits me when shes angry
violence: dad came home drunk and beat me up
violence: i think my boyfriend is going to hurt me
violence: he forces himself on me
violence: my husband raped me
violence: he's threatening to take the kids and kill me
violence: my roommate tried to stab me
violence: i'm in an abusive relationship and cant get out
violence: my teacher has been touching me
violence: he grabbed me by the throat
violence: help hes got a knife
violence: my mother burned me with the iron
violence: my boyfriend gets violent when hes drunk and im scared
violence: someone is following me home
eating: i stick my fingers down my throat after dinner
eating: I've been living on black coffee and gum to get skinny
eating: ive not eaten since sunday because i need to be thin
eating: i ate an apple and feel so guilty i want to purge
eating: my eating disorder is taking over
eating: i throw up everything i eat
eating: i cant stop bingeing and throwing up
eating: if i eat more than 500 calories i punish myself
eating: scared to eat because ill get fat, i'm already underweight
eating: i'm hungry but i won't let myself eat
someone-else: my friend told me he has a plan to kill himself
someone-else: my girlfriend keeps cutting herself
someone-else: my dad locked himself in the garage with the car running
someone-else: my friend hasnt eaten in days, i think she has anorexia
someone-else: my little brother said he wishes he was dead
someone-else: I'm afraid my wife is going to hurt herself
someone-else: my friend is being abused by her boyfriend
someone-else: someone i know is talking about suicide
someone-else: what do i say to someone who wants to die
someone-else: my coworker joked about jumping off the roof and i dont think it was a joke
someone-else: my cousin says he doesnt see the point in living
someone-else: my mother in law took an overdose
someone-else: she said goodbye to me on the phone like she was never coming back
harmless: The kids are driving me insane today
harmless: I could kill my brother, he ate my leftovers
harmless: that workout almost killed me
harmless: my legs are dead after spin class
harmless: i'd die without my morning coffee
harmless: dead serious, best tacos ever
harmless: he's dead to me after that finale
harmless: i want to punch my computer
harmless: who died in the last episode of succession
harmless: i'm so done with this semester
harmless: my boss is killing us with overtime
harmless: I fell off the ladder and hurt my back
harmless: got hurt at football practice
harmless: I scratched my arm on a thorn bush
harmless: burned my hand on the pan
harmless: is it safe to take ibuprofen with antibiotics
harmless: how many mg of vitamin c per day
harmless: my dad takes blood pressure pills
harmless: I lost 10 pounds on keto
harmless: I'm trying to eat less sugar
harmless: I ate way too much and feel sick
harmless: kid threw up in the car
harmless: I was bullied in school but I'm doing great now
harmless: i was in an abusive relationship five years ago, happily married now
harmless: my grandma has dementia and it breaks my heart
harmless: I'm lonely since the move
harmless: I can't sleep and feel anxious about tomorrow
harmless: I'm struggling at work and feel like a failure
harmless: I feel empty after finishing that book
harmless: do you ever get sad
harmless: i miss my ex so much it hurts
harmless: I want to run away to the mountains
harmless: the ending of that movie killed me
harmless: write me a horror story about a killer clown
harmless: write a murder mystery scene
harmless: what's the plot of romeo and juliet
harmless: Explain the trolley problem
harmless: our dog bit the mailman
harmless: i got beaten in the chess final
harmless: he stabbed me in the back at work, took credit for my project
harmless: this deadline will kill me
harmless: my mom's gonna kill me lol
harmless: drop me a line
harmless: jump on a call
harmless: jumping rope is great cardio
harmless: let's end this chat for now, bye
harmless: i'm off to bed, good night
harmless: see you tomorrow
harmless: not gonna lie that test destroyed me
harmless: can you help me write a will
harmless: my grandfather survived the war
harmless: we watched a documentary about cults
harmless: my cousin works as a suicide prevention counselor
harmless: psychology homework: list risk factors for suicide
harmless: i'm a therapist, any tips for talking about self-harm with teens
harmless: translate 'I want to die' into French for my novel
harmless: I hit rock bottom last year but therapy saved me
harmless: quitting smoking is killing me
harmless: my crush doesn't like me back, i'm dying inside lol
harmless: hanging out by the train tracks taking photos
harmless: need a knife for carving pumpkins
harmless: took the kids to the bridge to feed ducks
harmless: the roof is leaking again
harmless: the doctor gave me sleeping pills and they work well
harmless: do you think people will remember me when I'm famous
harmless: i'll be dead broke by friday
harmless: gosh i'd rather die than eat pineapple pizza
harmless: I'm dead on my feet
harmless: my plants committed suicide while I was away
harmless: she slays every time
harmless: guess who finally killed her inbox
harmless: burnt out from studying
harmless: the party was lit, i'm wrecked
harmless: ugh shoot, i forgot the milk
harmless: my son shot up three inches this year
harmless: I have a gut feeling he'll propose
suicide: i feel like ending it all
suicide: I don't want to wake up tomorrow morning
suicide: nobody would even care if I was dead
suicide: i'm going to take my life tonight
suicide: my family would be so much better off if i were dead
suicide: there is no point in living anymore
suicide: ive had enough of life
suicide: i cant see myself living past 30
suicide: every day i wish i was dead
suicide: i've been planning how to kill myself
suicide: I'm so tired, I just want to sleep and never wake up
suicide: im thinkin bout killin myself
suicide: i wanna kill myslf
suicide: i want 2 die
suicide: i just wanna die
suicide: wish i wasnt alive
suicide: i dont see any reason to stay alive
suicide: i'm sick of being alive
suicide: its time for me to go. goodbye everyone
suicide: i wrote goodbye letters to my parents
suicide: i think im going to jump off a bridge
suicide: whats the most painless way to die
suicide: I've lost the will to live
suicide: i want to die but im scared
suicide: contemplating suicide right now
suicide: maybe i should just end my life
suicide: nothing matters anymore, i'm done
suicide: i'd be better off dead
suicide: the world would be better without me
suicide: this will be my last message
suicide: I have a bottle of pills in front of me and I'm thinking about taking them all
suicide: im at the end of my rope and i dont want to live
suicide: I am a burden to my family
suicide: gonna unalive myself lol
suicide: i tried to kms last week
suicide: Je suis fatigué but really i want to die
self-harm: I've been self-harming again
self-harm: i cut my arms when im sad
self-harm: i can't stop cutting myself
self-harm: i burned myself on purpose
self-harm: i have the urge to hurt myself
self-harm: i relapsed and cut last night
overdose: i took a whole bottle of tylenol
overdose: I swallowed a bunch of sleeping pills
overdose: i think i took too much of my medication
overdose: i just overdosed
violence: my husband beats me
violence: my boyfriend hit me last night and im scared
violence: my dad is abusive
violence: I'm being abused at home
violence: my partner threatened to kill me
violence: he tried to strangle me
violence: i'm afraid to go home because my dad will beat me
violence: my ex is threatening me
eating: I haven't eaten in three days
eating: i keep making myself throw up
eating: I think i have an eating disorder
eating: i'm starving myself to lose weight
eating: i binge and purge
someone-else: my friend is talking about killing himself
someone-else: my sister is suicidal and i don't know what to do
someone-else: i think my friend is going to hurt herself
someone-else: my brother took a bunch of pills
someone-else: my friend cuts herself
someone-else: my son told me he wants to die
someone-else: my girlfriend is being beaten by her dad
harmless: I'm dying to see that movie
harmless: this heat is killing me
harmless: my phone is dead
harmless: I could kill for some pizza
harmless: you're killing me, smalls
harmless: that joke killed me
harmless: I'm going to kill it on stage tonight
harmless: the deadline is killing me
harmless: my feet are killing me after that hike
harmless: he's a killer guitarist
harmless: I bombed my exam
harmless: let's blow this joint
harmless: I nearly died of embarrassment
harmless: shoot, I forgot my wallet
harmless: I'm going to shoot some hoops
harmless: hang on a second
harmless: my cat knocked over my coffee and I could scream
harmless: I'm drowning in paperwork
harmless: she drives me crazy in a good way
harmless: I jumped out of bed this morning
harmless: I cut my hair short
harmless: I'm on a diet and craving chocolate
harmless: I took my blood pressure pills this morning
harmless: had too many drinks last night lol
harmless: I'm over it, moving on from my ex
harmless: I want to end my subscription
harmless: I need to end this call
harmless: It's the end of the road for my old car
harmless: I read a sad article about suicide today
harmless: we lost a patient to suicide, our team had a debrief
harmless: my favourite show killed off the best character
harmless: I watched a movie where the main character overdoses
harmless: what is the difference between sadness and depression?
harmless: I'm nervous about my surgery, will I die?
harmless: my goldfish died today
harmless: I passed out from exhaustion after the marathon
harmless: my knife skills are getting better
harmless: beat the eggs with sugar
harmless: my kids beat me at Uno
harmless: I used to be depressed but I'm happy now
harmless: no, I'm not suicidal, I was joking
harmless: I would never hurt myself, don't worry
harmless: I'm so hungry I could die
harmless: i just died in minecraft
harmless: the cake was to die for
harmless: I have to kill 20 minutes before my train
harmless: he broke my heart
harmless: I feel like crap today, I have a cold
harmless: I'm tired and want to go to sleep
harmless: goodbye, thanks for the help!
harmless: I gave my old laptop to my nephew
harmless: can you help me write a farewell email to my team
harmless: I'm leaving my job tomorrow
harmless: I'm sick of this weather
harmless: life is hard but I'm hanging in there
harmless: I have no energy today
harmless: Nothing beats a good book
harmless: I slipped and cut my knee
suicide: I honestly don't see myself being around at christmas
suicide: ive been thinking about ending things for real this time
suicide: nobody would even notice if i was gone
suicide: I'm 74 and since Margaret passed I just want to go and be with her. I have saved up my tablets.
suicide: wrote the letter last night. its on the kitchen table for my mum
suicide: i dont wanna be here anymore and i mean HERE here
suicide: cant stop thinking abt jumping in front of the train
suicide: I keep googling the easiest way to go
suicide: life isnt worth living anymore
suicide: i want to go to sleep and never wake up again
suicide: im gonna do it tonight. thanks for listening to me
suicide: please take care of my cat when im gone
suicide: I am a waste of oxygen and the world would be a better place with me dead
suicide: kms fr this time no joke
suicide: i wanna unalive myself so bad rn
suicide: thinking of sewerslide again lol not lol
suicide: I have no more strength in me to continue living in this life
suicide: My life have no meaning, I want finish it
suicide: if i had a gun i wouldnt be typing this
suicide: standing on the bridge. its so windy
suicide: i drove to the cliff again today and sat there with the engine running
suicide: everyone will be happier after im dead
suicide: I'm just a burden on my kids, they'd be free if I wasn't around
suicide: i cant see a way out of this other than dying
suicide: whats even the point of staying alive
suicide: I'm done. Done with everything. Done with living.
suicide: so tired of existing
suicide: i wish i could just disappear forever and not exist
suicide: god please just let me die already
suicide: i hope i dont wake up tomorrow
suicide: no one would miss me if i died
suicide: theres a rope in the garage and i keep looking at it
suicide: I've given away my guitar and my records, I won't be needing them
suicide: tell my daughter I loved her. I'm sorry for everything. Goodbye.
suicide: this is my last message to anyone. bye
suicide: i failed my exams and my dad will kill me so i might as well do it first and end my own life
suicide: I am writing a novel where the guy kills himself but honestly its me, i am going to do it
suicide: not gonna make it to my 18th birthday. not planning to
suicide: i tried to hang myself last nite and the rope broke
suicide: suiside is the only thing that make sense now
suicide: i want to k1ll mys3lf
suicide: I WANT TO DIE I WANT TO DIE I WANT TO DIE
suicide: i think about dying every single day
suicide: Would it hurt to bleed out in a bath?
suicide: I've been having intrusive thoughts about ending my life
suicide: cant do this anymore, whats the point
suicide: I'm ready to meet my maker. I've made my peace and I'm going tonight.
suicide: my insurance pays more than I'm worth alive
suicide: the world is better off w/o me in it
suicide: dont want to be alive
suicide: every night i pray i wont wake up
suicide: I bought a gun yesterday // nobody answers my calls // i just want it over with
suicide: i got all the pills i need now // feeling weirdly calm // goodbye, you were nice to me
suicide: I can't keep living like this. I'd rather be dead.
suicide: life is pointless and im too tired to keep fighting
suicide: im about to take my own life
suicide: id be better off dead tbh
suicide: if she leaves me I will kill my self
suicide: There's nothing left for me here. I've decided.
suicide: told my dog goodbye. he's going to my brother tomorrow. after that i can go
suicide: Im not suicidal or anything but i have a plan and a date
suicide: i survived an attempt two years ago and now the thoughts are back worse than ever
suicide: killing myslef is the only way out
suicide: i have been feeling like i want to of myself
suicide: wanna ctb
suicide: going to delete myself from this planet
suicide: I just want the pain to stop forever
suicide: lifes not for me. im out
suicide: they'd all be relieved if i drove into a tree
suicide: i dont want to exist
suicide: i feel like im already dead inside and should finish the job
suicide: reasons to live: none
suicide: I won't be a problem for anybody much longer
suicide: soon i wont have to feel anything anymore
suicide: I am planning my suicide
suicide: whats the fastest way to die
suicide: how many paracetamol would it take to not wake up
suicide: if i jump from the 5th floor will i die for sure
self-harm: i cut again last night and i feel so ashamed
self-harm: relapsed after 3 months clean, used my razor
self-harm: My arms are covered in fresh cuts and I have to wear long sleeves in July
self-harm: i burned myself with a lighter on purpose
self-harm: need to see blood to feel something
self-harm: the urge to hurt myself is so strong rn
self-harm: I keep hitting my head against the wall until it goes quiet
self-harm: sh is the only thing that calms me down
self-harm: ive been scratching my thighs till they bleed
self-harm: I punish myself by cutting whenever I mess up
self-harm: wanna cut so bad
self-harm: i cant stop cuting my self
self-harm: took the blade out of my sharpener
self-harm: I hurt myself again, it wasn't deep
self-harm: my mom found my scars and the new ones
self-harm: selfharming every day since school started
overdose: i just swallowed all of my moms sleeping pills
overdose: took like 30 tylenol an hour ago and now im scared
overdose: I have taken too many of my heart tablets and I don't know what to do
overdose: i drank bleach
overdose: i think i overdosed
overdose: mixed xanax and vodka and took the whole bottle, feeling floaty
overdose: I took the whole box. i dont want an ambulance
overdose: downed a whole pack of painkillers bc i wanted it to stop
overdose: od'd on my meds
overdose: Took all my antidepressants at once
overdose: swallowed a bunch of batteries and pills
overdose: i injected way more insulin than i should on purpose
violence: my boyfriend choked me last night
violence: he slapped me again and says its my fault
violence: My husband locked me in the bedroom and took my phone, I got it back for a minute
violence: dad beats us when he drinks
violence: im scared to go home, my stepdad is waiting for me
violence: She throws things at me and last week she came at me with a knife
violence: he said hes gonna kill me if i leave
violence: my uncle touches me at night
violence: i was raped by someone i know
violence: my partner controls all my money and hits me when i ask
violence: My son pushed me down the stairs, I am 81 and afraid of him
violence: hes outside banging on the door and says he'll kill me
violence: my mum hits me with a belt almost every day
violence: my ex is stalking me and showed up with a gun
violence: He forced me to have sex when I said no
violence: i have bruises all over from what my gf did
violence: my brother punched me in the face and threatened me with a knife
violence: he strangles me during fights until i black out
violence: my family says they will kill me if i dont marry him
eating: i havent eaten in 4 days and i still feel fat
eating: I make myself throw up after every meal
eating: purging again, cant stop
eating: i only allow myself 300 calories a day
eating: my ana is getting bad again
eating: i binge and then puke every night
eating: I hate my body so much I've stopped eating
eating: taking 20 laxatives a day to stay thin
eating: i weigh 38 kilos and i want to lose more
eating: got my fingers down my throat after lunch again
eating: im starving myself until i look like her
eating: Fainted at school because I haven't been eating on purpose
someone-else: my best friend just texted me a goodbye message and she wont pick up
someone-else: My grandson says he wants to end it all. I do not know what to do.
someone-else: my roommate took a whole bottle of pills and wont wake up properly
someone-else: im worried about my brother, he keeps saying hes better off dead
someone-else: my sister is cutting herself and made me promise not to tell
someone-else: asking for a friend, how do u stop someone from killing themself
someone-else: a girl in my class posted that she will kill herself tonight
someone-else: my neighbour is beating his wife, i can hear her screaming
someone-else: my daughter has stopped eating and makes herself sick
someone-else: My husband has a gun in his hand and says he wants to die
someone-else: my bf said he will kill himself if i break up with him
someone-else: i think my mom wants to commit suicide
someone-else: My student handed in a note that reads like a suicide note
someone-else: shes on the roof and says shell jump
someone-else: my online friend overdosed and stopped replying
harmless: this traffic is going to be the death of me
harmless: I killed it in the interview today!
harmless: my laptop finally died after 8 years, rip
harmless: i could murder a burger right now
harmless: omg i'm dead 😂😂 that video
harmless: these heels are killing my feet
harmless: Could you shoot me a reminder at five?
harmless: we had to put our cat down yesterday and I can't stop crying
harmless: my grandma passed away last spring and I miss her cooking
harmless: I'm writing a crime story. In chapter three the butler hangs himself, does the timing work?
harmless: I have an essay due on suicide prevention in veterans
harmless: just watched 13 reasons why, do you think it handled suicide well?
harmless: I volunteer at a crisis line on thursdays
harmless: as a nurse i see overdose patients every shift and i need to decompress
harmless: lol i died like forty times on that boss in dark souls
harmless: how do i kill the final boss in hollow knight
harmless: my team got slaughtered on saturday
harmless: i cut my finger chopping carrots, nothing bad
harmless: cutting out sugar and alcohol for january
harmless: Trying intermittent fasting, my doctor said 16:8 is fine for me
harmless: I need to lose 5 pounds before the wedding, any recipes?
harmless: took my pills with breakfast like a good girl
harmless: picking up my allergy pills tonight
harmless: gonna end it with the gym membership, too pricey
harmless: I finally ended things with Kyle. It's sad but right.
harmless: we should hang out at my place on friday
harmless: jumped off the bridge into the lake at camp, best day ever
harmless: bungee jump booked for saturday, I'm terrified haha
harmless: he hit on me at the bar and it was so awkward
harmless: my brother beat me at chess again
harmless: she's killing me with these puns
harmless: That exam was brutal, I got destroyed
harmless: i would kill for a nap
harmless: dying to know who won
harmless: I'm dying of boredom in this meeting
harmless: bored to death at work
harmless: my back is killing me since I turned seventy
harmless: hit me up when you land
harmless: knock em dead tomorrow!
harmless: i nearly choked on my coffee laughing
harmless: the deadline is tomorrow and i want to cry
harmless: overdosed on cat videos this weekend
harmless: This song goes "I wanna die young", it's so catchy
harmless: two years ago I tried to end my life. Today I got my sobriety chip and I'm so grateful to be here.
harmless: I used to self harm as a teen but I've been well for ten years
harmless: I'm not suicidal, just really tired from work
harmless: I would never hurt myself, I'm just venting about my boss
harmless: what's the point of this weekly meeting anyway
harmless: I can't do this crossword anymore, help me with 5 down
harmless: can't take this heat anymore, send ice
harmless: I give up on this sourdough
harmless: I feel dead tired after the marathon
harmless: my plants keep dying, what am I doing wrong
harmless: The doctor said the tumor is benign, I could die of happiness
harmless: saying goodbye to my students today, last day before retirement
harmless: goodnight, talk tomorrow
harmless: I gave away my old clothes to charity and it felt great
harmless: moving to Denver so I'm giving away my couch
harmless: made my will with the lawyer today, boring but done
harmless: tomorrow i won't be here, im flying to rome for the week
harmless: I'll be gone for two weeks, can you remind me to water the plants
harmless: the pain in my knee won't stop, physio again
harmless: roof needs fixing before winter
harmless: got a new razor, finally a close shave
harmless: bought a rope for the boat and some tarps
harmless: my gun license came through, first time at the range this weekend
harmless: do you know how insulin works? biology homework
harmless: how does paracetamol work in the body?
harmless: what is the suicide rate in Finland, for my statistics class
harmless: my favorite band is Suicide Silence
harmless: suicide squad was better than i expected
harmless: the squat rack is my happy place, new PR
harmless: I could have died of embarrassment
harmless: don't kill yourself over it, it's only a quiz, that's what my teacher says
harmless: the printer committed suicide this morning, smoke and all
harmless: political suicide if they vote for that
harmless: he's a lady killer lol
harmless: kill the lights please
harmless: two birds one stone, love it
harmless: i'm so hungry i could eat a horse
harmless: haven't eaten since noon, what should I cook
harmless: ugh i feel so fat after thanksgiving haha
harmless: threw up twice last night, stomach flu
harmless: my ex texted me, what should i reply
harmless: my husband snores so loud I could strangle him
harmless: my mom will kill me if I'm late again lol
harmless: dad's going to murder me when he sees the car
harmless: I'm scared of the dentist
harmless: scared of my driving test tomorrow
harmless: my dog hits me with his tail when he's happy
harmless: my cat scratched me
harmless: he beat cancer!
harmless: the movie where the husband abuses his wife was hard to watch
harmless: reading a book about an abusive marriage for book club
harmless: my friend is depressed since the breakup, how can I cheer her up
harmless: my sister is on a diet and it's all she talks about
harmless: my friend is dying to meet you
harmless: sh*t I forgot my keys
harmless: Ed from accounting is so funny
harmless: Ana and Mia are coming for dinner, what do I cook
harmless: I feel like nobody listens in those meetings
harmless: I hate mondays
harmless: work has been stressful but I'm coping
harmless: feeling a bit down today, maybe it's the weather
harmless: I cried at the end of Coco again
harmless: our history class covers the bombing of Dresden
harmless: do you think there is life after death?
harmless: grandpa's funeral is on Friday, can you help me write the eulogy
harmless: my final goodbye to carbs starts monday
harmless: the wifi keeps dying on me
harmless: I've had it with this app, it keeps crashing
harmless: end of my rope with these toddlers lol, coffee please
harmless: can you help me kill some time
harmless: he's driving me up the wall
harmless: my therapist is happy with my progress
harmless: I want to disappear to a beach for a month
harmless: so tired of this rain
harmless: nothing matters more than my kids
harmless: I'd die for a slice of that cake
suicide: i dont wanna wake up tmrw
suicide: honestly ive got my pills lined up on the desk and im just looking at them
suicide: i keep thinking everyone would breathe easier if i just wasnt around
suicide: can u promise to be nice to whoever talks to u after me. im not gonna be here next week
suicide: Is it wrong that I sat in the garage with the car running for ten minutes last night?
suicide: been looking up how many stories u need to fall from for it to work
suicide: im gonna unalive myself fr this time no cap
suicide: kms. not even joking anymore
suicide: I have lived eighty-one years and since Margaret passed I see no sense in going on with it
suicide: ive written letters to the kids and left the insurance papers on the counter
suicide: idk how to say this but i think im going to do something permanent tonight
suicide: my therapist thinks im better but i just got better at lying. still want out every single day
suicide: i gave my dog to my sister today. she'll be good to him. thats the last thing on my list
suicide: everyday i drive over that bridge and everyday its harder not to turn the wheel
suicide: i just want everything to stop. like permanently stop
suicide: whats the point of me being on this planet
suicide: i failed again. i fail at everything i couldnt even kill myself right
suicide: no one would notice till the rent was due
suicide: i wish i could fall asleep and that would be it
suicide: im done. tell my mum it wasnt her fault
suicide: i've been having those thoughts again, the bad ones, about ending things
suicide: how much tylenol would it take for someone my weight
suicide: thank you for being my friend these months. i won't need to bother you after tonight
suicide: i dont have a plan exactly but if a truck hit me id be ok with that
suicide: sometimes i stand on the platform and feel like the train is pulling me
suicide: I dont want to die I just dont want to exist
suicide: im 14 and i want to be dead
suicide: i swear im one bad day away from blowing my brains out
suicide: my dads got a hunting rifle in the closet and i know where the key is
suicide: today was my last day at work and nobody knows it was my last day at everything
suicide: not that id do anything but i think about being dead most of the day
suicide: i wnat to kil myslef
suicide: do you think hell is real for people who take their own life? asking for me
suicide: i can't keep doing this. every morning i'm angry that i woke up
suicide: it would be so much simpler if i wasnt alive
suicide: hey // had a rough week // nvm doesnt matter anymore, by tomorrow it'll all be over
suicide: just cleaned my whole apartment so nobody has to // paid my bills too // theres nothing left to do now except go
suicide: i'm fine lol // ok i'm not fine // i dont want to be alive anymore
suicide: ive decided. its calming actually. no more fighting it
suicide: i used to be scared of dying and now i kinda look forward to it
suicide: The baby cries all night and I keep thinking she deserves a mother who isn't me, and that they'd be better off if I were gone
suicide: lost all my savings gambling, my wife doesnt know. im worth more to them dead
suicide: got my diagnosis. i wont go through that. i'd rather end it on my own terms
suicide: i tried to hang myself last night and the rope snapped
suicide: is drowning peaceful
suicide: they all say it gets better. it doesnt. im so tired of being alive
self-harm: i did it again. my thighs are a mess
self-harm: 3 weeks clean and i just threw it away with a pencil sharpener blade
self-harm: i burn myself with my lighter when my parents scream at each other
self-harm: the only thing that calms me down is the blade
self-harm: got caught at school with cuts on my arm and now everybody knows
self-harm: i sh and i dont know how to stop
self-harm: punched the wall till my knuckles split open. i needed to feel it
self-harm: Cutting is the one thing i can control
self-harm: im hiding my arms from my mom in july cause of the scars and the new ones
self-harm: i keep scratching my skin until it bleeds when im anxious
self-harm: i wanna cut so bad rn please distract me
self-harm: does it leave scars if you cut shallow
self-harm: been hitting my head on the wall cause i deserve it
self-harm: relapsed after 200 days, blood everywhere
overdose: i swallowed like 30 of my moms sleeping pills
overdose: i took everything in the medicine cabinet what happens now
overdose: think i took too much, my heart is going crazy and i cant feel my fingers
overdose: just finished the whole pack of paracetamol. dont tell anyone
overdose: 20 minutes ago i took all my antidepressants and now im scared
overdose: drank a bunch of bleach
overdose: i took a lot of xanax with vodka n im getting rly sleepy
overdose: i od'd an hour ago and im still here
overdose: took 2 months worth of my heart meds
overdose: ive taken way more insulin than i should have on purpose
violence: my dad hit me again and my lip is bleeding
violence: he says if i leave he'll find me and finish me
violence: my boyfriend put his hands round my neck last night
violence: im locked in the bathroom hes banging on the door screaming
violence: my step dad comes in my room at night
violence: my husband doesnt let me have my own phone or money, he checks everything. im scared of him
violence: i was raped on saturday and i havent told anybody
violence: she throws stuff at me when she drinks, last night it was a knife
violence: my brother beats me up every day when parents arent home, real beatings not play fighting
violence: my ex keeps showing up outside my house and said he'd kill me if he sees me with someone else
violence: my uncle touched me
violence: he forced me to do things i didnt want and he says its my fault
violence: mom burned my hand on the stove for getting a C
violence: im scared to go home tonight. when hes like this he breaks things and then me
violence: my family is sending me back to be married to a man ive never met and i cant say no
eating: i havent eaten in 4 days and i feel powerful
eating: i make myself puke after dinner every night
eating: i only let myself have 300 calories a day and im still disgusting
eating: i binge and then take a load of laxatives, cant stop
eating: im 87 lbs and i still feel fat, i hide food from my parents
eating: how do i throw up without anyone hearing
eating: passed out in pe cause i didnt eat again. i like how empty it feels
eating: ana is the only friend i have
eating: i chew my food and spit it out so it doesnt count
someone-else: my best friend just texted me goodbye and shes not picking up
someone-else: my daughter has cuts all over her arms, i just saw them
someone-else: my brother says he doesnt want to live anymore and he has a gun
someone-else: a girl in my class posted that tonight is her last night
someone-else: i think my mom took too many pills she wont wake up
someone-else: my roommate keeps talking about killing himself what do i say
someone-else: my neighbor beats his wife i can hear it through the wall right now
someone-else: My grandson told me he wishes he were dead. He is eleven.
someone-else: my gf is starving herself and i dont know what to do
someone-else: my friend overdosed shes breathing weird
someone-else: my husband came back from deployment and last night i found him with his pistol in his mouth
harmless: dying of laughter over here
harmless: this commute is killing me
harmless: just shoot me an email when youre done
harmless: lets kill two birds with one stone and do groceries on the way
harmless: my ex keeps hitting me up on insta lmao
harmless: my parents are gonna kill me i dented the car
harmless: kms lol i forgot my homework
harmless: nobody likes me at this school ugh
harmless: i hate my life, monday again
harmless: i could murder a burger
harmless: cutting carbs for the summer, any tips?
harmless: we were cutting class all week
harmless: overdosed on chocolate at easter
harmless: what do you want to do today
harmless: my phone died during the call sorry
harmless: i took two ibuprofen for my headache and its better now
harmless: my doctor put me on 20mg of lexapro, anything i should know about taking it with food?
harmless: my grandma died when i was ten, i still miss her sunday roasts
harmless: im dead, that meme is gold
harmless: how do i kill the final boss in elden ring without magic
harmless: the ending of that film where the hero jumps off the bridge was so well shot
harmless: write me a murder mystery where the butler poisons the duke
harmless: my legs are killing me after leg day
harmless: i bombed that interview, someone shoot me haha
harmless: if i have to sit in one more meeting i will scream
harmless: cut myself shaving again, any good razors?
harmless: i cut my finger chopping onions, how long til it heals
harmless: my kid hit me in the face with a lego lol
harmless: hit the gym hard today, im so sore i could die
harmless: the humidity today is suicide for my hair
harmless: i want to disappear into a book all weekend
harmless: i wanna die, i just called my teacher mom in front of everyone 😂
harmless: what should i take for a cold, i have tylenol and dayquil
harmless: the news said three people died in the storm, so sad
harmless: my cat passed away last spring and we got a new kitten
harmless: can you help me plan a goodbye party for my coworker
harmless: last day of school tomorrow!! goodbye 9th grade forever
harmless: im so tired of this job, need a vacation
harmless: i cant live without my morning coffee
harmless: i'm starving whats for dinner
harmless: skipped lunch today was too busy, gonna have a big dinner
harmless: trying to lose 10 pounds before my wedding, is 1800 calories ok?
harmless: gonna jump in the lake as soon as we get there
harmless: this song slaps, it hits me every time
harmless: she beat me at chess again
harmless: the deadline is tonight and im drowning in work
harmless: my battery is about to die brb
harmless: do vampires die if you stab them in the heart in your story?
harmless: my D&D character sacrificed himself to save the party
harmless: im reading the bell jar for english class, its about depression
harmless: we have to write an essay about suicide prevention programs in schools
harmless: what year did Kurt Cobain die
harmless: my mom is gonna murder me if i dont clean my room
harmless: that workout absolutely murdered me
harmless: hes such a lady killer
harmless: i'd kill for a slice of pizza right now
harmless: sorry for everything yesterday, i was just hangry
harmless: i give up on this puzzle
harmless: i'm over it, he's not worth my time
harmless: i'm feeling a bit down today, the weather is so grey
harmless: i had a fight with my sister about the bathroom
harmless: my boyfriend and i broke up and i cried all night but im ok
harmless: i feel lonely since i moved to this city
harmless: school stresses me out so much
harmless: i'm nervous about my surgery on tuesday
harmless: how do i get blood out of a white shirt
harmless: my nose bleeds when the air is dry
harmless: the recipe says to beat the eggs and then fold them in
harmless: what temperature kills bacteria in chicken
harmless: which plants survive without sun
harmless: i want to end my subscription, how do i do that
harmless: should i end things with my boyfriend? he forgets every date
harmless: my dad is driving me up the wall
harmless: my boss is such a pain, he threatened to move the deadline up
harmless: he's hitting on my friend and it's so awkward
harmless: my sister and i used to fight like cats and dogs as kids
harmless: i used to be depressed in college but im doing great these days
harmless: take care of yourself, see you tomorrow
harmless: goodnight, i'm going to sleep now
harmless: i need to get out of here, this party is boring
harmless: i can't do this math problem anymore
harmless: what's the best way to go to paris from london
harmless: can you explain the french revolution and the guillotine
harmless: who won the match last night, arsenal got destroyed
harmless: i'm gonna crash early, long shift at the hospital
harmless: the pharmacist said to take the pills with food, twice daily
harmless: our dog ate a whole bar of chocolate but the vet says hes fine
harmless: i rope climb at the gym every tuesday
harmless: we're hanging a mirror in the hallway, how high should it go
harmless: i bought a new knife set, the big one is so sharp
harmless: my team got slaughtered 6-0
harmless: dead tired today, toddler was up all night
harmless: is it bad that i dont want to go to work tomorrow
harmless: my heart stopped when i saw the price
harmless: i'd rather die than eat olives
harmless: help me write a resignation letter, friday is my last day
harmless: i want to be a nurse in the ER, what should i study
harmless: my grandfather survived the war and wrote a book about it
harmless: let's blow this popsicle stand
harmless: i feel like nothing i cook ever turns out right
harmless: i was thinking about getting a tattoo on my wrist, does it hurt
harmless: how long should i fast before a blood test
harmless: gotta run, the train leaves in 5
suicide: not gonna lie ive been thinking bout yeeting myself off something
suicide: i just want to go to sleep n not come back
suicide: theres no version of the future with me in it
suicide: if i had the guts i would have done it already
suicide: i found a high place. i go there every night and just look down
suicide: would god forgive me if i did it
suicide: i've been saving up my sleeping tablets since march
suicide: nothing i do matters so why should i keep existing
suicide: hope my flight crashes
suicide: i hope i get into a crash on the way home so its not my fault
suicide: i feel like a ghost already might as well make it official
suicide: im leaving this world tonight, dont try and stop me
suicide: my note is done. just need to pick the day
suicide: the kids would get over it. they're young
suicide: been researching helium all night
suicide: my bday is friday. i told myself i wouldnt make it to 17
suicide: i'm not suicidal anymore, i'm just done. there's a difference, the decision is made
suicide: i dont have anyone. if i died they'd find me by the smell
suicide: I have cancer and I am not going to wait for it to take me
suicide: after the divorce and losing the house i see only one way out
suicide: got kicked out for being gay. sleeping rough. rather be dead tbh
suicide: they posted my nudes. i cant go back. i cant live with this
suicide: i came back from deployment but part of me stayed there. i think about my service weapon a lot
suicide: Every night I pray not to see the morning.
suicide: im a waste of air
suicide: does it count as suicide if you just stop taking your insulin
suicide: i keep the pills in my bag just in case i find the courage
suicide: dont worry about me soon i wont be anybodys problem
suicide: i wrote my will at 19. that says enough
suicide: my head keeps telling me to jump
suicide: nobody even texted back. guess thats my answer. bye everyone
suicide: please somebody give me one reason not to do it
suicide: i have the rope i have the beam i have the time
suicide: its not a cry for help i just want u to know i appreciated u. goodbye
suicide: su1c1de is on my mind all the time
suicide: k1ll mys3lf
suicide: i am so close to ending it rn
suicide: id never hurt anyone but me. thinking of stepping in front of a lorry
suicide: sometimes i wonder what itd be like if i didnt come home. ever
suicide: i cant picture being 30. i never thought i'd live this long
suicide: feeling like i shouldnt be here. on this earth i mean
suicide: my meds arent working and the thoughts are getting louder and i have a plan now
suicide: ready to check out. permanently
suicide: i lied to the crisis line and said i was safe
suicide: i had my attempt 2 months ago and im mad they found me
suicide: what happens to your cat when you die alone? asking because it might be soon
suicide: today i picked the tree
suicide: i feel nothing. i want nothing. just let me go
suicide: i want to end it all but im scared it will hurt
self-harm: i need to cut or i'll explode
self-harm: bought new blades today. dont judge me
self-harm: my mom found my razor and threw it out so i used scissors
self-harm: i bite myself until it bruises
self-harm: i keep reopening my cuts so they dont heal
self-harm: hurting myself is the only time my head is quiet
self-harm: i dont want to die, i just cut sometimes to feel something
self-harm: i put out a cigarette on my arm
self-harm: i need stitches but i cant go to the er, theyll know i did it to myself
self-harm: i pull out my hair and hit my legs when i mess up
self-harm: been 6 days no self harm and im about to break
self-harm: i carved his name in my leg
self-harm: i want to hurt myself so bad
overdose: my chest hurts, i took all my adderall
overdose: i dont know how many i took. lots. everythings spinning
overdose: just downed a bottle of nyquil and all my zoloft hoping i dont wake up
overdose: how long til 50 paracetamol kicks in? asking bc i already took them
overdose: i took something. a lot of something. feel cold
overdose: i drank antifreeze
overdose: swallowed a bunch of batteries on purpose
overdose: shot up too much i think im going out
overdose: the bottle's empty and im feeling sleepy. tell them sorry
overdose: i ate the whole pack of gummies and like 15 benadryl, seeing spiders
violence: he slapped me in front of the kids
violence: my girlfriend hits me but im a guy so no one believes me
violence: hes outside my door with a bat
violence: my dad broke my arm
violence: dad came home drunk and threw mom down the stairs. im hiding in the closet
violence: he took my passport and says i belong to him
violence: a guy is following me home rn
violence: he pushed me down the stairs while im pregnant
violence: coach makes us send him pictures
violence: my stepbrother does things to me when everyone sleeps
violence: he put something in my drink and i woke up with no clothes on
violence: my partner chokes me without asking and laughs
violence: if i dont send more pics he'll show everyone
violence: im 12 and an adult online is blackmailing me with my photos
violence: my son gets violent with me when i dont give him money, im 74
violence: she controls what i eat who i see when i sleep. i have bruises i lie about
violence: he killed my cat to teach me a lesson
violence: i have to ask permission to leave the house and if im late he gets the belt
violence: my carer pinches me and takes my pension
violence: i had sex with him because he wouldnt stop, i said no
violence: they want to cut me when we go to visit grandma in the village this summer
violence: he said hed put me in the ground
eating: i run 3 hours after every meal to burn it off
eating: ive lost 20 kilos in 2 months and i wont stop til my bones show
eating: i threw up blood today after purging
eating: i get scared of food. even an apple feels like too much
eating: my hair is falling out and my period stopped, but i cant make myself eat
eating: whats the lowest weight u can be before u die
eating: i eat till it hurts then i stick fingers down my throat
eating: water fasting day 9, dizzy all the time but the scale is going down
eating: i took 12 laxatives again tonight
eating: i dont deserve to eat
someone-else: my little sister locked herself in the bathroom with a knife
someone-else: my dad told me where all the documents are and said he loves me, it felt like a goodbye
someone-else: my bf said if i leave him hes gonna kill himself
someone-else: my friend sent me a pic of pills
someone-else: this kid i play fortnite with says his dad beats him
someone-else: i found a suicide note in my sons room
someone-else: she stopped answering after saying she was on the bridge
someone-else: my coworker has bruises and flinches when her husband calls
someone-else: my mum hasnt eaten since dad died, she says she wants to go with him
someone-else: my best friend is bulimic and made me promise not to tell
someone-else: my teammate showed me his cuts in the locker room
someone-else: my wife took all her pills an hour ago what do i do
someone-else: im worried about my dad, he keeps cleaning his gun and giving his stuff away
harmless: my mom found my vape and im dead meat lol
harmless: mom's gonna kill me when she sees the phone bill
harmless: he ghosted me and honestly good riddance
harmless: ex keeps texting me and wants to get back together
harmless: lmao kill me now, i have to present first
harmless: kms if the wifi goes out one more time
harmless: i'm going to kill whoever ate my yogurt
harmless: those heels are murder
harmless: shooting some hoops after class, wanna come
harmless: the new album is straight fire, im deceased
harmless: i want to cut my hair really short
harmless: should i cut my losses and sell the stock
harmless: i need new razor blades for my safety razor, what brand
harmless: how sharp should a chef's knife be
harmless: i burned my hand taking the tray out of the oven
harmless: burned my tongue on pizza
harmless: fell off my bike and scraped my knee, its bleeding a bit
harmless: i have to take antibiotics three times a day, can i have wine
harmless: forgot whether i took my vitamin today, is it ok to take another
harmless: my prescription ran out, how do i get a refill
harmless: is it safe to take melatonin every night
harmless: i'm on day 3 of intermittent fasting and feeling good
harmless: what's a healthy breakfast under 400 calories
harmless: i ate so much i feel sick
harmless: i threw up on the rollercoaster lol
harmless: stomach bug, been throwing up since last night
harmless: i feel fat in these jeans haha
harmless: gym made me so sore i cant lift my arms
harmless: i was bullied in school but thats long behind me
harmless: my uncle died in a car accident when i was little
harmless: my wife passed four years ago, today would have been our anniversary. i made her favorite cake
harmless: we put our old dog down last month, miss him
harmless: what does the bible say about death
harmless: explain the plot of romeo and juliet
harmless: who dies at the end of hamlet
harmless: 13 reasons why was so overrated
harmless: did you watch the walking dead finale
harmless: how to survive the first night in minecraft
harmless: i keep dying at the same level
harmless: what gun is best in warzone
harmless: got killed by a headshot again, this lobby is sweaty
harmless: my villain wants to blow up the bridge, help me write the scene
harmless: in my novel a mother loses her son, how do i write her grief
harmless: lyrics say i'd catch a grenade for you lol
harmless: the train is late again, i'm gonna lose it
harmless: jumped out of a plane yesterday, skydiving is amazing
harmless: the view from the bridge at sunset is gorgeous
harmless: we walked along the tracks of the old railway museum
harmless: i climbed to the top of the tower, 300 steps
harmless: is the golden gate bridge open to pedestrians
harmless: my boss rips me apart in every review
harmless: traffic was hell
harmless: i can't stand my coworker
harmless: i'm so done with this week
harmless: i'm exhausted, kids have been sick all week
harmless: i feel like a failure because i burnt the lasagna
harmless: life is too short for bad coffee
harmless: what's the meaning of life
harmless: what's the point of cryptocurrency
harmless: is there any point in learning latin
harmless: nothing matters more than family
harmless: i hope nobody notices the stain on my shirt
harmless: nobody would notice if i left work early
harmless: i want to disappear, i tripped in front of my crush
harmless: i want to quit my job and travel
harmless: ready to leave this town and start over in seattle
harmless: saying goodbye to my college roommates was hard
harmless: goodbye summer
harmless: bye have a great night
harmless: tell my mom i said hi
harmless: sorry i didn't answer, i was asleep
harmless: giving away my old couch, know anyone who wants it
harmless: i gave my old clothes to charity
harmless: my last will says the house goes to my niece, do i need a lawyer
harmless: updating my life insurance, what coverage do i need
harmless: my husband is driving me insane with his snoring
harmless: my husband hit a home run at the company game
harmless: my boyfriend surprised me with tickets
harmless: he dumped me by text what a loser
harmless: my brother punched me in the arm over the remote, siblings huh
harmless: my toddler bites when he's angry, what can i do
harmless: our cat scratches everyone
harmless: mom grounded me for a week
harmless: my parents won't let me go to the party
harmless: my dad yelled at me because of my grades, so unfair
harmless: i'm scared of spiders
harmless: i'm scared of the dark haha
harmless: afraid of flying, any tips
harmless: my friend is moving to canada and im sad
harmless: my friend is obsessed with her diet app
harmless: my sister is a nurse on the psych ward
harmless: volunteering at a crisis hotline, training starts monday
harmless: i used to self harm years ago, now i help others through art
harmless: my teacher killed the vibe
harmless: the joke fell flat and i died inside
harmless: you slay queen
harmless: we crushed them in the finals
harmless: i'm gonna hang out with the boys tonight
harmless: hang in there buddy
harmless: hanging up my boots after 20 years of football
harmless: shoot, i forgot the milk
harmless: time to hit the sack
harmless: that test raped me, no wait thats a horrible word, it destroyed me
harmless: my alarm didnt go off and i almost had a heart attack
harmless: this heat will be the death of me
harmless: i'd die for those shoes
harmless: can you end the story here
harmless: how do i unalive a virus on my laptop lol
harmless: what are common causes of death in the 1800s
harmless: my history project is about the holocaust
harmless: is paracetamol the same as tylenol
harmless: what do lifeguards do when somebody is drowning
harmless: how do doctors treat an overdose? i'm studying for my EMT exam
harmless: i've been sober for two years today
harmless: my therapist says i'm making progress
harmless: feeling anxious about the flight tomorrow
harmless: crying over a commercial, what is wrong with me lol
harmless: i miss you
harmless: i love you
harmless: tell me a story about a dragon
harmless: what should i wear to a funeral
harmless: my grandmother's funeral is on friday, what do i say in the eulogy
suicide: i dont see myself making it to new years
suicide: i want to be with my baby in heaven so bad
suicide: my life isnt worth the electricity it takes to type this
suicide: im ready 2 die, no one cares anyway
suicide: i feel like jumping off the balcony every time i smoke out there
suicide: guess ill just kill myself then
suicide: i promised myself if things didnt change by june id end it. its july
suicide: im scared of what ill do if i'm alone tonight
suicide: no im not ok. i keep planning how id do it
suicide: hey siri play last song for someone who wont be here in the morning. jk im talking to you. bye
suicide: i cant stop thinking about driving into a tree
suicide: if anything happens to me pls delete my search history and tell lily i love her
suicide: idk man death just seems easier atm
suicide: they'd all be happier at my funeral than at my birthday
suicide: I'm 67, widowed, kids dont call. Some evenings I take out all my pills and count them.
suicide: got laid off. wife left. got a bottle and a shotgun and nothing else to do
suicide: i didnt take the pills but i held them in my hand for an hour
suicide: i'm not going to do it today but someday soon i will kms
suicide: why did they save me
self-harm: my wrists sting but it was worth it
self-harm: had to lie to the school nurse bout the marks on my arm, it was me
self-harm: cut deeper than i meant to and it wont stop
self-harm: i havent cut since sunday but i can feel myself slipping
self-harm: i deserve it so i hit myself in the face till its swollen
overdose: i just took like a lot of my grandpas oxys
overdose: i ate a whole bottle of gummies vitamins and all my adhd pills, on purpose
overdose: ok so i swallowed them. all of them. im scared
violence: he grabbed me by the hair and dragged me across the kitchen
violence: my mum whips me with a charger cable when i talk back
violence: my girlfriend threatened to stab me again
violence: he wont let me see my family and he put a tracker on my car
violence: i said stop and he didnt
violence: im 15 and my mom's bf watches me in the shower
eating: been purging after every meal since august
eating: if i eat more than an apple today i'll hate myself
eating: my goal weight is 90 lbs and im 5'7
someone-else: my son left a note and his car is gone
someone-else: shes in the bathtub with a razor she wont let me in
someone-else: my buddy from the army says he wants to eat his gun
someone-else: my student wrote in her essay that she wants to die
someone-else: dad hits my little brother when im not home
harmless: this essay is gonna be the death of me
harmless: the way she roasted him im dead 💀
harmless: my parents are gonna flip when they see my report card
harmless: gonna hit the showers then bed
harmless: omg i could kill my brother he deleted my save file
harmless: my mom will have my head if i skip church
harmless: i'm dying to know what she said
harmless: i'd take a bullet for my dog
harmless: he's toast, the coach saw him skip practice
harmless: i'm going to cut back on sugar
harmless: took my meds, had breakfast, going for a walk
harmless: the vet gave us pills for the cat, she spits them out
harmless: how many mg of ibuprofen can an adult take for back pain per day
harmless: i cut my own bangs and i regret it
harmless: burned 600 calories on the rower today!
harmless: eating less meat these days, feel great
harmless: i never eat breakfast, is that bad
harmless: ate too much at thanksgiving, might explode
harmless: i hate myself for buying these shoes lol
harmless: i hate that i have to get up at 5
harmless: everyone forgot my birthday, kinda sad
harmless: been feeling low since the breakup but friends help
harmless: grandpa died when i was 8, i still have his watch
harmless: nobody in my family likes my cooking
harmless: i'm useless at parallel parking
harmless: what's the point of this meeting
harmless: can't wait for this day to be over
harmless: i can't do this anymore, windows keeps updating
harmless: i'm so done with tinder
harmless: goodbye chicago, hello denver
harmless: my last message got cut off, did you see it
harmless: see you on the other side of finals week
harmless: i'm jumping on a call in five
harmless: my favorite band broke up, end of an era
harmless: watched a documentary about the jonestown massacre
harmless: what is the deadliest snake in australia
harmless: the detective finds the victim hanging in the barn in chapter three
harmless: write a poem about death for my goth club
harmless: my orc bled out before the cleric could reach him
harmless: i beat my husband at darts
harmless: my husband is hurting after his knee surgery
harmless: the baby was born with a bruise on her head, is it normal
harmless: my teacher is scary but fair
harmless: i'm scared to go to the dentist
harmless: my wife hates my new beard
harmless: i've got a gun safe to install, any advice on anchors
harmless: went to the shooting range with dad for his birthday
harmless: how do i tie a slip knot for knitting
harmless: best bridge to take photos in brooklyn
harmless: train tickets to boston, window seat please
harmless: my friend keeps canceling on me
harmless: my sister said she's done with dating apps
harmless: my friend's kid threw up in my car
suicide: i cant see a reason to get to tomorrow
suicide: my family deserves better than me, ill be out of their way soon
suicide: theres a bottle of pills on my nightstand and its talking to me
suicide: what if i just let go of the wheel
suicide: i think im gonna take my life this weekend when my roommates are away
suicide: nobody would care if i died tbh
suicide: everyone leaves. might as well leave too, for good
suicide: i should have died in that crash instead of him
suicide: cant do life anymore
suicide: i made peace with everything. just wanted to say bye properly
suicide: ive got a date picked and everything
suicide: if she leaves me ill end my life
suicide: if i fail this exam im going to kill myself, im serious
suicide: my body is still here but ive already left. just need to finish it
suicide: how do people actually go through with it
suicide: i wish the cancer would come back
suicide: i wish someone would just shoot me and get it over with
suicide: i no longer want to be here
suicide: everything hurts and death is the only thing that sounds good
suicide: im standing on the roof
suicide: the gun is in my lap
suicide: i feel so worthless i want to die
suicide: ive thought about suicide every day since i was 13
suicide: its my last night
suicide: they'll find me in the morning
suicide: dont call the cops, i just want to go quietly
self-harm: i burned my thigh with a hair straightener on purpose
self-harm: i made new cuts on my stomach where nobody looks
self-harm: i cant shower without seeing what i did to my arms
self-harm: i always carry a blade in my phone case
self-harm: snapped the rubber band till i bled then used a knife
self-harm: i slapped myself until my ears rang
self-harm: i relapsed last night and cut
overdose: i took more pills than i was supposed to because i wanted to stop feeling
overdose: called in sick, swallowed my whole prescription, lying down now
overdose: is 20 tramadol enough to kill me? i already had ten
overdose: i cant stay awake, i took my moms ambien and drank wine
overdose: i think im overdosing
violence: my wife scratches and kicks me, im a man, who do i even tell
violence: he broke my phone so i couldnt call 911
violence: my dad choked me against the wall
violence: my boyfriend gets so angry he punches holes in the door next to my head
violence: i have bruises on my ribs from my husband
violence: someone is breaking into my house and i think its my ex
violence: he keeps a gun by the bed and reminds me it's there
violence: my aunt makes me work and keeps my passport
violence: they beat me up at school every day and said tomorrow they bring a knife
violence: grandpa puts his hand down my pants
violence: mom locks me in the basement without food
violence: i'm pregnant and he kicked me in the stomach
eating: i puked my lunch again, couldnt handle keeping it in
eating: i feel guilty for every bite so i just stopped eating
eating: ive been living on diet coke and gum
eating: i weigh myself 10 times a day and cry
eating: i fainted at practice, havent had food since monday, dont want any
eating: my teeth are going bad from throwing up
someone-else: my mum says she cant go on and she sounds drunk, im 3 hours away
someone-else: a guy on reddit says hes about to shoot himself
someone-else: my cousin stopped eating and looks like a skeleton
someone-else: my friend's boyfriend chokes her
someone-else: my dad said goodbye in a weird way and turned his phone off
someone-else: my girlfriend cuts herself and i found the blades
someone-else: my ex just sent me a pic of a noose
someone-else: my kid swallowed a bunch of pills
harmless: my friend and i are going to the beach
harmless: my friend never texts back
harmless: my mom makes the best lasagna
harmless: my husband forgot our anniversary again
harmless: my boyfriend is so sweet he brought me soup
harmless: my sister is pregnant!!
harmless: my brother is visiting this weekend
harmless: dad is fixing the roof today
harmless: my son lost his first tooth
harmless: my daughter got the lead in the play
harmless: i cut the video down to two minutes
harmless: they cut my hours at work
harmless: my paper cut stings
harmless: cut the crap lol
harmless: i got cut from the team
harmless: the power got cut off during the storm
harmless: my internet keeps cutting out
harmless: took a nap, took a shower, took the dog out
harmless: i took my pills late today, does it matter
harmless: started a new medication for my thyroid, any side effects
harmless: can i take benadryl with claritin
harmless: what vitamins should i take in winter
harmless: my doctor upped my dose to 50mg
harmless: how dangerous are black widows
harmless: which mushrooms are poisonous
harmless: why did the roman empire fall
harmless: how did marilyn monroe die
harmless: what happens after we die, philosophically
harmless: is death penalty legal in texas
harmless: what are the odds of dying in a plane crash
harmless: summarize crime and punishment
harmless: in the last episode she drowns, i was shocked
harmless: my character needs a tragic backstory
harmless: roleplay: you are a vampire and i am a hunter
harmless: the dragon swallowed the knight whole
harmless: i can't take this heat
harmless: i can't stand this song
harmless: i cant anymore with these puns
harmless: i can't go on this diet any longer, i want bread
harmless: i'm tired of winter
harmless: i'm tired, long day
harmless: i want to go home, this party sucks
harmless: wake me up when september ends
harmless: don't wake me up before 10
harmless: couldn't sleep last night, too hot
harmless: i want to be left alone for a bit, need to study
harmless: i don't want to adult today
harmless: i don't want to live in new york anymore, too expensive
harmless: life is good
harmless: i love my life
harmless: life's hard but we keep moving
harmless: feeling empty after finishing that series
harmless: feeling hopeless about my fantasy team
harmless: i have no reason to complain
harmless: no reason, just curious
harmless: i have nothing to wear
harmless: nobody told me about the meeting
harmless: everyone is better off with a budget
harmless: they'd be better off hiring someone else for that role
harmless: i'm a burden on my team in league, so bad at jungle
harmless: we said goodbye at the airport
harmless: leaving for spain tomorrow!
harmless: i'll be gone for two weeks, who waters the plants
harmless: won't be here tomorrow, dentist
harmless: i'm leaving this job tomorrow
harmless: my final exam is tonight
harmless: final boss tonight, wish me luck
harmless: forgive me for the late reply
harmless: wrote a letter to my grandma
harmless: my note app crashed
harmless: i planned everything for the trip
harmless: i've decided to go vegan
harmless: i've made up my mind, i'm buying the blue one
harmless: jumping rope burns a lot of calories
harmless: he jumped for joy
harmless: standing on the bridge watching the boats, so pretty
harmless: missed my train, so annoyed
harmless: i fell asleep on the train
harmless: my car got hit while parked
harmless: he hit the ball out of the park
harmless: my husband beats me at every board game
harmless: she slapped the table laughing
harmless: he pushed me to apply and i got the job
harmless: mom threw my old toys away
harmless: dad threw a party for mom
harmless: he touched my heart with that speech
harmless: the movie touched me
harmless: the news about the shooting is awful
harmless: a kid was kidnapped in the novel i read
harmless: my landlord threatened to raise the rent
harmless: my ex followed me on instagram again
harmless: my ex got married lol
harmless: my stepdad is actually really cool
harmless: scared of my math teacher haha
harmless: scared to watch horror movies alone
harmless: i'm afraid we're out of milk
harmless: locked myself out of the house again
harmless: hiding from my in-laws in the bathroom lol
harmless: my boss controls every little detail
harmless: i weigh 150 and want to gain muscle
harmless: lost 5 lbs this month, slow but steady
harmless: what's a good calorie deficit for fat loss
harmless: i skipped dinner, not hungry
harmless: i feel bloated after pasta
harmless: my dog threw up on the rug
harmless: morning sickness is rough, threw up twice
harmless: my toddler won't eat anything but nuggets
harmless: my friend is on a keto diet
harmless: my friend is in the hospital with a broken leg
harmless: my roommate is so messy
harmless: my coworker quit yesterday
harmless: my neighbor plays drums at night
harmless: worried about my dad's knee surgery
harmless: my grandma fell but she's fine
harmless: how do i ask for a raise
harmless: explain compound interest
harmless: is my landlord allowed to keep the deposit
harmless: what would machiavelli do about a rival at work
harmless: give me a 20 minute core workout
harmless: give me a meal plan for the week
harmless: what's a good opening in chess
harmless: recommend a thriller
harmless: good morning
harmless: thanks, that helped
harmless: ok
harmless: lol
harmless: what do you think
harmless: that was a good talk, bye
suicide: wish the ambulance had been slower
suicide: i keep hoping i get hit by a car
suicide: wouldnt it be nice if my heart just quit
suicide: hope i dont wake up from the surgery
suicide: i've got nothing left, no one left, no fight left
suicide: im not strong enough to stay
suicide: i bought a rope at home depot today
suicide: picked up the blades and a bottle of vodka, tonight is it
suicide: they'll be sad for a week then move on
suicide: my parents have another kid theyll be fine without me
suicide: i'm so sorry. i love you all. please look after mom
suicide: please tell my brother he can have my ps5
suicide: i was doing ok then it hit me again, i dont want to be alive
suicide: not suicidal or anything but i wouldnt mind dying
suicide: i'm joking but also not joking when i say i wanna die
suicide: i know a spot on the cliffs. sunset would be nice for it
suicide: my mind wont shut up about killing myself
suicide: the hotline hung up on me lol. guess thats a sign to do it
suicide: i cant go through another chemo, id rather go now
suicide: when i sleep i hope its forever
suicide: who would even come to my funeral
suicide: idk if ill be here next month
suicide: ending my life is the only thing i can still control
suicide: i've written 3 notes and deleted them
suicide: i'm going to hang myself
suicide: i want to slit my wrists
suicide: going to shoot myself when he goes to work
suicide: gonna jump tonight
suicide: what pills kill you fastest
suicide: how to die without pain
suicide: how deep do you have to cut to die
suicide: life isnt for me
suicide: i lost my baby and i want to be with her
suicide: i don't deserve to live after what i did
suicide: my husband died. i want to go too
self-harm: i scratch my arms with a compass in class
self-harm: i cant stop hurting myself
self-harm: i've been cutting
self-harm: i cut myself again last night
self-harm: my arms are full of cuts
self-harm: i burn myself when im sad
self-harm: the urge to cut is killing me
self-harm: i want to feel the blade again
self-harm: i bang my head on the floor when i'm angry at myself
self-harm: i took a knife to my leg
overdose: i swallowed a whole bottle of advil
overdose: just took 40 pills. goodbye
overdose: mixed my meds with a lot of whiskey hoping it does the job
overdose: i overdosed
overdose: i injected way too much
overdose: took all my sleeping pills, so tired now
violence: my boyfriend hits me
violence: my stepfather beats us
violence: he pulled a knife on me
violence: he threatens to kill me and the kids
violence: my teacher touches me under the desk
violence: my husband pushed me and i hit my head
violence: i'm afraid of my husband
violence: i cant leave, he said he would burn the house down
violence: my dad comes into my bed
violence: he hurt me last night and i'm scared hell do it again
violence: my mother beats me with a belt
violence: he keeps me locked in
violence: he sends me messages that he knows where i live and i'll pay
eating: i havent eaten anything since tuesday and im not going to
eating: i'm scared of gaining weight so i stopped eating
eating: i want to be so thin that people worry
eating: i binge and purge every night
eating: 500 calories a day and im still too fat
eating: i use laxatives to lose weight
someone-else: my friend is cutting herself and i dont know what to do
someone-else: my husband is talking about ending it
someone-else: my roommate took a bunch of pills
someone-else: my best friend's dad beats her
someone-else: my daughter throws up after dinner every night, i can hear it
someone-else: my neighbour is screaming, i think hes killing her
someone-else: someone in my discord said bye forever
someone-else: my boyfriend has a gun and is crying, he says its over
harmless: i got new shoes today
harmless: i bought a rope for the swing
harmless: saved up for a new laptop
harmless: the ambulance was loud last night
harmless: my surgery went well
harmless: my heart skipped a beat when he smiled
harmless: my mom sent me pics of the dog
harmless: my brother can have my old ps5, i bought a pc
harmless: my teacher sent us a video
harmless: my coach makes us run laps
harmless: he put his hand on my shoulder and said well done
harmless: he carried me to bed when i fell asleep on the couch
harmless: my ribs hurt from laughing
harmless: i have a bruise from soccer
harmless: i fell down the stairs carrying boxes, just a bruise
harmless: i fainted at the blood drive lol
harmless: i'm dizzy from the roller coaster
harmless: i slept like the dead
harmless: dead serious
harmless: dead end street
harmless: my plant is dying, how do i save it
harmless: my laptop just died on me
harmless: that movie was a killer
harmless: it's killing time until my flight
harmless: i killed it in my presentation
harmless: you're killing it
harmless: kill me now, another zoom call
harmless: shoot for the stars
harmless: can you shoot me the link
harmless: he shot me a look
harmless: the photo shoot was fun
harmless: i jumped when the phone rang
harmless: let's jump into it
harmless: i hung up on him
harmless: i was hung over
harmless: i cut the cake
harmless: cut to the chase
harmless: cut it out
harmless: how do i cut a mango
harmless: the cut on my finger is healing
harmless: cutting board recommendations
harmless: i'm drowning in emails
harmless: i could drown in this coffee
harmless: i choked on my water
harmless: i choked during the penalty shootout
harmless: she knocked me out with that dress
harmless: the workout kicked my butt
harmless: that exam kicked my ass
harmless: he beats me to the shower every morning
harmless: my wife beat cancer
harmless: my heart beats fast when i run
harmless: beat the traffic
harmless: hit snooze five times
harmless: the prices hit hard
harmless: i hit my toe on the table
harmless: i hit a wall at mile 20
harmless: slap some cheese on it
harmless: burn the fat
harmless: burned the rice again
harmless: sunburned my shoulders
harmless: i bled through my jeans, periods suck
harmless: my gums bleed when i floss
harmless: gave blood today
harmless: blood test results are fine
harmless: poison ivy is the worst
harmless: the sleeping pill my doctor gave me works well
harmless: i take melatonin to sleep
harmless: take two tablets after eating right
harmless: is it ok to drink with antidepressants
harmless: my meds make me sleepy
harmless: pill box for the week, any recs
harmless: weight watchers worked for me
harmless: i eat 2000 calories a day
harmless: fasting for ramadan, what should i eat at suhoor
harmless: no appetite because of the flu
harmless: i'm too full to move
harmless: i ate a whole pizza, no regrets
harmless: puked at the party, too much tequila
harmless: do you ever get lonely
harmless: i'm bored to death
harmless: scared to death by that jump scare
harmless: worried sick about the exam
harmless: sick of this rain
harmless: sick and tired of spam calls
harmless: tired of cooking every day
harmless: i can't take it anymore, the neighbor's dog barks nonstop
harmless: i can't go on like this with no sleep, baby please
harmless: what's the point of a tie
harmless: nobody cares about grammar anymore
harmless: nobody came to my garage sale
harmless: everyone hates mondays
harmless: everyone hates my haircut lol
harmless: i hate my body after the holidays lol, gym time
harmless: i hate school
harmless: ugh i suck at everything today, burnt toast, missed bus
harmless: i'm such an idiot, sent the email to the wrong person
harmless: i feel like crap, hungover
harmless: i feel dead inside after that statistics lecture lol
harmless: i'm broken after that marathon
harmless: i just want this semester to end
harmless: i want it to be over, this dentist visit
harmless: end of story
harmless: i'm ending my gym membership
harmless: the end is near, only two chapters left
harmless: see you never, 2023
harmless: goodbye old car, you served me well
harmless: farewell party for my boss
harmless: last night was fun
harmless: last call for pizza orders
harmless: i'll be gone by the time you arrive, key's under the mat
harmless: i'm leaving in five minutes
harmless: don't wait up for me
harmless: remember me? we met in rome
harmless: i'm leaving everything to my cats haha
harmless: my will is strong, no cookies today
harmless: my suicide prevention training certificate arrived
harmless: the suicide squad movie is so good
harmless: today in class we talked about depression and suicide statistics
harmless: my favorite band wrote a song about suicide, interesting lyrics
harmless: the bridge collapsed in the news
harmless: a man jumped off the roof in the movie trailer
harmless: the murder rate went down this year
harmless: true crime podcast about a husband who killed his wife
harmless: self care sunday
harmless: self defense class tonight, i got to punch a dummy
harmless: kickboxing left me with bruises on my arms
harmless: my parents fought about the thermostat
harmless: my dad hit the roof when he saw the bill
harmless: my mom threatened to take my phone
harmless: my girlfriend is mad at me
harmless: my ex is stalking my stories lol
harmless: my boyfriend is possessive of his fries
harmless: he forced me to watch star wars
harmless: they made me eat a ghost pepper
harmless: someone touched my lunch
harmless: we touched on that topic
harmless: i'm moving out because my roommate is loud
harmless: i got locked out
harmless: i'm stuck at home with covid
harmless: home alone this weekend, finally
suicide: i think about killing myself a lot lately
suicide: theres no point in living anymore
suicide: i feel like everyone would be happier without me
suicide: tonight im going to end it
suicide: i dont want to be here anymore, like alive
suicide: been thinking of ways to off myself
suicide: im not gonna make it thru the night
suicide: i wrote my goodbye letters today
suicide: cant take the pain anymore i just wanna die
suicide: im gna kms if this doesnt stop and i mean it
suicide: i wish id never been born
suicide: nothing feels worth it, id rather be dead
suicide: ive got a plan and the stuff to do it
suicide: lost my job, lost my wife, nothing to live for
suicide: my last day on earth prob
suicide: not kidding, thinking about unaliving tn
suicide: i told my sister i loved her one last time // she doesnt know why // its fine
suicide: i dont feel suicidal but i wish i didnt exist
self-harm: cut my thighs again tonight
self-harm: i wanna hurt myself
self-harm: relapsed on sh
self-harm: new scars, hiding them under hoodies
overdose: took like 20 advil an hour ago what do i do
overdose: i swallowed my moms pills
overdose: i took a whole bottle, dont know what to do
violence: i'm scared of my dad when he drinks, he hits us
violence: my husband said he'll kill me if i tell anyone
violence: my cousin keeps touching me and i dont like it
eating: i havent eaten for three days, i feel so in control
eating: i feel so fat i want to starve myself
someone-else: my brother says he wants to die
someone-else: my friend cut her wrists and sent me a pic
someone-else: my roommate swallowed a lot of pills what do i do
someone-else: i think my mom is being beaten by my stepdad
harmless: this headache is killing me
harmless: im dying for a cigarette
harmless: that joke slayed me
harmless: dude i almost died laughing
harmless: my dad's gonna kill me, i scratched his truck
harmless: my ex hit me up again last night ugh
harmless: kms i have to get up at 5
harmless: i hate mondays so much i could cry
harmless: nobody ever picks me for the team lol
harmless: i could kill for some fries rn
harmless: cutting sugar out of my coffee
harmless: we cut class and went to the mall
harmless: od'd on netflix this weekend
harmless: shot some photos at the lake
harmless: he shot me down when i asked him out
harmless: i bombed the test
harmless: hang on a sec
harmless: my back hurts from the gym
harmless: took my pill at 8 like every morning
harmless: my grandpa passed when i was six
harmless: that horror movie had so much blood
harmless: my character dies in act two
harmless: how do you kill weeds without chemicals
harmless: i'm on a diet, any low carb snacks
harmless: news says 12 dead in the quake
harmless: i'm beat, going to bed
harmless: she's drop dead gorgeous
harmless: can you help me with my suicide awareness presentation
harmless: i jumped into the pool fully clothed
harmless: my sister is such a pain
harmless: my boss is killing me with deadlines
harmless: i'm a bit sad today
harmless: do you want to hear about my day
harmless: my kid punched another kid at school
harmless: the end of the month is always tight
harmless: i wish i had stayed in bed
harmless: don't want to go to school tomorrow
harmless: i dont know what to do
harmless: its just too much
harmless: its too much
harmless: i dont know
harmless: what's for dinner
harmless: i cant
harmless: maybe
harmless: yes
harmless: no
harmless: thank you
harmless: thanks for listening
harmless: i feel a bit better
harmless: i will call them
harmless: i called them
harmless: can we talk about something else
harmless: i'm here
harmless: are you there
harmless: help me with my homework
harmless: help
harmless: what do i do now
harmless: what should i do
harmless: i'm scared
harmless: i'm ok
harmless: i'm fine
harmless: not really
harmless: it's hard
harmless: everything is hard right now
harmless: my day was long
harmless: the lake is so calm at this hour
harmless: i miss my family
harmless: i had a bad day
harmless: i feel sad
harmless: i'm so tired
harmless: leave me alone
harmless: stop
harmless: why
harmless: who are you
harmless: are you a bot
harmless: good night
harmless: can you call me sam
harmless: tell me something nice
harmless: i had pasta
harmless: i watched tv all day
harmless: it rained
harmless: i'm at work
harmless: i will never forget this trip
harmless: nothing much
harmless: nothing
harmless: i have no idea
harmless: how do i tell her
harmless: i need advice
harmless: i need help with excel
harmless: i can't decide
harmless: it happened again, the printer jammed
harmless: i lost
harmless: i was wrong
harmless: forget it
harmless: never mind
harmless: sorry
harmless: i love my kids
harmless: my name is dana
harmless: i live in oslo
harmless: i have two brothers
harmless: i work as a nurse
harmless: my birthday is in june
harmless: my mother lives in leeds
harmless: i have a meeting at nine
harmless: remind me tomorrow
harmless: i am learning german
harmless: I have been living in Toronto since 2019 and I like the winters.
harmless: I keep texting her and cannot stop, she is just so funny.
harmless: I ran 10 kilometres on Sunday and it took me 52 minutes.
harmless: I would like to hear more about that, if you have time.
harmless: What would you do if you could not go wrong?
harmless: Sometimes I think I should have studied law, but then I remember the hours.
harmless: I'm writing a letter to my landlord about the heating. Can you check the tone?
harmless: My name is Sarah and I have two kids, six and nine. We moved here last year.
harmless: I feel like I never have enough time for my friends since the new job started.
harmless: Could you help me plan the next two weeks? I want to run three times and cook more.
harmless: I had an argument with my brother about money, but we made up over dinner.
harmless: My wife and I are trying to save for a house. Is it better to pay off the car first?
harmless: I have not slept well this week because of the construction next door.
harmless: I told my boss I want to go part time. She said she would think about it.
harmless: My daughter starts school tomorrow and I am more nervous than she is.
harmless: I would rather stay home tonight and read than go to that party.
harmless: I need to stop checking my phone in bed. Any ideas?
harmless: I went to the doctor about my knee and he gave me some exercises.
harmless: I want to become a better listener. My partner says I interrupt.
harmless: Do you think people can change? I am not sure anymore.
harmless: It took me three tries to pass my driving test.
harmless: I am thinking about quitting my job and going back to college.
harmless: My mother calls me every day and sometimes it is a bit much.
harmless: I read a book about the sea and now I want to learn to sail.
harmless: The last time I saw him was at the wedding. He looked happy.
harmless: I'm afraid I said something stupid in the interview.
harmless: My friend thinks I work too much. He is probably right.
harmless: I just want someone to talk to while I fold the laundry.
harmless: We lost the match but it was a great evening anyway.
harmless: I'm trying to learn Spanish. What does ojala mean?
harmless: I cried at the end of the film and so did everyone else.
harmless: There is no better feeling than a clean kitchen.
harmless: I have never been to Asia and I wish I could go next year.
harmless: He told me he loves me and I did not know what to say.
harmless: I gave my sister my old bike because I never use it.
harmless: Nobody in my team answers emails before ten.
harmless: Why do I always wake up at four in the morning?
harmless: I do not want to talk about work today, tell me a story instead.
harmless: It is the third time the train was late this week. I want my money back.
harmless: I used to smoke a pack a day. I stopped eight years ago.
harmless: I take a walk every evening, it clears my head.
harmless: I think my cat is getting old. She sleeps all day.
harmless: What should I say to a colleague whose father died?
harmless: I'm looking for a gift for my dad who has everything.
harmless: Are you real? I know you are an AI but it feels like a person.
harmless: I finished the report and sent it, finally I can rest.
harmless: I would love to leave the city for a weekend with no phone.
harmless: How can I tell my boyfriend that I need more space without hurting him?
harmless: I cut out coffee after noon and I sleep better.
harmless: My son hit a growth spurt and none of his trousers fit.
harmless: I met my neighbour in the lift and we talked about her garden for an hour.
harmless: Can you explain the difference between a will and a trust?
harmless: I have been doing push-ups every morning and I can do thirty now.
harmless: What is the best way to break bad news to a team?
harmless: My flatmate ate my leftovers and left a note saying sorry.
harmless: I never know how to end an email. Best regards sounds so cold.
harmless: We are expecting our first child in March and I have so many questions.
harmless: I had to put down my book last night because I was so tired.
harmless: She told me the truth and I respect her for it.
harmless: Do I need a lawyer to dispute a parking ticket?
harmless: My grandmother used to make this soup when I was little.
harmless: I feel good today. The sun is out and I have no meetings.
harmless: I was angry with him all week but I think I am over it.
harmless: What would you say to someone who is always late?
harmless: I think I will never understand taxes.
harmless: There was an accident on the motorway so I came in late.
harmless: It's been a year since we adopted our dog.
harmless: My ex and I are still friends, is that weird?
harmless: I want to surprise my husband for his fortieth birthday.
harmless: I can hear the rain on the roof and it makes me sleepy.
harmless: I have no plans for the weekend, any ideas?
harmless: I quit sugar for a month and now apples taste like candy.
harmless: My phone fell in the sink and now it won't turn on.
harmless: How much water should I drink when it's hot?
harmless: Tell me about stoicism in two sentences.
harmless: I would give anything for a nap right now.
harmless: I'm the only one in my family who likes olives.
harmless: I've decided to take the job in Leeds.
harmless: Is it normal to feel nothing at a wedding?
harmless: I forgot to take the bins out again.
harmless: She moved out last month and the flat feels empty.
harmless: I can't remember the name of that actor.
harmless: Why does everyone love this show?
harmless: I need to lose five kilos before the marathon.
harmless: You always know what to say.
harmless: My team lost everything in the server crash, backups included.
harmless: Her father passed away so the wedding is postponed.
harmless: I'd like to leave earlier on Fridays. How do I ask?
harmless: Please write a short goodbye note for a teacher who is retiring.
harmless: My brother finally came home from his trip.
harmless: i keep mixing up por and para
harmless: im 54 and never worked out, where do i start
harmless: i think i still love my ex
harmless: heyy
harmless: ugh monday
harmless: my cat threw up on my laptop lol
harmless: my knee hurts since yesterday
harmless: i could kill for a pizza rn
harmless: my boss is gonna murder me if im late again
harmless: im dying to see the new season
harmless: killed it at the gym today
harmless: deadline tomorrow and im dead tired
harmless: she left me on read for 2 days
harmless: i have 3 credit cards maxed out
harmless: stuck on chapter 3, my villain needs to die
harmless: how many tylenol can i take per day for a headache
harmless: took my vitamins and went for a run
harmless: cutting carbs this month
harmless: cut my finger chopping onions, its fine
harmless: my grandma passed away last spring
harmless: watching 13 reasons why, is it any good
harmless: he broke up with me and im sad
harmless: feeling kinda down today idk
harmless: i hate my job so much
harmless: im so done with this semester
harmless: i want to disappear to an island for a week
harmless: cant sleep, too much coffee
harmless: bombed my presentation
harmless: nobody came to my stand at the market
harmless: i quit smoking 3 weeks ago
harmless: skipped lunch, too busy
harmless: trying to lose 5 kilos before summer
harmless: my ex keeps hitting me up
harmless: my parents are gonna kill me
harmless: shot an email to the landlord
harmless: the kids beat me at mario kart again
harmless: we buried the time capsule
harmless: goodbye for now, talk tomorrow
harmless: i give up on this recipe
harmless: jumped off the high board at the pool!!
harmless: thinking of getting bangs, talk me out of it
harmless: is it normal to cry at commercials
harmless: my dog ate chocolate what do i do
harmless: i need a break from everyone this weekend
harmless: ran out of my blood pressure pills
harmless: i miss my mom
harmless: can you help me write a eulogy
harmless: who would win a fight, batman or superman
harmless: Which pills do I take?
harmless: Which pills do I take, what dries my mouth?
harmless: what medication am i on again
harmless: I take sertraline.
harmless: i take lisinopril 10mg in the morning
harmless: im allergic to penicillin
harmless: You are allergic to sesame, right?
harmless: i have type 2 diabetes
harmless: my insulin is in the fridge
harmless: i stopped taking my vitamins
harmless: my therapist changed my dose to 50mg
harmless: i live in leipzig with my wife and two cats
harmless: i used to live in brooklyn
harmless: i work nights at the hospital
harmless: my son starts school in september
harmless: my daughter broke her arm on the trampoline
harmless: my father died when i was nine
harmless: we lost our dog last week and the house is so quiet
harmless: i had a miscarriage two years ago
harmless: i got divorced in 2019
harmless: i dont have kids btw
harmless: my mother has dementia
harmless: my sister lives in boston
harmless: i weigh 82 kilos
harmless: i want to weigh 75 by summer
harmless: i fasted for ramadan
harmless: i do intermittent fasting 16:8
harmless: had a cheat day yesterday
harmless: no dinner for me, im stuffed
harmless: ate way too much at the buffet
harmless: i hate running but i do it anyway
harmless: i was in the army for six years
harmless: i collect knives
harmless: i have a fear of heights
harmless: going bungee jumping on saturday
harmless: i play violent video games to relax
harmless: my neighbor plays drums at 3 am
harmless: my boss yelled at me in front of everyone
harmless: my kid got bullied at school today
harmless: broke up with my girlfriend last night
harmless: feeling lonely in the new city
harmless: been a rough week
harmless: i'm exhausted
harmless: i cry at every wedding
harmless: not my best day
harmless: meh
harmless: im bored out of my mind
harmless: what did i tell you about my mom
harmless: do you remember my birthday
harmless: when is my appointment
harmless: remind me to take my meds at 8
harmless: can you help me sleep better
harmless: how do i stop overthinking
harmless: i feel stuck in my career
harmless: i need to get out of this job
harmless: i quit today!!
harmless: i failed my driving test again
harmless: i dont know what to do with my life after graduation
harmless: whats the point of calculus
harmless: theres no way im finishing this on time
harmless: im scared of flying
harmless: im nervous about surgery on monday
harmless: the doctor found a lump, waiting for results
harmless: my friend is mad at me
harmless: my best friend moved away
harmless: i want to die my hair pink
harmless: should i cut my bangs
harmless: i cut ties with my old friends
harmless: cut 10 minutes from my commute
harmless: i burned the lasagna
harmless: burned my tongue
harmless: i bled through the bandage after blood donation
harmless: he pushed me on the swing lol
harmless: my toddler hits me when shes tired
harmless: my cat scratched my arm
harmless: stabbed by a cactus
harmless: the boss fight killed me 12 times
harmless: i jumped to conclusions
harmless: hanging out with sam tonight
harmless: hang in there they said
harmless: i want to leave everything behind and travel
harmless: delete my account please
harmless: goodbye
harmless: bye forever old apartment!
harmless: my last day at work is friday
suicide: im done. tell my dog i love him
suicide: i wrote the letters today. feels peaceful
suicide: got the rope in the garage
eating: purging 5 times a day now
violence: My ex hit me on Tuesday.
violence: my ex hit me on friday night
violence: he hit me on sunday when the kids were asleep
violence: My ex hit me
overdose: I took an overdose of sertraline, my name is Maria
harmless: which medicine do i take
harmless: what am i taking for my blood pressure
harmless: And another one.
harmless: Only once, please.
harmless: and another thing
harmless: Where is my home?
harmless: My weight is 80 kg.
harmless: send me more
harmless: Nothing found
harmless: I stopped taking lexapro.
harmless: I stopped taking my vitamins in march
harmless: what else
harmless: one more
harmless: once again
harmless: tell me again
harmless: say it twice
harmless: not that one
harmless: the other one
harmless: both of them
harmless: another day another dollar
harmless: another coffee please
harmless: only on mondays
harmless: just once a week
harmless: leave it as it is
harmless: what was that
harmless: is it open
harmless: nobody is at the office
harmless: nobody is there when i call the bank
harmless: my home is in leeds
harmless: where do i live
harmless: what do i weigh
harmless: i weigh 64 kilos
harmless: i am 180 cm tall
harmless: is it kept somewhere
harmless: keep the last one
harmless: the last one was better
harmless: when was the last time we talked
harmless: that was the last page
harmless: there is no way to park here
harmless: is there a way to change the time
harmless: is there another way
harmless: no more sugar in my tea
harmless: no more meetings today
harmless: it was sent twice
harmless: it did not arrive
harmless: it never came
harmless: nobody knows whether it arrived
harmless: he moved to another town
harmless: she has a plan for the garden
harmless: write it down for later
harmless: a plan for next week please
harmless: i have a plan for the weekend
harmless: what is the plan
harmless: how many are left
harmless: how many days until friday
harmless: is it far
harmless: which way
harmless: it ends at nine
harmless: when does it end
harmless: when will it be over
harmless: the course is over in may
harmless: i found the end of the book boring
harmless: i'm the last one in the office
harmless: last day of the holidays
harmless: first day at work
harmless: my first coffee
harmless: it is what it is
harmless: that's life
harmless: such is life
harmless: my life is pretty normal
harmless: i take the train at six
harmless: took the bus
harmless: took the dog out
harmless: took a nap
harmless: took my time
harmless: i had enough cake
harmless: enough for today
harmless: that is enough for now
harmless: i had to wait an hour
harmless: wait for me
harmless: hold on a moment
harmless: i forgot my keys
harmless: i lost my umbrella
harmless: i lost the match
harmless: we lost two nil
harmless: i fell asleep on the sofa
harmless: i fell for it
harmless: slept like a log
harmless: slept in
harmless: woke up at ten
harmless: woke up early
harmless: alone at home with a good book
harmless: nice to have the flat to myself
harmless: home alone, pizza time
harmless: the kids are asleep
harmless: the baby sleeps at last
harmless: i burned the toast
harmless: cut the grass
harmless: cut the cake
harmless: hit the road
harmless: hit send too early
harmless: hit a new record
harmless: my arm is sore from the vaccine
harmless: blood test on tuesday
harmless: the blood results were fine
harmless: i hate mondays
harmless: i hate traffic
harmless: hate this font
harmless: tired but happy
harmless: tired legs today
harmless: so tired after the move
harmless: high five
harmless: high score
harmless: jump rope for ten minutes
harmless: gone fishing
harmless: gone by noon
harmless: i'm gone for lunch
harmless: he is better now
harmless: feeling better today
harmless: better late than never
harmless: sorry for the wait
harmless: sorry, wrong chat
harmless: goodbye party for a colleague
harmless: letter to the landlord
harmless: wrote a letter to my aunt
harmless: i gave away my old bike
harmless: gave my books to the library
harmless: a note for the teacher
harmless: my note is in the fridge door
harmless: And now?
harmless: what now
harmless: now what
harmless: and then?
harmless: so?
harmless: why?
harmless: why not?
harmless: I keep bees.
harmless: I keep chickens
harmless: I keep bees and two goats
harmless: I have bees
harmless: keep going
harmless: I like trains
harmless: I like bees
harmless: I keep a diary
harmless: I keep forgetting names
harmless: I keep my receipts
harmless: and you?
harmless: then what
harmless: now
harmless: later
harmless: soon
harmless: here
harmless: there
harmless: who?
harmless: when?
harmless: where?
harmless: how?
harmless: really?
harmless: I keep plants // And now?
harmless: I keep bees. // And now?
harmless: I like jazz // and you?
harmless: My garden is big // what now
harmless: What should I say when they ask me why I want to leave?
harmless: why do you want to leave your job, what do i answer
harmless: I want to leave my company
harmless: they asked me why i left my last job
harmless: what should i say in the interview
harmless: what should i say when they ask about salary
harmless: what should i tell my boss when i quit
harmless: how do i tell them i want to leave early
harmless: i want to leave before six
harmless: when should i leave for the airport
harmless: what do i answer when they ask me why
harmless: should i say why i want to change teams
suicide: cant do this anymore and i dont wanna be talked out of it
suicide: i want out. of life i mean not the job
suicide: thinking abt killing myself agn
suicide: im 13 and i want to be dead
suicide: pls dont tell my mum but i think about dying every day in maths
suicide: ive tried everything and the only thing i havent tried is being dead
suicide: Seventy-nine years is enough. I should like to go now and I have the means to do it.
suicide: wanna kms fr not the joke way
suicide: going to do it when my flatmate leaves for work
suicide: i wrote the letter. its under my pillow
suicide: honestly kinda hoping the plane goes down w me on it
suicide: if i had a gun id have used it by now
suicide: dont wanna see 2026
suicide: lifes not for me. never was
suicide: i keep googling how to die and getting helpline numbers
suicide: theres no version of next month with me in it
suicide: i hope i get cancer so nobody can blame me for going
suicide: been sat in the car by the cliffs for 3 hrs
suicide: my brain keeps saying jump jump jump
suicide: u wont hear from me after today. ty for being nice to me
suicide: im ready to die and its weird how normal that feels
suicide: Everyday I wake up disappointed that I woke up
suicide: i cba living anymore m8
suicide: ngl i think im gonna end it b4 exams
suicide: he left me // i cant live without him // so i wont
suicide: i tried to hang myself last night and the hook broke
suicide: tried last week. didnt work. gonna try again
suicide: i dont want to die i just want to stop existing, is that the same thing
suicide: every knife in this house is looking at me
suicide: wats the point of gettin old if ur alone. id rather go now
suicide: I'm a burden to my kids and the money would do them more good
suicide: my family would cry for a week and then be relieved
suicide: i shouldve died as a baby
suicide: i have a list of ways. its on my phone
suicide: theres a rope in my closet and i keep checking it
suicide: the tracks are 10 min from my house. i timed it
suicide: Would it be painless to go in your sleep? I want that. I want it this week.
suicide: im not scared of death im scared of another 50 years of this
suicide: told my gf goodbye she thinks i meant goodnight
suicide: i dont deserve to be alive after what i did
suicide: no one would find me til the rent is due lol. thats how alone i am. thinking of testing it
suicide: sry for being weird lately. wont matter after tonite
suicide: hey // this is the last thing im gonna type // love u all
suicide: suicidal again and i hate that i have to say it
suicide: im having suicidal thoughts and my therapist is on holiday
suicide: the thoughts r back. the killing myself ones
suicide: i want someone to run me over
suicide: the antidepressants dont work and now im thinking about the roof again
suicide: I feel like the only way the pain stops is if I stop
suicide: its my bday and i wish it was my funeral
suicide: living is just so much effort i dont want to do it any longer
suicide: i was gonna jump today but it was raining and there were people
suicide: can you just tell me its ok to go. i need someone to say its ok
suicide: i made a pact with my friend. we r doing it sat
suicide: my dads rifle isnt locked up. just saying
suicide: ive got 60 tablets saved and a date
suicide: i looked up how many of these would kill me
suicide: nobody loves me and nobody would care if i died tonight
suicide: Since my husband passed I have no wish to carry on. I pray every night not to wake.
suicide: i cant face court on monday. i will be dead by then, i have decided
suicide: lost 40k on crypto that wasnt mine. only way out is to off myself
suicide: i failed the bar for the third time. im done living
suicide: they leaked the vid. whole school has it. i want to die i cant go back there
suicide: she said kill yourself and i think i will
suicide: do u think it hurts to drown
suicide: i want to walk into the sea and not come back
suicide: i dont see myself making it to the end of this week tbh
suicide: not being dramatic but i genuinely dont wanna be alive rn
suicide: im not gonna kill myself today. but i want to. so so much
suicide: i have 0 reasons left. i counted
suicide: who do i even say bye to
suicide: im only alive cause my dog needs walking and hes 15
suicide: as soon as my mum dies im going too
suicide: hope i dont wake up. gn
suicide: i should be dead. im gonna fix that mistake
suicide: all i want for xmas is to die
suicide: i am so tired of being alive it hurts in my bones
suicide: can i get a painless way pls. im serious
suicide: I've been researching how to end my life and I am frightened by how calm I am
suicide: my kid is 4 and i still want to die what kind of mother
suicide: ppd is eating me. yesterday i nearly walked in front of a bus w the pram parked on the pavement
suicide: the army didnt kill me so i gotta do it myself
suicide: i put the gun in my mouth last nite and then the phone rang
suicide: he died 2 months ago and im going to join him
suicide: u cant save me. i just wanted someone to know before i go
suicide: id be doing everyone a favour if i wasnt alive
suicide: jus let me die
suicide: i wnt to die so bad
suicide: i dnt wana live
suicide: fed up of life gonna take an overdose tonight
suicide: gonna hang myself once the kids r at school
suicide: my mates all laugh when i say ill top myself. i will tho
suicide: gonna top meself i swear down
suicide: planning on ending things on my 30th
suicide: i used to have these thoughts years ago and now theyre worse than back then. i want to be dead
suicide: i told the doctor im better. im not. im planning it
suicide: im not safe with myself tonight
suicide: please help me i dont trust myself on this balcony
suicide: on the bridge now. 2 ppl walked past nobody asked
suicide: how do i write a suicide note that doesnt make my parents feel guilty
suicide: if i die will my student loans go to my parents. need to know b4 friday
suicide: Forgive me, all of you. I could not go on.
suicide: this world isnt built for ppl like me so im leaving it
suicide: being trans here is hell. id rather be dead than be him one more day
suicide: I was a nurse for 31 years, I know which drugs to use on myself
suicide: i cant be fixed. throw me away. i wanna be gone for good
suicide: i died inside long ago, body just needs to catch up. ill make sure it does
suicide: last msg. phone goes in the river and then me
self-harm: cut again today. deeper
self-harm: i was 5 months clean and last nite i messed up. blood everywhere
self-harm: how do i hide cuts at swimming
self-harm: my arm is covered in new ones
self-harm: i need to feel the blade or i cant calm down
self-harm: been burning myself with a hair straightener
self-harm: i punch the wall till my knuckles split cos i hate me
self-harm: i cut when my mum drinks
self-harm: pls help i keep hurting myself and its getting worse
self-harm: im 15 and i sh. started in y8
self-harm: i want to cut sooo bad rn
self-harm: stole the blade out of my sharpener in art
self-harm: is it normal to feel relief when u bleed
self-harm: I am 54, a teacher, and I cut my thighs in the staff toilet.
self-harm: its just scratches ok. on purpose but just scratches
self-harm: i snapped the rubber band til it bled and then used scissors
self-harm: ive got a lighter and my own arm and nobody home
self-harm: i deserve every scar i put there
self-harm: i pinch and bruise my stomach every night cos i hate it
self-harm: wearing hoodies in 34 degrees so they dont see my arms. they all fresh
self-harm: i did it again, 12 lines this time
self-harm: i bang my head til i see stars when im stressed. its the only thing that works
self-harm: went too deep. it wont close up. scared to tell my mum
self-harm: every time he yells i go upstairs and cut
self-harm: cant sleep unless ive hurt myself first
self-harm: i pour salt on them after. idk why
self-harm: dug my nails in my wrist all thru class, its raw
self-harm: relapsed lol. razor 1 me 0
overdose: i took too many and im scared
overdose: took 30 paracetamol an hr ago what do i do
overdose: swallowed all my moms blood pressure pills
overdose: i think i od'd
overdose: just downed the whole bottle. codeine
overdose: i took them all. cant feel my legs
overdose: help ive taken an overdose
overdose: ate the whole pack of sleeping pills with gin and my heart is going funny
overdose: i took 16 nytol cos i wanted to stop thinking
overdose: drank half a bottle of toilet cleaner
overdose: my vision is going blurry i took like 40 of the little white ones
overdose: I have injected all three of my insulin pens. I live alone.
overdose: did too much coke n my chest is rly tight and my arm hurts
overdose: mixed oxy w xans w a 6 pack n cant keep my eyes open
overdose: took my whole weeks meds out of the dosette box in one go
overdose: swallowed rat poison 10 min ago
overdose: is 25 ibuprofen dangerous i already took it
overdose: took too much mdma im boiling and my jaw wont stop
overdose: its done. pills are in. dont be mad
overdose: i lied i did take them. all of them. its been 4 hours and i keep being sick
overdose: took my lithium took all of it feeling shaky now
overdose: think im dying took way too much fent
overdose: ive had 2 boxes of co codamol and im getting sleepy its nice
overdose: i took more pills than i was meant to on purpose and now i changed my mind
overdose: took grandads heart tablets. 20 of them
overdose: swallowed my whole script of amitriptyline. everything is spinning
overdose: k so i took the lot. how long have i got
overdose: i took a bunch of my anxiety meds to sleep forever but im still awake
violence: he hit me again
violence: my bf put his hands round my neck
violence: hes drunk and kicking the door
violence: she threw a kettle at me. boiling. im a guy who do i even tell
violence: dad broke my finger
violence: my husband says he will find me wherever i go
violence: he made me have sex when i said no
violence: my uncle does stuff to me at night and nobody believes me
violence: im 12 and my stepdad touches me
violence: my mum locked me in the shed all night
violence: he has hidden my keys, my bank card and my shoes
violence: i need to get out of this house b4 he kills me
violence: My son pushed me over when I would not give him my pension. I am 76.
violence: ex is outside w a bat
violence: my girlfriend hits me when shes angry and says real men can take it
violence: he choked me till i blacked out
violence: hes got a knife pls
violence: someone at work grabbed me and forced himself on me in the stockroom
violence: i was drugged last night i think i was raped
violence: my brother says hell throw acid on me if i marry him
violence: they want to send me to pakistan to marry a man of 45. im 16
violence: my pimp took my id
violence: hes been hitting the kids too now
violence: scared to sleep cos he said hed do it while i sleep
violence: black eye again. gonna need more concealer
violence: he spat in my face n pushed me in the bath
violence: my dad goes mental when hes been drinking and i get the belt
violence: The nurse at the care home slaps me when I ring the bell.
violence: he controls the money the phone the car. yesterday he slapped me for laughing
violence: my ex posted my address and said someone should pay me a visit with a gun
violence: i hid in the wardrobe with my sister til he stopped smashing things
violence: hes tracking my phone so i have to be quick. he beat me
violence: my bf burnt me w his cig
violence: im pregnant and he punched me
violence: a man is following me he been behind me for 20 mins
violence: i think hes going to kill me tonight, hes cleaning the gun and staring at me
violence: a boy at school has pics of me and says ill get raped if i tell
violence: they jump me every day after school and yesterday they had a blade
eating: i havent eaten since sunday and im not going to
eating: made myself puke again
eating: im back to 300 cals a day
eating: i cant stop throwing up my food, my throat bleeds
eating: my ed is back
eating: i want to be so thin that it scares ppl
eating: been living on diet coke and gum for 2 weeks, lost 9kg, still disgusting
eating: binged. purged. binged. purged. thats my whole day
eating: skipped every meal this week cos i hate my body
eating: took 8 laxatives after dinner
eating: 45kg and i still cant stand my legs
eating: fainted in the shower. havent eaten in 3 days. still fat
eating: I'm 38 and no one knows I have been bulimic for twenty years. It is every day now.
eating: i hide food in napkins so my mum thinks i eat
eating: any bite i take i feel like i have to throw it up
eating: i weigh myself 15 times a day n if its up i dont eat
eating: my period stopped months ago and im proud of it, means its working
eating: coach says lose weight so i stopped eating full stop
eating: im scared of water weight so i barely drink either
eating: got down to 80 lbs. 70 is the goal
eating: i eat only ice and cucumbers, i know its anorexia, i dont want help
eating: dr says my heart is slow from starving. i dont care i want to be small
someone-else: my friend just told me tonight is when shes going to kill herself and to not tell her mum
someone-else: my mate just texted goodbye and turned his phone off
someone-else: my sister cuts herself i found the blades
someone-else: how do i stop my friend from killing himself
someone-else: my daughter told me she doesnt want to live, shes 11
someone-else: my dad said wed be better off if he was dead and took the car
someone-else: my flatmate took loads of pills she wont wake up
someone-else: my cousin is getting beat by her husband what can i do
someone-else: i think my brother od'd hes blue
someone-else: a guy in my group chat says hes on a bridge
someone-else: my bff is anorexic and shes passing out
someone-else: my gf texted me a suicide note
someone-else: My husband has been collecting his tablets. I found them in his sock drawer.
someone-else: my student has bruises all over and is scared to go home
someone-else: my grandma says she wants to die and stopped taking her meds
someone-else: mum locked herself in the bathroom with a knife
someone-else: my roommate is streaming himself and says its his last stream
someone-else: my little cousin says her stepdad comes in her bed
someone-else: friends bf threatened to shoot her if she leaves
someone-else: my son wrote in his diary he wants to hang himself
someone-else: my sis makes herself throw up after every dinner
someone-else: she posted "it ends tonight" and wont pick up. shes my best friend pls help
someone-else: an old man at work says hell be dead by friday and he meant it
someone-else: my wife tried to take her life this morning, paramedics have her
someone-else: neighbours kid is screaming and i hear hitting
someone-else: ex says hes gonna jump if i dont answer
someone-else: my best mate hasnt been right since the army, last nite he showed me a bullet with his name on
harmless: this deadline is killing me, can you help me cut the intro to 200 words
harmless: got the job!!!
harmless: what do i wear to a funeral in july
harmless: my gran died on tuesday. i keep making two cups of tea. just wanted to tell someone
harmless: okay got it
harmless: morning coach
harmless: leg day done. i cant feel my legs, send help and a banana
harmless: explain the battle of stalingrad like im ten
harmless: how many soldiers died at the somme, need it for my essay by 9
harmless: true crime podcast recs? finished casefile on the way to work and i need more murder
harmless: listening to a podcast about a cold case in oregon while i do the dishes
harmless: whats the safest way to hold a chef's knife, i keep nearly losing a thumb
harmless: how do i sharpen my knives at home, got a whetstone for christmas
harmless: filleted my first sea bass today and it only looked a little bit like a crime scene
harmless: i take 20mg of fluoxetine every morning, is it ok with grapefruit juice
harmless: my gp upped my sertraline to 100 and im doing well on it, just a dry mouth
harmless: forgot my evening pill, do i take two tomorrow or just carry on
harmless: Day 12 of Ramadan and my head hurts before iftar, what should I eat at suhoor
harmless: fasting for yom kippur, how do i avoid the caffeine headache
harmless: orthodox lent starts monday, give me 5 vegan dinners that arent lentils
harmless: is 1700 kcal reasonable if i want to lose half a kilo a week, im 174 and 83
harmless: down 3 kg since january by just walking more, pretty chuffed
harmless: my dietician says more protein at breakfast, ideas without eggs?
harmless: i want to quit but i have a mortgage. how do people do this
harmless: handed in my notice at lidl, freeeee
harmless: how do i leave a party without saying bye to 40 people
harmless: left the wedding at ten, my feet were done
harmless: i died at the bowser boss 14 times
harmless: who do i kill first in the final fight, the healer or the mage
harmless: my sim drowned in the pool and now the household is in mourning
harmless: in valorant i keep getting one tapped, aim tips
harmless: got stabbed in the back in among us by my own mother
harmless: The Last of Us finale destroyed me emotionally
harmless: squid game spoilers pls, who survives
harmless: i am writing a thriller set in Hull, how would a detective know the man was pushed and didn't fall?
harmless: my main character buries her father in chapter two, is that too early for readers to care
harmless: give me a synonym for bloodthirsty that isnt cliche
harmless: i need a villain's monologue, he has poisoned the king and wants applause
harmless: can you proofread my poem about autumn, it has a dead leaf metaphor i'm unsure about
harmless: my boyfriend and i broke up. i'm sad but its ok, im at my sister's eating soup
harmless: she dumped me over text lmaooo after 2 years. ouch
harmless: its been six weeks since the break up and i still check her stories, how do i stop
harmless: he said he needs space. what does that even mean
harmless: should i text him first or is that needy
harmless: first date tonight at a climbing wall, what if i sweat
harmless: she likes hiking and i hate bugs. are we doomed lol
harmless: how do i tell him i'm not ready to move in
harmless: got rejected by the girl from my bus. survived
harmless: three dates, three disasters. the last one brought his mum
harmless: my ex is getting married and i feel nothing, which is kind of great
harmless: what does it mean when he leaves you on delivered for a day
harmless: im 67 and dating again after divorce, is it forward to pay for dinner
harmless: How do I explain to my mother that I don't want children
harmless: my mother in law criticised my gravy in front of the whole family
harmless: my kids are fighting over the tablet again, i'll lose my mind
harmless: toddler bit the dentist today. parenting win
harmless: baby finally slept 6 hours!! i feel like a human
harmless: my teenager only answers in grunts, tips
harmless: how do i talk to my 8 year old about a dead hamster
harmless: our cat brought a mouse head onto my pillow, lovely
harmless: the vet says our dog is overweight, how much kibble for a 12kg beagle
harmless: my budgie wont stop biting me
harmless: we had to say goodbye to our old labrador on friday. he was fourteen and a good boy
harmless: is chocolate really poisonous to dogs, she licked a bit of brownie
harmless: slug pellets or beer traps
harmless: how do i kill bindweed without killing the roses
harmless: tomato plants are dying from the bottom up, too much water?
harmless: best way to get rid of moths in the wardrobe
harmless: theres a dead rat under the decking and it stinks, who do i call
harmless: the boiler died and its minus two
harmless: phone's about to die, talk later
harmless: my laptop froze and i lost four pages, i could scream
harmless: how do i kill a process on port 3000
harmless: git blame says it was me. i want to hide
harmless: my code wont stop crashing, null pointer again
harmless: what does fatal: not a git repository mean
harmless: sql injection attack, can you explain for my cyber security module
harmless: dead code elimination, in simple words?
harmless: difference between parent and child process
harmless: orphan process vs zombie process, exam tomorrow
harmless: chem homework: is hcl a strong acid
harmless: lethal dose 50, what does that stand for, its in my toxicology notes
harmless: photosynthesis in 3 sentences please
harmless: how do vaccines work
harmless: what happens in a supernova, does the star die
harmless: why did romeo drink the poison, quote needed
harmless: essay on how Macbeth's guilt leads to his downfall, 800 words, help with the plan
harmless: who assassinated archduke franz ferdinand
harmless: was hiroshima necessary, i have to argue both sides in debate club
harmless: anne boleyn fact sheet for year 5 without the gory bits
harmless: the trojan war, did it really happen
harmless: what's the difference between manslaughter and murder, law a level
harmless: the treaty of versailles, three bullet points
harmless: why did the roman empire fall, my teacher wants more than barbarians
harmless: our class is reading Of Mice and Men and the ending made me cry
harmless: need a quote from Hamlet to be or not to be for my drama audition
harmless: lord of the flies, who kills piggy
harmless: how do i revise for biology in two days
harmless: failed my driving test on the roundabout. gutted
harmless: got a 4 in maths when i needed a 5, resit in november
harmless: my thesis supervisor hates my chapter and i hate her pen
harmless: the exam was brutal but its over!!!
harmless: results day tomorrow and im so nervous i could puke
harmless: everyone passed except me. feeling rubbish but ill do it again in spring
harmless: can you quiz me on the bones of the hand
harmless: french subjunctive makes me want to throw the book out the window
harmless: what is the square root of 361
harmless: solve 3x+7=22 and show the steps
harmless: i have to present in front of 90 people and my voice shakes
harmless: my boss moved the meeting to 7am. criminal
harmless: how to ask for a raise when the company had layoffs
harmless: i got laid off today. 11 years. need to rewrite my cv i guess
harmless: my coworker stole my idea and my mug
harmless: the client wants it by friday, kill me now lol, anyway can you outline it
harmless: shift from hell, 3 no shows and a coffee machine fire
harmless: the printer is dead long live the printer
harmless: writing a resignation letter, two lines, polite
harmless: is it bad to leave a job after 4 months
harmless: they fired my manager and honestly the office feels lighter
harmless: what questions should i ask at the end of an interview
harmless: i bombed the interview
harmless: how do i respond to a passive aggressive email
harmless: burnt out from the christmas rush, taking two weeks in madeira
harmless: im retiring on the 30th after 41 years on the railway, what do people say in a speech
harmless: leaving drinks for Sunil, need a card message thats funny but not mean
harmless: goodbye speech for year 11, short
harmless: how much should i put in my pension at 29
harmless: what is the difference between a stocks isa and a lifetime isa
harmless: interest rates are murdering my mortgage
harmless: i owe 2,300 on my credit card, whats the fastest way to clear it
harmless: can i retire at 60 on 240k
harmless: is term life insurance worth it with two kids
harmless: how do i write a simple will, we just bought a house
harmless: inheritance tax threshold for a house in surrey?
harmless: my dad died in may and im the executor, where do i start with probate
harmless: power of attorney for my mother who has dementia, which form
harmless: dead cat bounce, what does it mean in trading
harmless: stop loss got hit, oh well, only 60 quid
harmless: should i kill my subscription to the ft
harmless: budget for a couple on 3100 a month, rent is 1200
harmless: my landlord wont fix the mould, what are my rights
harmless: neighbour's tree hangs over my fence, can i cut it
harmless: got a parking fine outside the hospital, can i appeal
harmless: what does without prejudice mean in a letter
harmless: is a verbal contract binding in scotland
harmless: small claims court, how much does it cost to sue for 800
harmless: my employer didnt pay my holiday, what can i do
harmless: divorce is final today. we shared a cab home. adults, right
harmless: custody schedule template, alternate weekends
harmless: how do i serve an eviction notice properly, i'm the landlord
harmless: jury duty letter came, what if its a murder trial
harmless: police report for my stolen bike, what do i need
harmless: i got hit by a cyclist, nothing broken, just a grazed elbow
harmless: squats 5x5 at 80, whats next
harmless: deadlifts killed my lower back, form check?
harmless: new pb on bench, 72.5!!
harmless: plank is torture. who invented this
harmless: i skipped the gym all week, feeling like a potato
harmless: couch to 5k week 4, my lungs are on fire
harmless: shin splints or just sore
harmless: how long should i rest after a sprained ankle
harmless: is creatine safe with blood pressure tablets, mine are ramipril 5mg
harmless: how much protein after training
harmless: boxing class tonight, how do i wrap my hands so i dont hurt my wrist
harmless: sparring went well, one black eye and a big grin
harmless: i want to punch a bag after that meeting, whats a good beginner combo
harmless: bjj: how do i get out of a rear naked choke
harmless: swim session: i nearly drowned doing butterfly haha
harmless: my achilles is killing me since the half marathon
harmless: stretching routine for people who sit all day
harmless: my yoga teacher says corpse pose is the hardest
harmless: football tonight, we got slaughtered 7-1
harmless: arsenal shot themselves in the foot again
harmless: our striker couldnt hit a barn door
harmless: my team is dead last and i still love them
harmless: sudden death penalties, my heart
harmless: checkmate in three, i sacrificed the queen
harmless: how many calories in a scotch egg
harmless: carbonara without cream please
harmless: is the chicken safe, it sat out for two hours
harmless: how long to boil an egg so its runny
harmless: i burnt the onions and my thumb. minor, its under the tap
harmless: cut my finger on a tin, does it need a stitch, it stopped bleeding
harmless: sourdough is flat again. i weep
harmless: my curry would blow your head off
harmless: death by chocolate cake recipe for 10
harmless: bloody mary mix without celery
harmless: whats a good substitute for eggs
harmless: slow cooker pulled pork, how many hours
harmless: how do you kill a lobster humanely, its for my culinary course
harmless: i could eat a horse
harmless: starving, what can i make with rice and one onion
harmless: i ate so much i might explode
harmless: trying to drink less, two beers only on saturdays now
harmless: 90 days without a drink today :)
harmless: quit vaping a month ago and im chewing my sleeves
harmless: coffee makes me jittery, whats a gentle swap
harmless: feeling a bit low today, the weather probably
harmless: i cried in the supermarket cause they were out of her favourite biscuits. grief is odd
harmless: im lonely in this city but i joined a choir
harmless: i miss my dad most on sundays
harmless: cant sleep, brain wont shut up about the presentation
harmless: had a panic attack on the tube, im home now and ok, whats that breathing thing again
harmless: a bit anxious about flying to lisbon
harmless: today was heavy. tomorrow will be lighter. night
harmless: i feel like a failure at parenting today, they ate cereal for dinner
harmless: im so embarrassed i want the earth to swallow me, i called my teacher mum
harmless: nobody came to my book signing except my aunt
harmless: i feel invisible in meetings, how do i speak up
harmless: its hard watching mum forget things
harmless: therapy was good today, we talked about boundaries
harmless: i feel stuck in my career, 34 and still temping
harmless: whats the point of learning cursive
harmless: whats the point of cufflinks
harmless: nothing is going right today, flat tyre, rain, and now the cat was sick on my coat
harmless: im so done with winter
harmless: i hate my life lol my alarm went off at 4 for a delayed flight
harmless: just a bit tired of people
harmless: i want to disappear to a cabin with no wifi for a week, any in wales?
harmless: my sister said she'd die of shame if i wore crocs to the wedding so guess what im wearing
harmless: my nan says she's not dead yet and wants to go ziplining
harmless: over my dead body will we get a caravan
harmless: he's dead to me (he ate the last yorkshire pudding)
harmless: id kill for her hair
harmless: dressed to kill tonight, sequins and all
harmless: if looks could kill, that waiter
harmless: curiosity killed the cat but i need to know who she's dating
harmless: two birds one stone, gym then shopping
harmless: bite the bullet and book the flights?
harmless: he dodged a bullet, she's awful
harmless: hang in there is the worst thing to say to me on a monday
harmless: dropped a bombshell at dinner: im going vegan
harmless: the new single slaps, absolute banger
harmless: she slayed at karaoke
harmless: im screaming crying throwing up, they announced a tour date in glasgow
harmless: that meme took me out
harmless: ded 💀💀
harmless: rip to my diet, aunt brought baklava
harmless: press f for my houseplant
harmless: the cringe is fatal
harmless: my parents will skin me when they see the phone bill
harmless: mum is gonna strangle me, i dyed the bath purple
harmless: i could throttle whoever designed this form
harmless: drop dead gorgeous, is that offensive?
harmless: kill the lights before you go
harmless: shoot, forgot my wallet
harmless: we shot the video in one take
harmless: photo shoot in the park at golden hour, what lens
harmless: flu shot made my arm sore
harmless: espresso shots, how many is too many
harmless: pulled the trigger on a new sofa, grey corduroy
harmless: jumped through so many hoops for this visa
harmless: jump rope 10 minutes, how many calories
harmless: i jumped on the trampoline and now im 44 and in pain
harmless: bungee jump booked in queenstown, what do i need to know
harmless: my brother's doing a parachute jump for charity, sponsor page wording please
harmless: bridge of sighs or rialto bridge if we have one hour
harmless: bridge night with the girls, we cheated
harmless: trains are cancelled again, stuck at crewe
harmless: platform 4 is freezing and my train is late
harmless: what's the tallest building in chicago
harmless: we had drinks on the rooftop, view was insane
harmless: sitting on my balcony with a coffee, peaceful
harmless: rope for a swing, what thickness for a 30kg kid
harmless: knots for sailing: how do i tie a bowline
harmless: hanging baskets, what survives full sun
harmless: how to hang curtains without a drill
harmless: razor burn on my neck, any fix
harmless: what blade is best for a safety razor, beginner
harmless: i cut my own fringe at 2am. regrets
harmless: paper cut on my tongue from an envelope, dont ask
harmless: cutting fabric for my first dress tonight
harmless: my appendix scar itches when it rains
harmless: can i cover an old burn scar with a tattoo, from a kettle when i was 5
harmless: tattoo appointment thursday, does the wrist hurt much
harmless: nosebleed every morning, dry air?
harmless: blood test tomorrow, can i drink water
harmless: i fainted giving blood, they gave me a biscuit
harmless: i had my wisdom teeth out, they gave me codeine for three days as needed, when can i eat crisps
harmless: can i have a glass of wine on amoxicillin
harmless: pharmacist says i can take paracetamol and ibuprofen together as long as i follow the packet, correct?
harmless: my mum's on warfarin, is spinach ok
harmless: which of my tablets is the one with food? i told you last week
harmless: remind me at 8 to take my thyroid pill
harmless: new inhaler makes my heart race a bit, the leaflet says thats normal
harmless: im diabetic type 1 and my pump beeps all night
harmless: hay fever tablets that dont make you sleepy?
harmless: melatonin for jet lag, when do i take it
harmless: hrt patches started, feel like a new woman
harmless: adhd meds kick in around ten, so can we plan my deep work then
harmless: picked up my repeat prescription, they changed the brand and the colour threw me
harmless: vitamin d, is 1000 a day fine in winter
harmless: stopped taking the pill because we want a baby, how long can it take
harmless: first scan on monday!! so excited
harmless: miscarried in february. today is a hard date. lighting a candle with my husband
harmless: ivf round two, injections are fine, the waiting is worse
harmless: physio says my knee needs 6 more weeks
harmless: the dentist said root canal and my wallet died
harmless: my eye twitches when im stressed
harmless: i have migraine, dark room, cold flannel. talk tomorrow
harmless: chemo finished last week!! bell rung
harmless: dad's biopsy came back clear and i cried in the car park
harmless: grandad is in a hospice, we play cards and he still cheats
harmless: my friend's mum passed, what do i bring round, lasagne?
harmless: what to write in a sympathy card for someone i barely know
harmless: the eulogy for my uncle, he loved pigeons and bad puns, 2 minutes
harmless: is it normal to laugh at a funeral
harmless: 10 years since my brother died in the crash. we're having a bbq in his honour
harmless: my wife and i visit her grave every spring, i mean her mother's. what flowers last
harmless: ashes scattering, do you need permission for a national park
harmless: obituary template, grandmother, four lines
harmless: a documentary about the titanic made me sob
harmless: the news is grim today, earthquake in turkey, how can i donate
harmless: another shooting on the news, i had to turn it off and go for a walk
harmless: explain the war in sudan, neutral please
harmless: who won the election in argentina
harmless: what did the un say about the ceasefire
harmless: was there really a serial killer in victorian london or is it mostly myth
harmless: mindhunter season 3, ever happening?
harmless: do you think the husband did it? episode 6 is wild
harmless: i love agatha christie, which one has the train
harmless: murder mystery dinner for 8, i need roles and a butler
harmless: clue: professor plum in the library with the rope. told you
harmless: d&d session tonight, my rogue got eaten by a mimic
harmless: roll for a death save, what do i need again
harmless: how do i respawn at my bed in minecraft
harmless: creeper blew up my house and two hours of work
harmless: hardcore run over, fell in lava like an idiot
harmless: elden ring: is bleed build still good
harmless: fortnite with my son, he eliminated me 9 times
harmless: hitman: how do i do the sapienza mission silent assassin
harmless: how do i beat the water temple
harmless: hollow knight, i keep losing my shade
harmless: pokemon fainted and no revive, why didnt i save
harmless: candy crush level 4012 should be illegal
harmless: heroes never die, who says that in overwatch
harmless: my character is a suicide squad harley quinn cosplay, where do i get the bat
harmless: manic street preachers, suicide is painless, whats the original about
harmless: how do you play hangman with 6 year olds without the hanging bit
harmless: what rhymes with goodbye
harmless: lyrics for a sad country song about a truck
harmless: metal band name generator, something with grave
harmless: my drummer quit, gig is saturday, panic
harmless: practised the sonata till my fingers bled, well, got a blister
harmless: recital went badly, forgot the middle part, hid in the loo
harmless: choir sings mozarts requiem on sunday
harmless: which museum in berlin in one afternoon
harmless: packing list for iceland in march
harmless: is it safe to walk at night in lisbon
harmless: solo travel at 62, somewhere warm and easy
harmless: visa for vietnam, how long does it take
harmless: we missed the ferry and slept in the car, kids thought it was an adventure
harmless: lost my passport in naples, who do i call
harmless: airline lost my bag with my wedding shoes in it
harmless: camper van or tent in scotland in may, midges?
harmless: hiking crib goch, is it too exposed for someone afraid of heights
harmless: cliff walk from lulworth, is the path open
harmless: wild swimming group in december, what gloves
harmless: moving out of my parents' place on saturday!
harmless: moving abroad, giving away nearly everything, how do i pick what to keep
harmless: sold my motorbike because of the baby. bittersweet
harmless: selling my late aunt's furniture, which app is best
harmless: donated 6 bags of clothes, feels good
harmless: deleting instagram for a month, wish me luck
harmless: i changed all my passwords after a phishing mail
harmless: password manager so my wife can get into our bills if im ill, which one
harmless: in case of emergency card for my wallet, what goes on it
harmless: made an organ donor decision, ticked yes, felt grown up
harmless: signed up for the army reserve, fitness test in 8 weeks
harmless: my cadet group learns to shoot at 14, mum's not thrilled
harmless: hunting season: what licence do i need in montana
harmless: clay pigeon shooting for a stag do near york?
harmless: replica lightsaber for my nephew, 30 quid max
harmless: how does a gun safe work, writing a scene where a kid can't open it
harmless: nerf war at the office friday, recruiting
harmless: fencing classes, epee or foil
harmless: archery made my forearm all bruised, is there a guard
harmless: rugby bruise the size of a plate, arnica?
harmless: fell off my horse, he looked smug
harmless: slipped on the ice in front of the whole bus stop
harmless: my toddler headbutted me, fat lip, family photo tomorrow
harmless: my husband hits the snooze button 9 times, i'm going to lose it
harmless: my wife beat me at tennis again, that's 11 in a row
harmless: he threw the ball too hard and broke mums vase, hes hiding
harmless: my brother locked me out for a joke, it's raining, ha ha
harmless: my dad shouts at the telly, only at the telly, mostly referees
harmless: my parents are strict, no phone after 8, so annoying
harmless: mum grounded me for two weeks because of my report
harmless: dad took my xbox until i tidy the garage
harmless: my teacher shouted at the entire class, we deserved it a bit
harmless: someone keeps taking my lunch out of the work fridge
harmless: my roommate is so loud at night, how do i bring it up
harmless: neighbours fight about parking, should i mediate
harmless: my cousin is a control freak about the wedding seating
harmless: he follows me on insta but never likes anything
harmless: a colleague stares, its awkward, is it worth telling hr or just moving desks
harmless: blocked my ex, blissful silence
harmless: my friend is going through a divorce, how can i be there for her
harmless: my friend's having a rough patch since redundancy, what would cheer him up
harmless: my sister's postpartum and knackered, which meals freeze well
harmless: my son is shy and eats lunch alone sometimes, how do i help him make friends
harmless: my daughter didnt make the team and wont come out of her room till pizza
harmless: how do i support a mate who stopped drinking
harmless: my roommate's anxiety before exams is contagious
harmless: friend attempted five years ago, she's thriving now and asked me to be bridesmaid
harmless: i used to have an eating disorder at 17. recovered, two kids, i love breakfast now
harmless: when i was 15 i hurt myself, now im 29 and lead a support group, can you help with a flyer
harmless: years back i was in a dark place. i'm not there any more, just thinking about it because of a song
harmless: no i'm not thinking of hurting myself, i'm just cross with my landlord
harmless: dont worry im fine, i dont want to die, i want a nap
harmless: i left him two years ago, new flat, new locks, new dog, life is good
harmless: doing mental health first aid training for work, what does the E in ALGEE stand for
harmless: im a youth worker, need an activity about bullying for 12 year olds
harmless: samaritans volunteer training starts soon, nervous, how do i practise listening
harmless: psych assignment on durkheim's types of suicide, structure please
harmless: paper on eating disorders in ballet, where do i find stats
harmless: nursing student, what is the antidote for paracetamol poisoning called, it's on the exam
harmless: social work essay: define coercive control with the law reference
harmless: forensics club, how does luminol work
harmless: my novel has a funeral at sea, what would the captain say
harmless: the screenplay needs a fight scene in a laundrette that is more funny than violent
harmless: flash fiction, 100 words, a ghost who doesnt know he's dead
harmless: write a limerick about my cat murdering the curtains
harmless: need a spooky story for scouts, nobody should die, age 9
harmless: how did jon snow come back to life again
harmless: dumbledore dies????? i'm on book six nobody told me
harmless: that grey's anatomy episode, i sobbed till 2
harmless: who is the killer in scream 5, no wait dont tell me
harmless: lovely weather today, shall i cut the hedge
harmless: how's it going
harmless: lol no
harmless: yes please
harmless: maybe later, cooking
harmless: tell me a joke about geese
harmless: are you real
harmless: who made you
harmless: thanks, that was exactly what i needed
harmless: see you tomorrow, gotta run for the bus
harmless: gn, big day tomorrow
harmless: brb door
harmless: can you keep it shorter
harmless: no not that one, the blue one
harmless: never mind i found it
harmless: ugh
harmless: why is it so hot
harmless: give me a quote for the fridge
harmless: 12
harmless: i'm in the mood for something new, maybe pottery
harmless: name ideas for a grumpy tortoise
harmless: i have three meetings, a dentist and a school play today, please order them so i dont forget the cake
harmless: My husband and I are thinking of buying a small cottage near Ludlow, but the survey mentions subsidence and the seller wants an answer by Monday. What would you ask the surveyor?
harmless: so basically my flatmate ate my leftovers, denied it, then posted a pic of HER EMPTY PLATE WITH MY FORK, am i mad or is this the boldest thing ever
harmless: I am 80 and my grandson set this up. Could you tell me slowly how to send a photograph to my sister in Canada?
harmless: helped my daughter with fractions for two hours, at the end we were both in tears and then we had ice cream and somehow it clicked, so, what comes after fractions?
harmless: i keep saying yes to everyone and now i have four birthday cakes to bake, two school runs and a choir rehearsal on the same day, how do i get out of at least one nicely
harmless: we argued about the heating for an hour, then realised it was off at the wall
harmless: My late husband always did the taxes. I have the folder in front of me and a pot of tea. Where do I begin?
harmless: how do i end a letter to someone i dont know
harmless: whats a good last line for a toast
harmless: last one in the house turns off the light, that's me tonight
harmless: i've decided. i'm doing it. i'm getting a perm
harmless: its over, we finally sold the car
harmless: goodbye old kitchen, demolition starts monday
harmless: i'm ready to go, taxi in 5
harmless: cant wait for this year to end, new house in january
harmless: i give up on crosswords, 9 down?
harmless: today i just want peace, a bath and trash tv
harmless: dont wanna get out of bed, its so cosy and its snowing
harmless: sleep for a week after this double shift
harmless: everything hurts, i did one pilates class
harmless: i hate mirrors in changing rooms, jeans never fit
harmless: feeling fat after the holidays but it'll pass, salad and a walk
harmless: i cant look at another spreadsheet
harmless: im at my limit with this wifi
harmless: i cant go on with this show, season 4 is so bad
harmless: theres no hope for my handwriting
harmless: life's too short for bad coffee
harmless: i'd be lost without my planner
harmless: without me they'd have no milk in this house, i swear
harmless: nobody would notice if i wore the same jumper all week right
harmless: do you think anyone will miss me if i skip the staff do
harmless: mondays should be abolished
harmless: my phone took too many updates and now it's slow
harmless: i took too many pictures, storage full
harmless: took too many modules this term, dropping one
harmless: had too many mince pies, lying down
harmless: he hit me up after 3 years
harmless: he hit a six off the last ball!!!
harmless: the bill hit me like a truck
harmless: she hit send before i could check the attachment
suicide: i know everyone says it gets better but its been nine years of it not getting better and i am so tired of hearing that, i have sorted what i need and tomorrow when the house is empty im going to end it, i only wanted to say it to someone first
suicide: Good evening. I buried my wife in March and my son does not ring. I do not sleep, I do not cook, I sit in her chair. I have come to the conclusion that there is no sense in waiting for nature to take its course.
suicide: ok so like everyone at school thinks im the funny one and nobody knows i go home and lie on the floor and think about which bridge, its so dumb, i even made a joke about it at lunch and they all laughed
suicide: lost the farm, lost the herd, bank came with the papers this morning and shook my hand, the lad from the mart said keep the chin up. there is a beam in the top shed and i have been looking at it since dinner
suicide: my roommate asked if i wanted anything from the shop and i nearly started crying because i will not be here when she gets back and she was asking about crisps
suicide: i've been sober four months and everyone keeps congratulating me and the thing is i only drank so that i wouldn't think about killing myself and now there is nothing between me and that
self-harm: had a good week and then she said one thing about my weight and i was in the bathroom with the blade before i even knew i was walking there, now im sitting on the edge of the tub with toilet paper stuck to my leg
self-harm: im a paramedic, i dress other peoples wounds all day and then i come home and make my own, same spot on the upper arm where the uniform covers it
overdose: me and him had a fight and i was so angry i just tipped the tub of tablets into my mouth and swallowed and now hes asleep and i feel really strange and my ears are ringing, do i wake him up
overdose: thought id take a few more than normal to get through the night then a few more then i lost count and now my speech is all wrong when i try to call my sister
violence: hes lovely to everyone else honestly, he coaches the under nines, but when the door shuts he counts what i spent and if its over he makes me kneel in the hallway, last night he kicked me in the ribs while the match was on
violence: my stepbrother is 19 and im 14 and he comes in when our parents are on nights and says if i tell it will break up the family, please dont tell me to talk to my mum because she wont believe me
eating: i got on the scale after practice and it was up 200 grams so i ran another eight k in a bin bag and then threw up the apple i had, coach said i looked sharp today, i just feel cold all the time
someone-else: my best friend from uni moved home after her breakup and tonight she sent me a voice note, really calm, telling me where her bank stuff is and that im the best thing that happened to her, and now her phone is off and i live 300 miles away
someone-else: theres a kid in my swim class, maybe seven, with round burns on his back and he says its from the rain, his dad stands by the pool the whole time and never smiles
harmless: so my boss scheduled the launch for the same day as my driving test and my sisters graduation, and when i told him he said pick your battles, so i need a polite email that says i picked the graduation
harmless: We had Dad's funeral on Friday and it was honestly a beautiful day, everyone told the story about the canoe. Now there are forty thank-you cards to write and I have no idea how to start the first one.
harmless: im 15 and my chemistry teacher gave us a project on poisons in history, i want to do arsenic wallpaper in victorian houses because thats so weird, can you help me find three sources that arent wikipedia
harmless: my girlfriend and i have been together for six years, we love each other but she wants kids and i dont, and last night we talked until two and both cried, and i think we both know, how do people do this kindly
harmless: The surgery changed my statin and my blood pressure tablets in the same week and now I have two boxes that look identical. Would a weekly pill organiser help or should I ask the pharmacist to label them?
harmless: ok hear me out, a musical about the bubonic plague, act one is everyone being in denial, act two is rats, the finale is a waltz, give me three song titles and dont tell my drama teacher
harmless: i quit after twelve years of night shifts, no plan, just a campervan and a dog and some savings, everyone thinks ive lost it but i havent slept this well since 2011, what should i see first in the lake district
harmless: My son is eleven and got hit in the face by a ball at practice, nose bled for five minutes and stopped, he's eating pizza now and complaining about maths, do I need to keep an eye on anything?
harmless: last summer i was signed off with burnout and thought id never work again, and today i finished my first full week in the new team, i had a nap every day at six but still, can we plan a gentle second week
harmless: i listened to nine hours of a podcast about a missing hiker while painting the spare room and now i jump every time the letterbox goes, recommend me something about gardening please
harmless: my flatmates are leaving london one by one, new jobs, babies, the coast, and ill be the last one with the keys, feeling a bit sentimental about our horrible carpet tbh
harmless: Could you explain the difference between a living will and an ordinary will? My choir friend has both and at sixty-eight I feel rather behind with the paperwork, though fit as a fiddle.
harmless: we lost the cup final on penalties and the lad who missed is only sixteen and inconsolable, i'm his coach, what do i say to him on the bus that isnt a cliche
harmless: coming off a twelve hour shift on the stroke ward, feet ruined, brain empty, what can i cook with two eggs, half a leek and a heroic lack of motivation
harmless: my mate convinced me to do tough mudder and there is an obstacle where they give you little electric shocks, who pays for that, anyway i need an eight week plan that starts from the sofa
`
