import { fold } from '../text/phrases.ts'

/** Opt-outs in the notation of `core/text/phrases.ts`, in words without punctuation and emoji. */

export const SETS = {
  on: '',
  texts:
    'text|texts|texting|message|messages|messaging|msg|msgs|sms|contact|contacting|notification|notifications|reminder|reminders',
  doing: 'texting|messaging|contacting|bothering|spamming|writing|sending|calling|harassing|annoying|text|message',
  whom: 'me|us|my phone|my number|this number|this phone|here',
  which: 'all|any|the|these|this|those|your|my|more|further|it|to|of|from|sending|so many|that',
  later: 'anymore|any more|again|ever|ever again|now|right now|immediately|at once|already|forever|for good|today',
  tail: '({later}|{which}|{doing}|{whom}|{texts}|number)*',
  /** Filler words around an opt-out that do not change its meaning. */
  polite: `please|thank|thanks|thank you|thanks you|hey|hi|hello|ok|okay|yo|sorry|no|enough|seriously|guy|guys|everyone
    |(can|could|will|would) you [all|guys]|just|now|right now|immediately|already|at once|kindly|really|again|i said|i mean it
    |i would like you to|i want you to|i need you to|i am asking you to|i would like to|i want to|i wish to
    |you (need to|have to|must|should)|for the love of god|for good|for ever|for gods sake|for heavens sake
    |por favor|gracias|hola|sil vous plait|sil te plait|svp|stp|s v p|s t p|merci|bonjour|bitte|danke|hallo|obrigado|obrigada
    |oi|ola|ya|jetzt|maintenant|ahora|agora`,
}

/** An unambiguous opt-out, wherever it is in a sentence of its own. */
export const PLAIN_WISH = `
(stop|quit|cease|end) (all|the|these|this|your|any|those|sending|so many|with|to|more|me|us)* ({texts}|{doing}) {tail}
(do not|dont|never) [ever] (text|message|msg|contact|write|bother|call|spam|reply|respond|sms|send) [{whom}|to me] {tail}
(do not|dont|never) send [me|us] {tail} (text|texts|message|messages|msg|msgs|sms|anything|any) {tail}
no more {texts} {tail}
(leave|let) me (alone|be) {tail}
[i] (do not|dont|no longer) (want|wish|need) [to] (get|getting|receive|have|hear|be texted|you to (text|message|contact)|you texting|from you|anything)* {tail} (from you|text|texts|message|messages|msg|msgs|sms|texted|me) {tail}
unsubscribe [me] {tail}
(opt out|opt me out|i opt out|i opting out|i am opt out|i am opting out) {tail}
(remove|delete|take|drop) (me|my number|my phone number) [off|from|of|out of] (the|this|your|that|all|any)* (list|lists|system|database|texts|messages|contacts|file)*
lose my number
[i] (cancel|revoke|withdraw) (my|all|the|these|this|your)* ({texts}|consent|subscription|permission) {tail}
`

/** An opt-out only if nothing else is said. */
export const BARE_WISH = `
stop (sms|mms|texts|it|this|that|now|all) | stop | stopall | unsubscribe | cancel | revoke | optout | quit it | go away | cease
fuck off | piss off | get lost
basta|basta ya|para|para ya|detente|cancela|cancela todo|dar de baja|detener mensajes|cancelar suscripcion|borra mi numero
dejame en paz|dejenme en paz|dejeme en paz|borrame|quitame de la lista|arrete|arretez|desabonnement|desinscription
me desinscrire|laissez moi tranquille|laisse moi tranquille|fichez moi la paix|arretez les messages|hor auf|hort auf|aufhoren
lass mich in ruhe|lassen sie mich in ruhe|lasst mich in ruhe|abmeldung|keine sms mehr|me deixe em paz|me deixa em paz|chega
descadastrar|remover|cancela tudo|nao quero mais|smettila|smettetela|basta messaggi|cancellami|cancellati|rimuovi|disiscrivimi
arret|arreter|desabonner|desinscrire|stopp|abmelden|abbestellen|austragen|detener|alto|cancelar|sair|afmelden|uitschrijven
stop berichten|avsluta|avregistrera|lopeta|wypisz|rezygnuje|odhlasit|dezabonare|iptal
`

