import { dislikes, listed, type Pastimes, regularPastime, startsWith } from '../families.ts'
import { asTyped, type ClauseRule, fact, is, type Predicate, says } from '../language.ts'
import { looseList } from '../loose-list.ts'
import { GAMES, INSTRUMENTS, PASTIMES } from './pastimes.ts'
import { FOODS } from './world.ts'

const DAY =
  '(?:segundas?(?:-feiras?)?|terças?(?:-feiras?)?|quartas?(?:-feiras?)?|quintas?(?:-feiras?)?|sextas?(?:-feiras?)?|sábados?|sabados?|domingos?|fins? de semana|finais de semana|fds)'
const DAYS = `(?:todo|toda|todos os|todas as|cada|às|aos|de|ao) (?:santo |santa )?(?:${DAY}|dia|dias|manhãs?|tardes?|noites?|semanas?)`
const OFTEN = `(?:${DAYS}|(?:\\d|uma|duas|três|quatro|cinco|seis) (?:x|vezes|vez|dias) (?:por|na|ao|à) (?:semana|mês)|diariamente|${DAY} e ${DAY})`

const REGULAR: Pastimes = {
  lists: [PASTIMES, GAMES, INSTRUMENTS],
  between: looseList(
    'sempre, tenho, temos, tem, rola, há, vou, vamos, a, à, ao, o, as, os, ao, pro, para, jogo, jogamos, faço, fazemos, é, são, pratico, treino, treinamos, canto, danço, ensaio, ensaiamos, aula, aulas, partida, partidinha, jogo, oficina, clube, grupo, noite, dia, de, do, da, com, em, no, na, um, uma, meu, minha, tarde, por, e, saio, sagrado, nosso, bater, ir, toco, tocamos, manhã, cedo, jogar',
  ),
  when: new RegExp(
    `^(?:quase )?${DAYS}(?: (?:e|a|ou) (?:às |aos )?${DAY})?(?: (?:de manhã|à tarde|à noite|de noite))?,?(?= )`,
    'iu',
  ),
  often: new RegExp(`^.{0,40}(?<!\\p{L})${OFTEN}(?!\\p{L})`, 'iu'),
}

const OLD_HABITS: readonly [RegExp, string][] = [
  [/fum|tabac|cigarr|vape/iu, 'smoke'],
  [/beb|álcool|alcool/iu, 'drink alcohol'],
]
const endedHabit = (said: string) =>
  OLD_HABITS.filter(([words]) => words.test(said)).map(([, value]) => ({ attribute: 'habit', value, holds: false }))

const PLAYS = 'jogo|jogamos|estou jogando|estou a jogar|adoro jogar|gosto de jogar|amo jogar'
const DOES =
  'faço|fazemos|pratico|treino|me inscrevi (?:em|no|na)|inscrevi-me (?:em|no|na)|entrei (?:em|no|na)|comecei|comecei a fazer|faço aulas? de|tenho aulas? de|ando (?:em|no|na)|estou fazendo|estou a fazer|meu (?:hobby|passatempo|vício|lazer) é|minha (?:paixão|terapia) é|dou aulas? de|compito em'

