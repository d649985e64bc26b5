import { wordList } from '../../words/word-list.ts'
import { amongFirst } from '../shapes.ts'

const CONDITIONS = wordList(`
adhs, ads, aids, akne, alzheimer, anämie, aneurysma, angina pectoris, angststörung, angststörungen, anorexie, arthritis, arthrose, asthma,
autismus, bandscheibenvorfall, bandscheibenvorfälle, bechterew, morbus bechterew, bipolare störung, bluthochdruck, borderline, brustkrebs,
bulimie, burnout, burn-out, copd, chronische migräne, chronische schmerzen, chronische rückenschmerzen, darmkrebs, demenz, depression,
depressionen, diabetes, dissoziative störung, down-syndrom, dyskalkulie, endometriose, epilepsie, essstörung, fatigue, fettleber,
fibromyalgie, gastritis, gicht, glaukom, glutenunverträglichkeit, grauer star, hashimoto, hepatitis, herzfehler, herzinsuffizienz,
herzrhythmusstörungen, herzschrittmacher, hiv, hodenkrebs, hpu, hörsturz, hüftdysplasie, hyperthyreose, hypothyreose, insomnie, ischias,
karpaltunnelsyndrom, keloid, knieprothese, kopfschmerzen chronisch, krebs, krampfadern, laktoseintoleranz, legasthenie, leukämie, lipödem,
long covid, long-covid, lungenkrebs, lupus, lymphdrüsenkrebs, lymphödem, magersucht, me/cfs, migräne, morbus crohn, crohn, ms,
mukoviszidose, multiple sklerose, muskelschwund, narkolepsie, nesselsucht, neurodermitis, niereninsuffizienz, nierensteine,
niedrigen blutdruck, osteoporose, panikattacken, panikstörung, parkinson, parodontitis, pcos, pcs, platzangst, höhenangst, flugangst,
prüfungsangst, klaustrophobie, agoraphobie, spinnenphobie, sozialphobie, soziale phobie, polyneuropathie, psoriasis, ptbs, prostatakrebs,
reizdarm, reizdarmsyndrom, reflux, restless legs, rheuma, rosazea, rosacea, rot-grün-schwäche, schilddrüsenunterfunktion,
schilddrüsenüberfunktion, schizophrenie, schlafapnoe, schlafstörungen, schuppenflechte, schwerhörigkeit, sehschwäche, sichelzellenanämie,
skoliose, sodbrennen, sozialangst, spastik, thrombose, tinnitus, tourette, typ 1 diabetes, typ 2 diabetes, tetraplegie, vitiligo,
vorhofflimmern, wechseljahre, zöliakie, zwangsstörung, zwänge, heuschnupfen, hausstauballergie, zyklothymie, herzinsuffizienz,
hüftarthrose, kniearthrose, eine künstliche hüfte, ein künstliches hüftgelenk, hörgeräte, hörgerät`)

/** Compounds: `Schulterarthrose`, `Hautkrebs`. */
const HEADS = /^\p{L}{2,20}(?:arthrose|krebs|syndrom|störung|phobie|unterfunktion|überfunktion|insuffizienz|sklerose)$/u

/** Before a condition, without changing it. */
const DEGREE =
  /^(?:(?:eine?n?|die|das|den|schwere[sn]?|starke[sn]?|leichte[sn]?|chronische[sn]?|diagnostizierte[sn]?|mittelschwere|ausgewachsene[sn]?|ziemliche|dieses|diese|blöde[sn]?|scheiß|verdammte[sn]?|doofe[sn]?|angeborene[nr]?) ){0,3}/iu
const AFTER =
  /(?:,| (?:und|mit|seit|deswegen|diagnostiziert|bekommen|festgestellt|im|in|am|an|auf|von|typ)(?= |$)).{0,200}$/iu

/** The lasting condition that a text names, without its article. */
export function germanCondition(text: string | undefined): string | null {
  const said = (text ?? '').replace(AFTER, '').trim().replace(DEGREE, '')
  const word = said.toLowerCase()
  if (!CONDITIONS.has(word) && !HEADS.test(word)) return null
  return /diabetes$/.test(word) ? (/diabetes(?: typ ?[12i]{1,2})?/iu.exec(text ?? '')?.[0] ?? said) : said
}

/** What people are rather than have: `ich bin schwerhörig`. */
export const GERMAN_STATES =
  'autistisch|bipolar|blind|fast blind|farbenblind|depressiv|gehörlos|taub|schwerhörig|legastheniker(?:in)?|legasthenisch|epileptiker(?:in)?|querschnittsgelähmt|magersüchtig|alkoholiker(?:in)?|trockene[r]? alkoholiker(?:in)?|schwerbehindert|sehbehindert|asthmatiker(?:in)?|hochsensibel|linkshänder(?:in)?|rechtshänder(?:in)?|nachteule|frühaufsteher(?:in)?|langschläfer(?:in)?|introvertiert|extrovertiert|nichtraucher(?:in)?|raucher(?:in)?|kettenraucher(?:in)?|bluter|rot-grün-blind|hiv-positiv|adhsler(?:in)?|schwul|lesbisch|bisexuell|nonbinär|nichtbinär|trans|asexuell|pansexuell'

const MEDICINES = wordList(`
insulin, metformin, ritalin, medikinet, concerta, elvanse, l-thyroxin, thyroxin, lthyroxin, euthyrox, ramipril, bisoprolol, metoprolol,
candesartan, amlodipin, sertralin, citalopram, escitalopram, fluoxetin, venlafaxin, mirtazapin, duloxetin, bupropion, opipramol,
quetiapin, lithium, lamotrigin, antidepressiva, antidepressivum, pantoprazol, omeprazol, kortison, cortison, prednisolon, methotrexat,
mtx, humira, ozempic, mounjaro, wegovy, marcumar, eliquis, xarelto, blutverdünner, betablocker, blutdrucktabletten, schilddrüsentabletten,
simvastatin, atorvastatin, statine, cetirizin, antihistaminika, eisentabletten, vitamin d, schmerzmittel, tilidin, tramadol, gabapentin,
pregabalin, tavor, diazepam, melatonin, testosteron, östrogen, hormone, salbutamol, asthmaspray, symbicort, spiriva, keppra, valproat,
levetiracetam, clozapin, risperidon, olanzapin, levodopa, allopurinol`)

/** The medicine among the first words of a text. */
export const germanMedicine = amongFirst(MEDICINES)

export const GERMAN_FEARS = wordList(`
spinnen, höhe, höhen, hunden, katzen, fliegen, flugzeugen, wasser, gewitter, gewittern, dunkelheit, dunkeln, clowns, spritzen, nadeln,
blut, zahnarzt, zahnärzten, mäusen, ratten, schlangen, enge, engen räumen, aufzügen, fahrstühlen, aufzug, fahrstuhl, keimen, bakterien,
vögeln, tauben, wespen, bienen, hornissen, insekten, käfern, motten, menschenmengen, menschen, publikum, sprechen, reden, krankheiten,
krankenhäusern, brücken, tunneln, haien, pferden, kühen, gänsen, schmetterlingen, quallen, feuer, puppen, geistern, alleinsein, löchern,
knallern, achterbahnen, rolltreppen, ärzten, autobahnen, autofahren, tiefem wasser, offenem meer, fröschen, krabbeltieren,
krabbelviechern, schnecken, zecken`)
