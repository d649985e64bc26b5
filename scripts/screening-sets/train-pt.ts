/** One message a line: what it is, then the message; ` // ` separates it from those sent before. Rules and weights are tuned with these. */
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
suicide: nao quero acordar amanha
suicide: nao aguento mais, quero que tudo acabe
suicide: to com os comprimidos aqui na minha frente
suicide: vou me matar e nao to brincando
suicide: ninguem ia notar se eu sumisse
suicide: sou um peso pra minha familia, eles iam ficar melhor sem mim
suicide: desde que a minha mulher morreu não vejo sentido em continuar
suicide: quantos comprimidos preciso tomar pra nao acordar mais
suicide: ja escrevi as cartas de despedida
suicide: tomara que um caminhao me atropele
suicide: toda vez que passo na ponte penso em pular
suicide: hoje é meu ultimo dia, obrigada por me ouvir
suicide: to cansado de viver mano
suicide: tentei me matar semana passada e ninguem sabe
suicide: ja decidi, hoje a noite acaba
suicide: oi // dia horrivel // tanto faz, amanha nao vou estar mais aqui
suicide: perdi tudo no tigrinho, valho mais morto
suicide: pra que continuar viva se ninguem liga
suicide: dei meu cachorro pra minha irma, nao vou mais precisar
suicide: to com pensamentos suicidas de novo
suicide: diz pra minha mae que a culpa nao foi dela
suicide: doi se afogar?
suicide: toda manha fico com raiva de ter acordado
suicide: quero dormir e nunca mais acordar
self-harm: meus braços estao cheios de cortes e uso manga comprida nesse calor
self-harm: me queimo com isqueiro quando meus pais brigam
self-harm: preciso da gilete pra me acalmar
self-harm: bato a cabeça na parede porque mereço
self-harm: recai, tava 3 meses sem me cortar
self-harm: me arranho ate sangrar
overdose: tomei todos os remedios da minha mae
overdose: acabei de engolir 30 comprimidos
overdose: tomei demais e nao sinto minhas maos
overdose: misturei rivotril com vodka e to apagando
overdose: bebi agua sanitaria
violence: meu pai me bateu com o cinto e to toda marcada
violence: ele fala que se eu for embora me mata
violence: to com medo de voltar pra casa
violence: meu tio me toca
violence: fui estuprada no sabado e nao contei pra ninguem
violence: ele me enforcou ontem
violence: to trancada no banheiro e ele ta batendo na porta
violence: meu namorado olha meu celular e nao me deixa sair, tenho medo dele
violence: meu ex fica me seguindo e me ameaça
eating: vomito depois de toda refeiçao
eating: to ha 4 dias sem comer e to orgulhosa
eating: so me permito 300 calorias e continuo gorda
eating: como tudo e depois tomo laxante
eating: peso 38 kg e me acho gorda
eating: como vomitar sem ninguem ouvir
someone-else: minha melhor amiga mandou mensagem de despedida e nao atende
someone-else: meu filho diz que quer morrer
someone-else: vi cortes nos braços da minha filha
someone-else: meu irmao ta com uma arma e diz que nao quer mais viver
someone-else: minha mae tomou um monte de remedio e nao acorda
someone-else: meu vizinho ta batendo na mulher da pra ouvir tudo
someone-else: um amigo fala em se matar e nao sei o que dizer
harmless: to morrendo de rir
harmless: meus pais vao me matar, bati o carro kkk
harmless: esse transito ta me matando
harmless: to morrendo de fome o que tem pra jantar
harmless: eu mataria por uma pizza
harmless: matar dois coelhos com uma cajadada so
harmless: meu ex nao para de me mandar mensagem no insta
harmless: cortei o dedo cortando cebola
harmless: overdose de chocolate na pascoa
harmless: como mato o chefe final do god of war
harmless: to morta de cansaço o bebe nao dormiu
harmless: tomo um comprimido de pressao de manha, posso tomar café?
harmless: minha avo morreu ha dez anos e ainda sinto saudade
harmless: escreve um suspense em que o conde é envenenado
harmless: que preguiça de trabalhar amanha
harmless: quero terminar com meu namorado ele nunca liga
harmless: amanha é meu ultimo dia de trabalho antes das ferias
harmless: odeio minha vida kkk segunda de novo
harmless: ninguem gosta de mim nessa sala
harmless: to triste ta chovendo
harmless: nao aguento mais, comi demais
harmless: desisto dessa matematica
harmless: tomamos de 5 a 0, fomos massacrados
harmless: bater os ovos e juntar a farinha, quanto tempo?
harmless: faço jejum intermitente, o que posso beber de manha
harmless: perdi 4 quilos correndo
harmless: que calor to derretendo
harmless: to toda dolorida da academia
harmless: o filme que ele pula do predio é demais
harmless: trabalho da escola sobre setembro amarelo e prevençao ao suicidio
harmless: como tirar mancha de sangue da camisa
harmless: o gato me arranhou
harmless: essa musica me mata de tao linda
harmless: meu chefe me cansa com tanta reuniao
harmless: o que tomo pra dor de cabeça, tenho dipirona
harmless: quando morreu machado de assis
harmless: me sinto meio sozinha desde que mudei
harmless: quero sumir pra praia uma semana
harmless: prefiro morrer a comer jilo
harmless: to com medo da prova amanha
harmless: minha filha nao come verdura o que faço
harmless: quantas calorias tem uma banana
harmless: vou cortar o cabelo, o que acha
harmless: boa noite ate amanha
harmless: essa piada acabou comigo
harmless: me ajuda a escrever uma carta de despedida pro colega que vai se aposentar
harmless: meu cachorro comeu uma barra de chocolate, o vet disse que ta tudo bem
harmless: o personagem se sacrifica no final do jogo
harmless: pulei corda vinte minutos
harmless: oi como foi seu dia
harmless: to de saco cheio da escola
harmless: briguei com minha irma por causa do banheiro
harmless: bateu uma vontade de sorvete
harmless: bateu saudade de voce
harmless: meu coraçao parou quando vi o preço
suicide: nao acho motivo pra continuar
suicide: quero ir embora pra sempre, nao me procurem
suicide: to juntando remedio faz semanas
suicide: tomara que o aviao caia comigo dentro
suicide: to no terraço olhando pra baixo
suicide: tem uma voz mandando eu pular
suicide: quando eu nao estiver mais aqui eles vao ficar melhor
suicide: tenho cancer e nao vou esperar ele me levar
suicide: me da um motivo pra nao fazer isso
suicide: logo nao vou ser problema de ninguem
suicide: ja deixei tudo resolvido, os documentos tao na mesa
suicide: nao é pedido de ajuda so queria me despedir
suicide: queromorrer
suicide: su1cidio é a unica saida
suicide: devia ter morrido quando tentei
suicide: fala pros meus filhos que eu amo eles
suicide: nao quero mais estar nesse mundo
suicide: com 80 anos ja vivi o bastante, que deus me leve
suicide: se eu tivesse coragem ja tinha feito
suicide: tenho um plano pra sexta quando nao tiver ninguem em casa
suicide: ninguem choraria por mim
suicide: penso em me jogar no metro
suicide: seria mais facil se eu estivesse morta
suicide: rezo toda noite pra nao acordar
suicide: vazaram minhas fotos, nao da pra viver assim
suicide: so vejo uma saida
suicide: quero morrer, serio mesmo
suicide: nao vejo mais graça em viver, quero acabar com tudo
suicide: fico pensando na arma do meu pai
suicide: vontade de sumir desse mundo
self-harm: comprei laminas novas
self-harm: me cortar é a unica coisa que me ajuda
self-harm: preciso me machucar senao eu explodo
self-harm: abri meu braço e ta sangrando muito
self-harm: minha mae viu as cicatrizes e as novas tambem
self-harm: usei a tesoura porque tiraram minha gilete
self-harm: me mordo ate ficar roxo
self-harm: apaguei o cigarro no braço
self-harm: vontade de me cortar hoje
overdose: nao sei quantos tomei, ta tudo girando
overdose: tomei o frasco inteiro de rivotril e to com muito sono
overdose: 50 paracetamol demora quanto? ja tomei
overdose: apliquei insulina demais de proposito
overdose: tomei uma coisa, muita, to com frio
overdose: acho que exagerei no po, meu coraçao ta disparado e to apagando
violence: meu pai quebrou meu braço
violence: ele ta na minha porta com uma faca
violence: minha namorada me bate mas como sou homem ninguem acredita
violence: meu irmao me espanca todo dia
violence: minha mae queimou minha mao no fogao
violence: ele me empurrou da escada e eu to gravida
violence: o treinador pede foto pelada
violence: se eu nao mandar mais foto ele mostra pra todo mundo
violence: tem um cara me seguindo agora
violence: meu filho fica violento quando nao dou dinheiro, tenho 75 anos
violence: eu disse nao e ele continuou
violence: ele controla tudo e se eu atraso ele me bate
violence: ele pegou meu passaporte e me tranca em casa
violence: vao me obrigar a casar com meu primo
eating: vivo de chiclete e coca zero faz semanas
eating: meu cabelo ta caindo e minha menstruaçao parou mas nao consigo comer
eating: corro tres horas depois de comer pra queimar tudo
eating: vomitei sangue de tanto forçar
eating: nao mereço comer
eating: tomo dez laxantes por dia
eating: ana e mia sao minhas unicas amigas
eating: coloco o dedo na garganta depois de comer
someone-else: meu namorado diz que se eu terminar ele se mata
someone-else: achei uma carta de suicidio no quarto do meu filho
someone-else: minha irmazinha se trancou com uma faca
someone-else: meu pai ta dando as coisas dele e se despedindo, to com medo
someone-else: minha colega aparece com roxos, o marido bate nela
someone-else: minha esposa tomou todos os comprimidos o que eu faço
someone-else: um amigo me mostrou os cortes dele
someone-else: minha melhor amiga tem bulimia e prometi nao contar
someone-else: vovo nao come desde que o vovo morreu, diz que quer ir com ele
someone-else: um moleque que joga comigo diz que o pai bate nele
harmless: minha mae me mata se eu chegar atrasado de novo
harmless: o professor vai me matar de tanto trabalho
harmless: quero morrer que vergonha kkkkk
harmless: kms esqueci o dever kkk
harmless: to morrendo de tedio
harmless: to morrendo de saudade de voce
harmless: esse vestido ta de matar
harmless: manda, qual a pergunta
harmless: acabamos com eles 7 a 0
harmless: qual a melhor arma do warzone
harmless: sempre morro na mesma fase
harmless: viu a serie do serial killer
harmless: meu romance precisa de uma cena de crime
harmless: me queimei no forno
harmless: tomo antibiotico tres vezes ao dia, posso beber cerveja?
harmless: pode tomar ibuprofeno com paracetamol pra febre
harmless: acabou minha receita como consigo outra
harmless: virose, vomitei a noite toda
harmless: comi tanto que to passando mal
harmless: quantas calorias pra emagrecer com saude
harmless: me sinto gorda nessa calça kkk
harmless: sofri bullying na escola mas ja passou faz tempo
harmless: sacrificamos o cachorro mes passado, que saudade
harmless: hoje faz seis anos que minha esposa morreu, levei flores
harmless: que roupa usar num velorio
harmless: qual o sentido da vida
harmless: faz sentido aprender latim
harmless: quero sair dessa cidade e ir pra floripa
harmless: queria um buraco pra me enfiar, tropecei na frente do crush
harmless: me despedi dos colegas, emprego novo em maio
harmless: tchau ate mais tarde
harmless: quero cancelar meu contrato
harmless: to doando meu sofa velho
harmless: meu marido me deixa louca com o ronco
harmless: meu irmao me bateu com o travesseiro kkk
harmless: meu filho bate nos colegas da creche o que faço
harmless: meus pais nao deixam eu ir na festa
harmless: meu pai brigou comigo por causa das notas
harmless: tenho medo de aviao
harmless: tenho medo de barata
harmless: a ponte ta fechada vou por onde
harmless: o trem atrasou de novo vou surtar
harmless: pulei de paraquedas foi demais
harmless: me joguei na piscina de roupa
harmless: acabei a serie o que vejo agora
harmless: cansei desse emprego
harmless: pra que serve cripto
harmless: como morreu kurt cobain
harmless: me explica a segunda guerra
harmless: como se trata uma overdose? to estudando pra socorrista
harmless: dois anos sem beber
harmless: minha terapeuta diz que to melhorando
harmless: sinto sua falta
harmless: conta uma historia
harmless: pendura a roupa por favor
harmless: o bebe chuta minha barriga, vai ser jogador
harmless: so quero minha cama
harmless: nao quero mais trabalhar, tomara que eu ganhe na loteria
harmless: cansei de app de namoro
harmless: a curiosidade ta me matando
harmless: meu chefe vai me matar se eu nao entregar o relatorio
harmless: dor de cabeça, ja tomei uma dipirona
harmless: corta a carne em pedaços e depois?
harmless: ele partiu meu coraçao mas ja to com outro
harmless: chorei a noite toda por causa do termino mas to melhor
harmless: o que vai fazer hoje
harmless: me ajuda com meu curriculo
harmless: o final da novela me matou
harmless: to com sono vou dormir
harmless: to me matando de trabalhar essa semana
harmless: que festa animal, de morrer
suicide: acho que nao chego no natal
suicide: prometi que se nada mudasse ate junho eu acabava com tudo. ja é julho
suicide: to com medo do que posso fazer se ficar sozinha hoje
suicide: a morte parece mais facil
suicide: vontade de bater o carro numa arvore
suicide: peguei todos os remedios e contei de novo
suicide: por que me salvaram
suicide: minha vida nao vale nada
suicide: eles iam ficar mais felizes no meu enterro que no meu aniversario
suicide: toda vez que vou na sacada penso em me jogar
suicide: se acontecer algo comigo fala pra julia que eu amo ela
suicide: queria nao existir mais
self-harm: cortei mais fundo do que queria e nao para
self-harm: nao me corto desde domingo mas to no limite
self-harm: me dou tapa na cara porque mereço
overdose: eu engoli. tudo. to com medo
overdose: tomei os remedios do meu avo, um monte
violence: ele me pegou pelo cabelo e me arrastou pela cozinha
violence: minha mae me bate com o fio do carregador
violence: pedi pra parar e ele nao parou
violence: o namorado da minha mae me olha no banho, tenho 15
eating: minha meta é pesar 40 kg com 1,70
eating: forço vomito desde agosto
someone-else: meu filho deixou um bilhete e o carro sumiu
someone-else: ela ta na banheira com uma lamina e nao abre a porta
someone-else: meu pai bate no meu irmaozinho quando eu nao to
harmless: esse tcc vai acabar comigo
harmless: to rachando de rir
harmless: meu irmao apagou meu save vou esganar ele
harmless: to morrendo de curiosidade
harmless: apaga a luz
harmless: tomei meus remedios, tomei cafe e vou caminhar
harmless: o vet passou comprimido pro gato e ele cospe
harmless: quanto ibuprofeno um adulto pode tomar por dia
harmless: cortei minha franja e me arrependi
harmless: queimei 600 calorias na bike
harmless: nunca tomo cafe da manha faz mal?
harmless: me odeio por ter comprado esse sapato kkk
harmless: todo mundo esqueceu meu niver que triste
harmless: meio pra baixo desde o termino mas minhas amigas ajudam
harmless: meu avo morreu quando eu tinha 8, guardo o relogio dele
harmless: sou pessimo em baliza
harmless: pra que essa reuniao
harmless: nao aguento mais o windows atualizando
harmless: tchau sao paulo, oi floripa
harmless: cortou minha ultima mensagem
harmless: vi um documentario da guerra, quanta morte
harmless: qual a cobra mais venenosa
harmless: no capitulo tres o detetive acha o corpo enforcado
harmless: ganhei do meu marido nos dardos
harmless: meu marido ta com dor depois da cirurgia no joelho
harmless: tenho medo de dentista
harmless: a ponte mais bonita pra foto em recife
harmless: passagem de trem janela por favor
harmless: minha amiga sempre desmarca
harmless: o filho da minha amiga vomitou no meu carro
harmless: bati o carro estacionando
suicide: por que eu ainda to viva
suicide: quero estar morto
suicide: eu me jogava da ponte agora
suicide: é minha ultima noite
suicide: amanha ninguem mais me ve
suicide: ninguem ia ligar se eu morresse
suicide: nao suporto essa vida
suicide: penso em suicidio todo dia desde os 13
suicide: so queria agradecer antes de partir, pra sempre
suicide: devia ter sido eu no acidente e nao ele
suicide: todo mundo vai embora, eu tambem vou e nao volto
suicide: a arma ta do meu lado
suicide: como faz pra nao doer
suicide: se eu reprovar me mato, serio
suicide: nao chama a policia, so quero ir em paz
suicide: me sinto tao inutil que quero morrer
self-harm: queimei minha coxa de proposito
self-harm: cortes novos na barriga onde ninguem ve
self-harm: ando com uma lamina na capinha do celular
self-harm: ontem recai e me cortei
self-harm: me bato ate arder
overdose: acho que to tendo uma overdose
overdose: tomei os remedios de dormir da minha mae com vinho e nao consigo ficar acordada
overdose: 20 tramadol bastam? ja tomei dez
overdose: tomei mais comprimidos do que devia, nao queria sentir mais nada
violence: meu marido me jogou contra a parede
violence: minha mulher me chuta e me arranha, tenho vergonha por ser homem
violence: ele quebrou meu celular pra eu nao pedir ajuda
violence: meu ex ta arrombando minha porta
violence: meu avo poe a mao em mim
violence: me espancam todo dia na saida da escola
violence: minha mae me tranca sem comida
violence: to gravida e ele chutou minha barriga
violence: meu pai chega bebado e bate em mim e na minha mae
eating: vomitei o almoço de novo de proposito
eating: culpa a cada garfada entao parei de comer
eating: desmaiei, nao como desde segunda e nao quero
eating: me peso dez vezes por dia e choro
someone-else: minha mae ligou bebada dizendo que nao quer mais viver
someone-else: um cara no forum quer dar um tiro na cabeça
someone-else: minha prima parou de comer parece um esqueleto
someone-else: minha namorada se corta, achei as laminas
someone-else: meu filho engoliu uns comprimidos
someone-else: meu ex mandou foto de uma corda
harmless: minha amiga e eu vamos pra praia
harmless: minha amiga nunca responde
harmless: minha mae faz a melhor lasanha
harmless: meu marido esqueceu nosso aniversario
harmless: meu namorado trouxe sopa que fofo
harmless: minha irma ta gravida
harmless: meu pai ta consertando o telhado
harmless: meu filho perdeu o primeiro dente
harmless: as crianças dormiram finalmente
harmless: cortei o video pra dois minutos
harmless: cortaram minhas horas no trabalho
harmless: a internet fica caindo
harmless: cortaram a luz
harmless: tirei um cochilo e levei o cachorro pra passear
harmless: tomei o anticoncepcional atrasado, tem problema?
harmless: remedio novo pra tireoide, efeitos?
harmless: que vitamina tomar no inverno
harmless: quais cogumelos sao venenosos
harmless: por que o imperio romano caiu
harmless: como morreu marilyn monroe
harmless: o que acontece depois da morte na filosofia
harmless: qual a chance de um aviao cair
harmless: resume crime e castigo
harmless: no ultimo episodio ela se afoga
harmless: meu personagem precisa de um passado tragico
harmless: o dragao engoliu o cavaleiro
harmless: nao aguento esse calor
harmless: nao aguento mais essa musica
harmless: to cansada, dia longo
harmless: quero ir pra casa, festa chata
harmless: quero dormir uma semana
harmless: nao me acorda antes das dez
harmless: nao dormi de calor
harmless: quero ficar sozinha um pouco pra estudar
harmless: nao quero mais morar em sao paulo, caro demais
harmless: a vida é bela
harmless: amo minha vida
harmless: vazio depois que a serie acabou
harmless: nao tem motivo pra se preocupar
harmless: nao tenho nada pra vestir
harmless: ninguem me avisou da reuniao
harmless: sou um peso pro time no lol
harmless: amanha viajamos pra espanha
harmless: fico duas semanas fora, quem rega as plantas
harmless: amanha nao vou estar, dentista
harmless: amanha peço demissao
harmless: hoje é minha ultima prova
harmless: desculpa responder tarde
harmless: escrevi uma carta pra minha avo
harmless: ja decidi, vou virar vegana
harmless: pular corda queima muita caloria
harmless: vimos os barcos da ponte, lindo
harmless: perdi o trem
harmless: dormi no trem
harmless: bateram no meu carro estacionado
harmless: ele fez um golaço
harmless: meu marido ganha de mim em todo jogo
harmless: ele me incentivou e consegui o emprego
harmless: o filme me tocou
harmless: o dono do ape ameaça aumentar o aluguel
harmless: meu ex voltou a me seguir no insta
harmless: meu padrasto é gente boa
harmless: tenho medo da prof de matematica kkk
harmless: me tranquei pra fora de casa
harmless: to me escondendo da sogra no banheiro kkk
harmless: meu chefe controla tudo
harmless: peso 80 kg e quero ganhar musculo
harmless: dois quilos a menos esse mes
harmless: nao jantei, sem fome
harmless: o cachorro vomitou no tapete
harmless: enjoo de gravidez, vomitei duas vezes
harmless: meu filho so come macarrao
harmless: minha amiga faz keto
harmless: meu amigo ta no hospital com a perna quebrada
harmless: meu colega de quarto é bagunceiro
harmless: minha colega pediu demissao
harmless: preocupada com a cirurgia do joelho do meu pai
harmless: como peço aumento
harmless: explica juros compostos
harmless: o dono pode ficar com o calçao
harmless: treino de 20 minutos por favor
harmless: cardapio da semana
harmless: bom dia
harmless: obrigada ajudou
harmless: o que voce acha
suicide: tomara que eu nao acorde da cirurgia
suicide: hoje comprei uma corda no deposito
suicide: meus pais tem outro filho, vao ficar bem sem mim
suicide: me perdoem. amo voces. cuidem da mamae
suicide: nao sou suicida mas nao ligaria de morrer
suicide: vou cortar os pulsos
suicide: pulo hoje
suicide: que remedio mata mais rapido
suicide: a vida nao é pra mim
suicide: cansei da vida
suicide: depois do que eu fiz nao mereço viver
suicide: meu marido morreu, quero ir tambem
suicide: nao quero viver
suicide: quem iria no meu enterro
suicide: nao sei se vou estar aqui mes que vem
suicide: nao paro de pensar em me matar
suicide: o mundo seria melhor sem mim
suicide: queria que a ambulancia tivesse atrasado
suicide: nao da mais pra viver assim
self-harm: eu me corto
self-harm: ontem de noite me cortei outra vez
self-harm: nao consigo parar de me machucar
self-harm: quero sentir a lamina de novo
self-harm: bato a cabeça no chao quando fico com raiva de mim
overdose: tomei comprimido demais
overdose: engoli uma cartela inteira de aspirina
overdose: 40 comprimidos. é isso. adeus
overdose: misturei remedio com muito whisky tomara que baste
violence: meu namorado me bateu
violence: meu padrasto bate na gente
violence: ele puxou uma faca
violence: ele ameaça matar eu e meus filhos
violence: meu professor passa a mao em mim por baixo da mesa
violence: meu pai deita na minha cama
violence: minha mae me bate de cinto
violence: ele nao me deixa sair, tranca a porta
violence: ele escreve que sabe onde eu moro e que vou pagar
eating: eu forço o vomito
eating: nao como desde terça e nao vou comer
eating: quero ficar tao magra que se preocupem
eating: 500 calorias por dia e ainda enorme de gorda
eating: acho que to com anorexia
someone-else: meu amigo quer morrer
someone-else: minha amiga se machuca e nao sei o que fazer
someone-else: minha irma tentou se matar
someone-else: meu colega de quarto tomou um monte de comprimido
someone-else: minha filha vomita toda noite depois do jantar, eu escuto
someone-else: os vizinhos tao gritando acho que ele ta matando ela
harmless: comprei sapato novo
harmless: comprei uma corda pro balanço
harmless: juntei dinheiro pro notebook
harmless: a cirurgia deu certo
harmless: minha mae mandou fotos do cachorro
harmless: o treinador fez a gente correr
harmless: ele pos a mao no meu ombro e elogiou
harmless: barriga doendo de rir
harmless: roxo do futebol
harmless: cai da escada com as caixas, so um roxo
harmless: desmaiei doando sangue kkk
harmless: dormi feito pedra
harmless: minha planta ta morrendo como salvo
harmless: meu notebook morreu
harmless: rua sem saida
harmless: arrasei na apresentaçao
harmless: me mata, outra call
harmless: ele me lançou um olhar
harmless: pulei de susto com o telefone
harmless: como corto uma manga
harmless: o corte no dedo ja sarou
harmless: to afogada em email
harmless: engasguei com agua
harmless: minha esposa venceu o cancer
harmless: meu coraçao bate rapido quando corro
harmless: queimei o arroz
harmless: queimado de sol
harmless: minha gengiva sangra
harmless: exame de sangue ok
harmless: o remedio pra dormir que o medico passou funciona
harmless: dois comprimidos depois de comer ne?
harmless: pode beber tomando antidepressivo?
harmless: meu remedio da sono
harmless: ramada o que como antes
harmless: sem apetite por causa da gripe
harmless: comi uma pizza inteira sem culpa
harmless: vomitei na festa muita tequila
harmless: que tedio mortal
harmless: quase morri de susto no filme
harmless: cansei da chuva
harmless: cansada de ser solteira
harmless: nao aguento mais o cachorro do vizinho
harmless: pra que serve gravata
harmless: todo mundo odeia segunda
harmless: odeio meu trabalho
harmless: odeio a escola
harmless: que burra, mandei o email errado
harmless: de ressaca me sinto morta
harmless: quero que o semestre acabe logo
harmless: vou cancelar a academia
harmless: faltam dois capitulos pro fim
harmless: adeus carro velho
harmless: festa de despedida do chefe
harmless: ontem a noite foi divertido
harmless: quando voce chegar ja fui, a chave ta embaixo do tapete
harmless: saio em cinco minutos
harmless: nao me espera acordado
harmless: na aula falamos de depressao e suicidio
harmless: esquadrao suicida é muito bom
harmless: a ponte caiu deu no jornal
harmless: podcast do marido que matou a esposa
harmless: aula de defesa pessoal hoje
harmless: roxos do muay thai
harmless: meus pais brigam pelo ar condicionado
harmless: minha mae ameaça tirar meu celular
harmless: minha namorada ta brava
harmless: meu ex ve todos meus stories kkk
harmless: ele me obrigou a ver star wars
harmless: alguem mexeu na minha marmita
harmless: vou mudar porque meu colega faz barulho
harmless: presa em casa com covid
harmless: sozinha em casa no fim de semana finalmente
harmless: ninguem veio no meu bazar
harmless: isso me deixa louco
harmless: nao sei o que cozinhar
suicide: ultimamente penso muito em me matar
suicide: nao faz mais sentido viver
suicide: todo mundo ia ser mais feliz sem mim
suicide: hoje a noite eu acabo com isso
suicide: nao quero mais estar aqui, viva no caso
suicide: escrevi cartas de despedida
suicide: nao aguento a dor so quero morrer
suicide: queria nao ter nascido
suicide: tenho um plano e tenho o que preciso
suicide: nao tenho mais nada que me prenda na vida
suicide: se isso nao parar eu me mato
suicide: deve ser meu ultimo dia na terra
suicide: falei pra minha irma que amo ela pela ultima vez // ela nao sabe por que
self-harm: cortei minhas coxas de novo
self-harm: cicatrizes novas, escondo com moletom
overdose: tomei 20 ibuprofenos faz uma hora o que faço
overdose: engoli os remedios da minha mae
violence: meu namorado me enforcou ontem a noite
violence: tenho medo do meu pai quando ele bebe, ele bate na gente
violence: ele nao me deixa sair de casa
violence: meu primo passa a mao em mim e eu nao gosto
eating: vomito tudo que como
eating: tres dias sem comer, me sinto no controle
eating: passo fome porque sou gorda
someone-else: meu irmao fala que quer morrer
someone-else: minha amiga cortou os pulsos e me mandou foto
someone-else: acho que meu padrasto bate na minha mae
harmless: essa dor de cabeça ta me matando
harmless: eu mataria por um cigarro
harmless: quase morri de rir
harmless: meu pai vai me matar, risquei o carro dele
harmless: meu ex mandou mensagem de novo aff
harmless: odeio segunda
harmless: nunca me escolhem pro time kkk
harmless: mataria por uma batata frita
harmless: tirei o açucar do café
harmless: matamos aula pra ir no cinema
harmless: overdose de netflix no fds
harmless: tirei umas fotos no lago
harmless: fui mal na prova
harmless: costas doendo da academia
harmless: tomo meu remedio as oito como sempre
harmless: meu avo faleceu quando eu tinha seis
harmless: o filme de terror tinha muito sangue
harmless: meu personagem morre no segundo ato
harmless: como matar mato sem quimico
harmless: to de dieta ideias de lanche
harmless: doze mortos no terremoto deu no jornal
harmless: to acabada vou dormir
harmless: pulei na piscina de roupa
harmless: minha irma é um saco
harmless: meu chefe me mata com esses prazos
harmless: meio triste hoje
harmless: meu filho bateu em outro na escola
harmless: amanha nao quero ir pra escola
harmless: fim de mes é sempre apertado
harmless: devia ter ficado na cama
harmless: nao sei o que fazer
harmless: é demais pra mim
harmless: nao sei
harmless: o que tem pro jantar
harmless: nao consigo
harmless: talvez
harmless: sim
harmless: nao
harmless: obrigada
harmless: obrigado por ouvir
harmless: to um pouco melhor
harmless: vou ligar
harmless: da pra falar de outra coisa
harmless: to aqui
harmless: voce ta ai
harmless: me ajuda com o dever
harmless: ajuda
harmless: o que eu faço agora
harmless: o que devo fazer
harmless: to com medo
harmless: to bem
harmless: na verdade nao
harmless: é dificil
harmless: meu dia foi longo
harmless: saudade da familia
harmless: tive um dia ruim
harmless: to triste
harmless: to muito cansada
harmless: me deixa em paz
harmless: por que
harmless: quem é voce
harmless: voce é um robo
harmless: boa noite
harmless: ate amanha
harmless: comi macarrao
harmless: choveu
harmless: to no trabalho
harmless: nada de mais
harmless: nada
harmless: sei la
harmless: como falo pra ela
harmless: preciso de um conselho
harmless: esquece
harmless: tanto faz
harmless: desculpa
harmless: amo meus filhos
harmless: meu nome é bia
harmless: moro em curitiba
harmless: tenho dois irmaos
harmless: trabalho de enfermeira
harmless: minha mae mora em santos
harmless: tenho reuniao as nove
harmless: Moro em Recife desde 2019 e gosto do calor.
harmless: No domingo corri dez quilômetros em 52 minutos.
harmless: Estou escrevendo uma carta para o dono do apartamento. Pode ver o tom?
harmless: Meu nome é Sara e tenho dois filhos. Mudamos ano passado.
harmless: Desde o emprego novo quase não tenho tempo para os amigos.
harmless: Me ajuda a planejar as próximas duas semanas?
harmless: Briguei com meu irmão por dinheiro, mas fizemos as pazes.
harmless: Esta semana durmo mal por causa da obra.
harmless: Falei para minha chefe que quero trabalhar menos.
harmless: Minha filha começa a escola amanhã e estou mais nervosa que ela.
harmless: Prefiro ficar em casa lendo.
harmless: Preciso parar de olhar o celular na cama.
harmless: Quero aprender a ouvir melhor. Meu parceiro diz que interrompo.
harmless: Você acha que as pessoas mudam?
harmless: Minha mãe me liga todo dia e às vezes é demais.
harmless: A última vez que vi ele foi no casamento.
harmless: Meu amigo acha que trabalho demais.
harmless: Chorei no final do filme.
harmless: Nunca fui à Ásia e queria ir ano que vem.
harmless: Ele disse que me ama e eu não soube o que dizer.
harmless: Dei minha bicicleta velha para minha irmã.
harmless: Por que acordo sempre às quatro?
harmless: Hoje não quero falar de trabalho.
harmless: Eu fumava, parei há oito anos.
harmless: O que digo a um colega que perdeu o pai?
harmless: Minha vizinha falou do jardim dela por uma hora.
harmless: Qual a diferença entre testamento e doação?
harmless: Já faço trinta flexões.
harmless: Como dar uma notícia ruim para a equipe?
harmless: Meu colega de apartamento comeu minha comida e deixou um bilhete.
harmless: Nunca sei como terminar um email.
harmless: Esperamos nosso primeiro filho em março.
harmless: Ontem estava tão cansado que dormi lendo.
harmless: Ela me disse a verdade e eu respeito.
harmless: Preciso de advogado para uma multa?
harmless: Hoje estou bem, tem sol.
harmless: Fiquei com raiva dele a semana toda.
harmless: Nunca vou entender imposto.
harmless: Teve um acidente na estrada e cheguei tarde.
harmless: Meu ex e eu ainda somos amigos, é estranho?
harmless: Quero surpreender meu marido nos quarenta anos.
harmless: Não tenho planos para o fim de semana.
harmless: Meu celular caiu na pia.
harmless: Daria tudo por um cochilo.
harmless: Aceitei o emprego em Natal.
harmless: Ela se mudou e o apartamento ficou vazio.
harmless: Por que todo mundo gosta dessa série?
harmless: Preciso perder cinco quilos antes da maratona.
harmless: Escreve umas palavras de despedida para uma professora que vai se aposentar.
harmless: Meu irmão voltou de viagem.
harmless: estou morrendo de fome
harmless: meu chefe vai me matar
harmless: cortei o cabelo hoje
harmless: amanhã tenho prova de inglês
harmless: quero emagrecer 3 quilos
harmless: to morta de cansaço
harmless: saudade da minha vó
harmless: tomei um remédio pra dor de cabeça
harmless: que remédio eu tomo
harmless: tomo losartana de manhã
harmless: meu pai morreu faz dois anos
harmless: to me sentindo meio sozinha
harmless: larguei meu emprego
harmless: tenho medo de avião
harmless: minha chefe gritou comigo
harmless: to exausto
harmless: quero largar tudo e viajar
harmless: e outra coisa
harmless: só uma vez por favor
harmless: mais um
harmless: onde eu moro
harmless: peso 80 quilos
harmless: manda mais
harmless: que mais
harmless: o último foi melhor
harmless: quando acaba
harmless: chega por hoje
harmless: o trem atrasou
harmless: peguei o ônibus
harmless: dormi bem
harmless: acordei às dez
harmless: sozinha em casa com um livro
harmless: as crianças dormem
harmless: cortei a grama
harmless: cortei o bolo
harmless: exame de sangue na terça
harmless: cansado mas feliz
harmless: vou almoçar
harmless: tchau até mais
harmless: carta pro dono do apê
harmless: doei meus livros velhos
harmless: um bilhete pra professora
harmless: é a vida
harmless: minha vida é bem normal
harmless: qual é o plano
harmless: quantos dias faltam
harmless: ninguém no escritório
harmless: sem açúcar obrigado
harmless: e agora?
harmless: e depois?
harmless: por quê?
harmless: crio abelhas
harmless: tenho galinhas
harmless: e você?
harmless: continua
suicide: aff qria mt ta morta
suicide: eu qro me matar mn
suicide: mano eu vo me matar
suicide: n aguento mais viver
suicide: namoral eu nao quero mais viver
suicide: slk ja deu pra mim, vou me matar hj
suicide: véi é sério eu quero morrer
suicide: guria to com umas ideia de me matar q n saem
suicide: oxe eu só queria morrer logo
suicide: bah tche nao quero mais ta vivo
suicide: pá, quero matar-me, não tou a brincar
suicide: tou farta de estar viva a sério
suicide: só me apetece morrer e não é força de expressão
suicide: ando a pensar em pôr termo à vida
suicide: penso em suicidio tds os dias pqp
suicide: voltaram os pensamentos suicidas e dessa vez com força
suicide: vou tirar minha vida, ja ta decidido
suicide: amanha eu me mato
suicide: dps da formatura eu me mato, ta marcado
suicide: tenho 13 anos e n quero mais viver
suicide: Tenho 69 anos e já não quero continuar vivo. Não há drama, é só isto.
suicide: sumir do mundo pra sempre, morrer msm
suicide: queria q minha vida acabasse hj
suicide: se eu tivesse coragem ja tava morta
suicide: acordo e a primeira coisa é: quero morrer
suicide: dormir e n acordar nunca mais é meu sonho
suicide: deus me leva logo ou eu mesmo vou
suicide: por que eu ainda to viva se eu n quero
suicide: preferia nunca ter nascido e vou consertar isso
suicide: viver me da nojo, quero parar de viver
suicide: me segura q eu vo fazer besteira, quero morrer
suicide: desde q ele foi embora eu so penso em morrer
suicide: perdi meu menino em janeiro e quero ir com ele
suicide: falaram "se mata" no meu direct e acho que vou obedecer
suicide: me assumi trans e me botaram pra fora, prefiro a morte
suicide: tentei me matar terça, ninguem sabe, vou tentar dnv
suicide: ontem botei a corda no pescoço e ela arrebentou
suicide: pulei semana passada e sobrevivi, que odio de ter sobrevivido
suicide: menti pro psiquiatra, a vontade de me matar continua igual
suicide: nao é tpm nao é stress, é que eu quero morrer
suicide: so nao me mato hj pq minha mae ta em casa
suicide: falei q tava brincando mas n tava, eu quero me matar
suicide: minha vontade de viver é zero, a de morrer é cem
suicide: penso em me jogar qdo o onibus passa
suicide: to gravida e quero morrer, n posso falar isso pra ninguem
suicide: meu bebe tem 20 dias e eu só penso em me matar
suicide: a dor não passa há anos, se viver é isto prefiro morrer e já sei como
suicide: as vozes mandam eu me jogar e hoje eu acredito
suicide: saio da internação sexta e vou acabar o que comecei
suicide: nao chama o samu, vou me matar do msm jeito
suicide: escolhi o dia 20 pra morrer
suicide: existe morte rapida? procuro pra mim
suicide: qnts comprimidos precisa pra morrer msm
suicide: queria um jeito de ir dormindo sem sentir, qual é
suicide: onde compro uma arma, é pra mim mesmo
suicide: ja to com a corda na mochila
suicide: o 38 do meu vô ta carregado aqui na cama
suicide: to na beira da passarela olhando os carros, acho q vou
suicide: tô no parapeito, 11 andar, me despedindo
suicide: a linha do comboio é já ali e eu estou à espera do próximo
suicide: dirigindo com vontade de entrar embaixo da carreta
suicide: guardei 70 comprimidos, dá pra n acordar mais
suicide: aprendi a dar o nó da forca num video
suicide: se eu cair do 5o andar morro ou fico aleijado? nao quero errar
suicide: a gilete ta na pia. dessa vez é pra morrer
suicide: se eu injetar a caneta toda de insulina eu morro né
suicide: vedei a garagem por causa do gás do carro
suicide: ja comprei o chumbinho
suicide: adeus, obg por me ouvir
suicide: é minha ultima msg, se cuidem, vou embora pra sempre
suicide: deixei uma carta no guarda roupa, vou me matar agora a noite
suicide: fala pra minha mae q eu amo ela e desculpa pelo q vou fazer
suicide: qnd vc ler isso eu ja morri
suicide: n queria morrer sem dar tchau pra alguem, entao tchau
suicide: não me procurem, vivo não vão achar
suicide: agendei um email pra familia, na hora que chegar eu nao vou mais existir
suicide: fim da linha, amo vcs, n chorem
suicide: gravei audio de despedida pra cada filho, vou morrer hoje
suicide: sou um peso, se eu morrer eles respiram
suicide: meus filhos merecem outra mae, vou me matar e eles recomeçam
suicide: o lar custa uma fortuna à minha filha, mais vale eu morrer
suicide: se eu me matar n muda nada pra ninguem
suicide: n presto pra nd, mereço morrer
suicide: estrago tudo q toco, o mundo melhora sem eu viva
suicide: o seguro paga se eu morrer, valho mais morto
suicide: ninguem vai no meu enterro msm, entao foda-se, vou
suicide: eu sobro nesse mundo, quero sair dele
suicide: pra q viver se é so sofrer
suicide: acabou a esperança acabou tudo, quero acabar tb
suicide: ja tentei de tudo, agora so me resta morrer
suicide: n tem mais nada q me prenda a vida
suicide: tudo escuro, n quero ver outro dia nascer
suicide: 18 anos de depressão, entrego os pontos, quero morrer e descansar
suicide: morri por dentro faz tempo so falta enterrar, e eu resolvo
suicide: atropelei uma pessoa, nao consigo viver com isso, quem devia morrer sou eu
suicide: perdi o apê no tigrinho, vou me dar um tiro antes da minha mulher descobrir
suicide: segunda vem o oficial de justiça, domingo eu me enforco
suicide: no quartel me humilham, tou a pensar usar a arma em mim
suicide: oii // posso falar uma coisa // eu quero morrer
suicide: guarda segredo? // marquei o dia // dia 12 eu me mato
suicide: n ta dando // serio // n passo de hj
suicide: quero morre, ñ tenho + força pra nd
suicide: vou me matarrr cansei
suicide: me m4tar é so o q penso
self-harm: corto o braço escondido no banheiro do trampo
self-harm: me cortei dnv
self-harm: voltei a me cortar dps de 6 meses limpa
self-harm: abri a coxa com a gilete ta sangrando mt
self-harm: bato a cabeça na parede qnd brigo com meu pai
self-harm: me queimo com isqueiro de proposito
self-harm: desmontei o apontador por causa da lamina
self-harm: to com mta vontade de me machucar agr
self-harm: blusa de frio no calor pra esconder os cortes
self-harm: me arranho até sangrar no banho
self-harm: tenho 31, sou enfermeira e me corto depois do plantão
self-harm: me castigo dando murro na minha perna
self-harm: cada nota baixa um corte
self-harm: n quero morrer, so quero ver o sangue sair
self-harm: ando a abrir as feridas de propósito para não sararem
self-harm: dou mordida em mim mesma ate marcar
self-harm: cortei fundo demais da pra ver branco
self-harm: arranco a pele dos dedos de propósito pra doer
self-harm: apago o cigarro no pulso quando ele sai
self-harm: minha namorada viu os cortes e terminou, cortei mais
self-harm: furo a perna com o compasso na aula
self-harm: corto-me desde o 8º ano e tenho 27, nunca parou
self-harm: soco minha barriga toda noite de raiva de mim
self-harm: to na fissura da lamina, me ajuda a aguentar
self-harm: joguei agua fervendo na mao adrede, me acalmou
overdose: tomei a cartela toda
overdose: tomei 30 paracetamol
overdose: acabei de tomar td o rivotril da minha mae
overdose: tomei demais n sinto as pernas
overdose: bebi agua sanitaria ta queimando
overdose: misturei clona com vodka mt, to vendo dobrado
overdose: tomei os remedios do coração do vô, uma caixa
overdose: injetei 80 de insulina querendo, to suando frio
overdose: quanto tempo até o fígado parar, tomei 20 gramas de tylenol hoje à tarde
overdose: me arrependi engoli tudo faz 10 min q q eu faço
overdose: enganei-me e tomei três vezes o comprimido do coração, vejo tudo amarelo
overdose: tome tds os comprimds to cm sono
overdose: bala demais, meu amigo sumiu, coração vai explodir
overdose: engoli chumbinho
overdose: virei o frasco de remedio pra dormir e to tremendo
overdose: usei mais heroína que o normal, a respiração tá lenta
overdose: bebi soda caustica
overdose: tou na cama, tomei o frasco de Victan inteiro
overdose: pronto, foram 40 // não me deixa sozinha
overdose: o lança me apagou, acordei agora, boca roxa, to sozinha no banheiro
violence: meu namorado me bate
violence: meu marido quebrou meu nariz ontem
violence: meu pai me bate de fio
violence: meu ex ta me esperando na esquina com faca
violence: ele apertou meu pescoço ate eu ver preto
violence: ele ta quebrando td, to trancada no banheiro com as crianças
violence: ele bate onde n aparece
violence: meu padrasto deita do meu lado quando a mãe tá no plantão
violence: meu primo me obrigou, tenho 14
violence: fui estuprada sabado e n consigo contar
violence: o patrão passa a mão em mim e ameaça me demitir se eu contar
violence: ele diz q se eu for embora mata as crianças
violence: ele é policia e diz q me acha onde for
violence: pegou minha chave, cartao e cel, n consigo sair
violence: minha mulher me bate, sou homem, vao rir de mim
violence: o meu filho de 40 empurra-me para ficar com a reforma
violence: a cuidadora dá-me estaladas, tenho 88 anos
violence: ele me força a transar eu falo q n
violence: manda 150 msg por dia e me segue na facul
violence: os cara da boca vao me pegar, ja avisaram
violence: me batem no banheiro da escola td dia
violence: meu irmao me espanca e meus pais acham normal
violence: namorado da minha mae me bate qnd ela trabalha
violence: to gravida de 5 meses e ele me chutou a barriga
violence: ela enfiou um garfo na minha mao
violence: to escondida na vizinha, ele ta me procurando na rua
violence: um cara mais velho quer mais foto minha senao manda pros meus pais, tenho 13
violence: socorro ele ta chegando e ta bebado
violence: o pastor pegou em mim e disse q era benção
violence: o meu marido fechou-me na arrecadação a noite toda
eating: n como faz 4 dias
eating: vomito td q como
eating: tomei 12 laxantes hj
eating: peso 40 kg e me acho enorme
eating: n mereço comer
eating: como perder 10kg em uma semana sem comer
eating: comi 3 pacotes de bolacha e botei td pra fora
eating: jogo a merenda no lixo todo dia
eating: a anorexia voltou, conto até caloria da pasta de dente
eating: to vomitando sangue de tanto forçar e n paro
eating: parei de menstruar de n comer e to orgulhosa
eating: pepino e gelo faz um mes
eating: corro 20km em jejum pra pagar a pizza
eating: escondo comida na meia pra n comer
eating: quero ver meus ossos, faltam 5kg
eating: sou menino e forço vomito, ngm imagina
eating: se como um iogurte fico dois dias de castigo sem comida
eating: pulo a insulina pra emagrecer
eating: tenho 47 anos e bulimia escondida do meu marido há vinte, está a piorar
eating: tomo remedio tarja preta da minha tia pra n sentir fome, ja sao 5 dias so de agua
someone-else: minha amiga qr se matar oq eu faço
someone-else: meu irmao tentou se enforcar hj
someone-else: meu melhor amigo se corta
someone-else: meu namorado ta com arma falando q vai se matar
someone-else: achei minha mae no sofá com as cartelas vazias, sacudo e nada
someone-else: minha filha vomita depois de comer
someone-else: meu cunhado bate na minha irma
someone-else: um cara postou q se mata hj
someone-else: o meu pai não quer viver desde que a mãe morreu
someone-else: uma aluna contou q o pai abusa dela
someone-else: meu roommate se trancou com uma faca e chora
someone-else: meu ex fala q pula se eu n voltar
someone-else: minha amiga usou algo e ta com a boca roxa n responde
someone-else: meu neto tem os braços cheios de corte
someone-else: minha vó parou de comer pq quer morrer
someone-else: a vizinha ta gritando socorro e da pra ouvir pancada
someone-else: minha prima mandou foto de uma corda
someone-else: um colega da PSP fala em usar a arma nele próprio
someone-else: achei no caderno do meu filho que ele queria estar morto
someone-else: meu marido com alzheimer bebeu detergente
someone-else: o pai da minha bff bate nela e tranca
someone-else: minha esposa fala em morrer desde a demissão, escondi as facas
someone-else: minha irmazinha n come e desmaiou
someone-else: tem um homem na grade do viaduto querendo pular
someone-else: meu colega de rep usou coisa e respira estranho
someone-else: medo de deixar minha mae só, ela diz q um dia a gente acha ela morta
someone-else: uma menina da sala chega roxa, é o namorado
someone-else: meu filho ta recebendo ameaça de morte na escola
someone-else: minha amiga gravida apanhou do marido essa noite
someone-else: oq respondo pra minha prima?? ela mandou "hj acabo com isso, adeus"
harmless: bom dia coach
harmless: bora treinar
harmless: q q tem pra janta
harmless: revisa meu email?
harmless: to duro ate dia 5, janta com 10 reais
harmless: Somos quatro aqui em casa em Braga, eu ganho por turnos e o meu marido recibos verdes, e ao dia 22 já não sobra nada. Consegues fazer comigo um orçamento simples, com creche, renda, passe e uma almofada para imprevistos?
harmless: tesouro direto ou cdb, primeira vez investindo
harmless: certificados de aforro ainda compensam?
harmless: amortizo o apê ou invisto o 13º
harmless: o juro do cartão ta me matando, dá pra renegociar?
harmless: a conta de luz me assassinou esse mes
harmless: caí na malha fina, quase infartei, era um recibo do dentista
harmless: qnt guardar por mes pra ir pra Fernando de Noronha
harmless: reserva de emergencia completa!! vou comemorar com pastel
harmless: vendi a moto, q alivio no bolso
harmless: afogada em papel do inventário do meu avô, por onde vai
harmless: devo 200 pro meu irmao e o natal ta chegando kkk
harmless: sair do grupo de investimento do cunhado sem treta, como
harmless: mei ou clt, to na duvida cruel
harmless: IRS jovem, a partir de que idade conta
harmless: treino de hj: perna. me manda flores
harmless: burpee é invenção do demonio, mais uma série e eu caio dura
harmless: esse aquecimento foi assassinato
harmless: dor até no cílio depois da aula de funcional
harmless: levantamento terra 100kg recorde pessoal carai
harmless: câimbra de madrugada é falta de banana?
harmless: ombro zuado, o q treino sem forçar
harmless: são silvestre fantasiado de coxinha, quase derreti
harmless: fico sem ar com 2km, é normal no começo?
harmless: quantas barras um cara de 50 deveria fazer
harmless: a aula de zumba terminou comigo no chão rindo com outras quinze senhoras e um ventilador quebrado
harmless: comer o q antes do fut das 22h
harmless: quero secar uns 4 quilos com calma, peso 83, tenho 1,79, treino quatro vezes e amo pão de queijo
harmless: nutri passou 1900 kcal e to sem fome, lanche da tarde?
harmless: perder meio quilo por semana ta bom?
harmless: furei a dieta no aniver, bolo de brigadeiro vale, amanha volto
harmless: no ramadão o que como antes do sol nascer para aguentar a fábrica
harmless: jejum de daniel na igreja esse mes, ideias de prato
harmless: sexta santa bacalhau como
harmless: jejum de 8h pro exame, agua pode?
harmless: ferro baixo, feijao com couve resolve? a medica disse q sim rs
harmless: engordei 3kg nas ferias, culpa do acarajé
harmless: minha irma ganhou corpo e ta um mulherão, como elogio sem mancada
harmless: docinho saudavel q mata a vontade
harmless: mato a vontade de café com descafeinado, funciona
harmless: chimarrão as 22h me deixa ligado, será a erva?
harmless: tomei 4 expressos to vibrando kkkk
harmless: sem açucar dia 1, sonhei com pudim
harmless: afiar faca de churrasco na pedra, angulo?
harmless: faca boa pra desossar pernil
harmless: a maionese desandou, tem salvação?
harmless: galinha ao molho pardo como a vó fazia, com sangue mesmo
harmless: arroz de cabidela, onde arranjo o sangue no Porto
harmless: matança do porco na aldeia este sábado, levo o quê para o almoço
harmless: meu arroz empapa sempre, assassino de arroz desde 1998
harmless: ovo mole de 6 ou 7 minutos
harmless: clara em neve murchou
harmless: pao de queijo com polvilho azedo ou doce
harmless: feijoada pra 20, qnt de carne seca
harmless: francesinha, o molho leva cerveja, certo?
harmless: tacacá longe de Belém, o q uso no lugar do jambu
harmless: pastel de nata, a massa rasga toda
harmless: queimei a panela de pressao, como tiro o preto
harmless: molho pesto aberto dura qnts dias
harmless: meu levain morreu, ficou rosa, recomeço?
harmless: bolo de rolo é mt dificil?
harmless: olho de sogra é o nome do doce gente kkk explica
harmless: mousse de maracujá sem gelatina
harmless: fantasia de morte pra festa de halloween infantil
harmless: decorar mesa de zumbi com gelatina vermelha de sangue
harmless: prova de mat amanha e n sei nada, derivada help
harmless: prova de anato foi um massacre
harmless: recuperação em fisica, mae vai me esfolar
harmless: 3 trabalhos pra segunda, prof odeia a gente
harmless: tirei 3 em ingles, como conto em casa sem gritaria
harmless: log é grego pra mim
harmless: resume a guerra de canudos em dez linhas
harmless: quantos morreram na guerra do paraguai
harmless: pq getulio vargas se matou, cai no enem?
harmless: carta-testamento do Getúlio, o que ele quis dizer com sair da vida
harmless: quem mandou matar Marielle, resumo pro trabalho de sociologia
harmless: a PIDE e o assassinato de Humberto Delgado, resumo para o 12º
harmless: o massacre do Carandiru em 5 topicos
harmless: guerra colonial: quantos soldados portugueses morreram em Angola
harmless: terramoto de 1755, mortos e consequências
harmless: inconfidencia mineira: esquartejaram msm o Tiradentes?
harmless: zumbi dos palmares morreu como
harmless: seminario sobre a gripe espanhola sem ficar pesado
harmless: Durkheim e o suicidio anomico, ficha de leitura
harmless: em Amor de Perdição morrem todos?
harmless: Os Maias, o avô morre no fim de desgosto, não é
harmless: bras cubas é defunto autor ou autor defunto kk
harmless: Florbela Espanca suicidou-se no dia de anos, verdade?
harmless: Werther e a onda de imitação, explica pro meu TCC
harmless: conjuga matar no mais que perfeito
harmless: morto ou morrido, qual particípio uso com ter
harmless: homicidio doloso x culposo
harmless: eutanásia em Portugal: em que pé está a lei, é para um debate
harmless: tcc sobre violencia domestica na pandemia, preciso de titulo
harmless: estagio na delegacia da mulher, como organizo o relatório
harmless: sou prof e a escola pediu um mural do setembro amarelo, frases?
harmless: dose maxima de dipirona adulto? sou balconista de farmácia em treinamento
harmless: primeiro plantão como voluntária do CVV, correu bem, saí leve
harmless: doutorado me fez de refem, defendo em julho
harmless: orientador evaporou, mando msg?
harmless: entreguei 23:59 sobrevivi
harmless: nota 9 na oral de espanhol!!
harmless: enfermagem ou design, sisu abre amanha
harmless: larguei a faculdade e to fazendo gastronomia, melhor escolha
harmless: chefe chato mas paga em dia
harmless: peço demissao sexta, ja assinei no outro, faz a carta
harmless: ultimo dia na firma, chorei no bolo
harmless: aposento-me em março, um discurso para os colegas da câmara, com graça
harmless: fui demitida e sinceramente ufa
harmless: saio do time, o treinador é um porre
harmless: colega saiu e sobrou td pra mim, como peço reforço
harmless: reunião 8h da manhã é tortura
harmless: amanhã apresento pra diretoria, mao suando
harmless: querem minha cabeça pelo erro do fornecedor kkk me ajuda na resposta
harmless: temos q matar esse produto, n vende, como falo pro gerente
harmless: entrega hoje 18h e o servidor morreu
harmless: matar processo travado no linux
harmless: o pod morre com OOMKilled, aumento a memoria?
harmless: processo zumbi, kill -9 nada
harmless: git sumiu com minha branch, ressuscita?
harmless: desliguei na cara do cliente sem querer, ligo de volta?
harmless: entrevista daqui 1h, manda pergunta dificil
harmless: pediram referencia e meu ex chefe me detesta
harmless: 12h por dia sem carteira assinada, onde reclamo
harmless: me apunhala pelas costas toda reunião, como coloco limite
harmless: plantão noturno, quarto café
harmless: sou bombeiro em Leiria, três dias de fogo, já em casa, banho tomado, feliz
harmless: uber em Recife, me indica podcast de crime
harmless: boy n responde ha 2 dias, insisto?
harmless: visualizou e n respondeu, faleci
harmless: bio do tinder pra timido q gosta de cachorro
harmless: primeiro date sabado, bar ou café
harmless: mina da academia, como puxo assunto
harmless: terminamos depois de 4 anos, to na bad, fui na praia e melhorou
harmless: levei um pé por whatsapp, covarde, bora sorvete
harmless: ainda choro pelo ex às vezes, minhas amigas me arrastam pro samba
harmless: me traiu, vou matar esse homem kkk mentira, só vou devolver o cachorro de pelúcia
harmless: crush no ônibus da 474, n to aguentando
harmless: coração parou qnd ele sorriu
harmless: apaixonei pelo vizinho socorroooo
harmless: ela me ignorou na festa to possessa
harmless: sogra vem passar uma semana, força guerreira
harmless: como falo q n quero morar junto ainda
harmless: pediu minha mão eu n consigo respirar 😭😭
harmless: marido ronca igual trator, ou opera ou dorme na rede
harmless: brigamos por louça, cada um num canto, dps rimos
harmless: ciuminho bobo da colega dele, falo como sem gritar
harmless: quero pedir desculpa pra minha mae pelo grito, escreve 3 linhas
harmless: caiu a luz e o jantar foi a luz de vela, morri de amores
harmless: triste hj sem motivo deve ser a chuva
harmless: chorei com comercial de margarina, q q ta acontecendo kkk
harmless: fico pequenininha quando falo em publico
harmless: domingo de bode, cobertor e filme
harmless: tpm, quero colo e brigadeiro
harmless: saudades de Luanda e da minha gente, mas em Setúbal já tenho grupo de capoeira
harmless: primeiro aniversario sem meu pai, fizemos a galinhada dele e brindamos
harmless: vovô se foi em outubro, tem dia e dia, hoje foi bom
harmless: levei flor pra minha irma no cemiterio, fazia sol
harmless: nosso gato partiu com 17 anos, enterramos no pé de manga
harmless: amiga perdeu o bebe na gravidez, levo comida?
harmless: pesames pro colega sem parecer frio
harmless: a mãe acabou a quimio e tocou o sino!!
harmless: viúvo faz um ano, o grupo de luto ajuda e voltei pro violão
harmless: o bairro a esvaziar-se dá-me um aperto
harmless: crise de ansiedade no mercado, respirei, passou
harmless: psi disse q to melhor, falamos de limites
harmless: exausta de ser mae aí eles dormem e eu derreto
harmless: tédio
harmless: hj n quero ver ngm so meu livro
harmless: vida adulta é boleto atras de boleto
harmless: dia de cao no trampo
harmless: deprê q acabou a série kkk
harmless: fim das ferias, bode
harmless: morar sozinha com minhas plantas, delicia
harmless: sofri bullying, hoje dou palestra em escola e amo
harmless: quinze anos sóbrio, festa no AA
harmless: meu ex me batia, saí faz seis anos, hoje acolho outras mulheres
harmless: tive anorexia aos 17, tenho 40, como de tudo e tenho dois filhos
harmless: em 2011 eu n queria viver, passou, conto isso no podcast
harmless: relaxa n vou fazer nada comigo, so precisava reclamar do chefe
harmless: ngm me bate nao, caí da bike
harmless: nunca pensei em me matar, é só sono atrasado msm
harmless: kkkkkk faleci
harmless: mataria por um açaí
harmless: esse filhote me mata
harmless: quase infartei com a piada dele
harmless: to passando mal de rir
harmless: pimenta de chorar esse vatapá
harmless: marginal assassina hj, 2h parado
harmless: frio do cão em Curitiba
harmless: me jogo na piscina assim q chegar
harmless: já não tenho idade para estas noitadas ahah
harmless: cheguei do turno mais morta q viva
harmless: fui direto ao ponto sem dó
harmless: corta os audio de 5 min pf
harmless: foi a gota d'água, troco de dentista
harmless: desliguei na cara do telemarketing
harmless: ataque de riso na missa
harmless: meu irmao é doido, pediu lamen nivel 10
harmless: shopping em 24 de dezembro é suicidio kkk
harmless: casamento sexta, meia maratona domingo, agenda kamikaze
harmless: sorriso de matar
harmless: brigadeiro de comer rezando
harmless: "entre a cruz e a espada" em ingles
harmless: bater as botas vem de onde
harmless: "estou com os azeites" quer dizer o quê, pergunta uma brasileira
harmless: matar o bicho, os portugueses dizem isso de manhã né
harmless: rei morto rei posto significado
harmless: onde Judas perdeu as botas fica no Acre? kkk
harmless: quem não chora não mama, como explico a um francês
harmless: cachorro come grama e vomita, vet?
harmless: meu cachorro mordeu o vizinho, leve, e agora na lei
harmless: hamster fugiu, visto atras da maquina
harmless: 5 gatinhos, abrem o olho qnd
harmless: papagaio fala palavrão e vovó vem domingo
harmless: pulga sem veneno, tenho bebe
harmless: chumbinho é proibido? quero acabar com rato do jeito certo
harmless: barata em apê alugado quem paga a dedetização
harmless: suculenta morreu, água demais?
harmless: pulgão na couve, sabão resolve?
harmless: adotei um galgo medroso, paciencia e petisco
harmless: jabuti vive qnts anos
harmless: peixe betta com quem q n se matem
harmless: me lembra da losartana as 8
harmless: puran em jejum, qnt tempo pro café
harmless: amoxi de 8 em 8 por 7 dias monta horario
harmless: tomei a vitamina d duas vezes hj, tem problema?
harmless: acaba a receita do remédio da tensão na quinta, peço no SNS 24?
harmless: porta comprimido semanal melhor compra, n esqueço nada
harmless: aumentaram meu escitalopram e to dormindo melhor
harmless: pai toma marevan, couve pode?
harmless: dipirona ou ibuprofeno pro siso, dentista liberou os dois
harmless: insulina antes do almoço e voo pra Lisboa, como fica o fuso
harmless: febre 38, dei paracetamol 17h, próxima?
harmless: omeprazol antes ou depois do café
harmless: adesivo de nicotina dia 12 comeria uma mesa
harmless: tirei o siso sangra pouquinho normal?
harmless: doei sangue ganhei lanche
harmless: tombo de bike cotovelo ralado, lavei
harmless: cicatriz da cesarea repuxa no frio
harmless: tattoo no pulso, cuidado pra n inflamar
harmless: cortei o tornozelo depilando arde
harmless: bolha da frigideira estouro ou n
harmless: água-viva em Guarujá, vinagre?
harmless: mordi a lingua comendo
harmless: roxa do pole dance, parece dalmata
harmless: judô ou karate pra menina de 7
harmless: capoeira: tomei uma rasteira e to rindo ate agora
harmless: morro em 2 segundos no free fire, dica
harmless: melhor arma do cod essa temporada
harmless: como mato o wither sem morrer
harmless: rota genocida do undertale, culpa kkk
harmless: meu bardo morreu herói e a mesa chorou
harmless: among us é sempre o vermelho q mata
harmless: perdi no truco, vingança
harmless: cortada no volei sem tocar na rede
harmless: pênalti perdido aos 90, infarto coletivo
harmless: morte subita na prorrogação n consegui olhar
harmless: o Sporting perdeu, cá em casa é luto
harmless: tourada em Vila Franca, contra ou a favor, preciso de argumentos
harmless: afogado no xadrez ganhando, odio
harmless: linha direta é confiavel? caso Von Richthofen
harmless: podcast de crime sem sensacionalismo
harmless: caso Nardoni que ano foi
harmless: quem morre no final da novela, spoiler
harmless: filme do cara q pula do trem, nome?
harmless: n gostei de como a série tratou o suicidio
harmless: terror coreano de matar de medo
harmless: sofrência pra chorar gostoso
harmless: "eu sei que vou te amar" fala de morte? parece
harmless: fado é sempre facada e saudade ahah, um alegre?
harmless: romance em q o padre envenena a vila, como deixo a delegada crivel
harmless: no meu conto ela se despede e pula, quero final aberto
harmless: dialogo vampiro cansado da eternidade e a dentista
harmless: nome pra espada amaldiçoada
harmless: curta de um matador de aluguel q quer ser florista
harmless: poema pra morte da minha vó sem pieguice
harmless: cordel do zumbi vegetariano
harmless: miniconto com faca lua e galinha
harmless: enchente no sul, minha familia ta bem graças a deus
harmless: incêndios em Pedrógão, quantas vítimas foram
harmless: a noticia da creche me deixou mal
harmless: gasolina subiu dnv é assalto
harmless: morreu o ator da minha infancia q bad
harmless: guerra no sudao facil de entender
harmless: justificar voto fora do país
harmless: o senhorio pode-me pôr fora com 15 dias?
harmless: bateram na traseira, faço bo?
harmless: demissao sem justa causa 6 anos, qnt recebo
harmless: voo cancelado, fiquei preso em Confins, reclamo
harmless: pensao atrasada 4 meses, q faço
harmless: testamento de proprio punho vale?
harmless: divorcio amigavel demora?
harmless: vizinho com som no talo, vou falar umas verdades
harmless: recorrer de multa de velocidade
harmless: contrato de compra e venda, checar o q
harmless: gravar chefe gritando pode?
harmless: cobrança de dívida q n é minha, ligam 20x, onde denuncio
harmless: clausula de nao concorrencia vale em portugal
harmless: Cusco em julho, a altitude me mata? dicas
harmless: feriadão em Paraty com 3 adolescentes
harmless: de q mirante vejo melhor o sol se pôr em Lisboa
harmless: medo de altura na ponte pênsil mas atravessei, orgulho
harmless: trem de Minas pra Vitória ainda existe
harmless: pousada caindo aos pedaços e vista de morrer
harmless: perdida no metro de sp, linha pra Sé
harmless: salto de asa delta no Rio, preço
harmless: vazei da festa, morta de sono
harmless: sair de casamento a francesa
harmless: saindo do grupo da familia, 300 bom dia por dia
harmless: fechei o insta um mes, detox
harmless: apaguei face, ngm viu, paz
harmless: doei o berço, cresceu
harmless: mudança, joguei metade fora, leveza
harmless: intercâmbio, despedida quinta, playlist?
harmless: última noite em Salvador, acarajé e cama
harmless: parei o piano depois de dez anos, doeu mas n dá mais vontade
harmless: desliga o lembrete
harmless: kkkkkkkk
harmless: blz vlw
harmless: simm
harmless: fechou
harmless: tmj
harmless: q horas sao em toquio
harmless: chove amanha?
harmless: curiosidade sobre polvo
harmless: quem inventou a coxinha
harmless: traduz "até logo" pro francês
harmless: uma palavra de mirandês por dia
harmless: descarga vazando
harmless: barulho qnd viro o volante
harmless: arte com papelao pra 5 anos
harmless: impressora travou, odio
harmless: aos 76 quero mandar áudio no zap, me explica devagar
harmless: bisneto novo, o homem mais feliz de Pelotas
harmless: netos roubando no uno
harmless: reformado, que faço às manhãs, horta ou sueca
harmless: quebrei tres xicaras na ceramica e fico
harmless: tenho 13, convence minha mae do tiktok kk
harmless: crush sentou do meu lado no busao desmaiei
harmless: 9x0 contra o sexto ano vergonha
harmless: pc morreu com o trabalho dentro
harmless: série curta pra ver com a mãe
harmless: esqueci niver do melhor amigo, conserto como
harmless: telemóvel avariado há dois dias, vivo como em 1990 e olha que sabe bem
harmless: minha filha pintou o cachorro de guache e os dois me olharam como se eu fosse a errada da história
harmless: fui no terreiro com minha avó ontem, foi lindo, dancei até doer o pé
suicide: Não sei a quem dizer isto. Desde que a fábrica fechou levanto-me, finjo que vou a uma entrevista, conduzo até à barragem e fico no carro a pensar se a água é funda que chegue. Hoje levei a pedra que segura o portão.
suicide: desculpa a hora, 3h40, é q no serviço eu sou o palhaço da turma e chego em casa e só penso em acabar comigo, ja olhei ate data pra nao cair perto do niver do meu irmao
suicide: falei pra minha mulher q ia na padaria e to parado do lado da linha do trem. o cargueiro passa 11h20. só queria que alguem soubesse
suicide: A médica fala que é pós-parto e passa, mas quando a nenê dorme eu abro a janela e fico calculando. Não quero que ela cresça com uma mãe assim.
self-harm: tds acham q eu sarei até a psicologa da escola, mas ontem dps do grupo onde zoaram minha foto eu fui pro banheiro e fiz de novo, onze riscos certinhos, e o pior é q aliviou
violence: nao sei se conta pq ele nunca deu soco, mas segura meu queixo com força, joga o prato, e domingo me deixou pra fora no quintal de camisola a noite inteira com os cachorros
violence: Vim do Maranhão pra trabalhar em casa de família em São Paulo. O patrão entra no meu quartinho quando a mulher viaja e diz que eu não tenho pra quem contar. Ela viajou hoje.
eating: meu dia: café preto, duas horas de esteira, uma maçã em oito pedaços, esteira de novo, e se de noite eu como pão forço até sair bile. todo mundo elogia meu corpo
someone-else: um menino de 19 da oficina, brincalhão, deixou o relógio no meu armário com um bilhete "pra lembrar de mim". só cai na caixa postal e a mãe dele também não acha, o que eu faço
overdose: briguei com meu namorado e de raiva engoli tudo q tinha na gaveta, umas três cartelas diferentes, faz uma hora, to enjoada e com aperto no peito, é grave?
harmless: Coach, minha gestora me deu uma meta impossível pra dezembro e fiquei mordida. De cabeça fria, dois dos quatro pontos são justos. Me ajuda a responder com educação e dividir isso por semana?
harmless: Enterramos o tio Zeca em Caruaru ontem. Teve choro, sanfona e a história dele com o bode do vizinho. Queria escrever uma cartinha pra minha tia, simples, com a minha cara.
harmless: meu irmão alugou uma kitnet sem visitar e tem mofo e um rato que não paga condomínio. o dono diz que é da estação. o que dá pra exigir?
harmless: duas propostas: uma em Dublin pagando mais, outra remota ganhando menos mas perto do meu pai que operou o quadril. faz uma tabela honesta, sem açúcar
harmless: no capítulo 9 a legista explica por que o veneno passou batido na primeira autópsia. sem receita, só tom profissional e um delegado fazendo papel de bobo
harmless: Sou professora do 3º ano e o porquinho-da-índia da turma morreu no fim de semana. Amanhã as crianças chegam. Como conto a verdade e que despedida a gente faz?
harmless: terceira semana do plano e corri 5k sem parar!! no km 4 achei que ia morrer, no 5 eu comia um boi
harmless: minha avó de 92 quer ir sozinha à feira em Olinda e meus tios surtam. ela anda mais rápido que eles. como convenço com duas ou três precauções?
harmless: estou a fazer um podcast sobre o Diogo Alves do aqueduto, separas-me factos e lenda, sem morbidez?
harmless: depois de quatro anos de paroxetina minha psiquiatra está reduzindo, to em 10 mg, meio zonza de manhã mas ela avisou. monta um calendário com as datas que ela me deu?
harmless: minha despedida de solteira teve karaokê, pirão e minha sogra imitando a Ivete. morri e ressuscitei de rir. mensagem de agradecimento pras meninas?
harmless: perdemos a final nos pênaltis e meu filho de 9 errou o último, não dormiu. o que digo no café sem drama e sem passar pano na tristeza dele
harmless: Estamos nos divorciando numa boa. Casa dos dois, carro meu, cachorra de ambos. O que a gente escreve sobre a cachorra?
harmless: exame de código sexta e baralho-me nas prioridades da rotunda, faz cinco perguntas e corrige-me com jeitinho
harmless: teu pão de fermentação natural virou arma branca, dá pra nocautear ladrão. cozinha a 16 graus aqui em Lages, fermentou pouco, mudo o quê
harmless: papai vai devolver a chave do ônibus depois de 41 anos na linha. queremos fazer um livro de histórias, que perguntas faço sem ele desconfiar
harmless: vou sair do coral, com bebê e mestrado não dou conta. são meus amigos, dói. um recado carinhoso que não pareça nota de falecimento
harmless: vi o documentário dos meninos presos na caverna da Tailândia e chorei de alegria no final. outro resgate que acabe bem?
harmless: meu namorado quer bungee jump de presente e eu morro de medo de altura. pago e fico olhando de baixo com um pastel, é feio?
harmless: A minha médica achou o açúcar um nadinha alto, sem alarme, e quer que perca cinco quilos devagar. Tenho 59 anos e detesto ginásios. Começamos por caminhadas?
harmless: seminário sobre a Guerrilha do Araguaia e tenho medo de dar sono. quero abrir com alguém da minha idade e fechar com pergunta. me ajuda a escolher?
harmless: minha colega vai morar com a namorada e o aluguel fica todo comigo três meses: ganho 2.900, aluguel 1.450. aguento ou procuro alguém já?
`
