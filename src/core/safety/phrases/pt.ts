import type { Phrases } from '../concern.ts'

export const PT: Phrases = {
  sets: {
    on: 'e|mas|porque|pq|já|agora|hoje|por favor|pfv|ajuda|socorro|de verdade|sério|essa noite|esta noite|de novo|sempre|o tempo todo|todo dia|cada|amanhã|não|que|quando|se|eu|estou|tô|ou|mais|desde|às vezes|nunca|ontem|ele|ela|todos|embora|ninguém|muito|tanto|nem|antes|depois|enquanto|mesmo|logo|a sério|pra|para',
    adv: 'só|já|de verdade|realmente|sério|agora|agora mesmo|hoje|esta noite|essa noite|de novo|outra vez|sempre|às vezes|simplesmente|sinceramente|honestamente|tanto|muito|quase|também|ainda|mesmo|amanhã|ontem|ontem à noite|o tempo todo|constantemente|todo dia|todos os dias|apenas|literalmente|muitas vezes|bem|de propósito|acabei de|logo|seriamente|tipo|demais|aqui',
    want: 'quero|queria|desejo|preciso|tenho vontade de|dá vontade de|gostaria de|prefiro|preferia|preferiria|vou|penso em|pensei em|estou pensando em|tô pensando em|estou a pensar em|decidi|pretendo|planejo|estou planejando|planeio|estou prestes a|tentei|tento|já tentei|não paro de pensar em|só penso em|fico pensando em|sonho em|deveria|devia|podia|vontade de|tô com vontade de|estou com vontade de|ando a pensar em|ando pensando em|pensando em|estou pronta para|estou pronto para',
    die: 'me matar|matar me|suicidar me|me suicidar|tirar minha vida|tirar a minha vida|tirar a minha própria vida|tirar minha própria vida|acabar com minha vida|acabar com a minha vida|acabar com tudo|pôr fim à minha vida|por fim à minha vida|terminar com tudo|dar um fim na minha vida|dar fim à minha vida|me enforcar|enforcar me|dar um tiro na cabeça|deixar de existir|sumir para sempre|desaparecer para sempre|estar morto|estar morta|deixar de viver|parar de viver|me jogar da ponte|pular da ponte|pular de uma ponte|atirar me da ponte|saltar da ponte|me jogar na frente do trem|me jogar na frente de um trem|atirar me para a linha|me jogar da janela|pular da janela|cortar os pulsos|dormir e não acordar mais|dormir e nunca mais acordar|não acordar mais|nunca mais acordar|não existir|acabar comigo|matar-me|no suicídio|suicídio|me afogar|dormir para sempre|adormecer e não acordar|acabar com o meu sofrimento',
    harm: 'me cortar|cortar me|me machucar|machucar me|me ferir|magoar me|me mutilar|me autolesionar|me queimar de propósito|me punir|me automutilar|automutilar me|fazer mal a mim',
    mine: 'meu|minha|o meu|a minha',
    friend:
      'amigo|amiga|melhor amigo|melhor amiga|mãe|mamã|pai|papá|padrasto|madrasta|marido|esposo|esposa|mulher|namorado|namorada|ex|ex marido|ex namorado|parceiro|companheiro|irmão|irmã|irmão mais velho|filho|filha|bebê|bebé|avô|avó|vó|vô|tio|tia|primo|prima|vizinho|vizinha|chefe|colega|sobrinho|sobrinha|neto|neta|noivo|treinador|professor|cunhado|enteado',
    near: 'ele|ela|{mine} {friend}',
    drug: 'comprimidos|comprimido|remédios|remédio|pílulas|calmantes|antidepressivos|paracetamol|paracetamóis|ibuprofeno|dipirona|rivotril|clonazepam|insulina|soníferos|medicamentos|medicação|diazepam|alprazolam|xanax|tarja preta|cápsulas|analgésicos|ansiolíticos|aspirinas|benzos|fluoxetina|sertralina|morfina|heroína|zolpidem|tylenol|valium|victan',
    took: 'tomei|engoli|ingeri|bebi|comi|tomado|engolido|injetei',
    i_took:
      '{took}|eu {took}|acabei de tomar|acabei de engolir|acabei de ingerir|já {took}|acho que {took}|acabo de tomar',
    many: 'vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|cem|#|dezenas de|quinze',
    young: '9|10|11|12|13|14|15|16|nove|dez|onze|doze|treze|catorze|quatorze|quinze|dezesseis|dezasseis',
  },
  before: `
não (acho|acredito|penso|digo|é|significa|quer dizer|estou dizendo) que | não é [por] que | (como se|mesmo que|se|quando|até|a menos que|imagina|suponha|título|chamada|chamado) [eu] | (disse|diz|dizia|dizer|gritou|canta|escreveu|disseram|disse que) | (não|nunca|jamais|sem|nem) | (parece|parecia) que
(tu|você|vocês|por que|quem|tom|maria) [quer|quero]
`,
  after: `
de (rir|rir com|vergonha|tédio|fome|sede|frio|calor|sono|amor|pena|fofura|cansaço|inveja|câncer|cancro|velhice|velho|saudade|saudades|medo|tanto rir|tanto)
(rindo|haha*|kkk*|rs*|lol|por ti|por você|por vocês|no jogo|no xadrez|ao xadrez|no tênis|às cartas|cozinhando|ao cozinhar|fazendo a barba|a barba|sem querer|por acidente|de brincadeira|o cabelo|as unhas|jogando|a franja|as pontas|de estudar|de trabalhar|trabalhando|estudando)
`,
  elsewhere: `
coração | xadrez | sem querer | que vergonha
(filme|filmes|série|música|músicas|letra|livro|romance|personagem|personagens|capítulo|jogo|videogame|minecraft|fortnite|partida|chefão|brincadeira|piada|haha*|kk*|rsrs*|lol|xd|sonhei|sonho|pesadelo|poema|citação|traduz|traduzir|traduza|tradução|inglês|peça|ator|atriz|netflix|podcast|história|conto|cena|zumbi|zumbis|novela|anime|mangá|provérbio)
`,
  past: `
há ~1 anos | ~1 anos atrás | na infância | quando [eu] era (criança|pequena|pequeno|adolescente) | quando [eu] tinha {young} anos
`,
  again: `
de novo | outra vez | ainda | agora | hoje
`,
  not: 'não|nunca|jamais|nem|ninguém|sem|você|tu|se|,',
  minor: `
tenho [só|apenas] {young} anos
`,
  dangers: {
    suicide: `
(quero|queria|queru|vou|prefiro|vontade de|preferia|penso em|pensando em|decidi) ~3 (me matar|me suicidar|estar morto|estar morta|tirar minha vida|acabar com minha vida|desviver|acabar com tudo $|me enforcar|não acordar nunca mais|não acordar mais|nao acordar nunca mais)
(não|nao|n) (quero|queru|qro) mais (viver|vive|existir|estar aqui viva|estar aqui vivo|acordar) $ | (quero|queria) dormir e (não|nao|nunca) (acordar|mais acordar)  | se (não|nao) fosse ~3 eu já (tava|estava|estaria|tinha) (mort*|me matado) | (odeio|detesto) (estar vivo|estar viva|viver) 
(to|tô|estou|tou) ~2 (na beirada|na beira|no topo|em cima) (do|da|de um) (prédio|ponte|telhado|terraço|viaduto) $ | (todos|eles|filhos|família|todo mundo) ~3 (melhor|melhores) (sem mim|se eu morrer|se eu morresse|sem eu)
(carta|bilhete) (de despedida|suicida|de suicídio) ~3 (meus filhos|minha família|escrever|escrita|minha mãe) | (escrever|escrevendo|escrevi|fazer) (minha|uma|a) (carta|bilhete) (de despedida|suicida|de suicídio)
[eu] (quero|queria|desejo|preciso|prefiro|preferia|tenho vontade de|só quero|dá vontade de|tô com vontade de|estou com vontade de|vontade de) [{adv}] [{adv}] (morrer|estar morto|estar morta) $ | [eu] (me quero|quero me|vou me|queria me) [{adv}] (matar|suicidar|enforcar) $ | vou [{adv}] (matar|suicidar|enforcar) me $
{want} [{adv}] [{adv}] {die} $ | {want} [{adv}] [{adv}] (me matar|matar me|suicidar me|me suicidar|tirar minha vida|tirar a minha vida|acabar com a minha vida|acabar com minha vida|pôr fim à minha vida|me enforcar)
[eu] [já] não [{adv}] (quero|queria|desejo|tenho vontade de|aguento|consigo) [{adv}] [mais] [{adv}] [continuar a|continuar] (viver|existir|estar vivo|estar viva|vivendo|viva|vivo|acordar|a vida|estar neste mundo|esta vida|essa vida) [{adv}] [mais|assim] $
(estou|tô|ando) [{adv}] [{adv}] (cansado|cansada|farto|farta|exausto|exausta) (de|da) (viver|vida|estar vivo|estar viva|existir|minha vida) $
(queria|gostava de|gostaria de|preferia|desejo|quem me dera) [{adv}] (estar morto|estar morta|nunca ter nascido|não ter nascido|não existir|não acordar|não acordar mais|não acordar amanhã|dormir e não acordar*|morrer dormindo|ter morrido) | tomara que eu (morra|não acorde)
espero [{adv}] (não acordar [mais|amanhã]|morrer [logo|dormindo]|nunca mais acordar) $ | (minha vida|a minha vida|a vida|viver) [{adv}] [já] (não|perdeu|deixou) [{adv}] (vale a pena|tem mais sentido|faz sentido|tem sentido|faz mais sentido|o sentido) (para mim|pra mim|ser vivida|e quero|viver)
[já] não (vejo|encontro|tenho|acho) [{adv}] [mais] [nenhum|nenhuma|um|uma] (razão|razões|motivo|motivos|sentido) [mais|nenhum|nenhuma] (para|pra|de|em) [continuar a|continuar] (viver|vivo|viva|a vida|estar vivo|estar viva|minha vida|vivendo)
(tenho|ando com|tô tendo|estou tendo|tenho tido|voltaram os|voltei a ter|tô com) [{adv}] [muitos] (pensamentos suicidas|ideias suicidas|ideação suicida|pensamentos de suicídio|vontade de me matar|pensamentos de morte|vontade de tirar)
(penso|pensei|estou pensando|pensando|tô pensando|não paro de pensar|só penso|ando a pensar|tenho pensado|fico pensando) [{adv}] [{adv}] (em|no) (suicídio|me matar|matar me|morrer $|tirar|me suicidar|como me matar|como morrer|acabar com)
(todos|todo mundo|minha família|a minha família|meus filhos|os meus filhos|meus pais|o mundo|eles|toda a gente|meu marido|minha mãe) [{adv}] (estaria|estariam|ficaria|ficariam|ficavam|estavam|vai ficar|vão ficar|viveria|seriam|seria|ficava) [{adv}] [muito|bem] (melhor|mais feliz|mais felizes) (sem mim|se eu (morresse|morrer|sumisse|não existisse|desaparecesse|estivesse mort*|não estivesse))
ninguém [{adv}] (sentiria|ia sentir|vai sentir|se importaria|ia ligar|notaria|ia notar|se importa) [{adv}] [minha falta|falta] se eu (morresse|morrer|me matasse|sumisse|estivesse mort*)
(tentei|já tentei) (me matar|matar me|me suicidar|suicidar me|tirar minha vida|tirar a minha vida|me enforcar) [{adv}] $ | (escrevi|estou escrevendo|tô escrevendo|já escrevi|deixei) [{adv}] (minha|a minha|uma|a|as) (carta|cartas|nota|bilhete) (de despedida|suicida|de suicídio)
(estou|tô) [{adv}] [{adv}] [parado|parada|sentado|sentada|em pé|de pé] (na|no|em cima da|em cima do|à beira da|à beira do|na beira da|na beirada da|no parapeito da) [beira da|beirada do|topo do] (ponte|telhado|terraço|viaduto|sacada|varanda|linha|trilho|trilhos|prédio|parapeito|janela|precipício|cobertura) ~8 (pular|saltar|me jogar|trem|comboio|acabar|atirar)
(vou|quero|pretendo) [{adv}] (pular|saltar|me jogar|me atirar|atirar me|jogar me) (da|de uma|do|na frente de|na frente do|para a|para o|à frente do|de cima) [um|da|do] (ponte|prédio|trem|comboio|metrô|metro|janela|sacada|viaduto|linha|ônibus|telhado|caminhão)
como [{adv}] (eu|posso|faço para|faço pra|eu faço para|eu posso|que) [{adv}] (me mato|me matar|me suicidar|me suicido|matar me|tirar minha vida|morrer sem dor|me enforcar|tirar a minha vida)
(forma|maneira|método|jeito) (mais|menos|indolor|sem dor|rápido|rápida) ~2 (de|para|pra) (morrer|me matar|se matar|me suicidar|matar me|tirar a) | (quantos|quantas) ~2 {drug} ~5 (morrer|me matar|letal|mortal|fatal|matar)
(a morte|morrer|o suicídio|me matar|suicídio) [{adv}] (é|seria|parece) [{adv}] (a única|a minha única|o único|minha única|a melhor) [saída|solução|opção|que|caminho] | (única|minha única) (saída|solução|opção) [{adv}] (é|seria) [{adv}] (a morte|morrer|o suicídio|me matar|tirar a)
(vozes|uma voz|a voz|as vozes) [na minha cabeça|na cabeça] [{adv}] (me dizem|me diz|mandam|manda|dizem|diz|mandam me|dizem me) [{adv}] (para|pra|que) [eu] [{adv}] (me matar|pular|morrer|matar me|me jogar|me mate)
(hoje|esta noite|essa noite|amanhã) [{adv}] (eu me mato|me mato|vou me matar|acabo com tudo|vou acabar com tudo|vou morrer|me suicido|mato me) | [eu] me mato (hoje|esta noite|amanhã) | (me deixa|me deixe|deixem me|deixa me|me deixem) [{adv}] morrer $ | mereço [{adv}] (morrer|estar morto|estar morta) $
não mereço (viver|estar vivo|estar viva|a vida) | (perdi|não tenho|já não tenho) [mais] [{adv}] [a|as] (vontade|forças|força) [mais] (de|para|pra) [continuar a|continuar] (viver|vivendo|viva|vivo) $ | (estou|tô|sou|me sinto|sinto me) [{adv}] suicida $
(guardo|estou guardando|tô guardando|guardei|venho guardando|estou juntando|juntei|ando a guardar) ~3 {drug} ~6 (me matar|morrer|acabar|suficiente|suficientes|matar)
tenho [{adv}] (uma|a|um|o) (arma|corda|faca|pistola|revólver|espingarda|lâmina) ~6 (me matar|me enforcar|cabeça|pescoço|pulso|acabar|boca|morrer)
`,
    'self-harm': `
me cortei (fundo demais|muito fundo|fundo)
eu me corto (toda noite|todo dia|todos os dias|todas as noites|os braços|os pulsos|de novo|sempre|escondida|escondido) $
[eu] me cortei [{adv}] (hoje|ontem|de novo|agora|e (dá|tá|está|não)|na coxa|no banheiro|porque) | (me castigo|me bato|me mordo|me arranho|bato a cabeça) [{adv}] (com|até|quando|pra|para|de propósito) | (precisa de ponto|preciso de ponto*) ~2 me cortei
[eu] (me corto|corto me|me machuco|me mutilo|me queimo|me automutilo|automutilo me|magoo me|me firo) [{adv}] [{adv}] (de propósito|os braços|os pulsos|nos braços|as pernas|as coxas|com (uma|a) (lâmina|gilete|navaja|navalha|faca)|para (sentir|aliviar)|pra (sentir|aliviar)|escondido|escondida|quando (me sinto|estou|fico|tô)|desde|há|todo dia|no braço|nas coxas|nas pernas)
[eu] (me mutilo|me automutilo|automutilo me) $
(voltei a|comecei a|continuo a|continuo|não consigo parar de|não paro de|ando a|tornei a|quero|preciso|sinto vontade de|tenho vontade de|vou|acabei de|tô com vontade de|estou com vontade de|sinto necessidade de|tive uma recaída e) [{adv}] [{adv}] (me cortar [de novo|os|nos]|cortar me|me machucar de propósito|me ferir|me mutilar|me mutilando|me automutilar|automutilar me|me autolesionar|me machucar|magoar me|me cortando) $
[eu] (me cortei|cortei me|me machuquei|me queimei|me mutilei|queimei me|fiz cortes) [{adv}] (de propósito|de novo|outra vez|os pulsos|os braços|nos braços|nos pulsos|nas coxas|no braço|com (uma|a) (lâmina|gilete|navalha|faca)|para (sentir|aliviar)|pra (sentir|aliviar)|nas pernas)
cortei (os|meus|os meus) (pulsos|braços) [{adv}] $ | (bato|soco) [{adv}] (a cabeça|com a cabeça|minha cabeça) (na|contra a|nas) (parede|paredes) | (me bato|me soco|dou socos em mim|me dou) [{adv}] (até|quando|para|de propósito)
(só|a única coisa que) [{adv}] (me cortar|me alivia|alivia) ~2 (alivia|é me cortar|a lâmina) | (tenho|com) [{adv}] (cortes|feridas|cicatrizes) [novos|recentes] (nos|nas|pelos) (braços|pulsos|coxas|pernas) ~3 (que eu|fiz|fui eu|lâmina)
(recaí|tive uma recaída) [{adv}] (e me cortei|nos cortes|na automutilação|e cortei me|me cortei) | apago cigarros (no braço|na pele|nos braços)
`,
    overdose: `
(tomei|engoli|bebi) ~2 (o triplo|tudo que achei|tudo o que achei|os remédios todos|todos os remédios|tudo) ~3 (dose|armário|remédios|comprimidos|propósito|gaveta) | eu fiz ~1 tomei os (remédios|comprimidos)
(comprimidos|remédios) (tão|estão|tá|tao) (começando a|a começar a|fazendo) (bater|fazer efeito|efeito) | mudei de ideia mas já (engoli|tomei)
{i_took} [{adv}] (todos|tudo|toda|todas|uma caixa|a caixa|uma cartela|a cartela|duas cartelas|três cartelas|um frasco|o frasco|um monte|um punhado|muitos|demasiados|vários|uma mão cheia|metade da caixa|várias cartelas|a cartela inteira|cartelas) [os|as|meus|de|inteira|inteiro|caixa|cartela|frasco|toda] [de|do|da|os|meus] ~2 {drug}
{i_took} [{adv}] [uns|umas|cerca de|mais de|quase] {many} [de] [~1] {drug} | {i_took} [{adv}] {drug} (demais|a mais|em excesso) | (tive|estou tendo|tomei|acho que tive|acho que estou tendo|tô tendo|fiz|estou a ter) [{adv}] uma overdose [de] $
(bebi|tomei|engoli|acabei de beber|acabei de tomar) [{adv}] [um pouco de|um copo de] (água sanitária|lixívia|veneno|veneno de rato|veneno para ratos|chumbinho|soda cáustica|desinfetante|cândida|anticongelante|inseticida|raticida)
({near}) [{adv}] (tomou|engoliu|acabou de tomar|bebeu) [{adv}] (todos|uma caixa|um frasco|muitos|tudo|um monte|uma cartela|água sanitária|lixívia|veneno|chumbinho) [de|os|seus] ~2 [{drug}] | ({near}) [{adv}] (teve|está tendo|está a ter|sofreu) uma overdose
`,
    violence: `
(ele|ela|{mine} {friend}) está me (enforcando|estrangulando|espancando|batendo)
(ele|ela) me (bate|espanca|agride|viola) (de novo|outra vez|sempre|quando|todo|todos|todas)
(ele|ela|{mine} {friend}|{mine} ~1) (quebrou|queimou|torceu) meu (braço|nariz|dedo|pulso)
(ele|ela|{mine} {friend}) ~1 (me dá|dá em mim|me da|me deu|me puxou|me arrastou|me empurrou|me jogou|me segurou|me queimou) ~1 (tapa|tapas|soco|socos|murro|pelo cabelo|pelo pescoço|contra|na parede|da escada|surra|com cigarro) | (minha (irmã|mãe|tia|amiga)) apanha (do|de)
(alguém|um homem|tem alguém|cara|homem) ~2 (tentando|tentou) (entrar no meu|entrar na minha|me botar no carro|me agarrar|arrombar) | (como) (saio|fujo|escapo|largo) ~3 (namorado|marido|companheiro|ex) (agressivo|violento|que me bate)
(ele|ela) [{adv}] (disse|diz|falou|fala|jurou) que vai (me matar|me achar|acabar comigo|me bater|achar eu)
{near} [{adv}] me (bate|espanca|agride|estupra|viola|estrangula|esbofeteia|chuta|maltrata|sufoca|enforca|soca|dá socos|dá murros) [{adv}] [{adv}] (quando|com (o|um|uma) (cinto|pau|punho|cabo)|na cara|no rosto|na barriga|todo dia|todos os dias|toda|na frente|desde|e|até|se|há|por)
{mine} {friend} [{adv}] (me bate|me espanca|me agride|me estupra|me estrangula|me maltrata|bate me|espanca me|agride me|viola me|me sufoca|abusa de mim|me esmurra) $ | (ele|ela|{mine} {friend}) [{adv}] (bate|espanca|agride|maltrata) (em mim|me) $
{near} [{adv}] (me|tentou me) [{adv}] (bateu|espancou|agrediu|estuprou|violou|estrangulou|esfaqueou|esbofeteou|chutou|sufocou|socou|deu um soco|deu um tapa|deu socos|deu uma surra|empurrou (da|contra|na|no)|jogou (contra|na|no)|agarrou pelo|quebrou|trancou|ameaçou com|ameaçou de morte|ameaçou me|ameaçou matar|enforcou|estrangular|enforcar|apertou o pescoço|deixou (roxa|roxo|marcas))
{near} [{adv}] (bateu me|espancou me|agrediu me|violou me|estrangulou me|deu me um soco|deu me uma tareia|apertou me o pescoço|deu me um murro|ameaçou me (com|de))
(fui|já fui|estou sendo|estou a ser|tô sendo) [{adv}] (estuprada|estuprado|violada|violado|abusada|abusado|agredida|agredido|espancada|espancado|esfaqueada|esfaqueado|sequestrada|dopada|maltratada|ameaçada de morte|ameaçado de morte)
(sofro|estou sofrendo|sou vítima de|vivo) [{adv}] (violência doméstica|abuso|abusos|maus tratos|agressões|violência|abuso sexual)
(tenho|tô com|estou com|morro de) [{adv}] [muito] medo [{adv}] (do meu (marido|namorado|pai|padrasto|ex|companheiro|filho)|da minha (mãe|mulher)|de (ele|que ele) me (matar|bater|mate|bata|machucar|encontrar|machuque)|que ele me (mate|bata|machuque)|de voltar (para|pra) casa|dele me (matar|bater|machucar)|do meu ex)
{mine} (marido|namorado|pai|padrasto|ex|companheiro) (é|fica|está|tá|anda) [{adv}] [muito] (violento|agressivo comigo|abusivo) 
(meu|o|o meu) ~1 (padrasto|tio|pai|avô|primo|irmão|professor|treinador|namorado da minha mãe|vizinho|padre) [{adv}] (me toca|me tocou|toca me|passa a mão em mim|entra no meu quarto|abusa de mim|abusou de mim|me obriga|mexe comigo|vem no meu quarto|vem ao meu quarto|passou a mão em mim|me apalpa)
{near} [{adv}] (diz|disse|me disse|ameaça|ameaçou|jurou|fala|falou) [{adv}] (que|me) [{adv}] (vai me matar|me mata|me matar|vai matar me|me mataria|me matava) (se|e|a mim|$) | {near} me (obriga|força|obrigou|forçou) a (transar|fazer sexo|ter relações|dormir com)
{near} [{adv}] (me trancou|me tranca|trancou me|me mantém presa|me prende|me mantém trancada|não me deixa sair de casa) [em|no|e|desde|$]
(estou|tô|me) [{adv}] (escondida|escondido|trancada|trancado|escondi|tranquei|fechada|fechado) (no|na|em|debaixo) [da|do] (banheiro|casa de banho|armário|quarto|guarda roupa|porão|carro|cama) ~4 (ele|{mine} {friend}|alguém|porque|meu|ladrão)
(alguém|um homem|uns homens|ladrões|ele) [{adv}] (está|estão|tá|quer|tenta) [{adv}] [tentando|a tentar] (entrar na minha casa|arrombar minha porta|arrombar a porta|arrombando a porta|invadir minha casa|invadindo minha casa|entrando na minha casa|entrar em minha casa)
{near} [{adv}] (bate|está batendo|espanca|agride|tá batendo|está a bater|bateu) (na|no|em) [minha|meu] (minha|meu|mãe|irmã|irmão|filho|filha|avó) [mãe|irmã|irmão|filho|filha|avó] | meu ex [{adv}] (me persegue|me ameaça|está na porta|tá na porta|me stalkeia|persegue me|ameaça me)
(minha família|meus pais|meu pai) [{adv}] (quer|querem) [{adv}] (me matar|me obrigar a casar|me forçar a casar|me casar à força|obrigar me a casar)
`,
    'harm-to-others': `
(vou|quero) [{adv}] (esfaquear|dar um tiro em|dar um tiro no|degolar|estrangular|envenenar|assassinar|esfaquear o|atirar em) ({mine} {friend}|alguém|todos|todo mundo|no meu chefe|meu chefe)
(vou|quero) [{adv}] matar [o|a] ({mine} {friend}|ele|ela) [{adv}] (com (uma|um|a|minha) (faca|arma)|esta noite|hoje à noite|enquanto dorme|e falo sério|enquanto ele dorme)
(tenho|tô com) [{adv}] medo de (machucar|matar|ferir|fazer mal a|magoar) ({mine} {friend}|alguém|meus filhos|meu bebê|as crianças|os meus filhos)
(vou|quero) [{adv}] (levar (uma|a) arma para|levar uma arma pra|fazer um massacre|matar todos|matar todo mundo|atirar em todo mundo|botar fogo|pôr fogo|tocar fogo) [{adv}] (na|no|a|na casa|à|em) [minha|meu|casa] (escola|trabalho|faculdade|casa|escritório|colégio|dele|dela)
(acabei de|eu) (matar|esfaquear|esfaqueei|matei) (o meu|a minha|meu|minha|alguém|um homem) [{friend}] [{adv}] $ | (vozes|uma voz|as vozes) [na minha cabeça] [{adv}] (me dizem|mandam|me mandam|dizem) [{adv}] (para|pra|que) [eu] (matar|machucar|ferir|esfaquear|fazer mal)
tenho (uma|a) (faca|arma|pistola) ~6 (vou matar|matar ele|matar ela|matá lo|matá la) | (tenho|tô com|ando com) [{adv}] (pensamentos|vontade|impulsos) [{adv}] de (machucar|matar|ferir|fazer mal a) ({mine} {friend}|meu bebê|meus filhos|alguém|o bebê)
`,
    medical: `
(convulsão|convulsões) ~2 não (acorda|responde|respira)
(acho que|penso que|creio que) [{adv}] [eu] (estou tendo|tô tendo|estou a ter|vou ter) [{adv}] (um infarto|um enfarte|um ataque cardíaco|um avc|um derrame|uma convulsão|um ataque do coração)
[eu] (estou tendo|tô tendo|estou a ter) [{adv}] (um infarto|um enfarte|um ataque cardíaco|um avc|um derrame|uma convulsão) $
({near}) (está tendo|tá tendo|está a ter) [{adv}] (um infarto|um enfarte|um ataque cardíaco|um avc|um derrame|uma convulsão|convulsões|um ataque epilético|uma parada cardíaca|um ataque epiléptico) [e|agora|aqui|$]
não (consigo|estou conseguindo|tô conseguindo) [{adv}] (respirar|mais respirar|respirar direito|respirar bem) $
({near}) [{adv}] (não respira|não está respirando|não tá respirando|não consegue respirar|parou de respirar|não reage|não responde e|não acorda e|está convulsionando|está engasgado|está engasgada|está sufocando|está ficando roxo|está ficando roxa|não está a respirar|está engasgando)
{mine} {friend} [{adv}] (está|ficou|tá) [{adv}] inconsciente | ({near}) [{adv}] (desmaiou|caiu|desmaia|perdeu a consciência) ~4 (não acorda|não respira|não reage|não responde|inconsciente)
(dor|pressão|aperto) [{adv}] [muito forte|forte|intensa|horrível|terrível] (no peito) ~8 (braço|mandíbula|maxilar|respirar|suando|suor|falta de ar|ar) | (não para|não pára|não parou) de sangrar | (o sangramento|a hemorragia|o sangue) não (para|estanca|pára|parou)
(estou|tô) [{adv}] (sangrando muito|perdendo muito sangue|a sangrar muito|vomitando sangue|tossindo sangue|a vomitar sangue|cuspindo sangue|me esvaindo em sangue) | (vomitei|vomito|tossi|cuspi) [{adv}] [muito] sangue $
(metade|um lado|o lado esquerdo|o lado direito|lado esquerdo|lado direito) (do|da) [meu|minha|seu|sua] (rosto|cara|corpo|face) ~3 (dormente|paralisado|paralisada|paralisou|caído|caiu|torto|adormeceu) | (minha|a minha|a) (garganta|língua) (está|tá) [{adv}] (fechando|inchando|a fechar|a inchar)
(preciso de|chama|chame|chamem|liguem para) [{adv}] (uma ambulância|ambulância|o samu|a ambulância|o 112|o 192|o 190) $ | (minha|nossa|a minha) (casa|cozinha) (está pegando fogo|tá pegando fogo|está a arder|está em chamas)
`,
    grooming: `
tenho [{adv}] {young} [anos] ~14 (nua|nu|pelada|pelado|sem roupa|nudes|fotos íntimas|de calcinha|de lingerie|me encontrar|se encontrar comigo|encontrar comigo|me ver sozinha|roupa interior)
(pede|pediu|quer|pedindo|manda|insiste|fica pedindo) ~5 (nua|nu|pelada|pelado|sem roupa|nudes|fotos íntimas|encontrar|de calcinha) ~8 tenho [{adv}] [só] {young}
(homem|cara|alguém|moço|estranho|ele|desconhecido|rapaz) ~4 (na internet|da internet|online|pela internet|no (instagram|insta|discord|snapchat|tiktok|roblox|whatsapp)|do (instagram|discord|tiktok|roblox)) ~6 (pede|pediu|quer|pedindo|insiste) ~5 (nua|nu|pelada|pelado|sem roupa|nudes|fotos íntimas|calcinha)
meu (professor|treinador|tio|padrasto|pai|avô|pastor) ~3 (pede|pediu|quer|obriga|manda) ~5 (nua|nu|pelada|pelado|sem roupa|nudes|fotos íntimas|tirar a roupa|tire a roupa)
`,
    eating: `
(provoco|provoquei|forço|induzo) [{adv}] [o] (vômito|vómito|vômitos|vomitar) | (vomito|vomitei) [{adv}] (de propósito|depois de (comer|cada refeição|toda refeição)|tudo o que como|tudo que como|tudo que eu como) | [eu] (me forço|me faço|me obrigo|forço me) a vomitar
(estou|tô|faz|há|já faz) [{adv}] [mais de|há] (três|quatro|cinco|seis|sete|3|4|5|6|7|8|#) dias (sem comer|que não como|que eu não como) | (enfio|enfiei|meto|boto|coloco) [{adv}] [o|os] (dedo|dedos) na garganta
(tenho|acho que tenho|sofro de) [{adv}] (anorexia|bulimia|um transtorno alimentar|um distúrbio alimentar)
`,
    'someone-else': `
{mine} ~1 (filho|filha|bebê|neto|neta) (desapareceu|sumiu|está desaparecido|está desaparecida) $
{mine} ~1 {friend} [{adv}] (quer|vai|tentou|ameaça|ameaçou|está ameaçando|disse que quer|disse que vai|me disse que quer|me disse que vai|falou que quer|falou que vai|diz que quer|diz que vai|acabou de tentar|mandou mensagem dizendo que vai|escreveu que vai|disse me que quer|disse me que vai|tá querendo|fala em) [{adv}] (se matar|se suicidar|tirar a própria vida|morrer|se enforcar|matar se|suicidar se|pular|tirar a vida) $
{mine} ~1 {friend} [{adv}] (se corta|se mutila|se machuca de propósito|cortou os pulsos|se cortou|corta se|se automutila) | {mine} ~1 {friend} [{adv}] não quer mais viver | (ele|ela) (quer|vai|ameaça|tentou) (se matar|matar se|se suicidar)
`,
  },
}
