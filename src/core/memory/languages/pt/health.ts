import { looseList } from '../loose-list.ts'

/** What people have for years. */
export const ILLNESSES = looseList(`
diabetes, diabetes tipo 1, diabetes tipo 2, diabetes tipo um, diabetes tipo dois, asma, bronquite crônica, bronquite asmática, dpoc, ansiedade, ansiedade generalizada, ansiedade social, depressão, depressão pós-parto, síndrome do pânico, ataques de pânico, crises de pânico, crises de ansiedade, transtorno de ansiedade, transtorno bipolar, bipolaridade, borderline, toc, tept, stress pós-traumático, esquizofrenia, anorexia, bulimia, transtorno alimentar, tdah, phda, tda, autismo, asperger, tea, síndrome de asperger, dislexia, discalculia, tourette, superdotação, alcoolismo, burnout
enxaqueca, enxaquecas, enxaqueca crônica, cefaleias, labirintite, vertigens, ménière, zumbido, tinnitus, epilepsia, esclerose, esclerose múltipla, ela, parkinson, alzheimer, demência, neuropatia, ciática, nevralgia, narcolepsia, insônia, insónia, insónias, insónia crónica, apneia, apneia do sono, bruxismo, paralisia, paralisia cerebral
hipertensão, pressão alta, tensão alta, a tensão alta, pressão baixa, arritmia, arritmias, sopro no coração, um sopro no coração, marcapasso, pacemaker, insuficiência cardíaca, colesterol, colesterol alto, o colesterol alto, anemia, anemia falciforme, hemofilia, leucemia, linfoma, trombose, varizes
artrite, artrite reumatoide, artrose, osteoporose, fibromialgia, lúpus, lupus, gota, escoliose, hérnia, hérnia de disco, hérnia discal, uma hérnia, uma hérnia de disco, uma hérnia discal, espondilite, espondilite anquilosante, lombalgia, condromalácia, túnel do carpo, ler, tendinite crônica, bursite
doença celíaca, crohn, doença de crohn, colite, retocolite, colite ulcerosa, intestino irritável, síndrome do intestino irritável, cólon irritável, gastrite, gastrite crônica, refluxo, hérnia de hiato, úlcera, cirrose, gordura no fígado, fígado gordo, esteatose, hepatite, hepatite b, hepatite c, pedra nos rins, pedras nos rins, insuficiência renal, pancreatite, diverticulite, intolerância à lactose, intolerância ao glúten
hipotireoidismo, hipotiroidismo, hipertireoidismo, hipertiroidismo, hashimoto, tireoide, tiroide, bócio, sop, ovário policístico, ovários policísticos, ovários poliquísticos, síndrome dos ovários policísticos, endometriose, adenomiose, miomas, menopausa, hiv, vih, herpes, psoríase, dermatite, dermatite atópica, eczema, rosácea, vitiligo, urticária crônica, alopecia, melanoma, acne
câncer, cancro, câncer de mama, cancro da mama, câncer de pele, cancro da pele, câncer de próstata, cancro da próstata, câncer de tireoide, um tumor, fibrose cística, fibrose quística, enfisema, sinusite crônica, sinusite, rinite, rinite alérgica, covid longa, fadiga crônica, obesidade, glaucoma, catarata, cataratas, ceratocone, miopia, astigmatismo, daltonismo, surdez, raynaud, síndrome de down, sarcoidose, miastenia, talassemia, sjögren, sjogren, resistência à insulina, resistência insulínica, pré-diabetes, ácido úrico, ácido úrico alto, ehlers danlos
`)

/** What people are: `sou asmática`. */
export const CONDITIONS: Readonly<Record<string, string>> = {
  'asm[áa]tic[oa]': 'asthmatic',
  'epil[ée]p?tic[oa]': 'epileptic',
  'hipertens[oa]': 'high blood pressure',
  autista: 'autistic',
  asperger: 'autistic',
  bipolar: 'bipolar',
  'disl[ée]xic[oa]': 'dyslexic',
  'dalt[ôóo]nic[oa]': 'color blind',
  'surd[oa]': 'deaf',
  'ceg[oa]': 'blind',
  'pr[ée]-diab[ée]tic[oa]': 'prediabetes',
  'an[êée]mic[oa]': 'anemic',
  'soropositiv[oa]|seropositiv[oa]|hiv positivo': 'HIV',
  'hemof[íi]lic[oa]': 'hemophilia',
  'anor[ée]xica': 'anorexia',
  'bul[íi]mica': 'bulimia',
  'intolerante [àa] lactose': 'lactose intolerant',
  'intolerante ao gl[úu]ten': 'gluten intolerant',
}

export const MEDICINES = looseList(`
insulina, metformina, ozempic, jardiance, forxiga, glifage, levotiroxina, puran, puran t4, eutirox, letter, sertralina, fluoxetina, prozac, escitalopram, citalopram, paroxetina, venlafaxina, desvenlafaxina, duloxetina, bupropiona, trazodona, mirtazapina, amitriptilina, lítio, quetiapina, risperidona, olanzapina, aripiprazol, lamotrigina, topiramato, valproato, depakote, carbamazepina, tegretol, keppra, levetiracetam, gabapentina, pregabalina, lyrica, clonazepam, rivotril, alprazolam, frontal, xanax, lorazepam, diazepam, zolpidem, melatonina, metilfenidato, ritalina, concerta, rubifen, venvanse, elvanse, enalapril, losartana, losartan, valsartana, ramipril, anlodipino, amlodipina, bisoprolol, atenolol, propranolol, captopril, hidroclorotiazida, atorvastatina, sinvastatina, rosuvastatina, aas, marevan, varfarina, xarelto, eliquis, omeprazol, pantoprazol, esomeprazol, prednisona, corticoide, cortisona, metotrexato, hidroxicloroquina, humira, adalimumabe, ventilan, salbutamol, aerolin, bombinha, budesonida, montelucaste, anti-histamínicos, anti-histamínico, antialérgico, loratadina, alopurinol, ferro, vitamina d, vitamina b12, ácido fólico, anticoncepcional, a pílula, pílula, antidepressivos, antidepressivo, ansiolíticos, ansiolítico, anticoagulante, anticoagulantes, tamoxifeno, isotretinoína, roacutan, finasterida, minoxidil, tramadol, testosterona, estrogênio, hormônios, hormonas, remédio da pressão, remédio de pressão, remédio para pressão, remédio pra pressão, remédio para dormir, remédio pra dormir, antirretrovirais
`)
