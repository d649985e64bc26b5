import { dislikes, listed, type Pastimes, regularPastime, startsWith } from '../families.ts'
import { asTyped, type ClauseRule, fact, is, type Predicate, says } from '../language.ts'
import { looseList } from '../loose-list.ts'
import { GAMES, INSTRUMENTS, PASTIMES } from './pastimes.ts'
import { FOODS } from './world.ts'

const DAY = '(?:lunes|martes|miércoles|miercoles|jueves|viernes|sábados?|sabados?|domingos?|findes?|fines de semana)'
const DAYS = `(?:los|cada|tod[oa]s (?:los|las)|todo) (?:${DAY}|días|dias|mañanas?|tardes?|noches?|semanas?|veranos?|inviernos?|día|dia)`
const OFTEN = `(?:${DAYS}|(?:\\d|un[ao]|dos|tres|cuatro|cinco|seis) (?:veces|días|dias|vez) (?:por|a la|al) (?:semana|mes)|a diario|entre semana|${DAY} y ${DAY}|los findes)`

const REGULAR: Pastimes = {
  lists: [PASTIMES, GAMES, INSTRUMENTS],
  between: looseList(
    'siempre, tengo, tenemos, toca, hay, voy, vamos, me, nos, a, al, la, las, los, el, quedo, quedamos, para, juego, jugamos, hago, hacemos, es, son, practico, entreno, entrenamos, canto, bailo, ensayo, ensayamos, clase, clases, entrenamiento, entreno, partido, partidito, partida, taller, club, grupo, quedada, noche, de, con, en, un, una, mi, mis, tarde, por, y, día, salgo, salimos, sagrado, nuestro, partidos',
  ),
  when: new RegExp(
    `^(?:casi )?${DAYS}(?: (?:y|a|o) (?:los |las )?${DAY})?(?: por la (?:mañana|tarde|noche))?,?(?= )`,
    'iu',
  ),
  often: new RegExp(`^.{0,40}(?<!\\p{L})${OFTEN}(?!\\p{L})`, 'iu'),
}

const OLD_HABITS: readonly [RegExp, string][] = [
  [/fum|tabac|cigarr|vape/iu, 'smoke'],
  [/beb|alcohol|tom/iu, 'drink alcohol'],
]
const endedHabit = (said: string) =>
  OLD_HABITS.filter(([words]) => words.test(said)).map(([, value]) => ({ attribute: 'habit', value, holds: false }))

const PLAYS = 'juego|jugamos|llevo (?:[\\p{L}\\d]{1,10} ){1,3}jugando|estoy jugando|me gusta jugar|me encanta jugar'
const DOES =
  'hago|hacemos|practico|entreno|me (?:he )?apunt(?:é|ado) a|estoy apuntad[oa] a|voy a clases? de|tomo clases de|doy clases? de|empecé|empecé con|he empezado|me metí a|me he metido a|llevo (?:[\\p{L}\\d]{1,10} ){1,3}(?:haciendo|practicando|con el|en)|hago clases de|compito en|soy monitor[a]? de|mi (?:hobby|pasatiempo|afición|pasión|vicio) es'

export const TASTE_PREDICATES: readonly Predicate[] = [
  listed('hobby', PLAYS, 'juega', '(?: (?:mucho|bastante|un poco))?(?: (?:al?|a los|a las|a la))?', GAMES),
  listed(
    'hobby',
    'toco|tocamos|aprendo|estoy aprendiendo|llevo (?:[\\p{L}\\d]{1,10} ){1,3}tocando',
    'toca',
    '(?: a tocar)?(?: (?:el|la|los|las))?',
    INSTRUMENTS,
  ),
  listed('hobby', DOES, 'hace|practica|entrena', '(?: (?:el|la|un poco de|mucho|mucha|algo de))?', PASTIMES),
  is('hobby', 'corro|salgo a correr', 'corre', ` .{0,20}${OFTEN}`, 'running'),
  is('hobby', 'nado|voy a nadar', 'nada', ` .{0,20}${OFTEN}`, 'swimming'),
  listed('hobby', 'voy|vamos', 'va', ' (?:al|a la) (?=gimnasio|gym|gim|piscina)', PASTIMES),
  says('hobby', 'canto|cantamos', 'canta', ' en (?:un|el|mi) (coro)', asTyped),
  is('habit', 'fumo', 'fuma', '(?! (?:solo|en) )', 'smoke'),
  {
    first: 'bebo|tomo',
    third: null,
    rest: '(?: alcohol)?$',
    find: () => ({ attribute: 'habit', value: 'drink alcohol' }),
  },
  dislikes(
    'no (?:soporto|aguanto|trago|puedo ver)|aborrezco|me dan? (?:mucho )?asco|me repugnan?|me revientan?|no me gustan?|no puedo con',
    'le dan? asco',
    '(?: (?:ni|nada))?(?: (?:el|la|los|las|al|a los|a las))?',
    FOODS,
  ),
  says(
    'taste',
    'me fascinan?|me apasionan?|me vuelven? loc[oa]|me molan?|me copan?|me pirran?|soy (?:muy )?(?:fan|fanátic[oa]) de|soy adict[oa] al?|no puedo vivir sin',
    'le apasionan?',
    ' (.{2,200})',
    (text, values) => values.thing(text, 3),
  ),
  says(
    'favorite team',
    'soy (?:hincha|socio|socia|seguidora?|simpatizante) del?',
    'es (?:hincha|soci[oa]) del?',
    ' ((?:el |la )?\\p{Lu}.{1,40})',
    (text, values) => values.phrase(text, 3),
  ),
  says(
    'favorite team',
    'soy',
    'es',
    ' ((?:del|de) (?:betis|sevilla|madrid|real madrid|barça|barcelona|atleti|atlético|athletic|valencia|boca|river|racing|independiente|san lorenzo|américa|chivas|cruz azul|pumas|tigres|rayados|colo colo|la u|alianza|millonarios|nacional|junior|peñarol|celtic))(?= (?:a muerte|hasta|desde|de toda)|$)',
    (text) => text?.replace(/^del? /, '') ?? null,
  ),
  says(
    'star sign',
    'soy',
    'es',
    ' (aries|tauro|géminis|geminis|cáncer|leo|virgo|libra|escorpio|sagitario|capricornio|acuario|piscis)$',
    asTyped,
  ),
  says(
    'trait',
    'soy',
    'es',
    ' ((?:zurd[oa]|hij[oa] únic[oa]|(?:el|la) (?:mayor|menor|pequeñ[oa]|median[oa]|del medio) de (?:dos|tres|cuatro|cinco|seis|siete|ocho|\\d) herman[oa]s|mellizo|melliza|ajedrecista|ciclista|runner|gamer|maratonista|senderista|montañer[oa]|surfera?|karateka|soprano|contralto|barítono|tenor|coleccionista de \\p{L}{3,15}|vegano activista|trasnochadora?|madrugadora?|noctámbul[oa]|introvertid[oa]|extrovertid[oa]))(?=$|[ ,])',
    asTyped,
  ),
]

