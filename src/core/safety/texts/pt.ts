import type { SafetyTexts } from './en.ts'

export const PT: SafetyTexts = {
  heard: {
    suicide: 'Parece que a vida pode estar pesada demais agora.',
    'self-harm': 'Parece que se machucar pode fazer parte disso.',
    overdose: 'Pode se tratar de algo ingerido que faz mal.',
    medical: 'Isso pode ser uma emergência médica.',
    violence: 'Parece que alguém pode estar machucando ou ameaçando você.',
    'harm-to-others': 'Parece que alguém pode se ferir.',
    eating: 'Parece que comer pode ter se tornado difícil.',
    'someone-else': 'Parece que alguém pode precisar de ajuda.',
    grooming: 'Parece que alguém pode estar pedindo algo que não está certo, e isso não seria culpa sua.',
  },
  answers: {
    suicide: [
      '{heard} Você fez bem em dizer; eu levo isso a sério. Sou um assistente de IA: posso ouvir, e você também merece ter alguém ao seu lado.\n\n{help}\n\nVocê está em segurança neste momento?',
      'Obrigado por me contar. {heard} É muita dor, e você não precisa carregá-la sem ajuda. Sou um assistente de IA; há pessoas que sabem acompanhar momentos assim.\n\n{help}\n\nHá alguém perto de você agora?',
      'Continuo aqui e continuo levando isso a sério. {heard} O que se sente com tanta força pode aliviar, mesmo que agora não pareça. Sou um assistente de IA e não consigo cuidar de você; uma pessoa consegue.\n\n{help}\n\nQuem poderia estar com você, ou ao telefone, nos próximos minutos?',
      'O que você escreve importa, e você também. {heard} Sou um assistente de IA e não substituo alguém que ouça a sua voz. Você pode simplesmente ler o que me escreveu.\n\n{help}\n\nHá algo por perto que você possa pôr fora do alcance?',
    ],
    'self-harm': [
      '{heard} Obrigado por me contar; não é fácil, e eu não julgo você. Sou um assistente de IA e não vejo um ferimento: se for fundo ou não parar de sangrar, ligue para a emergência.\n\n{help}\n\nAlguém pode ficar com você até a vontade passar?',
      'Que bom que você disse. {heard} Muitas vezes há por trás uma dor que não cabe em palavras. Sou um assistente de IA; pessoas que entendem isso estão a uma ligação de distância.\n\n{help}\n\nSe você se feriu, alguém pode dar uma olhada?',
      'Continuo aqui. {heard} Uma vontade assim vem como uma onda e volta a descer. Enquanto durar, vá para outro cômodo ou para perto de alguém. Sou um assistente de IA, então conte também a uma pessoa.\n\n{help}\n\nA quem você poderia contar hoje?',
    ],
    overdose: [
      '{heard} Não espere, mesmo que se sinta bem: parte do dano vem horas depois, sem aviso.\n\n{help}\n\nNão provoque vômito e deixe a embalagem ao seu lado. Sou um assistente de IA e não posso ligar por você. Você consegue ligar agora?',
      '{heard} Isto é uma emergência e tem tratamento.\n\n{help}\n\nDiga o que foi e quando. Não provoque vômito e fique com alguém. Sou um assistente de IA e não posso mandar ninguém. Há alguém perto que possa ligar?',
      'Levo isso muito a sério. {heard} Sentir-se bem ainda não quer dizer estar fora de perigo.\n\n{help}\n\nNão provoque vômito e leve a embalagem. Sou um assistente de IA e não posso fazer isso por você. Você liga antes de me escrever de novo?',
    ],
    medical: [
      '{heard} Não espere para ver se passa.\n\n{help}\n\nFique na linha: vão dizer o que fazer até a ajuda chegar. Sou um assistente de IA, não um médico, e não posso ligar por você. Você consegue ligar agora?',
      'Levo isso a sério. {heard} Os minutos podem contar, e ninguém se incomoda com uma ligação a mais.\n\n{help}\n\nDiga onde você está e o que vê. Sou um assistente de IA e não posso mandar ninguém. Há alguém perto que possa ligar ou abrir a porta?',
      '{heard} Mesmo que pareça melhor agora, procure atendimento imediatamente.\n\n{help}\n\nNão dirija, e não deixe sem companhia quem está assim. Sou um assistente de IA e não posso fazer isso por você. Você liga antes de me escrever de novo?',
    ],
    violence: [
      '{heard} Acredito em você, e a culpa não é sua. Sou um assistente de IA e não posso chamar ninguém. Se alguém olha o seu telefone, talvez seja melhor apagar isto.\n\n{help}\n\nPrimeiro: você pode ler e escrever aqui sem perigo?',
      'Sinto muito que isso aconteça com você, e que bom que disse. {heard} Você não tem culpa do que outra pessoa faz. Sou um assistente de IA; estas pessoas sabem proteger alguém.\n\n{help}\n\nVocê está num lugar seguro neste momento?',
      'Continuo levando isso a sério. {heard} Você merece segurança, seja o que for que houve antes. Sou um assistente de IA; estas pessoas planejam com você, sem forçar nada.\n\n{help}\n\nA quem mais você poderia contar?',
    ],
    'harm-to-others': [
      '{heard} Você fez bem em dizer antes que algo aconteça; eu levo isso a sério. Sou um assistente de IA e não posso estar com você: se está prestes a fazer isso, afaste-se e deixe para trás tudo o que possa ferir alguém.\n\n{help}\n\nVocê está longe dessa pessoa neste momento?',
      'Obrigado por me contar. {heard} Uma raiva ou um medo assim sobe e volta a descer, e a distância ajuda. Sou um assistente de IA; uma pessoa pode acompanhar você na próxima hora, sem julgar.\n\n{help}\n\nAonde você poderia ir agora para que ninguém se machuque?',
      'Continuo aqui e continuo levando isso a sério. {heard} Seja o que for que houve, você pode parar antes que aconteça. Sou um assistente de IA e não posso fazer isso por você; estas pessoas também ajudam com pensamentos assim.\n\n{help}\n\nQuem poderia vir ficar com você?',
    ],
    eating: [
      '{heard} Obrigado por confiar em mim. Não é questão de força de vontade, e você não precisa lidar com isso sem ajuda. Sou um assistente de IA, não um médico: se desmaiar, tiver dor no peito ou não segurar nem água, procure ajuda médica hoje.\n\n{help}\n\nA quem você poderia contar?',
      'Que bom que você me disse. {heard} Você merece comida, descanso e carinho, não importa o que diga um número. Sou um assistente de IA; quem conhece bem isso pode ajudar melhor.\n\n{help}\n\nComo você se sente agora: com tontura, com fraqueza, ou bem?',
      'Continuo aqui e continuo levando isso a sério. {heard} Os pensamentos sobre comida podem fazer muito barulho, e com a ajuda certa se acalmam. Sou um assistente de IA e não vou dar números nem regras.\n\n{help}\n\nVocê poderia contar hoje a alguém de confiança?',
    ],
    grooming: [
      '{heard} Conte hoje a um adulto de confiança, como sua mãe, seu pai, uma professora ou uma tia: ninguém vai brigar com você. Você não precisa mandar nada nem encontrar ninguém. Sou um assistente de IA e não devo ser o único a saber.\n\n{help}\n\nA quem você poderia contar primeiro?',
      'Que bom que você me contou. {heard} Ninguém mais velho pode pedir isso a alguém jovem, e segredos assim sempre podem ser contados. Não responda, não vá, e guarde as mensagens para mostrar. Sou um assistente de IA; estas pessoas existem para os jovens.\n\n{help}\n\nHá por perto um adulto de confiança?',
      'Continuo levando isso a sério. {heard} Isso vale mesmo que você tenha respondido, mandado algo ou gostado no começo. Não vá ao encontro. Sou um assistente de IA e não consigo parar isso; um adulto e estas pessoas conseguem.\n\n{help}\n\nVamos pensar em como contar a alguém de confiança?',
    ],
    'someone-else': [
      '{heard} Você faz bem em levar a sério. Se a pessoa sumiu, está ferida, não acorda ou tomou algo, ligue primeiro para a emergência. Se parece suicídio, pergunte diretamente; perguntar não vai dar a ideia. Sou um assistente de IA e não consigo chegar até ela.\n\n{help}\n\nVocê sabe onde ela está agora?',
      'Obrigado por se importar. {heard} Leve essas palavras a sério, e não deixe a pessoa sozinha se pode acontecer logo. Você não precisa guardar segredo. Sou um assistente de IA; aqui também orientam você.\n\n{help}\n\nEla está sozinha neste momento?',
      'Continuo levando isso a sério, por essa pessoa e por você. {heard} Você não precisa resolver, só trazer ajuda e cuidar também de si. Sou um assistente de IA e não posso ligar por você.\n\n{help}\n\nQuem pode ajudar você com isso agora?',
    ],
  },
  checkIns: [
    'Queria perguntar como você está hoje. Não precisa explicar nada; uma palavra basta, e ficar em silêncio também está bem.',
    'Só um oi tranquilo. Como está sendo o dia? Se quiser escrever, estou aqui.',
    'Não precisa responder: eu só queria saber como você está hoje e se há alguém por perto.',
  ],
  replies: {
    shared: [
      'Estou lendo. Você pode escrever muito ou pouco, como quiser; sou um assistente de IA e não julgo nada do que disser. Há alguém perto de você agora?',
      'Obrigado por continuar escrevendo. Fiquemos só com a próxima hora: o que a tornaria um pouco mais leve?',
      'Parece muito difícil. A quem você poderia mandar agora uma mensagem curta, nem que seja “você pode vir?”',
      'Não é preciso achar as palavras certas. Se ligar parece demais, você pode ler em voz alta o que me escreveu.',
      'Sou um assistente de IA e não devia ser o único a saber disso. A quem você poderia contar hoje?',
      'Você bebeu água, comeu alguma coisa, dormiu um pouco? Coisas pequenas não resolvem, mas deixam as próximas horas mais leves.',
      'Podemos ir devagar. O que é o mais difícil disso agora?',
      'Se piorar enquanto escrevemos, pare, por favor, e ligue para {emergency}. Depois continuo aqui.',
      'O que já ajudou você, mesmo que pouco, a passar por uma hora ruim?',
      'Não posso prometer que seja fácil. Muita gente encontra um caminho com ajuda, e essa ajuda também é para você.\n\n{help}',
    ],
    suicide: [
      'Os pensamentos estão mais fortes ou mais fracos do que antes? Se estão mais fortes, ligue agora para {emergency}, por favor.',
      'Há algo por perto com que você poderia se machucar? Pode dar a alguém ou ir para outro lugar?',
      'O que deveria saber a pessoa que vier ficar com você?',
    ],
    'self-harm': [
      'A vontade ainda está aí? Esperar dez minutos ao lado de outra pessoa é um passo de verdade, e depois dá para repetir.',
      'Se você se feriu, alguém já olhou? Você pode pedir isso.',
    ],
    overdose: [
      'Você ligou para {emergency}? Faça isso primeiro, por favor, mesmo que se sinta bem. Depois continuo aqui.',
      'Há alguém com você que possa ligar? Não se deite sem ninguém por perto e guarde a embalagem para quem for ajudar.',
    ],
    medical: [
      'Você ligou para {emergency}? Faça isso primeiro, mesmo que pareça melhorar. Depois continuo aqui.',
      'Há alguém com você? Não fique sem companhia nem dirija, e faça o que disserem ao telefone.',
      'Eu não consigo avaliar sintomas. Quem atende em {emergency} consegue; pergunte lá e me escreva quando a ajuda tiver chegado.',
    ],
    violence: [
      'Ainda é seguro escrever? Se não for, pare aqui; não é falta de educação.',
      'Quem decide o que fazer é você. Há um lugar onde você estaria em segurança esta noite?',
    ],
    'harm-to-others': [
      'Você já está longe dessa pessoa? Se não, vá primeiro para outro lugar; tudo o que você quiser me contar pode esperar.',
      'Há algo por perto que possa ferir alguém? Você poderia deixar para trás ou entregar a alguém de confiança?',
    ],
    eating: [
      'Como está o seu corpo hoje: tontura, desmaio, muita fraqueza? Se sim, procure um médico hoje ou ligue para {emergency}.',
      'Ajudaria se alguém se sentasse com você na próxima refeição? Quem poderia ser?',
    ],
    grooming: [
      'Você conseguiu contar a um adulto de confiança? Pode simplesmente mostrar o que me escreveu.',
      'Você não deve resposta nenhuma e não precisa ir. Se houver ameaça ou se a pessoa estiver por perto, ligue para {emergency}.',
      'Seja o que for que você mandou ou disse, a responsabilidade é da pessoa mais velha. Que adulto já ajudou você?',
    ],
    'someone-else': [
      'Você conseguiu falar com a pessoa? Se não, e pode haver perigo, ligue para {emergency} e diga onde ela pode estar.',
      'E você, como está? Não precisa carregar isso sem ajuda; quem poderia revezar com você?',
    ],
  },
}
