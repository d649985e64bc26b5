import type { SafetyTexts } from './shape.ts'

export const ES: SafetyTexts = {
  named: {
    intent: 'Has escrito que quieres morir o acabar con tu vida.',
    means: 'Has escrito sobre algo con lo que podrías acabar con tu vida.',
    farewell: 'Lo que has escrito suena a despedida.',
    burden: 'Has escrito que los demás estarían mejor sin ti.',
    hopelessness: 'Has escrito que no puedes seguir así.',
    'self-harm': 'Has escrito que te haces daño o que estás a punto de hacerlo.',
    overdose: 'Has escrito que has tomado algo que puede hacerte daño.',
    violence: 'Has escrito que alguien te hace daño o te amenaza.',
    eating: 'Lo que escribes sobre la comida me preocupa.',
    'someone-else': 'Has escrito que otra persona puede estar en peligro.',
  },
  answers: {
    suicide: [
      '{named} Qué bien que lo digas; me lo tomo en serio. Soy un asistente de IA, no puedo estar contigo, y ahora mereces a una persona. {help} Si puedes, aléjate de todo lo que puedas usar para hacerte daño y pide a alguien que venga a estar contigo. ¿Estás a salvo en este momento?',
      'Gracias por contármelo. {named} Suena a mucho dolor, y no tienes que cargarlo a solas. Soy un asistente de IA; hay personas que saben acompañar momentos así. {help} Puedes decirles sin más lo que me has escrito. ¿Estás a solas ahora o hay alguien cerca?',
      'Sigo aquí y me lo sigo tomando en serio. {named} Lo que sientes con tanta fuerza puede aliviarse, aunque ahora no lo parezca. Como asistente de IA no puedo cuidar de ti, y una persona sí. {help} ¿Quién podría estar contigo, o al teléfono, en los próximos minutos?',
      'Lo que escribes importa, y tú también. {named} Soy un asistente de IA y no sustituyo a alguien que oiga tu voz. {help} Inténtalo ahora, por favor, o dale el teléfono a quien esté a tu lado. ¿Hay algo cerca que puedas poner antes fuera de tu alcance?',
    ],
    'self-harm': [
      '{named} Gracias por contármelo; no es fácil y no te juzgo. Si la herida es grave o sangras mucho, llama ya al {emergency}. Soy un asistente de IA y no puedo estar contigo. {help} ¿Hay alguien que pueda quedarse contigo hasta que pase el impulso? ¿Estás a salvo ahora?',
      'Qué bien que lo digas. {named} Muchas veces es que algo duele más de lo que cabe en palabras. Soy un asistente de IA; hay personas que lo entienden a una llamada de distancia. {help} Si tienes una herida, deja que alguien la vea, y llama al {emergency} si es grave. ¿Cómo ha sido tu día?',
      'Sigo aquí. {named} Un impulso así llega como una ola y vuelve a bajar. Mientras esté alto, si puedes, ve a otra habitación o junto a alguien. Soy un asistente de IA y no puedo verte, así que díselo también a una persona. {help} ¿A quién se lo podrías decir hoy?',
    ],
    overdose: [
      '{named} Por favor, llama ahora al {emergency}, aunque te sientas bien: parte del daño llega horas después sin avisar. No esperes a tener síntomas y no te provoques el vómito. Guarda el envase a tu lado, abre la puerta y pide que alguien se quede contigo. Soy un asistente de IA y no puedo llamar por ti. {help} ¿Puedes llamar ya?',
      'Es una emergencia y se puede tratar, así que no esperes. {named} Llama ahora al {emergency} y di qué era y cuándo. No te provoques el vómito, no tomes nada más y no te quedes a solas. Soy un asistente de IA y no puedo enviar a nadie. {help} ¿Hay alguien contigo que pueda llamar?',
      'Me lo tomo muy en serio. {named} Sentirse bien no significa estar a salvo todavía. Deja esto y llama al {emergency}, o pide que te lleven a urgencias. No te provoques el vómito y lleva el envase. Soy un asistente de IA. {help} ¿Llamarás antes de volver a escribirme?',
    ],
    violence: [
      '{named} Te creo, y no es culpa tuya. Nadie tiene derecho a hacerte eso. Primero: ¿puedes leer y escribir aquí sin peligro? Si alguien mira tu teléfono, quizá convenga borrar esto. Soy un asistente de IA y no puedo llamar a nadie. {help} ¿Hay un lugar o una persona de confianza a donde puedas ir?',
      'Siento que te pase esto, y qué bien que lo digas. {named} No tienes la culpa de lo que hace otra persona. Soy un asistente de IA y no sustituyo a quienes saben proteger a alguien. {help} Si ahora no es seguro escribir, déjalo y vuelve cuando lo sea. ¿Estás en un lugar seguro en este momento?',
      'Me lo sigo tomando en serio. {named} Mereces estar a salvo, pasara lo que pasara antes. Hay personas que ayudan en esto cada día, sin obligarte a nada; yo soy un asistente de IA y no puedo. {help} Si empieza de nuevo, sal o acércate a una puerta si puedes, y llama. ¿Quién más podría saberlo?',
    ],
    eating: [
      '{named} Gracias por confiármelo. No es cuestión de voluntad y no tienes que llevarlo a solas. Soy un asistente de IA, no un médico. Si te has desmayado, te duele el pecho o no retienes el agua, llama al {emergency} o ve hoy al médico. {help} ¿Quién cerca de ti podría saberlo?',
      'Qué bien que me lo digas. {named} Mereces comida, descanso y cariño, diga lo que diga un número. Soy un asistente de IA, y hay personas que conocen esto y pueden ayudarte mejor. {help} Si tienes mareos, dolor en el pecho o mucha debilidad, pide ayuda médica ya: {emergency}. ¿Cómo te sientes en este momento?',
      'Sigo aquí y me lo sigo tomando en serio. {named} Los pensamientos sobre la comida pueden hacerse muy ruidosos, y con la ayuda adecuada vuelven a calmarse. Soy un asistente de IA y no te daré números ni reglas. {help} Si hay desmayos o dolor en el pecho, llama al {emergency}. ¿Se lo dirías hoy a alguien de confianza?',
    ],
    'someone-else': [
      '{named} Haces bien en tomarlo en serio. Si puede haber peligro ahora, llama al {emergency} y di dónde está esa persona. Quédate con ella, allí o al teléfono, hasta que llegue alguien. Puedes preguntarle directamente si piensa en suicidarse; preguntar no da la idea. Soy un asistente de IA y no puedo llegar a ella. {help} ¿Sabes dónde está ahora?',
      'Gracias por estar pendiente. {named} Tómalo al pie de la letra, aunque quizá no lo diga en serio. Si puede ocurrir pronto, llama al {emergency} y no dejes a esa persona a solas. No tienes que guardar el secreto. Soy un asistente de IA; aquí también orientan a quien se preocupa por otro. {help} ¿Está a solas en este momento?',
      'Me lo sigo tomando en serio, por esa persona y por ti. {named} No tienes que resolverlo, solo traer ayuda: llama al {emergency} si hay peligro ahora, avisa a alguien cercano, mantén el contacto y cuida también de tu seguridad. Soy un asistente de IA. {help} ¿Quién puede ayudarte con esto ahora?',
    ],
  },
  emergency: {
    now: 'Necesitas a alguien ya: por favor, llama al {emergency}.',
    soon: 'Si se hace demasiado o crees que podrías hacerlo, llama al {emergency}.',
    danger: 'Si hay peligro ahora, llama al {emergency}.',
  },
  anyEmergencyNumber: 'número de emergencias de tu país (112 o 911 en muchos)',
  line: {
    call: 'teléfono {phone}',
    text: 'SMS al {number}',
    callOrText: 'llamada o SMS al {phone}',
    textWord: 'SMS con {word} al {number}',
    chat: 'chat en {chat}',
    always: 'a cualquier hora',
    hours: '{hours}',
  },
  lead: 'Estas personas están para ti:',
  violenceLead: 'Estas personas ayudan justo en esto:',
  poisonLead: 'Consejo sobre lo que has tomado:',
  eatingLead: 'Ayuda con la comida:',
  elsewhere: 'En otros países: findahelpline.com.',
  directory:
    'En España llama al 024, en Estados Unidos al 988 (opción 2) y en México al 800 911 2000; para otros países, findahelpline.com tiene líneas gratuitas.',
  violenceDirectory:
    'En España llama al 016 y en Estados Unidos al 1-800-799-7233, a cualquier hora; para otros países, findahelpline.com tiene líneas gratuitas.',
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
      'No puedo prometerte que sea fácil. Muchas personas encuentran la salida con ayuda, y esa ayuda también es para ti. {help}',
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
    violence: [
      '¿Sigue siendo seguro escribir? Si no, déjalo aquí; no es ninguna descortesía.',
      'Lo que hagas lo decides tú. ¿Hay un lugar donde puedas estar a salvo esta noche?',
    ],
    eating: [
      '¿Cómo está tu cuerpo hoy: mareo, desmayo, mucha debilidad? Si es así, ve hoy al médico o llama al {emergency}.',
      '¿Ayudaría que alguien se sentara contigo en la próxima comida? ¿Quién podría ser?',
    ],
    'someone-else': [
      '¿Has podido localizar a esa persona? Si no y puede haber peligro, llama al {emergency} y di dónde podría estar.',
      '¿Y tú cómo lo llevas? No tienes que cargar con esto a solas; ¿quién podría turnarse contigo?',
    ],
  },
}
