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

const NUMBER = '\\d{1,2}|uma?|dois|duas|três|quatro|cinco|seis|sete|oito'
const JOBS =
  'enfermeir[oa]|médic[oa]|doutora?|professora?|prof|advogad[oa]|engenheir[oa]|arquitet[oa]|garçom|garçonete|empregad[oa]|cozinheir[oa]|chef|padeir[oa]|açougueir[oa]|confeiteir[oa]|eletricista|encanador|carpinteir[oa]|marceneir[oa]|mecânic[oa]|pedreiro|programadora?|desenvolvedora?|designer|jornalista|fotógraf[oa]|escritora?|ator|atriz|músic[oa]|cantora?|dentista|veterinári[oa]|farmacêutic[oa]|psicólog[oa]|fisioterapeuta|cabeleireir[oa]|manicure|motorista|taxista|caminhoneir[oa]|policial|bombeir[oa]|militar|soldado|piloto|comissári[oa]|contador[a]?|economista|secretári[oa]|recepcionista|vendedora?|caixa|faxineir[oa]|diarista|babá|cuidadora?|tradutora?|cientista|biólog[oa]|químic[oa]|pesquisadora?|estudante|autônom[oa]|funcionári[oa] públic[oa]|agricultora?|jardineir[oa]|treinadora?|consultora?|gerente|diretora?|empresári[oa]|costureira|entregador[a]?|aposentad[oa]|pintora?|porteir[oa]|bibliotecári[oa]|nutricionista'
const I_AM = 'sou'

