import { listed, placeIn, startsWith, type Work, workIn } from '../families.ts'
import { type ClauseRule, is, type Predicate, says } from '../language.ts'
import { JOBS, TRADES } from './jobs.ts'
import { LANGUAGES, NATIONALITIES } from './world.ts'

const WORK: Work = {
  jobs: JOBS,
  of: /^ (?:de|em) (?!noite|dia|tarde|manhã|verdade|momento|vida|toda|turno|casa|profiss|formação|coração|uma?(?!\p{L}))\p{Ll}{3,15}/u,
  at: /^(?: \S{2,15}){0,3}? (?:(aqui|cá) )?(?:em|no|na) /iu,
}
const COURSE =
  '(?:(?:o|a|um|uma|meu|minha) )?((?:curso|faculdade|licenciatura|mestrado|doutorado|doutoramento|graduação|pós|pós-graduação|técnico|tese|residência|bacharelado)(?: integrado)?(?: (?:de|em|sobre) .{3,40}?)?)(?: (?:em|no|na) ([^,]{2,60}))?(?:,.{0,200})?$'
const SCHOOL = /^(?:\p{Lu}{2,}|uni|universidade|faculdade|federal|politécnico|instituto|ufba|usp|unicamp|ufrj)/iu
const BOND = '(?: (?:em|no|na) ([^,]{2,60}))?'

const schoolIn = (text: string | undefined) => {
  const school = /^[^\s,.;]{1,30}(?: d[eo] \p{Lu}\p{L}{1,20})?/u.exec(text ?? '')?.[0]
  return school && SCHOOL.test(school) ? [{ attribute: 'school', value: school }] : []
}

export const WORK_PREDICATES: readonly Predicate[] = [
  {
    first:
      'sou|trabalho (?:como|de)|ganho a vida como|(?:levo|estou há) (?:[\\p{L}\\d]{1,10} ){1,3}como|estou trabalhando (?:de|como)|estou a trabalhar como|estou de|virei|me formei|comecei como|fui contratad[oa] como|meu (?:trabalho|emprego|trampo) é(?: de)?|minha profissão é',
    third: 'é|são|trabalha (?:como|de)|está trabalhando (?:como|de)|virou',
    rest: ' (?:uma? |o |a )?(.{3,80})',
    find: workIn(WORK),
  },
  listed('industry', 'trabalho com|trabalho em|mexo com|trampo com', 'trabalha com|trabalha em', '', TRADES),
  {
    first:
      'estudo|estou estudando|estou a estudar|curso|estou cursando|faço|passei (?:para|em)|entrei (?:em|para)|comecei',
    third: 'estuda|está estudando|está a estudar|cursa|faz|passou (?:no vestibular )?(?:para|em)|entrou em',
    rest: ` ((?:direito|medicina|enfermagem|engenharia|psicologia|pedagogia|letras|história|geografia|matemática|física|química|biologia|veterinária|medicina veterinária|odonto|odontologia|medicina dentária|nutrição|fisioterapia|farmácia|arquitetura|design|administração|economia|contabilidade|ciências contábeis|gestão|turismo|jornalismo|publicidade|comunicação|sociologia|filosofia|antropologia|artes|música|teatro|cinema|moda|informática|ads|ti|ciência da computação|serviço social|educação física|agronomia|relações internacionais|biomedicina)(?: \\p{Ll}{4,12})?)${BOND}(?=$|[ ,])`,
    find: ([, subject, school], values) => {
      const value = values.phrase(subject, 3)
      return value === null ? null : [{ attribute: 'studies', value }, ...schoolIn(school)]
    },
  },
  {
    first:
      'estou a tirar|tirei|faço|estou fazendo|estou a fazer|estou cursando|curso|comecei|estou em|estou acabando|estou a acabar',
    third: 'faz|está fazendo|está a fazer|está a tirar|está em',
    rest: ` ${COURSE}`,
    find: ([, course, school], values) => {
      const value = values.phrase(course, 6)
      return value === null || !/ (?:de|em|sobre) /.test(value)
        ? null
        : [{ attribute: 'studies', value }, ...schoolIn(school)]
    },
  },
  listed(
    'learning',
    'estou aprendendo|estou a aprender|aprendo|estudo|comecei a aprender|faço aulas? de|tenho aulas? de|faço curso de|ando a aprender',
    'está aprendendo|está a aprender',
    '(?: a)?',
    LANGUAGES,
  ),
  listed('nationality', 'sou|nasci', 'é', '(?: (?:meio|metade|uma?|orgulhosamente))?', NATIONALITIES),
  is('way of working', 'trabalho|estou', 'trabalha', ' (?:à noite|de noite|de madrugada|no turno da noite)$', 'nights'),
  says(
    'home',
    'vim morar (?:em|no|na|para)|fui morar (?:em|no|na)|vim viver para|fui viver para|vim para|estou morando (?:em|no|na)|estou a viver (?:em|no|na)|me mudei de .{2,30} para|mudei de .{2,30} para|mudei-me de .{2,30} para',
    'foi morar (?:em|no|na)|está morando (?:em|no|na)',
    ' (?:o |a )?(.{2,60})',
    (text, values) => (/férias|passear|viagem|fim de semana|visitar/iu.test(text ?? '') ? null : placeIn(text, values)),
  ),
]

const NOT_THERE = /férias|viagem|de visita|de passagem|turis|uns dias|fim de semana|hotel/iu

export const WORK_CLAUSES: readonly ClauseRule[] = [
  { pattern: /^(?:como|enquanto) (.{3,40}?)(?:,| que sou)/iu, find: workIn(WORK) },
  startsWith(
    JOBS,
    /^ (?:de profissão|de formação|aposentad[oa]|reformad[oa]|aqui|há \d|faz \d|desde \d|por profissão)/iu,
    (value) => ({ attribute: 'job', value }),
  ),
  {
    pattern: /^(.{3,40}? (?:em|no|na) .{3,60})$/u,
    find: (match, values) => {
      const found = [workIn(WORK)(match, values) ?? []].flat()
      return found.length > 1 ? found : null
    },
  },
  {
    pattern: /^(?:aqui|cá) (?:estou )?(?:em|no|na) (.{2,80})$/iu,
    find: ([, said], values) => {
      const value = NOT_THERE.test(said ?? '') ? null : placeIn(said, values)
      return value === null ? null : { attribute: 'home', value }
    },
  },
  {
    pattern:
      /^(?:já não (?:moro|vivo|estou)|não (?:moro|vivo|estou) mais) (?:em|no|na) (.{2,30}?),? (?:e |mas )?agora (?:estou |moro |vivo )?(?:em|no|na) (.{2,60})$/iu,
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
    pattern:
      /^(?:saí|pedi demissão|me demiti|despedi-me|fui demitid[oa]|fui despedid[oa]|me mandaram embora|larguei o emprego) (?:do meu emprego )?(?:n|d)[ao] (\p{Lu}\p{L}{1,20}(?: \p{Lu}\p{L}{1,20})?)(?=$|[ ,])/u,
    find: ([, value = '']) => ({ attribute: 'employer', value, holds: false }),
  },
  {
    pattern:
      /^(?:larguei|tranquei|desisti d[aeo]) (?:a faculdade|o curso|faculdade|curso)(?: de (.{3,30}?))(?=$|[ ,])/iu,
    find: ([, subject], values) => {
      const value = values.phrase(subject, 3)
      return value === null ? null : { attribute: 'studies', value, holds: false }
    },
  },
]