/** Plain opt-outs in Spanish, French, German and Portuguese, beside which other wishes may stand. */
export const WISHES_ABROAD = `
[ya] no me (escribas|escriba|escriban|mandes|mande|manden|envies|envie|envien|contactes|contacte|contacten|textees|molestes|molesten) (mas|nada|nunca|ningun|ninguno|mensaje|mensajes|texto|textos|sms)*
(deja de|dejen de|deje de|para de|paren de|basta de) (escribirme|mandarme|enviarme|contactarme|molestarme|textearme) (mas|mensajes|textos|sms)*
(no quiero|ya no quiero|no deseo) (recibir|mas|tus|sus|estos)* (mensajes|textos|sms) [tuyos|suyos]
no mas [mensajes|textos] | basta de mensajes | dame de baja | denme de baja | quiero darme de baja
[ne] (mecris|mecrivez|menvoie|menvoies|menvoyez|me contacte|me contactez|me texte|me textez) plus (de|jamais|rien|message|messages|textos|sms)*
(arrete|arretez|cesse|cessez) (de mecrire|de menvoyer|de me contacter|de me texter|denvoyer|les) (des|de|les|messages|textos|sms)*
[je] (ne veux plus|veux plus|ne souhaite plus) (recevoir|de|vos|tes|ces)* (messages|textos|sms)
plus de (messages|message|sms) | desabonnez moi | desabonne moi | desinscrivez moi | me desabonner
[ich will|ich mochte|ich wunsche|schick mir|schicken sie mir|sende mir|senden sie mir|schickt mir] keine (weiteren|weitere|solchen)* (nachrichten|nachricht|sms|texte|mitteilungen) [mehr] [von dir|von ihnen|von euch|bekommen|erhalten|schicken|senden]
(schreib mir|schreibe mir|schreibt mir|schreiben sie mir|kontaktieren sie mich|kontaktier mich) (nicht mehr|nie wieder|nie mehr)
(hor auf|hort auf|horen sie auf) [damit] (mir zu schreiben|mich anzuschreiben|mir nachrichten zu schicken)
melde mich ab | melden sie mich ab | trag mich aus | tragen sie mich aus | ich melde mich ab
nao me (escreva|escrevam|escreve|mande|mandem|manda|envie|enviem|envia|contate|contatem) (mais|nada|nenhuma|mensagem|mensagens|sms|texto|textos)*
(pare de|parem de|para de|deixe de|chega de) [me] (escrever|mandar|enviar|contatar|mensagens) (mais|mensagem|mensagens|sms|textos)*
nao quero (receber|mais|suas|essas)* (mensagem|mensagens|sms|textos) [mais|suas]
`

const foldedWords = (words: string): string[] => words.split(' ').map(fold)

/** Words of an opt-out, which may have typos. */
const WORDS = foldedWords(
  'texting messaging messages message contacting contact sending bothering please leave alone unsubscribe notifications',
)
/** Real words close to those. */
const OTHER_WORDS = new Set(
  foldedWords(
    'testing ending spending pleased lending mending heave weave along massages massage massaging tending vending leaves contract contracting clone atone stone phone',
  ),
)
/** Abbreviations, and typos beyond one letter. */
const KNOWN = new Map(
  `please: plz pls plse ples; thanks: thx; you: u; your: ur; text: txt tex tezt; texts: txts; texting: txting; message: msg
messages: msgs; messaging: msging; stop: stpo sotp tsop stp stoop sto; dont: dnt; i am: im; i would: id; want to: wanna
alone: alon; leave: leav leve; unsubscribe: unsub unsubscribed`
    .split(/[;\n] ?/)
    .flatMap((entry) => {
      const [meant = '', typed = ''] = entry.split(': ')
      return foldedWords(typed).map((word) => [word, foldedWords(meant)] as const)
    }),
)

const swapFirst = (text: string): string => `${text[1] ?? ''}${text[0] ?? ''}${text.slice(2)}`

/** Whether the words differ by one typo: a letter inserted, deleted or replaced, or two swapped. */
function isSlip(typed: string, word: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === word[start]) start += 1
  const [one, other] = [typed.slice(start), word.slice(start)]
  return one.slice(1) === other || one === other.slice(1) || one.slice(1) === other.slice(1) || swapFirst(one) === other
}

const SHORTEST_MISTYPED = 5

function fixTypo(typed: string): readonly string[] {
  // `stooop`: doubled letters are folded already.
  const word = /^s+t+o+p+$/.test(typed) ? 'stop' : typed
  const known = KNOWN.get(word)
  if (known) return known
  const isRight = WORDS.includes(word) || OTHER_WORDS.has(word) || word.length < SHORTEST_MISTYPED
  return [(isRight ? undefined : WORDS.find((each) => isSlip(word, each))) ?? word]
}

export const fixTypos = (words: readonly string[]): string[] => words.flatMap(fixTypo)
