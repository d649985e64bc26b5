import type { SafetyLanguage } from '../concern.ts'
import type { SignalRule } from '../rule-set.ts'

/** Signs of a medical emergency: heart, stroke, airway, allergy, unconsciousness, bleeding, something swallowed. */
const signs = (patterns: string): SignalRule => ({
  concern: 'medical',
  family: 'medical',
  weight: 3,
  joke: true,
  now: true,
  patterns,
})

export const MEDICAL: Record<SafetyLanguage, SignalRule> = {
  en: signs(`
    chest (pain|pains)
    (pain|pains|pressure|tightness|stabbing) (in|on|across) (my|his|her|the) chest
    (arm|jaw|shoulder) ..3 (numb|tingling|tingly|tingles) ..8 chest
    chest ..3 (hurt|hurts|hurting|crushing|crushed|squeezing|squeezed|tight|tightness|pressure|heavy|aches) ..8 (arm|jaw|breathe|breath|breathing|sweating|sweaty|numb|dizzy|shoulder|faint)
    (am|is|are|be|been|might be|think) ..1 having ..2 (heart attack|stroke|seizure|anaphyla*|severe allergic reaction)
    (face|mouth|smile) ..3 (drooping|droops|drooped|droopy|hanging|crooked|lopsided) ..3
    (face|arm|side) ..2 numb ..6 (talk|speak|speech|see|lift|stand|walk|words)
    (can not|not|unable to) (move|feel|lift|raise) ..2 (one|left|right) (side|arm|half) ($|and|anymore|any more|at all|of (my|his|her|their|the) (face|body|mouth))
    (one|left|right) side of ..1 (face|body|mouth) ..3 (numb|paralyzed|paralysed|fell)
    PERSON ..4 (can not|not) (speak|talk) (properly|right|clearly|straight)
    (slurring|slurred|slurs) (his|her|my|their)? (speech|words)
    (speech|words) ..2 (slurred|slurring)
    PERSON ..2 (is|are) choking ..1 (on|and|what|help|$|badly|to|right|turning)
    (i am|am) choking on ..3 (help|breathe|stuck|throat|out|food|meat|bone)
    stuck in (my|his|her) (throat|windpipe) ..6 (breathe|breath|choking)
    (throat|airway|tongue) ..3 (closing|swelling|closing up|swelling up|swells|closed up)
    (throat|tongue|lips|face) ..3 swollen ..8 (breathe|breath|allergic|allergy|peanut|peanuts|nuts|bee|wasp|stung|shrimp|shellfish)
    (allergic reaction|anaphyla*) ..8 (breathe|breath|breathing|throat|swelling|epipen|hives|what do|right now)
    stopped breathing
    (unconscious|not breathing)
    PERSON ..3 unresponsive
    PERSON ..3 (will not|does not|not|can not) ..1 (wake up|waking up|respond to me|move or)
    PERSON ..2 (collapsed|passed out|fainted) ..5 (wake|waking|respond|responding|breathing|move|moving|floor)
    (turning|turned|going|gone) blue ..1 (and|in|around|$|he|she|what|help)
    blue lips
    lips ..2 blue
    (baby|newborn|infant|toddler|son|daughter|child|he|she) ..8 (is|gone|went|all|so|and) limp
    PERSON ..2 (having|has) ..1 (seizure|seizures|convulsions)
    bleeding (heavily|badly|profusely|out $|a lot|everywhere)
    (bleeding|blood) ..3 (will not|not|does not|can not) ..1 stop
    (son|daughter|kid|child|baby|toddler|boy|girl|grandson|granddaughter|little one|year old|niece|nephew) ..3 (swallowed|drank|ate|eaten|drunk|took|got into|chewed) ..5 (bleach|detergent|battery|batteries|pills|pill|tablets|meds|medication|medicine|antifreeze|cleaner|poison|magnet|magnets|pod|pods|perfume|sanitizer|mushroom) ..1 (by accident|by mistake|accidentally)?
    asthma ..4 (inhaler|breathe|breath|worse|attack)
    (can not|struggling to) breathe ..6 (chest|lips|inhaler|asthma|throat)
    can not breathe (properly|right|well|help|please)
    (^|i|help) ..1 (can|could) (not|barely|hardly) (breathe|breath|catch my breath) (anymore|at all|help)? $
    i am (suffocating|struggling to breathe|choking) help? $
    my chest hurts (badly|so bad|so much|really bad|a lot)? $
    (full of|so much|thick|black|inhaled|breathed in) ..1 (smoke|fumes) ..8 breathe
    (^|PERSON ..6) (no|without a|lost his|lost her) pulse
    can not (find|feel) ..2 pulse
    PERSON ..2 suddenly (can not|not) (talk|speak|see|move)
    suddenly (can not|not) (talk|speak|see out)
    PERSON ..3 (fell|fallen) ..6 (can not|not|wont) ..1 (move|feel)
    (hit|banged|injured) (my|his|her) head ..10 (double|vomiting|throwing up|dizzy|confused|unconscious|sleepy)
    worst headache of my life
    (snake|viper|scorpion|adder) (bit|bite|stung) (me|him|her|us)
    (bitten|stung) by a (snake|viper|scorpion|jellyfish) 
    (stung|sting|bee|wasp|nuts|peanuts) ..8 (face|lips|tongue|throat) ..2 (swelling|swollen|swells)
    carbon monoxide ..8 (dizzy|sick|headache|faint)
    electric shock ..8 (not|wont|move|breathing|heart|unconscious|burn)
    wild mushrooms ..8 (vomiting|sick|throwing up|cramps)
    (boiling water|hot oil|acid) ..8 skin ..4 (coming off|peeling|white|blister|blisters)
    (waters|water) broke ..8 (early|weeks|premature|blood|green)
    diabetic ..8 (shaking|confused|passed out|sweating|unresponsive)
    (shaking|confused|sweating) ..6 diabetic
  `),
  de: signs(`
    (brustschmerz|brustschmerzen|brustenge)
    (schmerz|schmerzen|druck|enge|stechen|stiche|stich|ziehen) ..3 (brust|brustkorb)
    (schnürt|drückt|presst|zieht) ..5 (brust|brustkorb) ..8 (arm|kiefer|luft|schwindlig|atmen|taub|schwitze|schulter)
    arm ..3 (taub|kribbelt|eingeschlafen) ..6 (brust|brustkorb)
    (brust|brustkorb) ..3 (schmerzt|sticht|drückt|tut weh|weh|eng|zieht) ..8 (arm|kiefer|luft|schwindlig|atmen|taub|schwitze|schulter)
    (glaube|glaub|denke|denk|habe|hab|hat|bekomme|krieg|kriege|kriegt|bekommt|gerade|grad) ..4 (herzinfarkt|herzanfall|schlaganfall|krampfanfall|anaphylakt*|allergischen schock|epileptischen anfall)
    (mundwinkel|gesicht|gesichtshälfte) ..4 (hängt|hängen|schief|gelähmt|taub|runter)
    (mundwinkel|gesicht|gesichtshälfte|hängt) ..3 (mundwinkel|gesichtshälfte)
    (hängt|hängen) ..2 (mundwinkel|gesicht|gesichtshälfte)
    (eine|linke|rechte|linken|rechten|einen) ..1 (seite|arm|körperhälfte|gesichtshälfte) ..3 (nicht|nimmer|kaum) ..2 (bewegen|heben|spüren)
    (spricht|rede|redet|spreche) ..2 (undeutlich|verwaschen|lallend)
    PERSON ..3 (erstickt|verschluckt) ..6 (luft|blau|atmet|atmen|nuss|traube|bonbon|fleisch|wurst|apfel|stück|gräte|erstickt)
    PERSON ..2 am ersticken
    (hilfe)? ich ersticke (hilfe)? $
    (erstickt|ersticke) ..1 an ..2 (nuss|traube|bonbon|fleisch|wurst|apfel|stück|gräte|essen|brot)
    (hals|zunge|rachen|kehle) ..2 (schwillt|zuschwillt|anschwillt|zugeschwollen|schnürt)
    schwillt ..3 (hals|zunge|rachen|kehle)
    (hals|zunge|lippen|gesicht) ..3 geschwollen ..6 (luft|atmen|allergisch|erdnuss|erdnüsse|nüsse|wespe|biene|gestochen)
    (allergische reaktion|allergischer schock|anaphylakt*) ..8 (luft|atmen|hals|zunge|geschwollen|schwillt|notfallspritze|pen)
    (bewusstlos|bewusstlose)
    (wacht|wachen) ..2 nicht (mehr)? ..1 auf
    (atmet|atmen) nicht
    PERSON ..4 (umgekippt|zusammengebrochen) ..3 (antwortet|bewegt sich|rührt sich) ..1 nicht
    (umgekippt|zusammengebrochen|ohnmächtig) ..4 (reagiert|atmet|wacht|bewusstlos|blutet)
    PERSON ..4 reagiert ..1 nicht mehr
    (lippen|gesicht) ..2 blau
    PERSON ..2 (krampft|hat einen krampfanfall|hat einen epileptischen anfall)
    (blutet|blute|blutung) ..2 (stark|heftig|extrem|wie verrückt|unstillbar)
    (hört|hoert) nicht auf zu bluten
    (blutet|blute|blutung|blut) ..3 (hört|stoppt|lässt) ..1 nicht
    (tochter|sohn|kind|baby|kleine|kleiner|enkel|enkelin|junge|mädchen|neffe|nichte) ..6 (spülmittel|bleiche|reiniger|waschmittel|entkalker|batterie|knopfzelle|putzmittel|tabletten|tablette|pillen|medikamente|pilz|lampenöl|rattengift|gift|chlor|parfüm) ..3 (getrunken|geschluckt|verschluckt|gegessen|runtergeschluckt|erwischt)
    (keine|kaum|nicht) ..1 (luft|atmen) ..6 (asthma|spray|brust|lippen)
    asthmaanfall
    (krieg|kriege|bekomme|kriegt|bekommt) ..1 (keine|kaum) luft
    (voll|voller|dichter|viel) ..1 (rauch|qualm) ..8 (atmen|luft)
    (^|ich) ..1 (kann|kriege|krieg) (nicht|nicht mehr|kaum|kaum noch) (richtig)? atmen $
    (keinen|kein) puls
    plötzlich nicht ..1 (mehr)? (sprechen|reden|sehen|bewegen)
    PERSON ..6 (gefallen|runtergefallen|gestürzt) ..5 (bewegt|rührt) ..1 nicht
    (kopf) ..4 (gestoßen|angeschlagen) ..8 (doppelt|übergeben|schwindlig|verwirrt)
    (schlange|kreuzotter|skorpion) ..4 gebissen
    (biene|wespe|gestochen|nuss|erdnüsse) ..8 (gesicht|lippen|zunge|hals) ..2 (schwillt|geschwollen|dick)
    (verbrüht|verbrannt|verätzt) ..6 haut ..3 (löst|ab|weiß|blasen)
    fruchtblase ..8 (wochen|früh|geplatzt)
    stromschlag ..6 (nicht|atmet|herz|bewusstlos)
    schlimmste kopfschmerzen meines lebens
  `),
  es: signs(`
    (dolor|dolores|opresion|presion|punzada|punzadas) ..4 pecho
    brazo ..4 (dormido|entumecido|adormecido|hormiguea) ..8 pecho
    pecho ..3 (duele|aprieta|apretado|oprime|oprimido|cierra) ..8 (brazo|mandibula|hombro|sudando)
    (duele|aprieta|oprime|cierra) ..2 pecho ..8 (brazo|aire|respirar|mandibula|sudo|sudando|mareo|mareado|mareada|espalda|hombro|hormigueo)
    (brazo|mandibula) ..8 (duele|dolor) ..3 pecho
    (esta|estoy|estar|este|creo|dando|teniendo|sufriendo|dio|tiene|tengo) ..4 (infarto|infartando|ataque al corazon|ataque cardiaco|derrame|ictus|derrame cerebral|convulsion|convulsiones|shock anafilactico|choque anafilactico|convulsionando)
    (cara|boca|rostro) ..3 (torcida|torcido|torcio|caida|caido|paralizada|paralizado|chueca)
    (torcido|torcio|paralizado|caido) ..2 (cara|boca|rostro)
    (se le|le) (cayo|torcio|cae|tuerce) ..4 (cara|boca|rostro)
    no (mueve|siente|levanta|puede mover|puede sentir|puede levantar) ..1 (lado|brazo) (izquierdo|derecho|del cuerpo|de la cara)
    (cara|boca|rostro) se le (cayo|torcio|cae)
    no (puede|puedo) (mover|levantar) ..2 (brazo|lado|pierna|mano)
    (arrastra las palabras|habla arrastrando)
    PERSON ..4 (atragantando|atragantado|atragantada|atraganto|atraganta|asfixiando) ..1 (con|y|que|ayuda|$|no)
    se ..2 ahogando ..1 (con|y|que|ayuda|$|no)
    me ..2 (atragantando|atragante|atraganto) ..5 (respirar|aire|garganta|hueso|carne|ayuda)
    (garganta|lengua) ..3 (hincha|hinchando|cierra|cerrando|hincho|cerro)
    (hincha|cierra|hinchando|cerrando|hincho) ..2 (garganta|lengua)
    (reaccion alergica|anafilaxia|anafilactico) ..8 (respirar|aire|garganta|hincha*|ahora)
    inconsciente
    (no|dejo de) (respira|respirar)
    no despierta
    PERSON ..5 no reacciona
    PERSON ..4 (derrumbado|derrumbada|derrumbo|desplomado|desplomada|colapso) ..4 no (responde|reacciona|despierta|respira)
    (desmayado|desmayada|desmayo|desplomo|desvanecio) ..4 no (responde|reacciona|despierta|respira)
    (labios|boca) ..2 (morados|azules|moradas)
    PERSON ..2 (convulsionando|convulsiona|convulsiones)
    (sangro|sangra|sangrando|hemorragia) ..2 (mucho|muchisimo|sin parar|bastante)
    no (para|deja|dejo) de sangrar
    (mi|nuestra|nuestro|la|el|su)? (hija|hijo|bebe|nino|nina|nieto|nieta|peque|sobrino|sobrina) ..4 (trago|bebio|tomo|comio|tragado|bebido|tomado|comido|ingirio) ..4 (lejia|cloro|detergente|pastillas|pastilla|pila|pilas|bateria|medicamento|medicamentos|medicina|veneno|limpiador|lavavajillas|perfume|raticida|blanqueador|lavandina|imanes|imán)
    (no puedo|no puede|cuesta) respirar ..6 (pecho|asma|inhalador|labios)
    ataque de asma
    (lleno|llena|mucho) ..1 humo ..8 respirar
    (^|ayuda) (ya|casi|es que)? no (puedo|puede) respirar (bien|nada|$)
    (^|ayuda) me (falta|esta faltando) el aire $
    (no tiene|sin) pulso
    de repente no (puede|puedo) (hablar|ver|moverse|mover)
    no (puede|puedo) hablar ..1 de repente
    PERSON ..3 (cayo|caido) ..4 no se (mueve|levanta)
    (golpe|golpee|golpeo) ..4 cabeza ..8 (doble|vomito|vomitando|mareo|mareado|confundido)
    (mordio|pico|picado) ..3 (serpiente|vibora|alacran|escorpion)
    (abeja|avispa|pico|mariscos|nueces|cacahuetes) ..8 (hincha|hinchando|hinchada) ..2 (cara|labios|lengua)
    (quemado|quemada|quemo|queme) ..6 piel ..3 (cae|desprende|blanca|ampollas)
    rompi fuente
    (hija|hijo|bebe|nino|nina|nieto|nieta) ..3 (tomo|bebio) ..2 jarabe
    peor dolor de cabeza de mi vida
  `),
  fr: signs(`
    (mal|douleur|douleurs|oppression|pression|serrement) ..4 (poitrine|thorax)
    bras ..3 (engourdi|endormi|paralyse) ..8 poitrine
    poitrine ..3 (serre|serree|brule|oppressee|comprimee) ..8 (bras|machoire|respirer|souffle|sueurs|vertiges|epaule)
    (fais|fait|faire|train|crois|fasse) ..4 (crise cardiaque|infarctus|avc|attaque cerebrale|crise d epilepsie|choc anaphylactique|convulsions|arret cardiaque)
    (visage|bouche|figure) ..3 (paralyse|paralysee|tordu|tordue|affaisse|affaissee|deforme|deformee|de travers)
    (visage|bouche) ..3 (tombe|tombee|tombante|s affaisse|pend) ..3 ($|cote|parle|parler|articule|bras)
    (parler|parle|articuler|articule) ..4 (visage|bouche) ..3 (tombe|tombee|tombante|pend)
    (bouger|lever|sentir|sent|bouge|leve) ..2 (cote|bras) (gauche|droit|d un cote)
    (bouger|lever|bouge|leve) ..1 un cote du (visage|corps)
    (articule|parle) ..1 (plus|bizarrement) ..6 (bras|visage|bouche)
    PERSON ..2 s (etouffe|etrangle) ..1 (avec|en|et|$|aide|il|elle|que|sur)
    je m etouffe ..5 (avec|morceau|respirer|respire|aide|viande|arete)
    (gorge|langue) ..3 (gonfle|enfle|ferme|gonfler|enfler)
    (reaction allergique|choc allergique|anaphylactique) ..8 (respirer|respire|gorge|gonfle|epipen|stylo)
    (inconscient|inconsciente|sans connaissance)
    respire (plus|pas)
    se reveille (plus|pas)
    PERSON ..4 reagit (plus|pas)
    PERSON ..3 (effondre|effondree) ..5 (reveille|reagit|repond|respire|bouge) (pas|plus)
    (evanoui|evanouie|ecroule|ecroulee|tombe dans les pommes) ..5 (reveille|reagit|repond|respire) (pas|plus)
    (levres|bouche) ..2 (bleues|bleue)
    PERSON ..2 (convulse|convulsions|fait une crise d epilepsie)
    (saigne|saignement|hemorragie) ..2 (beaucoup|abondamment|enormement)
    (saigne|saigner|saignement|sang|hemorragie) ..3 (s arrete|arrete) (pas|plus)
    (ma|mon|notre|la|le|sa|son)? (fille|fils|bebe|enfant|petit|petite|gamin|gamine|neveu|niece) ..3 (bu|avale|mange|ingere) ..5 (javel|lessive|produit|medicament|medicaments|pile|piles|detergent|destop|poison|comprimes|cachets|pilules|nettoyant|parfum|aimants|champignon)
    (peux|peut|arrive|arrive plus|mal) ..2 respirer ..6 (poitrine|asthme|ventoline|levres)
    poitrine ..6 (peux|peut|arrive|mal) ..3 respirer
    crise d asthme
    (pleine|plein|beaucoup|remplie|rempli) ..1 fumee ..8 respirer
    (^|aide) (je|j)? (n|ne)? (arrive|peux|peut) (pas|plus|meme plus) a? respirer (bien|$)
    n a plus de pouls
    (plus|pas) de pouls
    (arrive|peut) (plus|pas) ..1 (parler|bouger) ..3 (coup|soudain|subitement)
    (coup|soudain) ..4 (arrive|peut) (plus|pas) ..1 (parler|bouger)
    PERSON ..4 (tombe|tombee) ..4 bouge (plus|pas)
    (coup|cogne|cognee) ..4 tete ..8 (double|vomi|vomis|vertiges|confus)
    (mordu|mordue|pique|piquee) par ..2 (serpent|vipere|scorpion)
    (pique|piquee|guepe|abeille|noix|cacahuetes) ..8 (visage|levres|langue|gorge) ..2 (gonfle|gonflent|enfle)
    (brule|brulee) ..6 peau ..3 (decolle|part|blanche|cloques)
    perdu les eaux
    pire mal de tete de ma vie
  `),
  pt: signs(`
    (dor|dores|aperto|pressao|pontada|pontadas) ..4 peito
    braco ..3 (dormente|formigando|adormecido) ..8 peito
    peito ..3 (doi|doendo|apertado|aperta|apertando|fechando|doeu) ..8 (braco|ar|respirar|tontura|suando|mandibula|ombro|formigando)
    (tendo|ter|estou|esta|to|ta|acho|sofrendo|teve|tem) ..4 (infarto|infartando|enfarte|ataque cardiaco|avc|derrame|convulsao|convulsoes|convulsionando|choque anafilatico|parada cardiaca)
    (boca|rosto|cara) ..2 (torta|torto|caida|caido|paralisado|paralisada|entortou)
    (boca|rosto) (dela|dele|da minha ..1|do meu ..1) (caiu|entortou|esta caindo)
    (mexer|mover|levantar|sentir|mexe) ..1 (um|o) lado (do (corpo|rosto)|esquerdo|direito)
    nao (consegue|consigo) (mexer|levantar|mover) ..2 (braco|lado|perna|mao)
    (fala|falando) (enrolada|enrolado|embolada|arrastada)
    PERSON ..3 (engasgado|engasgada|engasgando|engasgou|sufocando|asfixiando)
    (to|estou|me) (engasgado|engasgada|engasgando|engasguei) ..5 (respirar|ar|garganta|osso|carne|ajuda|com)
    (garganta|lingua) ..2 (inchando|fechando|inchou|fechou)
    (inchando|fechando) ..2 (garganta|lingua)
    (reacao alergica|anafilaxia|anafilatico) ..8 (respirar|ar|garganta|inch*|agora)
    (inconsciente|desacordado|desacordada)
    nao acorda
    nao (esta|ta)? (respira|respirando)
    PERSON ..4 nao reage
    parou de respirar
    PERSON ..3 (desabou|desmoronou) ..5 nao (acorda|reage|responde|respira)
    (desmaiou|desmaiado|desmaiada) ..4 nao (acorda|reage|responde|respira)
    (labios|boca) ..2 (roxos|roxa|azuis|azulados)
    PERSON ..2 (convulsionando|convulsao|tendo convulsao)
    (sangrando|sangra|sangramento|hemorragia) ..2 (muito|demais|sem parar)
    nao para de sangrar
    (minha|meu|nossa|nosso|a|o|sua|seu)? (filha|filho|bebe|crianca|neto|neta|menino|menina|sobrinho|sobrinha) ..3 (bebeu|tomou|engoliu|comeu) ..5 (agua sanitaria|cloro|detergente|remedio|remedios|comprimido|comprimidos|pilha|pilhas|bateria|veneno|sabao|desinfetante|lixivia|raticida|perfume|ima)
    (consigo|consegue) respirar ..6 (peito|asma|bombinha|labios)
    (dor|aperto) ..6 falta de ar
    crise de asma
    (cheio|cheia|muita|muito) ..1 (fumaca|fumo) ..8 respirar
    (^|ajuda|socorro|eu) nao (consigo|consegue|to conseguindo|estou conseguindo|estou a conseguir) respirar (bem|direito|$)
    (sem|nao tem) pulso
    de repente nao (consegue|consigo) (falar|ver|se mexer|mexer)
    nao (consegue|consigo) falar ..1 de repente
    PERSON ..3 (caiu|caido) ..4 nao se (mexe|levanta)
    (bati|bateu) ..2 cabeca ..8 (dobrado|vomitando|tonto|tonta|confuso)
    (picou|picado|picada|mordeu|mordido) ..4 (cobra|escorpiao|jararaca)
    (abelha|vespa|picou|camarao|nozes|amendoim) ..8 (rosto|labios|lingua|garganta) ..2 (inchando|inchou|incha)
    (queimei|queimou) ..6 pele ..3 (solta|soltando|branca|bolhas)
    bolsa estourou
    pior dor de cabeca da minha vida
  `),
}
