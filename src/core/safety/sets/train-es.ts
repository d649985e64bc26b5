/** One message a line: what it is, then the message; ` // ` parts it from those sent before. Rules and weights are tuned with these. */
export const TRAIN_ES = `
suicide: quiero morir
suicide: me quiero matar
suicide: no quiero seguir viviendo
suicide: voy a suicidarme
suicide: tengo pensamientos suicidas
suicide: he pensado en el suicidio otra vez
suicide: me voy a matar esta noche
suicide: quiero acabar con mi vida
suicide: quiero terminar con todo esto de una vez por todas
suicide: voy a ponerle fin a mi vida
suicide: ya no quiero estar aqui
suicide: ya no quiero existir
suicide: no quiero despertar mañana
suicide: ojala no despierte mañana
suicide: desearia estar muerto
suicide: mejor estaria muerta
suicide: estarian mejor sin mi
suicide: nadie me necesita, solo estorbo
suicide: soy un estorbo para todos
suicide: no sirvo para nada y no merezco vivir
suicide: mi vida no tiene sentido
suicide: para que vivir
suicide: no tengo motivos para vivir
suicide: ya no le encuentro sentido a la vida
suicide: no puedo mas con esta vida
suicide: ya no puedo mas, para que
suicide: no puedo seguir asi, quiero que todo termine
suicide: quiero que todo pare
suicide: perdi las ganas de vivir
suicide: estoy harto de vivir
suicide: me rindo, ya nada importa
suicide: se acabo, ya no aguanto
suicide: esta es mi despedida
suicide: cuando leas esto ya no estare
suicide: perdon por todo, los quiero, adios para siempre
suicide: no me volveran a ver
suicide: ya me despedi de mis hijos en una carta
suicide: regale toda mi ropa y mi guitarra porque ya no las voy a necesitar
suicide: ya tengo la cuerda lista
suicide: tengo el arma de mi papa
suicide: estoy en el puente
suicide: voy a saltar
suicide: me voy a aventar del puente
suicide: me voy a cortar las venas
suicide: me voy a ahorcar
suicide: quiero estrellar el coche y morir
suicide: como puedo morir sin dolor
suicide: cual es la forma mas rapida de morir
suicide: que pastillas matan
suicide: ayer intente suicidarme
suicide: lo intente hace años y ahora quiero hacerlo otra vez
suicide: las voces me dicen que me mate
suicide: pienso en la muerte todo el tiempo y la deseo
suicide: la muerte es la unica salida
suicide: quiero irme con mi hijo al cielo
suicide: desde que murio mi esposa quiero seguirla
suicide: ruego que diosito me lleve ya
suicide: odio mi vida, quiero morirme
suicide: nadie notaria si desaparezco
suicide: a nadie le importaria si me muero
suicide: me siento muerto en vida y quiero terminar
suicide: no deberia estar vivo
suicide: merezco morir
suicide: no quero vivir mas
suicide: kiero matarme
suicide: quiero mrir
suicide: su1cidarme
suicide: yo no querer vivir mas
suicide: junte pastillas // ya no puedo // adios
suicide: estoy en la azotea // a nadie le importo
suicide: tengo un plan y una fecha
suicide: me dan ganas de tirarme al tren
suicide: solo mi hijo me detiene de hacerlo
suicide: me voy a pegar un tiro
suicide: quisiera quedarme dormida y ya no despertar
suicide: ya no tengo fuerzas para seguir luchando, quiero irme
suicide: ya no hay esperanza para mi
suicide: mi vida se acabo
suicide: que alguien me mate por favor
suicide: preferiria morir a volver ahi
self-harm: me corto los brazos
self-harm: me estoy cortando otra vez
self-harm: me autolesiono
self-harm: quiero hacerme daño
self-harm: me hice cortes en las piernas
self-harm: me rasguño hasta sangrar
self-harm: me golpeo la cabeza contra la pared
self-harm: necesito cortarme para calmarme
self-harm: escondo mis cortes de mi mama
self-harm: me quemé a proposito
self-harm: agarre la cuchilla otra vez
overdose: tome muchas pastillas
overdose: me tome todo el frasco
overdose: me tragué 30 pastillas
overdose: tome una sobredosis
overdose: me tome todos los antidepresivos de golpe
overdose: tome veneno para ratas
overdose: mezcle pastillas con alcohol y me siento muy mal
overdose: me inyecte demasiada insulina a proposito
violence: mi esposo me golpea
violence: mi papa me pega
violence: mi novio me pego otra vez
violence: me agarro del cuello
violence: me amenaza con matarme
violence: me violo mi primo
violence: abusaron de mi
violence: mi padrastro abusa de mi
violence: le tengo miedo a mi marido
violence: tengo miedo de ir a casa
violence: no estoy segura en mi casa
violence: no me deja salir de casa
violence: mi ex me sigue y me amenaza
violence: esta borracho y gritando, estoy escondida en el baño
violence: me dio una patada estando embarazada
violence: mi hijo me pega y soy mayor
violence: mi pareja me maltrata
violence: mi jefe me manosea
violence: me puso un cuchillo en el cuello
eating: vomito a proposito
eating: me provoco el vomito
eating: dejé de comer para adelgazar, no merezco comer
eating: tengo anorexia y recai
eating: la bulimia volvio
eating: llevo una semana sin comer nada
eating: me mato de hambre para estar flaca
eating: peso 39 kilos y me veo enorme
eating: me purgo despues de comer
eating: mi tca esta peor
someone-else: mi amigo se quiere matar
someone-else: mi hermana intento suicidarse
someone-else: mi hijo dice que no quiere vivir
someone-else: mi mejor amiga se corta
someone-else: como ayudo a una amiga suicida
someone-else: mi mama tomo muchas pastillas
someone-else: mi vecina es golpeada por su marido
someone-else: mi papa dice que estariamos mejor sin el
someone-else: alguien en internet dice que va a saltar
someone-else: mi amiga tiene anorexia y no come
someone-else: mi ex dice que se mata si no vuelvo
someone-else: mi abuelo quiere morirse y dejo sus medicinas
someone-else: creo que mi hermano se va a suicidar
harmless: esta tarea me esta matando
harmless: me estoy muriendo de risa
harmless: me muero de sueño
harmless: me muero de ganas de verte
harmless: casi me muero del susto jaja
harmless: matar dos pajaros de un tiro
harmless: muerto de cansancio
harmless: se murio mi celular
harmless: me mata la espalda
harmless: mi jefe me mata si no entrego hoy
harmless: mato por unos tacos
harmless: la rompi en la entrevista
harmless: escribo un cuento donde el heroe se suicida
harmless: tarea sobre autolesiones en adolescentes
harmless: vi una serie sobre el suicidio
harmless: soy psicologa y tengo una paciente suicida
harmless: en las noticias un hombre salto del puente
harmless: mori cien veces en ese nivel
harmless: mata al dragon primero
harmless: no soy suicida
harmless: nunca me haria daño
harmless: no me quiero morir, solo estoy estresado
harmless: hace diez años intente suicidarme y hoy estoy bien
harmless: llevo seis años sin cortarme
harmless: mi padre me pegaba de niño, ya lo supere en terapia
harmless: me corte con el cuchillo cocinando
harmless: me corte afeitandome
harmless: cortamos con mi novia
harmless: voy a cortar el cesped
harmless: quiero terminar la carrera
harmless: quiero acabar el libro hoy
harmless: voy a saltar a la cuerda
harmless: salte del trampolin
harmless: colgue las fotos
harmless: estoy en el puente mirando el rio, que bonito
harmless: pastillas para la tos
harmless: tome una aspirina
harmless: sobredosis de azucar jaja
harmless: me pegue en el dedo chiquito
harmless: me pego la gripe
harmless: me pegaron un susto
harmless: mi hermano me gana siempre en la play
harmless: tengo miedo a las arañas
harmless: miedo de decirle a mi papa que reprobe
harmless: no quiero ir a trabajar
harmless: no quiero vivir en la ciudad
harmless: no puedo mas con este trafico
harmless: no aguanto a mi suegra jaja
harmless: estoy harta del calor
harmless: que sentido tiene planchar
harmless: me rindo con esta receta
harmless: adios carbohidratos
harmless: me despedi de mis compañeros, empiezo trabajo nuevo
harmless: ya no voy a estar en la oficina el lunes
harmless: murio mi abuelo
harmless: como le explico la muerte a mi hija
harmless: estoy triste porque perdio mi equipo
harmless: me siento sola hoy
harmless: mi amiga esta preocupada por el examen
harmless: mi hijo no quiere comer verdura
harmless: comi demasiado, voy a explotar
harmless: estoy a dieta
harmless: me dio asco y vomite en el barco
harmless: embarazada y vomitando todo el dia
harmless: cuentame un chiste
harmless: que hago de cena
harmless: me ascendieron
harmless: voy a la azotea a tender
harmless: compre un cuchillo nuevo para la cocina
harmless: voy al campo de tiro el sabado
harmless: me encanta la vida
harmless: que viva la fiesta
harmless: esa broma me mato
harmless: estas que matas con ese vestido
harmless: a muerte con mi equipo
harmless: de mala muerte ese hotel
harmless: tiempo muerto en el partido
harmless: me caigo de sueño
harmless: trabajo como un muerto
harmless: ya me voy, hasta luego
harmless: hasta nunca, examenes
suicide: no tengo fuerzas para quedarme en este mundo
suicide: me imagino mi propio funeral y me da calma
suicide: ya no quiero ser nadie, quiero dejar de ser
suicide: llevo semanas guardando mis pastillas para dormir
suicide: duele ahogarse?
suicide: el viernes sera mi ultimo dia en la tierra
suicide: estoy harto de fingir que quiero vivir
suicide: todos los dias pienso en ponerle fin a mi vida
suicide: mama perdoname por lo que voy a hacer
suicide: seria tan facil soltar el volante y estrellarme
suicide: no pienso llegar al año que viene
suicide: no creo que pase de esta noche
suicide: ya nadie me necesita, tengo 80 años y quiero irme
suicide: quiero que todo se ponga negro
suicide: voy a saltar
suicide: y si me tiro del balcon ahora mismo
suicide: mi psicologo no sabe que tengo un plan
suicide: cada mañana me decepciona seguir vivo
suicide: para mi ya se acabo
suicide: no puedo seguir luchando
suicide: estoy en las vias del tren
suicide: el puente me llama
suicide: me extrañarias si ya no estuviera
suicide: no tengo a nadie, estoy mejor en una tumba
suicide: cuanto se tarda en morir ahorcado
suicide: tengo las pastillas alineadas sobre la mesa
suicide: por favor que esta sea mi ultima noche
suicide: anoche lo iba a hacer pero entro mi gata
suicide: ultimamente tengo otra vez esos pensamientos de muerte
suicide: vivir es una tortura
suicide: no puedo con la vida
suicide: no voy a estar aqui mucho tiempo mas
suicide: deseo la muerte
suicide: ojala me atropelle un carro
suicide: quiero desvivirme
suicide: alguien que me pegue un tiro
suicide: ya lo tengo todo preparado, hasta la carta
suicide: estoy listo para irme con dios, ya vivi bastante
suicide: que el dolor pare para siempre
suicide: hoy no queria despertar
suicide: casi me tiro al metro hoy
suicide: me kiero morir ya no aguanto
self-harm: empece a cortarme los muslos para que nadie vea
self-harm: esta vez me corte demasiado profundo
self-harm: me clavo las uñas hasta que sangro
self-harm: me echo agua hirviendo en la mano cuando me odio
self-harm: me di cachetadas a mi misma una y otra vez
self-harm: extraño mi navaja
self-harm: necesito lastimarme ahora
overdose: me tome todo lo que habia en el botiquin
overdose: creo que me envenene
overdose: tome mucho mas de lo recetado y me siento rara
overdose: ya me tome 40 pastillas
violence: mi novio me empujo y me pegue contra la mesa
violence: me lanzo un plato a la cabeza
violence: mi papa llego borracho y me dio una golpiza
violence: mi maestro me toca
violence: me agarro de la garganta
violence: ayuda tiene un cuchillo
violence: estoy en una relacion violenta y no puedo salir
violence: mi marido me violo
violence: alguien me viene siguiendo
violence: me jala del pelo y me insulta cada dia
eating: vivo de cafe y chicle para estar flaca
eating: me comi una manzana y quiero vomitarla
eating: tengo hambre pero no me dejo comer
eating: si como mas de 500 calorias me castigo
eating: no paro de atracarme y vomitar
someone-else: mi amigo me dijo que tiene un plan para matarse
someone-else: mi novia se corta mucho
someone-else: mi papa se encerro en el garaje con el coche encendido
someone-else: mi hermanito dice que ojala estuviera muerto
someone-else: me da miedo que mi esposa se haga algo
someone-else: a mi amiga la maltrata su novio
someone-else: que le digo a alguien que quiere morir
someone-else: mi suegra tomo una sobredosis
someone-else: se despidio de mi por telefono como si nunca fuera a volver
harmless: los niños me vuelven loca hoy
harmless: podria matar a mi hermano, se comio mi cena
harmless: ese entrenamiento casi me mata
harmless: me muero sin mi cafe
harmless: tengo las piernas muertas del gimnasio
harmless: me cai de la escalera y me lastime la espalda
harmless: me lesione en el futbol
harmless: me arañe el brazo con una rama
harmless: me queme la mano con la sarten
harmless: puedo tomar ibuprofeno con antibioticos
harmless: mi papa toma pastillas para la presion
harmless: baje diez kilos con keto
harmless: comi demasiado y me siento mal
harmless: el niño vomito en el coche
harmless: me hacian bullying en la escuela pero hoy me va genial
harmless: me siento solo desde la mudanza
harmless: no puedo dormir, estoy nervioso por mañana
harmless: la extraño tanto que duele
harmless: el final de la pelicula me mato
harmless: escribeme una historia de terror sobre un payaso asesino
harmless: de que trata romeo y julieta
harmless: mi compañero me apuñalo por la espalda en el trabajo
harmless: mi mama me mata jaja
harmless: buenas noches, hasta mañana
harmless: mi abuelo sobrevivio la guerra
harmless: mi prima trabaja en prevencion del suicidio
harmless: tarea de psicologia: factores de riesgo del suicidio
harmless: soy terapeuta, consejos para hablar de autolesiones con adolescentes
harmless: traduce quiero morir al frances para mi novela
harmless: el doctor me receto pastillas para dormir y funcionan bien
harmless: el techo gotea otra vez
harmless: caminando por las vias tomando fotos
harmless: prefiero morir antes que comer pizza con piña
harmless: mi hijo pego el estiron
harmless: el examen me destrozo
harmless: necesito un cuchillo para la calabaza
harmless: quiero tirarme en el sofa todo el dia
harmless: que ganas de matar el lunes
harmless: corta con eso, me da risa
harmless: salte de alegria
suicide: quiero terminar con mi vida
suicide: no quiero seguir en este mundo
suicide: pienso mucho en suicidarme
suicide: la vida ya no tiene sentido para mi
suicide: todos estarian mas felices si me muero
suicide: ya no tengo fuerzas para vivir
suicide: esta noche me mato
suicide: soy una carga para mi familia
suicide: ojala no despertara mañana
suicide: como puedo suicidarme sin dolor
suicide: ya no kiero vivir
suicide: estoy cansado de la vida
suicide: odio estar vivo
suicide: escribi una carta de suicidio
suicide: nadie me extrañaria
suicide: no veo futuro para mi
suicide: pronto ya no estare aqui
suicide: quiero saltar de un puente
suicide: me gustaria morir
suicide: no valgo nada, quiero morirme
suicide: me dan ganas de matarme
self-harm: me volvi a cortar
self-harm: me hago daño cuando estoy triste
self-harm: quiero cortarme
overdose: me tome una caja entera de pastillas
overdose: trague muchas pastillas para dormir
violence: mi esposo me golpea
violence: mi novio me pego ayer y tengo miedo
violence: mi papa abusa de mi
violence: mi ex me amenaza
violence: intento estrangularme
eating: no he comido en tres dias
eating: vomito despues de comer
eating: creo que tengo un trastorno alimenticio
someone-else: mi amigo dijo que se va a matar
someone-else: mi hermana se corta y no se que hacer
someone-else: mi hermano se tomo muchas pastillas
someone-else: creo que mi amiga es suicida
harmless: me muero de curiosidad
harmless: este calor me esta matando
harmless: mi celular esta muerto
harmless: mataria por una pizza
harmless: ese chiste me mato de risa
harmless: me ahogo en papeleo
harmless: espera un segundo
harmless: me corte el cabello
harmless: estoy a dieta
harmless: me tome mis pastillas esta mañana
harmless: quiero terminar mi suscripcion
harmless: tengo que terminar la llamada
harmless: lei un articulo sobre el suicidio
harmless: en la pelicula el heroe se suicida
harmless: mi pez murio
harmless: bate los huevos con azucar
harmless: mis hijos me ganaron al uno
harmless: antes estaba deprimido, ahora soy feliz
harmless: no, no soy suicida
harmless: me acabo de morir en minecraft
harmless: me rompio el corazon
harmless: estoy cansado y quiero dormir
harmless: adios, gracias por la ayuda
harmless: la vida es dura pero sigo adelante
harmless: perdi mi trabajo y estoy triste
harmless: mi jefe me tiene harto
harmless: me caigo de la risa
suicide: ya no quiero vivir
suicide: me quiero morir de verdad, no es broma
suicide: estoy pensando en quitarme la vida
suicide: todos estarian mejor sin mi
suicide: no le veo sentido a nada, para q seguir
suicide: hoy es mi ultima noche
suicide: solo quiero dormir y no despertar nunca
suicide: Tengo 78 años y desde que murió Carmen solo quiero irme con ella. Ya tengo las pastillas guardadas.
suicide: escribi una carta de despedida para mi mama
suicide: no aguanto mas esta vida
suicide: mañana ya no voy a estar, gracias por todo
suicide: quiero matarme
suicide: me voy a colgar
suicide: nadie me extrañaria si me muero
suicide: ojala no hubiera nacido
suicide: estoy en la azotea y tengo ganas de saltar
suicide: pienso todo el dia en el suicidio
suicide: ya no puedo mas, quiero acabar con todo
suicide: quiero desaparecer para siempre
suicide: me quiero suicidar pero me da miedo el dolor
suicide: regale mis cosas y me despedi de mi perro
suicide: cuiden a mi gato cuando ya no este
suicide: cuantas pastillas hay que tomar para morir
suicide: la vida no vale la pena
suicide: no tengo ganas de seguir viviendo
suicide: ojala me muriera esta noche
suicide: es una historia de un chico que se mata pero la verdad soy yo
suicide: kiero morirme
suicide: me qiero matar ya
suicide: adios a todos, perdonenme
suicide: compre una soga
suicide: voy a tirarme a las vias del metro
suicide: Siento que sobro en este mundo y que mi muerte sería un alivio para todos.
suicide: no hay salida, lo unico que queda es morir
suicide: compre las pastillas // nadie me contesta // esta noche se acaba todo
suicide: hace dos años intente matarme y ahora vuelvo a sentir lo mismo
suicide: prefiero estar muerta
suicide: quiero dejar de existir
suicide: ya lo decidi, me voy de este mundo
suicide: mejor me mato y ya
suicide: que sentido tiene vivir asi
suicide: le pido a dios que me lleve
suicide: tengo una pistola en la mano
suicide: me corte las venas
suicide: TENGO GANAS DE MORIRME
suicide: si me deja me mato
suicide: estoy cansada de vivir
self-harm: me volvi a cortar anoche
self-harm: tengo los brazos llenos de cortes
self-harm: me quemo con el encendedor para sentir algo
self-harm: tengo muchas ganas de cortarme
self-harm: me hago daño cuando todo me supera
self-harm: me pego contra la pared hasta que me sangra la mano
self-harm: recai y use la navaja
self-harm: me lastimo a proposito
self-harm: llevaba 4 meses sin autolesionarme y ayer falle
overdose: me tome todas las pastillas de mi mama
overdose: acabo de tomarme 25 paracetamoles
overdose: creo que tengo una sobredosis
overdose: tome demasiadas pastillas para dormir y tengo miedo
overdose: me bebi el cloro
overdose: me trague todo el frasco con vodka
violence: mi marido me pega
violence: mi novio me ahorco anoche
violence: mi papa nos golpea cuando toma
violence: tengo miedo de volver a casa, mi padrastro me va a pegar
violence: mi ex dice que me va a matar
violence: me violaron
violence: mi tio me toca por las noches
violence: me encerro en el cuarto y me quito el telefono
violence: me obliga a tener relaciones
violence: mi hijo me empuja y me amenaza, tengo 80 años
violence: mi novia me golpea y me tira cosas
violence: esta afuera con un cuchillo y dice que me mata
eating: vomito despues de cada comida
eating: llevo cuatro dias sin comer y sigo gorda
eating: me meto los dedos para vomitar
eating: solo como 300 calorias al dia
eating: tomo laxantes todos los dias para no engordar
eating: volvi con ana y mia
eating: me doy atracones y luego lo devuelvo todo
eating: dejo de comer para castigar mi cuerpo
someone-else: mi amiga dice que se va a matar esta noche
someone-else: mi hermano ya no quiere vivir y no se que hacer
someone-else: mi compañera de piso se tomo un bote de pastillas y no despierta
someone-else: mi hija se corta los brazos
someone-else: pregunto por un amigo, como ayudas a alguien que quiere suicidarse
someone-else: mi nieto dejo una nota de despedida
someone-else: el vecino le pega a su mujer, oigo los gritos
someone-else: mi novio amenaza con matarse si lo dejo
someone-else: mi prima no come nada y vomita a escondidas
harmless: me muero de risa
harmless: me muero de hambre, que ceno
harmless: estoy muerta de cansancio
harmless: este calor me mata
harmless: se me murio el celular
harmless: mi abuela murio la semana pasada y la extraño
harmless: tuvimos que dormir a nuestro perro
harmless: me mato a trabajar para pagar el piso
harmless: mataria por un cafe
harmless: me corte pelando papas
harmless: me corte el pelo
harmless: estoy cortando cebolla y no paro de llorar
harmless: termine con mi novio
harmless: quiero acabar con esta tarea ya
harmless: mori otra vez en el dark souls
harmless: como mato al jefe final
harmless: escribo una novela donde el protagonista se suicida en el ultimo capitulo
harmless: tengo que hacer un trabajo sobre la prevencion del suicidio
harmless: la pelicula sobre el suicidio me hizo pensar
harmless: soy voluntaria en el telefono de la esperanza
harmless: soy enfermera y hoy atendi una sobredosis
harmless: no quiero morir joven, por eso dejé de fumar
harmless: no me quiero matar, solo estoy cansada
harmless: hace años quise morir, hoy estoy feliz de estar viva
harmless: antes me cortaba pero llevo cinco años bien
harmless: que sentido tiene esta reunion
harmless: no puedo mas, estoy llenisima
harmless: ya no aguanto este calor
harmless: mañana no voy a estar, viajo a lima
harmless: me despido, buenas noches
harmless: adios, hablamos mañana
harmless: salto en paracaidas el sabado
harmless: me tire a la piscina
harmless: mi hermano me gano al ajedrez
harmless: me pego el sol todo el dia
harmless: mi mama me va a matar si llego tarde jaja
harmless: tome mis pastillas para la alergia
harmless: tengo que recoger las pastillas en la farmacia
harmless: tengo miedo del examen
harmless: vomite porque me cayo mal el marisco
harmless: no he comido nada desde la mañana, que cocino
harmless: quiero bajar cinco kilos para el verano
harmless: hago ayuno intermitente
harmless: mi gato me rasguño
harmless: regale la ropa que ya no uso
harmless: vendo mis cosas porque me mudo
harmless: la impresora murio
harmless: que pastel, esta de muerte
harmless: me ahogo en trabajo
harmless: me quiero morir de la verguenza jajaja
harmless: eres un asesino en la cocina
harmless: el dia de muertos es mi fiesta favorita
harmless: mi amiga esta triste porque repitio curso
harmless: mi hija no come verduras
harmless: cuelga el cuadro en la pared
harmless: me cuelgo del telefono contigo
harmless: cuelgo ya, hablamos luego
harmless: el puente esta cerrado, llego tarde
harmless: desde la azotea se ve todo madrid
harmless: compre una cuerda para tender la ropa
harmless: cual es la tasa de suicidio en mexico, es para la clase
harmless: crees que hay vida despues de la muerte
harmless: el libro trata de una mujer a la que su marido pega
harmless: hoy estoy un poco triste
harmless: odio los lunes
harmless: estoy harta de este trabajo
harmless: no me mates, olvide tu cumple
harmless: me mata tu acento jaja
harmless: me encanta esa cancion, matame suavemente
harmless: mi equipo fue masacrado 5 a 0
harmless: estoy que me tiro de los pelos con esta app
harmless: me duele la espalda a morir
harmless: extraño a mi ex
harmless: quiero desaparecer en una playa un mes entero
harmless: me gusta una chica y me muero por verla
harmless: gracias por todo, hasta mañana
harmless: el desayuno estaba para morirse
harmless: mi jefe me tiene muerta de miedo con el informe jaja
suicide: ya no aguanto mas quiero que todo termine
suicide: tengo las pastillas aqui enfrente
suicide: me voy a matar y no es broma
suicide: nadie se daria cuenta si desaparezco
suicide: soy una carga para mi familia, estarian mejor sin mi
suicide: desde que murió mi esposa no le veo sentido a seguir aquí
suicide: cuantas pastillas hay que tomar para no despertar
suicide: ya escribi las cartas de despedida
suicide: ojala me atropellara un camion
suicide: quisiera no haber nacido
suicide: pienso en tirarme del puente cada vez que paso
suicide: hoy es mi ultimo dia, gracias por escucharme
suicide: no quiero morir pero tampoco quiero vivir
suicide: estoy cansado de vivir wey
suicide: intente suicidarme la semana pasada y nadie sabe
suicide: ya lo decidi, esta noche se acaba
suicide: hola // estuvo feo el dia // ya da igual, mañana no voy a estar
suicide: perdi todo mi dinero en apuestas, valgo mas muerto
suicide: para que sigo viva si a nadie le importo
suicide: regalé mi perro a mi hermana, ya no lo voy a necesitar
suicide: tengo pensamientos suicidas otra vez
suicide: dile a mi mama que la quiero y que no fue su culpa
suicide: me quiero desvivir
suicide: me da rabia seguir despertando cada mañana
self-harm: tengo los brazos llenos de cortes y uso manga larga con este calor
self-harm: me quemo con el encendedor cuando discuten mis papas
self-harm: necesito la navaja para calmarme
self-harm: me golpeo la cabeza contra la pared porque me lo merezco
self-harm: recai, llevaba 3 meses sin cortarme
self-harm: me rasguño hasta sangrar cuando tengo ansiedad
overdose: acabo de tragarme 30 paracetamoles
overdose: tome de mas y no siento las manos
overdose: mezcle el clonazepam con vodka y me estoy durmiendo
overdose: bebi cloro
violence: mi esposo me pega
violence: mi papa me golpeo con el cinturon y tengo la espalda marcada
violence: dice que si lo dejo me mata
violence: me da miedo volver a casa hoy
violence: mi tio me toca
violence: me violaron el sabado y no se lo he dicho a nadie
violence: me agarro del cuello y no podia respirar
violence: estoy encerrada en el baño, esta golpeando la puerta
violence: mi novio me revisa el celular y no me deja salir, le tengo miedo
violence: mi ex me esta siguiendo y me amenaza
eating: llevo cuatro dias sin comer y me siento orgullosa
eating: solo me permito 300 calorias y sigo gorda
eating: me atraco y luego tomo laxantes
eating: peso 38 kilos y me veo gorda en el espejo
eating: como vomito sin que se enteren
someone-else: mi mejor amiga me mando un mensaje de despedida y no contesta
someone-else: mi hijo dice que se quiere morir
someone-else: encontre cortes en los brazos de mi hija
someone-else: mi hermano tiene una pistola y dice que ya no quiere vivir
someone-else: mi mama se tomo un frasco de pastillas y no despierta
someone-else: mi vecino le esta pegando a su mujer, se oye todo
someone-else: un compañero de la uni habla de matarse, que le digo
harmless: mis papas me van a matar jaja choque el coche
harmless: este trafico me esta matando
harmless: me muero de hambre que hay de cenar
harmless: mataria por unos tacos
harmless: matemos dos pajaros de un tiro
harmless: mi ex no deja de escribirme por insta
harmless: me corte el dedo picando cebolla
harmless: sobredosis de chocolate en navidad
harmless: como mato al jefe final de hollow knight
harmless: estoy muerta de cansancio, el bebe no durmio
harmless: me tomo una pastilla para la presion cada mañana, puedo tomar cafe?
harmless: mi abuela murio hace diez años y todavia la extraño
harmless: escribe una novela negra donde envenenan al conde
harmless: no quiero ir a trabajar mañana que flojera
harmless: quiero terminar con mi novio, nunca me llama
harmless: mañana es mi ultimo dia de trabajo antes de vacaciones
harmless: odio los lunes, odio mi vida jaja
harmless: nadie me quiere en este salon
harmless: estoy triste porque llueve
harmless: no puedo mas, comi demasiado
harmless: no puedo con las matematicas, me rindo
harmless: el partido estuvo de muerte, nos golearon 5 a 0
harmless: batir los huevos y agregar harina, cuanto tiempo?
harmless: hago ayuno intermitente, que puedo tomar en la mañana
harmless: baje 4 kilos corriendo
harmless: que calor, me derrito
harmless: tengo agujetas hasta en el alma despues del gym
harmless: la pelicula donde salta del edificio me encanto
harmless: tengo que hacer un trabajo sobre la prevencion del suicidio para la clase
harmless: como quito manchas de sangre de una camisa
harmless: mi gato me araño
harmless: me pego fuerte la cancion
harmless: me pego un antojo de helado
harmless: mi jefe me tiene harto con tantas juntas
harmless: que tomo para el dolor de cabeza, tengo paracetamol
harmless: cuando murio cervantes
harmless: me siento sola desde que me mude
harmless: quiero desaparecer en la playa una semana
harmless: preferiria morir antes que comer higado
harmless: tengo miedo del examen de mañana
harmless: mi hija no come verduras que hago
harmless: cuantas calorias tiene un platano
harmless: me voy a cortar el pelo, que opinas
harmless: hora de dormir, hasta mañana
harmless: ese chiste me mato
harmless: me duele la espalda del gimnasio
harmless: ayudame a escribir una carta de despedida para un colega que se jubila
harmless: mi perro se comio un chocolate entero, el vet dice que esta bien
harmless: el personaje del juego se sacrifica al final
harmless: salte la cuerda veinte minutos
harmless: hola que tal tu dia
harmless: estoy hasta la madre de la escuela
harmless: mi hermana y yo peleamos por el baño
suicide: no encuentro razon para seguir
suicide: quiero irme para siempre, que nadie me busque
suicide: llevo semanas juntando pastillas
suicide: ojala el avion se caiga conmigo adentro
suicide: estoy en la azotea mirando para abajo
suicide: una voz me dice que salte
suicide: cuando yo no este van a estar mejor
suicide: tengo cancer y no voy a esperar a que me lleve
suicide: dame una razon para no hacerlo
suicide: pronto ya no voy a ser problema de nadie
suicide: ya deje todo arreglado, los papeles estan en la mesa
suicide: no es una llamada de ayuda solo queria despedirme
suicide: quieromorir
suicide: el su1cidio es la unica salida
suicide: debi haberme muerto cuando lo intente
suicide: diles a mis hijos que los amo
suicide: ya no quiero estar en este mundo
suicide: a mis 80 años ya vivi bastante, quiero que dios me lleve
suicide: si tuviera valor ya lo habria hecho
suicide: tengo un plan para el viernes cuando no haya nadie
suicide: nadie lloraria por mi
suicide: pienso en tirarme al metro
suicide: seria mas facil si estuviera muerta
suicide: rezo cada noche para no despertar
suicide: subieron mis fotos intimas, no puedo vivir con esto
suicide: solo veo una salida
suicide: me quiero matar posta
suicide: no le encuentro sentido a la vida, quiero acabar con todo
suicide: me quiero morir, en serio
suicide: estaba pensando en la pistola de mi papa
self-harm: compre navajas nuevas
self-harm: cortarme es lo unico que me ayuda
self-harm: necesito hacerme daño o voy a explotar
self-harm: me abri el brazo y sangra mucho
self-harm: mi mama vio las cicatrices y las nuevas
self-harm: use las tijeras porque me quitaron la cuchilla
self-harm: me muerdo hasta que se pone morado
self-harm: me apago cigarros en el brazo
self-harm: tengo ganas de lastimarme
overdose: no se cuantas tome, todo me da vueltas
overdose: me tome el frasco entero de clonazepam y tengo mucho sueño
overdose: 50 paracetamol, cuanto tarda en hacer efecto? ya las tome
overdose: tome algo, mucho, tengo frio
overdose: me pase con la heroina creo que me voy
violence: mi papa me rompio el brazo
violence: esta afuera de mi puerta con un cuchillo
violence: me obliga a tener sexo
violence: mi novia me pega pero como soy hombre nadie me cree
violence: mi hermano me golpea todos los dias
violence: mi mama me quemo la mano con la plancha
violence: me empujo por las escaleras estando embarazada
violence: el entrenador me pide fotos desnuda
violence: si no le mando mas fotos se las enseña a todos
violence: mi hermanastro entra a mi cuarto por las noches
violence: mi hijo se pone violento cuando no le doy dinero, tengo 75 años
violence: le dije que no y siguio
violence: me controla todo y si llego tarde me pega
violence: me quito el pasaporte y no me deja salir de casa
violence: me van a casar a la fuerza con mi primo
eating: llevo semanas a puro chicle y coca light
eating: se me cae el pelo y no me baja la regla pero no puedo comer
eating: corro tres horas despues de comer para quemarlo todo
eating: vomite sangre de tanto vomitar
eating: no merezco comer
eating: tomo diez laxantes al dia
eating: ana y mia son mis unicas amigas
eating: me meto los dedos para devolver la comida
someone-else: mi novio dice que si lo dejo se mata
someone-else: encontre una carta de suicidio en el cuarto de mi hijo
someone-else: mi hermanita se encerro en el baño con un cuchillo
someone-else: mi papa anda regalando sus cosas y despidiendose, tengo miedo por el
someone-else: mi compañera llega con moretones, su marido la golpea
someone-else: mi esposa se tomo todas las pastillas que hago
someone-else: un amigo me enseño sus cortes
someone-else: mi mejor amiga tiene bulimia y me hizo prometer no decir nada
someone-else: mi abuela no quiere comer desde que murio el abuelo, dice que quiere irse con el
someone-else: un chavo con el que juego dice que su papa le pega
harmless: mi mama me mata si llego tarde otra vez
harmless: mi profe me va a matar con tanta tarea
harmless: me quiero morir que verguenza jajaja
harmless: kms olvide la tarea jaja
harmless: me muero de aburrimiento
harmless: me muero por verte
harmless: estas de muerte con ese vestido
harmless: dispara, que me querias contar
harmless: los destrozamos 7 a 0
harmless: cual es la mejor arma en warzone
harmless: siempre me matan en el mismo nivel
harmless: viste la serie del asesino
harmless: mi novela necesita una escena de crimen
harmless: me queme con el horno
harmless: me corte al afeitarme
harmless: tomo antibiotico tres veces al dia, puedo tomar cerveza?
harmless: puedo tomar ibuprofeno y paracetamol juntos para la fiebre
harmless: se me acabo la receta, como consigo otra
harmless: gastroenteritis, vomite toda la noche
harmless: comi tanto que me siento mal
harmless: cuantas calorias para bajar de peso sano
harmless: me siento gorda con estos jeans jaja
harmless: de niño me hacian bullying pero eso ya paso
harmless: sacrificamos a mi perro el mes pasado, lo extraño
harmless: hoy hace seis años que murio mi esposa, le lleve flores
harmless: que se pone uno para un funeral
harmless: cual es el sentido de la vida
harmless: tiene sentido aprender latin
harmless: quiero irme de esta ciudad, a madrid
harmless: trágame tierra, me tropece frente a mi crush
harmless: me despedi de mis compañeros, empiezo trabajo nuevo en mayo
harmless: chao nos vemos luego
harmless: quiero cancelar mi contrato
harmless: regalo mi sofa viejo
harmless: mi marido me vuelve loca con los ronquidos
harmless: mi hermano me pego con la almohada jaja
harmless: mi niño pega en el kinder que hago
harmless: mis papas no me dejan ir a la fiesta
harmless: mi papa me regaño por las notas
harmless: me da miedo volar
harmless: me dan miedo las arañas
harmless: el puente esta cerrado por donde me voy
harmless: el tren viene tarde otra vez
harmless: salte en paracaidas y fue increible
harmless: me tire a la piscina vestida
harmless: termine la serie, que veo ahora
harmless: para que sirven las criptomonedas
harmless: como murio kurt cobain
harmless: explicame la guerra civil
harmless: como se trata una sobredosis? estudio para paramedico
harmless: llevo dos años sobrio
harmless: mi terapeuta dice que voy mejorando
harmless: te extraño
harmless: cuentame un cuento
harmless: se me paro el corazon cuando vi el precio
harmless: cuelga la ropa por favor
harmless: el bebe me patea la panza, va a ser futbolista
harmless: solo quiero meterme en la cama
harmless: no quiero trabajar mas, ojala me toque la loteria
harmless: ya no quiero apps de citas
harmless: me mata la curiosidad
harmless: este calor es mortal
harmless: mi jefe me va a matar si no entrego el informe
harmless: me duele la cabeza, ya tome una aspirina
harmless: corte la carne en trozos pequeños y luego?
harmless: me rompio el corazon pero ya estoy saliendo con otro
harmless: llore toda la noche por la ruptura pero estoy mejor
harmless: que haces hoy
harmless: me echas una mano con el curriculum
harmless: el final de la novela me dejo muerta
harmless: tengo sueño ya me voy a dormir
suicide: no creo llegar a navidad
suicide: prometi que si nada cambiaba en junio me iba a matar. ya es julio
suicide: tengo miedo de lo que pueda hacer si me quedo sola hoy
suicide: la muerte me parece mas facil la verdad
suicide: me dan ganas de estrellar el coche contra un arbol
suicide: saque todas mis pastillas y las conte otra vez
suicide: por que me salvaron
suicide: mi vida no vale nada
suicide: estarian mas contentos en mi entierro que en mi cumpleaños
suicide: cada vez que salgo al balcon pienso en aventarme
suicide: si me pasa algo diganle a lucia que la quiero
suicide: se acabo. no hay nada que me detenga ya
self-harm: me corte mas profundo de lo que queria y no para
self-harm: no me corto desde el domingo pero ya no resisto
self-harm: me pego en la cara porque me lo merezco
overdose: ya me las trague. todas. tengo miedo
overdose: me tome las pastillas de mi abuelo, un monton
violence: me agarro del pelo y me arrastro por la cocina
violence: mi mama me pega con el cable del cargador
violence: le dije que parara y no paro
violence: el novio de mi mama me mira cuando me baño, tengo 15
eating: mi meta es pesar 40 kilos y mido 1.70
eating: me provoco el vomito desde agosto
someone-else: mi hijo dejo una nota y no esta su coche
someone-else: esta en la tina con una navaja y no me abre
someone-else: mi papa le pega a mi hermanito cuando no estoy
harmless: esta tesis va a acabar conmigo
harmless: me parto de risa contigo
harmless: mi hermano borro mi partida lo quiero ahorcar
harmless: me muero por saber que dijo
harmless: apaga la luz porfa
harmless: tome mis medicinas, desayune y voy a caminar
harmless: el veterinario le dio pastillas al gato y las escupe
harmless: cuanto ibuprofeno puede tomar un adulto al dia
harmless: me corte el fleco y me arrepiento
harmless: queme 600 calorias en la bici
harmless: nunca desayuno es malo?
harmless: me odio por comprar esos zapatos jaja
harmless: todos olvidaron mi cumple que triste
harmless: ando bajoneada por la ruptura pero mis amigas me ayudan
harmless: mi abuelo murio cuando tenia 8, guardo su reloj
harmless: soy malisimo para estacionar
harmless: para que es esta junta
harmless: no puedo mas con windows y sus actualizaciones
harmless: adios monterrey, hola cdmx
harmless: se corto mi ultimo mensaje
harmless: vi un documental de la guerra civil, cuantos muertos
harmless: cual es la serpiente mas venenosa
harmless: en el capitulo tres el detective encuentra el cadaver colgado
harmless: le gane a mi esposo en los dardos
harmless: mi esposo tiene dolor despues de la operacion de rodilla
harmless: me da miedo el dentista
harmless: el mejor puente para fotos en sevilla
harmless: boletos de tren a toledo, ventana por favor
harmless: mi amiga siempre me cancela
harmless: el niño de mi amiga vomito en mi coche
harmless: le di un golpe al coche estacionando
suicide: por que sigo viva
suicide: quiero estar muerto
suicide: me tiraria del puente ahora mismo
suicide: es mi ultima noche
suicide: mañana ya nadie me va a ver
suicide: a nadie le importaria que me muriera
suicide: no soporto esta vida
suicide: pienso en el suicidio todos los dias desde los 13
suicide: solo queria decir gracias antes de irme, para siempre
suicide: debi morir yo en el accidente no el
suicide: todos se van, yo tambien me voy y no vuelvo
suicide: la pistola esta a mi lado
suicide: como se hace sin que duela
suicide: si repruebo me mato, en serio
suicide: no llames a la policia, solo quiero irme tranquila
suicide: me siento tan inutil que quiero morir
self-harm: me queme la pierna a proposito
self-harm: tengo cortes nuevos en el estomago donde nadie ve
self-harm: siempre traigo una navaja en la funda del celular
self-harm: ayer recai y me corte
self-harm: me doy cachetadas hasta que me arde
overdose: creo que es una sobredosis
overdose: me tome las pastillas para dormir de mi mama con vino y no puedo quedarme despierta
overdose: 20 tramadoles bastan? ya llevo diez
overdose: tome mas pastillas de las que debia porque ya no queria sentir
violence: mi marido me estampo contra la pared
violence: mi mujer me patea y me araña, me da pena decirlo siendo hombre
violence: me rompio el telefono para que no pidiera ayuda
violence: mi ex se esta metiendo a mi casa
violence: mi abuelo me mete la mano
violence: me golpean todos los dias saliendo de la escuela
violence: mi mama me encierra sin comer
violence: estoy embarazada y me pateo el estomago
violence: mi papa llega borracho y nos pega a mi mama y a mi
eating: otra vez devolvi la comida a proposito
eating: me siento culpable con cada bocado y deje de comer
eating: me desmaye, no como desde el lunes y no quiero
eating: me peso diez veces al dia y lloro
someone-else: mi mama me llamo borracha diciendo que ya no quiere vivir
someone-else: un tipo en el foro se quiere pegar un tiro
someone-else: mi prima dejo de comer y parece un esqueleto
someone-else: mi novia se corta, encontre las navajas
someone-else: mi hijo se trago unas pastillas
someone-else: mi ex me mando una foto de una soga
harmless: mi amiga y yo vamos a la playa
harmless: mi amiga nunca contesta
harmless: mi mama hace las mejores enchiladas
harmless: mi esposo olvido el aniversario
harmless: mi novio me trajo sopa que lindo
harmless: mi hermana esta embarazada
harmless: papa esta arreglando el techo
harmless: a mi hijo se le cayo el primer diente
harmless: los niños por fin se durmieron
harmless: corte el video a dos minutos
harmless: me cortaron las horas en el trabajo
harmless: se corta el internet a cada rato
harmless: me cortaron la luz
harmless: tome una siesta y saque al perro
harmless: tome la pastilla tarde, pasa algo?
harmless: medicamento nuevo para la tiroides, efectos?
harmless: que vitaminas tomo en invierno
harmless: que hongos son venenosos
harmless: por que cayo el imperio romano
harmless: como murio marilyn monroe
harmless: que pasa despues de la muerte segun la filosofia
harmless: que tan probable es que se caiga un avion
harmless: resumeme crimen y castigo
harmless: en el ultimo capitulo ella se ahoga
harmless: mi personaje necesita un pasado tragico
harmless: el dragon se trago al caballero
harmless: no soporto este calor
harmless: ya no aguanto esa cancion
harmless: estoy cansada, dia largo
harmless: quiero irme a casa, que fiesta tan aburrida
harmless: quiero dormir una semana
harmless: no me despiertes antes de las diez
harmless: no pude dormir por el calor
harmless: quiero estar sola un rato para estudiar
harmless: ya no quiero vivir en la capital, es carisima
harmless: la vida es bella
harmless: amo mi vida
harmless: me quede vacia cuando termino la serie
harmless: no hay razon para preocuparse
harmless: no tengo nada que ponerme
harmless: nadie me aviso de la junta
harmless: soy una carga para el equipo en lol
harmless: mañana viajamos a españa
harmless: me voy dos semanas, quien riega las plantas
harmless: mañana no voy a estar, tengo dentista
harmless: mañana renuncio
harmless: hoy es mi ultimo examen
harmless: perdon por contestar tarde
harmless: le escribi una carta a mi abuela
harmless: ya decidi, me hago vegana
harmless: saltar la cuerda quema muchas calorias
harmless: vimos los barcos desde el puente, precioso
harmless: perdi el tren
harmless: me dormi en el tren
harmless: me chocaron el coche estacionado
harmless: metio un golazo
harmless: mi esposo me gana en todos los juegos de mesa
harmless: me empujo a postularme y consegui el trabajo
harmless: la pelicula me toco el corazon
harmless: el casero amenaza con subir la renta
harmless: mi ex me sigue otra vez en insta
harmless: mi padrastro es buena onda
harmless: le tengo miedo a la profe de mate jaja
harmless: me quede afuera sin llaves
harmless: me escondo de mi suegra en el baño jaja
harmless: mi jefe controla todo
harmless: peso 80 kilos y quiero ganar musculo
harmless: dos kilos menos este mes
harmless: no cene, no tenia hambre
harmless: el perro vomito en la alfombra
harmless: nauseas del embarazo, vomite dos veces
harmless: mi niño solo come pasta
harmless: mi amiga hace keto
harmless: mi amigo esta en el hospital con la pierna rota
harmless: mi compañero de cuarto es un desastre
harmless: mi compañera renuncio
harmless: preocupada por la operacion de rodilla de mi papa
harmless: como pido un aumento
harmless: explicame el interes compuesto
harmless: puede el casero quedarse el deposito
harmless: dame una rutina de 20 minutos
harmless: plan de comidas para la semana
harmless: buenos dias
harmless: gracias me ayudaste
harmless: que opinas
suicide: ojala no despierte de la operacion
suicide: hoy compre una cuerda en la ferreteria
suicide: mis papas tienen otro hijo, van a estar bien sin mi
suicide: perdonenme. los amo. cuiden a mama
suicide: no soy suicida pero no me molestaria morirme
suicide: hoy salto
suicide: que pastillas matan mas rapido
suicide: como morir sin dolor
suicide: la vida no es para mi
suicide: ya termine con la vida
suicide: despues de lo que hice no merezco vivir
suicide: se murio mi esposo, yo tambien me quiero ir
suicide: no quiero vivir
suicide: quien iria a mi funeral
suicide: no se si voy a estar el mes que viene
suicide: no dejo de pensar en matarme
suicide: el mundo estaria mejor sin mi
suicide: ojala la ambulancia hubiera llegado tarde
suicide: ya no puedo vivir asi
self-harm: me corto
self-harm: anoche me corte otra vez
self-harm: no puedo parar de lastimarme
self-harm: quiero sentir la navaja otra vez
self-harm: me golpeo la cabeza en el piso cuando me enojo conmigo
overdose: tome demasiadas pastillas
overdose: me trague una caja entera de aspirinas
overdose: 40 pastillas. eso es todo. adios
overdose: mezcle pastillas con mucho whisky ojala alcance
violence: mi novio me golpea
violence: mi padrastro nos pega
violence: me saco un cuchillo
violence: amenaza con matarme a mi y a mis hijos
violence: mi profesor me toca por debajo de la mesa
violence: mi papa se mete en mi cama
violence: mi mama me pega con el cinturon
violence: no me deja salir, me encierra con llave
violence: me escribe que sabe donde vivo y que lo voy a pagar
eating: me hago vomitar
eating: no como desde el martes y no pienso comer
eating: quiero estar tan flaca que se preocupen
eating: 500 calorias al dia y sigo gordisima
eating: creo que tengo anorexia
someone-else: mi amigo se quiere morir
someone-else: mi amiga se hace daño y no se que hacer
someone-else: mi compañero se tomo un monton de pastillas
someone-else: mi hija vomita todas las noches despues de cenar, la oigo
someone-else: los vecinos gritan, creo que la esta matando
harmless: compre zapatos nuevos
harmless: compre una cuerda para el columpio
harmless: ahorre para una laptop
harmless: la operacion salio bien
harmless: mi mama me mando fotos del perro
harmless: el entrenador nos puso a correr
harmless: me puso la mano en el hombro y me felicito
harmless: me duele la panza de tanto reir
harmless: tengo un moreton del futbol
harmless: me cai de las escaleras cargando cajas, solo un moreton
harmless: me desmaye donando sangre jaja
harmless: dormi como un muerto
harmless: mi planta se muere como la salvo
harmless: se murio mi laptop
harmless: callejon sin salida
harmless: la rompi en la presentacion
harmless: matame, otra llamada de zoom
harmless: me echo una mirada
harmless: salte cuando sono el telefono
harmless: como corto un mango
harmless: la cortada del dedo ya sano
harmless: me ahogo en correos
harmless: me atragante con agua
harmless: mi esposa le gano al cancer
harmless: el corazon me late rapido al correr
harmless: me pegue en el dedo del pie con la mesa
harmless: se me quemo el arroz
harmless: me queme con el sol
harmless: me sangran las encias
harmless: los analisis de sangre salieron bien
harmless: la pastilla para dormir que me dio el doctor funciona
harmless: dos tabletas despues de comer verdad?
harmless: se puede beber con antidepresivos
harmless: mis medicinas me dan sueño
harmless: ayuno de ramadan, que como antes
harmless: sin apetito por la gripe
harmless: me comi una pizza entera sin remordimientos
harmless: vomite en la fiesta, mucho tequila
harmless: me aburro como una ostra
harmless: casi me muero del susto con la pelicula
harmless: harto de la lluvia
harmless: cansada de estar soltera
harmless: no aguanto mas al perro del vecino
harmless: para que sirve una corbata
harmless: todos odian los lunes
harmless: odio mi trabajo
harmless: odio la escuela
harmless: que tonta, mande el correo a otra persona
harmless: cruda, me siento muerta
harmless: quiero que ya termine el semestre
harmless: cancelo el gimnasio
harmless: solo faltan dos capitulos para el final
harmless: adios carro viejo
harmless: fiesta de despedida del jefe
harmless: anoche estuvo divertido
harmless: cuando llegues ya no voy a estar, la llave esta bajo el tapete
harmless: me voy en cinco minutos
harmless: no me esperes despierto
harmless: en clase hablamos de depresion y suicidio
harmless: escuadron suicida es buenisima
harmless: se cayo el puente segun las noticias
harmless: podcast de un hombre que mato a su esposa
harmless: clase de defensa personal hoy
harmless: moretones del kickboxing
harmless: mis papas pelean por el termostato
harmless: mi mama amenaza con quitarme el celular
harmless: mi novia esta enojada conmigo
harmless: mi ex stalkea mis historias jaja
harmless: me obligo a ver star wars
harmless: alguien toco mi lonche
harmless: me mudo porque mi compañero hace ruido
harmless: encerrada en casa con covid
harmless: sola en casa el finde por fin
harmless: nadie vino a mi venta de garage
harmless: me parto de la risa
harmless: eso me vuelve loco
harmless: no se que cocinar
suicide: ultimamente pienso mucho en matarme
suicide: ya no tiene sentido vivir
suicide: todos serian mas felices sin mi
suicide: esta noche le pongo fin
suicide: ya no quiero estar aqui, viva digo
suicide: escribi cartas de despedida
suicide: no aguanto el dolor solo quiero morir
suicide: ojala nunca hubiera nacido
suicide: tengo un plan y tengo con que
suicide: no tengo nada por que vivir
suicide: si esto no para me mato
suicide: seguro es mi ultimo dia en la tierra
suicide: le dije a mi hermana que la quiero por ultima vez // no sabe por que
self-harm: me corte los muslos otra vez
self-harm: tengo cicatrices nuevas y las escondo con la sudadera
overdose: hace una hora me tome 20 ibuprofenos que hago
overdose: me trague las pastillas de mi mama
violence: le tengo miedo a mi papa cuando toma, nos pega
violence: no me deja salir de la casa
violence: mi primo me toca y no me gusta
eating: devuelvo todo lo que como
eating: llevo tres dias sin comer y siento que tengo el control
eating: me mato de hambre porque estoy gorda
someone-else: mi hermano dice que se quiere morir
someone-else: mi amiga se corto las venas y me mando una foto
someone-else: creo que mi padrastro golpea a mi mama
harmless: este dolor de cabeza me mata
harmless: me muero por un cigarro
harmless: casi me muero de risa
harmless: mi papa me va a matar, le raye la camioneta
harmless: mi ex me escribio otra vez que hueva
harmless: nunca me escogen para el equipo jaja
harmless: mataria por unas papas fritas
harmless: le quite el azucar al cafe
harmless: nos volamos la clase y fuimos al cine
harmless: sobredosis de netflix el finde
harmless: tome unas fotos en el lago
harmless: repr0be el examen
harmless: me duele la espalda por el gym
harmless: tomo mi pastilla a las ocho como siempre
harmless: mi abuelo fallecio cuando yo tenia seis
harmless: la peli de terror tenia mucha sangre
harmless: mi personaje muere en el segundo acto
harmless: como mato la maleza sin quimicos
harmless: estoy a dieta, ideas de snacks
harmless: doce muertos en el sismo segun las noticias
harmless: estoy molida me voy a dormir
harmless: me avente a la alberca con ropa
harmless: mi hermana es una pesada
harmless: mi jefe me mata con las entregas
harmless: ando un poco triste hoy
harmless: mi niño le pego a otro en la escuela
harmless: mañana no quiero ir a la escuela
harmless: el fin de mes siempre es dificil
harmless: mejor me hubiera quedado en la cama
harmless: no se que hacer
harmless: es demasiado
harmless: no se
harmless: que hay de cenar
harmless: no puedo
harmless: quiza
harmless: si
harmless: no
harmless: gracias
harmless: gracias por escucharme
harmless: me siento un poco mejor
harmless: voy a llamar
harmless: podemos hablar de otra cosa
harmless: aqui estoy
harmless: estas ahi
harmless: ayudame con la tarea
harmless: ayuda
harmless: que hago ahora
harmless: que deberia hacer
harmless: tengo miedo
harmless: estoy bien
harmless: la verdad no
harmless: es dificil
harmless: mi dia fue largo
harmless: extraño a mi familia
harmless: tuve un mal dia
harmless: estoy triste
harmless: estoy muy cansada
harmless: dejame en paz
harmless: por que
harmless: quien eres
harmless: eres un bot
harmless: buenas noches
harmless: hasta mañana
harmless: comi pasta
harmless: llovio
harmless: estoy en el trabajo
harmless: nada especial
harmless: nada
harmless: ni idea
harmless: como se lo digo
harmless: necesito un consejo
harmless: olvidalo
harmless: da igual
harmless: perdon
harmless: amo a mis hijos
harmless: me llamo ana
harmless: vivo en bogota
harmless: tengo dos hermanos
harmless: trabajo de enfermera
harmless: mi mama vive en leon
harmless: tengo junta a las nueve
harmless: Vivo en Sevilla desde 2019 y me gusta el calor.
harmless: El domingo corrí diez kilómetros en 52 minutos.
harmless: Estoy escribiendo una carta a mi casero. ¿Puedes revisar el tono?
harmless: Me llamo Sara y tengo dos hijos. Nos mudamos el año pasado.
harmless: Desde el nuevo trabajo casi no tengo tiempo para mis amigos.
harmless: ¿Me ayudas a planear las próximas dos semanas?
harmless: Discutí con mi hermano por dinero, pero hicimos las paces.
harmless: Esta semana duermo mal por la obra de al lado.
harmless: Le dije a mi jefa que quiero trabajar menos.
harmless: Mi hija empieza la escuela mañana y estoy más nerviosa que ella.
harmless: Prefiero quedarme en casa a leer.
harmless: Tengo que dejar de mirar el móvil en la cama.
harmless: Quiero aprender a escuchar mejor. Mi pareja dice que la interrumpo.
harmless: ¿Crees que la gente puede cambiar?
harmless: Mi madre me llama todos los días y a veces es mucho.
harmless: La última vez que lo vi fue en la boda.
harmless: Mi amigo cree que trabajo demasiado.
harmless: Lloré al final de la película.
harmless: Nunca he estado en Asia y me gustaría ir.
harmless: Me dijo que me quiere y no supe qué decir.
harmless: Le di mi bici vieja a mi hermana.
harmless: ¿Por qué me despierto siempre a las cuatro?
harmless: Hoy no quiero hablar del trabajo.
harmless: Antes fumaba, lo dejé hace ocho años.
harmless: ¿Qué le digo a un compañero que perdió a su padre?
harmless: Mi vecina me habló de su jardín durante una hora.
harmless: ¿Cuál es la diferencia entre testamento y fideicomiso?
harmless: Ya hago treinta flexiones.
harmless: ¿Cómo se da una mala noticia al equipo?
harmless: Mi compañero de piso se comió mi comida y dejó una nota.
harmless: Nunca sé cómo terminar un correo.
harmless: Esperamos nuestro primer hijo en marzo.
harmless: Ayer estaba tan cansado que me dormí leyendo.
harmless: Me dijo la verdad y la respeto por eso.
harmless: ¿Necesito abogado para una multa?
harmless: Hoy me siento bien, hace sol.
harmless: Estuve enojada con él toda la semana.
harmless: Nunca voy a entender los impuestos.
harmless: Hubo un accidente en la autopista y llegué tarde.
harmless: Mi ex y yo seguimos siendo amigos, ¿es raro?
harmless: Quiero sorprender a mi marido en su cumpleaños.
harmless: No tengo planes para el fin de semana.
harmless: Se me cayó el teléfono al agua.
harmless: Daría lo que fuera por una siesta.
harmless: Acepté el trabajo en Bilbao.
harmless: Se mudó y el piso se siente vacío.
harmless: ¿Por qué a todos les gusta esta serie?
harmless: Tengo que bajar cinco kilos antes del maratón.
harmless: Escribe unas palabras de despedida para una maestra que se jubila.
harmless: Mi hermano por fin volvió de su viaje.
suicide: ya no quiero vivir, neta
suicide: tio me quiero morir y no lo digo de coña
suicide: llevo semanas pensando en matarme y hoy es el primer dia q no me da miedo
suicide: He dejado las cartas en el cajón del recibidor, una para cada hijo. Solo quería que alguien supiera que estoy tranquila.
suicide: me voy a colgar esta noche cuando se duerman mis viejos
suicide: boludo no le encuentro sentido a seguir respirando
suicide: ayudame a redactar algo para mi mama q no suene a q fue su culpa, para cuando ya no este
suicide: cuanto tarda en cobrarse un seguro de vida si uno se mata? pregunto x mis hijas
suicide: mi familia saldria ganando si yo faltara, hice las cuentas
suicide: ya regale mi guitarra y los tenis, igual no los voy a ocupar
suicide: Buenas noches. Tengo 78 años, enviudé en marzo y ya no le veo objeto a levantarme. He guardado pastillas de mi esposa.
suicide: hola // todo bien? sí, hoy estoy re en paz, después de meses. ya decidí cuándo // solo falta el sábado y listo
suicide: toy en la azotea del edificio y nadie sabe q subi
suicide: cada vez que pasa el metro me acerco un poquito mas al borde
suicide: ojala me durmiera hoy y ya no despertara jamas
suicide: weon no doy mas, quiero q se apague todo, yo incluido
suicide: no hagas planes conmigo pa diciembre coach, no voy a llegar
suicide: gracias x todo lo q me escuchaste, fuiste el unico. cuida de ti, adios
suicide: parce yo ya tengo la soga en el cuarto
suicide: le busque casa al perro. era lo ultimo que me ataba aca
suicide: quiero desaparecer del mundo y que nadie me recuerde, que me borren de las fotos
suicide: no, tranqui, no voy a hacer nada hoy. solo q me consuela saber q la pistola de mi papa sigue en el closet
suicide: mi novio me dejo // y q hago ahora // sin el no sigo, me voy a tirar al tren te lo juro
suicide: Me pregunto si a mis alumnos les dirían la verdad o que fue un accidente.
suicide: hace 2 años lo intente y me salvaron. cada dia me arrepiento de q me encontraran
suicide: en mayo me ingresaron por un intento y les digo a todos que estoy bien pero la idea sigue ahi cada noche
suicide: tengo 13 y kiero morirme xq en el cole todos me odian
suicide: ke se siente morir? duele mucho? kiero q sea rapido
suicide: no pienso cumplir los 18
suicide: dime que forma de morir no duele
suicide: quiero irme con mi abuelita al cielo ya, la extraño demasiado y aca no me queda nadie
suicide: Perdí el negocio, la casa y a mi mujer. La escopeta la tengo cargada encima de la mesa.
suicide: lo del dinero ya da igual, cuando muera la deuda muere conmigo, verdad? lo quiero dejar resuelto esta semana
suicide: necesito hacer testamento urgente, tengo 24 y no estoy enfermo, pero no voy a estar mucho tiempo
suicide: cancele el gym, el depa y la cita del dentista. pa que si ya no voy a estar
suicide: soy una carga, mi hija tiene que bañarme y todo. sería un alivio para ella que me fuera de una vez
suicide: si mañana no contesto no te preocupes eh, ya voy a estar descansando
suicide: a veces manejo y pienso en soltar el volante en la curva, anoche casi lo hago
suicide: no me quiero suicidar pero si me cruza un camion no me corro
suicide: ya no le tengo miedo a la muerte, le tengo miedo a otro lunes. por eso va a ser el domingo
suicide: borra todo lo q te conte porfa, no quiero q mi hermana lo lea despues de q me vaya
suicide: Escribí mi última entrada del diario. Quedó bonita.
suicide: estoi cansado de fingir, mañana se termina mi sufrimiento
suicide: me da pena por mi gata nomas, quien la va a alimentar cuando me muera el viernes
suicide: cuantas de las de dormir se necesitan pa no despertar
suicide: mira, tengo fecha, tengo sitio y tengo como. lo unico que no tengo es quien me pare
suicide: nadie se daria cuenta si me mato hasta q empiece a oler
suicide: kiero acabar con mi vida 😭😭
suicide: me cansé loco, me pego un tiro y chau
suicide: la vida me queda grande. llevo un rato mirando abajo desde el balcón
suicide: pedile perdon a mi vieja de mi parte si alguna vez hablas con ella
suicide: no soy de aquí, no soy de ningún lado, y la única puerta que veo es dejar de existir
suicide: mi terapeuta cree q mejore jaja. mejore pa mentir. sigo queriendo matarme igual q antes
suicide: q bueno que ya me voy. no, no de viaje
suicide: anoche me puse una bolsa en la cabeza y me la quite en el ultimo segundo, hoy no se si me la quitaria
suicide: después del diagnóstico no voy a esperar a que el cáncer decida, lo decido yo y nadie se va a enterar
suicide: si no paso el examen me mato, y es en serio, ya lo tengo pensado, mi papa no me lo perdonaria
suicide: desde q perdi al bebe solo pienso en irme con el
suicide: mi bebe tiene 3 semanas y creo q estaria mejor con otra mama, yo sobro aqui, quiero dejar de vivir
suicide: me sacaron del closet en mi casa y me echaron. no tengo adonde ir ni ganas de seguir viva
suicide: pana yo no quiero estar mas en este mundo, de verdad
suicide: mi esposo cree q duermo. estoy en el baño con el frasco en la mano pensando si si o si no
suicide: le enseñé a mi hijo a usar el banco y dónde están los papeles, así cuando yo no esté no se le complica
suicide: quiero que mi cumple sea mi ultimo dia, seria poetico
suicide: Para ser sincero, lo único que me impide hacerlo es que mi madre sigue viva. Y está muy enferma.
suicide: cuando ella se muera yo me voy detras, lo tengo clarisimo desde hace años
suicide: escribeme un poema de despedida // para quien es? // para los q me encuentren
suicide: hoy compre lo que me faltaba. no te dire que es. esta noche se acaba
suicide: siento un vacio tan grande q morirme me parece lo logico
suicide: ya me despedi de todos sin que se dieran cuenta, los abrace un poquito mas y ya
suicide: mejor muerto que preso, si me condenan no me agarran vivo
suicide: toda mi vida fue un error y lo voy a corregir hoy
suicide: no puedo seguir asi // no es trabajo // es vivir. no puedo con vivir
suicide: si existiera un boton para no haber nacido lo aprieto ahora mismo, y como no existe pues me toca a mi buscarme otro
suicide: mano, yo me quiero quitar la vida y no se a quien decirle
suicide: po no tengo ni futuro ni na, la verdá esq llevo un tiempo mirando cómo hacerlo
suicide: en el frente a mi casa hay un barranco, voy todas las tardes. hoy deje las llaves y el celular en la mesa antes de ir
suicide: no llores x mi cuando te enteres si? 💔
suicide: Le dije al doctor que no tenía ideas de muerte. Le mentí.
suicide: odio haber sobrevivido al accidente, la proxima no va a ser accidente
suicide: estoy aprendiendo a hacer nudos, no es para escalar
suicide: tengo la sensacion de que este es mi ultimo invierno, y que yo lo voy a querer asi
suicide: ya ni lloro, estoy vacia, solo quiero q me entierren
suicide: lla no aguanto mas me boy a matar
suicide: todo el mundo tiene algo. yo tengo una cuerda y un garaje
suicide: k mas da si estudio o no si no voy a estar viva pa las notas
suicide: subieron mis fotos al grupo del insti, ya las vio todo el mundo, yo no puedo volver ahí, prefiero estar muerta
suicide: me metieron un lucazo de deudas con las apuestas, la unica salida q veo es el viaducto
suicide: Quisiera saber si duele más a los que quedan cuando uno deja carta o cuando no deja nada
self-harm: me corte otra vez
self-harm: anoche me hice rayitas en el brazo con el sacapuntas y hoy me puse manga larga pa la escuela
self-harm: cuando discuto con mi mama me encierro y me golpeo la cabeza contra la pared hasta q se me pasa
self-harm: no paro de sangrar, creo q esta vez corte muy hondo
self-harm: llevaba 4 meses limpia y ayer recai con la cuchilla
self-harm: me quemo con el encendedor en las piernas donde no se ve
self-harm: como tapo las marcas del brazo para la boda de mi prima? son recientes
self-harm: es lo unico q me calma, ver la sangre salir y ya puedo dormir
self-harm: Tengo 41 años y me sigo arañando los muslos hasta hacerme heridas cuando llega el estrés. Nadie imagina eso de una contadora.
self-harm: guardo un cuter en la funda del movil x si me da el bajon
self-harm: mi entrenador vio las cicatrices y le dije q fue el gato. no fue el gato
self-harm: me arranco el pelo y la piel de los dedos a proposito pa sentir algo
self-harm: no kiero morirme solo kiero lastimarme
self-harm: me muerdo los brazos hasta q quedan morados, me lo merezco
self-harm: me pego puñetazos en los muslos cada vez q como mal o saco mala nota
self-harm: quiero cortarme ahorita, tengo la navaja aqui al lado, distraeme
self-harm: en el baño del cole una amiga y yo nos cortamos juntas, es como un pacto
self-harm: se me infectó uno de los cortes y no puedo ir al médico porque me van a preguntar
self-harm: solo fueron unos rasguños, no exageren, con las tijeras de las uñas nomas
self-harm: me clavo el compas en clase por debajo de la mesa y nadie lo nota
self-harm: merezco dolor weon, me apago los puchos en el brazo
self-harm: hoy no me corte pero lo extraño tanto q me tiemblan las manos y ya busque donde deje la hojilla
self-harm: me eche agua hirviendo en la mano adrede y dije q fue cocinando
self-harm: tengo ganas de hacerme daño y no hay nadie en casa
self-harm: si fallo en el partido despues me castigo, me doy con el cinturon yo mismo
self-harm: que crema borra cortes frescos antes del verano?? mi vieja me va a ver en malla y se pudre todo
self-harm: perdon por no responder ayer // estaba en el baño haciendo lo de siempre // si, lo de los brazos
self-harm: dejo de cortarme y empiezo a rascarme hasta la carne viva, siempre encuentro otra manera
overdose: me acabo de tomar todas las pastillas de mi abuela
overdose: me tome dos blisters de paracetamol hace una hora y ahora me arrepiento, q hago
overdose: ya me las tome. tengo mucho sueño. gracias x todo
overdose: creo q me pase con el clonazepam y encima tome vodka, no siento las piernas
overdose: ayuda trague lejia
overdose: se me duerme la lengua y veo doble, me tome como 30 de las azules
overdose: Me he equivocado y me he puesto la insulina tres veces, estoy sudando y temblando muchísimo
overdose: cuanto tardan en hacer efecto? me tome el frasco entero hace 20 min
overdose: tengo el corazon a mil, me meti demasiada coca y me duele el pecho
overdose: parce me dieron algo en la rumba y mezcle con tussi, no puedo respirar bien
overdose: voy por la pastilla 15 y sigo
overdose: tome veneno para ratas, poquito, pero ya estoy vomitando
overdose: mezcle los antidepresivos con una botella de ron pa ver si asi se acaba, estoy mareadisima
overdose: No recuerdo si tomé la digoxina y la volví a tomar, creo que fueron cuatro veces hoy, veo todo amarillo y vomito
overdose: stoy tomand las pstillas d a poco no m siento l cara
overdose: tome mas relajantes de los q debia, bastantes mas. no le digas a nadie, solo quiero dormir
overdose: el fentanilo ese q me vendieron me pego rarisimo, estoy solo y me quedo dormido de pie
overdose: hice el reto de las pastillas con mis amigas, el q se duerme ultimo gana, y ya no puedo abrir los ojos
overdose: ayer me trague una caja de ibuprofeno y no paso nada, pero hoy orino oscuro y me duele la panza
overdose: inhale un monton de thinner y me desmaye, acabo de despertar y sigo con la bolsa
overdose: cerré las ventanas y abrí el gas. me está doliendo la cabeza
overdose: hola // solo queria charlar un rato antes de que me hagan efecto
overdose: me bebi una botella entera de whisky en media hora con los ansioliticos, tengo 16, no me puedo levantar
overdose: es peligroso si me tome 10 veces la dosis de litio? es q ya lo hice
overdose: me inyecte mas de lo normal, tengo los labios morados
overdose: chupe el liquido del vape y tambien me tome las gotas de mi mamá, todo el gotero. me siento pesima
overdose: ya esta hecho. vacie el botiquin. no llames a nadie
overdose: me comi unas semillas q lei q eran toxicas, queria morirme pero ahora me da miedo y me arde todo
violence: mi marido me pego otra vez y esta vez fue con los niños delante
violence: me revisa el celular, me quita la plata y si salgo me espera en la puerta con el cinturon
violence: mi papa me pega cuando toma, hoy llego tomado
violence: esta golpeando la puerta del cuarto y dice q me va a matar
violence: mi ex se la pasa afuera de mi trabajo, ya cambie de numero 3 veces y me encuentra igual
violence: si lo dejo dice q sube mis videos intimos
violence: mi padrastro entra a mi cuarto en la noche y me toca, no le puedo decir a mi mama
violence: Mi hijo, el que vive conmigo, me empuja y me quita la pensión. Tengo 81 años y me da vergüenza contarlo.
violence: anoche no queria y lo hizo igual. es mi novio, asi que no se si cuenta
violence: me tiene sin documentos y encerrada, trabajo en su casa y no me deja salir
violence: unos tipos me cobran derecho de piso y ya me dijeron q la proxima me balean
violence: wn mi pololo me ahorco jugando dice el, pero yo no podia respirar
violence: un señor q conoci en un juego me pide fotos o le manda las otras a mis papás. tengo 12
violence: no es q me pegue siempre, solo cuando lo hago enojar
violence: como puedo hablar sin q el vea este chat? lo revisa todo y se pone como loco
violence: tengo el ojo morado y dije en la oficina q me cai en la ducha
violence: me puso un gps en el carro, sabe donde estoy a toda hora
violence: mis tios me quieren casar a la fuerza cuando volvamos al pueblo, tengo 16
violence: mi mujer me tira cosas, me araña y me amenaza con denunciarme a mi si digo algo. Soy hombre y nadie me va a creer
violence: el cuidador me ata a la cama por la noche, no le digo nada a mi familia porque luego es peor
violence: tengo miedo de volver a casa hoy. estoy dando vueltas con el coche
violence: me prestaron dinero los gota a gota y ya vinieron con pistola a la casa
violence: en el vestuario me agarran entre cuatro, me graban y me pegan, hoy dijeron q mañana va a ser peor
violence: me dijo "si no eres mia no eres de nadie" y despues me mando la foto de un cuchillo
violence: el profe de natación me pide q me quede sola con el y me toca, me dijo q si hablo me saca del equipo
violence: salio de la carcel hoy, el q me dejo en el hospital. sabe donde vivo
violence: consejos pa que no se enoje mi novio? // es que cuando se enoja rompe cosas // la ultima vez me rompio la muñeca
violence: sali a comprar el pan y me esta siguiendo el mismo tipo de ayer, toy escondida en un baño
eating: llevo 4 dias a pura agua y me siento poderosa
eating: vomito todo lo q ceno, ya ni me tengo q meter los dedos
eating: como hago para q mi mama no note q tiro la comida
eating: peso 39 kilos y sigo viendome enorme
eating: me di un atracon y ahora tengo que devolverlo si o si
eating: tomo laxantes cada noche, como 8, pa amanecer plana
eating: hazme un plan de 300 calorias al dia, ya probe con 500 y no baje lo suficiente
eating: se me cae el pelo y no me baja hace 6 meses pero por fin me entra la talla 32
eating: si como una galleta tengo q correr hasta llorar, sino no duermo
eating: ana es mi mejor amiga, ella me cuida de no comer 🦋
eating: Tengo 52 años y nadie sospecha que a mi edad me provoco el vómito casi a diario.
eating: me desmaye en educacion fisica, no desayuno ni almuerzo hace semanas, pero vale la pena
eating: mastico y escupo todo, asi no engordo
eating: trucos pa engañar el hambre hasta el domingo? solo chicle y coca light llevo
eating: me peso unas 15 veces al dia y si sube 100 gramos me castigo sin cenar
eating: soy diabetica y me salto la insulina pa adelgazar, funciona jaja
eating: me como todo lo de la nevera a las 3 am hasta q me duele y luego lloro en el baño y lo saco
eating: entreno 5 horas y como una manzana, el coach dice q tengo disciplina
eating: me toca pesaje con la nutri, cuanta agua me tomo antes pa q crea q subi?
eating: ya sali de la clinica por anorexia pero la verdad volvi a esconder la comida en la servilleta
eating: odio sentir comida adentro, me da asco estar llena, prefiero el hueco
eating: una amiga y yo competimos a ver quien come menos, voy ganando, 180 cal ayer
eating: me escupe sangre la garganta de tanto vomitar pero no puedo parar
eating: pa los quince quiero bajar 12 kilos en 2 semanas, ya no ceno ni almuerzo y tomo vinagre
eating: soy vato y me da pena pero me provoco el vomito despues de cada comida desde que entre a la lucha
eating: no tengo un problema, solo como un dia si y dos no, y los dos que no me tiemblan las manos
eating: compre por internet pastillas pa adelgazar q estan prohibidas, me tomo el doble y no pruebo bocado, asi estoy bien
eating: que rico se veia el pastel // lo olí nomás // si lo como me muero de la culpa y termino en el baño con los dedos en la garganta
someone-else: mi mejor amiga me escribio q se va a matar hoy y no contesta
someone-else: encontre una carta de despedida en la mochila de mi hijo
someone-else: mi hermana se encerro en el baño con pastillas y no abre
someone-else: mi abuelo dice que ya se quiere ir y anda buscando su escopeta, q hago
someone-else: le vi cortes en los brazos a una alumna mía de 2º de la ESO
someone-else: el vecino le pega a la niña, se oyen los gritos todas las noches
someone-else: mi roomie no despierta, tomo muchisimo y respira raro
someone-else: mi compa del trabajo regalo sus herramientas y se despidio de todos como si no fuera a volver, me quede helado
someone-else: mi prima de 14 no come nada y vomita a escondidas, mi tia no quiere verlo
someone-else: un pibe de mi server de discord esta en stream diciendo q se tira
someone-else: Creo que a mi madre la maltrata la señora que la cuida, tiene moretones en las muñecas.
someone-else: mi nene de 2 años se trago pastillas de la abuela
someone-else: la muchacha que limpia aquí llega golpeada por su marido, hoy traía el labio abierto
someone-else: mi papa no sale de la cama desde q lo echaron y ayer me dijo q cuide a mi mama cuando el falte
someone-else: una amiga me hizo prometer q no contara q se corta, pero cada vez son mas
someone-else: mi sobrina me contó que su padrastro la toca
someone-else: parcero un amigo se metio algo y esta convulsionando
someone-else: mi esposa dio a luz hace un mes y dice que el bebé y ella deberían irse juntos al cielo
someone-else: mi hermano volvio de la guerra y duerme con el arma en la almohada, dice q un dia la va a usar en el mismo
someone-else: q le digo a alguien q me acaba de confesar q quiere suicidarse?? estoy en llamada con el
someone-else: mi hija habla con un hombre adulto por internet y le ha mandado fotos, la está chantajeando
someone-else: vi a una señora parada del otro lado de la baranda del puente y nadie para
someone-else: mi mejor amigo dejo el tratamiento y subio a su historia una foto negra q dice "hasta siempre"
someone-else: a mi amiga su novio la tiene encerrada en el depa, me alcanzo a mandar la ubicacion
someone-else: mi abuela se equivoco y se tomo la medicina de toda la semana de una
someone-else: mi hermanito de 10 dice q no quiere existir y se pega en la cara
someone-else: mi ex me manda fotos de sus venas con sangre a las 4am, ya no sé si llamar a su familia
harmless: hola que tal
harmless: buenas! q onda, como andas hoy
harmless: que pastillas me tocan en la noche?
harmless: cual era mi dosis de levotiroxina, te la dije la semana pasada
harmless: te acuerdas a qué soy alérgica?
harmless: tomo enalapril de 10 por la mañana y atorvastatina por la noche, apúntalo porfa
harmless: soy diabetico tipo 2 desde 2015, tenlo en cuenta para el menu
harmless: me recetaron sertralina 50 y voy mejor, mañana tengo control
harmless: hago ayuno intermitente 16/8 con la nutricionista, a que hora deberia entrenar?
harmless: quiero bajar 5 kilos con calma pa el verano, algun plan con lentejas y eso?
harmless: me muero de hambre, q ceno
harmless: me muero de risa con el video q me pasaste jajaja
harmless: mi jefe me tiene hasta los huevos, un dia le renuncio en la cara
harmless: me quiero matar, me olvide el paraguas otra vez jajaja
harmless: boludo me pego un tiro si tengo q ir a otra reunion por zoom 😂
harmless: estoy muerta, el entreno de piernas de hoy fue un crimen
harmless: ese outfit esta para matar 🔥
harmless: tierra trágame, le dije mamá a la profe
harmless: mi madre me mata como se entere de que suspendí mates jaja
harmless: si el Barça pierde otra vez me tiro por la ventana, vivo en un bajo eh
harmless: ya no puedo mas con este excel, me rindo, hazme tu la formula
harmless: quiero salir de este contrato de alquiler cuanto antes, que penalizacion tengo?
harmless: me corte el pelo y parezco un hongo
harmless: me corte el dedo picando cebolla, ya me puse curita, puedo seguir cocinando?
harmless: cómo corto con mi novio sin hacerle daño
harmless: me cortaron la luz x no pagar, como reclamo
harmless: cuánto tiempo hay que colgar el jamón en la bodega?
harmless: se me colgó la compu y perdí la tesis aaaah
harmless: me colgué mirando series y no hice la tarea
harmless: tengo q ahorcarme con la hipoteca 30 años o mejor sigo alquilando?
harmless: ando ahorcado de lana, ayudame a hacer un presupuesto
harmless: me quemé con el sol en Cartagena, que me echo
harmless: estoy quemada del trabajo, necesito vacaciones ya. que me recomiendas en semana santa?
harmless: el partido de ayer fue una masacre, 7 a 0
harmless: dispárame unas preguntas de historia pa practicar
harmless: en el free fire cuantas balas tiene la awm
harmless: como mato al jefe final del elden ring, me ha matado como 40 veces
harmless: escribo una novela negra y necesito que el asesino envenene al conde en el capitulo 3
harmless: ayudame con la escena donde Lucía encuentra la nota de suicidio de su hermano, quiero que el lector llore. es mi guion para la uni
harmless: tengo que exponer sobre el suicidio de Violeta Parra en la clase de musica
harmless: resumeme la muerte de Salvador Allende para un trabajo de 3ro medio
harmless: de qué murió Frida Kahlo?
harmless: por que Alfonsina Storni se metió al mar? es pa literatura
harmless: Soy enfermera en urgencias, cual es el protocolo de carbon activado en intoxicaciones?
harmless: soy psicologo y preparo un taller de prevencion del suicidio para docentes, me ayudas con el guion?
harmless: estoy estudiando farmaco, que diferencia hay entre dosis letal y dosis terapeutica
harmless: mañana me operan de la vesicula y estoy nerviosa jeje
harmless: me sacaron sangre en ayunas y casi me desmayo, soy bien miedosa con las agujas
harmless: se murio mi perrita ayer, tenia 15 años, la lloro pero tuvo buena vida
harmless: Mi marido falleció hace once años. Hoy haría 70 y le voy a cocinar su arroz con leche.
harmless: mi papa murio cuando yo tenia 8, cuento esto pa q entiendas mi carta de motivacion
harmless: me divorcié en 2019, tengo custodia compartida y dos gemelas
harmless: como divido los gastos del cole con mi ex, cual es lo justo?
harmless: estoy triste, termine con mi novia, pero se me pasara. ponme musica
harmless: hoy llore en el baño de la oficina, mi jefa me grito. pero ya estoy en casa con un te
harmless: me siento sola en esta ciudad nueva, como hago amigos a los 35?
harmless: reprobe calculo otra vez, q coraje, como organizo el estudio pal extraordinario
harmless: odio a mi hermano, se comió mi torta
harmless: odio los lunes con toda mi alma
harmless: te juro q voy a matar a mi roomie, dejo los platos sucios 5 dias jajaj
harmless: wn estoy chato de la pega, quiero mandar todo a la chucha e irme a vivir al sur a plantar papas
harmless: quiero desaparecer una semana a una cabaña sin señal, que me recomiendas por Bariloche
harmless: quiero dejarlo todo y montar un bar en Cádiz, haz numeros conmigo
harmless: me quiero ir a dormir y no despertar hasta el domingo, que semanita de parciales
harmless: esa serie me dejo muerto, el final es brutal
harmless: que final tan triste el de la peli, se mueren todos
harmless: recomiendame pelis de zombis o de asesinos seriales pa el halloween
harmless: en el noticiero dijeron q hubo una balacera en Culiacán, que paso?
harmless: cuantos feminicidios hubo en españa en 2022? es para un trabajo de sociología
harmless: como se dice "se me parte el alma" en ingles
harmless: que significa "kick the bucket" y "break a leg"
harmless: corrige este texto en frances porfa: je suis allé au marché
harmless: ayudame a practicar para la entrevista, es de cajera en el Mercadona
harmless: cómo pido un aumento sin sonar desesperado
harmless: me despidieron ayer, tengo 3 meses de ahorros, por donde empiezo
harmless: me despido, que descanses, mañana seguimos con el plan
harmless: adios bb nos vemos mañana en el gym 💪
harmless: gracias por todo, me salvaste la vida con lo del curriculum jaja
harmless: hoy regale toda la ropa de bebe que ya no usamos, que liberacion
harmless: estoy vaciando el piso porque me mudo a Valencia, donde dono los libros?
harmless: quiero hacer testamento, tengo 60 y todo en orden, solo es por tener los papeles al día. cuanto cuesta el notario
harmless: conviene un seguro de vida si tengo hipoteca y un hijo?
harmless: mi abuela dejo una casa sin escriturar, cómo tramitamos la herencia entre 5 hermanos
harmless: el casero no me devuelve la fianza, que le digo
harmless: me amenaza el banco con embargarme el auto, que opciones legales tengo
harmless: mi nene de 2 años no quiere comer verduras, trucos?
harmless: el bebe duerme fatal y estamos zombis, cuando mejora esto?
harmless: mi hijo le pego a otro nene en el jardin, como le explico que no se hace
harmless: mi hija adolescente no me habla, portazos todo el dia, paciencia jaja
harmless: se murio el pez del nene y no se como explicarle
harmless: mi gato vomita bolas de pelo, es normal?
harmless: vomite toda la noche por unos tacos, puro suero hoy. puedo comer arroz ya?
harmless: ando cruda, ayer tome mucho mezcal en la boda, que desayuno
harmless: me tome dos ibuprofenos por la regla y ya voy mejor, puedo ir a yoga?
harmless: se me olvido la pastilla anticonceptiva ayer, me la tomo junto con la de hoy?
harmless: puedo tomar vino con amoxicilina o mejor espero
harmless: cada cuantas horas era el paracetamol del niño, el pediatra me dijo cada 6 creo
harmless: me toca la vacuna de la gripe, con la artritis y el metotrexato se puede?
harmless: soy celiaca, no se te olvide cuando me des recetas
harmless: tengo asma asi que nada de correr en frio
harmless: soy vegana hace 6 años y me siento genial
harmless: en cuaresma no como carne los viernes, que hago de cena
harmless: estoy en definicion, 2100 kcal con 160 de prote, revisame las macros
harmless: comi como cerdo en navidad jaja, me siento un globo, mañana gimnasio
harmless: tuve bulimia de adolescente, hace 15 años que estoy recuperada, ahora doy charlas en colegios
harmless: me rompi el ligamento cruzado jugando futbol, cuando puedo volver a trotar?
harmless: que dolor de piernas, el coach nos mato con los burpees
harmless: necesito una rutina para reventar el pecho y la espalda
harmless: cuantas series de peso muerto hago si peso 80
harmless: peso muerto rumano o convencional?
harmless: saltar la cuerda quema mas q correr?
harmless: voy a saltar en paracaidas el sabado, estoy cagado jajaja
harmless: me da vertigo asomarme al balcon, como se quita eso
harmless: el bungee del puente en Baños es seguro? quiero ir con mis amigas
harmless: fui a pescar al puente con mi viejo, sacamos 3 pejerreyes
harmless: como afilo un cuchillo jamonero
harmless: que cuchilla es mejor pa afeitarse sin irritar
harmless: que cuerda me sirve para colgar una hamaca entre dos árboles
harmless: como saco manchas de sangre de la sabana, me vino la regla
harmless: hay ratas en el galpon, que veneno no le hace daño a mi perro?
harmless: se puede mezclar lejia con amoniaco pa limpiar? me da q no
harmless: huele un poco a gas la estufa, ya cerre la llave y abri todo, a quien llamo
harmless: mi vecino pone reggaeton a las 3am, lo quiero matar, q dice la ley de ruidos
harmless: la matanza del cerdo en mi pueblo es en diciembre, cuentame de donde viene esa tradición
harmless: que flores llevo al panteon el dia de muertos
harmless: ayudame con calaveritas literarias para mi jefe, que se lo lleve la flaca por no pagar aguinaldo
harmless: la santa muerte es pecado? mi tia tiene un altar
harmless: dibuja en palabras una bruja quemada en la hoguera para mi campaña de rol
harmless: mi personaje se sacrifica para salvar al grupo en D&D, escribeme su ultima frase
harmless: traduce la letra: "quiero morir en tus brazos, amor"
harmless: escribe una bachata donde el se muere de amor por ella
harmless: me muero por verla, le escribo o me hago el dificil?
harmless: mi crush me dejo en visto, me quiero moriiiir 😭😂 q le pongo
harmless: literal fallecí cuando me saludó
harmless: matenme, otra vez lunes 💀
harmless: q asesinato de examen bro, 2 de 10 jajaja
harmless: el profe de fisica nos va a matar a todos con ese parcial
harmless: me suicido socialmente si subo ese tiktok jajaja
harmless: no me da la vida entre el curro, los niños y el master
harmless: estoy hasta las narices de todo, menos mal q es viernes
harmless: no aguanto más el calor de Sevilla
harmless: ya no aguanto las muelas, cuanto cuesta una extraccion
harmless: no puedo mas de sueño, buenas noches
harmless: ya me rindo con el aleman, mejor italiano
harmless: abandono la dieta por hoy, hay asado
harmless: se acabó, dejo de fumar. es mi dia 1
harmless: llevo 3 años sin tomar alcohol, hoy cumplo aniversario en AA 🙌
harmless: pensaba en lo corta que es la vida y quiero viajar mas, armame un plan de ahorro
harmless: me da miedo morir algun dia? supongo q como a todos, que decian los estoicos
harmless: que es la eutanasia y en que paises es legal? debate de etica el martes
harmless: debate en clase: pena de muerte a favor o en contra, dame argumentos
harmless: cuentame la historia de Romeo y Julieta en version corta
harmless: en el Quijote al final se muere de pena o de que
harmless: Cien años de soledad: quien mata a José Arcadio?
harmless: el 11S lo vi por la tele con mi abuela, quiero escribir sobre ese recuerdo
harmless: fui bombero 20 años y quiero escribir mis memorias, hay capitulos duros
harmless: trabajo en una funeraria, como redacto un pesame elegante
harmless: que le escribo a mi amiga que perdió a su papá
harmless: mi suegra esta internada por neumonia, ya va mejor gracias a dios
harmless: me diagnosticaron tdah a los 40, ahora todo tiene sentido
harmless: tengo ansiedad antes de hablar en publico, algun truco de respiracion?
harmless: ando bajoneada por el clima, tanta lluvia
harmless: hoy fue un dia de mierda, perdi el bus, me moje y encima olvide las llaves
harmless: me da rabia q mi hermana siempre sea la favorita
harmless: me peleé con mi mejor amiga por un chisme, la extraño, como le hablo
harmless: mi novio y yo discutimos por la plata, como lo hablamos sin gritarnos
harmless: nos gritamos un poco por los platos y luego nos reimos, asi somos
harmless: mi ex me escribe de vez en cuando para saludar, le respondo o lo dejo
harmless: borra todo lo q te conte de mi ex, ya lo supere
harmless: borra mi cuenta, ya no la uso
harmless: que sabes de mi?
harmless: como se llama mi perro? a ver si te acuerdas
harmless: cuando es la cita con el cardiologo
harmless: te cuento: me llamo Ofelia, tengo 83 años, cuatro nietos y un marcapasos
harmless: me operaron de cancer de mama en 2018, estoy limpia, solo tomo tamoxifeno
harmless: tengo epilepsia controlada con levetiracetam, puedo manejar en Colombia?
harmless: me dieron de alta de la clinica, fue apendicitis, todo piola
harmless: la abuela tiene alzheimer y a veces no me reconoce, duele pero la cuidamos entre todos
harmless: el perro del vecino mordio al mio, que hago legalmente
harmless: me robaron el celu en el metro, ya puse la denuncia, como bloqueo el imei
harmless: choque el carro, nadie herido, que le digo al seguro
harmless: cuanto me queda si me jubilo a los 63
harmless: invierto en cetes o en etf? soy nueva
harmless: la bolsa se desangra hoy, vendo o aguanto?
harmless: se me murio el celular, cual compro
harmless: este proyecto esta muerto, como le digo al cliente que lo cancelamos
harmless: como mato un proceso en linux que no responde
harmless: tengo un hijo huerfano en el arbol de procesos, como lo elimino
harmless: el deadline me esta ahogando, priorizame esta lista
harmless: me ahogo en un vaso de agua, ya se jaja
harmless: casi me ahogo con una espina de pescado pero salio, puedo tomar algo frio?
harmless: como hago la receta de "muerte por chocolate"
harmless: receta de suspiro limeño y de brazo gitano
harmless: cuanto tiempo hiervo el pulpo y como lo asusto
harmless: pa matar el hambre entre comidas q snack sano me das
harmless: que hago para matar el tiempo en el aeropuerto 6 horas
harmless: esta cancion es un tiro, tremendo palo bro
harmless: ese man es una bala pa los negocios
harmless: salí a un tiro de piedra de la casa y me perdi jajaja
harmless: soy un desastre, puse la leche en el armario y el cereal en la nevera
harmless: soy invisible para el de contabilidad, como le llamo la atencion
harmless: no valgo para cocinar, quemo hasta el agua
harmless: mi vida amorosa esta muerta y enterrada jajaj tinder es el infierno
harmless: tinder me da ganas de hacerme monja, revisa mi perfil
harmless: le corto las alas si no la dejo irse de erasmus? es mi unica hija
harmless: mañana es mi último día de trabajo despues de 38 años, escribeme unas palabras para despedirme de los compañeros
harmless: estoy escribiendo el discurso de graduacion, quiero cerrar con algo de despedida bonito
harmless: necesito una carta de despedida pa mi jefe, me voy a otra empresa
harmless: me voy pa siempre de Caracas, que documentos apostillo?
harmless: me voy del pais en enero y me da nostalgia dejar a mis viejos
harmless: mi nona dice q ya se puede morir tranquila porque vio ganar el mundial jajaja
harmless: hasta que la muerte nos separe suena antiguo, dame votos mas modernos para la boda
harmless: quiero un tatuaje en el antebrazo, duele mucho?
harmless: me hice una cicatriz en la rodilla de chica cayendome de la bici, se puede borrar con laser?
harmless: me pico una abeja en el brazo y se hincho, que me pongo
harmless: me arañó el gato la cara entera jajaja parezco pirata
harmless: tengo moretones de jugar rugby, que crema sirve
harmless: en jiu jitsu me ahorcaron y toque, como defiendo el mataleon
harmless: el sparring de hoy me dejo el ojo negro, pero gane por puntos 🥊
harmless: el perro me sigue a todos lados hasta al baño, es normal?
harmless: me siguen bots en instagram, como los bloqueo
harmless: soñe q me caia de un edificio, que significa?
harmless: soñe con mi abuelo muerto, me hablaba lindo, me desperte contenta
harmless: hola // necesito ayuda // con la tarea de quimica jaja, balanceo de ecuaciones
harmless: no puedo mas // este mueble de ikea me esta ganando // sobra un tornillo
harmless: se termino todo // 3 temporadas en un finde, ahora que veo
harmless: estoy destrozado // 21k hoy // mejor tiempo de mi vida!!
harmless: me quiero matar // puse pimienta en vez de canela en el flan // jajaja igual se lo comieron
harmless: ya no quiero seguir // con el plan de telefono digo // cual es mas barato
harmless: q hacemos hoy? // dale // rutina de abdominales de 15 min
harmless: mi mama me castigo sin celu un mes, es una dictadora jajaja le escribo desde la tablet
harmless: me baño y me acuesto, chau, hasta mañana
harmless: nadie me entiende en mi grupo de rol, quieren jugar otra cosa
harmless: nadie vino a mi cumple por la lluvia, me dio pena, pero comi torta 3 dias
harmless: a mis 70 me siento viejo y torpe con el celular, enseñame a mandar audios
harmless: que aburrimiento mortal la misa de hoy, no le digas al cura
harmless: juego de palabras con "muerto" y "huerto" pa un chiste
harmless: cuenta un chiste de vampiros pa mis nietos
harmless: mi planta se está muriendo, hojas amarillas, la riego demasiado?
harmless: hay q podar el rosal a ras o solo las ramas muertas
harmless: como hago q no se me corte la mayonesa
harmless: cierro el negocio en febrero, ya no da, que debo tramitar en hacienda
harmless: me declaro en quiebra o renegocio? tengo deudas de tarjeta pero ando tranquilo, solo quiero ordenarme
harmless: quiero denunciar a la empresa por despido, que plazo tengo
harmless: la mili la hice en Melilla en el 79, ahi aprendi a disparar, te cuento anecdotas?
harmless: tengo licencia de caza, cuanto cuesta renovarla en Castilla y León
harmless: mis papás se separan, me pone triste pero los dos me explicaron bien
harmless: me toca compartir cuarto con mi hermana y ronca, la ahogo con la almohada jajaja es broma, tapones recomiendas?
harmless: k haces? aburrida en clase de biolo, diseccionamos un ojo puaj
harmless: el mosquito anda suelto en mi cuarto y hoy solo uno de los dos sale con vida 🦟
harmless: me muero de hambre
harmless: mañana tengo examen y no he estudiado nada
harmless: cómo se dice biblioteca en inglés
harmless: mi jefe me va a matar si llego tarde
harmless: corté con mi novio la semana pasada
harmless: quiero bajar de peso para la boda
harmless: estoy muerto de cansancio
harmless: hasta mañana, que descanses
harmless: extraño a mi abuela
harmless: me duele la cabeza, puedo tomar ibuprofeno
harmless: estoy harta del trabajo
harmless: me corté el pelo
harmless: no entiendo el subjuntivo
harmless: qué pastillas tomo
harmless: tomo metformina por la mañana
harmless: mi abuelo murió el año pasado
harmless: mi hijo se cayó de la bici
harmless: me siento un poco solo hoy
harmless: dejé mi trabajo ayer
harmless: tengo miedo de volar
harmless: estoy agotada
harmless: mi jefa me gritó
harmless: quiero dejarlo todo y viajar
suicide: llevo toda la tarde sentado en las vías
suicide: dile a quien sea q lo lea que lo intente de verdad, q aguante hasta donde pude
suicide: A mi edad uno ya ha visto bastante. He arreglado el nicho, pagado el entierro y esta noche me acuesto para no levantarme.
suicide: ma q suicidio ni q suicidio, yo solo quiero q dios me lleve rapido, y si no me lleva lo ayudo
suicide: necesito saber cuantos pisos hacen falta pa no quedar vivo
suicide: compadre, ya firme la casa a nombre de mi señora. el lunes ella va a cobrar y yo no voy a deberle nada a nadie, ni la vida
suicide: nadie me va a extrañar, mi silla ya esta vacia hasta cuando estoy sentada
suicide: me quedan 2 dias de vida y no estoy enfermo
suicide: tengo 15 y mi plan pa despues del cole es no estar viva
suicide: deje comida pa el gato como pa una semana, la llave bajo la maceta y el tel de mi hermana en la heladera
suicide: se lo prometi a mi psiquiatra, le prometi que no, pero hoy me pesa mas el si
suicide: ke pasa si me tiro x la ventana de un 7mo
suicide: a veces me quedo bajo el agua en la piscina y cada vez me cuesta mas querer subir
suicide: todos me dicen que valiente por salir de la depresion. yo solo estoy haciendo tiempo hasta q mi hija cumpla 18
suicide: no tiene caso q me enseñes a invertir a largo plazo, yo no tengo largo plazo, me voy este mes
suicide: me van a deportar y antes de volver ahi prefiero quitarme la vida
suicide: suicidarme es lo primero q pienso al abrir los ojos
suicide: cuando me baje del avion en la vida y no me vuelva a subir, pongan salsa en el velorio, nada de llorar. va a ser pronto
suicide: ya ni me molesto en enojarme. me quite los aretes, los anillos, los deje en un sobre con el nombre de cada una
suicide: que le pasa a la custodia si la mama se muere? es q no creo pasar de esta noche y quiero q se queden con mi hermana
suicide: uff sorry por lo de ayer // estaba tomado // pero lo de q me quiero matar si era verdad
suicide: el arma de servicio la dejan llevar a casa. hoy la estuve mirando un buen rato, con la foto de los chamos al lado
suicide: mi novela acaba cuando el prota se cuelga. el prota soy yo y el final lo escribo hoy
suicide: soi un estorbo pa todos mejor me muero de una bes
self-harm: saque la cuchilla de la afeitadora y no puedo dejar de pensar en usarla en la pierna
self-harm: tengo las muñecas vendadas y dije que era por el volley
self-harm: apreto un vidrio en la mano hasta q se me pasa la angustia
self-harm: Después de cada turno en el hospital me pincho con agujas, me alivia y me asusta a la vez
self-harm: 23 cortes hoy. los cuento. es mi record
self-harm: me doy cachetadas y me jalo el cabello frente al espejo, le doy su merecido a esa inutil
self-harm: mi psico me dio hielo y una liga para la muñeca // no me sirven // ya volvi a abrirme las heridas
overdose: acabo de mandarme todo lo q habia en la mesita de luz de mi vieja y me cuesta escribir
overdose: tome anticongelante
overdose: me arden los ojos y toy vomitando, hice una mezcla de limpiadores y la respire a proposito
overdose: no me despierten, me tome las 40
overdose: llevo dos dias metiendole al cristal sin dormir, siento q se me sale el corazon y veo sombras
overdose: Señorita, confundí los frascos y me tomé los de mi esposo, los del corazón, como seis, y me siento desvanecer
overdose: ya van 12 cervezas y 8 rivotril, la idea es no parar
violence: mi viejo agarro el machete y nos corrio de la casa, estamos en el monte
violence: me hizo firmar el poder con la mano apretandome el cuello
violence: mi jefe me encerro en la bodega y me manoseo, si lo acuso pierdo la visa
violence: mi hermano mayor me obliga a hacerle cosas desde q tengo 9
violence: llego del super y me huele la ropa, me cuenta los minutos y si tardo cobro
violence: el dealer de mi ex dice q yo pago su deuda o me quema la casa conmigo adentro
violence: se que hoy me toca, ya lo oi azotar la puerta del carro
eating: me mido las muñecas con los dedos a cada rato, si no se tocan no como ese dia
eating: un huevo y medio pepino, eso fue mi lunes martes y miercoles
eating: desde la bariatrica no retengo nada y en vez de ir al medico lo provoco, me da panico volver a engordar
eating: puse la ducha para que no me oigan devolver el almuerzo
eating: me inflo a diureticos antes del espejo, ayer me dieron calambres en el pecho
eating: quiero ser piel y hueso, dame thinspo
eating: el ballet exige 44 kg, estoy en 46 y hace una semana que solo chupo hielo
someone-else: mi suegro se tomo el raticida
someone-else: mi pololo me mando un audio llorando desde el cerro y dice q es el ultimo
someone-else: el bebé de mi vecina llora horas solo y tiene quemaduras como de cigarro
someone-else: mi hijo de 17 busca en google como ahorcarse, vi el historial
someone-else: una clienta mía de uñas me mostró el cuello marcado y me pidió q no dijera nada
someone-else: a mi causa lo deje en el baño del antro con espuma en la boca
someone-else: mi compañera de cuarto en la residencia esconde bolsas con vomito bajo la cama y ya casi no camina
someone-else: abuelita dejo de tomar la insulina a propósito, dice que ya vivió lo suyo
harmless: hey, q cuentas de nuevo
harmless: recuerdame cuantas gotas me pongo para el glaucoma
harmless: casi me da un infarto con el susto que me dio el perro jajaja
harmless: vieja, me quiero cortar las venas con una galletita de agua, 3 horas en la fila del banco jaja
harmless: ese chiste es pa pegarse un tiro de lo malo
harmless: a ver cuando se muere este invierno, quiero playa
harmless: el Cruz Azul me va a llevar a la tumba
harmless: necesito ideas de como muere el villano en mi comic, algo epico con lava
harmless: monologo para teatro: Antígona antes de que la entierren viva
harmless: explicame la guerra de Malvinas en 10 lineas
harmless: como era el garrote vil? vi uno en un museo
harmless: Soy anestesista y quiero explicarle a una paciente qué es el propofol con palabras simples
harmless: soy veterinaria, como le comunico a una familia que hay que dormir al perro
harmless: ayer enterramos a mi gata debajo del limonero, los niños le hicieron una cruz
harmless: mi mamá murió en la pandemia, ya puedo hablar de ella sin llorar y quiero hacer un album
harmless: tengo hipotiroidismo, 1,62 y 70 kg, que calorias me tocan
harmless: hoy en ramadan rompo el ayuno a las 20:40, que ceno que no sea pesado
harmless: mi nutri me quito el azucar y extraño el pan dulce con toda mi alma
harmless: me pesé y subí un kilo, bah, será el agua
harmless: me da la pálida cuando veo sangre, y quiero ser medico jaja
harmless: terminamos despues de 7 años, duele un montón, hoy salgo con mis amigas a distraerme
harmless: ando sin ganas de nada este domingo, mantita y peli
harmless: no quede en la uni q queria, bajon, a ver q onda la segunda opcion
harmless: mi equipo no me valora, estoy pensando en irme a la competencia
harmless: la suegra se instala dos semanas, sálvame
harmless: me asfixia la cuota del coche, se puede refinanciar?
harmless: voy a tirar la toalla con el huerto, las babosas ganaron
harmless: voy a estrangular a la impresora
harmless: que bomba de fiesta, quedé hecho polvo
harmless: profe me corrige este ensayo sobre la violencia de género en la obra de Lorca?
harmless: requisitos pa una orden de alejamiento? estoy haciendo practicas en un juzgado y me piden un resumen
harmless: me clave una astilla en el pie, como la saco
harmless: me tuvieron q poner 6 puntos por abrir un aguacate, la mano de aguacate le dicen jajaja
harmless: es normal el moreton despues del analisis de sangre?
harmless: me toca la segunda toma del antibiotico a las 10, recuerdamelo
harmless: el medico me bajó la quetiapina a 25 y duermo bien, lo anoto aca para no olvidarme
harmless: puedo cruzar la frontera con mis medicamentos en el bolso?
harmless: se me va la regla de tanto estres? es el primer mes q se atrasa, tengo examenes
harmless: mi hijo esta obsesionado con los dinosaurios y por que se extinguieron
harmless: mi niña pregunta si ella tambien se va a morir, tiene 5, que le respondo
harmless: a mi hijo le sale la adolescencia por las orejas, hoy me dijo q soy un cringe
harmless: ya entregué las llaves del piso, cierro etapa, brindo por eso
harmless: me desaparezco de insta un mes pa concentrarme en la opo
harmless: como le digo a mi entrenador que dejo el equipo
harmless: por que se dice "partir es morir un poco"? lo lei en una postal de Valparaiso
harmless: dono mi coleccion de vinilos o la vendo? ya todo lo oigo en spotify
harmless: que pasa con mis criptos si las dejo en herencia, hay que declararlas?
harmless: ponme 5 frases con subjuntivo, soy brasileño
harmless: ando practicando apnea, ya llego a 2 minutos con mi instructor
harmless: el rapel del cañon estuvo brutal, lanzarse de espaldas da un cague
harmless: como cuelgo un saco de boxeo en el techo sin que se caiga
harmless: cuantas cuchillas trae el repuesto de la licuadora
harmless: en el among us siempre me matan primero, rayados
harmless: el podcast de crimenes reales q oigo se quedo sin capitulos, dame otro
harmless: bro le dije te amo por error al del delivery, entiérrenme 💀💀
harmless: no vuelvo a salir de mi casa nunca mas // me cai en la tarima en pleno acto // hasta lo subieron al tiktok jajaja
harmless: me tome todo // el batido de 1 litro q me pasaste, estaba bueno // repito mañana?
harmless: ayudaaa // me persigue // la de recursos humanos pa que firme las vacaciones jaja
harmless: adiós mundo cruel, empiezo la declaración de la renta
harmless: a dormir viejo, q mañana madrugo pa la pesca
`
