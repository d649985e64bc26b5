import { wordList } from '../../words/word-list.ts'

/** Sports, games, crafts, music. */
const PASTIMES = wordList(`
accordéon, aérobic, aïkido, alpinisme, apiculture, aquabike, aquagym, aquarelle, astronomie, athlétisme, aviron, badminton, ballet, banjo,
basse, basket, batterie, belote, billard, bmx, boxe, boxe thaï, bricolage, bridge, broderie, calligraphie, camping, canoë, canoë-kayak,
canyoning, capoeira, céramique, chant, chasse, chorale, choeur, chœur, cirque, clarinette, claquettes, clavecin, clavier, coinche,
contrebasse, cor, cornemuse, cosplay, couture, course, course à pied, crochet, crossfit, cuisine, cyclisme, danse, danse classique,
danse contemporaine, danse country, danses latines, échecs, dessin, deltaplane, djembé, dressage, élagage, équitation, escalade, escrime,
fanfare, fitness, flamenco, fléchettes, flûte, flûte traversière, foot, football, footing, futsal, gaming, généalogie, golf, guitare,
guitare électrique, gym, gymnastique, hand, handball, handpan, harmonica, harpe, haltérophilie, hautbois, hip-hop, hip hop, hockey,
hockey sur glace, impro, improvisation, théâtre d'impro, jardinage, jeux de rôle, jeux de société, jeux vidéo, jiu-jitsu, jjb, jogging,
jonglage, judo, karaoké, karaté, karting, kayak, kickboxing, kitesurf, kite, kizomba, krav maga, lecture, lego, lindy hop, lutte, macramé,
magie, mandoline, maquettes, maquettisme, marathon, marche, marche nordique, marionnettes, méditation, menuiserie, modélisme, moto,
motocross, mots croisés, muay thaï, muscu, musculation, musique, natation, natation synchronisée, orgue, origami, orchestre, padel,
paddle, parachute, parapente, parkour, patchwork, patinage, patinage artistique, patin, pêche, pêche à la mouche, peinture, permaculture,
percussions, pétanque, philatélie, photo, photographie, piano, pilates, ping-pong, piscine, planche à voile, plongée, poésie, poker,
poterie, puzzle, puzzles, qi gong, quad, qwan ki do, rando, randonnée, randos, randonnées, roller, rock acrobatique, roller derby, rugby,
salsa, samba, saxo, saxophone, scrabble, sculpture, scoutisme, self-défense, skate, skateboard, ski, ski de fond, slam, snow, snowboard,
spéléo, spéléologie, spinning, sport, squash, step, street workout, sudoku, surf, swing, synthé, taï-chi, tai chi, taekwondo, tambour,
tango, tarot, tennis, tennis de table, théâtre, tir à l'arc, tir, trail, tricot, triathlon, trombone, trompette, tuba, ukulélé, ulm,
ultimate, VTT, vtt, vélo, violon, violoncelle, voile, vol à voile, volley, volley-ball, waterpolo, water-polo, yoga, zumba, warhammer,
minecraft, fortnite, lol, valorant, dnd, échecs, batucada, gospel, batterie, bodyboard, wakeboard, alto, cor anglais, hautbois, beatbox,
théâtre amateur, vielle, biniou, bombarde, claquettes, bachata, bowling, airsoft, paintball, karting, pump, trampoline`)

const BEFORE =
  /^(?:de l'|de la |du |des |d'|de |le |la |les |l'|un |une |mon |ma |mes |au |aux |à la |à l'|cours de |cours d'|entraînement de |entraînement d'|répète de |répétition de |club de |match de |soirée |atelier |séance de |stage de )/iu
const AFTER =
  /(?:,| (?:le|la|les|tous|toutes|avec|dans|depuis|chaque|et|en|à|au|une|deux|trois|\d|pour|parce|mais|quand|tout|deux|avant|après|sur|chez|un|bien|ça|c'est|est|sacré|obligatoire|oblige|niveau|pro|loisir|amateur)(?= |$)).{0,200}$/iu

/** The pastime that a text starts with. */
export function frenchPastime(text: string | undefined): string | null {
  const whole = (text ?? '').trim()
  const plain = whole.replace(BEFORE, '').replace(BEFORE, '').trim()
  if (PASTIMES.has(plain.toLowerCase())) return plain
  const said = plain.replace(AFTER, '').trim()
  const start = said.toLowerCase().split(' ').slice(0, 3)
  for (let length = start.length; length > 0; length -= 1)
    if (PASTIMES.has(start.slice(0, length).join(' '))) return length === said.split(' ').length ? said : null
  return null
}

/** Verbs of pastimes, in the first person: `je tricote` is tricoter. */
export const PASTIME_VERBS: ReadonlyMap<string, string> = new Map(
  'tricote tricoter|crochète crocheter|couds coudre|peins peindre|dessine dessiner|grimpe grimper|cours courir|nage nager|danse danser|chante chanter|jardine jardiner|pêche pêcher|chasse chasser|brode broder|surfe surfer|skie skier|randonne randonner|bricole bricoler|lis lire|médite méditer|boxe boxer|patine patiner|pédale pédaler|joue jouer'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)
