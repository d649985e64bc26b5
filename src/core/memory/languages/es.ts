import { calledName } from '../rules/names.ts'
import { kept } from '../rules/people.ts'
import {
  agedWith,
  counted,
  fact,
  favoriteAmong,
  introduces,
  is,
  type MemoryLanguage,
  phrase,
  says,
  thing,
} from './language.ts'

const NUMBER = '\\d{1,2}|un|una|dos|tres|cuatro|cinco|seis|siete|ocho'
const NOUN = '\\p{L}{2,20}(?: mayor| menor| pequeñ[oa])?'
const JOBS =
  'enfermer[oa]|médic[oa]|doctora?|profe|profesora?|maestr[oa]|abogad[oa]|ingenier[oa]|arquitect[oa]|camarer[oa]|cociner[oa]|chef|electricista|fontaner[oa]|carpinter[oa]|mecánic[oa]|albañil|programadora?|desarrolladora?|informátic[oa]|diseñadora?|periodista|fotógraf[oa]|escritora?|actor|actriz|músic[oa]|cantante|dentista|veterinari[oa]|farmacéutic[oa]|psicólog[oa]|fisioterapeuta|peluquer[oa]|panader[oa]|carnicer[oa]|pintora?|conductora?|taxista|camioner[oa]|policía|bomber[oa]|militar|soldado|piloto|azafata|contable|economista|administrativ[oa]|secretari[oa]|recepcionista|dependienta?|vendedora?|comercial|cajer[oa]|limpiadora?|cuidadora?|niñera|traductora?|científic[oa]|biólog[oa]|químic[oa]|investigadora?|estudiante|autónom[oa]|funcionari[oa]|agricultora?|jardiner[oa]|entrenadora?|monitora?|consultora?|gerente|director[a]?|empresari[oa]|costurera|repartidora?'
const PLACES = '(?:con [^,]{2,40}? )?en (.{1,200})'
const DAYS = 'lunes|martes|miércoles|jueves|viernes|sábados?|domingos?'

