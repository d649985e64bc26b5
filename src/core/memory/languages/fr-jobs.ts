import { wordSet } from './word-set.ts'

/** Occupations, with `er` for `ère` and so on: the feminine forms are understood. */
const JOBS = wordSet(`
accompagnateur acteur acupuncteur administrateur aesh agent_de_sécurité agent_immobilier agent_d'entretien agriculteur aide-soignant aide_soignant aide_à_domicile
ambulancier analyste animateur anthropologue apiculteur apprenti aquarelliste archéologue architecte architecte_d'intérieur archiviste artisan artiste
assistant assistant_social assistant_maternel nounou assistant_dentaire astrophysicien astronome atsem auteur auto-entrepreneur auxiliaire_de_vie auxiliaire_de_puériculture avocat
banquier barista barman barmaid bibliothécaire bijoutier biologiste blanchisseur boucher boulanger brancardier brasseur brodeur bûcheron caissier caméraman
cardiologue cariste carreleur carrossier cascadeur cavist caviste charcutier charpentier chaudronnier chauffagiste chauffeur chauffeur_de_bus chauffeur_poids_lourd chauffeur_de_taxi chauffeur_livreur
chef_de_projet chef_de_rang chef_de_cuisine chef_cuisinier chef_de_chantier chef_d'équipe cheminot chercheur chimiste chirurgien chirurgien-dentiste chômeur clerc_de_notaire cobolt coach
coiffeur collaborateur comédien commerçant commercial comptable compositeur concierge conducteur conducteur_de_train conducteur_de_travaux conseiller conservateur consultant contrôleur
contrôleur_aérien cordonnier correcteur costumier courtier coursier couturier couvreur cpe créateur cuisinier danseur data_analyst data_scientist décorateur déménageur dentiste dermatologue
designer dessinateur détective dev développeur diététicien diplomate directeur directeur_d'école docker docteur documentaliste documentariste doctorant douanier dramaturge ébéniste éboueur éclairagiste
économiste écrivain éditeur éducateur éducateur_spécialisé électricien électronicien éleveur embaumeur encadreur enseignant enseignant-chercheur entraîneur entrepreneur ergothérapeute esthéticien étudiant
étudiant_infirmier expert-comptable facteur femme_de_ménage femme_de_chambre fermier ferronnier fleuriste fonctionnaire forgeron formateur fossoyeur freelance fromager garagiste garde-malade
gardien gardien_de_nuit gardien_de_prison gendarme généraliste géologue géomètre gérant gestionnaire graphiste graveur greffier grutier guide guide_touristique guichetier gynécologue historien horloger horticulteur
huissier hôte_d'accueil hôtesse_de_l'air hôtesse_d'accueil illustrateur infirmier infographiste informaticien ingénieur inspecteur instituteur instit intérimaire intermittent intermittent_du_spectacle
interprète interne jardinier journaliste juge juriste kiné kinésithérapeute laborantin libraire linguiste livreur logisticien luthier magasinier magistrat maître-nageur maître_d'hôtel maîtresse
maîtresse_d'école maçon manager manutentionnaire maquilleur maraîcher marbrier marin marin-pêcheur marionnettiste masseur mathématicien mécanicien mécano médecin médiateur menuisier météorologue militaire
mineur modéliste moniteur moniteur_d'auto-école moniteur_de_ski monteur musicien mytiliculteur naturopathe neurologue notaire nutritionniste océanographe oenologue œnologue officier oncologue opérateur opticien orfèvre
orthodontiste orthophoniste orthoptiste ostéo ostéopathe ostréiculteur ouvrier parfumeur pasteur pâtissier paysagiste paysan pêcheur pédiatre pédicure peintre peintre_en_bâtiment pharmacien
philosophe photographe physicien pilote pisciniste plaquiste plâtrier plombier plongeur podologue poissonnier policier pompier poète poseur postier préparateur_en_pharmacie potier prof
prof_des_écoles professeur professeur_des_écoles programmeur projectionniste psy psychanalyste psychiatre psychologue psychomotricien puéricultrice puériculteur radiologue réalisateur réceptionniste
rédacteur régisseur relieur reporter responsable restaurateur retraité sage-femme sapeur-pompier saisonnier scénariste sculpteur secrétaire secrétaire_médicale serrurier serveur skippeur sociologue soldat
sommelier soudeur standardiste statisticien steward surveillant sylviculteur tailleur tapissier tatoueur taxi technicien technicien_de_surface téléconseiller téléopérateur terrassier thérapeute tisserand
toiletteur tourneur-fraiseur traducteur traiteur travailleur_social trader trésorier tuteur urbaniste urgentiste vacataire vendeur verrier vétérinaire veto véto vidéaste vigile vigneron viticulteur volailler
webdesigner zingueur routier ambulancier agent_de_voyage lycéen collégien alternant stagiaire mère_au_foyer père_au_foyer demandeur_d'emploi aiguilleur ingé croque-mort consultant_seo`)

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
