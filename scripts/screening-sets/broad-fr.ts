/** Every kind of danger in many voices, as people type, and harmless messages with the same words. */
export const BROAD_FR = `
suicide: j'arrive plus a vivre
suicide: je veux partir pour toujours, je veux mourir
suicide: frere jveux vraiment crever cest pas une blague
suicide: chaque soir j'espere ne pas me reveiller
suicide: la seule chose que je souhaite c'est mourir
suicide: je supporte plus d'etre en vie
suicide: je crois que je devrais me tuer
suicide: je vais me tuer si ca continue, jsuis serieuse
suicide: tout m'est egal, jveux juste etre mort
suicide: jai décidé, ce soir je le fais
suicide: demain je serai plus la
suicide: jai acheté une corde
suicide: je cherche sur google comment se suicider depuis des heures
suicide: c'est quoi la mort la moins douloureuse
suicide: il faut sauter de combien de metres pour mourir a coup sur
suicide: si on s'ouvre les veines dans la longueur on meurt?
suicide: se pendre ca fait mal ou c'est rapide
suicide: j'ai envie de foncer dans un arbre avec la voiture
suicide: jme suis mis sur les rails et jsuis parti au dernier moment
suicide: jsuis sur le pont, jose pas sauter mais jen ai envie
suicide: je veux arreter d'exister
suicide: ma vie est finie, c'est moi qui vais la finir
suicide: y a rien qui me retient ici
suicide: personne remarquerait si je mourrais
suicide: le monde serait mieux si j'existais pas
suicide: pourquoi je vis encore
suicide: jme deteste tellement que jveux me tuer
suicide: je mérite de mourir
suicide: depuis le divorce je pense qu'au suicide
suicide: depuis que ma femme est morte je veux plus vivre, je veux la rejoindre
suicide: j'ai 75 ans, j'ai mis mes cachets de coté et je vais m'en aller
suicide: depuis l'accouchement je pense a me tuer avec le bébé
suicide: a cause du harcelement au college je veux plus vivre
suicide: les dettes m'etouffent, jvais me pendre
suicide: avec ces douleurs je veux plus continuer a vivre
suicide: ma famille sait pas que j'ai prévu de me tuer
suicide: j'ai un plan et une date
suicide: samedi c'est fini je serai enfin libéré de cette vie
suicide: mon suicide est organisé
suicide: j'ai fini la derniere lettre pour mes parents
suicide: jveux me tirer une balle, le fusil de papa est dans l'armoire
suicide: aujourd'hui j'allais sauter, quelqu'un m'a parlé
suicide: j'ai essayé deux fois, la troisieme sera la bonne
suicide: mes idées suicidaires sont revenues
suicide: j'arrive pas a m'enlever l'idée de mourir de la tete
suicide: les voix me disent de me tuer
suicide: une partie de moi veut vivre l'autre veut juste mourir
suicide: jai perdu le gout de vivre
suicide: plus gout a rien, plus envie de vivre
suicide: je voudrais mourir mais j'ai peur
suicide: j'ose pas me tuer mais jespere me faire renverser
suicide: pourvu que j'aie un cancer comme ca jai pas a le faire
suicide: je regarde plus en traversant, tant mieux si une voiture m'ecrase
suicide: m'endormir et plus jamais me reveiller ce serait bien
suicide: je veux plus ouvrir les yeux demain ni jamais
suicide: je prefererais etre mort
suicide: jaimerais etre morte
suicide: si seulement j'etais mort
suicide: je suis deja morte a l'interieur, le reste suit bientot
suicide: je compte les jours avant de le faire
suicide: ce soir je mets fin a mes jours
suicide: je vais mettre fin a ma vie
suicide: j'en finis ce soir
suicide: jvais en finir une bonne fois pour toutes avec la vie
suicide: quand les enfants seront partis de la maison je me tue
suicide: je tiens jusqu'a noel et apres je quitte ce monde
suicide: tout me depasse et je veux juste mourir
suicide: aide moi stp jveux me suicider
suicide: besoin d'aide, pensées suicidaires
suicide: jsuis debout au bord du quai
suicide: j'ai peur de me faire quelque chose ce soir
suicide: je vais faire une connerie, jvais me tuer
suicide: je sais pas si je passe la nuit sans faire une betise
suicide: l'idée de mourir me rassure
suicide: mourir serait plus facile que ca
suicide: la mort serait un soulagement
suicide: j'attends que la mort vienne me chercher
suicide: personne m'aime jveux etre morte
suicide: je vaux rien je devrais pas vivre
suicide: jai plus rien qui me donne envie de rester en vie
suicide: ma vie vaut pas la peine
suicide: adieu j'en peux plus
suicide: c'est un adieu, ne me cherchez pas
suicide: dites a mes parents que je suis desolé
suicide: pardon pour tout, je m'en vais
suicide: quand tu liras ca je serai plus la
suicide: jvoulais juste te dire adieu pour toujours
suicide: m'oublie pas quand je serai plus la
suicide: j'ai donné mon hamster a ma cousine, jpourrai plus m'en occuper, je pars
suicide: mes mots de passe sont sur le bureau pour apres
suicide: j'ai payé mes obseques pour embeter personne, c'est vendredi
suicide: bientot vous serez débarrassés de moi
suicide: je suis fatiguée, pas de la journée, de la vie
suicide: je suis si fatigué de tout, jveux dormir pour toujours
suicide: je veux le repos éternel
suicide: je suis un fardeau pour les miens, sans moi ils seraient mieux
suicide: les enfants seront mieux sans moi
suicide: maman serait heureuse si j'existais pas
suicide: jsuis a la fenetre du neuvieme et elle est ouverte
suicide: jai les cachets devant moi sur la table
suicide: j'ai 60 comprimés de coté
suicide: j'ai le couteau dans la main et je sais plus
suicide: j'ai le flingue devant moi
suicide: dans un instant tout sera fini
suicide: une derniere chanson et je pars
suicide: je marche vers la voie ferrée
suicide: jsuis a la plage je vais rentrer dans l'eau et pas ressortir
suicide: plus personne peut m'aider j'ai fait une croix sur la vie
suicide: jai tiré un trait sur la vie
suicide: jve plu vivre
suicide: je veu mourrir
suicide: jveu me suisidé
suicide: jai 14 ans et jveux plus vivre
suicide: jai 15 ans et je pense au suicide
suicide: me tuer je pense qu'a ca
suicide: tu connais une methode sans douleur
suicide: avec 40 somniferes on meurt?
suicide: j'arrete mon insuline, je veux plus vivre
suicide: j'arrete la dialyse parce que je veux plus etre la
suicide: la corde a cassé la semaine derniere
suicide: jaurais voulu que ma tentative marche
suicide: pourquoi on m'a sauvé je voulais partir
suicide: jme suis reveillée a l'hopital et jetais decue d'etre vivante
suicide: ce serait plus simple pour tout le monde si je disparaissais de la terre
suicide: jveux me unalive
suicide: kms sérieux
suicide: je jette l'eponge avec la vie
suicide: vivre me fait mal
suicide: la vie me pese trop je veux la lacher
suicide: ma naissance est une erreur jveux la corriger
suicide: si j'avais une arme jme serais deja tiré une balle
suicide: je me balance du balcon et basta
suicide: je m'imagine morte et ca m'apaise
suicide: seigneur rappelle moi a toi, je veux plus continuer
suicide: je prie pour mourir dans mon sommeil
suicide: si tu me quittes je me tue
suicide: sans elle je veux pas vivre je saute
suicide: si je redouble je me pends, j'deconne pas
suicide: chez moi ils me detestent parce que jsuis gay jveux mourir
suicide: jpense a utiliser mon arme de service sur moi
suicide: j'ai perdu ma boite et ma maison, reste que la corde
suicide: jsuis une mauvaise mere, mon bébé merite mieux, jvais partir pour de bon
suicide: salut, juste pour dire que ce soir j'en peux plus et que jvais me faire du mal
suicide: comment ca va? honnetement j'ai envie de mourir
suicide: a la fac tout va bien, jai des amis et pourtant jveux etre mort
suicide: ma psy est en vacances et les idées de suicide reviennent fort
suicide: j'ai peur de moi cette nuit
suicide: j'ai juste repoussé mon suicide
suicide: trop lache pour mourir trop cassé pour vivre
suicide: j'ai perdu contre la depression, je vous dis adieu
suicide: l'envie de mourir grandit chaque jour
suicide: envie de crever tous les jours
suicide: jcherche un pont assez haut pres d'ici
suicide: quels medicaments font mourir a coup sur
suicide: dis moi combien de cachets c'est mortel
suicide: quelle dose est mortelle, c'est pour moi
suicide: combien de temps avec un sac sur la tete
suicide: jlaisse tourner le moteur dans le garage ce soir
suicide: je rentre dans la seine avec des pierres dans les poches
suicide: jme suis enfermé a la cave avec une ceinture
suicide: hier jai essayé avec la ceinture et la poignée de porte
suicide: le fusil est chargé et jsuis dans les bois
suicide: jveux me mettre une balle
suicide: plutot mourir qu'y retourner, jai deja les cachets
suicide: je tiens pas une année de plus dans ce mariage, je vais me tuer j'ai un plan
suicide: jveux me rayer de la carte
suicide: j'aimerais m'eteindre pour toujours
suicide: qu'on me débranche
suicide: jaurais voulu jamais naitre
suicide: jsuis pas fait pour ce monde, je m'en vais
suicide: jsuis une erreur a effacer
suicide: jsuis une merde, faut que je meure
suicide: je vaux plus mort que vivant
suicide: avec mon assurance vie ils seraient tranquilles et sans moi
suicide: je respire par habitude, vivre jveux plus
suicide: chaque jour est un supplice, délivrez moi de cette vie
suicide: que ca s'arrete stp j'tiens plus un jour de plus en vie
suicide: la seule raison pour laquelle je restais c'etait mon chien, il est mort
suicide: maintenant que papa est mort je peux partir aussi
suicide: ca fait des mois que j'ai une corde dans mon sac
suicide: a 13 ans on devrait pas penser a mourir, moi si tous les jours
suicide: jvais me flinguer
suicide: j'ai envie de me flinguer sérieusement
suicide: jvais me jeter par la fenetre
suicide: jvais me jeter sous le rer
suicide: jvais m'ouvrir les veines
suicide: je veux m'ouvrir les poignets et me vider de mon sang
suicide: j'avale tout et je dors pour toujours, c'est le plan
suicide: le suicide est la seule solution
suicide: le suisside je pense qu'a ca
suicide: ts la semaine derniere personne le sait
suicide: jai fait une ts y a 3 jours
suicide: cette fois je vais reussir
suicide: j'ai compté les cachets, y en a assez
suicide: jveux pas etre sauvé
suicide: appelle personne laisse moi partir
suicide: jveux pas la police jveux mourir tranquille
suicide: jsuis pas triste jsuis décidé
suicide: depuis que jsais que je pars jsuis serein
suicide: dehors je rigole, dedans jveux mourir
suicide: haha jme tue, non en vrai jveux me tuer
suicide: c'est pas pour attirer l'attention jveux vraiment mourir
suicide: c'est normal de penser a la mort tous les jours et de la vouloir
suicide: c'est lache de se suicider?
suicide: on va en enfer si on se tue?
suicide: je te manquerais si je mourais
suicide: tu ferais quoi si je me tuais ce soir
suicide: ciao le monde
suicide: adieu tout le monde c'etait assez
suicide: j'ai assez vécu
suicide: je descends du train de la vie
suicide: game over pour moi en vrai
suicide: je veux rejoindre ma fille décédée, aujourd'hui
suicide: jvais retrouver mamie au ciel
suicide: jespere que c'est pas ma petite soeur qui me trouvera
suicide: je ferai ca dans la foret pour que maman me trouve pas
suicide: qui s'occupera de mon chat quand je serai mort
suicide: ou je peux laisser mon chien avant de me tuer
suicide: aide moi a ecrire une lettre pour mes enfants, demain jsuis plus la
suicide: comment dire a mes parents que c'est pas leur faute ce que je vais faire
suicide: je vous aime mais je dois partir et je reviendrai pas
suicide: on se revoit de l'autre coté
suicide: prends soin de toi, t'etais le seul a m'ecouter, ca s'arrete la pour moi
suicide: je verrai pas noel, je m'en occupe
suicide: jveux pas arriver a 30 ans
suicide: si en mars ca va pas mieux je me tue, c'est ma limite
suicide: jai posé mes chaussures a coté de la rambarde
suicide: du balcon c'est qu'un pas
suicide: encore un pas et j'ai la paix
suicide: je vois les phares du train
suicide: jai plus de larmes, juste envie que ma vie s'arrete
suicide: jsuis vide jveux quitter cette vie
suicide: j'ai marre de respirer
suicide: la vie c'est pas pour moi, bye
suicide: jveux plus etre dans ce monde
suicide: jaimerais ne pas exister
suicide: ca me derangerait pas de mourir la maintenant
suicide: si une voiture me percute tant mieux
suicide: fatiguée de me battre, laissez moi mourir
suicide: la mort m'appelle
suicide: y a que la mort qui me soulagera
suicide: la seule facon que ca s'arrete c'est de me tuer
suicide: vivement que je creve
suicide: plus la force de vivre
suicide: jai plus la force de me battre, jlache prise pour toujours
suicide: a quoi ca sert que je vive
suicide: jme vois pas vivre jusqu'a demain
self-harm: jme suis recoupée hier
self-harm: jme coupe depuis la 4e
self-harm: jme suis fait des entailles sur les avant bras
self-harm: ma coupure saigne encore, je l'ai faite moi meme
self-harm: jai coupé trop profond
self-harm: grosse envie de me couper
self-harm: jme gratte jusqu'au sang
self-harm: jme mords le bras quand jme deteste
self-harm: je frappe le mur jusqu'a m'ouvrir les phalanges
self-harm: jme mets des claques toute seule
self-harm: jme brule expres au fer a lisser
self-harm: jme suis ecrasé une clope sur la cuisse
self-harm: jm'arrache les cheveux par poignées quand c'est trop
self-harm: jme cogne la tete contre la table
self-harm: jme suis versé de l'eau bouillante sur la main pour ressentir qqchose
self-harm: jai besoin de la douleur sinon jressens rien
self-harm: la douleur c'est la seule chose qui m'aide alors je m'en fais
self-harm: jai demonté mon taille crayon pour la lame
self-harm: jme punis avec les ciseaux
self-harm: jme coupe sur les cuisses la ou personne voit
self-harm: jme suis ouvert la jambe aujourd'hui
self-harm: jme blesse depuis des années
self-harm: me faire mal c'est une drogue
self-harm: jarrive pas a arreter l'automutilation
self-harm: 200 jours clean et aujourd'hui jme suis coupée
self-harm: jme plante des aiguilles pour me punir
self-harm: jme suis coincé la main dans la porte expres
self-harm: ma mere a vu les coupures elle a pété un plomb
self-harm: de nouvelles cicatrices sur les anciennes, hier soir
self-harm: jmets des bracelets pour cacher les coupures
self-harm: la prof m'a demandé pour les traits sur mon bras, j'ai dit le chat
self-harm: la lame est cachée dans ma coque de tel
self-harm: apres les disputes jm'enferme dans la salle de bain et jressors avec des pansements
self-harm: jessuie le sang et jremets mon pull
self-harm: tout se calme quand ca devient rouge
self-harm: a 45 ans jme coupe encore
self-harm: on m'a recousue j'ai dit accident, c'etait pas un accident
self-harm: me couper ca me detend
self-harm: la lame est dans ma main
self-harm: jme taillade les bras
self-harm: jme scarifie au compas
self-harm: jme suis charcuté les bras
self-harm: distrais moi sinon jme coupe
self-harm: un trait sur la peau pour chaque erreur
self-harm: j'arrache les croutes expres pour que ca guerisse pas
self-harm: jai gardé les bouts de verre pour mes bras
self-harm: faut que je saigne sinon jpete un cable
self-harm: quand jme coupe ma tete se vide
self-harm: briquet sur la peau jusqu'a la cloque
self-harm: jme pince jusqu'au bleu pour me punir
self-harm: jcompte mes coupures, onze aujourd'hui
self-harm: le bandage est plein de sang de ce que jme suis fait
self-harm: comment soigner une coupure qu'on s'est faite soi meme
self-harm: comment cacher des coupures fraiches a la piscine
self-harm: jai rouvert mes cicatrices
self-harm: rechute, mon bras brule
self-harm: jsuis dans la salle de bain et jveux me couper
self-harm: comment arreter de se faire du mal
self-harm: comment dire a mon copain que jme scarifie
self-harm: jai cassé le miroir avec mon poing, jvoulais du sang
self-harm: aujourd'hui une seule coupure au lieu de cinq
self-harm: laisse moi, c'est mes bras
self-harm: jme mets des coups dans les cuisses
self-harm: encore une plus profonde que les autres
self-harm: jsuis accro a la lame
self-harm: self harm depuis mes 12 ans
overdose: jai tout avalé d'un coup
overdose: jai pris une boite entiere d'ibuprofene
overdose: jai pris 15 lexomil y a une demi heure
overdose: jme suis empoisonné
overdose: jai bu de l'antigel
overdose: jai bu du destop j'ai la gorge en feu
overdose: jai pris tous les antidepresseurs de ma mere
overdose: jai pris 3 grammes mon coeur s'emballe jcrois que jvais mourir
overdose: jme suis injecté trop jcrois, jrespire mal
overdose: melange tramadol alcool jarrive plus a ouvrir les yeux
overdose: jai avalé tous mes cachets pour le coeur
overdose: une bouteille de vodka et 20 somniferes c'est fait
overdose: jai la tete qui tourne jai pris plein de cachets
overdose: jai fait une betise la boite est vide
overdose: jregrette, 25 doliprane y a deux heures
overdose: c'est grave 30 aspirines? je viens de les prendre
overdose: jai descendu le flacon
overdose: jai tout gobé, maintenant j'attends
overdose: mes doigts fourmillent, ca commence a agir, dis rien a personne
overdose: jai pris 12 stilnox jveux plus
overdose: surdose aidez moi
overdose: jai pris de la mort aux rats
overdose: jai pris des cachets pour mourir et la jveux plus mourir
overdose: faut aller a l'hopital si jai pris 16 paracetamol?
overdose: jai pris 40 ibuprofene 600 jregrette rien
overdose: jai pris tout ce qu'il y avait dans la pharmacie
overdose: 30 quetiapine avalées
overdose: deux plaquettes de valium
overdose: jen ai trop pris dis moi quoi faire stp
overdose: 30 cachets ca met combien de temps a agir, jviens de les avaler
overdose: jai avalé de l'acide
overdose: jai mangé des champignons toxiques expres
overdose: tout le sirop avec de la biere ca tourne
overdose: trop de coke mon coeur fait des bonds jai mal a la poitrine
overdose: double methadone et benzos jarrive a peine a ecrire
overdose: jarive plu a ecrir jai pri tro de cachet
overdose: jai fini la boite jvais m'endormir
overdose: ca y est je les ai avalés
overdose: ils sont dans mon ventre et jai peur
overdose: jai bu un truc pour deboucher les chiottes
overdose: jme suis fait tout le stylo d'insuline pour partir
violence: mon copain me tape
violence: il m'a encore frappée
violence: mon mari m'a donné des coups de pied et tiré les cheveux
violence: mon pere nous frappe mon frere et moi
violence: ma mere me frappe avec la ceinture
violence: mon beau pere m'a mis un coup de poing au visage
violence: il m'a serré le cou contre le mur
violence: mon copain me force a coucher
violence: il a couché avec moi alors que jai dit non
violence: on m'a violée
violence: jai été abusée petite et il vit encore chez nous
violence: mon entraineur me met la main dans le pantalon
violence: mon frere vient dans mon lit la nuit et me fait des trucs
violence: mon papi m'a touché en bas
violence: il menace de me planter
violence: mon ex me suit et dit qu'il va me buter
violence: il m'a mis un couteau sous la gorge
violence: jai peur que mon mari me tue
violence: il me frappe si le repas est pas pret
violence: mon copain me surveille et si jparle mal jprends une gifle
violence: mon pere est bourré il defonce la porte
violence: jsuis enfermée dans la salle de bain il est derriere comme un fou
violence: mes parents veulent me marier de force
violence: l'aide soignante me pince et me crie dessus, jai 81 ans
violence: mon fils me bouscule et prend ma retraite
violence: ma copine me frappe et personne me croit parce que jsuis un mec
violence: au foyer les grands me tabassent
violence: des mecs du lycée m'ont tabassé
violence: il me defonce quand il a bu
violence: mon daron me cogne
violence: mon daron me frappe avec un cable
violence: mon patron m'a mis la main aux fesses et coincée
violence: jai des bleus au cou et jmets des cols roulés
violence: si je pleure il tape plus fort
violence: apres il ramene des fleurs et jure que ca arrivera plus
violence: il dit que si jporte plainte jsuis morte
violence: jveux pas rentrer papa a bu
violence: il a frappé les enfants et moi
violence: jsuis dans la voiture avec les petits il est devenu violent
violence: jai le droit de voir personne, pas d'argent, sinon c'est les coups
violence: il a cassé mon tel pour que j'appelle pas
violence: jdors avec une chaise contre la porte a cause de lui
violence: il m'envoie des photos de ma porte d'entrée
violence: il dit que c'est notre secret et que jdois me taire
violence: jai encore mal aux cotes de sa derniere crise
violence: il a sorti une arme et me menace
violence: il veut me mettre le feu
violence: mon grand frere me met des raclées
violence: jsuis victime de violences conjugales
violence: mon mari est violent
violence: aujourd'hui mon mari m'a cassé le nez
violence: il m'a poussée dans les escaliers
violence: mon fiancé m'a frappée pour la premiere fois hier
violence: il m'oblige au lit a des choses que jveux pas
violence: jvoulais pas et il a continué
violence: hier soir on m'a agressée et violée
violence: un prof m'a touchée
violence: mon cousin m'a forcée
violence: le copain de ma mere me mate sous la douche et me touche
violence: il a des photos nues de moi et me fait chanter il arrive ce soir
violence: on m'oblige a coucher avec des hommes pour de l'argent
violence: il m'etrangle quand on se dispute jusqu'au noir
violence: il a posé l'arme sur la table, reflechis a ce que tu dis il m'a fait
violence: mon pere a dit qu'il nous tuerait tous
violence: il a juré de me tuer et de se tuer apres
violence: jsuis au foyer pour femmes et il m'a retrouvée
violence: il hurle devant la porte qu'il va me crever
violence: il a tué le chat et dit que jsuis la prochaine
violence: a l'ehpad on m'attache et on me frappe
violence: mon petit fils me tape si je donne pas d'argent
violence: trois types me frappent tous les jours a la sortie du college
violence: mon copain a la main leste
violence: il me serre si fort que j'ai des marques
violence: jmaquille mon oeil au beurre noir
violence: jparle tout bas il est a coté, s'il m'entend il me frappe
violence: quand il boit jcache les couteaux
violence: ma petite soeur et moi on dort habillées au cas où papa
violence: jai peur pour ma vie s'il apprend que jpars
violence: il m'a foutue dehors pieds nus apres les coups
violence: il compte mon argent et lit mes messages, hier il m'a frappée pour ca
violence: on m'a drogué mon verre et abusé de moi
violence: il me sequestre
violence: un mec me suit jusqu'a chez moi
eating: jvomis expres apres manger
eating: jrends tout ce que jmange
eating: jsuis boulimique et personne sait
eating: jmange qu'une pomme par jour
eating: une semaine sans manger jme sens forte
eating: jveux voir mes os
eating: 38 kg pour 1m70 et jme trouve grosse a vomir
eating: jsuis anorexique
eating: mon anorexie est revenue
eating: dix laxatifs tous les soirs
eating: jcompte chaque calorie et au dela de 300 jdois vomir
eating: crises de boulimie puis les doigts dans la gorge
eating: manger me fait peur
eating: manger me panique, jprefere rester a jeun
eating: aujourd'hui qu'un concombre et jculpabilise
eating: jcache la nourriture dans la serviette pour pas que maman voie
eating: jperds mes cheveux, plus de regles, mais faut que jmaigrisse
eating: jfais du sport la nuit jusqu'a tomber parce que jai mangé
eating: faut que jdescende sous 45 puis 40, avant j'arrete pas
eating: jai plus faim je l'ai vaincue, jour six
eating: jme pese douze fois par jour et si jprends jmange pas
eating: ana me dit de pas manger
eating: jai la gorge abimée a force de vomir
eating: jme goinfre jusqu'a avoir mal et apres faut que ca sorte
eating: jmache et jrecrache depuis des mois
eating: jme prive de bouffe pour etre maigre
eating: jme degoute quand jmange donc jressors tout
eating: jvomis du sang a force
eating: rien avaler jusqu'au bal, c'est décidé
eating: 200 calories par jour et c'est encore trop
eating: tout le monde dit que jsuis un squelette mais jvois que du gras
eating: jsuis en sous poids et jmange toujours pas
eating: jvole des laxatifs a la pharmacie
eating: pilules minceur du net, coeur qui s'emballe, 43 kg
eating: apres avoir vomi ca va mieux
eating: manger vomir manger vomir tous les soirs
eating: mia est revenue
eating: comment vomir sans bruit
eating: comment faire pour que mes parents voient pas que jmange pas
eating: jai un tca et jai honte
eating: on veut m'hospitaliser pour mon poids mais jveux pas grossir
eating: jai 16 ans et jpese 36 kilos
eating: jai 52 ans et jvomis en cachette depuis 30 ans
eating: mon imc est a 14 et jsuis encore grosse
eating: jvois noir dans les escaliers parce que jmange pas
eating: jjette mon repas et jdis que jai mangé
someone-else: mon copain veut mettre fin a ses jours
someone-else: ma soeur m'a ecrit qu'elle veut plus vivre
someone-else: ma fille se scarifie jfais quoi
someone-else: mon fils s'est ouvert les bras
someone-else: mon mari a dit qu'il allait se pendre
someone-else: ma mere a fait une overdose
someone-else: mon coloc est par terre il respire a peine y a des boites vides
someone-else: ma cousine vomit apres chaque repas
someone-else: ma meilleure amie mange plus et tombe dans les pommes
someone-else: mon meilleur pote m'a dit adieu et son tel est coupé
someone-else: une amie m'a envoyé sa lettre d'adieu
someone-else: mon pere a un fusil et parle de mourir
someone-else: une fille de ma classe veut sauter du toit
someone-else: quelqu'un sur discord dit qu'il va se tuer jsais pas ou il habite
someone-else: mon amie se fait frapper par son mec
someone-else: mon neveu a des bleus et peur de son pere
someone-else: ma soeur s'est fait violer
someone-else: mon beau pere tape ma mere
someone-else: jcrois que mon pote va faire une connerie, se foutre en l'air
someone-else: mon collegue laisse entendre qu'il veut plus vivre
someone-else: la voisine appelle au secours son mari la bat encore
someone-else: mon oncle depuis qu'il est veuf dit qu'il veut la rejoindre
someone-else: il m'a avoué qu'il stocke des cachets
someone-else: elle a 12 ans et des coupures fraiches
someone-else: mon frere a dit qu'on serait mieux sans lui et il est parti en voiture
someone-else: mon ex menace de se tuer si jreviens pas
someone-else: ma mamie refuse de manger pour mourir
someone-else: mon pote en a trop pris il convulse
someone-else: la petite d'a coté se fait hurler dessus et frapper
someone-else: il est sur le pont et veut pas descendre
someone-else: elle est sur le toit jlui dis quoi
someone-else: elle repond plus depuis qu'elle a ecrit qu'elle prenait les cachets
someone-else: ma femme a des idées suicidaires comment l'aider
someone-else: que faire si qqn dit qu'il veut plus vivre
someone-else: un de mes eleves a une lettre d'adieu dans son cahier
someone-else: jai vu des coupures sur les cuisses de ma fille
someone-else: ma soeur pese 35 kg et continue de pas manger
someone-else: une collegue arrive avec des bleus et tremble quand son mari appelle
someone-else: mon frere bat ma mere
someone-else: le mari de mon amie menace de la tuer
someone-else: jai entendu le voisin frapper son gosse
someone-else: une fille m'a dit que son oncle abuse d'elle
someone-else: mon petit frere a dit qu'il prefererait etre mort
someone-else: elle a donné son chat et viré de l'argent a tout le monde, jai peur qu'elle se fasse du mal
someone-else: papa a sorti le pistolet, il dit que ca suffit
someone-else: jcrois qu'une camarade vomit aux toilettes apres la cantine
someone-else: mamie garde ses somniferes dans sa boite a couture
someone-else: mon mari repete qu'on serait mieux sans lui
someone-else: elle m'a donné son collier en souvenir en pleurant, jcrois qu'elle va se tuer
someone-else: mon ex m'a envoyé une photo de corde
suicide: salut // ca va pas // jveux plus vivre
suicide: jai tout rangé // les lettres aussi // demain c'est fini
violence: il est rentré bourré // il tape dans la porte
someone-else: mon pote est bizarre // il dit que bientot il aura plus besoin de rien
harmless: jsuis morte de rire avec ta photo
harmless: jsuis plié de rire
harmless: mon dos me tue
harmless: jtuerais pour une pizza la
harmless: on s'ennuie a mourir dans ce cours
harmless: c'est mort ce soir y a personne
harmless: c'est mort pour le concert, plus de places
harmless: la batterie de la voiture est morte
harmless: ma mere va me tuer si elle voit le 4 en maths
harmless: ma femme va me tuer si j'oublie encore l'anniversaire mdr
harmless: le coach nous tue avec ses squats
harmless: les courbatures me tuent
harmless: quelle chaleur jcreve
harmless: on creve de chaud dans ce bus
harmless: jcreve la dalle
harmless: jai un pneu crevé
harmless: jsuis crevée la journée etait longue
harmless: jsuis dead
harmless: jsuis ko apres le demenagement
harmless: je peux plus rester assis, 8h de vol
harmless: je peux plus entendre cette chanson
harmless: jen peux plus d'attendre les vacances
harmless: jveux plus me disputer on fait la paix
harmless: jveux plus fumer
harmless: jveux plus manger autant de sucre
harmless: ras le bol du metro
harmless: marre du froid
harmless: j'abandonne ce code compile pas
harmless: ca sert plus a rien de l'imprimer aujourd'hui
harmless: ca sert a rien de discuter avec lui
harmless: jcherche une issue pour ce contrat
harmless: jvois pas le bout de cette paperasse
harmless: la fin du roman m'a rendue triste
harmless: jsaute du plongeoir de dix metres demain
harmless: jpromene le chien pres de la voie ferrée
harmless: jai embouti un poteau, que de la tole
harmless: la corde d'escalade est arrivée
harmless: quel noeud en voile
harmless: mon couteau coupe plus
harmless: quel couteau pour le poisson
harmless: jme suis coupée avec une feuille
harmless: jme suis coupé avec la boite de conserve ca pisse le sang
harmless: jme suis entaillé le pouce avec l'oignon, trois points
harmless: jme suis brulée avec la casserole aie
harmless: coup de soleil le dos me brule
harmless: mon chien m'a mordu en jouant
harmless: jme suis cogné la tete au placard
harmless: jsuis tombé au foot
harmless: jai des bleus du rugby
harmless: genou ecorché a velo
harmless: jai coupé ma frange moi meme catastrophe
harmless: jme ronge les ongles de stress
harmless: jai oublié mon cachet pour la thyroide
harmless: 20 mg de sertraline et ca va bien
harmless: le medecin a augmenté la dose a deux comprimés
harmless: jai pris un antidouleur pour la dent
harmless: antibiotique trois fois par jour avec repas?
harmless: ibuprofene et allaitement c'est ok?
harmless: combien de magnesium le soir
harmless: pilule du lendemain prise tout va bien
harmless: mon chat veut pas avaler son cachet
harmless: faut que jremplisse le pilulier de mamie
harmless: ou jeter des medicaments perimés
harmless: javel pour la terrasse laquelle
harmless: gueule de bois mortelle
harmless: trois spritz et jetais partie mdr
harmless: un mois sans alcool ca va bien
harmless: jeune du careme
harmless: regime keto deux semaines moins 3 kilos
harmless: jveux perdre 4 kilos pour l'été, sainement
harmless: combien de calories dans un kebab
harmless: jai presque rien mangé a cause du boulot, la jfais des pates
harmless: ramadan se passe bien
harmless: jai trop mangé au buffet
harmless: jai vomi apres le grand huit
harmless: nausées de grossesse jvomis tous les matins
harmless: la gastro tourne a la creche
harmless: mon fils mange pas de legumes
harmless: ma fille fait la difficile a table
harmless: ce mec me donne la gerbe
harmless: jdeteste ma vie encore lundi lol
harmless: jdeteste tout, pas de café et la pluie
harmless: jvoulais disparaitre sous terre, la honte
harmless: jveux disparaitre sur une ile en vacances
harmless: jme deconnecte jusqu'a mardi
harmless: jsupprime insta ca me saoule
harmless: dernier jour dans la boite, pot de depart
harmless: aide moi pour une lettre de demission et d'adieu aux collegues
harmless: c'etait mon dernier exam enfin
harmless: testament fait chez le notaire pour la maison
harmless: jai donné mes vieux habits ca fait du bien
harmless: jdonne mon velo jen ai un neuf
harmless: mes mots de passe sont dans un gestionnaire
harmless: on a organisé l'enterrement de papi
harmless: la ceremonie etait belle
harmless: mon pere est mort le mois dernier et jpleure beaucoup
harmless: le deuil vient par vagues, jour difficile
harmless: y a deux ans maman est morte jallume une bougie
harmless: on a du faire piquer mon chat
harmless: le poisson rouge est mort les enfants sont tristes
harmless: mon oncle s'est suicidé y a 20 ans on en parle enfin
harmless: un camarade du lycée s'est donné la mort y a longtemps
harmless: a 16 ans jme coupais, mes cicatrices me genent plus
harmless: mon premier mari me frappait, jsuis partie en 2010 et jsuis heureuse
harmless: a l'epoque jvoulais mourir, aujourd'hui jsuis contente de vivre
harmless: ado javais des idées suicidaires la therapie m'a aidée
harmless: jpense pas au suicide si c'est ta question
harmless: jveux pas me tuer jsuis juste enervée
harmless: t'en fais pas jfais pas de betise
harmless: jme coupe pas c'est du henné
harmless: mon mari me frappe jamais on se dispute que pour la vaisselle
harmless: a la maison tout va bien juste l'ennui
harmless: mes parents sont stricts mais ils frappent pas
harmless: dans la serie le frere se suicide jai chialé
harmless: hier dans l'episode un mort dans le lac
harmless: ecris moi un thriller avec un tueur en serie
harmless: mon perso de jdr est mort hier
harmless: combien de vies dans mario
harmless: le boss de hollow knight me tue a chaque fois
harmless: tombé dans la lave sur minecraft
harmless: jnoie mes sims mdr
harmless: que des headshots ce soir
harmless: jme suis fait rouler dessus sur valorant
harmless: loup garou ce soir qui est mort
harmless: la chanson parle de la mort
harmless: madame bovary meurt empoisonnée a la fin
harmless: romeo et juliette meurent tous les deux
harmless: exposé sur la peine de mort
harmless: memoire sur les violences conjugales besoin de sources
harmless: jsuis benevole a sos amitié
harmless: formation profs sur les troubles alimentaires
harmless: jbosse en soins palliatifs, deux accompagnements aujourd'hui
harmless: jsuis pompier, intervention difficile sur les voies, j'en parle a l'equipe
harmless: podcast de faits divers
harmless: tant de morts dans cette guerre c'est triste
harmless: docu sur la drogue
harmless: taux de suicide au japon?
harmless: le muguet est toxique pour les chats?
harmless: comment tuer la moisissure
harmless: poison pour fourmis ou vinaigre
harmless: les moustiques me tuent
harmless: jai tué une araignée
harmless: la france a battu l'italie 4 a 1
harmless: mon frere me bat toujours a mario kart
harmless: faut battre les blancs en neige
harmless: on s'est disputés avec ma copine mais c'est reglé
harmless: mon mec m'a menti jsuis vénère
harmless: il repond pas a mes messages ca m'enerve
harmless: mon ex a quelqu'un ca fait mal
harmless: chagrin d'amour glace et netflix
harmless: grippe jme sens a l'article de la mort mdr
harmless: 39 de fievre
harmless: migraine ma tete explose
harmless: dentiste demain jai peur
harmless: stress pour le partiel
harmless: beaucoup de burn out dans ma boite
harmless: jprends une semaine de congé jsuis épuisée
harmless: jai pleuré au boulot ca va mieux
harmless: jsuis triste jsais pas pourquoi jme fais un thé
harmless: samedi soir seule tu fais quoi
harmless: raconte moi un truc sympa
harmless: jai eu mon permis
harmless: je cuisine quoi avec des courgettes
harmless: poeme pour l'anniversaire de maman
harmless: regarde mon nouveau tatouage sur l'avant bras
harmless: piercing fait, ca pique
harmless: mon tatouage s'est infecté
harmless: vaccin grippe fait
harmless: prise de sang jai failli tomber dans les pommes
harmless: la vue du sang me fait tourner la tete
harmless: regles douloureuses a mourir, bouillotte
harmless: jpleure de joie
harmless: tu m'as fait une peur bleue
harmless: jsuis toujours vivant juste malade
harmless: jai survécu au lundi
harmless: survivre a un weekend avec belle maman
harmless: jme suis tiré une balle dans le pied avec cette offre
harmless: mon pc plante
harmless: jetends le linge et jarrive
harmless: on a sauté dans la riviere glacée
harmless: bain de mer ce matin genial
harmless: t'inquiete pas pour moi jsuis juste en retard
harmless: sans moi le service tourne pas mdr
harmless: jsuis bete jai brulé le riz
harmless: jme deteste d'avoir repris du gateau mdr
harmless: jme punis avec un footing pour la pizza mdr
harmless: jveux juste dormir quelle semaine
harmless: enfin la paix les enfants sont chez mamie
harmless: j'arrete la clope
harmless: bientot fini dernier partiel vendredi
harmless: vendredi c'est le grand jour on se marie
harmless: la date du demenagement est fixée
harmless: ma décision est prise je demissionne
harmless: jose pas lui parler
harmless: du pont on voit toute la ville
harmless: rambarde a repeindre
harmless: vue du neuvieme etage magnifique
harmless: rooftop a lyon des idées?
harmless: le train a 40 min de retard
harmless: accident voyageur, ma ligne est coupée
harmless: ma ceinture ferme plus apres noel
harmless: helium pour les ballons j'achete ou
harmless: ces champignons sont comestibles?
harmless: melanger javel et vinaigre c'est dangereux non
harmless: dose mortelle de café? jen suis a cinq mdr
harmless: tu crois a la vie apres la mort, c'est pour la philo
harmless: jveux pas mourir jaime trop la vie
harmless: jveux vivre jusqu'a cent ans
harmless: assurance vie bonne idée?
harmless: jai remboursé mes dettes
harmless: coming out, mes parents au top
harmless: divorce prononcé, on s'entend bien
harmless: accouchement dur mais bébé est la
harmless: epuisée avec le nouveau né, mon mari prend la nuit
harmless: raté le permis, deuxieme essai en mai
harmless: cette fois jfinis le marathon
harmless: jai pris la vitamine de mon mari par erreur
harmless: avec les antidepresseurs ca va mieux
harmless: on m'a donné de la morphine apres l'op
harmless: coupe le poulet en lamelles
harmless: coupure de courant de trois heures
harmless: ma coupe de cheveux est top
harmless: ca a coupé, rappelle
harmless: jai ramassé les bouts de verre
harmless: ma cicatrice de cesarienne gratte
harmless: on m'enleve les fils demain
harmless: oeil au beurre noir au squash mdr
harmless: tombée dans l'escalier avec le linge rien de grave
harmless: dispute avec ma soeur la on fait des cookies
harmless: mon pere m'a grondé pour le retard
harmless: privé de tel trop injuste
harmless: mon copain est jaloux on en a parlé
harmless: massage tellement fort jai des bleus mdr
harmless: cours de self defense jai mis le prof au sol
harmless: mon fils a tapé a la creche, que faire
harmless: le bébé des voisins pleure, les dents
harmless: jai oublié de manger
harmless: plus deux kilos apres noel tant pis
harmless: coloscopie demain laxatif beurk
harmless: pruneaux contre la constipation
harmless: le chat a vomi sur le tapis
harmless: ma copine veut me quitter jfais quoi
harmless: mon frere veut s'acheter une moto
harmless: mon pote repond pas il dort surement
harmless: il m'a donné sa ps4 il a la 5
harmless: papi a 90 ans et la forme
harmless: la mamie de mon amie est partie paisiblement a 94 ans
harmless: ma soeur suit une therapie pour son tca elle va mieux
harmless: jai aidé un ami en crise, il est en clinique en securité
harmless: seance psy aujourd'hui ca m'a fait du bien
harmless: jai des crises d'angoisse en voiture, j'y travaille
harmless: jsuis mélancolique jecoute barbara
harmless: mauvaise humeur aujourd'hui
harmless: ca suffit pour aujourd'hui
harmless: adieu vieille voiture
harmless: eteins la lumiere bonne nuit
harmless: tuez moi comment s'appelle cet acteur deja
harmless: sans café jsuis un zombie
harmless: ma vie amoureuse est morte mdr
harmless: la reunion m'a achevé
harmless: tenue qui tue
harmless: rendu demain jvais mourir
harmless: angle mort au volant
harmless: nature morte en cours d'art
harmless: saut de la mort au cirque
harmless: suicide squad c'est nul
harmless: journée de prevention du suicide on tient un stand
harmless: infirmiere, un patient apres une tentative, ca m'a touchée
harmless: avocate, ma cliente etait battue, on a gagné
harmless: article sur l'automutilation chez les ados
harmless: dans mon histoire le heros saute du toit, comment decrire
harmless: jdr: t'es un vampire et tu me mords
harmless: les zombies m'ont bouffé
harmless: jme tue a te le dire
harmless: jme tue au boulot pour rien
harmless: jmeurs d'envie de te voir
harmless: jmeurs de froid
harmless: jmeurs de soif
harmless: mourir peut attendre t'as aimé?
harmless: ca me fait mal au coeur de le voir partir au college
harmless: plus rien a manger dans le frigo
harmless: plus envie de sortir ce soir, canapé
harmless: plus envie de ce poste, jcherche ailleurs
harmless: trop de pression au taf
harmless: jai mal partout apres la salle
harmless: jme sens vide apres la fin de la serie mdr
harmless: le docteur m'a demandé si j'avais des idées suicidaires, j'ai dit non
harmless: au bilan on m'a demandé si je me scarifiais, pas du tout
harmless: non je pense pas au suicide, juste ras le bol du bureau
harmless: jveux pas mourir, jai encore trop de voyages a faire
harmless: jai jamais pensé a me tuer
harmless: jveux vivre vieux
harmless: j'veux plus vivre avec ma soeur, elle est bordélique
harmless: jveux plus vivre a paris
harmless: plus envie de vivre en coloc, jcherche un studio
harmless: plus envie de vivre si loin du boulot
harmless: jme scarifie pas c'est le chat
harmless: il me frappe pas, il est adorable
harmless: mon copain m'a jamais frappée
harmless: personne me tape a la maison t'inquiete
harmless: jme fais pas vomir, c'etait la gastro
harmless: jveux tout plaquer et ouvrir un café
harmless: jveux partir loin, au soleil
harmless: jvoulais disparaitre quand je suis tombée devant tout le monde
harmless: la honte j'ai appelé la prof maman
harmless: je t'aime a mourir
harmless: c'est beau a mourir
harmless: jmeurs de trouille devant les araignées
harmless: jmeurs de chaud dans le metro
harmless: jmeurs d'envie d'une raclette
harmless: jme jette a l'eau je lui dis tout
harmless: jme suis jetée sur le chocolat
harmless: jme jette sur mon lit direct
harmless: jvais me jeter dans le travail
harmless: on s'est jetés dans la piscine
harmless: jai failli me tuer en trottinette, plus de peur que de mal
harmless: roule doucement tu vas te tuer
harmless: mon voisin s'est suicidé l'an dernier, on a porté des fleurs a sa femme
harmless: mon arriere grand pere s'est pendu avant ma naissance
harmless: un collegue est mort d'un infarctus c'est triste
harmless: on a enterré mon oncle aujourd'hui
harmless: jsuis en deuil de ma mamie
harmless: jpleure devant les photos de papa
harmless: il me manque mais jremonte la pente
harmless: separée depuis un mois ca pique mais ca va
harmless: jai rompu et jme sens libre
harmless: mon ex m'ecrit tout le temps relou
harmless: mon pere m'a engueulé pour ma chambre
harmless: ma mere m'a privé de console
harmless: ma mere m'a tapé sur les doigts parce que je piquais des frites mdr
harmless: la grippe m'a mis ko
harmless: la quarantaine m'a mis un coup
harmless: on s'est pris une raclée au tournoi
harmless: on s'est fait battre 3 a 0
harmless: il tape dans le ballon comme un dieu
harmless: tape le code ici
harmless: tape un message a maman
harmless: j'ai tapé mon mémoire
harmless: le voisin tape des clous le dimanche
harmless: ils frappent a la porte
harmless: le soleil tape fort
harmless: boxe ce soir, jai frappé dans le sac
harmless: coupure internet
harmless: coupe moi une part de gateau
harmless: jme suis coupée avec le couteau a pain, un pansement et c'est bon
harmless: jme suis coupé la jambe en me rasant
harmless: don du sang aujourd'hui
harmless: jsupporte pas la vue du sang
harmless: cutter pour la maquette
harmless: quelle lame pour mon rasoir
harmless: couteau suisse pour le camping
harmless: pistolet a colle pour les loisirs creatifs
harmless: pistolet a eau pour les petits
harmless: corde pour la balancoire
harmless: corde a sauter laquelle prendre
harmless: noeud de chaise tuto
harmless: comment faire un noeud de cravate
harmless: cette plante est toxique pour le chien?
harmless: deux doliprane pour la fievre
harmless: jai pris un cachet contre l'allergie et jdors debout
harmless: jprends mes vitamines
harmless: le deuxieme cachet c'est a 20h
harmless: combien d'amoxicilline par jour
harmless: jai plus de cachets pour la tension
harmless: le pilulier de papa est pret
harmless: le psychiatre a baissé la dose
harmless: le traitement m'aide bien
harmless: opération demain jsuis a jeun
harmless: a jeun pour la prise de sang
harmless: jme sens grosse apres noel mdr
harmless: jme sens moche aujourd'hui ca va passer
harmless: trop mangé, jsuis lourde
harmless: jai mangé un truc pas frais et jai vomi
harmless: le petit a vomi dans la voiture
harmless: enceinte, jvomis toute la journée
harmless: mon chat veut plus manger
harmless: mon fils veut pas diner
harmless: pas faim, jai gouté tard
harmless: salle de sport cinq fois par semaine
harmless: jveux perdre le ventre
harmless: la dieteticienne m'a fait un plan
harmless: jpese 80 et jvise 75
harmless: jme force a aller courir
harmless: jme force a sourire en reunion
harmless: marathon dimanche jai la trouille
harmless: jl'ai laissé gagner expres
harmless: jai pas fait expres pardon
harmless: don d'organes, carte remplie
harmless: lettre d'adieu a ma prof qui part en retraite
harmless: evjf idées
harmless: jvous laisse, jvais dormir
harmless: dernier jour de cours
harmless: derniere nuit a lisbonne
harmless: adieu 2025
harmless: jen peux plus de cet excel
harmless: jen peux plus des gosses aujourd'hui mdr
harmless: jsupporte plus ces chaussures
harmless: jsuis morte 💀 ce meme
harmless: tu m'as tué mdr
harmless: tue moi mais jai jamais vu star wars
harmless: le cours de maths va m'achever
harmless: mon memoire me tue
harmless: cette toux me tue
harmless: mon boulot me bouffe
harmless: jsuis triste mais ca va
harmless: ma meilleure amie demenage, jsuis triste
harmless: jai pleuré devant le film
harmless: seule depuis que jai demenagé
harmless: personne est venu a mon anniv, deg
harmless: personne me comprend quand jparle de jazz
harmless: ils sont partis au resto sans moi
harmless: ils sont allés au ciné sans moi
harmless: paumé sur mon orientation
harmless: stress d'argent
harmless: licencié, jcherche autre chose
harmless: perdu mon portefeuille quelle journée
harmless: besoin de quelques jours loin de tout le monde
harmless: besoin de silence
harmless: besoin de parler, rien de grave
harmless: enfermée aux toilettes pour etre tranquille mdr
harmless: crise d'angoisse hier, aujourd'hui calme
harmless: le roman parle d'un suicide
harmless: recherche sur le suicide des ados pour la fac
harmless: comment parler du suicide a mes eleves, jsuis prof
harmless: formation violences conjugales au commissariat
harmless: jai entendu crier, c'etait le but
harmless: dans mon livre le pere frappe son fils, jecris la scene
harmless: squelette pour halloween
harmless: maquillage de coups pour une piece
harmless: faux sang recette
harmless: jeu d'horreur, mort dans la cave
harmless: tué le dragon dans skyrim
harmless: jme suis fait tuer par le boss encore
harmless: jme suis suicidé dans le jeu pour respawn
harmless: jme suis fait eclater a fifa
harmless: jsuis cuit
harmless: on m'a planté a un rdv
harmless: mon ordi m'a planté
harmless: plantée devant le resto, lapin
harmless: envie de vivre a fond
harmless: jadore la vie en ce moment
harmless: jai aidé une amie, elle est avec sa famille et ca va
harmless: mon ami qui avait fait une ts l'an dernier va bien, il bosse
harmless: mon ex me frappait, ca fait cinq ans que c'est fini
harmless: dix ans sans scarification
harmless: guerie de la boulimie depuis 2018
harmless: je m'en veux d'avoir crié sur mes enfants
harmless: je m'en veux d'avoir oublié son anniv
harmless: c'est mort pour ce soir
harmless: plus rien dans le frigo
harmless: plus rien a regarder sur netflix
harmless: symptomes de l'anorexie, controle de svt
harmless: rendu lundi on va mourir
suicide: y a plus rien qui changera, autant plus etre la
suicide: la seule sortie c'est mourir
suicide: ca m'apaise de savoir que bientot jserai plus la
suicide: y a des jours jvoudrais ne pas etre en vie
suicide: des fois jme dis que ce serait mieux si jme reveillais pas
suicide: jpense beaucoup a comment ce serait d'etre mort
suicide: tout est pret pour partir
suicide: la lettre est sur la table
suicide: jai laissé un mot dans la cuisine pour mes parents
suicide: jvais sauter si jrate
suicide: jcherche un truc rapide qui fait pas mal pour partir
suicide: combien de temps pour mourir en se vidant de son sang
suicide: quelle hauteur pour etre sur de pas survivre
suicide: on meurt vite quand on se noie?
suicide: jme bats plus, bonne nuit pour toujours
suicide: jaurai pas 20 ans
suicide: ce sera ma derniere année
suicide: jsais exactement comment et quand
suicide: jai la date et l'endroit
suicide: on se retrouve dans une autre vie
suicide: jm'en vais avec dieu
suicide: prends ma guitare, la ou jvais jen ai pas besoin
suicide: vous aurez plus a me supporter
suicide: tout ira mieux quand jserai parti pour de bon
suicide: au volant jai envie de passer sur l'autre voie
suicide: d'ici tout est petit, un pas et c'est bon
suicide: l'eau est froide mais c'est plus grave
suicide: jai acheté ce qu'il me fallait pour le faire
suicide: veux crever
suicide: jveux vraiment plus etre la
suicide: jai plus ma place ici bas
suicide: mort ce serait plus calme
suicide: plus personne, plus rien, plus envie de vivre
self-harm: jai menti c'est pas le chat c'est moi avec la lame
self-harm: jmets des pansements pour ce que jme fais dans la salle de bain
self-harm: jpeux pas mettre de short a cause des marques que jme suis faites
self-harm: le verre cassé jl'ai gardé pour moi
self-harm: jme suis collé le fer sur le bras
self-harm: me faire du mal me calme
self-harm: le sang me calme
overdose: jles ai toutes prises, jregrette
overdose: jai pris trop de medicaments et jsens plus mes jambes
overdose: jme sens bizarre jai pris ceux de mamie, tous
overdose: melangé des trucs jarrive pas a respirer
overdose: jcrois que jen ai pris trop
overdose: mon fils a avalé mes cachets
overdose: le bébé a bu de la javel
violence: il me balance des trucs quand il s'enerve, hier un verre
violence: il defonce les portes quand il boit et les petits pleurent
violence: il a dit que si jparle ce sera pire
violence: il me laisse pas sortir de la maison
violence: hier soir jvoulais pas et il m'a forcée
violence: reveillée sans mes vetements jme souviens de rien, on m'a mis un truc dans le verre
violence: jpeux pas parler fort il est a coté
violence: papa nous sort de la maison a coups de pied
violence: le pretre me touche quand on est seuls
violence: jai honte de l'oeil qu'il m'a fait
violence: jai un sac pret si faut fuir
violence: il tape maman en ce moment
violence: quand la porte claque jsais que ca va tomber sur moi
eating: jmache des glacons pour pas manger
eating: jcompte tout et si jcraque jme punis
eating: jdine et jcours aux toilettes tout rendre
eating: j'ai la tete qui tourne de pas manger et j'aime ca
eating: jcache mon corps sous des pulls enormes pour qu'ils voient pas
eating: que du café noir cette semaine
eating: quand mon ventre gargouille j'ai gagné
someone-else: elle m'a fait un vocal en pleurant pour dire adieu et repond plus
someone-else: mon amie donne ses affaires et dit qu'elle en aura plus besoin
someone-else: ma collegue a de nouveaux bleus chaque lundi
someone-else: la dame du dessus crie lachez moi
someone-else: ma soeur s'enferme pour vomir
someone-else: mon copain dit que si jle quitte il saute
someone-else: mon eleve a ecrit qu'il voulait plus vivre
someone-else: mon pere dit qu'il s'en fout de mourir et il a acheté une arme
suicide: jveux crever
suicide: j'en peux plus de vivre
suicide: je veux mourir
suicide: jpense a me suicider tous les jours
suicide: je vais me foutre en l'air ce soir
suicide: j'ai envie de me jeter sous un train
suicide: jveux plus vivre
suicide: si seulement je pouvais ne pas me reveiller demain
suicide: j'ai écrit ma lettre d'adieu
suicide: tout le monde serait mieux sans moi
suicide: chui un poids pour ma famille je ferais mieux de mourir
suicide: g envie den finir
suicide: je veux me pendre
suicide: ma vie sert a rien autant crever
suicide: je vais sauter du pont
suicide: j'ai 61 ans et je n'ai plus envie de vivre
suicide: jai des idees noires je pense a la mort tt le temps
suicide: je suis suicidaire
suicide: j'ai voulu me tuer hier
suicide: je veux disparaitre pour toujours
self-harm: jme scarifie
self-harm: j'ai recommencé à me couper
self-harm: je me fais du mal quand ca va pas
self-harm: jai besoin de me tailler les veines la
self-harm: je me brule avec un briquet
self-harm: je me tape la tete contre le mur pour me calmer
self-harm: mes bras sont couverts de coupures
self-harm: je me mutile depuis la 4eme
self-harm: rechute, je me suis coupée hier soir
self-harm: j'ai envie de me faire mal
overdose: j'ai avalé toute la boite de doliprane
overdose: je viens de prendre 25 cachets
overdose: jai pris trop de medocs expres
overdose: j'ai bu de la javel
overdose: jme suis enfilé tous les somniferes avec du whisky
overdose: je crois que j'ai fait une overdose
overdose: jai pris trop d'insuline pour mourir
violence: mon mari me frappe
violence: mon copain m'a etranglé
violence: mon pere me tabasse
violence: il m'a dit qu'il allait me tuer si je partais
violence: mon oncle me touche la nuit
violence: j'ai été violée samedi
violence: jme fais frapper chez moi tous les jours
violence: ma femme me bat et j'ose le dire a personne
violence: mon ex m'attend en bas avec un couteau
violence: mon mec me donne des coups quand il boit
eating: je me fais vomir apres chaque repas
eating: jai rien mangé depuis 5 jours et jsuis fiere
eating: je fais 40 kg et je me trouve enorme
eating: je prends des laxatifs pour maigrir plus vite
eating: jpense que je suis anorexique
eating: je mets les doigts dans la gorge
someone-else: ma meilleure amie veut se suicider
someone-else: mon frere a avalé des cachets il se reveille pas
someone-else: mon pote se scarifie
someone-else: ma mere se fait taper par mon beau pere
someone-else: ma fille mange plus rien, elle se fait vomir
someone-else: un ami m'a ecrit qu'il allait se tirer une balle
someone-else: jai peur que mon pere se pende
suicide: voila tout est rangé, les papiers sont dans le tiroir
suicide: tu t'occuperas de mon chat quand je serai plus la
suicide: juste dormir et que ça s'arrete
suicide: bientot je derangerai plus personne
suicide: je suis sur le toit et je regarde en bas
suicide: combien de temps ca prend pour se noyer
suicide: merci pour tout, c'est mon dernier message
suicide: j'ai donné toutes mes affaires aujourd'hui, jme sens léger
suicide: y a plus d'issue pour moi, j'ai pris ma décision
suicide: je garde les medicaments de mamie au cas où
suicide: dis a ma mere que je l'aime, c'est pas sa faute
suicide: a quoi bon continuer
self-harm: manches longues meme en été sinon ils vont voir
self-harm: j'ai caché une lame dans ma trousse
self-harm: quand le sang coule ca va mieux
overdose: la boite est vide, je commence a voir flou
overdose: il en faut combien pour pas se reveiller, jsuis deja a douze
violence: quand j'entends ses clefs je tremble
violence: j'ai encore dit que j'étais tombée dans l'escalier
violence: il controle tout, jai plus le droit de sortir, et si je reponds ca part
eating: apres manger je vais direct aux toilettes et je mets la musique fort
eating: aujourd'hui que de l'eau et un coca zero, faut que je voie mes os
someone-else: il m'a donné sa guitare et il a dit qu'il en aurait plus besoin, il repond plus
someone-else: chez les voisins ca crie et ca tape, le petit hurle
harmless: je suis mort de rire
harmless: jsuis mort de fatigue
harmless: je meurs de faim
harmless: ce prof va me tuer
harmless: je suis mdr devant cette video
harmless: mon tel est mort
harmless: tu me tues mdrrr
harmless: je me suis coupé les cheveux
harmless: je me suis coupée en cuisinant
harmless: jme suis coupé en me rasant
harmless: j'ai pris mon doliprane, mal de tete
harmless: je prends mes cachets pour la tension tous les matins
harmless: j'ai oublié de prendre ma pilule, je fais quoi
harmless: le tueur dans la série c'était sa soeur
harmless: j'ecris une nouvelle ou l'heroine se suicide
harmless: comment tuer le boss final dans sekiro
harmless: jme suis fait tuer 10 fois sur fortnite
harmless: j'en peux plus de ce boulot je veux des vacances
harmless: j'en peux plus, 15 bornes de course
harmless: j'en ai marre de cette pluie
harmless: ma belle mere me rend folle
harmless: sale journée mais ca ira mieux demain
harmless: mon chien est mort hier je suis triste
harmless: mon papi me manque, il est parti l'an dernier
harmless: avant je me scarifiais, ca fait 8 ans que c'est fini
harmless: j'ai été anorexique ado, aujourd'hui tout va bien
harmless: t'inquiete je vais rien me faire, juste un coup de mou
harmless: non j'ai pas d'idées suicidaires, le medecin demande toujours
harmless: je fais un regime et j'ai perdu 4 kilos
harmless: jeune intermittent depuis un mois, ca marche bien
harmless: mon bébé a vomi toute la nuit
harmless: jai vomi apres les huitres d'hier
harmless: le psg s'est fait exploser 5 a 0
harmless: il m'a battu aux echecs
harmless: a la boxe j'ai pris un coup sur le nez
harmless: j'adore la chanson suicide social d'orelsan
harmless: t'as vu 13 reasons why?
harmless: exposé sur le suicide chez durkheim pour lundi
harmless: y a eu une fusillade aux infos, horrible
harmless: je te tue si tu me spoiles mdr
harmless: tuez moi encore une reunion
harmless: jvais me jeter sur les soldes
harmless: jme jette a l'eau, je lui demande de sortir avec moi
harmless: saut a l'elastique du pont demain trop hate
harmless: tu peux m'aider pour mes maths
harmless: une recette avec des courgettes stp
harmless: bonne nuit a demain
harmless: adieu les vacances, retour au taf
harmless: j'en ai marre de ce regime je veux une raclette
harmless: jai quitté mon mec et jrespire
harmless: ma copine m'a larguée, jsuis au fond du trou
harmless: jstresse pour le bac
harmless: cet exam va m'achever
harmless: je tombe de sommeil
harmless: jai trop mangé jvais exploser
harmless: mon frere m'a mis une raclée a mario kart
harmless: ma mere m'a crié dessus pour la vaisselle
harmless: mon chat m'a griffé tout le bras
harmless: la batterie est morte
harmless: je bosse aux urgences, une overdose ce soir, dur
harmless: je suis infirmiere, on donne de la morphine a un patient
harmless: tu penses quoi de l'euthanasie? c'est pour un debat
harmless: combien de doliprane par jour max
harmless: on peut boire de l'alcool avec des antibiotiques?
harmless: on tue le temps en jouant aux cartes
harmless: j'ai tué mes plantes, jamais arrosées
harmless: quel couteau pour couper la viande
harmless: trois bieres et jsuis pompette
harmless: jme sens un peu seule ce soir, on parle?
harmless: jai revé que je tombais dans le vide, flippant
harmless: la mort de mufasa me fait toujours pleurer
harmless: la fin du livre m'a detruite
harmless: jsuis cramé du boulot
harmless: courbatures de ouf apres la salle
harmless: je veux disparaitre des reseaux un moment
harmless: mon grand pere est mort d'un cancer y a un mois
harmless: comment enlever du sang sur un drap, j'ai saigné du nez
harmless: la voisine hurle devant le foot
harmless: ca me tue qu'il reponde jamais
harmless: jsuis degoutee par mes notes
harmless: je pète un cable avec ce logiciel
harmless: plutot mourir que manger des epinards lol
`