export const SPANISH: MemoryLanguage = {
  worth:
    'yo|mi|mis|soy|estoy|tengo|vivo|trabajo|curro|estudio|hablo|toco|juego|aprendo|odio|amo|adoro|me|como|bebo|nuestr[oa]s?|cumplo|nací|quiero|tenemos|somos|llevo|hago|crecí|soporto|aguanto|detesto',
  expansions: [
    [/\bxq\b|\bpq\b/gi, 'porque'],
    [/\bq\b/gi, 'que'],
    [/\btb\b|\btmb\b/gi, 'también'],
    [/\bcurro\b/gi, 'trabajo'],
    [
      new RegExp(`^(?:todos )?los (?:${DAYS})(?: y (?:los )?(?:${DAYS}))? (?=juego|toco|hago|trabajo|estudio)`, 'iu'),
      '',
    ],
    [/^(?:ya )?hace [^,.]{2,20}? que (?=no|vivo|vivimos|trabajo|estudio|soy|tengo|tenemos|toco|juego)/iu, ''],
  ],
  leadIn:
    /^(?:hola|buenas|hey|ey|oye|bueno|pues|por cierto|la verdad es que|la verdad|es que|además|también|y|pero|o sea|uf|jaja(?:ja)?|ah|ahora|ahora mismo|actualmente|hoy|ayer|de hecho|en realidad|que sepas que|ya que|creo que|desde hace [\p{L}\d]{1,10} \p{L}{3,6},?)(?:\s{0,3}[,:;.!]{1,5}\s{0,3}|\s+)/iu,
  boundary:
    /\s?[,;:()–—]\s?(?:(?:y|pero|porque|aunque) )?(?=(?:yo|mi|mis|me|soy|estoy|tengo|vivo|trabajo|estudio|hablo|odio|amo|adoro|no|ya|toco|juego|nuestr[oa]|ojo|llevamos|que)\b)|\s(?:y|pero|porque|aunque)\s(?=(?:yo|mi|mis|me|soy|estoy|tengo|tenemos|vivo|vivimos|trabajo|estudio|hablo|odio|amo|adoro|detesto|(?:aún |todavía )?no|ya no|toco|juego|nuestr[oa]|es|llevo|hago)(?:\s|$))/iu,
  unreal:
    /(?:^|\s)(?:si(?! señor)|ojalá|quizás?|tal vez|a lo mejor|igual me|puede que|imagina(?:te)?|te imaginas|supongamos|supón|finge|como si|casi|podría|sería|me gustaría|me encantaría|querría|tendría|viviera|fuera|tuviera|pensando en|no sé si|dicen?|dijo|dice que|me dijo|cree|creen|piensa|preguntan?|según|en mi sueño|soñé|mi personaje|personaje|cuento|novela|letra|canción|de broma|es broma|cuando era|cuando vivía|mentira)(?=\s|$)/iu,
  asks: /^(?:qué|q|quién|cómo|cuándo|dónde|cuál|cuánt[oa]s?|por qué|sabes|puedes|crees|ayúdame|dime|traduce)(?=\s)/iu,
  irony: /claro,? y yo(?!\p{L})/iu,
  ended: /(?:^|\s)ya no(?=\s)/iu,
  denied: /(?:^|\s)(?:no|nunca|jamás|tampoco)(?=\s)/iu,
  tail: /(?:[,;(]|\s(?:pero|porque|aunque|cuando|desde|hace|que|así que|y (?:me|mi|no|es|estoy|tengo|soy|la|el|ya|a veces|hago|trabajo)|por cierto|ahora|actualmente|de momento|jaja\p{L}{0,9}|xd|últimamente|de mi (?:barrio|pueblo|ciudad|calle)|con (?:mi|mis|un|una|unos|el|la|dos|tres)|en (?:marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|enero|febrero)|el (?:mes|año) pasado|la semana pasada))(?![\p{L}])[\s\S]*/iu,
  noValue:
    /^(?:que|tu|tus|su|sus|ti|esto|eso|esa|ese|ello|todo|nada|mucho|muy|así|aquí|allí|casa|él|ella|ellos|mí|lo|ir|ver|hacer|cuando|como|cómo|mi|mis|algo|alguien|más|bien|mal|verte|saber)(?=\s|$)|(?:^|\s)(?:es|son|era|está|soy|estoy|tengo|te|tú|usted)(?=\s|$)/iu,
  article: /^(?:el|la|los|las)\s/iu,
  indefinite: 'una?',
  does: 'tiene|es|está|ha|se|me|duerme|come|comió|ladra|odia|quiere',
  noName: 'siempre|ya|no|también|todavía|nunca|solo|sólo|aún|casi|hoy|ayer|que|mayor|pequeñ[oa]|viej[oa]|nuev[oa]',
  my: 'mi|mis|nuestr[oa]s?',
  me: 'yo|nosotros',
  jobless: 'jubilad[oa]',
  beforeName: 'el|la',
  adjectives: 'mayor|menor|pequeñ[oa]|chic[oa]|querid[oa]|median[oa]|gemel[oa]|melliz[oa]|viej[oa]',
  goesOn: {
    verb: /^(?:se llama|le decimos|es (?!que|un[oa]? (?:poco|día|rollo))|tiene \d|vive|trabaja|estudia|curra|juega|toca|está casad[oa]|está embarazada|nació)(?!\p{L})/iu,
    my: 'mi',
  },
  staged:
    /(?<!\p{L})(?:gui[oó]n de|haz como que|hagamos como|finge que|fingí que|hazte pasar|juguemos a que|juego de rol|mi personaje|es un papel|obra de teatro)(?!\p{L})/iu,
  relations: {
    hermana: 'sister',
    hermano: 'brother',
    hermanos: 'sibling',
    madre: 'mother',
    mamá: 'mother',
    padre: 'father',
    papá: 'father',
    hija: 'daughter',
    hijo: 'son',
    hijos: 'child',
    hijas: 'daughter',
    niños: 'child',
    abuela: 'grandmother',
    abuelo: 'grandfather',
    tía: 'aunt',
    tío: 'uncle',
    prima: 'cousin',
    primo: 'cousin',
    sobrina: 'niece',
    sobrino: 'nephew',
    mujer: 'wife',
    esposa: 'wife',
    marido: 'husband',
    esposo: 'husband',
    novia: 'girlfriend',
    novio: 'boyfriend',
    pareja: 'partner',
    amiga: 'friend',
    amigo: 'friend',
    'mejor amiga': 'best friend',
    'mejor amigo': 'best friend',
    jefa: 'boss',
    jefe: 'boss',
    compañera: 'coworker',
    compañero: 'coworker',
    vecina: 'neighbor',
    vecino: 'neighbor',
    suegra: 'mother-in-law',
    suegro: 'father-in-law',
    perro: 'dog',
    perra: 'dog',
    perros: 'dog',
    gato: 'cat',
    gata: 'cat',
    gatos: 'cat',
    gatas: 'cat',
    conejo: 'rabbit',
    caballo: 'horse',
    loro: 'parrot',
    canario: 'bird',
    periquito: 'bird',
    tortuga: 'turtle',
  },
  numbers: {
    un: 'one',
    una: 'one',
    dos: 'two',
    tres: 'three',
    cuatro: 'four',
    cinco: 'five',
    seis: 'six',
    siete: 'seven',
    ocho: 'eight',
  },
  clauses: [
    {
      pattern:
        /^(?:mi|nuestr[oa]) (mejor amig[oa]|\p{L}{3,15})(?: mayor| menor| pequeñ[oa])? (?:se llama|es) (.{1,200})/iu,
      find: ([all = '', noun, name = ''], values) => {
        const relation = values.relation(noun)
        const called = /se llama/i.test(all) ? calledName(name) : /^\p{Lu}/u.test(name) ? calledName(name) : null
        return relation && called ? kept(relation, called) : null
      },
    },
    {
      pattern:
        /^(?:tengo|tenemos) una? (\p{L}{3,15})(?: de [\p{L}\d]{1,9} (?:años|meses))?,? (?:que )?(?:se llama|llamad[oa]|de nombre) (.{1,200})/iu,
      find: ([, noun, name = ''], values) => {
        const [relation, called] = [values.relation(noun), calledName(name)]
        return relation && called ? kept(relation, called) : null
      },
    },
    { pattern: new RegExp(`^tengo (\\d{2}) años y (${NUMBER}) (${NOUN})`, 'iu'), find: agedWith },
    {
      pattern:
        /^(?:no (?:como|tomo|bebo|puedo comer|tolero)|soy intolerante a) (?:nada de )?(?:el |la |los |las )?(?:al? )?(gluten|lactosa|lácteos|leche|huevos?|pescado|marisco|cerdo|frutos secos|cacahuetes|azúcar|queso)(?![\p{L}])/iu,
      find: ([, value = '']) => ({ attribute: 'avoided food', value }),
    },
    { pattern: new RegExp(`^(?:tengo|tenemos) (${NUMBER}) (${NOUN})`, 'iu'), find: counted },
    {
      pattern: /^mi (\p{L}{3,15}) (?:favorit[oa]|preferid[oa]) es (.{1,200})/iu,
      find: favoriteAmong({
        color: 'color',
        comida: 'food',
        plato: 'dish',
        película: 'movie',
        peli: 'movie',
        libro: 'book',
        canción: 'song',
        grupo: 'band',
        serie: 'show',
        deporte: 'sport',
        equipo: 'team',
        animal: 'animal',
        ciudad: 'city',
        bebida: 'drink',
        postre: 'dessert',
      }),
    },
    {
      pattern: /^(?:mi cumple(?:años)? es|cumplo(?: \p{L}{4,12}| \d{2})?(?: años)?) (?:el )?(\d{1,2} de \p{L}{4,10})/iu,
      find: ([, value = '']) => ({ attribute: 'birthday', value }),
    },
    {
      pattern: /^no (?:soporto|aguanto) (?!más|que|a (?!los|las))(.{1,60})/iu,
      find: ([, value], values) => fact('taste', values.thing(value), false),
    },
    {
      pattern:
        /^(?:me (?:he )?apunt(?:é|ado) a|voy a|hago|empecé|he empezado) (?:un curso|clases) de (.{1,40}?)(?= (?:los|con|y|en|para|el|la)(?![\p{L}])|[,.]|$)/iu,
      find: ([, value], values) => fact('learning', values.phrase(value, 3)),
    },
    {
      pattern:
        /^quiero ((?:ahorrar|aprender|dejar de|correr|abrir|sacarme|montar|escribir|perder|adelgazar|comprarme) .{3,60}?)(?= (?:antes|pero|porque|este|ya)(?![\p{L}])|[,.]|$)/iu,
      find: ([, value = '']) => ({ attribute: 'goal', value }),
    },
    {
      pattern:
        /^se me (?:hinchan?|irritan?|cierra) (?:la cara|los labios|la lengua|la garganta|los ojos) (?:con|si como|al comer) (?:el |la |los |las )?(.{2,30}?)(?=[,.]| (?:y|así)(?![\p{L}])|$)/iu,
      find: ([, value = '']) => ({ attribute: 'allergy', value }),
    },
    {
      pattern: /^no (?:como|comemos) (?:nada de )?carne(?=\s|$)/iu,
      find: () => ({ attribute: 'diet', value: 'no meat' }),
    },
  ],
  predicates: [
    says('name', 'me llamo|mi nombre es', null, ' (.{1,200})', (text) => calledName(text ?? '')),
    introduces('soy', ' (?:la |el )?(\\p{L}{2,20})$'),
    says('name', 'soy', null, ' (\\p{L}{2,20})(?=$|,)', (text) =>
      text && /^\p{Lu}/u.test(text) ? calledName(text) : null,
    ),
    says('age', 'tengo', 'tiene', ' (\\d{1,3})(?: años|$)', (text) =>
      text && Number(text) < 120 ? `${text} years old` : null,
    ),
    says(
      'home',
      'vivo|vivimos|llevo (?:[\\p{L}\\d]{1,10} ){1,3}viviendo|estoy viviendo|resido',
      'vive|reside',
      ` (?:ahora )?(?:sol[oa] )?${PLACES}`,
      (text, values) => values.phrase(text, 5),
    ),
    says(
      'home',
      'me mudé|nos mudamos|me he mudado|nos hemos mudado|acabo de mudarme',
      'se mudó|se ha mudado',
      ' a (.{1,200})',
      phrase,
    ),
    says(
      'origin',
      'soy|vengo',
      'es|viene',
      ' (?:originalmente )?de ((?!la que|los que)\\p{L}.{1,100})',
      (text, values) => {
        const place = values.phrase(text, 3)
        return place &&
          !/^(?:los|las|l[oa]s? que|esas?|aquí|noche|letras|ciencias|buen|mal|izquierdas|derechas|pocas?)/iu.test(place)
          ? place
          : null
      },
    ),
    {
      first: 'trabajo',
      third: 'trabaja',
      rest: '(?: (?:ahora|actualmente))? (?:de|como) (?!noche|día|tarde|mañana|lunes|madrugada|sol )(.{1,60}?)(?: en (.{1,200}))?$',
      find: ([, job, house], values) => {
        const [role, employer] = [values.phrase(job, 4), values.phrase(house, 4)]
        return [
          role ? [{ attribute: 'job', value: role }] : [],
          employer ? [{ attribute: 'employer', value: employer }] : [],
        ].flat()
      },
    },
    is('way of working', 'trabajo|teletrabajo', 'trabaja', ' (?:desde casa|en remoto)', 'from home'),
    says(
      'origin',
      'nací|me crié|crecí',
      'nació|se crió|creció',
      ' en ((?!19|20|el |un )\\p{L}.{1,100})',
      (text, values) => values.phrase(text, 3),
    ),
    says(
      'employer',
      'trabajo|(?:he )?empe(?:cé|zado) a trabajar|acabo de empezar|llevo (?:[\\p{L}\\d]{1,10} ){1,3}trabajando',
      'trabaja',
      ' (?:en|para) (.{1,200})',
      phrase,
    ),
    says(
      'job',
      'soy',
      'es',
      ` ((?:una? )?(?:${JOBS})(?: (?:de|en) \\p{L}{3,15})?)(?= en |[ ,.]|$)`,
      (text) => text?.replace(/^una? /, '') ?? null,
    ),
    is('diet', 'soy|me he hecho|me hice', 'es', ' vegan[oa]', 'vegan'),
    is('diet', 'soy|me he hecho|me hice', 'es', ' vegetarian[oa]', 'vegetarian'),
    is('relationship', 'estoy|soy', 'está|es', ' casad[oa]', 'married'),
    is('relationship', 'estoy|soy', 'está|es', ' divorciad[oa]', 'divorced'),
    is('relationship', 'estoy|soy', 'está|es', ' solter[oa]', 'single'),
    is('relationship', 'soy|estoy', 'es|está', ' viud[oa]', 'widowed'),
    is('health', 'soy', 'es', ' diabétic[oa]', 'diabetes'),
    is('health', 'soy', 'es', ' celíac[oa]', 'celiac disease'),
    is('health', 'estoy', 'está', ' embarazada', 'pregnant'),
    says(
      'health',
      'tengo|padezco|sufro de',
      'tiene|padece',
      ' ((?:diabetes|asma|ansiedad|depresión|migrañas?|tdah|artritis|hipertensión|epilepsia|insomnio|cáncer|fibromialgia|endometriosis|alzh[eé]imer|parkinson|dislexia)(?: tipo (?:\\d|uno|dos))?)',
      phrase,
    ),
    says(
      'allergy',
      '(?:soy )?(?:muy )?alérgic[oa]|tengo alergia',
      'es alérgic[oa]|tiene alergia',
      ' (?:al?|a los|a las) (.{1,200})',
      thing,
    ),
    says(
      'studies',
      'estudio|estoy estudiando',
      'estudia',
      ' (?!en |mucho|para|por|con|desde|todo)(.{1,60}?)(?= en |$)',
      phrase,
    ),
    says('learning', 'estoy aprendiendo|aprendo', 'está aprendiendo', ' (?:a )?(.{1,60}?)(?= y |$)', phrase),
    {
      first: 'hablo',
      third: 'habla',
      rest: ' (.{1,200})',
      find: ([, said = '']) =>
        [
          ...said.matchAll(
            /(?<!\p{L})(?:inglés|español|castellano|francés|alemán|italiano|portugués|chino|japonés|árabe|ruso|catalán|gallego|euskera|coreano|turco|polaco|holandés|griego|rumano)(?!\p{L})/giu,
          ),
        ].map(([value]) => ({ attribute: 'language', value })),
    },
    says(
      'taste',
      'me gustan?|me encantan?|me chiflan?|me flipan?|amo|adoro',
      'le gustan?|le encantan?|ama|adora',
      ' (?:mucho )?(.{1,200})',
      thing,
    ),
    {
      ...says('taste', 'odio|detesto', 'odia|detesta', ' (.{1,200})', thing),
      find: ([, text], values) => {
        const value = values.thing(text)
        return fact('taste', value, false)
      },
    },
    says(
      'hobby',
      'juego|jugamos',
      'juega',
      ' (?:al?|a los|a las) (.{1,60}?)(?= los | las | cada | todos |$)',
      (text, values) => values.thing(text, 2),
    ),
    says(
      'hobby',
      'toco',
      'toca',
      ' ((?:el|la|los) (?:guitarra|piano|bajo|batería|violín|flauta|trompeta|saxo|saxofón|ukelele|chelo|violonchelo|acordeón|clarinete|teclado|cajón|arpa))',
      phrase,
    ),
    says(
      'hobby',
      'hago|practico',
      'hace|practica',
      ' ((?:yoga|pilates|crossfit|natación|escalada|boxeo|senderismo|surf|teatro|cerámica|ballet|judo|karate|running|pesas|ciclismo|punto|ganchillo))(?![\\p{L}])',
      (text) => text ?? null,
    ),
    says(
      'wake-up time',
      'me levanto|me despierto',
      'se levanta',
      '(?: todos los días| siempre)? a las ([\\p{L}\\d:]{1,7})',
      phrase,
    ),
  ],
}
