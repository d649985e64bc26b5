import type { MemoryLanguage } from '../language.ts'

/** Words that start a clause about the person. */
const I_DO =
  'eu|meus?|minhas?|sou|estou|tou|tenho|temos|moro|moramos|vivo|trabalho|estudo|falo|odeio|amo|adoro|detesto|não|já não|toco|jogo|noss[oa]|gosto|acordo|faço|tomo|sofro|ando|cresci|nasci|vim|adotei|larguei|parei|deixei|comecei|virei|quero|pretendo|aprendo|pratico|treino|canto|corro|fumo|bebo|namoro|torço|curto|me|nos|somos|aqui em|cá em'
/** Words that start a clause about someone else, or one without a fact. */
const THEY_DO =
  'é (?!que)|são|se chama|chama-se|o nome del[ea]|tem|vive|mora|trabalha|estuda|diz|dizem|fala|disse|está|joga|toca|quase|embora|tomara|se|talvez|acho|vendem'
/** `sou evangélica, domingo não marco nada`; `já não jogo, o joelho disse basta`. */
const BEFORE_DENIAL = ',\\s(?=(?:\\p{L}{1,15} ){0,5}(?:não|nem|nunca|disse|diz|disseram) )'
const JOIN = 'e|mas|porque|só que|então'

