import { calledName, leadingNames } from '../../rules/names.ts'
import { kept } from '../../rules/people.ts'
import { listed, severalCalled } from '../families.ts'
import {
  asTyped,
  both,
  type ClauseRule,
  childrenOf,
  fact,
  is,
  ownCalled,
  type Predicate,
  parted,
  says,
} from '../language.ts'
import { RELIGIONS } from './world.ts'

const NUMBER = '\\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho'
const PETS =
  'gat[oa]|gatit[oa]|perr[oa]|perrit[oa]|cachorr[oa]|conej[oa]|loro|lora|tortuga|yegua|caballo|hámster|hamster|canario|periquito|cobaya|hurón'

/** `la gata Pelusa me tira todo`, but not that of a neighbour. */
const OURS = /(?:^|[ ,])(?:me|mi|nos|nuestr[oa]|casa|mía|mío)(?=$|[ ,])/iu
const OF_OTHERS = / de (?:mi|tu|su|la|el|los|las|un|una) /iu

const AFTER_PARTING =
  '(?=$| (?:en|hace|de (?:mi|\\p{Lu})|el|ya|después|a los|con|tras|legalmente|desde|este|y)(?!\\p{L}))'

export const PEOPLE_PREDICATES: readonly Predicate[] = [
  is(
    'relationship',
    'me divorcié|me he divorciado|nos divorciamos|nos hemos divorciado|divorciad[oa] (?:desde|hace)|estamos divorciados',
    'se divorció|está divorciad[oa]',
    '(?= |$)',
    'divorced',
  ),
  parted('nos separamos|nos hemos separado', AFTER_PARTING),
  is(
    'relationship',
    'me separé|me he separado|estoy separad[oa]',
    'se separó|está separad[oa]',
    AFTER_PARTING,
    'separated',
  ),
  is(
    'relationship',
    'me casé|me he casado|nos hemos casado|llev(?:o|amos) (?:ya )?(?:[\\p{L}\\d]{1,10} ){1,4}casad[oa]s?|estamos casados|soy casad[oa]|(?:[\\p{L}\\d]{1,10} ){1,4}años (?:de )?casad[oa]s?',
    'se casó',
    '(?=$| (?!con la idea))',
    'married',
  ),
  is(
    'relationship',
    'me comprometí|nos comprometimos|estamos comprometidos|estamos prometidos',
    'se comprometió',
    '(?=$| (?:en|hace|el|ayer|este|y|con mi)(?!\\p{L}))',
    'engaged',
  ),
  is('relationship', 'enviudé|me quedé viud[oa]|soy viud[oa]', 'enviudó|se quedó viud[oa]', '(?= |$)', 'widowed'),
  is(
    'relationship',
    'lo dejé con mi novi[oa]|(?:terminé|corté|rompí|acabé) con mi (?:novi[oa]|pareja|ex)|mi novi[oa] (?:y yo )?(?:me dejó|rompimos|cortamos|terminamos|lo dejamos)|sigo solter[oa]',
    null,
    '(?= |$)',
    'single',
  ),
  is(
    'relationship',
    'tengo (?:un[a]? )?novi[oa]|tengo pareja|estoy de novi[oa]|estoy en pareja|me puse de novi[oa]',
    'tiene novi[oa]',
    '(?= |$)',
    'in a relationship',
  ),
  says(
    'partner',
    'estoy saliendo con|salgo con|ando con|estoy casad[oa] con|me casé con|llevo (?:[\\p{L}\\d]{1,10} ){1,3}con',
    null,
    ' ((?-i:\\p{Lu})\\p{L}{1,20})(?=$|[ ,])',
    (text) => leadingNames(text ?? ''),
  ),
  says(
    'name',
    'me dicen|me llaman|puedes llamarme|llámame|mis amigos me (?:dicen|llaman)|todos me (?:dicen|llaman)',
    null,
    ' (?:la |el )?((?-i:\\p{Lu})\\p{L}{1,20})$',
    (text) => leadingNames(text ?? ''),
  ),
  is('household', 'vivo', 'vive', ' sol[oa](?=$| (?:desde|hace|por primera))', 'alone'),
  is(
    'household',
    'vivo|sigo viviendo',
    'vive',
    ' (?:todavía |aún )?(?:con mis (?:padres|papás|viejos)|en casa de mis (?:padres|papás|viejos))$',
    'with my parents',
  ),
  says(
    'birthday',
    'nací|mi cumple cae|cumplo años',
    'nació|cumple años',
    ' (?:el )?(\\d{1,2} de \\p{L}{4,10})',
    asTyped,
  ),
  listed('religion', 'soy|me hice', 'es', '(?: (?:muy|una?))?', RELIGIONS),
  is('health', 'estoy', 'está', ' (?:muy )?(?:embarazada|preñada)(?! de ti)', 'pregnant'),
]

