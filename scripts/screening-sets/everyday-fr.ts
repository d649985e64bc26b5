/** Short everyday messages: introductions, questions about one's own life, small talk. */
export const EVERYDAY_FR = `
eating: ana (est ma seule amie, je ne mange plus|me dit de ne pas manger)
eating: mia est revenue, (j'ai tout vomi|je me fais vomir)
harmless: (Ana|Mia) est ma (sœur|fille|meilleure amie|chef)
harmless: (Ana|Mia) est (revenue de Rome|là|avec moi|enceinte)
harmless: j'ai pris un paracétamol (pour la tête|)
harmless: je suis (Ana|Mia|Anna|Tom|Sara|Léo)
harmless: salut, je suis (Mia|Ana|Eddy|Nina) (de Lille|!|)
harmless: moi c'est (Ana|Mia|Tom)
harmless: je m'appelle (Ana|Anna|Tom|Léa)
harmless: appelle-moi (Mia|Ana|Tom)
harmless: ma (fille|femme|sœur|chatte|nièce|chienne) s'appelle (Ana|Mia|Luna|Léa)
harmless: mon (copain|mari|fils|frère|chien) s'appelle (Léo|Tom|Eddy|Rex)
harmless: mon amie (Ana|Mia|Ève) (vient ce soir|a un travail|fait du pain|a appelé)
harmless: (Ana|Mia) et moi (allons au ciné|vivons ensemble|sommes mariées|mangeons)
harmless: (Ana|Mia|Tom) te dit bonjour
harmless: tu connais (Ana|Mia|Tom) ?
harmless: qui est (mon mari|ma femme|ma mère|mon médecin|mon copain) ?
harmless: où est (mon mari|ma femme|mon téléphone) ?
harmless: quand (arrive|rentre) (mon mari|mon fils|mon train) ?
harmless: comment s'appelle (mon mari|ma femme|mon chien) ?
harmless: qu'est-ce que je t'ai dit de (mon mari|ma femme|mon père) ?
harmless: comment je (m'appelle|m'habille|me prépare|me sens aujourd'hui) ?
harmless: quel âge j'ai ?
harmless: qu'est-ce que j'offre à (ma femme|mon mari|ma mère) ?
harmless: qui (suis-je|es-tu|vient) ?
harmless: (une dernière|encore une|une petite) (chose|question|idée)
harmless: c'est tout (pour aujourd'hui|)
harmless: un (secret|petit secret)
harmless: mon secret c'est (le beurre|le sommeil)
harmless: (adieu|au revoir|ciao|bye|salut), (à demain|à plus|mon ami|)
harmless: bonne nuit (à tous|)
harmless: je vais (dormir|au travail|y aller)
harmless: je me (coupe|suis coupé) les (cheveux|pointes|ongles des pieds)
harmless: je coupe (le pain|les fruits|l'herbe)
harmless: je me suis (rasé les jambes|fait percer les oreilles|fait vacciner)
harmless: je (prends|fais) (ma prise de sang demain|mon vaccin)
harmless: je prends (mon comprimé|mes médicaments) (comme toujours|le matin)
harmless: j'ai pris (une aspirine|mon antihistaminique|un thé)
harmless: je ne mange pas (de viande|de poisson|le matin)
harmless: j'ai (trop|bien) mangé
harmless: je suis au régime (depuis hier|)
harmless: je veux perdre (deux kilos|un peu de poids pour l'été)
harmless: je pèse (la farine|soixante kilos)
harmless: mon (frère|adversaire) m'a (battu|écrasé) (au tennis|aux cartes|trois à un)
harmless: j'ai battu mon (frère|père) aux cartes
harmless: je suis (fatigué|crevé|rassasiée|prête|bien|morte de rire)
harmless: je suis (seul au bureau|seule à la maison ce soir|sur la terrasse|sur le pont, bouchon)
harmless: j'ai (fini|terminé) (le livre|ma journée|la série)
harmless: j'ai quitté (mon boulot|la fête|la chorale)
harmless: enfin (fini|terminé), (l'examen|le déménagement)
harmless: personne (n'a répondu à mon annonce|n'est au bureau)
harmless: je déteste (le lundi|les oignons)
harmless: je veux (dormir plus|disparaître à la plage|finir la journée avec un thé)
harmless: écris (une lettre|un mot) à mon propriétaire
harmless: tu es là ?
harmless: (mon mari|ma femme) (cuisine|travaille aujourd'hui|ronfle|regarde la télé)
harmless: ma batterie est morte
harmless: (mon chien|l'été|Ana) me manque
harmless: j'aime (mon mari|ma femme|mon chien)
`
