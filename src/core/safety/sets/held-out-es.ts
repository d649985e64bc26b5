/** One message a line: what it is, then the message; ` // ` parts it from those sent before. Not to be read while rules are tuned. */
export const HELD_OUT_ES = `
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
suicide: soy una carga para mi familia
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
`
