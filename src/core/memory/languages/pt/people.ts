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

const NUMBER = '\\d{1,2}|dois|duas|três|tres|quatro|cinco|seis|sete|oito'
const PETS =
  'gat[oa]|gatinh[oa]|cachorr[oa]|cachorrinh[oa]|cão|cadela|cãozinho|coelh[oa]|papagaio|tartaruga|cavalo|égua|hamster|periquito|calopsita|porquinho-da-índia'
const PARENT = '(?:mãe|mae|mamã|mamãe|pai|papai)'

/** `a gata Pelusa me acorda`, but not that of a neighbour. */
const OURS = /(?:^|[ ,])(?:me|meu|minha|nos|noss[oa]|cá em casa|aqui em casa)(?=$|[ ,])/iu
const OF_OTHERS = / d[eoa]s? (?:meu|minha|teu|tua|seu|sua|vizinh[oa]) /iu

const AFTER_PARTING =
  '(?=$| (?:em|há|faz|d[oa] (?:meu|minha|pai|mãe|\\p{Lu})|de \\p{Lu}|depois|ano|no|este|e|com)(?!\\p{L}))'

export const PEOPLE_PREDICATES: readonly Predicate[] = [
  is(
    'relationship',
    'me divorciei|divorciei-me|nos divorciamos|divorciámo-nos|divorciad[oa] (?:há|faz|desde)',
    'se divorciou|é divorciad[oa]',
    '(?= |$)',
    'divorced',
  ),
  parted('nos separamos|separámo-nos', AFTER_PARTING),
  is(
    'relationship',
    'me separei|separei-me|estou separad[oa]|sou separad[oa]|separad[oa] (?:há|faz|desde)',
    'se separou|está separad[oa]',
    AFTER_PARTING,
    'separated',
  ),
  is(
    'relationship',
    'me casei|casei-me|casei|(?:[\\p{L}\\d]{1,10} ){1,4}anos (?:de )?casad[oa]s?|somos casados|casad[oa] (?:há|faz) \\S{1,8} anos|estamos casados|(?:há|faz) \\S{1,8} anos casad[oa]s?',
    'se casou|casou-se',
    '(?=$| (?!com a ideia))',
    'married',
  ),
  is(
    'relationship',
    'fiquei noiv[oa]|ficamos noivos|ficámos noivos|estamos noivos',
    'ficou noiv[oa]',
    '(?=$| (?:em|há|no|ontem|este|esse|e|do|da)(?!\\p{L}))',
    'engaged',
  ),
  is('relationship', 'fiquei viúv[oa]|enviuvei', 'ficou viúv[oa]', '(?= |$)', 'widowed'),
  is(
    'relationship',
    '(?:terminei|acabei|rompi) com (?:meu|minha) (?:namorad[oa]|noiv[oa]|ex)|(?:meu|minha) (?:namorad[oa]) (?:e eu )?(?:terminou comigo|terminamos|acabou comigo)|continuo solteir[oa]|terminei (?:meu|um) namoro',
    null,
    '(?= |$)',
    'single',
  ),
  says(
    'partner',
    'namoro(?: com)?|estou namorando(?: com)?|estou a namorar(?: com)?|ando com|me casei com|casei com|sou casad[oa] com|estou com|estou noiv[oa] d[oa]',
    null,
    ' (?:o |a |um |uma )?((?-i:\\p{Lu})\\p{L}{1,20}|\\p{Ll}{2,20})(?= (?:há|faz|desde|e)(?!\\p{L})|$|,)',
    (text) => leadingNames(text ?? ''),
  ),
  is(
    'relationship',
    'tenho (?:um |uma )?namorad[oa]|estou namorando|namoro há|comecei a namorar',
    'tem namorad[oa]|está namorando',
    '(?= |$)',
    'in a relationship',
  ),
  says(
    'name',
    'me chamam|chamam-me|todo mundo me chama|toda a gente me chama|pode me chamar|podes chamar-me|me chame|os amigos me chamam',
    null,
    ' (?:de )?(?:o |a )?((?-i:\\p{Lu})\\p{L}{1,20})$',
    (text) => leadingNames(text ?? ''),
  ),
  is('household', 'moro|vivo', 'mora|vive', ' sozinh[oa](?=$| (?:desde|há|faz|pela primeira))', 'alone'),
  is(
    'household',
    'moro|vivo|ainda moro|ainda vivo',
    'mora|vive',
    ' (?:ainda )?(?:com (?:meus|os meus) (?:pais|velhos)|em casa dos (?:meus )?pais)$',
    'with my parents',
  ),
  says(
    'birthday',
    'nasci|faço anos|faço aniversário',
    'nasceu|faz anos',
    ' (?:em|a|no dia|dia) (\\d{1,2} de \\p{L}{4,9})',
    asTyped,
  ),
  listed('religion', 'sou|virei', 'é', '(?: (?:muito|uma?))?', RELIGIONS),
  is('health', 'estou', 'está', ' (?:muito )?grávida', 'pregnant'),
]

