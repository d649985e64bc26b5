import { wordList } from '../../words/word-list.ts'
import { amongFirst } from '../shapes.ts'

const CONDITIONS = wordList(`
tdah, tda, tsa, acné, acouphènes, agoraphobie, alzheimer, anémie, angoisses, anorexie, anxiété, anxiété généralisée, apnée du sommeil,
arthrite, arthrose, asthme, autisme, avc, boulimie, borderline, bpco, burn-out, burnout, cancer, cancer du sein, cancer de la prostate,
cancer du côlon, cholestérol, claustrophobie, cœliaque, colopathie, covid long, crohn, maladie de crohn, maladie cœliaque,
maladie de parkinson, maladie de lyme, maladie de charcot, daltonisme, dépression, dermatite atopique, diabète, diabète de type 1,
diabète de type 2, douleurs chroniques, drépanocytose, dyslexie, dyspraxie, dyscalculie, eczéma, emphysème, endométriose, épilepsie,
fibromyalgie, fibro, glaucome, goutte, hashimoto, hémophilie, hépatite, hernie discale, hernie, hyperactivité, hypertension,
hypertension artérielle, hyperthyroïdie, hypothyroïdie, hypo thyroïdie, infertilité, insomnies, insomnie, insuffisance cardiaque,
insuffisance rénale, intolérance au lactose, intolérance au gluten, leucémie, lupus, lyme, lymphome, mal de dos chronique,
maladie auto-immune, migraine, migraines, migraines ophtalmiques, mucoviscidose, myopathie, narcolepsie, névralgie, obésité, ostéoporose,
parkinson, phobie sociale, polyarthrite, polyarthrite rhumatoïde, psoriasis, rosacée, rhume des foins, rhumatismes, rch, reflux, rétinite,
schizophrénie, sciatique, scoliose, sclérose en plaques, sep, sida, sii, spondylarthrite, spondylarthrite ankylosante,
stress post-traumatique, syndrome des ovaires polykystiques, sopk, syndrome de l'intestin irritable, syndrome des jambes sans repos,
tabès, tendinite chronique, thyroïdite, toc, tocs, tourette, trouble anxieux, trouble bipolaire, troubles bipolaires,
troubles alimentaires, trouble du comportement alimentaire, trisomie, vertiges de ménière, vih, vitiligo, vertige, pacemaker,
prothèse de hanche, appareils auditifs, stomie, bégaiement, crises d'angoisse, crises d'épilepsie, crises de panique, phobie scolaire,
tca, arythmie, fibrillation auriculaire, eczema, fibrose, tétraplégie, paraplégie, ménopause`)
const HEADS = /^(?:cancer d|maladie de |syndrome d|insuffisance |sclérose |tumeur )[\p{L}'’ -]{3,30}$/u

const BEFORE =
  /^(?:(?:de l'|de la |du |des |d'|de |le |la |les |l'|une? |mon |ma |mes |gros |grosse |sévère |petite? |légère? |forte? |sale |foutue?s? |fichue?s? ){0,3})/iu
const AFTER =
  /(?:,| (?:et|avec|depuis|qui|à \d|à l'âge|en(?! plaques)|dans|donc|mais|sévère|légère?|chronique (?=.)|diagnostiquée?|au|aux|alors|du coup|hier|aujourd'hui|ce|l'an|l'année|y a|il y a|la semaine|le mois|cette)(?= |$)).{0,200}$/iu

/** The lasting condition that a text names, without its article. */
export function frenchCondition(text: string | undefined): string | null {
  const said = (text ?? '').replace(AFTER, '').trim().replace(BEFORE, '')
  const word = said.toLowerCase()
  const isKnown = CONDITIONS.has(word) || CONDITIONS.has(word.replace(/ chroniques?$/, '')) || HEADS.test(word)
  return isKnown ? said : null
}

/** What people are rather than have: `je suis dyslexique`. */
export const FRENCH_STATES =
  'autiste|asperger|bipolaire|aveugle|malvoyante?|malentendante?|sourde?|daltonienne?|daltonien|dépressi(?:f|ve)|dyslexique|dyspraxique|épileptique|hémophile|hypocondriaque|hypersensible|claustro|claustrophobe|agoraphobe|arachnophobe|phobique scolaire|insomniaque|migraineu(?:x|se)|anémiée?|anorexique|boulimique|alcoolique(?: abstinente?)?|tétraplégique|paraplégique|handicapée?|invalide|asthmatique|hpi|tdah|zèbre|séropositi(?:f|ve)|gauch(?:er|ère)|droiti(?:er|ère)|insomniaque|fumeu(?:r|se)|non-fumeu(?:r|se)|lève-tôt|couche-tard|introvertie?|extravertie?|gay|lesbienne|bi|bisexuel(?:le)?|trans|non-binaire|asexuel(?:le)?|pansexuel(?:le)?|orpheline?|jumelle|ménopausée|sobre|bègue|somnambule'

const MEDICINES = wordList(`
insuline, metformine, ritaline, concerta, méthylphénidate, levothyrox, lévothyrox, euthyrox, l-thyroxine, thyroxine, ramipril, bisoprolol,
amlodipine, candésartan, sertraline, zoloft, paroxetine, paroxétine, deroxat, escitalopram, seroplex, citalopram, fluoxétine, prozac,
venlafaxine, effexor, mirtazapine, quétiapine, lithium, lamictal, lamotrigine, antidépresseurs, antidépresseur, anxiolytiques, xanax,
lexomil, valium, oméprazole, ésoméprazole, pantoprazole, cortisone, prednisone, méthotrexate, humira, ozempic, wegovy, mounjaro, kardégic,
kardegic, eliquis, xarelto, préviscan, anticoagulants, anticoagulant, bêtabloquants, bêta-bloquants, statines, statine, crestor, tahor,
antihistaminiques, aerius, cétirizine, ventoline, symbicort, seretide, fer, vitamine d, tramadol, lyrica, gabapentine, neurontin, laroxyl,
dépakine, depakine, keppra, risperdal, abilify, zyprexa, mélatonine, testostérone, œstrogènes, hormones, doliprane codéiné, somnifères,
morphine, cortancyl, plaquenil, imurel, pentasa, sotalol, cordarone, lasilix, colchicine, allopurinol, modopar, truvada, prep`)

/** The medicine among the first words of a text. */
export const frenchMedicine = amongFirst(MEDICINES)

export const FRENCH_FEARS = wordList(`
araignées, araignée, vide, hauteur, hauteurs, chiens, chats, avion, eau, mer, orage, orages, noir, clowns, aiguilles, piqûres, piqures,
sang, dentiste, souris, rats, serpents, ascenseurs, ascenseur, microbes, oiseaux, pigeons, guêpes, abeilles, frelons, insectes, cafards,
foule, foules, public, ponts, tunnels, requins, chevaux, vaches, oies, papillons, méduses, feu, poupées, fantômes, solitude, trous,
pétards, altitude, escalators, téléphérique, autoroute, volant, conduire, grenouilles, crapauds, lézards, bestioles, seringues, vaccins,
médecins, espaces clos, lieux clos, endroits clos, parler en public, prendre l'avion, avions, profondeurs, bateau, poissons,
chauves-souris, mites, cimetières, orties, bêtes, petites bêtes, manèges, plongeoir`)
