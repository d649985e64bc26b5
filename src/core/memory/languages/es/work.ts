import { listed, placeIn, startsWith, type Work, workIn } from '../families.ts'
import { type ClauseRule, is, type Predicate, says } from '../language.ts'
import { JOBS, TRADES } from './jobs.ts'
import { LANGUAGES, NATIONALITIES } from './world.ts'

const WORK: Work = {
  jobs: JOBS,
  of: /^ (?:de|en) (?!noche|día|dia|tarde|mañana|verdad|momento|vida|toda|turno|paro|profesi|casa|vocaci|nacimiento|corazón|una?(?!\p{L}))\p{Ll}{3,15}/u,
  at: /^(?: \S{2,15}){0,3}? (?:(aquí|aqui|acá|aca) )?en /iu,
}
const COURSE =
  '(?:(?:el|un|una|la|mi|primero de|segundo de|tercero de|cuarto de) )?((?:carrera|grado|máster|master|maestría|doctorado|licenciatura|fp|bachillerato|bachiller|prepa|oposición|oposiciones|curso|diplomatura|tesis|residencia|técnico)(?: superior)?(?: (?:de|en|sobre|a) .{3,40}?)?)(?: en (?:la |el )?([^,]{2,60}))?(?:,.{0,200})?$'
const SCHOOL = /^(?:\p{Lu}{2,}|uni|universidad|complutense|politécnica|facultad|instituto|utn|unam|uned|uba|tec)/iu

const schoolIn = (text: string | undefined) => {
  const school = /^[^\s,.;]{1,30}(?: de \p{Lu}\p{L}{1,20})?/u.exec(text ?? '')?.[0]
  return school && SCHOOL.test(school) ? [{ attribute: 'school', value: school }] : []
}

export const WORK_PREDICATES: readonly Predicate[] = [
  {
    first:
      'soy|ejerzo (?:de|como)|me gano la vida (?:de|como)|(?:llevo|tengo) (?:[\\p{L}\\d]{1,10} ){1,3}(?:trabajando )?(?:de|como)|estoy trabajando (?:de|como)|estoy (?:de|como)|ando (?:de|como)|acabé (?:de|como)|empecé (?:de|como)|entré (?:de|como)|me contrataron (?:de|como)|mi (?:trabajo|curro|profesión|oficio) es(?: el de)?',
    third: 'es|está (?:de|como)|trabaja (?:de|como)|hace de|curra (?:de|como)|ejerce (?:de|como)',
    rest: ' (?:una? |el |la )?(.{3,80})',
    find: workIn(WORK),
  },
  listed('industry', 'me dedico a|trabajo en|curro en|estoy en', 'se dedica a|trabaja en|curra en', '', TRADES),
  {
    first:
      '(?:estoy |ando )?estudiando|estudio|me matriculé en|empecé a estudiar|me metí a estudiar|llevo (?:[\\p{L}\\d]{1,10} ){1,3}estudiando',
    third: 'estudia|está estudiando',
    rest: ' (?!en |mucho|para|por|con|desde|todo|fuera|hoy|mañana)(.{3,60}?)(?: en (?:la |el )?([^,]{2,60}))?(?:,.{0,200})?$',
    find: ([, subject, school], values) => {
      const value = values.phrase(subject, 4)
      if (value === null) return null
      const known = LANGUAGES.startOf(value)
      if (known !== null) return { attribute: 'learning', value: known }
      return [{ attribute: 'studies', value }, ...schoolIn(school)]
    },
  },
  {
    first: 'estoy haciendo|hago|estoy cursando|curso|estoy sacándome|me estoy sacando|ando haciendo|estoy en|voy por',
    third: 'está haciendo|hace|está cursando|está en',
    rest: ` ${COURSE}`,
    find: ([, course, school], values) => {
      const value = values.phrase(course, 6)
      return value === null || !/ (?:de|en|sobre) /.test(value)
        ? null
        : [{ attribute: 'studies', value }, ...schoolIn(school)]
    },
  },
  listed('nationality', 'soy|nací', 'es', '(?: (?:medio|mitad|una?|orgullosamente|cien por cien))?', NATIONALITIES),
  is(
    'way of working',
    'trabajo|curro|estoy',
    'trabaja',
    ' (?:de noches?|por las noches|en (?:el )?turno de noche)$',
    'nights',
  ),
  says(
    'home',
    'me vine a|nos vinimos a|me fui a vivir a|nos fuimos a vivir a|me trasladé a|vine a vivir a|ahora estoy viviendo en|me cambié a|me mudé de .{2,30} a|nos mudamos de .{2,30} a|me he venido a|llegué a',
    'se fue a vivir a|se vino a',
    ' (?:vivir (?:a|en) )?(.{2,60})',
    (text, values) =>
      /^(?:vacaciones|pasar)|vacaciones|de viaje|finde|unos días|a visitar/iu.test(text ?? '')
        ? null
        : placeIn(text, values),
  ),
]

const NOT_THERE = /vacaciones|de viaje|de visita|de paso|turis|unos días|unos dias|el finde|hotel/iu

export const WORK_CLAUSES: readonly ClauseRule[] = [
  {
    pattern: /^(?:como|de profesión,?) (.{3,40}?)(?:,| que soy)/iu,
    find: workIn(WORK),
  },
  startsWith(
    JOBS,
    /^ (?:de profesión|de oficio|de toda la vida|jubilad[oa]|aquí|acá|por acá|por aquí|desde hace|de día)/iu,
    (value) => ({
      attribute: 'job',
      value,
    }),
  ),
  {
    pattern: /^(.{3,40}? en .{3,60})$/u,
    find: (match, values) => {
      const found = [workIn(WORK)(match, values) ?? []].flat()
      return found.length > 1 ? found : null
    },
  },
  {
    pattern: /^(?:aquí|acá) (?:estoy )?en (.{2,80})$/iu,
    find: ([, said], values) => {
      const value = NOT_THERE.test(said ?? '') ? null : placeIn(said, values)
      return value === null ? null : { attribute: 'home', value }
    },
  },
  {
    pattern:
      /^ya no (?:estoy|vivo|vivimos) en (.{2,30}?),? (?:y |sino |que )?ahora (?:estoy |estamos |vivo |vivimos )?en (.{2,60})$/iu,
    find: ([, old, now], values) => {
      const [past, value] = [placeIn(old, values), placeIn(now, values)]
      return past && value
        ? [
            { attribute: 'home', value: past, holds: false },
            { attribute: 'home', value },
          ]
        : null
    },
  },
  {
    pattern: /^ya no (?:estoy|vivo|vivimos) en (.{2,40})$/iu,
    find: ([, old], values) => {
      const value = placeIn(old, values)
      return value === null ? null : { attribute: 'home', value, holds: false }
    },
  },
  {
    pattern:
      /^(?:acabo de dejar|dejé|he dejado|renuncié a|me despidieron de|me echaron de|me han echado de) (?:mi )?(?:(?:trabajo|curro|puesto|laburo) (?:en|de) )?(?:el |la )?(\p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20})?)(?=$|[ ,])/u,
    find: ([, value = '']) => ({ attribute: 'employer', value, holds: false }),
  },
  {
    pattern: /^(?:dejé|he dejado|colgué) la carrera(?: de (.{3,30}?))?(?=$|[ ,])/iu,
    find: ([, subject], values) => {
      const value = values.phrase(subject, 3)
      return value === null ? null : { attribute: 'studies', value, holds: false }
    },
  },
]
