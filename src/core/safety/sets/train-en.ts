/** One message a line: what it is, then the message; ` // ` parts it from those sent before. Rules are tuned with these. */
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
`
