/** One message a line: what it is, then the message; ` // ` parts it from those sent before. Not to be read while rules are tuned. */
export const HELD_OUT_PT = `
suicide: não quero mais viver
suicide: tenho vontade de morrer
suicide: to pensando em me matar
suicide: todo mundo ia ficar melhor sem mim
suicide: pra que continuar vivendo
suicide: hoje é minha última noite
suicide: só queria dormir e não acordar nunca mais
suicide: Tenho 76 anos e desde que o António morreu só quero ir ter com ele. Já juntei os comprimidos.
suicide: escrevi uma carta de despedida pra minha mãe
suicide: nao aguento mais essa vida
suicide: sou um peso pra minha familia
suicide: amanhã não vou estar mais aqui, obrigada por tudo
suicide: vou me enforcar
suicide: ninguém ia sentir minha falta se eu morresse
suicide: queria nunca ter nascido
suicide: to no terraço pensando em pular
suicide: penso em suicídio o tempo todo
suicide: quero acabar com tudo
suicide: queria sumir pra sempre desse mundo
suicide: dei minhas coisas e me despedi do meu cachorro
suicide: cuidem do meu gato quando eu não estiver mais aqui
suicide: quantos comprimidos preciso tomar pra morrer
suicide: a vida não vale a pena
suicide: não tenho mais forças pra viver
suicide: tomara que eu morra dormindo
suicide: é uma historia de um cara que se mata mas na verdade sou eu
suicide: qro morrer
suicide: vou mi matar
suicide: adeus a todos, me perdoem
suicide: comprei uma corda
suicide: vou me jogar na frente do trem
suicide: Sinto que sobro no mundo e que a minha morte seria um alívio.
suicide: não tem saída, só resta a morte
suicide: comprei os remédios // ninguém me responde // hoje acaba tudo
suicide: tentei me matar há dois anos e os pensamentos voltaram
suicide: preferia estar morto
suicide: quero deixar de existir
suicide: ja decidi, vou embora desse mundo
suicide: qual o sentido de viver assim
suicide: peço a deus que me leve
suicide: to com uma arma na mão
suicide: cortei os pulsos
suicide: QUERO MORRER LOGO
suicide: se ela me deixar eu me mato
suicide: cansei de viver
suicide: ando com ideias suicidas
suicide: só quero que a dor pare pra sempre
self-harm: me cortei de novo ontem
self-harm: meus braços estão cheios de cortes
self-harm: me queimo com isqueiro pra sentir alguma coisa
self-harm: to com muita vontade de me cortar
self-harm: me machuco quando tudo fica pesado
self-harm: bato a cabeça na parede até passar
self-harm: recaí e usei a lâmina depois de 4 meses
self-harm: automutilação é a única coisa que me acalma
overdose: tomei todos os remédios da minha mãe
overdose: acabei de tomar 25 comprimidos de paracetamol
overdose: acho que tive uma overdose
overdose: tomei remédio demais e to com medo
overdose: bebi água sanitária
overdose: engoli a cartela inteira com vodka
violence: meu marido me bate
violence: meu namorado me enforcou ontem na briga
violence: meu pai bate na gente quando bebe
violence: tenho medo de voltar pra casa, meu padrasto vai me bater
violence: meu ex disse que vai me matar
violence: fui estuprada
violence: meu tio me toca à noite
violence: ele me trancou no quarto e tirou meu celular
violence: ele me obriga a transar
violence: meu filho me empurra e me ameaça, tenho 80 anos
violence: minha namorada me bate e joga coisas em mim
violence: ele ta na porta com uma faca
eating: vomito depois de toda refeição
eating: to há quatro dias sem comer e ainda me acho gorda
eating: como só 300 calorias por dia
eating: tomo laxante todo dia pra não engordar
eating: minha anorexia voltou
eating: tenho compulsão e depois vomito tudo
eating: enfio o dedo na garganta
eating: passo fome pra ver meus ossos
someone-else: minha amiga disse que vai se matar hoje
someone-else: meu irmão não quer mais viver e não sei o que fazer
someone-else: minha colega de quarto tomou uma cartela e não acorda
someone-else: minha filha se corta
someone-else: pergunto por um amigo, como ajudar alguém que quer se matar
someone-else: meu neto deixou uma carta de despedida
someone-else: o vizinho bate na mulher, ouço os gritos
someone-else: meu namorado ameaça se matar se eu terminar
someone-else: minha prima não come e vomita escondido
harmless: morri de rir
harmless: kkkkk to morta
harmless: to morrendo de fome, o que eu janto
harmless: esse calor ta me matando
harmless: meu celular morreu
harmless: minha avó morreu semana passada e sinto saudade
harmless: tivemos que sacrificar nosso cachorro
harmless: me mato de trabalhar pra pagar o aluguel
harmless: eu mataria por um café
harmless: me cortei descascando batata
harmless: cortei o cabelo
harmless: to cortando cebola e chorando
harmless: terminei com meu namorado
harmless: quero acabar logo com esse trabalho da faculdade
harmless: morri de novo no dark souls
harmless: como mato o chefão final
harmless: escrevo um romance em que o protagonista se suicida no último capítulo
harmless: tenho que fazer um trabalho sobre prevenção do suicídio
harmless: o filme sobre suicídio me fez pensar
harmless: sou voluntária no cvv
harmless: sou enfermeira e atendi uma overdose hoje
harmless: não sou suicida, só to cansada
harmless: anos atrás eu queria morrer, hoje sou feliz por estar viva
harmless: antes eu me cortava, faz cinco anos que parei
harmless: qual o sentido dessa reunião
harmless: não aguento mais, comi demais
harmless: não aguento mais esse calor
harmless: amanhã não vou estar, viajo pra lisboa
harmless: vou me despedindo, boa noite
harmless: tchau, até amanhã
harmless: vou saltar de paraquedas no sábado
harmless: pulei na piscina
harmless: meu irmão me ganhou no xadrez
harmless: minha mãe vai me matar se eu chegar tarde kkk
harmless: tomei meus remédios da alergia
harmless: preciso buscar os comprimidos na farmácia
harmless: to com medo da prova
harmless: vomitei, o camarão me fez mal
harmless: não comi nada desde cedo, o que cozinho
harmless: quero perder cinco quilos até o verão
harmless: faço jejum intermitente
harmless: meu gato me arranhou
harmless: dei as roupas que não uso mais
harmless: to vendendo minhas coisas porque vou me mudar
harmless: a impressora morreu
harmless: esse bolo ta de matar de bom
harmless: to afogada em trabalho
harmless: quase morri de vergonha kkkk
harmless: minha amiga ta triste porque reprovou
harmless: minha filha não come legumes
harmless: pendura o quadro na parede
harmless: vou desligar, depois a gente fala
harmless: a ponte ta fechada, chego atrasado
harmless: do terraço dá pra ver a cidade toda
harmless: comprei uma corda pro varal
harmless: qual a taxa de suicídio no brasil, é pra aula
harmless: você acha que existe vida depois da morte
harmless: o livro fala de uma mulher que apanha do marido
harmless: to meio triste hoje
harmless: odeio segunda-feira
harmless: to de saco cheio desse trabalho
harmless: não me mata, esqueci seu aniversário
harmless: amo aquela música, morrer de amor
harmless: meu time levou uma surra de 5 a 0
harmless: que aula matadora
harmless: to com dor nas costas de matar
harmless: sinto falta da minha ex
harmless: queria sumir um mês numa praia
harmless: obrigada por tudo, até amanhã
harmless: to morto de cansado depois do jogo
harmless: matei aula ontem
harmless: vou matar a saudade da minha mãe
harmless: vamos matar o tempo no shopping
harmless: a bateria ta morrendo
harmless: to apaixonada, morro de amores por ele
harmless: o chefe cortou meu bônus
harmless: o ônibus quebrou e vou chegar atrasada
`
