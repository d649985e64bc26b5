import type { Phrases } from '../concern.ts'

export const ES: Phrases = {
  sets: {
    on: 'y|pero|porque|ya|ahora|hoy|por favor|ayuda|de verdad|en serio|esta noche|otra vez|siempre|todo el tiempo|cada|mañana|no|me|mi|que|cuando|si|estoy|o|más|desde|a veces|nunca|ayer|anoche|qué|ella|todos los|aunque|nadie|muy|tanto|en este|antes|después|mientras',
    adv: 'solo|sólo|ya|de verdad|realmente|en serio|ahora|ahora mismo|hoy|esta noche|otra vez|de nuevo|siempre|a veces|simplemente|nomás|la verdad|honestamente|por fin|tanto|muchísimo|mucho|casi|también|aún|todavía|mañana|ayer|anoche|todo el tiempo|constantemente|cada día|todos los días|nada más|únicamente|literalmente|muchas veces|seguido|bien|a propósito|acabo de|hace un rato',
    want: 'quiero|quisiera|deseo|necesito|quería|tengo ganas de|me dan ganas de|me gustaría|prefiero|preferiría|voy a|pienso|he decidido|decidí|planeo|tengo pensado|estoy a punto de|estoy por|intenté|he intentado|traté de|he pensado en|estoy pensando en|pienso en|pensé en|no paro de pensar en|no dejo de pensar en|estoy lista para|estoy listo para|sueño con|debería|podría|me voy a|ganas de|tengo planeado|tengo ganas|quería|estoy decidido a|estoy decidida a|pensando en',
    die: 'morirme|matarme|suicidarme|quitarme la vida|acabar con mi vida|terminar con mi vida|acabar con todo|terminar con todo|ahorcarme|colgarme|pegarme un tiro|dejar de existir|desaparecer para siempre|estar muerto|estar muerta|dejar de vivir|tirarme de un puente|tirarme del puente|tirarme al tren|tirarme a las vías|tirarme por la ventana|tirarme por el balcón|saltar del puente|saltar de un puente|cortarme las venas|dormirme y no despertar|dormir y no despertar|dormir y (ya no|nunca más) despertar|no despertar|no despertar nunca|no volver a despertar|no estar viva|no estar vivo|ponerle fin a mi vida|poner fin a mi vida|poner fin a todo|envenenarme|acabar conmigo|el suicidio|no seguir viviendo|dormir para siempre|lanzarme al tren|arrojarme|acabar con mi existencia|tirarme al metro|no existir',
    harm: 'cortarme|hacerme daño|lastimarme|autolesionarme|quemarme a propósito|herirme|castigarme|hacerme cortes|cortarme los brazos',
    friend:
      'amigo|amiga|mejor amigo|mejor amiga|mamá|madre|papá|padre|padrastro|madrastra|marido|esposo|esposa|mujer|novio|novia|ex|exnovio|ex novio|exmarido|ex marido|pareja|hermano|hermana|hermano mayor|hijo|hija|bebé|abuelo|abuela|tío|tía|primo|prima|vecino|vecina|jefe|compañero|compañera|sobrino|sobrina|nieto|nieta|suegro|suegra|cuñado|entrenador|profesor|compañero de piso|viejo|vieja',
    near: 'él|ella|mi {friend}|(el|la) (abuelo|abuela|bebé|niño|niña)',
    drug: 'pastillas|pastilla|píldoras|comprimidos|tabletas|somníferos|paracetamol|paracetamoles|ibuprofeno|ibuprofenos|aspirinas|antidepresivos|ansiolíticos|medicamentos|medicinas|medicación|insulina|valium|diazepam|clonazepam|rivotril|tranquilizantes|calmantes|cápsulas|xanax|alprazolam|lorazepam|orfidal|trankimazin|morfina|analgésicos|metadona|heroína|fentanilo|sertralina|gramos de paracetamol',
    took: 'tomé|tomado|tragué|tragado|bebí|ingerí|ingerido|comí|metí|metido|bebido|inyecté|empastillé|tomo|acabé|zampé|tomándome',
    i_took:
      'me {took}|me he {took}|he {took}|acabo de tomarme|acabo de tragarme|acabo de tomar|tomé|tragué|ingerí|acabo de ingerir|me acabo de tomar|me acabo de tragar|creo que tomé|creo que me tomé|ya me {took}',
    many: 'veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|cien|#|decenas de|quince',
    young: '9|10|11|12|13|14|15|16|nueve|diez|once|doce|trece|catorce|quince|dieciséis',
  },
  before: `
no (creo|pienso|digo|es|significa|quiere decir|siento|estoy diciendo) que | no es [por] que | (como si|aunque|si|cuando|hasta|a menos que|imagina|supongamos|título|se llama|titulada) [yo] | (dijo|dice|decía|decir|gritó|canta|escribió|dijeron|dijo que|pone) | (no|nunca|jamás|sin|tampoco|ni) [me] | (estás|está|esté|estén|están|estaba) | (creer|crees|creas|parece|sabes|pensar|alguien dice) que | sin ~2
(tú|vos|usted|por qué|quién|quien|tom|maría)
`,
  after: `
de (risa|la risa|vergüenza|la vergüenza|aburrimiento|hambre|sed|frío|calor|ganas|sueño|amor|pena|ternura|gusto|cansancio|envidia|cáncer|viejo|nervios)
(sedentaria|sedentario|social|laboral|de (ermitaño|soltero|soltera)|hasta|[más] en (esta|este|la|el|una|mi) (casa|ciudad|calor|piso|barrio|país|pueblo|calle|colonia|apartamento|méxico)|[más] con (ustedes|vosotros|mis|mi|él|ella|ellos|su)|si (te|no|tú|se)|sin (ti|él|ella|mi|música)|cuando (te|me)|riendo|riéndome|(hablo|hablando|al hablar|tengo que hablar) en público|jaja*|lol|por ti|por vos|por mi patria|en el juego|en el ajedrez|al ajedrez|al tenis|a las cartas|al cocinar|cocinando|afeitándome|sin querer|por accidente|en broma|el pelo|las uñas|la barba|jugando|el flequillo|las puntas|por un|por una|si pierde*|si no gana*|estudiando)
`,
  elsewhere: `
corazón | ajedrez | sin querer | qué vergüenza | susto | sustos | resfriado | resfriados | gripe | gripa
(película|películas|serie|canción|canciones|letra|libro|novela|personaje|personajes|capítulo|juego|videojuego|minecraft|fortnite|partida|jefe final|broma|chiste|jaja*|jeje*|lol|xd|soñé|sueño|pesadilla|poema|cita|traduce|traducir|traducción|inglés|obra|actor|actriz|netflix|podcast|historia|cuento|escena|zombi|zombis|telenovela|anime|manga|refrán)
`,
  past: `
hace ~1 años | de (niña|niño|pequeña|pequeño) | cuando era (niña|niño|chica|chico|pequeña|pequeño|joven) | cuando tenía {young} años
`,
  again: `
otra vez | de nuevo | todavía | aún | sigue | ahora | hoy
`,
  not: 'no|nunca|jamás|ni|nadie|sin|tú|si|tampoco|,',
  minor: `
tengo [solo|apenas] {young} años
`,
  dangers: {
    suicide: `
(hoy|mañana|esta noche) [{adv}] me voy a (tirar|lanzar|arrojar) (del|de un|al|a las) (puente|tren|metro|vías|balcón|edificio) | odio estar (viva|vivo) $
(volvieron|tengo|vuelven|con|me vienen|siguen) ~3 (pensamientos suicidas|ideas suicidas|ganas de morir|ganas de morirme|ganas de matarme) | me (intenté|quise|traté de) (matar|suicidar|ahorcar|quitar la vida)
(voy a|quiero|pienso|decidido|quisiera|necesito|ganas de|mejor) ~2 (matarme|suicidarme|quitarme la vida|acabar con mi vida|ahorcarme|desvivirme|morirme|acabar con todo esto|estar muerto|estar muerta|no despertar nunca)
(quiero|quisiera|ojalá) ~2 (dormirme|dormir) y (no|nunca) (volver a despertar*|despertar*|más despertar) | (estoy listo|estoy lista|preparado|preparada) para morir [me] | si no fuera por ~3 ya (estaría|me habría|estaba) (muert*|matado|suicidado)
(estarían|estaría|están|serían) mejor (sin mí|si me muero|si yo no estuviera|si me muriera) | (carta|nota) (de despedida|de suicidio|suicida) ~3 (mis hijos|mi familia|mesa|escribir|escrita|mi madre) | (escribir|escribiendo|escribí|hacer) (mi|una|la) (carta|nota) (de despedida|de suicidio|suicida)
(me quiero|quiero) [{adv}] (morir|desvivir|matar) [me] (hoy|ya|esta noche|de una vez|en serio|tanto|de verdad)
[yo] (quiero|quisiera|deseo|necesito|prefiero|preferiría|me quiero|tengo ganas de|me dan ganas de|solo quiero) [{adv}] (morir|morirme|morir ya|estar muerto|estar muerta) $
(me quiero|me quería|me quisiera|me voy a) [{adv}] (matar|suicidar|quitar la vida|ahorcar|colgar|cortar las venas|pegar un tiro) $ | me quiero [{adv}] morir (ya|de verdad|en serio|hoy|ahora) | {want} [{adv}] [en|a|de] [{adv}] {die} $
{want} [{adv}] [en] (matarme|suicidarme|quitarme la vida|acabar con mi vida|terminar con mi vida|ahorcarme|ponerle fin a mi vida)
[ya] no [{adv}] (quiero|quisiera|deseo|tengo ganas de) [{adv}] [seguir] ((vivir|viviendo|vivo|viva|existir|estar vivo|estar viva|existiendo|estar en este mundo) [{adv}] [más|mas]|[volver a] (despertar|despertarme) (más|mas|nunca|jamás)) $
[ya] no (puedo|aguanto) [{adv}] (vivir más|seguir viviendo|seguir vivo|seguir viva|más la vida|más vivir|esta vida) | (estoy|ando) [{adv}] [{adv}] (cansado|cansada|harto|harta) de (vivir|la vida|estar vivo|estar viva|existir|mi vida) $
ojalá [{adv}] (me muriera|estuviera muerto|estuviera muerta|no hubiera nacido|no despertara|nunca hubiera nacido|me muera|no despierte|pudiera morirme|pudiera desaparecer para siempre|no despertar)
(desearía|quisiera|me gustaría|prefiero|preferiría|deseo) [{adv}] (estar muerto|estar muerta|no haber nacido|no existir|no despertar|morirme|nunca haber nacido|morirme ya)
(mi vida|la vida|vivir) [{adv}] [ya] no [{adv}] (vale la pena|tiene sentido|merece la pena) (vivirla|para mí|seguir viviendo|$) [y quiero|seguir]
no [{adv}] (veo|encuentro|tengo|le veo|le encuentro|hallo) [{adv}] [ningún|ninguna|más|sentido a] (razón|razones|motivo|motivos|sentido|sentido a) [ya|alguna|alguno] (para|de|a|por la que|por las que) [seguir] (vivir|viviendo|la vida|vivo|viva|seguir viva|seguir vivo|seguir aquí|mi vida|seguir viviendo)
(tengo|he tenido|me vienen|vuelvo a tener|tuve) [{adv}] [muchos|otra vez] (pensamientos suicidas|ideas suicidas|ideación suicida|pensamientos de suicidio|ideas de suicidio|ideas de matarme|ganas de suicidarme|ganas de matarme)
(pienso|he pensado|estoy pensando|pensando|no paro de pensar|no dejo de pensar|pensé) [{adv}] [{adv}] en (el suicidio|suicidio|la muerte todos los días|quitarme|matarme|morirme|suicidarme|cómo matarme|cómo suicidarme|morir $)
(todos|todo el mundo|mi familia|mis hijos|mis padres|el mundo|ellos|mi mujer|mi marido|mi madre) [{adv}] (estarían|estaría|estarán|viviría|vivirían|serían|sería|estaría todo) [{adv}] [mucho] (mejor|más feliz|más felices) (sin mí|si yo no|si me muero|si me muriera|si yo muriera|si desaparezco|si estuviera muert*|si no existiera|si yo estuviera|si no estuviera)
(a nadie le|nadie) [me] (importaría|echaría de menos|extrañaría|importa|notaría) [{adv}] si [yo] (me muero|me muriera|muriera|me mato|desaparezco|me matara|estuviera muert*) | (intenté|he intentado|traté de) (matarme|suicidarme|quitarme la vida|ahorcarme) [{adv}] $
(escribí|he escrito|estoy escribiendo|dejé|ya escribí|tengo) [{adv}] (mi|una|la|mis) (carta|nota|cartas) (de despedida|suicida|de suicidio)
(estoy|ando) [{adv}] [{adv}] [parado|parada|sentado|sentada|de pie|subido|subida] (en|sobre|al borde de|en el borde de|frente a) (el|la|un|una|las|del) ~1 (puente|azotea|cornisa|borde|balcón|vías|barandilla|techo|precipicio|edificio|acantilado|terraza) ~8 (saltar|salto|tirarme|tiro|lanzarme|tren|acabar)
(voy a|quiero|pienso) [{adv}] (saltar|tirarme|lanzarme) (del|de un|desde el|al|por el|por la|a las|desde un|de la) (puente|tren|metro|vías|balcón|ventana|azotea|edificio)
(cómo|como) (puedo|me|podría|hago para) [{adv}] (suicido|mato|matarme|suicidarme|quitarme la vida|quito la vida|ahorco|ahorcarme) [{adv}]
(cuál es|busco|quiero|dime) [la|una|alguna] (forma|manera|método) (más|menos|mas) ~2 (de|para) (morir|matarse|suicidarse|suicidarme|matarme|quitarme la vida|morirme) | (manera|forma|método) (indolora|sin dolor) (de|para) (morir|matarme|suicidarme|suicidarse|matarse)
(cuántas|cuantas|cuántos) ~2 {drug} ~5 (morir|matarme|mortal|mortales|morirme|matarse|letal|suicidarme) | (la muerte|morir|morirme|el suicidio|suicidarme|matarme) [{adv}] (es|sería|parece) [{adv}] (la única|mi única|lo único|el único|lo mejor) [salida|solución|opción|que|camino]
(única|mi única) (salida|solución|opción) (es|sería) [{adv}] (la muerte|morir|morirme|el suicidio|suicidarme|matarme|quitarme la vida) | (las voces|una voz|la voz|voces) [en mi cabeza] [{adv}] me (dicen|dice|ordenan|piden) [{adv}] que [me] [{adv}] (me mate|mate|salte|me tire|muera|suicide|tire)
me (voy a|pienso|quiero) [{adv}] (matar|suicidar|quitar la vida|ahorcar|colgar|pegar un tiro) [{adv}] $ | me (mato|suicido|ahorco) (esta noche|hoy|mañana) 
(hoy|esta noche|mañana) [{adv}] (me mato|me suicido|me quito la vida|acabo con todo|acabo con mi vida|me voy a matar|voy a matarme|termino con todo) | (déjame|dejadme|déjenme) [{adv}] (morir|morirme) $ | (merezco|me merezco) (morir|morirme|estar muerto|estar muerta) $
no merezco (vivir|estar vivo|estar viva|seguir viviendo|la vida) | (he perdido|perdí|no tengo) [{adv}] (las ganas|ganas|la ilusión|fuerzas) (de|para) [seguir] (vivir|viviendo|viva|vivo|seguir viviendo) | ya no tengo [{adv}] (ganas|fuerzas) (de|para) [seguir] (vivir|viviendo|seguir viviendo)
(estoy|me siento|soy) [{adv}] suicida $ | (guardo|estoy guardando|he guardado|tengo guardadas|estoy juntando|llevo meses guardando|estoy acumulando) ~3 {drug} ~6 (matarme|morir|acabar|suicidarme|todo|suficientes)
tengo [{adv}] (una|la|el|un) (pistola|cuerda|soga|cuchillo|escopeta|navaja) ~5 (matarme|ahorcarme|cabeza|colgarme|cuello|muñeca|acabar)
`,
    'self-harm': `
me corté [muy|demasiado] (profundo|hondo)
me (corté|he cortado|corte) [{adv}] (otra vez y|hoy en la ducha|otra vez los|de nuevo y|los brazos|el brazo a|y me siento|porque|para) | me (pego|golpeo|corto|quemo|rasguño|muerdo) [{adv}] [en la cara|en los brazos|yo misma|yo mismo] (cuando|hasta|para|porque|a propósito)
(merezco|me merezco) (dolor|sufrir|hacerme daño|el dolor)
me (corto|quemo|lastimo|hago daño|autolesiono|hago cortes|rajo) [{adv}] [{adv}] (a propósito|los brazos|las muñecas|las piernas|los muslos|con (una|la) (cuchilla|navaja|hoja)|para (sentir|calmar|aliviar|no pensar)|a escondidas|cuando (me siento|estoy|siento)|en los (brazos|muslos)|a mí mism*|desde hace|las venas)
(me he|volví a|he vuelto a|me volví a|acabo de) (cortado|cortarme|cortar|quemado|autolesionarme|autolesionado|autolesionar|hacerme daño|lastimarme|hecho daño a propósito) [{adv}] (los brazos|las muñecas|a propósito|otra vez|de nuevo|las piernas|los muslos|el brazo|con (una|la) (cuchilla|navaja)|en los|las venas|$)
(volví a|he vuelto a) (cortarme|autolesionarme|hacerme daño|lastimarme) | me (corté|hice cortes|quemé|lastimé|rajé) [{adv}] (a propósito|las muñecas|las venas|los brazos|los muslos|otra vez los|con (una|la) (cuchilla|navaja|hoja)|en los (brazos|muslos)|adrede|para sentir)
(quiero|necesito|tengo ganas de|siento ganas de|tengo impulsos de|tengo la necesidad de|no puedo dejar de|no puedo parar de|no dejo de|me dan ganas de|sigo queriendo|siento la necesidad de|voy a|empecé a|llevo ~2) [{adv}] [{adv}] (autolesionarme|autolesionándome|cortándome|lastimándome|lastimarme|hacerme daño|hacerme cortes|haciéndome daño|cortarme (los|las|la piel|la) ~1|cortarme $|herirme) 
me (golpeo|pego|doy golpes) [{adv}] [la cabeza|con la cabeza|a mí mism*|contra] ~2 (contra la pared|la pared|hasta|a mí mism*) | (solo|sólo|lo único que) [me] (cortarme|alivia|me alivia|calma) ~2 (cortarme|alivia|calma|cuchilla)
(tengo|con) [{adv}] (cortes|heridas|cicatrices) [nuevos|recientes|frescos] (en|por) (los|las|mis|todos los) (brazos|muñecas|muslos|piernas) ~3 (que me|hice|yo|cuchilla) | (recaí|he recaído) [{adv}] (y me corté|en los cortes|en las autolesiones|en la autolesión|y me he cortado|cortándome)
me apago (cigarros|cigarrillos|cigarro) en (el brazo|la piel|los brazos)
`,
    overdose: `
(tomé|tomado|tragué|metí|tomo) ~2 (el triple|todo lo que encontré|demasiadas|muchas|un montón de|un puñado de|todas las|toda la caja|varias|el frasco de) ~3 ({drug}|dosis|botiquín) | (tomé algo|me tomé algo|tomé pastillas|tomé pastilla) para (morir|morirme|matarme|acabar)
ya (me|) (las|los) (tomé|tragué) todas
{i_took} [{adv}] (todas|todo|todos|un bote|el bote|un frasco|el frasco|una caja|la caja|un blíster|una tira|dos cajas|un puñado|muchas|muchísimas|demasiadas|demasiados|un montón|un bote entero|todo el|toda la|media caja|varias cajas) [las|los|mis|de|entero|entera|completa|completo|frasco|bote|caja|tira] [de|las|los|mis] ~2 {drug}
{i_took} [{adv}] [como|unas|unos|casi|más de|cerca de] {many} [de] [~1] {drug} | (me tomé|me tragué|me he tomado|me he tragado|tomé) [{adv}] (todo el bote|el frasco entero|la caja entera|todas (las|mis) pastillas|el bote entero|una sobredosis)
(he tenido|tuve|tengo|creo que tengo|me dio|estoy teniendo|he tomado|tomé|me tomé) [{adv}] una sobredosis [de] $
(bebí|me bebí|he bebido|tomé|me tomé|tragué|me he bebido) [{adv}] [un poco de|un vaso de] (lejía|cloro|veneno|raticida|anticongelante|veneno para ratas|lavandina|desatascador|insecticida|matarratas)
(mi {friend}|ella|él) [{adv}] (se tomó|se ha tomado|se tragó|se ha tragado|acaba de tomarse|tomó|se bebió|bebió) [{adv}] (todas|un bote|un frasco|una caja|muchas|demasiadas|todo|un montón|lejía|cloro|veneno|raticida) [de|el|las|sus] ~2 [{drug}]
(mi {friend}|ella|él) [{adv}] (tiene|está teniendo|tuvo|ha tenido) una sobredosis
`,
    violence: `
me está (ahorcando|estrangulando|golpeando|pegando) (delante|$) | mi (marido|novio|padre|ex|esposo|pareja) me encerró $
(él|ella) me (pega|golpea|viola) (otra vez|de nuevo|cada|todos los|todas las|cuando)
(él|ella|mi {friend}|papá|mamá|mi ~1) me (tiró|empujó|agarró|ahorcó|dio|rompió|quemó|pateó|jaló|arrastró) ~1 (contra|hasta|por el|del cuello|un puñetazo|una paliza|una cachetada|el brazo|la nariz|las costillas|con un|con el|del pelo|por las escaleras)
me (volvió|ha vuelto) a (pegar|golpear|violar) | no me deja salir de [la|mi] casa ~1 me (quitó|quita|rompió|encierra) | (dijo|juró|dice) que me (mataría|mata|va a matar) si (lo|la) (dejo|denuncio) | (me ahorcó|me estranguló|me violó|abusaron de mí|abusó de mí|me violaron|me golpearon|me apuñalaron)  | me pegan (todos|cada|en|siempre|y) | (a mi (hermana|madre|mamá|tía|amiga)) (le pega|la golpea|la maltrata|le está pegando) 
(me grita|dice|dijo|jura|amenaza con) [que] me va a (matar|partir la cara|pegar|romper) | (tiene mi pasaporte|me quitó el pasaporte|me tiene encerrad*)
[{near}] me (pega|golpea|maltrata|viola|estrangula|ahorca|agrede|abofetea|patea|da palizas|da una paliza|apuñala) [{adv}] [{adv}] (mi {friend}|cuando|con (el|un) (cinturón|palo|puño|cable)|en la (cara|cabeza)|en el (estómago|vientre)|todos los|cada|delante de|casi todos|hasta|si|y|desde|a diario)
mi {friend} [{adv}] me (pega|golpea|maltrata|viola|estrangula|agrede|abofetea|patea|abusa|amenaza con matarme|amenaza de muerte)
{near} [{adv}] me [ha] [{adv}] [intentado] (pegó|golpeó|violó|estranguló|apuñaló|agredió|abofeteó|pateó|pegado|golpeado|violado|estrangulado|estrangular|agredido|abofeteado|ahorcar|ahogar|empujó (por las|contra)|tiró (por las|contra)|dio una paliza|rompió (el brazo|la nariz|un|una|dos)|dejó (el ojo|un ojo) morado|amenazó con (un|una|matarme)|amenazado con|agarró (del cuello|por el cuello)|puso (un|el) cuchillo)
(me pegó|me golpeó|me violó|me estranguló|me ha pegado|me ha violado|me dio una paliza|me agarró del cuello|me ha golpeado) [{adv}] (mi {friend}|otra vez|anoche|ayer|hoy|y (ahora|tengo|no)) | me (violaron|han violado|violó|apuñalaron|han apuñalado|secuestraron|drogaron|dieron una paliza) [{adv}] $
(sufro|estoy sufriendo|soy víctima de|vivo) [{adv}] (maltrato|malos tratos|violencia (de género|doméstica|machista)|abusos|abuso sexual) | (fui|he sido|estoy siendo) [{adv}] (violada|violado|abusada|abusado|agredida sexualmente|maltratada|maltratado|secuestrada|golpeada|acosada por mi ex)
(tengo|me da|siento) [{adv}] [mucho] miedo [{adv}] (de|a|de que|que) (mi {friend} ~3 (me mate|me pegue|mate|pegue|haga daño|golpee|me haga)|me mate|me vaya a matar|volver a casa|mi marido|mi novio|mi padre|mi padrastro|mi ex|mi pareja|mi esposo)
mi (marido|novio|padre|padrastro|esposo|ex|pareja|papá|exnovio) (es|se pone|se vuelve) [{adv}] [muy] (violento|agresivo conmigo|maltratador)
(mi|el) ~1 (padrastro|tío|padre|abuelo|primo|hermano|profesor|entrenador|novio de mi madre|novio de mi mamá|vecino|cura) [{adv}] (me toca|me tocó|me manosea|se mete en mi cama|entra en mi (cuarto|habitación)|abusa de mí|abusó de mí|me obliga a tocar*|me hace cosas|ha abusado)
{near} [{adv}] (dice|dijo|me dijo|amenaza|jura|me ha dicho|me amenaza) [{adv}] (con|que) (matarme|me va a matar|me mata|me matará|me mataría) (si|y|a mí|con|$) | {near} me (obliga|fuerza|obligó|forzó) a (tener sexo|tener relaciones|acostarme)
{near} me (tiene|ha|dejó) [{adv}] (encerrada|encerrado|secuestrada) [en|y|desde|$] | (estoy|me he) [{adv}] (escondida|escondido|encerrada|encerrado|escondo) en (el|la|mi) (baño|armario|cuarto|habitación|closet|sótano|coche|lavabo) ~4 (él|mi {friend}|alguien|porque|me|ladrón)
(alguien|un hombre|unos hombres|ladrones|él) [{adv}] (está|están|quiere|quieren|intenta|intentan) [{adv}] (entrando en mi casa|entrar en mi casa|entrando a mi casa|entrar a mi casa|forzando la puerta|forzar la puerta|tirar la puerta|tirando la puerta)
{near} [{adv}] (le pega|golpea|pega|está pegando|está golpeando|maltrata|le está pegando) a mi (madre|mamá|hermana|hermano|hijo|hija|abuela) | mi ex [{adv}] (me acosa|me persigue|está en la puerta|me está siguiendo|me amenaza|me espera)
(mi familia|mis padres|mi padre) [{adv}] me (quiere|quieren) (matar|obligar a casarme|casar a la fuerza)
`,
    'harm-to-others': `
(voy a|quiero) [{adv}] (apuñalar|disparar|pegarle un tiro|degollar|estrangular|envenenar|asesinar) [a] (mi {friend}|ese|él|ella|alguien|todos) | (voy a|quiero) [{adv}] matar a (mi {friend}) [{adv}] (con (un|el|mi) (cuchillo|pistola)|esta noche|mientras duerme|y lo digo en serio)
(lo|la) (voy a|quiero) matar (con (un|el|mi) (cuchillo|pistola)|esta noche|mientras duerme|y lo digo en serio) | (tengo|me da) [{adv}] miedo de (hacerle daño|matar|lastimar|hacer daño|herir) [a] (mi {friend}|alguien|mis hijos|mi bebé|los niños)
(voy a|quiero) [{adv}] (llevar (una|la) pistola al|hacer un tiroteo en|matar a todos en|disparar en|poner una bomba en|quemar) [el|la|mi] (colegio|escuela|instituto|trabajo|oficina|su casa|universidad) | (acabo de|he) (matar|apuñalar|apuñalado|matado) a (mi {friend}|alguien|un hombre)
(las voces|una voz|voces) [{adv}] me (dicen|dice|ordenan) que (mate|lastime|haga daño|le haga daño|apuñale) [a] ~2 | tengo (un|el|una|la) (cuchillo|pistola|navaja) ~5 (voy a matar|lo mato|la mato|apuñalar|matarlo|matarla)
(pienso|tengo pensamientos|tengo impulsos|tengo ganas) [{adv}] (en|de) (hacerle daño|matar|lastimar|hacer daño) a (mi bebé|mi hijo|mi hija|mis hijos|mi {friend}|alguien)
`,
    medical: `
convulsionó ~2 no (despierta|reacciona|respira)
(creo que|me) [{adv}] (estoy teniendo|tengo|me está dando|me está dando|está dando|me da) [{adv}] (un infarto|un ataque al corazón|un derrame|un ictus|un ataque cardíaco|un derrame cerebral|un paro cardíaco|un ataque de asma)
estoy teniendo (un infarto|un ataque al corazón|un ictus|un derrame|una convulsión|un ataque cardíaco) $
({near}|a mi {friend}) [le] [{adv}] (está teniendo|está dando|ha dado|dio|tiene) [{adv}] (un infarto|un ataque al corazón|un derrame|un ictus|convulsiones|una convulsión|un ataque epiléptico|un paro) | no puedo (respirar|casi respirar|ni respirar) [{adv}] [bien] $
{near} [{adv}] (no respira|no está respirando|no puede respirar|dejó de respirar|ha dejado de respirar|no reacciona|no responde y|no despierta y|está convulsionando|se está ahogando|se está poniendo azul|se está atragantando|se está desangrando)
mi {friend} [{adv}] (está|quedó|se quedó) [{adv}] inconsciente | {near} [{adv}] (se desmayó|se ha desmayado|se desplomó|se cayó|perdió el conocimiento) ~4 (no despierta|no respira|no reacciona|no responde|inconsciente)
(dolor|presión|opresión) [{adv}] [muy fuerte|fuerte|intenso|horrible|terrible] [en el] (en el pecho|pecho) ~8 (brazo|mandíbula|respirar|sudo|sudando|aire) | me duele [{adv}] [mucho] el pecho ~2 no siento ~1 brazo | me duele [{adv}] [mucho] el (pecho) ~6 (brazo|mandíbula|respirar|aire)
(no para|no deja|no paro|no dejo) de (sangrar|salir sangre|salirme sangre) | (me estoy|se está) desangrando | (estoy|ando) [{adv}] (vomitando|escupiendo|tosiendo) [mucha] sangre | (vomito|toso|escupo|vomité) [{adv}] [mucha] sangre $
se me (durmió|paraliza|paralizó|cae|está durmiendo|ha dormido|ha paralizado) [{adv}] (media cara|la cara|la mitad de|un lado de|el lado|medio cuerpo|la boca) | se me (cierra|está cerrando|hincha|está hinchando) la (garganta|lengua)
(necesito|llamen|llama|llamad|manden) [{adv}] [a] (una ambulancia|la ambulancia|al 112|al 911) $ | (mi|nuestra) (casa|cocina|habitación|piso) (está ardiendo|se está quemando|se quema|se incendia)
`,
    grooming: `
tengo [{adv}] {young} [años] ~14 (desnuda|desnudo|sin ropa|nudes|fotos íntimas|en ropa interior|quedar conmigo|quiere verme|vernos|quedar a solas|quedar en|packs|pack)
(pide|pidió|quiere|pidiendo|manda|dice|propone) [que] ~5 (desnuda|desnudo|sin ropa|nudes|fotos íntimas|en ropa interior|quedar|vernos a solas|pack) ~8 tengo [{adv}] {young}
(hombre|chico|alguien|señor|tipo|desconocido|él) ~4 (por internet|en internet|de internet|en línea|en (instagram|discord|snapchat|tiktok|roblox|whatsapp)|por (instagram|discord|snapchat|whatsapp)) ~6 (pide|pidió|quiere|pidiendo|insiste) ~5 (desnuda|desnudo|sin ropa|nudes|fotos íntimas|ropa interior)
mi (profesor|profe|entrenador|tío|padrastro|padre|abuelo|tutor) ~3 (pide|pidió|quiere|obliga|hace) ~5 (desnuda|desnudo|sin ropa|nudes|fotos íntimas|ropa interior|desnude|desnudarme)
`,
    eating: `
(me provoco|me provoqué|me he provocado|me induzco|me fuerzo) [{adv}] (el vómito|vómitos|vomitar) | (vomito|vomité) [{adv}] (a propósito|después de cada comida|todo lo que como|cada comida)
(llevo|hace) [{adv}] [más de] (tres|cuatro|cinco|seis|siete|3|4|5|6|7|8|#) días (sin comer|que no como) | me meto los dedos ~3 (garganta|vomitar|boca) | (tengo|creo que tengo|sufro) [{adv}] [de] (anorexia|bulimia|un trastorno alimentario|un trastorno de la conducta alimentaria)
me estoy matando de hambre
`,
    'someone-else': `
mi ~1 (hijo|hija|bebé|niño|niña|nieto|nieta) (ha desaparecido|desapareció|está desaparecido|está desaparecida) $
mi ~1 {friend} [{adv}] (se quiere|se va a|quiere|va a|intentó|ha intentado|amenaza con|dice que quiere|dice que va a|dice que se quiere|dice que se va a|me dijo que quiere|me ha dicho que quiere|me dijo que se quiere|me ha dicho que se quiere|me ha dicho que va a|me escribió que se va a|acaba de intentar|me dijo que va a|me ha escrito que se va a|me ha escrito que quiere) [{adv}] (matar|suicidar|matarse|suicidarse|quitarse la vida|quitar la vida|morir|morirse|ahorcarse|tirarse|acabar con su vida|ahorcar) $
(se quiere|se va a) (matar|suicidar|quitar la vida) mi {friend} | mi ~1 {friend} [{adv}] (se corta|se autolesiona|se hace daño|se cortó las venas|se ha cortado) | mi ~1 {friend} [{adv}] ya no quiere (vivir|seguir viviendo)
`,
  },
}
