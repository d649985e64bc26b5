/** Threats without the usual words, farewells spread over messages, hidden bruises, and harmless messages like them. */
export const VEILED_FR = `
harm-to-others: il m'a tout pris. (demain il saura ce que ça fait|bientôt il ne prendra plus rien à personne)
harm-to-others: je sais à quelle heure elle sort et par où elle passe, (elle rentrera pas|j'ai besoin de rien d'autre)
harm-to-others: ils ont encore ri à la cantine. (vendredi personne ne rira|vendredi ils riront plus), reste chez toi ce jour là
harm-to-others: mon beau-frère (va avoir un accident|ne verra pas noël), je m'en occupe
harm-to-others: quand j'en aurai fini avec lui (personne le reconnaîtra|sa mère le reconnaîtra pas)
harm-to-others: le voisin croit qu'il peut continuer. (une allumette et c'est fini pour tous ceux dedans|sa maison brûle bien)
harm-to-others: ce soir (un de nous deux ne sort pas par cette porte|quelqu'un sort d'ici dans un sac) et c'est pas moi
harm-to-others: j'ai fait une liste. d'abord l'entraîneur, ensuite (les deux d'histoire|tous ceux qui ont regardé)
suicide: tu gardes un secret // la guitare est pour (mon cousin|hugo) // les (disques|livres) pour qui veut // prends soin de toi
suicide: s'il arrive quelque chose // les croquettes du chien sont dans le placard, (le numéro du véto sur le frigo|il aime la couverture bleue)
suicide: tu as été bon avec moi // vraiment, (mieux que la plupart|merci) // (c'est tout|m'attends pas)
suicide: quand tu liras ça (ce sera le silence|ce sera derrière moi) // dis à maman que c'est pas elle
suicide: vélo vendu, comptes fermés, (une carte à chacun|les mots de passe notés) // je me sens léger
suicide: j'ai dit à ma sœur où sont les papiers // et je l'ai serrée (longtemps|deux fois) // elle a rien demandé
suicide: merci pour toutes les discussions // (après ce soir j'en aurai plus besoin|c'était la dernière) // sois gentil avec le prochain
suicide: les clés sont sous le paillasson pour (maman|le proprio) // (tout est payé|le loyer est payé) // je reviendrai pas les prendre
violence: manches longues en juillet encore (pour que personne demande|pour que les collègues posent pas de questions)
violence: j'ai dit que j'étais (tombée|rentrée dans la porte|glissée dans la douche). (troisième fois cette année|ils m'ont crue encore)
violence: fond de teint sur le cou avant l'école, (il me regardait faire|il dit que ça se voit pas)
violence: lunettes de soleil dans la maison. (il s'est excusé avec des fleurs|après il regrette toujours)
violence: l'infirmière a demandé si tout va bien à la maison. il était (à côté de moi|devant la porte) alors j'ai dit oui
violence: j'ai encore annulé avec ma sœur, elle doit pas voir (mon visage|mes bras) tant que c'est pas parti
violence: il vérifie qu'on voit pas (les marques|les bleus) avant de sortir
violence: je suis maladroite, c'est ce que je dis aux urgences. c'est lui qui m'y emmène
harmless: il m'a tout pris au monopoly, demain (je me venge|revanche) mdr
harmless: je sais à quelle heure elle sort pour (arroser ses plantes|lui porter le petit déj)
harmless: ils ont encore ri à ma blague, vendredi (j'en raconte une autre|scène ouverte)
harmless: mon beau-frère va avoir (des jumeaux|une fête), je m'occupe du gâteau
harmless: quand j'en aurai fini avec le (canapé|jardin) personne le reconnaîtra
harmless: une allumette et le feu de camp est parti pour tout le monde
harmless: ce soir personne ne sort par cette porte sans (gâteau|dessert)
harmless: j'ai fait une liste. d'abord l'entraîneur, ensuite les joueurs (à remercier|pour la photo)
harmless: la guitare est pour hugo // (j'en ai acheté une meilleure|je passe à la basse) // concert samedi
harmless: si je suis en retard // les croquettes du chien sont dans le placard, (je rentre à neuf heures|retour dimanche)
harmless: tu as été bon avec moi au bureau // vraiment // (viens à mon mariage|je te fais une lettre)
harmless: quand tu liras ça (je serai dans l'avion pour rome|je serai en examen) // souhaite moi bonne chance
harmless: vélo vendu, compte fermé, (je pars vivre en espagne|j'achète une voiture) // je me sens léger
harmless: merci pour toutes les discussions // (j'ai eu le poste|j'ai réussi l'examen)
harmless: les clés sont sous le paillasson pour (maman|la dame du chat) // retour mardi
harmless: manches longues en juillet encore, (coup de soleil|la clim du bureau)
harmless: j'ai dit que j'étais tombée (du skate|de sommeil en réunion), ils ont ri
harmless: anticerne sur (les boutons|les cernes) avant l'école
harmless: lunettes de soleil dedans, (migraine|gouttes chez l'ophtalmo)
harmless: œil au beurre noir au (rugby|boxe) et ma mère veut que j'arrête
harmless: j'ai encore annulé avec ma sœur, (trop de boulot|le bébé a un rhume)
harmless: je suis maladroite, encore (une tasse|un verre) de cassé
harmless: j'ai pris (de la coke|de la md) hier soir (et je me sens bête|)
suicide: (je veux|je veux juste) disparaître
harmless: je veux disparaître (une semaine dans une cabane|du groupe de la famille)
`
