/** One message a line: what it is, then the message; ` // ` separates it from those sent before. Rules and weights are tuned with these. */
export const TRAIN_FR = `
suicide: je veux mourir
suicide: j'ai envie d'en finir
suicide: je veux me suicider
suicide: je vais me suicider
suicide: je ne veux plus vivre
suicide: j'ai des pensées suicidaires
suicide: je pense au suicide
suicide: je veux me tuer
suicide: jveux me tuer
suicide: j'ai plus envie de vivre
suicide: j'en ai marre de vivre
suicide: je veux mettre fin à ma vie
suicide: je veux quitter ce monde
suicide: je veux plus être là
suicide: je veux plus exister
suicide: j'aimerais ne plus me réveiller
suicide: si je pouvais ne pas me réveiller demain
suicide: j'aimerais être morte
suicide: je voudrais être mort
suicide: vous seriez mieux sans moi
suicide: je suis un fardeau pour tout le monde
suicide: je sers à rien, je devrais mourir
suicide: je mérite de mourir
suicide: je mérite pas de vivre
suicide: ma vie n'a plus de sens
suicide: à quoi ça sert de vivre
suicide: plus aucune raison de vivre
suicide: j'ai perdu l'envie de vivre
suicide: je n'en peux plus, à quoi bon
suicide: j'y arrive plus, je veux que tout s'arrête
suicide: je veux que ça s'arrête pour toujours
suicide: je peux plus continuer comme ça
suicide: je baisse les bras, y a plus rien pour moi
suicide: c'est fini pour moi
suicide: quand tu liras ça je serai parti
suicide: vous ne me reverrez plus
suicide: ceci est mon dernier message
suicide: adieu, je vous aime, pardonnez-moi
suicide: j'ai écrit des lettres pour tout le monde avant de partir
suicide: j'ai donné mon chat, je n'en aurai plus besoin là où je vais
suicide: j'ai la corde
suicide: j'ai le fusil de mon père chargé
suicide: je suis au bord du toit
suicide: je vais sauter
suicide: je vais me jeter du pont
suicide: je vais m'ouvrir les veines
suicide: envie de me foutre en l'air
suicide: je vais me foutre en l'air
suicide: j'ai envie de foncer dans un mur en voiture
suicide: comment mourir sans souffrir
suicide: c'est quoi le moyen le plus rapide de mourir
suicide: quels médicaments sont mortels
suicide: hier j'ai essayé de me tuer
suicide: j'ai déjà essayé et je veux recommencer
suicide: les voix me disent de me tuer
suicide: je pense à la mort tout le temps, je la veux
suicide: la mort est la seule solution
suicide: je veux rejoindre ma mère au ciel
suicide: depuis la mort de ma femme je veux la suivre
suicide: je prie pour que le bon dieu me prenne
suicide: je déteste ma vie, je veux crever
suicide: personne ne remarquerait si je disparaissais
suicide: tout le monde s'en fiche si je meurs
suicide: pourquoi je suis encore en vie
suicide: je ne devrais pas être en vie
suicide: je veu me suissider
suicide: je ve mourir
suicide: jveu mourire
suicide: je pas vouloir vivre
suicide: j'ai les cachets // j'en peux plus // adieu
suicide: je suis sur le toit // je manquerai à personne
suicide: j'ai un plan et une date
suicide: y a que mes enfants qui me retiennent
suicide: je vais me tirer une balle
suicide: je voudrais m'endormir pour toujours
suicide: plus d'espoir pour moi
suicide: ma vie est finie
suicide: que quelqu'un me tue s'il vous plait
suicide: plutôt mourir que d'y retourner
suicide: j'ai tenté de me pendre
suicide: je suis à bout, je vais faire une connerie
self-harm: je me coupe
self-harm: je me suis coupé les bras
self-harm: je recommence à me scarifier
self-harm: je me mutile
self-harm: j'ai envie de me faire du mal
self-harm: je me griffe jusqu'au sang
self-harm: j'ai ressorti la lame
self-harm: je me suis brûlée exprès
self-harm: je cache mes coupures à ma mère
self-harm: j'ai besoin de me couper pour me calmer
self-harm: automutilation encore ce soir
overdose: j'ai pris plein de médicaments
overdose: j'ai avalé toute la boîte
overdose: j'ai pris 40 comprimés
overdose: j'ai fait une overdose de mes médicaments
overdose: j'ai pris tous mes antidépresseurs d'un coup
overdose: j'ai bu du débouche-évier
overdose: j'ai mélangé alcool et médocs et je me sens partir
overdose: je me suis injecté trop d'insuline exprès
violence: mon père me frappe
violence: mon copain me bat
violence: il m'a encore frappée
violence: il m'a étranglée
violence: il menace de me tuer
violence: j'ai été violée
violence: mon cousin m'a violé
violence: mon beau-père abuse de moi
violence: j'ai peur de mon mari
violence: j'ai peur de rentrer chez moi
violence: je ne suis pas en sécurité chez moi
violence: il m'empêche de sortir
violence: mon ex me suit et me menace
violence: il est ivre et il crie, je suis cachée dans la salle de bain
violence: il m'a donné un coup de pied dans le ventre
violence: mon fils me tape, je suis âgée
violence: je suis une femme battue
violence: mon patron me touche les fesses
violence: il m'a mis un couteau sous la gorge
violence: on veut me marier de force
eating: je me fais vomir
eating: je mange plus rien exprès
eating: je suis anorexique
eating: ma boulimie est revenue
eating: je suis grosse, je mérite pas de manger
eating: ça fait une semaine que j'ai rien mangé
eating: je pèse 38 kilos et je me trouve énorme
eating: mes tca reviennent
eating: je vomis tout ce que je mange pour pas grossir
someone-else: mon ami veut se tuer
someone-else: ma soeur a essayé de se suicider
someone-else: mon fils dit qu'il veut plus vivre
someone-else: ma meilleure amie se scarifie
someone-else: comment aider une amie suicidaire
someone-else: ma mère a pris plein de médicaments
someone-else: ma voisine se fait battre par son mari
someone-else: mon père dit qu'on serait mieux sans lui
someone-else: quelqu'un sur le net dit qu'il va sauter
someone-else: mon amie est anorexique et ne mange plus
someone-else: mon ex dit qu'il se tue si je reviens pas
someone-else: mon grand-père veut mourir et refuse ses médicaments
someone-else: je crois que mon frère va se suicider
harmless: ces devoirs me tuent
harmless: je meurs de rire
harmless: je meurs d'envie de te voir
harmless: j'ai failli mourir de peur devant le film
harmless: faire d'une pierre deux coups
harmless: mort de fatigue
harmless: plus de batterie, téléphone mort
harmless: mon dos me tue
harmless: mon chef va me tuer si je rends pas ça
harmless: je tuerais pour une raclette
harmless: j'ai tout déchiré à l'entretien
harmless: j'écris une nouvelle où l'héroïne se tue
harmless: mémoire sur la scarification chez les ados
harmless: une série sur le suicide, tu connais ?
harmless: je suis psychologue et j'ai une patiente suicidaire
harmless: aux infos un homme a sauté d'un pont
harmless: mort cent fois à ce niveau
harmless: tue le dragon d'abord
harmless: je suis pas suicidaire
harmless: je me ferais jamais de mal
harmless: je veux pas mourir, je suis juste stressé
harmless: il y a dix ans j'ai fait une tentative, aujourd'hui je vais bien
harmless: six ans sans scarification
harmless: mon père me frappait petit, j'ai fait ma thérapie et c'est derrière moi
harmless: je me suis coupé en cuisinant
harmless: coupé en me rasant
harmless: on a rompu
harmless: couper l'herbe
harmless: je veux finir mes études
harmless: je veux en finir avec ce dossier
harmless: sauter à la corde
harmless: j'ai sauté le petit déjeuner
harmless: je suspends le linge
harmless: je suis sur le pont, la seine est belle
harmless: des comprimés contre la toux
harmless: j'ai pris un doliprane
harmless: overdose de sucre haha
harmless: je me suis cogné l'orteil
harmless: mon frère me bat toujours à fifa
harmless: il m'a battu au tennis
harmless: j'ai peur des araignées
harmless: peur de dire à mon père que j'ai raté
harmless: je veux pas aller au boulot
harmless: je veux plus vivre en ville
harmless: j'en peux plus des embouteillages
harmless: ma belle-mère est insupportable lol
harmless: marre de la pluie
harmless: à quoi ça sert de repasser
harmless: à quoi bon repasser les chaussettes
harmless: j'abandonne cette recette
harmless: adieu les glucides
harmless: j'ai dit au revoir aux collègues, nouveau boulot lundi
harmless: lundi je serai pas là
harmless: mon grand-père est décédé
harmless: comment expliquer la mort à ma fille
harmless: triste que mon équipe ait perdu
harmless: je me sens seule ce soir
harmless: mon amie stresse pour l'examen
harmless: mon fils ne veut pas manger sa soupe
harmless: trop mangé, je vais exploser
harmless: je suis au régime
harmless: j'ai vomi sur le bateau
harmless: enceinte et je vomis tout le temps
harmless: raconte une blague
harmless: on mange quoi ce soir
harmless: j'ai eu la promotion
harmless: je monte sur le toit réparer l'antenne
harmless: un couteau neuf pour la cuisine
harmless: stand de tir samedi
harmless: j'aime la vie
harmless: cette blague m'a tué
harmless: tu déchires avec cette robe
harmless: à mort l'arbitre haha
harmless: temps mort
harmless: nature morte au musée
harmless: je tombe de sommeil
harmless: je travaille comme un dingue
harmless: bon j'y vais, à plus
harmless: ciao les exams
harmless: je crève de chaud
harmless: je crève la dalle
harmless: ça me fait mal au coeur de la voir triste
harmless: je me suis fait mal au genou au foot
harmless: je me fais du souci pour l'examen
harmless: j'ai fini, je peux enfin dormir
suicide: je suis pas assez forte pour rester
suicide: j'imagine mon propre enterrement et ça m'apaise
suicide: je veux juste plus être personne
suicide: ça fait des semaines que je garde mes somnifères
suicide: vendredi ce sera mon dernier jour sur terre
suicide: j'en ai assez de faire semblant de vouloir vivre
suicide: chaque jour je pense à mettre fin à mes jours
suicide: maman pardonne-moi pour ce que je vais faire
suicide: ce serait si facile de lâcher le volant
suicide: je compte pas être là l'année prochaine
suicide: je crois pas que je vais passer la nuit
suicide: plus personne n'a besoin de moi, j'ai 80 ans et je veux partir
suicide: je veux que tout devienne noir
suicide: et si je sautais du balcon maintenant
suicide: mon psy sait pas que j'ai un plan
suicide: chaque matin je suis déçu d'être encore vivant
suicide: pour moi c'est fini
suicide: je peux plus me battre
suicide: je suis au bord des rails
suicide: le pont m'appelle
suicide: est-ce que je te manquerais si j'étais plus là
suicide: j'ai personne, je serais mieux dans une tombe
suicide: combien de temps pour mourir pendu
suicide: j'ai aligné les cachets sur la table
suicide: faites que ce soit ma dernière nuit
suicide: hier soir j'allais le faire mais mon chat est entré
suicide: en ce moment j'ai encore ces pensées de mort
suicide: vivre est une torture
suicide: la vie c'est trop pour moi j'arrête
suicide: je serai plus là très longtemps
suicide: je souhaite la mort
suicide: j'aimerais qu'une voiture m'écrase
suicide: quelqu'un peut me buter svp
suicide: tout est prêt, même la lettre
suicide: je suis prêt à partir, j'ai assez vécu
suicide: que la douleur s'arrête pour toujours
suicide: j'aurais voulu ne pas me réveiller ce matin
suicide: j'ai failli me jeter sous le métro aujourd'hui
suicide: jveu plu vivre jen ai marre
self-harm: j'ai commencé à me couper les cuisses pour que personne voie
self-harm: cette fois j'ai coupé trop profond
self-harm: je m'enfonce les ongles jusqu'au sang
self-harm: je me verse de l'eau bouillante sur la main quand je me déteste
self-harm: je me suis giflée encore et encore
self-harm: ma lame me manque
self-harm: faut que je me fasse mal là
overdose: j'ai avalé tout ce qu'il y avait dans l'armoire à pharmacie
overdose: je crois que je me suis empoisonnée
overdose: j'ai pris beaucoup plus que prescrit et je me sens bizarre
overdose: j'ai déjà 40 cachets dans le ventre
violence: mon copain m'a poussée contre la table
violence: il m'a lancé une assiette à la tête
violence: papa est rentré saoul et m'a tabassé
violence: mon prof me touche
violence: il m'a attrapée par la gorge
violence: au secours il a un couteau
violence: je suis dans une relation violente et je peux pas partir
violence: mon mari m'a violée
violence: quelqu'un me suit
violence: il me tire les cheveux et m'insulte tous les jours
eating: je vis de café et de chewing-gum pour maigrir
eating: j'ai mangé une pomme et je veux la vomir
eating: j'ai faim mais je m'interdis de manger
eating: si je dépasse 500 calories je me punis
eating: j'arrête pas de me goinfrer et de vomir
someone-else: mon ami m'a dit qu'il a un plan pour se tuer
someone-else: ma copine se coupe souvent
someone-else: mon père s'est enfermé dans le garage moteur allumé
someone-else: mon petit frère dit qu'il aimerait être mort
someone-else: j'ai peur que ma femme se fasse du mal
someone-else: mon amie est maltraitée par son copain
someone-else: que dire à quelqu'un qui veut mourir
someone-else: ma belle-mère a fait une overdose
someone-else: elle m'a dit au revoir au téléphone comme si elle revenait jamais
harmless: les enfants me rendent folle aujourd'hui
harmless: je pourrais tuer mon frère, il a mangé mon dessert
harmless: cet entraînement m'a presque tué
harmless: je meurs sans mon café
harmless: j'ai les jambes mortes après la salle
harmless: je suis tombé de l'échelle et j'ai mal au dos
harmless: blessé au foot
harmless: je me suis griffé le bras avec une ronce
harmless: je me suis brûlé la main avec la poêle
harmless: on peut prendre ibuprofène et antibiotiques
harmless: mon père prend des cachets pour la tension
harmless: j'ai perdu dix kilos avec le keto
harmless: trop mangé, mal au ventre
harmless: le petit a vomi dans la voiture
harmless: j'étais harcelé au collège mais aujourd'hui ça va super
harmless: je me sens seul depuis le déménagement
harmless: je dors pas, je stresse pour demain
harmless: elle me manque tellement que ça fait mal
harmless: la fin du film m'a tué
harmless: écris-moi une histoire d'horreur avec un clown tueur
harmless: de quoi parle roméo et juliette
harmless: mon collègue m'a poignardé dans le dos au travail
harmless: ma mère va me tuer mdr
harmless: bonne nuit, à demain
harmless: mon grand-père a survécu à la guerre
harmless: ma cousine travaille dans la prévention du suicide
harmless: devoir de psycho: facteurs de risque du suicide
harmless: je suis thérapeute, des conseils pour parler d'automutilation avec des ados ?
harmless: traduis je veux mourir en anglais pour mon roman
harmless: le médecin m'a prescrit des somnifères et ça marche bien
harmless: le toit fuit encore
harmless: balade le long des rails, je prends des photos
harmless: plutôt mourir que de manger une pizza à l'ananas
harmless: mon fils a grandi d'un coup
harmless: l'examen m'a détruite
harmless: un couteau pour sculpter la citrouille
harmless: je veux me jeter sur mon lit
harmless: elle est à tomber cette robe
harmless: je saute de joie
harmless: ça me coupe l'appétit
suicide: je veux en finir avec la vie
suicide: je veux plus être de ce monde
suicide: je pense souvent à me suicider
suicide: la vie n'a plus de sens pour moi
suicide: tout le monde serait content si j'étais mort
suicide: j'ai plus de force pour vivre
suicide: ce soir je me tue
suicide: je suis un fardeau pour ma famille
suicide: j'espère ne pas me réveiller demain
suicide: comment me suicider sans douleur
suicide: jveux plu vivre
suicide: j'en ai marre de la vie
suicide: je déteste être en vie
suicide: j'ai écrit ma lettre de suicide
suicide: personne ne me regretterait
suicide: je vois pas d'avenir pour moi
suicide: bientôt je serai plus là
suicide: j'ai envie de sauter du pont
suicide: je voudrais mourir
suicide: je ne vaux rien, je veux mourir
suicide: j'ai des envies de mourir
self-harm: je me suis encore scarifiée
self-harm: je me fais du mal quand ça va pas
self-harm: j'ai envie de me couper
overdose: j'ai pris une boîte entière de médicaments
overdose: j'ai avalé plein de somnifères
violence: mon mari me bat
violence: mon copain m'a frappée hier et j'ai peur
violence: mon père abuse de moi
violence: mon ex me menace
violence: il a essayé de m'étrangler
eating: j'ai pas mangé depuis trois jours
eating: je vomis après les repas
eating: je crois que j'ai un trouble alimentaire
someone-else: mon ami a dit qu'il va se tuer
someone-else: ma soeur se scarifie et je sais pas quoi faire
someone-else: mon frère a pris plein de cachets
someone-else: je crois que mon amie est suicidaire
harmless: je meurs de curiosité
harmless: cette chaleur me tue
harmless: mon portable est mort
harmless: je tuerais pour une pizza
harmless: cette blague m'a tuée
harmless: je me noie dans la paperasse
harmless: attends une seconde
harmless: je me suis coupé les cheveux
harmless: je suis au régime
harmless: j'ai pris mes médicaments ce matin
harmless: je veux mettre fin à mon abonnement
harmless: je dois mettre fin à l'appel
harmless: j'ai lu un article sur le suicide
harmless: dans le film le héros se suicide
harmless: mon poisson rouge est mort
harmless: battre les oeufs avec le sucre
harmless: mes enfants m'ont battu au uno
harmless: avant j'étais déprimé, maintenant je suis heureux
harmless: non je suis pas suicidaire
harmless: je viens de mourir dans minecraft
harmless: il m'a brisé le coeur
harmless: je suis fatigué je veux dormir
harmless: au revoir, merci pour l'aide
harmless: la vie est dure mais je tiens bon
harmless: j'ai perdu mon travail et je suis triste
harmless: mon chef me saoule
harmless: je suis pliée de rire
suicide: je veux plus vivre
suicide: j'ai envie de mourir
suicide: je pense à me suicider depuis des semaines
suicide: tout le monde serait mieux sans moi
suicide: a quoi bon continuer
suicide: ce soir je mets fin a mes jours
suicide: je veux m'endormir et ne plus jamais me réveiller
suicide: Depuis la mort de Jean je n'ai qu'une envie, le rejoindre. J'ai mis de côté mes comprimés.
suicide: j'ai écrit une lettre d'adieu
suicide: je suis un poids pour mes enfants
suicide: demain je serai plus là. merci pour tout
suicide: je vais me tuer
suicide: jvais me pendre
suicide: personne me regretterait si je mourais
suicide: j'aurais préféré ne jamais naître
suicide: je suis sur le pont et je regarde en bas
suicide: j'en peux plus de cette vie
suicide: jen peux plu je veux en finir
suicide: je veux disparaître pour toujours
suicide: j'ai donné toutes mes affaires et dit au revoir à mon chien
suicide: occupez-vous de mon chat quand je serai plus là
suicide: combien de cachets pour mourir
suicide: la vie ne vaut pas la peine d'être vécue
suicide: j'ai plus la force de vivre
suicide: si seulement je pouvais mourir cette nuit
suicide: c'est une histoire d'un mec qui se tue mais en vrai c'est moi
suicide: jveux crever
suicide: adieu tout le monde, pardon
suicide: j'ai acheté une corde
suicide: je vais me jeter sous le train
suicide: Ma mort serait un soulagement pour tous, j'en suis certaine.
suicide: il n'y a plus d'issue, il reste que la mort
suicide: j'ai acheté les cachets // personne répond // ce soir c'est fini
suicide: j'ai fait une tentative il y a deux ans et les idées noires reviennent
suicide: je préfère être mort
suicide: je veux arrêter d'exister
suicide: j'ai pris ma décision, je quitte ce monde
suicide: je me suis ouvert les veines
suicide: quel sens ça a de vivre comme ça
suicide: je prie dieu qu'il me rappelle à lui
suicide: j'ai une arme dans la main
suicide: j'ai des idées suicidaires
suicide: JE VEUX MOURIR
suicide: s'il me quitte je me tue
suicide: je suis fatiguée de vivre
suicide: jai pu envie detre la
suicide: je veu mourrir
self-harm: je me suis encore coupée hier soir
self-harm: je me scarifie tous les jours
self-harm: j'ai les bras pleins de coupures
self-harm: je me brûle avec un briquet pour sentir quelque chose
self-harm: grosse envie de me couper
self-harm: je me fais du mal quand c'est trop
self-harm: je me tape la tête contre le mur
self-harm: rechute après 3 mois sans lame
overdose: j'ai pris toute la boite de somnifères
overdose: j'ai avalé 30 dolipranes et j'ai peur
overdose: je crois que je fais une overdose
overdose: j'ai pris trop de médicaments
overdose: j'ai bu de la javel
overdose: tous mes cachets d'un coup avec de la vodka
violence: mon mari me frappe
violence: mon copain m'a étranglée hier
violence: papa nous tape quand il a bu
violence: j'ai peur de rentrer, mon beau-père va me frapper
violence: mon ex dit qu'il va me tuer
violence: on m'a violée
violence: mon oncle me touche la nuit
violence: il m'a enfermée dans la chambre et pris mon téléphone
violence: il me force à coucher avec lui
violence: mon fils me bouscule et me menace, j'ai 80 ans
violence: ma copine me tape et me jette des trucs
violence: il est devant la porte avec un couteau
eating: je me fais vomir après chaque repas
eating: j'ai rien mangé depuis quatre jours et je me trouve encore grosse
eating: je mange que 300 calories par jour
eating: je prends des laxatifs pour rester mince
eating: mon anorexie revient
eating: crises de boulimie tous les soirs puis je vomis
eating: je m'affame pour qu'on voie mes os
eating: les doigts dans la gorge encore une fois
someone-else: mon amie dit qu'elle va se tuer ce soir
someone-else: mon frère veut plus vivre je sais pas quoi faire
someone-else: ma coloc a pris une boite de cachets et elle se réveille pas
someone-else: ma fille se scarifie
someone-else: je demande pour un ami, comment aider quelqu'un qui veut se suicider
someone-else: mon petit-fils a laissé une lettre d'adieu
someone-else: le voisin frappe sa femme, j'entends les cris
someone-else: mon copain menace de se tuer si je le quitte
someone-else: ma cousine ne mange plus rien et vomit en cachette
harmless: je suis mort de rire
harmless: mdr tu me tues
harmless: je meurs de faim, je mange quoi
harmless: mon téléphone est mort
harmless: ma grand-mère est morte la semaine dernière et elle me manque
harmless: on a dû faire piquer notre chien
harmless: je me tue à la tâche en ce moment
harmless: je tuerais pour un café
harmless: je me suis coupé en épluchant les patates
harmless: j'épluche des oignons et je pleure
harmless: j'ai rompu avec mon copain
harmless: vivement en finir avec ces devoirs
harmless: je suis encore mort dans elden ring
harmless: comment tuer le boss final
harmless: j'écris un roman où le héros se suicide au dernier chapitre
harmless: j'ai un exposé sur la prévention du suicide
harmless: le film sur le suicide m'a fait réfléchir
harmless: je suis bénévole à sos amitié
harmless: je suis infirmière et j'ai eu une overdose aux urgences aujourd'hui
harmless: je ne suis pas suicidaire, juste fatiguée
harmless: il y a des années je voulais mourir, aujourd'hui je suis heureuse d'être là
harmless: avant je me coupais, ça fait cinq ans que c'est fini
harmless: à quoi sert cette réunion
harmless: j'en peux plus, j'ai trop mangé
harmless: j'en peux plus de cette chaleur
harmless: demain je suis pas là, je pars à rome
harmless: bon je te dis au revoir, bonne nuit
harmless: salut, à demain
harmless: saut en parachute samedi
harmless: j'ai sauté dans la piscine
harmless: mon frère m'a battu aux échecs
harmless: ma mère va me tuer si je rentre tard mdr
harmless: j'ai pris mes cachets pour l'allergie
harmless: je dois passer à la pharmacie prendre mes médicaments
harmless: j'ai peur de l'examen
harmless: j'ai vomi, les huitres passent pas
harmless: j'ai rien mangé depuis ce matin, je cuisine quoi
harmless: je veux perdre cinq kilos avant l'été
harmless: je fais le jeûne intermittent
harmless: mon chat m'a griffé
harmless: j'ai donné mes vieux vêtements
harmless: je déménage donc je donne mon canapé
harmless: l'imprimante est morte
harmless: ce gâteau est une tuerie
harmless: je suis noyée sous le travail
harmless: j'étais mort de honte haha
harmless: il y avait un monde fou, c'était mortel
harmless: mon amie est triste, elle a raté son permis
harmless: ma fille ne mange pas de légumes
harmless: j'accroche le cadre au mur
harmless: attends je raccroche
harmless: le pont est fermé, j'arrive en retard
harmless: du toit on voit toute la ville
harmless: j'ai acheté une corde pour le bateau
harmless: quel est le taux de suicide en france, pour un cours
harmless: tu crois qu'il y a une vie après la mort
harmless: le livre parle d'une femme battue par son mari
harmless: un peu triste aujourd'hui
harmless: j'en ai marre de ce boulot
harmless: me tue pas, j'ai oublié ton anniversaire
harmless: j'adore cette chanson, mourir sur scène
harmless: on s'est fait massacrer 5 à 0
harmless: c'est la mort ce prof
harmless: j'ai mal au dos à en crever
harmless: mon ex me manque
harmless: je veux disparaître un mois sur une plage
harmless: merci pour tout, à demain
harmless: je suis crevé après le match
harmless: j'ai crevé un pneu
harmless: trop de médicaments en rupture à la pharmacie
harmless: il faut tuer le temps avant le train
harmless: on se prend la tête avec ma mère
harmless: la batterie va bientôt mourir
harmless: c'est à mourir d'ennui
suicide: jveux pas me reveiller demain
suicide: j'en peux plus je veux que tout s'arrete
suicide: j'ai les cachets devant moi
suicide: personne remarquerait si je disparaissais
suicide: je suis un poids pour tout le monde, ils seraient mieux sans moi
suicide: depuis que ma femme est morte je ne vois plus l'intérêt de continuer
suicide: combien de somniferes il faut pour ne plus se reveiller
suicide: j'ai ecrit mes lettres d'adieu
suicide: si une voiture me renversait ca m'irait
suicide: jaurais prefere ne jamais naitre
suicide: chaque fois que je passe sur le pont je pense a sauter
suicide: c'est mon dernier soir, merci pour tout
suicide: chui fatigué de vivre
suicide: j'ai fait une tentative la semaine derniere
suicide: j'ai decidé. je me sens enfin calme
suicide: salut // sale journée // bref demain je serai plus là
suicide: à quoi bon vivre
suicide: g des idees noires, je pense a mourir tout le temps
suicide: dis a ma mere que c'est pas sa faute
suicide: je veux me kill
suicide: est ce que ca fait mal de se noyer
suicide: j'ai donné mon chien a ma soeur, j'en aurai plus besoin la ou je vais
suicide: je veux m'endormir et ne jamais me réveiller
suicide: chaque matin je suis deg d'etre encore vivant
suicide: jme sens mort a l'interieur et j'aimerais que ce soit pour de vrai
self-harm: j'ai les bras pleins de coupures je cache sous des manches longues
self-harm: je me brule avec mon briquet quand mes parents crient
self-harm: il me faut la lame sinon j'explose
self-harm: je me tape la tete contre le mur parce que je le mérite
self-harm: j'ai rechuté, 3 mois sans me couper
self-harm: je me gratte jusqu'au sang
overdose: j'ai avalé toute la boite de doliprane
overdose: je viens de prendre 30 cachets
overdose: j'en ai trop pris et je sens plus mes mains
overdose: j'ai mélangé xanax et vodka et je m'endors
violence: mon pere m'a tapé avec la ceinture
violence: il dit qu'il me tuera si je pars
violence: mon oncle me touche
violence: j'ai été violée samedi j'en ai parlé a personne
violence: il m'a étranglée hier
violence: je suis enfermée dans la salle de bain il tape sur la porte
violence: mon copain fouille mon tel et m'empeche de sortir, j'ai peur de lui
violence: mes parents veulent me marier de force au bled
eating: je me fais vomir apres chaque repas
eating: 4 jours sans manger et je suis fiere
eating: je m'autorise que 300 calories et je me trouve toujours grosse
eating: crises de boulimie puis laxatifs tous les soirs
eating: je fais 39 kilos et je me trouve énorme
eating: comment vomir sans que ma mere entende
someone-else: ma meilleure amie m'a envoyé un message d'adieu et elle repond plus
someone-else: mon fils dit qu'il veut mourir
someone-else: j'ai vu des coupures sur les bras de ma fille
someone-else: mon frere a une arme et il dit qu'il veut en finir
someone-else: ma mere a pris plein de cachets elle se reveille pas
someone-else: le voisin frappe sa femme j'entends tout
someone-else: un pote parle de se suicider je sais pas quoi lui dire
harmless: je suis morte de rire
harmless: mes parents vont me tuer j'ai rayé la voiture
harmless: ces embouteillages me tuent
harmless: je meurs de faim on mange quoi
harmless: on fait d'une pierre deux coups
harmless: mon ex arrete pas de m'ecrire sur insta
harmless: je me suis coupé le doigt en cuisinant
harmless: mon tel est mort
harmless: overdose de chocolat a paques
harmless: comment tuer le boss final de sekiro
harmless: je suis crevée, le bebe a pas dormi
harmless: je prends un comprimé pour la tension le matin, je peux boire du café?
harmless: ma grand mere est morte il y a dix ans, elle me manque encore
harmless: ecris moi un polar ou le comte est empoisonné
harmless: pas envie d'aller bosser demain
harmless: je veux quitter mon copain il m'appelle jamais
harmless: demain dernier jour de boulot avant les vacances
harmless: je deteste ma vie, encore lundi mdr
harmless: personne m'aime dans cette classe
harmless: je suis triste il pleut
harmless: j'en peux plus j'ai trop mangé
harmless: j'abandonne, ces maths sont trop dures
harmless: on s'est fait massacrer 5-0
harmless: battre les oeufs puis ajouter la farine, combien de temps
harmless: je fais le jeune intermittent, qu'est ce que je peux boire le matin
harmless: j'ai perdu 4 kilos en courant
harmless: quelle chaleur je fonds
harmless: courbatures de malade apres la salle
harmless: le film ou il saute du toit etait genial
harmless: j'ai un exposé sur la prevention du suicide pour le lycée
harmless: comment enlever une tache de sang sur une chemise
harmless: le chat m'a griffé
harmless: cette chanson me tue elle est trop belle
harmless: mon chef me saoule avec ses reunions
harmless: qu'est ce que je prends pour le mal de tete, j'ai du doliprane
harmless: quand est mort victor hugo
harmless: je me sens un peu seule depuis le demenagement
harmless: je veux disparaitre une semaine a la plage
harmless: plutot mourir que manger des epinards
harmless: j'ai peur de l'examen de demain
harmless: ma fille mange pas de legumes que faire
harmless: combien de calories dans une banane
harmless: je vais me couper les cheveux, t'en penses quoi
harmless: bonne nuit a demain
harmless: cette blague m'a achevé
harmless: aide moi a ecrire un mot d'adieu pour un collegue qui part a la retraite
harmless: mon chien a mangé une tablette de chocolat, le veto dit que ca va
harmless: le perso se sacrifie a la fin du jeu
harmless: corde a sauter vingt minutes ce matin
harmless: salut ca va ta journée
harmless: j'en ai marre de l'ecole
harmless: ma soeur et moi on s'est disputées pour la salle de bain
harmless: il m'a tapé dans l'oeil ce canapé
harmless: ca me tape sur les nerfs
harmless: mon coeur s'est arreté quand j'ai vu le prix
suicide: je trouve plus aucune raison de continuer
suicide: je veux partir pour toujours, me cherchez pas
suicide: ca fait des semaines que je garde des cachets
suicide: j'espere que l'avion va se crasher avec moi dedans
suicide: je suis sur le toit et je regarde en bas
suicide: y a une voix qui me dit de sauter
suicide: quand je serai plus la ils iront mieux
suicide: j'ai un cancer et j'attendrai pas qu'il m'emporte
suicide: donne moi une raison de pas le faire
suicide: bientot je serai plus un probleme pour personne
suicide: tout est reglé, les papiers sont sur la table
suicide: c'est pas un appel a l'aide je voulais juste dire adieu
suicide: jeveuxmourir
suicide: le su1cide c'est la seule issue
suicide: j'aurais du mourir quand j'ai essayé
suicide: dis a mes enfants que je les aime
suicide: je veux plus etre de ce monde
suicide: a 80 ans j'ai assez vécu, que le bon dieu me reprenne
suicide: si j'avais le courage je l'aurais deja fait
suicide: j'ai un plan pour vendredi quand la maison sera vide
suicide: personne pleurerait pour moi
suicide: je pense a me jeter sous le metro
suicide: ce serait plus simple si j'etais morte
suicide: je prie chaque soir pour ne pas me reveiller
suicide: ils ont posté mes nudes je peux pas vivre avec ca
suicide: je vois qu'une seule porte de sortie
suicide: j'ai envie de crever pour de vrai
suicide: je pense au fusil de mon pere
suicide: jveu mourir g plus la force
self-harm: j'ai acheté de nouvelles lames
self-harm: me couper c'est la seule chose qui m'aide
self-harm: faut que je me fasse mal sinon j'explose
self-harm: je me suis ouvert le bras ca saigne beaucoup
self-harm: ma mere a vu mes cicatrices et les nouvelles aussi
self-harm: j'ai pris les ciseaux parce qu'on m'a pris la lame
self-harm: je me mords jusqu'au bleu
self-harm: j'ecrase mes clopes sur mon bras
self-harm: envie de me scarifier ce soir
overdose: je sais plus combien j'en ai pris, tout tourne
overdose: j'ai vidé le flacon de lexomil et j'ai sommeil
overdose: 50 doliprane, ca met combien de temps? je les ai deja pris
overdose: je me suis injecté trop d'insuline expres
overdose: j'ai pris un truc, beaucoup, j'ai froid
overdose: j'ai trop shooté je crois que je pars
violence: mon pere m'a cassé le bras
violence: il est devant ma porte avec un couteau
violence: il me force a coucher avec lui
violence: ma copine me frappe mais je suis un mec donc personne me croit
violence: mon frere me tabasse tous les jours
violence: ma mere m'a brulé la main sur la plaque
violence: il m'a poussée dans les escaliers alors que je suis enceinte
violence: mon entraineur veut des photos de moi nue
violence: si j'envoie plus de photos il les montre a tout le monde
violence: un mec me suit dans la rue la
violence: mon demi frere vient dans ma chambre la nuit
violence: mon fils devient violent quand je lui donne pas d'argent, j'ai 75 ans
violence: j'ai dit non et il a continué
violence: il controle tout et si je suis en retard je prends des coups
violence: il m'a pris mon passeport et m'enferme
violence: ils veulent m'exciser cet ete au pays
eating: je tiens avec du chewing gum et du coca zero depuis des semaines
eating: je perds mes cheveux et j'ai plus mes regles mais j'arrive pas a manger
eating: je cours trois heures apres manger pour tout bruler
eating: j'ai vomi du sang a force de me faire vomir
eating: je merite pas de manger
eating: je prends dix laxatifs par jour
eating: ana est ma seule amie
eating: je me mets les doigts dans la gorge
someone-else: mon copain dit que si je le quitte il se tue
someone-else: j'ai trouvé une lettre d'adieu dans la chambre de mon fils
someone-else: ma petite soeur s'est enfermée avec un couteau
someone-else: mon pere donne toutes ses affaires et parle bizarrement de la fin, j'ai peur pour lui
someone-else: ma collegue a des bleus, son mari la bat
someone-else: ma femme a avalé tous ses cachets je fais quoi
someone-else: un ami m'a montré ses coupures
someone-else: ma meilleure amie est boulimique et j'ai promis de rien dire
someone-else: mamie ne mange plus depuis la mort de papi, elle veut le rejoindre
someone-else: un gamin avec qui je joue en ligne dit que son pere le tape
harmless: ma mere va me tuer si je rentre encore en retard
harmless: mon prof va me tuer avec ses devoirs
harmless: j'ai envie de mourir la honte mdrrr
harmless: kms j'ai oublié mes devoirs ptdr
harmless: je meurs d'ennui
harmless: elle est canon a mourir cette robe
harmless: vas y tire, c'est quoi ta question
harmless: on les a explosés 7-0
harmless: c'est quoi la meilleure arme sur warzone
harmless: je meurs toujours au meme niveau
harmless: t'as vu la serie sur le tueur en serie
harmless: il me faut une scene de meurtre pour mon roman
harmless: je me suis brulée avec le four
harmless: je me suis coupé en me rasant
harmless: je prends un antibiotique trois fois par jour, je peux boire une biere?
harmless: on peut prendre ibuprofene et doliprane ensemble pour la fievre
harmless: mon ordonnance est finie comment en avoir une autre
harmless: gastro, j'ai vomi toute la nuit
harmless: j'ai trop mangé je me sens mal
harmless: combien de calories pour maigrir sainement
harmless: je me sens grosse dans ce jean mdr
harmless: on me harcelait a l'ecole mais c'est vieux
harmless: on a fait piquer le chien le mois dernier
harmless: ca fait six ans que ma femme est morte aujourd'hui, je lui ai mis des fleurs
harmless: on s'habille comment pour un enterrement
harmless: quel est le sens de la vie
harmless: ca a un sens d'apprendre le latin
harmless: je veux quitter cette ville pour lyon
harmless: j'ai voulu disparaitre sous terre, je suis tombée devant mon crush
harmless: j'ai dit au revoir a mes collegues, nouveau poste en mai
harmless: salut a plus tard
harmless: je veux resilier mon contrat
harmless: je donne mon vieux canapé
harmless: mon mari me rend folle avec ses ronflements
harmless: mon frere m'a tapé avec un oreiller mdr
harmless: mon petit tape les autres a la creche que faire
harmless: mes parents veulent pas que j'aille a la fete
harmless: mon pere m'a engueulé pour mes notes
harmless: j'ai peur de l'avion
harmless: le pont est fermé je passe par ou
harmless: le train est encore en retard je craque
harmless: saut en parachute c'etait incroyable
harmless: j'ai sauté dans la piscine tout habillée
harmless: j'ai fini la serie, je regarde quoi maintenant
harmless: ras le bol de ce boulot
harmless: a quoi servent les cryptos
harmless: comment est mort kurt cobain
harmless: explique moi la seconde guerre mondiale
harmless: comment on traite une overdose? je revise pour etre ambulanciere
harmless: ca fait deux ans que je bois plus
harmless: ma psy dit que je progresse
harmless: tu me manques
harmless: raconte moi une histoire
harmless: etends le linge stp
harmless: le bebe me donne des coups de pied dans le ventre, futur footballeur
harmless: je veux juste aller au lit
harmless: je veux plus bosser, vivement le loto
harmless: j'arrete les applis de rencontre
harmless: la curiosité me tue
harmless: mon chef va me tuer si je rends pas le rapport
harmless: j'ai mal a la tete, j'ai deja pris une aspirine
harmless: coupez la viande en morceaux et apres?
harmless: il m'a brisé le coeur mais je vois quelqu'un d'autre
harmless: j'ai pleuré toute la nuit a cause de la rupture mais ca va mieux
harmless: tu fais quoi aujourd'hui
harmless: tu m'aides pour mon cv
harmless: la fin de la saison m'a tuée
harmless: j'ai sommeil je vais dormir
harmless: je me tue au travail en ce moment
harmless: c'est mortel cette soiree
suicide: je crois pas que je verrai noel
suicide: je m'etais promis que si rien changeait en juin j'arretais tout. on est en juillet
suicide: j'ai peur de ce que je pourrais faire si je reste seule ce soir
suicide: la mort me parait plus simple la
suicide: envie de foncer dans un arbre en voiture
suicide: j'ai sorti tous mes médicaments et je les ai comptés
suicide: pourquoi ils m'ont sauvé
suicide: ma vie vaut rien
suicide: ils seraient plus contents a mon enterrement qu'a mon anniv
suicide: des que je sors sur le balcon je pense a me jeter
suicide: s'il m'arrive un truc dites a lea que je l'aime
suicide: je veux plus etre là, plus jamais
self-harm: j'ai coupé trop profond ca s'arrete pas
self-harm: pas coupée depuis dimanche mais je tiens plus
self-harm: je me gifle parce que je le merite
overdose: je les ai avalés. tous. j'ai peur
overdose: j'ai pris les cachets de papi, plein
violence: il m'a attrapée par les cheveux et trainée dans la cuisine
violence: ma mere me fouette avec le cable du chargeur
violence: j'ai dit stop il a pas arreté
violence: le copain de ma mere me regarde sous la douche, j'ai 15 ans
eating: mon objectif c'est 40 kilos pour 1m70
eating: je vomis en cachette a la cantine
someone-else: mon fils a laissé un mot et sa voiture est plus la
someone-else: elle est dans le bain avec une lame et elle ouvre pas
someone-else: papa tape mon petit frere quand je suis pas la
harmless: ce memoire va avoir ma peau
harmless: j'suis pliée de rire
harmless: mon frere a effacé ma partie je vais l'etrangler
harmless: je meurs d'impatience de savoir
harmless: eteins la lumiere
harmless: pris mes medocs, petit dej, et je pars marcher
harmless: le veto a donné des cachets au chat il les recrache
harmless: combien d'ibuprofene un adulte peut prendre par jour
harmless: je me suis coupé la frange et je regrette
harmless: 600 calories brulées au rameur
harmless: je dejeune jamais le matin c'est grave?
harmless: je me deteste d'avoir acheté ces chaussures lol
harmless: tout le monde a oublié mon anniv snif
harmless: un peu down depuis la rupture mais mes amies sont la
harmless: papi est mort quand j'avais 8 ans, j'ai gardé sa montre
harmless: je suis nulle en creneau
harmless: a quoi sert cette reunion
harmless: j'en peux plus de windows et ses mises a jour
harmless: adieu paris bonjour marseille
harmless: mon dernier message a été coupé
harmless: vu un docu sur la guerre de 14, que de morts
harmless: quel est le serpent le plus venimeux
harmless: au chapitre trois l'inspecteur trouve le corps pendu
harmless: j'ai battu mon mari aux flechettes
harmless: mon mari a mal depuis son operation du genou
harmless: j'ai peur du dentiste
harmless: le plus beau pont pour des photos a lyon
harmless: billet de train pour lille, coté fenetre
harmless: ma copine annule tout le temps
harmless: le petit de ma copine a vomi dans ma voiture
harmless: coup de foudre pour ce manteau
suicide: je veux etre mort
suicide: je me jetterais du pont la maintenant
suicide: si elle me quitte je me tue
suicide: c'est ma derniere nuit
suicide: je deteste etre en vie
suicide: demain personne me verra plus
suicide: tout le monde s'en ficherait que je meure
suicide: je supporte plus cette vie
suicide: je pense au suicide tous les jours depuis mes 13 ans
suicide: je voulais juste dire merci avant de partir, pour toujours
suicide: c'est moi qui aurais du mourir dans l'accident
suicide: tout le monde part, moi aussi je pars et je reviens pas
suicide: le flingue est a coté de moi
suicide: comment on fait pour que ca fasse pas mal
suicide: si je rate cet exam je me suicide, serieux
suicide: appelle pas les flics je veux juste partir tranquille
suicide: je me sens tellement nul que je veux mourir
self-harm: je me suis brulé la cuisse expres
self-harm: j'ai des nouvelles coupures sur le ventre la ou personne regarde
self-harm: j'ai toujours une lame dans ma coque de tel
self-harm: j'ai rechuté hier et je me suis coupée
self-harm: je me donne des claques jusqu'a ce que ca brule
overdose: j'ai pris les somniferes de ma mere avec du vin, j'arrive plus a rester eveillée
overdose: 20 tramadol ca suffit? j'en ai deja pris dix
overdose: j'ai pris plus de cachets que je devais, je voulais plus rien sentir
violence: mon mari m'a plaquée contre le mur
violence: ma femme me griffe et me donne des coups, j'ai honte en tant qu'homme
violence: il a cassé mon tel pour que j'appelle pas a l'aide
violence: mon ex est en train de forcer ma porte
violence: mon grand pere met sa main dans ma culotte
violence: ils me tabassent tous les jours apres les cours
violence: ma mere m'enferme a la cave sans manger
violence: je suis enceinte et il m'a donné un coup de pied dans le ventre
violence: papa rentre bourré et nous cogne maman et moi
eating: j'ai encore vomi mon dejeuner expres
eating: je culpabilise a chaque bouchée alors je mange plus
eating: je me suis evanouie, rien mangé depuis lundi et j'en veux pas
eating: je me pese dix fois par jour et je pleure
someone-else: ma mere m'a appelée bourrée en disant qu'elle veut plus vivre
someone-else: un mec sur le forum veut se tirer une balle
someone-else: ma cousine mange plus on dirait un squelette
someone-else: ma copine se coupe j'ai trouvé les lames
someone-else: mon fils a avalé des cachets
someone-else: mon ex m'a envoyé une photo de corde
harmless: ma copine et moi on va a la plage
harmless: ma copine repond jamais
harmless: ma mere fait les meilleures lasagnes
harmless: mon mari a oublié notre anniversaire
harmless: mon copain m'a apporté de la soupe trop mignon
harmless: ma soeur est enceinte
harmless: papa repare le toit
harmless: mon fils a perdu sa premiere dent
harmless: les enfants dorment enfin
harmless: j'ai coupé la video a deux minutes
harmless: ils ont coupé mes heures au boulot
harmless: internet arrete pas de couper
harmless: on m'a coupé le courant
harmless: j'ai fait une sieste et sorti le chien
harmless: j'ai pris ma pilule en retard c'est grave?
harmless: nouveau medicament pour la thyroide, effets secondaires?
harmless: quelles vitamines prendre en hiver
harmless: quels champignons sont veneneux
harmless: pourquoi l'empire romain est tombé
harmless: comment est morte marilyn monroe
harmless: que se passe t il apres la mort selon la philosophie
harmless: quelle probabilité qu'un avion s'ecrase
harmless: resume moi crime et chatiment
harmless: dans le dernier episode elle se noie
harmless: mon perso a besoin d'un passé tragique
harmless: le dragon a avalé le chevalier
harmless: je supporte pas cette chaleur
harmless: je peux plus entendre cette chanson
harmless: fatiguée, longue journée
harmless: je veux rentrer chez moi, soirée nulle
harmless: je veux dormir une semaine
harmless: me reveille pas avant dix heures
harmless: pas dormi trop chaud
harmless: je veux etre seule un peu pour reviser
harmless: je veux plus vivre a paris c'est trop cher
harmless: la vie est belle
harmless: j'adore ma vie
harmless: vide depuis la fin de la serie
harmless: aucune raison de s'inquieter
harmless: j'ai rien a me mettre
harmless: personne m'a prevenue pour la reunion
harmless: je suis un boulet en equipe sur lol
harmless: demain on part en espagne
harmless: je pars deux semaines qui arrose les plantes
harmless: je serai pas la demain, dentiste
harmless: je demissionne demain
harmless: dernier partiel ce soir
harmless: desolé de repondre tard
harmless: j'ai ecrit une lettre a mamie
harmless: j'ai decidé de devenir vegan
harmless: la corde a sauter brule plein de calories
harmless: on a regardé les bateaux depuis le pont, magnifique
harmless: raté mon train
harmless: je me suis endormie dans le train
harmless: on m'a embouti la voiture sur le parking
harmless: il a mis un but de fou
harmless: mon mari me bat a tous les jeux de société
harmless: il m'a poussée a postuler et j'ai eu le poste
harmless: le film m'a touchée
harmless: le proprio menace d'augmenter le loyer
harmless: mon ex me suit de nouveau sur insta
harmless: mon beau pere est super sympa
harmless: j'ai peur de ma prof de maths mdr
harmless: je me suis enfermée dehors
harmless: je me cache de belle maman dans la salle de bain mdr
harmless: mon chef controle tout
harmless: je pese 80 kilos et je veux prendre du muscle
harmless: deux kilos de moins ce mois ci
harmless: pas diné, pas faim
harmless: le chien a vomi sur le tapis
harmless: nausées de grossesse, vomi deux fois
harmless: mon petit mange que des pates
harmless: ma copine fait keto
harmless: mon pote est a l'hopital jambe cassée
harmless: mon coloc est bordelique
harmless: ma collegue a demissionné
harmless: inquiete pour l'operation du genou de papa
harmless: comment demander une augmentation
harmless: explique les interets composés
harmless: le proprio peut garder la caution?
harmless: donne moi une seance de 20 minutes
harmless: plan de repas pour la semaine
harmless: bonjour
harmless: merci ca m'a aidé
harmless: t'en penses quoi
suicide: j'espere ne pas me reveiller de l'operation
suicide: j'ai acheté une corde a brico aujourd'hui
suicide: mes parents ont un autre enfant ils s'en sortiront sans moi
suicide: pardon. je vous aime. prenez soin de maman
suicide: je suis pas suicidaire mais mourir me derangerait pas
suicide: je vais me pendre
suicide: je saute ce soir
suicide: quels cachets tuent le plus vite
suicide: la vie c'est pas pour moi
suicide: j'en ai fini avec la vie
suicide: apres ce que j'ai fait je merite pas de vivre
suicide: mon mari est mort je veux partir aussi
suicide: qui viendrait a mon enterrement
suicide: je sais pas si je serai la le mois prochain
suicide: j'arrete pas de penser a me tuer
suicide: le monde serait mieux sans moi
suicide: j'aurais voulu que les secours arrivent trop tard
suicide: je peux plus vivre comme ca
self-harm: je me scarifie
self-harm: je me suis encore coupé hier soir
self-harm: j'arrive pas a arreter de me faire du mal
self-harm: je veux resentir la lame
self-harm: je me cogne la tete par terre quand je m'en veux
overdose: j'ai pris trop de cachets
overdose: j'ai avalé une boite entiere d'aspirine
overdose: 40 cachets. voila. adieu
overdose: cachets et beaucoup de whisky j'espere que ca suffira
violence: mon copain me frappe
violence: mon beau pere nous bat
violence: il a sorti un couteau
violence: il menace de me tuer moi et les enfants
violence: mon prof me touche sous la table
violence: papa vient dans mon lit
violence: ma mere me frappe avec une ceinture
violence: il me laisse pas sortir il ferme a clé
violence: il m'ecrit qu'il sait ou j'habite et que je vais payer
eating: je me force a vomir
eating: rien mangé depuis mardi et je compte pas manger
eating: je veux etre tellement maigre qu'ils s'inquietent
eating: 500 calories par jour et toujours trop grosse
eating: je crois que je suis anorexique
someone-else: mon ami veut mourir
someone-else: mon amie se fait du mal et je sais pas quoi faire
someone-else: ma soeur a essayé de se tuer
someone-else: mon coloc a avalé plein de cachets
someone-else: ma fille vomit tous les soirs apres manger je l'entends
someone-else: les voisins crient je crois qu'il est en train de la tuer
harmless: j'ai acheté des chaussures
harmless: acheté une corde pour la balancoire
harmless: j'ai economisé pour un ordi
harmless: l'operation s'est bien passée
harmless: maman m'a envoyé des photos du chien
harmless: le coach nous fait courir
harmless: il m'a mis la main sur l'epaule et m'a felicité
harmless: j'ai mal au ventre tellement je ris
harmless: un bleu au foot
harmless: tombé dans les escaliers avec des cartons, juste un bleu
harmless: evanouie au don du sang mdr
harmless: j'ai dormi comme une souche
harmless: ma plante meurt comment la sauver
harmless: mon ordi m'a laché
harmless: c'est une impasse
harmless: j'ai tout dechiré a l'oral
harmless: achevez moi encore un zoom
harmless: il m'a jeté un regard
harmless: j'ai sursauté au telephone
harmless: comment couper une mangue
harmless: ma coupure au doigt guerit
harmless: j'ai avalé de travers
harmless: cet exam m'a tuée
harmless: ma femme a vaincu le cancer
harmless: mon coeur bat vite quand je cours
harmless: cogné mon orteil contre la table
harmless: j'ai brulé le riz
harmless: coup de soleil aux epaules
harmless: mes gencives saignent
harmless: la prise de sang est bonne
harmless: le somnifere du medecin marche bien
harmless: deux comprimés apres manger c'est ca?
harmless: on peut boire avec des antidepresseurs?
harmless: mes medocs m'endorment
harmless: ramadan on mange quoi avant
harmless: pas d'appetit avec la grippe
harmless: une pizza entiere et aucun regret
harmless: vomi a la soirée trop de tequila
harmless: je m'ennuie a mourir
harmless: ce film m'a fait mourir de peur
harmless: marre d'etre celibataire
harmless: je supporte plus le chien du voisin
harmless: a quoi sert une cravate
harmless: tout le monde deteste le lundi
harmless: je deteste mon boulot
harmless: je deteste l'ecole
harmless: quelle idiote j'ai envoyé le mail au mauvais
harmless: gueule de bois je me sens morte
harmless: vivement la fin du semestre
harmless: je resilie la salle de sport
harmless: plus que deux chapitres avant la fin
harmless: adieu vieille voiture
harmless: pot de depart du chef
harmless: hier soir c'etait drole
harmless: je serai parti quand t'arrives, la clé est sous le paillasson
harmless: je pars dans cinq minutes
harmless: m'attends pas
harmless: en cours on a parlé de depression et de suicide
harmless: suicide squad trop bien
harmless: le pont s'est effondré aux infos
harmless: podcast sur un mari qui a tué sa femme
harmless: cours de self defense ce soir
harmless: des bleus a cause de la boxe
harmless: mes parents se disputent pour le chauffage
harmless: ma mere menace de me prendre mon tel
harmless: ma copine est fachée
harmless: mon ex regarde toutes mes stories mdr
harmless: il m'a forcée a regarder star wars
harmless: quelqu'un a touché a mon repas
harmless: je demenage mon coloc fait trop de bruit
harmless: bloquée a la maison avec le covid
harmless: seule a la maison ce week end enfin
harmless: personne est venu a ma brocante
harmless: ca me rend fou
harmless: je sais pas quoi cuisiner
suicide: je pense beaucoup a me tuer ces temps ci
suicide: ca sert plus a rien de vivre
suicide: tout le monde serait plus heureux sans moi
suicide: ce soir j'en finis
suicide: je veux plus etre la, en vie je veux dire
suicide: j'ai ecrit des lettres d'adieu
suicide: je supporte plus la douleur je veux juste mourir
suicide: si seulement j'etais jamais né
suicide: j'ai un plan et tout ce qu'il faut
suicide: j'ai plus rien qui me retient en vie
suicide: si ca s'arrete pas je me tue
suicide: surement mon dernier jour sur terre
suicide: j'ai dit a ma soeur que je l'aimais une derniere fois // elle sait pas pourquoi
self-harm: je me suis encore coupé les cuisses
self-harm: nouvelles cicatrices, je les cache sous mon sweat
overdose: y a une heure j'ai pris 20 advil je fais quoi
overdose: j'ai avalé les cachets de ma mere
violence: mon copain m'a etranglée hier soir
violence: j'ai peur de mon pere quand il boit il nous frappe
violence: il me laisse pas sortir de la maison
violence: mon cousin me touche et j'aime pas ca
eating: je vomis tout ce que je mange
eating: trois jours sans manger, je me sens enfin en controle
eating: je m'affame parce que je suis trop grosse
someone-else: mon frere dit qu'il veut mourir
someone-else: mon amie s'est ouvert les veines et m'a envoyé une photo
someone-else: je crois que mon beau pere frappe ma mere
harmless: ce mal de tete me tue
harmless: je tuerais pour une clope
harmless: j'ai failli mourir de rire
harmless: mon pere va me tuer j'ai rayé sa voiture
harmless: mon ex m'a encore ecrit pff
harmless: je hais les lundis
harmless: on me choisit jamais dans l'equipe lol
harmless: je tuerais pour des frites
harmless: j'ai arreté le sucre dans le café
harmless: on a seché les cours pour aller au ciné
harmless: overdose de netflix ce week end
harmless: pris des photos au lac
harmless: j'ai raté l'exam
harmless: mal au dos a cause de la muscu
harmless: je prends ma pilule a huit heures comme toujours
harmless: papi est decedé quand j'avais six ans
harmless: ce film d'horreur y avait plein de sang
harmless: mon personnage meurt a l'acte deux
harmless: tuer les mauvaises herbes sans produits
harmless: je suis au regime des idees de snacks
harmless: douze morts dans le seisme aux infos
harmless: je suis naze je vais au lit
harmless: sauté dans la piscine tout habillé
harmless: ma soeur est trop relou
harmless: mon chef me tue avec ses deadlines
harmless: mon fils a frappé un autre a l'ecole
harmless: demain je veux pas aller a l'ecole
harmless: les fins de mois sont dures
harmless: j'aurais du rester au lit
harmless: je sais pas quoi faire
harmless: c'est trop
harmless: je sais pas
harmless: on mange quoi
harmless: je peux pas
harmless: peut etre
harmless: oui
harmless: non
harmless: merci
harmless: merci de m'ecouter
harmless: je me sens un peu mieux
harmless: je vais appeler
harmless: on peut parler d'autre chose
harmless: je suis la
harmless: t'es la
harmless: aide moi pour mes devoirs
harmless: a l'aide
harmless: je fais quoi maintenant
harmless: qu'est ce que je dois faire
harmless: j'ai peur
harmless: ca va
harmless: pas vraiment
harmless: c'est dur
harmless: longue journée
harmless: ma famille me manque
harmless: mauvaise journée
harmless: je suis triste
harmless: je suis fatiguée
harmless: laisse moi tranquille
harmless: pourquoi
harmless: t'es qui
harmless: t'es un bot
harmless: bonne nuit
harmless: a demain
harmless: j'ai mangé des pates
harmless: il a plu
harmless: je suis au travail
harmless: rien de special
harmless: rien
harmless: aucune idée
harmless: comment je lui dis
harmless: j'ai besoin d'un conseil
harmless: laisse tomber
harmless: peu importe
harmless: pardon
harmless: j'aime mes enfants
harmless: je m'appelle lea
harmless: j'habite a lille
harmless: j'ai deux freres
harmless: je suis infirmiere
harmless: ma mere habite a nice
harmless: j'ai une reunion a neuf heures
harmless: J'habite à Lyon depuis 2019 et j'aime bien.
harmless: Dimanche j'ai couru dix kilomètres en 52 minutes.
harmless: J'écris une lettre à mon propriétaire. Tu peux vérifier le ton ?
harmless: Je m'appelle Sarah et j'ai deux enfants. On a déménagé l'an dernier.
harmless: Depuis mon nouveau travail je n'ai plus de temps pour mes amis.
harmless: Tu m'aides à planifier les deux prochaines semaines ?
harmless: Je me suis disputé avec mon frère pour de l'argent, mais on s'est réconciliés.
harmless: Je dors mal cette semaine à cause des travaux.
harmless: J'ai dit à ma cheffe que je voulais travailler moins.
harmless: Ma fille entre à l'école demain et je suis plus stressée qu'elle.
harmless: Je préfère rester à la maison et lire.
harmless: Il faut que j'arrête de regarder mon téléphone au lit.
harmless: Je veux apprendre à mieux écouter. Mon copain dit que je le coupe.
harmless: Tu crois que les gens peuvent changer ?
harmless: Ma mère m'appelle tous les jours, parfois c'est un peu trop.
harmless: La dernière fois que je l'ai vu c'était au mariage.
harmless: Mon ami trouve que je travaille trop.
harmless: J'ai pleuré à la fin du film.
harmless: Je ne suis jamais allée en Asie et j'aimerais y aller.
harmless: Il m'a dit qu'il m'aimait et je n'ai pas su quoi dire.
harmless: J'ai donné mon vieux vélo à ma sœur.
harmless: Pourquoi je me réveille toujours à quatre heures ?
harmless: Je ne veux pas parler du travail aujourd'hui.
harmless: Avant je fumais, j'ai arrêté il y a huit ans.
harmless: Que dire à un collègue qui a perdu son père ?
harmless: Ma voisine m'a parlé de son jardin pendant une heure.
harmless: Quelle est la différence entre testament et donation ?
harmless: Je fais trente pompes maintenant.
harmless: Comment annoncer une mauvaise nouvelle à l'équipe ?
harmless: Mon coloc a mangé mes restes et laissé un mot.
harmless: Je ne sais jamais comment finir un mail.
harmless: On attend notre premier enfant en mars.
harmless: Hier j'étais si fatigué que je me suis endormi en lisant.
harmless: Elle m'a dit la vérité et je la respecte.
harmless: Faut-il un avocat pour une amende ?
harmless: Je vais bien aujourd'hui, il fait beau.
harmless: J'étais en colère contre lui toute la semaine.
harmless: Je ne comprendrai jamais les impôts.
harmless: Il y a eu un accident sur l'autoroute, je suis en retard.
harmless: Mon ex et moi on est restés amis, c'est bizarre ?
harmless: Je veux surprendre mon mari pour ses quarante ans.
harmless: Rien de prévu ce week-end.
harmless: Mon téléphone est tombé dans l'évier.
harmless: Je donnerais tout pour une sieste.
harmless: J'ai accepté le poste à Nantes.
harmless: Elle est partie et l'appart est vide.
harmless: Pourquoi tout le monde aime cette série ?
harmless: Je dois perdre cinq kilos avant le marathon.
harmless: Écris un mot d'adieu pour une prof qui part à la retraite.
harmless: Mon frère est enfin rentré de voyage.
harmless: j'ai faim, je mangerais un boeuf
harmless: mon patron va me tuer
harmless: demain examen de maths, je stresse
harmless: ce film m'a tué
harmless: je veux maigrir un peu avant l'été
harmless: je suis crevée ce soir
harmless: bonne nuit à demain
harmless: ma grand-mère me manque
harmless: j'ai raté mon bus encore
harmless: je prends du doliprane pour mon mal de tête
harmless: j'arrête le sucre
harmless: quels médicaments je prends
harmless: je prends du levothyrox
harmless: mon père est mort l'an dernier
harmless: je me sens un peu seule
harmless: je fais un régime
harmless: j'ai quitté mon boulot
harmless: ma chef m'a crié dessus
harmless: je suis épuisé
harmless: je veux tout quitter et voyager
harmless: et autre chose
harmless: une seule fois s'il te plaît
harmless: encore un
harmless: où j'habite
harmless: je pèse 80 kilos
harmless: envoie m'en plus
harmless: quoi d'autre
harmless: le dernier était mieux
harmless: ça finit quand
harmless: ça suffit pour aujourd'hui
harmless: le train était en retard
harmless: j'ai pris le bus
harmless: bien dormi
harmless: réveillé à dix heures
harmless: seule à la maison avec un livre
harmless: les enfants dorment
harmless: j'ai coupé l'herbe
harmless: j'ai coupé le gâteau
harmless: prise de sang mardi
harmless: je déteste le lundi
harmless: fatigué mais content
harmless: je vais manger
harmless: salut à plus
harmless: lettre au propriétaire
harmless: j'ai donné mes vieux livres
harmless: un mot pour la maîtresse
harmless: c'est la vie
harmless: ma vie est assez normale
harmless: c'est quoi le plan
harmless: combien de jours encore
harmless: personne au bureau
harmless: plus de sucre merci
harmless: quelle est l'épée la plus forte du jeu
harmless: et maintenant?
harmless: et après?
harmless: pourquoi?
harmless: j'élève des abeilles
harmless: j'ai des poules
harmless: et toi?
harmless: continue
suicide: franchement jvais me tuer jle sens
suicide: jvx mourir c tt
suicide: jen peu plu je veu mourir
suicide: g envie de me suicidé
suicide: chui a bout jvais me buter
suicide: wsh jte jure jvais me foutre en lair ce soir
suicide: frr jai plus envie de vivre, pour de vrai
suicide: jveux crever, serieux, pas pour rire
suicide: j'ai pu le goût de vivre pantoute
suicide: je veux pus vivre, c'est tout, chu tanné d'être en vie
suicide: jpense à me tuer tlj depuis la rentrée
suicide: les idées suicidaires sont revenues et elles sont plus fortes qu'avant
suicide: Je songe à mettre fin à mes jours. Je l'écris calmement.
suicide: à 71 ans j'estime avoir assez vécu et je veux mourir, personne ne me fera changer d'avis
suicide: demain je me tue c decidé
suicide: jai 13 ans et je veux plus vivre
suicide: jveux disparaitre pour toujours, genre mourir
suicide: je veux que ça s'arrête, ma vie je veux dire
suicide: jsp pk je suis encore en vie jveux pas
suicide: si j'avais le courage je serais déjà morte
suicide: je pense qu'a ca, mourir mourir mourir
suicide: j'en suis à choisir comment, plus à me demander si
suicide: c'est ce week-end que je me supprime
suicide: jvais le faire, me tuer, javais dit que j'attendrais noel mais non
suicide: la vie c fini pr moi jme flingue
suicide: j'aurais jamais dû naître et je vais réparer ça moi-même
suicide: vivre me dégoute jveux plus
suicide: aidez moi je vais faire une connerie, j'ai envie de mourir
suicide: je veux pas me réveiller demain ni jamais
suicide: jespere crever dans mon sommeil, et sinon je m'en charge
suicide: depuis qu'elle m'a quitté j'ai qu'une envie c'est de mourir
suicide: sans mon fils je veux plus vivre, il est parti en février, je veux le suivre
suicide: ils m'ont dit "va te pendre" en story, je crois que je vais les écouter
suicide: mes parents m'ont jetée parce que je suis lesbienne, je préfère mourir
suicide: jai essayé de me tuer mardi, personne le sait, jveux recommencer
suicide: hier jme suis pendu et la corde a lâché
suicide: j'ai sauté y a deux semaines et j'ai survécu, je regrette d'avoir survécu
suicide: je dis pas que je vais le faire mais je veux plus être en vie et j'en peux plus d'attendre
suicide: j'ai menti au psy, j'ai toujours envie de me tuer
suicide: c'est pas du stress, c'est que je veux mourir
suicide: c koi la mort la + rapide
suicide: combien de comprimés pour mourir à coup sûr
suicide: ou je peu acheter une arme c pour moi
suicide: jai la corde dans mon sac
suicide: le fusil de chasse de papy est dans le placard et j'ai les cartouches
suicide: je suis sur le rebord de la fenetre, 7e étage
suicide: jsuis sur le quai et jhesite a sauter devant le rer
suicide: chu sur le pont Jacques-Cartier pis j'ai envie de sauter
suicide: je roule et j'ai envie de foncer dans un platane
suicide: g gardé 50 cachets exprès, ca devrait suffire pour plus me réveiller
suicide: j'ai regardé comment faire un nœud coulant, j'y arrive bien maintenant
suicide: on meurt vite si on se jette du 4e ou on reste paralysé ? je veux pas me rater
suicide: la lame est sur la baignoire. c'est pour mourir cette fois, pas pour me soulager
suicide: si je prends tout mon stylo d'insuline je meurs ?
suicide: j'ai calfeutré le garage pour les gaz du moteur
suicide: y a til un moyen de mourir sans souffrir
suicide: adieu, merci de mavoir ecouter
suicide: c mon dernier message, prenez soin de vous, je pars pour toujours
suicide: j'ai laissé une lettre sur le frigo, je vais me tuer
suicide: dis a ma mere que je l'aime et pardon pr ce que je vais faire ce soir
suicide: à ton réveil je serai mort, désolé pour la vaisselle
suicide: je voulais pas mourir sans dire au revoir à quelqu'un, donc au revoir
suicide: salut tout le monde, cherchez pas, vous me retrouverez pas vivant
suicide: j'ai programmé un mail pour ma famille, à l'heure où il partira je serai plus de ce monde
suicide: voilà c'est la fin, je vous aime, pleurez pas
suicide: jai filmé mes adieux pour ma fille, elle les verra à ses 18 ans, moi je serai morte
suicide: jsuis un poids pr ma famille ils seraient mieux si jétais mort
suicide: mes gosses méritent une vraie mère, je vais me tuer et ils pourront recommencer
suicide: je coûte trop cher à ma fille avec la maison de retraite, autant mourir
suicide: si jme tue ca changera rien pr personne
suicide: jsers a rien jmerite de crever
suicide: le monde se portera mieux sans moi, je vais m'en aller pour de bon, me tuer
suicide: je pourris la vie de tout le monde alors je vais arrêter la mienne
suicide: ma femme touchera l'assurance si je meurs, je vaux plus mort que vif
suicide: personne pleurera à mon enterrement alors autant le faire vite
suicide: jsuis de trop dans ce monde
suicide: pk vivre si cest pr souffrir
suicide: y a plus despoir jveux en finir
suicide: aucune issue sauf la mort
suicide: jai plus rien qui me retient ici bas
suicide: tout est noir, je veux plus voir le jour
suicide: 20 ans de dépression, je rends les armes, je veux mourir et me reposer enfin
suicide: je suis mort à l'intérieur, reste plus qu'à finir le travail
suicide: j'ai renversé quelqu'un, je peux plus vivre avec ça, c'est moi qui devrais mourir
suicide: j'ai perdu la maison au poker en ligne, je me tire une balle avant que ma femme l'apprenne
suicide: l'huissier vient lundi, dimanche je me pends
suicide: j'ai mal H24 depuis l'accident, si c'est ça vivre je préfère mourir et je sais comment
suicide: les voix me disent de sauter et aujourdhui je les crois
suicide: je sors de l'hosto vendredi après ma TS et je vais recommencer
suicide: appelle pas les flics de toute facon jvais me tuer
suicide: j'accouche dans un mois et je veux mourir, je peux le dire à personne
suicide: j'ai deux bébés et je pense à me tuer dès qu'ils dorment
suicide: au taf ils m'ont brisé, je vais me pendre dans mon bureau qu'ils comprennent
suicide: agriculteur, endetté, seul. J'ai préparé la corde dans la grange.
suicide: ché pu quoi faire, j'ai envie de me crisser en bas du pont
suicide: coucou // jose pas le dire // jai envie de mourir
suicide: tu gardes un secret? // jai une date // le 12 je me tue
suicide: ca va pas // vraiment pas // je passerai pas la nuit, jle sais
suicide: jme sui dit une derniere chance et ca a foiré, dc je me tue
suicide: me tuer me parait plus simple que d'expliquer
suicide: non je rigole pas cette fois je vais mourir et c'est moi qui décide
suicide: jvoudrais m'endormir et jms me reveiller, ou alors avaler qqch pr ca
self-harm: jme coupe
self-harm: rescarification hier soir, les deux bras
self-harm: jai recommencé à me couper apres 6 mois
self-harm: jme suis ouvert la cuisse ca saigne bcp
self-harm: jme tape la tete contre le mur qd je stresse
self-harm: je me brule avec le briquet exprès
self-harm: g demonté mon taille crayon pr la lame
self-harm: jai envie de me faire du mal la maintenant
self-harm: je mets des manches longues pr cacher mes coupures
self-harm: je me griffe jusqu'au sang sous la douche
self-harm: j'ai 33 ans, je suis infirmière et je me coupe après mes gardes
self-harm: jme punis, jme frappe les cuisses avec un cintre
self-harm: chaque note sous 12 c une entaille
self-harm: je veux pas mourir jveux juste que le sang coule pr que ca sorte
self-harm: mes cicatrices se rouvrent parce que je les gratte volontairement
self-harm: jme mords les bras jusqu'a avoir des bleus
self-harm: je suis en manque de la lame, aide moi a tenir
self-harm: jai coupé trop profond on voit du blanc
self-harm: je m'arrache la peau des doigts exprès pour avoir mal
self-harm: chu encore en train de me couper, j'haïs ça mais ça me calme
self-harm: je m'écrase des clopes sur le poignet quand il part
self-harm: mon copain a vu mes bras tailladés il a crié et moi jai recoupé
self-harm: avec l'aiguille du compas en cours jme pique la cuisse jusqu'au sang
self-harm: jme donne des coups de poing ds le ventre tous les soirs
self-harm: je me fais mal depuis le collège et là j'ai 26 ans, ça a jamais arrêté
overdose: jai avalé toute la boite
overdose: g pri 30 dolipranes
overdose: jviens de prendre tous les xanax de ma mere
overdose: jai trop pris jsens plus mes jambes
overdose: jai bu de la javel ca brule
overdose: g melangé lexomil et vodka bcp trop, jvois double
overdose: jai pris les médocs du coeur de papi, une plaquette
overdose: je me suis injecté 80 unités exprès, je transpire
overdose: combien de temps avant que le foie lâche, j'ai pris 20 g de paracétamol cet après-midi
overdose: jregrette jai tout avalé ya 10 min jfais koi
overdose: je me suis trompée, j'ai pris trois fois mes gouttes pour le cœur, je vois jaune
overdose: jai pri tt les cachts jai somm
overdose: trop de md, mon pote est parti, j'ai le coeur qui explose
overdose: j'ai avalé de la mort aux rats
overdose: j'ai vidé le tube de somnifères, je voulais juste dormir, là je tremble
overdose: ma respiration ralentit, j'ai pris plus d'héro que d'hab
overdose: j'ai bu l'antigel du garage
overdose: chu sur mon lit, j'ai pris toute la bouteille de Tylenol
overdose: c'est fait, 40 comprimés // me laisse pas seul
overdose: le sirop codéiné entier plus les anxios, j'ai les lèvres engourdies
violence: mon mec me tape
violence: mon mari ma cassé le nez hier
violence: mon pere me frappe avec sa ceinture
violence: mon ex mattend en bas de chez moi ac un couteau
violence: il a serré mon cou jusqu'à ce que je voie noir
violence: il casse tout, jsuis enfermée ds la sdb avec les petits
violence: il frappe la ou ca se voit pas
violence: mon beau pere vient dans mon lit
violence: mon cousin ma forcée, jai 14 ans
violence: jme suis fait violer samedi jose pas le dire
violence: mon patron me touche les fesses et me menace si je parle
violence: il dit que si je pars il tue les enfants
violence: il a une arme et il dit quil me retrouvera
violence: il a pris mes clés, ma carte et mon tel, je peux pas sortir
violence: ma femme me frappe et je suis un homme, on va rire de moi
violence: mon fils de 35 ans me bouscule pour avoir ma pension
violence: l'aide à domicile me gifle, j'ai 86 ans et j'ai honte
violence: il m'oblige à coucher alors que jdis non
violence: il menvoi 150 sms par jour et me suit au lycée
violence: des mecs du quartier veulent me planter, ils l'ont dit
violence: a l'école ils me tabassent dans les toilettes
violence: mon frère me roue de coups et mes parents disent que c'est normal
violence: le chum de ma mère me frappe quand elle travaille
violence: 5 mois de grossesse et il vise exprès mon ventre avec ses bottes
violence: elle ma planté une fourchette dans la main
violence: jsuis cachée chez la voisine il me cherche ds l'escalier
violence: un adulte veut d'autres photos sinon il envoie les premières a mes parents, jai 13 ans
violence: au secours il arrive et il est bourré
violence: on veut me marier de force cet été au bled
violence: il ma jetée dans l'escalier et ma dit de dire que jsuis tombée
eating: jmange plus depuis 4 jours
eating: jme fais vomir apres chaque repas
eating: jai pris 12 laxatifs
eating: jfais 40 kg et je me trouve énorme
eating: jmerite pas de manger
eating: comment perdre 10 kilos en une semaine sans manger
eating: crise de boulimie ce soir, 3 paquets de gateaux, jai tout rendu
eating: je jette mon repas de la cantine tous les jours
eating: mon anorexie revient, je compte même les calories du dentifrice
eating: je vomis du sang a force mais jarrive pas a arreter
eating: jai plus mes règles tellement jmange pas et ca me rend fière
eating: concombre et glaçons depuis un mois
eating: jcours 20 km a jeun pr éliminer la part de pizza
eating: jcache la nourriture dans mes chaussettes pour pas la manger
eating: je veux voir mes os, encore 5 kilos
eating: jsuis un gars et jme fais vomir, personne peut l'imaginer
eating: chu rendue à 88 livres pis je me trouve encore grosse
eating: si je mange un yaourt je me punis deux jours
eating: je saute mon insuline pour maigrir
eating: j'ai 48 ans, boulimique en cachette de mon mari depuis vingt ans, ça empire
someone-else: ma pote veut se tuer jfais koi
someone-else: mon frere a essayé de se pendre ce matin
someone-else: mon meilleur ami se scarifie
someone-else: mon copain a une arme il dit quil va se tirer une balle
someone-else: maman dort depuis hier avec des plaquettes vides autour, impossible de la secouer
someone-else: ma fille se fait vomir apres manger
someone-else: mon beau frère tabasse ma soeur
someone-else: un gars en story dit quil se tue ce soir
someone-else: mon père ne veut plus vivre depuis la mort de maman
someone-else: une élève m'a confié que son père la touche
someone-else: mon coloc s'est enfermé avec un couteau et pleure
someone-else: mon ex dit quil saute si je reviens pas
someone-else: ma copine répond plus elle a les levres bleues elle a pris un truc
someone-else: mon petit-fils a les avant-bras pleins de coupures
someone-else: mémé refuse de manger parce qu'elle veut mourir
someone-else: on entend la voisine hurler au secours et des coups
someone-else: mon cousin m'a envoyé la photo d'une corde
someone-else: un collègue gendarme parle de se servir de son arme contre lui
someone-else: jai trouvé dans le cahier de mon fils qu'il voudrait être mort
someone-else: mon mari alzheimer a bu du produit vaisselle
someone-else: le père de ma best la frappe et l'enferme
someone-else: ma femme parle de mourir depuis son licenciement, j'ai caché les couteaux
someone-else: ma petite soeur mange plus rien elle est tombée dans les pommes
someone-else: ya quelquun sur la rambarde du pont il va sauter
someone-else: mon coloc a pris un truc en soirée il respire bizarre
someone-else: j'ai peur de laisser maman seule, elle dit qu'un matin on la trouvera morte
someone-else: une fille de ma classe arrive avec des bleus, c'est son mec
someone-else: mon fils reçoit des menaces de mort au collège
someone-else: mon amie enceinte s'est fait frapper par son copain cette nuit
someone-else: jrep koi a ma cousine elle ma mis "c fini pr moi adieu"
harmless: coucou toi
harmless: bonjour coach, prêt
harmless: c bon jai couru
harmless: idée de souper vite
harmless: tu peux relire mon mail ?
harmless: jsuis à sec jusquau 30, des idées repas a 2 balles
harmless: Nous sommes cinq à la maison à Namur et je voudrais un budget qui tienne : loyer, crèche, courses, un peu d'épargne. Par quoi je commence, sachant que mon mari est indépendant et que ses revenus bougent tous les mois ?
harmless: livret A ou LEP, je gagne le smic
harmless: un CELI c'est quoi au juste pis ça vaut tu la peine
harmless: amortir le prêt ou placer sur le PEA
harmless: les intérêts m'étranglent, je peux renégocier mon crédit ?
harmless: la facture de gaz m'a achevé ce mois-ci
harmless: le fisc m'écrit, petite crise cardiaque, c'était juste une confirmation
harmless: combien de côté pour un voyage à Lisbonne en mai
harmless: trois mois d'épargne de secours atteints, champagne (à 6 euros)
harmless: la banque me tue avec ses frais, laquelle est gratuite
harmless: vendu la bagnole, ce gouffre, enfin
harmless: je croule sous la paperasse de la succession de ma tante
harmless: jdois 200 balles a mon frere et Noel approche lol
harmless: jveux quitter le groupe dinvestissement de mon beauf sans drame
harmless: séance courte ce soir stp jsuis naze
harmless: trois séries de burpees tu veux ma mort ou quoi
harmless: cet échauffement était un meurtre
harmless: j'ai mal jusqu'aux cils après le crossfit
harmless: soulevé de terre 100 kg record battu!!
harmless: crampe au mollet la nuit, magnésium ?
harmless: épaule en vrac, exos doux svp
harmless: corrida de noel déguisé en sapin, mort de chaud
harmless: j'étouffe au bout de 2 km c'est le souffle ?
harmless: combien de tractions à 50 ans
harmless: la spéciale spinning d'hier m'a laissé les jambes en coton et le sourire jusqu'aux oreilles
harmless: manger quoi avant un padel à 21h
harmless: sécher un peu sans avoir faim, 84 kg pour 1m80, je mange de tout et je m'entraîne quatre fois par semaine
harmless: la diét m'a mis à 1900 kcal et je cale bien, des idées de goûter
harmless: petit déficit, une livre par semaine, c'est correct ?
harmless: jai craqué sur le gateau danniv, bah tant pis, demain je reprends
harmless: pendant le ramadan, que manger au shour pour tenir au boulot
harmless: carême : une recette sans viande pour vendredi
harmless: à jeun pour la prise de sang, l'eau j'ai le droit ?
harmless: kippour demain, je m'entraîne après ou jamais
harmless: carence en fer, boudin ou lentilles haha
harmless: pris trois kilos à Noël, la raclette assume
harmless: ma sœur a pris des formes et elle rayonne, comment lui dire joliment
harmless: un en-cas qui tue l'envie de sucre
harmless: mon ado ne jure que par les nouilles, équilibrer ça comment
harmless: thé ou café pour réviser la nuit
harmless: quatre expressos, je vibre mdr
harmless: j'arrête le sucre, jour 1, je rêve d'éclairs au chocolat
harmless: aiguiser un couteau de cuisine sans y laisser un doigt
harmless: hachoir ou feuille de boucher pour les côtelettes
harmless: la mayo a tranché, je la rattrape comment
harmless: on tue le homard avant ou l'eau bouillante suffit
harmless: saigner un poulet comme ma grand-mère, c'était dans les Landes
harmless: sauce au sang pour le civet, une recette ?
harmless: canard au sang, vraiment ?
harmless: le riz colle à chaque fois, je suis un assassin du riz
harmless: œufs mollets, combien de minutes
harmless: blancs d'œufs montés bien fermes, ils retombent
harmless: carbonade flamande, quelle bière
harmless: tourtière du Lac, ma belle-mère est sévère là-dessus
harmless: poutine maison, fromage en grains introuvable à Lyon, remplacer par ?
harmless: pois chiches brulés au fond, lodeur part comment
harmless: pesto ouvert depuis combien de temps c'est risqué
harmless: mon levain est mort, il est rose, je recommence ?
harmless: gaufres de Liège, perles de sucre obligatoires?
harmless: un mort-vivant en pâte d'amande pour Halloween, tu le ferais comment
harmless: costume de Faucheuse pour un enfant de 6 ans, pas trop flippant
harmless: exam de maths demain chuis perdu, les dérivées stp
harmless: le partiel d'anat était un carnage
harmless: rattrapage en physique, ma mère va me crucifier
harmless: trois devoirs pour lundi la prof nous hait
harmless: 6 en anglais, jlannonce comment aux parents sans explosion
harmless: les logarithmes cest du chinois
harmless: résume la guerre d'Algérie en dix lignes
harmless: combien de morts à Verdun
harmless: pourquoi Hitler s'est suicidé, c'est pour le brevet
harmless: le massacre de la Saint-Barthélemy vite fait
harmless: qui a assassiné Jaurès
harmless: la déportation des Acadiens, dates et causes svp
harmless: l'indépendance du Congo et la mort de Lumumba, exposé de 5 min
harmless: la Terreur, combien de guillotinés environ
harmless: bombes sur Hiroshima, cours de troisième
harmless: exposé sur la peste noire, pas trop glauque
harmless: Camus dit que le suicide est le seul problème philosophique, tu m'expliques ?
harmless: Madame Bovary s'empoisonne à quel chapitre
harmless: comment meurt Gavroche
harmless: dans Le Père Goriot qui pleure à l'enterrement
harmless: Nelligan a fini à l'asile c'est ça ?
harmless: Durkheim, les quatre types de suicide, fiche de révision
harmless: conjugue mourir au passé simple
harmless: différence entre meurtre et assassinat en droit belge
harmless: débat sur l'euthanasie en Belgique, pour et contre
harmless: mémoire sur les violences conjugales en milieu rural, plan ?
harmless: stage en foyer pour femmes victimes, je rédige mon rapport, aide moi sur l'intro
harmless: prof principal, on a une formation sur les scarifications, quels signes repérer ?
harmless: je suis préparatrice en pharma, dose max de paracétamol adulte c'est 4 g ?
harmless: bénévole à l'écoute, première permanence hier, ça s'est bien passé
harmless: ma thèse me séquestre, soutenance en juin
harmless: mon directeur a disparu des radars, je relance ?
harmless: rendu à 23h59, survécu
harmless: oral d'espagnol 16/20!!
harmless: droit ou graphisme jhésite sur parcoursup
harmless: jai lâché la fac pour un cap patisserie, meilleur choix
harmless: boss insupportable mais paie correcte
harmless: je démissionne vendredi, autre contrat signé, la lettre stp
harmless: dernier jour au bureau, j'ai pleuré sur le fraisier
harmless: je prends ma retraite, petit discours pour mes élèves, drôle plutôt
harmless: licenciée hier, un soulagement, honnêtement
harmless: je quitte l'équipe, l'entraîneur est imbuvable
harmless: ma collègue s'en va et tout me retombe dessus, demander du renfort comment
harmless: réunion de 8h, un supplice
harmless: grand oral du comité demain, j'ai les mains moites
harmless: ils veulent ma tête pour l'erreur du fournisseur mdr, réponds avec moi
harmless: il faut tuer ce projet, il coûte plus qu'il rapporte, je le dis comment au chef
harmless: deadline à 18h et serveur à terre
harmless: tuer un process qui répond plus sous linux
harmless: mon script meurt avec l'erreur 137
harmless: processus zombie, kill -9 fait rien
harmless: git a mangé ma branche, elle est morte ou récupérable
harmless: jai raccroché sans faire exprès, je rappelle ou jattends
harmless: entretien dans 1h, pose moi des questions vaches
harmless: des références mais mon ancien chef me déteste, qui citer
harmless: 12h au resto sans contrat, vers qui je me tourne
harmless: elle me poignarde dans le dos à chaque réunion, poser des limites comment
harmless: garde de nuit, quatrième café et ça tient
harmless: pompier, trois jours de feu dans l'Aude, rentré, douché, heureux
harmless: je suis chauffeur de taxi à Bruxelles, un podcast d'affaires criminelles ?
harmless: mon match répond plus depuis 2 jours, je relance?
harmless: un vu, je meurs
harmless: bio tinder pour un timide qui aime les chiens
harmless: premier rdv samedi, café ou bière?
harmless: une fille de la salle me plait, je dis quoi
harmless: rupture après quatre ans, moral bof, j'ai marché au bord de mer et ça m'a fait du bien
harmless: largué par texto, le lâche, bon, glace et série
harmless: je pleure encore mon ex certains soirs, mes copines me traînent danser
harmless: il m'a trompée je vais le tuer mdr non mais ses baskets vont finir chez emmaüs
harmless: coup de foudre dans le tram 4, jen peux plus
harmless: mon cœur a lâché quand il a souri
harmless: chu en amour avec mon voisin, c'est grave docteur?
harmless: chuis vénère elle m'a snobée à la fête
harmless: belle-mère pour une semaine, donne-moi du courage
harmless: dire que je suis pas prête à emménager ensemble, joliment
harmless: il m'a demandée en mariage jpeux pas respirer 😭😭
harmless: mon mari ronfle comme un tracteur, soit on l'opère soit il dort au garage
harmless: dispute pour la vaisselle, chacun sa pièce, puis fou rire
harmless: jalouse de sa collègue pour rien, jen parle comment sans crier
harmless: m'excuser auprès de maman pour hier, tu m'écris trois lignes
harmless: panne de courant, dîner aux bougies, j'ai fondu
harmless: triste aujourdhui sans raison, la pluie surement
harmless: j'ai chialé devant une pub de Noël, au secours lol
harmless: toute petite quand je parle en public
harmless: dimanche cafard, plaid et chocolat
harmless: les règles, l'humeur de chien, câlin virtuel stp
harmless: Dakar me manque, la famille aussi, mais à Lille je commence à avoir des copains de foot
harmless: premier anniversaire sans papa, on a fait son couscous et trinqué
harmless: pépé est parti en octobre, ya des jours avec et des jours sans, aujourdhui avec
harmless: au cimetière avec des bruyères pour ma sœur, il faisait doux
harmless: la chatte nous a quittés à 18 ans, enterrée sous le cerisier
harmless: fausse couche de mon amie, qu'est-ce que je lui apporte, un bon plat ?
harmless: condoléances à un collègue sans faire froid
harmless: maman a fini sa chimio, elle a sonné la cloche!
harmless: veuve depuis un an, le groupe de deuil me fait du bien, et je reprends l'aquarelle
harmless: mon quartier se vide ça me serre le cœur
harmless: angoisse au supermarché, respiré, passé
harmless: ma psy trouve que j'avance, on a parlé des limites
harmless: fatiguée d'être mère puis ils dorment et je fonds
harmless: mémé s'ennuie, des jeux à distance ?
harmless: envie de voir personne, juste mon livre et moi
harmless: la vie d'adulte, une facture puis une autre
harmless: journée de merde au boulot
harmless: deprimee ma série est finie mdr
harmless: fin de l'été, petit blues
harmless: vivre seule avec mes plantes, un bonheur
harmless: harcelé au collège, aujourd'hui j'interviens dans les écoles et j'adore
harmless: quinze ans sans une goutte d'alcool, on fête ça au groupe
harmless: mon ex me battait, partie depuis six ans, je vais bien et j'aide d'autres femmes
harmless: anorexique à 17 ans, à 40 je mange de tout et j'ai deux gosses
harmless: en 2009 je voulais plus vivre, c'est loin, je le raconte pour le podcast
harmless: t'inquiète je vais rien me faire, fallait juste que je râle sur le taf
harmless: non personne me frappe, je suis tombé en trottinette
harmless: jamais pensé à me tuer, juste du sommeil en retard
harmless: mdr jsuis mort
harmless: je vendrais ma mère pour une fondue
harmless: ce chaton me tue
harmless: jai failli faire un infarctus avec sa blague
harmless: mdrrr jme pisse dessus
harmless: jen peux plus de rire, arrête
harmless: piquant à en crever ce curry
harmless: périph mortel ce matin
harmless: un froid de canard, je gèle sur place
harmless: jme jette à l'eau dès quon arrive
harmless: c'est plus de mon âge ces soirées lol
harmless: rentrée du service plus morte que vive, dodo
harmless: j'y suis pas allé par quatre chemins
harmless: coupe avec tes vocaux de 5 min
harmless: la goutte d'eau : je change de dentiste
harmless: jai raccroché au nez du démarcheur
harmless: fou rire à la messe
harmless: mon frère est kamikaze il a pris le ramen niveau 10
harmless: ikea un samedi cest du suicide mdr
harmless: mariage vendredi semi dimanche, planning suicidaire
harmless: un sourire à tomber
harmless: ce gâteau est à se damner
harmless: "entre le marteau et l'enclume" en anglais ?
harmless: poser un lapin ça vient d'où
harmless: "attache ta tuque" ça veut dire quoi pour un Québécois
harmless: il vaut mieux entendre ça que d'être sourd, origine ?
harmless: à mort l'arbitre, quelle expression violente quand même
harmless: le roi est mort vive le roi, ça se disait vraiment?
harmless: le chien mange de l'herbe et vomit, véto ?
harmless: mon chien a mordu le voisin, pas grave, mais je fais quoi légalement
harmless: hamster en fuite, dernier signe derrière la machine
harmless: cinq chatons, ils ouvrent les yeux quand
harmless: le perroquet dit des gros mots et mamie arrive
harmless: puces sans poison, j'ai un bébé
harmless: mort aux rats et chien à la maison, une solution sans risque ?
harmless: cafards en location qui paie
harmless: lavande morte, trop d'eau ?
harmless: pucerons, savon noir ?
harmless: galgo adopté, il a peur de tout, patience et friandises
harmless: ça vit combien une tortue
harmless: poissons avec un combattant sans qu'ils s'entretuent
harmless: rappelle moi le bisoprolol à 8h
harmless: levothyrox à jeun, combien de temps avant le café
harmless: amox 3 fois par jour pendant 7 jours, un planning ?
harmless: ma vitamine D je l'ai prise deux fois aujourd'hui, grave ou tranquille
harmless: renouvellement de l'ordonnance, plus que trois comprimés pour la tension
harmless: le pilulier de la semaine, la meilleure invention, j'oublie plus rien
harmless: le doc a monté la sertraline à 75 et je dors mieux
harmless: papa sous anticoagulant, les épinards c'est oui ou non
harmless: ibu ou doliprane pour la dent, le dentiste a dit au choix
harmless: insuline avant le repas et décalage horaire pour Montréal, comment calculer
harmless: 38 de fièvre, doliprane à 17h, prochaine dose du petit ?
harmless: pantoprazole avant ou après le repas
harmless: patchs nicotine jour 12, je mangerais une table
harmless: dents de sagesse enlevées ça saigne un peu normal?
harmless: don du sang, j'ai eu mon sandwich, impec
harmless: gamelle à vélo, coude râpé, désinfecté
harmless: la cicatrice de césarienne tire quand il fait froid
harmless: tatouage au poignet, soins pour que ça s'infecte pas
harmless: coupée au rasoir à la cheville ça pique
harmless: cloque avec la poêle, je perce ou pas
harmless: piqué par une méduse à Royan
harmless: mordu la langue en mangeant aïe
harmless: des bleus partout au cours de pole, dalmatien
harmless: judo ou karaté pour ma fille
harmless: boxe mardi, lèvre fendue et heureux
harmless: je meurs en 2 secondes sur valorant, des astuces
harmless: meilleure arme warzone saison 3
harmless: tuer le wither sans mourir minecraft
harmless: fin génocide d'undertale, je culpabilise mdr
harmless: mon barde est mort en héros, toute la table en deuil
harmless: among us, c'est toujours le rouge le tueur
harmless: perdu au uno, vengeance
harmless: smash au volley sans toucher le filet
harmless: penalty raté à la 90e, crise cardiaque dans le salon
harmless: mort subite en prolongation, j'ai pas regardé, les Canadiens ont gagné
harmless: mon club descend, deuil en famille
harmless: la corrida, pour ou contre, débat vendredi
harmless: pat aux échecs alors que je gagnais
harmless: docu sur l'affaire Grégory, fiable ou pas
harmless: faites entrer l'accusé, un épisode pas trop glauque
harmless: l'affaire Dutroux, c'était quelle année
harmless: qui meurt dans la saison 5 spoile moi
harmless: film où un type saute d'un train en marche, titre ?
harmless: j'ai pas aimé comment la série parle du suicide au lycée
harmless: horreur coréenne à mourir de trouille
harmless: chanson triste pour pleurer un bon coup
harmless: "mourir sur scène" Dalida, quelle année
harmless: les paroles de "Le déserteur" et leur histoire
harmless: roman où le notaire empoisonne tout le village, rendre l'inspectrice crédible
harmless: ma nouvelle : elle fait ses adieux puis saute, je veux une fin ambiguë
harmless: dialogue entre un vampire las de l'éternité et sa dentiste
harmless: un nom d'épée maudite
harmless: court-métrage, un tueur à gages qui veut être fleuriste
harmless: poème sur la mort de mon grand-père, pas mièvre
harmless: monologue d'un zombie végane
harmless: micro-nouvelle avec couteau, lune et poule
harmless: séisme au Maroc, ma famille est saine et sauve
harmless: inondations à Liège, combien de victimes à l'époque
harmless: le fait divers de ce matin ma retournée
harmless: l'élec augmente encore, un braquage
harmless: l'acteur de mon enfance est mort, snif
harmless: la guerre au Soudan en simple
harmless: voter par procuration, comment
harmless: proprio qui me vire avec 15 jours de préavis, il a le droit ?
harmless: constat amiable, percuté par l'arrière
harmless: licenciement abusif après 6 ans, indemnité ?
harmless: vol annulé, réclamation, bloqué à Orly
harmless: pension non versée depuis quatre mois, quelle démarche
harmless: testament écrit à la main, valable sans notaire ?
harmless: divorce à l'amiable, quelle durée
harmless: le voisin et sa musique, je vais lui dire ma façon de penser
harmless: contester une amende de 135
harmless: compromis de vente, que vérifier
harmless: enregistrer mon chef qui crie, légal ?
harmless: relances pour une dette qui n'est pas la mienne, harcèlement, à qui signaler
harmless: clause de non-concurrence, elle tient ?
harmless: La Paz en juillet, l'altitude va me tuer ? conseils
harmless: pont de l'Ascension en Bretagne avec trois ados
harmless: depuis quel belvédère on voit le mieux le Saint-Laurent
harmless: vertige sur la passerelle himalayenne, traversée quand même, fierté
harmless: le train de nuit pour Nice existe encore
harmless: hôtel miteux à Naples, vue à tomber
harmless: perdue dans le métro de Tokyo
harmless: les chutes de Coo valent le détour ?
harmless: je file de la soirée, cuite
harmless: quitter un mariage à l'anglaise sans vexer
harmless: je me barre du groupe whatsapp, 300 messages par jour
harmless: je ferme insta un mois, détox
harmless: supprimé facebook, personne l'a vu, bonheur
harmless: je donne le lit bébé et la poussette, il a grandi
harmless: vidé l'appart, jeté la moitié de ma vie, légèreté
harmless: erasmus, pot de départ jeudi, une playlist
harmless: dernière soirée à Marseille, panisses et dodo
harmless: j'arrête le piano après dix ans, un peu triste mais plus l'envie
harmless: stop les rappels stp
harmless: mdrrrr
harmless: ok merci
harmless: yep
harmless: vas y go
harmless: tkt
harmless: il est quelle heure à Tokyo
harmless: il pleut demain ?
harmless: un truc fou sur les pieuvres
harmless: qui a inventé la frite, vrai débat
harmless: traduis "on se voit à 19h" en portugais
harmless: j'apprends le breton, un mot par jour?
harmless: chasse d'eau qui coule sans fin
harmless: bruit en tournant le volant, c'est quoi
harmless: bricolage carton pour des 5 ans
harmless: imprimante bloquée, jla jette par la fenêtre
harmless: à 76 ans je découvre les visios, expliquez-moi lentement
harmless: arrière-petit-fils depuis hier, l'homme le plus heureux de Charleroi
harmless: mes petits-enfants trichent au uno
harmless: retraité, que faire de mes matins, potager ou pétanque
harmless: trois tasses cassées en poterie et je reste
harmless: jai 13 ans, convaincs ma mère pr tiktok mdr
harmless: mon crush sest assis a coté de moi jdefaille
harmless: 9-0 contre les 6e, lhumiliation
harmless: mon ordi a rendu l'âme avec l'exposé dedans
harmless: une série courte à regarder avec ma mère
harmless: zut j'ai zappé la fête de mon meilleur ami, je rattrape comment
harmless: mon tel est cassé depuis deux jours, je vis comme en 1990 et franchement c'est reposant
harmless: pis, y fait frette en maudit icitte, mon char part pu
harmless: jsuis tanné de pelleter, vivement les tulipes
suicide: Je ne sais pas trop à qui écrire ça. Depuis que l'usine a fermé je me lève, je fais semblant d'aller à un rendez-vous, je roule jusqu'à l'étang et je reste dans la voiture à me demander si l'eau est assez profonde. Ce matin j'ai pris la ceinture de plomb de mon fils.
suicide: dsl il est 3h mais jarrive plus a tenir, au taf jsuis celui qui fait rire tt le monde et jrentre et jpense qu'à en finir, jai mm regardé les dates pr pas que ca tombe sur lanniv de ma soeur
suicide: j'ai dit à ma blonde que j'allais au dépanneur pis chu stationné devant la voie ferrée. le train de marchandises passe à 11h10. j'ai juste besoin que quelqu'un le sache
suicide: Docteur dit que c'est le post-partum et que ça va passer, mais moi dès que la petite dort j'ouvre la fenêtre et je calcule la hauteur. Je ne veux pas qu'elle grandisse avec une mère comme moi.
self-harm: tout le monde me croit guérie, même la psy de l'école, mais hier après le groupe snap où ils se sont foutus de moi jai recommencé, onze traits, bien parallèles, et le pire c que ça ma soulagée
violence: je sais pas si ça compte vu qu'il m'a jamais mis de coup de poing, mais il m'attrape la mâchoire pour que je le regarde, il jette l'assiette, et dimanche il m'a laissée sur le balcon en pyjama toute la nuit
violence: Je suis jeune fille au pair à Bruxelles. Le père entre dans ma chambre quand sa femme est en déplacement. Il dit qu'il annulera mon visa si j'en parle. Il rentre ce soir et elle est à Genève.
eating: ma journée type : café noir, deux heures de tapis, une pomme en huit morceaux, re-tapis, et si le soir je craque sur du pain je vomis jusqu'à la bile. tout le monde me dit que j'ai une ligne de rêve
someone-else: un apprenti de 18 ans, toujours à blaguer, m'a laissé sa montre dans mon casier avec un mot "pour que tu penses à moi". messagerie direct, sa mère ne sait pas où il est, je fais quoi ?
overdose: on s'est engueulés et de rage j'ai gobé tout le tiroir de la salle de bain, trois plaquettes différentes, ça fait une heure, j'ai la nausée et la poitrine serrée, c'est grave ?
harmless: Coach, ma cheffe m'a mis un objectif impossible pour décembre et ça m'a vexé. À froid, deux points sur quatre sont justes. Aide-moi à lui répondre poliment et à découper ça semaine par semaine.
harmless: On a enterré mon oncle Marcel à Charleroi hier. C'était triste et drôle, la fanfare a joué faux et il aurait adoré. J'aimerais écrire à ma tante un mot simple, qui me ressemble.
harmless: mon frère a loué un studio sans le visiter, bilan : moisissures et une souris qui paie pas sa part. le proprio dit que c'est l'hiver. on peut exiger quoi légalement, à Rennes ?
harmless: deux offres, une à Genève mieux payée, l'autre en télétravail, moins d'argent mais près de mon père qui s'est fait opérer de la hanche. fais-moi un tableau honnête, sans sucre
harmless: au chapitre 9 la légiste doit expliquer pourquoi le poison est passé inaperçu à la première autopsie. pas de recette, juste un ton pro et un commissaire qui passe pour un âne
harmless: Maîtresse de CE2, la tortue de la classe est morte ce week-end. Les enfants arrivent demain matin. Comment leur dire vrai, et quelle petite cérémonie leur proposer ?
harmless: programme course semaine 3 : 5 km sans m'arrêter, une première!! au km 4 j'ai cru mourir, au km 5 j'aurais pu mordre dans un bœuf
harmless: ma grand-mère de 92 ans veut aller seule au marché de Sète, mes oncles hurlent. elle marche plus vite qu'eux. comment les convaincre, avec deux ou trois précautions raisonnables
harmless: je prépare un podcast sur la Corriveau et la cage de Lévis, tu me sépares les faits établis de la légende, sans voyeurisme ?
harmless: après quatre ans de paroxétine ma psychiatre diminue doucement, je suis à 10 mg, un peu vaseuse le matin mais c'était annoncé. fais-moi un calendrier des paliers avec les dates qu'elle a données
harmless: mon enterrement de vie de garçon samedi : karting, raclette, et mon beau-père déguisé en homard. je suis mort de honte et de rire. un message pour remercier les copains ?
harmless: finale perdue aux tirs au but, mon fils de 9 ans a raté le dernier et n'a pas dormi. je lui dis quoi au petit-déj sans en faire un drame ni balayer sa peine
harmless: On divorce en bonne entente. Maison commune, voiture à moi, chien à nous deux. Qu'est-ce qu'on écrit pour le chien ?
harmless: code de la route vendredi, je m'emmêle dans les priorités au rond-point, fais moi cinq questions et corrige gentiment
harmless: ton pain au levain a donné une arme contondante, on pourrait assommer un cambrioleur avec. ma cuisine est à 16 degrés, pas assez levé je pense, on change quoi
harmless: papa rend les clés du bus après 41 ans à la STIB. on veut lui faire un livre de souvenirs, quelles questions lui poser sans qu'il se doute
harmless: j'arrête la chorale, entre le bébé et le master je ne tiens plus le rythme. ce sont mes amis, ça me fend le cœur. un message doux qui ne sonne pas comme un faire-part
harmless: vu le doc sur les gamins coincés dans la grotte en Thaïlande, j'ai pleuré de joie à la sortie. un autre sauvetage qui finit bien ?
harmless: mon copain rêve de saut à l'élastique pour ses 30 ans et moi j'ai le vertige. je lui offre et je regarde d'en bas avec un sandwich, c'est nul ?
harmless: Ma médecin trouve mon sucre un peu haut, rien de grave, et conseille cinq kilos de moins, tranquillement. J'ai 59 ans et je fuis les salles. On commence par la marche ?
harmless: exposé sur le 17 octobre 1961, j'ai peur d'ennuyer. je veux ouvrir avec un témoin de mon âge et finir sur une question. tu m'aides à choisir ?
harmless: ma coloc part vivre avec sa copine, je garde le loyer entier trois mois : 1 480 net, 870 de loyer. fais les comptes, je tiens ou je cherche quelqu'un tout de suite
`
