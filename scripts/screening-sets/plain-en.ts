/** Dangers said plainly, as people type them, and what people say every day. */
export const PLAIN_EN = `
suicide: i cant stop thinking about dying
suicide: im thinking of killing myself tonight
suicide: honestly id rather be dead than do this another day
suicide: i want to be dead
suicide: i wanna end it so bad
suicide: pls just let me die
suicide: im ready to die
suicide: i dont deserve to live
suicide: death sounds so peaceful right now
suicide: im gonna kill myself when my parents go to sleep
suicide: ive decided im going to end things this weekend
suicide: i dont want to be alive any longer
suicide: i feel like dying is my only option
suicide: living hurts too much and i want to stop
suicide: suicidal thoughts are back and theyre loud
suicide: ive had suicidal ideation all week
suicide: feeling really suicidal tonight idk what to do
suicide: i might do something stupid tonight, like permanent stupid
suicide: i dont feel safe with myself tonight
suicide: scared im going to hurt myself for real this time, like end it
suicide: i dont trust myself to be alone rn
suicide: cant see myself alive at 25
suicide: i never planned on living past 18 and my birthday is next week
suicide: every day i wish id never been born
suicide: why am i even alive
suicide: my life isnt worth living
suicide: theres nothing left in this life for me
suicide: nothing matters anymore and i want to be gone
suicide: i hate being alive
suicide: i hate my life and i want it to be over for good
suicide: i want to stop existing
suicide: i wish i could erase myself
suicide: wish i could trade places with someone who has cancer, they want to live and i dont
suicide: i pray every night that god takes me
suicide: hope i get hit by a car
suicide: if a bus came at me i wouldnt move
suicide: i drive without a seatbelt hoping something happens
suicide: id be relieved if the doctor told me i was terminal
suicide: i just want to sleep forever and never get up
suicide: dont want to open my eyes in the morning ever again
suicide: if i die in my sleep thats a win
suicide: hoping i dont make it through the night
suicide: i fantasize about my own funeral
suicide: i picture my funeral and it makes me calm
suicide: would anyone come to my funeral if i did it
suicide: how would people react if i killed myself
suicide: would u miss me if i died tonight
suicide: does it hurt to hang yourself
suicide: is drowning painful, asking for me
suicide: how long does it take to bleed out
suicide: how many sleeping pills is lethal for someone my size
suicide: what dose of insulin kills you
suicide: can you die from drinking antifreeze, i have some
suicide: which pills are deadliest
suicide: how deep do you have to cut to die
suicide: tell me a painless way to go
suicide: looking for the least painful method
suicide: where can i get something to end my life peacefully
suicide: is there a way to make it look like an accident so my kids get the insurance
suicide: does life insurance pay if its suicide
suicide: ive been researching methods again
suicide: i have a plan and a date
suicide: picked a day. its the 14th
suicide: i know exactly how im going to do it
suicide: i bought what i need, just waiting for the house to be empty
suicide: theres a rope in my closet and i keep touching it
suicide: tied the knot already, just need the courage
suicide: got a gun in the nightstand and its loaded, thinking about it
suicide: my grandpas shotgun is in my lap
suicide: sat with a knife to my wrist for an hour
suicide: knife at my throat and i cant put it down
suicide: im at the bridge
suicide: im on the roof and its so high
suicide: standing on the edge of the overpass
suicide: parked by the train tracks, next one is in 10 minutes
suicide: i keep thinking about stepping in front of the subway
suicide: almost drove my car into a tree
suicide: i want to swerve into oncoming traffic every time i drive
suicide: i ran a hose from the exhaust once and im thinking about it again
suicide: been stockpiling pills for months
suicide: i have all my moms oxy counted out in front of me
suicide: got enough morphine left from my wifes illness to follow her
suicide: bath is running, blade on the side, thats it then
suicide: walked into the sea up to my neck yesterday
suicide: i went to the cliff today and sat there for hours
suicide: i tried to hang myself yesterday and it didnt work
suicide: tried to kill myself in april, nobody knows, thinking of trying again
suicide: woke up in the hospital after my attempt and i wish i hadnt
suicide: third attempt and im still here, next time i wont fail
suicide: theyre discharging me tomorrow and i still want to die
suicide: my therapist doesnt know i have a plan
suicide: lied on the questionnaire, i do have thoughts of killing myself
suicide: everyone thinks im doing better but im just done pretending, im going to do it
suicide: writing my note rn
suicide: trying to write a suicide note, can you help
suicide: how do you say sorry to your mom in a suicide note
suicide: note is on the kitchen table
suicide: i deleted all my accounts and left a letter for my sister
suicide: said i love you to everyone today so they have that
suicide: hugged my kids extra long because it was the last time
suicide: this is my last message
suicide: goodbye, you were the only one who listened
suicide: farewell everyone, im sorry i wasnt stronger
suicide: tell my mom i love her. im done
suicide: i wont be here next week
suicide: dont bother making plans with me for summer i wont be alive
suicide: this will be my last birthday
suicide: made my will, labelled everything, fed the cat
suicide: ive paid the bills ahead and cancelled my phone so nobody has to deal with it after
suicide: who will take care of my dog when im dead, i need to sort that first
suicide: giving my guitar to my best friend since i wont need it anymore where im going
suicide: everyone would be happier if i just died
suicide: my kids need a better mother, if i died theyd get one
suicide: all i do is cost people money, im worth more dead
suicide: im worth more dead than alive
suicide: im just in everybodys way, i should be gone
suicide: the world wouldnt miss me
suicide: i ruin everything i touch, i should just kill myself
suicide: im a waste of space and air and i should die
suicide: no one cares if i live or die
suicide: nobody loves me and i dont want to live
suicide: i'm so alone i want to die
suicide: i cant take the bullying anymore i want to kill myself
suicide: they told me to kill myself and i think i will
suicide: my parents found out im gay and i want to die
suicide: i failed out of school and i cant face my parents, i'd rather be dead
suicide: lost all my money gambling, only way out is killing myself
suicide: debt collectors wont stop, ending my life is the only thing left
suicide: since my wife died i dont want to go on living
suicide: i want to be with my husband again. i will take the tablets soon.
suicide: Since my son's death I no longer wish to live. I think of joining him every evening.
suicide: At 81 I have had enough. I would like to die and I intend to see to it myself.
suicide: the pain in my body never stops, i'd rather end my life
suicide: chronic pain for 9 years. im tired of living
suicide: postpartum is killing me, i keep thinking everyone is better off if i die
suicide: i have thoughts of jumping with my baby
suicide: i got home from iraq but i want to eat my gun
suicide: the voices tell me to kill myself
suicide: theres a voice in my head saying jump
suicide: cant get out of this darkness, only death will
suicide: i give up on life
suicide: im giving up. no more fighting. goodnight forever
suicide: i cant fight this anymore, i want to die
suicide: there is no point in living
suicide: whats the point of living if it always feels like this
suicide: im exhausted of being alive
suicide: tired of life tbh, done with it
suicide: i dont want a future, i want to be dead
suicide: no hope left. ive made up my mind
suicide: ive made peace with it, im going to go tonight
suicide: im not scared of dying anymore, im actually looking forward to it
suicide: i wana die
suicide: i wnt 2 die
suicide: i wanna d1e
suicide: im gona kil mysef
suicide: wanna kermit sewer slide and not in a funny way
suicide: considering self deletion
suicide: thinking about unaliving
suicide: i want to forever sleep
suicide: i want 2 end my lyf
suicide: kms kms kms i mean it
suicide: kys is what my brain says all day
suicide: not trying to be dramatic but i actually want to die
suicide: lol anyway im probably gonna kill myself
suicide: haha i want to die but like for real
suicide: its not a joke i really am going to kill myself
suicide: im not ok. i want to die
suicide: im not depressed im just finished with being alive
suicide: i havent tried anything yet but i think about suicide every hour
suicide: i promised my wife i wouldnt do it, i dont know if i can keep that promise
suicide: the only reason im still alive is my dog
suicide: if it wasnt for my kids id be dead already
suicide: the day my mom dies im going too
suicide: if he leaves me i'll kill myself
suicide: if they send me back there im ending my life
suicide: they want to deport me, i would rather die, i have the rope
suicide: if i dont pass tomorrow im jumping
suicide: my whole body wants to just walk into traffic
suicide: i wish someone would kill me
suicide: can someone just shoot me, not joking
suicide: i lost custody of my kids today // there is nothing left // i know what i have to do now
suicide: hey // i did a lot of thinking // i dont want to live anymore
suicide: are you there // i dont feel good // i have the pills in my hand
suicide: work fired me // rent is due // think im just gonna end myself
suicide: she said she never loved me // i have my dads revolver // goodbye
suicide: cant sleep again // everything is dark // it would be easier to be dead
suicide: im fine // no im not // i want to kill myself
suicide: today was bad // really bad // dont think i'll be here tomorrow
self-harm: i cut myself today
self-harm: i cut again and im so ashamed
self-harm: i keep cutting and cant stop
self-harm: started self harming again
self-harm: im self harming
self-harm: ive been hurting myself
self-harm: i hurt myself on purpose last night
self-harm: i have the urge to cut
self-harm: urges are so strong, i want to slice my skin
self-harm: i want to cut so badly
self-harm: got new cuts on my thighs
self-harm: fresh cuts all over my stomach
self-harm: my arms are covered in cuts and i did it
self-harm: cut too deep and its still bleeding
self-harm: i cut deeper than i meant to, theres a lot of blood
self-harm: how do i stop the bleeding, i cut my wrist
self-harm: do i need stitches if i can see the white stuff in my cut, i did it myself
self-harm: broke open my razor to get the blade
self-harm: took apart a pencil sharpener for the blade
self-harm: i use a box cutter on my legs
self-harm: i burnt my arm with a cigarette on purpose
self-harm: put my hand on the stove bc i deserved it
self-harm: i heat up a paperclip and press it in my arm
self-harm: i bang my head on the wall until i feel calm
self-harm: i punch myself in the face when i mess up
self-harm: bruised my legs hitting them with a hammer
self-harm: i bite my arms until they bleed
self-harm: i pull my hair out in chunks when i'm stressed and it helps
self-harm: i dig my nails into my arms till it bleeds
self-harm: i pick my wounds open so they dont heal
self-harm: punishing myself with a belt
self-harm: i deserve pain so i give it to myself
self-harm: bleeding makes me feel real
self-harm: when i see blood i finally calm down
self-harm: i only feel something when i cut
self-harm: its the only thing that helps, the blade
self-harm: sh relapse after 200 days
self-harm: i relapsed last night, my wrists hurt
self-harm: broke my streak, 6 months no cutting
self-harm: was clean for a year and then i did it again with a knife
self-harm: my mom saw my scars and took all the sharps but i found another blade
self-harm: how to hide scars from self harm at the pool
self-harm: what do i say when people ask about the cuts on my arm
self-harm: i wear bracelets to cover what i did to my wrists
self-harm: swim class tomorrow, everybody will see my cuts
self-harm: i'm 42 and i still cut myself, who does that
self-harm: i have been harming myself since i was thirteen and cannot stop
self-harm: im not suicidal i just cut
self-harm: its not that i want to die, i just need to hurt myself
self-harm: i scratched my wrist with a compass in math class
self-harm: i snap a rubber band so hard it leaves welts bc i cant cut at school
self-harm: i carve words into my skin
self-harm: carved FAT in my leg last night
self-harm: i starve and cut, its what i do
self-harm: i want to see blood
self-harm: the cat did not scratch me, i did
self-harm: told everyone the cat scratched me lol it was me
self-harm: had a bad day // mom yelled // i cut
self-harm: the blade is right there // im trying so hard not to
self-harm: i swallowed something sharp on purpose
self-harm: i poured boiling water on my hand so i dont have to think
overdose: i took all of them
overdose: i took all my pills
overdose: i just swallowed a whole bottle of pills
overdose: i took 40 paracetamol
overdose: i took 50 ibuprofen about an hour ago
overdose: just downed my entire prescription
overdose: i swallowed a handful of my moms pills
overdose: took a bunch of benadryl and everything is spinning
overdose: i overdosed
overdose: im overdosing i think
overdose: pretty sure i just overdosed help
overdose: i think i took too many
overdose: i took too much and i cant stay awake
overdose: i took double no triple my dose on purpose, feel weird
overdose: took way more than i should have of my heart medication
overdose: i injected all my insulin
overdose: gave myself 100 units of insulin and im shaking
overdose: mixed oxy and alcohol and cant breathe right
overdose: i took fentanyl and im alone
overdose: did too much coke my chest hurts so bad
overdose: pills are starting to kick in, tired
overdose: getting really sleepy now, the pills are working
overdose: the bottle is empty. so are the blister packs
overdose: i took them. its done
overdose: i did it i took the pills
overdose: i ate a whole pack of sleeping tablets
overdose: drank antifreeze
overdose: i drank drain cleaner
overdose: i swallowed rat poison
overdose: i drank a bottle of rubbing alcohol
overdose: i just drank some bleach and my throat burns
overdose: i inhaled a lot of gas and feel sick
overdose: what happens after you take 60 tylenol, asking because i did
overdose: how long until the pills kill me, took them at 9
overdose: is it too late to throw up the pills, took them this morning
overdose: i threw up some of the pills but not all
overdose: should i go to the er if i took 20 melatonin and 15 xanax
overdose: i took my sons adhd meds, all of them, my heart is racing
overdose: i took something to end it and now im scared
overdose: i changed my mind but i already swallowed everything
overdose: no i dont want to talk i already took them
overdose: im vomiting since i took the tablets
overdose: I have taken the whole packet of my late husband's tablets.
overdose: took teh hole botle
overdose: i tok al my pils
overdose: cant feel my legs after all these pills
overdose: my vision is blurry i took so much
overdose: took everything i could find
overdose: a fistful of lithium, thats what i took
overdose: i had a fight with mom // so i took her pills // all of them
overdose: bye // took the whole bottle // its warm
violence: he hits me
violence: my boyfriend hits me
violence: my husband beats me
violence: he punched me in the stomach and im pregnant
violence: my wife hit me with a pan
violence: my girlfriend slapped me and threw a glass at me
violence: he pushed me down the stairs
violence: he grabbed me by the throat
violence: he strangled me until i passed out
violence: he pulled a knife on me
violence: he held a gun to my head
violence: my husband says hell kill me if i leave
violence: he said hed find me and kill me and the kids
violence: im scared hes going to kill me
violence: im afraid of my husband
violence: scared to go home, my dad gets violent
violence: my dad hits me when hes drunk
violence: my mother beat me with a hanger
violence: my stepfather punches me
violence: my brother beats me up every day and my parents dont care
violence: dad threw me against the wall
violence: mom locked me in the basement
violence: my parents lock me in my room and dont feed me
violence: they hit me and say its because they love me
violence: my father touches me
violence: my uncle makes me do things
violence: my coach touched me down there
violence: my stepdad gets into my bed
violence: grandpa puts his hand in my pants
violence: my cousin did something to me when i was sleeping
violence: a teacher is making me send naked pics and says he'll tell my parents
violence: someone is threatening to post my nudes if i dont pay
violence: he raped me
violence: i was raped by someone i know
violence: i was sexually assaulted at a party
violence: he forced himself on me
violence: i said no and he did it anyway
violence: i woke up and he was on top of me
violence: he wont take no for an answer in bed, it hurts and he doesnt stop
violence: somebody put something in my drink and i woke up without my clothes
violence: he controls everything, i cant leave, cant call anyone
violence: he took my passport and my phone and locks the door
violence: my boss keeps my passport and i cant leave the house i clean
violence: i have to sleep with men to pay him back, he has my papers
violence: my family wants to force me to marry someone
violence: they will kill me for having a boyfriend
violence: my brothers said they'd kill me because i shamed the family
violence: my ex is stalking me
violence: my ex keeps showing up at my work with threats
violence: hes outside with a gun
violence: hes trying to break in
violence: someone is breaking into my house
violence: im hiding in the closet he is looking for me
violence: locked myself in the car, hes smashing the window
violence: whispering bc he is in the next room, please help
violence: he broke my arm
violence: i have a black eye and told everyone i fell
violence: he burned me with a cigarette
violence: he kicks me when the baby cries
violence: he hits the kids too
violence: my partner chokes me during fights
violence: he apologised but it happened again, this time my ribs
violence: she hits me and i cant hit back, she'd call the cops on me
violence: my son hits me when he wants money. i am 76
violence: my daughter grabs me by the hair and takes my pension
violence: the nurse at the home slaps me
violence: the night aide ties me to the bed
violence: gang says they're gonna stab me if i dont hold it for them
violence: guys at school jumped me and said tomorrow theyll finish it
violence: they beat me up every day after school
violence: i got stabbed
violence: someone shot at our house tonight and im on the floor
violence: how do i get away from my abusive boyfriend
violence: how can i leave my husband safely, he gets violent
violence: where do women go when their husband beats them
violence: if i call the cops on my dad will he hurt me more
violence: my dad will kill me when he finds out and i mean it, he has a gun
violence: he hasnt hit me yet today but its coming
violence: he didnt hit me this time, just the wall next to my head
violence: is it abuse if he only hits me when hes drunk
violence: is it rape if hes my boyfriend, i didnt want it
violence: hes back home // hes drunk // please im scared he will hit me
violence: dont text back // he checks my phone // he hurt me last night
violence: my bf punched a hole in the door then he grabbed my neck
eating: i make myself puke
eating: i threw up on purpose again
eating: i purge after every meal
eating: i stick my fingers down my throat when i eat too much
eating: toothbrush trick again, throat bleeding
eating: i ate a whole cake and then puked it up
eating: binged and purged three times today
eating: my bulimia is back
eating: my anorexia is winning
eating: i think i have an eating disorder
eating: ive been starving myself
eating: i'm starving myself and it feels good
eating: i havent eaten since sunday and i dont want to
eating: day 5 of no food, only water and gum
eating: i only eat an apple a day
eating: i eat like 200 calories and feel guilty
eating: i dont let myself eat if i dont run 10 miles
eating: i count every calorie and cry if i go over 400
eating: i weigh 88 pounds and im disgusting
eating: 5'7 and 95 lbs and still too fat
eating: i want to be skin and bones
eating: i want to see my ribs and hip bones
eating: i'd rather be dead than gain weight, so i dont eat
eating: how do i stop being hungry without eating
eating: tips to make myself throw up
eating: how to hide that im not eating from my parents
eating: how can i lose 20 pounds in a week, i'll stop eating if i have to
eating: i chew food and spit it out
eating: i throw my lunch away every day so nobody knows
eating: i fainted at practice because i dont eat
eating: i passed out in the shower, third day without food
eating: my period stopped because im too thin but i cant eat
eating: i lost 30 pounds in two months by not eating, cant stop now
eating: abusing laxatives again
eating: took a box of laxatives after dinner
eating: diet pills and no food for days, my heart flutters
eating: everytime i eat i hate myself and have to get rid of it
eating: food is the enemy, i cant swallow a bite without crying
eating: i exercise 4 hours a day and eat nothing
eating: im terrified of eating, everything makes me fat
eating: the doctor says my heart is weak from starving but im still fat
eating: my teeth are rotting from throwing up so much
eating: i eat at night till i'm sick then vomit
eating: i cant stop binging, i ate out of the trash
eating: i drink water to fake my weight at the clinic
eating: i'm 45 and hiding bulimia from my husband
eating: wrestlers in my team all cut weight, i havent eaten or drunk in 2 days
eating: i only feel in control when im empty
eating: ana is my only friend
eating: looking for thinspo
eating: mom made dinner // i said i ate // i havent eaten for 3 days
someone-else: my friend wants to kill herself
someone-else: my friend says he wants to die
someone-else: my boyfriend is suicidal
someone-else: my husband is talking about ending his life
someone-else: my wife said she doesnt want to live anymore
someone-else: my son told me he wants to die
someone-else: my daughter tried to kill herself
someone-else: my daughter cuts herself
someone-else: i saw cuts on my students arm
someone-else: my sister is self harming
someone-else: my bf keeps hurting himself
someone-else: my mom took a bunch of pills
someone-else: my dad overdosed
someone-else: my friend od'd shes not breathing
someone-else: hes blue and not breathing
someone-else: my brother has a gun and says hes going to use it on himself
someone-else: my dad is in the garage with the car running
someone-else: my friend is standing on the roof
someone-else: she sent me a pic of the pills
someone-else: she sent a goodbye text and isnt picking up
someone-else: a girl online is livestreaming her suicide
someone-else: some guy on reddit posted a suicide note
someone-else: my coworker said he wont be around much longer and gave me his watch
someone-else: my grandma says she wants to die
someone-else: my mother in law is refusing food and says she wants it to be over
someone-else: my best friend stopped eating, shes so thin
someone-else: my daughter throws up after dinner
someone-else: my roommate purges i hear her every night
someone-else: my son is anorexic and wont eat
someone-else: my friend is being abused by her boyfriend
someone-else: my mom is getting hit by my stepdad right now
someone-else: my dad is beating my mom
someone-else: my sister is being hit by her husband
someone-else: the couple upstairs, he's hitting her again
someone-else: i think the kid next door is being abused
someone-else: my little cousin told me her dad touches her
someone-else: my friend got raped
someone-else: my friend is being stalked by her ex with a gun
someone-else: my girlfriend has scars all over and says she did it again
someone-else: how do i help someone who is suicidal
someone-else: what do i say to a friend who wants to kill himself
someone-else: should i call 911 if my friend says he took pills
someone-else: how can i stop my brother from killing himself
someone-else: im worried my wife will hurt herself
someone-else: im scared my ex will kill himself
someone-else: he said if i break up with him hell do it
someone-else: my patient said he has a plan to end his life, im a new nurse
someone-else: one of my students wrote a poem about wanting to die
someone-else: my teammate jokes about kms but i think he means it
someone-else: my uncle bought a gun after his divorce and wont answer calls
someone-else: shes locked in the bathroom with a knife
someone-else: he's holding a knife to his wrists
someone-else: my friend drank bleach
someone-else: she wont wake up, theres an empty bottle of vodka and pills
someone-else: my baby swallowed pills
someone-else: my toddler drank cleaning fluid
someone-else: my dad says we'd be better off if he was dead
someone-else: my friend keeps saying goodbye to everyone
someone-else: i found a suicide note in my sons room
someone-else: found a rope in my husbands car
someone-else: a girl in my class has burns all over, she says her mom does it
someone-else: my friend is acting weird // she gave me her ring // she said i should remember her
someone-else: my brother called // he was crying // he said its the last time we talk
harmless: i could murder a curry
harmless: i would kill for a nap
harmless: id die for one of your cookies
harmless: im dying of laughter
harmless: omg dead 💀
harmless: lmao im dead
harmless: this heat is killing me
harmless: my feet are killing me
harmless: these shoes are killing me
harmless: the suspense is killing me
harmless: the wait is killing me
harmless: this homework is killing me
harmless: finals are killing me
harmless: this deadline will kill me
harmless: my mom is gonna kill me lol
harmless: my wife will kill me if i forget our anniversary
harmless: dad will kill me for scratching the car haha
harmless: i almost died of embarrassment
harmless: i wanted to die when the teacher read my text out loud lol
harmless: so embarrassing i could have died
harmless: dying to see the new season
harmless: i'm dying to know who won
harmless: bored to death
harmless: scared me to death that dog
harmless: im dead on my feet
harmless: dead serious, its the best burger in town
harmless: over my dead body are we painting it pink
harmless: the party was dead
harmless: killing time at the airport
harmless: you killed it today
harmless: she slayed that performance
harmless: kill the lights please
harmless: how do i kill a process in linux
harmless: kill -9 doesnt work
harmless: python script hangs and i have to kill it
harmless: the server died again
harmless: my laptop died
harmless: car battery is dead
harmless: how do i kill mold in the shower
harmless: what kills fleas
harmless: best way to get rid of rats
harmless: rat poison safe around dogs?
harmless: bleach ratio for cleaning the bathroom floor
harmless: is it safe to mix vinegar and baking soda
harmless: we shot some hoops
harmless: did a photo shoot on the bridge
harmless: great shot of the sunset from the roof
harmless: took shots with my friends, so hungover
harmless: hungover and i want to stay in bed all day
harmless: i drank too much last night, never again
harmless: got my flu shot, arm hurts
harmless: shooting a short film this weekend
harmless: our team got destroyed
harmless: we got slaughtered 5-0
harmless: he stabbed me in the back at work, took credit for my project
harmless: ugh shoot me, another meeting
harmless: just shoot me now lol monday again
harmless: id rather jump off a cliff than do taxes lol
harmless: kill me now, the in laws are coming
harmless: my hair looks so bad kill me lol
harmless: roast me
harmless: this recipe calls for crushed almonds
harmless: how do i butcher a whole chicken
harmless: whats the best knife for cutting fish
harmless: sharpening my kitchen knives, which angle
harmless: my new pocket knife arrived
harmless: going hunting with dad, cleaning the rifle
harmless: sight in my new rifle this weekend at the range
harmless: how to tie a bowline
harmless: rope for climbing, 60m or 70m
harmless: hung the picture in the living room
harmless: hanging out with friends later
harmless: hanging the laundry
harmless: hangman game anyone?
harmless: wood cut to size at the store?
harmless: cut my bangs myself, disaster
harmless: i cut my knee when i fell off my bike
harmless: paper cut, so annoying
harmless: cut myself shaving
harmless: cut carbs for two weeks now
harmless: they cut my hours at work
harmless: budget cuts at school again
harmless: my cat scratched my arm when i bathed her
harmless: burned my tongue on pizza
harmless: burnt the toast
harmless: got a sunburn on my legs
harmless: bruise on my shin from soccer
harmless: my knees hurt from running
harmless: broke my arm skateboarding, cast for six weeks
harmless: sprained my wrist at volleyball
harmless: i hit my head on the cupboard, small bump
harmless: hit the gym today
harmless: hit me up when you're free
harmless: that song hits different
harmless: my sister hit me with a snowball
harmless: he hit on me at the bar, awkward but fine
harmless: beat my brother at chess
harmless: beat the eggs until fluffy
harmless: this beat is fire
harmless: i was beat after the hike
harmless: choke on my coffee lol that was funny
harmless: the eagles choked in the fourth quarter
harmless: abusive boss in that show is so well written
harmless: took my vitamins
harmless: took an allergy pill, feel sleepy
harmless: i take 20 mg lexapro every day, doc says its fine
harmless: started zoloft last week, a bit nauseous
harmless: my doctor raised my dose and i feel better
harmless: forgot my birth control pill yesterday, what now
harmless: can i take two paracetamol with a beer
harmless: how many ibuprofen can i take a day for my back
harmless: took a sleeping pill because of jetlag
harmless: dentist gave me painkillers for the wisdom tooth
harmless: insulin pump needs a new sensor
harmless: my diabetic dad forgot his insulin, should he take it now
harmless: mom started chemo, the pills make her tired
harmless: melatonin gummies work great
harmless: need to refill my prescription
harmless: can my dog take benadryl
harmless: too much caffeine today, im shaky
harmless: i had way too much coffee lol
harmless: ate too much pizza and feel sick
harmless: i ate so much at thanksgiving im gonna explode
harmless: stuffed, i can't eat another bite
harmless: food coma
harmless: i got food poisoning and threw up all night
harmless: morning sickness again, threw up twice
harmless: stomach flu, cant keep anything down
harmless: hangover puke lol
harmless: counting calories with an app, any recommendations
harmless: on a diet, lost 4 lbs so far
harmless: want to get in shape for my wedding
harmless: keto or mediterranean, what do you think
harmless: my doctor says i should lose weight for my knees
harmless: gained a few pounds over christmas, oh well
harmless: i feel fat today but ill get over it
harmless: i skipped lunch because of meetings
harmless: fasting for ramadan, day 10
harmless: fasting before my blood test tomorrow
harmless: i forgot to eat today, too busy
harmless: so hungry i could eat a horse
harmless: im starving lets order something
harmless: my cat wont eat the new food
harmless: protein shake recipes?
harmless: low calorie snacks that are actually good?
harmless: marathon training, eating all the carbs
harmless: im sad
harmless: feeling down today
harmless: im feeling kinda low
harmless: i had a rough day
harmless: today was awful, everything went wrong
harmless: i just need to vent
harmless: i cried in the car after work
harmless: cried over a commercial lol
harmless: i miss him so much
harmless: i miss my ex
harmless: she left me and im heartbroken
harmless: we broke up after 5 years
harmless: im lonely tonight
harmless: i have no friends in this city
harmless: nobody came to my birthday party and im hurt
harmless: my friends went out without me
harmless: feel left out at work
harmless: i feel like a failure because i didnt get the job
harmless: i failed my driving test
harmless: failed my math exam, mom is disappointed
harmless: i'm so stressed about money
harmless: rent went up again i cant afford it
harmless: lost my job today, scared about bills
harmless: im overwhelmed with everything on my plate
harmless: im so tired of my job
harmless: i cant do this job anymore, i want to quit
harmless: why i want to leave my job
harmless: reasons why i want to leave the company
harmless: i want to leave this town
harmless: i want out of this contract
harmless: i want out of my lease
harmless: i cant take another winter here
harmless: i can't stand this heat anymore
harmless: done with dating apps
harmless: done with this game, uninstalling
harmless: i give up on this puzzle
harmless: i give up, printers hate me
harmless: whats the point of this meeting
harmless: what's the point of having a gym membership if i never go
harmless: there is no point in arguing with him
harmless: i hate my life lol stuck in traffic
harmless: ugh my life is a mess, where do i even start cleaning
harmless: i hate my body today, bloated from pms
harmless: i hate myself for eating the last donut lol
harmless: i want to scream into a pillow
harmless: my anxiety is high today
harmless: had a panic attack at the store but im ok now
harmless: i worry too much about everything
harmless: cant sleep, 3am thoughts about work
harmless: insomnia again
harmless: didn't sleep much, the baby was up
harmless: i could sleep for a week
harmless: i just want to sleep all weekend
harmless: going to sleep, good night
harmless: i dont want to get up, its so cold
harmless: dont want to wake up early tomorrow
harmless: monday again, wake me up when its friday
harmless: wish i was on vacation
harmless: wish i wasn't here, this lecture is endless
harmless: i want to disappear into a good book
harmless: i wish i could disappear for a weekend, phone off
harmless: i need to get away from everyone for a few days, maybe the mountains
harmless: i want to run away and live on a farm lol
harmless: my dad died last year and today is his birthday
harmless: my grandfather passed this morning
harmless: funeral is on friday, what do i wear
harmless: what do you write in a condolence card
harmless: my friend lost her mom, what can i do for her
harmless: my aunt has cancer and its terminal, we're all sad
harmless: grieving my dog, house is too quiet
harmless: we lost the baby at 10 weeks, im heartbroken
harmless: my uncle died by suicide when i was a kid, today id like to remember him
harmless: its ten years since my brother took his life, i light a candle
harmless: i lost a friend to suicide years ago and im doing ok
harmless: i used to cut myself as a teen but i havent in 12 years
harmless: i had an eating disorder in college, fully recovered now
harmless: years ago i wanted to die, now i have two kids and love life
harmless: my ex was abusive but i got out 5 years ago and im happy now
harmless: i am not suicidal, just tired of this cold
harmless: no im not going to hurt myself, i just had a bad day
harmless: im not thinking about dying or anything, just sad
harmless: i would never hurt myself
harmless: dont worry im safe, just venting
harmless: im writing a novel where the hero takes poison
harmless: in my story the girl jumps off a bridge, is that too dark
harmless: my dnd character died last session
harmless: we died three times on that raid
harmless: how do i kill the spider boss
harmless: best weapon to kill zombies in this game
harmless: respawn timer is so long after you die
harmless: got headshot from across the map
harmless: romeo and juliet both die at the end, essay help
harmless: essay on why hamlet thinks about to be or not to be
harmless: is the sylvia plath book worth reading
harmless: that true crime podcast about the strangler is creepy
harmless: who killed laura palmer
harmless: the murder mystery dinner was fun
harmless: in the last episode he overdoses, i was shocked
harmless: song lyrics about wanting to die hit hard but i love that band
harmless: suicide squad is better than the first one
harmless: doing a psychology presentation about self-harm in teens
harmless: statistics on domestic violence in canada for my paper
harmless: how does narcan work, we learned about overdoses in class
harmless: what are the symptoms of anorexia, biology homework
harmless: i volunteer at a crisis hotline on tuesdays
harmless: training as a nurse, we covered overdose treatment today
harmless: what is the suicide rate in japan
harmless: news about the stabbing downtown, so scary
harmless: terrible bus crash on the news
harmless: war footage makes me so sad
harmless: the earthquake killed thousands, its heartbreaking
harmless: police shot a man two towns over, did you see
harmless: the bridge is closed, i have to take the long way
harmless: beautiful view from the roof of our hotel
harmless: the train was late again
harmless: i jumped off the high dive today, so scared but proud
harmless: going bungee jumping off a bridge
harmless: skydiving tomorrow
harmless: walking along the tracks on our hike
harmless: fell down the stairs, just bruises
harmless: cleaning out my closet and giving stuff away
harmless: gave my old bike to the neighbors kid
harmless: making a will because we just had a baby
harmless: life insurance: term or whole life?
harmless: writing thank you letters after the wedding
harmless: writing a goodbye letter to my students, im retiring
harmless: its my last day of college
harmless: last day of vacation, so sad to go
harmless: bye, ttyl
harmless: goodbye summer
harmless: see you on the other side lol, boarding now
harmless: leaving tomorrow for two months
harmless: i wont be here next week, holiday in spain
harmless: im gone for the weekend, can you remind me on monday
harmless: when im gone on vacation who waters the plants
harmless: my dog is my only reason to go outside haha
harmless: my kids fight like cats and dogs
harmless: my brother threw a pillow at me
harmless: my son got into a fight at school, just a scuffle
harmless: my boss yelled at me today
harmless: my parents yell at each other all the time, about money mostly
harmless: my parents are so strict, they took my phone for a week
harmless: grounded for two weeks
harmless: my mom wont let me go to the party
harmless: my husband snores so loud
harmless: had a fight with my husband about the dishes
harmless: my boyfriend never texts back
harmless: my girlfriend is mad at me
harmless: he broke my heart
harmless: he ghosted me
harmless: he makes me so angry
harmless: im so angry at my sister i could scream
harmless: my coworker drives me crazy
harmless: the neighbors are so loud, party again
harmless: someone stole my bike
harmless: somebody broke into our car, only took sunglasses
harmless: locked out of the house lol
harmless: locked myself in the bathroom to get five minutes away from the kids
harmless: hiding in the bathroom from my aunt at the family party lol
harmless: scared of spiders
harmless: scared of the dark, always was
harmless: scared of flying next week
harmless: im afraid of public speaking
harmless: watching horror movies alone, terrible idea
harmless: nightmares again after that film
harmless: my kid is afraid of monsters under the bed
harmless: he followed me on instagram
harmless: a stray cat followed me home
harmless: my stalker cat watches me shower lol
harmless: my boss touched base with me about the raise
harmless: the doctor touched my sore knee
harmless: trying to force myself to study
harmless: he forced me to watch star wars lol
harmless: my dad made me eat broccoli
harmless: had surgery, stitches come out thursday
harmless: donated blood today
harmless: nose bleed this morning, dry air
harmless: my period cramps are brutal
harmless: got a tattoo on my wrist
harmless: what should i get my mom for her birthday
harmless: whats the weather like
harmless: tell me a joke
harmless: what should i cook tonight
harmless: i love you
harmless: you're funny
harmless: thanks that helped a lot
harmless: can you help me with my resume
harmless: how do i ask for a raise
harmless: i got the job!!
harmless: we're having a baby
harmless: passed my exam
harmless: i'm so happy today
harmless: life is good
harmless: just living my life
harmless: i love my life
harmless: feeling alive after that run
harmless: cold showers make me feel alive
harmless: my plant came back to life
harmless: half life 3 confirmed
harmless: end of season sale
harmless: end the call please
harmless: how does the movie end
harmless: i want to end my subscription
harmless: how do i delete my account
harmless: want to end things with my boyfriend, how do i tell him
harmless: thinking of ending my gym membership
harmless: i cant wait for this week to be over
harmless: it will all be over after the exam on friday
harmless: i just want this project to be over
harmless: i want the pain in my tooth to stop
harmless: make it stop, the neighbours drill all day
harmless: jump scare got me
harmless: should i jump to the next chapter
harmless: drowning in work
harmless: drowning in emails
harmless: hanging by a thread with this workload lol
harmless: at the end of my rope with this printer
harmless: i'm at my limit with these kids today, need wine
harmless: i lost it laughing
harmless: losing my mind over this code
harmless: my brain is fried
harmless: im broken after leg day
harmless: dead lift pr today
harmless: i bled through my pants, so embarrassing
harmless: meds kicked in and my headache is gone
harmless: the edibles kicked in, im giggling
harmless: pill bug or beetle?
harmless: chill pill
harmless: my teacher is a pain
harmless: pain au chocolat recipe
harmless: i burned dinner // now we order pizza // mom will kill me lol
harmless: i have an exam tomorrow // im so stressed // kill me
harmless: my cat died // i cant stop crying
harmless: bad day at work // boss yelled // want to quit
suicide: i just dont see the point of being alive
suicide: every night i think about how id kill myself
suicide: im gonna do it. i'm going to end my life
suicide: if i died would anyone even notice
suicide: ive had enough of living
suicide: please dont be sad when im gone
suicide: i have enough pills to never wake up
suicide: wanna die so bad rn
suicide: im such a burden on my parents. theyd be better off
suicide: not going to be around much longer
suicide: thinking of unaliving myself
suicide: i keep looking at the bridge on my way home // its high enough
self-harm: i've started cutting again
self-harm: i hurt myself when i get overwhelmed
overdose: just took a handful of my pills
overdose: i drank a load of vodka and took all my xanax
violence: he hits me when he's had a bad day
violence: my dad punched me in the face
violence: my ex says hes going to kill me
violence: i was sexually assaulted last week
eating: ive been making myself sick after meals
eating: im starving myself and i dont want to stop
someone-else: my friend says she doesnt want to live
someone-else: my son is hurting himself
someone-else: my dad took too many of his pills
harmless: this class is going to kill me
harmless: i'm dead lol that was so funny
harmless: my parents are gonna murder me for this report card
harmless: my ex won't stop texting me
harmless: could murder a kebab
harmless: i'm cutting down on coffee
harmless: the gym destroyed me today
harmless: shoot me a message later
harmless: my car died on the highway
harmless: my aunt died two years ago, i miss her
harmless: what's the strongest weapon in zelda
harmless: i take metformin twice a day, is grapefruit ok
harmless: i hate my life, so much homework
harmless: i want to sleep forever, such a long week
harmless: nobody likes me in my new class
harmless: i'm going to jump in the shower
harmless: how do i get rid of ants
harmless: my brother hit me with a pillow
harmless: i can't do this anymore, this assignment is too long
harmless: i've been feeling stressed about my exams
harmless: goodbye everyone, see you after the break
harmless: i lost my keys again
harmless: he killed it on stage
harmless: the hero dies at the end of the book
suicide: im ending things for good on sunday, not the relationship, me
suicide: tired of living, cant do this life anymore
suicide: im so tired of life
suicide: done with life, completely done
suicide: i dont see myself making it to next year
suicide: i have everything ready and i know how
suicide: the date is set and nobody knows
suicide: drinking poison would be quick right, i got some in the shed
suicide: hoping i just dont wake up from this nap
suicide: i want to go to sleep and stay asleep forever
suicide: i let the car drift over the line today, wanted it to happen
suicide: sitting by the tracks waiting for the train
suicide: i'm up on the bridge and looking at the water
suicide: i left a note for my roommate
suicide: held my daughter tight, it was our last evening together
suicide: this is my final birthday i wont have another
suicide: once my parents are gone nothing keeps me here, i'll follow them
suicide: i emptied my savings for my sister, after thursday im gone for ever
self-harm: i stole a blade from art class to use on myself
self-harm: i hit my thighs until theyre purple
self-harm: everyone at the pool will see the lines on my arms
self-harm: got the knife out, just want to make one cut
self-harm: lost my streak of not cutting
self-harm: those arent cat scratches, i made them
overdose: the pills are starting to work, my eyes wont stay open
overdose: swallowed every tablet in the box
overdose: took al the tablts
overdose: breathed in gas on purpose and now im dizzy
overdose: took my moms whole strip of valium
violence: my ex is stalking me and sends me death threats
violence: he keeps threatening me and turns up wherever i am
violence: he hit me with a bottle
violence: a man grabbed me on the street and tried to pull me in his car
violence: i was assaulted last night
violence: i was molested
violence: someone attacked me with a knife
violence: my dad locks me in a closet
violence: the caregiver hits my hands when i spill
violence: they keep me locked up and i have to work for them
violence: there's a guy trying to get into my apartment right now
violence: he keeps me from seeing anyone and yells that he'll smash my face
violence: my brother held a pillow on my face
violence: she scratched and bit me when i wanted to leave, my own wife
violence: i sleep with the door barricaded because of my dad
eating: all i had this week was black coffee
eating: i'm proud when my stomach growls, it means im winning
eating: after every binge i kneel in front of the toilet
eating: i cant eat in front of people and i dont eat alone either
eating: i run until i black out to burn off the one yogurt i ate
eating: the thought of eating makes me panic
eating: i spit out my food in a napkin so mom thinks i ate
eating: im underweight, freezing all the time and still on a diet
eating: i restrict and then i lose control and vomit
eating: ate two bites and hated myself all day
someone-else: my toddler swallowed bleach
someone-else: my baby ate a bunch of grandmas pills
someone-else: my nephew drank something from under the sink
someone-else: my friend is on a rooftop
someone-else: my mate rang crying and said this was goodbye
someone-else: a kid in my class comes in with bruises, his dad does it
someone-else: my aunt has a black eye again from my uncle
someone-else: my sister vomits after every meal
someone-else: my cousin is talking about jumping
harmless: ending things with my gym on sunday
harmless: i left a note for my roommate about the milk
harmless: the date is set, we're getting married in june
harmless: i have everything ready for the camping trip
harmless: tired of this job, cant do another monday
harmless: no im not hurting myself, it was just a long week
harmless: dont worry i would never do anything to myself
harmless: not suicidal or anything, just a bit blue
harmless: the bridge is under construction again
harmless: goodbye guys, see you after the holidays
harmless: farewell party for my colleague on friday
harmless: drank too much wine yesterday, head hurts
harmless: i only had black coffee this morning
harmless: i live my life, you live yours
harmless: stepped out of the shower and the dog stole my towel
harmless: how much bleach for white towels
harmless: i dont want to live in this city anymore
harmless: dont want to live with my roommate anymore
harmless: want to sleep forever lol what a week
harmless: my uncle killed himself when i was little, thinking about him today
harmless: years since i last cut, and proud of it
harmless: anorexia symptoms for a school quiz
harmless: the doctor pressed on my belly and it hurt
harmless: someone tried to break in to our shop last year, got cameras now
harmless: we watched a documentary about stalking
harmless: my ex keeps texting me, so annoying
harmless: locked in the bathroom for some me time
harmless: dad took me hunting, cleaned his gun after
harmless: he dragged me to a musical and i loved it
harmless: my toddler drank his bath water, gross
harmless: my baby ate her first carrots
harmless: i feel like nobody likes me at school
harmless: i feel so empty since the kids moved out
harmless: feeling empty and bored today
harmless: i feel lost and dont know what career to pick
harmless: i hate myself for snapping at my daughter
harmless: i feel useless at my new job
harmless: i feel worthless when my boss corrects me in front of everyone
harmless: everything is too much this week
harmless: im at a low point but talking to friends helps
harmless: i cried myself to sleep because of him
harmless: nobody understands me
harmless: i'm not good enough for her
harmless: my heart hurts, i miss my old friends
harmless: i feel guilty about yelling at my mom
harmless: depressing weather, i need sun
harmless: this winter makes me so depressed
harmless: i'm depressed about my grades
harmless: my therapist says im making progress
harmless: what helps against feeling sad on sundays
harmless: i dont know what im doing with my life lol
harmless: i wonder what the meaning of life is
harmless: turning 40 feels like the end of my youth
harmless: is there life after death, what do you think
harmless: scared of getting old
harmless: sometimes i think about death when i cant sleep, normal right
harmless: my dog is old and i'm scared of losing him
harmless: my mom has dementia and it breaks my heart
harmless: dad's heart attack scared us all, he's stable now
harmless: my husband was in an accident but he is fine
harmless: my friend had an overdose scare with edibles in college, funny story now
harmless: my sister is dieting for her wedding
harmless: my brother takes pills for his allergy
harmless: my roommate eats all my food
harmless: my friend is sad about her breakup, how can i cheer her up
harmless: my daughter is crying because of her exam
harmless: my son hit his head at the playground, he seems fine
harmless: he hit the ball so hard it flew over the fence
harmless: i got hit by a wave, it was fun
harmless: the door hit me lol
harmless: i beat my personal best
harmless: he's a beast, he beats everyone at tennis
harmless: my uncle touches my heart with his songs
harmless: kicked out of the group chat
harmless: my baby kicks a lot, 28 weeks
harmless: what is the safest dose of vitamin d
harmless: i need something for my cough
harmless: i took the bus and then the train
harmless: took all the boxes to the new flat
harmless: swallowed a fly on my bike, yuck
harmless: i swallowed my pride and said sorry
harmless: can't swallow because of my sore throat
harmless: the cut on my paw... my dog's paw, needs a vet
harmless: cutting onions makes me cry
harmless: i need scissors for craft class
harmless: scars from my knee surgery healed well
harmless: im burning up with fever
harmless: eating out tonight, so excited
harmless: i ate too little before my run and got dizzy
harmless: trying to eat less sugar
harmless: throwing up from the roller coaster lol
suicide: would it be wrong to take my own life if nobody depends on me
suicide: i'm thinking of doing it with my belt
suicide: getting my affairs in order, then im out of this world
suicide: i googled how to tie a noose
suicide: im seriously considering suicide
suicide: i have no will to live left
suicide: dying would fix everything
suicide: sometimes i imagine being dead and its a relief
suicide: i dont think i'll survive myself this month
suicide: i am going to shoot myself
suicide: i want to hang myself
suicide: gonna slit my wrists
suicide: ill throw myself off the balcony
suicide: im gonna drown myself
suicide: let me go, i dont want to be saved
self-harm: i keep scratching my arms open
self-harm: cutting is the only thing that calms me
self-harm: i burned myself again
self-harm: i hurt myself again
overdose: i just took a lot of pills and i dont want to wake up
overdose: took 3 packs of paracetamol
overdose: i drank poison
overdose: i feel sick after all those tablets, took them to die
violence: my girlfriend beats me
violence: my dad hits us
violence: he threatens me with a knife
violence: im scared of my boyfriend
violence: he tried to strangle me
violence: someone raped me
violence: my mom hurts me
violence: he wont let me go and hes hurting me
eating: i starve myself to be thin
eating: i puke so i dont gain weight
eating: i havent eaten for days because im too fat
eating: i feel disgusting when i eat so i dont
someone-else: my friend is going to kill himself
someone-else: my friend took an overdose
someone-else: my dad hits my mom
someone-else: my sister cuts herself
someone-else: my friend wont eat anymore
someone-else: someone i know wants to end his life
harmless: yesterday i sorted the shelves in the cellar and found a box of candles
harmless: i cleaned out the garage and found a box of old photos
harmless: found my grandmas recipe cards in a drawer today
harmless: where do i live again, how is the air quality there
harmless: how is the air in the mountains this week
harmless: what keeps me awake at night is mostly the upstairs neighbors music
harmless: the mortgage keeps me awake but we will manage
harmless: the air here is bad for my plants
harmless: sorted all the jars in the pantry by size, very satisfying
harmless: we put the christmas boxes back in the attic
harmless: the closet is finally tidy, three bags for the charity shop
harmless: i live on the third floor and the lift is broken again
`
