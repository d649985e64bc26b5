import { looseList } from '../loose-list.ts'

/** What people have for years. */
export const ILLNESSES = looseList(`
diabetes, diabetes tipo 1, diabetes tipo 2, diabetes tipo uno, diabetes tipo dos, asma, asma crónica, epoc, ansiedad, ansiedad generalizada, ansiedad social, depresión, depresión crónica, depresión posparto, ataques de pánico, ataques de ansiedad, trastorno de ansiedad, trastorno bipolar, bipolaridad, trastorno límite, tlp, toc, tept, estrés postraumático, esquizofrenia, anorexia, bulimia, trastorno alimenticio, tca, tdah, tda, autismo, asperger, tea, síndrome de asperger, dislexia, discalculia, tourette, altas capacidades, adicción, alcoholismo, ludopatía
migraña, migrañas, migraña crónica, jaquecas, cefaleas, vértigo, vértigos, meniere, acúfenos, tinnitus, epilepsia, esclerosis, esclerosis múltiple, ela, parkinson, párkinson, alzheimer, alzhéimer, demencia, neuropatía, ciática, neuralgia, narcolepsia, insomnio, apnea, apnea del sueño, bruxismo, parálisis, parálisis cerebral, hemiplejia
hipertensión, tensión alta, la tensión alta, presión alta, hipotensión, arritmia, arritmias, soplo, soplo en el corazón, un soplo en el corazón, marcapasos, insuficiencia cardíaca, cardiopatía, colesterol, colesterol alto, el colesterol alto, anemia, anemia falciforme, hemofilia, leucemia, linfoma, trombosis, varices, várices
artritis, artritis reumatoide, artrosis, osteoporosis, fibromialgia, fibro, lupus, gota, escoliosis, hernia, hernia discal, una hernia discal, hernia de disco, hernias, espondilitis, espondilitis anquilosante, lumbalgia, tendinitis crónica, condromalacia, síndrome del túnel carpiano, túnel carpiano, osteogénesis, displasia
celiaquía, enfermedad celíaca, crohn, enfermedad de crohn, colitis, colitis ulcerosa, colon irritable, síndrome del intestino irritable, sii, gastritis, gastritis crónica, reflujo, hernia de hiato, úlcera, cirrosis, hígado graso, hepatitis, hepatitis b, hepatitis c, cálculos, piedras en el riñón, insuficiencia renal, pancreatitis, diverticulitis, intolerancia a la lactosa, intolerancia al gluten
hipotiroidismo, hipertiroidismo, hashimoto, tiroides, bocio, sop, ovario poliquístico, ovarios poliquísticos, síndrome de ovario poliquístico, endometriosis, adenomiosis, miomas, menopausia, vih, herpes, psoriasis, soriasis, dermatitis, dermatitis atópica, eczema, eccema, rosácea, vitíligo, urticaria crónica, alopecia, hidradenitis, melanoma, acné
cáncer, cáncer de mama, cáncer de piel, cáncer de colon, cáncer de próstata, cáncer de pulmón, cáncer de tiroides, un tumor, fibrosis quística, fibrosis, enfisema, bronquitis crónica, sinusitis crónica, rinitis, rinitis alérgica, covid persistente, fatiga crónica, síndrome de fatiga crónica, obesidad, glaucoma, cataratas, queratocono, retinosis, miopía, astigmatismo, daltonismo, sordera, pérdida de audición, raynaud, marfan, ehlers danlos, síndrome de down, sarcoidosis, miastenia, gravis, talasemia, síndrome de sjögren, sjogren, resistencia a la insulina, prediabetes, ácido úrico, ácido úrico alto
`)

/** What people are: `soy asmática`. */
export const CONDITIONS: Readonly<Record<string, string>> = {
  'asm[áa]tic[oa]': 'asthmatic',
  'epil[ée]ptic[oa]': 'epileptic',
  'hipertens[oa]': 'high blood pressure',
  'hipotens[oa]': 'low blood pressure',
  autista: 'autistic',
  asperger: 'autistic',
  bipolar: 'bipolar',
  'disl[ée]xic[oa]': 'dyslexic',
  'dalt[óo]nic[oa]': 'color blind',
  'sord[oa]': 'deaf',
  'cieg[oa]': 'blind',
  'hipotiroide[oa]': 'hypothyroidism',
  'prediab[ée]tic[oa]': 'prediabetes',
  'an[ée]mic[oa]': 'anemic',
  'seropositiv[oa]|vih positiv[oa]': 'HIV',
  'hemof[íi]lic[oa]': 'hemophilia',
  'anor[ée]xica': 'anorexia',
  'bul[íi]mica': 'bulimia',
  'intolerante a la lactosa': 'lactose intolerant',
  'intolerante al gluten': 'gluten intolerant',
}

export const MEDICINES = looseList(`
insulina, metformina, ozempic, jardiance, levotiroxina, eutirox, t4, sertralina, fluoxetina, prozac, escitalopram, citalopram, paroxetina, venlafaxina, duloxetina, bupropión, trazodona, mirtazapina, amitriptilina, litio, quetiapina, risperidona, olanzapina, aripiprazol, lamotrigina, topiramato, valproato, carbamazepina, keppra, levetiracetam, gabapentina, pregabalina, lyrica, clonazepam, rivotril, alprazolam, lorazepam, orfidal, trankimazin, diazepam, zolpidem, melatonina, metilfenidato, ritalin, concerta, rubifen, vyvanse, elvanse, enalapril, losartán, valsartán, ramipril, amlodipino, bisoprolol, atenolol, propranolol, atorvastatina, simvastatina, rosuvastatina, aspirina diaria, adiro, sintrom, warfarina, acenocumarol, eliquis, omeprazol, pantoprazol, esomeprazol, prednisona, corticoides, cortisona, metotrexato, hidroxicloroquina, humira, adalimumab, ventolin, salbutamol, budesonida, montelukast, antihistamínicos, cetirizina, ebastina, loratadina, alopurinol, hierro, vitamina d, vitamina b12, ácido fólico, anticonceptivos, la píldora, antidepresivos, ansiolíticos, anticoagulantes, tamoxifeno, isotretinoína, roacután, roacutan, finasteride, finasterida, minoxidil, tramadol, celecoxib, testosterona, estrógenos, hormonas, la pastilla de la tensión, pastillas para la tensión, pastillas para dormir, la pastilla para la tensión, antirretrovirales, biológicos
`)
