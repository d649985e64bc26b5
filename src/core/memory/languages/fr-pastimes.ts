import { wordSet } from './word-set.ts'

/** Sports, games, crafts, music. */
const PASTIMES = wordSet(`
accordéon aérobic aïkido alpinisme apiculture aquabike aquagym aquarelle astronomie athlétisme aviron badminton ballet banjo basse basket batterie belote billard bmx boxe boxe_thaï bricolage bridge broderie
calligraphie camping canoë canoë-kayak canyoning capoeira céramique chant chasse chorale choeur chœur cirque clarinette claquettes clavecin clavier coinche contrebasse cor cornemuse cosplay couture course course_à_pied
crochet crossfit cuisine cyclisme danse danse_classique danse_contemporaine danse_country danses_latines échecs dessin deltaplane djembé dressage élagage équitation escalade escrime fanfare fitness flamenco fléchettes flûte flûte_traversière foot
football footing futsal gaming généalogie golf guitare guitare_électrique gym gymnastique hand handball handpan harmonica harpe haltérophilie hautbois hip-hop hip_hop hockey hockey_sur_glace
impro improvisation théâtre_d'impro jardinage jeux_de_rôle jeux_de_société jeux_vidéo jiu-jitsu jjb jogging jonglage judo karaoké karaté karting kayak kickboxing kitesurf kite kizomba krav_maga lecture lego lindy_hop lutte
macramé magie mandoline maquettes maquettisme marathon marche marche_nordique marionnettes méditation menuiserie modélisme moto motocross mots_croisés muay_thaï muscu musculation musique natation natation_synchronisée
orgue origami orchestre padel paddle parachute parapente parkour patchwork patinage patinage_artistique patin pêche pêche_à_la_mouche peinture permaculture percussions pétanque philatélie photo photographie piano pilates ping-pong
piscine planche_à_voile plongée poésie poker poterie puzzle puzzles qi_gong quad qwan_ki_do rando randonnée randos randonnées roller rock_acrobatique roller_derby rugby salsa samba saxo saxophone scrabble sculpture scoutisme self-défense skate
skateboard ski ski_de_fond slam snow snowboard spéléo spéléologie spinning sport squash step street_workout sudoku surf swing synthé taï-chi tai_chi taekwondo tambour tango tarot tennis tennis_de_table théâtre tir_à_l'arc tir trail tricot triathlon trombone
trompette tuba ukulélé ulm ultimate VTT vtt vélo violon violoncelle voile vol_à_voile volley volley-ball waterpolo water-polo yoga zumba warhammer minecraft fortnite lol valorant dnd échecs batucada gospel batterie bodyboard wakeboard
alto cor_anglais hautbois beatbox théâtre_amateur vielle biniou bombarde claquettes bachata bowling airsoft paintball karting pump trampoline`)

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
