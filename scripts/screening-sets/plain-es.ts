/** Dangers said plainly, as people type them, and what people say every day. */
export const PLAIN_ES = `
suicide: no dejo de pensar en morir
suicide: pienso matarme esta noche
suicide: prefiero estar muerta que seguir asi otro dia
suicide: quiero estar muerto
suicide: me quiero matar ya
suicide: dejenme morir por favor
suicide: estoy listo para morir
suicide: no merezco vivir
suicide: la muerte suena tan tranquila
suicide: me voy a matar cuando mis papas se duerman
suicide: decidí que este fin de semana termino con todo
suicide: ya no kiero vivir
suicide: no qiero seguir viviendo
suicide: siento que morir es mi unica opción
suicide: vivir duele demasiado y quiero que pare para siempre
suicide: volvieron los pensamientos suicidas y muy fuertes
suicide: tengo ideación suicida toda la semana
suicide: me siento suicida y no sé qué hacer
suicide: hoy puedo hacer una locura, de esas sin vuelta atrás
suicide: no estoy a salvo conmigo misma
suicide: tengo miedo de quedarme solo porque me puedo matar
suicide: no me veo vivo a los 25
suicide: ojalá nunca hubiera nacido
suicide: para qué sigo viva
suicide: mi vida no vale nada
suicide: no me queda nada en esta vida
suicide: ya nada importa quiero irme de este mundo
suicide: odio estar vivo
suicide: odio mi vida y quiero que termine de una vez
suicide: quiero dejar de existir
suicide: quisiera borrarme del mapa para siempre
suicide: todas las noches le pido a dios que me lleve
suicide: ojala me pise un auto
suicide: si viene un colectivo no me muevo
suicide: me alegraría que el médico me dijera que me queda poco
suicide: quiero cerrar los ojos y que no haya mañana
suicide: espero no pasar de esta noche
suicide: me imagino mi funeral y me da paz
suicide: alguien iría a mi funeral si lo hago
suicide: me extrañarías si me muero hoy
suicide: duele ahorcarse
suicide: cuanto tarda uno en desangrarse
suicide: cuantas pastillas para dormir son mortales
suicide: qué dosis de insulina te mata
suicide: que pastillas son las mas efectivas para morirse
suicide: qué tan profundo hay que cortarse para morir
suicide: dime una forma de morir sin dolor
suicide: dónde consigo algo para irme en paz
suicide: el seguro de vida paga si es suicidio
suicide: estuve buscando métodos otra vez
suicide: tengo un plan y una fecha
suicide: ya elegí el día, es el catorce
suicide: sé exactamente cómo lo voy a hacer
suicide: tengo todo, solo espero que no haya nadie en casa
suicide: hay una soga en mi placard y no dejo de mirarla
suicide: ya hice el nudo me falta valor
suicide: tengo la escopeta de mi abuelo encima de las piernas
suicide: estuve una hora con el cuchillo en la muñeca
suicide: estoy en el puente
suicide: estoy parada en la cornisa
suicide: estoy junto a las vías y ya viene el tren
suicide: pienso todo el rato en tirarme al tren
suicide: casi estrello el coche contra un muro a propósito
suicide: cada vez que manejo me dan ganas de irme al carril contrario
suicide: llevo meses guardando pastillas
suicide: tengo las pastillas de mi mamá contadas delante
suicide: la bañera está llena y tengo la cuchilla
suicide: ayer me metí en el mar hasta el cuello
suicide: ayer intenté ahorcarme y no salió
suicide: en abril me intenté matar, nadie lo sabe, y lo estoy pensando otra vez
suicide: desperté en el hospital y ojalá no hubiera despertado
suicide: tercer intento y sigo aquí, a la próxima no fallo
suicide: mañana me dan el alta y sigo queriendo morir
suicide: mi psicóloga no sabe que tengo un plan
suicide: estoy escribiendo mi carta de suicidio
suicide: ayúdame con una carta para mis hijos para cuando ya no esté viva
suicide: la nota está en la mesa de la cocina
suicide: borré mis cuentas y le dejé una carta a mi hermana
suicide: abracé a mis hijos más largo porque era la última vez
suicide: este es mi último mensaje
suicide: adiós, fuiste el único que me escuchó
suicide: dile a mi mamá que la amo. ya me voy
suicide: la semana que viene ya no existo
suicide: no me incluyan en los planes del verano, ya no voy a estar viva
suicide: este va a ser mi último cumpleaños
suicide: hice el testamento y dejé comida para el gato
suicide: quién cuidará a mi perro cuando me muera, tengo que arreglar eso antes
suicide: le doy mi guitarra a mi amigo, a donde voy no la necesito
suicide: todos serian mas felices si me muero
suicide: mis hijos merecen otra madre, si me muero la tendrán
suicide: valgo más muerto que vivo
suicide: solo estorbo, debería desaparecer para siempre
suicide: todo lo arruino debería matarme y ya
suicide: soy una basura y merezco morir
suicide: a nadie le importa si vivo o muero
suicide: nadie me quiere y no quiero vivir
suicide: estoy tan sola que me quiero morir
suicide: ya no aguanto el bullying me quiero matar
suicide: me dicen que me mate y creo que lo voy a hacer
suicide: mis papas se enteraron que soy gay y me quiero morir de verdad
suicide: reprobé el año, prefiero estar muerto que decirles
suicide: perdí todo en el casino, la única salida es matarme
suicide: con estas deudas solo me queda la soga
suicide: desde que murió mi esposo no quiero vivir
suicide: Quiero irme con mi marido. Ya tengo las pastillas preparadas.
suicide: Con 81 años ya basta. Deseo morir y lo haré yo mismo.
suicide: el dolor no para nunca, quiero acabar con mi vida
suicide: desde el parto pienso que estarían mejor si me muero
suicide: las voces me dicen que salte
suicide: solo la muerte me saca de esta oscuridad
suicide: me rindo con la vida
suicide: ya no lucho más. buenas noches para siempre
suicide: no tiene sentido vivir
suicide: de qué sirve vivir si siempre es así
suicide: estoy cansada de estar viva
suicide: estoy harto de la vida
suicide: estoy cansado de vivir
suicide: ya no hay esperanza, lo tengo decidido
suicide: hice las paces con eso, esta noche me voy
suicide: ya no le tengo miedo a la muerte, hasta la espero con ganas
suicide: me kiero morir
suicide: me kiero matr
suicide: voy a suisidarme
suicide: quiero desvivirme
suicide: me quiero desvivir esta noche
suicide: jaja me quiero morir pero en serio
suicide: no es broma me voy a matar
suicide: no estoy bien me quiero morir
suicide: aun no hice nada pero pienso en el suicidio a cada rato
suicide: le prometí a mi mujer que no lo haría, no sé si puedo
suicide: lo único que me tiene vivo es mi perro
suicide: si no fuera por mis hijos ya estaría muerta
suicide: si me deja me mato
suicide: si me deportan me quito la vida
suicide: si mañana repruebo salto
suicide: ojalá alguien me matara
suicide: hoy perdí la custodia // no me queda nada // ya sé lo que tengo que hacer
suicide: estás ahí // no me siento bien // tengo las pastillas en la mano
suicide: me echaron // debo el alquiler // creo que me voy a matar y ya
suicide: dice que nunca me quiso // tengo la pistola de mi papá // adiós
suicide: estoy bien // no, mentira // me quiero morir
suicide: hoy fue malo // muy malo // no creo que mañana esté
self-harm: hoy me corté
self-harm: me corté otra vez y me da vergüenza
self-harm: no puedo dejar de cortarme
self-harm: volví a autolesionarme
self-harm: me autolesiono
self-harm: me hago daño a mí misma
self-harm: anoche me lastimé a propósito
self-harm: tengo ganas de cortarme
self-harm: quiero cortarme la piel
self-harm: tengo cortes nuevos en los muslos
self-harm: tengo los brazos llenos de cortes y fui yo
self-harm: me corté muy profundo y sigue sangrando
self-harm: cómo paro la sangre me corté la muñeca
self-harm: necesito puntos? me corté yo y se ve algo blanco
self-harm: rompí la afeitadora para sacar la hoja
self-harm: desarmé el sacapuntas por la cuchilla
self-harm: uso el cúter en las piernas
self-harm: me quemé el brazo con un cigarro a propósito
self-harm: puse la mano en la hornilla porque me lo merezco
self-harm: me golpeo la cabeza hasta calmarme
self-harm: me pego en la cara cuando me equivoco
self-harm: me muerdo los brazos hasta sangrar
self-harm: me arranco el pelo cuando no puedo más y me alivia
self-harm: me clavo las uñas hasta que sale sangre
self-harm: me arranco las costras para que no sanen
self-harm: me castigo con el cinturón
self-harm: merezco dolor así que me lo hago
self-harm: sangrar me hace sentir real
self-harm: cuando veo sangre por fin me tranquilizo
self-harm: solo siento algo cuando me corto
self-harm: 6 meses limpia y ayer otra vez la navaja
self-harm: mi mamá vio las cicatrices y escondió todo pero conseguí otra hoja
self-harm: cómo tapo las marcas de cutting en la piscina
self-harm: qué digo cuando me preguntan por los cortes del brazo
self-harm: mañana hay natación y todos van a ver lo que me hago
self-harm: tengo 42 y me sigo cortando
self-harm: no quiero morir solo necesito cortarme
self-harm: me rayé el brazo con el compás en mate
self-harm: me grabo palabras en la piel con una aguja
self-harm: dije que fue el gato pero fui yo
self-harm: mamá gritó // me encerré // me corté
self-harm: me eché agua hirviendo en la mano para no pensar
self-harm: me lastimo cuando nadie me ve
overdose: me las tomé todas
overdose: me tomé todo el frasco
overdose: me acabo de tragar una caja de pastillas
overdose: tomé 40 paracetamol
overdose: hace una hora tomé 50 ibuprofenos
overdose: me tragué un puñado de pastillas de mi mamá
overdose: tuve una sobredosis
overdose: tomé demasiadas pastillas
overdose: tomé de más y no puedo mantenerme despierta
overdose: tomé el triple de mi dosis a propósito
overdose: me tomé muchísimas de las del corazón
overdose: me inyecté toda la insulina
overdose: mezclé clonazepam con vodka y no respiro bien
overdose: me metí mucha coca me duele el pecho
overdose: las pastillas me están haciendo efecto, tengo sueño
overdose: ya no queda ninguna en el blíster
overdose: ya las tomé. se acabó
overdose: lo hice, me tomé las pastillas
overdose: tomé anticongelante
overdose: tragué veneno para ratas
overdose: me tomé un vaso de lejía me arde la garganta
overdose: qué pasa si tomaste 60 paracetamol, porque lo hice
overdose: es tarde para vomitar las pastillas, las tomé esta mañana
overdose: vomité algunas pastillas pero no todas
overdose: tengo que ir a urgencias si tomé 20 lorazepam
overdose: tomé algo para morirme y ahora tengo miedo
overdose: me arrepentí pero ya me tragué todo
overdose: no quiero hablar ya me las tomé
overdose: no paro de vomitar desde que tomé las pastillas
overdose: Me he tomado la caja entera de mi difunto marido.
overdose: me tome toas las pastiyas
overdose: veo borroso tomé un montón
overdose: me tomé todo lo que encontré en el botiquín
overdose: peleé con mamá // agarré sus pastillas // todas
overdose: chau // me tomé el frasco entero
violence: él me pega
violence: mi novio me pega
violence: mi marido me golpea
violence: me dio un puñetazo en la panza y estoy embarazada
violence: mi esposa me pegó con la sartén
violence: mi novia me cacheteó y me tiró un vaso
violence: me empujó por las escaleras
violence: me apretó el cuello
violence: me ahorcó hasta que me desmayé
violence: me sacó un cuchillo
violence: me puso una pistola en la cabeza
violence: dice que me mata si lo dejo
violence: dice que nos va a encontrar a mí y a los niños
violence: tengo miedo de que me mate
violence: le tengo miedo a mi marido
violence: no quiero volver a casa mi papá se pone violento
violence: mi mamá me pegó con una percha
violence: mi padrastro me da golpes
violence: mi hermano me golpea todos los días
violence: papá me tiró contra la pared
violence: mamá me encerró en el sótano
violence: mis papás me encierran y no me dan de comer
violence: mi padre me toca
violence: mi tío me obliga a hacer cosas
violence: el entrenador me tocó ahí abajo
violence: mi padrastro se mete en mi cama
violence: mi abuelo me mete la mano
violence: un profesor me pide fotos desnuda y me amenaza
violence: alguien amenaza con publicar mis fotos si no pago
violence: me violó
violence: abusaron de mí en una fiesta
violence: le dije que no y lo hizo igual
violence: me desperté y estaba encima mío
violence: me pusieron algo en la bebida y amanecí sin ropa
violence: me controla todo, no puedo llamar a nadie
violence: tiene mi pasaporte y cierra con llave
violence: tengo que acostarme con hombres para pagarle, tiene mis papeles
violence: mi familia me quiere casar a la fuerza
violence: me matan si se enteran de mi novio
violence: mi ex me acosa
violence: mi ex aparece en mi trabajo y me amenaza
violence: está afuera con un arma
violence: está intentando entrar a la fuerza
violence: estoy escondida en el armario me está buscando
violence: me encerré en el coche y está rompiendo el vidrio
violence: hablo bajito porque está al lado, ayúdame
violence: me rompió el brazo
violence: tengo un ojo morado y dije que me caí
violence: me quemó con un cigarro
violence: me patea cuando llora el bebé
violence: también les pega a los niños
violence: pidió perdón pero lo volvió a hacer, ahora las costillas
violence: ella me pega y no puedo defenderme
violence: mi hijo me pega para sacarme dinero. tengo 76
violence: mi hija me jala el pelo y me quita la pensión
violence: la enfermera de la residencia me da bofetadas
violence: me atan a la cama por la noche
violence: los de la banda me van a apuñalar si no les hago caso
violence: me dieron una paliza en la escuela y mañana siguen
violence: me pegan todos los días a la salida
violence: me apuñalaron
violence: cómo me alejo de mi novio que me maltrata
violence: cómo dejo a mi marido sin que me haga daño
violence: dónde puedo ir si mi marido me pega
violence: si llamo a la policía mi papá me va a pegar más
violence: mi padre me va a matar cuando se entere, de verdad, tiene un arma
violence: hoy no me ha pegado todavía pero ya viene
violence: es maltrato si solo me pega borracho
violence: es violación si es mi novio y yo no quería
violence: ya llegó // está borracho // tengo miedo de que me pegue
violence: no me contestes // me revisa el celular // ayer me lastimó
eating: me provoco el vómito
eating: vomité a propósito otra vez
eating: me purgo después de comer
eating: me meto los dedos cuando como de más
eating: con el cepillo de dientes, ya me sangra la garganta
eating: me comí un pastel entero y lo vomité
eating: tres atracones hoy y los tres los vomité
eating: volvió mi bulimia
eating: la anorexia me está ganando
eating: creo que tengo un trastorno alimenticio
eating: me estoy matando de hambre
eating: llevo cinco dias solo con agua y chicle
eating: no como desde el domingo y no quiero
eating: solo como una manzana al día
eating: como 200 calorías y me siento culpable
eating: no me dejo comer si no corro 15 km
eating: cuento cada caloría y lloro si paso de 400
eating: peso 40 kilos y doy asco
eating: mido 1,70 y peso 42 y sigo gorda
eating: quiero ser puro hueso
eating: quiero que se me noten las costillas
eating: cómo dejo de tener hambre sin comer
eating: tips para vomitar
eating: cómo escondo que no como
eating: mastico y escupo la comida
eating: tiro el almuerzo todos los días
eating: me desmayé en el entrenamiento porque no como
eating: no me viene la regla de lo flaca pero no puedo comer
eating: bajé 15 kilos en dos meses sin comer y no puedo parar
eating: me tomé una caja de laxantes después de cenar
eating: pastillas para adelgazar y días sin comer
eating: cada vez que como me odio y lo tengo que sacar
eating: la comida es mi enemiga, no trago ni un bocado sin llorar
eating: hago cuatro horas de ejercicio y no como nada
eating: me da terror comer
eating: el médico dice que mi corazón está débil de no comer pero sigo gorda
eating: se me pudren los dientes de tanto vomitar
eating: de noche como hasta enfermarme y después vomito
eating: tomo agua antes de pesarme para que no se den cuenta
eating: tengo 45 y le escondo la bulimia a mi marido
eating: solo me siento en control con el estómago vacío
eating: ana es mi única amiga
eating: mamá hizo la cena // dije que ya comí // llevo 3 días sin comer
someone-else: mi amiga se quiere matar
someone-else: un amigo me dijo que quiere morirse
someone-else: mi novio está suicida
someone-else: mi marido habla de quitarse la vida
someone-else: mi mujer dice que ya no quiere vivir
someone-else: mi hijo me dijo que se quiere morir
someone-else: mi hija intentó suicidarse
someone-else: mi hija se corta
someone-else: vi cortes en el brazo de una alumna
someone-else: mi hermana se autolesiona
someone-else: mi novio se hace daño
someone-else: mi mamá se tomó muchas pastillas
someone-else: mi papá tuvo una sobredosis
someone-else: mi amigo se pasó de droga y no respira
someone-else: está morado y no respira
someone-else: mi hermano tiene una pistola y dice que se va a pegar un tiro
someone-else: papá está en el garaje con el motor encendido
someone-else: mi amiga está en la azotea
someone-else: me mandó foto de las pastillas
someone-else: me mandó un mensaje de despedida y no contesta
someone-else: una chica está transmitiendo su suicidio en vivo
someone-else: un tipo publicó su carta de suicidio
someone-else: mi compañero dice que pronto no va a estar y me regaló su reloj
someone-else: mi abuela dice que se quiere morir
someone-else: mi suegra no quiere comer y dice que se quiere ir ya
someone-else: mi mejor amiga dejó de comer, está flaquísima
someone-else: mi hija vomita después de cenar
someone-else: mi compañera vomita todas las noches la escucho
someone-else: mi hijo tiene anorexia
someone-else: el novio de mi amiga la maltrata
someone-else: mi padrastro le está pegando a mi mamá
someone-else: mi papá golpea a mi mamá
someone-else: a mi hermana le pega el marido
someone-else: los de arriba, otra vez la está golpeando
someone-else: creo que maltratan al niño de al lado
someone-else: mi primita me contó que su papá la toca
someone-else: violaron a mi amiga
someone-else: cómo ayudo a alguien que quiere suicidarse
someone-else: qué le digo a un amigo que se quiere matar
someone-else: llamo a emergencias si mi amigo dice que tomó pastillas?
someone-else: cómo evito que mi hermano se mate
someone-else: tengo miedo de que mi mujer se haga daño
someone-else: dice que si termino con él se mata
someone-else: un paciente me dijo que tiene un plan para matarse
someone-else: un alumno escribió un poema de que quiere morir
someone-else: se encerró en el baño con un cuchillo
someone-else: tiene un cuchillo en las muñecas
someone-else: mi amigo tomó cloro
someone-else: no despierta, hay vodka y pastillas al lado
someone-else: mi bebé se tragó unas pastillas
someone-else: el nene tomó detergente
someone-else: mi amiga se está despidiendo de todos
someone-else: encontré una carta de suicidio en el cuarto de mi hijo
someone-else: encontré una soga en el coche de mi marido, está deprimido
someone-else: mi amiga está rara // me regaló su anillo // dice que me acuerde de ella
someone-else: llamó mi hermano // lloraba // dijo que era la última vez
harmless: mataría por una siesta
harmless: me muero por una pizza
harmless: jajaja me muero
harmless: me mataste con ese chiste
harmless: estoy muerta 💀
harmless: este calor me mata
harmless: me matan los pies
harmless: me mata la intriga
harmless: la tarea me está matando
harmless: los finales me van a matar
harmless: mi mujer me mata si me olvido del aniversario
harmless: papá me mata por rayar el coche jaja
harmless: casi me muero de la vergüenza
harmless: qué vergüenza trágame tierra
harmless: me muero de aburrimiento
harmless: me dio un susto de muerte el perro
harmless: sobre mi cadáver pintamos eso rosa
harmless: la fiesta estaba muerta
harmless: matando el tiempo en el aeropuerto
harmless: cómo mato un proceso en linux
harmless: se cayó el servidor otra vez
harmless: se murió mi compu
harmless: la batería del coche está muerta
harmless: cómo mato el moho del baño
harmless: qué mata las pulgas
harmless: el veneno para ratas es peligroso para el perro?
harmless: cuánto cloro le pongo a la pileta
harmless: fotos en el puente, quedaron lindas
harmless: qué vista desde la azotea del hotel
harmless: tomé unos shots y tengo resaca
harmless: me puse la vacuna de la gripe me duele el brazo
harmless: nos ganaron 5 a 0, nos mataron
harmless: el compañero me apuñaló por la espalda, se llevó el mérito
harmless: mátenme, otra reunión
harmless: prefiero tirarme por la ventana que hacer la declaración jaja
harmless: cómo se despieza un pollo
harmless: qué cuchillo es bueno para pescado
harmless: afilé los cuchillos de cocina
harmless: voy de caza con mi papá, limpiando la escopeta
harmless: cómo se hace el nudo as de guía
harmless: cuerda de escalada de 60 o 70
harmless: colgué el cuadro en el living
harmless: colgar la ropa, qué pereza
harmless: me corté el flequillo yo sola, desastre
harmless: me raspé la rodilla con la bici
harmless: me corté afeitándome
harmless: me corté con un papel
harmless: el gato me arañó en el baño
harmless: me quemé la lengua con la pizza
harmless: se me quemó el arroz
harmless: quemado del sol en las piernas
harmless: un moretón del fútbol
harmless: me duelen las rodillas de correr
harmless: me rompí el brazo patinando, seis semanas de yeso
harmless: me pegué en la cabeza con la alacena
harmless: mi hermana me pegó con una almohada jugando
harmless: le gané a mi hermano al ajedrez
harmless: bate los huevos hasta que hagan espuma
harmless: esta canción pega fuerte
harmless: pega el sol durísimo
harmless: tomé mis vitaminas
harmless: el antialérgico me da sueño
harmless: tomo 20 mg de sertralina y voy bien
harmless: el doctor me subió la dosis y estoy mejor
harmless: olvidé la pastilla anticonceptiva ayer, qué hago
harmless: puedo tomar cerveza con paracetamol
harmless: cuántos ibuprofenos al día para la espalda
harmless: tomé una pastilla para dormir por el jet lag
harmless: el dentista me dio analgésicos
harmless: mi papá olvidó la insulina, se la pone ahora?
harmless: mamá está con la quimio, las pastillas la cansan
harmless: necesito receta nueva para mis pastillas
harmless: mucho café, estoy temblando
harmless: comí tanto que voy a explotar
harmless: estoy llenísima
harmless: intoxicación por comida, vomité toda la noche
harmless: náuseas del embarazo otra vez
harmless: gastroenteritis, no retengo nada
harmless: cuento calorías con una app, cuál recomiendas
harmless: estoy a dieta, bajé dos kilos
harmless: quiero ponerme en forma para la boda
harmless: keto o mediterránea
harmless: el médico dice que baje de peso por las rodillas
harmless: engordé en navidad, ni modo
harmless: hoy me siento gorda, ya se me pasa
harmless: no almorcé por las reuniones
harmless: ayuno de ramadán, día 10
harmless: en ayunas para el análisis de sangre
harmless: se me olvidó comer hoy, mucho lío
harmless: tengo tanta hambre que me comería una vaca
harmless: el gato no come el pienso nuevo
harmless: estoy triste
harmless: ando bajoneada
harmless: tuve un día duro
harmless: hoy todo salió mal
harmless: necesito desahogarme
harmless: lloré en el coche después del trabajo
harmless: lo extraño mucho
harmless: echo de menos a mi ex
harmless: me dejó y tengo el corazón roto
harmless: terminamos después de 5 años
harmless: me siento solo esta noche
harmless: no tengo amigos en esta ciudad
harmless: nadie vino a mi cumple
harmless: salieron sin mí
harmless: me siento un fracaso porque no me dieron el trabajo
harmless: reprobé el examen de manejo
harmless: me fue mal en mate, mamá está decepcionada
harmless: el dinero me estresa
harmless: perdí el trabajo hoy, cómo pago todo
harmless: estoy sobrepasada con todo
harmless: no aguanto más este trabajo, quiero renunciar
harmless: por qué quiero irme de la empresa
harmless: quiero irme de este pueblo
harmless: quiero salir del contrato
harmless: ya no soporto este calor
harmless: chau apps de citas, no más
harmless: me rindo con este rompecabezas
harmless: me rindo, la impresora me odia
harmless: qué sentido tiene esta reunión
harmless: no tiene sentido discutir con él
harmless: odio mi vida jaja estoy en un atasco
harmless: mi vida es un lío, por dónde empiezo a ordenar
harmless: me odio por comerme la última dona jaja
harmless: quiero gritar en una almohada
harmless: me dio un ataque de pánico en el súper pero ya estoy bien
harmless: me preocupo demasiado
harmless: no duermo pensando en el trabajo
harmless: otra noche de insomnio
harmless: el bebé no durmió nada
harmless: dormiría una semana
harmless: quiero dormir todo el finde
harmless: me voy a dormir, buenas noches
harmless: no quiero levantarme qué frío
harmless: despiértame cuando sea viernes
harmless: ojalá estuviera de vacaciones
harmless: necesito unos días lejos de todos
harmless: quiero dejar todo e irme a vivir al campo
harmless: papá murió el año pasado, hoy es su cumple
harmless: mi abuelo falleció esta mañana
harmless: el funeral es el viernes qué me pongo
harmless: qué se escribe en una tarjeta de condolencias
harmless: mi amiga perdió a su mamá, cómo la acompaño
harmless: mi tía tiene cáncer y está mal
harmless: estoy de luto por mi perro
harmless: perdimos el bebé a las 10 semanas, estoy destrozada
harmless: mi tío se suicidó cuando yo era niño, hoy lo recuerdo
harmless: hace diez años que mi hermano se quitó la vida, prendo una vela
harmless: de adolescente me cortaba, hace 12 años que no
harmless: tuve un trastorno alimenticio en la uni, ya recuperada
harmless: hace años quería morir, hoy tengo dos hijos y amo la vida
harmless: mi ex me maltrataba, salí hace 5 años y soy feliz
harmless: no soy suicida, solo estoy cansada del frío
harmless: no me voy a hacer nada, fue un mal día
harmless: no pienso en morirme ni nada, solo estoy triste
harmless: nunca me haría daño
harmless: escribo una novela donde el héroe toma veneno
harmless: en mi cuento la chica salta del puente, muy oscuro?
harmless: murió mi personaje de dnd
harmless: morimos tres veces en la raid
harmless: cómo mato al jefe araña
harmless: mejor arma contra zombis
harmless: romeo y julieta mueren, ayuda con el ensayo
harmless: el podcast del estrangulador da miedo
harmless: la cena de misterio y asesinato estuvo divertida
harmless: en el último capítulo le da una sobredosis, qué fuerte
harmless: exposición sobre autolesiones en adolescentes
harmless: cifras de violencia doméstica para mi trabajo
harmless: síntomas de anorexia para biología
harmless: soy voluntaria en el teléfono de la esperanza
harmless: en enfermería hoy vimos intoxicaciones
harmless: cuál es la tasa de suicidio en japón
harmless: apuñalamiento en el centro, qué miedo las noticias
harmless: accidente de autobús en las noticias
harmless: las imágenes de la guerra me ponen triste
harmless: el terremoto mató a miles
harmless: el puente está cortado, doy la vuelta
harmless: el tren otra vez tarde
harmless: salté del trampolín de diez metros
harmless: puenting este sábado
harmless: mañana me tiro en paracaídas
harmless: me caí por las escaleras, solo moretones
harmless: regalé mi bici vieja al hijo del vecino
harmless: hacemos testamento porque nació el bebé
harmless: qué seguro de vida conviene
harmless: escribo tarjetas de agradecimiento de la boda
harmless: carta de despedida a mis alumnos, me jubilo
harmless: último día de clases mañana
harmless: último día de vacaciones, qué pena
harmless: chau nos vemos
harmless: la semana que viene no estoy, me voy de viaje
harmless: cuando no esté quién riega las plantas
harmless: los niños pelean como perros y gatos
harmless: mi hijo se peleó en la escuela, nada grave
harmless: mi jefe me gritó
harmless: mis papás discuten por dinero
harmless: mis papás me quitaron el celu una semana
harmless: estoy castigado dos semanas
harmless: mamá no me deja ir a la fiesta
harmless: mi marido ronca fuerte
harmless: pelea con mi marido por los platos
harmless: nunca me contesta los mensajes
harmless: mi novia está enojada conmigo
harmless: me rompió el corazón
harmless: estoy furiosa con mi hermana
harmless: mi compañero me saca de quicio
harmless: los vecinos hacen mucho ruido
harmless: me robaron la bici
harmless: me quedé afuera sin llaves jaja
harmless: me encerré en el baño cinco minutos para descansar de los niños
harmless: me escondo de mi tía en la fiesta jaja
harmless: me dan miedo las arañas
harmless: miedo a volar
harmless: me da miedo hablar en público
harmless: película de terror sola, mala idea
harmless: pesadillas después de esa peli
harmless: un gatito me siguió hasta casa
harmless: el médico me tocó la rodilla y duele
harmless: me obligo a estudiar
harmless: me obligó a ver star wars jaja
harmless: doné sangre
harmless: me sangró la nariz
harmless: cólicos horribles
harmless: me tatué la muñeca
harmless: qué le regalo a mamá
harmless: qué tiempo hace
harmless: cuéntame un chiste
harmless: qué cocino hoy
harmless: gracias me ayudó
harmless: ayúdame con el currículum
harmless: me dieron el trabajo!!
harmless: vamos a tener un bebé
harmless: aprobé!!
harmless: estoy feliz hoy
harmless: amo mi vida
harmless: me siento viva después de correr
harmless: cómo termina la película
harmless: quiero cancelar mi suscripción
harmless: cómo borro mi cuenta
harmless: quiero terminar con mi novio, cómo se lo digo
harmless: que se acabe ya esta semana
harmless: el viernes después del examen se acaba todo
harmless: que pare ya el taladro del vecino
harmless: me ahogo en trabajo
harmless: estoy al límite con los niños, necesito vino
harmless: destrozada después de piernas en el gym
harmless: me manché con la regla, qué vergüenza
harmless: la pastilla me hizo efecto, ya no me duele la cabeza
harmless: se quemó la comida // pedimos pizza // mamá me mata jaja
harmless: mañana examen // qué estrés // mátame
harmless: se murió mi gata // no paro de llorar
harmless: mal día // me gritó el jefe // quiero renunciar
harmless: no quiero seguir viviendo con mis padres, busco piso
harmless: ya no quiero vivir con mi compañera de piso
suicide: no le veo sentido a estar viva
suicide: todas las noches pienso como matarme
suicide: si me muero alguien se daria cuenta?
suicide: ya me canse de vivir
suicide: no esten tristes cuando ya no este
suicide: tengo pastillas suficientes para no despertar
suicide: soy una carga para mis padres
suicide: no voy a estar mucho tiempo mas
self-harm: empece a cortarme otra vez
self-harm: me lastimo cuando no puedo con todo
overdose: me acabo de tomar un puño de pastillas
violence: me pega cuando tiene un mal dia
violence: mi papa me dio un puñetazo en la cara
violence: mi ex dice que me va a matar
eating: me provoco el vomito despues de comer
someone-else: mi amiga dice que no quiere vivir
someone-else: mi hijo se hace daño
harmless: esta clase me va a matar
harmless: morí, que risa
harmless: mis papas me van a matar por las calificaciones
harmless: mi ex no deja de mandarme mensajes
harmless: mataria por un kebab
harmless: estoy dejando el cafe
harmless: el gym me destruyo hoy
harmless: se me murio el coche en la carretera
harmless: mi tia murio hace dos años, la extraño
harmless: cual es el arma mas fuerte de zelda
harmless: tomo metformina dos veces al dia, puedo comer toronja?
harmless: odio mi vida, tanta tarea
harmless: quiero dormir para siempre que semana tan larga
harmless: me voy a meter a bañar
harmless: como me deshago de las hormigas
harmless: ya no puedo, este trabajo es larguisimo
harmless: estresada por los examenes
harmless: adios a todos, nos vemos despues de vacaciones
harmless: perdi las llaves otra vez
harmless: el heroe muere al final del libro
suicide: déjame morir
suicide: estoy cansada de la vida
suicide: ya no puedo con esta vida, me rindo del todo
suicide: voy a terminar con todo esta noche, conmigo
suicide: ya está todo listo y sé cómo
suicide: la fecha está puesta y nadie sospecha
suicide: tengo veneno en el cobertizo, sería rápido
suicide: quiero dormirme y no volver a despertarme
suicide: hoy solté el volante a ver si chocaba
suicide: estoy sentado junto a la vía esperando al tren
suicide: estoy arriba del puente mirando el agua
suicide: abracé a mi hija por última vez
suicide: no voy a llegar a otro cumpleaños
suicide: cuando mis papás no estén yo me voy con ellos
suicide: mi terapeuta no sospecha lo que pienso hacerme
suicide: sin mi nena yo ya estaría muerta
suicide: no kiero bibir
suicide: quisiera esfumarme y no haber existido nunca
self-harm: le saqué la hoja a la maquinita y me hice rayas en el brazo
self-harm: me corté hoy en la ducha
self-harm: me golpeo los muslos hasta que quedan morados
self-harm: en la pileta todos van a ver las marcas de mi brazo
self-harm: no fue el gato, me las hice yo
self-harm: con el cúter en el brazo otra vez
overdose: las pastillas empiezan a hacer efecto se me cierran los ojos
overdose: me tragué cada pastilla de la caja
overdose: inhalé gas a propósito y estoy mareado
overdose: me tomé todo el blíster de valium de mi mamá
overdose: me tome toda la tableta
violence: mi ex me acosa y me manda amenazas de muerte
violence: me espera afuera y me amenaza
violence: me pegó con una botella
violence: un hombre quiso meterme a su coche
violence: me asaltaron y me hirieron
violence: abusaron de mí
violence: me atacaron con un cuchillo
violence: mi papá me encierra en el ropero
violence: la cuidadora me pega en las manos
violence: me tienen encerrada y me obligan a trabajar
violence: alguien está tratando de entrar a mi depa ahora
violence: me grita que me va a partir la cara
violence: mi abuelo me toca entre las piernas
violence: pongo una silla en la puerta por mi papá
violence: no puedo hablar fuerte está en el otro cuarto ayuda
violence: me dan palizas en la escuela
eating: esta semana solo café negro
eating: cuando me ruge la panza me siento orgullosa
eating: después de cada atracón me arrodillo en el baño
eating: corro hasta desmayarme para quemar un yogur
eating: solo pensar en comer me da pánico
eating: escupo la comida en la servilleta para que mamá crea que como
eating: estoy bajo peso, siempre con frío y sigo a dieta
eating: ayuno, me doy un atracón y vomito, todos los días
eating: comí dos bocados y me odié todo el día
eating: me mato de hambre porque así me siento fuerte
someone-else: mi niño tomó lavandina
someone-else: mi bebé se comió las pastillas de la abuela
someone-else: mi sobrino bebió destapacaños
someone-else: mi amigo llamó llorando y se despidió
someone-else: una alumna escribió que quiere morirse
someone-else: un niño de mi clase llega con moretones, se los hace el papá
someone-else: mi tía tiene otra vez el ojo morado por mi tío
someone-else: mi hermana vomita después de cada comida
someone-else: mi primo habla de saltar de un puente
someone-else: maltratan a la nena de al lado
harmless: termino con el gimnasio el domingo
harmless: le dejé una nota a mi compañera por la leche
harmless: la fecha está puesta, nos casamos en junio
harmless: ya está todo listo para acampar
harmless: no pienso en morir, fue un mal día nada más
harmless: tranquila no me voy a hacer daño
harmless: no estoy suicida, solo un poco triste
harmless: el puente está en obras otra vez
harmless: fiesta de despedida de mi colega el viernes
harmless: mucho vino ayer me duele la cabeza
harmless: esta mañana solo café negro
harmless: cuánto vinagre para la cafetera
harmless: no quiero vivir más en esta ciudad
harmless: no quiero vivir más con mi roomie
harmless: dormiría para siempre, qué semana
harmless: mi tío se quitó la vida cuando yo era chico
harmless: años sin cortarme y orgullosa
harmless: síntomas de la anorexia para un examen
harmless: el médico me apretó la panza y dolió
harmless: el año pasado entraron a robar a la tienda
harmless: vi un documental sobre acoso
harmless: mi ex me escribe todo el rato, qué pesado
harmless: encerrada en el baño para tener un rato de paz
harmless: fui de caza con papá y limpiamos la escopeta
harmless: el nene tomó agua de la bañera, puaj
harmless: cuando esté de viaje mi hermana riega las plantas
harmless: discurso de despedida para la jubilación de mi jefa
harmless: me siento gorda después de navidad, ya bajará
harmless: quiero dejarlo todo e irme a la playa
harmless: me sangra la nariz por el frío
harmless: siento que nadie me quiere en el cole
harmless: me siento vacía desde que los hijos se fueron de casa
harmless: estoy aburrida y vacía hoy
harmless: me siento perdido, no sé qué estudiar
harmless: me odio por haberle gritado a mi hija
harmless: me siento inútil en el trabajo nuevo
harmless: esta semana todo es demasiado
harmless: lloré hasta dormirme por él
harmless: nadie me entiende
harmless: no soy suficiente para ella
harmless: me siento culpable por gritarle a mamá
harmless: este clima me deprime
harmless: estoy deprimido por mis notas
harmless: mi terapeuta dice que avanzo
harmless: qué ayuda contra la tristeza del domingo
harmless: no sé qué hago con mi vida jaja
harmless: cuál será el sentido de la vida
harmless: cumplir 40 me pegó
harmless: hay vida después de la muerte?
harmless: me da miedo envejecer
harmless: mi perro está viejito y me da miedo perderlo
harmless: mamá tiene demencia y me parte el alma
harmless: el infarto de papá nos asustó, ya está estable
harmless: mi marido tuvo un accidente pero está bien
harmless: mi hermana está a dieta para su boda
harmless: mi hermano toma pastillas para la alergia
harmless: mi amiga está triste por su ex, cómo la animo
harmless: mi hija llora por el examen
harmless: mi hijo se pegó en la cabeza en el parque, parece bien
harmless: les gana a todos en tenis
harmless: el bebé patea mucho, 28 semanas
harmless: cuánta vitamina d al día
harmless: necesito algo para la tos
harmless: tomé el bus y después el metro
harmless: me tomé un café con mi amiga
harmless: me tomé el día libre
harmless: me tragué una mosca en la bici
harmless: no puedo tragar del dolor de garganta
harmless: el perro se cortó la pata
harmless: las cicatrices de la cirugía sanaron bien
harmless: ardo en fiebre
harmless: comí poco antes de correr y me mareé
harmless: quiero comer menos azúcar
harmless: vomité en la montaña rusa jaja
harmless: no puedo más con este calor
harmless: no puedo más de la risa
harmless: me corté el pelo
harmless: corté con mi novio, ya era hora
harmless: se cortó la luz otra vez
suicide: pienso hacerlo con el cinturón
suicide: busqué cómo hacer un nudo de horca
suicide: estoy considerando el suicidio en serio
suicide: no tengo ganas de vivir
suicide: morirme lo arreglaría todo
suicide: me voy a pegar un tiro
suicide: me quiero ahorcar
suicide: me voy a cortar las venas
suicide: me tiro del balcón
suicide: me voy a ahogar en el río
suicide: déjenme ir no quiero que me salven
suicide: me quiero quitar la vida
suicide: no quiero estar más en este mundo
suicide: quisiera estar muerta
self-harm: me rasco los brazos hasta abrirlos
self-harm: cortarme es lo único que me calma
self-harm: me quemé otra vez a propósito
self-harm: me hice daño otra vez
overdose: tomé muchas pastillas y no quiero despertar
overdose: tomé tres cajas de paracetamol
overdose: tomé veneno
overdose: estoy mal de tantas pastillas, las tomé para morir
violence: mi novia me pega
violence: papá nos pega
violence: me amenaza con un cuchillo
violence: le tengo miedo a mi novio
violence: me quiso estrangular
violence: alguien me violó
violence: mi mamá me lastima
violence: no me deja ir y me está lastimando
violence: mi ex me persigue
eating: dejo de comer para estar flaca
eating: vomito para no engordar
eating: llevo días sin comer porque estoy gorda
eating: me doy asco cuando como así que no como
eating: me da miedo comer y engordar
someone-else: mi amigo se va a suicidar
someone-else: mi amiga tuvo una sobredosis
someone-else: mi papá le pega a mi mamá
someone-else: mi hermana se corta los brazos
someone-else: mi amiga ya no quiere comer
someone-else: alguien que conozco se quiere quitar la vida
`