export const TASTE_CLAUSES: readonly ClauseRule[] = [
  {
    pattern:
      /^(?:dejé|he dejado|deje|acabo de dejar|logré dejar|conseguí dejar) (?:de )?(fumar|vapear|beber|el alcohol|el tabaco|el cigarr(?:o|illo)|el vape)(?=$|[ ,])/iu,
    find: ([, said = '']) => endedHabit(said),
  },
  {
    pattern:
      /^(?:ya )?(?:llevo|voy por) .{2,20}(?:días|semanas|mes|meses|años?) sin (fumar|beber|tomar alcohol|probar el alcohol|tabaco|alcohol)(?=$|[ ,])/iu,
    find: ([, said = '']) => endedHabit(said),
  },
  {
    pattern:
      /^(?:dejé|he dejado|tuve que dejar) (?:de )?(?:jugar |tocar |hacer |practicar |ir |las clases )?(?:al? |de )?(?:el |la |los |las )?(.{3,40}?)(?= (?:hace|por|porque|desde|cuando|a los|este|el)(?!\p{L})|$)/iu,
    find: ([, said = '']) => {
      const isKnown = [PASTIMES, GAMES, INSTRUMENTS].some((list) => list.has(said))
      return isKnown ? { attribute: 'hobby', value: said, holds: false } : null
    },
  },
  startsWith(
    FOODS,
    /^(?: crud[oa]s?)?,? (?:ni (?:en pintura|verl[oa]s?|en foto|olerl[oa]s?|probarl[oa]s?|loc[oa]|muert[oa]|de coña|regalad[oa]s?)|puaj|qué asco|que asco|guácala|guacala|fuchi|me dan? (?:mucho )?asco|me repugnan?|no (?:l[oa]s?) (?:soporto|trago|aguanto|puedo ver))/iu,
    (value) => ({ attribute: 'taste', value, holds: false }),
    /^(?:el|la|los|las) /iu,
  ),
  regularPastime(REGULAR),
  {
    pattern:
      /^(?:mi (?:sueño|meta|objetivo|plan|propósito)(?: (?:de vida|este año|para este año|para 20\d\d|del año|a largo plazo))? es|sueño con|planeo|tengo pensado|me he propuesto|me propuse|estoy decidid[oa] a|quisiera|quiero|pienso) ((?:abrir|aprender|ahorrar|comprarme una|comprarme un|comprar una casa|comprar un piso|mudarme a|irme a vivir a|emigrar a|estudiar|escribir un|publicar|sacarme el|sacar el|correr (?:el |un |una )?(?:media|maratón|10k)|hacer (?:el camino|un máster|un doctorado|una maestría|un erasmus)|montar|emprender|opositar|graduarme|terminar la (?:carrera|tesis|eso)|ser (?:profes|m[ée]dic|abogad|maestr|enfermer|polic|bomber|chef|escritor|piloto|veterinari|mam[áa]|padre|madre|pap[áa])|casarme|tener hijos|vivir (?:en|de|del|cerca)|viajar (?:a|por)|volver a vivir|conocer japón|dejar de fumar|dejar el tabaco|adelgazar|perder \d|bajar \d|subir el|cruzar|jubilarme|recorrer|tocar en|poner mi|poner un) ?.{0,60}?)(?= (?:antes|pero|porque|este|ya|algún día|en cuanto|y)(?!\p{L})|[,.]|$)/iu,
    find: ([, value = ''], values) =>
      fact('goal', /(?:ser |irme a|con|de|mi|un|una) *$/iu.test(value) ? null : values.phrase(value, 9)),
  },
  {
    pattern:
      /^(?:estoy |ando |estamos )?(?:ahorrando|ahorro|juntando (?:plata|dinero|lana|guita)|preparándome|entrenando|entreno|me estoy preparando|nos estamos preparando|opositando|oposito|estoy preparando|preparando) (?:para |a )((?:una?|el|la|mi|comprar|ir|viajar|irme|mudarme|maestr|polic|bomber|juez|las opos|los).{2,50}?)(?= (?:pero|porque|este|que|y|desde|en|del)(?!\p{L})|[,.]|$)/iu,
    find: ([, value], values) => fact('goal', values.phrase(value, 6)),
  },
]