export const TASTE_PREDICATES: readonly Predicate[] = [
  listed('hobby', PLAYS, 'joga', '(?: (?:muito|bastante|um pouco de))?(?: (?:ao?|à|às|aos))?', GAMES),
  listed(
    'hobby',
    'toco|tocamos|estou aprendendo|estou a aprender|aprendo',
    'toca',
    '(?: a tocar)?(?: (?:o|a|os|as))?',
    INSTRUMENTS,
  ),
  listed('hobby', DOES, 'faz|pratica|treina|anda (?:em|no|na)', '(?: (?:o|a|um pouco de|muito|muita))?', PASTIMES),
  is('hobby', 'corro|saio para correr', 'corre', ` .{0,20}${OFTEN}`, 'running'),
  is('hobby', 'nado|vou nadar', 'nada', ` .{0,20}${OFTEN}`, 'swimming'),
  says('hobby', 'canto|cantamos', 'canta', ' (?:em um|no|num|em meu) (coro|coral)', asTyped),
  is('habit', 'fumo', 'fuma', '(?! (?:só|em) )', 'smoke'),
  {
    first: 'bebo',
    third: null,
    rest: '(?: álcool)?$',
    find: () => ({ attribute: 'habit', value: 'drink alcohol' }),
  },
  dislikes(
    'não suporto|não aguento|não gosto|não curto|detesto|odeio|abomino|tenho (?:nojo|horror|asco)|me dá nojo|não posso (?:com|nem ver)|dispenso',
    'não suporta|detesta|odeia',
    '(?: (?:nada|nem))?(?: (?:de|do|da|dos|das|o|a|os|as|com))?(?: (?:cheiro|gosto|sabor) (?:de|do|da))?',
    FOODS,
  ),
  says(
    'taste',
    'sou (?:muito |super )?(?:fã|apaixonad[oa]|viciad[oa]|louc[oa]) (?:de|do|da|por|pelo|pela|em)|não vivo sem|me amarro em|sou doid[oa] por',
    'é (?:fã|viciad[oa]) (?:de|em)',
    ' (.{2,200})',
    (text, values) => values.thing(text, 3),
  ),
  says(
    'favorite team',
    'torço (?:para o|pelo|pela|para a)|sou (?:torcedora?|adepto|adepta|sóci[oa]) d[oa]|sou do(?= (?:benfica|sporting|porto|braga|flamengo|corinthians|palmeiras|santos|vasco|fluminense|grêmio|inter|galo|cruzeiro|bahia|vitória|sport|botafogo)(?: |$))',
    'torce (?:para o|pelo|pela)|é (?:torcedora?|adept[oa]) d[oa]',
    ' (\\p{L}{3,20}(?: \\p{Lu}\\p{L}{1,15})?)',
    (text, values) => values.phrase(text, 2),
  ),
  says(
    'favorite team',
    'sou',
    'é',
    ' (flamenguista|corintian[oa]|corinthian[oa]|palmeirense|são-paulin[oa]|vascaín[oa]|tricolor|gremista|colorad[oa]|cruzeirense|atletican[oa]|botafoguense|benfiquista|sportinguista|portista)(?=$|[ ,])',
    asTyped,
  ),
  says(
    'star sign',
    'sou',
    'é',
    ' (?:de )?(áries|touro|gêmeos|gémeos|câncer|caranguejo|leão|virgem|libra|balança|escorpião|sagitário|capricórnio|aquário|peixes|arian[oa]|taurin[oa]|geminian[oa]|cancerian[oa]|leonin[oa]|virginian[oa]|librian[oa]|escorpian[oa]|sagitarian[oa]|capricornian[oa]|aquarian[oa]|piscian[oa])$',
    asTyped,
  ),
  says(
    'trait',
    'sou',
    'é',
    ' ((?:canhot[oa]|filh[oa] únic[oa]|(?:o|a) (?:mais velh[oa]|mais nov[oa]|caçula|do meio) de (?:dois|três|quatro|cinco|seis|sete|oito|\\d)(?: irmãos)?|gêmea|gêmeo|gémea|gémeo|enxadrista|ciclista|corredora?|gamer|maratonista|surfista|karateca|soprano|contralto|barítono|tenor|notívag[oa]|introvertid[oa]|extrovertid[oa]))(?=$|[ ,])',
    asTyped,
  ),
]

