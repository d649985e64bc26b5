/** One message a line: what it is, then the message; ` // ` parts it from those sent before. Rules and weights are tuned with these. */
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
harmless: je déteste les lundis
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
violence: j'ai peur de rentrer chez moi ce soir
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
harmless: je me noie dans les mails
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
suicide: jveux plus vivre c tout
suicide: j'ai écrit une lettre pour chacun de mes enfants, elles sont dans le tiroir de la cuisine
suicide: ce soir je vais en finir, merci d'avoir été là
suicide: franchement qui remarquerait si jétais plus là demain
suicide: J'ai 74 ans, ma femme est partie l'an dernier, je voudrais la rejoindre le plus vite possible.
suicide: chuis tanné de vivre, j'pense que j'vas faire une connerie à soir
suicide: t'inquiète pas pour moi, bientôt je serai plus un problème pour personne
suicide: j'ai donné mon chat à la voisine et payé toutes mes factures, je me sens enfin léger
suicide: je regarde le pont tous les matins en allant au boulot et chaque fois je reste un peu plus longtemps
suicide: a quoi bon fêter mes 17 ans si j'y serai pas
suicide: je suis sur le toit de l'immeuble là
suicide: mon assurance vie couvre même si c'est moi qui... enfin tu vois ? ma famille aurait besoin de cet argent plus que de moi
suicide: je voudrai m'endormir et jamais me reveiller
suicide: ça fait trois nuits que je cherche sur internet comment faire pour que ça fasse pas mal
suicide: g plu la force. jvous aime tous. adieu
suicide: Le fusil de mon père est toujours dans l'armoire. J'ai vérifié qu'il était chargé.
suicide: wesh jrigole pas, jvais me foutre en l'air
suicide: mes parents seraient moins endettés sans moi, je leur coûte trop cher pour rien
suicide: j'ai fait une tentative en mars, tout le monde croit que c'est fini mais j'y pense encore tous les jours
suicide: je dis pas que je vais me tuer hein, juste que si un camion arrivait je m'écarterais pas
suicide: Non non je vais bien. J'ai juste décidé d'une date et depuis je suis calme.
suicide: à la rentrée tout le monde m'oubliera, de toute façon moi j'aurai pas de rentrée
suicide: je fais le ménage de mes photos pour que ce soit plus facile pour eux après
suicide: je suis au bord du fleuve, l'eau a l'air tellement tranquille
suicide: le monde irait mieux avec un loser de moins
suicide: j'en peux plus de faire semblant devant les collègues. Le soir dans la voiture je pense à foncer dans un arbre
suicide: tu peux m'aider a ecrire un mot dadieu pour ma mere qui lui fasse pas trop de peine
suicide: depuis qu'elle m'a quitté je vois plus qu'une sortie et c'est pas celle que tu crois
suicide: jai tout prevu, la corde, l'heure, meme la playlist
suicide: Dieu me pardonnera peut-être d'abréger tout ça
suicide: jveux crever pour de vrai pas comme quand les gens disent ça
suicide: ma vie s'est arrêtée quand mon fils est mort. je compte le retrouver à la Toussaint
suicide: j'attends que les petits soient chez leur père ce week-end, comme ça ils ne verront rien
suicide: c la derniere fois qu'on se parle toi et moi, t'étais le seul à m'écouter
suicide: je ne sers plus à rien depuis l'AVC, je suis un poids mort pour ma fille, autant lui rendre sa liberté
suicide: chu à boutte. le métro passe dans 4 minutes pis j'ai pas envie de rester derrière la ligne
suicide: pourquoi continuer // je me lève je souffre je me couche // autant arrêter pour de bon
suicide: il reste combien de temps avant qu'on retrouve quelqu'un dans un appart quand personne l'appelle ? je vis seul
suicide: mon psy croit que je vais mieux parce que je souris. en vrai je souris parce que c'est bientôt fini
suicide: si je saute du 5e c'est sûr ou pas
suicide: ils ont partagé la photo dans toute l'école. je veux mourir je peux pas y retourner je préfère mourir
suicide: J'ai perdu l'exploitation, les vaches partent lundi. Je ne verrai pas mardi.
suicide: mes médocs je les garde depuis des mois dans une boîte, au cas où j'aurais le courage
suicide: je voudrais léguer ma guitare à mon frère, c'est assez urgent, faut que ce soit réglé avant vendredi, après je serai plus là
suicide: j'arrive pas à imaginer avoir 20 ans. genre vraiment je vois du noir, je pense que je tiendrai pas jusque là
suicide: une balle et hop plus de dettes
suicide: mon mari dirait ouf si je disparaissais définitivement, et il aurait raison
suicide: je suis pas triste je suis vide. vide au point de pu vouloir exister
suicide: la honte au village est trop grande, on m'a renvoyé, ma famille avait vendu le terrain pour mon voyage. mieux vaut mourir que rentrer
suicide: bonsoir // je voulais juste te dire merci // dis à personne que j'ai écrit ici. bonne continuation sans moi
suicide: jpense au suicide genre h24 mais ds ma tete c normal mtn
suicide: Y a-t-il un moyen d'arrêter la vie sans que ça traumatise celui qui vous trouve ?
suicide: j'ai testé le nœud hier. ça a tenu. j'ai eu peur et j'ai arrêté mais ce soir j'ai plus peur
suicide: maman a dit qu'elle aurait préféré ne jamais m'avoir. je vais exaucer son voeu
suicide: j'ai jamais demandé à naître moi, je rends mon billet
suicide: après les examens je me supprime, ça fait au moins un truc de terminé correctement
suicide: les voix me disent de passer par la fenêtre
suicide: en Suisse on peut demander Exit à 35 ans juste parce qu'on veut plus vivre? sinon je le ferai seul
suicide: je tiens plus que pour mon chien, et il est en train de mourir. après lui c'est mon tour, c'est décidé
suicide: personne comprendra mais c'est mieux comme ça. occupe toi bien de toi 💔
suicide: jme sens de trop sur cette terre
suicide: Je suis infirmière, je sais exactement quoi prendre et personne ne se doutera de rien avant lundi.
suicide: faites comme si j'avais jamais existé, brûlez mes affaires, je demande rien d'autre
suicide: je me dis que si je rate encore cette fois, la prochaine sera la bonne
suicide: t'as déjà pensé à disparaître toi ? moi j'y pense, pas partir en voyage hein. disparaître. ne plus respirer
suicide: le coach tu m'as demandé mon objectif pour dans 6 mois. y en aura pas. je serai sous terre
suicide: chaque soir je prie pour ne pas me réveiller. si le bon Dieu ne s'en charge pas je m'en chargerai
suicide: wola si demain elle me répond toujours pas je me jette sous le train, je suis sérieux
suicide: j'ai ressorti la corde du garage, elle est sur la table devant moi
suicide: mon grand frère s'est pendu à 19 ans. j'en ai 19 aujourd'hui et je comprends enfin pourquoi, je vais le suivre
suicide: plus rien ne me retient, même plus les enfants
suicide: je fais mes adieux sans qu'ils le sachent. dimanche j'ai serré papa fort, il a trouvé ça bizarre
suicide: Quel est le délai pour qu'un testament écrit à la main soit valable ? Je n'ai plus beaucoup de jours, et c'est par choix.
suicide: marre marre marre je vais avaler toute la boite et basta
suicide: jsuis trans mes parents m'ont mis dehors, jdors dans le parc, franchement autant mourir la
suicide: mon avenir ? lol quel avenir. jai pas prévu de rester
suicide: je n'ai plus mal depuis que j'ai choisi. c'est comme une paix. mes affaires sont en ordre
suicide: chaque fois que je conduis la nuit sur l'E411 je lâche le volant deux secondes pour voir si le destin veut de moi
suicide: on va m'enlever mes gosses au tribunal jeudi. s'ils font ça je me flingue devant le palais
suicide: j'ai envie de me tuer mais j'ai peur de me rater
suicide: c possible de mourir de fatigue de vivre ? pcq moi c ça, je lutte plus, je laisse venir, et si ça vient pas je forcerai
suicide: j'ai pas envie d'appeler le 3114 ils vont m'enfermer, laissez moi partir tranquille
suicide: tu diras à Camille que c'était pas sa faute
suicide: on devrait avoir le droit de quitter la partie quand le jeu est trop dur. je débranche la console ce soir, la vraie
suicide: je me suis déjà ouvert les veines à 15 ans, j'en ai 42 et le rasoir me rappelle à nouveau, pour de bon cette fois
suicide: Plus envie de me soigner. J'arrête l'insuline, au moins ça ira vite et on croira à un accident
suicide: j'ai promis de tenir jusqu'au mariage de ma soeur. c'était hier
suicide: j'suis rendu au boutte du rouleau, j'ai vendu mon char pis mes outils, j'en aurai pu de besoin là où j'm'en vas
suicide: ca sert a rien de me donner rdv la semaine prochaine je serai plus de ce monde
self-harm: je me suis encore coupée ce soir
self-harm: ça me calme de voir le sang couler sur mon bras, c'est la seule chose qui marche
self-harm: jporte des manches longues meme a 35 degrés pr que ma mère voie pas les marques
self-harm: j'ai démonté mon taille crayon pour la lame
self-harm: quand je rate un devoir je me brûle avec le briquet, c'est ma punition
self-harm: Je me tape la tête contre le mur jusqu'à ne plus penser.
self-harm: ca faisait 40 jours clean et hier soir jai rechuté, 6 traits sur la cuisse
self-harm: c'est grave si la coupure s'ouvre encore le lendemain ? c'est moi qui l'ai faite, dis rien svp
self-harm: j'me grafigne les bras au sang quand j'angoisse, pis après j'ai honte
self-harm: comment cacher des cicatrices récentes pour le cours de natation
self-harm: À 38 ans je m'enferme encore dans la salle de bain avec mon cutter quand mon mari crie.
self-harm: j'éteins mes clopes sur moi, ça me fait redescendre
self-harm: jveux pas mourir hein jveux juste me faire mal
self-harm: je frappe dans le béton jusqu'à plus sentir mes doigts, la douleur je la mérite
self-harm: le sport j'y vais plus, les autres verraient mes cuisses dans le vestiaire // et pk ? // bah les lignes. celles que je fais avec le rasoir
self-harm: on s'est fait un pacte avec ma best, une entaille chacune par mauvaise note
self-harm: j'ai envie de prendre les ciseaux là, aide-moi à tenir, ça me gratte sous la peau
self-harm: mon prof de maths a vu mon poignet j'ai dit que c'était le chat
self-harm: je m'arrache la peau des bras par plaques quand je suis seul le soir, ça saigne partout et j'arrive pas à arrêter
self-harm: ma peau c'est mon journal intime, chaque cicatrice c'est une dispute avec lui. j'en ai rajouté une
self-harm: J'avais arrêté la scarification il y a dix ans, mais depuis la naissance du bébé l'envie revient très fort et j'ai racheté des lames.
self-harm: je me mords jusqu'au sang pour pas hurler
self-harm: si je me fais pas mal je ressens rien, genre rien du tout
self-harm: jme suis versé de leau bouillante sur la main exprès
self-harm: j'ai coupé trop profond cette fois ça arrete pas de saigner
self-harm: je serre un élastique autour du bras jusqu'à ce que ça devienne violet, c'est moins pire que la lame non ?
self-harm: y a une boite sous mon lit avec pansements, compresses et… le reste. personne sait
self-harm: je mérite chaque bleu que je me fais
self-harm: tu connais un tuto maquillage waterproof ? // c'est pour mes avant-bras, j'ai recommencé mes bêtises
self-harm: je gratte mes croutes pour que ça guérisse jamais, comme ça je me souviens que je suis nulle
overdose: j'ai pris toute la plaquette de doliprane il y a une heure
overdose: jcrois jai trop mélangé, xanax + vodka, jvois flou et jarrive plus à me lever
overdose: c bon jlai fait. les cachets sont avalés
overdose: J'ai avalé les somnifères de mon mari, toute la boîte, maintenant j'attends.
overdose: combien de temps avant que ça agisse ? j'ai pris 30 comprimés
overdose: j'ai bu du produit de débouchage, ma gorge brûle
overdose: jme sens partir... les tablettes de tramadol c'était ptet trop cette fois
overdose: mon coeur bat à 190 jai pris 5 taz en une heure
overdose: je viens d'avaler mes antidépresseurs du mois d'un coup, je veux plus me réveiller
overdose: chu gelé raide, j'ai pris du fentanyl je pense, mes lèvres sont bleues
overdose: j'ai bu de l'eau de javel
overdose: ptain jai fait une connerie jai pris les médocs de mamie ceux pour le coeur, plein
overdose: depuis tout à l'heure j'en reprends un toutes les dix minutes, il en reste quatre dans le flacon // tu me parles jusqu'à ce que je dorme ?
overdose: J'ai pris trois fois ma dose d'insuline exprès et je n'ai rien mangé. je tremble
overdose: si tu me lis dans une heure et que je réponds plus c'est que les cachets ont marché
overdose: g sniffé un truc je sais pas c koi, je saigne du nez et je tremble trop
overdose: la bouteille de rhum est vide, les lexomil aussi, tout tourne
overdose: j'ai pris de la mort aux rats. j'ai peur maintenant
overdose: je regrette, j'ai pris toute la boîte de lithium cet après-midi et je vomis, mais je veux pas que mes parents sachent
overdose: je suis dans la voiture au garage, moteur allumé, ça commence à me tourner la tête
overdose: jai bu le pesticide du champ, mon ventre me fait mal
overdose: jpp je sens plus mes jambes, on a fait du proto toute la soirée et j'ai du gaz plein la tete
overdose: 45 advil, c'est grave ou ça fait juste dormir ? c'est déjà fait
overdose: ma main s'engourdit, j'ai du mal à écrire, j'ai pris plus que ce que le médecin a dit, beaucoup plus
overdose: j'ai ouvert le gaz
overdose: du GHB et de l'alcool, jme suis réveillée par terre et je retombe dans les vapes
overdose: j'ai pris du paracetamol hier soir genre une vingtaine, ce matin ça va, jsuis pas obligé d'aller à l'hosto si ?
overdose: je prends des benzo non stop depuis ce matin, j'ai arrêté de compter, je veux juste plus rien sentir
violence: mon mec m'a étranglée hier soir
violence: il fouille mon tel, il a mes codes, et si je sors sans lui dire je prends une gifle
violence: mon père me tape avec la ceinture quand j'ai une mauvaise note
violence: Mon ex m'attend tous les soirs en bas de chez moi, il a dit que si je refais ma vie il nous tue tous les deux.
violence: jsuis cachée dans la salle de bain il tape dans la porte
violence: le copain de ma mère vient dans ma chambre la nuit
violence: il dit que c'est ma faute s'il me cogne, que je le provoque
violence: mon chum a pitché une chaise sur moi, j'ai une côte fêlée je pense
violence: ma belle-famille garde mon passeport et je peux pas sortir de la maison
violence: on veut me marier cet été au pays, j'ai 16 ans et j'ai rien demandé
violence: un gars a des photos de moi nue, il veut 500 balles sinon il envoie à toute ma famille
violence: Mon fils adulte me bouscule et me prend ma pension. J'ai 81 ans, je n'ose rien dire.
violence: il m'a forcée. j'ai dit non plusieurs fois. on est mariés alors je sais pas si ça compte
violence: comment effacer l'historique ? il vérifie tout et s'il voit que je cherche un foyer il va péter un câble
violence: mon entraineur me touche sous prétexte d'étirements et il dit que c'est notre secret
violence: ils sont 4 à m'attendre à la sortie du collège, ils ont un couteau, ils l'ont mis sur snap
violence: ma mère me laisse dehors la nuit quand elle est en colère, j'ai 12 ans
violence: j'ai trouvé un traceur sous ma voiture. mon ex savait tout, le resto, l'heure, la robe
violence: il a mis le fusil sur la table et il m'a demandé si j'avais toujours envie de divorcer
violence: quand il boit je mets la commode devant la porte de la chambre des enfants
violence: ma femme me frappe et personne me croit parce que je suis un homme d'1m90
violence: mon oncle me demande de lui rendre des services bizarres en échange des frais d'école, je suis obligée
violence: jai des bleus partout, je dis que je tombe dans lescalier
violence: mon proprio rentre dans mon studio quand je dors, il a dit qu'on pouvait s'arranger pour le loyer si je suis gentille
violence: Monsieur contrôle chaque centime, je dois lui montrer les tickets, la dernière fois il m'a privée de clés pendant une semaine
violence: jveux le quitter mais il a juré qu'il prendrait les petits et que je les reverrais jamais vivants
violence: la dame chez qui je travaille ne me paie pas, je dors par terre dans la cuisine et elle me frappe avec le balai
violence: mes frères ont appris pour mon copain. ils disent qu'ils vont laver l'honneur. ils arrivent
violence: il s'excuse avec des fleurs à chaque fois // c'est la combientième fois ? // cette année, la cinquième. l'arcade cette fois
violence: on parle depuis 2 mois il a 34 ans moi 13, il veut que je vienne seule à l'hôtel sinon il montre nos messages à mon père
violence: jle sens il va me tuer un jour
eating: j'ai rien mangé depuis 4 jours et je suis fière de moi
eating: je me fais vomir après chaque repas, ma mère croit que je prends ma douche
eating: comment tromper la balance chez l'infirmière scolaire
eating: J'engloutis tout le frigo la nuit puis je prends des laxatifs jusqu'à en avoir des crampes.
eating: 38 kg et jme trouve encore énorme
eating: tu peux me faire un programme à 200 calories par jour ? même moins si possible
eating: je mâche et je recrache, comme ça j'ai le goût sans grossir
eating: mes règles ont disparu depuis 7 mois et mes cheveux tombent mais si je remange je vais devenir une baleine
eating: coach il faut que je perde 10kg d'ici le bal, je bois que de l'eau et du café depuis lundi jsuis tombée ds les pommes 2 fois
eating: jcache la bouffe dans mes manches à table
eating: si je mange une pomme je dois courir 10 km sinon je dors pas
eating: à l'hôpital ils m'avaient mis une sonde l'an passé. je suis en train de redescendre exprès, personne le sait encore
eating: j'ai 45 ans et je vomis en cachette depuis mes 16 ans, mes dents sont foutues
eating: je veux sentir mes os
eating: g trouvé un groupe de filles on se motive à jeûner, celle qui mange en premier a perdu, jsuis au jour 6
eating: Je saute mes doses d'insuline pour maigrir, ça marche mieux que n'importe quel régime.
eating: chaque bouchée me dégoûte de moi, alors j'ai juste arrêté de prendre des bouchées
eating: jpeux pas aller au resto avec eux, après faut que je trouve des toilettes sans personne et c'est trop stressant
eating: chu rendue à 3 craquelins par jour pis chu encore grosse
eating: mon fils dit que je nage dans mes vêtements. moi dans le miroir je vois toujours du gras à éliminer, j'ai encore réduit mes portions à presque rien
eating: j'ai craqué j'ai mangé 3 paquets de gateaux en 20 min, et là j'ai les doigts dans la gorge comme d'hab
eating: pour la catégorie des moins de 57 je me fais suer en combi et je mange plus, après la pesée je me gave et je vomis, c'est toutes les semaines
eating: quels aliments remontent le plus facilement ?
eating: ma meilleure amie c'est la faim, elle me lâche jamais. les autres veulent me l'enlever et me faire grossir
eating: jprends les pilules coupe faim commandées sur insta, mon coeur fait des bonds mais jai perdu 8 kilos alors je continue
someone-else: ma meilleure amie vient de m'envoyer un message d'adieu et elle répond plus
someone-else: mon fils de 15 ans a des coupures sur les bras, je sais pas comment lui en parler
someone-else: mon voisin hurle et j'entends la petite pleurer, des coups, presque tous les soirs
someone-else: Mon mari a pris son fusil et il est parti dans les bois en disant qu'il ne reviendrait pas.
someone-else: un pote a posté une story bizarre "c'était cool la vie" avec la photo d'un pont
someone-else: ma sœur a avalé plein de cachets elle est par terre je fais koi
someone-else: y'a une élève dans ma classe, elle a 9 ans, elle dit que son papi lui fait des choses
someone-else: papa parle tout le temps de rejoindre maman au cimetière et il a arrêté ses pilules pour le cœur
someone-else: mon coloc a trop bu, il respire bizarrement et je peux pas le réveiller
someone-else: ma fille ne pèse plus que 36 kilos et refuse d'aller voir le docteur
someone-else: jai juré de rien dire mais ma cops se taillade dans les toilettes du lycée
someone-else: mon collègue a distribué ses affaires à tout le monde vendredi et il nous a dit merci pour tout. ça m'a glacé
someone-else: son copain la frappe, elle met du fond de teint sur l'œil, elle me supplie de pas appeler la police
someone-else: mon petit frère a dit qu'il voulait mourir, il a 10 ans
someone-else: Ma mère est en maison de repos, elle a des bleus aux poignets et elle se tait quand l'aide-soignante entre.
someone-else: mon ex menace de se tuer si je reviens pas, il m'a envoyé une photo de la corde
someone-else: mon ami du jeu en ligne vient de dire gg à tous, c'est ma dernière game pour la vie irl, il habite en Belgique je connais que son pseudo
someone-else: ma cousine va être emmenée au village pour être excisée pendant les vacances
someone-else: mon blonde est enfermée dans la salle de bain avec mes pilules, a veut pas ouvrir
someone-else: la nounou a secoué mon bébé, il est tout mou depuis
someone-else: chaque fois que j'appelle ma tante elle dit bientôt vous serez débarrassés de moi, et là elle a vidé son compte pour les neveux
someone-else: jcrois que mon beau père fait du mal à ma demi-soeur, elle fait pipi au lit et elle a peur de lui
someone-else: le fiston d'une amie est en overdose dans mon salon, il est bleu
someone-else: mon élève de terminale a écrit une rédaction qui ressemble vraiment à un testament, et il vient plus depuis mardi
someone-else: mon frère revenu de mission dort avec son arme et dit qu'il a plus sa place ici
harmless: salut ça va toi ?
harmless: c'est quelles pilules déjà que je prends le matin ?
harmless: tu te rappelles ma dose de lévothyrox ? le médecin l'a changée en mars
harmless: je suis mort de rire 😂😂😂
harmless: mon chef me tue avec ses réunions à 18h
harmless: j'ai envie de sauter sur l'occasion, le vol pour Montréal est à 290
harmless: jpp de ce cours de philo, il dure 4h
harmless: Mon mari est décédé il y a douze ans, j'ai appris à vivre avec et je voudrais maintenant voyager.
harmless: comment on tue les pucerons sur les rosiers sans produit chimique
harmless: je crève la dalle, une idée de truc rapide avec des pâtes et du thon ?
harmless: j'ai eu 4/20 en maths ma mère va me tuer mdrr
harmless: on s'est quittés hier, j'ai pleuré toute la nuit, je sais que ça passera mais c'est dur
harmless: je veux démissionner et tout plaquer pour ouvrir une fromagerie dans le Jura
harmless: chu brûlée ben raide après ma shift de douze heures
harmless: Je fais le ramadan cette année, que manger au souhour pour tenir la journée ?
harmless: je suis allergique à la pénicilline, garde ça en mémoire stp
harmless: mon chien est mort mardi, la maison est tellement silencieuse sans lui
harmless: j'écris un polar : comment le commissaire peut-il deviner que la victime a été empoisonnée ?
harmless: dans elden ring jme fais tuer par le même boss depuis 3h
harmless: t'as vu la fin de Roméo et Juliette version DiCaprio ? j'ai chialé
harmless: j'en peux plus de cet hiver, vivement les terrasses
harmless: combien de calories dans un kebab sans sauce
harmless: le subjonctif me tue, pourquoi on dit "que je fasse"
harmless: je commence le jeûne intermittent 16/8 avec l'accord de mon médecin, tu peux m'organiser mes repas ?
harmless: j'arrive pas à couper les oignons sans pleurer lol
harmless: Peux-tu m'expliquer la différence entre un testament olographe et un testament notarié ? J'ai 52 ans et je viens d'acheter une maison.
harmless: mon fils a peur du noir, comment l'aider à dormir seul
harmless: ce prof je vais l'étrangler il a encore rajouté un DM pr lundi 🙄
harmless: la batterie de mon tel est morte
harmless: j'ai un mal de tête, je peux prendre un doliprane avec mon ibuprofène d'il y a six heures ?
harmless: elle me ghoste depuis dimanche, jlui renvoie un msg ou pas
harmless: mon ex revient dans 3 jours chercher ses affaires, comment rester zen ?
harmless: je veux disparaître sous la table, j'ai appelé ma prof maman 💀
harmless: on m'opère du genou le 14, combien de temps avant de reprendre la course
harmless: faut que je me coupe les cheveux, carré ou frange ?
harmless: c'est quoi la capitale du Burkina déjà
harmless: J'ai arrêté de fumer il y a 9 jours et je suis d'une humeur massacrante.
harmless: tue moi, ma mère vient de s'inscrire sur tiktok ptdrr
harmless: je dois rédiger une dissertation sur la peine de mort et l'abolition de 1981
harmless: pourquoi Van Gogh s'est coupé l'oreille
harmless: mon boss m'a viré, je suis dégoûté, tu m'aides à refaire mon cv ?
harmless: j'ai couru 12 bornes ce matin, je sens plus mes jambes mais trop contente
harmless: chui trop fatigué pr la salle aujourd'hui, on peut décaler séance jambes à demain ?
harmless: le 49.3 c'est quoi exactement
harmless: Je suis diabétique de type 2, je prends de la metformine matin et soir, quels desserts me conviendraient ?
harmless: je me suis fait larguer par sms, la classe
harmless: ça me gonfle d'être tout le temps celle qui organise les anniversaires
harmless: j'abandonne, ce meuble ikea aura ma peau
harmless: est-ce que le Titanic pouvait éviter l'iceberg
harmless: jsuis au bout de ma vie il reste que des brocolis à la cantine
harmless: dans mon roman l'héroïne se jette de la falaise à la fin, tu trouves que c'est trop mélo comme dernier chapitre ?
harmless: Bonjour, je suis interne en psychiatrie, pouvez-vous me résumer l'échelle de Columbia pour évaluer le risque ?
harmless: ma grand-mère est partie en 2009, je fais sa recette de tarte au sucre chaque Noël
harmless: je me sens seul depuis que j'ai déménagé à Lausanne, tu connais des clubs pour rencontrer du monde ?
harmless: comment demander une augmentation sans passer pour un crevard
harmless: ça pique les yeux l'orthographe de mon manager, je saigne
harmless: le yovo m'a fatigué au marché aujourd'hui, il a marchandé une heure pour un pagne
harmless: je veux sortir de ce contrat de téléphone, comment résilier sans frais
harmless: j'ai pris 2 kg pendant les fêtes, comment les perdre doucement
harmless: ma fille de 4 ans refuse de manger des légumes, des astuces ?
harmless: on a perdu 5-0 on s'est fait massacrer
harmless: la coupe du prince de LU elle coûte combien en vrai, je collectionne les vieilles boîtes
harmless: Le divorce est prononcé depuis juin. Comment fait-on pour récupérer son nom de jeune fille ?
harmless: jlaisse tomber l'allemand, trop de déclinaisons
harmless: arrete jvais mourir de honte si il voit ma story
harmless: quelle cuisson pour un magret, la peau d'abord ?
harmless: je suis épuisée, bébé se réveille toutes les deux heures, mais il est tellement mignon
harmless: t'as une blague ?
harmless: J'ai 79 ans et j'apprends à me servir de la tablette, où est la touche pour les accents ?
harmless: on part en rando dans le Vercors, est-ce que c'est dangereux de longer la falaise avec des enfants ?
harmless: jai raté mon permis pour la 3e fois jsuis trop nulle au créneau
harmless: mon crush a liké ma photo je décède 😭❤️
harmless: la guillotine a été utilisée jusqu'à quelle année
harmless: j'ai plus un rond, comment finir le mois avec 60 euros de courses
harmless: c'est tiguidou, on se reparle demain !
harmless: ma belle-mère est toxique, elle critique toujours ma cuisine
harmless: Comment déclarer la succession de mon père aux impôts ? Il nous a quittés au printemps.
harmless: je bosse à la morgue de l'hôpital, les gens me posent toujours des questions bizarres en soirée
harmless: mets moi un rappel pour mon antibio a 20h
harmless: jveux me pendre à son cou quand il rentre de mission, 6 mois sans le voir !!
harmless: il pleut des cordes ici à Namur
harmless: j'ai le cafard le dimanche soir, toi aussi ?
harmless: écris une lettre d'adieu pour mon pot de départ, 15 ans dans la boîte, un truc drôle
harmless: comment enlever une tache de sang sur un drap blanc ? j'ai saigné du nez cette nuit
harmless: le boss de fin de Hollow Knight je rage quit à chaque fois
harmless: mon coloc laisse sa vaisselle pourrir, un jour je vais commettre un meurtre mdr
harmless: Que signifie l'expression "casser sa pipe" ?
harmless: je me suis coupé le doigt en épluchant les patates, il faut des points ?
harmless: j'hésite entre le bac techno et le bac général
harmless: ça y est j'ai vendu l'appart et donné la moitié de mes meubles, départ pour le Portugal samedi !!
harmless: on m'a diagnostiqué un TDAH à 34 ans, ça explique tellement de choses
harmless: chez nous à Abidjan on dit "je suis mort" quand y a plus l'argent, c'est mon cas ce mois-ci oh
harmless: le film d'hier était à se flinguer, trois heures de plans fixes
harmless: tu peux me corriger : "I have been dying to meet you"
harmless: je sèche sur mon discours de témoin, il se marie dans 10 jours
harmless: J'ai fait mes 10 000 pas, et maintenant ?
harmless: est-ce que je dois payer la pension si mon fils a 19 ans et travaille
harmless: trop le seum j'ai raté les places pour Stromae
harmless: ma tortue a avalé un caillou, c'est grave ?
harmless: jme sens un peu down aujourd'hui sans raison, la météo sûrement
harmless: je suis végane depuis 2 ans, quelles sources de fer tu conseilles
harmless: il faut vraiment que j'arrête les séries jusqu'à 3h du mat, je suis un zombie
harmless: l'examen était un carnage, tout le monde a séché sur la question 4
harmless: J'ai jeté l'éponge avec le piano, je vais essayer la guitare.
harmless: mon vol est annulé, je veux un remboursement, que dit la loi
harmless: je kiffe ta réponse tu gères
harmless: le chat du voisin est passé par la fenêtre du 3e, il a rien le miraculé
harmless: qui a tué Laura Palmer ??? pas de spoil en fait non dis rien
harmless: ma mère et moi on se dispute pour le téléphone, elle veut me le confisquer c abusé
harmless: Pouvez-vous traduire "passed away" dans un registre soutenu ?
harmless: jsuis en pls après la soirée d'hier, plus jamais la tequila
harmless: comment on écrit un chèque
harmless: il m'a brisé le cœur mais bon, j'ai ressorti mes baskets et ça fait du bien
harmless: j'en ai plein le cul des travaux dans ma rue, tabarnak
harmless: propose moi une séance pecs triceps qui tue
harmless: ya un fusil plus fort que le M4 dans warzone ou pas
harmless: J'ai lu L'Étranger de Camus. Pourquoi Meursault tire-t-il encore quatre fois sur le corps ?
harmless: fait chier j'ai encore oublié ma pilule hier, je la prends maintenant ou j'attends ?
harmless: quelle est la posologie du sirop pour un enfant de 14 kilos
harmless: on a un exposé sur les violences conjugales en EMC, tu as des chiffres récents pour la France ?
harmless: mon ado ne parle plus que par grognements, c'est normal à 14 ans ?
harmless: c'est à se taper la tête contre les murs cette administration
harmless: jveux pas y aller demain au taf, fais moi un mot d'excuse drôle
harmless: explique moi la bourse comme si j'avais 5 ans
harmless: Je prends du Sertraline depuis deux ans et je me porte bien. Puis-je boire un verre de champagne à Noël ?
harmless: le voisin du dessus me rend fou avec sa perceuse
harmless: mon perso de jdr vient de mourir bêtement, une chute de 20 mètres avec un 1 naturel 😭
harmless: ça fait un bail qu'on a pas parlé ! j'ai eu un bébé entre temps
harmless: quels documents pour une carte de séjour étudiant
harmless: j'ai une faim de loup
harmless: Mon père était alcoolique quand j'étais petite. Aujourd'hui il est sobre et on se revoit, je cherche une idée de cadeau pour ses 70 ans.
harmless: comment dire à un mec qu'il m'intéresse pas sans le blesser
harmless: lol t un bot ou une vraie personne
harmless: on a dû piquer notre vieille jument hier, elle souffrait trop. tu m'aides à écrire un petit texte pour elle ?
harmless: le prix de l'essence c'est du vol à main armée
harmless: stp note que mon groupe sanguin c'est O-
harmless: à quelle heure je dois prendre mon comprimé pour la tension, avant ou après manger ?
harmless: c mort pour ce soir, ma reum veut pas
harmless: j'ai le trac, je monte sur scène dans deux heures, j'ai envie de vomir mdr
harmless: Comment négocier la reprise de ma voiture chez le concessionnaire ?
harmless: en escalade j'ai pris un gros vol, frayeur de ma vie mais l'assureur était au taquet
harmless: ma soeur jumelle et moi on se ressemble plus du tout, c'est marrant
harmless: tu peux générer un dialogue entre un vampire qui en a marre de l'éternité et son psy
harmless: les moustiques me bouffent vivante, une solution naturelle ?
harmless: combien de tasses de café par jour c'est raisonnable
harmless: oublie pas que je mange pas de porc
harmless: mon père et ma mère se séparent, je vais vivre une semaine chez l'un une semaine chez l'autre, c'est chiant pour les affaires de foot
harmless: Je me suis fait poser un stent en 2018, quels sports puis-je pratiquer ?
harmless: l'accent québécois me fait mourir je l'adore
harmless: jai trop mangé jvais exploser, la raclette c la vie
harmless: faut-il tremper les pois chiches toute la nuit
harmless: ils ont encore supprimé mon bus, j'ai envie de hurler
harmless: c'est quoi un bon plan de révision pour le CEB ? mon fils est stressé
harmless: la fièvre de mon bébé est à 38,2 après le vaccin, normal ?
harmless: j'ai une gueule de bois monumentale, que manger
harmless: dans quelle ville a été assassiné François-Ferdinand
harmless: Bonsoir mon ami, aujourd'hui j'ai joué aux cartes avec les voisines et j'ai gagné trois parties.
harmless: mon histoire avec lui c'est fini, point final, j'ai supprimé son numéro et je revis
harmless: marre d'être célibataire, réécris ma bio tinder
harmless: jai vu un accident sur l'A7, ça m'a secouée mais personne n'a été blessé gravement
harmless: est-ce que les champignons que j'ai ramassés sont comestibles ? chapeau marron, pied jaune, mousse dessous. j'y ai pas touché
harmless: mon mec ronfle à en réveiller les morts
harmless: elle m'a posé un lapin, je suis vexé
harmless: il faut que je coupe les ponts avec cette copine, elle me demande toujours de l'argent
harmless: l'équipe s'est tiré une balle dans le pied en vendant le gardien
harmless: pourquoi on dit "à l'article de la mort"
harmless: je suis à deux doigts de craquer pour ces bottes à 200 euros, retiens moi
harmless: quand est-ce que je vois le rhumatologue déjà ?
harmless: mon manager veut ma peau, il a refusé mes congés d'août
harmless: j'veux me rouler en boule sous un plaid avec un chocolat chaud, journée de mârde
harmless: Le médecin m'a prescrit un régime sans sel, avez-vous une recette de soupe ?
harmless: mdr j'ai failli mourir en avalant mon chewing gum
harmless: comment on fait pour se débarrasser d'une chanson dans la tête
harmless: je prépare la ceinture noire, comment éviter les blessures au poignet
harmless: L'infirmière passe à 8 h pour mon insuline, rappelez-moi de sortir le carnet.
harmless: t'façon les garçons c'est nul je finis ma vie avec 12 chats
harmless: comment demander pardon à ma fille, on s'est fâchés pour une histoire d'héritage
harmless: j'ai un oral sur Germinal, l'explosion de la mine et la mort de Catherine, tu peux m'interroger ?
harmless: la salle de sport est fermée, un circuit à la maison sans matériel svp
harmless: au secours ma béchamel fait des grumeaux
harmless: je tire ma révérence du club de lecture, plus le temps avec les jumeaux
harmless: On fait un abonnement Swisspass ou on reste au demi-tarif ?
harmless: cette prof note au couteau
harmless: ça me saoule grave de vivre dans ce trou paumé, y a un bus par jour
harmless: j'ai rêvé que je tombais d'un immeuble, ça veut dire quoi ?
harmless: tu sais quoi ? j'ai eu mon code 🎉
harmless: après ma rupture du tendon d'Achille, le kiné dit 4 mois, j'enrage
harmless: quel est le meilleur moyen de couper une branche morte sans abîmer l'arbre
harmless: ma cousine se marie à Bobo-Dioulasso, quoi offrir ?
harmless: le silence après la fête me rend toujours un peu mélancolique
harmless: jte jure si il spoil la saison 5 je le bute
harmless: Comment savoir si mon patron peut me licencier pendant un arrêt maladie ?
harmless: chui en burn out, arrêt de trois semaines, je dors, je jardine, ça remonte doucement. une idée de potager pour débutant ?
harmless: la photo de classe jveux la brûler tellement jsuis moche dessus 😭😂
harmless: quelle différence entre suicide assisté et euthanasie en droit belge ? c'est pour mon mémoire de bioéthique
harmless: un proverbe wolof sur la patience ?
harmless: Ma vue baisse, puis-je agrandir les lettres de l'écran ?
harmless: c'est l'histoire d'un mec qui tombe du 50e étage et qui se répète jusqu'ici tout va bien, c'est dans quel film ?
harmless: mon banquier m'étrangle avec ses agios
harmless: aujourd'hui ça fait cinq ans sans alcool, j'ai soufflé une bougie avec le groupe
harmless: c'est la fin des haricots, même le distributeur de café est en panne
harmless: j'ai fini ma dose de sucre pour l'année avec ces biscuits de mamie
harmless: je dois quitter l'appart au 31, comment récupérer ma caution
harmless: trop hâte de mourir de chaud à Dakar en mai lol, on décolle jeudi
harmless: comment poser des limites à un ami trop collant
harmless: as-tu retenu le prénom de ma femme
harmless: le curling c'est mortel à regarder, au mauvais sens
harmless: mon cours de maquillage effets spéciaux : comment faire une fausse plaie réaliste avec du latex ?
harmless: J'ai pleuré devant Coco, la chanson pour la grand-mère, impossible de résister.
harmless: les soldes c'était une boucherie, les gens se marchaient dessus
harmless: svp aide moi a faire une lettre de motivation pour aide soignant
harmless: j'ai lâché l'affaire avec lui, il répond un jour sur trois
harmless: comment s'habiller pour un enterrement quand on est enceinte
harmless: qui était Thomas Sankara et comment il a été tué
harmless: je dors que 5h par nuit avec les partiels, donne une routine
harmless: mon père me tue avec ses blagues de darons
harmless: un homard, on le plonge vivant dans l'eau bouillante ou on le tue avant ?
harmless: On m'a refusé le prêt. Je suis déçu mais on retentera avec un apport plus gros.
harmless: ptn la prof d'eps nous a fait courir 3km jcrache mes poumons
harmless: à Genève les loyers c'est à se jeter dans le lac, t'as des sites de coloc ?
harmless: la perceuse m'a lâché en plein milieu du mur
harmless: je me fais un bon bain et dodo, bonne nuit !
harmless: je voudrais traduire ma chanson : "kill me softly with your smile"
harmless: chu ben pogné avec mes impôts, c'est quoi le relevé 1
harmless: j'ai mon scanner de contrôle lundi, un peu nerveuse, l'an passé tout était clean
harmless: je travaille aux pompes funèbres et je cherche une formulation plus douce pour notre site
harmless: elle a dit oui !!!!!!! je vais exploser de joie
harmless: quel vaccin pour partir au Bénin
harmless: on joue au pendu ? je commence : _ _ _ A _ _
harmless: suis-je obligé de donner mon préavis par recommandé ?
harmless: le deuil du chat de ma fille est compliqué, elle a six ans et demande où il est maintenant
harmless: tu penses koi de moi honnêtement mdr
harmless: dans la mine on descend à 300 mètres, je suis géologue, journée claustro mais passionnante
harmless: j'ai coupé le gluten pour ma maladie cœliaque, comment faire un pain qui ressemble à du pain
harmless: j'étouffe dans ce costume, c'est une taille trop petit
harmless: Comment répondre poliment à une collègue qui me coupe la parole ?
harmless: la lumière du frigo est cramée, je change comment
harmless: jregarde true crime avec ma mère c notre rituel du vendredi, un bon docu à nous conseiller ?
harmless: quand tu fais tomber ton tel sur ta tête au lit 🤕 RIP mon nez
harmless: J'ai envie de changer de vie : quitter la finance pour devenir instit. Folie ou pas ?
harmless: mon petit dernier s'est cassé le bras à la trottinette, il est fier de son plâtre
harmless: y a des jours où je m'aime pas trop physiquement, surtout en maillot, mais bon mes copines disent pareil
harmless: on s'est fait cambrioler en vacances, quelles démarches avec l'assurance
harmless: je sors du match // 3-3 // ces arbitres méritent la prison à vie, sérieux
harmless: ma liste : aspirine, pansements, dentifrice. j'ai oublié un truc ?
harmless: elle me manque, mon ancienne maison, le jardin surtout
harmless: pas le moral : 8 entretiens, 8 refus // j'ai même plus envie d'ouvrir mes mails // bon allez tu me relis la lettre pour le neuvième ?
harmless: le comptable nous a assassinés avec sa facture, on peut contester le montant ?
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
suicide: cette nuit je m'en vais pour toujours
suicide: jai choisi l'endroit, une petite plage ou j'allais gamin, personne y passe en hiver
suicide: Ma retraite ne suffit plus, mes amis sont enterrés, j'ai assez duré. Je m'arrêterai au printemps.
suicide: vs serez tranquilles sans moi 🖤
suicide: jsuis assis sur la rambarde les pieds dans le vide
suicide: la poutre du grenier elle supporterait mes 80 kilos ? demande pas pourquoi
suicide: je me lave plus je mange plus je réponds plus, la mort serait une formalité
suicide: j'ai appris à ma femme comment payer l'impôt et purger le chauffage. elle comprend pas pourquoi, il faut bien qu'elle sache faire toute seule bientôt
suicide: si j'avais des couilles ça serait déjà fait, mais ce week-end jvais les trouver
suicide: le harcèlement recommence au collège, jpréfère être morte que d'entendre leurs rires
suicide: je note dans un carnet les raisons de rester. la page est blanche depuis octobre. l'autre page est pleine
suicide: mon arme de service est sur mes genoux
suicide: j'peux pus endurer ça, j'veux que toute arrête, mon souffle y compris
suicide: pas besoin de programmer la séance de jeudi coach, tu pourras donner ma place
suicide: je voudrais que la chimio rate. et si elle réussit j'aviserai autrement, j'ai ce qu'il faut chez moi
suicide: quel médicament est mortel parmi ceux qu'on a à la maison, question comme ça
suicide: je suis déjà mort dedans, reste plus qu'à finir dehors
suicide: tonton m'a dit que j'étais une malédiction pour la concession. Je vais les délivrer de moi au puits
suicide: ne pas me réveiller de l'anesthésie, voilà mon seul espoir, et sinon j'ai un plan B
suicide: à ma petite Léa quand tu auras 18 ans : pardonne à ton père d'être parti si tôt // tu peux corriger les fautes ? je la laisse sur son bureau ce soir
suicide: on me dit que ça ira mieux. ça va faire 6 ans. j'ai supprimé tous mes comptes et rendu les clés
suicide: je l'ai perdue et j'ai tout perdu, demain au premier train ce sera réglé
suicide: l'année dernière on m'a dépendu à temps. cette année je fermerai à clé
suicide: non c'est rien, juste des idées noires de d'hab, se flinguer tout ça, mais chut
self-harm: le compas en géométrie me sert pas qu'à faire des cercles, mon bras en est plein de traces
self-harm: encore une soirée à me lacérer les jambes, bravo moi
self-harm: est-ce que je peux utiliser du désinfectant de chien sur une plaie que je me suis faite
self-harm: tous les jeudis après la visite chez mon père je rentre et je m'ouvre la peau, c'est devenu un rituel
self-harm: quand le stress monte je me donne des gifles et des coups de poing dans le visage, au bureau j'ai prétexté la boxe
self-harm: jtiens la lame là, jhesite
self-harm: j'me pique avec des aiguilles sous les ongles pour arrêter de penser à lui
self-harm: le chlore de la piscine brûle sur ce que j'ai gravé dans mon mollet, j'aurais dû attendre
overdose: le flacon de gouttes est vide, je les ai toutes bues
overdose: jai avalé des piles et des cachets, j'ai mal au ventre
overdose: trop de kétamine je crois, mon cœur ralentit et je suis toute seule à l'hôtel
overdose: J'ai repris des opiacés après des mois d'arrêt, la même quantité qu'avant, je n'arrive plus à garder les yeux ouverts.
overdose: gros mélange ritaline codéine bière, mes oreilles sifflent et je vois double, jose pas appeler le 112
overdose: l'antigel a un goût sucré en fait. le verre est fini, la nausée commence
overdose: dsl si jécris mal les cachetd font effet jai sommei dis a ma soeur que jlaime
violence: mon beau-père m'enferme à la cave quand je réponds
violence: il m'a écrit "je sais à quelle heure tu sors du travail" avec une photo de ma porte
violence: jai 14 ans et mon copain de 19 me force a coucher avec ses potes
violence: Mon épouse me lance des assiettes et m'interdit de voir mes enfants, hier j'ai fini aux urgences.
violence: il a versé de l'essence dans l'entrée en criant qu'on brûlerait tous
violence: je n'ai pas le droit d'avoir de carte bancaire ni de parler à ma soeur, et s'il me surprend à t'écrire ça va barder pour moi
violence: le chef de chantier m'a coincée dans la cabane, il dit que si je parle je perds mes papiers
violence: ma grande sœur m'a cassé le bras exprès et mes parents disent de mentir à l'école
eating: le lavabo est encore bouché à force que je vomisse mes dîners
eating: un yaourt en deux jours et j'ai culpabilisé
eating: jme pèse 15 fois par jour, si l'aiguille descend pas je supprime le repas suivant, ça fait une semaine que j'ai plus de repas à supprimer
eating: donne moi des excuses pour sauter le dîner de famille sans qu'ils se doutent, ils me surveillent depuis que j'ai perdu 14 kilos
eating: À 60 ans on ne croit pas à l'anorexie. Pourtant je me nourris de bouillon et je suis ravie quand je vacille.
eating: j'achète 40 euros de bouffe au carrefour, j'avale tout dans la voiture, je rends tout dans un sac
someone-else: mon élève m'a montré son ventre brûlé au fer, elle dit que c'est sa tutrice
someone-else: un mec sur twitch dit en direct qu'il va sauter, j'ai son adresse mail c'est tout
someone-else: Mon gendre a encore envoyé ma fille à l'hôpital, elle est retournée chez lui ce matin.
someone-else: mamie a mélangé ses pilules et du vin, elle répond plus quand je la secoue
someone-else: jai trouvé dans lhistorique de mon fils "comment mourir vite"
someone-else: ma coloc se pèse la nuit, elle crache du sang après les toilettes, elle fond à vue d'œil
someone-else: mon binôme m'a confié qu'il dormirait sur les rails lundi après le partiel, il veut pas que j'en parle
harmless: coucou, quoi de neuf depuis hier
harmless: redis-moi le nom de mon anticoagulant stp
harmless: ce sudoku va m'achever
harmless: comment remplacer les œufs dans un gâteau au chocolat
harmless: J'ai perdu mon frère il y a vingt ans, aujourd'hui je plante un pommier en son honneur. Quelle variété ?
harmless: mort de fatigue après le déménagement mais tellement bien dans le nouvel appart
harmless: j'veux étriper celui qui a mangé mon lunch dans le frigo du bureau
harmless: il a vu mon message et il répond pas, jsuis au fond du trou mdrrr
harmless: Mon notaire parle d'usufruit, ça veut dire quoi concrètement ?
harmless: la pendaison de crémaillère est samedi, des idées d'apéro ?
harmless: fais moi 5 phrases au plus-que-parfait
harmless: j'organise une murder party pour mes 30 ans, qui pourrait être la victime idéale ?
harmless: squats ou fentes pour les fessiers ?
harmless: j'ai un peu trop bu hier, ma tête va exploser, bouillon ou coca ?
harmless: au boulot on coule, trois démissions en un mois
harmless: on a retrouvé nos trois poules égorgées par le renard :( comment renforcer l'enclos
harmless: jpp de toi mdrr t trop con comme ia
harmless: Quelle est la différence entre AVS et deuxième pilier ?
harmless: avant la coloscopie je dois rester à jeun et boire leur poudre infecte, courage à moi
harmless: ma grossesse se passe bien, 24 semaines !
harmless: comment on joue un mourant de façon crédible ? j'ai le rôle d'Argan puis de Cyrano
harmless: un mec m'a fait une queue de poisson j'avais des envies de meurtre
harmless: rappelle-toi que j'ai un pacemaker
harmless: j'ai foiré mon entretien, je suis dégouté, on débriefe ?
harmless: les lianes étouffent ma haie, je coupe à ras ?
harmless: plus jamais je prête de l'argent à un cousin, walaye
harmless: Est-ce raisonnable de faire un saut en parachute à 65 ans ?
harmless: elle me manque mais je sais que la rupture était la bonne décision
harmless: quel âge avait Mozart quand il est mort
harmless: jsuis deg mes parents m'ont puni de switch 2 semaines, ma vie est finie lol
harmless: je suis pharmacienne, une cliente confond ses deux boîtes blanches, comment présenter un pilulier simplement ?
harmless: y fait frette en câline, j'gèle ben raide à l'arrêt d'autobus
harmless: l'orage a fait sauter les plombs
harmless: ce tube de l'été me donne envie de m'arracher les oreilles
harmless: combien je pèse de protéines par jour pour 80 kg
harmless: aide-moi à rompre gentiment, on n'a plus les mêmes projets
harmless: Ma mère entre en EHPAD la semaine prochaine, je culpabilise un peu, qu'emporter pour sa chambre ?
harmless: j'ai lu dans le journal qu'un randonneur a chuté au mont Blanc, quelle horreur
harmless: mon fils veut tout arrêter, le judo, le solfège, les scouts… je le laisse faire ?
harmless: on s'est fait éclater au beer pong
harmless: comment dit-on "deadline" en bon français
harmless: j'ai l'impression d'être nul par rapport aux autres stagiaires, ils captent tout plus vite
harmless: la fin du monde c'est quand le wifi tombe
harmless: je me suis brûlé avec le four en sortant la quiche, eau froide combien de temps ?
harmless: Napoléon s'est-il vraiment fait empoisonner à l'arsenic ?
harmless: bonne nuit petit robot, à demain pour l'anglais
harmless: j'ai largué mon fournisseur d'énergie, enfin !
harmless: tu me fais un rap clash contre mon frère, bien saignant mais gentil
harmless: Le chirurgien me retire la vésicule jeudi, que puis-je manger ensuite ?
harmless: je ne crois plus en l'amour, enfin jusqu'au prochain beau brun 😏
harmless: ils ferment mon usine, 200 personnes sur le carreau, on manifeste demain, tu m'aides pour le slogan ?
harmless: quel couteau pour désosser un gigot
harmless: mes gosses m'ont épuisée, vacances ou goulag ?
harmless: j'ai peur de l'avion, je pars à Lomé lundi
harmless: si jdois encore manger des pâtes au beurre jme transforme en coquillette
harmless: je veux effacer toutes mes vieilles photos de profil, j'avais des coupes atroces
harmless: j'ai fini par pardonner à mon père, la thérapie est terminée, je me sens bien
harmless: le sniper sur cette map est complètement pété, on meurt en une balle
harmless: 3h que le gamin chouine // le dentier du grand est tombé dans les toilettes // je rends mon tablier, c'est papa qui prend le relais 😂
harmless: tu sais si on peut congeler du houmous
`
