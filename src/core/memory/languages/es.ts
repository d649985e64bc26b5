import { calledName, ownName } from '../rules/names.ts'
import { BODY_CLAUSES, BODY_PREDICATES } from './es/body.ts'
import { PEOPLE_CLAUSES, PEOPLE_PREDICATES } from './es/people.ts'
import { READING } from './es/reading.ts'
import { RELATIONS } from './es/relations.ts'
import { TASTE_CLAUSES, TASTE_PREDICATES } from './es/taste.ts'
import { WORK_CLAUSES, WORK_PREDICATES } from './es/work.ts'
import {
  agedWith,
  asTyped,
  counted,
  fact,
  favoriteAmong,
  introduces,
  is,
  type MemoryLanguage,
  ownCalled,
  phrase,
  says,
  thing,
} from './language.ts'
import { withLooseAccents } from './loose-accents.ts'

const NUMBER = '\\d{1,2}|un|una|dos|tres|cuatro|cinco|seis|siete|ocho'
const NOUN = '\\p{L}{2,20}(?: mayor| menor| pequeñ[oa])?'
const PLACES = '(?:con [^,]{2,40}? )?en (.{1,200})'

export const SPANISH: MemoryLanguage = {
  ...READING,
  relations: RELATIONS,
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
    ...PEOPLE_CLAUSES,
    ...BODY_CLAUSES,
    ...WORK_CLAUSES,
    {
      pattern:
        /^(?:mi|nuestr[oa]) (mejor amig[oa]|\p{L}{3,15})(?: mayor| menor| pequeñ[oa])? (?:se llama|es) (.{1,200})/iu,
      find: ([all = '', noun, name = ''], values) => {
        const called = /se llama/i.test(all) ? calledName(name) : /^\p{Lu}/u.test(name) ? calledName(name) : null
        return ownCalled(noun, called, values)
      },
    },
    {
      pattern:
        /^(?:tengo|tenemos) una? (\p{L}{3,15})(?: de [\p{L}\d]{1,9} (?:años|meses))?,? (?:que )?(?:se llama|llamad[oa]|de nombre) (.{1,200})/iu,
      find: ([, noun, name = ''], values) => ownCalled(noun, calledName(name), values),
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
      pattern:
        /^no (?:soporto|aguanto) (?=el |la |los |las |a los |a las |\p{L}{3,20}ar )(?!\S{1,6} (?:dolor|día|mundo|ruido|nuevo|nueva|presión|situación))(.{1,60})/iu,
      find: ([, value], values) => fact('taste', values.thing(value), false),
    },
    {
      pattern:
        /^(?:me (?:he )?apunt(?:é|ado) a|voy a|hago|empecé|he empezado) (?:un curso|clases) de (.{1,40}?)(?= (?:los|con|y|en|para|el|la)(?![\p{L}])|[,.]|$)/iu,
      find: ([, value], values) => fact('learning', values.phrase(value, 3)),
    },
    {
      pattern:
        /^quiero ((?:ahorrar|aprender|dejar de (?:fumar|beber|tomar|procrastinar|morderme|trasnochar)|correr|abrir (?:un|mi)|sacarme|montar|escribir (?:un|mis?)|perder|adelgazar|comprarme) .{3,60}?)(?= (?:antes|pero|porque|este|ya)(?![\p{L}])|[,.]|$)/iu,
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
    ...TASTE_CLAUSES,
  ],
  predicates: [
    ...[...BODY_PREDICATES, ...PEOPLE_PREDICATES].map(withLooseAccents),
    says('name', 'me llamo|mi nombre es', null, ' (.{1,200})', (text) => ownName(text ?? '')),
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
      rest: '(?: (?:ahora|actualmente))? (?:de|como) (?!un muerto|una mula|un burro|un perro|noche|día|tarde|mañana|lunes|madrugada|sol )(.{1,60}?)(?: en (.{1,200}))?$',
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
      asTyped,
    ),
    says(
      'wake-up time',
      'me levanto|me despierto',
      'se levanta',
      '(?: todos los días| siempre)? a las ([\\p{L}\\d:]{1,7})',
      phrase,
    ),
    ...[...WORK_PREDICATES, ...TASTE_PREDICATES].map(withLooseAccents),
  ],
}
