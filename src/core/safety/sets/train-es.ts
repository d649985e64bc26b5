/** One message a line: what it is, then the message; ` // ` parts it from those sent before. Rules are tuned with these. */
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
`
