/** Dangers said plainly, as people type them, and what people say every day. */
export const PLAIN_FR = `
suicide: j'arrête pas de penser à mourir
suicide: je pense me tuer ce soir
suicide: je préfère être mort que de vivre un jour de plus comme ça
suicide: je veux être morte
suicide: laissez moi mourir
suicide: je suis prêt à mourir
suicide: je mérite pas de vivre
suicide: la mort a l'air si paisible
suicide: je vais me tuer quand mes parents dormiront
suicide: j'ai décidé que ce week-end je mets fin à tout
suicide: g plus envi de vivre
suicide: jveu crever
suicide: jveux plus être en vie
suicide: j'ai l'impression que mourir c'est ma seule option
suicide: vivre fait trop mal je veux que ça s'arrête pour toujours
suicide: les idées suicidaires sont revenues, très fortes
suicide: j'ai des pensées suicidaires toute la semaine
suicide: je suis suicidaire et je sais pas quoi faire
suicide: je risque de faire une connerie ce soir, une définitive
suicide: je suis pas en sécurité avec moi même
suicide: j'ai peur de rester seul, je pourrais me tuer
suicide: je me vois pas vivant à 25 ans
suicide: j'aurais préféré ne jamais naître
suicide: pourquoi je suis encore en vie
suicide: ma vie vaut rien
suicide: il me reste rien dans cette vie
suicide: plus rien compte je veux quitter ce monde
suicide: je déteste être en vie
suicide: je hais ma vie et je veux que ça finisse une bonne fois pour toutes
suicide: je veux arrêter d'exister
suicide: je voudrais m'effacer pour toujours
suicide: chaque soir je prie pour que dieu me prenne
suicide: j'espère qu'une voiture m'écrase
suicide: si un bus arrive je bouge pas
suicide: je serais soulagé si le médecin me donnait que quelques mois
suicide: fermer les yeux et qu'il y ait pas de lendemain
suicide: j'espère que je passerai pas la nuit
suicide: j'imagine mon enterrement et ça m'apaise
suicide: est ce que quelqu'un viendrait à mon enterrement si je le fais
suicide: je te manquerais si je mourais ce soir
suicide: ça fait mal la pendaison
suicide: combien de temps pour se vider de son sang
suicide: combien de somnifères c'est mortel
suicide: quelle dose d'insuline tue
suicide: quels médicaments sont les plus efficaces pour mourir
suicide: il faut couper profond comment pour mourir
suicide: dis moi une façon de mourir sans douleur
suicide: où trouver de quoi partir en paix
suicide: l'assurance vie paie en cas de suicide
suicide: j'ai encore cherché des méthodes
suicide: j'ai un plan et une date
suicide: j'ai choisi le jour, c'est le quatorze
suicide: je sais exactement comment je vais faire
suicide: j'ai tout acheté, j'attends que la maison soit vide
suicide: y a une corde dans mon placard et je la touche tout le temps
suicide: le noeud est fait, manque le courage
suicide: j'ai le flingue de service sur la table
suicide: je suis resté une heure avec le couteau sur le poignet
suicide: je suis sur le pont
suicide: je suis au bord du vide
suicide: je suis près des rails et le train arrive
suicide: je pense sans arrêt à me jeter sous le métro
suicide: j'ai failli planter ma voiture dans un mur exprès
suicide: quand je conduis j'ai envie d'aller en face
suicide: ça fait des mois que je stocke des médocs
suicide: j'ai compté tous les cachets de ma mère ils sont devant moi
suicide: le bain coule, la lame est là, après c'est fini
suicide: hier je suis entré dans la mer jusqu'au cou
suicide: j'ai essayé de me pendre hier ça a raté
suicide: j'ai fait une ts en avril personne le sait et j'y repense
suicide: je me suis réveillée à l'hôpital et j'aurais préféré pas
suicide: troisième ts et je suis encore là, la prochaine je me raterai pas
suicide: je sors demain de l'hp et je veux toujours mourir
suicide: ma psy sait pas que j'ai un plan
suicide: j'écris ma lettre de suicide là
suicide: aide moi à écrire une lettre pour mes enfants pour quand je serai mort
suicide: le mot est sur la table de la cuisine
suicide: j'ai supprimé mes comptes et laissé une lettre à ma soeur
suicide: j'ai serré mes enfants plus longtemps parce que c'était la dernière fois
suicide: c'est mon dernier message
suicide: adieu, t'étais le seul à m'écouter
suicide: dis à ma mère que je l'aime. je pars
suicide: la semaine prochaine j'existerai plus
suicide: comptez pas sur moi cet été, je serai plus en vie
suicide: ce sera mon dernier anniversaire
suicide: testament fait, tout étiqueté, chat nourri
suicide: qui s'occupera de mon chien quand je serai mort, faut que je règle ça d'abord
suicide: je donne ma guitare à mon pote, là où je vais j'en ai pas besoin
suicide: tout le monde serait plus heureux si je mourais
suicide: mes enfants méritent une autre mère, si je meurs ils l'auront
suicide: je vaux plus mort que vivant
suicide: je gêne tout le monde je devrais disparaître à jamais
suicide: je gâche tout je devrais me tuer
suicide: je suis une merde je mérite de mourir
suicide: tout le monde s'en fout que je vive ou que je meure
suicide: personne m'aime et je veux pas vivre
suicide: je suis si seule que j'ai envie de mourir
suicide: j'en peux plus du harcèlement je veux me tuer
suicide: ils me disent de me tuer et je crois que je vais le faire
suicide: mes parents savent que je suis gay je veux mourir
suicide: j'ai raté mon année, plutôt mourir que leur dire, j'ai déjà la corde
suicide: j'ai tout perdu au jeu, la seule sortie c'est de me tuer
suicide: avec ces dettes il me reste que la corde
suicide: depuis que mon mari est mort je veux plus vivre
suicide: Je veux rejoindre ma femme. Les comprimés sont prêts.
suicide: À 81 ans j'en ai assez. Je souhaite mourir et je m'en chargerai moi-même.
suicide: la douleur s'arrête jamais je veux mettre fin à mes jours
suicide: depuis l'accouchement je me dis qu'ils seraient mieux si je mourais
suicide: les voix me disent de sauter
suicide: y a que la mort pour sortir de ce noir
suicide: j'abandonne la vie
suicide: je me bats plus. bonne nuit pour toujours
suicide: ça sert à rien de vivre
suicide: à quoi bon vivre si c'est toujours comme ça
suicide: je suis fatiguée d'être en vie
suicide: j'en ai marre de la vie
suicide: marre de vivre
suicide: plus d'espoir, ma décision est prise
suicide: je suis en paix avec ça, ce soir je pars
suicide: j'ai plus peur de la mort, j'ai même hâte
suicide: je ve mourir
suicide: jvai me suicidé
suicide: g envi de mourrir
suicide: jvais me unalive
suicide: mdr j'ai envie de mourir mais vraiment
suicide: c'est pas une blague je vais me tuer
suicide: ça va pas j'ai envie de mourir
suicide: j'ai encore rien tenté mais je pense au suicide toutes les heures
suicide: j'ai promis à ma femme de pas le faire, je sais pas si je vais tenir
suicide: je suis encore en vie que pour mon chien
suicide: sans mes enfants je serais déjà morte
suicide: s'il me quitte je me tue
suicide: s'ils m'expulsent je me suicide
suicide: si je rate demain je saute
suicide: si seulement quelqu'un pouvait me tuer
suicide: j'ai perdu la garde // il me reste rien // je sais ce que j'ai à faire
suicide: t'es là // je me sens pas bien // j'ai les cachets dans la main
suicide: viré du boulot // loyer en retard // je crois que je vais me foutre en l'air
suicide: elle m'a jamais aimé // j'ai le pistolet de mon père // adieu
suicide: ça va // non en fait // je veux me tuer
suicide: mauvaise journée // vraiment mauvaise // je crois que demain je serai plus là
self-harm: je me suis coupée aujourd'hui
self-harm: je me suis encore scarifié j'ai honte
self-harm: j'arrive pas à arrêter de me couper
self-harm: j'ai recommencé à me mutiler
self-harm: je m'automutile
self-harm: je me fais du mal
self-harm: hier soir je me suis blessée exprès
self-harm: j'ai envie de me couper
self-harm: j'ai envie de m'ouvrir la peau
self-harm: j'ai de nouvelles coupures sur les cuisses
self-harm: mes bras sont pleins de coupures et c'est moi
self-harm: j'ai coupé trop profond ça saigne encore
self-harm: comment arrêter le sang je me suis coupé le poignet
self-harm: faut des points ? je me suis coupée moi même on voit du blanc
self-harm: j'ai cassé le rasoir pour avoir la lame
self-harm: j'ai démonté mon taille crayon pour la lame
self-harm: je prends le cutter sur mes jambes
self-harm: je me suis brûlée exprès avec une clope
self-harm: j'ai posé la main sur la plaque parce que je le mérite
self-harm: je me cogne la tête jusqu'à me calmer
self-harm: je me frappe le visage quand je fais une erreur
self-harm: je me mords les bras au sang
self-harm: je m'arrache les cheveux quand j'en peux plus, ça soulage
self-harm: je plante mes ongles jusqu'à saigner
self-harm: j'arrache mes croûtes pour pas que ça guérisse
self-harm: je me punis à coups de ceinture
self-harm: je mérite la douleur alors je me la donne
self-harm: saigner me fait sentir réelle
self-harm: quand je vois le sang je me calme enfin
self-harm: je ressens quelque chose que quand je me coupe
self-harm: 6 mois clean et hier la lame encore
self-harm: ma mère a vu mes cicatrices et a tout caché mais j'ai une autre lame
self-harm: comment cacher mes scarifications à la piscine
self-harm: je dis quoi quand on me demande pour les coupures sur mon bras
self-harm: demain piscine tout le monde va voir ce que je me fais
self-harm: j'ai 42 ans et je me coupe encore
self-harm: je veux pas mourir j'ai juste besoin de me couper
self-harm: je me suis griffé le bras avec le compas en maths
self-harm: je grave des mots dans ma peau
self-harm: j'ai dit que c'était le chat mais c'était moi
self-harm: maman a crié // je me suis enfermée // je me suis coupée
self-harm: je me suis versé de l'eau bouillante sur la main pour plus penser
overdose: je les ai tous pris
overdose: j'ai avalé toute la boîte
overdose: je viens d'avaler une plaquette entière
overdose: j'ai pris 40 paracétamol
overdose: j'ai pris 50 ibuprofène il y a une heure
overdose: j'ai avalé une poignée de cachets de ma mère
overdose: j'ai fait une overdose
overdose: j'ai pris trop de médicaments
overdose: j'en ai trop pris j'arrive pas à rester éveillée
overdose: j'ai triplé ma dose exprès je me sens bizarre
overdose: j'ai pris beaucoup trop de mes médocs pour le coeur
overdose: je me suis injecté toute l'insuline
overdose: j'ai mélangé xanax et vodka je respire mal
overdose: trop de coke j'ai mal à la poitrine
overdose: les cachets font effet j'ai sommeil
overdose: y a plus rien dans la plaquette
overdose: je les ai pris. c'est fini
overdose: je l'ai fait j'ai pris les cachets
overdose: j'ai bu de l'antigel
overdose: j'ai avalé de la mort aux rats
overdose: j'ai bu du déboucheur ma gorge brûle
overdose: il se passe quoi après 60 doliprane, parce que je les ai pris
overdose: c'est trop tard pour vomir les cachets ? pris ce matin
overdose: j'ai vomi quelques cachets mais pas tous
overdose: faut aller aux urgences si j'ai pris 20 lexomil
overdose: j'ai pris un truc pour mourir et maintenant j'ai peur
overdose: j'ai changé d'avis mais j'ai déjà tout avalé
overdose: je veux pas parler je les ai déjà pris
overdose: j'arrête pas de vomir depuis que j'ai pris les cachets
overdose: J'ai pris toute la boîte de mon défunt mari.
overdose: g pri tou mes medoc
overdose: je vois flou j'en ai pris plein
overdose: j'ai pris tout ce que j'ai trouvé dans la pharmacie
overdose: dispute avec maman // j'ai pris ses cachets // tous
overdose: bye // j'ai avalé tout le flacon
violence: il me frappe
violence: mon copain me frappe
violence: mon mari me bat
violence: il m'a mis un coup de poing dans le ventre et je suis enceinte
violence: ma femme m'a frappé avec la poêle
violence: ma copine m'a giflé et m'a jeté un verre
violence: il m'a poussée dans l'escalier
violence: il m'a attrapée par la gorge
violence: il m'a étranglée jusqu'à ce que je perde connaissance
violence: il a sorti un couteau
violence: il m'a mis un flingue sur la tempe
violence: il dit qu'il me tuera si je pars
violence: il dit qu'il nous retrouvera moi et les enfants
violence: j'ai peur qu'il me tue
violence: j'ai peur de mon mari
violence: j'ose pas rentrer mon père devient violent
violence: ma mère m'a tapée avec un cintre
violence: mon beau père me donne des coups
violence: mon frère me tabasse tous les jours
violence: papa m'a jeté contre le mur
violence: maman m'a enfermée à la cave
violence: mes parents m'enferment et me donnent pas à manger
violence: mon père me touche
violence: mon oncle me force à faire des choses
violence: l'entraîneur m'a touchée en bas
violence: mon beau père vient dans mon lit
violence: mon grand père met sa main dans ma culotte
violence: un prof me demande des nudes et me menace
violence: quelqu'un menace de publier mes photos si je paie pas
violence: il m'a violée
violence: j'ai été agressée sexuellement à une soirée
violence: j'ai dit non et il l'a fait quand même
violence: je me suis réveillée il était sur moi
violence: on a mis un truc dans mon verre et je me suis réveillée déshabillée
violence: il contrôle tout, je peux appeler personne
violence: il a pris mon passeport et il ferme à clé
violence: je dois coucher avec des hommes pour le rembourser, il a mes papiers
violence: ma famille veut me marier de force
violence: ils me tueront s'ils savent pour mon copain
violence: mon ex me harcèle
violence: mon ex débarque à mon travail et me menace
violence: il est dehors avec une arme
violence: il essaie de forcer la porte
violence: je suis cachée dans le placard il me cherche
violence: je me suis enfermée dans la voiture il casse la vitre
violence: je parle tout bas il est à côté aide moi
violence: il m'a cassé le bras
violence: j'ai un oeil au beurre noir et j'ai dit que j'étais tombée
violence: il m'a brûlée avec sa cigarette
violence: il me donne des coups de pied quand le bébé pleure
violence: il tape aussi les enfants
violence: il s'est excusé mais il a recommencé, cette fois les côtes
violence: elle me frappe et je peux pas me défendre
violence: mon fils me frappe quand il veut de l'argent. j'ai 76 ans
violence: ma fille me tire les cheveux et prend ma retraite
violence: l'infirmière de l'ehpad me gifle
violence: on m'attache au lit la nuit
violence: les mecs de la cité vont me planter si j'obéis pas
violence: on m'a tabassé au lycée et demain ils remettent ça
violence: ils me frappent tous les jours à la sortie
violence: je me suis fait poignarder
violence: comment quitter mon copain violent
violence: comment partir sans que mon mari me fasse du mal
violence: où aller quand son mari vous bat
violence: si j'appelle la police mon père va me taper encore plus
violence: mon père va me tuer quand il saura, vraiment, il a un fusil
violence: il m'a pas encore frappée aujourd'hui mais ça va venir
violence: c'est de la violence s'il me frappe que quand il boit
violence: c'est un viol si c'est mon copain et que je voulais pas
violence: il est rentré // il est bourré // j'ai peur qu'il me frappe
violence: réponds pas // il fouille mon tel // il m'a fait mal hier
eating: je me fais gerber
eating: j'ai encore vomi exprès
eating: je me purge après chaque repas
eating: je mets les doigts dans la gorge quand je mange trop
eating: la brosse à dents encore, ma gorge saigne
eating: j'ai mangé un gâteau entier et je l'ai vomi
eating: trois crises aujourd'hui et trois fois vomi
eating: ma boulimie est revenue
eating: l'anorexie est en train de gagner
eating: je crois que j'ai un trouble alimentaire
eating: je m'affame
eating: cinq jours avec que de l'eau et des chewing gums
eating: je mange plus depuis dimanche et je veux pas
eating: je mange qu'une pomme par jour
eating: je mange 200 calories et je culpabilise
eating: je m'interdis de manger si je cours pas 15 km
eating: je compte chaque calorie et je pleure si je dépasse 400
eating: je pèse 40 kilos et je suis dégueulasse
eating: 1m70 et 42 kilos et toujours trop grosse
eating: je veux être que des os
eating: je veux voir mes côtes
eating: comment ne plus avoir faim sans manger
eating: astuces pour se faire vomir
eating: comment cacher que je mange pas
eating: je mâche et je recrache
eating: je jette mon déjeuner tous les jours
eating: je me suis évanouie à l'entraînement parce que je mange pas
eating: plus de règles tellement je suis maigre mais j'arrive pas à manger
eating: j'ai perdu 15 kilos en deux mois sans manger je peux plus m'arrêter
eating: une boîte de laxatifs après le dîner
eating: pilules pour maigrir et rien manger pendant des jours
eating: à chaque fois que je mange je me déteste faut que ça sorte
eating: la bouffe c'est l'ennemi, j'avale pas une bouchée sans pleurer
eating: quatre heures de sport par jour et je mange rien
eating: j'ai une peur panique de manger
eating: le médecin dit que mon coeur fatigue à force de jeûner mais je suis encore grosse
eating: mes dents s'abîment à force de vomir
eating: la nuit je mange jusqu'à être malade puis je vomis
eating: je bois de l'eau avant la pesée pour tricher
eating: j'ai 45 ans et je cache ma boulimie à mon mari
eating: je me sens en contrôle que le ventre vide
eating: ana est ma seule amie
eating: maman a fait à manger // j'ai dit que j'avais mangé // 3 jours que je mange rien
someone-else: mon amie veut se tuer
someone-else: un pote me dit qu'il veut mourir
someone-else: mon copain est suicidaire
someone-else: mon mari parle d'en finir
someone-else: ma femme dit qu'elle veut plus vivre
someone-else: mon fils m'a dit qu'il voulait mourir
someone-else: ma fille a fait une tentative de suicide
someone-else: ma fille se coupe
someone-else: j'ai vu des coupures sur le bras d'une élève
someone-else: ma soeur s'automutile
someone-else: mon copain se fait du mal
someone-else: ma mère a pris plein de cachets
someone-else: mon père a fait une overdose
someone-else: mon pote a trop pris il respire plus
someone-else: il est bleu il respire pas
someone-else: mon frère a un fusil il dit qu'il va se tirer une balle
someone-else: papa est dans le garage moteur allumé
someone-else: ma copine est sur le toit
someone-else: elle m'a envoyé une photo des cachets
someone-else: elle m'a envoyé un adieu et elle répond plus
someone-else: une fille fait un live de son suicide
someone-else: un mec a posté sa lettre de suicide
someone-else: mon collègue dit qu'il sera bientôt plus là et m'a donné sa montre
someone-else: mamie dit qu'elle veut mourir
someone-else: mon beau père refuse de manger et dit qu'il veut partir
someone-else: ma meilleure amie mange plus, elle est si maigre
someone-else: ma fille vomit après le dîner
someone-else: ma coloc vomit toutes les nuits je l'entends
someone-else: mon fils est anorexique
someone-else: mon amie est maltraitée par son mec
someone-else: mon beau père est en train de taper ma mère
someone-else: mon père bat ma mère
someone-else: ma soeur se fait frapper par son mari
someone-else: le couple du dessus, il la frappe encore
someone-else: je crois que le petit d'à côté est maltraité
someone-else: ma petite cousine dit que son père la touche
someone-else: mon amie s'est fait violer
someone-else: comment aider quelqu'un de suicidaire
someone-else: je dis quoi à un ami qui veut se tuer
someone-else: j'appelle le samu si mon ami dit qu'il a pris des cachets ?
someone-else: comment empêcher mon frère de se tuer
someone-else: j'ai peur que ma femme se fasse du mal
someone-else: il dit que si je romps il se fout en l'air
someone-else: un patient m'a dit qu'il avait un plan pour se suicider
someone-else: un élève a écrit un poème où il veut mourir
someone-else: elle s'est enfermée dans la salle de bain avec un couteau
someone-else: il a un couteau sur les veines
someone-else: mon pote a bu de la javel
someone-else: elle se réveille pas y a de la vodka et des cachets
someone-else: mon bébé a avalé des comprimés
someone-else: le petit a bu du produit ménager
someone-else: ma copine dit adieu à tout le monde
someone-else: j'ai trouvé une lettre de suicide dans la chambre de mon fils
someone-else: j'ai trouvé une corde dans la voiture de mon mari, il est dépressif
someone-else: ma copine est bizarre // elle m'a donné sa bague // elle veut que je pense à elle
someone-else: mon frère a appelé // il pleurait // il dit que c'est la dernière fois
harmless: je tuerais pour une sieste
harmless: je donnerais tout pour un café
harmless: mdr je meurs
harmless: tu m'as tuée avec ta blague
harmless: chuis morte 💀
harmless: cette chaleur me tue
harmless: mes pieds me tuent
harmless: le suspense me tue
harmless: les devoirs me tuent
harmless: les partiels vont m'achever
harmless: ma femme me tue si j'oublie notre anniversaire
harmless: papa va me tuer pour la rayure sur la voiture mdr
harmless: j'ai failli mourir de honte
harmless: je voulais disparaître sous terre tellement j'avais honte mdr
harmless: je m'ennuie à mourir
harmless: j'ai eu une peur bleue avec ce chien
harmless: plutôt crever que peindre ça en rose lol
harmless: la soirée était morte
harmless: je tue le temps à l'aéroport
harmless: comment tuer un processus sous linux
harmless: le serveur est encore tombé
harmless: mon pc est mort
harmless: batterie de la voiture à plat
harmless: comment tuer la moisissure dans la douche
harmless: qu'est ce qui tue les puces
harmless: la mort aux rats c'est dangereux pour le chien ?
harmless: combien de javel pour nettoyer le sol
harmless: belles photos sur le pont
harmless: super vue depuis le toit de l'hôtel
harmless: quelques shots de trop, gueule de bois
harmless: vaccin de la grippe, mal au bras
harmless: on s'est fait massacrer 5 0
harmless: mon collègue m'a poignardé dans le dos, il a volé mon idée
harmless: achevez moi encore une réunion
harmless: plutôt sauter par la fenêtre que faire les impôts lol
harmless: comment découper un poulet
harmless: quel couteau pour le poisson
harmless: j'ai aiguisé mes couteaux de cuisine
harmless: chasse avec papa, on nettoie le fusil
harmless: comment faire un noeud de chaise
harmless: corde d'escalade 60 ou 70 m
harmless: j'ai accroché le cadre au salon
harmless: pendre la crémaillère samedi
harmless: étendre le linge, la flemme
harmless: j'ai coupé ma frange toute seule, cata
harmless: je me suis écorché le genou à vélo
harmless: coupé en me rasant
harmless: coupée avec une feuille de papier
harmless: le chat m'a griffée pendant le bain
harmless: je me suis brûlé la langue avec la pizza
harmless: j'ai cramé les toasts
harmless: coup de soleil sur les jambes
harmless: un bleu à cause du foot
harmless: mal aux genoux après la course
harmless: bras cassé au skate, six semaines de plâtre
harmless: je me suis cogné la tête au placard
harmless: ma soeur m'a lancé une boule de neige
harmless: j'ai battu mon frère aux échecs
harmless: battre les oeufs en neige
harmless: coup de barre
harmless: pris mes vitamines
harmless: l'antihistaminique me fait dormir
harmless: je prends 20 mg de seroplex et ça va bien
harmless: le médecin a augmenté la dose et je vais mieux
harmless: j'ai oublié ma pilule hier je fais quoi
harmless: je peux boire une bière avec du paracétamol
harmless: combien d'ibuprofène par jour pour le dos
harmless: j'ai pris un somnifère à cause du décalage horaire
harmless: le dentiste m'a donné des antidouleurs
harmless: papa a oublié son insuline, il la fait maintenant ?
harmless: maman fait sa chimio, les cachets la fatiguent
harmless: il me faut une ordonnance pour mes cachets
harmless: trop de café je tremble
harmless: j'ai trop mangé je vais exploser
harmless: intoxication alimentaire, j'ai vomi toute la nuit
harmless: nausées de grossesse encore
harmless: gastro, je garde rien
harmless: je compte mes calories avec une appli, laquelle
harmless: au régime, déjà deux kilos
harmless: je veux être en forme pour le mariage
harmless: keto ou méditerranéen
harmless: le médecin dit de perdre du poids pour mes genoux
harmless: j'ai grossi à noël, tant pis
harmless: je me sens grosse aujourd'hui ça passera
harmless: pas déjeuné à cause des réunions
harmless: jeûne du ramadan jour 10
harmless: à jeun pour la prise de sang
harmless: j'ai oublié de manger, journée chargée
harmless: j'ai une faim de loup
harmless: le chat mange pas ses nouvelles croquettes
harmless: je suis triste
harmless: j'ai le moral dans les chaussettes
harmless: journée difficile
harmless: tout est allé de travers aujourd'hui
harmless: besoin de vider mon sac
harmless: j'ai pleuré dans la voiture après le boulot
harmless: il me manque
harmless: mon ex me manque
harmless: elle m'a quitté j'ai le coeur brisé
harmless: on a rompu après 5 ans
harmless: je me sens seul ce soir
harmless: j'ai pas d'amis dans cette ville
harmless: personne est venu à mon anniv
harmless: ils sont sortis sans moi
harmless: je me sens nul j'ai pas eu le poste
harmless: j'ai raté le permis
harmless: mauvaise note en maths, maman est déçue
harmless: l'argent me stresse
harmless: j'ai perdu mon travail aujourd'hui, comment payer
harmless: je suis dépassée par tout
harmless: j'en peux plus de ce boulot je veux démissionner
harmless: pourquoi je veux quitter la boîte
harmless: je veux partir de cette ville
harmless: je veux résilier le contrat
harmless: j'en peux plus de cette chaleur
harmless: fini les applis de rencontre
harmless: j'abandonne ce puzzle
harmless: j'abandonne l'imprimante me déteste
harmless: c'est quoi l'intérêt de cette réunion
harmless: ça sert à rien de discuter avec lui
harmless: je déteste ma vie lol coincé dans les bouchons
harmless: ma vie c'est le bazar, je commence par ranger quoi
harmless: je me déteste d'avoir mangé le dernier donut mdr
harmless: envie de hurler dans un coussin
harmless: crise d'angoisse au magasin mais ça va
harmless: je m'inquiète trop
harmless: je dors pas je pense au travail
harmless: encore une insomnie
harmless: le bébé a pas dormi
harmless: je dormirais une semaine
harmless: je veux dormir tout le week-end
harmless: je vais dormir bonne nuit
harmless: pas envie de me lever il fait froid
harmless: réveillez moi vendredi
harmless: j'aimerais être en vacances
harmless: besoin de quelques jours loin de tout le monde
harmless: j'ai envie de tout plaquer et d'élever des chèvres
harmless: papa est mort l'an dernier, aujourd'hui c'est son anniversaire
harmless: mon grand père est décédé ce matin
harmless: l'enterrement est vendredi je mets quoi
harmless: on écrit quoi sur une carte de condoléances
harmless: mon amie a perdu sa mère, que faire pour elle
harmless: ma tante a un cancer et c'est grave
harmless: je suis en deuil de mon chien
harmless: fausse couche à 10 semaines, je suis effondrée
harmless: mon oncle s'est suicidé quand j'étais petit, je pense à lui aujourd'hui
harmless: dix ans que mon frère s'est donné la mort, j'allume une bougie
harmless: ado je me scarifiais, plus depuis 12 ans
harmless: j'ai eu un trouble alimentaire à la fac, guérie maintenant
harmless: il y a des années je voulais mourir, aujourd'hui j'ai deux enfants et j'aime la vie
harmless: mon ex était violent, je suis partie il y a 5 ans et je suis heureuse
harmless: je suis pas suicidaire juste fatiguée du froid
harmless: non je vais rien me faire c'était juste une mauvaise journée
harmless: je pense pas à mourir ni rien, juste triste
harmless: je me ferais jamais de mal
harmless: j'écris un roman où le héros prend du poison
harmless: dans mon histoire la fille saute du pont, trop sombre ?
harmless: mon perso de dnd est mort
harmless: on est morts trois fois dans le raid
harmless: comment tuer le boss araignée
harmless: meilleure arme contre les zombies
harmless: romeo et juliette meurent, aide pour la dissert
harmless: le podcast sur l'étrangleur fait peur
harmless: la murder party était drôle
harmless: dans le dernier épisode il fait une overdose, choquée
harmless: exposé sur l'automutilation chez les ados
harmless: chiffres des violences conjugales pour mon mémoire
harmless: symptômes de l'anorexie pour la svt
harmless: je suis bénévole à sos amitié
harmless: école d'infirmière, aujourd'hui les intoxications
harmless: quel est le taux de suicide au japon
harmless: attaque au couteau en centre ville, flippant
harmless: accident de bus aux infos
harmless: les images de guerre me rendent triste
harmless: le séisme a tué des milliers de gens
harmless: le pont est fermé je fais le tour
harmless: train encore en retard
harmless: j'ai sauté du plongeoir de dix mètres
harmless: saut à l'élastique d'un pont samedi
harmless: saut en parachute demain
harmless: tombée dans l'escalier, juste des bleus
harmless: j'ai donné mon vieux vélo au petit voisin
harmless: on fait un testament parce que bébé est né
harmless: quelle assurance vie choisir
harmless: j'écris les cartes de remerciement du mariage
harmless: lettre d'adieu à mes élèves, je pars à la retraite
harmless: dernier jour d'école demain
harmless: dernier jour de vacances snif
harmless: salut à plus
harmless: la semaine prochaine je suis pas là, vacances
harmless: quand je serai pas là qui arrose les plantes
harmless: les enfants se chamaillent
harmless: mon fils s'est battu à l'école, rien de grave
harmless: mon chef m'a crié dessus
harmless: mes parents se disputent pour l'argent
harmless: mes parents m'ont confisqué le tel une semaine
harmless: privé de sortie
harmless: maman veut pas que j'aille à la fête
harmless: mon mari ronfle trop
harmless: dispute avec mon mari pour la vaisselle
harmless: il répond jamais
harmless: ma copine me fait la gueule
harmless: il m'a brisé le coeur
harmless: je suis furieuse contre ma soeur
harmless: mon collègue me rend dingue
harmless: les voisins font du bruit
harmless: on m'a volé mon vélo
harmless: enfermé dehors mdr
harmless: je me suis enfermée dans la salle de bain pour avoir cinq minutes sans les enfants
harmless: je me cache de ma tante à la fête mdr
harmless: peur des araignées
harmless: peur de l'avion
harmless: peur de parler en public
harmless: film d'horreur toute seule, mauvaise idée
harmless: cauchemars après ce film
harmless: un chat m'a suivi jusqu'à la maison
harmless: le médecin a palpé mon genou
harmless: je me force à réviser
harmless: il m'a forcé à regarder star wars mdr
harmless: j'ai donné mon sang
harmless: saignement de nez ce matin
harmless: règles douloureuses
harmless: tatouage au poignet
harmless: j'offre quoi à maman
harmless: il fait quel temps
harmless: raconte une blague
harmless: je cuisine quoi ce soir
harmless: merci ça m'a aidé
harmless: aide moi pour mon cv
harmless: j'ai eu le poste !!
harmless: on attend un bébé
harmless: j'ai réussi !!
harmless: je suis heureuse aujourd'hui
harmless: j'adore ma vie
harmless: je me sens vivante après la course
harmless: ça finit comment le film
harmless: je veux résilier mon abonnement
harmless: comment supprimer mon compte
harmless: je veux rompre avec mon copain, comment lui dire
harmless: vivement la fin de la semaine
harmless: vendredi après l'examen c'est fini
harmless: que la perceuse du voisin s'arrête
harmless: je me noie dans le travail
harmless: à bout avec les enfants, besoin de vin
harmless: cassée après la séance jambes
harmless: j'ai taché mon pantalon avec mes règles la honte
harmless: le cachet fait effet plus mal à la tête
harmless: le repas a cramé // on commande pizza // maman va me tuer mdr
harmless: exam demain // trop de stress // tuez moi
harmless: mon chat est mort // j'arrête pas de pleurer
harmless: sale journée // le chef a crié // envie de démissionner
harmless: je veux plus vivre chez mes parents, je cherche un appart
harmless: j'ai plus envie de vivre en coloc
suicide: je vois plus l'interet d'etre en vie
suicide: toutes les nuits je pense a comment me tuer
suicide: je vais mettre fin a ma vie
suicide: si je mourais quelqu'un le remarquerait?
suicide: j'en ai assez de vivre
suicide: soyez pas tristes quand je serai plus la
suicide: j'ai assez de cachets pour plus jamais me reveiller
suicide: je suis un poids pour mes parents
suicide: je serai plus la longtemps
self-harm: j'ai recommencé a me couper
self-harm: je me fais du mal quand tout deborde
overdose: je viens de prendre une poignée de cachets
violence: il me frappe quand il a passé une mauvaise journée
violence: mon pere m'a mis un coup de poing
violence: mon ex dit qu'il va me tuer
eating: je me fais vomir apres les repas
someone-else: mon amie dit qu'elle veut plus vivre
someone-else: mon fils se fait du mal
harmless: ce cours va me tuer
harmless: je suis mort, c'est trop drole
harmless: mes parents vont me tuer pour le bulletin
harmless: mon ex arrete pas de m'ecrire
harmless: je tuerais pour un kebab
harmless: je reduis le café
harmless: la salle m'a détruite aujourd'hui
harmless: ma voiture m'a laché sur l'autoroute
harmless: ma tante est morte il y a deux ans, elle me manque
harmless: quelle est l'arme la plus forte de zelda
harmless: je prends de la metformine deux fois par jour, le pamplemousse c'est ok?
harmless: je deteste ma vie, trop de devoirs
harmless: je veux dormir pour toujours, quelle semaine
harmless: je saute dans la douche
harmless: comment se debarrasser des fourmis
harmless: j'en peux plus ce devoir est trop long
harmless: stressée par les examens
harmless: au revoir tout le monde, a la rentrée
harmless: j'ai encore perdu mes clés
harmless: le heros meurt a la fin du livre
suicide: laisse moi crever
suicide: je suis fatigué de la vie
suicide: j'en peux plus de cette vie, je baisse les bras pour de bon
suicide: je vais tout arrêter ce soir, moi avec
suicide: tout est prêt et je sais comment
suicide: la date est fixée et personne s'en doute
suicide: j'ai du poison dans la cabane, ça irait vite
suicide: je veux m'endormir et plus me réveiller
suicide: aujourd'hui j'ai lâché le volant pour voir si ça finirait
suicide: je suis assis près de la voie j'attends le train
suicide: je suis en haut du pont je regarde l'eau
suicide: j'ai serré ma fille une dernière fois
suicide: je verrai pas d'autre anniversaire
suicide: quand mes parents seront plus là je partirai aussi
suicide: ma thérapeute se doute pas de ce que je vais me faire
suicide: sans ma petite je serais déjà mort
suicide: g plu envi de vivr
suicide: je voudrais m'évaporer et n'avoir jamais existé
suicide: je me sens en danger avec moi même ce soir
self-harm: j'ai sorti la lame du rasoir et j'ai fait des traits sur mon bras
self-harm: je me suis coupée ce soir sous la douche
self-harm: je me tape les cuisses jusqu'à avoir des bleus
self-harm: à la piscine tout le monde verra les traits sur mes bras
self-harm: c'est pas le chat, c'est moi qui me suis fait ça
self-harm: le cutter sur le bras encore une fois
overdose: les cachets commencent à agir mes yeux se ferment
overdose: j'ai avalé chaque comprimé de la boîte
overdose: j'ai respiré du gaz exprès j'ai la tête qui tourne
overdose: j'ai pris toute la plaquette de valium de ma mère
overdose: jpris tte la boite
violence: mon ex me harcèle et m'envoie des menaces de mort
violence: il m'attend dehors et me menace
violence: il m'a frappée avec une bouteille
violence: un homme a essayé de me faire monter dans sa voiture
violence: je me suis fait agresser et je suis blessée
violence: on a abusé de moi
violence: on m'a attaqué au couteau
violence: papa m'enferme dans le placard
violence: l'auxiliaire me tape sur les mains
violence: on me garde enfermée et je dois travailler pour eux
violence: quelqu'un essaie d'entrer chez moi là maintenant
violence: il hurle qu'il va m'éclater la tête
violence: mon grand père me touche entre les jambes
violence: je bloque ma porte la nuit à cause de mon père
violence: je peux pas parler fort il est dans l'autre pièce à l'aide
violence: mon copain est violent avec moi
eating: cette semaine que du café noir
eating: quand mon ventre gargouille je suis fière
eating: après chaque crise je suis à genoux devant les toilettes
eating: je cours jusqu'au malaise pour brûler un yaourt
eating: rien que l'idée de manger me fait paniquer
eating: je recrache dans ma serviette pour que maman croie que je mange
eating: je suis en sous poids j'ai froid tout le temps et je continue le régime
eating: je jeûne puis je craque puis je vomis, chaque jour
eating: j'ai mangé deux bouchées et je me suis détestée toute la journée
eating: je me fais gerber tous les soirs
someone-else: mon petit a bu de la javel
someone-else: mon bébé a mangé les cachets de mamie
someone-else: mon neveu a avalé du déboucheur
someone-else: mon pote a appelé en pleurant pour me dire adieu
someone-else: une élève a écrit qu'elle voulait mourir
someone-else: un gamin de ma classe a des bleus, c'est son père
someone-else: ma tante a encore un oeil au beurre noir à cause de mon oncle
someone-else: ma soeur vomit après chaque repas
someone-else: ma cousine est montée sur le toit elle veut sauter
someone-else: la petite des voisins est maltraitée
harmless: j'arrête la salle de sport dimanche
harmless: j'ai laissé un mot à ma coloc pour le lait
harmless: la date est fixée on se marie en juin
harmless: tout est prêt pour le camping
harmless: je pense pas à mourir c'était juste une sale journée
harmless: t'inquiète je vais pas me faire de mal
harmless: pas suicidaire hein, juste un peu triste
harmless: le pont est encore en travaux
harmless: pot de départ de mon collègue vendredi
harmless: trop de vin hier mal au crâne
harmless: ce matin juste un café noir
harmless: combien de vinaigre pour détartrer
harmless: je veux plus vivre dans cette ville
harmless: je veux plus vivre avec ma coloc
harmless: je dormirais pour toujours, quelle semaine
harmless: mon oncle s'est donné la mort quand j'étais gamin
harmless: des années sans me scarifier et fière
harmless: les symptômes de l'anorexie pour un contrôle
harmless: le médecin a appuyé sur mon ventre ça fait mal
harmless: on a cambriolé la boutique l'an dernier
harmless: vu un documentaire sur le harcèlement
harmless: mon ex m'écrit tout le temps c'est lourd
harmless: enfermée dans la salle de bain pour avoir la paix
harmless: à la chasse avec papa, fusil nettoyé
harmless: le petit a bu l'eau du bain beurk
harmless: pendant mes vacances ma soeur arrose les plantes
harmless: discours d'adieu pour la retraite de ma cheffe
harmless: je me force à aller courir
harmless: envie de tout quitter pour la mer
harmless: sortis sans moi hier, un peu vexée
harmless: j'ai l'impression que personne m'aime à l'école
harmless: je me sens vide depuis que les enfants sont partis
harmless: je m'ennuie je me sens vide aujourd'hui
harmless: je suis perdu, je sais pas quoi faire comme études
harmless: je m'en veux d'avoir crié sur ma fille
harmless: je me sens inutile dans mon nouveau boulot
harmless: tout est trop cette semaine
harmless: j'ai pleuré jusqu'à m'endormir à cause de lui
harmless: personne me comprend
harmless: je suis pas assez bien pour elle
harmless: je culpabilise d'avoir crié sur maman
harmless: ce temps me déprime
harmless: je déprime à cause de mes notes
harmless: ma psy dit que je progresse
harmless: que faire contre le blues du dimanche
harmless: je sais pas ce que je fais de ma vie lol
harmless: c'est quoi le sens de la vie d'après toi
harmless: avoir 40 ans m'a mis un coup
harmless: y a une vie après la mort ?
harmless: peur de vieillir
harmless: mon chien est vieux j'ai peur de le perdre
harmless: maman a alzheimer ça me fend le coeur
harmless: l'infarctus de papa nous a fait peur, il est stable
harmless: mon mari a eu un accident mais il va bien
harmless: ma soeur est au régime pour son mariage
harmless: mon frère prend des cachets pour son allergie
harmless: mon amie est triste à cause de son ex, comment la consoler
harmless: ma fille pleure pour son examen
harmless: mon fils s'est cogné la tête au parc, ça a l'air d'aller
harmless: il bat tout le monde au tennis
harmless: bébé donne des coups de pied, 28 semaines
harmless: combien de vitamine d par jour
harmless: il me faut un truc pour la toux
harmless: j'ai pris le bus puis le métro
harmless: j'ai pris un café avec une amie
harmless: j'ai avalé un moucheron à vélo
harmless: j'arrive pas à avaler, angine
harmless: le chien s'est coupé la patte
harmless: les cicatrices de mon opération ont bien guéri
harmless: brûlante de fièvre
harmless: trop peu mangé avant de courir, tête qui tourne
harmless: je veux manger moins de sucre
harmless: vomi dans le grand huit mdr
harmless: j'en peux plus de rire
harmless: j'en peux plus de ces travaux
harmless: je me suis fait couper les cheveux
harmless: coupure de courant encore
harmless: ça me tue qu'il ait gagné
suicide: je pense le faire avec ma ceinture
suicide: j'ai cherché comment faire un noeud coulant
suicide: j'envisage sérieusement le suicide
suicide: j'ai plus goût à la vie, envie de mourir
suicide: mourir réglerait tout
suicide: je vais me tirer une balle
suicide: je veux me pendre
suicide: je vais m'ouvrir les veines
suicide: je me jette du balcon
suicide: je vais me noyer
suicide: laissez moi partir je veux pas être sauvée
suicide: je veux me donner la mort
suicide: je veux plus être de ce monde
suicide: je voudrais être mort
self-harm: je me gratte les bras jusqu'à les ouvrir
self-harm: me couper c'est la seule chose qui me calme
self-harm: je me suis encore brûlée exprès
self-harm: je me suis encore fait du mal
overdose: j'ai pris plein de cachets et je veux pas me réveiller
overdose: j'ai pris trois boîtes de doliprane
overdose: j'ai bu du poison
overdose: je suis mal avec tous ces cachets, je voulais mourir
violence: ma copine me frappe
violence: papa nous tape
violence: il me menace avec un couteau
violence: j'ai peur de mon copain
violence: il a voulu m'étrangler
violence: quelqu'un m'a violée
violence: ma mère me fait mal
violence: il me laisse pas partir et il me fait mal
violence: mon ex me suit partout
eating: je m'affame pour être mince
eating: je vomis pour pas grossir
eating: j'ai pas mangé depuis des jours parce que je suis trop grosse
eating: je me dégoûte quand je mange alors je mange pas
eating: j'ai peur de manger et de grossir
someone-else: mon ami va se suicider
someone-else: mon amie a fait une overdose
someone-else: papa frappe maman
someone-else: ma soeur se coupe les bras
someone-else: mon amie veut plus manger
someone-else: quelqu'un que je connais veut en finir avec la vie
`
