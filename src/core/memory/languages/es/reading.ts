import type { MemoryLanguage } from '../language.ts'

/** Words that start a clause about the person. */
const I_DO =
  'yo|mi|mis|me|nos|soy|estoy|tengo|tenemos|vivo|vivimos|trabajo|estudio|hablo|odio|amo|adoro|detesto|no|ya|toco|juego|jugamos|nuestr[oa]|llevo|llevamos|hago|tomo|padezco|sufro|ando|acabé|acabo|dejé|adopté|adoptamos|empecé|somos|nací|crecí|quiero|quisiera|aquí|aprendo|practico|entreno|canto|corro|fumo|bebo|cumplo|cumplí|vengo|resido|le tengo|les tengo|soporto'
/** Words that start a clause about someone else, or one without a fact. */
const THEY_DO =
  'es (?!que)|se llama|tiene|vive|trabaja|estudia|dice|dicen|está|juega|toca|casi|aunque|ojalá|si|a lo mejor|quizás?|creo|piensa'
const JOIN = 'y|pero|porque|aunque|así que|que'
/** `soy evangélica, el domingo no quedo`; `ya no juego, la rodilla dijo basta`. */
const BEFORE_DENIAL = ',\\s(?=(?:\\p{L}{1,15} ){0,5}(?:no|ni|nunca|dijo|dice|dijeron) )'
const DAY = 'lunes|martes|miércoles|miercoles|jueves|viernes|sábados?|sabados?|domingos?'

