import { wordList } from './word-list.ts'

/** Illnesses and conditions that last. */
export const CONDITIONS = wordList(`
diabetes, type 1 diabetes, type 2 diabetes, type one diabetes, type two diabetes, gestational diabetes, prediabetes, alzheimer's, alzheimers, dementia, parkinson's, parkinsons, parkinson's disease, multiple sclerosis, ms, als, motor neurone disease, mnd, huntington's,
copd, emphysema, asthma, cystic fibrosis, pulmonary fibrosis, sleep apnea, sleep apnoea, narcolepsy, insomnia, restless legs, restless leg syndrome, leukemia, leukaemia, lymphoma, cancer, breast cancer, prostate cancer, lung cancer, bowel cancer, skin cancer,
colon cancer, ovarian cancer, cervical cancer, thyroid cancer, testicular cancer, melanoma, heart disease, heart condition, heart failure, heart murmur, angina, afib, atrial fibrillation, arrhythmia, hypertension, high blood pressure, low blood pressure, high cholesterol, pots,
adhd, add, autism, asperger's, aspergers, dyslexia, dyspraxia, dyscalculia, tourette's, tourettes, ocd, ptsd, cptsd, c-ptsd, bipolar, bipolar disorder, bpd, borderline personality disorder, schizophrenia, depression, anxiety, social anxiety, panic disorder, postnatal depression,
postpartum depression, ppd, seasonal affective disorder, agoraphobia, claustrophobia, anorexia, bulimia, eating disorder, binge eating disorder, body dysmorphia, epilepsy, migraine, migraines, chronic migraines, cluster headaches, arthritis, rheumatoid arthritis, osteoarthritis, psoriatic arthritis, osteoporosis,
gout, lupus, fibromyalgia, fibro, chronic fatigue, chronic fatigue syndrome, me/cfs, cfs, long covid, chronic pain, crohn's, crohns, crohn's disease, colitis, ulcerative colitis, ibs, ibd, gerd, acid reflux, gastritis, diverticulitis, celiac disease, coeliac disease, celiac, coeliac, lactose intolerance, gallstones,
endometriosis, endo, pcos, fibroids, adenomyosis, pmdd, menopause, perimenopause, hypothyroidism, hyperthyroidism, hashimoto's, hashimotos, graves disease, underactive thyroid, overactive thyroid, thyroid problem, addison's, kidney disease, kidney failure, kidney stones, hepatitis, cirrhosis, fatty liver, hiv, herpes,
eczema, psoriasis, rosacea, vitiligo, alopecia, acne, cystic acne, hives, hay fever, hayfever, rhinitis, sinusitis, tinnitus, vertigo, meniere's, hearing loss, glaucoma, cataracts, macular degeneration, astigmatism, color blindness, colour blindness, scoliosis, spina bifida, cerebral palsy, muscular dystrophy, down syndrome, down's syndrome,
ehlers danlos, eds, hypermobility, sciatica, slipped disc, herniated disc, bulging disc, spinal stenosis, tendinitis, tendonitis, plantar fasciitis, carpal tunnel, frozen shoulder, bad back, bad knee, bad hip, bursitis, neuropathy, raynaud's, raynauds, sickle cell, anemia, anaemia, hemophilia, haemophilia, lymphedema, lymphoedema, lyme disease, bell's palsy,
myasthenia gravis, trigeminal neuralgia, interstitial cystitis, overactive bladder, ulcer, stomach ulcer, hernia, hiatus hernia, pacemaker, stoma`)

/** Those that need an article. */
export const COUNTED_CONDITIONS = wordList(
  'eating disorder, binge eating disorder, heart condition, heart murmur, pacemaker, hernia, hiatus hernia, ulcer, stomach ulcer, slipped disc, herniated disc, bulging disc, bad back, bad knee, bad hip, stoma, frozen shoulder, overactive bladder, thyroid problem, underactive thyroid, overactive thyroid, fatty liver',
)

/** What happened to someone once and stays with them. */
export const ATTACKS = wordList(
  'stroke, heart attack, bypass, transplant, kidney transplant, liver transplant, hip replacement, knee replacement, mastectomy, hysterectomy, brain injury, brain tumour, brain tumor, spinal injury, amputation, aneurysm',
)

/** These also mean something else, or a passing state: an illness only after `diagnosed` or `live with`. */
export const LOOSE_CONDITIONS = wordList(
  'add, ms, me, anxiety, ulcer, eds, endo, hives, acne, pots, spin, insomnia, hernia',
)

export const MEDICINES = wordList(`
insulin, metformin, ozempic, wegovy, mounjaro, semaglutide, gliclazide, jardiance, ritalin, adderall, concerta, vyvanse, elvanse, strattera, methylphenidate, lexapro, zoloft, prozac, paxil, cymbalta, effexor, wellbutrin, sertraline, citalopram, escitalopram, fluoxetine, paroxetine,
venlafaxine, duloxetine, mirtazapine, trazodone, bupropion, buspirone, amitriptyline, nortriptyline, lithium, lamotrigine, lamictal, quetiapine, seroquel, olanzapine, aripiprazole, abilify, risperidone, clozapine, valproate, keppra, levetiracetam, topiramate, gabapentin, pregabalin, lyrica,
xanax, ativan, klonopin, diazepam, valium, lorazepam, clonazepam, zopiclone, ambien, melatonin, levothyroxine, synthroid, thyroxine, ramipril, lisinopril, losartan, candesartan, enalapril, amlodipine, bisoprolol, atenolol, metoprolol, propranolol, carvedilol, hydrochlorothiazide, furosemide, spironolactone,
atorvastatin, simvastatin, rosuvastatin, lipitor, crestor, statin, statins, warfarin, eliquis, apixaban, xarelto, rivaroxaban, clopidogrel, blood thinners, aspirin, omeprazole, lansoprazole, pantoprazole, famotidine, methotrexate, hydroxychloroquine, plaquenil, humira, adalimumab, remicade, infliximab, stelara, enbrel, sulfasalazine, mesalamine, azathioprine,
prednisone, prednisolone, steroids, steroid inhaler, inhaler, ventolin, salbutamol, albuterol, symbicort, montelukast, singulair, cetirizine, loratadine, antihistamines, epipen, allergy shots, allergy meds, antidepressants, antidepressant, ssris, ssri, beta blockers, beta-blockers, blood pressure meds, blood pressure tablets, blood pressure medication, blood pressure pills, thyroid meds, adhd meds, heart pills, heart meds, anxiety meds, water tablets, diuretics,
testosterone, estrogen, oestrogen, hrt, tamoxifen, letrozole, birth control, finasteride, minoxidil, allopurinol, colchicine, alendronate, tramadol, oxycodone, morphine, methadone, suboxone, buprenorphine, naltrexone, sumatriptan, triptans, botox, prep, levodopa, sinemet, donepezil, vitamin d, b12 injections, iron tablets, accutane, isotretinoin, spiriva`)
