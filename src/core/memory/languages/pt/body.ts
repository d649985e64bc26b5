import { listed, ownIn, startsWith } from '../families.ts'
import { type ClauseRule, is, type Predicate, says } from '../language.ts'
import { CONDITIONS, ILLNESSES, MEDICINES } from './health.ts'
import { ALLERGENS, FEARS, FOODS } from './world.ts'

const FRIGHT = '(?:medo|pânico|terror|pavor|fobia|horror|cagaço)'
const TODAY =
  /(?:^| )(?:hoje|essa semana|esta semana|agora|amanhã|na quaresma|às sextas|ainda|porque|à noite|de manhã)(?!\p{L})/iu

const avoided = ([, said]: RegExpExecArray) => {
  const value = TODAY.test(said ?? '') ? null : FOODS.startOf(said)
  return value === null || value === 'carne' || /^ d[aeo] /.test((said ?? '').slice(value.length))
    ? null
    : { attribute: 'avoided food', value }
}

export const BODY_PREDICATES: readonly Predicate[] = [
  listed(
    'health',
    'tenho|sofro|sofro de|sofro com|vivo com|convivo com|luto contra|fui diagnosticad[oa] com|me diagnosticaram com|diagnosticaram-me|descobri que tenho|descobri|trato|diagnosticad[oa] com',
    'tem|sofre de|sofre com|foi diagnosticad[oa] com|vive com',
    '(?: (?:de|com|uma?|o|a|minha|meu))?',
    ILLNESSES,
  ),
  ...Object.entries(CONDITIONS).map(([said, value]) =>
    is('health', 'sou|nasci|fiquei', 'é', `(?: una?| uma?)? (?:${said})(?![\\p{L}])`, value),
  ),
  listed(
    'medication',
    'tomo|estou tomando|estou a tomar|ando a tomar|uso|aplico|injeto|o médico me passou|receitaram-me|me receitaram|comecei a tomar|comecei com',
    'toma|usa',
    '(?: (?:a|o|meu|minha|um|uma))?',
    MEDICINES,
  ),
  says(
    'allergy',
    '(?:sou |super |muito |mega ){0,2}alérgic[oa]|tenho (?:muita |uma )?alergia|alergia',
    'é (?:muito |super )?alérgic[oa]|tem alergia',
    ' (?:severa |grave |forte )?(?:aos?|às?|a|de|à) (.{2,60})',
    (text) => FOODS.startOf(text) ?? ALLERGENS.startOf(text),
  ),
  listed(
    'fear',
    `tenho (?:muito |um |mó |maior )?${FRIGHT}|morro de ${FRIGHT}|me pelo de medo|${FRIGHT}|me apavora|me assustam?`,
    `tem ${FRIGHT}|morre de ${FRIGHT}`,
    '(?: (?:absoluto|danado|enorme|terrível|louco))?(?: (?:de|do|da|dos|das|a|à))?',
    FEARS,
  ),
  is('fear', 'sou', 'é', ' claustrofóbic[oa]', 'closed spaces'),
]

const ALLERGIC_TO =
  /^ (?:me (?:fecham? a garganta|incham? (?:a cara|o rosto|a boca|tod[oa])|dão? alergia|dá alergia|enchem? de manchas|empipocam?|dá urticária)|fecha-me a garganta|dá-me alergia|nem (?:ver|pensar|chegar perto),? (?:sou|que sou) alérgic[oa])/iu

export const BODY_CLAUSES: readonly ClauseRule[] = [
  startsWith(FOODS, ALLERGIC_TO, (value) => ({ attribute: 'allergy', value }), /^(?:o|a|os|as) /iu),
  startsWith(
    FOODS,
    /^ (?:me (?:fazem?|faz|caem?|cai) mal|faz-me mal|fazem-me mal|não me cai bem)/iu,
    (value) => ({ attribute: 'avoided food', value }),
    /^(?:o|a|os|as) /iu,
  ),
  {
    pattern:
      /^(?:não (?:como|tomo|bebo|posso comer|posso beber|posso com|tolero)|evito|sou intolerante|intolerante|tenho intolerância|intolerância|cortei|parei de comer|deixei de comer) (?:mais )?(?:nada (?:de|com) |nem )?(?:(?:o|a|os|as|ao|à|aos|às) )?(.{3,60})$/iu,
    find: avoided,
  },
  {
    pattern: /^não como (?:mais )?(?:nenhuma )?carne (?:desde|há|faz|por|nem )/iu,
    find: () => ({ attribute: 'diet', value: 'no meat' }),
  },
  {
    pattern: /^(?:parei de comer|deixei de comer|larguei a) carne(?=$|[ ,])/iu,
    find: () => ({ attribute: 'diet', value: 'no meat' }),
  },
  { pattern: /^vegan[oa] (?:desde|há|faz|de carteirinha)/iu, find: () => ({ attribute: 'diet', value: 'vegan' }) },
  {
    pattern: /^(?:sou )?(pescetarian[oa]|piscitarian[oa]|ovolactovegetarian[oa]|flexitarian[oa])(?=$|[ ,])/iu,
    find: ([, value = '']) => ({ attribute: 'trait', value }),
  },
  startsWith(
    MEDICINES,
    /^ .{0,15}(?:todo (?:santo )?dia|todos os dias|toda (?:manhã|noite)|de manhã|à noite|no café|por dia|para o resto|em jejum|há \d|todas as)/iu,
    (value) => ({ attribute: 'medication', value }),
  ),
  {
    pattern: /^sou diabétic[oa](?: tipo \d)?, (.{3,40})$/iu,
    find: ([, said]) => {
      const value = MEDICINES.startOf(said)
      return [{ attribute: 'health', value: 'diabetes' }, ...(value ? [{ attribute: 'medication', value }] : [])]
    },
  },
  ownIn('health', /(?<!\p{L})(?:meu|minha)s? ((?!tea |ela |toc |gota |ler )\p{L}.{3,40})/iu, ILLNESSES),
]
