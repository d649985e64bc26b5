import type { SpokenLines } from './language.ts'

export const FRENCH_LINES: SpokenLines = {
  notices: [
    'Je suis un assistant IA et je réponds ici avec le moteur intégré, sans modèle de langue, donc je sais peu de choses en français.',
    'Sans modèle connecté, je ne comprends le français qu’à moitié.',
  ],
  opening: 'De quoi aimerais-tu parler ?',
  forgetting:
    'Je ne peux rien oublier de moi-même, mais tu peux le faire : cherche-le sur la page « Memory » et choisis « Forget ».',
  told: 'Voici ce que j’ai noté : {f}.',
  nothing: 'Je ne trouve rien que tu m’aies dit à ce sujet.',
  nothingYet: 'Je n’ai encore rien noté sur toi.',
  shown: 'Tout est sur la page « Memory », et là tu peux le corriger ou choisir « Forget ».',
  sorry: 'Je suis vraiment désolé.',
  gentle: 'Comment le vis-tu ?',
  courtesies: {
    thanks: {
      said: '(?:un grand )?merci(?: (?:beaucoup|bien|infiniment|mille fois|encore|à toi|à vous)){0,2}|mille mercis|je te remercie|je vous remercie',
      answers: ['De rien.', 'Avec plaisir.', 'Je t’en prie.', 'Quand tu veux.'],
    },
    goodNight: { said: 'bonne nuit|dors bien|fais de beaux rêves', answers: ['Bonne nuit.', 'Dors bien.'] },
    goodbye: {
      said: "au revoir|à (?:bientôt|demain|plus(?: tard)?|tout à l'heure|la prochaine)|a plus|adieu|ciao|bonne (?:journée|soirée|fin de journée)|bon week-?end|prends soin de toi",
      answers: ['À bientôt.', 'Prends soin de toi.', 'À la prochaine.'],
    },
    around:
      "ok|okay|d'accord|super|parfait|génial|bon|bien|et|alors|je vais (?:me coucher|dormir|au lit)|pour (?:tout|ton aide|l'aide|ton écoute|ta réponse|ton temps|m'avoir écoutée?)|de m'avoir écoutée?|toi aussi|à toi aussi|mon ami",
    after: [
      'Je suis là quand tu veux continuer.',
      'Écris-moi quand tu en as envie.',
      'On peut reprendre à tout moment.',
    ],
  },
  steady: [
    'Je te lis.',
    'Rien ne presse.',
    'Je préfère demander plutôt que deviner.',
    'Tu peux le dire comme cela vient.',
    'Une réponse courte suffit.',
    'C’est toi qui donnes le rythme.',
    'Corrige-moi si je comprends mal.',
    'Tu peux aussi m’écrire en anglais.',
  ],
  questions: [
    'Qu’est-ce qui compte le plus pour toi là-dedans ?',
    'Comment le vis-tu ?',
    'Quand cela a-t-il commencé ?',
    'Qui d’autre est concerné ?',
    'Par où veux-tu commencer ?',
    'Que s’est-il passé avant ?',
    'Comment aimerais-tu que cela continue ?',
    'De quoi as-tu besoin maintenant ?',
    'Depuis quand y penses-tu ?',
    'Que veux-tu ajouter ?',
  ],
  asksAll: "que sais-tu (?:de|sur) moi|qu'est-ce que tu sais (?:de|sur) moi|(?:tu te souviens|te souviens-tu) de moi",
  death: 'est morte?|est décédée?|vient de mourir',
}
