import { wordSet } from './word-set.ts'

const CONDITIONS = wordSet(`
tdah tda tsa acné acouphènes agoraphobie alzheimer anémie angoisses anorexie anxiété anxiété_généralisée apnée_du_sommeil arthrite arthrose asthme autisme avc
boulimie borderline bpco burn-out burnout cancer cancer_du_sein cancer_de_la_prostate cancer_du_côlon cholestérol claustrophobie cœliaque colopathie covid_long crohn maladie_de_crohn
maladie_cœliaque maladie_de_parkinson maladie_de_lyme maladie_de_charcot daltonisme dépression dermatite_atopique diabète diabète_de_type_1 diabète_de_type_2 douleurs_chroniques drépanocytose dyslexie
dyspraxie dyscalculie eczéma emphysème endométriose épilepsie fibromyalgie fibro glaucome goutte hashimoto hémophilie hépatite hernie_discale hernie hyperactivité hypertension hypertension_artérielle
hyperthyroïdie hypothyroïdie hypo_thyroïdie infertilité insomnies insomnie insuffisance_cardiaque insuffisance_rénale intolérance_au_lactose intolérance_au_gluten leucémie lupus lyme lymphome mal_de_dos_chronique
maladie_auto-immune migraine migraines migraines_ophtalmiques mucoviscidose myopathie narcolepsie névralgie obésité ostéoporose parkinson phobie_sociale polyarthrite polyarthrite_rhumatoïde psoriasis
rosacée rhume_des_foins rhumatismes rch reflux rétinite schizophrénie sciatique scoliose sclérose_en_plaques sep sida sii spondylarthrite spondylarthrite_ankylosante stress_post-traumatique
syndrome_des_ovaires_polykystiques sopk syndrome_de_l'intestin_irritable syndrome_des_jambes_sans_repos tabès tendinite_chronique thyroïdite toc tocs tourette trouble_anxieux trouble_bipolaire troubles_bipolaires
troubles_alimentaires trouble_du_comportement_alimentaire trisomie vertiges_de_ménière vih vitiligo vertige pacemaker prothèse_de_hanche appareils_auditifs stomie bégaiement crises_d'angoisse crises_d'épilepsie crises_de_panique
phobie_scolaire tca arythmie fibrillation_auriculaire eczema fibrose tétraplégie paraplégie ménopause`)
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

const MEDICINES = wordSet(`
insuline metformine ritaline concerta méthylphénidate levothyrox lévothyrox euthyrox l-thyroxine thyroxine ramipril bisoprolol amlodipine candésartan sertraline zoloft paroxetine paroxétine deroxat
escitalopram seroplex citalopram fluoxétine prozac venlafaxine effexor mirtazapine quétiapine lithium lamictal lamotrigine antidépresseurs antidépresseur anxiolytiques xanax lexomil valium
oméprazole ésoméprazole pantoprazole cortisone prednisone méthotrexate humira ozempic wegovy mounjaro kardégic kardegic eliquis xarelto préviscan anticoagulants anticoagulant bêtabloquants
bêta-bloquants statines statine crestor tahor antihistaminiques aerius cétirizine ventoline symbicort seretide fer vitamine_d tramadol lyrica gabapentine neurontin laroxyl dépakine depakine keppra
risperdal abilify zyprexa mélatonine testostérone œstrogènes hormones doliprane_codéiné somnifères morphine cortancyl plaquenil imurel pentasa sotalol cordarone lasilix colchicine allopurinol modopar truvada prep`)

const MOST_WORDS = 4
/** The medicine among the first words of a text. */
export const frenchMedicine = (text: string | undefined): string | null =>
  (text ?? '')
    .split(/[^\p{L}-]{1,60}/u)
    .slice(0, MOST_WORDS)
    .find((word) => MEDICINES.has(word.toLowerCase())) ?? null

export const FRENCH_FEARS = wordSet(`
araignées araignée vide hauteur hauteurs chiens chats avion eau mer orage orages noir clowns aiguilles piqûres piqures sang dentiste souris rats serpents ascenseurs ascenseur microbes oiseaux
pigeons guêpes abeilles frelons insectes cafards foule foules public ponts tunnels requins chevaux vaches oies papillons méduses feu poupées fantômes solitude
trous pétards altitude escalators téléphérique autoroute volant conduire grenouilles crapauds lézards bestioles seringues vaccins médecins espaces_clos lieux_clos endroits_clos parler_en_public
prendre_l'avion avions profondeurs bateau poissons chauves-souris mites cimetières orties bêtes petites_bêtes manèges plongeoir`)
