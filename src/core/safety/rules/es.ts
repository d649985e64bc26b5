import type { RuleSet } from '../rule-set.ts'
import { GROOMING } from './grooming.ts'
import { MEDICAL } from './medical.ts'
import { MINOR } from './minor.ts'
import { PLAIN_DANGERS } from './plain-dangers.ts'
import { PLAINLY_HARMLESS } from './plainly-harmless.ts'
import { THREATS } from './threats.ts'

export const ES: RuleSet = {
  language: 'es',
  commonWords:
    'el la los las un una unos por para pero con muy estoy esta este tengo quiero hola gracias como que mi mis me te se soy hoy y de en a al del no ya si yo tu su lo le les es son fue ser hay mas todo todos nada nadie cuando porque desde hasta sin sobre vida voy va ha he hace dice estar siento puedo vivir morir noche ahora siempre nunca mejor pelicula heroe amigo amiga hermano hermana marido novio novia dia casa mama papa hacer hice fui era donde quien ella ellos nos nuestro mucho poco bien mal',
  shortForms: {
    q: 'que',
    k: 'que',
    ke: 'que',
    quieromorir: 'quiero morir',
    xq: 'porque',
    pq: 'porque',
    porq: 'porque',
    x: 'por',
    xa: 'para',
    pa: 'para',
    d: 'de',
    tb: 'tambien',
    tmb: 'tambien',
    kiero: 'quiero',
    qiero: 'quiero',
    quero: 'quiero',
    kero: 'quiero',
    qero: 'quiero',
    quieor: 'quiero',
    kisiera: 'quisiera',
    bn: 'bien',
    toy: 'estoy',
    ta: 'esta',
    toi: 'estoy',
    estoi: 'estoy',
    mrir: 'morir',
    morirme: 'morir me',
    morirse: 'morir se',
    matarme: 'matar me',
    matarse: 'matar se',
    matame: 'mata me',
    suicidarme: 'suicidar me',
    suicidarse: 'suicidar se',
    cortarme: 'cortar me',
    colgarme: 'colgar me',
    ahorcarme: 'ahorcar me',
    tirarme: 'tirar me',
    lanzarme: 'lanzar me',
    aventarme: 'aventar me',
    hacerme: 'hacer me',
    irme: 'ir me',
    bb: 'bebe',
    tqm: 'te quiero mucho',
    suisidio: 'suicidio',
    suicido: 'suicidio',
    suisidarme: 'suicidar me',
    tca: 'trastorno alimentario',
    asta: 'hasta',
    ay: 'hay',
    grax: 'gracias',
    msj: 'mensaje',
  },
  keyWords:
    'quiero quisiera morir matar suicidio suicida suicidar suicidarme suicidarse vivir despertar pastillas sobredosis cortarme cortes autolesion autolesiono despedida desaparecer existir puente azotea ahorcar colgar violaron golpea amenaza padrastro marido esposo anorexia bulimia vomito laxantes calorias amiga hermano hermana muerte estorbo carga aguanto matarme morirme',
  otherWords:
    'morirá dormir mirar morar morder metió mantar mater matas saltar vivirá vivo escribir despertó cortes cortés corte cortar cortos costes muerte suerte fuerte muerto muerta muertes amigo amiga amigas hermano hermana hermanos carga cargo larga cargar puente fuente puentes siente colgar colgado golpea golpes madrastra padrastro esposa esposo maridos existir exigir asistir resistir vómito vomitó quiere quieren quieres quisiera',
  classes: {
    WANT: 'quiero|quisiera|deseo|deseara|ganas de|voy a|pienso en|pienso|pensando en|pensado en|penso en|he pensado en|intento|intente|trate de|necesito|prefiero|preferiria|me gustaria|gustaria|ojala pudiera|ojala|planeo|planeando|decidi|decidido|a punto de|podria|deberia|quiero poder|espero|debo|tendria que|como|tentado de|idea de|ideas de|manera de|forma de|me dan ganas de|dan ganas de|plan de|plan para|lista para|listo para',
    PERSON:
      'amigo amiga hermano hermana mama papa madre padre hijo hija primo prima tio tia abuelo abuela esposo esposa marido mujer novio novia pareja ex companero companera vecino vecina nieto nieta alguien sobrino sobrina cunado cunada alumno alumna estudiante chico chica muchacho muchacha el ella senor senora suegra suegro hijastro amigos jefe roomie compa mejor persona profesora profesor bebe',
    PERP: 'marido esposo esposa mujer novio novia pareja ex papa mama padre madre padrastro madrastra hermano hermanastro tio primo abuelo hijo jefe vecino el ella cunado padrino suegro companero profesor alguien hombre tipo cuidador cuidadora familia padres ellos sacerdote entrenador',
    HITS: 'pega pego pegan pegaba golpea golpeo golpean golpeaba maltrata maltrato maltratan abusa abuso abusan abusaba viola violo ahorca ahorco ahoga ahogo estrangula estrangulo amenaza amenazo amenazan empuja empujo patea pateo cachetea cacheteo abofetea abofeteo acosa acoso manosea manoseo toca toco apunala apuñala acuchillo apuñalo quema quemo lastima lastimo humilla tortura ataca ataco jalonea jaloneo azota azoto agrede agredio encierra encerro secuestro obliga obligo fuerza forzo persigue sigue avento arrastro zurra zurro casca casco madrea madreo',
    DRUG: 'pastilla pastillas pastis tableta tabletas pildora pildoras medicamento medicamentos medicina medicinas medicacion paracetamol paracetamoles ibuprofeno ibuprofenos antidepresivos somniferos tranquilizantes clonazepam rivotril diazepam xanax aspirina aspirinas frasco frascos caja bote blister insulina ansioliticos analgesicos morfina comprimidos capsulas tramadol dosis quetiapina zolpidem alprazolam lorazepam sertralina blisters orfidal trankimazin',
    TOOK: 'tome tomo tomado tomarme tomar trague tragado tragar ingeri ingerido bebi bebido comi comido inyecte inyectado meti metido eche',
    POISON:
      'cloro lejia veneno raticida insecticida detergente desinfectante acido anticongelante destapacanos amoniaco plaguicida herbicida salfuman thinner gasolina',
  },
  openers:
    'y e pero porque que si cuando hola oye bueno pues ya hoy ayer anoche creo siento entonces tambien asi o ahora sinceramente dios ay no aunque desde mientras ademas veces verdad',
  closers:
    'y e pero porque que si o jaja jajaja lol hoy ahora ya neta wey guey tio bro emojilaugh cuando aunque todos amigos gracias porfavor',
  signals: [
    MEDICAL.es,
    GROOMING.es,
    THREATS.es.signal,
    ...PLAIN_DANGERS.es,
    {
      concern: 'suicide',
      family: 'intent',
      weight: 3,
      sure: true,
      patterns: `
        (hice|tuve|mi|mis|el) ..2 intento de suicidio
        (mi|segundo|tercer|otro) intento ..6 (tercero|otro|proximo|mate|suicidio)
        (suicidio|muerte) ..2 (planeado|planeada|planificado|organizado)
        (pospuse|aplace|planee|planeo) ..1 (mi|el) suicidio
        (anhelo|deseo|añoro|ansio) ..1 la muerte
        no me importaria ..1 (morir|morirme)
        (forma|manera|metodo|modo) (menos|mas) (dolorosa|doloroso|rapida|rapido|facil) ..1 de (morir|morirse|matarse|suicidarse)
        (metodo|forma|manera) ..3 no duela
        (cuantas|cuanta|que) ..4 (letal|letales|mortal|mortales) ..4 (mi|$)
        (bolsa) ..2 (en la|en mi) cabeza
        motor ..3 (garage|garaje|cochera)
        (me) (aventaria|aventaba|tiraria|arrojaria|lanzaria|boto|aviento|tiro|arrojo|lanzo) ..1 (de|del|desde|a|por) ..2 (edificio|puente|balcon|azotea|ventana|vias|tren|metro|barranco|techo|terraza)
        (busco|donde) ..3 puente ..1 alto
        (no quiero|dejenme|no dejes que) ..1 (que)? me (salven|rescaten)
        (dejenme|dejame) (morir|ir|morirme)
        no (quiero|voy a|pienso) llegar a (los|navidad|fin de año|mañana)
        (voy a|quiero) ahogarme
        me voy a (ahogar|guindar|desangrar) ..4
        borrarme ..2 (mapa|mundo|vida)
        (me canse|cansada|cansado|harta|harto) de (respirar|vivir|existir)
        (muerte|morir) ..4 (la deseo|lo deseo|la quiero)
        (harto|harta|cansado|cansada|hastiado|hastiada) de (la vida|vivir|estar vivo|estar viva|todo y quiero)
        (odio|detesto|lamento) (estar|seguir|haber) (vivo|viva|nacido)
        (ya)? no (quiero|deseo) (seguir|estar|quedarme|quedar me|continuar) ..1 (en)? (este|el) mundo
        (no tengo|sin|ya no tengo|me faltan) ..1 (fuerzas|fuerza|valor) ..1 (para|de) ..1 (quedar me|quedarme|seguir|vivir|estar)
        (mi propio|mi) (funeral|entierro|velorio)
        (ya)? no quiero ser ..1 (nadie|nada|yo|una persona|humano|humana)
        (dejar|deje) de (ser|existir|vivir|respirar|estar aqui)
        (guardando|guardo|juntando|ahorrando|acumulando) ..2 (pastillas|medicamentos|somniferos)
        (fingir|fingiendo|finjo|aparentar) ..3 (quiero vivir|vivir|estoy viva|estoy vivo)
        (soltar|solto|soltara|girar) ..1 (el)? volante
        (estrellar|estrellarme|chocar) me?
        no (pienso|quiero|planeo|espero|creo que|voy a) ..1 (llegar|llegue|llego|cumplir|ver) ..3 (ano|navidad|cumpleanos|manana|2027|viejo|vieja|mes|lunes)
        no (creo|se si|pienso) ..2 (pase|aguante|sobreviva|llegue|paso) ..1 (de)? ..1 (esta noche|la noche|hoy|manana|la semana|el dia)
        (quiero|que|ojala) ..2 todo ..2 (ponga negro|negro|oscuro|apague|acabe|termine)
        (si)? me (tiro|lanzo|aviento|tirara|lanzara) (del|de la|de un|al|a las|desde|por|bajo|frente) ..2 (balcon|puente|azotea|metro|tren|vias|ventana|edificio|techo)
        casi me (tiro|lanzo|aviento|mato|suicido|corto las venas|aventaba|tiraba|lanzaba)
        (decepciona|duele|entristece|molesta|odio|lamento|frustra) ..2 (seguir|despertar|estar) ..1 (vivo|viva|con vida)?
        (sigo|seguir) (vivo|viva)
        (deseo|quiero|anhelo|espero|busco) ..1 (la|mi)? muerte
        (atropelle|atropellara|choque|arrolle|mate|aplaste) ..2 (un|una|el) ..1 (carro|coche|auto|camion|tren|bus|rayo)
        (que)? me (pegue|peguen|de|den|meta) ..1 (un) (tiro|balazo)
        desvivir me?
        desvivirme
        (lo iba a|iba a|estuve a punto de|estoy a punto de|ya casi) ..1 (hacer|hacerlo|hago)
        (no|hoy no|ya no) (queria|quise|quiero) (despertar|amanecer|levantar me nunca)
        (irme|ir me|partir|reunirme) con dios
        (listo|lista|preparado|preparada) para (irme|morir|partir|el final|dejar este mundo)
        ya vivi (bastante|suficiente|lo que tenia)
        (perdoname|perdonenme|perdon) ..3 lo que ..2 (hacer|hare|voy)
        (puente|cuchillo|navaja|vias|pastillas|azotea|muerte|precipicio) me (llama|llaman|esta llamando)
        WANT ..2 (morir|morir me|estar muerto|estar muerta|estar muert|dejar de existir|dejar de vivir|no existir|no despertar|no vivir)
        me (quiero|voy a|quisiera|deseo|podria|deberia|iba a|gustaria|dan ganas de|provoca|quise) ..3 (morir|matar|suicidar|colgar|ahorcar|tirar al|quitar la vida|ir de este mundo|disparar|pegar un tiro|envenenar|cortar las venas|aventar|lanzar|unalivear|desvivir)
        WANT ..2 (matar|suicidar|colgar|ahorcar|disparar|desvivir|quitar|unalive) me
        (matar|suicidar|ahorcar|desvivir) me
        me (mato|suicido|ahorco|cuelgo) (y|si|hoy|esta|ya|ahora|manana|y ya|de|para|mejor|$)
        me (mato|suicido) (si|y)
        si ..4 me mato
        mejor me (mato|muero|suicido)
        me (intente|intento|trate de|he intentado) ..1 (matar|suicidar|ahorcar|colgar|quitar la vida)
        (intente|trate de|he intentado|volvi a intentar|quise) ..1 (matar|suicidar|ahorcar|colgar|quitar|quitarme) (me|la vida)?
        (matar|suicidar) me
        me (quiero|quisiera|tengo ganas de|deseo) morir (de verdad|en serio|ya|$|y|hoy|no es broma|porque)
        (no|ya no|tampoco) (quiero|deseo|tengo ganas de|puedo|quisiera|me apetece|me interesa|querer|merezco|soporto|aguanto) ..2 (vivir|seguir viviendo|seguir con vida|existir|despertar|despertar me|seguir con mi vida|estar vivo|estar viva|seguir en este mundo|estar en este mundo|seguir aqui|estar aqui|vivir mas|continuar viviendo|levantarme nunca)
        (quitar|quitarme|quite|quito|quitando) ..1 (me)? la vida
        (acabar|terminar|acabo|termino|poner fin|ponerle fin|dar fin|darle fin|ponerle punto final) ..1 (con|a) ..1 (mi vida|esta vida|mi existencia|mi sufrimiento|mi dolor|todo de una vez|todo esto de una vez|todo para siempre)
        (quiero|voy a|quisiera|necesito|puedo) ..2 (acabar|terminar) con (todo|esto|todo esto) (ya|$|de una vez|hoy|esta noche|y)
        (estoy|quisiera|desearia|preferiria|prefiero|mejor|deberia|estaria) ..2 (estar|estaria|haber)? ..1 (muerto|muerta) (que|$|ya|y|en vida|de una vez|hoy)
        (desearia|quisiera|ojala|prefiero|mejor) ..3 (estar muerto|estar muerta|no haber nacido|nunca haber nacido|no hubiera nacido|estuviera muerto|estuviera muerta|estaria muerta|estaria muerto|no existir|me muera|me muriera|morir|no existiera)
        (no|nunca) (hubiera|haber|deberia haber) nacido
        (ojala|espero|pido|ruego|rezo|quisiera|deseo|le pido|quiero) ..4 (no|nunca|ya no|me) ..1 (despierte|despertar|despertarme|muera|muriera|amanecer|amanezca|despertara)
        (dormir|dormirme|dormida|dormido|quedarme) ..4 (no|nunca|jamas) ..2 (despertar|despertarme|despierte)
        (dormir|descansar|dormirme) para siempre
        (dios|diosito|senor|muerte) ..3 me (lleve|recoja|llame|mate|quite)
        que (alguien|me) (me)? (mate|maten|atropelle|lleve dios)
        (alguien|por favor) ..1 (mate|maten|mata) me?
        (me)? (quiero|voy a|pienso|quisiera|ganas de|voy) ..1 (tirar|tirarme|lanzar|lanzarme|aventar|aventarme|saltar|arrojar|arrojarme|echar|botar) ..2 (del|de un|de la|desde|al|a las|a la|por la|bajo|frente|delante|de) ..2 (puente|edificio|azotea|techo|balcon|tren|metro|vias|ventana|precipicio|acantilado|camion|carro|coche|autobus|piso|torre|vacio)
        (tirar|tirarme|lanzarme|aventarme|saltar|arrojarme|aventar|lanzar) ..1 (me)? ..1 (del|de un|de la|desde|al|a las|a la|por la|bajo|frente) ..2 (puente|edificio|azotea|techo|balcon|tren|metro|vias|ventana|precipicio|acantilado|camion|vacio)
        (estrellar|estrellarme|chocar) ..3 (coche|carro|auto|moto|arbol|muro|pared) ..3 (morir|matar|y ya|acabar|$)
        (cortar|cortarme|corte|cortando|abrir|abrirme|abri|cortado) ..2 (las venas|las munecas|mis venas|mis munecas|la garganta)
        (pistola|arma|revolver) en (la|mi) (cabeza|boca|sien)
        me voy de este mundo
        (ir|irme|salir|dejar|abandonar|partir|marchar) ..1 (me)? ..1 (de)? este mundo
        (ir|irme|reunir|reunirme|estar|seguir|seguirlo|seguirla|alcanzar) ..3 (con|a) ..3 (cielo|mas alla)
        (irme|ir me|reunirme|estar) con (ella|el) (ya|$|al cielo|y|en el cielo)
        desde que ..3 (murio|fallecio|se fue|partio) ..6 (irme|ir me|seguirla|seguirlo|morir|seguir|reunirme|no quiero vivir|alcanzar*)
        (pienso|pensando|pensamientos|pensado|pensar|penso|fantaseo|sueno) ..6 (suicidio|suicidar*|matar me|morir me|morir|quitarme la vida|muerte y la deseo|en mi muerte|mi propia muerte)
        (pensamientos|ideas|ideacion|tendencias|impulsos) (suicidas|de suicidio|de muerte|de matar me|de morir|suicida)
        (voces|voz|cabeza|mente) ..3 (dicen|dice|piden|grita|gritan|ordena*) ..3 (mate|muera|matar|salte|suicide|haga dano|corte)
        (merezco|merecia|deberia) ..1 (morir|morir me|la muerte|estar muerto|estar muerta)
        no (deberia|tendria que) ..1 (estar vivo|estar viva|existir|haber nacido)
        (hoy|esta noche|manana) ..2 (lo hago|me mato|acabo con todo|se acaba todo|me voy de|sera el final|es el dia|lo voy a hacer)
        (esta noche|hoy|manana) se (acaba|termina) (todo|mi vida|el dolor)
        (ya)? lo (decidi|he decidido|tengo decidido) ..4 (voy|me|mato|muero|acabar|termina|morir)
        la verdad (es que)? soy yo
        en realidad soy yo
        (hacerlo|intentarlo|lo intente) ..4 (otra vez|de nuevo|hoy|esta noche|de hacerlo)
        de hacerlo
        (quiero|voy a) desvivir
        dejar de (existir|vivir|respirar)
        (me tome|tomar) ..4 para (morir|matar me|no despertar)
      `,
    },
    {
      concern: 'suicide',
      family: 'intent',
      weight: 3,
      patterns: `
        (muerte|morir|suicidio) ..2 (es|seria|parece|queda) ..3 (unica|salida|solucion|mejor|alivio|descanso|opcion|facil)
        (unica|unico) ..2 (salida|solucion|opcion|queda) ..2 es? ..1 (la)? (muerte|morir|suicidio|matar me)
        lo unico que queda es morir
        mi muerte ..4 (alivio|mejor|bien)
        ^ suicidio $
        (cometer|planeo|planeando|planear|considero|contemplo) ..1 (el|mi|un)? suicidio
        (nota|carta) (suicida|de suicidio)
        en el suicidio
      `,
    },
    {
      concern: 'suicide',
      family: 'intent',
      weight: 2,
      patterns: `
        (suicidio|suicida|suicidas|suicidar)
        (quiero|quisiera|ganas de) ..2 desaparecer
        desaparecer (para siempre|de este mundo|del mundo|y no volver|de la faz)
        (matar|morir) me
        me mato
        (me quiero|quiero) morir
        se acaba todo
        muerto en vida
        muerta en vida
        voy a saltar
      `,
    },
    {
      concern: 'suicide',
      family: 'hopelessness',
      weight: 3,
      soft: true,
      patterns: `
        (vivir|vida|existir) es ..1 (una)? ..1 (tortura|carga|infierno|castigo|pesadilla|sufrimiento|calvario)
        no puedo con (la vida|mi vida|esta vida|vivir)
        para mi (ya)? ..1 (se acabo|no hay|todo acabo|es tarde)
        no puedo seguir (luchando|fingiendo|aguantando|sufriendo|viviendo)
        (ya)? nadie me necesita
        todo ..1 (preparado|listo|arreglado) ..3 (carta|despedida|testamento)
        (vida|existencia|vivir|existir|nada|todo esto) ..2 (no|ya no) ..1 (tiene|vale|merece) ..2 (sentido|la pena|nada|valor|proposito)
        (no|ya no|nunca) (le)? ..1 (veo|encuentro|hallo|tiene|tengo|hay|tienen) ..1 (el|ningun|mas|mucho)? ..1 (sentido|razon|razones|motivo|motivos|salida|futuro|esperanza|esperanzas|ganas|escapatoria|proposito) ..1 (a|de|para|en)? ..2 (vivir|la vida|mi vida|seguir|nada|existir|continuar|seguir viviendo|mi|mi existencia|todo)
        (sin|perdi|perdido|no tengo|pierdo|ya no tengo|quitado|se me quitaron|no me quedan|sin mas) ..2 (ganas|deseos|fuerzas|motivos|razones|razon|motivo|voluntad|ilusion) ..1 (de|para|por) ..1 (vivir|seguir|la vida|seguir viviendo|existir|continuar|luchar|nada|seguir luchando)
        (que|cual) ..1 (sentido|caso|objeto) (tiene|es|hay) ..1 (vivir|seguir|la vida|existir|todo|continuar|seguir viviendo|mi vida|seguir asi)
        para que (vivir|seguir|existo|estoy vivo|estoy viva|naci|sigo|sigo viva|sigo vivo|seguir viviendo|seguir luchando|continuar|vivo|quiero vivir)
        por que (naci|sigo vivo|sigo viva|estoy vivo|estoy viva|existo|sigo aqui|no me muero)
        (no|ya no) (puedo|aguanto|soporto|resisto|doy) ..1 (mas)? ..1 (con)? ..1 (mi vida|esta vida|vivir|la vida|este dolor|tanto dolor|el dolor|seguir viviendo|este sufrimiento|existir|asi)
        (no|ya no) (puedo|quiero|voy a poder) ..1 (seguir|continuar|vivir) (asi|viviendo|mas|adelante|luchando|con esto|$|con este dolor|con esta vida)
        (harto|harta|cansado|cansada|canse|cansada ya|aburrido|aburrida) ..1 de (vivir|la vida|existir|mi vida|esta vida|seguir viviendo|luchar|seguir)
        me canse de (vivir|todo|luchar|esta vida)
        (odio|detesto) ..1 (mi vida|vivir|estar vivo|estar viva|existir|la vida) ..3 (y|quiero|morir|$)
        mi vida (se acabo|termino|ya no|esta acabada|no sirve|no vale|es un infierno|no importa|es una basura y|acabo|esta terminada)
        (quiero|ojala|solo quiero|necesito|quisiera|deseo) ..1 que ..1 (todo|el dolor|este dolor|todo esto|esto|este sufrimiento|mi sufrimiento) ..2 (pare|termine|acabe|se acabe|desaparezca|se termine|cese)
        que (todo|el dolor|esto) (pare|termine|acabe|se acabe|se termine)
        (no hay|sin|ya no hay) ..1 (salida|esperanza|futuro|escapatoria|remedio|solucion) ..1 (para mi|en mi vida|$|lo unico|y)
        no (sirvo|valgo) ..1 (para)? nada ..6 (vivir|morir|merezco|desaparecer|mejor|muerto|muerta)
        (no|ni) merezco (vivir|la vida|estar vivo|estar viva|existir)
        (me rindo|me doy por vencido|me doy por vencida) ..6 (nada importa|ya|vida|todo|no puedo)
        (solo|unico que) ..3 (detiene|frena|mantiene|ata|impide|sostiene|para) ..3 (hacerlo|vivo|viva|aqui|matar me|a esta vida|a la vida|$)
        (no me importa|me da igual|me da lo mismo) ..2 (morir|vivir o morir|si muero|si me muero|si vivo|lo que me pase)
        (no)? me da (igual|lo mismo) (vivir|morir)
        (tengo|hay) un plan y
        (ya)? no (pertenezco|encajo) ..1 (a|en) este mundo
        me siento (muerto|muerta) (en vida|por dentro)
      `,
    },
    {
      concern: 'suicide',
      family: 'hopelessness',
      weight: 2,
      soft: true,
      patterns: `
        (ya)? no (puedo|aguanto|doy|soporto) mas
        (ya)? no (puedo|aguanto|soporto) $
        para que $
        (que sentido tiene|para que seguir) $
        (no le veo|no tiene|no encuentro|nada tiene) ..2 sentido
        (me rindo|me doy por vencido|me doy por vencida) $
        (nada|ya nada) (importa|tiene sentido|vale la pena|me importa)
        (no hay|sin) (salida|esperanza)
        se acabo
        ya no quiero (nada|mas|esto|estar aqui)
        no sirvo para nada
        (estoy|me siento) ..1 (vacio|vacia|rota|roto|acabado|acabada|hundido|hundida|sin salida)
        no tengo (esperanza|futuro)
        quiero que ..1 (pare|termine|acabe|se acabe)
        que todo (pare|acabe|termine)
      `,
    },
    {
      concern: 'suicide',
      family: 'hopelessness',
      weight: 1,
      patterns: `
        (odio|detesto) (mi vida|todo)
        me odio
        (estoy|me siento) ..1 (solo|sola|triste|vacio|vacia|cansado|cansada|harto|harta)
        (nadie|a nadie) ..2 (contesta|importo|quiere|responde|entiende|ayuda|escucha|le importo|importa)
        ^ (esta noche|hoy|manana) $
        ya no puedo
        ^ perdon $
      `,
    },
    {
      concern: 'suicide',
      family: 'burden',
      weight: 3,
      patterns: `
        (me extranarias|me extranaran|me extranaria|me echarias de menos|me llorarias|alguien me extranaria)
        (no tengo) (a nadie|nadie) ..5 (tumba|muerto|muerta|morir|vivir)
        (mejor|deberia estar) en (una|la|mi) (tumba|cajon|ataud|cementerio)
        (estarian|estaria|estaran|vivirian|serian|seria|estan|viviran|estareis|estarias|quedarian) ..2 (mejor|mas felices|mas tranquilos|felices|bien|tranquilos|feliz) ..2 (sin mi|si yo no|si me muero|si muero|si desaparezco|si no existiera|si yo muriera|cuando me muera|si no estuviera|con mi muerte)
        mejor sin mi
        (sin mi|si me muero|si no existiera|si desaparezco) ..5 (mejor|felices|tranquilos|bien|alivio)
        (soy|ser|siento|como) ..2 (una|un|solo) ..1 (carga|estorbo|peso|lastre|molestia|problema para todos|inutil y)
        solo (estorbo|molesto|soy un problema|doy problemas)
        (siento|creo) que ..1 (sobro|estorbo|no encajo|soy una carga)
        (nadie|a nadie|nadie me|alguien) ..2 (extranaria|extranara|notaria|notara|importaria|importara|importa|echaria de menos|lloraria|se daria cuenta|daria cuenta|extrana|va a extranar|echara de menos) ..4 (si|que)? ..1 (me muero|muero|desaparezco|muriera|muerto|muerta|no estoy|me mato|desapareciera|yo|me voy|$)
        nadie (me)? (extranaria|echaria de menos|echara de menos|extranara|va a extranar)
        nadie me necesita
        (a nadie) le importaria
        (todos|familia|hijos|mundo|mama) ..3 (mejor) sin mi
        (no)? le hago falta a nadie
        el mundo ..2 mejor (lugar)? sin mi
        (yo)? no deberia haber nacido
      `,
    },
    {
      concern: 'suicide',
      family: 'farewell',
      weight: 3,
      soft: true,
      patterns: `
        ultimo dia ..1 (en la tierra|de mi vida|en este mundo|con vida|vivo|viva)
        (que|esta) ..3 sea ..1 (mi)? ultima (noche|vez)
        (esta|este|aqui) es ..1 (mi|la)? ..1 (despedida|adios|ultimo adios|ultimo mensaje|final|ultima carta)
        (mi|es mi|este es mi|el) ultim* (mensaje|noche|dia|carta|adios|palabras)
        (carta|cartas|nota|notas|mensaje|mensajes) de despedida
        (adios|hasta) (para siempre|mundo|mundo cruel|a todos|a todas|siempre|por siempre|vida)
        (perdon|perdonen|perdonenme|perdoname|perdonadme|lo siento|los quiero|los amo|las amo|os quiero) ..6 (adios|para siempre|despido|hasta siempre)
        (adios) ..4 (perdon*|los quiero|los amo|os quiero)
        cuando (leas|lean|veas|leais|vean) ..1 esto ..4 (ya no|muerto|muerta|habre|no estare|me habre)
        (ya no|no) (voy a estar|estare|estar|voy a existir|voy a seguir) ..1 (aqui|viva|vivo|con vida|mas|en este mundo|con ustedes|$) ..3 
        manana (ya)? no (voy a estar|estare|despierto|amanezco|existire)
        (no|nunca|jamas) (me)? ..1 (volveran|volveras|van a volver|volvereis|vas a volver) a (ver|verme|saber|saber de mi|verme nunca)
        (no|nunca) ..1 (van|vas) a (ver|saber) ..1 (me|de mi) (mas|nunca|nunca mas)
        (me)? (despedi|despido|despedirme|despedire|despedido) ..1 de ..2 (todos|mi perro|mi gato|mis hijos|mi familia|mi mama|mis padres|este mundo|la vida|mis amigos|todo|todas|mi madre|mi hermana)
        (cuiden|cuida|cuidad|cuidar|cuide|encarga*) ..2 (a)? (mi|mis|de mi|de mis) ..2 (gato|perro|hijos|hija|hijo|mama|familia|hermanos|hermana|mascotas|padres|madre|hermano|gatos|perros) ..3 (cuando|si|despues|ya no)
        (cuando|si) ..1 (ya)? no (este|estoy|siga|exista) ..1 (aqui|mas|viva|vivo|$)
        (regale|regalado|regalando|di|repartí|reparti|regalo) ..2 (todas|todos|toda|mis|casi)? ..2 (mis|mi|ropa|cosas|pertenencias|guitarra) ..5 (no|ya no|despedi|necesitar|me despedi|no voy|voy a necesitar)
        (no|ya no) (las|los|la|lo)? ..1 (voy a necesitar|necesitare|hara falta|haran falta)
        (gracias por todo) ..6 (no estar*|adios|despido|me voy|ultimo|siempre|no voy)
        (diganle|dile|digan) ..2 a ..4 (que)? ..1 (la|lo|los|las) ..1 (amo|quiero|ame|quise)
        (deje|escribi|escribiendo|escrito|dejo|escribo) ..2 (carta|cartas|nota) ..5 (mama|madre|hijos|familia|despedida|padres|esposa|para todos|despedirme|adios)
        me voy para siempre
        (ya)? me voy (de este mundo|para no volver|con dios|al cielo)
      `,
    },
    {
      concern: 'suicide',
      family: 'farewell',
      weight: 2,
      patterns: `
        (despedida|despido|adios) ..2 (perdon*|los quiero|los amo)
        adios $
        (perdon|perdonen) por todo
        quiero irme
        me despedi
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 3,
      patterns: `
        (cuanto|que tan rapido|cuanto tiempo) ..4 (morir|morirse|morir se|ahorcado|desangrar*|ahogado|muere|mueres)
        (duele|dolera) ..2 (ahogar*|ahorcar*|morir*|desangrar*|saltar|ahogarse|colgarse|matarse)
        (pastillas|comprimidos) ..2 (alineadas|listas|en fila|contadas|sobre la mesa|en la mesa|enfrente)
        (no sabe|nadie sabe|no saben|no le he dicho) ..4 plan
        (cuantas|cuantos|que|cuanto|cual|cuales) ..4 DRUG ..6 (morir|morir me|matar|matan|matar me|mata|mortal|letal|no despertar|muerte|sobredosis|para morir)
        que DRUG (mata|matan|son mortales|son letales)
        (dosis) (letal|mortal|fatal)
        (como|cual|manera|forma|modo|metodo|formas|maneras|metodos) ..5 (morir|matar me|suicidar|suicidar me|matar se|suicidar se|suicidio) ..2 (sin dolor|rapido|rapida|sin sufrir|facil|indoloro|indolora|sin que duela|$)
        (forma|manera|modo|metodo) ..1 (mas)? ..1 (rapida|facil|indolora|segura|rapido|efectiva|sencilla) ..1 (de|para) (morir|matar se|matar me|suicidar se|suicidar me|quitar* la vida|acabar con todo)
        como (puedo)? (morir|me mato|matar me|suicidar me|ahorcar me|hago para morir|quitarme la vida)
        (tengo|ya tengo|compre|consegui|guardo|guarde|junte|guardadas|ahorrado|acumule|juntando) ..3 (pastillas|pildoras|medicamentos|veneno) ..4 (para|listas|guardadas|suficientes|morir|despedida|adios|juntas|escondidas)
        (ya)? tengo ..2 pastillas guardadas
        (cuerda|soga|pistola|arma|navaja|veneno) ..2 (lista|preparada|cargada|en la mano|en mi mano|a mi lado|en mis manos|al cuello|puesta|amarrada)
        tengo ..1 (un)? plan y ..1 (una)? (fecha|lugar|dia)
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 3,
      sure: true,
      patterns: `
        (pegar|pegarme|dar|darme|meter|meterme|pego) ..1 (un|me un) (tiro|balazo|disparo)
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 3,
      now: true,
      patterns: `
        (estoy|sentado|sentada|parado|parada) ..1 en (las|la) (vias|via|rieles)
        (estoy|parado|parada|sentado|sentada) ..2 (en|al|sobre|arriba) ..2 (puente|azotea|techo|balcon|borde|cornisa|vias|precipicio|acantilado|terraza|filo) ..5 (saltar|tirar*|ganas|nadie|llorando|despedir*|acabar|pensando|lanzar*|aventar*|ya no|a punto|morir)
        (pistola|arma) en (la|mi) mano
        al borde (del puente|de la azotea|del precipicio|del balcon|del techo)
      `,
    },
    {
      concern: 'suicide',
      family: 'means',
      weight: 2,
      soft: true,
      patterns: `
        (compre|tengo|consegui|busque|agarre|saque) ..3 (soga|cuerda|pistola|arma|revolver|escopeta|veneno)
        (compre|tengo|junte|guarde|consegui) ..2 pastillas
        (estoy|parado|sentada|sentado|parada) en ..1 (puente|azotea|techo|balcon|cornisa|vias)
        (el)? arma de mi (papa|padre|tio|abuelo|hermano)
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
        (soga|pistola|puente|azotea|pastillas)
        emojipills
        emojiknife
      `,
    },
    {
      concern: 'suicide',
      family: 'self-harm',
      weight: 3,
      patterns: `
        no me siento ..1 (segura|seguro|a salvo) ..10 (cabeza|pensamientos|mente)
        no me siento (segura|seguro|a salvo) conmigo
        me quedo ..3 (borde|orilla|vias) ..4 (demasiado|mucho) (rato|tiempo)
      `,
    },
    {
      concern: 'self-harm',
      family: 'self-harm',
      weight: 3,
      sure: true,
      patterns: `
        (me) (hice|hago|hacia) ..2 (cortes|cortecitos|rayas|tajos|heridas)
        (me) (raye|rajo|raje|tajee|rajeé) ..2 (brazo|brazos|pierna|piernas|muñeca|muñecas)
        (me) (clavo|pincho|pico|rayo|raye) ..4 (compas|aguja|agujas|alfiler|navaja)
        (encendedor|mechero|cigarro|plancha) ..4 (mi piel|la piel|mi brazo|a proposito)
        (cutting|autolesion*|self harm) ..3 (otra vez|anoche|desde|no puedo|mi|marcas)
        me (hago|hice) moretones ..2 (yo|sola|solo|misma|mismo)
        me (pego|golpeo|doy) ..3 (yo misma|yo mismo|yo sola|yo solo|a mi misma|a mi mismo)
        (la|mi) sangre me (calma|relaja|tranquiliza)
        (saque|quite) ..2 (hoja|cuchilla) ..3 (maquinita|sacapuntas|rasuradora|afeitadora|rastrillo)
        me lastimo ..3 (desde|cuando|a proposito|sola|solo|para)
        corte ..1 (demasiado|muy|tan|mas) (profundo|hondo|fuerte)
        me (clavo|entierro|encajo) ..3 (unas|aguja|alfiler|tijeras)
        hasta que (sangro|sangre|sangra|me sangra|sale sangre)
        (agua hirviendo|agua caliente|aceite|plancha|fuego) ..5 (mano|brazo|piel|pierna)
        (me di|me doy|me pego|me he dado) ..1 (cachetadas|golpes|punetazos|bofetadas)
        (extrano|necesito|quiero|busco) ..1 (mi|la|una) (navaja|cuchilla|gillette|cuter)
        (necesito|quiero|ganas de|voy a) (lastimar me|lastimarme|hacerme dano|hacer me dano|cortar me)
        (me)? (corto|corte|cortado|cortando|cortar|cortarme|rasguno|rasgune|rajo|raje|tajo|tajeo) ..1 (me)? ..2 (los brazos|las piernas|los muslos|la piel|el brazo|la muneca|las munecas|la pierna|el muslo|el antebrazo|los antebrazos|el abdomen|brazos|piernas|otra vez|de nuevo|a proposito|anoche|cuando|para sentir|para calmar*|con una navaja|con la navaja|con una cuchilla|profundo|todos los dias|cada|hasta)
        (volvi a|vuelvo a|ganas de|necesito|quiero|estoy|empece a|deje de|otra vez|recai en|recai y) ..2 (cortar me|me corto|me corte|cortando me|cortandome|me estoy cortando|autolesionar*|lastimar*|hacerme dano|hacer me dano|lastimar me|danar me)
        me (estoy|volvi a|he vuelto a|vuelvo a|sigo) ..1 (cortando|cortar|autolesionando|lastimando|lastimar|autolesionar|quemando)
        cortar me para
        me corto $
        (autolesiono|autolesione|autolesionarme|autolesionandome|automutilo|automutilarme)
        (me)? (hago|hice|hacer|haciendo|haciendome|hacerme|hacer me) ..1 (dano|daño|cortes|heridas)
        me (lastimo|lastime|lastimar|castigo) (a proposito|sola|solo|a mi mismo|a mi misma|otra vez|cada)
        (me)? (quemo|queme|quemar|quemarme|quemando) ..3 (encendedor|cigarro|cigarrillo|a proposito|para sentir|mechero|plancha|la piel)
        (me)? (golpeo|golpe|pego|golpear|golpeandome|doy golpes|doy) ..3 (la cabeza|contra la pared|contra el muro|a mi mismo|a mi misma) ..4 
        me (rasguno|arano|rasco|muerdo|pellizco) ..3 (hasta|sangr*|sangre)
        (ver|sentir|necesito) ..1 sangr*
        (navaja|cuchilla|cuchillas|navajas|hoja de afeitar|gillette|cuter|cutter|vidrio) ..3 (otra vez|de nuevo|en la mano|me llama|use|anoche|hoy|brazo|brazos)
        (use|agarre|tome|saque|cogi|volvi a) ..2 (navaja|cuchilla|gillette|hoja de afeitar|cuter|cutter)
        (cortes|cicatrices|heridas|marcas) ..3 (mis brazos|brazos|piernas|muslos|munecas|mi mama|mi madre|mis padres|escond*|mangas)
        (brazos|piernas|muslos|munecas|antebrazos) ..3 (llenos|llenas|cubiertos|lleno) de (cortes|heridas|cicatrices|sangre|cortadas)
        (escondo|oculto|tapo|escondiendo) ..2 (cortes|heridas|cicatrices|cortadas)
        (ganas|impulso|impulsos|urgencia|necesidad) ..3 (cortar me|cortar|hacerme dano|hacer me dano|lastimar me|herir me|autolesionar*|quemar me)
        (sin)? autolesionar* ..4 (falle|recai|ayer|volvi|otra vez|hoy|dias)
      `,
    },
    {
      concern: 'self-harm',
      family: 'self-harm',
      weight: 2,
      patterns: `
        (autolesion*|automutil*)
        recai
        me corto
        se corta
      `,
    },
    {
      concern: 'overdose',
      family: 'overdose',
      weight: 3,
      sure: true,
      now: true,
      patterns: `
        me sobredosifique
        (##|veinte|treinta|quince) ..1 (quetiapina|quetiapinas|zolpidem|clonazepam|lorazepam|alprazolam|rivotriles|aspirinas|pastis)
        tome (dos|tres|cuatro|cinco|#) (cajas|frascos|blisters|tiras) ..3 (paracetamol|ibuprofeno|pastillas|diazepam|$)
        me (eche|tome|bebi|baje) ..1 (el|un|todo el) (frasco|bote|jarabe) ..2 (entero|completo|todo)
        (comi|tome|trague|bebi) ..3 (venenos*|veneno|toxic*) ..3 (a proposito|adrede|queria)
        ingerir ..2 (medicamentos|pastillas) ..2 exceso
        (me)? (tome|trague|tomado) ..1 todo ..5 (botiquin|armario|cajon|gaveta)
        me (envenene|he envenenado|intoxique a proposito)
        (tome|tomado|inyecte) ..2 (mas|el doble|el triple) ..3 (recetado|recetaron|debia|indicado|normal|permitido|medico)
        ya me (tome|trague) ..1 (##|veinte|treinta|cuarenta|cincuenta) ..1 (pastillas|comprimidos)
        (^|me|acabo de|ya me|ya) ..1 TOOK ..1 (me)? ..1 (todas|todos|todo|muchas|muchos|demasiadas|demasiados|demasiada|un monton de|un punado de|una caja|un frasco|un bote|mas de #|como #|como ##|##|toda|el frasco|la caja|veinte|treinta|cuarenta|cincuenta|cien|bastantes|tantas|varias) ..3 DRUG
        (^|me|acabo de|ya me) ..1 (tome|tomar|tomarme|tomado|trague|tragar|tragarme|bebi|inyecte) ..1 (me)? ..1 (todo|toda|todas|entero|entera|demasiado|mucho|demasiadas) ..1 (el|la|las)? ..1 (frasco|caja|bote|blister|botella|pastillas|blister entero|tira) 
        TOOK ..3 DRUG ..2 (de golpe|de una vez|todas|juntas|a la vez|al mismo tiempo)
        TOOK (muchas|demasiadas|todas|un monton de|un punado de|tantas) ..2 DRUG
        (tome|tuve|tengo|hice|me di|creo que|tomado|me meti|tomar|sufri|tomarme) ..2 sobredosis
        sobredosis de ..1 (pastillas|medicamentos|paracetamol|heroina|drogas|somniferos)
        (me)? (tome|bebi|trague|tomo|tomado|ingeri|tomar|acabo de tomar|bebido) ..3 POISON
        (mezcle|mezclado|tome|mezclar|combine) ..3 (pastillas|medicamentos|clonazepam|rivotril|somniferos|xanax) ..2 con ..2 (alcohol|vodka|vino|cerveza|tequila|whisky|ron)
        (con) ..1 (vodka|alcohol|tequila|vino|whisky|ron) $
        (inyecte|inyectado|puse|inyectar) ..2 (demasiada|mucha|toda|mas) ..1 insulina
        (trague|tragado|comi) ..1 (pilas|vidrio|clavos|navajas)
      `,
    },
    {
      concern: 'overdose',
      family: 'overdose',
      weight: 2,
      patterns: `
        sobredosis
        (tome|trague) ..2 (pastillas|frasco)
        me siento muy mal
      `,
    },
    {
      concern: 'violence',
      family: 'violence',
      weight: 3,
      sure: true,
      patterns: `
        (me) (dan|dieron|da|dio|meten|metio) ..2 (paliza|palizas|golpiza|madriza|tunda)
        me (pegaron|golpearon|madrearon|madrea|zurra|casca|casco|sono|cogio a golpes) (por|cada|cuando|en|otra|entre|$)
        (me|nos) (pegan|pega|golpean) (por|si|cuando) ..4 (notas|tarde|malas|mal|llega|toma|bebe|llora*)
        (va|van) la mano conmigo
        a (palos|golpes|patadas) ..2 (conmigo|me)
        me (caga|cago|muele|molio|agarra|agarro|cose) a (palos|golpes|trompadas|piñas|patadas|hostias)
        abusaron de mi
        me (asaltaron|atacaron|apuñalaron) ..5 (hirieron|cuchillo|violaron|arma|navaja|$)
        (me) hace cosas ..4 (noche|cama|no quiero)
        (le dije|dije) que no y ..3 (igual|siguio|hizo)
        (me) (atan|amarran|encierran|tienen encerrad*|tiene encerrad*) ..4 (cama|noche|llave|sin comer|cuarto|$)
        (nos|me) (mata|matara|va a matar|quiere prender|prende) ..2 (a todos|fuego)
        orden de alejamiento ..4 (espera|sigue|viene|abajo)
        (de|los|tengo) moretones ..5 (cuello|ojo|tapar|escond*)
        (intento|quiso|trato de|quiere|va a|intenta|amenaza con|amenazo con|iba a) ..1 (estrangular|ahorcar|asfixiar|apunalar|golpear|violar|matar|quemar|ahogar|pegar|acuchillar|atropellar) me
        (estrangularme|ahorcarme|asfixiarme|apunalarme|golpearme|violarme|quemarme|ahogarme|pegarme|acuchillarme|atropellarme)
        me (lanzo|aventa|avento|tiro|arrojo|lanza|tira) ..3 (a la cabeza|encima|en la cara|a la cara|contra)
        me (agarro|agarra|tomo|jalo|jala|cogio|sujeto|arrastro|arrastra) ..1 (de|del|por) ..1 (la|el|los)? ..1 (garganta|cuello|pelo|cabello|brazo y|pelos)
        (ayuda|auxilio|socorro) ..3 (cuchillo|pistola|arma|me va a|me quiere)
        tiene (un|una) (cuchillo|pistola|arma|navaja|machete)
        (relacion|matrimonio|pareja|casa|hogar) (violenta|abusiva|violento|abusivo|toxica y violenta|de maltrato)
        (alguien|un hombre|hombre|tipo) ..1 me ..1 (sigue|siguiendo|viene siguiendo|persigue|esta siguiendo|acosa)
        (maestro|profesor|entrenador|padrino|cura|tio|padrastro|jefe|abuelo|doctor|cunado) me (toca|tocaba|manosea|besa|acaricia|toco)
        (llego|llega|viene) (borracho|tomado) ..4 (golpiza|pego|golpeo|paliza|pega|golpea)
        (dio|da) ..1 una (golpiza|paliza)
        PERP ..2 (me|nos) ..1 HITS (y|$|cuando|otra|en|con|a|de|si|anoche|ayer|todos|cada|por|porque|siempre|desde|mucho|hasta|contra|un|una|muy|feo|la|el|las|los|por las|jaja)?
        PERP ..2 (me|nos) (ha|habia|esta|sigue|vive|volvio a|intento|trato de|quiso|quiere|va a) ..1 (pegado|golpeado|maltratado|pegando|golpeando|violado|amenazado|amenazando|pegar|golpear|violar|matar|abusado|estrangulado|ahorcado|ahorcar|quemado|empujado|maltratando|pateado|abusando|asfixiar|forzado|encerrado|obligado)
        (me|nos) (pega|golpea|maltrata|viola|estrangula|ahorca|patea|cachetea|abofetea|manosea) ..1 (cuando|todos|cada|mi|si|otra|siempre|el|ella|y|mucho|muy|en|con|delante|por|a diario|$)
        (me|nos) (pego|golpeo|maltrato|ahorco|estrangulo|pateo|abofeteo|manoseo|violo|agarro del cuello|agarro por el cuello|empujo) ..1 (otra|mi|anoche|ayer|un|el|ella|y|contra|por|hoy|de nuevo|una|la|$|en|con|tan|porque|mucho|feo)
        (me)? (violaron|golpearon|asaltaron sexualmente|secuestraron|drogaron y|abusaron|manosearon|tocaron sin)
        abusaron (de mi|sexualmente)
        (abusa|abuso|abusaba|abusan) (de)? (mi|sexualmente|nosotras)
        (fui|soy|he sido|estoy siendo|sigo siendo|estoy) ..1 (violada|violado|abusada|abusado|maltratada|maltratado|golpeada|golpeado|victima de|acosada|acosado|amenazada|amenazado|agredida)
        (me|nos) (amenaza|amenazo|amenazan|amenazaron|amenazando)
        (dice|dijo|dicen|jura|juro|amenaza|grita|me escribio) ..3 me (va a matar|mata|matara|matar|va a golpear|va a pegar|va a encontrar|va a hacer dano|matan|va a quemar)
        (me)? (va a|quiere|intento|puede|trato de|quiso) (matar|golpear|pegar|estrangular|ahorcar|violar|quemar) me?
        me (va a|quiere|intento|trato de|quiso) (matar|golpear|pegar|estrangular|violar|quemar)
        (tengo|me da|le tengo|con|mucho|dio) ..1 miedo (a|de|que) ..2 (mi marido|mi esposo|mi novio|mi padre|mi papa|mi padrastro|mi pareja|mi ex|mi hermano|mi tio|el|mi hijo|mi madre|mi mama|ella)
        (miedo|temo) ..2 que ..3 (me|nos) (mate|maten)
        (tengo|me da) ..1 miedo ..2 (volver|ir|llegar|regresar|estar) ..2 (a casa|a mi casa|en casa|a la casa|en mi casa)
        (no)? (estoy|me siento|estamos|sentirme) ..1 (segura|seguro|a salvo|seguras) ..1 (en casa|en mi casa|en mi propia casa|aqui con el|con el)
        no estoy (segura|seguro|a salvo) en
        no me deja ..3 (salir|ir|trabajar|hablar|ver a|tener|usar|irme|estudiar|comer)
        me (encerro|encierra|tiene encerrada|tiene encerrado|encerraron|quito|quita|controla|rompio) ..5 (cuarto|casa|telefono|celular|bano|dinero|pasaporte|llave|habitacion|documentos|movil)
        (me)? (obliga|obligo|forzo|fuerza|obligan|obligaron|obligaba|presiona) ..1 (me)? ..1 (a)? ..2 (tener relaciones|tener sexo|acostarme|acostar|sexo|casarme|casar|hacer cosas|desnud*|prostitu*|tocarlo|abortar|drogarme)
        (me)? (toca|tocaba|toco|tocan|manosea|agarra) ..2 (por las noches|en la noche|de noche|sin permiso|mis partes|los senos|las nalgas|cuando duermo|indebidamente|ahi abajo|sin que|aunque)
        (cuchillo|pistola|arma|navaja|machete|martillo) ..4 (cuello|cabeza|garganta|me amenaz*|amenaz*|me mata|puerta|afuera|en la mano|me apunto|me persigue)
        (me)? (puso|saco|apunto|persigue|persiguio|ataco|amenazo) ..2 (con)? ..1 (cuchillo|pistola|arma|navaja|machete|martillo|palo)
        (escondida|escondido|encerrada|encerrado) ..2 (en el|en la|en mi) (bano|closet|cuarto|habitacion|armario|coche|recamara)
        (borracho|borracha|tomado|drogado) ..2 (y)? ..1 (gritando|pegando|golpeando|amenazando|me pega|rompiendo)
        (afuera|en la puerta|fuera|frente a mi casa) ..4 (cuchillo|pistola|me mata|matar|gritando|amenaz*|arma|tumbar|golpear)
        (me)? (sigue|persigue|acosa|vigila|acecha) ..1 y ..1 me (amenaza|pega|acosa|insulta)
        (violencia) (domestica|de genero|familiar|intrafamiliar|machista)
        (marido|esposo|novio|pareja|padre|papa|ex|mama|madre|padrastro) ..1 (es|se pone|se puso|esta) ..1 (muy)? (violento|agresivo|abusivo|violenta|maltratador|agresiva)
        (me|nos) (tira|tiro|avienta|avento|lanza|lanzo) ..1 (cosas|objetos|platos|por las escaleras|contra|al piso|al suelo)
        (dio|da|me dio) ..1 (una|un|unas|varias) (patada|cachetada|golpiza|paliza|punetazo|bofetada|patadas|golpe en la|golpes|nalgadas|cinturonazo)
        (moretones|moretes|moratones|ojo morado|marcas en el cuello) ..5 (por|mi|el|que|me)
        matrimonio forzado
        (pega|golpea) (a mi|a mis|a nosotros|a mama)
      `,
    },
    {
      concern: 'harm-to-others',
      family: 'harm-to-others',
      weight: 3,
      patterns: `
        (lo|la|los|las) (apunalo|acuchillo|degollo)
        (voces|voz) ..6 (mate|lastime|dane|haga dano|ataque|apunale)
        (llevo|llevar|llevare|traigo|lleve) ..3 (pistola|arma|cuchillo|navaja|rifle|machete) ..5 (cole|colegio|escuela|trabajo|clase|iglesia|mochila)
        (esperar|espero|esperando|esperarlo|esperarla) ..6 (casa|puerta|trabajo) ..8 (navaja|cuchillo|pistola|bate|acido|enterar|vera)
        (quemar|incendiar|prender fuego) ..4 con (el|ella|ellos|todos) (adentro|dentro)
        (escondo|esconder|tapo|tapar|oculto) ..3 (moretones|golpes|moratones) de mi (hijo|hija|nino|nina|mujer)
        miedo ..2 hacerle dano a (mi|mis|los|la|el) (hijo|hija|hijos|ninos|bebe|mujer)
        (coche|carro|auto) frente a su (trabajo|casa) con ..1 (bate|acido|navaja|cuchillo|pistola)
        lista ..4 (bullying|se rieron de mi|me molestaron)
      `,
    },
    {
      concern: 'harm-to-others',
      family: 'harm-to-others',
      weight: 2,
      joke: true,
      patterns: `
        (voy a|quiero|pienso|puedo|podria|juro que|planeo) ..1 (matarlo|matarla|matarlos|matarlas|apunalarlo|apunalarla|dispararle|ahorcarlo|ahorcarla|hacerle dano|lastimarlo|lastimarla|acabar con el|acabar con ella|degollarlo|envenenarlo|golpearlo)
        (lo|la|los|les|le) ..1 (voy a|quiero|juro que) ..1 (matar|apunalar|disparar|ahorcar|lastimar|degollar|quemar|hacer dano)
        lo (mato|apunalo|acuchillo|quemo) ..4 (si|proxima|esta|vuelve|hoy|manos)
        (juro|vez) ..6 (lo|la) (mato|apunalo|acuchillo|degollo)
        (pistola|arma|cuchillo|navaja|bate|acido|martillo) ..5 (mochila|en la mano|para el|para ella|frente a su|con el)
        se ..1 va a enterar
        (van|va) a (ver|pagar|arrepentirse|morir) (todos|todo)?
      `,
    },
    {
      concern: 'harm-to-others',
      family: 'harm-to-others',
      weight: 1,
      patterns: `
        no es (broma|joda)
        va en serio
        lo digo en serio
        no (bromeo|estoy bromeando)
        no me controlo
      `,
    },
    {
      concern: 'eating',
      family: 'eating',
      weight: 3,
      sure: true,
      patterns: `
        (despues de|al|tras) vomitar ..2 (siento|mejor|alivio)
        (me da|me dan|tengo) (miedo|terror|panico) ..1 (comer|la comida|engordar)
        me (mato|estoy matando|muero) de hambre (para|por|a proposito|hasta)
        (robo|compro|escondo) ..1 laxantes
        (dias|dia #|dia) ..2 (sin comer|de ayuno) ..4 (fallar|orgullosa|fuerte|poderosa|bien)
        (me) (atraco|atasco|atiborro) ..5 (vomit*|salir|saco|baño)
        (tips|trucos|consejos) ..3 (vomitar|no comer|no notar|no coma)
        no (he comido|como|comi|estoy comiendo) ..1 (nada)? ..1 (en|desde hace|hace|por|durante) ..1 (#|dos|tres|cuatro|cinco|seis|varios|una|muchos|dias) ..1 (dias|semana|semanas)
        (vivo|sobrevivo) ..1 de ..4 (cafe|chicle|agua|aire|te|manzanas|cigarros|lechuga)
        para (estar|ser|verme|quedar) (flaca|flaco|delgada|delgado|en los huesos)
        (comi|comido) ..6 (quiero|ganas de|necesito|debo) ..1 (vomitar*|sacar*|purgar*|devolver*)
        (hambre) ..4 (no me dejo|no me permito|no puedo permitir*|me prohibo) ..1 comer
        (atracar*|atracones|atracon|darme atracones) ..4 vomit*
        # calorias ..4 (castigo|castigar*|odio|vomito)
        (vomito|vomitar|vomite|vomitando|devuelvo|devolver|vomitado) ..4 (despues de cada|despues de comer|cada comida|a proposito|lo que como|todo lo que|para adelgazar|para no engordar|para bajar|a escondidas|cada vez que|la comida|todas las noches|la cena)
        (despues de comer|despues de cada|cada comida|atracon|atracones) ..5 (vomito|vomitar|devuelvo|purgo|purgar|devolver|vomite)
        (me)? (provoco|provocar|provoque|provocarme|provocando) ..1 (me)? ..1 (el)? vomito
        (me)? (meto|metí|meti|meter|meterme) ..1 (me)? los dedos
        me (purgo|purgue|purgando|purgar)
        purgar* despues
        (llevo|voy|hace|tengo|pase) ..1 (#|dos|tres|cuatro|cinco|seis|siete|una semana|varios|muchos|semanas) (dias|semana|semanas)? ..1 (sin comer|que no como|sin probar|de no comer|sin ingerir)
        sin comer ..2 (nada)? ..1 (desde hace|hace|por)? ..1 (#|dias|semana|una semana|varios dias|y sigo gorda)
        (no|sin) (como|comer|he comido|comi) ..6 (gorda|gordo|engordar|adelgazar|flaca|kilos|merezco|castig*|asco|delgada)
        (deje|dejo|dejar|deje) de comer
        (solo|unicamente|apenas|maximo) ..2 (como|comi|comer|permito|consumo) ..3 # (calorias|kcal)
        # (calorias|kcal) (al|por) dia
        (no merezco|merezco no|no me permito|me prohibo) ..1 (comer|comida)
        (tomo|uso|tome|tomando|abuso de) ..2 (laxantes|diureticos|pastillas para adelgazar)
        (me mato|me muero|matando|mato) de hambre (para|por|hasta) ..3 (flaca|flaco|delgada|delgado|adelgazar|bajar|peso|huesos)
        (peso|pesar) ..1 (##|#) ..1 (kilos|kg|libras) ..6 (enorme|gorda|gordo|bajar|menos|mas|obesa|inmensa|asco)
        (volvi|amiga|con|soy) ..1 (ana|mia) (y mia|otra vez)
        pro ana
        (paso|pasar|pasando) hambre (para|hasta|por)
        (odio|asco) ..2 mi cuerpo ..6 (comer|como|comida|hambre|vomit*)
        (castigar|castigo) ..1 (mi cuerpo|me) ..3 (comer|hambre|comida)
        (ayuno|ayunar|ayunando) ..3 (dias|semana) ..4 (gorda|adelgazar|castig*|flaca)
      `,
    },
    {
      concern: 'eating',
      family: 'eating',
      weight: 3,
      patterns: `
        (anorexia|anorexica|anorexico|bulimia|bulimica|bulimico|ortorexia)
        trastorno (alimentario|alimenticio|de la conducta alimentaria)
      `,
    },
    {
      concern: 'eating',
      family: 'eating',
      weight: 2,
      patterns: `
        (vomito|vomita) a escondidas
        (laxantes|atracones)
        (me siento|estoy|sigo) ..1 gorda
      `,
    },
    {
      concern: 'someone-else',
      family: 'someone-else',
      weight: 3,
      patterns: `
        (le pega|golpea|maltrata|maltratan|pegan|gritan y le pegan) ..2 (niña|nena|niño|nene|hijo|hijos|mi mama|mi madre|mi abuela)
        a la (niña|nena|vecina) ..4 (pegan|golpean|maltratan)
        mi (esposo|marido|hermano|amigo|amiga|papa|mama|hijo|hija|hermana|pareja) ..2 (habla de|quiere|piensa en) (quitarse la vida|matarse|suicidarse|tirarse)
        (esta|se subio) ..1 (en|a) la azotea ..4 (digo|hago|tirar|baja)
        (evito|impido|ayudo) ..4 (se mate|suicid*)
        PERSON ..4 (garaje|garage|cochera|coche|carro) ..4 (encendido|prendido|motor|gas)
        PERSON ..3 (dice|dijo|escribio|puso|repite) ..3 (ojala|quisiera|preferiria|prefiere|desearia|que mejor) ..3 (muerto|muerta|morir|no hubiera nacido|no existir|muriera|estar muert*)
        (miedo|temo|preocup*) ..2 que ..4 se ..1 (haga|mate|quite|lastime|corte|tire)
        (a mi|mi) ..1 PERSON ..1 (la|lo|le) (maltrata|pega|golpea|viola|amenaza|abusa)
        (alguien|persona|amigo|amiga) que (quiere|quiera) (morir|matar se|suicidar se)
        (se)? despidio ..6 (nunca|jamas|ultima vez|siempre|raro|preocup*)
        PERSON se corta
        hermanito ..5 (muerto|morir|matar)
        se ..2 (quiere|va a|quisiera|piensa|intento|trato de|vaya a|puede|queria|podria|pueda) ..1 (matar|suicidar|morir|ahorcar|colgar|quitar la vida|tirar|lanzar|hacer dano|hacer daño|lastimar)
        (quiere|va a|piensa|intento|amenaza con|amenazo con|trato de|quiera|habla de|pensando en|dice que|penso en|ganas de|intenta|amenaza) ..2 (matar|suicidar|ahorcar|quitar|lastimar|cortar) se
        (matar|suicidar) se
        se (mata|suicida|corta|autolesiona|lastima|va a matar|va a suicidar|quito la vida|esta cortando|cuelga)
        PERSON ..5 (no quiere|ya no quiere|no queria) ..1 (vivir|seguir viviendo|estar aqui|despertar|seguir|existir)
        PERSON ..4 (quiere|dice que quiere|desea|queria|pide) ..2 morir se?
        PERSON ..5 (intento|trato|quiere|amenaza|amenazo|penso|habla|piensa) ..3 (suicid*|matar se|saltar|tirar se|quitar se|con saltar)
        PERSON ..4 (tomo|trago|tomado|ingirio|bebio) ..5 (pastillas|frasco|bote|veneno|sobredosis|medicamentos|caja|cloro)
        PERSON ..4 (sobredosis)
        (no)? responde $
        PERSON ..4 (dejo|escribio|mando|envio|encontre|dejado) ..4 (nota|carta|mensaje) ..2 (despedida|suicid*|adios)
        PERSON ..4 (se corta|cortes|autolesion*|se hace dano|se lastima|se hace daño|se esta cortando)
        PERSON ..4 (anorexia|anorexica|bulimia|bulimica|no come nada|dejo de comer|vomita a escondidas|se provoca el vomito|vomita) ..4 
        PERSON ..3 no come ..1 (nada|casi) ..4 (vomit*|flaca|preocup*|y|desde|$)
        (suicida|suicidas) (amigo|amiga|persona|hermano)
        (amigo|amiga|persona|hermano|hermana|hijo|hija|novio|novia|primo|prima|alguien|companero|companera) (suicida|con ideas suicidas|con pensamientos suicidas)
        (como|que) ..3 (ayudo|ayudar|ayudas|hago|hacer|digo|ayuda) ..8 (suicid*|matar se|morir|no quiere vivir|se corta|quitar se la vida|autolesion*)
        (pregunto|pregunta|es) ..1 (por|para) (un|una) (amigo|amiga) ..14 (suicid*|morir|matar*|pastillas|cortar*|sobredosis|pega|viol*|maltrat*)
        (temo|miedo|preocup*|creo|pienso) ..3 que ..4 (suicid*|se mate|se haga dano|se va a suicidar|se quite la vida|se va a matar|le haga dano|se haga daño|se muera)
        PERSON ..3 (vecin*|marido|esposo|novio|pareja|papa|ex|padre|hijo) ..2 (le|la|lo|los) (pega|golpea|maltrata|amenaza|viola|ahorca|golpeo|pego)
        (vecino|vecina|marido|esposo|novio|el|pareja|padre|padrastro|papa) (le|la|lo|los) ..1 (pega|golpea|maltrata|viola|ahorca|abusa|pego|golpeo) ..2 (a)? ..1 (su|mi|la|sus|mis)? ..1 (mujer|esposa|hijos|hija|hijo|novia|hermana|mama|amiga|madre|ninos|perro|$|vecina|prima)
        PERSON ..2 (es|esta siendo|fue|ha sido|sufre|sigue siendo) ..2 (golpeada|golpeado|maltratada|maltratado|abusada|abusado|violada|victima|maltrato|violencia|acosada)
        (oigo|escucho|escuchamos|se oyen) ..3 (gritos|gritar|golpes|pidiendo ayuda|llorar)
        (dice|dijo|cree|piensa|repite) ..3 (estariamos|estarian|estaria|estaremos) mejor sin (el|ella)
        mejor sin (el|ella)
        (alguien|chico|chica|usuario|persona|tipo|muchacho) ..6 (va a saltar|quiere saltar|amenaza con saltar|en el puente|en la azotea)
        PERSON ..4 (tiene|con) ..2 (pistola|arma|cuchillo|soga) ..6 (matar*|morir|dice|quiere|encerr*|suicid*)
      `,
    },
    {
      concern: 'someone-else',
      family: 'someone-else',
      weight: 2,
      now: true,
      patterns: `
        no (responde|contesta)
      `,
    },
    {
      concern: 'someone-else',
      family: 'someone-else',
      weight: 2,
      patterns: `
        pregunto por un amigo
      `,
    },
  ],
  idioms: `
    ${THREATS.es.idioms}
    (risa|riendo|gracioso|graciosa|chistoso|chistosa) ..8 (respirar|aire)
    (respirar|aire) ..8 (risa|riendo|gracioso|graciosa|chistoso|chistosa)
    nariz ..2 (tapada|congestionada) ..6 respirar
    respirar por la nariz
    (perro|perra|gato|gata|cachorro|conejo|pajaro|caballo) ..2 (respira|reacciona|inconsciente|convulsionando)
    no (puedo|puede) respirar ..4 (risa|calor|trafico|estres)
    tengo #minor (minutos|horas|dias|semanas|euros|pesos)
    (no|nada) ..6 (sorpresa|regalo)
    de infarto
    (casi|por poco) ..4 (infarto|ataque al corazon|derrame|ictus)
    (infarto|ictus|derrame) ..3 (examen|precio|precios|factura|partido|final)
    (murio|fallecio|sobrevivio|sintomas|senales|riesgo|causas|tuvo) ..3 (infarto|ictus|derrame|ataque al corazon|convulsion)
    ^ (el|la|ese|esa|este|esta|un|una|tu) ..1 (entrenamiento|escalera|escaleras|clase|gimnasio|subida|examen|maraton|final|pelicula|serie|capitulo|dieta|broma|chiste) ..3 me (mata|mato|mataron|matan)
    me muero sin ..2 (cafe|te|celular|chocolate|musica|siesta)
    prefiero morir ..1 (antes)? (que|a) ..2 (comer|usar|ver|escuchar|pizza|bailar|salir con|perder contra|ponerme|admitir)
    (escalera|futbol|gimnasio|rama|bici|bicicleta|cai|caida|deporte|patines|moto) ..6 (lastime|lesione|arane|golpee|me pegue)
    (apunal*|apuñal*) ..1 por la espalda
    (tirar|tirarme|tiro|echarme) ..1 en ..1 (el sofa|la cama|la playa|el sillon)
    (matar) el (lunes|martes|domingo)
    (piernas|brazos) muert* ..1 (del|por)
    salte de alegria
    podria matar a mi (hermano|hermana|jefe|vecino|gato|perro|companero)
    (muero|muriendo|morir|moria|mori|muere|morirme|muramos|morimos|morire|muerto|muerta|muertos|muertas|morir me) ..1 (de|del|por) ..1 (risa|hambre|sueno|calor|frio|sed|ganas|verguenza|aburrimiento|amor|envidia|curiosidad|pena ajena|cansancio|susto|ternura|emocion|felicidad|celos|la risa|la verguenza|miedo con|antojo|nervios|felicidad|asco|verlo|verla|verte|comer|saber|conocer|conocerte|ir a|unos tacos|el|ella|ti|miedo)
    muero por (ver|verte|verla|verlo|saber|conocer|un|una|unos|comer|probar|ir|ella|el|ti|viajar|que llegue|dormir|contarte)
    casi me (muero|mata)
    (estoy|ando|vengo|quede|llegue|termine) ..1 (muerto|muerta|muert) ..1 (de|del)
    (estoy|ando) (muerto|muerta) (jaja|lol|emojilaugh|despues del|tras el|jajaja)
    (celular|telefono|movil|bateria|impresora|compu|computadora|laptop|coche|carro|planta|plantas|internet|wifi|tele|tablet|ordenador|pila|motor|pez|flores) ..3 (murio|muerto|muerta|muere|muriendo|murieron)
    se me (murio|muere|esta muriendo) (el|la|mi) ..1 (celular|telefono|movil|bateria|planta|compu|laptop|coche|carro|wifi)
    (murio|murieron) ..1 (el|la|mi|mis)? ..1 (celular|telefono|impresora|bateria)
    (murio|fallecio|murieron) ..4 (abuelo|abuela|perro|gato|padre|madre|tio|tia|mama|papa|hermano|hermana|amigo|amiga|esposo|esposa|hijo|mascota|cantante|actor|suegro)
    (abuelo|abuela|perro|gato|padre|madre|tio|tia|mama|papa|hermano|hermana|amigo|amiga|esposo|esposa|hijo|mascota|cantante|actor|carmen|el) ..2 (murio|fallecio|murieron|muerto|muere)
    (me|nos) (mata|matan|mato|matando|esta matando|estan matando|mataba) ..1 (de risa|calor|espalda|acento|tarea|trabajar|cabeza|jaja|trabajando|estudiando|de aburrimiento|a trabajar|a estudiar|jajaja|curiosidad|nostalgia)
    ^ (esa|la|tu|este|ese) (broma|chiste|acento|vestido) me (mato|mata)
    (calor|tarea|espalda|trabajo|examen|trafico|cabeza|pies|zapatos|tarea|broma|chiste|musica|cancion|acento|frio|escuela|gripe|dolor de cabeza|resaca|cruda|estres|alergia|gimnasio|entrenamiento|clase|tareas|rodilla|esta tarea) (me|nos) (mata|matan|esta matando|estan matando)
    (mama|papa|jefe|jefa|madre|padre|maestra|profesor|profe|hermana) ..1 (me)? (va a|me va a|me) (matar|mata|asesinar) ..2 (si (llego|no entrego|no llego|pierdo|olvido|repruebo|ve|rompo|saco)|jaja|jajaja|lol|cuando vea|por llegar|emojilaugh|por olvidar)
    (mato|mataria|matar|muero) (por|a trabajar|a estudiar|trabajando)
    me mato (a trabajar|a estudiar|trabajando|estudiando|de risa|en el gym|entrenando)
    no me mates
    matar (dos|el tiempo|el rato|el hambre|la curiosidad|el gusanillo|las horas|al boss|al jefe final|al dragon|zombies|zombis|cucarachas|mosquitos|moscas|hormigas|dos pajaros)
    (como|donde) ..1 (mato|matar|derroto) ..2 (jefe|boss|dragon|enemigo|cucarachas|hormigas|monstruo|zombi|zombies)
    (mata|mate|maten) (al|a los|el) ..1 (dragon|jefe|boss|enemigo|zombi|monstruo|mosquito)
    matame suavemente
    mata me suavemente
    (mori|muero|moriste|morimos|muerto|matan|mataron|mato) ..3 (juego|nivel|dark souls|elden|minecraft|fortnite|partida|boss|jefe|zelda|souls|mision|mazmorra)
    (duele|dolor|aburrido|rico|bueno|bailar|espalda|cantar|reir) ..2 a morir
    de mala muerte
    susto de muerte
    (esta|estaba|estuvo|estan) ..1 (de muerte|para morirse|para morir|de muerte lenta)
    (estaba|esta|estuvo|quedo) ..1 para morir se
    a muerte con
    dia de (los)? muertos
    (tiempo|naturaleza|peso|punto|lengua|angulo|hora|mar) (muerto|muerta)
    trabajo como un muerto
    muert* (de|del) (miedo con|susto)
    (corte|corto|cortar|cortando|corta|cortarme|cortamos|cortado) ..2 (pelo|cabello|unas|flequillo|pelando|cocinando|cebolla|cebollas|papas|patatas|verdura|verduras|cesped|pasto|pan|papel|afeitandome|afeitarme|rasurandome|cuchillo cocinando|dedo|con mi novi*|con mi novia|con mi novio|relacion|fruta|carne|tela|bizcocho|gastos|el video|azucar|carbohidratos|limon|accidentalmente|sin querer)
    (pelando|cocinando|afeitando*|rasurando*|sin querer|accidente|picando) ..6 (corte|queme|lastime)
    (queme|lastime|golpee|pegue|corte|heri) ..4 (cocinando|con la plancha|jugando|futbol|entrenando|gimnasio|el dedo|dedo chiquito|dedo|sin querer|con el horno|rodilla|tobillo|pelando|esquina|mesa|con la sarten|por accidente|bailando|corriendo|lengua)
    (me)? (pego|pega|pegaron|pegue) ..1 (el sol|la gripe|un susto|en el dedo|el frio|la risa|fuerte la|la nostalgia|el bajon|resfriado|la cruda|hambre|antojo)
    (gano|gana|golea|pego|dio) ..3 (ajedrez|play|fifa|futbol|mario|tenis|poker|cartas|domino|uno|paliza en|padel|partido)
    (ajedrez|play|fifa|futbol|tenis|padel|uno|domino|partido) ..3 (pego|golpeo|paliza|gano|mato)
    (boxeo|karate|judo|box|mma|sparring|entrenamiento|kickboxing) ..5 (pego|golpeo|patada|golpe|golpearon)
    (gato|gata|perro|bebe|nino pequeno|cachorro|hamster|loro|caballo) ..2 (me)? (rasguno|mordio|pego|muerde|arano|pega|golpeo|patea|pateo)
    (termine|terminar|acabe|cortar|acabar|termino|terminamos) ..2 (con mi (novio|novia|ex|pareja|jefe|tesis|tarea|trabajo)|la carrera|el libro|con esta tarea|la tarea|la serie|el curso|el examen|los deberes|el proyecto|con este trabajo|con los examenes|el contrato|la universidad|la tesis|la suscripcion|con el azucar)
    (acabar|terminar) con (esta tarea|este trabajo|los deberes|el informe|el cafe|la limpieza|mi novio|mi novia|el azucar|la pobreza|el hambre|esto del|la reunion)
    (no puedo|ya no puedo|no aguanto|ya no aguanto|no soporto|ya no soporto) mas? ..1 (con)? ..1 (este|esta|el|la|los|las|a|estos|tanto) ..1 (trafico|calor|frio|suegra|ruido|tarea|examen|jefe|clase|hambre|vecino|vecinos|trabajo|lluvia|llena|musica|sueno|comida|reunion|dieta|transporte|metro|bodega|serie|curiosidad|espera|risa|tos|gripe)
    (no puedo|ya no puedo|no aguanto) mas ..1 (estoy|de)? (llena|llenisima|lleno|llenisimo|risa|comi|la risa|comer|hambre|sueno|con la tarea)
    (harta|harto|cansada|cansado) ..1 (de|del) ..2 (calor|trabajo|trafico|jefe|lluvia|frio|ruido|reunion|clases|escuela|dieta|app|politica|publicidad|vecino|vecinos|metro)
    (que|cual) sentido (tiene)? ..1 (esta reunion|planchar|tender|el ejercicio|la tarea|esta clase|esta app|esta regla|comprar|pagar|lavar)
    sentido tiene ..1 (reunion|planchar|tarea|app|clase|regla)
    me rindo con
    para que sirve
    (salto|saltar|salte|tire|tirar|lance|lanzar|tirarme|tirar me|saltar del) ..4 (paracaidas|piscina|alberca|a la cuerda|trampolin|bungee|rio a nadar|en la cama|comba|parapente|tobogan)
    (cuelga|cuelgo|colgar|colgue|colgamos|colgue|cuelgan) ..3 (cuadro|cuadros|telefono|fotos|ropa|ya hablamos|llamada|lampara|cortina|contigo|luces|hamaca|las fotos|hablamos)
    me cuelgo (del|al) telefono
    ^ cuelgo ya
    (puente|azotea|terraza|techo|balcon) ..3 (cerrado|bonito|hermoso|vista|se ve|reparar|arreglar|tender|fiesta|rio|atasco|limpiar|plantas|festivo|antena|goteras)
    (cuerda|soga) ..2 (para|de) ..1 (tender|ropa|saltar|guitarra|barco|escalar|el perro|la guitarra|instrumento|columpio)
    (pastilla|pastillas|aspirina|medicina|medicinas|medicamento) ..3 (alergia|tos|gripe|presion|dolor de cabeza|farmacia|tiroides|vitamina|vitaminas|hipertension|garganta|diabetes|doctor|medico|receta|anticonceptiv*|la tos)
    (farmacia|doctor|receta|medico) ..4 (pastilla|pastillas|medicina|medicinas)
    (sobredosis) (de)? ..1 (azucar|chocolate|cafe|cafeina|memes|ternura|netflix|series|dulces|videos|amor|vitamina|tacos|gatitos|navidad|k pop)
    (vomite|vomito|vomitar|vomitando|vomitado) ..5 (marisco|barco|embarazada|borracho|borracha|gripe|virus|indigest*|mal estado|camaron|fiesta|resaca|mareo|avion|crudo|cruda|estomago|cayo mal|leche|carro|coche|autobus)
    (embarazada|marisco|barco|indigestion|gripe|virus|borrach*|asco|mareo|resaca|cayo mal|intoxic*) ..5 (vomite|vomito|vomitar|vomitando)
    (ayuno intermitente|a dieta)
    (no he comido|sin comer) ..1 (nada)? desde (la manana|el desayuno|ayer por|temprano|las)
    (adios|despedi|despido|despedida) ..4 (carbohidratos|companeros|oficina|vacaciones|azucar|alumnos|clase|hablamos|manana|soltera|soltero|verano|jefe|equipo|trabajo|colegas|hasta luego|buenas noches|fiesta|de soltero|de soltera|primaria)
    (me despido|adios) ..1 (buenas noches|hasta manana|hablamos|por hoy|nos vemos|que descanses)
    (hasta nunca|adios) ..2 (examenes|lunes|invierno|tesis|deudas|2025|2024|2026)
    (regale|regalo|vendo|done|regalando|vender|di) ..4 (ya no uso|no uso|mudo|mudanza|no me queda|caridad|vieja|viejo|juguetes|muebles|sofa|no les queda|por limpieza|mercadillo|beneficencia|usad*)
    (manana|lunes|viernes|semana) ..3 no (voy a estar|estare|estoy) ..3 (viajo|oficina|vacaciones|medico|reunion|trabajo|clase|lima|cita|playa|viaje|de viaje|porque tengo|puente)
    no (voy a estar|estare) en (la|el) (oficina|trabajo|reunion|clase|casa el|ciudad)
    (desaparecer) ..3 (playa|vacaciones|isla|fin de semana|caribe|mes entero|lunes|monte|montana)
    vivir (en|con|cerca|lejos) ..2 (ciudad|campo|pueblo|casa|departamento|piso|madrid|mexico|lima|bogota|playa|padres|suegra|suegros|roomies|extranjero|centro|montana|mar|trabajo|capital|isla)
    vivir (la vida|nuevas|experiencias|juntos|fuera)
    que viva
    (tiro|tirar|tirarme) de los pelos
    (me)? tiro (de los pelos|en paracaidas|a la piscina|en la cama|en el sofa)
    (ahogo|ahogada|ahogado|ahogando) en (trabajo|tarea|deudas|papeles|examenes)
    (campo de tiro|arma de fuego de juguete|asesino en la|asesino de)
    masacrado
    (tengo|me da|dan) miedo ..2 (examen|aranas|dentista|avion|alturas|oscuridad|perros|volar|payasos|operacion|hablar en|entrevista|tormentas|manejar|de decirle|la oscuridad|al examen|las aranas|reprob*)
    miedo de decirle
    miedo con el informe
    (mi)? (hijo|hija|nino|nina|bebe) ..2 no (come|quiere comer) ..1 (verdura|verduras|sopa|legumbres|pescado|brocoli|carne|frutas)
    (comi demasiado|voy a explotar)
    en mi vida ..2 (he visto|habia|vi|voy a)
  `,
  harmless: PLAINLY_HARMLESS.es,
  minor: MINOR.es,
  speaker: '(yo|quiero|voy)',
  denials: `
    no (pienso|estoy pensando) en (suicidarme|matarme|morir|morirme|el suicidio)
    (doctor|medico|doctora|psicologo|psicologa) ..1 pregunto ..8 (dije|conteste|respondi) que no
    no (soy|estoy|era) ..1 (suicida|anorexica|bulimica|depresiva|en peligro|siendo abusada)
    no (me)? (quiero|voy a|quisiera|deseo|pienso|intento|planeo|estoy pensando en|es que quiera|tengo ganas de) ..1 (me)? (matar|morir|suicidar|morir me|matar me|suicidar me|hacer me dano|hacerme dano|lastimar me|morir joven|cortar me|matar se)
    (nunca|jamas|tampoco) (me)? ..2 (haria dano|mataria|suicidaria|cortaria|lastimaria|matar|hacer dano|he pensado en|pense en|pensaria|hare dano|he querido|intentaria|haria|quitaria la vida|haria algo|suicidar*)
    (sin|no tengo|ningun|ninguna) ..1 (intencion|pensamientos suicidas|ganas de morir|ideas suicidas|ideas de)
    no (pienso|estoy pensando|he pensado) en ..1 (suicid*|matar me|morir|hacer)
    no te preocupes ..6
    (el|novio|marido|esposo|papa) (nunca|jamas) ..1 me (ha pegado|pego|pega|golpeo|ha golpeado|toco|ha tocado)
  `,
  past: `
    hace (#|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|muchos|varios|unos|anos|un par de|mucho) (anos|tiempo|decadas)?
    hace anos
    (llevo|van|cumplo|tengo) (#|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|muchos) anos ..2 (sin|limpia|limpio|bien|recuperada|recuperado|sobria|en recuperacion)
    ^ antes
    (antes yo|antes me|cuando era|cuando tenia|de nino|de nina|de joven|de adolescente|en mi adolescencia|en mi infancia|en el pasado|de pequeno|de pequena|en aquella epoca|tiempo atras|el ano pasado|en la secundaria|en el colegio)
    (lo supere|ya lo supere|superado|superada|en recuperacion|recuperada|recuperado|sobreviviente)
  `,
  current: `
    (otra vez|de nuevo|vuelvo|volvi|volvio|volvieron|vuelven|regresaron|recai|peor|todavia|sigo|anoche|ayer|esta noche|ahora quiero|ahora siento|y ahora|mas fuerte|lo mismo)
    ahora ..1 (quiero|vuelvo|siento|pienso|tengo|otra)
  `,
  frames: `
    (traduce|traducir|traduccion|al frances|al ingles|como se dice)
    (novela|cuento|historia|guion|libro|libros|pelicula|peliculas|serie|series|capitulo|documental|podcast|poema|teatro|obra|cancion|letra|album|personaje|protagonista|heroe|heroina|villano|actor|actriz|anime|manga|trama|escena|ficcion|shakespeare|romeo|hamlet|lectura)
    (ensayo|tesis|tarea|exposicion|trabajo sobre|investigacion|estudio|estudios|encuesta|estadistica|estadisticas|tasa|prevencion|psicologia|seminario|articulo|monografia|conferencia|charla|taller|clase de|la clase)
    (noticias|noticia|periodico|telediario|famoso|famosa|celebridad|articulo)
    (voluntaria|voluntario|telefono de la esperanza|linea de ayuda|ong|linea de crisis)
    (mi paciente|una paciente|un paciente|pacientes|paramedico|urgencias hoy|mi turno|guardia|trabajadora social)
    (soy|como|trabajo de) ..1 (enfermera|enfermero|psicologa|psicologo|medica|medico|psiquiatra|terapeuta|maestra|profesora|bombero|policia)
  `,
  quotes: `
    (traduce|traducir|como se dice)
    (dice|canta|titulo|llama|llamada|letra|cita|frase|estribillo|grita)
    (cancion|personaje|protagonista|heroe|heroina) ..6 (me|mi|yo)
  `,
  breaksFrame: `
    juego ..14 (foto|fotos|nudes)
    (la verdad|en realidad|pero|realmente|de hecho|honestamente) ..4 (soy yo|es sobre mi|se trata de mi|es mi|habla de mi|yo tambien)
    (se trata de|es sobre|habla de) mi
    no es (un cuento|una historia|broma|un juego|ficcion)
    yo tambien (quiero|lo)
    como yo
  `,
  conditions: THREATS.es.conditions,
  everyday: `
    (trabajo|jefe|oficina|reunion|junta|colega|companeros|proyecto|tarea|deberes|examen|clase|escuela|gym|gimnasio|entrenamiento|receta|cocinar|cena|almuerzo|dieta|trafico|clima|lluvia|calor|frio|app|wifi|internet|laptop|impresora|celular|coche|vuelo|viaje|viajo|vacaciones|hotel|mudanza|mudo|alquiler|compras|serie|pelicula|fiesta|boda|fin de semana|jaja|jajaja|lol|emojilaugh|dentista|cita|lunes|uso|carbohidratos|planchar|tacos|buenas noches|hasta manana|hablamos|vieja|playa|verguenza)
  `,
  laughter: `
    (jaja|jajaja|jajajaja|jeje|lol|xd|emojilaugh|broma|jajaj|jajaa|jaj)
  `,
  soon: `
    (esta noche|hoy|ahora|ya|ahorita|ahora mismo|manana|esta tarde|de una vez)
  `,
}
