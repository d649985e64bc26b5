import { wordList } from '../../words/word-list.ts'

/** Occupations, with `er` for `ère` and so on: the feminine forms are understood. */
const JOBS = wordList(`
accompagnateur, acteur, acupuncteur, administrateur, aesh, agent de sécurité, agent immobilier, agent d'entretien, agriculteur,
aide-soignant, aide soignant, aide à domicile, ambulancier, analyste, animateur, anthropologue, apiculteur, apprenti, aquarelliste,
archéologue, architecte, architecte d'intérieur, archiviste, artisan, artiste, assistant, assistant social, assistant maternel, nounou,
assistant dentaire, astrophysicien, astronome, atsem, auteur, auto-entrepreneur, auxiliaire de vie, auxiliaire de puériculture, avocat,
banquier, barista, barman, barmaid, bibliothécaire, bijoutier, biologiste, blanchisseur, boucher, boulanger, brancardier, brasseur,
brodeur, bûcheron, caissier, caméraman, cardiologue, cariste, carreleur, carrossier, cascadeur, cavist, caviste, charcutier, charpentier,
chaudronnier, chauffagiste, chauffeur, chauffeur de bus, chauffeur poids lourd, chauffeur de taxi, chauffeur livreur, chanteur, chef de projet,
chef de rang, chef de cuisine, chef cuisinier, chef de chantier, chef d'équipe, cheminot, chercheur, chimiste, chirurgien,
chirurgien-dentiste, chômeur, clerc de notaire, cobolt, coach, coiffeur, collaborateur, comédien, commerçant, commercial, comptable,
compositeur, concierge, conducteur, conducteur de train, conducteur de travaux, conseiller, conservateur, consultant, contrôleur,
contrôleur aérien, cordonnier, correcteur, costumier, courtier, coursier, couturier, couvreur, cpe, créateur, cuisinier, danseur,
data analyst, data scientist, décorateur, déménageur, dentiste, dermatologue, designer, dessinateur, détective, dev, développeur,
diététicien, diplomate, directeur, directeur d'école, docker, docteur, documentaliste, documentariste, doctorant, douanier, dramaturge,
ébéniste, éboueur, éclairagiste, économiste, écrivain, éditeur, éducateur, éducateur spécialisé, électricien, électronicien, éleveur,
embaumeur, encadreur, enseignant, enseignant-chercheur, entraîneur, entrepreneur, ergothérapeute, esthéticien, étudiant,
étudiant infirmier, expert-comptable, facteur, femme de ménage, femme de chambre, fermier, ferronnier, fleuriste, fonctionnaire, forgeron,
formateur, fossoyeur, freelance, fromager, garagiste, garde-malade, gardien, gardien de nuit, gardien de prison, gendarme, généraliste,
géologue, géomètre, gérant, gestionnaire, graphiste, graveur, greffier, grutier, guide, guide touristique, guichetier, gynécologue,
historien, horloger, horticulteur, huissier, hôte d'accueil, hôtesse de l'air, hôtesse d'accueil, hôtesse, illustrateur, infirmier, infographiste,
informaticien, ingénieur, inspecteur, instituteur, instit, intérimaire, intermittent, intermittent du spectacle, interprète, interne,
jardinier, journaliste, juge, juriste, kiné, kinésithérapeute, laborantin, libraire, linguiste, livreur, logisticien, luthier, magasinier,
magistrat, maître-nageur, maître d'hôtel, maîtresse, maîtresse d'école, maçon, maçonne, manager, manutentionnaire, maquilleur, maraîcher, marbrier,
marin, marin-pêcheur, marionnettiste, masseur, mathématicien, mécanicien, mécano, médecin, médiateur, menuisier, météorologue, militaire,
mineur, modéliste, moniteur, moniteur d'auto-école, moniteur de ski, monteur, musicien, mytiliculteur, naturopathe, neurologue, notaire,
nutritionniste, océanographe, oenologue, œnologue, officier, oncologue, opérateur, opticien, orfèvre, orthodontiste, orthophoniste,
orthoptiste, ostéo, ostéopathe, ostréiculteur, ouvrier, parfumeur, pasteur, pâtissier, paysagiste, paysan, pêcheur, pédiatre, pédicure,
peintre, peintre en bâtiment, pharmacien, philosophe, photographe, physicien, pilote, pisciniste, plaquiste, plâtrier, plombier, plongeur,
podologue, poissonnier, policier, pompier, poète, poseur, postier, préparateur en pharmacie, potier, prof, prof des écoles, professeur,
professeur des écoles, programmeur, projectionniste, psy, psychanalyste, psychiatre, psychologue, psychomotricien, puéricultrice,
puériculteur, radiologue, réalisateur, réceptionniste, rédacteur, régisseur, relieur, reporter, responsable, restaurateur, retraité,
sage-femme, sapeur-pompier, saisonnier, scénariste, scientifique, sculpteur, secrétaire, secrétaire médicale, serrurier, serveur, skippeur, sociologue,
soldat, sommelier, soudeur, standardiste, statisticien, steward, surveillant, sylviculteur, tailleur, tapissier, tatoueur, taxi,
technicien, technicien de surface, téléconseiller, téléopérateur, terrassier, thérapeute, tisserand, toiletteur, tourneur-fraiseur,
traducteur, traiteur, travailleur social, trader, trésorier, tuteur, urbaniste, urgentiste, vacataire, vendeur, verrier, vétérinaire,
veto, véto, vidéaste, vigile, vigneron, viticulteur, volailler, webdesigner, zingueur, routier, ambulancier, agent de voyage, lycéen,
collégien, alternant, stagiaire, mère au foyer, père au foyer, demandeur d'emploi, aiguilleur, ingé, croque-mort, consultant seo`)

const MASCULINE: readonly [RegExp, string][] = [
  [/ère$/, 'er'],
  [/rice$/, 'eur'],
  [/euse$/, 'eur'],
  [/(ien|en)ne$/, '$1'],
  [/e$/, ''],
  [/eure$/, 'eur'],
]
const isJob = (word: string): boolean =>
  JOBS.has(word) || MASCULINE.some(([from, to]) => JOBS.has(word.replace(from, to)))

const AFTER =
  /(?:,| (?:à|au|aux|chez|dans|en (?!chef)|et|pour|depuis|pas|mais|sur|ici|là|moi|dans la vie|de (?:métier|profession|formation|nuit|jour)|de mon état|à mon compte|spécialisée?|indépendante?|libérale?|remplaçante?|freelance|bénévole|débutante?|stagiaire|principale?|junior|senior|diplômée?|confirmée?)(?= |$)).{0,200}$/iu
const KINDS = /^(?:(?:une?|ancienne?|jeune|simple|petite?|futur|future) ){0,2}/iu
/** `prof de maths`, `ingénieure en aéronautique`. */
const FIELD = /^(.{3,40}?) (?:de la |des |de |d'|du |en |en chef ).{2,30}$/iu

/** The occupation that a text names, with its field. Null if it names anything else. */
export function frenchJob(text: string | undefined): string | null {
  const said = (text ?? '')
    .replace(AFTER, '')
    .trim()
    .replace(/^une? /iu, '')
  if (/^(?:ancien|ancienne|futur|future) /iu.test(said) || said.split(' ').length > 5) return null
  const name = said.replace(KINDS, '').toLowerCase()
  const head = FIELD.exec(name)?.[1] ?? name
  return isJob(name) || isJob(head) ? said : null
}
