import type { CorrectionLanguage } from './correction-language.ts'

const MEANT = 'quis dizer'

export const PORTUGUESE: CorrectionLanguage = {
  explicit: `${MEANT}|queria dizer`,
  doubtful: 'não|ops|desculpa|desculpe',
  actually: 'na verdade|aliás',
  anywhere: `${MEANT}|confundi|me enganei|enganei-me|disse errado|errei|troquei as (?:datas|bolas)|(?<!como )eu disse`,
  over: 'não mais|já não',
  is: 'é(?: [oa](?= (?-i:\\p{Ll})))?|são',
  naming: '(?:ele |ela )?chama-se|(?:ele |ela )?se chama',
  place: 'em|na',
  clause: 'que|tenho|quero|posso|sei|estou',
  noValue: 'eu|obrigad[oa]|nada|não',
  colours: 'vermelho|amarelo|verde|azul|roxo|preto|branco|cinza|rosa|laranja',
  insideNames: '[oa]|d[aeo]|dos',
  noName: 'mãe|mamãe|papai',
  noPlace: 'casa|geral|verdade|breve|caminho',
}
