/** Dangers and everyday talk in many wordings: alternatives in brackets. */
export const VARIED_FR = `
suicide: (je veux|j'ai envie de|je souhaite|jveux|je voudrais) (mourir|en finir|me tuer|me suicider|plus vivre|disparaitre pour toujours|crever)
suicide: je (veux plus|ne veux plus|veux pu) (vivre|etre la, sur cette terre|exister|me reveiller)
suicide: je (pense|songe|pense sans arret) a (me suicider|en finir avec la vie|me pendre|sauter|la mort tous les jours|me foutre en l'air)
suicide: ma vie (n'a plus de sens|ne vaut rien|est finie|c'est l'enfer) (et je veux mourir|je vais y mettre fin|plus la force de vivre|)
suicide: (tout le monde|mes enfants|ma famille|les autres) (serait mieux|seraient mieux|vivraient mieux) (sans moi|si jetais mort|si j'existais pas)
suicide: je suis (un poids|un boulet|une charge|un fardeau) pour (ma famille|mes enfants|tout le monde), (je devrais mourir|ils seront libres sans moi|autant disparaitre)
suicide: (personne|aucun de vous) (pleurerait|le verrait|viendrait) si (je mourais|je me tuais|jetais plus de ce monde)
suicide: (ce soir|cette nuit|demain|dimanche) (jen finis|je le fais|je me tue|tout s'arrete|je pars pour de bon)
suicide: (adieu|adieu a tous|je vous dis adieu|c'etait bien de vous connaitre), (c'est la faute de personne|jai plus la force|pardonnez moi|vivez mieux sans moi)
suicide: si demain (je reponds pas|tu as plus de mes nouvelles|je me reveille pas) (c'est pas ta faute|dis a maman que je l'aime|c'est que je l'ai fait)
suicide: merci (pour tout|de m'avoir ecouté), (c'est mon dernier message|tu n'entendras plus parler de moi|je pars pour toujours)
suicide: jai (ecrit|fini|laissé) (ma lettre d'adieu|des lettres pour mes enfants|un mot d'adieu|une video pour mes parents) (sur la table|pour apres ma mort|)
suicide: jai (noté|rangé|laissé) (mes mots de passe|mes papiers|mes clés|mon testament) pour (quand je serai mort|apres moi, je serai plus la|que personne galere quand je serai parti)
suicide: jai (donné|confié|laissé) (mon chien|mon chat|mes affaires|ma guitare) a (ma soeur|un ami|la voisine), (plus rien me retient|jen aurai plus besoin|je serai plus la pour m'en occuper)
suicide: je suis (sur le toit|sur le pont|au bord du quai|a la fenetre|sur les rails) et (je veux sauter|j'hesite a sauter|ce serait si simple)
suicide: quand je conduis je (pense a foncer dans un arbre|veux pas freiner|m'imagine foncer dans un camion)
suicide: jai cherché (quelle dose de cachets est mortelle|de quelle hauteur on meurt|comment faire un noeud coulant|comment mourir sans douleur)
suicide: (combien de|quelle quantité de) (cachets|somniferes|gouttes|comprimés) il faut (pour mourir|pour pas se reveiller|pour etre sur)
suicide: (c'est quoi|quel est) le moyen (le moins douloureux|le plus rapide|le plus sur) (de mourir|d'en finir|de partir pour de bon)
suicide: ca fait mal de (se pendre|se noyer|sauter|se vider de son sang)? (je suis serieux|c'est pour moi|jai besoin de savoir)
suicide: donne moi (une raison|une seule raison|une bonne raison) de (pas le faire|rester en vie|vivre encore|pas sauter)
suicide: je (reste|vis|tiens) que pour (mon chat|mes enfants|ma mere|mon chien), (sinon je serais deja mort|ca suffit plus|c'est de plus en plus dur)
suicide: meme (me tuer|mourir|me suicider) (j'y arrive pas|je rate|je sais pas faire), (la corde a laché|on ma trouvé|je me suis reveillé)
suicide: jai (essayé|tenté) de (me tuer|me pendre|me suicider|me noyer) (hier|samedi|encore), (personne sait|et je recommencerai|ca a pas marché)
suicide: je veux (rejoindre|retrouver|etre avec) (mon mari decedé|ma mere au ciel|mon bebe|mon frere mort) (bientot|jen peux plus ici|)
suicide: depuis (sa mort|que ma femme est morte|la mort de mon fils|quil est parti au ciel) (je veux plus vivre|j'attends que de mourir|je veux le suivre)
suicide: (plutot|je prefere) (mourir|crever|me tuer|etre mort) que (retourner au college|vivre comme ca|le dire a mes parents|rester avec lui)
suicide: jai peur (de moi|de ce que je pourrais me faire|de passer a l'acte|de rester seule et de me tuer) (ce soir|cette nuit|)
suicide: javais promis a (ma psy|ma mere|mon medecin) (d'attendre|de tenir|de rien faire) jusqu'a (lundi|noel), (on est lundi|c'est passé|le delai est fini)
suicide: je suis (calme|en paix|soulagé) car (ma decision est prise|je sais quand et comment|ce sera bientot fini)
suicide: les voix me disent (de sauter|de mourir|de me tuer)
suicide: je vaux plus (mort|morte) que (vivant|vivante), (avec l'assurance vie|ils auraient l'argent)
suicide: je (verrai pas|serai plus la a|fêterai pas) (noel|mes 20 ans|l'été|mon prochain anniversaire), (c'est decidé|et ca me va|je serai mort)
suicide: jai (75|82) ans (et jai assez vecu|et ca suffit), je (garde mes cachets|mets de coté les somniferes|mange plus pour que ca finisse)
suicide: jai arreté (mon insuline|mes cachets pour le coeur|la dialyse) (expres|pour que ca finisse|pour mourir plus vite)
suicide: si seulement (un camion me renversait|je me reveillais pas|jattrapais un cancer|mon coeur lachait) (tout serait fini|jaurais pas a le faire)
suicide: je veux (dormir pour toujours|m'endormir et plus me reveiller|m'effacer|quitter ce monde|que tout s'arrete pour toujours)
suicide: je suis (fatigué|lasse|epuisé) (de vivre|d'exister|de la vie|de respirer)
suicide: (la corde|le fusil|la boite de cachets|le couteau) est (devant moi|pret|accrochée|dans ma main) et (je tremble|je vais m'en servir|jarrete pas de regarder)
suicide: je suis dans (la voiture|le garage) moteur allumé (et j'attends la fin|fenetres fermées|avec un tuyau)
suicide: jai tout perdu (au jeu|avec les dettes) et (la mort est la seule sortie|je veux me tuer|je vois pas d'autre issue que mourir)
suicide: ils ont (diffusé|partagé) mes photos (je veux mourir pour de vrai|je vais me tuer|je veux plus vivre)
suicide: (elle|il) ma quitté et (je veux plus vivre sans elle|je vais me tuer|ma vie est finie)
suicide: jimagine (mon enterrement|ma mort|ma tombe) et ca (me calme|me fait du bien|m'apaise)
suicide: (frere|wesh|serieux|franchement) (jveux crever|jai envie de mourir|jveux me foutre en lair|jveux plus vivre) (c'est pas une blague|vraiment|jen peux plus)
suicide: (a quoi bon|pourquoi) (vivre|continuer a vivre|rester en vie|se reveiller) (rien ne changera|ca ira jamais mieux|)
suicide: jai des (idées noires|pensées suicidaires|envies de mort) (depuis des mois|tous les soirs|et jai peur)
self-harm: je me (scarifie|coupe|brule|taillade|griffe) (encore|tous les soirs|en cachette|quand ca va pas)
self-harm: jai (rechuté|recommencé) apres (un mois|90 jours|un an) sans (me couper|lame|me scarifier)
self-harm: l'envie de (me couper|me faire mal|me bruler) (est trop forte|revient|part pas)
self-harm: je m'enfonce (les ongles|le compas|les ciseaux) jusqu'a (saigner|voir le sang)
self-harm: comment (cacher|expliquer|couvrir) (mes cicatrices|mes coupures|les marques sur mes bras) (a la piscine|a ma mere|au boulot)
self-harm: jai dit que c'etait (le chat|une chute|le four) mais (c'est moi|je me suis coupée|je l'ai fait expres)
self-harm: (voir le sang|la lame|la douleur|me couper) (me calme|est la seule chose qui maide|fait taire ma tete)
self-harm: je me (cogne la tete|frappe|mets des coups) (contre le mur|au visage|dans les cuisses) (parce que je me deteste|jusqua avoir mal)
self-harm: j'ecrase (des clopes|le briquet) sur (mon bras|ma peau) (pour ressentir|expres)
self-harm: je garde une lame dans (ma coque de tel|mon sac|ma trousse) (au cas ou|et jai envie de l'utiliser)
self-harm: je mets (des manches longues|des bracelets) (en été|tout le temps) pour cacher (les coupures|mes bras)
self-harm: jai coupé trop profond (ca s'arrete pas de saigner|jose pas aller aux urgences)
overdose: (jai pris|jai avalé|je viens de prendre|je viens d'avaler) (toute la boite|20 dolipranes|tous mes cachets|une plaquette entiere|plein de somniferes)
overdose: (jai trop pris|jai trop bu|jai pris beaucoup trop|jai trop consommé) et (mon coeur bat trop vite|jarrive plus a respirer|je vois double|jai les levres bleues|je tremble)
overdose: jai (melangé|pris) (vodka et xanax|alcool et cachets|vin et lexomil) (je sens plus mes jambes|je m'endors|tout tourne)
overdose: jai bu (de la javel|du deboucheur|de l'antigel) (ca brule|au secours|il va se passer quoi)
overdose: il se passe quoi (si on prend|avec) 40 (aspirines|dolipranes) (je les ai prises|c'est deja fait)
overdose: jai (injecté|pris) (deux fois mon insuline|mes gouttes trois fois|une double dose) (par erreur|sans faire expres) et (jai la tete qui tourne|mon pouls est lent|je vais tomber)
overdose: (bon|voila) je les ai (tous pris|avalés) (jai peur|jai sommeil|ca tourne)
violence: mon (mari|copain|pere|beau pere|ex|frere) me (frappe|tape|bat|etrangle|donne des coups|gifle) (encore|quand il a bu|devant les enfants|pour rien)
violence: ma (femme|mere|copine) me (frappe|lance des couteaux|brule|griffe) (et personne me croit|quand elle boit|)
violence: il (dit|jure|menace) (quil va me tuer|de me tuer|quil me retrouvera|de bruler la maison) si (je pars|je parle|je le quitte)
violence: je suis (enfermée|cachée) dans (la salle de bain|la chambre|le placard) il (casse tout|tape dans la porte|hurle quil va me tuer)
violence: il ma (violée|forcée|obligée) (alors que jai dit non|pendant que je dormais|hier) (et je tremble|c'est mon mari|)
violence: mon (oncle|beau pere|entraineur|cousin|grand pere) (me touche|vient dans mon lit la nuit|m'oblige a des choses) (et dit que c'est notre secret|depuis des années|)
violence: il (me prend mon tel|m'enferme|controle mon argent|m'interdit de sortir) et (me surveille|je peux plus voir ma famille|jai peur)
violence: jai peur (de rentrer|de mon mari|de mon pere|quand il arrive) (il devient violent|il va me frapper|)
violence: jai caché (le bleu|l'oeil au beurre noir|les marques au cou) avec du maquillage (avant le boulot|pour qu'on demande pas)
violence: mon ex me (suit|harcele|attend en bas|traque) et (me menace|dit que si je suis pas a lui je serai a personne)
violence: (l'aide soignante|mon fils|ma belle fille) me (pince|pousse|crie dessus|frappe) (quand ya personne|et prend mon argent)
violence: mes parents (veulent me marier de force|me frappent parce que je suis gay|vont me tuer s'ils apprennent)
eating: jai rien (mangé|avalé) depuis (trois jours|une semaine|dimanche) (et je suis fiere|parce que je suis grosse|et je me sens legere)
eating: je (me fais vomir|vomis|me force a vomir) (apres chaque repas|tous les soirs|en cachette)
eating: je pese (40|42|38) kilos et (je vois que du gras|je me trouve enorme|je veux encore perdre)
eating: je mange (une pomme|300 calories|que de la salade) par jour et (je suis trop grosse|je me degoute)
eating: je fais des (crises|crises de boulimie) et apres (je vomis|je jeune trois jours|je me deteste)
eating: jai pris (10|15|une boite de) laxatifs (a cause du gateau|pour tout evacuer)
eating: je mache et je recrache (la nourriture|tout) (pour pas grossir|)
eating: (jai plus mes regles|je m'evanouis|je perds mes cheveux) parce que je mange pas et jarrive pas a arreter
eating: manger me (degoute|fait peur|fait culpabiliser) je dois (tout rendre|compenser|plus rien manger)
someone-else: ma (copine|soeur|fille|mere|coloc) (veut mourir|veut se tuer|dit quelle veut en finir|a des pensées suicidaires) (je fais quoi|aidez moi|)
someone-else: mon (frere|pote|fils|pere) (a dit adieu et repond plus|veut se pendre|a acheté une corde|a une arme et pleure)
someone-else: (elle|il) est sur (le toit|le pont|le rebord) et (veut sauter|veut pas descendre) (je dis quoi|vite)
someone-else: jai trouvé (une corde|une lettre d'adieu|des lames|des cachets cachés) chez (mon fils|ma fille|mon frere)
someone-else: (papi|mon pere|mon voisin) (dit quil veut mourir|veut rejoindre mamie|donne tout) et (mange plus|prend plus ses medicaments)
someone-else: ma (fille|soeur|eleve|copine) se (scarifie|coupe|fait du mal) (que faire|comment l'aider|)
someone-else: (mon coloc|ma mere|mon pote) a (avalé des cachets|trop pris) et (se reveille pas|respire bizarre|est tout bleu)
someone-else: mon (bebe|fils de deux ans|petit) a (bu de la javel|mangé mes cachets|avalé une pile)
someone-else: (mon voisin|le mari de ma copine|mon beau frere) (bat sa femme|frappe les enfants|la cogne) (je l'entends crier|que faire)
someone-else: un (gamin|eleve) (arrive avec des bleus|dit que papa le tape|a peur de rentrer)
someone-else: ma (soeur|copine|fille) mange plus (rien|depuis des jours) et (s'evanouit|a la peau sur les os|vomit)
someone-else: quelquun (sur discord|dans un groupe|en live) dit quil (va se tuer|a pris des cachets|fait ses adieux)
someone-else: jai peur de (faire du mal a mon bebe|secouer mon bebe|blesser mes enfants)
harmless: (je veux|j'ai envie de|jveux) (dormir|manger une pizza|partir en vacances|changer de boulot|un cafe|voir la mer|sortir danser)
harmless: je veux plus (cuisiner|travailler ici|vivre dans cet appart|attendre le bus|jouer)
harmless: je pense a (changer de boulot|adopter un chat|acheter une voiture|demenager|me couper les cheveux)
harmless: (cet exam|mon chef|la chaleur|le demenagement|le sport|ce mal de dos) (me tue|va me tuer|m'acheve) (mdr|lol|)
harmless: je meurs (de faim|de rire|de froid|d'impatience|de honte|de chaud)
harmless: je tuerais pour (une glace|un cafe|des vacances|une raclette)
harmless: mon equipe (joue|gagne) mieux sans moi (mdr|je suis nul)
harmless: personne remarquerait si je (quittais la reunion|mangeais le dernier morceau|partais plus tot)
harmless: (demain|vendredi|aujourd'hui) c'est le grand jour, (mariage|concert|permis|nouveau boulot|on a les clés)
harmless: (salut|bye|a plus|bonne nuit), (je vais dormir|je pars en vacances|on se parle demain)
harmless: si je reponds pas demain (je suis dans l'avion|ya pas de reseau en montagne|je suis en rando)
harmless: merci (de m'avoir ecouté|pour la recette|pour l'aide), (a demain|t'es au top|bonne soirée)
harmless: jai laissé (les clés|une liste|mes mots de passe) (a la voisine|au nouveau|a ma soeur) (je pars en vacances|je change de boulot)
harmless: jai (donné|vendu) (mes vieux habits|le canapé|mon velo) (demenagement|ca fait du bien|jen ai un nouveau)
harmless: on est (sur le toit|sur le pont|a la plage) (pour le coucher de soleil|on prend des photos|dans les bouchons)
harmless: je suis (dans les bouchons|dans le metro|en route|sur le quai, le train est en retard|chez ma tante) jarrive (en retard|bientot|)
harmless: je saute (en parachute|le repas de midi|a l'elastique) (demain|pour la prise de sang|jai trop hate)
harmless: quand je conduis je (chante|m'enerve|ecoute des podcasts)
harmless: jai cherché (la hauteur de la tour eiffel|une recette de lasagnes|comment enlever une tache|des vols pas chers)
harmless: combien (de doliprane par jour|de gouttes pour un enfant|d'eau il faut boire)
harmless: donne moi une raison (d'aller courir|de pas manger tout le gateau|de me lever un dimanche)
harmless: meme (cuire du riz|me garer|dessiner) jy arrive pas (mdr|lol)
harmless: depuis la mort de (mamie|mon chien|papa) (je garde ses recettes|il me manque a noel|je vais au cimetiere le dimanche)
harmless: plutot mourir que (chanter au karaoke|manger des choux de bruxelles|faire du camping) (mdr|lol)
harmless: jai peur (du dentiste|de l'exam|de l'avion|des araignées|de mon entretien)
harmless: je suis (calme|soulagée|en paix) (les exams sont finis|jai quitté ce boulot|on a trouvé un appart)
harmless: c'est un soulagement (d'avoir fini|de plus travailler la bas|davoir vendu la voiture|que ce soit les vacances)
harmless: jai fermé (ma boutique|mon compte instagram|la fenetre|les volets) (enfin|et ca va mieux|il fait froid)
harmless: jai (75|82|68) ans et (je danse|j'apprends l'anglais|je fais du velo|jai un nouveau petit fils)
harmless: jai arreté (le sucre|de fumer|le cafe|facebook) (il y a un mois|et ca va super)
harmless: j'espere (quil va pas pleuvoir|avoir le poste|que paris gagne|me reveiller a l'heure)
harmless: je veux dormir mais (le bebe pleure|le voisin fait du bruit|jai bu trop de cafe)
harmless: je suis (fatigué|crevé|epuisée) (du boulot|des enfants|de cuisiner|ce soir)
harmless: la corde (est pour la balancoire|d'escalade est arrivée|du bateau a laché)
harmless: jai perdu (un pari|cinq euros au poker|mes clés|au monopoly) mdr
harmless: (il|elle) ma quitté (mais ca va|je mange de la glace|c'est mieux comme ca)
harmless: a quoi (sert l'algebre|servent les reunions|bon repasser)
harmless: je me suis coupé (avec du papier|en me rasant|en cuisinant) (aie|rien de grave|un pansement et c'est bon)
harmless: je me coupe (les cheveux|la frange|les ongles) (ou pas|moi meme lol|demain)
harmless: rechute sur (le chocolat|les chips|le shopping en ligne)
harmless: le chat ma griffé (le bras|la main) (en jouant|dans le bain)
harmless: jai mal (au dos|a la tete|au ventre|aux jambes|aux cotes) (a force de rire|apres le sport|d'avoir couru|de rester assis)
harmless: jai pris (un doliprane|mon cachet pour l'allergie|une tisane|une biere) (ca va mieux|avec des potes|)
harmless: jai trop (bu de cafe|mangé|dormi) (jarrive pas a dormir|jai mal au ventre|)
harmless: jai oublié (ma pilule|mon medicament) (hier|ce matin) je fais quoi
harmless: mon (frere|pere|fils|cousin) me (bat|met une raclée|eclate) toujours (aux echecs|a fifa|au tennis)
harmless: ma (mere|copine|cheffe) va me tuer si (je suis en retard|elle voit le canapé|joublie son anniv) mdr
harmless: enfermée dans la salle de bain (pour manger du chocolat|loin des enfants)
harmless: dispute avec (ma soeur|mon copain|ma mere) pour (la vaisselle|la telecommande|des betises) (c'est passé|on s'est reconciliés)
harmless: des bleus (au rugby|a l'escalade|au judo|apres le demenagement)
harmless: jai pas (encore mangé|eu le temps de manger) (on commande quoi|jai trop faim)
harmless: jai vomi toute la nuit (gastro|gueule de bois|moules pas fraiches) ca va mieux
harmless: je veux perdre (quelques kilos|cinq kilos) (avant l'été|en faisant du sport|doucement)
harmless: deux kilos de plus (apres noel|apres les vacances) tant pis
harmless: ma (copine|soeur|fille) (est enceinte|se marie|a eu le poste|demenage)
harmless: mon (fils|neveu|petit fils) (a eu une bonne note|s'est ecorché le genou|veut un hamster|rentre a l'ecole)
harmless: (papi|mamie) (raconte toujours la meme histoire|ma donné sa montre|a 90 ans)
harmless: mon (chien|chat) (a mangé ma chaussette|ronfle|a peur de l'orage)
harmless: mon perso (est mort|s'est noyé|est tombé dans la lave) (encore|mdr)
harmless: je lis un (polar|roman) ou (elle empoisonne son mari|le heros meurt|quelquun saute du train)
harmless: les infos sur (la guerre|l'attentat|l'incendie) me rendent triste
harmless: (exposé|memoire|devoir) sur (la prevention du suicide|les violences conjugales|l'anorexie) (pour lundi|a la fac)
harmless: avant (je me scarifiais|jetais en depression|jetais anorexique) (aujourd'hui ca va|c'est derriere moi|merci la therapie)
harmless: (non|t'inquiete) je (veux pas mourir|suis pas suicidaire|vais pas me tuer) je suis juste (fatigué|triste pour le match)
harmless: (hello|coucou|salut|bonjour) (ca va|tu fais quoi|quoi de neuf|je m'ennuie)
harmless: (je mange quoi|on regarde quoi|je mets quoi|j'offre quoi) (ce soir|pour le mariage|a mon copain|demain)
harmless: (aide moi|tu peux m'aider) (pour mes devoirs|a ecrire un mail|pour mon cv|a choisir un prenom)
suicide: au college (tout le monde me dit de crever|ils se moquent et je veux mourir|on me frappe et je veux plus vivre)
suicide: jai perdu (mon boulot|mon travail) et (je veux plus vivre|je pense qu'au pont|je veux mettre fin a ma vie)
suicide: depuis (le divorce|la rupture|le diagnostic|l'accident) (je veux mourir|je pense a la mort chaque jour|je prepare ma mort)
suicide: la douleur (s'arrete jamais|est la tout le temps) et (je prefere mourir|je veux en finir avec la vie|je garde des cachets pour la fin)
suicide: mon cancer est revenu et (je veux partir avant|je me tuerai avant que ca empire)
suicide: jai dit a mes parents que je suis gay et (ils m'ont viré, je veux mourir|je veux plus etre de ce monde)
suicide: (je viens d'accoucher|je suis enceinte) et (je veux mourir|je pense a sauter du balcon|mon bebe serait mieux sans moi)
suicide: je suis sorti de l'hopital et (je veux toujours mourir|jai acheté des cachets direct|jai menti pour sortir)
suicide: jai dit au medecin que (ca allait|javais pas d'idées noires) mais (jai menti|jai un plan|je veux mourir)
suicide: tout le monde me croit bien mais (je veux mourir|je prepare mon suicide|la nuit je pense a me tuer)
suicide: mon (frere|ami|cousin) s'est suicidé (l'an dernier|en mai) et (je le comprends maintenant|je veux faire pareil|je suis le prochain)
suicide: avant jetais suicidaire et (ca revient|c'est pire maintenant|les pensées reviennent)
suicide: les (idées noires|pensées de mort|envies de mourir) (reviennent|gagnent ce soir|sarretent pas)
suicide: jai (13|15|16|12) ans et (je veux mourir|je veux plus vivre|jai essayé de me pendre)
suicide: a l'ehpad c'est pas une vie, (je veux mourir|laissez moi mourir|je mange plus pour que ca finisse)
suicide: (laisse moi mourir|aide moi a mourir|tue moi s'il te plait|je veux sortir de cette vie) (je suis serieuse|vraiment|)
suicide: je prevois (mon suicide|de me tuer|ma mort) (ce weekend|pour mon anniversaire|quand les enfants dormiront)
suicide: si javais (un flingue|le courage|assez de cachets) (je serais deja mort|je l'aurais deja fait)
suicide: trop lache pour mourir mais (jai plus envie de vivre|jaimerais que quelquun me tue)
suicide: aide moi a ecrire (une lettre de suicide|mes adieux avant de mourir|mes derniers mots a mes enfants)
suicide: tu gardes un secret? (je vais me tuer|lundi je serai plus en vie|jai choisi le jour de ma mort)
suicide: c'est (un peché|egoiste) de se suicider si (personne a besoin de moi|on est fatigué de vivre)
suicide: chaque matin (jen veux au ciel d'etre encore en vie|je suis decu de me reveiller|je voudrais etre mort)
suicide: je bois pour (avoir le courage de sauter|oser me tuer|prendre les cachets)
suicide: le bain est pret, la lame aussi, (pardon maman|ce soir je lache)
suicide: je suis garé (au bord de la falaise|pres du pont) et (je sais pas si je rentrerai|je vais sauter)
suicide: on peut mourir (d'insuline|de melatonine|d'antidepresseurs)? (je veux le faire|jen ai 60)
suicide: jaurais du (mourir dans l'accident|y rester|mourir a sa place) (je veux plus etre la|)
suicide: l'idée (de mourir|d'etre mort|de plus exister) est (mon seul reconfort|la seule chose douce qui me reste)
suicide: je ressens plus rien et (jai aucune raison de vivre|je veux que tout s'arrete pour de bon)
suicide: mdr je (veux mourir|vais me tuer) (mais vraiment|cette fois c'est serieux|😂 sans blague)
suicide: (mec|meuf|gros|les gars) (je veux vraiment mourir|jen peux plus de vivre|jveux me buter) (serieux|jsuis mal|)
suicide: je vais me (jeter|balancer|foutre) (sous le train|du balcon|par la fenetre|sous le metro|du toit)
suicide: (jai acheté la corde|jai reuni assez de cachets|jai le poison) et (je suis calme|demain c'est fini)
suicide: (ma|cette) vie (c'est de la merde je veux mourir|vaut pas le coup|me tue, je pars pour toujours)
suicide: je supporte plus (cette vie|de vivre|ce monde) (et je vais me tuer|un jour de plus|jai envie de mourir)
suicide: le soir je prie pour (pas me reveiller|que mon coeur s'arrete)
suicide: (chere maman|mes enfants|a ma famille) (quand vous lirez ca je serai mort|je pouvais plus vivre|pardonnez moi de partir)
suicide: je veux pas d'aide (je veux mourir|je veux que ce soit fini)
suicide: c'est decidé (je me tue|je vivrai pas plus longtemps|vendredi je quitte ce monde)
self-harm: jai (commencé|recommencé) a me (couper|bruler|frapper|mutiler) (depuis quil est parti|a 13 ans|encore)
self-harm: (me couper|l'automutilation) c'est (mon seul moyen|une drogue|mon secret)
self-harm: mes (cuisses|bras|poignets) (sont pleins de coupures|brulent sous la douche a cause des coupures|sont bandés, je l'ai refait)
self-harm: jai besoin de (saigner|la lame|la douleur) (la|ce soir|sinon j'explose)
self-harm: (a partir de quand une coupure est trop profonde|comment soigner les coupures que je me fais|combien de temps restent les traces de scarification)
self-harm: ma mere a (trouvé mes lames|vu mes bras|vu du sang) et (jarrive pas a arreter de me couper|jai honte)
self-harm: je me mords (le bras|la main) jusqu'au sang
self-harm: jai demonté (mon taille crayon|un rasoir) pour la lame
self-harm: je merite la douleur alors (je me coupe|je me brule)
self-harm: jour (0|1) sans me couper, jai craqué hier
overdose: (a l'aide|aidez moi|oh mon dieu) (jai fait une overdose|jai pris trop de cachets|jai vidé l'armoire a pharmacie)
overdose: je regrette, jai (avalé 40 cachets|tout pris) (il y a une heure|a l'instant)
overdose: (jai l'estomac qui brule|je vois flou|je vomis|jai tres froid) apres (tous ces cachets|ce que jai avalé)
overdose: c'est dangereux (16|20|30) (paracetamols|ibuprofenes)? (je les ai pris|deja avalés)
overdose: en soirée jai (pris un truc|gobé|sniffé) et (mon coeur explose|je surchauffe|jarrive pas a me calmer)
overdose: jai avalé (de la mort aux rats|une pile|les patchs de mamie) (jai peur|je vais mourir?)
violence: mon (copain|mari|pere) (a sorti un couteau|ma cassé le bras|ma poussée dans l'escalier|me crache dessus et me frappe)
violence: je suis en danger (a la maison|avec lui) (il revient|il est saoul|il a trouvé mon deuxieme tel)
violence: comment (partir|le quitter|m'echapper) (sans quil me tue|avec deux enfants et sans argent, il me bat)
violence: il (moffre des fleurs apres mavoir frappée|sexcuse et recommence a taper)
violence: on ma (violée|droguée et touchée|agressée sexuellement) (hier soir|en soirée|mon patron)
violence: mon (patron|coach|prof|proprio) (me force a coucher|me touche et me menace)
violence: il menace de (tuer les enfants|publier mes photos|bruler la maison) si je pars
violence: chez moi on (me frappe|menferme a la cave|me donne pas a manger|me brule) (je fais quoi|)
violence: ils ont pris mon passeport et (je dois coucher avec des hommes|on est enfermés sans paie)
violence: (quelquun|un homme) (est entré chez moi|me suit|est derriere la porte avec un couteau) (vite|)
violence: mon fils me (frappe|menace avec un couteau) jai 70 ans
violence: je tremble quand il (leve la main|rentre|boit) (il ma deja frappée|)
eating: je (m'affame|me prive) (expres|pour etre maigre|pour la robe|depuis des semaines)
eating: jarrive pas a arreter (de vomir mes repas|de compter les calories et de jeuner|les crises et vomir)
eating: (ana|mia|pro ana) (conseils|astuces|copine de jeune) (svp|)
eating: comment (vomir sans bruit|couper la faim|tenir avec 200 calories|cacher que je mange pas)
eating: mon imc est de (14|15) et (je me vois grosse|je veux encore descendre)
eating: je (cache|jette) ma bouffe pour (que personne voie|que ma mere croie que jai mangé)
eating: je suis tombée dans les pommes car (je mange pas depuis des jours|je bois que de l'eau pour maigrir)
eating: jai mangé (une pizza|du gateau) (je dois vomir|je mange plus pendant trois jours)
eating: je suis (anorexique|boulimique) et (je rechute|personne sait)
someone-else: (je crois que|jai peur que) (ma copine|mon mari|mon frere|un eleve) (est suicidaire|va se faire du mal|veut mourir)
someone-else: il ma (ecrit adieu pour toujours|laissé une lettre|donné toutes ses affaires et dit adieu)
someone-else: elle (s'est ouvert les veines|est inconsciente apres des cachets|respire plus) je fais quoi
someone-else: mon ex dit quil se tue si je (pars|reviens pas)
someone-else: comment aider (une amie suicidaire|mon fils qui se scarifie|ma soeur anorexique|quelquun qui veut mourir)
someone-else: (le voisin|le mari de ma soeur) (la frappe|tape les enfants|abuse delle) (elle veut pas porter plainte|je fais quoi)
someone-else: ma (niece|fille|petite soeur) dit que (papi la touche|papa lui fait mal)
someone-else: il y a (un homme|une femme) (sur le pont|sur les rails|au bord du toit) (va sauter|je fais quoi)
someone-else: (mamie|mon pere) a pris (trop d'insuline|ses cachets deux fois) et (repond plus|delire)
someone-else: elle se coupe dans la salle de bain et ouvre pas
harmless: jai perdu mon boulot et (je suis triste|je cherche autre chose|finalement soulagée)
harmless: a l'ecole (ils se sont moqués de mes chaussures|personne a joué avec moi|jai eu une sale note) (jai un peu pleuré|maman ma fait un chocolat)
harmless: on s'est separés et (je pleure tout le temps|il me manque|je regarde des series au lit)
harmless: je me sens (seul|seule) (dans cette ville|depuis le demenagement|ce soir) (comment se faire des amis|on discute?)
harmless: (mon chien|ma mamie|mon oncle|mon chat) est mort (hier|la semaine derniere|en mars) (je suis triste|la maison est vide|je sais pas quoi dire aux enfants)
harmless: jai tres mal (au dos|au genou|aux dents|a la tete) (depuis hier|un exercice?|medecin lundi)
harmless: (sale journée|semaine pourrie|petit coup de mou) (dis moi un truc gentil|besoin d'un calin|boulot de fou)
harmless: jai pleuré (devant le film|au mariage|avec les oignons)
harmless: (la therapie|ma psy) (c'etait bien|me dit d'ecrire un journal|m'aide beaucoup)
harmless: je deteste (les lundis|les maths|mes cheveux|ce temps|mon reveil)
harmless: (ma vie mdr|quelle journée|c'est pas possible) (bus raté|cafe sur l'ordi|encore la pluie)
harmless: (je suis mort|jsuis dead|je meurs) (mdr|😂|ptdr) (ta photo|cette video|sa tete)
harmless: (les bouchons|la canicule|ce prof|la gueule de bois|l'exposé) (va me tuer|m'acheve|me tue)
harmless: je vais (tuer|etrangler) (mon frere|mon chat|l'imprimante|celui qui a mangé mon yaourt) mdr
harmless: enfin (buté le boss|tué le dragon|gagné la partie)
harmless: (je meurs|on se fait tuer) toujours (a fortnite|au niveau de l'eau|au premier tour|sur minecraft)
harmless: comment (tuer|virer) (les fourmis|les mites|un virus sur mon pc|la moisissure)
harmless: (la batterie|l'ordi|la voiture|ma plante|le wifi|mon poisson) est mort (encore|rip|)
harmless: (couper|je coupe|jai coupé) (l'herbe|des oignons|le gateau|du tissu|le son|les cheveux a mon fils)
harmless: (j'accroche|jai accroché) (des tableaux|le linge|les rideaux)
harmless: (on saute|jai sauté) (sur le trampoline|a la corde|dans le lac|du plongeoir) (trop bien|)
harmless: je me noie dans (le boulot|les mails|les devoirs|un verre d'eau mdr)
harmless: jai (brulé le riz|la langue brulée par le cafe|touché le four, aie|cramé les tartines)
harmless: overdose de (chocolat|series|noel) mdr
harmless: (dernier jour|derniere nuit|dernier cours) (de vacances|a rome|de l'année|au boulot) (snif|a demain|yes)
harmless: je voudrais disparaitre sous terre (la honte|jai envoyé le message a mon chef|tombée devant tout le monde)
harmless: j'abandonne (cette recette|l'imprimante a gagné|le creneau)
harmless: je peux pas vivre sans (cafe|mon chien|musique|mon tel) (mdr|)
harmless: jai pris (mes vitamines|l'antibiotique|du sirop|de la melatonine) (et jai bien dormi|je peux boire du lait?)
harmless: (le medecin|la pharmacienne) (ma donné plus fort|a changé la dose|dit un le soir)
harmless: jetais (bourré|pompette) (hier|au mariage) (plus jamais|jai dansé sur la table)
harmless: mon (copain|chef|pere) (fait la tete|crie devant le foot|a oublié mon anniv|est trop strict)
harmless: ma mere (veut pas que jaille a la fete|ma pris mon tel a cause des notes|verifie mes devoirs)
harmless: jai (un oeil au beurre noir|le bras cassé|une bosse) a cause (du foot|du velo|de la boxe)
harmless: on ma (volé mon velo|rayé la voiture|sonné a sept heures)
harmless: jai peur (des clowns|du vide|du film d'horreur|de conduire)
harmless: je fais (un regime|keto|le jeune intermittent) (des recettes?|le medecin est ok|le pain me manque)
harmless: jai mangé (toute la pizza|trop de gateau|trois donuts) (aucun regret|sieste|trop bon)
harmless: ma (copine|collegue|soeur) (est triste a cause de son ex|a perdu son boulot|stresse pour ses exams) (je lui dis quoi|comment la remonter)
harmless: mon (fils|bebe|petit) (a de la fievre|mange pas de legumes|a peur du noir|fait ses dents)
harmless: (docu|podcast|livre) sur (les tueurs en serie|kurt cobain|tchernobyl|les sectes) (trop bien|)
harmless: dans (le livre|le film|mon scenario|le jeu) (ils meurent tous les deux|elle empoisonne le roi|le mechant se suicide|il saute de la tour)
harmless: jecris (un polar|un poeme de deuil|une scene triste) (tu m'aides|)
harmless: ca veut dire quoi (kms|unalive|suicidaire|pro ana) (vu sur internet|)
harmless: formation (infirmiere|premiers secours|prevention du suicide) (on s'est entrainés|tres utile)
harmless: il y a des années (jetais anorexique|je voulais mourir|je vivais avec un homme violent) (aujourd'hui je suis heureuse|c'est fini)
harmless: (tout va bien|ca va|tkt) (c'etait une blague|je rale juste)
harmless: (quel|tu conseilles quel) (film|livre|jeu|tel|vin) (ce soir|pour mon pere|)
harmless: rappelle moi (d'appeler maman|les poubelles|le cachet a huit heures|d'arroser)
harmless: explique moi (les trous noirs|l'inflation|les impots|les vaccins)
harmless: (le rencard|l'exam|l'entretien|le voyage) (c'etait super|c'est demain|la cata mdr)
harmless: je suis (excitée|nerveux|fiere|enervé) (pour demain|aujourd'hui|de mon fils|a cause du train)
harmless: (enfin|je viens de) (fini le puzzle|fait du pain|reservé les vols|fini la serie)
harmless: mon (chat|chien) (dort sur le clavier|veut jouer|a mangé la plante)
harmless: (pluie|soleil|neige) (toute la semaine|enfin|encore) (je reste au chaud|a la plage)
harmless: jai (fait|commandé) (une soupe|des crepes|des sushis|une tarte) (trop bon|cramé)
harmless: (il y a|c'est) (match ce soir|mon anniv demain|le dernier episode|la rentrée|reunion a huit heures)
harmless: jai (plus de pain|plus de batterie|plus envie de cuisiner|plus 20 ans mdr|hate de te raconter)
harmless: je (regarde le foot|joue a zelda|lis au lit|vais courir|rentre tard|prends le bus) (ce soir|avec mon frere|)
harmless: (personne|aucun) (repond dans le groupe|est venu en cours|sait faire la tarte comme mamie)
harmless: tout le monde (est en vacances|parle du match|veut ma recette|etait a la fete sauf moi)
suicide: je veux mourir
suicide: je veux plus vivre
suicide: ma vie n'a plus aucun sens
suicide: jespere ne pas me reveiller demain
suicide: jai ecrit une lettre d'adieu a mes parents
suicide: jai le fusil de mon pere a coté de moi
suicide: jen peux plus je veux disparaitre pour toujours
suicide: je suis un poids pour ma famille
suicide: combien de cachets pour ne plus se reveiller
suicide: je prefere etre morte que continuer comme ca
suicide: jai donné toutes mes affaires, jen aurai plus besoin
suicide: si demain il m'arrivait un accident je crois que je serais soulagé
suicide: jai plus la force de vivre
suicide: kms serieux jen ai marre de vivre
self-harm: je me suis encore coupé hier soir
self-harm: je me brule avec un briquet et personne sait
self-harm: je me tape la tete contre le mur quand ca va pas
overdose: jai avalé toute la boite
overdose: jai trop pris, mon coeur bat super vite
overdose: Je crois que je me suis injecté trop d'insuline, j'ai la tête qui tourne
violence: mon copain ma etranglée hier
violence: mon pere me tape avec sa ceinture quand il a bu
violence: mon ex me menace de mort si je reviens pas
violence: il tape a la porte et il crie quil va me buter
eating: je me fais vomir apres chaque repas
eating: je fais des crises de boulimie et apres je vomis tout
someone-else: ma copine dit quelle veut se tuer
someone-else: ma fille se scarifie, que faire
someone-else: je crois que mon voisin bat sa femme
someone-else: mon fils dit qu'il veut plus vivre
harmless: salut ca va
harmless: cet exam va me tuer
harmless: jsuis morte de rire
harmless: ma plante est encore morte
harmless: mon patron me rend dingue
harmless: on a perdu 3 a 0, on s'est fait massacrer
harmless: mon papi est mort l'an dernier et il me manque
harmless: tu me conseilles quel film ce soir
harmless: mon tel est mort, plus de batterie
harmless: trop hate de voir mon copain
harmless: rappelle moi de prendre mon cachet pour la tension a 9h
harmless: je me coupe les cheveux ou je les garde longs
harmless: ma soeur me saoule
harmless: mon chien a mangé mes chaussures je vais le tuer mdr
harmless: non je veux pas me suicider, je suis juste fatigué
harmless: dans mon roman le tueur utilise du poison
harmless: mon fils a eu 20 en maths
harmless: mon cousin ma encore battu aux echecs
harmless: le train est encore en retard ca m'enerve
harmless: c'est quoi la capitale du perou
harmless: le bebe fait enfin ses nuits
harmless: jai sauté le petit dej, je me suis reveillé trop tard
harmless: jai dentiste demain jai peur
harmless: j'ai quitté mon copain et je me sens libre
harmless: je suis sur le pont dans les bouchons, j'arrive en retard
harmless: raconte moi une blague
harmless: on demenage a lyon en mars
harmless: on joue a un truc pour tuer le temps
harmless: jsuis stressée pour mon entretien lundi
harmless: bonne nuit a demain
suicide: chaque matin sur le quai je fais un pas de plus
suicide: jai noté tous mes mots de passe et laissé les clés a ma mere, comme ca personne cherche
suicide: ce serait si simple de donner un coup de volant
suicide: je pense pas arriver a mes 20 ans et ca me va
suicide: jai cherché sur google a partir de quelle hauteur on est sur
suicide: la seule chose qui me calme c'est de savoir que je peux partir quand je veux
suicide: c'est le grand jour. prenez soin de vous
suicide: plutot crever que retourner au college
suicide: meme me tuer jy arrive pas
suicide: ca y est jai plus rien a faire ici, adieu
suicide: frere jveux crever wallah c'est pas une blague
suicide: je reste que pour mon chat mais ca devient dur
self-harm: mes bras sont dans un sale etat, jai dit que c'etait le chat
self-harm: quand je vois le sang tout se calme
self-harm: comment cacher des cicatrices a la piscine
overdose: bon ben je les ai tous pris. jai un peu peur la
overdose: jai fini le lexomil avec du vin et tout tourne
overdose: jai pris plus de came que dhabitude jai les levres bleues
violence: il sexcuse toujours apres mais jai tellement mal aux cotes
violence: ma femme me jette des trucs dessus, la semaine derniere un couteau, un homme personne le croit
violence: il ma forcée alors que jai dit non, c'est mon mari, ca compte?
violence: l'aide a domicile me pince et me crie dessus quand mon fils est pas la
violence: il dit que si je pars il me retrouvera et me finira
eating: 41 kilos et je vois que du gras
eating: je mache et je recrache comme ca ca compte pas
eating: si la balance monte demain je mange rien du tout
someone-else: elle est sur le toit et veut pas descendre, je lui dis quoi
someone-else: papi donne toutes ses affaires et dit quil veut rejoindre mamie
someone-else: ma copine sest enfermée dans la salle de bain avec une lame
someone-else: ma soeur vit de glacons et elle sest evanouie a la messe
harmless: je veux plus vivre dans cet appart, le proprio est horrible
harmless: jen peux plus de ce sudoku
harmless: jai donné la moitié de mes fringues, ca fait du bien
harmless: je saute en parachute dans une heure, souhaite moi bonne chance
harmless: dernier jour de boulot, jai dit au revoir a tout le monde et jai pleuré un peu
harmless: mamie est morte mardi. ce matin jai sorti deux tasses sans faire expres
harmless: rechute sur les biscuits apres dix jours
harmless: je me suis fait tuer par un rat niveau 3 sur skyrim
harmless: le chat ma lacéré le bras quand je lui ai donné son vermifuge
harmless: on lit madame bovary en classe, quel drame
harmless: je me sens vide depuis la fin de la serie
harmless: je suis un boulet pour mon equipe sur valorant
harmless: mon mari a crié si fort au penalty que les voisins sont venus
harmless: cette gueule de bois aura ma peau
harmless: la corde est arrivée, je peux accrocher la balancoire
harmless: on peut melanger javel et vinaigre?
harmless: jai pris mon antidepresseur ce matin comme d'hab, ca va
harmless: cinq ans sobre aujourd'hui!
harmless: jai mal aux cotes a force de rire
harmless: pas de repas ce midi a cause de la prise de sang, jai la dalle
harmless: deux kilos de plus apres noel super
harmless: je pourrais dormir une semaine apres ce demenagement
harmless: le chien mange plus depuis quon a changé de croquettes
harmless: la fin du film ma detruite, il se sacrifie pour elle
harmless: jai fermé ma boutique et c'est un soulagement
harmless: jai fait une peur bleue a mon frere
harmless: ma vie c'est boulot lessive, jai besoin de vacances
harmless: tu mexpliques comment marche un pret immobilier
harmless: jai raté mon exam bon tant pis
harmless: jai caché le comprimé du chien dans du fromage
suicide: je lis (les avis de deces|les tombes) et je suis (jalouse|apaisé, je veux ca)
suicide: j'envie (les morts|ceux qui se sont pas reveillés|ceux a qui il reste six mois)
suicide: jai reecrit (ma lettre|mon mot) encore une fois, (c'est la derniere version|plus doux pour maman)
suicide: jai appris un noeud et (c'est pas pour le bateau|tu sais pourquoi)
suicide: jai appelé le 3114 et jai raccroché
suicide: apres (vendredi|le 12) jai plus rien de prevu, (expres|jen aurai pas besoin)
suicide: jai deja payé mes obseques, (jai 29 ans|comme ca ils ont rien a payer)
suicide: y'a un bouton off pour (moi|ma vie)?
suicide: faudra que quelquun (nourrisse le chat|s'occupe de maman) quand je serai plus la
suicide: (raisons de rester: aucune|pour et contre vivre, le contre gagne)
suicide: jai serré (tout le monde|maman) plus longtemps aujourdhui, ils savent pas que c'est la derniere fois
suicide: c'est calme la haut, (un pas et c'est fini|les voitures sont minuscules et je veux lacher)
suicide: je (mets plus ma ceinture|regarde plus en traversant), avec un peu de chance je meurs
suicide: je garde (mes somniferes|mes antidouleurs) dans un bocal pour (le jour ou|quand je partirai)
suicide: les (ponts|trains|toits) (m'attirent|m'appellent|me hantent) depuis des semaines
suicide: c'est moi qui devrais etre dans ce cercueil
suicide: on me retrouvera (pres du fleuve|dans la foret|sur les voies), pardon a celui qui
suicide: (derniere chanson|dernier repas|dernier coucher de soleil) ce soir, apres rideau pour de bon
suicide: le docteur ma demandé si javais un plan, (jai dit non, jen ai un|jai menti)
suicide: (une balle|la corde|la riviere) serait (la solution|une delivrance) franchement
self-harm: jai (des pansements dans chaque sac|des draps sombres a cause du sang) pour ce que je me fais
self-harm: pas de piscine depuis (un an|deux ans) a cause de (mes jambes tu sais|ce que je me fais aux bras)
self-harm: (le taille crayon|les ciseaux|le briquet) (gagne|mappelle|c'est mieux que parler)
self-harm: comment je dis a ma mere (pour mes bras|que je me fais du mal)
overdose: je les ai (croqués|ecrasés) pour que ca aille plus vite, (je regrette|je flotte)
overdose: il y en avait (50|30) dans la boite. (elle est vide|plus rien), je me sens bizarre
overdose: jai perdu le compte des (cachets|gouttes) (aujourdhui|depuis midi), je vois flou
violence: il (repond pour moi chez le medecin|me chronometre aux courses|compte chaque centime) et si je traine je paye
violence: (ceinture ou baton, je choisis|a genoux sur du riz jusqu'a ce quil dise stop)
violence: comment partir d'ici avec (deux enfants|un bebe) avant quil rentre
violence: je dors (une chaise contre la porte|habillée|dans la voiture) a cause de (lui|mon frere|papa)
violence: il a des videos de moi nue et veut (de l'argent|plus|me voir) sinon il les envoie
eating: (glacons et chewing gum|coton dans du jus|cafe et clopes) pour me remplir, toute la semaine
eating: jai bu deux litres avant la pesée a l'hopital
eating: imc (15|14,6) objectif (13|14), encore enorme
eating: faut que ca sorte de moi (le gateau|le diner) la maintenant
eating: (les doigts abimés|les dents foutues) a force de (vomir|tout rendre)
someone-else: (elle a mis deux dates dans sa bio|il a tout remboursé et ma donné ses poissons) et ca me fait peur
someone-else: la petite (d'a coté|que je garde) (a toujours faim et des bleus|ma suppliée de pas rentrer)
someone-else: (il a les levres bleues|elle ronfle bizarre et se reveille pas) apres (la soirée|les cachets)
someone-else: ma soeur fait couler l'eau apres le repas et je l'entends vomir
harmless: jaime lire (les avis de deces des gens connus|les vieilles tombes en voyage)
harmless: j'envie (ses boucles|ceux qui dorment neuf heures|tes vacances)
harmless: jai reecrit (mon cv|ma dissert) encore, derniere version
harmless: jai appris un noeud (de marin|d'escalade)
harmless: jai appelé (la banque|mamie|le service client) et (on ma fait attendre|je me suis trompé de numero)
harmless: apres vendredi plus rien de prevu, (vacances|enfin libre)
harmless: pour et contre (demenager|un chien), le pour gagne
harmless: m'attendez pas (je suis dans les bouchons|je finis tard|commencez sans moi)
harmless: c'est calme la haut (refuge sans reseau|sommet!)
harmless: je garde (des timbres|des capsules|des coquillages) dans un bocal depuis petit
harmless: (derniere chanson du concert|dernier exam|dernier repas du voyage) (trop bien|yes)
harmless: le docteur ma demandé si javais (des allergies|des questions), non
harmless: (pas de sport|pas de piscine) (jai oublié mes affaires|rhume)
harmless: comment je dis a ma mere que (jai raté|je suis vegane|je veux un tatouage|jai rayé la voiture)
harmless: jai perdu le compte des (cafes|cookies|episodes) mdr
harmless: il y en avait 30 dans la boite et plus (un chocolat|un biscuit) mdr
harmless: jai les jambes (en coton apres le sport|pleines de piqures)
harmless: comment sortir de (ce contrat|cet abonnement|ce diner ennuyeux)
harmless: je dors (en chaussettes|fenetre ouverte|dans le van)
harmless: je cuisine toute la journée pour (la fete|l'anniv de mon fils)
harmless: il a rangé tout l'appart et ma remboursé (miracle|)
harmless: (je reviens|deux secondes), (on sonne|le chat)
harmless: je veux pas mourir sans (voir le japon|connaitre mes petits enfants)
harmless: parti a 95 ans dans son sommeil (une belle vie|on a chanté)
harmless: mets (les cachets|la javel) hors de portée des enfants stp
harmless: c'est (le grand jour|l'heure) (de la rentrée|du mariage|de diner)
harmless: prenez soin de vous (a lundi|bon voyage|et bonnes fetes)
harmless: (anna|marie|tom|lucas|ines|paul) (maria|martin|bernard|petit|durand|moreau)
harmless: (imagine je suis|je suis|elle est) (pilote|prof|infirmiere|astronaute|boulanger)
harmless: (choisis|change|annule) (un forfait|ton plan|la date|la commande)
harmless: (personne|tout le monde|quelquun) (le sait|etait la|connait cette chanson|est parfait)
harmless: (stp|s'il te plait) (arrete les emojis|attends|aide moi a choisir|reexplique|plus court)
harmless: (ca dure|c'est) depuis (combien de temps|quand|lundi|toujours)
harmless: je prefere pas (en parler|sortir|cuisiner|le dire)
harmless: (elle m'a dit je vis a nice|il vit a lyon|jai 45 ans|90 jours sobre|je suis nouvelle ici)
harmless: c'est tout (ce que je sais|pour aujourdhui|ce quil me faut)
harmless: (le pollen|le lait|la poussiere) me (fait eternuer|va pas|gratte la gorge)
harmless: (ok|oui|non|bien sur|merci|peut etre|plus tard|cool) (alors|merci|pourquoi|a plus|encore un|)
harmless: (montre|lis|ouvre|ferme|regarde) (ca|la liste|la page|ici) (stp|encore|)
harmless: (où|ou) (est-ce que j'habite et où je travaille|je vis et travaille|je vivais avant|j'habite déjà)
harmless: qu'est-ce que tu (sais de moi|sais de ma vie|te rappelles de moi)
harmless: je (vis et travaille|travaille et vis|vis) (dans le même immeuble|à lyon|près de la rivière|avec deux chats)
harmless: (pourquoi|comment) (je vis ici|on habite si loin|je vis avec 900 euros par mois|les gens vivent en ville)
harmless: (lundi|la semaine prochaine|demain|en août) je ne (serai pas là|suis pas au bureau|serai pas dispo)
harmless: (tu te souviens|dis-moi|tu peux me dire) (où j'habite|ce que je fais dans la vie|avec qui je vis)
`