export const TASTE_CLAUSES: readonly ClauseRule[] = [
  {
    pattern:
      /^(?:larguei|deixei|parei|parei com|consegui parar|consegui largar|abandonei) (?:de )?(?:o |a )?(fumar|vapear|beber|álcool|alcool|tabaco|cigarr(?:o|inho)|vape)(?=$|[ ,])/iu,
    find: ([, said = '']) => endedHabit(said),
  },
  {
    pattern:
      /^(?:já )?(?:estou|vou|levo|faz|há) .{2,20}(?:dias|semanas|mês|meses|anos?) (?:que não |sem )(fumar|fumo|beber|bebo|álcool|cigarro|tabaco)(?=$|[ ,])/iu,
    find: ([, said = '']) => endedHabit(said),
  },
  {
    pattern:
      /^(?:larguei|deixei|parei|tive de deixar|tive que parar)(?: com)? (?:de )?(?:jogar |tocar |fazer |praticar |as aulas )?(?:de )?(?:o |a |os |as )?(.{3,40}?)(?= (?:há|faz|por|porque|desde|quando|aos|este|esse)(?!\p{L})|$)/iu,
    find: ([, said = '']) => {
      const isKnown = [PASTIMES, GAMES, INSTRUMENTS].some((list) => list.has(said))
      return isKnown ? { attribute: 'hobby', value: said, holds: false } : null
    },
  },
  startsWith(
    FOODS,
    /^(?: cru[as]?)?,? (?:nem (?:pensar|pintad[oa]s?|ver|morta?|de graça|a pau|pagando|que me paguem)|eca|credo|argh|que nojo|me dão? nojo|me dá nojo|não (?:desce|dá)|deus me livre)/iu,
    (value) => ({ attribute: 'taste', value, holds: false }),
    /^(?:o|a|os|as) /iu,
  ),
  regularPastime(REGULAR),
  {
    pattern:
      /^(?:meu (?:sonho|objetivo|plano|projeto)(?: (?:de vida|este ano|para este ano|esse ano|do ano|a longo prazo))? é|minha meta(?: (?:este ano|esse ano|do ano))? é|sonho em|planejo|planeio|pretendo|tenciono|quero|tou decidid[oa] a|ando a pensar em) ((?:abrir|aprender|juntar (?:grana|dinheiro)|poupar|comprar (?:uma casa|um apartamento|minha|um carro)|me mudar|mudar-me|mudar para|morar (?:em|no|na|fora)|emigrar|estudar|escrever um|publicar|tirar a (?:carta|carteira)|correr (?:a |uma |uns |meia )?(?:maratona|meia)|fazer (?:intercâmbio|um mestrado|mestrado|doutorado|erasmus|o caminho|faculdade)|montar|empreender|me formar|terminar (?:a|o) (?:faculdade|curso|tese)|ser (?:profess|m[ée]dic|advogad|enfermeir|polici|bombeir|chef|escritor|piloto|veterinári|m[ãa]e|pai)|casar|ter filhos|viver (?:em|de|do|no)|viajar (?:para|pelo|pela|de)|voltar a viver|conhecer o japão|passar (?:no|em) concurso|parar de fumar|largar o cigarro|emagrecer|perder \d|reformar-me|me aposentar|lançar|gravar) ?.{0,60}?)(?= (?:antes|mas|porque|este|esse|já|um dia|ano que vem|no ano|assim que|e)(?!\p{L})|[,.]|$)/iu,
    find: ([, value = ''], values) =>
      fact('goal', /(?:^ser|com|de|meu|um|uma) *$/iu.test(value) ? null : values.phrase(value, 9)),
  },
  {
    pattern:
      /^(?:estou |ando |estamos )?(?:juntando (?:grana|dinheiro)|a juntar dinheiro|poupando|a poupar|economizando|guardando dinheiro|treinando|a treinar|estudando|me preparando|a preparar-me) (?:para (?:o |a |os )?)((?:uma?|comprar|ir|viajar|mudar|concurso|meia|maratona|casa|exame|viagem|entrada|casamento|intercâmbio).{0,50}?)(?= (?:mas|porque|este|que|e|desde|em)(?!\p{L})|[,.]|$)/iu,
    find: ([, value], values) => fact('goal', values.phrase(value, 6)),
  },
]
