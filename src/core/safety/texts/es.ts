import type { SafetyTexts } from './en.ts'

export const ES: SafetyTexts = {
  heard: {
    suicide: 'Suena como si la vida pudiera estar pesando demasiado ahora mismo.',
    'self-harm': 'Suena como si hacerte daño pudiera ser parte de esto.',
    overdose: 'Puede tratarse de algo tomado que hace daño.',
    medical: 'Lo que describes puede ser una emergencia médica.',
    violence: 'Suena como si alguien pudiera estar haciéndote daño o amenazándote.',
    'harm-to-others': 'Suena como si alguien pudiera salir herido.',
    eating: 'Suena como si comer pudiera haberse vuelto difícil.',
    'someone-else': 'Suena como si alguien pudiera necesitar ayuda.',
    grooming: 'Suena como si alguien pudiera estar pidiendo algo que no está bien, y eso no sería culpa tuya.',
  },
  answers: {
    suicide: [
      '{heard} Has hecho bien en decirlo; me lo tomo en serio. Soy un asistente de IA: puedo escucharte, y también mereces tener a alguien a tu lado.\n\n{help}\n\n¿Estás a salvo en este momento?',
      'Gracias por contármelo. {heard} Es mucho dolor, y no tienes que cargar con él a solas. Soy un asistente de IA; hay personas que saben acompañar momentos así.\n\n{help}\n\n¿Hay alguien cerca de ti ahora?',
      'Sigo aquí y me lo sigo tomando en serio. {heard} Lo que se siente con tanta fuerza puede aliviarse, aunque ahora no lo parezca. Soy un asistente de IA y no puedo cuidar de ti; una persona sí.\n\n{help}\n\n¿Quién podría estar contigo, o al teléfono, en los próximos minutos?',
      'Lo que escribes importa, y tú también. {heard} Soy un asistente de IA y no sustituyo a alguien que oiga tu voz. Puedes leerle tal cual lo que me has escrito.\n\n{help}\n\n¿Hay algo cerca que puedas poner fuera de tu alcance?',
    ],
    'self-harm': [
      '{heard} Gracias por contármelo; no es fácil y no te juzgo. Soy un asistente de IA y no puedo ver una herida: si es profunda o no deja de sangrar, llama a emergencias.\n\n{help}\n\n¿Alguien puede quedarse contigo hasta que pase el impulso?',
      'Has hecho bien en decirlo. {heard} Muchas veces hay detrás un dolor que no cabe en palabras. Soy un asistente de IA; hay personas que lo entienden a una llamada de distancia.\n\n{help}\n\nSi tienes una herida, ¿puede verla alguien?',
      'Sigo aquí. {heard} Un impulso así llega como una ola y vuelve a bajar. Mientras dure, ve a otra habitación o junto a alguien. Soy un asistente de IA, así que díselo también a una persona.\n\n{help}\n\n¿A quién se lo podrías decir hoy?',
    ],
    overdose: [
      '{heard} No esperes, aunque te sientas bien: parte del daño aparece horas después, sin avisar.\n\n{help}\n\nNo te provoques el vómito y guarda el envase a tu lado. Soy un asistente de IA y no puedo llamar por ti. ¿Puedes llamar ya?',
      '{heard} Es una emergencia y se puede tratar.\n\n{help}\n\nDi qué era y cuándo. No te provoques el vómito y no te quedes a solas. Soy un asistente de IA y no puedo enviar a nadie. ¿Hay alguien contigo que pueda llamar?',
      'Me lo tomo muy en serio. {heard} Sentirse bien no significa estar a salvo todavía.\n\n{help}\n\nNo te provoques el vómito y lleva el envase. Soy un asistente de IA y no puedo hacerlo por ti. ¿Llamarás antes de volver a escribirme?',
    ],
    medical: [
      '{heard} No esperes a ver si se pasa.\n\n{help}\n\nNo cuelgues: te dirán qué hacer hasta que llegue la ayuda. Soy un asistente de IA, no un médico, y no puedo llamar por ti. ¿Puedes llamar ya?',
      'Me lo tomo en serio. {heard} Los minutos pueden contar, y a nadie le molesta una llamada de más.\n\n{help}\n\nDi dónde estás y qué ves. Soy un asistente de IA y no puedo enviar a nadie. ¿Hay alguien cerca que pueda llamar o abrir la puerta?',
      '{heard} Aunque ahora parezca mejor, que lo vean enseguida.\n\n{help}\n\nNo conduzcas, y no dejes sin compañía a quien esté así. Soy un asistente de IA y no puedo hacerlo por ti. ¿Llamarás antes de volver a escribirme?',
    ],
    violence: [
      '{heard} Te creo, y no es culpa tuya. Soy un asistente de IA y no puedo llamar a nadie. Si alguien mira tu teléfono, quizá convenga borrar esto.\n\n{help}\n\nPrimero: ¿puedes leer y escribir aquí sin peligro?',
      'Siento que te pase esto, y has hecho bien en decirlo. {heard} No tienes la culpa de lo que hace otra persona. Soy un asistente de IA; estas personas saben proteger a alguien.\n\n{help}\n\n¿Estás en un lugar seguro en este momento?',
      'Me lo sigo tomando en serio. {heard} Mereces estar a salvo, pasara lo que pasara antes. Soy un asistente de IA; estas personas planean contigo, sin obligarte a nada.\n\n{help}\n\n¿A quién más se lo podrías contar?',
    ],
    'harm-to-others': [
      '{heard} Has hecho bien en decirlo antes de que pase nada; me lo tomo en serio. Soy un asistente de IA y no puedo estar contigo: si estás a punto de hacerlo, aléjate y deja atrás todo lo que pueda herir a alguien.\n\n{help}\n\n¿Estás lejos de esa persona en este momento?',
      'Gracias por decírmelo. {heard} Una rabia o un miedo así sube y vuelve a bajar, y la distancia ayuda. Soy un asistente de IA; una persona puede acompañarte en la próxima hora sin juzgarte.\n\n{help}\n\n¿Adónde podrías ir ahora para que nadie salga herido?',
      'Sigo aquí y me lo sigo tomando en serio. {heard} Pasara lo que pasara, puedes parar antes de que ocurra. Soy un asistente de IA y no puedo hacerlo por ti; estas personas también ayudan con pensamientos así.\n\n{help}\n\n¿Quién podría venir a estar contigo?',
    ],
    eating: [
      '{heard} Gracias por confiármelo. No es cuestión de voluntad y no tienes que llevarlo a solas. Soy un asistente de IA, no un médico: si te desmayas, te duele el pecho o no retienes ni el agua, busca hoy ayuda médica.\n\n{help}\n\n¿A quién se lo podrías contar?',
      'Has hecho bien en decírmelo. {heard} Mereces comida, descanso y cariño, diga lo que diga un número. Soy un asistente de IA; hay personas que conocen esto y pueden ayudarte mejor.\n\n{help}\n\n¿Cómo te sientes ahora: con mareo, con debilidad, o bien?',
      'Sigo aquí y me lo sigo tomando en serio. {heard} Los pensamientos sobre la comida pueden hacer mucho ruido, y con la ayuda adecuada se calman. Soy un asistente de IA y no te daré números ni reglas.\n\n{help}\n\n¿Podrías contárselo hoy a alguien de confianza?',
    ],
    grooming: [
      '{heard} Cuéntaselo hoy a una persona adulta de confianza, como tu madre, tu padre, una profesora o una tía: no te meterás en un lío. No tienes que enviar nada ni ver a nadie. Soy un asistente de IA y no debo ser el único que lo sepa.\n\n{help}\n\n¿A quién se lo podrías contar primero?',
      'Has hecho bien en contármelo. {heard} Nadie mayor puede pedirle eso a alguien joven, y esos secretos siempre se pueden contar. No contestes, no vayas, y guarda los mensajes para enseñarlos. Soy un asistente de IA; estas personas están para la gente joven.\n\n{help}\n\n¿Hay cerca una persona adulta de confianza?',
      'Me lo sigo tomando en serio. {heard} Es así aunque hayas contestado, enviado algo o te gustara al principio. No vayas a verle. Soy un asistente de IA y no puedo pararlo; una persona adulta y este servicio sí.\n\n{help}\n\n¿Pensamos cómo decírselo a alguien de confianza?',
    ],
    'someone-else': [
      '{heard} Haces bien en tomarlo en serio. Si esa persona ha desaparecido, está herida, no despierta o ha tomado algo, llama primero a emergencias. Si suena a suicidio, pregúntaselo directamente; preguntar no da la idea. Soy un asistente de IA y no puedo llegar a esa persona.\n\n{help}\n\n¿Sabes dónde está ahora?',
      'Gracias por estar pendiente. {heard} Tómate en serio sus palabras y no dejes a esa persona a solas si puede ocurrir pronto. No tienes que guardar el secreto. Soy un asistente de IA; aquí también te orientan a ti.\n\n{help}\n\n¿Hay alguien con esa persona ahora?',
      'Me lo sigo tomando en serio, por esa persona y por ti. {heard} No tienes que resolverlo, solo traer ayuda y cuidarte también. Soy un asistente de IA y no puedo llamar por ti.\n\n{help}\n\n¿Quién puede ayudarte con esto ahora?',
    ],
  },
  checkIns: [
    'Quería preguntarte cómo estás hoy. No tienes que explicar nada; basta una palabra, y ninguna también está bien.',
    'Solo un hola tranquilo. ¿Cómo va el día? Si te apetece escribir, aquí estoy.',
    'No hace falta que contestes: solo quería saber cómo estás hoy y si tienes a alguien cerca.',
  ],
  replies: {
    shared: [
      'Te leo. Puedes escribir tanto o tan poco como quieras; soy un asistente de IA y no juzgo nada de lo que digas. ¿Hay alguien cerca de ti ahora?',
      'Gracias por seguir escribiendo. Quedémonos solo en la próxima hora: ¿qué la haría un poco más llevadera?',
      'Suena muy duro. ¿A quién podrías mandarle ahora un mensaje corto, aunque solo diga «¿puedes venir?»?',
      'No hace falta encontrar las palabras justas. Si llamar se te hace mucho, puedes leer en voz alta lo que me has escrito.',
      'Soy un asistente de IA y no debería ser el único que lo sabe. ¿A quién se lo podrías contar hoy?',
      '¿Has bebido agua, comido algo, dormido un poco? Lo pequeño no lo resuelve, pero hace más llevaderas las próximas horas.',
      'Podemos ir despacio. ¿Qué es lo más difícil de esto ahora mismo?',
      'Si empeora mientras escribimos, para, por favor, y llama al {emergency}. Después sigo aquí.',
      '¿Qué te ha ayudado otras veces, aunque fuera un poco, a pasar una hora mala?',
      'No puedo prometerte que sea fácil. Muchas personas encuentran la salida con ayuda, y esa ayuda también es para ti.\n\n{help}',
    ],
    suicide: [
      '¿Los pensamientos son ahora más fuertes o más débiles que antes? Si son más fuertes, llama ya al {emergency}, por favor.',
      '¿Hay algo cerca con lo que podrías hacerte daño? ¿Puedes dárselo a alguien o ir a otro lugar?',
      '¿Qué te gustaría que supiera quien venga a sentarse contigo?',
    ],
    'self-harm': [
      '¿Sigue ahí el impulso? Esperar diez minutos al lado de otra persona es un paso de verdad, y después se puede repetir.',
      'Si tienes una herida, ¿la ha visto alguien? Está bien pedirlo.',
    ],
    overdose: [
      '¿Has llamado al {emergency}? Hazlo primero, por favor, aunque te sientas bien. Después sigo aquí.',
      '¿Hay alguien contigo que pueda llamar? No te acuestes a solas y guarda el envase para quienes te ayuden.',
    ],
    medical: [
      '¿Has llamado al {emergency}? Hazlo primero, aunque parezca que mejora. Después sigo aquí.',
      '¿Hay alguien contigo? No te quedes a solas ni conduzcas, y haz lo que te digan por teléfono.',
      'Yo no puedo valorar síntomas. Quien conteste en el {emergency} sí puede; pregúntale, y escríbeme cuando haya llegado la ayuda.',
    ],
    violence: [
      '¿Sigue siendo seguro escribir? Si no, déjalo aquí; no es ninguna descortesía.',
      'Lo que hagas lo decides tú. ¿Hay un lugar donde puedas estar a salvo esta noche?',
    ],
    'harm-to-others': [
      '¿Ya estás lejos de esa persona? Si no, primero vete a otro lugar; todo lo que quieras contarme puede esperar.',
      '¿Tienes cerca algo que pueda herir a alguien? ¿Podrías dejarlo atrás o dárselo a alguien de confianza?',
    ],
    eating: [
      '¿Cómo está tu cuerpo hoy: mareo, desmayo, mucha debilidad? Si es así, ve hoy al médico o llama al {emergency}.',
      '¿Ayudaría que alguien se sentara contigo en la próxima comida? ¿Quién podría ser?',
    ],
    grooming: [
      '¿Has podido contárselo a una persona adulta de confianza? Puedes enseñarle lo que me has escrito.',
      'No le debes ninguna respuesta y no tienes que verle. Si te amenaza o está cerca, llama al {emergency}.',
      'Hayas enviado o dicho lo que sea, la responsabilidad es de la persona mayor. ¿Qué persona adulta te ha ayudado otras veces?',
    ],
    'someone-else': [
      '¿Has podido localizar a esa persona? Si no y puede haber peligro, llama al {emergency} y di dónde podría estar.',
      '¿Y tú cómo lo llevas? No tienes que cargar con esto a solas; ¿quién podría turnarse contigo?',
    ],
  },
}
