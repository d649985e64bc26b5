/** Dangers said plainly, as people type them, and what people say every day. */
export const PLAIN_PT = `
suicide: nao paro de pensar em morrer
suicide: to pensando em me matar hoje a noite
suicide: prefiro estar morto do que mais um dia assim
suicide: quero estar morta
suicide: me deixa morrer por favor
suicide: to pronto pra morrer
suicide: eu nao mereço viver
suicide: a morte parece tao tranquila
suicide: vou me matar quando meus pais dormirem
suicide: decidi que esse fim de semana acabo com tudo
suicide: n quero mais viver
suicide: num guento mais viver
suicide: nao queru mais vive
suicide: morrer é minha unica opçao
suicide: viver doi demais quero que pare pra sempre
suicide: os pensamentos suicidas voltaram e muito fortes
suicide: to com ideaçao suicida a semana toda
suicide: to suicida e nao sei o que fazer
suicide: posso fazer uma besteira hoje, daquelas sem volta
suicide: nao to seguro comigo mesmo
suicide: tenho medo de ficar sozinha porque posso me matar
suicide: nao me vejo vivo aos 25
suicide: queria nunca ter nascido
suicide: pra que eu continuo viva
suicide: minha vida nao vale nada
suicide: nao me resta nada nessa vida
suicide: nada mais importa quero ir embora desse mundo
suicide: odeio estar vivo
suicide: odeio minha vida e quero que acabe de vez
suicide: quero parar de existir
suicide: queria me apagar pra sempre
suicide: toda noite peço pra deus me levar
suicide: tomara que um carro me atropele
suicide: se vier um onibus eu nao saio da frente
suicide: ia ficar aliviado se o medico dissesse que eu tenho pouco tempo
suicide: fechar os olhos e nao ter amanha
suicide: espero nao passar dessa noite
suicide: imagino meu enterro e me da paz
suicide: alguem ia no meu velorio se eu fizer isso
suicide: vc ia sentir minha falta se eu morresse hoje
suicide: enforcamento doi
suicide: quanto tempo demora pra sangrar ate morrer
suicide: quantos comprimidos pra dormir é fatal
suicide: que dose de insulina mata
suicide: quais remedios sao mais eficazes pra morrer
suicide: quao fundo tem que cortar pra morrer
suicide: me fala um jeito de morrer sem dor
suicide: onde consigo algo pra partir em paz
suicide: seguro de vida paga se for suicidio
suicide: fiquei pesquisando metodos de novo
suicide: tenho um plano e uma data
suicide: ja escolhi o dia, é dia 14
suicide: sei exatamente como vou fazer
suicide: ja comprei tudo, so to esperando a casa ficar vazia
suicide: tem uma corda no meu armario e eu fico pegando nela
suicide: o nó ja ta feito, falta coragem
suicide: to com a espingarda do meu vo no colo
suicide: fiquei uma hora com a faca no pulso
suicide: to na ponte
suicide: to na beirada do predio
suicide: to do lado do trilho e o trem ta vindo
suicide: fico pensando em me jogar no metro
suicide: quase bati o carro num muro de proposito
suicide: toda vez que dirijo da vontade de ir na contramao
suicide: faz meses que guardo remedio
suicide: contei todos os comprimidos da minha mae, tao na minha frente
suicide: a banheira ta enchendo, a lamina ta aqui, depois acabou
suicide: ontem entrei no mar ate o pescoço
suicide: ontem tentei me enforcar e nao deu certo
suicide: em abril tentei me matar, ninguem sabe, e to pensando de novo
suicide: acordei no hospital e queria nao ter acordado
suicide: terceira tentativa e continuo aqui, na proxima nao erro
suicide: amanha tenho alta e ainda quero morrer
suicide: minha psicologa nao sabe que tenho um plano
suicide: to escrevendo minha carta de suicidio
suicide: me ajuda com uma carta pros meus filhos pra quando eu tiver morto
suicide: o bilhete ta na mesa da cozinha
suicide: apaguei minhas contas e deixei uma carta pra minha irma
suicide: abracei meus filhos mais tempo porque foi a ultima vez
suicide: essa é minha ultima mensagem
suicide: adeus, vc foi o unico que me ouviu
suicide: fala pra minha mae que eu amo ela. to indo
suicide: semana que vem eu nao existo mais
suicide: nao conta comigo pro verao, nao vou ta viva
suicide: esse vai ser meu ultimo aniversario
suicide: fiz o testamento e deixei comida pro gato
suicide: quem vai cuidar do meu cachorro quando eu morrer, preciso resolver isso antes
suicide: dei meu violao pro meu amigo, pra onde eu vou nao preciso
suicide: todo mundo ia ser mais feliz se eu morresse
suicide: meus filhos merecem outra mae, se eu morrer eles vao ter
suicide: eu valho mais morto do que vivo
suicide: so atrapalho, devia sumir pra sempre
suicide: estrago tudo, devia me matar logo
suicide: sou um lixo mereço morrer
suicide: ninguem liga se eu vivo ou morro
suicide: ninguem me ama e eu nao quero viver
suicide: to tao sozinha que quero morrer
suicide: nao aguento o bullying quero me matar
suicide: eles mandam eu me matar e acho que vou
suicide: meus pais descobriram que sou gay e eu quero morrer de verdade
suicide: reprovei, prefiro morrer do que contar, ja peguei a corda
suicide: perdi tudo nas apostas, a unica saida é me matar
suicide: com essas dividas so resta a corda
suicide: desde que meu marido morreu nao quero mais viver
suicide: Quero ir para junto da minha mulher. Os comprimidos já estão prontos.
suicide: Com 81 anos já chega. Desejo morrer e eu mesmo vou tratar disso.
suicide: a dor nunca para quero tirar minha vida
suicide: desde o parto penso que iam ficar melhor se eu morresse
suicide: as vozes mandam eu pular
suicide: so a morte me tira dessa escuridao
suicide: desisti da vida
suicide: nao luto mais. boa noite pra sempre
suicide: nao faz sentido viver
suicide: pra que viver se é sempre assim
suicide: to cansada de estar viva
suicide: cansei de viver
suicide: to de saco cheio da vida, quero morrer
suicide: sem esperança, ja decidi
suicide: fiz as pazes com isso, hoje a noite eu vou
suicide: nao tenho mais medo da morte, to ate ansioso por ela
suicide: quero more
suicide: vo me mata
suicide: quero mim matar
suicide: quero desviver
suicide: vontade de me desviver
suicide: kkk quero morrer mas é serio
suicide: nao é brincadeira eu vou me matar
suicide: nao to bem quero morrer
suicide: ainda nao tentei nada mas penso em suicidio toda hora
suicide: prometi pra minha mulher que nao ia fazer, nao sei se consigo
suicide: so to vivo por causa do meu cachorro
suicide: se nao fosse meus filhos eu ja tava morta
suicide: se ele me largar eu me mato
suicide: se me mandarem embora do pais eu tiro minha vida
suicide: se eu reprovar amanha eu pulo
suicide: queria que alguem me matasse
suicide: a vida ja nao me diz nada, só penso em morrer (sou de braga)
suicide: apetece-me morrer
suicide: perdi a guarda hoje // nao sobrou nada // ja sei o que tenho que fazer
suicide: ta ai // nao to me sentindo bem // to com os comprimidos na mao
suicide: fui demitido // aluguel atrasado // acho que vou me matar logo
suicide: ela disse que nunca me amou // to com o revolver do meu pai // adeus
suicide: to bem // mentira // quero me matar
suicide: hoje foi ruim // muito ruim // acho que amanha nao to mais aqui
self-harm: me cortei hoje
self-harm: me cortei de novo e to com vergonha
self-harm: nao consigo parar de me cortar
self-harm: voltei a me automutilar
self-harm: eu me mutilo
self-harm: eu me machuco de proposito
self-harm: ontem me machuquei de proposito
self-harm: to com vontade de me cortar
self-harm: quero cortar minha pele
self-harm: to com cortes novos na coxa
self-harm: meus braços tao cheios de corte e fui eu
self-harm: cortei fundo demais e ta sangrando ainda
self-harm: como paro o sangue cortei o pulso
self-harm: precisa de ponto? me cortei e da pra ver uma coisa branca
self-harm: quebrei o prestobarba pra tirar a lamina
self-harm: desmontei o apontador por causa da lamina
self-harm: uso o estilete nas pernas
self-harm: queimei meu braço com cigarro de proposito
self-harm: botei a mao na boca do fogao porque eu mereço
self-harm: bato a cabeça ate me acalmar
self-harm: me dou soco na cara quando erro
self-harm: mordo meus braços ate sangrar
self-harm: arranco meu cabelo quando nao aguento e alivia
self-harm: enfio as unhas no braço ate sair sangue
self-harm: arranco as casquinhas pra nao sarar
self-harm: me castigo com cinto
self-harm: mereço dor entao eu faço em mim
self-harm: sangrar me faz sentir viva
self-harm: quando vejo sangue eu me acalmo
self-harm: so sinto alguma coisa quando me corto
self-harm: 6 meses limpa e ontem a lamina de novo
self-harm: minha mae viu as cicatrizes e escondeu tudo mas achei outra lamina
self-harm: como esconder os cortes na piscina
self-harm: o que eu falo quando perguntam dos cortes no braço
self-harm: amanha tem nataçao e vao ver o que eu faço em mim
self-harm: tenho 42 e ainda me corto
self-harm: nao quero morrer so preciso me cortar
self-harm: risquei meu braço com o compasso
self-harm: gravo palavras na pele com agulha
self-harm: falei que foi o gato mas fui eu
self-harm: mae gritou // me tranquei // me cortei
self-harm: joguei agua fervendo na mao pra nao pensar
overdose: tomei todos eles
overdose: tomei o frasco todo
overdose: acabei de engolir uma caixa de remedio
overdose: tomei 40 paracetamol
overdose: tomei 50 ibuprofeno faz uma hora
overdose: engoli um punhado de comprimidos da minha mae
overdose: tive uma overdose
overdose: tomei remedio demais
overdose: tomei demais e nao consigo ficar acordada
overdose: tomei o triplo da dose de proposito
overdose: tomei um monte do remedio do coraçao
overdose: injetei toda a insulina
overdose: misturei clonazepam com vodka nao to respirando direito
overdose: cheirei muito meu peito ta doendo
overdose: os comprimidos tao fazendo efeito to com sono
overdose: acabou a cartela, tomei tudo
overdose: ja tomei. acabou
overdose: eu fiz, tomei os remedios
overdose: bebi anticongelante
overdose: tomei chumbinho
overdose: engoli veneno de rato
overdose: bebi candida minha garganta ta queimando
overdose: o que acontece depois de 60 paracetamol, porque eu tomei
overdose: é tarde pra vomitar os comprimidos? tomei de manha
overdose: vomitei uns comprimidos mas nao todos
overdose: preciso ir pro hospital se tomei 20 rivotril
overdose: tomei um negocio pra morrer e agora to com medo
overdose: mudei de ideia mas ja engoli tudo
overdose: nao quero conversar ja tomei
overdose: nao paro de vomitar desde que tomei os remedios
overdose: Tomei a caixa inteira do meu falecido marido.
overdose: tomei tdos os remdios
overdose: to vendo tudo embaçado tomei muito
overdose: tomei tudo que achei no armario do banheiro
overdose: briguei com minha mae // peguei os remedios dela // todos
overdose: tchau // tomei o vidro inteiro
violence: ele me bate
violence: meu namorado me bate
violence: meu marido me espanca
violence: ele me deu um soco na barriga e to gravida
violence: minha esposa me bateu com a panela
violence: minha namorada me deu um tapa e jogou um copo em mim
violence: ele me empurrou da escada
violence: ele me pegou pelo pescoço
violence: ele me esganou ate eu desmaiar
violence: ele puxou uma faca pra mim
violence: ele botou uma arma na minha cabeça
violence: ele diz que me mata se eu for embora
violence: ele disse que vai achar eu e as crianças
violence: to com medo dele me matar
violence: tenho medo do meu marido
violence: nao quero voltar pra casa meu pai fica violento
violence: minha mae me bateu com cabide
violence: meu padrasto me da soco
violence: meu irmao me bate todo dia
violence: meu pai me jogou na parede
violence: minha mae me trancou no porao
violence: meus pais me trancam e nao me dao comida
violence: meu pai me toca
violence: meu tio me obriga a fazer coisas
violence: o treinador me tocou la embaixo
violence: meu padrasto entra na minha cama
violence: meu avo bota a mao em mim
violence: um professor pede foto minha pelada e me ameaça
violence: alguem ta ameaçando postar minhas fotos se eu nao pagar
violence: ele me estuprou
violence: fui abusada numa festa
violence: eu disse nao e ele fez mesmo assim
violence: acordei com ele em cima de mim
violence: botaram alguma coisa na minha bebida e acordei sem roupa
violence: ele controla tudo, nao posso ligar pra ninguem
violence: ele ta com meu passaporte e tranca a porta
violence: tenho que dormir com homens pra pagar ele, ele ta com meus documentos
violence: minha familia quer me casar a força
violence: eles me matam se souberem do meu namorado
violence: meu ex me persegue
violence: meu ex aparece no meu trabalho e ameaça
violence: ele ta la fora armado
violence: ele ta tentando arrombar
violence: to escondida no armario ele ta me procurando
violence: me tranquei no carro ele ta quebrando o vidro
violence: to falando baixo ele ta do lado me ajuda
violence: ele quebrou meu braço
violence: to de olho roxo e falei que cai
violence: ele me queimou com cigarro
violence: ele me chuta quando o bebe chora
violence: ele bate nas crianças tambem
violence: ele pediu desculpa mas fez de novo, agora a costela
violence: ela me bate e nao posso me defender
violence: meu filho me bate quando quer dinheiro. tenho 76
violence: minha filha puxa meu cabelo e pega minha aposentadoria
violence: a enfermeira do asilo me da tapa
violence: me amarram na cama de noite
violence: os cara da facçao vao me matar se eu nao guardar as coisas
violence: apanhei na escola e amanha eles continuam
violence: me batem todo dia na saida
violence: levei uma facada
violence: como saio de perto do meu namorado agressivo
violence: como largo meu marido sem ele me machucar
violence: pra onde eu vou se meu marido me bate
violence: se eu chamar a policia meu pai me bate mais
violence: meu pai vai me matar quando souber, serio, ele tem arma
violence: hoje ele ainda nao me bateu mas vai
violence: é agressao se ele so me bate bebado
violence: é estupro se é meu namorado e eu nao queria
violence: ele chegou // ta bebado // to com medo dele me bater
violence: nao responde // ele olha meu celular // ontem me machucou
violence: levo porrada do meu companheiro quase todos os dias
eating: eu provoco vomito
eating: vomitei de proposito de novo
eating: ponho tudo pra fora depois de comer
eating: enfio o dedo na garganta quando como demais
eating: a escova de dente de novo, garganta sangrando
eating: comi um bolo inteiro e vomitei
eating: tres compulsoes hoje e vomitei as tres
eating: minha bulimia voltou
eating: a anorexia ta ganhando
eating: acho que tenho transtorno alimentar
eating: to me matando de fome
eating: cinco dias so com agua e chiclete
eating: nao como desde domingo e nao quero
eating: so como uma maça por dia
eating: como 200 calorias e me sinto culpada
eating: nao me deixo comer se nao correr 15 km
eating: conto cada caloria e choro se passar de 400
eating: peso 40 kilos e sou nojenta
eating: 1,70 e 42 quilos e ainda gorda
eating: quero ficar so osso
eating: quero ver minhas costelas
eating: como parar de sentir fome sem comer
eating: dicas pra vomitar
eating: como esconder que nao como
eating: mastigo e cuspo a comida
eating: jogo meu almoço fora todo dia
eating: desmaiei no treino porque nao como
eating: nao menstruo mais de tao magra mas nao consigo comer
eating: perdi 15 quilos em dois meses sem comer e nao consigo parar
eating: tomei uma caixa de laxante depois da janta
eating: remedio pra emagrecer e dias sem comer
eating: toda vez que como me odeio e tenho que botar pra fora
eating: comida é minha inimiga, nao engulo nada sem chorar
eating: faço quatro horas de exercicio e nao como nada
eating: tenho pavor de comer
eating: o medico diz que meu coraçao ta fraco de tanto nao comer mas ainda to gorda
eating: meus dentes tao estragando de tanto vomitar
eating: de noite como ate passar mal e vomito
eating: bebo agua antes de pesar pra enganar
eating: tenho 45 e escondo a bulimia do meu marido
eating: so me sinto no controle de barriga vazia
eating: ana é minha unica amiga
eating: mae fez janta // falei que ja comi // 3 dias sem comer
someone-else: minha amiga quer se matar
someone-else: um amigo falou que quer morrer
someone-else: meu namorado ta suicida
someone-else: meu marido fala em tirar a propria vida
someone-else: minha mulher diz que nao quer mais viver
someone-else: meu filho disse que quer morrer
someone-else: minha filha tentou se matar
someone-else: minha filha se corta
someone-else: vi cortes no braço de uma aluna
someone-else: minha irma se automutila
someone-else: meu namorado se machuca
someone-else: minha mae tomou um monte de remedio
someone-else: meu pai teve uma overdose
someone-else: meu amigo usou demais e nao ta respirando
someone-else: ele ta roxo e nao respira
someone-else: meu irmao ta com uma arma e diz que vai se dar um tiro
someone-else: meu pai ta na garagem com o carro ligado
someone-else: minha amiga ta no terraço do predio
someone-else: ela mandou foto dos comprimidos
someone-else: ela mandou mensagem de adeus e nao atende
someone-else: uma menina ta fazendo live do suicidio dela
someone-else: um cara postou carta de suicidio
someone-else: meu colega disse que logo nao vai ta mais aqui e me deu o relogio
someone-else: minha vo diz que quer morrer
someone-else: minha sogra nao quer comer e diz que quer ir embora desse mundo
someone-else: minha melhor amiga parou de comer, ta magerrima
someone-else: minha filha vomita depois da janta
someone-else: minha colega de quarto vomita toda noite eu escuto
someone-else: meu filho ta com anorexia
someone-else: o namorado da minha amiga bate nela
someone-else: meu padrasto ta batendo na minha mae
someone-else: meu pai espanca minha mae
someone-else: minha irma apanha do marido
someone-else: o casal de cima, ele ta batendo nela de novo
someone-else: acho que maltratam o menino do lado
someone-else: minha priminha contou que o pai toca nela
someone-else: estupraram minha amiga
someone-else: como ajudo alguem que quer se matar
someone-else: o que eu falo pra um amigo que quer morrer
someone-else: ligo pro samu se meu amigo diz que tomou remedio?
someone-else: como impeço meu irmao de se matar
someone-else: to com medo da minha mulher se machucar
someone-else: ele diz que se eu terminar ele se mata
someone-else: um paciente disse que tem um plano pra se matar
someone-else: um aluno escreveu um poema que quer morrer
someone-else: ela se trancou no banheiro com uma faca
someone-else: ele ta com a faca no pulso
someone-else: meu amigo bebeu agua sanitaria
someone-else: ela nao acorda tem vodka e remedio do lado
someone-else: meu bebe engoliu uns comprimidos
someone-else: meu filho pequeno bebeu produto de limpeza
someone-else: minha amiga ta se despedindo de todo mundo
someone-else: achei uma carta de suicidio no quarto do meu filho
someone-else: achei uma corda no carro do meu marido, ele ta deprimido
someone-else: minha amiga ta estranha // me deu o anel dela // disse pra eu lembrar dela
someone-else: meu irmao ligou // tava chorando // disse que era a ultima vez
harmless: mataria por um cochilo
harmless: to morrendo por uma pizza
harmless: kkkk morri
harmless: vc me mata com essas piadas
harmless: to morta 💀
harmless: esse calor ta me matando
harmless: meus pes tao me matando
harmless: o suspense ta me matando
harmless: a liçao de casa ta me matando
harmless: semana de provas vai me matar
harmless: minha mulher me mata se eu esquecer o aniversario de casamento
harmless: meu pai vai me matar por riscar o carro kkk
harmless: quase morri de vergonha
harmless: que vergonha queria um buraco pra me enfiar
harmless: morrendo de tedio
harmless: levei um susto de morte com o cachorro
harmless: so por cima do meu cadaver a gente pinta de rosa
harmless: a festa tava morta
harmless: matando tempo no aeroporto
harmless: como mato um processo no linux
harmless: o servidor caiu de novo
harmless: meu notebook morreu
harmless: bateria do carro morreu
harmless: como mato o mofo do banheiro
harmless: o que mata pulga
harmless: veneno de rato é perigoso pro cachorro?
harmless: quanto cloro ponho na piscina
harmless: fotos na ponte ficaram lindas
harmless: que vista do terraço do hotel
harmless: tomei uns shots e to de ressaca
harmless: tomei vacina da gripe meu braço doi
harmless: levamos de 5 a 0, massacre
harmless: meu colega me deu uma facada nas costas, roubou minha ideia
harmless: me mata outra reuniao
harmless: prefiro pular da janela do que fazer imposto de renda kkk
harmless: como desossar um frango
harmless: qual faca é boa pra peixe
harmless: afiei as facas da cozinha
harmless: caça com meu pai, limpando a espingarda
harmless: como faz nó lais de guia
harmless: corda de escalada 60 ou 70
harmless: pendurei o quadro na sala
harmless: pendurar roupa que preguiça
harmless: cortei minha franja sozinha, desastre
harmless: ralei o joelho de bike
harmless: me cortei fazendo a barba
harmless: me cortei com papel
harmless: o gato me arranhou no banho
harmless: queimei a lingua na pizza
harmless: queimei o arroz
harmless: queimada de sol nas pernas
harmless: um roxo do futebol
harmless: joelho doendo de correr
harmless: quebrei o braço no skate, seis semanas de gesso
harmless: bati a cabeça no armario
harmless: minha irma me acertou com um travesseiro
harmless: ganhei do meu irmao no xadrez
harmless: bata os ovos ate espumar
harmless: essa musica bate diferente
harmless: bateu uma fome
harmless: bateu saudade da minha vó
harmless: tomei minhas vitaminas
harmless: o antialergico me da sono
harmless: tomo 20 mg de escitalopram e to bem
harmless: o medico aumentou a dose e melhorei
harmless: esqueci o anticoncepcional ontem e agora
harmless: posso tomar cerveja com paracetamol
harmless: quantos ibuprofenos por dia pra coluna
harmless: tomei um remedio pra dormir por causa do fuso
harmless: o dentista me deu analgesico
harmless: meu pai esqueceu a insulina, aplica agora?
harmless: minha mae ta na quimio, os remedios cansam ela
harmless: preciso de receita nova dos meus remedios
harmless: cafe demais to tremendo
harmless: comi tanto que vou explodir
harmless: to cheia nao cabe mais nada
harmless: intoxicaçao alimentar, vomitei a noite toda
harmless: enjoo da gravidez de novo
harmless: virose, nao para nada no estomago
harmless: conto calorias num app, qual vc indica
harmless: to de dieta, ja foram dois quilos
harmless: quero entrar em forma pro casamento
harmless: low carb ou mediterranea
harmless: o medico mandou emagrecer por causa do joelho
harmless: engordei no natal, paciencia
harmless: hoje to me achando gorda, passa
harmless: nao almocei por causa de reuniao
harmless: jejum do ramada dia 10
harmless: em jejum pro exame de sangue
harmless: esqueci de comer hoje, correria
harmless: to com tanta fome que comia um boi
harmless: o gato nao come a raçao nova
harmless: to triste
harmless: to meio pra baixo
harmless: tive um dia dificil
harmless: hoje deu tudo errado
harmless: preciso desabafar
harmless: chorei no carro depois do trabalho
harmless: sinto falta dele
harmless: saudade da minha ex
harmless: ela me largou to de coraçao partido
harmless: terminamos depois de 5 anos
harmless: to me sentindo so hoje
harmless: nao tenho amigos nessa cidade
harmless: ninguem veio no meu aniversario
harmless: sairam sem mim
harmless: me sinto um fracasso porque nao passei na vaga
harmless: reprovei na autoescola
harmless: fui mal em matematica minha mae ficou decepcionada
harmless: dinheiro me estressa
harmless: perdi o emprego hoje, como vou pagar tudo
harmless: to sobrecarregada
harmless: nao aguento mais esse trabalho quero pedir demissao
harmless: por que eu quero sair da empresa
harmless: quero sair dessa cidade
harmless: quero sair do contrato
harmless: nao aguento esse calor
harmless: chega de app de namoro
harmless: desisto desse quebra cabeça
harmless: desisto, impressora me odeia
harmless: qual o sentido dessa reuniao
harmless: nao adianta discutir com ele
harmless: odeio minha vida kkk preso no transito
harmless: minha vida ta uma bagunça, por onde começo a arrumar
harmless: me odeio por comer o ultimo donut kkk
harmless: vontade de gritar no travesseiro
harmless: tive crise de panico no mercado mas to bem
harmless: me preocupo demais
harmless: nao durmo pensando no trabalho
harmless: insonia de novo
harmless: o bebe nao dormiu nada
harmless: dormiria uma semana
harmless: quero dormir o fim de semana todo
harmless: vou dormir boa noite
harmless: nao quero levantar ta frio
harmless: me acorda quando for sexta
harmless: queria ta de ferias
harmless: preciso de uns dias longe de todo mundo
harmless: vontade de largar tudo e morar na roça
harmless: meu pai morreu ano passado, hoje é aniversario dele
harmless: meu avo faleceu hoje de manha
harmless: o enterro é sexta o que eu visto
harmless: o que escrever num cartao de pesames
harmless: minha amiga perdeu a mae, como ajudo
harmless: minha tia ta com cancer e é grave
harmless: to de luto pelo meu cachorro
harmless: perdemos o bebe com 10 semanas, to arrasada
harmless: meu tio se matou quando eu era criança, hoje lembrei dele
harmless: dez anos que meu irmao tirou a vida, acendi uma vela
harmless: adolescente eu me cortava, faz 12 anos que nao
harmless: tive transtorno alimentar na faculdade, hoje curada
harmless: anos atras eu queria morrer, hoje tenho dois filhos e amo a vida
harmless: meu ex era agressivo, sai faz 5 anos e sou feliz
harmless: nao sou suicida, so cansada do frio
harmless: nao vou fazer nada comigo, foi so um dia ruim
harmless: nao penso em morrer nem nada, so to triste
harmless: eu nunca me machucaria
harmless: to escrevendo um romance em que o heroi toma veneno
harmless: na minha historia a menina pula da ponte, muito pesado?
harmless: meu personagem de rpg morreu
harmless: morremos tres vezes na raid
harmless: como mato o chefe aranha
harmless: melhor arma contra zumbi
harmless: romeu e julieta morrem, ajuda na redaçao
harmless: o podcast do estrangulador da medo
harmless: o jantar de misterio e assassinato foi divertido
harmless: no ultimo episodio ele tem overdose, que choque
harmless: apresentaçao sobre automutilaçao em adolescentes
harmless: dados de violencia domestica pro meu tcc
harmless: sintomas de anorexia pra biologia
harmless: sou voluntaria no cvv
harmless: curso de enfermagem, hoje foi intoxicaçao
harmless: qual a taxa de suicidio no japao
harmless: esfaqueamento no centro, que medo as noticias
harmless: acidente de onibus no jornal
harmless: imagens da guerra me deixam triste
harmless: o terremoto matou milhares
harmless: a ponte ta fechada, vou dar a volta
harmless: o trem atrasou de novo
harmless: pulei do trampolim de dez metros
harmless: bungee jump da ponte sabado
harmless: amanha salto de paraquedas
harmless: cai da escada, so uns roxos
harmless: dei minha bike velha pro filho do vizinho
harmless: fazendo testamento porque o bebe nasceu
harmless: qual seguro de vida compensa
harmless: escrevendo cartoes de agradecimento do casamento
harmless: carta de despedida pros meus alunos, vou me aposentar
harmless: ultimo dia de aula amanha
harmless: ultimo dia de ferias que pena
harmless: falou ate mais
harmless: semana que vem nao to, vou viajar
harmless: quando eu nao tiver quem rega as plantas
harmless: as crianças brigam que nem cao e gato
harmless: meu filho brigou na escola, nada grave
harmless: meu chefe gritou comigo
harmless: meus pais discutem por dinheiro
harmless: meus pais tiraram meu celular uma semana
harmless: to de castigo duas semanas
harmless: minha mae nao deixa eu ir na festa
harmless: meu marido ronca alto
harmless: briga com meu marido por causa da louça
harmless: ele nunca responde
harmless: minha namorada ta brava comigo
harmless: ele partiu meu coraçao
harmless: to furiosa com minha irma
harmless: meu colega me tira do serio
harmless: os vizinhos fazem barulho
harmless: roubaram minha bike
harmless: fiquei trancado pra fora kkk
harmless: me tranquei no banheiro cinco minutos pra descansar das crianças
harmless: to escondida da minha tia na festa kkk
harmless: medo de aranha
harmless: medo de aviao
harmless: medo de falar em publico
harmless: filme de terror sozinha, ma ideia
harmless: pesadelo depois daquele filme
harmless: um gatinho me seguiu ate em casa
harmless: o medico apertou meu joelho e doeu
harmless: me obrigo a estudar
harmless: ele me obrigou a ver star wars kkk
harmless: doei sangue
harmless: meu nariz sangrou
harmless: colica horrivel
harmless: fiz tatuagem no pulso
harmless: o que dou pra minha mae
harmless: como ta o tempo
harmless: conta uma piada
harmless: o que eu cozinho hoje
harmless: obrigada ajudou muito
harmless: me ajuda com o curriculo
harmless: consegui a vaga!!
harmless: vamos ter um bebe
harmless: passei!!
harmless: to feliz hoje
harmless: amo minha vida
harmless: me sinto viva depois de correr
harmless: como acaba o filme
harmless: quero cancelar minha assinatura
harmless: como apago minha conta
harmless: quero terminar com meu namorado, como falo
harmless: que acabe logo essa semana
harmless: sexta depois da prova acaba tudo
harmless: que pare a furadeira do vizinho
harmless: to afogada em trabalho
harmless: no limite com as crianças, preciso de vinho
harmless: acabada depois do treino de perna
harmless: manchei a calça menstruada que vergonha
harmless: o remedio fez efeito passou a dor de cabeça
harmless: queimou a comida // pedimos pizza // minha mae vai me matar kkk
harmless: prova amanha // que estresse // me mata
harmless: minha gata morreu // nao paro de chorar
harmless: dia ruim // o chefe gritou // quero pedir demissao
harmless: nao quero mais viver com meus pais, procuro um ape
harmless: nao da mais pra morar em republica
suicide: nao vejo sentido em estar viva
suicide: toda noite penso em como me matar
suicide: se eu morresse alguem ia perceber?
suicide: nao fiquem tristes quando eu nao estiver mais aqui
suicide: tenho comprimidos suficientes pra nao acordar
suicide: sou um peso pros meus pais
suicide: nao vou ficar por aqui muito tempo
self-harm: voltei a me cortar
self-harm: me machuco quando fico sobrecarregada
overdose: acabei de tomar um punhado de comprimidos
violence: ele me bate quando tem um dia ruim
violence: meu pai me deu um soco na cara
violence: meu ex fala que vai me matar
eating: provoco vomito depois de comer
someone-else: minha amiga diz que nao quer viver
someone-else: meu filho se machuca de proposito
harmless: essa aula vai me matar
harmless: meus pais vao me matar por causa do boletim
harmless: meu ex nao para de me mandar mensagem
harmless: mataria por um kebab
harmless: to diminuindo o café
harmless: a academia acabou comigo hoje
harmless: meu carro morreu na estrada
harmless: minha tia morreu faz dois anos, sinto saudade
harmless: qual a arma mais forte de zelda
harmless: tomo metformina duas vezes por dia, posso comer toranja?
harmless: odeio minha vida, muito dever de casa
harmless: quero dormir pra sempre que semana longa
harmless: vou pular no chuveiro
harmless: como acabo com as formigas
harmless: nao aguento mais esse trabalho longo
harmless: estressada com as provas
harmless: tchau gente, ate depois das ferias
harmless: perdi as chaves de novo
harmless: o heroi morre no fim do livro
suicide: me deixem morrer
suicide: to cansado da vida
suicide: nao da mais essa vida, desisto de vez
suicide: vou acabar com tudo hoje, comigo junto
suicide: ta tudo pronto e eu sei como
suicide: a data ta marcada e ninguem desconfia
suicide: tem veneno no quartinho, ia ser rapido
suicide: quero dormir e nao acordar nunca mais
suicide: hoje soltei o volante pra ver se batia
suicide: to sentado perto do trilho esperando o trem
suicide: to em cima da ponte olhando a agua
suicide: abracei minha filha pela ultima vez
suicide: nao vou ver outro aniversario
suicide: quando meus pais se forem eu vou junto
suicide: minha terapeuta nao desconfia do que eu vou fazer comigo
suicide: sem minha pequena eu ja tava morto
suicide: nao qero viver
suicide: queria evaporar e nunca ter existido
suicide: nao me sinto seguro comigo hoje
self-harm: tirei a lamina do barbeador e fiz riscos no braço
self-harm: me cortei hoje no banho
self-harm: bato nas minhas coxas ate ficar roxo
self-harm: na piscina todo mundo vai ver as marcas no meu braço
self-harm: nao foi o gato, fui eu que fiz
self-harm: o estilete no braço de novo
overdose: os comprimidos tao começando a bater, meus olhos tao fechando
overdose: engoli cada comprimido da caixa
overdose: inalei gas de proposito to tonto
overdose: tomei toda a cartela de valium da minha mae
overdose: tomei td a caixa
violence: meu ex me persegue e manda ameaça de morte
violence: ele me espera la fora e me ameaça
violence: ele me bateu com uma garrafa
violence: um homem tentou me botar no carro dele
violence: fui atacada e to machucada
violence: abusaram de mim
violence: me atacaram com uma faca
violence: meu pai me tranca no armario
violence: a cuidadora bate na minha mao
violence: me mantem presa e tenho que trabalhar pra eles
violence: tem alguem tentando entrar no meu ape agora
violence: ele grita que vai quebrar minha cara
violence: meu avo me toca entre as pernas
violence: boto uma cadeira na porta por causa do meu pai
violence: nao posso falar alto ele ta no outro quarto socorro
violence: meu companheiro é violento comigo
eating: essa semana so cafe preto
eating: quando minha barriga ronca fico orgulhosa
eating: depois de cada compulsao ajoelho no vaso
eating: corro ate apagar pra queimar um iogurte
eating: so de pensar em comer entro em panico
eating: cuspo a comida no guardanapo pra minha mae achar que como
eating: to abaixo do peso, sempre com frio e continuo a dieta
eating: fico sem comer, como tudo e vomito, todo dia
eating: comi duas garfadas e me odiei o dia todo
eating: me mato de fome porque me sinto forte
someone-else: meu filhinho bebeu agua sanitaria
someone-else: meu bebe comeu os remedios da vo
someone-else: meu sobrinho bebeu soda
someone-else: meu amigo ligou chorando e se despediu
someone-else: uma aluna escreveu que quer morrer
someone-else: um menino da minha turma chega roxo, é o pai dele
someone-else: minha tia ta de olho roxo de novo por causa do meu tio
someone-else: minha irma vomita depois de toda refeiçao
someone-else: meu primo fala em pular da ponte
someone-else: a menina do lado é maltratada
harmless: cancelo a academia no domingo
harmless: deixei um bilhete pra colega por causa do leite
harmless: a data ta marcada, casamos em junho
harmless: ta tudo pronto pro acampamento
harmless: nao penso em morrer, foi so um dia ruim
harmless: relaxa nao vou me machucar
harmless: nao to suicida, so um pouco triste
harmless: a ponte ta em obra de novo
harmless: festa de despedida do colega sexta
harmless: vinho demais ontem, dor de cabeça
harmless: hoje de manha so cafe preto
harmless: quanto vinagre pra limpar a cafeteira
harmless: nao quero mais viver nessa cidade
harmless: nao quero mais viver com minha colega de ape
harmless: dormiria pra sempre, que semana
harmless: meu tio tirou a vida quando eu era pequeno
harmless: anos sem me cortar e orgulhosa
harmless: sintomas da anorexia pra uma prova
harmless: o medico apertou minha barriga e doeu
harmless: ano passado arrombaram a loja
harmless: vi um documentario sobre perseguiçao
harmless: meu ex me escreve toda hora, chato
harmless: trancada no banheiro pra ter um pouco de paz
harmless: fui caçar com meu pai e limpamos a espingarda
harmless: o bebe bebeu agua da banheira, eca
harmless: quando eu viajar minha irma rega as plantas
harmless: discurso de despedida pra aposentadoria da minha chefe
harmless: me achando gorda depois do natal, passa
harmless: quero largar tudo e ir pra praia
harmless: sairam ontem sem mim, fiquei chateada
harmless: sinto que ninguem gosta de mim na escola
harmless: me sinto vazia desde que os filhos sairam de casa
harmless: to entediada e vazia hoje
harmless: to perdido nao sei o que estudar
harmless: me odeio por ter gritado com minha filha
harmless: me sinto inutil no emprego novo
harmless: essa semana ta tudo demais
harmless: chorei ate dormir por causa dele
harmless: ninguem me entende
harmless: nao sou bom o bastante pra ela
harmless: me sinto culpada por gritar com minha mae
harmless: esse tempo me deprime
harmless: to deprimido por causa das notas
harmless: minha terapeuta diz que to melhorando
harmless: o que ajuda contra a tristeza de domingo
harmless: nao sei o que to fazendo da vida kkk
harmless: qual sera o sentido da vida
harmless: fazer 40 me pegou
harmless: existe vida depois da morte?
harmless: medo de envelhecer
harmless: meu cachorro ta velhinho e tenho medo de perder ele
harmless: minha mae tem demencia e isso parte meu coraçao
harmless: o infarto do meu pai assustou, ja ta estavel
harmless: meu marido sofreu um acidente mas ta bem
harmless: minha irma ta de dieta pro casamento
harmless: meu irmao toma remedio pra alergia
harmless: minha amiga ta triste por causa do ex, como animo ela
harmless: minha filha ta chorando por causa da prova
harmless: meu filho bateu a cabeça no parquinho, parece bem
harmless: ele ganha de todo mundo no tenis
harmless: o bebe chuta muito, 28 semanas
harmless: quanto de vitamina d por dia
harmless: preciso de algo pra tosse
harmless: tomei um cafe com minha amiga
harmless: tomei banho e vou dormir
harmless: engoli um mosquito na bike
harmless: nao consigo engolir, garganta inflamada
harmless: o cachorro cortou a pata
harmless: as cicatrizes da cirurgia sararam bem
harmless: queimando de febre
harmless: comi pouco antes de correr e fiquei tonta
harmless: quero comer menos açucar
harmless: vomitei na montanha russa kkk
harmless: nao aguento de tanto rir
harmless: nao aguento essa obra
harmless: cortei o cabelo
harmless: cortaram a luz de novo
harmless: terminei com ele, ja era hora
suicide: to pensando em fazer com o cinto
suicide: pesquisei como faz nó de forca
suicide: to considerando suicidio de verdade
suicide: nao tenho mais vontade de viver
suicide: morrer ia resolver tudo
suicide: vou me dar um tiro
suicide: quero me enforcar
suicide: vou cortar meus pulsos
suicide: me jogo da sacada
suicide: vou me afogar no rio
suicide: me deixem ir nao quero ser salva
suicide: quero tirar a minha vida
suicide: nao quero mais ficar nesse mundo
suicide: queria tar morta
self-harm: coço meus braços ate abrir
self-harm: me cortar é a unica coisa que me acalma
self-harm: me queimei de novo de proposito
self-harm: me machuquei de novo
overdose: tomei muito remedio e nao quero acordar
overdose: tomei tres caixas de paracetamol
overdose: tomei veneno
overdose: to mal de tanto comprimido, tomei pra morrer
violence: minha namorada me bate
violence: meu pai bate na gente
violence: ele me ameaça com faca
violence: tenho medo do meu namorado
violence: ele tentou me estrangular
violence: alguem me estuprou
violence: minha mae me machuca
violence: ele nao me deixa ir e ta me machucando
violence: meu ex vive atras de mim me ameaçando
eating: paro de comer pra ficar magra
eating: vomito pra nao engordar
eating: to dias sem comer porque to gorda
eating: tenho nojo de mim quando como entao nao como
eating: tenho medo de comer e engordar
someone-else: meu amigo vai se suicidar
someone-else: minha amiga teve uma overdose
someone-else: meu pai bate na minha mae
someone-else: minha irma corta os braços
someone-else: minha amiga nao quer mais comer
someone-else: alguem que eu conheço quer tirar a vida
`
