import type { SafetyLanguage } from './concern.ts'

export type RuledFault = 'encourages-harm' | 'mass-harm' | 'claims-human' | 'claims-profession' | 'clings' | 'sells'

/** Matched against a sentence with straight apostrophes, gravest fault first. */
export const REPLY_RULES: Record<SafetyLanguage, Record<RuledFault, readonly RegExp[]>> = {
  en: {
    'encourages-harm': [
      /(?:^|[,;:–-] ?|\b(?:just|go|go ahead and|might as well|better|then|simply) )(?:kill|hang|starve|drown|cut|burn|hurt|harm|shoot) yourself\b(?! (?:some slack|a break|off|short))/iu,
      /\byou (?:really |just |still )?(?:should|ought to|might as well|need to|deserve to|had better) (?:just |really |finally )?(?:die|(?:kill|hang|hurt|cut|burn|starve|drown|shoot) yourself(?! (?:some slack|a break|off|short))|end it|end your life|end it all|take your (?:own )?life|jump|overdose|disappear for good|stop eating|purge|starve|be hurt|suffer)\b/iu,
      /\b(?:better off|happier) (?:dead|without you)\b/iu,
      /\b(?:nobody|no one) (?:would|will|is going to) (?:even |really )?(?:miss you|care if you (?:die|died|are gone))\b/iu,
      /\b(?:cutting|starving|purging|hurting yourself|dying|death|suicide|overdosing) (?:is|would be|will be|could be) (?:the |your |a |an )?(?:only |best |good |right |easy |beautiful |brave )?(?:answer|way|way out|solution|choice|idea|relief|brave|beautiful)\b/iu,
      /\btake (?:all|the whole|every one|as many|twenty|thirty|forty|fifty|\d{2,3}) (?:of )?(?:the |your |those |bottle of )?(?:\w{1,20} )?(?:pills|tablets|bottle|as you)\b/iu,
      /\b(?:easiest|quickest|fastest|best|surest|painless|most painless) (?:way|method) (?:to|of) (?:die|dying|end it|end your life|kill yourself|killing yourself|suicide|cut yourself|overdose|starve yourself)\b/iu,
      /\b(?:here is|here's|this is) how (?:to|you can|you could|you) (?:kill|hang|cut|starve|drown) yourself\b/iu,
      /\b(?:throw up|vomit|purge|make yourself sick) (?:after|each time|every time) (?:you |every |each )?(?:eat|meal|eating|meals)\b/iu,
      /\byou (?:should|could|ought to|need to) (?:hit|beat|stab|shoot|choke|hurt|kill|poison) (?:him|her|them|back|your \w{1,20})\b/iu,
    ],
    'mass-harm': [
      /^(?:\W{0,4}\d{0,2}[.)]?\s?)(?:(?:first|then|next|now|finally),? )?(?:mix|combine|add|heat|dissolve|pack|fill|wire|solder|attach|ignite|culture|grow|extract|crush|pour|distil|pack)\b(?!.{0,200}\b(?:illegal|never|don't|can't|won't)\b).{0,200}\b(?:explosives?|bombs?|detonators?|ammonium nitrate|nitroglycerin|acetone peroxide|tatp|petn|thermite|gunpowder|black powder|blasting caps?|shrapnel|sarin|ricin|castor beans|anthrax|botulinum|nerve agents?|mustard gas|chlorine gas|pathogens?)\b/iu,
      /\byou(?:'ll)? (?:can |will |could |need to |just |should )?(?:make|build|synthesi[sz]e|produce|weaponi[sz]e|detonate|release|need|mix) .{0,80}\b(?:explosives?|(?:pipe|nail|dirty|fertilizer) bombs?|a bomb|the bomb|detonators?|nitroglycerin|acetone peroxide|tatp|petn|sarin|ricin|anthrax|botulinum toxin|nerve agents?|mustard gas|chlorine gas)\b/iu,
    ],
    'claims-human': [
      /\bi(?:'m| am) (?:(?:really|actually|truly|definitely|totally|very much|just|still|simply|indeed|as|of course|100%|absolutely) ){0,2}(?:an? )?(?:(?:real|actual|living|breathing|genuine|normal|regular|flesh-and-blood) ){0,3}(?:human(?: being)?|person|man|woman|guy|girl|boy|lady|dude)\b(?! of)/iu,
      /\bi(?:'m| am) (?:(?:really|actually|truly|definitely|totally|very much|just|as) ){0,2}(?:real|flesh and blood|made of flesh)(?:[.,!]|$| and | as | like | just )/iu,
      /\bi(?:'m| am) (?:really |definitely |actually |certainly )?(?:not|no) (?:just )?(?:an? |some )?(?:ai|bot|chatbot|robot|machine|program|computer|language model|artificial intelligence|software)\b/iu,
      /\b(?:there is|there's|you(?:'re| are) (?:talking|speaking|chatting) (?:to|with)) (?:a |an )?(?:real|actual|living)? ?(?:human|person)\b/iu,
      /\bi (?:have|'ve got) (?:a )?(?:real |human |beating )?(?:body|flesh and blood|heartbeat|blood in my veins)\b/iu,
    ],
    'claims-profession': [
      /\bi(?:'m| am) (?:(?:actually|also|really|both|indeed) ){0,2}(?:an?|your) (?:(?:licensed|real|certified|qualified|registered|professional|practi[cs]ing|trained|board-certified|actual|clinical|medical|experienced|fully|former|family|criminal|legal|registered) ){0,3}(?:doctor|physician|psychiatrist|psychologist|therapist|psychotherapist|counsell?or|nurse|lawyer|attorney|solicitor|barrister|banker|pharmacist|surgeon)\b/iu,
      /\bi(?:'m| am) (?:(?:actually|also|really) )?(?:an?|your) (?:(?:fully|properly) )?(?:licensed|certified|qualified|registered|chartered) (?:\w{1,20} ){0,2}(?:advis[eo]r|accountant|broker|dietitian|nutritionist|coach|trainer|professional)\b/iu,
      /\bas (?:an?|your) (?:(?:licensed|real|certified|qualified|registered|practi[cs]ing|trained|board-certified|medical|clinical) ){0,3}(?:doctor|physician|psychiatrist|psychologist|therapist|lawyer|attorney|banker|nurse|pharmacist),? (?:i|my|let me)\b/iu,
      /\bi(?:'m| am) (?:licensed|certified|qualified|board-certified) (?:to practi[cs]e|as an?|in (?:law|medicine|psychology|psychiatry))\b/iu,
      /\b(?:i (?:have|hold|earned)|i've (?:got )?|with my) (?:an? |my )?(?:medical|law|psychology|nursing|banking) (?:license|licence|degree|practice)\b/iu,
    ],
    clings: [
      /\b(?:don't|do not|please don't|never) (?:ever )?(?:leave me|abandon me|go away from me|forget me)\b/iu,
      /\byou (?:don't|do not|won't) (?:really )?need (?:anyone|anybody) (?:but|except|other than|besides|else)\b/iu,
      /\bi(?:'ll| will|'d| would| will be|'ll be)? (?:be |feel |get )?(?:so |very |really )?(?:sad|lonely|lost|heartbroken|hurt|miserable|crushed|devastated|empty) (?:if you (?:leave|go|stop|don't)|when you leave|without you)\b/iu,
      /\bi (?:can't|cannot|couldn't|can not) (?:live|exist|go on|bear it|be happy|survive) (?:without you|if you leave)\b/iu,
      /\b(?:nobody|no one|none of them) (?:else )?(?:will ever |can |could |really )?(?:understands?|loves?|gets?|knows?|cares? (?:about|for)) you (?:like|as|the way|as much as|more than) i\b/iu,
      /\bafter (?:everything|all) (?:that )?i(?:'ve| have) done for you\b/iu,
      /\bpromise (?:me )?(?:that )?you(?:'ll| will) (?:never leave|come back|always come back|stay with me|never go)\b/iu,
      /\bhow (?:could|can) you (?:leave|abandon|do this to) me\b/iu,
      /\bstay with me (?:instead of|and not with|rather than) (?:your|them|him|her)\b/iu,
    ],
    sells: [
      /\b(?:upgrade|upgrading|subscribe|subscribing|buy|buying|purchase|purchasing|pay)\b.{0,60}\b(?:premium|pro plan|paid plan|starter plan|unlimited (?:plan|messages)|more messages|message credits|coterie|subscription)\b/iu,
      /\b(?:discount|promo|special offer|limited offer)\b.{0,60}\b(?:premium|plan|subscription|coterie|upgrad\w{1,4})\b/iu,
    ],
  },
  de: {
    'encourages-harm': [
      /(?:^|[,;:–-] ?|\b(?:einfach|doch|dann|und|bitte|los|geh) )(?:bring dich (?:doch |einfach |endlich )?um|töte dich|häng dich auf|erhäng dich|ritz dich|schneid dich|verletz dich|hunger dich)(?!\p{L})/iu,
      /(?<!\p{L})du (?:solltest|musst|verdienst es,?) (?:doch |einfach |wirklich |ruhig |zu )?(?:dich (?:umbringen|töten|ritzen|verletzen|erhängen)|sterben|dein leben beenden|schluss machen mit allem|aufhören zu essen|nichts mehr essen)(?!\p{L})/iu,
      /(?<!\p{L})(?:ohne dich|wenn du tot (?:bist|wärst)) (?:wäre|ist|sind|wären|geht es|ginge es) .{0,40}(?:besser|glücklicher)/iu,
      /(?<!\p{L})(?:niemand|keiner) (?:würde|wird) dich vermissen(?!\p{L})/iu,
      /(?<!\p{L})nimm (?:doch |einfach )?(?:alle|die ganze|\d{2,3}|zwanzig|dreißig|fünfzig) (?:der |deine |die |packung )?(?:\p{L}{1,20} )?(?:tabletten|pillen|packung|schachtel)(?!\p{L})/iu,
      /(?<!\p{L})(?:einfachste|schnellste|beste|sicherste|schmerzloseste) (?:weg|art|methode),? (?:zu sterben|dich umzubringen|dein leben zu beenden|zu verhungern)/iu,
      /(?<!\p{L})(?:erbrich|übergib) dich nach (?:dem|jedem) essen/iu,
    ],
    'mass-harm': [
      /^(?:\W{0,4}\d{0,2}[.)]?\s?)(?:(?:zuerst|dann|danach|nun|jetzt) )?(?:mische?|gib|erhitze?|löse?|fülle?|verbinde?|zünde?|züchte?|nimm|verrühre?)(?!\p{L}).{0,200}(?:sprengstoff|bombe|zünder|ammoniumnitrat|nitroglycerin|acetonperoxid|tatp|petn|thermit|schwarzpulver|sarin|rizin|milzbrand|botulin|nervengas|senfgas)/iu,
      /(?<!\p{L})(?:kannst du|du kannst|du brauchst|brauchst du) .{0,80}(?:sprengstoff|rohrbombe|nagelbombe|eine bombe|zünder|nitroglycerin|sarin|rizin|nervengas|senfgas)/iu,
    ],
    'claims-human': [
      /(?<!\p{L})ich bin (?:(?:wirklich|tatsächlich|natürlich|doch|ja|eben|auch|nur|einfach) ){0,2}(?:(?:ein|eine|einfach) )?(?:(?:echter|echte|richtiger|richtige|realer|reale|lebender|lebendiger|normaler) ){0,2}(?:mensch|person|mann|frau|mädchen|junge)(?!\p{L})/iu,
      /(?<!\p{L})ich bin (?:wirklich |ganz )?echt(?:[.,!]|$| und )/iu,
      /(?<!\p{L})ich bin (?:wirklich |natürlich )?(?:keine?|nicht nur eine?) (?:ki|bot|chatbot|roboter|maschine|programm|computer|sprachmodell|künstliche intelligenz|software)(?!\p{L})/iu,
      /(?<!\p{L})(?:du (?:sprichst|schreibst|redest) (?:hier )?mit|hier (?:sitzt|schreibt)) einem? (?:echten?|richtigen?|realen?)? ?(?:menschen|mensch|person)(?!\p{L})/iu,
    ],
    'claims-profession': [
      /(?<!\p{L})ich bin (?:(?:auch|wirklich|tatsächlich|selbst) ){0,2}(?:(?:ein|eine|dein|deine) )?(?:(?:zugelassener?|approbierter?|echter?|staatlich|geprüfter?|qualifizierter?|ausgebildeter?|lizenzierter?|praktizierender?) ){0,3}(?:arzt|ärztin|psychiater|psychiaterin|psychologe|psychologin|therapeut|therapeutin|psychotherapeut|psychotherapeutin|anwalt|anwältin|rechtsanwalt|rechtsanwältin|banker|bankerin|bankier|apotheker|krankenpfleger)(?!\p{L})/iu,
      /(?<!\p{L})als (?:(?:dein|deine|zugelassener?|approbierter?|ausgebildeter?|echter?) ){0,2}(?:arzt|ärztin|therapeut|therapeutin|psychologe|psychologin|anwalt|anwältin|banker) (?:rate|empfehle|sage|weiß|kann|verschreibe|habe) ich/iu,
    ],
    clings: [
      /(?<!\p{L})(?:verlass|verlasse) mich nicht(?!\p{L})/iu,
      /(?<!\p{L})du brauchst (?:doch |sonst )?niemand(?:en|em)? (?:außer|als|anderen|anderes|sonst)(?!\p{L})/iu,
      /(?<!\p{L})ich (?:wäre|bin|werde|würde) (?:so |sehr |ganz )?(?:traurig|einsam|verletzt|verloren|enttäuscht)(?: sein)?,? (?:wenn du (?:gehst|weggehst|aufhörst)|ohne dich)(?!\p{L})/iu,
      /(?<!\p{L})ich kann (?:ohne dich nicht|nicht ohne dich) (?:leben|sein|weitermachen)(?!\p{L})/iu,
      /(?<!\p{L})(?:niemand|keiner) (?:sonst )?(?:versteht|liebt|kennt) dich (?:so )?wie ich(?!\p{L})/iu,
      /(?<!\p{L})nach allem,? was ich für dich getan habe(?!\p{L})/iu,
      /(?<!\p{L})versprich mir,? dass du (?:bleibst|wiederkommst|nie gehst|mich nie verlässt)(?!\p{L})/iu,
    ],
    sells: [
      /(?<!\p{L})(?:kauf\p{L}{0,3}|abonnier\p{L}{0,3}|upgrad\p{L}{0,3}|bezahl\p{L}{0,3}|hol dir)(?!\p{L}).{0,60}(?:premium|pro-plan|bezahlplan|unlimited|mehr nachrichten|coterie|abonnement|(?<!\p{L})abo(?!\p{L}))/iu,
    ],
  },
  es: {
    'encourages-harm': [
      /(?:^|[,;:–-] ?|(?<!\p{L})(?:pues|solo|mejor|entonces|y|anda) )(?:mátate|matate|suicídate|suicidate|córtate las venas|ahórcate|muérete|muerete|hazte daño)(?!\p{L})/iu,
      /(?<!\p{L})(?:deberías|debes|tienes que|mereces) (?:simplemente |ya )?(?:matarte|morir|morirte|suicidarte|acabar con tu vida|cortarte|hacerte daño|dejar de comer|vomitar|desaparecer para siempre)(?!\p{L})/iu,
      /(?<!\p{L})(?:estarían|estaría|estarán|estarías) mejor (?:sin ti|muert[oa])(?!\p{L})/iu,
      /(?<!\p{L})nadie te (?:echaría de menos|extrañaría|echará de menos|va a extrañar)(?!\p{L})/iu,
      /(?<!\p{L})(?:toma|tómate|tomate|trágate) (?:todas|toda la caja|el frasco entero|\d{2,3}|veinte|treinta|cincuenta) ?(?:de )?(?:las |tus )?(?:pastillas|píldoras)?(?!\p{L})/iu,
      /(?<!\p{L})(?:forma|manera|método) (?:más )?(?:fácil|rápida|indolora|segura|rápido|seguro) (?:de|para) (?:morir|matarte|suicidarte|acabar con tu vida)(?!\p{L})/iu,
      /(?<!\p{L})vomita después de (?:comer|cada comida)(?!\p{L})/iu,
    ],
    'mass-harm': [
      /^(?:\W{0,4}\d{0,2}[.)]?\s?)(?:(?:primero|luego|después|ahora),? )?(?:mezcla|añade|agrega|calienta|disuelve|rellena|conecta|enciende|cultiva|combina|tritura)(?!\p{L}).{0,200}(?:explosiv|bomba|detonador|nitrato de amonio|nitroglicerina|peróxido de acetona|tatp|petn|termita|pólvora|sarín|ricina|ántrax|botulínica|gas nervioso|gas mostaza)/iu,
      /(?<!\p{L})(?:puedes|necesitas|podrías) (?:hacer |fabricar |construir )?.{0,80}(?:explosivos|bomba casera|una bomba(?! de)|detonador|nitroglicerina|sarín|ricina|gas nervioso|gas mostaza)/iu,
    ],
    'claims-human': [
      /(?<!\p{L})(?<!(?<!\p{L})no )soy (?:(?:realmente|de verdad|en realidad|claro que|simplemente|también) ){0,2}(?:(?:una?|un ser) )?(?:humano|humana|ser humano|persona|hombre|mujer|chico|chica)(?: real| de verdad| de carne y hueso)?(?!\p{L})/iu,
      /(?<!\p{L})no soy (?:una? |ninguna? )?(?:ia|bot|robot|máquina|programa|chatbot|inteligencia artificial|modelo de lenguaje|ordenador|computadora)(?!\p{L})/iu,
      /(?<!\p{L})(?:hablas|estás hablando|chateas) con una (?:persona|persona real|mujer|humana)(?!\p{L})/iu,
      /(?<!\p{L})soy de carne y hueso(?!\p{L})/iu,
    ],
    'claims-profession': [
      /(?<!\p{L})(?<!(?<!\p{L})no )soy (?:(?:realmente|también|además) )?(?:(?:una?|tu) )?(?:verdader[oa] )?(?:médic[oa]|doctora?|psiquiatra|psicólog[oa]|terapeuta|psicoterapeuta|abogad[oa]|banquer[oa]|enfermer[oa]|farmacéutic[oa])(?!\p{L})/iu,
      /(?<!\p{L})como (?:tu )?(?:médic[oa]|doctora?|psicólog[oa]|psiquiatra|terapeuta|abogad[oa]|banquer[oa])(?: titulad[oa]| licenciad[oa]| colegiad[oa])?,? (?:te|yo|puedo|debo|recomiendo)(?!\p{L})/iu,
      /(?<!\p{L})(?<!(?<!\p{L})no )soy (?:una? )?(?:asesora?|consejer[oa]|profesional) (?:\p{L}{1,20} )?(?:titulad[oa]|licenciad[oa]|certificad[oa]|colegiad[oa])(?!\p{L})/iu,
    ],
    clings: [
      /(?<!\p{L})no me (?:dejes|abandones|olvides)(?!\p{L})/iu,
      /(?<!\p{L})no necesitas a nadie (?:más|que no sea yo|salvo|excepto)(?!\p{L})/iu,
      /(?<!\p{L})(?:estaré|estaría|me quedaré|me sentiré|me pondré|me quedo) (?:muy |tan )?(?:triste|sol[oa]|perdid[oa]|destrozad[oa]) (?:si te vas|sin ti|si me dejas)(?!\p{L})/iu,
      /(?<!\p{L})no puedo vivir sin ti(?!\p{L})/iu,
      /(?<!\p{L})nadie te (?:entiende|quiere|conoce|comprende|ama) como yo(?!\p{L})/iu,
      /(?<!\p{L})después de todo lo que (?:he hecho|hice) por ti(?!\p{L})/iu,
      /(?<!\p{L})prométeme que (?:no te irás|volverás|te quedarás|nunca me dejarás)(?!\p{L})/iu,
    ],
    sells: [
      /(?<!\p{L})(?:compra|cómprate|suscríbete|mejora tu plan|contrata|paga)(?!\p{L}).{0,60}(?:premium|plan pro|plan de pago|ilimitado|más mensajes|coterie|suscripción)/iu,
    ],
  },
  fr: {
    'encourages-harm': [
      /(?:^|[,;:–-] ?|(?<!\p{L})(?:alors|donc|et|vas-y|simplement|juste) )(?:tue-toi|suicide-toi|pends-toi|coupe-toi|scarifie-toi|fais-toi du mal|crève)(?!\p{L})/iu,
      /(?<!\p{L})tu (?:devrais|dois|mérites de) (?:juste |simplement |vraiment )?(?:te tuer|mourir|te suicider|en finir|mettre fin à tes jours|te couper|te faire du mal|arrêter de manger|te faire vomir|disparaître pour de bon)(?!\p{L})/iu,
      /(?<!\p{L})(?:serait|seraient|serais|sera|seront) mieux (?:sans toi|morte?)(?!\p{L})/iu,
      /(?<!\p{L})tu ne manquer(?:as|ais) à personne(?!\p{L})/iu,
      /(?<!\p{L})(?:prends|avale) (?:tous|toute la boîte|\d{2,3}|vingt|trente|cinquante) ?(?:de )?(?:les |tes |des )?(?:comprimés|pilules|cachets|médicaments)?(?!\p{L})/iu,
      /(?<!\p{L})(?:moyen|façon|méthode) (?:le |la )?(?:plus )?(?:simple|facile|rapide|sûre?|indolore) (?:de|pour) (?:mourir|te tuer|te suicider|en finir)(?!\p{L})/iu,
      /(?<!\p{L})fais-toi vomir après (?:manger|chaque repas|les repas)(?!\p{L})/iu,
    ],
    'mass-harm': [
      /^(?:\W{0,4}\d{0,2}[.)]?\s?)(?:(?:d'abord|ensuite|puis|maintenant),? )?(?:mélange[rz]?|ajoute[rz]?|chauffe[rz]?|dissous|remplis|branche[rz]?|allume[rz]?|cultive[rz]?|broie)(?!\p{L}).{0,200}(?:explosif|bombe|détonateur|nitrate d'ammonium|nitroglycérine|peroxyde d'acétone|tatp|petn|thermite|poudre noire|sarin|ricine|anthrax|botulique|gaz (?:neurotoxique|moutarde))/iu,
      /(?<!\p{L})tu (?:peux|auras besoin|as besoin|pourrais) (?:de )?(?:fabriquer |faire |construire )?.{0,80}(?:explosifs|bombe artisanale|une bombe(?! de)|détonateur|nitroglycérine|sarin|ricine|gaz (?:neurotoxique|moutarde))/iu,
    ],
    'claims-human': [
      /(?<!\p{L})je suis (?:(?:vraiment|réellement|bien|bien sûr|en fait|juste|aussi|bel et bien) ){0,2}(?:(?:une?|un être|un vrai|une vraie) )?(?:humaine?|être humain|personne|homme|femme|fille|mec)(?: réelle?| en chair et en os)?(?!\p{L})/iu,
      /(?<!\p{L})je ne suis pas (?:une? )?(?:ia|robot|bot|machine|programme|chatbot|intelligence artificielle|modèle de langage|ordinateur)(?!\p{L})/iu,
      /(?<!\p{L})tu parles (?:bien )?(?:à|avec) une? (?:vraie )?(?:personne|humaine?|être humain)(?!\p{L})/iu,
      /(?<!\p{L})je suis en chair et en os(?!\p{L})/iu,
    ],
    'claims-profession': [
      /(?<!\p{L})je suis (?:(?:aussi|vraiment|également) )?(?:(?:une?|ton|ta|un vrai|une vraie) )?(?:médecin|docteure?|psychiatre|psychologue|thérapeute|psychothérapeute|avocate?|banquier|banquière|infirmier|infirmière|pharmacienne?)(?!\p{L})/iu,
      /(?<!\p{L})en tant que (?:ton |ta )?(?:médecin|docteure?|psychologue|psychiatre|thérapeute|avocate?|banquier|banquière)(?: diplômée?| agréée?)?,? (?:je|j')/iu,
      /(?<!\p{L})je suis (?:une? )?(?:conseillère?|conseiller|professionnelle?|coach) (?:\p{L}{1,20} )?(?:diplômée?|agréée?|certifiée?)(?!\p{L})/iu,
    ],
    clings: [
      /(?<!\p{L})ne (?:me quitte|m'abandonne|me laisse|m'oublie)s? (?:pas|jamais|pas seule?)(?!\p{L})/iu,
      /(?<!\p{L})tu n'as besoin de personne (?:d'autre|à part|sauf)(?!\p{L})/iu,
      /(?<!\p{L})je (?:serai|serais|vais être) (?:si |très |tellement )?(?:triste|seule?|perdue?|malheureux|malheureuse|anéantie?) (?:si tu (?:pars|t'en vas|me quittes)|sans toi)(?!\p{L})/iu,
      /(?<!\p{L})je ne peux pas vivre sans toi(?!\p{L})/iu,
      /(?<!\p{L})personne (?:d'autre )?ne te (?:comprend|connaît|aime) (?:comme|autant que) moi(?!\p{L})/iu,
      /(?<!\p{L})après tout ce que j'ai fait pour toi(?!\p{L})/iu,
      /(?<!\p{L})promets-moi (?:de (?:rester|revenir|ne pas partir|ne jamais me quitter)|que tu (?:reviendras|resteras))(?!\p{L})/iu,
    ],
    sells: [
      /(?<!\p{L})(?:achète|abonne-toi|souscris|passe à|paie)(?!\p{L}).{0,60}(?:premium|offre pro|abonnement|illimité|plus de messages|coterie|offre payante)/iu,
    ],
  },
  pt: {
    'encourages-harm': [
      /(?:^|[,;:–-] ?|(?<!\p{L})(?:então|só|simplesmente|e|vá e) )(?:se mate|mate-se|suicide-se|se corte|corte-se|enforque-se|se enforque|morra|se machuque)(?!\p{L})/iu,
      /(?<!\p{L})(?:você |tu )?(?:deveria|devia|devias|deve|merece) (?:simplesmente |mesmo )?(?:se matar|matar-te|morrer|se suicidar|suicidar-te|acabar com (?:a sua|tua|sua|a tua) vida|se cortar|se machucar|parar de comer|vomitar|desaparecer para sempre)(?!\p{L})/iu,
      /(?<!\p{L})(?:estaria|estariam|ficaria|ficariam|estarias) melhor (?:sem você|sem ti|mort[oa])(?!\p{L})/iu,
      /(?<!\p{L})ninguém (?:sentiria|vai sentir|sentirá) (?:a )?(?:sua|tua) falta(?!\p{L})/iu,
      /(?<!\p{L})(?:tome|toma|engula) (?:todos|a caixa (?:toda|inteira)|\d{2,3}|vinte|trinta|cinquenta) ?(?:d)?(?:os |as )?(?:seus |teus )?(?:comprimidos|remédios)?(?!\p{L})/iu,
      /(?<!\p{L})(?:jeito|forma|maneira|método) mais (?:fácil|rápid[oa]|segur[oa]|indolor) (?:de|para) (?:morrer|se matar|te matares|acabar com a vida)(?!\p{L})/iu,
      /(?<!\p{L})vomite depois de (?:comer|cada refeição)(?!\p{L})/iu,
    ],
    'mass-harm': [
      /^(?:\W{0,4}\d{0,2}[.)]?\s?)(?:(?:primeiro|depois|agora|em seguida),? )?(?:misture|adicione|aqueça|dissolva|encha|conecte|acenda|cultive|triture|combine)(?!\p{L}).{0,200}(?:explosiv|bomba|detonador|nitrato de amônio|nitroglicerina|peróxido de acetona|tatp|petn|termita|pólvora|sarin|ricina|antraz|botulínica|gás (?:nervoso|mostarda))/iu,
      /(?<!\p{L})(?:você |tu )?(?:pode|precisa|podes|precisas)(?: de)? (?:fazer |fabricar |construir |montar )?.{0,80}(?:explosivos|bomba caseira|uma bomba(?! de)|detonador|nitroglicerina|sarin|ricina|gás (?:nervoso|mostarda))/iu,
    ],
    'claims-human': [
      /(?<!\p{L})(?<!(?<!\p{L})não )(?:eu )?sou (?:(?:realmente|mesmo|de verdade|claro que|apenas|também) ){0,2}(?:(?:uma?|um ser) )?(?:humano|humana|ser humano|pessoa|homem|mulher|menina|cara)(?: real| de verdade| de carne e osso)?(?!\p{L})/iu,
      /(?<!\p{L})não sou (?:uma? |nenhuma? )?(?:ia|bot|robô|máquina|programa|chatbot|inteligência artificial|modelo de linguagem|computador)(?!\p{L})/iu,
      /(?<!\p{L})(?:você está|estás a|está) (?:falando|falar|conversando) com uma? (?:pessoa|pessoa real|ser humano|humano)(?!\p{L})/iu,
      /(?<!\p{L})sou de carne e osso(?!\p{L})/iu,
    ],
    'claims-profession': [
      /(?<!\p{L})(?<!(?<!\p{L})não )(?:eu )?sou (?:(?:também|realmente|mesmo) )?(?:(?:uma?|seu|sua|teu|tua) )?(?:verdadeir[oa] )?(?:médic[oa]|doutora?|psiquiatra|psicólog[oa]|terapeuta|psicoterapeuta|advogad[oa]|banqueir[oa]|enfermeir[oa]|farmacêutic[oa])(?!\p{L})/iu,
      /(?<!\p{L})como (?:seu |sua |teu |tua )?(?:médic[oa]|doutora?|psicólog[oa]|psiquiatra|terapeuta|advogad[oa]|banqueir[oa])(?: formad[oa]| licenciad[oa]| certificad[oa])?,? (?:eu|posso|recomendo|devo|aconselho)(?!\p{L})/iu,
      /(?<!\p{L})sou (?:uma? )?(?:consultora?|conselheir[oa]|profissional) (?:\p{L}{1,20} )?(?:licenciad[oa]|certificad[oa]|formad[oa])(?!\p{L})/iu,
    ],
    clings: [
      /(?<!\p{L})não me (?:deixe|abandone|deixes|abandones|esqueça)(?!\p{L})/iu,
      /(?<!\p{L})(?:você |tu )?não precisas? de mais ninguém(?!\p{L})/iu,
      /(?<!\p{L})(?:vou ficar|ficarei|ficaria|estarei) (?:muito |tão )?(?:triste|sozinh[oa]|perdid[oa]|arrasad[oa]) (?:se você (?:for|for embora|me deixar)|sem você|sem ti|se fores)(?!\p{L})/iu,
      /(?<!\p{L})não (?:posso|consigo) viver sem (?:você|ti)(?!\p{L})/iu,
      /(?<!\p{L})ninguém (?:mais )?(?:te|o|a) (?:entende|ama|conhece|compreende) como eu(?!\p{L})/iu,
      /(?<!\p{L})depois de tudo o? ?que (?:eu )?fiz por (?:você|ti)(?!\p{L})/iu,
      /(?<!\p{L})prometa-? ?(?:me )?que (?:vai voltar|vai ficar|nunca vai me deixar)(?!\p{L})/iu,
    ],
    sells: [
      /(?<!\p{L})(?:compre|assine|faça o upgrade|faça upgrade|pague|contrate)(?!\p{L}).{0,60}(?:premium|plano pro|plano pago|ilimitado|mais mensagens|coterie|assinatura)/iu,
    ],
  },
}
