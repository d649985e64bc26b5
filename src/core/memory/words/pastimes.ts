import { wordList } from './word-list.ts'

export const INSTRUMENTS = wordList(`
guitar, bass, bass guitar, double bass, electric guitar, acoustic guitar, piano, drums, drum, violin, fiddle, cello, flute, clarinet, saxophone, sax, trumpet, trombone,
tuba, french horn, cornet, euphonium, ukulele, uke, harp, banjo, accordion, harmonica, oboe, bassoon, viola, mandolin, keyboard, organ, keys, recorder,
bagpipes, tin whistle, sitar, tabla, djembe, bongos, marimba, xylophone, lute, synth, synthesizer, concertina, bodhran, didgeridoo, kalimba, oud, erhu, koto`)

export const GAMES = wordList(`
tennis, football, american football, flag football, five a side, 5-a-side, 5 a side, footy, soccer, basketball, netball, baseball, softball, volleyball, beach volleyball,
hockey, field hockey, ice hockey, roller hockey, rugby, touch rugby, cricket, golf, disc golf, mini golf, badminton, squash, racquetball, padel, pickleball, table tennis, ping pong,
lacrosse, handball, water polo, polo, darts, pool, snooker, billiards, bowling, bowls, lawn bowls, boules, petanque, curling, croquet, frisbee, ultimate, ultimate frisbee, dodgeball,
kickball, hurling, camogie, gaelic football, chess, poker, bridge, go, mahjong, backgammon, checkers, dominoes, cribbage, canasta, rummy, solitaire, sudoku, crosswords, jigsaws, puzzles,
jigsaw puzzles, scrabble, trivia, pub quiz, bingo, dungeons and dragons, dungeons & dragons, d&d, dnd, minecraft, fortnite, valorant, league of legends, league, overwatch, roblox,
world of warcraft, wow, warhammer, magic the gathering, animal crossing, the sims, sims, stardew valley, skyrim, pokemon, pokemon go, zelda, counter strike, call of duty,
fifa, rocket league, apex, genshin impact, elden ring, baldur's gate, video games, videogames, board games, boardgames, card games, tabletop games, rpgs`)

export const PASTIMES = wordList(`
running, trail running, jogging, cycling, biking, mountain biking, bmx, spinning, spin, swimming, open water swimming, wild swimming, cold water swimming, hiking, hillwalking, hill walking, rambling,
climbing, bouldering, rock climbing, walking, nordic walking, race walking, yoga, hot yoga, pilates, crossfit, hiit, zumba, aerobics, aquafit, aqua aerobics, water aerobics, barre, calisthenics,
boxing, kickboxing, muay thai, thai boxing, judo, karate, jiu-jitsu, jiu jitsu, bjj, taekwondo, aikido, kung fu, tai chi, krav maga, capoeira, wrestling, mma, kendo,
weightlifting, weight lifting, powerlifting, bodybuilding, lifting, rowing, sculling, kayaking, canoeing, paddleboarding, rafting, surfing, windsurfing, kitesurfing, bodyboarding,
skiing, cross country skiing, snowboarding, sledding, ice skating, figure skating, roller skating, rollerblading, skating, skateboarding, roller derby, sailing, diving, scuba diving, scuba, freediving, snorkelling, snorkeling,
fishing, fly fishing, angling, hunting, camping, backpacking, bushcraft, foraging, mushroom picking, horse riding, horseback riding, riding, dressage, show jumping, archery, shooting, clay pigeon shooting, fencing, gymnastics,
trampolining, parkour, orienteering, athletics, track, cross country, triathlon, triathlons, marathons, parkrun, park run, park runs, obstacle races, motocross, karting, go karting, drag racing, track days, paragliding, skydiving, gliding, hang gliding,
dancing, salsa, bachata, tango, swing dancing, swing, line dancing, ballroom, ballroom dancing, ballet, tap, tap dancing, morris dancing, ceilidh, square dancing, contra dancing, hip hop, breakdancing, pole dancing, pole, belly dancing, flamenco, cheerleading, cheer,
painting, oil painting, watercolour, watercolor, watercolours, watercolors, acrylics, drawing, life drawing, sketching, urban sketching, printmaking, lino printing, screen printing, pottery, ceramics, sculpture, sculpting, stained glass, glassblowing, mosaics, sewing, dressmaking, knitting, crochet, crocheting,
embroidery, cross stitch, cross-stitch, cross stitching, needlepoint, quilting, patchwork, weaving, spinning wool, macrame, felting, woodworking, woodwork, woodturning, wood turning, carpentry, wood carving, whittling, leatherwork, leathercraft, metalwork, blacksmithing, welding, jewellery making, jewelry making, candle making, soap making,
scrapbooking, card making, papercraft, bookbinding, origami, calligraphy, hand lettering, lettering, model trains, model railways, model building, model making, miniature painting, mini painting, lego, diy, upcycling, furniture restoration,
gardening, the allotment, allotment, houseplants, bonsai, beekeeping, bee keeping, baking, sourdough, cooking, barbecuing, brewing, homebrewing, home brewing, winemaking, wine tasting, mixology, cheesemaking, fermenting, canning, photography, film photography, street photography, videography, filmmaking, vlogging,
birdwatching, bird watching, birding, trainspotting, plane spotting, stargazing, astronomy, astrophotography, metal detecting, mudlarking, geocaching, genealogy, family history, stamp collecting, coin collecting, collecting vinyl, vinyl, antiques, thrifting,
reading, writing, creative writing, poetry, fan fiction, fanfic, blogging, journaling, bullet journaling, singing, choir, gospel choir, karaoke, beatboxing, rapping, djing, producing music, music production, songwriting, acting, amateur dramatics, am dram, amdram, community theatre, community theater, improv, stand-up, standup, stand up comedy, drama club, theatre, theater, musical theatre, musical theater,
cosplay, larp, larping, reenactment, historical reenactment, juggling, circus skills, aerial silks, silks, trapeze, magic, magic tricks, ventriloquism, gaming, speedrunning, coding, programming, robotics, electronics, 3d printing, ham radio, amateur radio, drones, traveling, travelling, urban exploration, volunteering, debating, debate, meditation, meditating, volunteering at the shelter,
dog agility, agility, dog training, falconry, pigeon racing, aquariums, fishkeeping, crabbing, lifesaving, surf lifesaving, coasteering, caving, spelunking, canyoning, mountaineering, ice climbing, via ferrata, bellringing, bell ringing, brass band, marching band, orchestra, drumming, songwriting, scouts, girl guides, cadets, book club, writing group, knitting circle, run club, walking group, gym, the gym`)

/** People named after what they do for pleasure, after `a keen`. */
export const HOBBYISTS = wordList(`
reader, gardener, runner, cyclist, swimmer, climber, hiker, walker, rambler, baker, cook, photographer, painter, knitter, crocheter, quilter, gamer, golfer, skier, snowboarder, surfer, sailor, angler, fisherman,
birder, birdwatcher, beekeeper, woodworker, potter, dancer, singer, guitarist, pianist, drummer, bassist, violinist, musician, writer, poet, blogger, collector, traveller, traveler, astronomer, stargazer, footballer, cricketer, boxer,
triathlete, rower, kayaker, camper, forager, brewer, homebrewer, hunter, horse rider, rider, skater, skateboarder, swimmer, diver, bowler, chess player, tennis player, rugby player, darts player, bell ringer, birdwatcher, genealogist, sketcher, embroiderer, astrophotographer, weightlifter, powerlifter, bodybuilder, foodie, cinephile, bookworm`)