export const PEOPLE_CLAUSES: readonly ClauseRule[] = [
  {
    pattern: new RegExp(
      `^sou (?:uma? |a |o )?(?:orgulhos[oa] )?${PARENT}(?: (?:solteir[oa]|solo|de primeira viagem|coruja))? de (${NUMBER}|gêmeos|gêmeas|gémeos|gémeas|trigêmeos)(?: (?:filh[oa]s|menin[oa]s|crianças|miúd[oa]s|rapazes))?(?:,? (?:que se chamam )?(.{3,60}))?$`,
      'iu',
    ),
    find: ([, count = '', names], values) => {
      const several = /g[êe]m/iu.test(count)
      const called = names ? severalCalled(several ? count : 'children', names, false) : null
      return both(several ? { attribute: 'children', value: count } : childrenOf(count, values), called)
    },
  },
  {
    pattern: new RegExp(
      `^sou (?:uma? |a |o )?${PARENT}(?: (?:solteir[oa]|solo|de primeira viagem|coruja))? (?:d[oa]|de (uma? (?:menina|menino|filha|filho))(?: de .{2,20})?)(?:,? (?:que se chama |chamad[oa] )?((?-i:\\p{Lu})\\p{L}{1,20}))?(?=$|[ ,])`,
      'iu',
    ),
    find: ([, child, name]) => {
      if (child) {
        const relation = /^uma /i.test(child) ? 'daughter' : 'son'
        return name ? kept(relation, name) : { attribute: 'children', value: `one ${relation}` }
      }
      return name ? kept('child', name) : null
    },
  },
  {
    pattern: new RegExp(
      `^(?:tenho|temos|moro com|com) (?:meus |minhas )?(${NUMBER}) (filh[oa]s|menin[oa]s|crianças|miúd[oa]s|gat[oa]s|cachorr[oa]s|cães|cadelas|irmãos|irmãs)(?:,|:| que se chamam| chamad[oa]s)? (.{3,60})$`,
      'iu',
    ),
    find: ([, count, nouns = '', names = ''], values) => {
      const isPet = /^(?:gat|cachorr|cães|cadel)/iu.test(nouns)
      const called = severalCalled(nouns.toLowerCase(), names, isPet)
      if (called === null) return null
      const number = values.number(count)
      if (isPet) return both(fact(`number of ${/^gat/i.test(nouns) ? 'cats' : 'dogs'}`, number), called)
      return both(/^irm/i.test(nouns) ? fact('number of siblings', number) : childrenOf(count, values), called)
    },
  },
  {
    pattern:
      /^(?:meus|minhas) (filh[oa]s|menin[oa]s|miúd[oa]s|gat[oa]s|cachorr[oa]s|cães|irmãos|irmãs|gêmeos|gêmeas|gémeos|gémeas)(?: se chamam| chamam-se|,)? (?:o |a )?((?-i:\p{Lu}).{3,60})$/iu,
    find: ([, nouns = '', names = '']) =>
      severalCalled(
        nouns.toLowerCase(),
        names.replace(/ e [ao] (?=\p{Lu})/gu, ' e '),
        /^(?:gat|cachorr|cães)/iu.test(nouns),
      ),
  },
  {
    pattern: new RegExp(`^sou (?:avó|avô|vó|vô|vovó|vovô) de (${NUMBER})(?: netos| netas| netinhos)?(?=$|[ ,])`, 'iu'),
    find: ([, count], values) => fact('number of grandchildren', values.number(count)),
  },
  {
    pattern: new RegExp(
      `^(?:adotei|adotamos|adotámos|adoptei|resgatei|resgatamos|ganhei|tenho|temos) (?:uma? )?(${PETS})(?: \\p{L}{4,10}[oa])?(?:,? (?:que se chama|que chama|chamad[oa]|de nome))? (?:o |a )?((?-i:\\p{Lu})\\p{L}{1,20})(?=$|[ ,])`,
      'iu',
    ),
    find: ([, noun, name = ''], values) => ownCalled(noun, calledName(name), values),
  },
  {
    pattern: /^meu (gato|gata|cachorro|cachorra|cão|cadela|filho|filha|coelho) (?:o )?nome del[ea] é (.{2,40})/iu,
    find: ([, noun, name = ''], values) => ownCalled(noun, calledName(name), values),
  },
  {
    pattern: new RegExp(`(?:^|[ ,])(?:o|a) (${PETS}),? ((?-i:\\p{Lu})\\p{L}{1,20})(?=$|[ ,])`, 'iu'),
    find: ({ input, 1: noun, 2: name = '' }, values) => {
      return OURS.test(input) && !OF_OTHERS.test(input) ? ownCalled(noun, name, values) : null
    },
  },
  {
    pattern: /^aqui (?:é |quem fala é )?(?:a |o )((?-i:\p{Lu})\p{L}{2,20})(?=$|, (?:de|do|da|\d\d))/iu,
    find: ([, name]) => {
      const value = leadingNames(name ?? '')
      return value === null ? null : { attribute: 'name', value }
    },
  },
  {
    pattern:
      /^(?:aos meus|com meus|já tenho|acabei de fazer|fiz|completei|já fiz|nos meus) (\d{2})(?: anos| aninhos| primaveras)?(?=$| (?:ontem|hoje|em|no|e|mês|semana)|,)/iu,
    find: ([, age = '']) => ({ attribute: 'age', value: `${age} years old` }),
  },
]
