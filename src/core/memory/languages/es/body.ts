import { listed, ownIn, startsWith } from '../families.ts'
import { type ClauseRule, is, type Predicate, says } from '../language.ts'
import { CONDITIONS, ILLNESSES, MEDICINES } from './health.ts'
import { ALLERGENS, FEARS, FOODS } from './world.ts'

const FRIGHT = '(?:miedo|pánico|terror|pavor|fobia|pavor)'
const TODAY =
  /(?:^| )(?:hoy|esta (?:noche|semana|tarde)|ahora|mañana|en cuaresma|los viernes|todavía|porque|por la noche)(?!\p{L})/iu

const allergen = (text: string | undefined): string | null => FOODS.startOf(text) ?? ALLERGENS.startOf(text)

const avoided = ([, said]: RegExpExecArray) => {
  const value = TODAY.test(said ?? '') ? null : FOODS.startOf(said)
  return value === null || value === 'carne' || /^ de /.test((said ?? '').slice(value.length))
    ? null
    : { attribute: 'avoided food', value }
}

export const BODY_PREDICATES: readonly Predicate[] = [
  listed(
    'health',
    'tengo|padezco|padezco de|sufro|sufro de|vivo con|convivo con|lidio con|lucho (?:con|contra)|me diagnosticaron|me han diagnosticado|me detectaron|me han detectado|diagnosticad[oa] (?:con|de)|arrastro',
    'tiene|padece|padece de|sufre|sufre de|le diagnosticaron|le detectaron|vive con',
    '(?: (?:de|con|un|una|el|la|mi))?',
    ILLNESSES,
  ),
  ...Object.entries(CONDITIONS).map(([said, value]) =>
    is('health', 'soy|nací|me quedé', 'es', `(?: una?| uma?)? (?:${said})(?![\\p{L}])`, value),
  ),
  listed(
    'medication',
    '(?:me )?tomo|(?:me )?estoy tomando|estoy con|ando con|me pongo|me inyecto|me pincho|me recetaron|me han recetado|me medico con|llevo (?:[\\p{L}\\d]{1,10} ){1,3}(?:tomando|con)',
    'toma|se pincha|se inyecta',
    '(?: (?:la|el|mi))?',
    MEDICINES,
  ),
  says(
    'allergy',
    '(?:soy |súper |super |muy |re ){0,2}alérgic[oa]|tengo (?:mucha |una )?alergia|con alergia|alergia',
    'es (?:muy )?alérgic[oa]|tiene alergia',
    ' (?:severa |grave |fuerte )?(?:al?|a los|a las|a la) (.{2,60})',
    allergen,
  ),
  listed(
    'fear',
    `me dan? (?:mucho |muchísimo |un |tanto )?${FRIGHT}`,
    `le dan? ${FRIGHT}`,
    '(?: (?:el|la|los|las))?',
    FEARS,
  ),
  listed(
    'fear',
    `(?:les?|las?) tengo (?:mucho |un )?${FRIGHT}|tengo (?:mucho |un )?${FRIGHT}|me aterran?|me aterrorizan?|me horrorizan?|les temo|le temo|temo`,
    `le tiene ${FRIGHT}|tiene ${FRIGHT}|le aterran?`,
    '(?: (?:al?|de|a los|a las|a la|de los|de las|el|la|los|las))?',
    FEARS,
  ),
  is('fear', 'soy', 'es', ' claustrofóbic[oa]', 'closed spaces'),
]

export const BODY_CLAUSES: readonly ClauseRule[] = [
  startsWith(
    FOODS,
    /^ (?:(?:ni verl|ni olerl|ni probarl|ni tocarl)[oa]s?,? )?(?:me (?:cierran? la garganta|hinchan? (?:la cara|los labios|entera?)|dan? alergia|producen? alergia|provocan? alergia|sacan? ronchas|dan? urticaria|llenan? de ronchas))/iu,
    (value) => ({ attribute: 'allergy', value }),
    /^(?:el|la|los|las) /iu,
  ),
  startsWith(
    FOODS,
    /^ (?:me (?:sientan? (?:fatal|mal|como el culo|como un tiro)|caen? (?:mal|pesad[oa]|fatal)))/iu,
    (value) => ({ attribute: 'avoided food', value }),
    /^(?:el|la|los|las) /iu,
  ),
  {
    pattern:
      /^(?:no (?:como|tomo|pruebo|bebo|puedo comer|puedo tomar|puedo beber|tolero|digiero)|evito|soy intolerante|intolerante|tengo intolerancia|intolerancia) (?:nada (?:de|con) |ni )?(?:(?:el|la|los|las|al|a la|a los) )?(.{3,60})$/iu,
    find: avoided,
  },
  {
    pattern: /^no (?:como|comemos|pruebo) (?:nada de )?carne (?:desde|hace|por|ni )/iu,
    find: () => ({ attribute: 'diet', value: 'no meat' }),
  },
  { pattern: /^vegan[oa] (?:desde|hace|de toda|convencid)/iu, find: () => ({ attribute: 'diet', value: 'vegan' }) },
  {
    pattern: /^(?:soy )?(pesc[ae]tarian[oa]|crudivegan[oa]|flexitarian[oa])(?=$|[ ,])/iu,
    find: ([, value = '']) => ({ attribute: 'trait', value }),
  },
  {
    pattern:
      /^(?:como|comemos|sigo la dieta|hago dieta|llevo dieta) (halal|kosher|keto|cetogénica|sin gluten|paleo)(?=$|[ ,])/iu,
    find: ([, value = '']) => ({ attribute: 'diet', value }),
  },
  startsWith(
    MEDICINES,
    /^ .{0,12}(?:cada|tod[oa]s (?:los|las)|por la (?:mañana|noche)|a diario|al día|de por vida|en ayunas)/iu,
    (value) => ({
      attribute: 'medication',
      value,
    }),
  ),
  ownIn('health', /(?<!\p{L})mis? ((?!tea |ela |toc |gota |sol )\p{L}.{3,40})/iu, ILLNESSES),
]