export const READING = {
  worth: `${I_DO.replace('não|já não|', '')}|tô|to|como|casad[oa]s?|divorciad[oa]|alergia|alérgic[oa]|alergic[oa]|diagnosticad[oa]|já não|suporto|pavor|medo|pânico|estudando|trabalhando|aprendendo|juntando|toda|todo|todas|todos|nossa|mudei|passei|aposentad[oa]|reformad[oa]|vegan[oa]|vegetarian[oa]|de profissão|comprei|nem pensar|eca|credo`,
  expansions: [
    [/\b[oa]s? (?=(?:meu|minha|noss[oa])s?\b)/gi, ''],
    [/(?<!\p{L})(?:tô|tou)(?!\p{L})/giu, 'estou'],
    [
      /(?<!\p{L})to(?= (?:de|em|no|na|com|a|aprend|estud|trabalh|fazendo|namor|morando|grávida|gravida|noiv|separad))/giu,
      'estou',
    ],
    [/(?<!\p{L})não ((?:\S{1,20} ){1,4}?)mais(?=\s|$)/giu, 'já não $1'],
    [/\bpra\b/gi, 'para'],
    [/\bpro\b/gi, 'para o'],
    [/(?<!\p{L})ñ(?!\p{L})|\bnaum\b|\bnao\b|\bn\b(?= (?:como|bebo|gosto|suporto|fumo|moro|trabalho|posso))/giu, 'não'],
    [/(?<!\p{L})q(?!\p{L})/giu, 'que'],
    [/\b(?:trampo|trabaio)(?= (?:como|de|na|no|em))/gi, 'trabalho'],
    [/^(?:já )?(?:faz|há) [^,.]{2,20}? que (?=eu|não|moro|vivo|trabalho|estudo|sou|tenho|temos|toco|jogo|tomo)/iu, ''],
    [
      /^(?:desde (?:os \p{L}{2,12}|os \d{1,2}(?: anos)?|pequen[oa]|criança|miúd[oa]|sempre)),? (?=sou|tenho|toco|jogo|faço|sofro|moro|vivo|odeio)/iu,
      '',
    ],
    [/(?<!\p{L})(?:vcs?|cê)(?!\p{L})/giu, 'você'],
    [/\btbm?\b/gi, 'também'],
    [/\bpq\b/gi, 'porque'],
    [/\bnum\b/gi, 'em um'],
    [/\bnuma\b/gi, 'em uma'],
    [
      /(?<!\p{L})(meu|minha) (?:gajo|gaja|mozão|mozao|boy|companheir[oa]|amor|xodó|esposinh[oa])(?!\p{L})/giu,
      '$1 parceiro',
    ],
    [/(?<!\p{L})minha (?:mina|crush|miúda nova)(?!\p{L})/giu, 'minha namorada'],
    [/(?<!\p{L})minha (?:patroa|senhora|véia)(?= (?:\p{Lu}|se chama|é))/gu, 'minha esposa'],
    [/(?<!\p{L})(meu|minha) (?:guri|menino|miúdo|moleque|piá|rapaz|puto|pequeno|garoto)(?!\p{L})/giu, 'meu filho'],
    [/(?<!\p{L})(meu|minha) (?:guria|menina|miúda|pequena|garota|princesa)(?!\p{L})/giu, 'minha filha'],
    [/(?<!\p{L})(meu|minha) (?:mano|maninho|brother|brodi)(?!\p{L})/giu, 'meu irmão'],
    [/(?<!\p{L})minha (?:mana|maninha)(?!\p{L})/giu, 'minha irmã'],
    [
      /(?<=(?:^|\s)(?:sou|me chamo|chamo-me) (?:a |o )?\p{L}{3,15}), (?:e )?(?:tenho )?(\d{2})(?: anos| aninhos)?(?=$|[,. ])/iu,
      ', tenho $1 anos',
    ],
    [
      new RegExp(
        `(?<=(?:^|\\s)(?:sou|me chamo|chamo-me) (?:a |o )?\\p{L}{3,15}(?:, tenho \\d{2} anos)?), (?:e )?(?=\\p{Ll}{2,20}(?:$|[,. ]))(?!(?:${I_DO}|prazer|um|uma|que|em|com|para|por)(?!\\p{L}))`,
        'iu',
      ),
      ', sou ',
    ],
  ],
  leadIn:
    /^(?:oi{1,20}|oie|olá|ola|opa|ei|eae|e aí|boa (?:noite|tarde)|bom dia|bom|bem|então|olha|olhe|aliás|na verdade|é que|também|tb|e|mas|tipo|nossa|ah|agora|atualmente|hoje em dia|hoje|ontem|ultimamente|a propósito|por sinal|acho que|sim|não,|gente|mano|pá|cara|porque|daí|aí|ó|sabe que|sabias que|pois|já agora|olha só|k{2,20}|rs{1,5}|haha|af{2,9}|eu cá|eu)(?:\s{0,3}[,:;.!]{1,5}\s{0,3}|\s+)/iu,
  boundary: new RegExp(
    `${BEFORE_DENIAL}|\\s?[,;:()–—]\\s?(?:(?:${JOIN}) )?(?=(?:${I_DO}|${THEY_DO})(?![\\p{L}]))|\\s(?:e|mas|porque|só que)\\s(?=(?:${I_DO}|${THEY_DO})(?![\\p{L}]))`,
    'iu',
  ),
  unreal:
    /(?:^|\s)(?:se(?! (?:chamam?|mudou|casou|divorciou|separou)(?:\s|$))|caso|tomara|oxalá|talvez|quem sabe|imagina|imagine|suponha|finge|como se|quase|poderia|seria|gostaria|queria|morasse|fosse|tivesse|teria|pensando em|não sei se|duvido|diz|dizem|dizia|disse|disseram|falou|fala que|contou|acha|acham|pensa|perguntou|segundo|supostamente|no meu sonho|sonhei|meu personagem|personagem|romance|história|novela|filme|letra|música diz|brincadeira|brincando|zoando|zoeira|mentira|parece que|nem que|tipo que)(?=\s|$)/iu,
  past: /(?:^|\s)(?:quando (?:eu|era|tinha|morava|trabalhava|estava)|antes (?:eu|morava|tinha|trabalhava)|antigamente|em criança|em miúd[oa])(?=\s|$)/iu,
  asks: /^(?:que|o que|quem|como|quando|onde|qual|quais|quantos?|quantas?|por que|você sabe|sabes(?! que)|você acha|você pode|podes|pode(?!s? me chamar)|me ajuda|ajuda-me|me diz|diz-me|diz lá|traduz|traduza|escreve|escreva|faz|faça|lê|leia|me conta|conta-me|me explica|explica|me indica|me recomenda|recomenda|corrige|resume|será que|preciso de um)(?=[\s:](?!carne|peixe|ovos?|tudo))/iu,
  irony:
    /(?<!\p{L})(?:claro|aham|uhum|sei|tá bom|tá|pois sim|sim claro|ahã|pois|ata),? e (?:eu|minha|meu)(?!\p{L})|^(?:claro|sim),? (?:claro,? )?(?:como|porque) (?:eu )?(?:sou|tenho|moro)(?!\p{L})/iu,
  ended: /(?:^|\s)já não(?=\s)/iu,
  denied: /(?:^|\s)(?:não|nunca|jamais|nem|mais(?= (?:na|no|em|com)))(?=\s|$)/iu,
  tail: /(?:[,;(]|\s(?:mas|porque|quando|desde|faz|há|até|que|então|só que|sem|antes|depois|e (?:me|meu|minha|não|é|estou|tenho|sou|a|o|um pouco|às vezes|por|já|agora|depois|nada)|por sinal|agora|atualmente|k{2,20}|rs{1,9}|haha|demais|muito|bastante|também|ultimamente|para|aqui|cá|de paixão|de morte|do fundo|com tod[ao]s?|com todas|com (?:meus?|minhas?|uma?|dois|duas|três|o|a|os|as)|(?:no |o )?(?:mês|ano) passado|ano que vem|no ano|este ano|esse ano|(?:na |a )?semana passada|desculp\p{L}{1,6}|aos \d{1,2}|com \d{1,2} anos|em (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)))(?![\p{L}])[\s\S]*/iu,
  noValue:
    /^(?:que|por|mesm[oa]|vida|viver|estar|seguir|haver|sentir|existir|aquel[ae]s?|outr[oa]s?|voces|vcs|um burro|uma louca|uma mula|noite|madrugada|te|teu|tua|seu|sua|seus|suas|você|vocês|ele|ela|eles|elas|isso|isto|aquilo|essa|esse|esta|este|esses|essas|tudo|toda|todo|todos|todas|nada|ninguém|muito|bem|mal|assim|aqui|lá|ser|ter|fazer|ir|ver|quando|como|mim|me|meus?|minhas?|algo|alguém|mais|menos|casa|longe|saber|cansad[oa]|atrasad[oa]|conversar|a gente|a vida|um pouco|pouco|se|nós|contigo|consigo)(?=\s|$)|(?:^|\s)(?:é|são|era|está|sou|estou|tenho|você|foi|contigo|comigo|hoje|ontem|amanhã|és|estás)(?=\s|$)/iu,
  article: /^(?:o|a|os|as|de|do|da|dos|das)\s/iu,
  indefinite: 'uma?',
  does: 'tem|é|está|comeu|dorme|come|fez|ladra|adora|odeia|quer|não para|me|late|mia',
  noName: 'sempre|já|não|também|ainda|nunca|só|que|hoje|ontem|mais|velh[oa]|nov[oa]|e|me|se|nos|lhe|de|do|da',
  my: 'meus?|minhas?|noss[oa]s?',
  me: 'eu|nós',
  pronouns: { he: 'ele', she: 'ela', isOptional: true },
  jobless: 'aposentad[oa]|desempregad[oa]',
  beforeName: 'o|a',
  adjectives: 'mais velh[oa]|mais nov[oa]|caçula|querid[oa]|pequen[oa]|gême[oa]|géme[oa]|velh[oa]|do meio|melhor',
  goesOn: {
    verb: /^(?:se chama|chama-se|(?:o )?nome del[ea] é|é (?!que|um[a]? (?:pouco|dia))|tem \d|tem (?:diabetes|asma|alzh|parkinson|cancro|câncer|uma? filh)|vive|mora|trabalha|estuda|joga|toca|está casad[oa]|está grávida|nasceu)(?!\p{L})/iu,
    my: 'meu',
  },
  foreign:
    /(?<!\p{L})(?:yo|mi|mis|muy|una|el|los|las|con|tengo|soy|estoy|pero|también|y|the|my|and|is|i'm|im|you|ich|und|mein|meine|je|suis|mon|est)(?!\p{L})/iu,
  staged:
    /(?<!\p{L})(?:guião|guiao|roteiro de|faz de conta|finge que|finja que|vamos fingir|fingir que|meu personagem|minha personagem|personagem de|peça de teatro|jogo de papéis|rpg de mesa|é brincadeira|brincadeira haha|tô brincando|estou brincando|tou a brincar|é mentira|zoeira|letra de (?:uma )?música|lê isto|leia isso|leia isto|traduz|traduza|escreve um|escreve-me|escreva um|me escreve|inventa|imagina que|imagine que|suponha que|suponhamos que)(?!\p{L})/iu,
} satisfies Partial<MemoryLanguage>
