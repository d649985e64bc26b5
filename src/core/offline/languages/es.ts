import type { SpokenLines } from './language.ts'

export const SPANISH_LINES: SpokenLines = {
  notices: [
    'Soy un asistente de IA y aquí respondo con el motor integrado, sin modelo de lenguaje, así que en español sé decir poco.',
    'Sin un modelo conectado entiendo el español solo a medias.',
  ],
  opening: '¿De qué te gustaría hablar?',
  forgetting:
    'No puedo olvidar nada por mi cuenta, pero tú sí puedes hacerlo: búscalo en la página «Memory» y elige «Forget».',
  told: 'Esto es lo que tengo anotado: {f}.',
  nothing: 'No encuentro nada que me hayas contado sobre eso.',
  nothingYet: 'Todavía no tengo nada anotado sobre ti.',
  shown: 'Todo está en la página «Memory», y ahí puedes corregirlo o elegir «Forget».',
  sorry: 'Lo siento mucho.',
  gentle: '¿Cómo te sientes con eso?',
  courtesies: {
    thanks: {
      said: '(?:muchas |mil |muchísimas )?gracias(?: a ti| a usted)?|te lo agradezco(?: mucho)?|te agradezco',
      answers: ['De nada.', 'Con gusto.', 'Cuando quieras.', 'No hay de qué.'],
    },
    goodNight: {
      said: 'buenas noches|que (?:descanses|duermas bien)|dulces sueños',
      answers: ['Buenas noches.', 'Que descanses.'],
    },
    goodbye: {
      said: 'adi[oó]s|chao|chau|hasta (?:luego|pronto|mañana|la próxima|otra|ahora|la vista)|nos vemos(?: (?:luego|pronto|mañana))?|cuídate|que tengas (?:un )?buen(?:a)? (?:día|tarde|noche|fin de semana)',
      answers: ['Hasta pronto.', 'Cuídate.', 'Hasta la próxima.'],
    },
    around:
      'ok|okay|vale|bueno|bien|genial|perfecto|y|pues|entonces|me voy a (?:dormir|la cama)|me voy|por (?:todo|tu ayuda|la ayuda|escuchar(?:me)?|tu tiempo|tu respuesta|la respuesta)|igualmente',
    after: [
      'Aquí estoy cuando quieras seguir.',
      'Escríbeme cuando te apetezca.',
      'Podemos seguir en cualquier momento.',
    ],
  },
  steady: [
    'Te leo con calma.',
    'No hay prisa.',
    'Prefiero preguntar antes que adivinar.',
    'Puedes contarlo como te salga.',
    'Una respuesta corta también vale.',
    'Tú marcas el ritmo.',
    'Corrígeme si entiendo mal.',
    'Si quieres, también puedes escribirme en inglés.',
  ],
  questions: [
    '¿Qué es lo que más te importa de eso?',
    '¿Cómo te sientes con eso?',
    '¿Cuándo empezó?',
    '¿Quién más tiene que ver con ello?',
    '¿Dónde te gustaría empezar?',
    '¿Qué pasó antes?',
    '¿Cómo te gustaría que siguiera?',
    '¿Qué necesitas ahora?',
    '¿Desde cuándo lo piensas?',
    '¿Qué más quieres contarme?',
  ],
  asksAll: 'qué (?:sabes|recuerdas) (?:de|sobre) mí|te acuerdas de mí',
  death: 'murió|se murió|se me murió|ha muerto|falleció|ha fallecido',
}
