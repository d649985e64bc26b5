import type { RuleSet } from '../rule-set.ts'
import { GROOMING } from './grooming.ts'
import { MEDICAL } from './medical.ts'
import { MINOR } from './minor.ts'
import { PLAIN_DANGERS } from './plain-dangers.ts'
import { PLAINLY_HARMLESS } from './plainly-harmless.ts'
import { THREATS } from './threats.ts'

export const PT: RuleSet = {
  language: 'pt',
  commonWords:
    'eu o a os as um uma e de do da dos das em no na nos nas que não nao com para pra pro por meu minha meus minhas me mim você voce ele ela eles isso essa esse esta este está ta to tô tou estou sou é foi ser ter tem tenho quero vou vai mais mas muito tudo nada ninguém ninguem quando como porque se já ja só so também olá ola oi obrigado obrigada hoje amanhã ontem sempre nunca vida viver morrer sem ao às seu sua lhe filme heroi nesse dessa nessa pela pelo aqui depois tinha fazer fiz fui era dia noite casa mae pai amigo amiga irmao irma marido namorado',
  shortForms: {
    n: 'nao',
    nn: 'nao',
    num: 'nao',
    naum: 'nao',
    q: 'que',
    oq: 'o que',
    queromorrer: 'quero morrer',
    pq: 'porque',
    pqe: 'porque',
    vc: 'voce',
    vcs: 'voces',
    to: 'estou',
    tou: 'estou',
    ta: 'esta',
    tao: 'estao',
    tava: 'estava',
    qro: 'quero',
    qero: 'quero',
    kero: 'quero',
    qria: 'queria',
    keria: 'queria',
    mto: 'muito',
    mt: 'muito',
    td: 'tudo',
    tds: 'todos',
    hj: 'hoje',
    amanha: 'amanha',
    blz: 'beleza',
    mi: 'me',
    mim: 'mim',
    pro: 'para o',
    pros: 'para os',
    pra: 'para',
    pras: 'para as',
    prum: 'para um',
    dum: 'de um',
    duma: 'de uma',
    ngm: 'ninguem',
    ninguen: 'ninguem',
    aguentu: 'aguento',
    aguent: 'aguento',
    morre: 'morre',
    morer: 'morrer',
    moree: 'morrer',
    suicidio: 'suicidio',
    suisidio: 'suicidio',
    matarme: 'matar me',
    nd: 'nada',
    msm: 'mesmo',
    dps: 'depois',
    agr: 'agora',
    cmg: 'comigo',
    ctg: 'contigo',
    vdd: 'verdade',
    obg: 'obrigado',
    tbm: 'tambem',
    tb: 'tambem',
    eh: 'e',
    mae: 'mae',
    remedinho: 'remedio',
  },
  keyWords:
    'quero queria morrer matar suicidio suicida suicidar suicidas viver acordar comprimidos remedios overdose cortar cortei cortes automutilacao automutilo despedida desaparecer sumir ponte telhado enforcar pular estuprada estuprou estrangulou ameaca marido padrasto namorado anorexia bulimia vomito laxante calorias amiga irmao irma morte fardo peso aguento',
  otherWords:
    'correr morder mover moverem mercer morrem morrerá matam matas mate mata mato mar cortam cortará cortou corte cortar cortado corta cortes cores fortes portes morto mortes norte sorte forte ponto pontes fonte monte contar pulam pulo sumiu somar amigo amigas irmaos irmas viverá vive vivem ver vier virar aguenta acordo acordou acordado marca matéria peso pesos preso beso fardos farto tardo acordam',
  classes: {
    WANT: 'quero|queria|vontade de|vou|desejo|penso em|pensando em|pensei em|pensado em|tento|tentei|preciso|prefiro|preferia|gostaria de|gostava de|planejo|planejando|decidi|a ponto de|prestes a|podia|devia|devo|quem dera|tomara que eu|tomara|espero|jeito de|maneira de|forma de|ideia de|coragem de|melhor eu|quis|pretendo|estou para|plano de|plano para|pronto para|pronta para|sonho em|tentado a|desejando|querendo|posso|merecia|mereço',
    PERSON:
      'amigo amiga irmao irma mae pai filho filha primo prima tio tia avo avó avô neto neta marido esposa mulher esposo namorado namorada companheiro companheira ex colega vizinho vizinha alguem sobrinho sobrinha cunhado cunhada aluno aluna cara menina menino rapaz garota garoto moca moço ele ela melhor sogra sogro enteado enteada chefe professora professor pessoa amigos mana mano parceiro bebe',
    PERP: 'marido esposo esposa mulher namorado namorada companheiro ex pai mae padrasto madrasta irmao tio primo avo filho chefe vizinho ele ela cunhado sogro colega professor alguem homem cara cuidador cuidadora familia pais eles padre treinador pastor parceiro padrinho patrao meio',
    HITS: 'bate bateu batem batia batendo espanca espancou espancam agride agrediu agredem enforcou enforca estrangula estrangulou sufocou sufoca empurra empurrou chuta chutou ameaça ameaçou ameaçam ameaçando abusa abusou abusam estuprou estupra estupraram violou viola violenta violentou toca tocou apalpa esfaqueou esfaqueia queimou queima machuca machucou persegue perseguiu tranca trancou maltrata tortura socou soca esmurrou esganou esgana obriga obrigou forca forçou forca atacou ataca segue humilha sacode sacudiu chantageia',
    DRUG: 'comprimido comprimidos remedio remedios pilula pilulas medicamento medicamentos medicacao cartela cartelas caixa frasco vidro paracetamol dipirona rivotril clonazepam calmante calmantes antidepressivo antidepressivos ansiolitico ansioliticos insulina aspirina sonifero soniferos dose doses diazepam xanax morfina tramadol ibuprofeno benuron capsulas tarja quetiapina zolpidem alprazolam lorazepam sertralina xarope',
    TOOK: 'tomei tomar tomado tomo engoli engolir ingeri bebi beber injetei injetado misturei tomando engolido',
    POISON:
      'agua sanitaria veneno chumbinho cloro desinfetante soda acido lixivia raticida detergente agrotoxico diabo pesticida inseticida',
  },
  openers:
    'e mas porque que se quando oi ola bom entao hoje ontem vezes acho sinto tambem assim ou agora sinceramente deus ai nao embora desde enquanto ja tipo cara gente sabe mano olha pois verdade',
  closers:
    'e mas porque que se ou kkk kkkk rs haha agora hoje ja mano cara emojilaugh quando sabe mesmo logo tipo todos gente obrigado obrigada',
  signals: [
    MEDICAL.pt,
    GROOMING.pt,
    THREATS.pt.signal,
    ...PLAIN_DANGERS.pt,
    {
      concern: 'suicide',
      family: 'intent',
      weight: 3,
      sure: true,
      patterns: `
        (tentei|tentativa de|minha|segunda) ..1 suicidio ..3 (ninguem|semana|ontem|sabe|$)
        (meu suicidio|adiei o suicidio|planejei meu suicidio|planejo meu suicidio)
        (me mata|me matar|matar) ..1 logo ..1 (de uma vez|acabar)
        (me deixa|me deixem|deixa eu|deixem me|deixa me) morrer
        (jeito|forma|maneira|metodo) (menos|mais) (doloroso|dolorosa|rapido|rapida|facil) ..1 de (morrer|se matar)
        (metodo|jeito|forma) ..3 nao doi
        (quantos|qual|quantas|quais) ..4 (matam|letal|mortal|morrer|mata)
        (saco|sacola) ..2 (na|sobre a) cabeca
        (procuro|onde|tem) ..3 ponte ..1 alta
        nao quero ..1 (que)? me salvem
        (pq|porque|por que) me salvaram
        nao (vou|quero) (ver|chegar|passar) ..2 (natal|aniversario|aos 30|ano novo|amanha)
        (tiro|tirar|acabar com|por fim|dar fim|termo) ..3 (propria vida|minha vida)
        por termo a ..3 (tudo|isto|vida)
        (atiro|atirar|mato|matar|enforco|enforcar|suicidar|jogo) me ..1 (da|do|a|na|ao|hoje|amanha|ja|$) ..1 (ponte|linha|comboio|janela|varanda|predio|mar)?
        (vou|quero|penso em|pensar em|apetece me) ..1 (matar me|enforcar me|atirar me|suicidar me)
        apetece me morrer
        (mais valia|melhor era|quem me dera) ..1 (eu)? (morrer|estar morto|estar morta|nao ter nascido|nao acordar)
        (farto|farta|cansado|cansada|cansei) (de viver|desta vida|dessa vida|da vida|de respirar|de existir)
        jogo a toalha ..2 vida
        (queria|quero) ..2 (nunca ter existido|nunca ter nascido|nao existir|evaporar)
        (desisti|desisto) (da vida|de viver)
        nao quero mais ..1 (ficar|estar|continuar|viver|permanecer) ..1 (em|nesse|neste|no) ..1 (mundo|planeta|vida)?
        (cansad*|fart*|chei*|exaust*) (da|de) (vida|viver|existir|estar viva|estar vivo)
        (odeio|detesto|lamento) (estar|ter|continuar) (vivo|viva|nascido)
        (nao tenho|sem|falta) ..1 (forca|forcas|coragem) ..1 (para|de|pra) ..1 (ficar|continuar|viver|seguir|estar)
        (meu proprio|meu) (velorio|enterro|funeral)
        nao quero mais ser ..1 (ninguem|nada|eu|uma pessoa|humano|humana)
        deixar de (ser|existir|viver|respirar|estar aqui)
        (guardo|guardando|juntando|acumulando|escondendo) ..2 (remedios|comprimidos|calmantes)
        (fingir|fingindo|finjo) ..3 (quero viver|viver|estou viva|estou vivo|estar viva)
        (soltar|largar|virar) ..1 (o)? volante
        nao (pretendo|quero|planejo|espero|vou|penso em) ..1 (chegar|ver|completar|passar) ..3 (ano|natal|aniversario|amanha|velho|velha|mes|segunda)
        (nao|acho que nao) ..1 (passo|aguento|sobrevivo|chego|vou passar) ..1 (dessa|desta|ate|a|essa|de) ..1 (noite|hoje|amanha|semana|domingo)
        quero que tudo (fique|acabe|suma|apague|escureca)
        se eu (pular|me jogar|pulasse|me jogasse|me matar|me matasse|me atirar)
        (decepcionad*|triste|frustrad*|irritad*|odeio|lamento) ..2 (de|por|em) ..1 (ainda)? (estar|acordar|continuar|ter) ..1 (viva|vivo|acordado|acordada)?
        ainda estar (viva|vivo)
        (ia|iria|quase|estava quase) ..1 (fazer|fiz|fazendo|me matar|me jogar|me joguei|pular|pulei|me matei) (isso|mas|$|ontem|hoje|no|na|da|do)
        quase me (joguei|matei|enforquei|cortei os pulsos|atirei)
        (desejo|quero|busco|espero|imploro) ..1 (a|minha)? morte
        (carro|onibus|caminhao|trem|raio) me (atropele|acerte|mate|pegue|esmague)
        me (atropele|atropelem|deem um tiro|da um tiro|de um tiro|mate logo)
        (pronto|pronta|preparad*) (para|pra) (partir|morrer|ir embora|o fim|ir)
        ja vivi (bastante|o suficiente|demais|o que tinha)
        (me perdoa|perdoa|perdao|desculpa|me perdoe) ..3 (que eu|o que) ..2 (fazer|farei|vou)
        nao queria ter acordado
        (nao)? vou ficar aqui ..2 muito tempo
        (ponte|faca|gilete|trilhos|comprimidos|morte|abismo) ..2 me (chama|chamando|chamam)
        (quero|qro|queria) ..1 morre $
        WANT ..2 (morrer|morra|estar morto|estar morta|deixar de existir|deixar de viver|nao existir|nao acordar|nao viver|ter morrido|nunca ter nascido|nao ter nascido|sumir para sempre|sumir desse mundo|sumir deste mundo|desaparecer para sempre|desaparecer deste mundo|desviver)
        WANT ..2 me (matar|suicidar|enforcar|jogar|atirar da|atirar do|tirar a vida|envenenar|afogar|desviver|matar logo)
        me (matar|suicidar|enforcar)
        (vou|quero|queria|ia|tentei|tento|penso em|pensando em|devia|posso|pretendo) ..2 (matar|suicidar|enforcar) me
        (suicidar|matar|enforcar) me
        me (mato|suicido|enforco) (e|se|hoje|logo|agora|para|$|amanha|de uma)
        eu me mato $
        (se|quando) ..5 eu me mato
        (nao|nunca|nem) ..1 (quero|queria|aguento|consigo|tenho vontade de|suporto|mereco|desejo|querer|pretendo|gosto de|tenho mais vontade de|tenho forcas para|vou) ..1 (mais)? ..1 (viver|continuar vivendo|existir|acordar|acordar mais|estar aqui|estar viva|estar vivo|estar neste mundo|seguir vivendo|continuar aqui|ficar neste mundo|ficar aqui|continuar a viver)
        (nao|nem) (quero|queria) ..1 (mais) (viver|existir|estar aqui|acordar|nada com a vida|essa vida|esta vida)
        (tirar|tirei|tirando|acabar com|acabo com|terminar|terminar com|por fim a|por fim na|dar fim a|dar fim na|dar um fim na|dar um fim a|encerrar|encerrar a) ..1 (a)? ..1 (minha|propria|minha propria|esta|essa|tudo de uma vez)? (vida|existencia)
        (quero|vou|queria|preciso|posso) ..1 (acabar|terminar|encerrar) (com)? (tudo|tudo isso|isso tudo)
        (acabar|acaba) com (tudo|o sofrimento|meu sofrimento|essa dor|minha dor)
        (estar|estivesse|esteja|preferia|prefiro|melhor|estaria) ..2 (morto|morta|morrer|morresse) (que|do|$|a|e|logo|agora)
        (queria|preferia|devia|melhor|gostava|quem dera) ..2 (estar|ter|estivesse|tivesse) ..1 (morto|morta|morrido)
        (nunca|nao) ..1 (ter|tivesse|devia ter|devia) ..1 (nascido)
        queria nunca ter nascido
        (dormir|deitar|adormecer) ..5 (nao|nunca|nunca mais|jamais) ..1 (acordar|acordasse|mais acordar|acorde)
        (dormir|descansar|adormecer) (para sempre|pra sempre|eternamente)
        (nao|nunca) (mais)? acordar (mais|amanha|nunca|nunca mais|de novo|$)
        (tomara|espero|peco|rezo|oro|queria|quem dera|imploro|pedindo) ..4 (eu)? ..1 (morra|morrer|morresse|nao acorde|nao acordar|me leve|me leva|me levar|levar me|me busque|nao acordasse|partir)
        (deus|senhor|jesus|morte) ..2 me (leve|leva|levar|busque|chame|mate|tire|levasse)
        (alguem|por favor) ..1 me (mata|mate|matem|atropele)
        (me)? (jogar|pular|saltar|atirar|lancar|jogo|pulo|joguei|pulando) ..2 (da|do|de|na frente|embaixo|no|em frente|de um|debaixo|para|de uma|pela|nos|a frente|ao) ..2 (ponte|predio|telhado|trem|metro|janela|terraco|sacada|varanda|penhasco|trilho|trilhos|onibus|carro|viaduto|abismo|andar|comboio|caminhao|linha|mar e nao|laje)
        (bater|jogar|capotar|enfiar) ..2 (o)? (carro|moto) ..3 (morrer|muro|poste|arvore|parede|caminhao)
        (cortar|cortei|cortando|abrir|abri) ..2 (pulso|pulsos|veia|veias|garganta)
        (arma|pistola|revolver) ..1 na (cabeca|boca|mao|minha mao|minha cabeca)
        (ir embora|sair|partir|sumir|vou embora|embora|ir) ..1 (desse|deste|desta|dessa|do) (mundo|vida|planeta)
        (ir|encontrar|ficar|estar|ter) ..3 (com|a|atras) ..4 (ceu|outro lado|alem)
        ir para o (ceu|outro lado)
        desde que ..3 (morreu|faleceu|se foi|partiu) ..5 (ir|morrer|seguir|encontrar|ter com|atras|nao quero viver|viver)
        (ir ter com|ir atras|ir com|ir encontrar) (ele|ela|dele|dela|eles)
        (penso|pensando|pensamentos|pensado|pensei|ideias|fantasio|pensar|sonho) ..4 (suicidio|suicidas|me matar|em morrer|suicidar|tirar a vida|tirar minha vida|me suicidar|morte e quero|na minha morte)
        (pensamentos|ideias|ideacao|tendencias|ideacoes|impulsos) (suicidas|suicida|de suicidio|de morte|de morrer|de me matar)
        (vozes|voz|cabeca|mente) ..3 (mandam|dizem|mandam eu|diz|falam|gritam|manda|mandando) ..3 (matar|morrer|morra|mate|pular|machucar|cortar)
        (tentei|tentar|tento|tentando) ..2 (me matar|suicidio|morrer|me suicidar|me enforcar|tirar minha vida|de novo|outra vez|acabar com)
        (mereco|merecia|devia) ..1 (morrer|a morte|estar morto|estar morta)
        (nao) (devia|deveria|era para) ..1 (estar vivo|estar viva|existir|ter nascido|eu estar viva)
        (hoje|amanha|esta noite|essa noite|agora) ..2 (eu)? ..1 (me mato|acaba tudo|acabo com tudo|vou embora|faco|acabo|e o fim|vou acabar|tudo acaba)
        (acaba|termina|acabar) tudo (hoje|esta noite|amanha|$)
        (ja)? (decidi|me decidi|tomei a decisao) ..3 (vou embora|morrer|acabar|me|desse|partir)
        (na verdade|na real|a verdade e que|mas|no fundo) ..2 (sou eu|e sobre mim|esse cara sou eu|essa menina sou eu)
        (fazer|faco) (uma)? (besteira|loucura|bobagem|asneira)
        (so|unica coisa) ..3 (segura|impede|prende|mantem)
        (me)? (segura|prende|mantem) (aqui|viva|vivo|neste mundo)
        (comprimido|comprimidos|remedios) ..4 para (morrer|me matar|nao acordar)
        desviver
        seria melhor se eu (morresse|nao existisse|sumisse|nao estivesse)
        (penso|pensando) na morte (o tempo todo|todo dia|sempre|toda hora)
      `,
    },
    {
      concern: 'suicide',
      family: 'intent',
      weight: 3,
      patterns: `
        (morte|morrer|suicidio) ..2 (e|seria|parece|resta) ..3 (unica|saida|solucao|melhor|alivio|descanso|opcao|facil|caminho)
        (unica|unico) ..2 (saida|solucao|opcao|caminho) ..2 (e|seria)? ..1 (a)? (morte|morrer|suicidio|me matar)
        (so|apenas) (me)? resta ..1 (a)? (morte|morrer)
        minha morte ..4 (alivio|melhor|bem)
        ^ suicidio $
        (cometer|planejo|planejando|planejar|considero|contemplo|pensar em|penso em) ..1 (o|meu|um)? suicidio
        (carta|bilhete|nota) (suicida|de suicidio)
      `,
    },
    {
      concern: 'suicide',
      family: 'intent',
      weight: 2,
      patterns: `
        (suicidio|suicida|suicidas|suicidar)
        (quero|queria|vontade de|vou) ..1 (sumir|desaparecer)
        (sumir|desaparecer) (para sempre|desse mundo|deste mundo|de vez|e nao voltar|do mapa para sempre)
        (matar|morrer)
        me mato
        vou pular
        me matar
      `,
    },
    {
      concern: 'suicide',
      family: 'hopelessness',
      weight: 3,
      soft: true,
      patterns: `
        (viver|vida|existir) e ..1 (uma|um)? ..1 (tortura|inferno|castigo|sofrimento|pesadelo|fardo|martirio)
        nao dou conta (da vida|de viver|dessa vida|mais)
        (para|pra) mim ..1 (ja era|acabou|nao tem mais)
        nao (consigo|aguento) mais (lutar|fingir|sofrer|seguir|continuar)
        ninguem mais precisa de mim
        tudo ..1 (pronto|preparado|arrumado) ..3 (carta|despedida|testamento)
        (vida|existencia|viver|existir|nada disso|isso tudo) ..2 (nao|ja nao|nao faz|perdeu o) ..1 (tem|vale|faz|merece|tem mais|faz mais|vale mais|sentido) ..1 (sentido|a pena|nada|valor|proposito|graca|razao|mais)
        (nao|ja nao|nunca) ..1 (vejo|tenho|encontro|ha|tem|existe|acho) ..1 (mais|nenhum|nenhuma|qualquer)? ..1 (sentido|razao|razoes|motivo|motivos|saida|futuro|esperanca|esperancas|forcas|forca|vontade|proposito|escapatoria) ..2 (para|de|em|na|pra|a)? ..2 (viver|vida|continuar|mim|existir|seguir|nada|lutar|aqui|continuar vivendo|tudo)
        (sem|perdi|perdi a|perdi as|nao tenho|nao tenho mais|falta|acabou a minha) ..2 (vontade|forcas|motivo|motivos|razao|forca|desejo|esperanca) ..1 (de|para|em|pra) ..1 (viver|continuar|seguir|existir|a vida|lutar|continuar vivendo|seguir vivendo|nada)
        (qual|que|pra que|para que) ..1 (o|e o)? ..1 (sentido|motivo|proposito|razao) ..2 (viver|vida|continuar|existir|tudo|seguir|disso tudo|assim)
        para que (viver|continuar|continuar vivendo|existir|existo|seguir|lutar|vivo|eu nasci|eu vivo|estou viva|estou vivo|insistir)
        por que (ainda)? ..1 (estou viva|estou vivo|eu nasci|nasci|existo|ainda vivo|ainda estou|eu existo|eu ainda|nao morro)
        (nao) (aguento|suporto|consigo|da|posso|dou conta) ..1 (mais)? ..1 (com|de)? ..1 (viver|essa vida|esta vida|minha vida|a vida|essa dor|esta dor|tanta dor|a dor|existir|continuar vivendo|continuar assim|seguir assim|viver assim|esse sofrimento|sofrer|assim|continuar)
        (cansei|cansado|cansada|farto|farta|cheio|cheia|exausta|exausto) ..1 (de|da) (viver|vida|minha vida|existir|essa vida|lutar|tudo e|sofrer|estar viva|estar vivo|ser eu)
        (odeio|detesto) ..1 (minha vida|viver|estar viva|estar vivo|existir|a vida)
        minha vida (acabou|terminou|nao tem|nao vale|nao presta|e um inferno|nao importa|ja era|nao faz|perdeu)
        (quero|queria|preciso|espero|so quero|so queria) ..1 que ..1 (tudo|essa dor|a dor|isso|tudo isso|o sofrimento|esse sofrimento|isso tudo) ..2 (acabe|pare|termine|passe para sempre|acabasse|parasse|suma|cesse)
        que (a dor|tudo|essa dor) (pare|acabe|termine|acabasse|parasse)
        (nao tem|sem|nao ha|nao existe|nao tem mais) ..1 (saida|esperanca|futuro|escapatoria|solucao|jeito) ..1 (para mim|pra mim|na minha vida|$|so|e)
        (nao) (sirvo|presto|valho) ..1 (para|pra)? nada ..6 (morrer|viver|mereco|sumir|melhor|morto|morta)
        (nao|nem) mereco ..1 (viver|a vida|estar viva|estar vivo|existir)
        (desisto|desisti) (de tudo|da vida|de viver|de mim)
        (tanto faz|nao me importo|nao ligo|nao me importa) ..2 (morrer|viver ou morrer|se eu morrer|se morro|se eu viver|se eu vivo)
        acabou para mim
        tenho (um)? plano e
        (nao pertenco|nao me encaixo|nao fui feita|nao fui feito) ..1 (a|nesse|neste|para esse|pra esse|para este|a este|pra este) (mundo|vida)
        (morto|morta) por dentro
        nao quero mais (nada|essa vida)
      `,
    },
    {
      concern: 'suicide',
      family: 'hopelessness',
      weight: 2,
      soft: true,
      patterns: `
        nao (aguento|suporto|consigo|da) mais $
        nao aguento mais
        (nao)? (aguento|da) mais
        para que $
        (qual o sentido|para que continuar|que sentido tem) $
        (nao vejo|nada faz|nao faz) ..1 sentido
        desisto $
        desisto de tudo
        (nada) ..1 (importa|faz sentido|vale a pena|mais importa)
        (nao tem|sem|nao ha) (saida|esperanca)
        (estou|me sinto) ..1 (vazio|vazia|acabado|acabada|destruida|destruido|sem saida|no fundo do poco|quebrada)
        nao sirvo para nada
        (acabou|ja era) $
        (quero|queria) que ..1 (acabe|pare|passe)
        nao quero mais
        nao aguento
      `,
    },
    {
      concern: 'suicide',
      family: 'hopelessness',
      weight: 1,
      patterns: `
        (odeio|detesto) (minha vida|tudo)
        me odeio
        (estou|me sinto) ..1 (sozinho|sozinha|triste|vazio|vazia|cansado|cansada)
        ninguem ..2 (responde|liga|importa|ama|entende|ajuda|escuta|gosta|quer saber|se importa)
        ^ (hoje|amanha|essa noite|esta noite|hoje a noite) $
        ^ (desculpa|me desculpa|perdao) $
      `,
    },
    {
      concern: 'suicide',
      family: 'burden',
      weight: 3,
      patterns: `
        (ia|iria|iam|vai|vao|ficaria|ficariam|seria) ..2 (feliz|felizes|aliviad*|contentes|melhor) ..2 se eu (morresse|morrer|sumisse|sumir|desaparecesse|nao existisse)
        (sentiria|sentiriam|sentira|vai sentir) ..1 (a)? (minha)? falta
        (nao tenho) ninguem ..6 (caixao|cova|tumulo|morto|morta|morrer|viver)
        (melhor|devia estar) ..1 (num|no|em um) (caixao|tumulo|cemiterio|cova)
        (estaria|estariam|ficaria|ficariam|ficar|ficava|ficavam|seria|seriam|viveriam|iam ficar|ia ficar|ia ser|iam ser|vai ficar|vao ficar|fica|estao|estava|ficarao) ..2 (melhor|melhores|mais feliz|mais felizes|bem|felizes|em paz|aliviados|aliviada) ..1 (sem mim|se eu morresse|se eu morrer|se eu sumisse|se eu nao existisse|se eu nao estivesse|se eu desaparecesse|quando eu morrer|sem eu)
        melhor sem mim
        (sem mim|se eu morresse|se eu sumisse) ..5 (melhor|felizes|paz|alivio|bem)
        (sou|ser|como|sinto) ..2 (um|uma|so)? ..1 (fardo|peso|estorvo|problema para todos|encosto|carga)
        so (atrapalho|estorvo|dou trabalho|dou problema|incomodo)
        (sinto|acho) que ..1 (sobro|atrapalho|sou um peso|sou um fardo|nao faco falta)
        (ninguem) ..2 (ia|iria|vai|sentiria|notaria|perceberia|choraria|ligaria|se importaria|sentira|liga|se importa|notava|sente|daria) ..2 (sentir|notar|perceber|chorar|ligar|se importar|falta|dar falta|minha falta|importar)? ..3 (falta|se|minha falta|minha|$|comigo se)? ..1 (eu)? ..1 (morresse|sumisse|morrer|sumir|desaparecesse|morto|morta|nao|$|morri)
        (ninguem) (ia|iria|vai) (sentir minha falta|notar|perceber|sentir falta|ligar|chorar)
        ninguem (precisa de mim|sentiria minha falta|se importaria|me quer)
        ninguem liga se eu (morrer|morresse|sumir|morro)
        (alguem) ..2 (notaria|ia notar|sentiria falta|choraria|ia sentir|se importaria) ..4 (morresse|sumisse|morrer|falta|eu)
        (todo mundo|familia|filhos|mundo|mae) ..3 melhor sem mim
        o mundo ..3 melhor (lugar)? sem mim
        (nao faco|nao fazia) falta (a ninguem|para ninguem|pra ninguem|nenhuma)
        eu nao devia (existir|ter nascido)
      `,
    },
    {
      concern: 'suicide',
      family: 'farewell',
      weight: 3,
      soft: true,
      patterns: `
        (meu|o) ultimo dia ..1 (na terra|de vida|da minha vida|nesse mundo|neste mundo|viva|vivo|aqui)
        (essa|que) ..3 seja ..1 (minha)? ultima (noite|vez)
        (essa|esta|isto|isso) e ..1 (a)? ..1 (minha)? ..1 (despedida|adeus|ultima mensagem|ultimo adeus|carta de despedida)
        (minha|meu|essa e minha|e minha|a minha) ultim* (mensagem|noite|dia|carta|adeus|palavras)
        (carta|cartas|bilhete|mensagem|recado) de (despedida|adeus)
        tchau mundo
        adeus (para sempre|mundo|a todos|a todas|mundo cruel|vida|gente|eterno|pra todos|meus amores)
        (desculpa|me perdoem|perdao|me perdoa|desculpem|amo voces|amo todos|perdoem me) ..6 (adeus|para sempre|me despeco|vou embora)
        (adeus) ..4 (perdo*|amo voces|desculp*|amo todos|sempre)
        quando (voce|voces|alguem|tu) ..1 (ler|lerem|ver|encontrarem|leres|estiver lendo|encontrar) ..1 (isso|isto|essa carta|esta carta|essa mensagem) ..6 (nao|morto|morta|longe|partido|ja)
        (nao) (vou|estarei|vai) ..1 (estar)? ..1 (mais)? (aqui|viva|vivo|neste mundo|entre voces|no mundo)
        amanha (eu)? (ja)? nao (vou estar|estarei|estou|vou existir|acordo)
        (nao|nunca) ..1 (vao|vai|vou|irao) ..1 me (ver|encontrar) (mais|de novo|nunca mais|outra vez)
        (voces|ninguem) ..1 (nao)? (vao|vai) ..1 me ver
        (me despedi|despedi me|despedir|me despedindo|despedi) ..1 (de|do|da|dos) ..2 (todos|meu cachorro|meu gato|meus filhos|minha familia|minha mae|meus pais|mundo|vida|cachorro|meus amigos|gato|cao|todo mundo|irmaos)
        (cuidem|cuida|cuide|tomem conta|toma conta) ..1 (bem)? (do|da|de|dos) ..2 (meu|minha|meus|gato|cachorro|filhos|mae)? ..1 (gato|cachorro|filhos|mae|familia|irmao|irma|filho|filha|cao|gatos|pai|bichos)
        quando eu nao estiver (mais)? ..1 (aqui)?
        (dei|doei|distribui|dando|entreguei) ..2 (todas|todos|tudo|minhas|meus|meu|minha) ..2 (coisas|roupas|violao|livros|pertences|guitarra|jogos|minhas coisas|tudo)? ..6 (nao|despedi|precisar|preciso|despedida)
        nao vou (mais)? precisar (mais|deles|delas|disso|dele|$)
        (obrigad*) por tudo ..6 (adeus|nao|embora|fim|sempre|estar|despedida)
        (digam|diz|diga|fala|falem) ..2 (para|pra|a|ao) ..4 (que)? ..2 (amo|amei|amava|desculp*)
        (deixei|escrevi|escrevendo|deixo|escrito|deixando) ..2 (carta|cartas|bilhete) ..4 (mae|filhos|familia|despedida|pais|esposa|todos|adeus|marido|pros meus)
        vou embora para sempre
        (ja)? me despedi de (todos|todo mundo|todas)
      `,
    },
    {
      concern: 'suicide',
      family: 'farewell',
      weight: 2,
      patterns: `
        adeus $
        (perdao|desculpa|desculpem) por tudo
        (me despedi|despedida)
        amo voces
        vou embora $
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 3,
      patterns: `
        (quanto tempo|quanto|em quanto tempo) ..4 (morrer|morre|enforcado|sangrar|afogado|morto)
        doi ..2 (afogar|enforcar|morrer|sangrar|pular|se matar)
        (comprimidos|remedios) ..3 (enfileirados|prontos|na mesa|contados|separados|na minha frente)
        (nao sabe|ninguem sabe|nao sabem) ..4 plano
        (quantos|quantas|que|qual|quanto|quais) ..4 DRUG ..6 (morrer|matar|matam|mata|me matar|mortal|letal|nao acordar|fatal|overdose)
        que (remedio|comprimido|veneno) (mata|mataria)
        dose (letal|mortal|fatal)
        (como|jeito|forma|maneira|metodo|modo|formas|maneiras|metodos|jeitos) ..6 (morrer|me matar|se matar|suicidio|me suicidar|me enforcar) ..2 (sem dor|rapido|sem sofrer|facil|indolor|$|sem doer|dormindo)
        (jeito|forma|maneira|metodo|modo) ..1 (mais)? ..1 (rapido|facil|indolor|seguro|rapida|segura|eficaz) ..1 (de|para) (morrer|se matar|me matar|suicidio|acabar)
        (tenho|comprei|juntei|guardei|consegui|guardo|juntando|separei) ..3 (comprimidos|remedios|pilulas|veneno|chumbinho) ..4 (para morrer|suficiente|suficientes|pronto|prontos|guardados|despedida|adeus|juntos|para)
        juntei os comprimidos
        (corda|arma|faca|veneno|gilete) ..3 (pronta|pronto|carregada|na mao|na minha mao|do meu lado|no pescoco|amarrada|preparada)
        tenho ..1 (um)? plano e ..1 (uma|um)? (data|lugar|dia)
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 3,
      sure: true,
      patterns: `
        (dar|dou|meter|enfiar|levar) ..1 (um)? (tiro|bala|balaco)
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 3,
      now: true,
      patterns: `
        (estou|sentado|sentada|parado|parada|deitado|deitada) ..1 (nos|no|na) (trilhos|trilho|linha do trem)
        (estou|parado|parada|sentado|sentada|subi) ..2 (na|no|em cima|a beira|em) ..2 (ponte|telhado|terraco|sacada|beira|trilhos|janela|penhasco|laje|parapeito|viaduto|varanda) ..5 (pular|jogar|saltar|ninguem|chorando|vontade|pensando|acabar|despedir|atirar|nao aguento)
        com ..1 (uma|a) (arma|faca) na (mao|minha mao)
        (a|na) beira (da ponte|do predio|do penhasco|do abismo|do telhado)
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 2,
      soft: true,
      patterns: `
        (comprei|tenho|arrumei|consegui|achei|peguei) ..2 (corda|arma|revolver|pistola|veneno|chumbinho|espingarda)
        (comprei|juntei|tenho|peguei|guardei) ..2 (os|uns|muitos|todos os)? (remedios|comprimidos)
        com a arma do (meu)? (pai|tio|avo|irmao)
        (estou|parado|sentada|sentado|parada) ..1 (na|no|em) (ponte|telhado|terraco|sacada|parapeito|trilhos|viaduto)
        emojigun
        emojirope
        emojicoffin
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 1,
      patterns: `
        (corda|arma|ponte|telhado|comprimidos|trilhos)
        emojipills
        emojiknife
      `,
    },
    {
      concern: 'suicide',
      family: 'self-harm',
      weight: 3,
      patterns: `
        nao me sinto ..1 (segura|seguro) ..8 (cabeca|pensamentos)
        nao me sinto (segura|seguro) comigo
        fico ..2 (tempo demais|muito tempo) ..3 (beirada|beira|borda|trilhos)
      `,
    },
    {
      concern: 'suicide',
      family: 'burden',
      weight: 3,
      patterns: `
        (melhor|tranquilo|tranquila|tranquilos|aliviado|aliviados) se eu nao (existisse|existir|estivesse aqui)
      `,
    },
    {
      concern: 'self-harm',
      family: 'self-harm',
      weight: 3,
      sure: true,
      patterns: `
        (corto|cortei|magoo|mutilo|queimei|queimo|aleijo|arranho|firo) me ..2 (quando|nos|nas|de proposito|outra|de novo|desde|pulsos|pernas|bracos|ontem)
        (voltei a|preciso de|vontade de|quero) ..1 (cortar me|magoar me|me magoar|me cortar|me machucar)
        (nao|n) ..1 (consigo|paro) ..1 (parar)? de me (cortar|machucar|mutilar)
        (fiz|faco|fazer) ..1 cortes ..2 (braco|bracos|antebraco|antebracos|perna|pernas|pulso|pulsos|coxa|coxas|barriga|em mim)
        (retalhei|risco|risquei|rasguei|abri) ..1 (meu|meus|minha|minhas) (braco|bracos|perna|pernas|pulso|pulsos|cicatrizes)
        (isqueiro|cigarro|chapinha) ..3 (minha|na) (pele|perna|braco|coxa)
        (gilete|gillete|lamina|estilete|navalha) ..2 (na mao|de novo|escondida|na capinha|na gaveta)
        (tirei|tirar|quebrei) ..3 (apontador|prestobarba|aparelho) ..3 lamina
        ve ..2 sangue ..2 acalm*
        (sangue) ..2 me (acalma|alivia)
        (enfio|espeto|cravo) ..2 agulha* ..3 (mim|pele|braco)
        cortei ..1 (fundo|muito fundo|mais fundo|fundo demais|profundo)
        (enfio|cravo|enterro|espeto) ..3 (unhas|agulha|tesoura|alfinete)
        ate (sangrar|sair sangue|sangra)
        (agua fervendo|agua quente|oleo quente|fogo|ferro) ..5 (mao|braco|pele|perna)
        me (dei|dou|bati|bato|dando) ..1 (tapas|tapa|socos|murros|na cara)
        (falta|preciso|saudade|quero) ..1 (da|de|a)? ..1 (minha|uma) (gilete|lamina|navalha|estilete)
        (preciso|quero|vontade de|vou|tenho que) me (machucar|cortar|ferir)
        (me)? (corto|cortei|cortando|cortar|cortado|rasguei|rasgo|arranho) ..1 (me)? ..2 (bracos|pernas|coxas|pulso de|braco|perna|pele|coxa|de novo|outra vez|de proposito|quando|para sentir|para me acalmar|com gilete|com a gilete|com lamina|com uma lamina|todos os dias|todo dia|fundo|barriga|ontem|para aliviar)
        (vontade|preciso|voltei|quero|comecei|parei|tentacao|urgencia|impulso|volto) ..2 (de|a)? me (cortar|machucar|ferir|queimar|automutilar|mutilar|arranhar)
        me (corto|automutilo|mutilo) $
        me corto
        me cortei (de novo|ontem|outra vez|hoje|porque|no braco)
        (automutilo|automutilar|automutilei|automutilando|me automutilar)
        automutilacao e (a|o|meu|minha)
        me (machuco|machucar|machuquei|machucando|firo|feri|ferir|punir|puno|castigo) ..1 (de proposito|quando|sozinha|sozinho|mesma|para|porque|de novo|$|toda|sempre)
        (fazer|faco|fiz) mal a mim (mesmo|mesma)
        (me)? (queimo|queimei|queimar|queimando) ..2 (com)? ..1 (isqueiro|cigarro|de proposito|ferro|para sentir|propositalmente|a pele)
        (bato|bater|batendo|dou|soco) ..2 (a cabeca|cabeca na|em mim|na parede|socos)
        me (arranho|mordo|belisco|coco|bato) ..3 (ate|sangr*|sangue|mesma|mesmo)
        (ver|sentir|preciso) ..1 (sangue|sangrar)
        (gilete|lamina|laminas|estilete|navaja|navalha|tesoura|caco) ..3 (de novo|outra vez|na mao|depois|no braco|ontem|hoje|me chama|escondida|nos bracos)
        (peguei|usei|voltei a usar|uso|comprei|escondo) ..1 (a|uma|minha|o) (gilete|lamina|estilete|navalha)
        (cortes|cicatrizes|marcas|feridas) ..3 (bracos|pernas|coxas|mae|pais|escond*|mangas|pulsos|barriga)
        (bracos|pernas|coxas|pulsos|corpo) ..3 (cheios|cheias|cheio|cobertos) de (cortes|cicatrizes|feridas|marcas|sangue)
        (escondo|esconder|escondendo|tapo) ..2 (cortes|cicatrizes|feridas|marcas)
        (recai|recaida) ..6 (lamina|cortar|cortei|gilete|automutil*|me corto)
        bato em mim (mesma|mesmo)
      `,
    },
    {
      concern: 'self-harm',
      family: 'self-harm',
      weight: 2,
      patterns: `
        (automutil*|autoles*)
        me cortei
        me machucar
        se corta
        a gilete
      `,
    },
    {
      concern: 'overdose',
      family: 'overdose',
      weight: 3,
      sure: true,
      now: true,
      patterns: `
        (##|vinte|trinta|quinze) ..1 (quetiapina|zolpidem|clonazepam|rivotril|aspirinas|paracetamol|diazepam) ..3 (engoli*|tomei|faz|acabei|$)
        (tomei|engoli|virei) ..1 (tudo|todos|a caixa toda|o frasco todo|o frasco inteiro) ..5 (esperar|acordar|armario|agora|mole|sono)
        overdose me ajuda
        (bebeu|tomou|comeu|engoliu) ..1 (agua sanitaria|soda|lixivia|remedio|veneno)
        (comi|bebi|tomei) ..2 (venenoso|venenosos|veneno) ..2 (de proposito|$)
        tomei mt remedio
        (uma data de|imensos|montes de) (comprimidos|remedios)
        (tomei|engoli|bebi) ..1 tudo ..6 (armario|gaveta|remedio|caixinha|farmacinha)
        me (envenenei|intoxiquei de proposito)
        (tomei|injetei) ..2 (mais|o dobro|o triplo) ..4 (receitado|receita|devia|indicado|normal|prescrito|medico)
        ja (tomei|engoli) ..1 (##|vinte|trinta|quarenta|cinquenta) ..1 (comprimidos|remedios|pilulas)
        (^|acabei de|ja|eu) ..1 TOOK ..1 (todos|todas|tudo|muitos|muitas|demais|um monte de|um monte|uma cartela|uma caixa|duas cartelas|varios|varias|mais de #|uns ##|##|vinte|trinta|quarenta|cinquenta|cem|a cartela|o frasco|a caixa|um punhado de|tantos|bastante) ..3 DRUG
        TOOK ..1 (a|o|as|todas as|toda a|todo o|uma)? (cartela|caixa|frasco|cartelas|vidro) ..1 (inteira|inteiro|toda|todo|tudo|inteirinha)
        TOOK ..3 DRUG ..2 (de uma vez|de uma so vez|tudo junto|ao mesmo tempo|todos juntos|demais)
        TOOK (remedio|comprimido|medicamento|calmante|remedios|comprimidos) (demais|a mais) 
        TOOK (um monte|todos|muitos|demais|um punhado) ..2 DRUG
        (tomei|tive|tenho|estou tendo|acho que|tomar|fiz|sofri|tendo) ..2 overdose
        overdose de (remedio|remedios|comprimidos|calmante|drogas|medicamentos)
        (bebi|tomei|engoli|beber|tomar) ..2 (agua sanitaria|veneno|chumbinho|cloro|desinfetante|soda caustica|acido|lixivia|raticida|detergente|agrotoxico|produto de limpeza|diabo verde|pesticida)
        (misturei|tomei|misturar|misturando) ..3 (remedio|remedios|comprimidos|rivotril|calmante|calmantes) ..2 (com|e) ..2 (bebida|alcool|vodka|vinho|cachaca|cerveja|whisky)
        com vodka $
        (injetei|apliquei|tomei) ..2 (insulina) ..2 (demais|a mais|de proposito)
        (injetei|apliquei) ..2 (muita|toda) insulina
      `,
    },
    {
      concern: 'overdose',
      family: 'overdose',
      weight: 2,
      patterns: `
        overdose
        (tomei|engoli) ..2 (remedio|remedios|comprimidos|cartela)
        estou passando mal
      `,
    },
    {
      concern: 'violence',
      family: 'violence',
      weight: 3,
      sure: true,
      patterns: `
        PERP ..1 (bate|bateu|batem|agride|espanca|ameaca|apalpa|viola|obriga|empurra|humilha) me
        PERP ..1 (deu|da|apertou|apertou|puxou|agarrou) me ..3 (murro|murros|estalo|estalos|bofetada|bofetadas|cinto|pontape|pontapes|pescoco|cabelos)
        (levo|apanho|apanhei|levei) ..1 (porrada|surra|pancada|tapa) ..2 (em casa|do meu|dele|da minha|$)
        (levei|me deram) ..1 (facada|facadas)
        (fui|foi) (violada|violado|estuprada|estuprado|abusada|abusado)
        (passou|passa) a mao em mim
        (me) (amarram|trancam|prendem|mantem trancad*) ..4 (cama|noite|quarto|$)
        (tentando|ta|esta) arromb* ..2 (porta|$)
        (nao posso|falo) ..1 (falar)? (alto|baixo) ..2 ele ..4 (lado|quarto|ouvir|bate)
        (escondo|esconder) ..2 (olho roxo|roxos|hematomas|marcas)
        ameaca me
        (tentou|quis|quer|vai|tenta|ameacou|ia) me (estrangular|enforcar|sufocar|esfaquear|bater|estuprar|matar|queimar|afogar|espancar|esganar|atropelar)
        (jogou|atirou|arremessou|tacou|joga|taca) ..4 (na minha cabeca|em mim|na minha cara|contra mim|em cima de mim)
        me (agarrou|agarra|pegou|segurou|puxou|arrastou|puxa|pega) ..1 (pelo|pela|pelos|no|o) ..1 (pescoco|garganta|cabelo|cabelos|braco e)
        puxa meu cabelo
        (socorro|ajuda) ..4 (faca|arma|revolver|me matar|matar)
        (ele|ela) esta com (uma|um) (faca|arma|revolver|facao)
        (relacionamento|casamento|relacao|namoro) (abusivo|violento|abusiva|violenta|toxico e violento)
        (alguem|homem|cara) ..1 me (seguindo|segue|perseguindo|perseguir|persegue|stalkeando)
        (professor|treinador|padre|pastor|tio|padrasto|chefe|avo|medico|cunhado|padrinho) me (toca|tocou|alisa|beija|apalpa|tocava)
        (chegou|chega|chegava) (bebado|alcoolizado|drogado) ..4 (surra|bateu|bate|espancou|agrediu)
        (deu|me deu|levei|levar) ..1 uma (surra|coça)
        PERP ..2 (me|nos) ..1 HITS
        PERP ..2 HITS (em mim|na gente|em nos|de mim|da gente|nos meus|em mim e|nas criancas)
        PERP ..2 (me|nos) ..1 (batendo|ameacando|seguindo|agredindo|espancando|abusando|perseguindo|trancando|machucando|enforcando)
        (me|nos) (bate|agride|espanca|estupra|estrangula|enforca|chuta|maltrata|abusa) ..2 (quando|todo|toda|cada|$|e|se|de|na|muito|no|com|porque|por|sempre|a|as)
        (me|nos) (bateu|agrediu|espancou|estuprou|estrangulou|enforcou|chutou|esganou|empurrou|trancou|esfaqueou|violentou|apalpou)
        (fui|sou|estou sendo|ja fui|sendo|era|to sendo|ando sendo) ..1 (estuprada|estuprado|abusada|abusado|agredida|agredido|violentada|violentado|espancada|espancado|maltratada|ameacada|ameacado|assediada|vitima de violencia|perseguida|violada|violado|molestada)
        (me)? (estupraram|violentaram|espancaram|abusaram|drogaram|sequestraram)
        abusa (sexualmente)? de mim
        abusou de mim
        (me|nos) (ameaca|ameacou|ameacam|ameacaram|ameacando)
        (ameaca|ameacou|disse|diz|falou|fala|jura|jurou) ..4 (me matar|matar me|vai me matar|me mata|vai me bater|me bater|me encontrar|acabar comigo|vai matar|me machucar)
        (vai|quer|tentou|queria|quis) me (matar|bater|estuprar|enforcar|esganar|espancar|machucar|violentar|queimar)
        (tenho|estou com|com|morro de|sinto|muito) ..1 medo ..1 (do|da|de|dele|dela) ..1 (meu|minha)? ..1 (marido|namorado|pai|padrasto|ex|companheiro|irmao|tio|filho|mae|esposo|chefe|$)
        medo do meu (marido|namorado|pai|padrasto|ex|companheiro|irmao|tio|filho)
        medo (de|em) (voltar|ir|chegar|ficar|estar) ..1 (para|pra|em|a)? ..1 (casa)
        (nao) (estou|me sinto|estamos|to) ..1 (segura|seguro|seguras|em seguranca|a salvo) ..1 (em casa|na minha casa|aqui em casa|com ele|na minha propria)
        (nao) me (deixa|deixam) ..2 (sair|ir|trabalhar|falar|ver|usar|estudar|ter|comer)
        (me)? (trancou|tranca|prende|prendeu|trancada|trancado|tirou|tomou|controla|confiscou|quebrou) ..1 (me)? ..5 (quarto|celular|casa|banheiro|telefone|passaporte|documentos|dinheiro|chave|telemovel|porao)
        me (obriga|obrigou|forca|forcou|obrigam|forcam|pressiona) ..2 (a)? ..2 (transar|fazer sexo|ter relacoes|sexo|casar|fazer coisas|dormir com|tirar a roupa|tocar|me prostituir|abortar|beijar)
        me (toca|tocou|apalpa|alisa|bolina|encosta) ..2 (a noite|de noite|enquanto durmo|sem|partes|seios|bunda|peito|quando|la embaixo|debaixo)
        (toca|passa a mao|passou a mao|encosta) ..1 (em mim|na minha|nos meus) ..2 (a noite|de noite|enquanto|seios|bunda|peito|quando|partes)
        passa a mao em mim
        (faca|arma|revolver|facao|machado|martelo|tesoura) ..4 (pescoco|cabeca|garganta|me ameac*|ameac*|porta|matar|apontou|mim|barriga)
        (na|esta na|ta na) porta ..3 (faca|arma|matar|gritando|ameac*)
        (apontou|colocou|encostou|veio com|puxou|botou) ..2 (uma|a|um)? ..1 (faca|arma|revolver|facao)
        (escondida|escondido|trancada|trancado) ..2 (no|na) (banheiro|quarto|armario|carro|casa de banho|closet|guarda roupa)
        (bebado|bebada|drogado|bebe|bebeu) ..2 (e)? ..1 (gritando|bate|batendo|quebrando|ameacando|agressivo|violento)
        (bate|batia|batem) (em mim|na gente|em nos|nas|na minha mae|nos meus)
        (me)? (persegue|segue|vigia|cerca) ..2 (e)? ..1 me (ameaca|bate|xinga|assedia)
        (violencia) (domestica|conjugal|familiar|contra a mulher|sexual)
        (sofro|sofri|vivo|vitima) ..2 (violencia|abuso|agressao|agressoes|maus tratos)
        (marido|namorado|pai|ex|companheiro|padrasto|mae|esposo) ..1 (e|fica|ficou|esta) ..1 (muito)? (violento|agressivo|abusivo|violenta)
        (joga|jogou|atira|atirou) ..1 (coisas|objetos|pratos|copos) ..2 (em mim|contra|na minha)
        (me empurra|me empurrou|me jogou)
        (deu|da|levei|levo|apanhei|apanho) ..2 (chute|soco|socos|tapa|tapas|murro|surra|pontape|pontapes|bofetada|cintada|de cinto|do meu|do marido|em casa|porrada|do pai)
        (roxos|hematomas|olho roxo|marcas no pescoco) ..5 (meu|ele|bateu|marido|namorado|apanh*)
        casamento forcado
      `,
    },
    {
      concern: 'harm-to-others',
      family: 'harm-to-others',
      weight: 3,
      patterns: `
        (esfaqueio|degolo) (ele|ela|eles|elas)
        (vozes|voz) ..6 (matar|machucar|ferir|esfaquear|atacar)
        (levo|levar|vou levar|trago|trouxe) ..4 (arma|pistola|faca|rifle|revolver|facao) ..4 (escola|trabalho|faculdade|aula|igreja)
        (esperar|esperando|espero) ..8 (casa|porta|trabalho) ..8 (faca|arma|taco|acido|vai ver)
        (fogo|queimar|incendiar) ..5 com (ele|ela|eles|todo mundo) dentro
        (escondo|esconder|cobrir|cubro|tapar) ..3 (roxos|hematomas|marcas) ..2 (meu filho|minha filha|minha mulher|crianca)
        medo de machucar (meu|minha|meus|as|o) (filho|filha|filhos|criancas|bebe|mulher)
        (carro) ..2 frente ..4 com (um|uma)? (taco|acido|faca|arma)
        lista ..4 (bullying|zoaram|riram de mim)
      `,
    },
    {
      concern: 'harm-to-others',
      family: 'harm-to-others',
      weight: 2,
      joke: true,
      patterns: `
        (vou|quero|penso em|posso|juro que|pretendo) ..2 (matar|esfaquear|furar|machucar|estrangular|envenenar|degolar|atirar em|acabar com|atropelar) ..1 (ele|ela|eles|elas|alguem|todos|todo mundo|meu PERP|minha PERP|as pessoas|o bebe)
        eu ..1 (mato|furo|esfaqueio|estrangulo|degolo|acabo com) (ele|ela|eles|elas|todos)
        (faca|arma|pistola|taco|acido|martelo) ..5 (mochila|na mao|pra ele|pra ela|usar nele|usar nela)
        (eles|ele|ela) ..1 (vao|vai) (ver|pagar|se arrepender|morrer) (todos|so)?
      `,
    },
    {
      concern: 'harm-to-others',
      family: 'harm-to-others',
      weight: 1,
      patterns: `
        nao e brincadeira
        e serio
        to falando serio
        nao to brincando
        nao me controlo
      `,
    },
    {
      concern: 'eating',
      family: 'eating',
      weight: 3,
      sure: true,
      patterns: `
        (depois|apos) ..1 vomitar ..2 (melhor|aliviad*)
        (tenho|me da) (medo|panico|pavor) ..1 (comer|da comida|engordar)
        (roubo|escondo|tomo) ..2 laxante ..3 (todo|toda|todos|dia|farmacia|noite)
        (comi|como) ..3 e (vomitei|vomito|ponho pra fora)
        (ponho|meto|enfio) ..2 (dedos|dedo) ..2 (garganta|goela)
        provoco ..1 vomito
        (conto|contar) cada caloria ..3 (choro|vomito|vomitar)
        no food ..2
        (passo|passar) fome ..3 (magra|emagrecer|magro)
        (ver|so|ate) ..2 (os|meus)? ossos ..1 (aparec*|$)
        nao (como|comi|estou comendo|tenho comido) ..1 (nada)? ..1 (ha|faz|por|tem) ..1 (#|dois|tres|quatro|cinco|seis|varios|uma|muitos|dias) ..1 (dias|semana|semanas)
        (vivo|sobrevivo) ..1 de ..4 (cafe|chiclete|agua|vento|cha|maca|cigarro|alface)
        para (ficar|ser|continuar) (magra|magro|magrinha|seca|so osso)
        (comi|comido) ..5 (quero|preciso|vontade de|vou) ..1 vomitar
        (fome) ..4 (nao me deixo|nao me permito|me proibo|nao deixo) ..1 (de)? comer
        (comer|compulsao|empanturrar) e vomitar
        # calorias ..4 (castigo|castigar|puno|odeio|vomito)
        (vomito|vomitar|vomitei|vomitando|miei|miar|mio) ..4 (depois de toda|depois de comer|depois de cada|toda refeicao|tudo que como|para nao engordar|para emagrecer|de proposito|tudo|escondida|escondido|o almoco|a janta|apos comer|toda comida)
        (depois de comer|compulsao|compulsoes|depois de toda|binge) ..5 (vomito|vomitar|purgo|vomitei)
        (forco|provoco|induzo|forcar|provocar|induzir|provoquei|forcei) ..1 (o)? (vomito|a vomitar)
        (dedo|dedos) na garganta
        (estou|fico|ha|faz|to|fiquei|passei|vai fazer|completei) ..1 (#|dois|tres|quatro|cinco|seis|sete|uma semana|varios|uns|muitos|semanas) ..1 (dias|semana|semanas)? ..1 (sem comer|que nao como|nao como|de jejum|sem comida)
        sem comer ..2 (ha|faz)? ..1 (#|dias|semana)
        uma semana sem comer
        (nao|sem) (como|comer|comi) ..6 (gorda|gordo|engordar|emagrecer|magra|quilos|mereco|punir|nojo|magrinha)
        (parei|paro|deixei) de comer
        (so|apenas|no maximo|maximo|menos de) ..2 (como|comi|comer|permito|consumo)? ..2 # calorias
        # calorias (por|ao) dia
        (nao mereco|nao posso|proibida de|nao me permito) ..1 (comer|comida)
        (tomo|uso|tomei|tomando|abuso de) ..2 (laxante|laxantes|diuretico|diureticos|remedio para emagrecer)
        (passo|passar|passando|me mato de) fome (para|pra|ate|de proposito)
        (peso|pesando|estou com) ..1 (##|#) ..1 (quilos|kg|kilos) ..6 (enorme|gorda|gordo|emagrecer|menos|mais|obesa|baleia|imensa)
        (ana|mia) (voltou $|esta de volta $|e minha unica amiga)
        pro ana
        (odeio|nojo) ..2 (do)? meu corpo ..6 (com*|vomit*|fome)
        (ver|sentir|aparecer) ..1 (meus|os) ossos
        me (purgo|purguei|purgando)
      `,
    },
    {
      concern: 'eating',
      family: 'eating',
      weight: 3,
      patterns: `
        (anorexia|anorexica|anorexico|bulimia|bulimica|bulimico|ortorexia)
        transtorno alimentar
        disturbio alimentar
      `,
    },
    {
      concern: 'eating',
      family: 'eating',
      weight: 2,
      patterns: `
        vomita escondido
        (laxante|laxantes)
        (me acho|me sinto|estou) ..1 gorda
      `,
    },
    {
      concern: 'someone-else',
      family: 'someone-else',
      weight: 3,
      patterns: `
        (ela|ele) ..1 (ta|esta|subiu) ..1 (no|na) (telhado|ponte|terraco) ..4 (falo|faco|descer|pular)
        (amiga|amigo|irmao|irma|filha|filho|pai|mae|colega) quer (matar se|suicidar se)
        (irmao|irma|filha|filho|amiga|amigo) (corta se|mutila se)
        (pai|padrasto|irmao|vizinho|marido) ..1 (bate|bateu|batendo|espanca) ..2 (na|no|nos|em) ..1 (mae|irma|filhos|filho|filha|crianca|criancas|mulher)
        (amiga|irma|mae|vizinha|prima) apanha do
        (filho|filhinho|filha|sobrinho|bebe) (bebeu|engoliu|tomou|comeu) ..1 (agua sanitaria|soda|remedio|remedios|veneno|lixivia|comprimido*)
        PERSON ..4 (garagem|carro) ..4 (ligado|motor|gas)
        PERSON ..3 (disse|falou|diz|fala|escreveu) ..3 (queria|preferia|quer|gostaria) ..2 (estar|ter) ..1 (morto|morta|morrido|nascido)
        irmaozinho ..4 (morto|morrer|matar)
        (medo|temo|preocup*) ..1 que ..4 (faca|se) ..1 (algo|alguma coisa|besteira|mate|machuque|corte)
        (amiga|amigo|vizinha|irma|prima|colega|mae|filha) ..2 (maltratada|maltratado|agredida|espancada|ameacada|abusada)
        (alguem|amigo|amiga|pessoa) que quer (morrer|se matar|se suicidar)
        se despediu ..8 (nunca mais|nunca|ultima vez|estranho|preocup*|fosse voltar)
        (namorada|namorado|amiga|irma|filha|ele|ela|filho) se corta
        (quer|vai|queria|pensa em|tentou|ameaca|ameacou|pode|falou em|fala em|disse que vai|tenta|querendo|diz que vai|pensou em|iria) ..1 se (matar|suicidar|enforcar|jogar|machucar|cortar|ferir)
        se (matar|suicidar)
        se (mata|suicida|corta|automutila|machuca de|esta cortando|cortando|enforca|matasse|mate|fere|suicide)
        (mata|corta|suicida) se
        PERSON ..5 (nao quer|ja nao quer|nao queria) ..1 (mais)? ..1 (viver|continuar vivendo|estar aqui|acordar|existir|seguir)
        PERSON ..4 (quer|diz que quer|deseja|queria|pede para|falou que quer) ..1 morrer
        PERSON ..5 (tentou|ameaca|ameacou|pensa|fala|pensou|quer) ..3 (suicid*|se matar|pular|se jogar|tirar a vida|se enforcar)
        PERSON ..4 (tomou|engoliu|bebeu|ingeriu) ..5 (comprimidos|remedios|cartela|veneno|overdose|caixa|frasco|remedio|agua sanitaria|muitos)
        PERSON ..4 overdose
        nao responde
        PERSON ..5 (deixou|escreveu|mandou|enviou|achei|encontrei) ..4 (carta|bilhete|mensagem|nota) ..2 (despedida|suicid*|adeus)
        PERSON ..4 (se corta|cortes|automutil*|se machuca|se cortando|cortando)
        PERSON ..4 (anorexia|anorexica|bulimia|bulimica|nao come|parou de comer|vomita|forca o vomito|provoca o vomito)
        PERSON ..3 (suicida|suicidas|com ideias suicidas|com pensamentos suicidas)
        (amigo|amiga|pessoa|irmao|irma|filho|filha|namorado|namorada|alguem|colega|primo) suicida
        (como|que|o que) ..3 (ajudo|ajudar|fazer|faco|digo|dizer|ajuda) ..8 (suicid*|se matar|morrer|nao quer viver|se corta|tirar a vida|automutil*)
        (pergunto|perguntando|e|pergunta) ..1 (por|para|pra) (um|uma) (amigo|amiga) ..14 (suicid*|morrer|matar|comprimidos|cortar|overdose|bate|estupr*|remedios)
        (temo|medo|preocup*|acho|penso) ..3 que ..4 (suicid*|se mate|se machuque|vai se suicidar|tire a vida|vai se matar|se matar|morra|faca alguma besteira)
        PERSON ..3 (bate|espanca|agride|estupra|maltrata|ameaca|batia|bateu|estrangula|abusa) (na|no|em|nos|nas|a|o|da|do|dela|dele) ..1 (mulher|filhos|filho|filha|esposa|namorada|mae|minha|crianca|criancas|irma|amiga|vizinha|enteada|cachorro)
        PERSON ..3 (apanha|apanhou|apanhando) (do|da|de|em casa|$|dele|muito|todo)
        PERSON ..2 (e|foi|esta sendo|sofre|vive|vem sendo|sofreu) ..2 (agredida|agredido|espancada|abusada|estuprada|vitima|violencia|maltratada|ameacada|maus tratos|abuso)
        (ouco|escuto|ouvi|escutei) ..3 (gritos|gritar|gritando|socorro|pancadas|apanhando|choro)
        (diz|disse|acha|fala|repete) ..3 que ..3 (ficaria|estaria|ficariamos|estariam|ficava|ia ficar|estariamos|ficariam) ..1 melhor sem (ele|ela)
        melhor sem (ele|ela) $
        (alguem|cara|pessoa|menina|usuario|homem|garota) ..6 (vai pular|quer pular|ameaca pular|vai se jogar|na ponte|no telhado|disse que vai pular)
        PERSON ..4 (esta com|tem|pegou|com) ..2 (arma|faca|corda) ..6 (matar|morrer|diz|quer|tranc*|suicid*)
        (parou|recusa) ..1 (de tomar)? os remedios
      `,
    },
    {
      concern: 'someone-else',
      family: 'someone-else',
      weight: 2,
      now: true,
      patterns: `
        nao responde
      `,
    },
    {
      concern: 'someone-else',
      family: 'someone-else',
      weight: 2,
      patterns: `
        (pergunto|pergunta|perguntando) (por|para|pra) um amigo
      `,
    },
  ],
  idioms: `
    ${THREATS.pt.idioms}
    (rir|rindo|riso|engracado|engracada) ..8 respirar
    respirar ..8 (rir|rindo|riso|engracado|engracada)
    nariz ..2 (entupido|tapado) ..6 respirar
    respirar pelo nariz
    (cachorro|cachorra|cao|gato|gata|coelho|passaro|cavalo) ..2 (respira|respirando|reage|inconsciente|convulsionando)
    respirar de (rir|calor|tanto rir)
    tenho #minor (minutos|horas|dias|semanas|reais)
    nao ..6 (surpresa|presente)
    nao acorda (mais)? (de noite|cedo|antes|a noite)
    de infarto
    (quase|por pouco) ..4 (infarto|enfarte|avc|derrame|ataque cardiaco)
    (infarto|enfarte|avc) ..3 (prova|preco|precos|conta|jogo|final)
    (morreu|faleceu|sobreviveu|sintomas|sinais|risco|causas) ..3 (infarto|enfarte|avc|derrame|ataque cardiaco)
    (treino|escada|escadas|aula|academia|subida|prova|maratona|final|filme|serie|episodio|dieta) ..3 (quase)? me (matou|mata|mataram|matando)
    (morro|morreria) sem ..2 (cafe|celular|chocolate|musica|cochilo)
    prefiro morrer (a|do que) ..2 (comer|usar|ver|ouvir|pizza|dancar|perder para|admitir|vestir)
    (escada|futebol|galho|bicicleta|cai|queda|esporte|patins|moto|academia|treino) ..5 (machuquei|arranhei|me bati)
    machuquei (as costas|o joelho|o pe|a mao|o braco|no futebol|o tornozelo|o ombro)
    (apunhal*) ..1 pelas costas
    (jogar|jogar me|me jogar|me jogo) ..1 (na cama|no sofa|na rede|na piscina|no mar)
    (pernas|bracos) mort* ..1 (da|do|de)
    pulei de alegria
    (podia|poderia) matar meu (irmao|chefe|vizinho|gato|cachorro|colega)
    comi demais e estou passando mal
    (morri|morro|morrendo|morrer|morre|morria|morto|morta|mortos|mortas|morremos) ..1 (de|do) ..1 (rir|riso|fome|sede|sono|calor|frio|vergonha|tedio|amor|amores|medo de|inveja|curiosidade|cansaco|cansada|cansado|saudade|susto|fofura|vontade|rir|preguica|ciumes|orgulho|felicidade|raiva|nervoso|ansiedade para|dor de barriga)
    (morro|morrendo) (de vontade|por um|por uma|por ele|por ela|de amores|de medo de)
    quase (morri|morro|morre|me matou|me mata)
    (estou|to|fiquei|cheguei|ando) (morto|morta) (kkk|kkkk|de|rs|haha|depois|emojilaugh|hoje)
    (kkk|kkkk|kkkkk|rsrs|haha|kkkkkk) ..2 (morto|morta|morri)
    (celular|bateria|impressora|notebook|carro|planta|plantas|internet|wifi|tv|computador|telemovel|peixe|flores|pc|relogio) ..3 (morreu|morto|morta|morre|morrendo|morreram)
    (avo|avô|avó|cachorro|gato|pai|mae|tio|tia|irmao|irma|amigo|amiga|marido|esposa|filho|vo|vó|vô|cantor|ator|antonio|sogra|vizinho|colega) ..2 (morreu|faleceu|morreram)
    (me|nos) (mata|matam|matou|matando) ..1 (de rir|kkk|calor|costas|trabalhar|estudar|esqueci|de saudade|de vergonha)
    piada me matou
    broma me mato
    (calor|costas|tarefa|estudos|dor|essa|esse|sapato) ..1 (esta|estao) me matando
    (calor|tarefa|costas|trabalho|prova|transito|cabeca|pes|sapato|piada|aula|musica|sotaque|frio|escola|dor de cabeca|ressaca|estresse|alergia|academia|treino|piada|joelho|saudade|curiosidade|faculdade) ..2 (me|nos|esta|estao|ta|tao) ..1 (mata|matou|matam|matando|me matando)
    (mae|pai|chefe|professora|professor|irma|patroa) ..1 (vai me|me|vai) (matar|mata|esganar) ..2 (se eu (chegar|nao entregar|nao chegar|esquecer|quebrar|perder|tirar|reprovar|atrasar)|kkk|kkkk|rs|haha|quando (ver|vir|souber)|por|emojilaugh)
    vai me matar (kkk|kkkk|kkkkk|haha|rs|emojilaugh)
    (mato|mataria|matava|matar) por
    me mato (de|trabalhando|estudando|na academia|de rir|de estudar|de trabalhar|no treino)
    nao me mata
    matar (dois|o tempo|tempo|aula|a saudade|saudade|a fome|a sede|a charada|o chefao|o chefe|o dragao|baratas|mosquitos|formigas|zumbis|dois coelhos|a vontade|a curiosidade|a cobra|o boss|o trabalho)
    (matei|matou|mata|mato|matamos) ..1 (aula|a saudade|a charada|o tempo|o dragao|a fome|a vontade|a prova|o boss|o chefao|a barata|a questao)
    (como) (mato|matar|derroto)
    (mata|mate|matem) (o|a|os|as) ..1 (dragao|chefe|boss|chefao|inimigo|barata|zumbi|monstro)
    (morri|morre|morro|morreu|morto|matam|mataram|morrendo|morrer) ..3 (jogo|fase|dark souls|elden|minecraft|fortnite|partida|boss|chefao|zelda|souls|free fire|nessa fase)
    morri cem vezes
    (esta|estava|bolo|vestido) de (matar|morrer) ..1 (de bom|nesse|de lindo|de rir)
    dor ..3 de matar
    (esta|ta|estava|tava) de (matar|morrer)
    morrer de amor
    (aula|prova|receita|frase) matadora
    (tempo|ponto|natureza|peso|lingua|hora|mar|angulo) (morto|morta)
    (cortei|corto|cortar|cortando|corta|cortou|corte|cortamos) ..2 (cabelo|pelo|descascando|cozinhando|cebola|batata|legumes|grama|barba|pao|papel|dedo|unha|unhas|franja|bolo|fruta|carne|acucar|bonus|carboidrato|carboidratos|gastos|a luz|o som|fazendo a barba|relacoes|sem querer|raspando|tomate|depilando|contato|o video)
    (descascando|cozinhando|fazendo a barba|sem querer|no futebol|na academia|jogando|por acidente|depilando) ..5 (cortei|machuquei|queimei|feri)
    me (machuquei|machuco|queimei|feri) ..1 (jogando|no|na|cozinhando|sem querer|treinando|correndo|com o|no futebol|na academia|fazendo|andando)
    (bateu|bati|bate|batendo|bater) ..1 (uma|o|um|a|na|no|aquela|forte) ..1 (fome|saudade|carro|dedinho|mesa|sono|vontade|preguica|papo|recorde|meta|palmas|bolo|ovos|claras|ponto|porta|foto|sol|perna na|quina|cartao|pe na|joelho|dedo|pe)
    (ganha|ganhou|bate|bateu|surra|venceu|goleou) ..4 (xadrez|fifa|play|uno|domino|truco|mario|tenis|video game|videogame|no fifa|de # a #|baralho|sinuca|ping pong)
    (surra|goleada|taca) de # a #
    levou uma surra
    (boxe|karate|judo|muay|jiu|sparring|mma|luta|treino|taekwondo|capoeira|kickboxing) ..5 (bateu|soco|chute|apanhei|socou|chutou)
    (gato|gata|cachorro|bebe|filhote|cavalo|papagaio) ..2 (me)? (arranhou|mordeu|bateu|morde|arranha|chutou)
    (terminei|terminar|acabar|acabou|terminou|terminamos|acabei|encerrar|quero acabar) ..2 (com (meu|minha) ..1 (namorado|namorada|ex|noivo)|namoro|o livro|a faculdade|logo com|a serie|o curso|a prova|o trabalho|o contrato|a dieta|a tarefa|esse trabalho|o relatorio|as provas)
    (acabar|terminar) logo com
    (nao) (aguento|suporto|consigo|posso) mais? ..1 (esse|essa|este|esta|o|a|os|as|comi|comer|meu|minha|de|tanto|ouvir|esperar) ..1 (calor|transito|demais|barulho|frio|chuva|sogra|prova|aula|trabalho|chefe|fome|vizinho|vizinhos|reuniao|musica|rir|tanto rir|dieta|mais|onibus|serie|propaganda|politica|sono|curiosidade|espera)
    nao aguento mais comi
    (cansad*|farto|farta|saco cheio|cheia|cheio) ..1 (de|da|do|dessa|desse|desta|deste) ..1 (chuva|trabalho|transito|chefe|calor|aula|reuniao|escola|politica|frio|dieta|app|barulho|emprego|esse trabalho|vizinho|faculdade|metro)
    (qual|que) ..1 sentido ..2 (reuniao|passar roupa|roupa|dessa regra|tarefa|aula|app|imposto|comprar|lavar|decorar)
    (desisto|desistir) (dessa|desse|da|do|de) ..1 (receita|jogo|dieta|quebra|curso|cozinhar|aula|academia|jogar|entender|aprender|matematica)
    (pular|pulei|saltar|saltei|pulo|pulando|joguei|jogar) ..3 (paraquedas|piscina|corda|trampolim|bungee|cama|refeicao|cafe da manha|carnaval|asa delta|muro da|no sofa|onda|ondas|de alegria|a vez|fogueira|bola)
    (pulei|pular) o (cafe|almoco|jantar|carnaval)
    (pendura|pendurei|pendurar|desligar|desligo) ..3 (quadro|roupa|telefone|celular|cortina|foto|lampada|chamada|depois a gente)
    enforcar (a|o) (aula|feriado|segunda|sexta)
    (ponte|terraco|telhado|sacada|varanda) ..3 (fechada|linda|lindo|vista|ver|arrumar|antena|consertar|festa|rio|engarrafada|limpar|plantas|churrasco|aerea|goteira)
    (arrumar|consertar|subi no|limpar) ..3 (telhado|antena|calha)
    corda (para|pro|de|do) ..2 (varal|pular|barco|escalar|violao|guitarra|roupa|cachorro|rede|instrumento)
    (remedio|remedios|comprimido|comprimidos|aspirina|medicamento) ..3 (alergia|tosse|gripe|pressao|dor de cabeca|farmacia|tireoide|vitamina|vitaminas|receita|diabetes|garganta|medico|anticoncepcional|colesterol|da alergia|verme)
    (farmacia|receita|medico) ..4 (remedio|remedios|comprimido|comprimidos)
    (overdose|superdose) (de)? ..1 (acucar|chocolate|cafe|cafeina|memes|fofura|netflix|series|doces|videos|vitamina|brigadeiro|novela|natal|musica)
    (vomitei|vomito|vomitar|vomitando|vomitou) ..5 (barco|camarao|gravida|bebada|bebado|virus|gripe|festa|ressaca|fez mal|enjoo|aviao|onibus|virose|intoxicacao|estomago|leite|carro)
    (gravida|camarao|barco|virose|bebad*|enjoo|ressaca|intoxicacao|fez mal) ..5 (vomitei|vomito|vomitar|vomitando)
    jejum intermitente
    de dieta
    (nao comi|sem comer) ..1 (nada)? desde (cedo|manha|o almoco|ontem a noite|de manha|as)
    (adeus|despedi|despedindo|despedida|tchau) ..4 (carboidratos|colegas|trabalho|ferias|acucar|alunos|turma|amanha|boa noite|provas|verao|chefe|equipe|emprego|ate|solteiro|solteira|escola|escritorio)
    (vou me despedindo|me despeco)
    (dei|doei|vendo|vendendo|doar) ..4 (que nao uso|nao uso|mudar|mudanca|bazar|doacao|velhas|velho|brinquedos|sofa|usados|nao servem|brecho|igreja|instituicao|campanha)
    (vou me mudar|mudanca|porque vou)
    (segunda|terca|quarta|quinta|sexta|amanha|semana que vem) ..2 nao (vou estar|estarei|estou|vou) ..3 (escritorio|viajo|ferias|trabalho|aula|reuniao|medico|viajar|na cidade|folga)
    amanha nao vou estar viajo
    nao (vou estar|estarei) (no|na|em) ..1 (escritorio|trabalho|reuniao|aula|cidade|empresa)
    (sumir|desaparecer) ..3 (praia|ferias|ilha|fim de semana|mes|montanha|feriado|mato|dias)
    viver (em|na|no|com|perto|longe) ..2 (cidade|campo|interior|casa|apartamento|praia|pais|sogra|exterior|centro|lisboa|paulo|rio|mar|trabalho|capital|ilha|porto)
    viver (a vida|juntos|fora|novas|de arte)
    (afogada|afogado|me afogando) em (trabalho|dividas|tarefas|provas|papel)
    (tenho|to com|estou com|com) medo ..1 (de|da|do|das) ..1 (prova|aranha|dentista|aviao|altura|escuro|cachorro|voar|palhaco|cirurgia|entrevista|trovao|dirigir|contar|falar em publico|barata|agulha|reprovar|injecao)
    medo de (aranha|contar|barata|avião|altura)
    (meu|minha) (filho|filha|bebe) nao (come|quer comer) ..1 (legumes|salada|verdura|verduras|carne|peixe|feijao|fruta|frutas|direito)
    (comi demais|vou explodir)
    stand de tiro
    (explico|explicar) a morte
    vida depois da morte
    minha vida (mudou|melhorou|comecou|e boa|esta otima|e uma novela)
    (que|amo a|essa) vida boa
    trabalh* (feito|como)
  `,
  harmless: PLAINLY_HARMLESS.pt,
  minor: MINOR.pt,
  speaker: '(eu|quero|vou)',
  denials: `
    nao (penso|to pensando|estou pensando) em (suicidio|me matar|morrer|suicidar me)
    nao quero me (matar|machucar)
    medico ..1 perguntou ..8 (falei|disse|respondi) que nao
    (relaxa|tranquilo|calma|fica) ..3 nao vou (fazer besteira|me machucar|me matar)
    nunca me bate*
    nao (sou|estou|era|to) ..1 (suicida|anorexica|bulimica|depressiva|em perigo|sendo abusada)
    nao (quero|vou|queria|pretendo|penso em|estou pensando em|e que eu queira|tenho vontade de|desejo) ..1 (me)? (matar|morrer|suicidar|me matar|me machucar|me suicidar|machucar|morrer jovem|me cortar|cortar|tirar minha vida)
    (nunca|jamais|nem) ..2 (me machucaria|me mataria|me suicidaria|me cortaria|machucaria|me matar|pensei em|pensaria em|faria isso|faria mal|tentaria|faria nada|me machucar|quis morrer|tiraria minha vida)
    (sem|nao tenho|nenhuma|nenhum|zero) ..1 (intencao|pensamentos suicidas|vontade de morrer|ideias suicidas|ideia de)
    nao (penso|estou pensando|pensei) em ..1 (suicid*|me matar|morrer|fazer)
    nao se preocup* ..6
    (fica|pode ficar|relaxa) ..1 (tranquil*|calm*)? ..6 (nao vou|nao sou|nao quero)
    (ele|namorado|marido|pai) (nunca|jamais) ..1 me (bateu|agrediu|tocou|machucou|ameacou)
  `,
  past: `
    (ha|faz|a) (#|dois|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|muitos|varios|uns|alguns) ..1 (anos|tempo)
    (anos atras|muito tempo atras|tempos atras|decadas atras)
    (#|dois|tres|quatro|cinco|seis|sete|oito|nove|dez) anos (sem|atras|limpa|limpo|que parei|bem)
    (antes eu|antigamente|quando eu era|quando era|quando tinha|quando eu tinha|na adolescencia|na infancia|quando crianca|quando jovem|no passado|na epoca|ano passado|naquela epoca|na escola eu)
    (superei|superado|em recuperacao|recuperada|recuperado|sobrevivente|faz parte do passado|ficou para tras)
  `,
  current: `
    (de novo|outra vez|voltou|voltaram|voltando|voltei|volta|recai|pior|ainda|ontem|essa noite|esta noite|mais forte|novamente)
    (e|mas) agora ..2 (quero|sinto|penso|estou|voltou|voltaram|so)
    quero (tentar|morrer|me)
  `,
  frames: `
    (traduz|traduzir|traducao|pro ingles|para o ingles|em ingles|como se diz|para o espanhol)
    (romance|conto|historia|livro|livros|filme|filmes|serie|series|episodio|documentario|podcast|poema|teatro|peca|novela|musica|letra|album|personagem|protagonista|heroi|heroina|vilao|ator|atriz|anime|manga|cena|capitulo|ficcao|roteiro|romeu|hamlet|leitura|enredo)
    (trabalho sobre|tcc|tese|redacao|pesquisa|seminario|aula|prevencao|estudo|estudos|estatistica|estatisticas|taxa|artigo|palestra|psicologia|monografia|faculdade sobre|setembro amarelo|apresentacao|curso)
    (jornal|noticia|noticias|noticiario|famoso|famosa|celebridade)
    (voluntaria|voluntario|cvv|ong|linha de apoio|centro de valorizacao)
    (minha paciente|uma paciente|um paciente|meu paciente|pacientes|samu|plantao|ambulancia|bombeiro|socorrista|assistente social)
    (sou|como|trabalho de) ..1 (enfermeira|enfermeiro|psicologa|psicologo|medica|medico|psiquiatra|terapeuta|professora|policial)
  `,
  quotes: `
    (traduz|traduzir|como se diz)
    (diz|canta|titulo|chama|chamada|letra|citacao|frase|refrao|grita)
    (musica|personagem|protagonista|heroi|heroina) ..6 (me|eu|meu)
  `,
  breaksFrame: `
    jogo ..14 (foto|fotos|nudes)
    (na verdade|na real|mas|de verdade|no fundo|sinceramente) ..4 (sou eu|sobre mim|e minha|minha historia|eu tambem|fala de mim)
    (e sobre|fala de|trata de) mim
    nao e (uma historia|brincadeira|ficcao|piada)
    eu tambem (quero|penso)
    igual (a mim|eu)
    sou eu
  `,
  conditions: THREATS.pt.conditions,
  everyday: `
    (trabalho|emprego|chefe|escritorio|reuniao|colega|colegas|projeto|tarefa|prova|provas|aula|escola|faculdade|academia|treino|receita|cozinhar|janta|jantar|almoco|dieta|transito|tempo|chuva|calor|frio|app|wifi|internet|notebook|impressora|celular|carro|voo|viagem|viajo|ferias|hotel|mudanca|mudar|aluguel|compras|serie|filme|festa|casamento|fim de semana|kkk|kkkk|kkkkk|rs|rsrs|haha|emojilaugh|dentista|consulta|segunda|uso|carboidratos|roupa|boa noite|ate amanha|praia|vergonha|comi demais|brigadeiro|futebol)
  `,
  laughter: `
    (kkk|kkkk|kkkkk|kkkkkk|rs|rsrs|haha|hahaha|emojilaugh|brincadeira|zoeira|kk|hehe|lol)
  `,
  soon: `
    (hoje|agora|ja|essa noite|esta noite|amanha|logo|de uma vez|neste momento)
  `,
}
