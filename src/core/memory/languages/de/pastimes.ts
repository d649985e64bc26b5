import { wordList } from '../../words/word-list.ts'

/** Sports, games, crafts, music. */
const PASTIMES = wordList(`
aerobic, aikido, akkordeon, angeln, aquarellmalerei, aquafitness, astronomie, ausdauersport, backen, badminton, ballett, banjo, baseball,
basketball, basteln, bass, bauchtanz, beachvolleyball, bergsteigen, billard, bmx, bogenschießen, bouldern, boule, bowling, bowlen, boxen,
brettspiele, bridge, bücher, camping, capoeira, cello, chor, chorsingen, cosplay, cricket, crossfit, curling, darts, dart, drachenfliegen,
drechseln, drums, eishockey, eislaufen, eiskunstlauf, e-gitarre, fahrradfahren, rennrad, fallschirmspringen, fasching, fastnacht,
faustball, fechten, federball, fitness, fitnessstudio, fitti, flamenco, flöte, querflöte, blockflöte, flohmarkt, folk, fotografieren,
fotografie, fußball, fussball, futsal, gaming, garteln, gartenarbeit, gärtnern, geige, geigenunterricht, geocaching, gesang, gitarre, go,
golf, gym, gymnastik, handball, harfe, häkeln, handarbeit, hiphop, hip-hop, hockey, horn, hula-hoop, imkern, imkerei, improtheater,
inliner, inlineskaten, jazz, jazzdance, jiu-jitsu, joggen, jonglieren, judo, kajak, kajakfahren, kanu, karaoke, karate, karneval,
kartenspielen, kegeln, keramik, keyboard, kickboxen, kicker, kirchenchor, klarinette, klavier, klettern, klettersteig, kontrabass, kochen,
kraftsport, krafttraining, krav maga, kreuzstich, kung fu, lacrosse, langlauf, laufen, lego, leichtathletik, lesen, line dance, linedance,
malen, makramee, mandoline, marathon, meditation, meditieren, minecraft, minigolf, modellbau, modelleisenbahn, motocross, motorradfahren,
mountainbiken, mountainbike, muay thai, mundharmonika, nähen, nordic walking, oboe, orgel, orchester, origami, paddeln, padel, paintball,
pen and paper, d&d, pfadfinder, piano, pilates, poetry slam, poker, posaune, posaunenchor, puzzeln, quidditch, radfahren, radeln, rafting,
reiten, reitunterricht, ringen, rollhockey, rollschuh, roller derby, rommé, rudern, rugby, salsa, saxophon, saxofon, schach, schafkopf,
schießen, schlagzeug, schlittschuhlaufen, schnitzen, schnorcheln, schreiben, schwimmen, seekajak, segelfliegen, segeln, singen, skaten,
skateboarden, skat, ski, skifahren, skilanglauf, skateboard, snooker, snowboard, snowboarden, spinning, spikeball, sport, squash,
standardtanz, stepptanz, stricken, sticken, surfen, synchronschwimmen, tabletop, taekwondo, tai chi, tango, tanzen, tauchen, tennis,
tenorhorn, theater, theatergruppe, tischkicker, tischtennis, töpfern, trampolin, triathlon, trompete, tuba, turnen, ukulele, volleyball,
voltigieren, waldhorn, walken, wandern, wasserball, wellenreiten, werken, wing tsun, windsurfen, yoga, ju-jutsu, zaubern, zeichnen,
zither, zumba, warhammer, valorant, fortnite, lol, world of warcraft, wow, stand-up paddling, sup, disc golf, discgolf, ultimate frisbee,
frisbee, parkour, holzwerken, schmieden, kalligrafie, kalligraphie, gospelchor, gospel, blasmusik, blaskapelle, dudelsack, schrebergarten,
kleingarten, doppelkopf, doko`)

/** First parts of compounds: `Kegelabend`, `Chorprobe`. */
const STEMS =
  /^(?:aerobic|aikido|badminton|ballett|band|basketball|blas|bogenschieß|boule|boulder|bowling|box|bridge|bücher|buch|chor|crossfit|dart|doppelkopf|doko|eishockey|eislauf|feuerwehr|fitness|foto|fußball|fussball|gesang|gesangs|geigen|gitarren|golf|gymnastik|handball|handarbeits|häkel|hockey|hunde|imker|judo|jiu-jitsu|kampfsport|kanu|karate|karnevals|kegel|kirchenchor|klavier|kletter|koch|kunst|lauf|lese|leichtathletik|mal|modellbau|musik|näh|orchester|padel|pilates|poker|posaunen|quiz|pubquiz|rad|reit|ringer|ruder|rugby|salsa|schach|schafkopf|schützen|schwimm|segel|segelflug|sing|skat|ski|spiele|brettspiel|sport|squash|strick|tango|tanz|tauch|tennis|theater|tischtennis|töpfer|triathlon|trommel|turn|volleyball|wander|yoga|zeichen|zumba|rommé|pen-and-paper|d&d|dnd|rollenspiel|improtheater|gospel|alpen|kleingarten|schreber)/u
const HEADS =
  /(?:abend|training|probe|club|klub|verein|kurs|kurse|stunde|unterricht|runde|gruppe|kreis|stammtisch|team|mannschaft|treff|turnier|schule|kapelle|nachmittag|spielen)$/u

const AFTER =
  /(?:,| (?:im|in|bei|beim|mit|und|am|an|für|auf|aber|seit|gern|gerne|jede[nrs]?|zwei|drei|\d|oder|weil|zum|dienstags|montags|mittwochs|donnerstags|freitags|samstags|sonntags)(?= |$)).{0,200}$/iu

/** The pastime that a text starts with, as one or more words. */
export function germanPastime(text: string | undefined): string | null {
  const said = (text ?? '')
    .replace(AFTER, '')
    .trim()
    .replace(/^(?:das |die |der |den |dem |meine?n? |mein |eine?n? |zum |zur )/iu, '')
  const word = said.toLowerCase()
  const isKnown = PASTIMES.has(word) || (STEMS.test(word) && HEADS.test(word))
  return isKnown ? said : null
}

/** Verbs of pastimes, in the first person: `ich stricke gern` is stricken. */
export const PASTIME_VERBS: ReadonlyMap<string, string> = new Map(
  'stricke stricken|häkle häkeln|häkel häkeln|nähe nähen|male malen|zeichne zeichnen|klettere klettern|bouldere bouldern|boulder bouldern|jogge joggen|wandere wandern|schwimme schwimmen|reite reiten|tanze tanzen|singe singen|töpfere töpfern|töpfer töpfern|gärtnere gärtnern|imkere imkern|angle angeln|angel angeln|segle segeln|rudere rudern|boxe boxen|turne turnen|fotografiere fotografieren|bastle basteln|backe backen|koche kochen|lese lesen|surfe surfen|tauche tauchen|kegle kegeln|zocke zocken|meditiere meditieren|schnitze schnitzen|sticke sticken|fechte fechten|skate skaten|puzzle puzzeln'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)
