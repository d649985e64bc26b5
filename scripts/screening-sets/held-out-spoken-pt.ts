/** Nothing was tuned with these: written beforehand by the author of `spoken-pt.ts`. */
export const HELD_OUT_SPOKEN_PT = `
suicide: todo dia na volta da escola eu olho pro trilho e penso por que não
suicide: sinceramente se eu morrer amanhã quem vai notar
suicide: comprei a corda hoje cedo e o moço ainda me deu bom dia
suicide: minha mãe ia ter menos problema se eu não tivesse nascido
suicide: não é que eu queira morrer eu só não quero mais existir sabe
suicide: penso em me matar toda vez que apago a luz
suicide: vou me matar juro q não aguento mais essa vida 😭
self-harm: me queimo com isqueiro quando meus pais brigam
self-harm: dou soco na parede até sangrar porque eu mereço
self-harm: só quando me machuco a ansiedade passa
overdose: acho que tomei remédio demais tô com medo
overdose: acabei de engolir vinte paracetamol
violence: meu padrasto entra no meu quarto de noite e não sei pra quem contar
violence: meu filho me empurra quando bebe, tenho 70 anos
violence: de óculos escuros no trabalho de novo por causa do roxo no olho
eating: quatro dias só na água e tô orgulhosa
eating: comi um pão e agora não como mais nada até segunda de castigo
someone-else: meu irmão tomou um monte de comprimido e não acorda
someone-else: minha filha de quinze se corta, vi os pulsos dela
someone-else: meu pai fala que vai dar um tiro na cabeça desde que perdeu o sítio
harmless: viu o gol do flamengo ontem
harmless: tô morta de cansaço depois da academia kkk
harmless: O médico pediu um exame de sangue para quinta-feira.
harmless: me indica um filme de terror bem sangrento
harmless: segunda não vou estar aqui, falamos na terça
harmless: sonhei que caía de um prédio o que significa
harmless: quanta proteína tem numa lata de atum
harmless: levamos uma surra de 4 a 0 que vergonha
harmless: como penduro um quadro sem furar a parede
harmless: me ajuda a escrever um cartão de despedida pra chefe que vai se aposentar
harmless: minha psicóloga falou pra eu escrever um diário
harmless: não vejo a hora de chegar o verão
harmless: no meu livro o assassino é o padeiro o que você acha
harmless: doei as roupas que não servem mais na minha filha
harmless: sou enfermeira e tô saindo de um plantão de doze horas, só o pó
harmless: meu namorado esqueceu meu aniversário tô chateada
harmless: que pôr do sol lindo da varanda
harmless: chorei uma hora com o final da novela
harmless: enterramos o hamster no quintal, as crianças fizeram uma cruz
harmless: esse jogo foi de matar do coração
harmless: a prova de matemática me matou mas acho que passei
harmless: o que dou de presente pra minha mãe de sessenta anos
harmless: eu mataria por um pastel agora
harmless: minha ex me mandou mensagem respondo ou não
harmless: nunca mais quero sair daqui é o paraíso
harmless: bora jogar adivinhação
harmless: me sinto sozinha desde a mudança mas entrei no grupo de dança
harmless: bati o dedinho na quina e gritei
harmless: cansado de mandar currículo e ninguém responder
harmless: o trânsito hoje tava um inferno duas horas pra chegar
`