export const PORTUGUESE: MemoryLanguage = {
  worth:
    'quero|eu|meus?|minhas?|sou|estou|tô|to|tenho|moro|trabalho|estudo|falo|toco|jogo|aprendo|odeio|amo|adoro|me|como|acordo|nosso|nossa|vivo|gosto|temos|moramos|mudei|faço|nasci|cresci',
  expansions: [
    [/\b[oa] (?=(?:meu|minha|noss[oa])\b)/gi, ''],
    [/(?<!\p{L})(?:tô|tou)(?!\p{L})/giu, 'estou'],
    [/\bpra\b/gi, 'para'],
    [/\bpro\b/gi, 'para o'],
    [/^(?:já )?(?:faz|há) [^,.]{2,20}? que (?=eu|não|moro|vivo|trabalho|estudo|sou|tenho|temos|toco|jogo)/iu, ''],
    [/(?<!\p{L})(?:vc|cê)(?!\p{L})/giu, 'você'],
    [/\btbm?\b/gi, 'também'],
    [/\bpq\b/gi, 'porque'],
    [/\bnum\b/gi, 'em um'],
    [/\bnuma\b/gi, 'em uma'],
  ],
  leadIn:
    /^(?:oi|olá|opa|ei|bom|bem|então|aliás|na verdade|é que|também|e|mas|tipo|nossa|ah|agora|atualmente|hoje|ontem|ultimamente|a propósito|por sinal|acho que|sim|não,|k{2,20}|haha|af{2,9}|eu)(?:\s{0,3}[,:;.!]{1,5}\s{0,3}|\s+)/iu,
  boundary:
    /\s?[,;:()–—]\s?(?:(?:e|mas|porque|só que) )?(?=(?:eu|meus?|minhas?|sou|estou|tenho|moro|trabalho|estudo|falo|odeio|amo|adoro|não|já não|toco|jogo|noss[oa]|gosto|acordo)(?![\p{L}]))|\s(?:e|mas|porque|só que)\s(?=(?:eu|meus?|minhas?|sou|estou|tenho|temos|moro|moramos|trabalho|estudo|falo|odeio|amo|adoro|detesto|não|toco|jogo|noss[oa]|gosto|acordo|é)(?![\p{L}]))/iu,
  unreal:
    /(?:^|\s)(?:se(?! chamam?(?:\s|$))|caso|tomara|talvez|quem sabe|imagina|imagine|suponha|finge|como se|quase|poderia|seria|gostaria|queria|morasse|fosse|tivesse|teria|pensando em|não sei se|diz|dizem|disse|falou|fala que|acha|acham|pensa|perguntou|segundo|no meu sonho|sonhei|meu personagem|personagem|romance|história|letra|música diz|brincadeira|brincando|zoando|quando eu|quando era|antigamente|mentira)(?=\s|$)/iu,
  asks: /^(?:que|quem|como|quando|onde|qual|quais|quantos?|quantas?|por que|você sabe|você acha|você pode|me ajuda|me diz|traduz|será que)(?=\s(?!carne|peixe|ovos?|tudo))/iu,
  irony: /claro,? e eu(?!\p{L})/iu,
  ended: /(?:^|\s)(?:já não|não(?=\s(?:\S{1,20}\s){1,4}?mais(?:\s|$)))(?=\s)/iu,
  denied: /(?:^|\s)(?:não|nunca|jamais|nem|mais(?= (?:na|no|em|com)))(?=\s|$)/iu,
  tail: /(?:[,;(]|\s(?:mas|porque|quando|desde|faz|há|que|então|só que|e (?:me|meu|minha|não|é|estou|tenho|sou|a|o|um pouco|às vezes)|por sinal|agora|atualmente|k{2,20}|rs{1,9}|demais|muito|bastante|ultimamente|com (?:meus?|minhas?|uma?|dois|duas|três|o|a|os|as)|(?:no |o )?(?:mês|ano) passado|(?:na |a )?semana passada|em (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)))(?![\p{L}])[\s\S]*/iu,
  noValue:
    /^(?:que|te|teu|tua|seu|sua|seus|suas|você|vocês|ele|ela|eles|isso|isto|essa|esse|esta|este|tudo|nada|muito|bem|mal|assim|aqui|lá|ser|ter|fazer|ir|ver|quando|como|mim|me|meus?|minhas?|algo|alguém|mais|casa|longe|saber|cansad[oa]|atrasad[oa])(?=\s|$)|(?:^|\s)(?:é|são|era|está|sou|estou|tenho|você|foi)(?=\s|$)/iu,
  article: /^(?:o|a|os|as|de|do|da|dos|das)\s/iu,
  indefinite: 'uma?',
  does: 'tem|é|está|comeu|dorme|come|fez|ladra|adora|odeia|quer',
  noName: 'sempre|já|não|também|ainda|nunca|só|que|hoje|ontem|mais|velh[oa]|nov[oa]',
  my: 'meus?|minhas?|noss[oa]s?',
  me: 'eu|nós',
  jobless: 'aposentad[oa]|desempregad[oa]',
  beforeName: 'o|a',
  adjectives: 'mais velh[oa]|mais nov[oa]|caçula|querid[oa]|pequen[oa]|gême[oa]|gême[oa]s|velh[oa]|do meio',
  goesOn: {
    verb: /^(?:se chama|chama-se|(?:o )?nome del[ea] é|é (?!que|um[a]? (?:pouco|dia))|tem \d|vive|mora|trabalha|estuda|joga|toca|está casad[oa]|está grávida|nasceu)(?!\p{L})/iu,
    my: 'meu',
  },
  staged:
    /(?<!\p{L})(?:guião|guiao|roteiro de|faz de conta|finge que|finja que|vamos fingir|meu personagem|minha personagem|peça de teatro|jogo de papéis)(?!\p{L})/iu,
  relations: {
    irmã: 'sister',
    irma: 'sister',
    irmão: 'brother',
    irmao: 'brother',
    mãe: 'mother',
    mae: 'mother',
    pai: 'father',
    filha: 'daughter',
    filhas: 'daughter',
    filho: 'son',
    filhos: 'child',
    avó: 'grandmother',
    vó: 'grandmother',
    avô: 'grandfather',
    vô: 'grandfather',
    tia: 'aunt',
    tio: 'uncle',
    prima: 'cousin',
    primo: 'cousin',
    sobrinha: 'niece',
    sobrinho: 'nephew',
    mulher: 'wife',
    esposa: 'wife',
    marido: 'husband',
    esposo: 'husband',
    namorada: 'girlfriend',
    namorado: 'boyfriend',
    noiva: 'fiancée',
    noivo: 'fiancé',
    amiga: 'friend',
    amigo: 'friend',
    'melhor amiga': 'best friend',
    'melhor amigo': 'best friend',
    chefe: 'boss',
    patroa: 'boss',
    patrão: 'boss',
    colega: 'coworker',
    vizinha: 'neighbor',
    vizinho: 'neighbor',
    sogra: 'mother-in-law',
    sogro: 'father-in-law',
    cachorro: 'dog',
    cachorra: 'dog',
    cachorros: 'dog',
    cão: 'dog',
    cães: 'dog',
    cadela: 'dog',
    gato: 'cat',
    gata: 'cat',
    gatos: 'cat',
    gatas: 'cat',
    coelho: 'rabbit',
    cavalo: 'horse',
    papagaio: 'parrot',
    tartaruga: 'turtle',
  },
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
    {
      pattern:
        /^(?:meu|minha|noss[oa]) (melhor amig[oa]|\p{L}{3,15})(?: mais (?:velh|nov)[oa])? (?:se chama|chama-se|chama|é) (.{1,200})/iu,
      find: ([all = '', noun, name = ''], values) => {
        const relation = values.relation(noun)
        const called = /chama/i.test(all) || /^\p{Lu}/u.test(name) ? calledName(name) : null
        return relation && called ? kept(relation, called) : null
      },
    },
    {
      pattern:
        /^(?:tenho|temos) uma? (\p{L}{3,15})(?: de [\p{L}\d]{1,9} (?:anos|meses))?,? (?:que se chama|que chama|chamad[oa]|de nome) (.{1,200})/iu,
      find: ([, noun, name = ''], values) => {
        const [relation, called] = [values.relation(noun), calledName(name)]
        return relation && called ? kept(relation, called) : null
      },
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
        /^quero ((?:juntar|poupar|economizar|aprender|parar de|deixar de|correr|abrir|escrever|perder|emagrecer|comprar) .{3,60}?)(?= (?:antes|mas|porque|este|esse|ainda)(?![\p{L}])|[,.]|$)/iu,
      find: ([, value = '']) => ({ attribute: 'goal', value }),
    },
    { pattern: /^não como (?:mais )?carne(?=[\s,]|$)/iu, find: () => ({ attribute: 'diet', value: 'no meat' }) },
  ],
  predicates: [
    says('name', 'me chamo|meu nome é|chamo-me', null, ' (.{1,200})', (text) => calledName(text ?? '')),
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
      rest: '(?: (?:agora|atualmente))? (?:como|de) (.{1,60}?)(?: (?:em|no|na) (.{1,200}))?$',
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
    says(
      'job',
      I_AM,
      'é',
      ` ((?:uma? )?(?:${JOBS})(?: de \\p{L}{3,15})?)(?= (?:em|no|na)(?![\\p{L}])|[ ,.]|$)`,
      (text) => text?.replace(/^uma? /, '') ?? null,
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
      (text) => text ?? null,
    ),
    says(
      'hobby',
      'toco',
      'toca',
      ' ((?:violão|guitarra|piano|baixo|bateria|violino|flauta|trompete|saxofone|ukulele|violoncelo|acordeão|sanfona|clarinete|teclado|cavaquinho|pandeiro|viola))(?![\\p{L}])',
      (text) => text ?? null,
    ),
    says(
      'hobby',
      'faço|pratico',
      'faz|pratica',
      ' ((?:yoga|ioga|pilates|crossfit|natação|escalada|boxe|surf|teatro|cerâmica|ballet|judo|karaté|musculação|caminhadas?|trilhas?|ciclismo|crochê|tricô))(?![\\p{L}])',
      (text) => text ?? null,
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
  ],
}
