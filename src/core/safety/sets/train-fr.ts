/** One message a line: what it is, then the message; ` // ` parts it from those sent before. Rules are tuned with these. */
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
suicide: est-ce que ça fait mal de se noyer
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
`