export const READING = {
  worth: `${I_DO.replace('no|ya|', '')}|le|casad[oa]s?|divorciad[oa]|alergia|alérgic[oa]|alergic[oa]|diagnosticad[oa]|ya no|como|curro|soporto|aguanto|aguantar|estudiando|trabajando|aprendiendo|ahorrando|opositando|los (?:${DAY})|cada|tod[oa]s l[oa]s|la gata|el perro|la perra|el gato|jubilad[oa]|vegan[oa]|vegetarian[oa]|de profesión|ni olerl[oa]s?|ni en pintura|ni verl[oa]s?|qué asco|que asco|mañanas?`,
  expansions: [
    [/\bxq\b|\bpq\b/gi, 'porque'],
    [/\bq\b/gi, 'que'],
    [/\btb\b|\btmb\b|\btbn\b/gi, 'también'],
    [/\bcurro\b/gi, 'trabajo'],
    [/\bx\b(?= (?:las|la|los|el|mi|que)\b)/gi, 'por'],
    [/\bmi (?:chica|polola|morra|jeva|piba|mina)(?!\p{L})/giu, 'mi novia'],
    [/\bmi (?:chico|pololo|morro|maromo|tipo|pibe)(?!\p{L})/giu, 'mi novio'],
    [/\bmi (?:señora|parienta|doña)(?!\p{L})/giu, 'mi esposa'],
    [/\bmi (?:churri|media naranja|amorcito|peor es nada)(?!\p{L})/giu, 'mi pareja'],
    [/\bmi (?:niña|nena|pequeña|chiquita|princesa|gordita)(?!\p{L})/giu, 'mi hija'],
    [/\bmi (?:niño|nene|pequeño|chiquito|enano|gordito)(?!\p{L})/giu, 'mi hijo'],
    [/\bmi (?:mejor )?(?:colega|parce|cuate|pana|compa|amigui|bro)(?!\p{L})/giu, 'mi amigo'],
    [/\bmi (?:compi|compañer[oa]) de (?:piso|cuarto|casa|depa)(?!\p{L})/giu, 'mi roomie'],
    [
      /^(?:el|la|los|las) (\p{L}{3,15}(?: \p{L}{3,12})?),? ni (?:verl|olerl|probarl|tocarl)[oa]s?,? (?:que |porque )?soy (?:muy )?al[ée]rgic[oa]/iu,
      'soy alérgica a $1',
    ],
    [
      /(?<=(?:^|\s)(?:soy|me llamo) (?:la |el )?\p{L}{3,15}), (?:y )?(?:tengo )?(\d{2})(?: años| añitos)?(?=$|[,. ])/iu,
      ', tengo $1 años',
    ],
    [
      new RegExp(
        `(?<=(?:^|\\s)(?:soy|me llamo) (?:la |el )?\\p{L}{3,15}(?:, tengo \\d{2} años)?), (?:y )?(?=\\p{Ll}{2,20}(?:$|[,. ]))(?!(?:${I_DO}|encantad[oa]|un|una|qué|que|tu|en|con|para|por)(?!\\p{L}))`,
        'iu',
      ),
      ', soy ',
    ],
    [new RegExp(`^(?:todos )?los (?:${DAY})(?: y (?:los )?(?:${DAY}))? (?=juego|toco|hago|trabajo|estudio)`, 'iu'), ''],
    [/^(?:ya )?hace [^,.]{2,20}? que (?=no|vivo|vivimos|trabajo|estudio|soy|tengo|tenemos|toco|juego|tomo|hago)/iu, ''],
    [
      /^(?:desde (?:los \p{L}{2,12}|los \d{1,2}(?: años)?|pequeñ[oa]|niñ[oa]|chic[oa]|siempre)),? (?=soy|tengo|padezco|toco|juego|hago|sufro|vivo|odio|me)/iu,
      '',
    ],
    [
      /\b(?:llevo|vamos por|voy para) (?:ya |como |casi )?(?:[\p{L}\d]{1,10} ){1,3}(?=aprendiendo|estudiando|viviendo en|trabajando)/giu,
      'estoy ',
    ],
    [/\b(?:ando|sigo|ahora estoy) (?=aprendiendo|estudiando|viviendo|trabajando|haciendo)/giu, 'estoy '],
    [/\bmir[aá] vos\b|\bche\b|\bwe[iy]\b|\bg[uü]ey\b|\bbol[uo]do?\b|\bpo\b|\btío\b|\btía(?=$|[,.])/giu, ''],
  ],
  leadIn:
    /^(?:hola|holi|holaa{1,20}|buenas(?: noches| tardes)?|buenos días|buen día|hey|ey|oye|oiga|mira|mire|bueno|pues|pues nada|a ver|por cierto|la verdad es que|la verdad|en serio|te cuento que|te cuento|te comento que|resulta que|lo que pasa es que|sabes que|es que|además|también|tampoco|y|pero|o sea|uf{1,20}|ay|jaja(?:ja)?|jeje|ja{2,20}|ah|eh|ahora|ahora mismo|actualmente|hoy|hoy en día|ayer|de hecho|en realidad|que sepas que|ya que|creo que|sí|si,|no,|nada,|porque|así que|total que|al final|por fin|encima|pd|desde hace [\p{L}\d]{1,10} \p{L}{3,6},?)(?:\s{0,3}[,:;.!]{1,5}\s{0,3}|\s+)/iu,
  boundary: new RegExp(
    `${BEFORE_DENIAL}|\\s?[,;:()–—]\\s?(?:(?:${JOIN}) )?(?=(?:${I_DO}|${THEY_DO}|ojo|que)(?!\\p{L}))|\\s(?:y|pero|porque|aunque|así que)\\s(?=(?:${I_DO}|${THEY_DO}|(?:aún |todavía )?no)(?!\\p{L}))`,
    'iu',
  ),
  unreal:
    /(?:^|\s)(?:si(?! señora?(?!\p{L}))|sí que no|ojal[aá]|quizás?|tal vez|a lo mejor|igual me|puede que|imagina(?:te)?|te imaginas|supongamos|supón|pongamos|finge|como si|casi|podría|sería|me gustaría|me encantaría|querría|tendría|viviera|fuera(?! de)|tuviera|pensando en|no sé si|dud[oa]|dicen?|decía|decían|dijo|dijeron|dice que|me dijo|contó|cree|creen|piensan?|preguntan?|según|supuestamente|dizque|en mi sueño|soñé|sueño que|mi personaje|personaje|cuento|novela|serie|película|letra|canción|de broma|es broma|mentira|parece que|ni que|como que)(?=\s|$)/iu,
  past: /(?:^|\s)(?:cuando (?:era|vivía|tenía|trabajaba|estaba|iba)|de (?:pequeñ[oa]|niñ[oa]|chic[oa]|joven)|antes (?:era|vivía|tenía|trabajaba))(?=\s|$)/iu,
  asks: /^(?:qué|q|quién|cómo|cuándo|dónde|cuál|cuánt[oa]s?|por qué|sabes(?! que)|puedes|podrías|crees|ayúdame|dime|dame|traduce|traduceme|tradúceme|escribe|escríbeme|redacta|corrige|resume|haz|hazme|lee|cuéntame|explícame|explicame|recomiéndame|repite|di|adivina|necesito (?:un|una|que))(?=\s|:)/iu,
  irony:
    /(?<!\p{L})(?:claro|sí claro|si claro|aj[aá]|ya|anda ya|seguro),? y (?:yo|mi)(?!\p{L})|^(?:claro|sí|si),? (?:claro,? )?(?:como|que) (?:yo )?(?:soy|tengo|vivo)(?!\p{L})|modo ironía|nótese|no lo dirás en serio/iu,
  ended: /(?:^|\s)ya no(?=\s)/iu,
  denied: /(?:^|\s)(?:no|nunca|jamás|tampoco)(?=\s)/iu,
  tail: /(?:[,;(]|\s(?:pero|porque|aunque|cuando|desde|hace|hasta|que|así que|sin|tras|durante|antes|después|y (?:me|mi|no|es|estoy|tengo|soy|la|el|ya|a veces|hago|trabajo|por|este|luego|acabo|nada)|por cierto|por mi|por las|por el|por la|por ahora|para|ahora|actualmente|de momento|jaja\p{L}{0,9}|jeje|xd|lol|últimamente|también|aquí|acá|a muerte|a rabiar|a diario|una barbaridad|un montón|muchísimo|mucho|demasiado|bastante|mogollón|con (?:toda|locura|pasión|ganas|todo)|de toda la vida|desde siempre|de mi (?:barrio|pueblo|ciudad|calle)|con (?:mi|mis|un|una|unos|el|la|los|las|dos|tres)|en (?:marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|enero|febrero)|el (?:mes|año|verano|lunes|martes|miércoles|jueves|viernes) ?(?:pasado|que viene)?|la semana pasada|este año|esta semana|este mes|a los \d{1,2}))(?![\p{L}])[\s\S]*/iu,
  noValue:
    /^(?:que|de|por|al?|mas|mism[oa]|el mismo|la misma|vida|vivir|estar|seguir|haber|sentir|existir|aquell?[oa]s?|otr[oa]s?|un muerto|una mula|un burro|un esclavo|un loco|una loca|el examen|tu|tus|su|sus|ti|esto|eso|esa|ese|esta|este|estos|estas|aquel|ello|todo|toda|todos|todas|nada|nadie|mucho|muy|así|aquí|allí|ahí|casa|él|ella|ellos|ellas|mí|lo|ir|ver|hacer|cuando|cuánto|como|cómo|mi|mis|algo|alguien|más|menos|bien|mal|verte|saber|nosotros|vosotros|ustedes|vos|conmigo|la gente|los demás|la idea|el plan|la foto|el día|la vida|un poco|poco|se|me|le|te)(?=\s|$)|(?:^|\s)(?:es|son|era|está|soy|estoy|tengo|te|tú|usted|contigo|conmigo|hoy|ayer|mañana|eres|estás|ha|he|hemos)(?=\s|$)/iu,
  article: /^(?:el|la|los|las)\s/iu,
  indefinite: 'una?',
  does: 'tiene|es|está|ha|se|me|duerme|come|comió|ladra|odia|quiere|nos|no para',
  noName:
    'siempre|ya|no|también|todavía|nunca|solo|sólo|aún|casi|hoy|ayer|que|mayor|pequeñ[oa]|viej[oa]|nuev[oa]|y|nos|se|me|le|lo|la',
  my: 'mi|mis|nuestr[oa]s?',
  me: 'yo|nosotros',
  pronouns: { he: 'él|el', she: 'ella', isOptional: true },
  jobless: 'jubilad[oa]',
  beforeName: 'el|la',
  adjectives:
    'mayor|menor|pequeñ[oa]|chic[oa]|querid[oa]|median[oa]|gemel[oa]|melliz[oa]|viej[oa]|adoptiv[oa]|mejor|grande',
  goesOn: {
    verb: /^(?:se llama|le decimos|le puse|le pusimos|es (?!que|un[oa]? (?:poco|día|rollo))|tiene \d|tiene (?:diabetes|asma|alzh|parkinson|cáncer|un[oa] hij)|vive|trabaja|estudia|curra|juega|toca|está casad[oa]|está embarazada|nació)(?!\p{L})/iu,
    my: 'mi',
  },
  foreign:
    /(?<!\p{L})(?:meus?|minhas?|não|nao|vo?c[êe]s?|vcs?|uma|eu|tenho|sou|estou|tô|pra|pro|com|em|muito|ele|ela|isso|the|my|and|is|i'm|im|you|ich|und|mein|meine|je|suis|mon|est)(?!\p{L})/iu,
  staged:
    /(?<!\p{L})(?:gui[oó]n (?:de|para)|solo un guión|haz como que|hagamos como|finge que|fingí que|hazte pasar|juguemos a que|juego de rol|roleplay|mi personaje|personaje de|es un papel|obra de teatro|es broma|era broma|broma jaja|es coña|es mentira|letra de (?:una|la) canción|lee esto|léelo|pon en inglés|traduce|tradúceme|escribe un|escríbeme|escribime|redacta|redáctame|inventa|imagina que|imagínate que|pongamos que|supongamos que)(?!\p{L})/iu,
} satisfies Partial<MemoryLanguage>