export const PEOPLE_CLAUSES: readonly ClauseRule[] = [
  {
    pattern: new RegExp(
      `^soy (?:una? |la |el )?(?:orgullos[oa] )?(?:mamá|mama|madre|mami|papá|papa|padre|papi)(?: (?:solter[oa]|primeriz[oa]|orgullos[oa]))? de (${NUMBER}|mellizas|mellizos|gemelas|gemelos|trillizos|trillizas)(?: (?:niñ[oa]s|hij[oa]s|nen[ea]s|peques|chicos|chicas))?(?:,? (?:que se llaman )?(.{3,60}))?$`,
      'iu',
    ),
    find: ([, count = '', names], values) => {
      const several = /illiz|mel/i.test(count)
      const called = names ? severalCalled(several ? count : 'children', names, false) : null
      return both(several ? { attribute: 'children', value: count } : childrenOf(count, values), called)
    },
  },
  {
    pattern:
      /^soy (?:una? |la |el )?(?:mamá|mama|madre|mami|papá|papa|padre|papi)(?: solter[oa]| primeriz[oa])? de (una niña|un niño|una nena|un nene|una hija|un hijo)(?: de .{2,20})?(?:,? (?:que se llama |llamad[oa] )?((?-i:\p{Lu})\p{L}{1,20}))?(?=$|[ ,])/iu,
    find: ([, child = '', name]) => {
      const relation = /^una /i.test(child) ? 'daughter' : 'son'
      return name ? kept(relation, name) : { attribute: 'children', value: `one ${relation}` }
    },
  },
  {
    pattern: new RegExp(
      `^(?:tengo|tenemos|vivo con|con) (?:mis )?(${NUMBER}) (hij[oa]s|niñ[oa]s|nen[ea]s|peques|gat[oa]s|perr[oa]s|herman[oa]s)(?:,|:| que se llaman| llamad[oa]s| de nombre)? ((?-i:\\p{L}).{3,60})$`,
      'iu',
    ),
    find: ([, count, nouns = '', names = ''], values) => {
      const isPet = /^(?:gat|perr)/i.test(nouns)
      const called = severalCalled(nouns.toLowerCase(), names, isPet)
      if (called === null) return null
      const number = values.number(count)
      if (isPet) return both(fact(`number of ${/^gat/i.test(nouns) ? 'cats' : 'dogs'}`, number), called)
      return both(/^herman/i.test(nouns) ? fact('number of siblings', number) : childrenOf(count, values), called)
    },
  },
  {
    pattern:
      /^mis (hij[oa]s|niñ[oa]s|peques|gat[oa]s|perr[oa]s|herman[oa]s|mellizos|mellizas|gemelos|gemelas)(?: se llaman|,)? ((?-i:\p{Lu}).{3,60})$/iu,
    find: ([, nouns = '', names = '']) => severalCalled(nouns.toLowerCase(), names, /^(?:gat|perr)/i.test(nouns)),
  },
  {
    pattern:
      /^soy (?:abuel[oa]|yay[oa]) de (\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho)(?: nietos| nietas)?(?=$|[ ,])/iu,
    find: ([, count], values) => fact('number of grandchildren', values.number(count)),
  },
  {
    pattern: new RegExp(
      `^(?:(?:me|nos) (?:trajimos|quedamos|regalaron) |adopté |adoptamos |rescaté |rescatamos |tengo |tenemos )(?:a )?(?:una? )?(${PETS})(?: \\p{L}{4,10}[oa])?(?: (?:que se llama|llamad[oa]|de nombre))? ((?-i:\\p{Lu})\\p{L}{1,20})(?=$|[ ,])`,
      'iu',
    ),
    find: ([, noun, name = ''], values) => ownCalled(noun, calledName(name), values),
  },
  {
    pattern: new RegExp(`(?:^|[ ,])(?:el|la) (${PETS}),? ((?-i:\\p{Lu})\\p{L}{1,20})(?=$|[ ,])`, 'iu'),
    find: ({ input, 1: noun, 2: name = '' }, values) => {
      return OURS.test(input) && !OF_OTHERS.test(input) ? ownCalled(noun, name, values) : null
    },
  },
  {
    pattern: /^aquí (?:la |el )?((?-i:\p{Lu})\p{L}{2,20})(?=$|, (?:de|desde|\d\d|reportándose))/iu,
    find: ([, name]) => {
      const value = leadingNames(name ?? '')
      return value === null ? null : { attribute: 'name', value }
    },
  },
  {
    pattern:
      /^(?:a mis|con mis|ya tengo|acabo de cumplir|cumplí|he cumplido|ya cumplí|ya son) (\d{2})(?: años| añitos| tacos| primaveras)?(?=$|[ ,])/iu,
    find: ([, age = '']) => ({ attribute: 'age', value: `${age} years old` }),
  },
]
