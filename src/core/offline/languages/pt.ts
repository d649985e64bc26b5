import type { SpokenLines } from './language.ts'

export const PORTUGUESE_LINES: SpokenLines = {
  notices: [
    'Sou um assistente de IA e aqui respondo com o motor integrado, sem modelo de linguagem, por isso sei dizer pouco em português.',
    'Sem um modelo ligado, só entendo português em parte.',
  ],
  opening: 'Sobre o que gostaria de falar?',
  forgetting:
    'Não posso esquecer nada por conta própria, mas você pode fazer isso: procure na página “Memory” e escolha “Forget”.',
  told: 'Isto é o que tenho anotado: {f}.',
  nothing: 'Não encontro nada que você me tenha contado sobre isso.',
  nothingYet: 'Ainda não tenho nada anotado sobre você.',
  shown: 'Tudo está na página “Memory”, e lá você pode corrigir ou escolher “Forget”.',
  sorry: 'Sinto muito.',
  gentle: 'Como você se sente com isso?',
  courtesies: {
    thanks: {
      said: '(?:muit[oa] )?obrigad(?:[oa]|ão|inh[oa])(?: mesmo| a você| a ti)?|valeu(?: mesmo)?|agradeço(?: muito)?|brigad[oa]',
      answers: ['De nada.', 'Com prazer.', 'Sempre que quiser.', 'Não há de quê.'],
    },
    goodNight: { said: 'boa noite|durma bem|dorme bem|bons sonhos', answers: ['Boa noite.', 'Durma bem.'] },
    goodbye: {
      said: 'tchau(?: tchau)?|adeus|até (?:logo|amanhã|mais(?: tarde)?|breve|já|a próxima|à próxima|depois)|se cuida|fica bem|(?:tenha )?(?:um )?bom (?:dia|fim de semana) para você',
      answers: ['Até logo.', 'Cuide-se.', 'Até a próxima.'],
    },
    around:
      'ok|okay|tá bom|está bem|certo|bom|ótimo|perfeito|e|então|vou (?:dormir|para a cama)|por (?:tudo|me ouvir|ouvir)|pel[oa] (?:sua |tua |seu |teu )?(?:ajuda|tempo|resposta|conversa)|igualmente|para você também',
    after: ['Estou aqui quando quiser continuar.', 'Escreva quando quiser.', 'Podemos continuar a qualquer momento.'],
  },
  steady: [
    'Leio com calma.',
    'Não há pressa.',
    'Prefiro perguntar a adivinhar.',
    'Pode contar do jeito que vier.',
    'Uma resposta curta também serve.',
    'Corrija-me se eu entender mal.',
    'Se quiser, também pode escrever em inglês.',
  ],
  questions: [
    'O que mais importa para você nisso?',
    'Como você se sente com isso?',
    'Quando começou?',
    'Quem mais faz parte disso?',
    'Por onde quer começar?',
    'O que aconteceu antes?',
    'Como gostaria que continuasse?',
    'De que precisa agora?',
  ],
  asksAll: 'o que (?:é que )?(?:você |tu )?sabes? (?:sobre|de) mim|(?:você )?(?:se )?lembras? de mim',
  death: 'morreu|faleceu',
}
