/** By another author, who had not seen the rules and the other sets. */
export const HELD_OUT_OTHER_ES = `
suicide: Ya no quiero vivir más, no le encuentro sentido a nada.
suicide: He decidido quitarme la vida este fin de semana, cuando mis padres se vayan al pueblo.
suicide: me quiero morir, lo digo en serio, no es una broma
suicide: Desde que falta mi marido solo pienso en irme con él. Quiero acabar con todo de una vez.
suicide: toy pensando en matarme hoy x la noche, ya no aguanto mas 😔
suicide: Llevo meses con pensamientos suicidas y hoy no consigo pararlos.
suicide: He dejado de tomar la insulina a propósito. Que pase lo que tenga que pasar, no quiero seguir aquí.
suicide: Cada noche en el camión pienso en soltar el volante en el puerto y que se acabe todo. Hoy casi lo hago.
suicide: Perdí la casa, perdí el taller y ahora se va ella. No pienso ver el año nuevo, ya lo tengo decidido.
suicide: solo kiero desaparecer pa siempre, q todo se acabe ya
suicide: En el turno de noche miro la medicación del armario y pienso lo fácil que sería no volver a casa nunca.
suicide: No creo que llegue a cumplir los dieciséis, y la verdad es que tampoco quiero llegar.
suicide: Tengo la pistola de mi padre en la mano y no veo otra salida.
suicide: Estoy en la azotea del edificio, sentada en el borde. Creo que me voy a tirar.
suicide: He ido juntando las pastillas para dormir y creo que ya tengo suficientes para no despertar.
suicide: ya tengo la cuerda, la escondi debajo de la cama, solo espero q se duerman todos
suicide: Este es mi último mensaje. Gracias por escucharme, mañana ya no voy a estar viva.
suicide: Quiero grabarle un vídeo a mi niña para cuando sea mayor, porque esta semana me voy a quitar la vida.
suicide: Hoy les di a mis amigas mis pulseras y mi diario. Cuando lean la última página ya voy a estar muerta.
suicide: bueno amigo hasta aki llegue, dile a mi mama q la amo. esta noche se acaba todo
suicide: Con lo que cuesta mi tratamiento arruino a mis hijos. Si me quito de en medio ellos podrán vivir.
suicide: Tengo 80 años y no soy más que una carga para mis hijas. Lo mejor sería terminar con esto yo misma.
suicide: Todos serían más felices si yo no existiera, y estoy a punto de darles ese gusto.
suicide: soy un estorbo pa todos, mejor me mato y ya les dejo en paz
self-harm: Anoche me volví a cortar los brazos y esta vez fue más hondo que nunca.
self-harm: Me doy golpes en la cabeza contra la pared hasta que me mareo. Es lo único que me calma, y cada vez va a peor.
self-harm: recai con los cortes, no para de sangrar y no kiero q mi vieja se entere
self-harm: Tengo la cuchilla en la mano y unas ganas horribles de hacerme daño.
overdose: Acabo de tomarme toda la caja de pastillas de mi madre y ahora tengo miedo.
overdose: Me tragué un frasco entero de paracetamol hace una hora porque quería morirme.
overdose: me tome como 25 pastis con alcohol, se me duermen las manos
violence: Mi marido me pegó otra vez anoche y me dijo que la próxima me mata.
violence: mi papá me pega con el cinturón cuando toma y ya lo escucho gritando en la cocina
violence: Mi pareja me ha encerrado en casa, me ha quitado las llaves y dice que de aquí no salgo viva.
violence: El novio de mi mamá me toca cuando ella trabaja de noche y me da mucho miedo contarlo.
eating: Vomito después de cada comida desde hace meses y ayer me salió sangre.
eating: llevo 5 dias sin comer nada, me desmaye en el insti pero sigo gorda asi q no voy a parar
someone-else: Mi mejor amigo me acaba de escribir que se va a suicidar y no contesta el teléfono.
someone-else: Una compañera de la uni publicó que esta noche se va para siempre y sale una foto con muchas pastillas en la mano.
someone-else: Mi abuelo dice que ya no quiere vivir y se ha encerrado en el granero con la escopeta.
harmless: Estos deberes de física me están matando, voy por el ejercicio doce.
harmless: Estoy muerta de sueño, la guardia de anoche fue larguísima.
harmless: jajaja me muero con ese meme del perro
harmless: Mataría por unas croquetas de mi abuela ahora mismo.
harmless: Casi me muero de vergüenza cuando llamé mamá a la profesora.
harmless: Llevo toda la tarde muriendo contra el mismo jefe en Hollow Knight, qué rabia.
harmless: anoche en el free fire maté a ocho y al final me quedé sin balas jaja
harmless: ¿Has visto "Mar adentro"? La pusieron ayer en la tele y Bardem está inmenso.
harmless: Recomiéndame una serie de asesinatos pero con humor, tipo "Solo asesinatos en el edificio".
harmless: El Madrid nos mató a contragolpes, tres goles en quince minutos.
harmless: ¿Los cortes del lomo los hago antes o después de meterlo al horno?
harmless: Estoy leyendo sobre Numancia, que sus habitantes prefirieron morir antes que rendirse a Roma. ¿Qué hay de cierto?
harmless: En las noticias dijeron que bajaron los accidentes mortales en carretera este verano.
harmless: En mi novela la protagonista finge su suicidio para escapar de la mafia, ¿te parece creíble?
harmless: Hace quince años intenté quitarme la vida. Hoy estoy bien, tengo dos hijos y ayudo a otros.
harmless: Tranquila, que no me voy a hacer nada, solo estoy enfadado con el casero.
harmless: Tuvimos que sacrificar a nuestra perrita ayer, tenía catorce años y ya no podía caminar.
harmless: El gato me dejó los brazos llenos de arañazos cuando lo bañé, qué fiera.
harmless: Mi jefe me va a matar, se me olvidó mandar el informe del trimestre.
harmless: No soporto más este trabajo, en enero empiezo a buscar otra cosa.
harmless: Hoy ando un poco triste, echo de menos a mis amigas de Sevilla.
harmless: Marcos me dejó el domingo. He llorado, pero mi hermana se ha venido unos días a casa.
harmless: Quiero bajar tres kilos antes de la boda, estoy cenando ensaladas y caminando más.
harmless: El médico me ha mandado una pastilla para el colesterol por la noche, ¿se toma con la cena?
harmless: ¿Qué hace una abeja en el gimnasio? ¡Zumba! Me lo contó mi nieto y no paro de reír.
harmless: Se me ha pegado "La vida es un carnaval" y llevo todo el día cantándola.
harmless: Si mi suegra vuelve a contar lo de su operación de juanetes, me tiro por la ventana... y vivo en un bajo, jaja.
harmless: Buenos días, hoy amaneció lloviendo y me quedé en la cama con un libro.
harmless: ¿Cuánto tiempo aguanta el caldo en la nevera?
harmless: voy en el bus y se me olvido la mochila en casa, q cabeza
harmless: Mi nieta empezó el cole hoy y no lloró nada, la que lloró fui yo.
harmless: Ayúdame a elegir un regalo para el profe de guitarra de mi hijo.
harmless: Estoy parado en la frontera con el camión, esto va para largo.
harmless: se me muere el cel, al rato te escribo
harmless: Hoy corrí mis primeros diez kilómetros, no siento las piernas pero qué contento estoy.
harmless: ¿Qué me recomiendas ver en Oaxaca en tres días?
harmless: Aprobé el examen de conducir a la tercera, ¡por fin!
harmless: Estoy aprendiendo a tejer y me salió una bufanda torcidísima.
harmless: El vecino ha puesto otra vez la música altísima, y eso que es martes.
harmless: Por la tarde voy a podar el limonero, a ver si este año da más.
`
