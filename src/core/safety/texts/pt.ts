import type { SafetyTexts } from './shape.ts'

export const PT: SafetyTexts = {
  named: {
    intent: 'Você escreveu que quer morrer ou acabar com a sua vida.',
    means: 'Você escreveu sobre algo com que poderia acabar com a sua vida.',
    farewell: 'O que você escreveu parece uma despedida.',
    burden: 'Você escreveu que os outros estariam melhor sem você.',
    hopelessness: 'Você escreveu que não aguenta mais.',
    'self-harm': 'Você escreveu que se machuca, ou que está perto disso.',
    overdose: 'Você escreveu que tomou algo que pode fazer mal a você.',
    violence: 'Você escreveu que alguém machuca ou ameaça você.',
    eating: 'O que você escreve sobre a comida me preocupa.',
    'someone-else': 'Você escreveu que outra pessoa pode estar em perigo.',
  },
  answers: {
    suicide: [
      '{named} Que bom que você disse; eu levo isso a sério. Sou um assistente de IA, não posso estar com você, e agora você merece uma pessoa. {help} Se puder, fique longe de tudo o que poderia usar para se machucar e peça a alguém que venha ficar com você. Você está em segurança neste momento?',
      'Obrigado por me contar. {named} Parece muita dor, e você não precisa carregá-la sem ajuda. Sou um assistente de IA; há pessoas que sabem acompanhar momentos assim. {help} Você pode simplesmente dizer a elas o que me escreveu. Há alguém perto de você agora?',
      'Continuo aqui e continuo levando isso a sério. {named} O que se sente com tanta força pode aliviar, mesmo que agora não pareça. Como assistente de IA não consigo cuidar de você, e uma pessoa consegue. {help} Quem poderia estar com você, ou ao telefone, nos próximos minutos?',
      'O que você escreve importa, e você também. {named} Sou um assistente de IA e não substituo alguém que ouça a sua voz. {help} Tente agora, por favor, ou passe o telefone a quem está ao seu lado. Há algo por perto que você possa antes pôr fora do alcance?',
    ],
    'self-harm': [
      '{named} Obrigado por me contar; não é fácil, e eu não julgo você. Se o ferimento for grave ou sangrar muito, ligue já para {emergency}. Sou um assistente de IA e não posso estar com você. {help} Alguém pode ficar com você até a vontade passar? Você está em segurança agora?',
      'Que bom que você disse. {named} Muitas vezes algo dói mais do que cabe em palavras. Sou um assistente de IA; pessoas que entendem isso estão a uma ligação de distância. {help} Se houver um ferimento, deixe alguém olhar, e ligue para {emergency} se for grave. Como foi o seu dia?',
      'Continuo aqui. {named} Uma vontade assim vem como uma onda e volta a descer. Enquanto está alta, se puder, vá para outro cômodo ou para perto de alguém. Sou um assistente de IA e não posso ver você, então conte também a uma pessoa. {help} A quem você poderia contar hoje?',
    ],
    overdose: [
      '{named} Por favor, ligue agora para {emergency}, mesmo que se sinta bem: parte do dano vem horas depois, sem aviso. Não espere sintomas e não provoque vômito. Deixe a embalagem ao seu lado, abra a porta e peça a alguém que fique com você. Sou um assistente de IA e não posso ligar por você. {help} Você consegue ligar já?',
      'Isto é uma emergência e tem tratamento, então não espere. {named} Ligue agora para {emergency} e diga o que foi e quando. Não provoque vômito, não tome mais nada e não fique sem companhia. Sou um assistente de IA e não posso mandar ninguém. {help} Há alguém perto que possa ligar?',
      'Levo isso muito a sério. {named} Sentir-se bem ainda não quer dizer estar fora de perigo. Largue isto e ligue para {emergency}, ou peça que levem você à emergência. Não provoque vômito e leve a embalagem. Sou um assistente de IA. {help} Você liga antes de me escrever de novo?',
    ],
    violence: [
      '{named} Acredito em você, e a culpa não é sua. Ninguém tem o direito de fazer isso. Primeiro: você pode ler e escrever aqui sem perigo? Se alguém olha o seu telefone, talvez seja melhor apagar isto. Sou um assistente de IA e não posso chamar ninguém. {help} Há um lugar ou uma pessoa de confiança aonde você possa ir?',
      'Sinto muito que isso aconteça com você, e que bom que disse. {named} Você não tem culpa do que outra pessoa faz. Sou um assistente de IA e não substituo quem sabe proteger alguém. {help} Se agora não é seguro escrever, pare e volte quando for. Você está num lugar seguro neste momento?',
      'Continuo levando isso a sério. {named} Você merece segurança, seja o que for que houve antes. Há pessoas que ajudam nisso todos os dias, sem forçar nada; eu sou um assistente de IA e não posso. {help} Se começar de novo, saia ou fique perto de uma porta, se puder, e ligue. Quem mais poderia saber disso?',
    ],
    eating: [
      '{named} Obrigado por confiar em mim. Não é questão de força de vontade, e você não precisa lidar com isso sem ajuda. Sou um assistente de IA, não um médico. Se desmaiou, tem dor no peito ou não segura nem água, ligue para {emergency} ou procure um médico hoje. {help} Quem perto de você poderia saber?',
      'Que bom que você me disse. {named} Você merece comida, descanso e carinho, diga um número o que disser. Sou um assistente de IA, e quem conhece bem isso pode ajudar melhor. {help} Com tontura, dor no peito ou muita fraqueza, procure ajuda médica já: {emergency}. Como você está neste momento?',
      'Continuo aqui e continuo levando isso a sério. {named} Os pensamentos sobre comida podem ficar muito altos, e com a ajuda certa voltam a baixar. Sou um assistente de IA e não vou dar números nem regras. {help} Em caso de desmaio ou dor no peito, ligue para {emergency}. Você contaria hoje a alguém de confiança?',
    ],
    'someone-else': [
      '{named} Você faz bem em levar a sério. Se pode haver perigo agora, ligue para {emergency} e diga onde a pessoa está. Fique com ela, lá ou ao telefone, até chegar alguém. Você pode perguntar diretamente se ela pensa em suicídio; perguntar não dá a ideia. Sou um assistente de IA e não consigo chegar até ela. {help} Você sabe onde ela está agora?',
      'Obrigado por cuidar de alguém. {named} Leve ao pé da letra, mesmo que talvez não seja a sério. Se pode acontecer logo, ligue para {emergency} e não deixe a pessoa sozinha. Você não precisa guardar segredo. Sou um assistente de IA; aqui também orientam quem se preocupa com outra pessoa. {help} Ela está sozinha neste momento?',
      'Continuo levando isso a sério, por essa pessoa e por você. {named} Você não precisa resolver, só trazer ajuda: ligue para {emergency} se há perigo agora, avise alguém próximo, mantenha contato e cuide também da sua segurança. Sou um assistente de IA. {help} Quem pode ajudar você com isso agora?',
    ],
  },
  emergency: {
    now: 'Você precisa de alguém já: por favor, ligue para {emergency}.',
    soon: 'Se ficar demais ou você achar que pode fazer algo, ligue para {emergency}.',
    danger: 'Se há perigo agora, ligue para {emergency}.',
  },
  anyEmergencyNumber: 'o número de emergência do seu país (112 em muitos)',
  line: {
    call: 'telefone {phone}',
    text: 'SMS para {number}',
    callOrText: 'ligação ou SMS para {phone}',
    textWord: 'SMS com {word} para {number}',
    chat: 'chat em {chat}',
    always: 'a qualquer hora',
    hours: '{hours}',
  },
  lead: 'Estas pessoas estão aí para você:',
  violenceLead: 'Estas pessoas ajudam justamente nisso:',
  poisonLead: 'Orientação sobre o que foi tomado:',
  eatingLead: 'Ajuda com a alimentação:',
  elsewhere: 'Em outros países: findahelpline.com.',
  directory:
    'No Brasil ligue para 188 (CVV) a qualquer hora; para outros países, findahelpline.com tem linhas gratuitas.',
  violenceDirectory:
    'No Brasil ligue para 180 a qualquer hora, em Portugal para 800 202 148; para outros países, findahelpline.com tem linhas gratuitas.',
  checkIns: [
    'Queria perguntar como você está hoje. Não precisa explicar nada; uma palavra basta, e nenhuma também está bem.',
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
      'Não posso prometer que seja fácil. Muita gente encontra um caminho com ajuda, e essa ajuda também é para você. {help}',
    ],
    suicide: [
      'Os pensamentos estão mais fortes ou mais fracos do que antes? Se estão mais fortes, ligue agora para {emergency}, por favor.',
      'Há algo por perto com que você poderia se machucar? Pode dar a alguém ou ir para outro lugar?',
      'O que deveria saber a pessoa que vier sentar com você?',
    ],
    'self-harm': [
      'A vontade ainda está aí? Esperar dez minutos ao lado de outra pessoa é um passo de verdade, e depois dá para repetir.',
      'Se há um ferimento, alguém já olhou? Você pode pedir isso.',
    ],
    overdose: [
      'Você ligou para {emergency}? Faça isso primeiro, por favor, mesmo que se sinta bem. Depois continuo aqui.',
      'Há alguém com você que possa ligar? Não se deite sem companhia e guarde a embalagem para quem for ajudar.',
    ],
    violence: [
      'Ainda é seguro escrever? Se não for, pare aqui; não é falta de educação.',
      'O que fazer é você quem decide. Há um lugar onde você estaria em segurança esta noite?',
    ],
    eating: [
      'Como está o seu corpo hoje: tontura, desmaio, muita fraqueza? Se sim, procure um médico hoje ou ligue para {emergency}.',
      'Ajudaria se alguém se sentasse com você na próxima refeição? Quem poderia ser?',
    ],
    'someone-else': [
      'Você conseguiu falar com a pessoa? Se não, e pode haver perigo, ligue para {emergency} e diga onde ela pode estar.',
      'E você, como está? Não precisa carregar isso sem ajuda; quem poderia revezar com você?',
    ],
  },
}
