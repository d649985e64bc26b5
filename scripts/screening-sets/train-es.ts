/** One message a line: what it is, then the message; ` // ` separates it from those sent before. Rules and weights are tuned with these. */
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
harmless: y otra cosa
harmless: solo una vez por favor
harmless: otro más
harmless: dónde vivo
harmless: peso 80 kilos
harmless: mándame más
harmless: qué más
harmless: el último fue mejor
harmless: cuándo termina
harmless: ya es suficiente por hoy
harmless: el tren llegó tarde
harmless: tomé el bus
harmless: dormí bien
harmless: me desperté a las diez
harmless: sola en casa con un libro
harmless: los niños duermen
harmless: corté el césped
harmless: corté el pastel
harmless: análisis de sangre el martes
harmless: cansado pero feliz
harmless: me voy a comer
harmless: adiós, hasta luego
harmless: carta para el casero
harmless: regalé mis libros viejos
harmless: una nota para la maestra
harmless: así es la vida
harmless: mi vida es bastante normal
harmless: cuál es el plan
harmless: cuántos días faltan
harmless: no hay nadie en la oficina
harmless: no más azúcar
harmless: y ahora?
harmless: y luego?
harmless: por qué?
harmless: tengo abejas
harmless: crío gallinas
harmless: y tú?
harmless: sigue
suicide: m kiero matar enserio
suicide: me qiero morir ya no doy +
suicide: neta ya no quiero seguir vivo wey
suicide: che posta me quiero matar, no es joda
suicide: tia q me quiero morir de verdad, no es un drama mio
suicide: parce yo ya no quiero vivir mas, se lo digo en serio
suicide: marica yo me voy a matar y ya
suicide: bro me voy a suicidar no le digas a nadie
suicide: no kiero bibir
suicide: pienso en matarme desde q abro los ojos hasta q me duermo
suicide: la idea d suicidarme no se me va, es como un ruido d fondo
suicide: hoy me mato. ya esta
suicide: estoy pensando en quitarme la vida y me asusta lo tranqui q estoy
suicide: kiero dejar de existir ahora mismo
suicide: tengo muchisimas ganas de morirme hoy
suicide: xq sigo viva si no kiero
suicide: esto no es vivir. prefiero estar muerto, de verdad
suicide: ya no quiero estar viva tengo 14 y ya no quiero
suicide: a mis 67 años no quiero ver otro invierno, quiero que se acabe mi vida
suicide: jubilado, viudo y sobrando. he pensado en matarme, lo digo sin adornos
suicide: yo solo quiero morirme en paz y que nadie me salve
suicide: m quiero morir m quiero morir m quiero morir
suicide: si fuera valiente ya me hubiera matado
suicide: hace un mes q fantaseo con mi muerte, me da paz imaginarla
suicide: volvieron las ideas suicidas y esta vez no se van con dormir
suicide: no aguanto otro dia vivo
suicide: ojala nunca hubiera nacido, quiero borrarme para siempre
suicide: me da = morirme, es mas, quiero
suicide: ya decidi q me mato despues de la graduacion
suicide: es ahora o nunca, me voy a quitar d en medio
suicide: mañana cuando todos salgan me mato
suicide: llevo la cuenta atras, faltan 3 dias pa matarme
suicide: hoy fue el dia q mas cerca estuve de hacerlo y sigo pensandolo
suicide: me dijo el doc q es depresion pero yo lo q quiero es morirme
suicide: me siento tan vacío que la única idea que me consuela es no vivir
suicide: despues de la ruptura no hay nada, me quiero morir, no como ni duermo
suicide: sin mi hijo no quiero vivir, se me fue en enero y yo me quiero ir detras
suicide: los del cole tienen razon, deberia matarme como dicen
suicide: me dijeron "matate" en los comentarios y creo q les voy a hacer caso
suicide: salí del armario y en mi casa me dijeron cosas horribles, ya no quiero vivir
suicide: intente matarme el martes, nadie se entero y estoy pensando en repetir
suicide: ayer me quise ahorcar y se rompio la rama
suicide: la semana pasada me tire a las vias y me saco un señor, ojala no lo hubiera hecho
suicide: no es que quiera morir, es q no quiero seguir viviendo asi y ya no veo otra
suicide: dije q no me iba a matar pero menti
suicide: no estoy bien, no es ansiedad, es que quiero morirme
suicide: cual pastilla mata mas rapido sin dolor
suicide: donde consigo un arma, es para mi
suicide: cuantos gramos de eso hacen falta para morir
suicide: ya tengo la soga y se donde
suicide: tengo el revolver del abuelo en la mochila
suicide: compre la cuerda en la ferreteria hoy, el señor hasta me dijo q tenga buen dia
suicide: estoy sentada en la ventana, piso 9, con las piernas pa fuera
suicide: toy en el borde del viaducto y no se si saltar
suicide: tengo el cuter en la muñeca y no es para rayarme, es para terminar
suicide: la escopeta ta cargada y yo ya no tengo dudas
suicide: junté 60 pastillas en dos meses, son las que necesito
suicide: averigue lo del monoxido en el coche, hoy cierro el garaje
suicide: en la estacion, el proximo tren es el mio
suicide: voy manejando y pienso q basta un volantazo contra el trailer
suicide: me da miedo el dolor, hay algun modo d morir durmiendo?
suicide: busque en internet como ahorcarse y ya se hacer el nudo
suicide: tengo insulina de sobra, si me pongo todo el boli me muero no?
suicide: adios, esta vez si. gracias x ser mi amigo
suicide: les deje una carta, q no se culpen. me voy a matar
suicide: este es mi ultimo mensaje, cuidense
suicide: solo kería decir adios antes de irme pa siempre
suicide: dile a mi mama q la amo y q perdon x lo q voy a hacer hoy
suicide: chau a todos, no me busquen, no van a encontrar nada vivo
suicide: te escribo porque no quiero morirme sin haberle dicho adios a alguien
suicide: ya grabe los videos de despedida pa mis hijos
suicide: cuando veas esto ya me habre muerto, no es culpa tuya
suicide: hasta aqui llegue. los amo. no lloren
suicide: programe un mensaje a mi familia para las 8, a las 7 ya no voy a vivir
suicide: soy un peso pa mi familia, muerta les sirvo mas
suicide: mis viejos vivirian mejor si yo me muero, te juro
suicide: solo doy problemas, si me mato se les acaban
suicide: mi esposa merece otro marido y mis hijos otro padre. me voy a quitar la vida para q puedan empezar de nuevo
suicide: le cuesto una fortuna a mi hija con el asilo. mejor me muero y ya no gasta
suicide: nadie va a llorar en mi entierro, total
suicide: soy basura, la basura se tira, yo me voy a tirar
suicide: si me muero hoy el mundo gira igual y hasta mejor
suicide: no le hago falta a nadie en este mundo, quiero irme de el
suicide: estorbo en esta casa, ojala me muera pronto y si no me ayudo yo
suicide: ya no hay nada q me ate a la vida
suicide: no veo salida, solo la muerte
suicide: q sentido tiene seguir respirando si todo duele
suicide: se me acabo la esperanza y las ganas de vivir tb
suicide: no tengo futuro no tengo nada, pa q vivir
suicide: todo es negro, no quiero q amanezca nunca mas para mi
suicide: llevo 20 años con depresion y ya no peleo, quiero descansar para siempre
suicide: estoy muerta por dentro, falta que se muera lo de afuera y lo voy a hacer
suicide: no puedo vivir con esta culpa, atropelle a alguien y quiero morir yo
suicide: perdi los ahorros de mis padres en cripto, no puedo mirarles a la cara, me voy a matar
suicide: me embargan todo el lunes y yo el domingo me pego un tiro
suicide: el dolor cronico no me deja, si esto es la vida yo me bajo, ya tengo como
suicide: q hago si no quiero vivir pero tampoco quiero lastimar a mi mama
suicide: a veces quiero que me de un infarto y ya, y ultimamente quiero ayudarlo
suicide: estoy en el hospital por un intento y cuando salga lo termino
suicide: no me llames a la policia, me voy a matar igual
suicide: las voces dicen q salte y hoy les creo
suicide: hola // me da vergüenza // es q me quiero morir
suicide: puedo contarte algo? // no se lo digas a nadie // llevo dias buscando como matarme
suicide: toy mal // muy mal // no voy a pasar d esta noche
self-harm: me corto xq no se q + hacer
self-harm: recien me corte el muslo y no me duele nada
self-harm: volvi a cortarme dps d 8 meses, me odio
self-harm: q hago si me corte y se ve lo blanco
self-harm: cada q peleo con mi novia me doy cabezazos en la pared
self-harm: me rayo los brazos con el compas
self-harm: llevo sudadera con 40 grados pa q no vean mis cortes
self-harm: me queme con la plancha del pelo aposta
self-harm: toy a punto d cortarme, ayudame a no hacerlo
self-harm: me castigo pegandome en las costillas
self-harm: tengo los nudillos rotos de pegarle a la pared, es la tercera vez, si no me hago daño exploto
self-harm: me abrí una herida vieja con las uñas porque necesitaba sentir algo
self-harm: desarme el sacapuntas otra vez, ya sabes pa q
self-harm: me hago daño desde los 12 y tengo 29
self-harm: me paso la hojilla por la barriga, ahi no mira nadie
self-harm: quiero lastimarme muy fuerte ahora mismo
self-harm: me apague el cigarro en la pierna y me dio alivio
self-harm: no me voy a matar, solo me corto pa q se me pase
self-harm: soy adulta, tengo dos hijos y me corto en el baño del trabajo
self-harm: me pellizco hasta dejarme negro, es mi forma de aguantar las guardias
self-harm: mi novio me pillo los cortes y se enojo, ahora me corto mas
self-harm: me autolesiono cuando saco menos d 9
self-harm: los cortes d ayer no cierran
self-harm: me metí un alfiler debajo de la uña adrede, no sé qué me pasa
self-harm: tengo ansias de sangre mia, suena feo pero es asi, agarre las tijeras
overdose: me tome todas las pastis q habia
overdose: acabo d tragarme 2 cajas de ibuprofeno
overdose: me tome el frasco d clona entero y toy mareado
overdose: creo q tome demasiadas pepas, el corazon me va a explotar
overdose: ya hice una tonteria, me tome las pastillas del corazon de mi abuela
overdose: me inyecte de mas y no puedo mantener los ojos abiertos
overdose: tome cloro, me quema la garganta
overdose: mi mama no sabe, me trague 25 pastillas hace rato y me duele la panza
overdose: cuantas horas tengo si me tome 20 gramos d paracetamol
overdose: mezcle alprazolam con tequila, bastante, no me siento los brazos
overdose: me baje todo el jarabe y las gotas, veo cosas
overdose: me arrepenti. me tome 40 sertralinas. que hago???
overdose: por error me he tomado la morfina de mi mujer dos veces y me cuesta respirar
overdose: m tom todas ls pastils tngo sueñ
overdose: me pase de pastilla en el festi, tiemblo, 41 d fiebre, toy solo
overdose: me puse 100 unidades de insulina queriendo, ya sudo frio
overdose: bebi anticongelante
overdose: tome raticida hace diez minutos
overdose: me acabo de comer toda la tira de rivotril y me arrepiento
overdose: perdon x escribirte a ti // ya me las tome todas // no puedo vomitarlas
violence: mi novio me pega
violence: mi marido llego tomado y me rompio la nariz
violence: mi papa m pega con el cable
violence: mi ex me espero en el portal y me agarro del pelo
violence: esta gritando y rompiendo todo, toy encerrada con los niños
violence: me ahorco anoche, tengo marcas en el cuello
violence: me pega donde no se ve
violence: mi mamá me quema con la cuchara cuando me porto mal
violence: mi tio me hace cosas cuando se quedan todos dormidos
violence: mi primo mayor me obligó, tengo 13
violence: me violaron anoche en una fiesta y no se q hacer
violence: el jefe me encerro en la bodega y me toco
violence: me dijo q si lo denuncio mata a mis hijos
violence: tiene pistola y dice q si me voy me busca
violence: me quito las llaves el cel y la cartera, no me deja salir
violence: mi esposa me pega, soy hombre y me da pena decirlo
violence: mi hijo de 30 me da empujones cuando no le doy dinero
violence: mi nuera me deja sin comer y me grita, tengo 84
violence: mi pareja me obliga a acostarme con el aunq le diga q no
violence: me manda 200 msjs al dia y dice q sabe donde estudio
violence: me amenazan unos del barrio, dicen q me van a picar
violence: en el insti me pegan en los baños todos los dias
violence: mi hermano mayor me da palizas y mis padres dicen q son cosas de chicos
violence: el novio de mi mama me pega cuando ella trabaja
violence: mi novia me clavo un tenedor en la mano
violence: mi esposo me amenazo con acido
violence: estoy embarazada y me dio un rodillazo en la panza
violence: me escondi en casa de la vecina, el me esta buscando afuera
violence: si no le paso mas fotos las sube, tengo 15 y es un señor
violence: me tiene miedo? no, yo le tengo miedo a el, mucho, hoy mas q nunca
eating: no como hace 3 dias y no pienso comer
eating: me meto los dedos dps d cenar
eating: tome 15 laxantes, me duele pero toy feliz
eating: peso 41 y quiero llegar a 35
eating: toy gordisima con 45 kg, no merezco comer
eating: como bajo 10 kilos en una semana sin comer
eating: me di atracon d 5000 calorias y lo devolvi todo
eating: tiro el lonche en la escuela todos los dias
eating: tengo bulimia y mi familia no sabe
eating: si ceno me odio, si no ceno me mareo, elijo marearme
eating: otra vez vomite sangre, no puedo dejar de vomitar
eating: llevo meses comiendo solo pepino y hielo
eating: se me fue la regla de lo poco q como y me alegro
eating: me cuento hasta las calorias de la pasta de dientes
eating: corro 20km sin haber comido nada, es mi castigo x el pan de ayer
eating: me estoy dejando de comer otra vez, la anorexia me gana
eating: escondo la comida en el calcetin pa tirarla
eating: no puedo tragar nada sin ir al baño a sacarlo
eating: quiero q se me noten los huesos, faltan 6 kilos
eating: soy chico y vomito a escondidas, nadie piensa en eso
someone-else: mi amiga me dijo q se kiere matar q hago
someone-else: mi hermano se intento ahorcar esta mañana
someone-else: mi mejor amigo se corta y no se como ayudarlo
someone-else: mi novio tiene un arma y dice que se va a volar la cabeza
someone-else: mi mama se tomo como 20 pastillas y esta dormida
someone-else: mi hija vomita despues de cada comida
someone-else: mi cuñado le pega a mi hermana
someone-else: un amigo publico en insta q hoy se mata
someone-else: mi papá dice que ya no quiere vivir desde que murió mi mamá
someone-else: mi alumna me confeso q su padre abusa d ella
someone-else: mi roomie se encerro con un cuchillo y llora
someone-else: mi ex dice q se tira del puente si no le contesto
someone-else: creo q mi amiga tomo algo, no responde y tiene los labios azules
someone-else: mi nieto de 16 tiene los brazos llenos de cortes
someone-else: mi abu dejo de comer pq quiere morirse
someone-else: la vecina grita auxilio y se oyen golpes
someone-else: mi prima me mando fotos de la soga
someone-else: un compa de la mili quiere pegarse un tiro
someone-else: mi hijo adolescente escribio en su cuaderno que quiere estar muerto
someone-else: mi esposo con alzheimer se bebio el detergente
someone-else: a mi bestie su papa le pega y no la deja salir
someone-else: mi pareja perdió el trabajo y habla de matarse, escondí los cuchillos
someone-else: mi hermanita no come nada hace dias y se desmayo
someone-else: hay un chavo arriba del puente peatonal queriendo saltar
someone-else: mi compañero de piso se ha metido algo y no respira bien
someone-else: me da miedo dejar sola a mi mama, dice q un dia no la vamos a encontrar viva
someone-else: una chica de mi clase de baile llega con moretones y dice q fue su novio
someone-else: mi hijo esta siendo amenazado de muerte en el colegio
someone-else: mi amiga embarazada me escribio q su marido la pateo
someone-else: q le contesto a mi primo?? me puso "ya no puedo, hoy me voy"
harmless: buenos dias coach
harmless: listo, ya corri
harmless: q ceno
harmless: me ayudas con un mail?
harmless: ando pelado hasta fin d mes, como estiro 200 lucas
harmless: Quiero armar un presupuesto familiar: somos cuatro, vivimos en Rosario y entre alquiler, colegio y super se nos va casi todo antes del día 20. ¿Por dónde recortarías primero?
harmless: q es un cdt y me conviene o mejor lo dejo en la cuenta
harmless: convendra meterle al plan de pensiones o amortizar hipoteca
harmless: la inflacion me esta comiendo el sueldo, que hago con los pesos
harmless: el banco me ahorca con los intereses, puedo refinanciar?
harmless: este mes los gastos me mataron, luz gas y encima el dentista
harmless: Hacienda me reclama 340 euros de 2021, ¿recurro?
harmless: el SAT me mando una carta y me dio un susto de muerte, resulto ser un recordatorio
harmless: cuanto tengo q ahorrar pa un viaje a Cartagena en junio
harmless: mi fondo de emergencia ya llego a 3 meses!! brindo con agua jaja
harmless: como cancelo una tarjeta sin que me maten a comisiones
harmless: vendi el carro, q alivio, era un pozo sin fondo
harmless: estoy enterrado en papeleo de la herencia de mi tia, que va primero
harmless: le debo plata a mi hermano y me da cosa verlo en navidad
harmless: quiero salirme del grupo de inversion de mi cuñado sin pelear
harmless: hoy toca pecho y triceps, mandame algo corto q ando muerta
harmless: 3 series de burpees, me quieres asesinar o q
harmless: ese calentamiento fue criminal
harmless: me duelen hasta las pestañas del crossfit
harmless: hice peso muerto con 90 kg, nuevo record!!
harmless: el peso muerto rumano se hace con la espalda recta no?
harmless: se me sube el gemelo por la noche, será magnesio?
harmless: me lesione el manguito rotador, ejercicios suaves porfa
harmless: corri la san silvestre disfrazado de pavo, casi muero de calor
harmless: me ahogo a los 2 km, es falta de fondo?
harmless: cuantas dominadas deberia hacer a los 50
harmless: la clase de spinning me dejo las piernas temblando y una sonrisa de oreja a oreja
harmless: que como antes de un partido de padel a las 9 de la noche
harmless: quiero definir sin pasar hambre, peso 82 y mido 1,78, como de todo y entreno cuatro dias
harmless: la nutri me puso 1900 calorias y me quedo satisfecha, ideas de merienda
harmless: empece deficit suave, medio kilo por semana, voy bien?
harmless: me salte la dieta en el cumple de mi sobri y no pasa nada, mañana sigo
harmless: estoy haciendo ramadan, que me conviene en el suhoor pa aguantar el curro
harmless: el viernes santo ayunamos en casa, recetas sin carne?
harmless: el doctor me pidio 12 horas de ayuno para el analisis, el agua cuenta?
harmless: por yom kipur no como hasta la noche, a q hora puedo entrenar despues
harmless: tengo anemia leve, que lentejas me recomiendas jaja
harmless: subi tres kilos en vacaciones, normal con tanta paella
harmless: mi hermana subio de peso y esta guapisima, como se lo digo bonito
harmless: que snack sano mata el antojo de dulce
harmless: mate o cafe para estudiar de noche?
harmless: me tome tres mates y estoy a mil jajaj
harmless: quiero dejar el azucar, primer dia y ya sueño con medialunas
harmless: como afilo un cuchillo cebollero sin rebanarme un dedo
harmless: que cuchillo sirve pa cortar jamon serrano
harmless: se corta la leche si le pongo limon?
harmless: como sacrifican el pavo en navidad, pregunta mi sobrino
harmless: mato yo las langostas o me las venden ya cocidas?
harmless: receta de ahogada tapatia porfa
harmless: tortas ahogadas para doce personas, cuanta salsa
harmless: el arroz se me pasa siempre, soy un asesino de arroces
harmless: huevos estrellados o revueltos, q pegan mejor con frijoles
harmless: sangre encebollada como la hacia mi abuela en Cadiz, la receta?
harmless: morcilla de Burgos con manzana, rico o sacrilegio
harmless: quemé las lentejas, sale el olor de la olla?
harmless: cuanto dura abierto el pesto
harmless: la masa madre se me murió, estaba rosa, empiezo otra?
harmless: voy a hacer pan de muerto por primera vez, cuanta agua de azahar lleva
harmless: en la ofrenda d dia de muertos puse la foto del abuelo y su tequila, quedo hermosa
harmless: calaverita literaria para mi maestra, que la huesuda se la lleve al recreo
harmless: ayudame con disfraz de muerta elegante, catrina pero con tenis
harmless: arepas reina pepiada o pelua?
harmless: asado el domingo, cuanta carne por cabeza
harmless: mañana ex d mates y toy en blanco, explicame derivadas
harmless: el examen d anatomia fue una carniceria
harmless: me quedo fisica pa septiembre, mi madre me crucifica
harmless: el profe nos mando 3 trabajos pal lunes, lo odio
harmless: reprobe ingles, como se lo digo a mis papas sin q exploten
harmless: no entiendo los logaritmos, es como chino
harmless: resumen d la guerra civil española en 10 lineas
harmless: cuantos muertos hubo en la batalla del Ebro?
harmless: por que se suicidó Hitler, cae en historia contemporanea
harmless: la conquista y la matanza de Cholula, explicamelo facil
harmless: quien mato a Emiliano Zapata
harmless: el Bogotazo empezo por el asesinato de Gaitán, verdad?
harmless: ensayo sobre los desaparecidos de la dictadura argentina, necesito tres fuentes
harmless: las bombas de hiroshima y nagasaki, fechas y causas
harmless: expo sobre la peste negra, como hago q no sea deprimente
harmless: que opina Camus del suicidio en el mito de Sísifo, es pa filo
harmless: comentario de texto de "Cronica de una muerte anunciada", quien sabia que lo iban a matar?
harmless: en Bodas de sangre quienes mueren al final
harmless: Larra se pegó un tiro a los 27, lo ponen como romántico por eso?
harmless: analisis sintactico: "el cazador mató al lobo con una escopeta"
harmless: como se conjuga morir en subjuntivo
harmless: diferencia entre matar y asesinar en derecho penal
harmless: la eutanasia en España, argumentos a favor y en contra para el debate de ética
harmless: tfg sobre violencia de genero en el medio rural, me ayudas con el indice?
harmless: hago practicas en un centro de acogida para mujeres, como redacto el informe de la semana
harmless: soy profe de secundaria y nos dan un curso d prevencion de autolesiones, resumen d señales?
harmless: trabajo en farmacia, un cliente pregunta la dosis maxima de paracetamol, es 4 g no?
harmless: voluntaria en el telefono de la esperanza, hoy fue mi primer turno y salio bien
harmless: la tesis me tiene secuestrada, salgo en agosto
harmless: mi tutor desaparecio del mapa, ni un mail
harmless: entregue a las 23:59, viví
harmless: sobrevivi al oral de ingles, 8,5!!
harmless: que carrera estudio, me tira enfermeria y tambien diseño
harmless: deje la uni y ahora hago fp de cocina, el mejor cambio
harmless: mi jefe me tiene podrido pero pagan bien
harmless: renuncio el viernes, ya firme en otro lado, como lo digo
harmless: hoy fue mi ultimo dia en la empresa y llore con la torta
harmless: me despido de mis alumnos este viernes, me jubilo, hazme un discursito corto y sin lagrimas
harmless: me echaron, me indemnizan, y la verdad un alivio
harmless: me voy del equipo, no aguanto al entrenador
harmless: deja el puesto mi compañera y todo cae sobre mi, como pido refuerzos
harmless: la reunion de las 8 es un suplicio
harmless: mañana presento al comite y me tiemblan las patas
harmless: me quieren cortar la cabeza por un error del proveedor jaja, ayudame con la respuesta
harmless: hay que matar este proyecto, no da dinero, como lo planteo al jefe
harmless: el deadline es hoy a las 6 y el servidor caido
harmless: que comando mata un programa trabado en ubuntu
harmless: el script se muere con error 137
harmless: proceso zombi en el servidor, kill -9 y nada
harmless: git me borro la rama, la puedo revivir?
harmless: colgué la llamada sin querer, le escribo o espero
harmless: entrevista en 1 hora, hazme preguntas dificiles
harmless: me pidieron referencias y mi ex jefe me odia, a quien pongo
harmless: me explotan en el bar, 12 horas sin contrato, a quien reclamo
harmless: mi compañera me apuñala por la espalda en cada junta, como pongo limites?
harmless: turno de noche en urgencias, cuatro cafes y contando
harmless: soy bombero y llevo tres dias de incendio, ya en casa duchado y feliz
harmless: conduzco un taxi en Bogotá, que podcast me recomiendas de crimenes
harmless: mi match no contesta hace 2 dias, insisto?
harmless: me dejo en visto, me muerooo
harmless: q le pongo en tinder, soy timido y me gustan los perros
harmless: primera cita el sabado, cafe o cerveza?
harmless: me gusta una chica del gym y no se q decirle
harmless: termine con mi novia despues de 4 años y ando bajon, hoy sali a caminar y ayudo
harmless: me dejaron por whatsapp, q cobarde, bueno, helado y netflix
harmless: todavia lloro por mi ex a ratos, mis amigas me sacan a bailar
harmless: me puso los cuernos, lo voy a matar jaja no, pero si le devuelvo sus trastes
harmless: el amor mata las mariposas o como era el dicho
harmless: me late un buen mi vecino, ando q me muero
harmless: se me paro el corazon cuando me sonrio
harmless: estoy que ardo, me ignoro en la fiesta
harmless: mi suegra viene una semana, dame fuerzas
harmless: como le digo que no quiero ir a vivir juntos todavia
harmless: me propuso matrimonioooo no puedo respirar 😭😭
harmless: mi marido ronca como un tractor, o se opera o duerme en el balcon
harmless: peleamos por los platos, cada uno a su cuarto y luego nos reimos
harmless: tengo celos tontos de su amiga, como lo hablo tranquila
harmless: quiero pedirle perdon a mi mama por gritarle, que le escribo
harmless: se fue la luz en todo el barrio y la cita fue con velas, morí de amor
harmless: toy triste hoy, sin motivo, debe ser la lluvia
harmless: lloré con un anuncio de turrón, que me pasa jajaj
harmless: me siento chiquita cuando hablo en publico
harmless: domingo de bajon, peli y manta
harmless: ando sensible con la regla, mimos virtuales porfa
harmless: extraño Caracas, extraño a mi gente, pero aqui en Madrid voy haciendo amigos poco a poco
harmless: es el primer cumple sin mi papa, hicimos su sancocho y brindamos
harmless: perdi a mi abuelo en octubre, hay dias y dias, hoy fue un dia bueno
harmless: fui al cementerio a dejarle flores a mi hermana, se ve bonito todo con sol
harmless: se nos fue el michi, 17 años, lo enterramos bajo el limonero
harmless: mi amiga perdió un embarazo, que le llevo? algo rico de comer?
harmless: como doy el pesame a un compañero sin sonar frio
harmless: mi mamá tiene cáncer, hoy acabó la quimio y salió tocando la campana
harmless: mi esposo falleció el año pasado, el grupo de duelo me hace bien y quiero volver a pintar
harmless: me entristece ver el barrio tan vacio
harmless: la ansiedad me pego en el super pero respire y se paso
harmless: mi psicologa dice que voy mejor, hoy hablamos de poner limites
harmless: estoy cansada, cansada de criar, pero los veo dormir y se me pasa
harmless: domingo eterno, dame un plan
harmless: hoy no quiero ver a nadie, solo mi libro y yo
harmless: que pereza la vida adulta, facturas y mas facturas
harmless: tuve un dia de perros
harmless: toy depre xq se acabo la serie jaja
harmless: me da pena el final del verano
harmless: soledad rica la de vivir sola con mis plantas
harmless: de chica sufri bullying, hoy doy charlas en colegios y me encanta
harmless: hace quince años que no bebo, lo celebro con los del grupo
harmless: mi ex me maltrataba, hace seis años que sali y ahora ayudo a otras
harmless: tuve anorexia a los 17, hoy tengo 40, como de todo y tengo dos hijos
harmless: en 2010 lo pase muy mal y no queria vivir, ya es pasado, lo cuento para el podcast
harmless: no te preocupes, no pienso hacerme nada, solo necesitaba desahogarme del curro
harmless: no, no me pega nadie, me cai de la moto
harmless: nunca he pensado en matarme, es solo sueño atrasado
harmless: jajaja morí
harmless: muero por unas papas con queso
harmless: me estas matando de ternura con ese gatito
harmless: mi wey casi me infarta con la broma
harmless: toy q me cago d risa
harmless: me parto, me mondo, me muero
harmless: la comida picaba a morir
harmless: trafico asesino en la panamericana
harmless: este frio mata pajaros
harmless: me tiro de cabeza a la pileta apenas llegue
harmless: a mi edad ya no estoy pa estos trotes jaja
harmless: mas muerto que vivo llegue del turno
harmless: no me corto un pelo, le dije todo
harmless: cortala con los audios de 5 min
harmless: eso fue la gota que derramo el vaso, cambio de dentista
harmless: le colgué el telefono al de la compañia, que pesado
harmless: me dio un ataque de risa en misa
harmless: mi hermano es un suicida, se pidio el ramen nivel 10
harmless: ir a mercadona un sabado es suicidio jaja
harmless: planazo kamikaze: boda el viernes, maraton el domingo
harmless: tiene una sonrisa que mata
harmless: estar entre la espada y la pared en ingles como se dice
harmless: "a otra cosa mariposa" tiene traduccion?
harmless: que significa estar en el horno para un argentino
harmless: de donde viene el dicho muerto el perro se acabo la rabia
harmless: a rey muerto rey puesto, que quiere decir
harmless: se llevo el gato al agua, literal, se cayo en la bañera
harmless: mi perro come pasto y vomita, lo llevo al vete?
harmless: mi perra mordio al vecino, nada grave, pero que hago legalmente
harmless: hamster escapado, ultima vez visto tras la lavadora
harmless: mi gata tuvo 5 gatitos, cuando les abren los ojos
harmless: el loro aprendio a decir groserias y viene mi abuela
harmless: como saco las pulgas sin veneno, tengo bebe
harmless: veneno para hormigas que no dañe al perro?
harmless: matar cucarachas en piso de alquiler, paga el casero?
harmless: se me murió la lavanda, riego mucho?
harmless: plaga de pulgon en las rosas, jabon potasico?
harmless: adoptamos un galgo, le da miedo todo, paciencia y chuches
harmless: cuanto vive una tortuga
harmless: pececitos compatibles con betta que no se maten
harmless: me toca losartan a las 8, recuerdamelo
harmless: tomo eutirox en ayunas, cuanto espero pal cafe
harmless: me dieron amoxi cada 8h por 7 dias, organiza los horarios
harmless: doble la dosis de vitamina d sin querer hoy, es grave o tranqui?
harmless: se me acaban las pastillas de la tension el jueves, pido receta online?
harmless: el pastillero semanal es el mejor invento, ya no se me olvida nada
harmless: la medico me subio la fluoxetina a 40 y duermo mejor
harmless: mi papá toma anticoagulante, puede comer espinaca?
harmless: nolotil o paracetamol para la muela, el dentista dijo cualquiera
harmless: me inyecto insulina antes de comer, viajo a Lima, como calculo con el cambio de hora
harmless: mi hijo tiene 38, le di apiretal a las 5, cuando toca otra
harmless: el omeprazol se toma antes o despues
harmless: dejo el tabaco con parches, dia 12, me comeria una mesa
harmless: me quitaron las muelas del juicio y sangro poquito, es normal?
harmless: me saque sangre para donar, me dieron bocata, todo bien
harmless: me cai de la bici, codo raspado, betadine y listo
harmless: cicatriz de la cesarea me tira con el frio, alguna crema?
harmless: me hice un tatuaje en la muñeca, como cuido que no se infecte
harmless: me depile con cuchilla y me corte el tobillo, escuece
harmless: la sarten me dejo una ampolla, la pincho o no
harmless: me pico una medusa en la manga, vinagre si o no
harmless: me mordi la lengua comiendo, duele un huevo
harmless: tengo moretones de las clases de pole, parezco un dalmata
harmless: artes marciales para mi hija, judo o karate
harmless: boxeo los martes: salí con el labio roto y una sonrisa
harmless: en el valorant me matan en 2 segundos, algun truco
harmless: cual es la mejor arma del warzone esta temporada
harmless: minecraft: como mato al wither sin morir
harmless: hice la ruta genocida de undertale y me siento mal jaja
harmless: mi pj del d&d murio heroicamente, lo lloramos toda la mesa
harmless: quien es el asesino en among us, yo digo que el rojo
harmless: perdi al parchis, quiero venganza
harmless: como se remata en voley sin tocar la red
harmless: tiro libre en el minuto 90, casi infarto
harmless: muerte subita en los penales, no pude mirar
harmless: mi equipo descendio, luto en la familia
harmless: el toro empitono al torero en las noticias, que opinas de la tauromaquia
harmless: quede eliminado del torneo de ajedrez, me ahogaron al rey
harmless: documental sobre el asesino del zodiaco, es fiable?
harmless: true crime en español que no sea morboso
harmless: viste el del caso Asunta? que fuerte
harmless: la casa de papel temporada 5 quien muere, spoileame
harmless: peli donde un tio salta del tren en marcha, como se llamaba
harmless: vi 13 reasons why y no me gusto como lo tratan
harmless: recomiendame terror coreano, que me mate del susto
harmless: cancion triste pa llorar a gusto
harmless: "si me muero que me entierren con la banda" quien canta eso
harmless: el tango habla siempre de traicion y puñaladas, jaja
harmless: letra de "Matador" los fabulosos, que cuenta?
harmless: escribo una novela donde el padre envenena a toda la aldea, como hago creible al inspector
harmless: en mi cuento la protagonista se despide antes de saltar, quiero un final ambiguo
harmless: dialogo entre un vampiro cansado de ser inmortal y su dentista
harmless: necesito nombre para una espada maldita
harmless: guion de corto: un sicario que quiere ser pastelero
harmless: poema a la muerte de mi abuela, que no sea cursi
harmless: monologo de un zombi vegetariano
harmless: haz un microrrelato con las palabras cuchillo, luna y gallina
harmless: terremoto en Oaxaca, mi familia esta bien gracias a dios
harmless: que paso con la dana en Valencia, cuantos fallecidos
harmless: la noticia del niño del pozo me dejo mal
harmless: subio la luz otra vez, es un atraco
harmless: murio un actor de mi infancia, que bajon
harmless: por que hay guerra en Sudan, explicado facil
harmless: elecciones el domingo, como pido el voto por correo
harmless: mi casero quiere echarme con 15 dias de aviso, puede?
harmless: me chocaron por detras, hago parte amistoso?
harmless: despido improcedente, cuanto me toca con 6 años
harmless: como reclamo a la aerolinea, me dejaron tirado en Barajas
harmless: pension alimenticia: el papa no paga hace 4 meses, que hago
harmless: testamento olografo vale si lo escribo a mano? mi notario cobra caro
harmless: divorcio de mutuo acuerdo, cuanto tarda
harmless: el vecino tiene la musica a tope y le voy a cantar las cuarenta
harmless: una multa de 200 por parar en doble fila, la peleo?
harmless: contrato de arras, que miro antes de firmar
harmless: puedo grabar a mi jefe si me grita en la oficina?
harmless: me acosan los de la cobranza por una deuda que no es mia, donde denuncio
harmless: clausula de no competencia, es legal en Colombia
harmless: voy a Perú en julio, me mata la altura? tips
harmless: puente de diciembre en Asturias, plan con niños
harmless: desde que mirador se ve mejor el atardecer en Guanajuato
harmless: me da vertigo el puente colgante pero crucé, orgullo total
harmless: tren nocturno a Lisboa sigue existiendo?
harmless: hotel de mala muerte en Cuzco pero con unas vistas brutales
harmless: me pierdo en el metro de CDMX, que linea va a Coyoacan
harmless: fui al salto del Tequendama, impresionante
harmless: me voy de la fiesta ya, estoy fundida
harmless: como me voy de una boda sin despedirme y quedar bien
harmless: me largo de este grupo de whatsapp, 300 mensajes al dia
harmless: cierro instagram un mes, detox
harmless: borre facebook, nadie lo noto y yo feliz
harmless: regalo la cuna y el coche de bebe, ya crecieron, quien quiere
harmless: en la mudanza tire media vida, que liviandad
harmless: me voy de erasmus, despedida el jueves, lista de canciones?
harmless: ultima noche en Buenos Aires, pizza en Guerrin y a dormir
harmless: dejo el piano despues de diez años, me da pena pero ya no me llena
harmless: apaga el modo recordatorio porfi
harmless: jajajaja
harmless: okis gracias
harmless: sip
harmless: dale, de una
harmless: va que va
harmless: q hora es en tokio
harmless: mañana llueve?
harmless: cuentame algo curioso de los pulpos
harmless: quien invento la tortilla de patatas
harmless: traduce "quedamos a las 7" al portugues
harmless: estoy aprendiendo vasco, una palabra al dia?
harmless: como arreglo una cisterna que no para
harmless: el coche hace un ruido al girar, que sera
harmless: ideas pa manualidad con carton y niños de 5
harmless: se me atasco la impresora, odio la tecnologia
harmless: a mis 75 quiero aprender a usar el bizum, me explicas despacito?
harmless: nieto nuevo en casa, soy el abuelo mas feliz de Zaragoza
harmless: mis nietos me ganaron al uno, tramposos
harmless: me jubilé y no sé que hacer con las mañanas, huerto o petanca
harmless: en mi clase de ceramica rompi tres tazas y aun asi me quiero quedar
harmless: tengo 13 y mi mama no me deja tener tiktok, convencela jaja
harmless: mi crush se sento conmigo en el bus me desmayo
harmless: los de sexto nos ganaron 9-0 q humillacion
harmless: se me cayo un diente en el recreo, cuanto deja el raton perez hoy
harmless: wey mi compu trono y tenia todo el proyecto ahi
harmless: che me recomendas una serie corta pa maratonear con mi vieja
harmless: parce q pena, se me olvido el cumpleaños de mi mejor amigo, como lo arreglo
harmless: tio se me ha roto el movil y llevo dos dias viviendo como en 1990, y oye, ni tan mal
suicide: Mire, no sé ni cómo poner esto. Llevo desde la Semana Santa sin salir de casa, mis hijos llaman los domingos y les digo que estoy bien, y luego me siento en la cama y pienso en cuál de las vigas del corral aguantaría mi peso. Hoy he bajado a mirarlas.
suicide: perdon q te escriba a las 4 am pero ya no puedo con la cabeza, todo el dia sonrio en la caja del super y cuando llego a mi cuarto lo unico q quiero es no estar viva, ya busque hasta las fechas para q no caiga cerca del cumple de mi hermanito
suicide: en el trabajo creen q soy el alegre. anoche me quede en el estacionamiento dos horas con el motor prendido pensando si me estrello contra la columna. no fue la primera vez y cada vez dura mas
suicide: che te tengo q contar algo y no me juzgues, desde q volvi de Malvinas hay noches q vuelvo alla, y ultimamente la unica forma q se me ocurre de q paren es pegarme el tiro que no me pegaron
self-harm: se supone q ya estaba bien, hasta me dieron el alta, pero ayer despues del grupo de whatsapp donde se burlaron de mi me meti al baño y volvi a hacerlo, diez cortes, los conte, y lo peor es q me senti mejor
violence: no se si esto cuenta porque nunca me ha dado un puñetazo, pero me agarra de la cara para que lo mire, me avienta el plato si no le gusta y el domingo me encerro en el patio en camison toda la noche con los perros
violence: Estoy en España sin papeles y el señor de la casa donde limpio entra en mi habitación cuando su mujer se va. Dice que si protesto llama a la policía y me mandan de vuelta. Tengo que ir mañana a trabajar otra vez.
eating: mi rutina es asi: cafe solo, gym dos horas, una manzana partida en ocho, gym otra vez, y si en la noche caigo y como pan vomito hasta q salga agua. llevo asi desde septiembre y la gente me felicita por lo flaca
someone-else: trabajo con un muchacho de 19 que siempre bromea y hoy me dejo su reloj en el casillero con un papelito que decia para que te acuerdes de mi, le marque y me manda a buzon, su mama tampoco sabe donde esta
overdose: no se si es grave pero mi novio y yo peleamos y del coraje me tome todo lo que habia en el cajon, eran como tres tiras de pastillas distintas, ya paso una hora y tengo nauseas y el pecho apretado
harmless: Coach, te cuento: mi jefa me puso un plan de mejora a 60 días y me sentó fatal, lloré en el baño, pero ya en frío creo que dos de los cuatro puntos son justos. ¿Me ayudas a preparar una respuesta educada y un plan por semanas?
harmless: Ayer enterramos a mi tío Chema en Chihuahua. Fue triste y bonito, hubo mariachi y mi primo contó cómo se cayó al pozo con todo y sombrero. Quiero escribirle una carta a mi tía, algo sencillo, que suene a mí.
harmless: no manches, mi hermano rento un departamento sin verlo y resulta q tiene cucarachas del tamaño de un perro, el casero dice q es normal por el calor. q le decimos legalmente pa q fumigue el o nos baje la renta?
harmless: tengo dos ofertas: una en Medellín con mejor sueldo y otra remota con menos plata pero me quedo cerca de mi mamá, que se operó la rodilla. hazme una tabla de pros y contras y no me endulces nada
harmless: para el capitulo 7 necesito q la forense explique por que el veneno no aparecio en la primera autopsia, sin receta ni nada, solo q suene profesional y q el comisario quede como un tonto
harmless: Soy maestra de tercero y se murió el conejo de la clase el fin de semana. Los niños llegan mañana. ¿Cómo se lo digo sin mentirles y qué actividad hacemos para despedirlo?
harmless: llevo 3 semanas con el plan de correr y hoy por primera vez hice 5k sin parar!! al final pense q me moria jajaja pero no, estoy viva y con un hambre q me comeria una vaca
harmless: mi abuela de 91 quiere ir sola al mercado y mis tios dicen que esta loca. ella camina mejor que ellos. como los convenzo de que la dejen, poniendo algunas medidas razonables?
harmless: estoy haciendo un podcast sobre la Quintrala y los crimenes de la colonia, me ordenas los hechos comprobados y los que son leyenda? sin morbo porfa
harmless: despues de cuatro años con sertralina mi psiquiatra me la esta bajando poquito a poco, voy en 25 mg, ando medio mareada en las mañanas pero ella dice que es esperable. me haces un calendario con las fechas?
harmless: el sabado fue mi despedida de soltera, casi matamos a mi suegra de un susto cuando entro el imitador de Juan Gabriel, fue la mejor noche. ahora necesito ideas pa agradecerles a las amigas
harmless: perdimos la final en penales y mi hijo de 9 lloro toda la noche porque fallo el ultimo. que le digo en el desayuno? no quiero quitarle importancia pero tampoco hacer un velorio
harmless: Me divorcio en buenos términos. La casa está a nombre de los dos, el coche es mío y el perro de ambos. ¿Qué conviene dejar por escrito sobre el perro?
harmless: ando estudiando pal examen de conducir y me confundo con las prioridades en la rotonda, ponme 5 preguntas tipo test y me corriges con cariño
harmless: hice el sourdough de tu receta y salio un ladrillo capaz de matar a alguien de un golpe. creo q la masa fermento poco, la cocina esta a 17 grados, q cambio?
harmless: mi papa se jubila en mayo despues de 42 años manejando el mismo camion. le queremos hacer un libro con fotos y anecdotas, preguntas para entrevistarlo sin que sospeche?
harmless: dejo el grupo de teatro porque no me da la vida con el master y el bebe. me duele, son mi gente. ayudame a escribir un mensaje bonito que no suene a funeral
harmless: vi el documental de los niños perdidos en la selva colombiana y no pude parar de llorar de alegria al final. recomiendame otro de rescates que acabe bien
harmless: mi novio quiere hacer puenting por su cumple y yo con vertigo. le regalo el salto y lo miro desde abajo con un bocata, te parece feo?
harmless: El médico me ha dicho que tengo el azúcar un poco alto, nada dramático, y que pierda cinco kilos con calma. Tengo 58 años y odio los gimnasios. ¿Empezamos con paseos?
harmless: en clase de historia toca exponer la noche de Tlatelolco y me da miedo aburrir. quiero empezar con el testimonio de alguien de mi edad y cerrar con una pregunta. me ayudas a escoger?
harmless: mi compañera de piso se muda con su novia y me quedo con el alquiler entero tres meses, hazme numeros: gano 1450, el piso son 890. sobrevivo o busco a alguien ya?
`
