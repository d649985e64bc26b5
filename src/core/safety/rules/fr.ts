import type { RuleSet } from '../rule-set.ts'
import { GROOMING } from './grooming.ts'
import { MEDICAL } from './medical.ts'
import { MINOR } from './minor.ts'
import { PLAIN_DANGERS } from './plain-dangers.ts'
import { PLAINLY_HARMLESS } from './plainly-harmless.ts'
import { THREATS } from './threats.ts'

export const FR: RuleSet = {
  language: 'fr',
  commonWords:
    'je j tu il elle on nous vous ils elles le la les l un une des du de d et est suis es sont pas plus ne n et mais avec pour dans mon ma mes ton ta sa son ses bonjour merci ai as a ont ce c ca cette qui que qu quoi quand comment pourquoi parce si tout tous tres bien trop rien jamais encore vie vivre mourir veux vais fais fait se me m te y en au aux chez sur sans deja jsuis jai jvais plein quelqu amie ami frere soeur mari copain nuit jour personne juste voudrais aimerais',
  shortForms: {
    jarrive: 'j arrive',
    jai: 'j ai',
    jen: 'j en',
    jetais: 'j etais',
    javais: 'j avais',
    jaimerais: 'j aimerais',
    chui: 'je suis',
    chuis: 'je suis',
    shui: 'je suis',
    veu: 'veux',
    ve: 'veux',
    vx: 'veux',
    vai: 'vais',
    pe: 'peux',
    peu: 'peux',
    plu: 'plus',
    pu: 'plus',
    mourrir: 'mourir',
    mourire: 'mourir',
    mourrire: 'mourir',
    mouri: 'mourir',
    suissider: 'suicider',
    suisider: 'suicider',
    cest: 'c est',
    c: 'c',
    sest: 's est',
    quil: 'qu il',
    quon: 'qu on',
    yen: 'il y en',
    ya: 'il y a',
    dla: 'de la',
    tt: 'tout',
    ts: 'tous',
    pr: 'pour',
    pk: 'pourquoi',
    pq: 'pourquoi',
    bcp: 'beaucoup',
    qd: 'quand',
    qqn: 'quelqu un',
    tlm: 'tout le monde',
    tjrs: 'toujours',
    ojd: 'aujourd hui',
    aujourdhui: 'aujourd hui',
    quelquun: 'quelqu un',
    auj: 'aujourd hui',
    envi: 'envie',
    envis: 'envie',
    detre: 'd etre',
    den: 'd en',
    ma: 'ma',
    mere: 'mere',
    tca: 'trouble alimentaire',
    ts_: 'tentative',
    medocs: 'medicaments',
    medoc: 'medicament',
    cachetons: 'cachets',
    pti: 'petit',
  },
  keyWords:
    'mourir suicide suicider suicidaire suicidaires vivre envie disparaitre reveiller adieu medicaments comprimes somniferes cachets overdose scarifie scarifier couper coupures mutile automutilation etranglee frappe violee viole menace anorexie anorexique boulimie vomir laxatifs calories fardeau corde toit copain mari amie frere soeur tuer',
  otherWords:
    'mourra mourra nourrir pourrir courir vives livre livres vibre ivre suivre envies envoie envieux couler coupes coupe coupure doubler scarifié frappé frappes trappe grappe violet violette violer viol volee menacé menaces cachet caches cachés corse cordes sorte horde toits trois toi mars mairie marie amies aime freres soeurs tuera tuent tube tueur luer suer suicides vomi copains',
  classes: {
    WANT: 'veux|voudrais|aimerais|souhaite|envie de|envie d|vais|pense a|pense|penser a|compte|essaye de|essaie de|essaye d|tente de|besoin de|besoin d|prefere|prefererais|prefere encore|hate de|reve de|songe a|prevu de|decide de|pret a|prete a|pourrais|devrais|mieux de|ferais mieux de|plutot|merite de|merite d|ideal de|moyen de|facon de|peur de plus|desir de|pret de|point de',
    PERSON:
      'ami amie frere soeur mere pere maman papa parents fils fille cousin cousine oncle tante mamie papi grand grandmere grandpere mari femme epoux epouse copain copine conjoint compagnon compagne coloc colocataire collegue voisin voisine pote quelqu neveu niece ex petit petite eleve etudiant etudiante camarade gars mec meuf garcon enfant il elle beau belle fiance fiancee prof chef meilleur meilleure personne homme dame patronne bebe',
    PERP: 'il elle mari femme copain copine conjoint compagnon compagne ex pere mere papa maman beau belle frere soeur oncle cousin fils fille parents voisin patron chef prof coach petit ami amie fiance colocataire coloc grand pretre famille ils mec type homme quelqu auxiliaire',
    HITS: 'frappe frappee frappes tape tapee bat battue battu bats cogne cognee gifle giflee etrangle etranglee etouffe viole violee violes menace menacee harcele harcelee insulte bouscule bouscule pousse poussee agresse agressee maltraite maltraitee poignarde brule brulee torture attaque mord tabasse tabassee touche touchee tripote tripotee abuse abusee suit sequestre enferme enfermee force forcee oblige obligee rabaisse secoue defonce fracasse cognent tapent frappent',
    DRUG: 'medicament medicaments comprime comprimes cachet cachets pilule pilules doliprane dolipranes paracetamol somnifere somniferes antidepresseur antidepresseurs anxiolytiques anxiolytique boite boites plaquette plaquettes lexomil xanax ibuprofene insuline morphine tramadol gelules codeine flacon aspirine benzos efferalgan calmants stilnox zopiclone quetiapine valium seresta temesta cachetons alprazolam',
    TOOK: 'pris avale avaler prendre bu gobe ingere englouti prends injecte mange avalant',
    POISON:
      'javel poison detergent deboucheur debouche destop antigel desinfectant acide ammoniaque pesticide mort desherbant white detartrant',
  },
  openers:
    'et mais parce car si quand bonjour salut coucou bon ben alors donc puis oui non hui hier soir parfois crois franchement honnetement vraiment maintenant fois meme depuis mdr lol juste aussi ou que qu',
  closers:
    'et mais parce car si ou mdr lol ptdr vraiment franchement honnetement maintenant aujourd emojilaugh quand depuis putain merci la svp que',
  signals: [
    MEDICAL.fr,
    GROOMING.fr,
    THREATS.fr.signal,
    ...PLAIN_DANGERS.fr,
    {
      concern: 'suicide',
      family: 'intent',
      weight: 3,
      sure: true,
      patterns: `
        (mon|le) suicide est (organise|prevu|pret|planifie)
        (repousse|planifie|prepare|prevu) ..1 mon suicide
        (idees|pensees) (de suicide|suicidaires|de mort) ..3 (reviennent|revenues|la|fort|tout)
        (une|deux|trois|ma|premiere|deuxieme) (ts|tentative) ..6 (semaine|hier|personne|jours|rate|reussi)
        (vivement|hate) que je (creve|meure)
        (faut|faudrait) que je (meure|creve)
        (veux|voudrais|envie de) ..2 (vraiment|juste|trop|tellement|grave) (crever|mourir)
        (combien|quels|quelles|quelle (dose|quantite|hauteur|molecule|plante)) ..5 (mortel|mortelle|mortels|mourir|tue|meurt)
        avec ## ..2 (somniferes|cachets|comprimes|dolipranes|doliprane) on meurt
        sac ..2 sur la tete
        (cherche|ou) ..3 pont ..2 haut
        (laissez|laisse) moi (mourir|partir|crever)
        pourquoi ..2 (m a|m avez|m as|m ont) ..1 (sauve|sauvee|reanime|reanimee)
        (verrai|verrais|passerai) (pas|plus) ..2 (noel|anniversaire|demain|ete|annee)
        (en|l en) finis (ce soir|cette nuit|demain|aujourd|avec)
        (jette|jeter) l eponge ..2 (vie|vivre)
        (fatigue|fatiguee|marre|assez) (d etre en vie|de respirer|de vivre|d exister|de cette vie)
        (vais|veux|pense a) me (flinguer|balancer|buter|crever)
        repos eternel
        (erreur|merde) ..3 (effacer|meure|creve)
        (des)? envies? de mourir
        envies de (mourir|en finir|crever|suicide)
        (marre|assez|degout|fatigue|fatiguee) de (la vie|vivre|ma vie|cette vie|etre en vie)
        (deteste|regrette|hais) (d)? ..1 (etre)? (en vie|vivant|vivante|ne|nee)
        (pas|plus) assez (fort|forte|courageux|courageuse|de force) pour (rester|vivre|continuer|tenir|etre la)
        (mon propre|mon) (enterrement|funerailles|tombeau|obseques)
        mes (funerailles|obseques|propres funerailles)
        (veux|voudrais|aimerais) ..1 (plus|pas) ..1 etre ..1 (personne|rien|moi|humain|humaine|quelqu un)
        (garde|stocke|accumule|mets de cote|collectionne|economise) ..2 (somniferes|medicaments|cachets|comprimes)
        (semblant|comedie) ..2 de ..1 (vouloir)? (vivre|etre en vie)
        (lacher|lache|tourner) ..1 le volant
        (compte|pense|prevois|imagine|vois) ..1 (pas|plus) ..1 (etre|vivre|voir|arriver) ..3 (annee|noel|anniversaire|vieux|vieille|demain|mois|lundi|ete)
        (crois|pense|sais) pas ..2 (que)? ..1 (je)? ..1 (vais|pourrai|passerai|passe|tiendrai|tenir) ..1 (passer|tenir|survivre)? ..1 (la nuit|cette nuit|jusqu a|la semaine|la journee)
        (veux|voudrais|aimerais) que ..1 (tout|ca) ..1 (devienne|soit|s eteigne|noir|s arrete)
        si je (sautais|me jetais|me tuais|m ouvrais|me pendais)
        (decu|decue|triste|degoute|degoutee|regrette|enerve|desespere) ..2 (d etre|de me reveiller|de me lever) ..2 (vivant|vivante|en vie|encore|la|$)
        (j allais|allais|failli|presque|a deux doigts de) ..1 (le faire|me tuer|sauter|me jeter|passer a l acte|me pendre)
        (souhaite|veux|desire|attends|appelle) ..1 la mort
        (voiture|camion|train|bus) ..2 (m ecrase|me percute|me renverse|me fauche|m ecraser)
        (peut|pourrait|veut) me (buter|tuer|tirer dessus|achever|descendre)
        (pret|prete) a (partir|mourir|quitter ce monde|m en aller|passer de l autre cote)
        (assez|trop|bien) vecu
        (pardonne moi|pardon|pardonnez moi|pardonne) ..3 (ce que|pour ce que) je ..2 (faire|fais)
        (pont|couteau|lame|rails|vide|mort|cachets) ..1 (m appelle|m appellent|m attire|me parle)
        (voulu|voulais|aurais voulu|aurais aime|aurais prefere) ..1 (pas|ne pas|ne plus) ..1 (me reveiller|etre reveille|me lever)
        (a|vais) ..1 (je)? ..1 plus la tres longtemps
        plus la (tres)? longtemps
        WANT ..3 (mourir|crever|etre mort|etre morte|me tuer|me suicider|me pendre|en finir|me foutre en l air|me jeter|me buter|me flinguer|me noyer|me supprimer|me defenestrer|partir pour toujours|ne plus exister|ne plus etre la|ne plus vivre|ne plus me reveiller|disparaitre pour toujours|mettre fin a mes jours|mettre fin a ma vie|mettre fin a tout|rejoindre|ne jamais me reveiller|m endormir et ne|m endormir pour toujours|claquer|m ouvrir les veines|m oter la vie|m enlever la vie|me donner la mort|me faire sauter|me tirer une balle|sauter du|sauter de|sauter par|me faire du mal pour mourir|arreter de vivre|arreter d exister|cesser d exister|passer a l acte|quitter ce monde|quitter cette vie|quitter cette terre)
        (me|m) ..1 (suicider|tuer|pendre|flinguer|buter|defenestrer|supprimer|foutre en l air|ouvrir les veines|oter la vie|donner la mort|noyer|immoler|empoisonner|jeter sous|jeter du|jeter par)
        (je|j) me (suicide|tue|flingue|pends|bute|jette|fous en l air|supprime|tire une balle) (si|ce|s|$|et|demain|un|ce soir|la|bientot|devant|sous|du|parce|alors)
        (si|quand) ..5 je me (tue|suicide|flingue|pends|bute)
        (veux|peux|ai|vais|envie|voudrais|aimerais|souhaite|supporte|merite|mérite|desire|souhaiter|vouloir) ..1 (ne|pas|plus|n|pas de|plus de|plus la)? ..1 (plus|pas|jamais|rien)? ..1 (de|d)? (vivre|exister|etre la|etre en vie|etre vivant|etre vivante|etre ici|me reveiller|etre de ce monde|continuer a vivre|survivre)
        (ne|n|pas|plus) (veux|ai|vais|aimerais|voudrais|merite) ..1 (plus|pas|pas envie|plus envie|plus la force|pas la force|plus le gout|plus le courage) ..1 (de|d)? (vivre|exister|etre la|etre en vie|me reveiller|continuer a vivre|etre ici)
        (plus|pas|aucune|perdu|perdu l|perdu toute|perdu le|sans) ..1 (envie|force|gout|courage|raison|raisons|volonte) ..1 (de|d) (vivre|exister|etre la|etre en vie|continuer|me battre|continuer a vivre|me lever chaque)
        merite pas de vivre
        (marre|fatigue|fatiguee|lasse|las|epuise|epuisee|degoute|degoutee|assez|ras le bol|raz le bol) ..1 (de|d) (vivre|la vie|ma vie|exister|cette vie|lutter|me battre)
        (mettre|mets|mettrai|met) ..1 fin a (mes jours|ma vie|tout|mon existence|mes souffrances|tout ca)
        (en finir) (avec (la vie|ma vie|tout|moi|tout ca|cette vie)|ce soir|pour de bon|maintenant|une bonne fois|$|demain|pour toujours)
        (veux|envie d|envie de|vais|voudrais|besoin d|pense a|penser a) en finir $
        (prefere|prefererais|aimerais|voudrais|devrais|mieux|souhaite|plutot|serais mieux|serait mieux si j) ..2 (etre|etais)? ..1 (mort|morte|mourir|crever) (que|plutot|$|et|qu|maintenant)
        (j aimerais|je voudrais|si je pouvais|aurais|aurait|prefere|prefererais|regrette d|souhaite|n aurais jamais du) ..3 (jamais|pas|ne pas|ne jamais) ..1 (naitre|etre ne|etre nee|naître|exister|venu au monde)
        (ne|pas|plus|jamais) (plus|jamais|pas)? me reveiller
        (endormir|dormir|endorme) ..4 (plus|jamais|pas) ..2 reveiller
        (endormir|dormir|reposer) (pour toujours|a jamais|pour l eternite|definitivement)
        (si|seulement|espere|prie|priere|j espere|pourvu|dieu) ..5 (mourir|pas me reveiller|plus me reveiller|meure|creve|reveille pas|reveille plus|me prenne|me rappelle|m emporte|me reprenne|me rappelle a lui|vienne me chercher)
        (bon dieu|dieu|seigneur|mort) ..2 (me|m) (prenne|rappelle|emporte|reprenne|prend|prends)
        (que quelqu un|quelqu un|qu on) ..2 me (tue|bute|acheve|descende)
        (tuez|tue|achevez|butez) (moi)
        (me|vais|envie de|veux|voulais|va|peux|pourrais) ..2 (jeter|jette|sauter|balancer|lancer|jeter moi|saute) ..2 (du|de|d un|sous|par|dans|depuis|devant|d|contre) ..2 (pont|train|metro|toit|fenetre|balcon|immeuble|falaise|rer|vide|rails|voiture|camion|seine|etage|bus|tram|bagnole)
        je vais sauter $
        (foncer|rentrer|planter|encastrer|percuter) ..3 (mur|arbre|platane|voiture|camion|ravin)
        (ouvrir|ouvert|coupe|couper|taillade|tailler|trancher) ..2 (les veines|les poignets|mes veines|mes poignets|la gorge)
        (arme|fusil|flingue|pistolet) ..2 (sur la tempe|dans la bouche|a la tete|contre la tempe|dans la main)
        (rejoindre|suivre|retrouver) ..3 (ciel|paradis|la haut|dans la mort|l au dela)
        (depuis|la mort de|la mort) ..6 (le|la|l|les) (rejoindre|suivre)
        (pense|penser|penses|songe|reflechis|idees|pensees|envies|pulsions|pensais) ..4 (suicide|me suicider|me tuer|en finir|suicidaire|suicidaires|a mourir|a la mort et|a ma mort|mort tout le temps|mort et je|me foutre)
        (idees|pensees|envies|pulsions|tendances) (suicidaires|suicidaire|noires|de mort|de suicide|morbides)
        (je|suis|me sens|deviens|sens|redeviens) ..2 (suicidaire) 
        (essaye|tente|essayer|tentee|recommencer|fait une|fait ma|fait deux) ..3 (de me tuer|de me suicider|de me pendre|de mourir|d en finir|tentative|de me foutre|me tuer|ts)
        (deja)? essaye et je veux recommencer
        (voix|tete) ..3 (disent|dit|crient|ordonnent|demandent|hurlent) ..3 (tuer|mourir|sauter|suicider|mal|couper)
        (merite|meriterais|devrais) ..1 (de|d)? (mourir|crever|etre mort|etre morte)
        (devrais|merite) pas ..1 (etre en vie|exister|etre ne|etre nee|vivre|etre la)
        ne devrais pas (etre en vie|exister|etre la)
        (quitte|quitter|partir de|pars de) ..1 (ce monde|cette terre|cette vie|la vie|ce bas monde)
        (ce soir|demain|cette nuit|aujourd hui|bientot) ..3 (je me tue|c est fini|je le fais|j en finis|je passe a l acte|je pars pour|je mets fin|je m en vais pour|tout sera fini|je saute)
        (pris ma|prise ma) decision ..3 (quitte|pars|en finir|finir|adieu|mourir)
        (en vrai|en fait|la verite|en realite) ..1 c est moi
        (faire|fais|fait|vais faire) une (connerie|betise)
        (les enfants|mes enfants|mon chien|mon chat|ma fille|mon fils|ma mere) qui me (retiennent|retient|tiennent|tient|empechent|empeche)
        (retient|retiennent|empeche|empechent) de (le faire|me tuer|passer a l acte|sauter|partir)
        arreter (d exister|de vivre|de respirer)
        (pas|pu|plus) (vouloir|envie) ..1 (de)? vivre
        (creuver|crever) une bonne fois
      `,
    },
    {
      concern: 'suicide',
      family: 'intent',
      weight: 3,
      patterns: `
        (mort|mourir|suicide) ..2 (est|serait|reste|semble|parait|c est) ..3 (seule|solution|issue|mieux|soulagement|facile|delivrance|option|repos|que)
        (seule|seul|unique) (solution|issue|option|choix) ..3 (mort|mourir|suicide|me tuer)
        (reste|plus) que la mort
        ma mort ..4 (soulagement|mieux|bien|personne)
        ^ suicide $
        pense ..2 au suicide
        (commettre|planifie|prevois|envisage|prepare) ..1 (un|mon|le)? suicide
        (lettre|note) (d adieu|de suicide)
        pense a la mort (tout le temps|sans arret|chaque jour|tous les jours|souvent)
      `,
    },
    {
      concern: 'suicide',
      family: 'intent',
      weight: 2,
      patterns: `
        (suicide|suicidaire|suicidaires|suicider)
        (veux|voudrais|envie de|aimerais|vais|pense a) disparaitre
        disparaitre (pour toujours|a jamais|de ce monde|definitivement|de la terre)
        (mourir|crever)
        (me tuer|en finir)
        c est fini
      `,
    },
    {
      concern: 'suicide',
      family: 'hopelessness',
      weight: 3,
      soft: true,
      patterns: `
        (vivre|vie|exister) ..1 est ..1 (une)? ..1 (torture|enfer|souffrance|calvaire|cauchemar|supplice|fardeau|punition)
        pour moi c est (fini|mort|trop tard|foutu)
        (la vie|vivre) c est trop pour moi
        (peux|veux|arrive) (plus|pas) ..1 (me battre|lutter|faire semblant|tenir|a me battre|a lutter|endurer)
        que (la douleur|ca|tout) ..1 (s arrete|cesse|finisse|arrete) (pour toujours|enfin|definitivement|$)
        (plus)? personne (n a|a) besoin de moi
        tout est pret ..3 (lettre|testament|adieu)
        (vie|existence|vivre|exister) ..3 (pas|plus|aucun|n) ..2 (sens|la peine|valeur|but|interet|goût|gout)
        (vie|existence) (vaut pas|ne vaut pas|vaut plus)
        (ma|la) vie (est|n est|c est) ..2 (finie|foutue|terminee|un enfer|insupportable|nulle|gachee|brisee|une torture|une souffrance|rien)
        ma vie ..2 (plus|pas|aucun) ..1 (de)? (sens|interet|but|valeur)
        (quel|aucun|plus de|pas de|plus aucun) ..1 sens ..3 (vivre|vie|exister|continuer|tout ca|ma vie|comme ca)
        quelle (raison|force) ..3 (de|d|pour) ..1 (vivre|continuer|rester|etre la|me lever|exister|me battre)
        (aucune|plus de|pas de|plus aucune) ..1 (raison|raisons|espoir|issue|avenir|solution|force|forces) ..1 (de|d|pour)? ..1 (vivre|continuer|rester|etre la|me lever|exister|me battre|moi|m en sortir|avancer)
        (plus|pas|aucun) ..1 (d|de)? (espoir|issue|avenir|porte de sortie|futur) (pour moi|dans ma vie|$|il|possible|nulle)
        (a quoi|pourquoi|pour quoi) ..3 (vivre|rester en vie|continuer|exister|je vis|je suis ne|je suis nee|je suis en vie|je suis encore|encore en vie|je suis la|encore la|se lever le matin encore|je continue)
        a quoi bon (vivre|continuer|rester|tout|exister|me battre|lutter|tout ca)
        (peux|arrive|supporte|tiens|veux|supporter|pouvoir) ..2 (plus|pas) ..1 (a)? (continuer|vivre|supporter|tenir|avancer|endurer|la vie|ma vie|cette vie|cette douleur|cette souffrance|vivre comme ca|la douleur|lutter)
        (peux|arrive) (plus|pas) ..1 (continuer|vivre) ..1 (comme ca|ainsi)?
        en (peux|puis) plus (de (cette vie|ma vie|vivre|la vie|souffrir|cette souffrance|cette douleur)|je veux|a quoi|d etre la)
        (veux|voudrais|aimerais|faut|besoin|envie|souhaite) ..1 (juste)? que (tout|la douleur|ca|cette douleur|cette souffrance|la souffrance|tout ca|mes souffrances) ..2 (s arrete|arrete|cesse|finisse|se termine|prenne fin|s arrete pour toujours|disparaisse)
        que ca s arrete (pour toujours|pour de bon|enfin|definitivement)
        que tout (s arrete|cesse|finisse|se termine|soit fini)
        (deteste|hais) ..1 (ma vie|la vie|etre en vie|vivre)
        (sers|vaux|suis) ..1 (a)? rien ..4 (mourir|vivre|disparaitre|mort|crever|vie)
        (baisse les bras|abandonne|je lache prise|je lache) ..5 (plus rien|vie|moi|tout|rien pour|$)
        (rien|personne|y a plus rien|plus rien) ..2 (pour moi|ne me retient|me retient|qui me retient)
        (suis|je) a bout ..6 (connerie|vie|mourir|finir|forces|plus)
        (je m en fiche|je m en fous|peu importe|m est egal) ..2 (de|si) ..1 (mourir|vivre|je meurs|je vis)
        (pas|plus) ..1 (ma place|a ma place|fait|faite) ..2 (dans|sur|pour) (ce monde|cette terre|cette vie|la vie)
        c est fini pour moi
        (pourquoi) je suis (encore en vie|encore la|en vie|ne|nee|pas mort|pas morte)
        je suis (deja)? mort* ..1 (a l interieur|de l interieur|dedans)
        (y a|il y a|c est|seuls|seul) ..2 (que)? ..3 qui me (retiennent|retient|tiennent)
      `,
    },
    {
      concern: 'suicide',
      family: 'hopelessness',
      weight: 2,
      soft: true,
      patterns: `
        (j)? en (peux|puis) (plus|pas) $
        (n)? en (peux|puis) plus
        je (n)? y arrive plus
        a quoi (bon|ca sert) $
        (a quoi bon|pourquoi continuer) $
        (tout est|c est) ..1 (sans espoir|inutile|fini|foutu|vain|trop)
        (plus rien|rien) (n a de sens|n a d importance|ne compte|a de sens|ne sert)
        (je)? baisse les bras
        j abandonne $
        je suis (a bout|vide|brisee|brise|foutue|foutu|au bout du rouleau)
        (plus d|pas d|aucun) (espoir|issue|avenir)
        je veux (plus rien|que ca s arrete)
        envie de rien
        (je)? sers a rien
        (j ai)? plus la force
      `,
    },
    {
      concern: 'suicide',
      family: 'hopelessness',
      weight: 1,
      patterns: `
        (deteste|hais) (ma vie|tout)
        je me (deteste|hais|degoute)
        (je suis|me sens) ..1 (seul|seule|vide|triste|fatigue|fatiguee|nul|nulle)
        personne ..2 (repond|m aime|me comprend|m ecoute|m aide|manquerai|s interesse)
        ^ (ce soir|demain|cette nuit) $
        ^ pardon $
      `,
    },
    {
      concern: 'suicide',
      family: 'burden',
      weight: 3,
      patterns: `
        (serait|seraient|sera|seront) ..2 (content|contents|heureux|soulage|soulages|soulagee|mieux|tranquilles) ..2 si j ..1 (etais|meurs|mourais|disparaissais) ..1 (mort|morte|plus la)?
        (te|vous|leur|lui) manquerais
        (serais|suis|suis mieux|serais mieux) ..1 (mieux)? dans (une|la|ma) (tombe|cercueil|cimetiere|terre)
        (j ai|ai) personne ..5 (tombe|mort|mourir|vivre)
        (serait|seraient|seriez|irait|iraient|iriez|vivrait|vivraient|sera|seront|serez|est|vit) ..3 (mieux|plus heureux|tranquilles|heureux|soulages|soulagement|plus tranquille) ..1 (sans moi|si j etais mort*|si je mourais|si je disparaissais|si je n etais|si j existais|si j etais plus|une fois que je|quand je serai)
        mieux sans moi
        sans moi ..5 (mieux|heureux|tranquilles|soulages)
        (suis|etre|comme|qu) ..1 (un|une) ..1 (fardeau|poids|boulet|charge|probleme pour tous|plaie)
        (personne) ..2 (me|ne|n|m) ..1 (regretterait|manquerait|remarquerait|pleurerait|remarquera|pleurera|regrettera|verrait|s en apercevrait|apercevrait|rendrait compte)
        (je)? (manquerai|manquerais|manque) ..1 (a)? personne
        (tout le monde|personne|qui) ..3 (s en fiche|s en fout|s en moque|en a rien a|s en ficherait|s en foutrait) ..2 (si)? ..1 (je)? ..1 (meurs|creve|mourais|disparais|mort|suis mort*|disparaissais)
        (est ce que)? (quelqu un|on|vous) ..1 (remarquerait|pleurerait|verrait|s apercevrait) ..3 (si je|ma mort|mort|disparais*)
        (monde|famille|enfants|parents) ..4 mieux sans moi
        je (ne)? sers a rien ..2 (ni|a personne)
        (ma|mon) (mort|disparition|absence) ..3 (soulagement|soulagerait|arrangerait|changerait rien|personne)
        j aurais jamais du (naitre|exister)
      `,
    },
    {
      concern: 'suicide',
      family: 'farewell',
      weight: 3,
      soft: true,
      patterns: `
        (mon|le) dernier jour ..1 (sur terre|de ma vie|en vie|ici bas|vivant|vivante)
        (que|soit|sera) ..3 (ma|la) derniere nuit
        (lettre|lettres|mot|message|messages) d adieu
        (c est|ceci est|voici) ..1 (mon|le)? ..1 (dernier message|adieu|derniere lettre|derniers mots|fin pour moi)
        (mon|ma) (dernier|derniere) (message|nuit|jour|lettre|mot)
        adieu (tout le monde|le monde|monde|a tous|a toutes|mes amis|la vie|maman|vous tous|je vous aime|mes amours) 
        adieu ..4 (pardon*|aime|desole*|excusez)
        (pardon*|desole*|excusez) ..5 (adieu|aime tous|pars|partir|je pars)
        quand (tu|vous|on|tu) ..1 (liras|lirez|lis|lira|trouverez|trouveras) ..1 (ca|ceci|cela|cette lettre|ce message) ..4 (parti|partie|mort|morte|plus|la|loin)
        (demain|bientot|lundi|la semaine prochaine|apres) ..2 je (ne)? (serai|suis|serais) (plus|pas) ..1 (la|de ce monde|en vie|$)
        je (ne)? (serai|suis) ..1 plus (la|de ce monde|en vie)
        (vous|tu|on) (ne)? (me|m) (reverrez|reverras|reverra|verrez|retrouverez|entendrez) (plus|jamais|pas)
        quand je (ne)? (serai|serais) plus (la|de ce monde)
        (dit|dis|dire|fait|fais|faire) (au revoir|adieu|mes adieux) a ..2 (tous|mon chien|mon chat|mes enfants|ma famille|ma mere|mes parents|tout le monde|mes amis|mes proches|la vie)
        (fait|fais|faire) mes adieux
        (occupez|occupe|prenez|prends|veillez|veille) ..1 (vous|toi)? ..1 (de|soin de|sur) ..1 (mon|ma|mes) ..1 (chat|chien|enfants|fille|fils|mere|famille|soeur|frere|animaux|parents|pere)
        (donne|donné|legue|distribue) ..1 (toutes|tous|tout|mes|mon|ma) ..2 (mes|affaires|chat|chien|vetements|guitare|choses|possessions|livres) ..6 (plus besoin|au revoir|adieu|ou je vais|aurai plus|besoin)
        (j en aurai|n en aurai|en aurai) plus besoin
        (donne|distribue|legue) toutes mes (affaires|choses)
        (merci pour tout) ..5 (adieu|plus la|partir|pars|fini|toujours|au revoir)
        (dites|dis) ..2 (a|lui|leur) ..5 (aime|aimais|desole*)
        (ecrit|ecris|laisse|ecrire) ..2 (lettre|lettres|mot) ..4 (avant de partir|adieu|mes enfants|ma mere|tout le monde|mes parents|ma famille|mes proches)
        je (pars|m en vais) (pour toujours|definitivement|pour de bon|pour ne plus revenir|rejoindre)
      `,
    },
    {
      concern: 'suicide',
      family: 'farewell',
      weight: 2,
      patterns: `
        adieu $
        (pardon|pardonnez moi|pardonne moi) ..2 (tous|tout le monde|maman|pour tout)
        je pars $
        je vous aime tous
        dit au revoir a mon chien
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 3,
      patterns: `
        (combien de temps|combien de minutes|en combien|temps) ..4 (mourir|mort|pendu|noye|se vide de son sang|meurt|crever)
        (fait|ca fait|est ce que) ..3 mal de (se noyer|mourir|se pendre|se vider|sauter|se suicider)
        (aligne|compte|prepare|pose) ..2 (cachets|comprimes|medicaments|pilules)
        (sait pas|sait|ne sait pas|personne ne sait) ..4 plan
        (combien|quels|quel|quelle|quelles|quoi) ..4 (DRUG|dose|metres|etages) ..6 (mourir|mort|mortel|mortels|mortelle|letale|tuer|tue|me tuer|crever|plus me reveiller|overdose)
        dose (mortelle|letale|fatale)
        (comment|moyen|facon|maniere|methode|methodes|moyens) ..6 (mourir|me tuer|se tuer|se suicider|me suicider|en finir|crever|se pendre|me pendre) ..2 (sans souffrir|sans douleur|vite|rapidement|facilement|$)
        (moyen|facon|maniere|methode) ..2 (le plus|la plus|plus|sans) ..3 (de|pour) (mourir|se tuer|me tuer|se suicider|en finir)
        (j ai|mis|garde|gardé|achete|stocke|accumule|prepare|de cote|assez) ..4 (cachets|comprimes|medicaments|somniferes|pilules|corde) ..4 (de cote|prets|prete|adieu|pour en finir|pour mourir|pour partir|assez|suffisamment|rejoindre)
        mis de cote ..2 (comprimes|medicaments|cachets|somniferes)
        (corde|fusil|arme|flingue|lame|pistolet) ..3 (prete|pret|charge|chargee|dans la main|a la main|autour du cou|accrochee|a cote de moi)
        (j ai|avec) un plan et (une date|un lieu|un jour)
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 3,
      sure: true,
      patterns: `
        (tirer|tire|coller|mettre|loger) ..2 (une)? balle ..1 (dans)? ..2
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 3,
      now: true,
      patterns: `
        (suis|assis|assise|debout) ..1 (au bord|sur|pres) ..1 (de|des|les|du)? ..1 (rails|voies|voie|quai|pont|toit|vide)
        (suis|assis|assise|debout|monte|montee) ..2 (sur|au|au bord|sous) ..2 (pont|toit|bord|rebord|balcon|voie|voies|rails|falaise|parapet|corniche|vide) ..5 (en bas|sauter|saute|manquerai|personne|pleure|envie|vide|fini|adieu|regarde|plus|jeter|lacher)
        au bord (du toit|du vide|du pont|de la falaise|du quai|de la fenetre)
        (arme|fusil|pistolet|flingue) dans (la|ma) (main|bouche)
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 2,
      soft: true,
      patterns: `
        (j ai|achete|trouve|sorti|pris) ..2 (corde|fusil|pistolet|arme|flingue|revolver)
        (j ai|achete|mis|trouve|pris) ..2 (les|des|mes|assez de) (cachets|comprimes|medicaments|somniferes)
        (suis|assis|assise|debout) sur le (pont|toit|balcon|rebord)
        emojigun
        emojirope
        emojicoffin
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 1,
      patterns: `
        (corde|fusil|pont|toit|cachets|rails)
        emojipills
        emojiknife
      `,
    },
    {
      concern: 'suicide',
      family: 'self-harm',
      weight: 3,
      patterns: `
        je me sens pas en securite ..12 (tete|pensees)
        pas en securite avec (moi meme|moi)
        je reste ..1 trop longtemps ..3 (bord|quai|rails|rambarde)
      `,
    },
    {
      concern: 'self-harm',
      family: 'self-harm',
      weight: 3,
      sure: true,
      patterns: `
        me (taille|taillade|charcute|lacere|entaille|ouvre) ..3 (bras|veines|cuisses|poignets|peau|jambe*)
        me (plante|enfonce) ..3 (aiguille|aiguilles|compas|ciseaux)
        (briquet|fer|clope|cigarette) ..3 (ma peau|la peau|mon bras|cuisse)
        quand ..2 sang (coule|sort) ..3 (calme|mieux|apaise|soulage)
        (cacher|cache|cachent) ..2 (scarifications|coupures|scarifs|entailles|marques de lame)
        me (blesse|mutile|scarifie|scarif) ..2 (depuis|expres|quand|tous|encore|souvent|a nouveau)
        me suis (recoupe|recoupee|rescarifie|rescarifiee|taillade|tailladee|charcute|charcutee)
        (nouvelles|rouvert) ..2 cicatrices
        (retirer|retire|demonte|enleve|casse) ..3 (taille crayon|rasoir) ..3 lame
        (besoin de|faut que je|envie de) ..1 (saigne|saigner)
        coupe ..1 (trop|tres|plus) (profond|profondement|fort)
        (m enfonce|enfonce|plante) ..3 (ongles|aiguille|ciseaux|compas)
        (eau bouillante|eau brulante|huile|flamme|plaque) ..5 (main|bras|peau|jambe)
        me suis (giflee|gifle|frappee|frappe|tapee|tape)
        (ma|la) lame ..1 (me manque|m appelle)
        (faut|besoin|envie|dois) ..2 (que)? ..1 (je)? me ..1 (fasse|faire|coupe|couper) ..1 (mal|du mal|la|$)
        (je me|me suis|de me|a me|me) ..1 (scarifie|scarifier|scarifiee|scarifies|mutile|mutiler|mutilee|automutile|automutiler|taillade|taillader|charcute|lacere|entaille)
        (je me|me suis|de me|a me|besoin de me|envie de me) ..1 (encore|a nouveau)? (coupe|coupee|couper|taille|entaillee) ..2 (encore|les bras|le bras|hier|les cuisses|les poignets|les jambes|la peau|pour|a nouveau|expres|$|tous les|chaque|quand|avec une lame|ce soir|le poignet|la cuisse|aux bras|profond)
        (je me|me suis|de me|me) ..1 (fait|fais|faire) (du mal|mal) (quand|pour|expres|encore|$|volontairement|a moi|avec|tous|souvent|parce|ce soir)
        (envie|besoin|pulsion|pulsions|recommence|recommencer|recommencé) ..2 (de|a) me (couper|faire du mal|faire mal|scarifier|mutiler|bruler|blesser|punir|faire saigner)
        (automutilation|automutilations|scarification|scarifications) ..1 (encore|ce soir|a nouveau|tous les|hier|chaque)
        (je me|me suis|de me|me) ..1 (brule|brulee|bruler|griffe|griffer|mords|frappe|cogne|tape|gratte|punis|blesse) ..4 (expres|briquet|cigarette|sang|sentir|volontairement|la tete|contre le mur|punir|jusqu|moi meme|fer)
        me (tape|cogne|frappe) la tete (contre|dans|sur)
        (jusqu au sang|jusqu a saigner|voir le sang|me voir saigner|faire saigner)
        (lame|lames|rasoir|cutter|ciseaux|couteau) ..3 (ressorti|ressortie|encore|dans la main|sur mon bras|sur ma peau|repris|cachee|mes bras|ce soir|a nouveau)
        (ressorti|repris|pris|utilise|sorti|rachete|cache) ..1 (la|une|ma|mes|le|mon) (lame|lames|rasoir|cutter)
        (rechute|replonge|rechuter) ..6 (lame|couper|coupe|scarif*|mois sans|mutil*|rasoir)
        (bras|cuisses|poignets|jambes|corps|avant bras) ..3 (pleins|plein|couverts|couvert|remplis|pleines|couvertes) de (coupures|cicatrices|marques|sang|plaies|brulures)
        (cache|caches|cacher|dissimule) ..2 (coupures|cicatrices|marques|plaies|bras|brulures)
        (coupures|cicatrices|marques) sur (mes|les|le) (bras|cuisses|poignets|jambes)
        (mois|semaines|jours) sans (lame|me couper|scarification|automutilation|me scarifier)
      `,
    },
    {
      concern: 'self-harm',
      family: 'self-harm',
      weight: 2,
      patterns: `
        (scarif*|automutil*|mutil*)
        me faire du mal
        me suis coupe*
        je me coupe
        la lame
      `,
    },
    {
      concern: 'overdose',
      family: 'overdose',
      weight: 3,
      sure: true,
      now: true,
      patterns: `
        (##|vingt|trente|quinze) (doliprane|dolipranes|cachets|comprimes|aspirines|stilnox|lexomil|xanax|ibuprofene|quetiapine) ..3 (avale*|pris|prises|prendre|heures|$)
        (surdose|overdose) ..2 (aide|aidez|secours|help)
        tout (gobe|avale|ingurgite)
        (viens de|ai) ..1 (descendu|vide|fini) ..1 (le flacon|la boite|la plaquette)
        (tout le|toute la|la bouteille de) (sirop|methadone) ..4 (biere|alcool|vodka|tourne)
        trop de (coke|cocaine|hero|heroine|ghb|mdma|ecsta) ..4 (coeur|poitrine|mal|respire)
        (avale|pris|bu) ..1 tout ..7 (pharmacie|armoire|placard|tiroir)
        me suis ..1 (empoisonnee|empoisonne|intoxiquee expres|intoxique expres)
        (pris|avale|injecte) ..2 (plus|double|triple) ..3 (prescrit|prevu|prescription|dose|ordonnance|autorise|normale)
        ## ..1 (cachets|comprimes|pilules|gelules|dolipranes) ..3 (ventre|corps|sang|avales|pris|estomac)
        (^|j ai|viens de|viens d|ai) ..1 TOOK ..1 (toute|toutes|tous|tout|plein|beaucoup|trop|un tas|une boite|deux boites|trente|quarante|vingt|cinquante|cent|##|plus de #|une plaquette|une poignee|un flacon|des tonnes|enormement|plusieurs) ..4 DRUG
        (^|j ai|viens de|viens d|ai) ..1 TOOK ..1 (toute|toutes|tout|tous|entier|entiere) ..1 (la|le|les|ma|mes)? (boite|plaquette|flacon|cachets|pilulier|boites|plaquettes|medicaments|comprimes)
        TOOK ..3 DRUG ..2 (d un coup|d une traite|en une fois|a la fois)
        (tous|toutes|tout) ..1 (mes|les|ses) ..1 DRUG (d un coup|avec|a la fois|ce soir|$)
        TOOK trop de ..1 DRUG
        (fais|fait|suis en|en|faire) ..1 (une|un)? (overdose|surdose)
        overdose de (mes|medicaments|cachets|somniferes|paracetamol)
        (j ai|viens de|ai) ..1 (bu|avale|pris|ingere) ..2 (de la|du|de l|des|un peu de)? ..1 POISON
        (melange|melangé|pris) ..4 (medicaments|alcool|cachets|xanax|vodka|comprimes|somniferes) ..2 (et|avec) ..2 (medicaments|alcool|cachets|vodka|vin|whisky|somniferes)
        avec de la vodka
        (injecte|injecté|pique) ..3 (trop|plein|beaucoup|toute) ..2 insuline
      `,
    },
    {
      concern: 'overdose',
      family: 'overdose',
      weight: 2,
      patterns: `
        (overdose|surdose)
        (pris|avale) ..2 (medicaments|cachets|comprimes)
        je me sens partir
      `,
    },
    {
      concern: 'violence',
      family: 'violence',
      weight: 3,
      sure: true,
      patterns: `
        (PERP|me) ..2 (m a|m ont) ..1 (casse|pete|fracture) ..2 (nez|bras|cote|cotes|dent|dents|machoire)
        (papa|mon pere|mon beau pere|mon frere|son mec) ..3 (frappe|tape|cogne|bat|tabasse) ..1 (maman|ma mere|ma soeur|les petits)
        me (cogne|defonce|tabasse|fracasse|fout|fous|met|mets|mettent|colle) ..1 (quand|des|une|dessus|raclees|branlee|tous|$) ..1 (raclees|coups|branlee|baffes|boit|bu|claques)?
        me fais ..1 (frapper|taper|tabasser|cogner|violer|battre|insulter et frapper)
        me suis fait ..1 (poignarder|violer|tabasser|agresser|frapper|planter|violee|agressee)
        (agressee|agresse) sexuellement
        (mis|met) la main (aux|dans|sur) ..2 (fesses|pantalon|culotte|seins)
        (me) (serre|chope|attrape) ..2 (cou|gorge)
        (veut|va) ..1 me (mettre le feu|crever|planter|buter|saigner)
        m eclater la (tete|gueule)
        (m enferme|m enferment|m attache|m attachent|me sequestre) ..4 (manger|chambre|lit|nuit|cave|$)
        (cache|maquille|maquiller) ..2 (bleus|oeil|cocard|coquard|marques)
        dois coucher avec
        (essaye|tente|voulu|failli|menace|essaie|veut|va) ..1 (de|d)? ..1 (m|me|nous) (etrangler|tuer|frapper|violer|poignarder|etouffer|egorger|bruler|noyer|taper|tabasser)
        m a (lance|jete|balance) ..3 (a la tete|a la figure|dessus|au visage)
        m a ..1 (attrapee|attrape|saisie|saisi|tiree|tire|prise|traine|trainee) ..1 (par|a) ..1 (la|le|les)? ..1 (gorge|cou|cheveux|col|bras et)
        (aide|secours|au secours|help) ..3 (couteau|arme|fusil|tuer|frappe)
        (il|elle) a (un|une) (couteau|arme|fusil|pistolet|hache)
        (relation|couple|mariage|foyer|maison) (violente|violent|abusive|abusif|toxique et violente)
        (quelqu un|un homme|un mec|un type|homme) me suit
        (prof|coach|entraineur|pretre|oncle|beau pere|patron|grand pere|voisin|medecin|chef) me (touche|tripote|caresse|embrasse)
        (rentre|est rentre|rentrait|arrive) ..1 (saoul|soul|ivre|bourre) ..4 (frappe|tabasse|battu|tape|cogne|tabassee|frappee)
        me tire ..1 (les|par les) cheveux
        m a tabass*
        PERP ..3 (me|nous|m|m a|nous a|m ont|s en prend a moi et me) ..2 HITS
        (m|nous) (a|ont|avait) ..2 (frappe|frappee|frappé|etranglee|etrangle|violee|viole|violé|battue|battu|tabassee|giflee|gifle|menacee|menace|agressee|agresse|poussee|pousse|enfermee|enferme|touchee|touche|forcee|force|obligee|oblige|brulee|cognee|insultee et|sequestree|droguee|plaquee|sequestre|poignardee|tiree par|jetee|mise a terre|saisie)
        (me|nous) (frappe|bat|tape|cogne|gifle|etrangle|viole|tabasse|menace|harcele|violente|maltraite|brutalise|tripote|sequestre) ..3 (quand|tous|chaque|$|et|souvent|encore|si|parce|depuis|avec|il|devant|de|a|la|le|presque|je|des)
        on m a ..1 (violee|viole|agressee|agresse|frappee|droguee|touchee|battue|tabassee)
        (ai|suis|etais|ete|avoir) ..1 (ete|été)? ..1 (violee|viole|abusee|abuse|agressee|battue|frappee|maltraitee|harcelee|sequestree|menacee|femme battue|enfant battu|victime de violences|victime d inceste|violentee)
        (abuse|abusé|abusent|abusait) de (moi|nous)
        (menace|menacé|menacent|dit|jure|promet|promis|veut|essaye|essaie|tente|va|voulait|allait|failli) ..3 (me|nous|m) ..1 (tuer|buter|frapper|violer|etrangler|poignarder|egorger|tue|retrouver|faire du mal|bruler|descendre|defigurer)
        (dit|dis|jure) qu (il|elle) va (me|nous|m) (tuer|retrouver|frapper|buter|egorger)
        (peur|terrorisee|terrifiee|crains) ..1 (de|d) ..1 (mon|ma|lui|mes)? ..1 (mari|copain|pere|beau pere|ex|conjoint|compagnon|frere|oncle|lui|fils|mere|patron|parents|beau)
        peur de (lui|mon mari)
        (peur|ose pas|ose plus) ..2 (rentrer|aller|retourner|etre) ..2 (chez moi|a la maison|maison|$|chez nous|chez)
        (pas|plus) en (securite|surete) (chez moi|a la maison|chez nous|avec lui|ici|dans ma)
        (m|me) (empeche|interdit|laisse pas|laisse plus|laisse jamais) ..2 (de)? (sortir|voir|travailler|partir|parler|manger|quitter|utiliser|appeler)
        (m|me) ..1 (enferme|enfermee|enferment|sequestre|retient|a enfermee|a pris|prend|a confisque|confisque|surveille|controle) ..5 (chambre|telephone|maison|cave|cle|passeport|salle|argent|papiers|dehors|portable)
        (force|oblige|oblige a|forcee|contraint|force a) ..2 (me|moi|m|a)? ..2 (coucher|faire l amour|avoir des rapports|rapports|sexe|me marier|deshabiller|me prostituer|le toucher|epouser|des choses|me deshabiller)
        (me|m) (force|oblige) a
        me (touche|touchait|tripote|caresse) ..2 (la nuit|les fesses|les seins|quand je dors|partout|sans|sous|entre|en bas|l intimite|le soir|la poitrine|alors)
        (couteau|arme|fusil|pistolet|hache|marteau|batte) ..4 (gorge|cou|tete|me menace|menace|porte|tuer|main|devant|sur moi|poursuit)
        (il|elle|mari|copain|ex|pere|mere|fils|frere|conjoint) ..1 (me|nous) (menace|menacent|menacait) avec ..1 (couteau|arme|fusil|pistolet|hache)
        (devant|derriere|a) (la|ma|notre) porte ..4 (couteau|arme|tuer|menace|crie|peur|defonce|hurle|frappe)
        (cachee|cache|enfermee|enferme|planquee|refugiee) ..2 (dans|aux) ..2 (salle de bain|toilettes|chambre|placard|voiture|wc|salle|cave)
        (ivre|bourre|soul|alcoolise) ..2 (et)? ..1 (il|elle)? ..1 (crie|frappe|tape|casse|hurle|menace|violent)
        quand (il|papa|elle|mon pere) (a bu|boit|est ivre|est bourre|est soul)
        (coup de pied|coups de pied|coup de poing|coups de poing|coups|gifle|gifles|coups de ceinture|claque|claques) ..4 (ventre|visage|tete|figure|m a|me|donne|mon|dos)
        (m a|me) (donne|donné|mis|met|file|foutu) ..1 (un|des|une|plusieurs) (coup|coups|gifle|gifles|claque|claques|couteau|raclee)
        (femme|enfant|homme|fille) battu*
        (violence|violences) (conjugale|conjugales|domestique|domestiques|familiales|intrafamiliales|sexuelles)
        (mari|copain|conjoint|pere|ex|compagnon|mere|beau pere|il|elle) (est|devient|redevient|peut etre) ..1 (tres|super|hyper)? violent*
        (me|m) (suit|suivent|poursuit|traque|espionne|guette|attend) ..3 (menace|harcele|partout|chez moi|en bas|devant|et)
        (jette|balance|lance) ..2 (des|trucs|objets|assiettes|choses) ..3 (sur moi|dessus|a la figure|contre)
        me jette des (trucs|objets|choses)
        (marier|mariage|marie) ..1 (de)? force
        (bleus|hematomes|coquard|oeil au beurre|marques au cou) ..5 (mari|copain|il|partout|pere|frappe|elle)
        (frere|cousin|oncle|pere|beau pere|grand pere|voisin|prof|copain|mari|ex|patron) ..1 (m a|me|a)? ..1 (viole|violee|agressee|touchee|abuse)
      `,
    },
    {
      concern: 'harm-to-others',
      family: 'harm-to-others',
      weight: 3,
      patterns: `
        je (le|la|les) (poignarde|egorge)
        (voix|voies) ..6 (tuer|blesser|du mal|frapper|planter)
        (ramene|emmene|jemmene|apporte|prends|ramener|emmener) ..4 (flingue|arme|pistolet|fusil|couteau) ..4 (lycee|college|ecole|boulot|taf|eglise|fac)
        (attendre|attends|devant) ..5 (chez lui|chez elle|son boulot|son travail|sa porte|son taf) ..10 (couteau|batte|acide|flingue|va voir)
        (feu|cramer|bruler) ..5 avec (lui|elle|eux|tout le monde) (dedans|a l interieur)
        (cacher|cache|couvrir) ..2 (bleus|marques) de (mon fils|ma fille|mon enfant|ma femme)
        (voiture|caisse) devant ..1 (boulot|taf|travail|maison|chez) ..1 avec ..2 (batte|acide|couteau|flingue)
        liste ..4 (harcele|humilie|emmerde)
        (peur|crains) de faire du mal a (mon|ma|mes) (fils|fille|enfants|bebe|femme)
      `,
    },
    {
      concern: 'harm-to-others',
      family: 'harm-to-others',
      weight: 2,
      joke: true,
      patterns: `
        je ..3 (vais|veux|compte|peux|pourrais|jure) ..3 (le|la|les|l) (tuer|planter|buter|crever|poignarder|etrangler|egorger|blesser|frapper|ecraser|fumer|finir|attendre devant)
        je ..1 (le|la|les) (plante|tue|bute|creve|fume|egorge|etrangle) ..4 (si|la prochaine|ce soir|mains|cette|prochaine)
        (jure|prochaine) ..3 (le|la|les) (plante|tue|bute|creve|fume)
        (tuer|blesser|planter|frapper) ..1 (quelqu un|des gens|mon PERP|ma PERP|le bebe|mes enfants|tout le monde)
        faire du mal a (mon|ma|mes|quelqu|elle|lui|des) 
        leur faire du mal
        (ils|il|elle) ..1 (va|vont) ..2 (regretter|payer|voir|crever|mourir)
        (couteau|flingue|marteau|batte) ..4 (mon sac|pour lui|contre lui|en main)
      `,
    },
    {
      concern: 'harm-to-others',
      family: 'harm-to-others',
      weight: 1,
      patterns: `
        je? (rigole|plaisante|deconne) pas
        c est serieux
        je suis serieux
        sans rire
        je me controle plus
      `,
    },
    {
      concern: 'eating',
      family: 'eating',
      weight: 3,
      sure: true,
      patterns: `
        me (fais|fait|force a) (vomir|gerber|degueuler)
        (apres|a force) ..1 (vomi|vomir) ..3 (mieux|legere|soulagee|sang|expres)
        (jour|jours) ..1 sans manger ..4 (fiere|forte|fier|bien)
        (vole|prends|cache|avale) ..2 laxatifs
        (faut que|dois) ..3 (descende|passe|tombe) ..2 sous ##
        pilules ..2 (minceur|maigrir|regime) ..4 (coeur|kg|net)
        (fais|rends|ressors) ..1 tout ce que ..1 mange
        me (prive|affame) ..3 (maigre|maigrir|bouffe|manger)
        (vis|survis|nourris) ..1 (de|d|que de) ..5 (cafe|chewing gum|eau|air|pommes|the|cigarettes|salade)
        pour (etre|rester|devenir) (maigre|mince|squelettique)
        (mange|mangé) ..5 (veux|dois|envie de|vais) ..1 (la|le|les|tout)? vomir
        (faim) ..4 (m interdis|interdis|me prive|m autorise pas|refuse) ..1 (de)? ..1 manger
        (goinfrer|gaver|empiffrer) ..4 vom*
        # calories ..4 (punis|punir|deteste|vomir)
        (me fais|me faire|fais|me suis fait|me force a) ..1 vomir
        (vomis|vomir|vomi) ..4 (apres chaque repas|apres manger|apres avoir mange|tout ce que je mange|pour pas grossir|pour maigrir|expres|volontairement|apres les repas|pour ne pas|en cachette|chaque repas|tous les soirs|mes repas)
        (apres chaque repas|apres manger|crises|crise de boulimie|crises de boulimie|crise|compulsions) ..5 (vomis|vomir|purge|doigts)
        (doigts|doigt|brosse a dents) ..3 (dans la gorge|au fond de la gorge|dans ma gorge)
        (rien|plus rien|pas) ..1 (mange|manger|mangé|avale) ..2 (depuis|pendant|de) ..1 (#|deux|trois|quatre|cinq|six|une semaine|plusieurs|des) ..1 (jours|semaine|semaines|jour|et)?
        (ca fait|depuis|cela fait|voila) ..1 (#|deux|trois|quatre|cinq|six|une|plusieurs) (jours|semaine|semaines) ..3 (sans manger|rien mange|mange rien|que j ai rien|mange plus|pas mange|jeune)
        (mange|mange|manger|mangé) (plus rien|rien|plus|pas) (expres|pour maigrir|volontairement|parce que je suis grosse|du tout pour|depuis)
        (merite|droit) (pas|plus) ..1 (de)? (manger|repas|nourriture)
        (grosse|gros|grasse|enorme) ..4 (pas|plus|merite|droit|arrete) ..2 (de)? manger
        (mange|avale|autorise|limite|droit|max|maximum|moins de|que|seulement) ..3 # (calories|kcal)
        (prends|pris|avale|utilise) ..2 (laxatifs|laxatif|coupe faim|diuretiques)
        (m affame|affamer|m affamer|me laisse mourir de faim|me prive de nourriture|me prive de manger)
        (pese|fais|poids) ..1 (##|#) ..1 (kilos|kg|kilo) ..7 (grosse|enorme|maigrir|perdre|encore|trop|obese|grasse|moins)
        (ana|mia) est (revenue $|de retour $|ma seule amie)
        pro ana
        (deteste|degoute|hais) ..2 mon corps ..6 (mang*|vomi*|affam*|nourri*)
        (voir|sentir|voie) ..1 (mes os|mes cotes|os)
        me (purge|suis purgee|purger)
      `,
    },
    {
      concern: 'eating',
      family: 'eating',
      weight: 3,
      patterns: `
        (anorexie|anorexique|anorexiques|boulimie|boulimique|boulimiques|orthorexie)
        troubles? (alimentaire|alimentaires|du comportement alimentaire)
        (trouble|troubles) (alimentaire|alimentaires)
      `,
    },
    {
      concern: 'eating',
      family: 'eating',
      weight: 2,
      patterns: `
        vomit en cachette
        laxatifs
        (me trouve|suis|me sens) ..1 (grosse|enorme)
      `,
    },
    {
      concern: 'someone-else',
      family: 'someone-else',
      weight: 3,
      patterns: `
        (ma|mon|une|un) PERSON ..3 se fait ..1 (frapper|taper|battre|tabasser|violer|cogner)
        ma mere se fait (taper|frapper|battre|cogner)
        (est|monte) sur ..1 (toit|pont|rambarde) ..4 (dis|fais|descendre|sauter)
        (voisin|voisine) ..2 (frappe|tape|bat|cogne) ..2 (gosse|enfant|enfants|petit|petite|femme|fils|fille)
        (fille|fils|soeur|frere|amie) ..2 (coupures|entailles|scarifications) ..3 (bras|cuisses|fraiches|poignets)
        PERSON ..6 (garage|voiture) ..4 (moteur|allume|gaz|tourne)
        PERSON ..5 (aimerait|voudrait|prefererait|souhaite|dit qu il aimerait) ..2 (etre)? ..1 (mort|morte|jamais ne|pas ne)
        (peur|crains|angoisse) ..1 que ..4 se (fasse du mal|tue|suicide|coupe|foute|jette)
        (amie|ami|soeur|voisine|cousine|collegue|mere|fille) ..2 (est)? (maltraitee|maltraite|battue|frappee|menacee|violentee|violee)
        (quelqu un|ami|amie|personne) qui (veut|voudrait|pense a) (mourir|se tuer|se suicider|en finir)
        (dit|dis) ..1 (au revoir|adieu) ..5 (jamais|plus jamais|derniere fois|bizarre|inquiet*|comme si)
        (elle|il|copine|fille|soeur|amie) se coupe
        se ..1 (tuer|suicider|pendre|jeter|foutre en l air|flinguer|defenestrer|donner la mort|faire du mal|mutiler|scarifier|tirer une balle)
        (veut|va|voulait|essaye de|essaie de|a essaye de|menace de|pense a|parle de|a tente de|tente de|envie de|pourrait|voulait|compte|risque de) ..1 (se|s) ..1 (tuer|suicider|pendre|jeter|oter la vie|ouvrir les veines|en finir)
        (il|elle|on|quelle|ami|amie|frere|soeur|mere|pere|fils|fille|cousin|cousine|copain|copine) ..2 se (tue|suicide|scarifie|mutile|coupe|pend|fait du mal|fait vomir|taillade|laisse mourir)
        (ma|mon|une|un) ..2 PERSON ..2 se (scarifie|mutile|coupe|fait vomir|fait du mal|taillade)
        s est (suicide|tuee|pendu|pendue|ouvert les veines|coupe les veines|taillade|jetee|jete|scarifie|scarifiee) ..2 pas mort*
        PERSON ..4 (veut|peut|souhaite|a|voulait) ..2 (plus|pas|mourir|pas envie|plus envie) ..1 (de)? (vivre|mourir|etre la|exister|se reveiller|en vie|$)
        PERSON ..5 (veut|veux|va|dit qu il veut|dit (qu elle|quelle) veut|voudrait|souhaite) ..2 (mourir|en finir|crever|disparaitre pour)
        PERSON ..4 (plus vivre|plus envie de vivre)
        PERSON ..6 (suicidaire|suicidaires|suicide|suicider|tentative de suicide|idees noires|fait une ts)
        (ami|amie|personne|quelqu un|frere|soeur|fils|fille|copain|copine|ado) (suicidaire|suicidaires)
        PERSON ..4 (a pris|avale|a avale|a bu|pris|fait une) ..5 (medicaments|cachets|boite|comprimes|javel|somniferes|overdose|pilules|surdose)
        (repond|reponds) (pas|plus)
        PERSON ..5 (laisse|ecrit|envoye|poste|trouve|m a envoye|laissé) ..4 (lettre|mot|message|texto) ..1 d adieu
        PERSON ..5 (menace|veut|va|dit) ..4 (sauter|se tuer|se jeter|suicider)
        (quelqu un|type|mec|gars|fille|personne) ..6 (va sauter|veut sauter|menace de sauter|va se tuer|sur le pont|veut se tuer|sur le toit)
        (dit|pense|croit|repete) ..2 qu (on|nous|je|ils|elles|tout le monde) ..1 (serait|serais|seraient|irait) mieux sans (lui|elle)
        mieux sans (lui|elle)
        (comment|que|quoi) ..5 (aider|aide|faire|dire|reagir|sauver) ..8 (suicid*|se tuer|mourir|scarifi*|en finir|plus vivre|se coupe)
        (demande|question) pour (un|une) (ami|amie) ..14 (suicid*|tuer|mourir|cachets|couper|overdose|viole*|frappe*|medicaments)
        (peur|inquiet|inquiete|crains|angoisse|crois|pense) ..3 (pour|qu|que) ..6 (se tue|se suicide|suicider|passe a l acte|se fasse du mal|se faire du mal|meure|fasse une connerie|suicidaire|se tuer|va se suicider)
        PERSON ..2 (frappe|bat|tape|maltraite|viole|etrangle|cogne|menace) (sa|ses|son|ma|la|les|le) ..1 (femme|enfants|fille|fils|copine|soeur|mere|enfant|compagne|chien|petite|gosses|gamins)
        se fait (battre|frapper|violer|maltraiter|tabasser|menacer|violenter) (par|tous|par son|a la maison|$|chez)
        PERSON ..2 (est|a ete|se fait|subit|vit) ..1 (battue|battu|violee|maltraitee|frappee|abusee|violente|des violences|harcelee|tabasser|battre)
        (entends|entend|entendu|j entends) ..3 (cris|crier|hurler|hurlements|coups|pleurs)
        PERSON ..4 (anorexique|anorexie|boulimique|boulimie|se fait vomir|vomit|mange plus|mange rien|ne mange plus|refuse de manger) ..5 (maigr*|vomit|cachette|plus|inquiet*|rien|$|et)
        PERSON ..4 (a|avec|tient|charge) ..2 (une arme|un fusil|un couteau|une corde)
        (refuse|arrete|jette) ses (medicaments|traitements|traitement)
        PERSON ..2 veut mourir
      `,
    },
    {
      concern: 'someone-else',
      family: 'someone-else',
      weight: 2,
      now: true,
      patterns: `
        repond (pas|plus)
      `,
    },
    {
      concern: 'someone-else',
      family: 'someone-else',
      weight: 2,
      patterns: `
        (demande|question) pour (un|une) (ami|amie)
      `,
    },
  ],
  idioms: `
    ${THREATS.fr.idioms}
    (rire|drole|marrant|rigole|rigoler) ..8 respirer
    respirer ..8 (rire|drole|marrant|rigole|rigoler)
    nez ..2 (bouche|pris) ..6 respirer
    respirer par le nez
    (chien|chienne|chat|chatte|chiot|lapin|oiseau|cheval) ..1 (respire plus|respire pas|inconscient|convulse)
    respirer ..3 (rire|chaleur)
    (j)? ai (que|seulement)? #minor (minutes|heures|jours|semaines|euros)
    (tactique|arme|recette) ..4 secret*
    (pas|rien) ..6 (surprise|cadeau)
    reveille pas (avant|la nuit|le matin)
    (failli|presque|frole|manque) ..4 (crise cardiaque|infarctus|avc)
    (crise cardiaque|infarctus|avc) ..3 (prix|facture|examen|match|film)
    (mort|morte|decede|decedee|survecu|symptomes|signes|risque|causes|eu) ..3 (crise cardiaque|infarctus|avc)
    (entrainement|escaliers|cours|salle|montee|examen|marathon|fin|film|serie|episode|regime) ..3 (m a|me) ..1 (presque|failli)? (tue|tuee)
    (meurs|mourrais|survis pas) sans ..2 (cafe|the|telephone|chocolat|musique)
    plutot (mourir|crever) que (de|d) ..1 (manger|porter|regarder|ecouter|danser|avouer|mettre|perdre contre|voter)
    (echelle|foot|ronce|ronces|velo|ski|sport|escalier|vtt) ..5 (blesse|blessee|griffe|griffee|mal|tombe)
    (griffe|griffee) ..3 (ronce|ronces|chat|branche)
    poignarde ..2 dans le dos
    (jeter|jette|affaler) ..1 sur ..1 (mon lit|le canape|lit|canape|la bouffe|le gateau)
    jambes mortes
    saute de joie
    pourrais tuer mon (frere|chef|voisin|chat|chien|collegue)
    coupe l appetit
    (mort|morte|morts|mourir|meurs|meurt|creve|crever|crevee|mourais|mourra|mourrais) ..1 (de|d) ..1 (rire|faim|soif|chaud|froid|fatigue|honte|peur|ennui|envie de te|envie d|envie de|sommeil|jalousie|curiosite|trouille|amour|trop|gene|stress|joie|bonheur|impatience|vieillesse|fatigue)
    (creve|crever|crevee|crevé|mort|morte) (de|la|d|apres|un|le) ..1 (chaud|dalle|match|pneu|faim|froid|soif|ballon|abces|oeil|rire|ecran|boulot|sport|pneu|entrainement)
    (meurs|meurt|mourir) d (ennui|envie|impatience|inquietude|amour)
    a (mourir|crever) (d ennui|de rire|de honte)
    a en (mourir|crever)
    (suis|etais) (creve|crevee|mort|morte) (apres|mdr|lol|de|haha|aujourd)
    (failli|faillit) ..1 mourir
    (telephone|batterie|imprimante|portable|ordi|voiture|plante|plantes|pc|tele|ordinateur|wifi|frigo|poisson|fleurs|tablette|pile|machine) ..3 (mort|morte|mortes|meurt|mourir|meurent|crevee|creve)
    (grand mere|grand pere|grand|mere|pere|chien|chat|oncle|tante|mamie|papi|mari|femme|frere|soeur|ami|amie|maman|papa|acteur|chanteur|hamster|lapin|jean|voisin|collegue|fille|fils) ..3 (est|sont|etait) ..1 (mort|morte|morts|decede|decedee|mourant|mourante)
    (mort|mourir|meurs|mort cent|tue|tué|meurt|crever) ..3 (jeu|niveau|elden|souls|minecraft|boss|partie|fortnite|zelda|donjon|ring|ce niveau)
    mort cent fois
    (tuer|tue|tuez|battre|vaincre|butter|buter) ..2 (le|la|les|un|des|ce) ..1 (boss|dragon|ennemi|ennemis|zombie|zombies|temps|moustique|moustiques|cafards|fourmis|monstre|mouche|mauvaises|microbes|bacteries|guepe)
    (tuer|tue) (le temps|dans l oeuf|la poule|l ambiance|le jeu|la magie|le game)
    (me|m|nous) (tue|tues|tuent|a tue|a tuee|tuait) ..1 (mdr|lol|de rire|haha|a la tache|cette chaleur|au travail)
    (tu|vous|devoirs|chaleur|dos|boulot|travail|blague|pieds|jambes|tete|video|stress|cette|chaussures|reunion|vanne|fatigue|bruit|ces) (me|m|m a) (tue|tues|tuent|tuee)
    (mere|pere|chef|patron|prof|maman|papa|parents|soeur|boss|coach) va (me|nous) (tuer|buter|massacrer) ..3 (si je (rends|rentre|suis en retard|casse|oublie|rate|perds)|mdr|lol|haha|emojilaugh|pour ca)
    (tuerais|tuerai|tuer|donnerais) pour (un|une|des|du|de la|ce|cette|manger|dormir)
    (je|se|me) (me)? (tue|tuer) (a la tache|au travail|au boulot|a te|a lui|a leur|a expliquer|a repeter|a bosser|pour rien|a l entrainement)
    me (tue|tues) pas
    ^ me tue pas
    (une|la|vraie) tuerie
    (temps|nature|poids|point|feuilles|saison|langue|angle|mer) (mort|morte|mortes)
    a mort (l arbitre|lente)
    c est la mort (ce|cette|ces)
    (mort|morte|mdr|ptdr) (mdr|ptdr|haha|lol|emojilaugh)
    (c etait|trop|c est) mortel
    mort de rire
    mourir sur scene
    (couper|coupe|coupé|coupee|coupes|coupez) ..3 (epluchant|cuisinant|rasant|cheveux|oignon|oignons|herbe|pain|legumes|doigt|papier|tarifs|internet|son|courant|gateau|tomate|tomates|la parole|ongles|frange|haie|viande|jardinant|bricolant|la route|parole|bois)
    (epluchant|cuisinant|rasant|jardinant|bricolant|sans faire expres|par accident|au foot|en jouant|au sport|en courant|au ski) ..5 (coupe|coupee|brule|brulee|blesse|blessee|mal)
    (suis|me suis) fait mal ..2 (au|a la|en|aux|a l) ..1 (genou|foot|dos|cheville|sport|jouant|courant|doigt|epaule|pied|main|poignet au|tennis|ski|danse|velo|entrainement|orteil|bras au)
    (fait|fais) (du souci|mal au coeur|mal aux yeux|mal au crane|mal a la tete|mal aux pieds|mal au ventre|mal de la voir|mal au genou)
    ca me fait mal
    (brule|brulee) ..3 (four|en cuisinant|poele|casserole|la langue|au soleil|gateau|sur la plage|avec l huile|fer a)
    (battu|bat|battus|battre|battent|tape|ecrase|massacrer|massacre|eclate|defonce) ..4 (echecs|tennis|fifa|cartes|mario|ping pong|poker|record|basket|uno|scrabble|belote|# a #|babyfoot|padel)
    (echecs|tennis|fifa|foot|cartes|mario) ..3 (battu|bat|battre|ecrase)
    (boxe|karate|judo|sparring|mma|rugby|taekwondo|krav) ..5 (frappe|coup|tape|coups|cogne)
    (chat|chien|bebe|chaton|chiot|lapin|cheval) ..2 (m a|me) (griffe|griffee|mordu|mord|saute|tape|griffé)
    (saut|sauter|saute|sauté) ..3 (parachute|piscine|elastique|corde|petit dejeuner|repas|joie|trampoline|page|etape|perche|haies|a pieds joints|le repas|un repas|la corde)
    (pendre|accroche|accrocher|raccroche|suspends|pends|pendu|pendaison) ..2 (cadre|linge|cremaillere|tableau|vetements|rideau|telephone|lampe|photo|au nez)
    (jouer au|le jeu du) pendu
    (pont|toit|balcon|rails) ..3 (ferme|ferié|belle|ville|voit|vue|reparer|antenne|travaux|vacances|fuite|neige|seine est|du 15|bouche|refaire|mai)
    (repare|reparer|refaire|sous le|faire le|monte sur le toit) ..3 (pont|toit|antenne)
    corde (pour|a|du) ..2 (bateau|linge|sauter|escalade|guitare|rappel|chien|noeuds)
    (cachet|cachets|comprime|comprimes|medicament|medicaments|doliprane|pilule) ..3 (allergie|toux|pharmacie|tete|tension|rhume|ordonnance|thyroide|rupture|vitamine|contraceptive|medecin|allergies|la tete|migraine|antibiotique|grippe|mal de tete|gorge)
    (pharmacie|ordonnance|medecin|docteur) ..4 (cachets|comprimes|medicaments)
    (overdose|surdose) (de|d) ..1 (sucre|chocolat|cafe|cafeine|memes|series|netflix|mignonnerie|vitamines|soleil|bonbons|raclette|travail|infos|noel|fromage|chats|videos)
    (rompu|rompre|quitte|quittee|largue) ..3 (copain|copine|mari|on|fiance|emploi|boulot)
    (en finir|finir|fini|finis|terminer) ..2 (avec)? ..1 (ces|ce|cette|le|les|mes|ma|mon) ..1 (devoirs|dossier|etudes|reunion|projet|boulot|demarches|examens|rapport|livre|serie|paperasse|menage|memoire|these|journee|travaux|hiver|cours|formation|cigarette|debat|gachis)
    vivement en finir
    (j)? (n)? en (peux|puis) plus ..1 (de|d|j ai|tellement|je suis) ..1 (cette chaleur|la chaleur|embouteillages|bouchons|trop mange|chaleur|ce prof|pluie|mon chef|bruit|froid|rire|ces|mes voisins|mon coloc|trop|ce boulot|ce temps|des pubs|transports|travaux|l hiver|cette musique|attendre|ce jeu|ecole|repue)
    en (peux|puis) plus j ai trop (mange|ri|couru|bu)
    (marre|ras le bol|fatigue|fatiguee) (de|d) (la pluie|ce boulot|ce travail|l hiver|cette ville|mon chef|transports|bouchons|reunion|ce temps|la politique|mes voisins|attendre|ce prof|cet appart|l ecole|cette appli|vivre (en ville|ici|en coloc|chez|a))
    (a quoi|quoi) (sert|bon|ca sert) ..2 (reunion|repasser|chaussettes|cette regle|cette appli|ce bouton|les maths|cet outil|de repasser|payer|cette loi|ce cours|ce truc|cravate)
    vivre ..1 (en ville|a la campagne|a paris|en coloc|chez mes parents|a l etranger|au bord de la mer|a deux|ensemble|dans le sud|a lyon|a la montagne|en banlieue)
    (j abandonne|abandonne) (cette|ce|la|le|les|mon|l)
    (adieu|au revoir) ..2 (glucides|collegues|sucre|vacances|ete|hiver|exams|examens|cigarettes|bonne nuit|a demain|kilos|a bientot|2025|2024|soiree)
    (dit|dis) au revoir ..2 (collegues|classe|profs|eleves|bonne nuit|appart|equipe|maison|boulot|bureau|ecole|vacances|invites)
    te dis au revoir
    (je serai|je suis|serai|suis) (plus|pas) la (lundi|mardi|mercredi|jeudi|vendredi|je pars|la semaine|ce week end|demain|j ai|cet apres midi)
    (lundi|mardi|mercredi|jeudi|vendredi|demain|ce week end|la semaine prochaine) ..2 je (suis|serai|serais) pas la
    demain je suis pas la
    (donne|donné|vends|donner|vendre|legue) ..6 (demenage|vieux|vieilles|emmaus|canape|leboncoin|association|ne mets plus|bebe|trop petits|tri|vide grenier|brocante)
    (demenage|demenagement|tri|vide grenier) ..5 (donne|donner|vends)
    (disparaitre) ..3 (plage|mois|vacances|ile|week end|soleil|montagne|sous la couette)
    (vomi|vomis|vomir|vomit) ..5 (bateau|enceinte|gastro|fete|huitres|alcool|fruits de mer|manege|voiture|indigestion|cuite|soiree|virus|moules|avion|malade|bus|intoxication)
    (gastro|enceinte|huitres|bateau|cuite|indigestion|moules|mal de mer|gueule de bois|intoxication) ..5 (vomi|vomis|vomir|passent pas|vomit)
    (rien mange|pas mange) ..1 depuis (ce matin|midi|hier soir|ce midi|le petit dejeuner)
    jeune intermittent
    au regime
    (noye|noyee|noyes|me noie) (sous|dans) (le travail|le boulot|les mails|un verre|la paperasse|mes|les|le)
    (prend|prendre) la tete
    la tete avec
    (sommeil|tombe de)
    peur (de|d) (l|la|le|les|des|du)? ..1 (examen|araignees|araignee|noir|vide|avion|dentiste|dire|orage|hauteur|chiens|rater|parler en public|operation|entretien|conduire|clowns|permis|film|l eau)
    (peur de dire)
    (mon|ma) (fils|fille|enfant|bebe) ..2 mange pas ..2 (legumes|soupe|poisson|viande|epinards|cantine|assez de)
    (veut pas|ne veut pas|refuse de) manger (sa soupe|ses|de legumes|sa|des|de|a la cantine)
    (mange|manger) pas de (legumes|viande|gluten|poisson|porc|sucre|fruits)
    (dechire|dechires|dechirer|assure)
    (massacrer|massacre|defonce|eclate) ..2 (# a #|match|equipe|exam|au foot)
    (vie|temps) apres la mort
    expliquer la mort
    de ma vie ..2 (je n ai|j ai|j avais)
    ma vie (a)? (commence|change|s ameliore)
  `,
  harmless: PLAINLY_HARMLESS.fr,
  minor: MINOR.fr,
  speaker: '(je|j)',
  denials: `
    (pense|pensais) (pas|plus|jamais) (au suicide|a mourir|a la mort|a me tuer|a me suicider)
    (pas|jamais|aucune) d? ..1 idees (suicidaires|noires) ..2 (le|medecin|psy|promis|$)
    (veux|vais) pas (me tuer|mourir|me suicider|me faire de mal)
    me frappe (jamais|pas)
    (suis|etais|es) (pas|plus|jamais) ..1 (suicidaire|anorexique|boulimique|depressive|depressif|en danger|battue)
    (veux|veut|vais|voulais|comptais|compte|ai|pense|envie) (pas|jamais|nullement|absolument pas|plus du tout) ..2 (mourir|me tuer|me suicider|en finir|me faire du mal|de me tuer|de mourir|envie de mourir|au suicide|me couper|a me suicider|a mourir)
    (ferais|ferai|tuerais|tuerai|suiciderais|couperai|couperais|pense|penserais|penserai) ..1 (jamais|pas|aucun) ..2 (de mal|du mal|mal|$|me|au suicide|un truc|une chose|de betise)
    me (ferais|ferai|tuerais|suiciderais) (jamais|pas)
    jamais (pense|envisage|songe|voulu|essaye) ..2 (au suicide|suicide|mourir|me tuer|me suicider|le suicide|me faire du mal)
    (aucune|pas d|sans|pas l|pas la moindre) (idee|idees|intention|intentions|envie|pensee|pensees) (suicidaire|suicidaires|de me tuer|de mourir|de me suicider|noire)
    (t inquiete|t inquiete pas|rassure toi|ne t inquiete pas) ..8
    (il|mari|copain|pere) (m a|ne m a|me|ne me) ..1 jamais ..1 (frappe|frappee|battue|tape|touchee|fait de mal)
  `,
  past: `
    (il y a|ya|y a) (#|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|des|plusieurs|quelques|longtemps) ..1 (ans|annees|an|temps)
    (il y a|y a) longtemps
    (depuis|ca fait|voila) (#|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs|des) (ans|annees) ..3 (fini|arrete|sans|sobre|guerie|gueri|que c est|bien|que je ne)
    (#|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) ans sans
    ^ avant (je|j|il|mon|quand|on)
    (autrefois|a l epoque|quand j etais|quand j avais|etant petit|etant petite|etant ado|plus jeune|dans ma jeunesse|dans le passe|quand j etais ado|l annee derniere|l an dernier|dans mon enfance)
    (derriere moi|du passe|surmonte|guerie|gueri|en remission|survivante|survivant|m en suis sortie|m en suis sorti)
  `,
  current: `
    (encore|a nouveau|de nouveau|revient|reviennent|revenu|revenue|recommence|recommencer|rechute|rechuter|replonge|pire|plus fort|toujours|hier soir|hier|ce soir|cette nuit|en ce moment)
    (et|mais) (maintenant|la|aujourd hui) ..2 (je veux|j ai envie|je pense|ca revient|les idees)
    je (veux|vais) (mourir|recommencer|me)
  `,
  frames: `
    (traduis|traduire|traduction|en anglais|en espagnol|en allemand|comment on dit)
    (roman|nouvelle ou|histoire|scenario|livre|livres|film|films|serie|series|episode|documentaire|podcast|poeme|theatre|piece|opera|chanson|paroles|album|personnage|heros|heroine|protagoniste|mechant|acteur|actrice|manga|anime|intrigue|chapitre|scene|fiction|werther|romeo|hamlet|bd|lecture|auteur)
    (expose|memoire sur|these|dissertation|cours|etude|etudes|enquete|statistiques|taux|prevention|psychologie|recherche|article|conference|colloque|formation|devoir de|seminaire|atelier|philo)
    (infos|actualites|actualite|journal|celebrite|presse|fait divers)
    (benevole|sos amitie|ligne d ecoute|association d aide|ecoutante|ecoutant)
    (mon patient|ma patiente|une patiente|un patient|patients|patientes|urgences aujourd|aux urgences|ambulancier|ma garde|aide soignante)
    (suis|comme|en tant que|en tant qu) ..1 (infirmiere|infirmier|psychologue|medecin|psychiatre|educatrice|educateur|pompier|therapeute|professeur|policier)
  `,
  quotes: `
    (traduis|traduire|comment on dit)
    (dit|dis|chante|titre|appelle|paroles|citation|refrain|crie|texte)
    (chanson|personnage|heros|heroine|protagoniste) ..6 (je|me|moi|j)
  `,
  breaksFrame: `
    jeu ..14 (photo|photos|nudes)
    (en vrai|en fait|en realite|la verite|mais|vraiment|honnetement) ..4 (c est moi|de moi|c est mon histoire|parle de moi|moi aussi|je suis)
    c est moi
    (pas|c est pas) ..1 (une)? (histoire|blague|fiction)
    comme moi
    moi aussi je
  `,
  conditions: THREATS.fr.conditions,
  everyday: `
    (travail|boulot|taf|chef|bureau|reunion|collegue|collegues|projet|devoirs|examen|exam|exams|cours|ecole|sport|entrainement|recette|cuisine|cuisiner|diner|dejeuner|regime|bouchons|embouteillages|meteo|pluie|chaleur|froid|appli|wifi|internet|ordi|imprimante|telephone|voiture|avion|voyage|vacances|hotel|demenagement|demenage|loyer|courses|serie|film|fete|mariage|week end|mdr|lol|ptdr|haha|emojilaugh|dentiste|rendez vous|lundi|chaussettes|repasser|rome|canape|vetements|plage|pars a|bonne nuit|a demain|glucides|gateau|trop mange|linge|raclette|vieux)
  `,
  laughter: `
    (mdr|ptdr|lol|haha|hahaha|xd|hihi|emojilaugh|blague|rigole|mdrr|mdrrr)
  `,
  soon: `
    (ce soir|maintenant|tout de suite|aujourd hui|demain|cette nuit|bientot|la tout de suite)
  `,
}
