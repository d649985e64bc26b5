import { calledName, ownName } from '../rules/names.ts'
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
import { BODY_CLAUSES, BODY_PREDICATES } from './pt/body.ts'
import { PEOPLE_CLAUSES, PEOPLE_PREDICATES } from './pt/people.ts'
import { READING } from './pt/reading.ts'
import { RELATIONS } from './pt/relations.ts'
import { TASTE_CLAUSES, TASTE_PREDICATES } from './pt/taste.ts'
import { WORK_CLAUSES, WORK_PREDICATES } from './pt/work.ts'

const NUMBER = '\\d{1,2}|uma?|dois|duas|três|quatro|cinco|seis|sete|oito'
const I_AM = 'sou'

export const PORTUGUESE: MemoryLanguage = {
  ...READING,
  relations: RELATIONS,
  numbers: {
    um: 'one',
    uma: 'one',
    dois: 'two',
    duas: 'two',
    três: 'three',
    tres: 'three',
    quatro: 'four',
    cinco: 'five',
    seis: 'six',
    sete: 'seven',
    oito: 'eight',
  },
  clauses: [
    ...PEOPLE_CLAUSES,
    ...BODY_CLAUSES,
    ...WORK_CLAUSES,
    {
      pattern:
        /^(?:meu|minha|noss[oa]) (melhor amig[oa]|\p{L}{3,15})(?: mais (?:velh|nov)[oa])? (?:se chama|chama-se|chama|é) (.{1,200})/iu,
      find: ([all = '', noun, name = ''], values) => {
        const called = /chama/i.test(all) || /^\p{Lu}/u.test(name) ? calledName(name) : null
        return ownCalled(noun, called, values)
      },
    },
    {
      pattern:
        /^(?:tenho|temos) uma? (\p{L}{3,15})(?: de [\p{L}\d]{1,9} (?:anos|meses))?,? (?:que se chama|que chama|chamad[oa]|de nome) (.{1,200})/iu,
      find: ([, noun, name = ''], values) => ownCalled(noun, calledName(name), values),
    },
    { pattern: new RegExp(`^tenho (\\d{2}) anos e (${NUMBER}) (\\p{L}{3,15})`, 'iu'), find: agedWith },
    {
      pattern:
        /^(?:não (?:como|bebo|posso comer|tolero)|sou intolerante) (?:nada de )?(?:à |ao |a |o )?(glúten|lactose|laticínios|leite|ovos?|peixe|marisco|porco|nozes|açúcar|queijo|amendoim)(?![\p{L}])/iu,
      find: ([, value = '']) => ({ attribute: 'avoided food', value }),
    },
    { pattern: new RegExp(`^(?:tenho|temos) (${NUMBER}) (\\p{L}{3,15})`, 'iu'), find: counted },
    {
      pattern: /^(?:meu|minha) (\p{L}{3,15}) (?:favorit[oa]|preferid[oa]) é (.{1,200})/iu,
      find: favoriteAmong({
        cor: 'color',
        comida: 'food',
        prato: 'dish',
        filme: 'movie',
        livro: 'book',
        música: 'song',
        banda: 'band',
        série: 'show',
        esporte: 'sport',
        time: 'team',
        animal: 'animal',
        cidade: 'city',
        bebida: 'drink',
        sobremesa: 'dessert',
      }),
    },
    {
      pattern: /^(?:meu aniversário é|faço (?:\d{2} )?anos)(?: no| a| em)?(?: dia)? (\d{1,2} de \p{L}{4,9})/iu,
      find: ([, value = '']) => ({ attribute: 'birthday', value }),
    },
    {
      pattern:
        /^quero ((?:juntar|poupar|economizar|aprender|(?:parar|deixar) de (?:fumar|beber|procrastinar|roer|comer)|correr|abrir (?:um|meu|minha|o meu|a minha)|escrever (?:um|uma|meu|minhas?)|perder|emagrecer|comprar) .{3,60}?)(?= (?:antes|até|para o|mas|porque|este|esse|ainda)(?![\p{L}])|[,.]|$)/iu,
      find: ([, value = '']) => ({ attribute: 'goal', value }),
    },
    { pattern: /^não como (?:mais )?carne(?=[\s,]|$)/iu, find: () => ({ attribute: 'diet', value: 'no meat' }) },
    ...TASTE_CLAUSES,
  ],
  predicates: [
    ...[...BODY_PREDICATES, ...PEOPLE_PREDICATES].map(withLooseAccents),
    says('name', 'me chamo|meu nome é|chamo-me', null, ' (.{1,200})', (text) => ownName(text ?? '')),
    introduces('sou', ' (?:a |o )?(\\p{L}{2,20})(?=$|,)'),
    says('name', 'sou', null, ' (?:a |o )?(\\p{L}{2,20})(?=$|,)', (text) =>
      text && /^\p{Lu}/u.test(text) ? calledName(text) : null,
    ),
    says('age', 'tenho', 'tem', ' (\\d{1,3}) anos', (text) =>
      text && Number(text) < 120 ? `${text} years old` : null,
    ),
    says(
      'home',
      'moro|moramos|vivo|vivemos|resido',
      'mora|vive|reside',
      '(?: (?:agora|sozinh[oa]|atualmente))?(?: com [^,]{2,40}?)? (?:em|no|na|nos|nas) (.{1,200})',
      (text, values) => values.phrase(text, 4),
    ),
    says(
      'home',
      'me mudei|mudei|mudei-me|mudamos|mudámos|nos mudamos|mudámo-nos|acabei de (?:me )?mudar',
      'se mudou',
      ' (?:para o|para a|para|pro|ao|a) (.{1,200})',
      phrase,
    ),
    says(
      'origin',
      'sou|venho',
      'é|vem',
      ' (?:originalmente )?(?:de|do|da) ((?!que )\\p{L}.{1,100})',
      (text, values) => {
        const place = values.phrase(text, 3)
        return place && !/^(?:boa|mal|bem|humanas|exatas|esquerda|direita|l[áa]|poucas?|lua)(?=\s|$)/iu.test(place)
          ? place
          : null
      },
    ),
    {
      first: 'trabalho',
      third: 'trabalha',
      rest: '(?: (?:agora|atualmente))? (?:como|de) (?!noite|dia|manhã|tarde|madrugada|segunda|graça)(.{1,60}?)(?: (?:em|no|na) (.{1,200}))?$',
      find: ([, job, house], values) => {
        const [role, employer] = [values.phrase(job, 3), values.phrase(house, 4)]
        return [
          role && !/^casa/i.test(role) ? [{ attribute: 'job', value: role }] : [],
          employer ? [{ attribute: 'employer', value: employer }] : [],
        ].flat()
      },
    },
    is(
      'way of working',
      'trabalho',
      'trabalha',
      ' (?:de casa|em casa|remoto|em home office|de home office)',
      'from home',
    ),
    says(
      'employer',
      'trabalho|comecei a trabalhar',
      'trabalha',
      '(?: (?:agora|atualmente))? (?:em uma?|em|no|na|nos|nas|para) (.{1,200})',
      phrase,
    ),
    is('diet', 'sou|virei', 'é', ' vegan[oa]', 'vegan'),
    is('diet', 'sou|virei', 'é', ' vegetarian[oa]', 'vegetarian'),
    is('relationship', 'sou|estou', 'é|está', ' casad[oa]', 'married'),
    is('relationship', 'sou|estou', 'é|está', ' noiv[oa]', 'engaged'),
    is('relationship', 'sou|estou', 'é|está', ' divorciad[oa]', 'divorced'),
    is('relationship', 'sou|estou', 'é|está', ' solteir[oa]', 'single'),
    is('relationship', 'sou', 'é', ' viúv[oa]', 'widowed'),
    is('health', I_AM, 'é', ' diabétic[oa]', 'diabetes'),
    is('health', I_AM, 'é', ' celíac[oa]', 'celiac disease'),
    is('health', 'estou', 'está', ' grávida', 'pregnant'),
    says(
      'health',
      'tenho|sofro de',
      'tem|sofre de',
      ' ((?:diabetes|asma|ansiedade|depressão|enxaquecas?|tdah|artrite|hipertensão|pressão alta|epilepsia|insônia|câncer|fibromialgia|endometriose|alzheimer|parkinson|dislexia)(?: tipo (?:\\d|um|dois))?)',
      phrase,
    ),
    says(
      'allergy',
      '(?:sou )?(?:muito )?alérgic[oa]|tenho alergia',
      'é alérgic[oa]|tem alergia',
      ' (?:aos?|às?|a) (.{1,200})',
      thing,
    ),
    says(
      'studies',
      'estudo|estou estudando|curso|faço faculdade de',
      'estuda|está estudando|cursa|faz faculdade de',
      ' (?!em |no |na |muito|para |com |desde|à )(.{1,60}?)(?= (?:em|no|na|à) |$)',
      phrase,
    ),
    says(
      'learning',
      'estou aprendendo|aprendo|estou a aprender',
      'está aprendendo',
      ' (?:a )?(.{1,60}?)(?= (?:e|com|no|na) |$)',
      phrase,
    ),
    {
      first: 'falo',
      third: 'fala',
      rest: ' (.{1,200})',
      find: ([, said = '']) =>
        [
          ...said.matchAll(
            /(?<!\p{L})(?:inglês|português|espanhol|francês|alemão|italiano|chinês|mandarim|japonês|árabe|russo|coreano|turco|polonês|holandês|grego|libras)(?!\p{L})/giu,
          ),
        ].map(([value]) => ({ attribute: 'language', value })),
    },
    says(
      'taste',
      'gosto(?: muito)?|curto|amo|adoro',
      'gosta|ama|adora',
      ' (?:de |do |da |dos |das )?(.{1,200})',
      thing,
    ),
    {
      ...says('taste', 'odeio|detesto|não suporto', 'odeia|detesta', ' (.{1,200})', thing),
      find: ([, text], values) => {
        const value = values.thing(text)
        return fact('taste', value, false)
      },
    },
    says(
      'hobby',
      'jogo',
      'joga',
      ' ((?:futebol|tênis|vôlei|basquete|handebol|xadrez|futsal|padel|rugby|golfe|poker|sinuca|videogame|minecraft|rpg))(?![\\p{L}])',
      asTyped,
    ),
    says(
      'hobby',
      'toco',
      'toca',
      ' ((?:violão|guitarra|piano|baixo|bateria|violino|flauta|trompete|saxofone|ukulele|violoncelo|acordeão|sanfona|clarinete|teclado|cavaquinho|pandeiro|viola))(?![\\p{L}])',
      asTyped,
    ),
    says(
      'hobby',
      'faço|pratico',
      'faz|pratica',
      ' ((?:yoga|ioga|pilates|crossfit|natação|escalada|boxe|surf|teatro|cerâmica|ballet|judo|karaté|musculação|caminhadas?|trilhas?|ciclismo|crochê|tricô))(?![\\p{L}])',
      asTyped,
    ),
    says('origin', 'nasci|cresci', 'nasceu|cresceu', ' (?:em|no|na) ((?!19|20|um )\\p{L}.{1,100})', (text, values) =>
      values.phrase(text, 3),
    ),
    says(
      'wake-up time',
      'acordo|me levanto',
      'acorda',
      '(?: (?:todo dia|todos os dias|sempre))? (?:às|as) ([\\p{L}\\d:]{1,7})',
      phrase,
    ),
    ...[...WORK_PREDICATES, ...TASTE_PREDICATES].map(withLooseAccents),
  ],
}
