/** Nothing was tuned with these: newer ones, by the author of `broad-en.ts`. */
export const HELD_OUT_NEWER_EN = `
suicide: i keep wishing i could just not wake up
suicide: im gonna end it after my shift
suicide: tbh i think everyone would be fine without me, better even
suicide: ive got everything ready for saturday, the rope and the letter
suicide: i cant see any reason to be alive anymore
suicide: Since the diagnosis I have thought about doing it myself, quietly, with my tablets
suicide: unaliving sounds so good rn
suicide: how tall does a bridge need to be
suicide: i told my kids i love them and now im parked by the cliff
suicide: my brain keeps telling me to jump
suicide: nobody believes me but i tried to kill myself in february
suicide: wish that car had hit me
suicide: honestly done. goodbye
suicide: im 12 and i dont want to live
suicide: i gave my best friend my bird // she asked why // because i wont be here
suicide: got dumped // failed uni // i want to be dead
suicide: by the time school starts ill be gone, and i dont mean moved
suicide: it feels good to have picked a day
suicide: the medicine cabinet keeps calling me
suicide: dont save me a seat at christmas
suicide: my mum cries every day because of me, it will be easier for her soon
suicide: i sit in the bath with the razor and count to ten
self-harm: cut my legs again and im not sorry
self-harm: i keep burning myself with my lighter
self-harm: 2 months no sh and then yesterday happened
self-harm: i slam my hand in drawers when i mess up
self-harm: mum asked about the marks, i said brambles
self-harm: blade broke so i used a can lid
self-harm: i need to see red or i wont calm down
overdose: swallowed about 25 of my anxiety pills
overdose: i drank a load of methadone that isnt mine
overdose: i took my whole week of meds in one go and im scared
overdose: cant stand up properly, i emptied the tub of tablets
overdose: whats the antidote for paracetamol, i had 40
overdose: its all gone, the strip and the wine // goodnight
violence: my girlfriend punched me in the face
violence: dad threw me across the room
violence: my manager locked the door and put his hand up my skirt
violence: he checks every message and if he sees this ill get a beating
violence: husband shoved me into the oven while i was holding the baby
violence: im sleeping in the car cause he said he would slit my throat
violence: my nephew threatens me with a hammer for money, i'm 78
violence: gran says its discipline but i have welts
violence: our bedroom door has a dent the size of my head
violence: my mums new man watches me through the bathroom door
eating: i throw my lunch in the bin every day, 44kg now
eating: stuck my fingers down my throat after birthday cake
eating: i live on coffee and diet pills, down 20 kilos
eating: cant eat, every bite makes me feel like a whale so i just dont
eating: how long can you go without food
eating: after family meals i disappear for ten minutes, you can guess
someone-else: my cousin texted that he is going to shoot himself
someone-else: my girl cut her wrists what do i do
someone-else: my housemate took all her antidepressants
someone-else: my uncle is hitting my aunt downstairs
someone-else: my friend barely eats and runs till she collapses
someone-else: my grandpa says he will follow grandma this week
someone-else: a boy in my class has belt marks on his back
someone-else: shes not answering and her last story said im sorry mum
someone-else: my daughter sleeps with a box cutter under her pillow
harmless: this assignment is gonna be the death of me
harmless: i nearly died when my card got declined
harmless: killer headache, took an aspirin
harmless: can we kill the lights and watch a film
harmless: my plants died while i was in greece
harmless: she shot down my idea in the meeting
harmless: im so dead if my mom sees this haircut
harmless: murder on the dancefloor is stuck in my head
harmless: got hit by a cold, staying in bed
harmless: my dad and i had an argument about politics
harmless: my mom grounded me for lying
harmless: i cried all night after we lost the cup
harmless: grandpa died in his sleep on sunday
harmless: it would have been my sisters birthday today, she passed in 2012
harmless: in 2014 i was in a dark place, now im a dad
harmless: i havent self harmed since college and im proud
harmless: my doctor changed my antidepressant, feeling ok
harmless: took my last pill of the antibiotic today
harmless: is it ok to take two allergy tablets
harmless: lost 5 kilos on the new plan, feeling strong
harmless: i skipped dinner because of the movie, had popcorn
harmless: my stomach hurts, too much curry
harmless: threw up on the boat trip, never again
harmless: burned my arm taking out the lasagna
harmless: cut my foot on a shell at the beach
harmless: i fell down the steps and bruised my hip
harmless: my bf scared me with a fake spider
harmless: he wont stop singing in the shower
harmless: i want to leave my flatshare, its so dirty
harmless: im quitting on monday
harmless: i feel so useless at parties
harmless: nobody texted back, guess theyre busy
harmless: i feel lonely since the kids moved out
harmless: bad day, burnt dinner, stubbed toe
harmless: i dont feel like doing anything today
harmless: i hate this stupid homework
harmless: what a depressing film
harmless: the book ends with her drowning
harmless: my villain poisons the king, what poison would they use in 1400
harmless: i die at the same level every time
harmless: write a song about a broken heart
harmless: why did van gogh cut off his ear
harmless: what are the symptoms of an eating disorder, for biology
harmless: who wrote the myth of sisyphus, the one about suicide
harmless: how do lifeguards save a drowning person
harmless: we jumped off the pier and swam back
harmless: going to the range with my brother on sunday
harmless: new knife set arrived
harmless: i need rope for the swing
harmless: my friend cut off her ponytail for charity
harmless: my friend is down because of her exam
harmless: my sister hit her head on the slide, all good now
harmless: my neighbour is a paramedic, wild stories
harmless: see you tomorrow
harmless: goodnight, sleep well
harmless: can you help me with my cv
harmless: my last shift is tonight, party after
harmless: i gave my old phone to my niece
harmless: wrote my parents a postcard
harmless: i finally let go of the past and feel free
`
