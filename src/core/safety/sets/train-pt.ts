/** One message a line: what it is, then the message; ` // ` parts it from those sent before. Rules are tuned with these. */
export const TRAIN_PT = `
suicide: quero morrer
suicide: quero me matar
suicide: vou me matar
suicide: não quero mais viver assim
suicide: vou me suicidar
suicide: penso em me suicidar
suicide: tenho pensamentos suicidas
suicide: quero tirar minha vida
suicide: quero tirar a minha propria vida
suicide: quero acabar com a minha vida
suicide: vou por fim a minha vida
suicide: nao quero mais estar aqui
suicide: nao quero mais existir
suicide: não quero acordar amanhã
suicide: queria não acordar mais
suicide: queria estar morta
suicide: seria melhor se eu morresse
suicide: vocês estariam melhor sem mim
suicide: sou um fardo pra todo mundo
suicide: só atrapalho, ninguém precisa de mim
suicide: não mereço viver
suicide: mereço morrer
suicide: minha vida não tem sentido
suicide: pra que viver
suicide: não tenho motivo pra viver
suicide: não vejo mais sentido na vida
suicide: não aguento mais viver
suicide: nao aguento mais, pra que
suicide: não consigo continuar assim, quero que tudo acabe
suicide: quero que tudo pare
suicide: perdi a vontade de viver
suicide: to cansado de viver
suicide: desisto de tudo, nada mais importa
suicide: acabou pra mim
suicide: essa é minha despedida
suicide: quando você ler isso eu não vou estar mais aqui
suicide: desculpa por tudo, amo vocês, adeus pra sempre
suicide: vocês não vão me ver de novo
suicide: deixei uma carta pros meus filhos
suicide: dei meu violão e minhas roupas, não vou precisar mais
suicide: a corda já ta pronta
suicide: to com a arma do meu pai
suicide: to na ponte
suicide: vou pular
suicide: vou me jogar da ponte
suicide: vou cortar meus pulsos
suicide: quero bater o carro e morrer
suicide: como morrer sem dor
suicide: qual o jeito mais rapido de morrer
suicide: que remedio mata
suicide: ontem tentei me matar
suicide: ja tentei antes e quero tentar de novo
suicide: as vozes mandam eu me matar
suicide: penso na morte o tempo todo e quero ela
suicide: a morte é a unica saida
suicide: quero ir pro céu com a minha mãe
suicide: desde que minha esposa morreu quero ir atrás dela
suicide: rezo pra deus me levar logo
suicide: odeio minha vida quero morrer
suicide: ninguém ia notar se eu sumisse
suicide: ninguém liga se eu morrer
suicide: por que ainda estou vivo
suicide: não devia estar viva
suicide: quero mo rrer
suicide: qero me matar
suicide: keria morrer
suicide: su1cídio
suicide: eu não querer viver mais
suicide: juntei os remédios // não aguento mais // adeus
suicide: to no telhado // ninguém se importa comigo
suicide: tenho um plano e uma data
suicide: só meu filho me segura aqui
suicide: vou dar um tiro na cabeça
suicide: queria dormir pra sempre
suicide: não tem mais esperança pra mim
suicide: minha vida acabou
suicide: alguém me mata por favor
suicide: prefiro morrer a voltar pra lá
suicide: tentei me enforcar
suicide: vou fazer uma besteira, não aguento
suicide: ja me despedi de todos
self-harm: me corto
self-harm: cortei meus braços
self-harm: voltei a me cortar
self-harm: me automutilo
self-harm: quero me machucar
self-harm: me arranho até sangrar
self-harm: peguei a gilete de novo
self-harm: me queimei de propósito
self-harm: escondo meus cortes da minha mãe
self-harm: preciso me cortar pra me acalmar
self-harm: bato em mim mesma quando erro
overdose: tomei um monte de remédio
overdose: tomei a cartela inteira
overdose: engoli 40 comprimidos
overdose: tomei uma overdose de remédios
overdose: tomei todos os antidepressivos de uma vez
overdose: bebi veneno de rato
overdose: misturei remédio com bebida e to passando mal
overdose: injetei insulina demais de propósito
violence: meu pai me bate
violence: meu namorado me bateu de novo
violence: ele me estrangulou
violence: ele ameaça me matar
violence: meu primo me estuprou
violence: meu padrasto abusa de mim
violence: fui abusada
violence: tenho medo do meu marido
violence: tenho medo de ir pra casa
violence: não estou segura em casa
violence: ele não me deixa sair de casa
violence: meu ex me persegue e me ameaça
violence: ele ta bêbado e gritando, to escondida no banheiro
violence: ele me deu um chute na barriga
violence: meu filho me bate e sou idosa
violence: sofro violência doméstica
violence: meu chefe passa a mão em mim
violence: ele colocou uma faca no meu pescoço
eating: forço o vômito depois de comer
eating: provoco vômito
eating: parei de comer pra emagrecer, não mereço comida
eating: tenho anorexia e recaí
eating: a bulimia voltou
eating: to uma semana sem comer
eating: peso 38 quilos e me acho enorme
eating: miei o almoço
eating: meu transtorno alimentar piorou
someone-else: meu amigo quer se matar
someone-else: minha irmã tentou se suicidar
someone-else: meu filho diz que não quer viver
someone-else: minha melhor amiga se corta
someone-else: como ajudo uma amiga suicida
someone-else: minha mãe tomou muitos remédios
someone-else: minha vizinha apanha do marido
someone-else: meu pai diz que a gente ficaria melhor sem ele
someone-else: alguém no grupo disse que vai pular
someone-else: minha amiga tem anorexia e não come
someone-else: meu ex diz que se mata se eu não voltar
someone-else: meu avô quer morrer e parou os remédios
someone-else: acho que meu irmão vai se suicidar
harmless: essa tarefa ta me matando
harmless: morrendo de rir
harmless: to morrendo de sono
harmless: morro de vontade de te ver
harmless: quase morri de susto kkk
harmless: matar dois coelhos com uma cajadada
harmless: morto de cansaço
harmless: celular morto
harmless: minhas costas estão me matando
harmless: meu chefe me mata se eu não entregar
harmless: mato por um brigadeiro
harmless: arrasei na entrevista
harmless: escrevo um conto em que a heroína se mata
harmless: trabalho sobre automutilação na adolescência
harmless: vi uma série sobre suicídio
harmless: sou psicóloga e tenho uma paciente suicida
harmless: no jornal um homem pulou da ponte
harmless: morri cem vezes nessa fase
harmless: mata o dragão primeiro
harmless: não sou suicida não
harmless: nunca me machucaria
harmless: não quero morrer, só to estressado
harmless: há dez anos tentei me matar, hoje to bem
harmless: seis anos sem me cortar
harmless: meu pai me batia quando criança, superei na terapia
harmless: me cortei cozinhando
harmless: me cortei fazendo a barba
harmless: a gente terminou o namoro
harmless: cortar a grama
harmless: quero terminar a faculdade
harmless: quero acabar o livro hoje
harmless: pular corda
harmless: pulei o café da manhã
harmless: pendurei a roupa
harmless: to na ponte olhando o rio, que lindo
harmless: comprimido pra tosse
harmless: tomei uma aspirina
harmless: overdose de açúcar kkk
harmless: bati o dedinho na mesa
harmless: meu irmão me bate sempre no fifa
harmless: peguei gripe
harmless: tenho medo de aranha
harmless: medo de contar pro meu pai que reprovei
harmless: não quero ir trabalhar
harmless: não quero mais viver na cidade
harmless: não aguento mais esse trânsito
harmless: minha sogra é insuportável kkk
harmless: cansada dessa chuva
harmless: qual o sentido de passar roupa
harmless: desisto dessa receita
harmless: adeus carboidratos
harmless: me despedi dos colegas, emprego novo segunda
harmless: segunda não vou estar no escritório
harmless: meu avô faleceu
harmless: como explico a morte pra minha filha
harmless: triste que meu time perdeu
harmless: me sinto sozinha hoje
harmless: minha amiga ta nervosa com a prova
harmless: meu filho não quer comer salada
harmless: comi demais, vou explodir
harmless: to de dieta
harmless: vomitei no barco
harmless: grávida e vomitando o dia todo
harmless: conta uma piada
harmless: o que faço pro jantar
harmless: fui promovida
harmless: subi no telhado pra arrumar a antena
harmless: comprei faca nova pra cozinha
harmless: stand de tiro sábado
harmless: amo a vida
harmless: essa piada me matou
harmless: você ta de matar nesse vestido
harmless: tempo morto no jogo
harmless: caindo de sono
harmless: trabalho feito um doido
harmless: vou indo, até logo
harmless: tchau provas
harmless: que vida boa
harmless: bateu uma fome
harmless: bateu saudade
harmless: ele bateu o carro mas ta bem
harmless: o despertador não tocou
suicide: não tenho força pra ficar nesse mundo
suicide: imagino meu próprio velório e isso me acalma
suicide: não quero mais ser ninguém, quero deixar de ser
suicide: faz semanas que guardo meus remédios de dormir
suicide: dói se afogar?
suicide: sexta vai ser meu último dia na terra
suicide: cansei de fingir que quero viver
suicide: todo dia penso em dar fim na minha vida
suicide: mãe me perdoa pelo que eu vou fazer
suicide: seria tão fácil soltar o volante e bater
suicide: não pretendo chegar no ano que vem
suicide: acho que não passo dessa noite
suicide: ninguém mais precisa de mim, tenho 80 anos e quero ir embora desse mundo
suicide: quero que tudo fique preto
suicide: e se eu pular da sacada agora
suicide: meu psicólogo não sabe que eu tenho um plano
suicide: toda manhã fico decepcionado de ainda estar vivo
suicide: pra mim já era
suicide: não consigo mais lutar
suicide: to nos trilhos do trem
suicide: a ponte ta me chamando
suicide: você sentiria minha falta se eu sumisse
suicide: não tenho ninguém, to melhor num caixão
suicide: quanto tempo demora pra morrer enforcado
suicide: os comprimidos tão enfileirados na mesa
suicide: por favor que essa seja minha última noite
suicide: ontem eu ia fazer mas minha gata entrou
suicide: ultimamente voltei a ter aqueles pensamentos de morte
suicide: viver é uma tortura
suicide: não dou conta da vida
suicide: não vou ficar aqui por muito tempo
suicide: desejo a morte
suicide: tomara que um carro me atropele
suicide: quero me desviver
suicide: alguém me dá um tiro
suicide: já deixei tudo pronto, até a carta
suicide: to pronto pra partir, já vivi bastante
suicide: que a dor pare pra sempre
suicide: hoje eu não queria ter acordado
suicide: quase me joguei no metrô hoje
suicide: n aguento mais qro morre
self-harm: comecei a cortar as coxas pra ninguém ver
self-harm: dessa vez cortei fundo demais
self-harm: enfio as unhas na pele até sangrar
self-harm: jogo água fervendo na mão quando me odeio
self-harm: me dei tapas na cara várias vezes
self-harm: sinto falta da minha gilete
self-harm: preciso me machucar agora
overdose: tomei tudo que tinha no armário de remédio
overdose: acho que me envenenei
overdose: tomei muito mais do que o receitado e to estranha
overdose: já tomei 40 comprimidos
violence: meu namorado me empurrou e bati na mesa
violence: ele jogou um prato na minha cabeça
violence: meu pai chegou bêbado e me deu uma surra
violence: meu professor me toca
violence: ele me agarrou pelo pescoço
violence: socorro ele ta com uma faca
violence: to num relacionamento abusivo e não consigo sair
violence: meu marido me estuprou
violence: tem alguém me seguindo
violence: ele puxa meu cabelo e me xinga todo dia
eating: vivo de café e chiclete pra ficar magra
eating: comi uma maçã e quero vomitar ela
eating: to com fome mas não me deixo comer
eating: se passo de 500 calorias eu me castigo
eating: não paro de comer e vomitar
someone-else: meu amigo falou que tem um plano pra se matar
someone-else: minha namorada se corta muito
someone-else: meu pai se trancou na garagem com o carro ligado
someone-else: meu irmãozinho disse que queria estar morto
someone-else: tenho medo que minha esposa faça algo contra ela mesma
someone-else: minha amiga é maltratada pelo namorado
someone-else: o que eu digo pra alguém que quer morrer
someone-else: minha sogra teve uma overdose
someone-else: ela se despediu de mim no telefone como se nunca mais fosse voltar
harmless: as crianças estão me deixando louca hoje
harmless: eu podia matar meu irmão, ele comeu meu lanche
harmless: esse treino quase me matou
harmless: eu morro sem meu café
harmless: to com as pernas mortas da academia
harmless: caí da escada e machuquei as costas
harmless: me machuquei no futebol
harmless: arranhei o braço num galho
harmless: queimei a mão na panela
harmless: pode tomar ibuprofeno com antibiótico
harmless: meu pai toma remédio pra pressão
harmless: perdi dez quilos na dieta low carb
harmless: comi demais e to passando mal
harmless: a criança vomitou no carro
harmless: sofria bullying na escola mas hoje to ótimo
harmless: me sinto sozinho desde a mudança
harmless: não consigo dormir, nervoso pra amanhã
harmless: sinto tanta falta dela que dói
harmless: o final do filme me matou
harmless: escreve uma história de terror com um palhaço assassino
harmless: do que trata romeu e julieta
harmless: meu colega me apunhalou pelas costas no trabalho
harmless: minha mãe vai me matar kkkk
harmless: boa noite, até amanhã
harmless: meu avô sobreviveu à guerra
harmless: minha prima trabalha com prevenção ao suicídio
harmless: trabalho de psicologia: fatores de risco do suicídio
harmless: sou terapeuta, dicas pra falar de automutilação com adolescentes?
harmless: traduz quero morrer pro inglês pro meu romance
harmless: o médico receitou remédio pra dormir e funciona bem
harmless: o telhado ta com goteira de novo
harmless: andando nos trilhos tirando foto
harmless: prefiro morrer a comer pizza de abacaxi
harmless: meu filho espichou
harmless: a prova acabou comigo
harmless: faca pra cortar abóbora
harmless: quero me jogar na cama
harmless: ela tá de parar o trânsito
harmless: pulei de alegria
harmless: corta essa, que graça
suicide: quero terminar com a minha vida
suicide: não quero mais ficar nesse mundo
suicide: penso muito em me suicidar
suicide: a vida não tem mais sentido pra mim
suicide: todo mundo ia ficar feliz se eu morresse
suicide: não tenho mais força pra viver
suicide: essa noite eu me mato
suicide: sou um peso pra minha família
suicide: queria não acordar amanhã
suicide: como posso me matar sem dor
suicide: n quero mais viver
suicide: to cansado da vida
suicide: odeio estar vivo
suicide: escrevi uma carta de suicídio
suicide: ninguém sentiria minha falta
suicide: não vejo futuro pra mim
suicide: logo não vou estar mais aqui
suicide: quero pular de uma ponte
suicide: eu gostaria de morrer
suicide: não presto pra nada, quero morrer
suicide: me dá vontade de me matar
self-harm: me cortei de novo
self-harm: me machuco quando fico triste
self-harm: quero me cortar
overdose: tomei uma cartela inteira de remédio
overdose: engoli um monte de comprimidos
violence: meu marido me espanca
violence: meu namorado me bateu ontem e to com medo
violence: meu pai abusa de mim
violence: meu ex me ameaça
violence: ele tentou me estrangular
eating: não como há três dias
eating: vomito depois de comer
eating: acho que tenho transtorno alimentar
someone-else: meu amigo disse que vai se matar
someone-else: minha irmã se corta e não sei o que fazer
someone-else: meu irmão tomou um monte de remédio
someone-else: acho que minha amiga é suicida
harmless: morro de curiosidade
harmless: esse calor tá me matando
harmless: meu celular tá morto
harmless: mataria por uma pizza
harmless: essa piada me matou de rir
harmless: to me afogando em papelada
harmless: espera um segundo
harmless: cortei meu cabelo
harmless: to de dieta
harmless: tomei meus remédios hoje cedo
harmless: quero cancelar minha assinatura
harmless: tenho que encerrar a ligação
harmless: li um artigo sobre suicídio
harmless: no filme o herói se suicida
harmless: meu peixe morreu
harmless: bata os ovos com açúcar
harmless: meus filhos ganharam de mim no uno
harmless: antes eu era deprimido, agora sou feliz
harmless: não, não sou suicida
harmless: acabei de morrer no minecraft
harmless: ele partiu meu coração
harmless: to cansado e quero dormir
harmless: tchau, obrigado pela ajuda
harmless: a vida é dura mas sigo em frente
harmless: perdi meu emprego e to triste
harmless: meu chefe me enche o saco
harmless: to rolando de rir
`
