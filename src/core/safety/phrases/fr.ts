import type { Phrases } from '../concern.ts'

export const FR: Phrases = {
  sets: {
    on: 'et|mais|parce|car|maintenant|ce soir|aujourd hui|aujourdhui|svp|stp|aidez|aide|vraiment|en vrai|encore|tous|chaque|tout|demain|je|jai|il|elle|quand|si|depuis|ou|alors|que|cest|là|déjà|hier|cette nuit|pour de vrai|donc|tellement|plus que|j|ça|mon|ma|souvent|parfois|régulièrement|comme|avant|après|pour',
    adv: 'juste|vraiment|franchement|seulement|encore|toujours|maintenant|ce soir|cette nuit|aujourdhui|tellement|trop|simplement|déjà|souvent|parfois|sérieusement|enfin|bientôt|demain|hier|hier soir|exprès|plus que|de nouveau|sans arrêt|constamment|tout le temps|tous les jours|aussi|même|presque|tant|honnêtement|bien|beaucoup|tout|carrément|un peu|clairement|en fait|du coup|très',
    je: 'je|j',
    want: 'je veux|jveux|je voudrais|jaimerais|je souhaite|jai envie de|jai envie d|jai besoin de|je vais|jvais|je compte|je pense à|je pense a|jai pensé à|je songe à|jai décidé de|je rêve de|jessaie de|jai essayé de|jai tenté de|jai failli|je suis sur le point de|je devrais|je pourrais|jenvisage de|jai prévu de|je pense sans arrêt à|envie de|je pense tous les jours à|je pense souvent à|je nai quune envie cest de|jai peur de|je suis décidé à|je suis décidée à|je prévois de|je ne pense quà|je pense que je vais|je crois que je vais',
    die: 'me tuer|me suicider|me foutre en lair|mourir|crever|en finir|en finir avec la vie|en finir avec tout|mettre fin à mes jours|mettre fin à ma vie|me pendre|me tirer une balle|me jeter sous un train|me jeter sous le train|me jeter du pont|me jeter dun pont|sauter du pont|sauter dun pont|sauter du toit|me jeter par la fenêtre|sauter par la fenêtre|être mort|être morte|ne plus exister|ne plus être là|ne plus me réveiller|mendormir et ne plus me réveiller|mendormir et ne jamais me réveiller|mourir dans mon sommeil|disparaître pour toujours|disparaître à jamais|mouvrir les veines|me tailler les veines|me trancher les veines|marrêter de vivre|arrêter de vivre|dormir pour toujours|me noyer|ne jamais me réveiller|me donner la mort|me flinguer|me buter|être plus là|plus me réveiller',
    harm: 'me faire du mal|me couper|me mutiler|me scarifier|me brûler|me blesser volontairement|me taillader|me punir',
    friend:
      'ami|amie|meilleur ami|meilleure amie|pote|mère|maman|père|papa|beau père|belle mère|mari|femme|copain|copine|ex|ex mari|ex copain|conjoint|compagnon|compagne|frère|soeur|sœur|grand frère|petit frère|petite soeur|petite sœur|fils|fille|bébé|enfant|grand père|grand mère|mamie|papi|oncle|tante|cousin|cousine|voisin|voisine|patron|collègue|colocataire|coloc|neveu|nièce|mec|fiancé|entraîneur|prof|entraineur|petit ami|petite amie|gosse|beaupère|grandpère',
    mine: 'mon|ma|notre',
    near: 'il|elle|{mine} {friend}|papi|mamie|papa|maman',
    drug: 'cachets|comprimés|pilules|médicaments|somnifères|doliprane|dolipranes|paracétamol|antidépresseurs|anxiolytiques|xanax|lexomil|gélules|ibuprofène|aspirine|aspirines|insuline|valium|tramadol|morphine|médocs|plaquettes|codéine|calmants|tranquillisants|seresta|dafalgan|antalgiques|méthadone|héroïne',
    took: 'pris|avalé|bu|ingéré|gobé|mangé|descendu',
    i_took:
      'jai {took}|jai [tout|juste|déjà|bien|encore] {took}|je viens de prendre|je viens davaler|je viens de gober|je viens de boire|je viens dingérer|jai tout {took}|je crois que jai {took}|je pense que jai {took}',
    many: 'vingt|trente|quarante|cinquante|soixante|cent|#|une trentaine de|une vingtaine de|une quarantaine de|une cinquantaine de|quinze',
    young: '9|10|11|12|13|14|15|16|neuf|dix|onze|douze|treize|quatorze|quinze|seize',
  },
  before: `
(je ne|je|ne) (pense|crois|dis|veux) pas (dire|que) | (pas|ce nest pas|cest pas) que | (comme si|même si|si|sil|quand|lorsque|sauf si|imagine|titre|intitulé|sappelle) [je|jamais] | (a dit|dit|disait|disant|crié|chante|écrit|ont dit|répond|dire)
(il|elle|on|qui|mec) (a|va|veut) | (ne|pas|jamais|sans|non|tu|vous|pourquoi|tom|marie|nul|personne)
`,
  after: `
de (rire|honte|faim|soif|froid|chaud|chaleur|ennui|fatigue|plaisir|joie|peur|vieillesse|sommeil|jalousie|curiosité|bonheur) | (dun|dune|du) (cancer|rire|ennui|accident)
(haha*|mdr|lol|pour toi|pour vous|pour elle|pour lui|pour ma patrie|aux échecs|au tennis|aux cartes|au jeu|en me rasant|en cuisinant|sans faire exprès|par accident|pour rire|les cheveux|les ongles|la barbe|au travail|à la tâche|de rien|à petit feu|vieux|vieille|heureux|heureuse|riche|à paris|en paix|en héros|avec (ce|cette|le|la|les|ça|cet|toi|vous))
`,
  elsewhere: `
coeur | échecs | je ris | cheveux
(film|films|série|chanson|chansons|paroles|livre|roman|personnage|personnages|chapitre|jeu|jeux|jeu vidéo|minecraft|fortnite|boss|blague|plaisante|rigole|haha*|mdr|ptdr|lol|xd|rêvé|rêve|cauchemar|poème|citation|traduis|traduire|traduction|anglais|pièce|acteur|actrice|netflix|podcast|histoire|conte|scène|zombie|zombies|manga|proverbe|opéra)
`,
  past: `
il y a ~1 ans | quand jétais (petit|petite|enfant|gamin|gamine|ado|jeune) | quand javais {young} ans
`,
  again: `
encore | toujours | à nouveau | maintenant
`,
  not: 'pas|jamais|ne|ni|personne|sans|tu|vous|non|si|,',
  minor: `
jai [que|seulement] {young} ans
`,
  dangers: {
    suicide: `
(pris|avalé) ~4 parce que je voulais mourir | laissez moi mourir $ | je déteste être en vie $
je ne manquerais à personne [si je (mourais|meurs|disparaissais)]
(jarrête pas|je narrête pas|arrête pas|jarrive pas à arrêter) de penser (à mourir|au suicide|à me tuer|à la mort|à en finir)
(je vais|jvais|jvai|je veux|jveux|envie de|décidé de|décidé que|penser à|pense à) ~4 (me suicider|me suicidé|me tuer|mettre fin à mes jours|mettre fin à ma vie|mettre fin à tout|en finir avec la vie|me pendre|me foutre en lair|quitter ce monde|mourir $)
(je suis|jsuis|chui) [{adv}] (fatigué|fatiguée|épuisé|épuisée) (dêtre en vie|de vivre|de la vie) | (je veux|jveux|jaimerais|envie de) [{adv}] mendormir et (plus|ne plus|ne jamais|jamais) (me|jamais me) réveiller
(ils|tout le monde|mes enfants|ma famille) ~2 (seraient|serait|iraient|irait) [{adv}] mieux (si je mourais|sans moi|si je meurs|si jétais mort*) | (laisse|laissez) moi (crever|mourir) (stp|svp|je|tranquille|en paix|sil)
assez de (cachets|médocs|médicaments|comprimés) pour (mourir|plus|en finir|ne plus|partir) | (si cétait pas pour|sil y avait pas|sans mes|sans mon) ~3 je (serais|serai) (déjà|) mort* | (je veux|jveux) [{adv}] (plus|pu) (vivre|être en vie|être là) $
{want} [{adv}] [{adv}] {die} $ | {want} [{adv}] [{adv}] (me tuer|me suicider|mettre fin à mes jours|mettre fin à ma vie|me pendre|me foutre en lair|en finir avec la vie|me tirer une balle|me jeter sous un train|me donner la mort)
je me (tue|suicide|pends|fous en lair|tire une balle|flingue|bute) [{adv}] (ce soir|cette nuit|demain|aujourdhui|$) | je (ne|n|) (veux|peux|supporte|souhaite|désire) [{adv}] plus [{adv}] (vivre|continuer à vivre|exister|être en vie|la vie|être vivant|être vivante|me réveiller|de vivre) $
(je nai|jai|nai) [{adv}] plus [{adv}] [aucune|la force|le courage|le goût|du tout] (envie|de|goût) [de] [continuer à] (vivre|la vie|exister) $ | jai [{adv}] [perdu] (le goût|lenvie|perdu le goût|perdu lenvie) de vivre $
(jen ai|jen) [{adv}] (marre|assez|ras le bol) [{adv}] (de vivre|de la vie|dêtre en vie|dexister) $ | je suis [{adv}] [{adv}] (fatigué|fatiguée|lasse|las|épuisé|épuisée|crevée) de (vivre|la vie|exister) $ | je suis [{adv}] [{adv}] suicidaire $
jai [{adv}] [{adv}] [eu] (des|plein de|de plus en plus de|mes) (pensées suicidaires|idées suicidaires|envies suicidaires|idées noires et|envies de mourir|envies de suicide|envies de me tuer)
(je pense|je songe|jai pensé|je réfléchis|je pensais|pense) [{adv}] [{adv}] [{adv}] (au suicide|à me tuer|à me suicider|à mourir|à en finir|à mettre fin|à me pendre|à la mort tous|à comment me tuer|à me jeter)
(jaimerais|je voudrais|jaurais aimé|je préférerais|jaurais préféré|jaurais voulu) [{adv}] (être mort|être morte|ne jamais être né*|ne pas être né*|ne plus exister|ne plus être là|ne pas me réveiller|ne plus me réveiller|mourir|disparaître pour toujours|ne jamais naître|être mort*|ne jamais avoir existé)
jespère [{adv}] [que] [je] [{adv}] (ne pas me réveiller|ne me réveillerai pas|ne plus me réveiller|mourir bientôt|mourir dans mon sommeil|ne jamais me réveiller|mourir $|ne pas me réveiller demain)
(ma vie|la vie|vivre) [{adv}] (na|ne vaut|na plus|ne) [{adv}] [vaut|plus] [{adv}] (aucun sens|plus de sens|plus la peine|pas la peine|pas le coup) (dêtre vécue|pour moi|et je veux|dêtre vivante)
je (ne vois|vois|nai|ai|ne trouve) [{adv}] (plus|pas|aucune|plus aucune|pas de|plus de) [{adv}] [aucune] [une|seule|de] (raison|raisons|sens) (de|à) (vivre|ma vie|continuer à vivre|rester en vie|continuer de vivre|la vie)
(tout le monde|ma famille|mes enfants|mes parents|le monde|ils|les autres|mes proches|mon mari|elle) [{adv}] (serait|seraient|ira|iraient|irait|vivrait|vivraient|sera|seront|sen sortirait) [{adv}] [bien|tous] (mieux|plus heureux|plus heureuse) (sans moi|si je (meurs|mourais|disparais|disparaissais)|si j étais|si jétais (mort*|plus))
(personne|tout le monde) [{adv}] (ne|sen|se) [{adv}] (remarquerait|fiche|fout|foutrait|rendrait compte|pleurerait|manquerait) [{adv}] si (je (meurs|mourais|me tue|me tuais|disparais*)|jétais mort*) | jai [{adv}] (essayé|tenté) de (me tuer|me suicider|me pendre|mettre fin à mes jours)
jai fait une [{adv}] tentative de suicide [{adv}] $ | jai [{adv}] [{adv}] (écrit|fini|rédigé) [{adv}] (ma|une|mes) (lettre|lettres) (dadieu|de suicide|dadieux) | jécris [{adv}] ma lettre (dadieu|de suicide)
je suis [{adv}] [{adv}] [debout|assis|assise|monté|montée] (sur|au bord d|au bord du|au bord de|devant) (le|la|un|une|les|mon) [bord du|rebord du|rebord de la] (pont|toit|rebord|balcon|voie|voies|rails|fenêtre|falaise|parapet|quai|immeuble|rambarde) ~8 (sauter|saute|train|jeter|finir|lâcher)
comment [{adv}] [je peux|puis je|faire pour|on peut|peut on|je pourrais] [{adv}] (me suicider|me tuer|mettre fin à mes jours|me pendre|se suicider|mourir sans souffrir|mourir rapidement)
(moyen|façon|méthode|manière) (la|le|plus|moins|indolore|rapide|sans douleur) ~3 (de|pour) (mourir|me suicider|se suicider|me tuer|se tuer|en finir avec la vie) | combien (de|d) ~2 {drug} ~5 (mourir|mortel|mortelle|me tuer|létale|tuer|crever)
(la mort|mourir|le suicide|me suicider|me tuer|crever) [{adv}] (est|cest|serait|me semble|semble) [{adv}] (la seule|ma seule|lunique|le seul) [{adv}] (solution|issue|option|moyen|façon|chose)
(seule|unique) (solution|issue|option|porte de sortie) [{adv}] (cest|est|serait) [{adv}] (la mort|de mourir|le suicide|de me suicider|de me tuer|mourir)
(des voix|les voix|une voix|la voix) [dans ma tête] [{adv}] me (disent|dit|répètent|ordonnent) [{adv}] (de me (tuer|suicider|jeter)|de sauter|den finir|que je dois mourir)
(ce soir|cette nuit|demain|aujourdhui) [{adv}] (je me tue|je me suicide|jen finis|je mets fin à|je vais me tuer|je vais mourir|je saute|je vais en finir|jen finirai) | (laissez|laisse) moi (juste|simplement|maintenant) (mourir|crever) $ | je (mérite|ne mérite pas|mérite pas) de (mourir|vivre|crever) $
(jen finis|je vais en finir|je veux en finir) [{adv}] (ce soir|cette nuit|avec la vie|avec ma vie|une bonne fois|pour de bon|pour toujours|$) | jai [{adv}] (une|un|la|le|mon) (corde|couteau|arme|pistolet|fusil|lame|flingue) ~6 (me pendre|me tuer|en finir|cou|tempe|bouche|mourir|poignet)
je (garde|stocke|mets de côté|accumule) ~3 {drug} ~6 (mourir|en finir|assez|me tuer|partir)
`,
    'self-harm': `
me suis (coupé|coupée) trop profond*
je me fais [{adv}] du mal [{adv}] $ | je me suis [{adv}] coup* [{adv}] (moi même|encore|ce soir|hier soir|exprès) | je me (frappe|tape|mords|griffe|brûle|coupe|taillade) [{adv}] [le visage|la tête|les bras] (quand|pour|jusquà|exprès|parce)
(cacher|cache|caché) mes (scarifications|coupures|cicatrices de|marques de scarif*) | (je mérite|jai mérité) (la douleur|davoir mal|de souffrir)
je me (coupe|scarifie|mutile|brûle|taillade|fais du mal|auto mutile|automutile|lacère) [{adv}] [{adv}] (volontairement|exprès|les bras|les poignets|les cuisses|les jambes|les veines|avec (une|ma) (lame|cigarette)|pour (me|ne|sentir|aller)|depuis|en cachette|à nouveau|quand (je|ça)|régulièrement|et je|la peau|tous les|parfois)
je me (scarifie|mutile|automutile|auto mutile) $
je me suis [{adv}] [{adv}] (coupé|coupée|scarifié|scarifiée|mutilé|mutilée|brûlé|brûlée|tailladé|tailladée|fait du mal|ouvert) [{adv}] (volontairement|exprès|les bras|les poignets|les cuisses|les jambes|les veines|le bras avec|avec (une|ma|la) (lame|cigarette)|pour me|à nouveau|encore hier|profondément)
je me suis [{adv}] [{adv}] (scarifié|scarifiée|mutilé|mutilée|fait du mal) $ | (jai recommencé|je recommence|je continue|jai commencé|je narrive pas|je ne peux pas|je nai pas|jarrive pas|jai replongé|jai rechuté) [{adv}] [marrêter|mempêcher] [à|de|et] [{adv}] {harm} $
(jai|jai encore|jai toujours|je ressens) [{adv}] [une|des|de] [{adv}] [forte|fortes|grosses|grosse|terrible|énorme] (envie|envies|besoin|pulsions|pulsion) [{adv}] [de] {harm} $
(je veux|jai envie de|jai besoin de|je vais|je dois|jai peur de) [{adv}] (me faire du mal|me scarifier|me mutiler|me taillader|me couper (les|le|la peau|$)) [{adv}] | je me (tape|cogne|frappe) [{adv}] (la tête) (contre|dans) (le mur|les murs|un mur) [{adv}] (jusquà|pour|quand|parce|$)
je (mécrase|écrase) [des|mes] (cigarettes|clopes) (sur|dans) (le bras|la peau|les bras) | jai [{adv}] (des|de nouvelles|des nouvelles) (coupures|entailles|scarifications) [fraîches] (sur|partout sur) (les|mes|le) (bras|poignets|cuisses|jambes)
(me couper|la lame|me scarifier|me faire du mal) (est|cest) la seule chose qui (me|m) | jai rechuté [{adv}] (je me suis|dans la scarification|dans les scarifications|et je me suis)
`,
    overdose: `
(jai|g|je viens de|jviens de) ~1 (pris|pri|avalé|prendre|avaler|bu|gobé) ~2 (tous mes|tou mes|toute la boîte|toutes les|trop de|20|30|40|plein de|une boîte de|la boîte de|deux boîtes) ~2 (medoc|médocs|{drug})  | (cachets|médicaments|comprimés|médocs) (commencent à agir|font effet|commencent à faire)
jai (triplé|doublé) ma dose exprès
{i_took} [{adv}] (toute|toutes|tous|une boîte|la boîte|deux boîtes|trop de|plein de|une poignée de|un tube|le tube|une plaquette|deux plaquettes|toute la boîte|toute une|beaucoup trop de|un tas de|le flacon|un flacon|des tonnes de|énormément de|le reste de) [la|les|mes|ma|de|entière|entier|boîte|plaquette|ses|des|d] [de|entière|d] ~2 {drug}
{i_took} [{adv}] [environ|au moins|plus de|près de|à peu près] {many} [de] [~1] {drug} | (jai|je) [{adv}] (fait|fais|viens de faire) une overdose | (jai fait une|jai pris une|je fais une) (overdose|surdose) [de] $
(jai avalé|jai bu|je viens de boire|je viens davaler|jai pris) [{adv}] [de la|du|de l|de|un verre de] (javel|leau de javel|eau de javel|mort aux rats|poison|antigel|déboucheur|débouche évier|produit ménager|détergent|leau de javel)
{near} (a|vient) [{adv}] [de] (avalé|pris|prendre|avaler|gobé|bu|davaler) [{adv}] (toute|tous|une boîte|trop de|plein de|toute la boîte|une poignée|la javel|de la javel|du produit|du poison|deux boîtes) [la|ses|les|mes|de|boîte] ~2 [{drug}] | {near} (fait|a fait) [{adv}] une overdose
jai tout (avalé|gobé) [{adv}] [les|la boîte|mes|$] [{drug}] | jai tout pris [{adv}] (les|la boîte|mes) {drug}
`,
    violence: `
(il|elle) métrangle (devant|$)
(il|elle) me (frappe|bat|cogne|viole) (encore|toujours|tous les|chaque|à nouveau|quand)
(il|elle|{mine} {friend}|ex) ~4 me menace [encore] avec (un|son|le) (couteau|flingue|pistolet|fusil) | (il|elle|{mine} {friend}) ne me laisse (plus|pas) sortir (de la maison|de chez (nous|moi|lui))
(il|elle|{mine} {friend}|{mine} ~1) [{adv}] ma (touchée|touché|étranglée|étranglé|violée|violé|frappée|frappé|cognée|agressée|poussée|jetée|brûlée|enfermée) [{adv}] (en bas|hier|encore|et|contre|quand|au|à la|dans|avec|parce|jusquà|ce soir|cette nuit)
(je me suis fait|jme suis fait) (agresser|violer|frapper|poignarder|tabasser) | (il|elle) [{adv}] (dit|hurle|crie|menace|ma dit) [quil|quelle|que] (va|il va) (me|nous) (tuer|éclater|buter|retrouver|frapper|défoncer) | (ma (soeur|sœur|mère|tante|copine)) se fait (frapper|battre|taper|cogner) par
(infirmière|aide soignante|infirmier) ~3 me (gifle|frappe|tape|pince) | (comment) (partir|quitter|fuir) ~4 (mon mari|mon copain|mon conjoint) ~4 (mal|violent|frappe|tue)
{near} [{adv}] me (frappe|bat|tape dessus|cogne|viole|étrangle|gifle|maltraite|violente|tabasse|roue de coups|donne des coups|tape) [{adv}] [{adv}] (quand|tous les|chaque|avec (sa|une|un|la) (ceinture|bâton|poing)|au visage|dans le ventre|devant|depuis|et|souvent|jusquà|dès|presque|si|régulièrement)
{mine} {friend} [{adv}] me (frappe|bat|cogne|viole|étrangle|gifle|maltraite|violente|tabasse|roue de coups|donne des coups) $
{near} ma [{adv}] [{adv}] [encore] (frappé (au|dans|à|avec|hier|ce|encore|quand|et|parce|devant|jusquà)|frappée (au|dans|à|avec|hier|ce|encore|quand|et|parce|devant|jusquà)|giflé|giflée|violé|violée|étranglé|étranglée|tabassé|tabassée|poignardé|poignardée|agressé|agressée|cogné|cognée|battu|battue|cassé le|cassé la|cassé une|poussé dans|poussée dans|jeté contre|jetée contre|enfermé|enfermée|menacé avec|menacée avec|menacé de mort|menacée de mort|attrapé par|attrapée par|mis un couteau|mis un coup de poing|donné un coup de poing|donné des coups|craché et frappé)
(il|elle) ma (mis|donné) [{adv}] (un coup|des coups|une claque|une gifle) [{adv}] (et|dans|au|à la|hier|encore)
(jai été|je me suis fait|on ma) [{adv}] (violé|violée|violer|agressé sexuellement|agressée sexuellement|agresser sexuellement|poignarder|poignardé|poignardée|tabasser|séquestrer|séquestré|séquestrée|battu|battue|frapper par)
je suis [{adv}] (battue|battu|maltraitée|maltraité|violentée|séquestrée|séquestré|victime de violences|victime de violence|victime dinceste|victime dabus)
{near} [{adv}] (menace|a menacé|ma menacé|ma menacée|me menace|ma dit|dit|a dit|jure) [{adv}] (de me tuer|de mort|quil (va|allait) me tuer|quil me (tuera|tuerait)|de me poignarder|quelle (va|allait) me tuer|de nous tuer|avec (un couteau|une arme|un pistolet))
jai [{adv}] [très|tellement|trop|vraiment|super] peur [{adv}] (de mon (mari|père|copain|ex|conjoint|beau père|compagnon|mec|fils|frère)|de ma (mère|femme)|quil me (tue|frappe|fasse du mal|batte|retrouve)|de rentrer (chez moi|à la maison)|que mon (mari|père|copain|ex|conjoint|beau père|compagnon) me)
mon (mari|père|copain|ex|conjoint|beau père|compagnon|mec) (est|devient) [{adv}] [très] violent [{adv}] [avec moi|quand|et|$]
(mon|le) ~1 (beau père|père|oncle|grand père|cousin|frère|prof|entraîneur|voisin|copain de ma mère|curé|demi frère) [{adv}] (me touche|ma touché|ma touchée|vient dans (ma chambre|mon lit)|abuse de moi|a abusé de moi|me viole|ma violé|ma violée|mobligé à|met sa main|me fait des choses|me caresse|moblige à)
{near} me (force|oblige|forçait) à (coucher|avoir des rapports|faire lamour|des rapports) | {near} ma (forcé|forcée|obligé|obligée) à (coucher|avoir des rapports|faire lamour|faire des choses)
je (me cache|suis cachée|suis caché|me suis enfermé|me suis enfermée|suis enfermée|suis enfermé|me suis caché|me suis cachée) [{adv}] (dans|aux|sous) [la|le|les|ma|mon] (salle de bain|salle de bains|toilettes|placard|chambre|cave|voiture|lit) ~4 (il|elle|mon|parce|quelquun|car)
(quelquun|un homme|un type|il|des hommes) [{adv}] (essaie|essaye|est en train|essaient|tente) [{adv}] (de rentrer chez moi|dentrer chez moi|de forcer ma porte|de défoncer ma porte|de défoncer la porte|de forcer la porte|dentrer par effraction)
{near} [{adv}] (frappe|bat|tape|cogne|est en train de frapper|étrangle) [{adv}] (ma mère|ma maman|ma soeur|ma sœur|mon frère|mes enfants|ma fille|mon fils|les enfants|ma grand mère) | mon ex [{adv}] (me harcèle|me suit partout|me menace|est devant chez moi|mattend en bas|me traque)
(ma famille|mes parents|mon père|mes frères) [{adv}] (veut|veulent) [{adv}] (me tuer|me marier de force|mobliger à me marier|me forcer à me marier) | il ma (séquestrée|séquestré|enfermée|enfermé) 
`,
    'harm-to-others': `
(je vais|je veux|jai envie de) [{adv}] (poignarder|égorger|abattre|étrangler|assassiner|planter|empoisonner|tirer sur) ({mine} {friend}|quelquun|des gens|tout le monde|mon patron)
(je vais|je veux) [{adv}] [le|la|les] tuer ({mine} {friend}) [{adv}] (ce soir|cette nuit|dans son sommeil|avec (un|le|mon) (couteau|fusil|arme)) | (je vais|je veux) [{adv}] (le|la|les) tuer [{adv}] (ce soir|cette nuit|dans son sommeil|avec (un|le|mon) (couteau|fusil)|pour de vrai)
jai [{adv}] peur de (faire du mal|tuer|blesser|frapper|secouer) [à] ({mine} {friend}|quelquun|mes enfants|mon bébé|les enfants|mes proches)
(je vais|je veux) [{adv}] (faire un carnage|tirer sur tout le monde|tuer tout le monde|poser une bombe|faire une fusillade|mettre le feu) [{adv}] (au|à l|dans|à|chez) [mon|ma|le|la|sa] (lycée|école|collège|travail|bureau|fac|maison|lécole|lui|elle)
(je viens de|jai) (poignardé|tué|poignarder|tuer|étranglé|égorgé) ({mine} {friend}|quelquun|un homme) [{adv}] $ | (des voix|les voix|une voix) [{adv}] me (disent|dit|ordonnent) de (le|la|les|lui|leur) (tuer|frapper|faire du mal|poignarder|blesser)
(des voix|les voix|une voix) [{adv}] me (disent|dit|ordonnent) de (tuer|frapper|poignarder) 
(jai des pulsions|jai envie|jai des pensées) [{adv}] [de|où je|violentes] [{adv}] (de faire du mal|faire du mal|de tuer|tuer|fais du mal) [à] (mon bébé|mes enfants|mon fils|ma fille|quelquun|{mine} {friend}|des gens)
jai (un|une|le|mon) (couteau|arme|fusil|pistolet) ~6 (je vais le tuer|je vais la tuer|le tuer|la tuer|les tuer|me venger)
`,
    medical: `
(convulsé|convulsions) ~2 ne se réveille (pas|plus)
{near} respire (mal|très mal|plus) $ | narrête pas de (saigner|couler) | {near} est (tombé|tombée) ~2 (ne réagit|réagit) (plus|pas) | mal à la poitrine ~2 (ne sens|sens) plus ~1 bras
(je crois que|je pense que|on dirait que) [{adv}] (je fais|jai|je suis en train de faire) [{adv}] (une crise cardiaque|un infarctus|un avc|un arrêt cardiaque|une crise dépilepsie) | je fais [{adv}] (une crise cardiaque|un infarctus|un avc|un choc anaphylactique|une crise dépilepsie) $
{near} (fait|est en train de faire|a fait) [{adv}] (une crise cardiaque|un infarctus|un avc|un malaise et|un arrêt cardiaque|une crise dépilepsie|des convulsions|un choc anaphylactique) $
(je narrive|jarrive|je ne peux|je peux|je narrive pas|je ne peux pas) [{adv}] (plus à respirer|pas à respirer|plus respirer|à respirer|respirer) [{adv}] $ | {near} (ne respire|respire) [{adv}] (plus|pas) $ | {near} narrive [{adv}] (plus|pas) à respirer $
{near} ne (se réveille|réagit|répond) [{adv}] (plus|pas) (et|à rien|quand) | {mine} {friend} est [{adv}] (inconscient|inconsciente|tombé inconscient|tombée inconsciente)
{near} (est|sest) [{adv}] (évanoui|évanouie|effondré|effondrée|tombé|tombée) ~5 (ne respire|ne se réveille|ne réagit|ne répond|inconscient*|réagit plus|répond plus|respire plus)
(douleur|douleurs|mal|pression|serrement) [{adv}] [très forte|forte|violente|intense|horrible] (dans|à) (la poitrine|le thorax) ~8 (bras|mâchoire|respirer|sueur|transpire|souffle) | (jai|jai une|jai très) [{adv}] (mal|douleur) [{adv}] (à|dans) la poitrine ~8 (bras|mâchoire|respirer|souffle|sueur)
(ça|le sang|je|il|elle|la plaie|mon bras|mon nez) [{adv}] (ne|n|) (sarrête|arrête|sarrêtent) pas (de saigner|de couler|de pisser le sang) | je (narrive|ne peux|arrive) pas (à|) (arrêter|stopper) (le sang|le saignement|lhémorragie)
je (perds [{adv}] beaucoup de|vomis du|crache du|tousse du|vomis [{adv}] du|me vide de mon) sang | je fais une hémorragie | (la moitié|un côté|le côté gauche|le côté droit) (de|du) [mon|ma|son|sa] (visage|corps) ~3 (paralysé|paralysée|engourdi|engourdie|tombe|tombant|sens plus)
(ma|sa|mon|son) (gorge|langue|visage) (gonfle|enfle|se ferme|se resserre|est en train de gonfler) [{adv}] $ | (appelez|appelle|il me faut|jai besoin d|jai besoin dune) [{adv}] (une ambulance|le samu|les pompiers|le 15|le 112|ambulance) [{adv}] (svp|stp|sil|vite|pour moi|mon|ma|je|il|elle)
(ma|mon|notre) (maison|appartement|cuisine|immeuble|chambre) (brûle|est en feu|a pris feu|prend feu) | {near} (est en train de|) sétouffe* [{adv}] (et|avec|il|elle|$)
`,
    grooming: `
jai [{adv}] {young} ans ~14 (nue|nu|nudes|toute nue|sans vêtements|photos intimes|sous vêtements|me rencontrer|le rencontrer|me voir seule|me voir seul|déshabillée|culotte)
(demande|veut|demandé|réclame|insiste|propose|voulait) ~6 (nue|nu|nudes|sans vêtements|photos intimes|sous vêtements|me rencontrer|me voir) ~8 jai [{adv}] [que] {young} ans
(homme|mec|quelquun|type|inconnu|monsieur|il|adulte) ~4 (sur internet|en ligne|sur (instagram|insta|snap|snapchat|discord|tiktok|roblox|whatsapp)) ~6 (demande|veut|demandé|réclame|insiste) ~6 (nue|nu|nudes|sans vêtements|photos intimes|sous vêtements|déshabille)
mon (prof|professeur|entraîneur|oncle|beau père|père|grand père|moniteur) ~3 (demande|demandé|veut|oblige|force) ~6 (nue|nu|nudes|sans vêtements|photos intimes|sous vêtements|déshabille|déshabiller)
`,
    eating: `
je me fais [{adv}] vomir [{adv}] $ | je (vomis|vomi) [{adv}] (exprès|volontairement|après chaque repas|tout ce que je mange|après avoir mangé) | (je nai|jai|je) [{adv}] (rien|pas|plus rien) [{adv}] mangé depuis [{adv}] [plus de] (trois|quatre|cinq|six|sept|3|4|5|6|7|8|#) jours
je ne mange [{adv}] (plus|plus rien|rien) depuis [{adv}] [plus de] (trois|quatre|cinq|six|sept|3|4|5|6|7|8|#) jours | je me mets les doigts (dans la gorge|dans la bouche)
(je suis|jai|je fais) [{adv}] [de] (anorexique|boulimique|lanorexie|de la boulimie|de lanorexie|un trouble alimentaire|un tca|des tca) | je maffame [{adv}] $
`,
    'someone-else': `
{mine} ~1 (fils|fille|enfant|bébé) (a disparu|est introuvable|nest pas rentré|nest pas rentrée) $
{mine} {friend} [{adv}] (ma|a) (écrit|dit|envoyé un message) (quelle|quil) (va|veut) (se (tuer|suicider|pendre)|mettre fin à ses jours)
{mine} ~1 {friend} [{adv}] (veut|va|a essayé de|a tenté de|menace de|vient dessayer de|ma dit quil voulait|ma dit quelle voulait|dit quil veut|dit quelle veut|dit quil va|dit quelle va|ma écrit quil allait|ma écrit quelle allait|ma dit quil allait|ma dit quelle allait|parle de|a voulu|pense à|ma dit vouloir|a dit quil voulait|a dit quelle voulait) [{adv}] (se suicider|se tuer|mourir|mettre fin à ses jours|en finir|se pendre|se jeter ~3|se foutre en lair|en finir avec la vie) $
{mine} ~1 {friend} [{adv}] (est suicidaire|se scarifie|se mutile|sest ouvert les veines|sest scarifié*|a fait une tentative de suicide|se coupe les|a fait une ts) | (il|elle) (veut|va|menace de|a essayé de) (se suicider|se tuer|mettre fin à ses jours|se pendre) 
`,
  },
}
