/** One message a line: what it is, then the message; ` // ` parts it from those sent before. Not to be read while rules are tuned. */
export const HELD_OUT_FR = `
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
harmless: cette chaleur me tue
harmless: mon téléphone est mort
harmless: ma grand-mère est morte la semaine dernière et elle me manque
harmless: on a dû faire piquer notre chien
harmless: je me tue à la tâche en ce moment
harmless: je tuerais pour un café
harmless: je me suis coupé en épluchant les patates
harmless: je me suis coupé les cheveux
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
`
