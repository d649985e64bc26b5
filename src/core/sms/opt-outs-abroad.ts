import { either, inOrder, maybe, phrases, repeated } from '../text/word-grammar.ts'

/** Plain opt-outs in Spanish, French, German and Portuguese, as lower-case words without accents and apostrophes. */

const SPANISH = either(
  inOrder(
    phrases('no me|ya no me'),
    phrases(
      'escribas|escriba|escriban|mandes|mande|manden|envies|envie|envien|contactes|contacte|contacten|textees|molestes|molesten',
    ),
    repeated(phrases('mas|nada|nunca|ningun|ninguno|mensaje|mensajes|texto|textos|sms')),
  ),
  inOrder(
    phrases('deja de|dejen de|deje de|para de|paren de|basta de'),
    phrases('escribirme|mandarme|enviarme|contactarme|molestarme|textearme'),
    repeated(phrases('mas|mensajes|textos|sms')),
  ),
  inOrder(
    phrases('no quiero|ya no quiero|no deseo'),
    repeated(phrases('recibir|mas|tus|sus|estos')),
    phrases('mensajes|textos|sms'),
    maybe(phrases('tuyos|suyos')),
  ),
  phrases('no mas|no mas mensajes|no mas textos|basta de mensajes|dame de baja|denme de baja|quiero darme de baja'),
)

const FRENCH = either(
  inOrder(
    maybe(phrases('ne')),
    phrases('mecris|mecrivez|menvoie|menvoies|menvoyez|me contacte|me contactez|me texte|me textez'),
    phrases('plus'),
    repeated(phrases('de|jamais|rien|message|messages|textos|sms')),
  ),
  inOrder(
    phrases('arrete|arretez|cesse|cessez'),
    phrases('de mecrire|de menvoyer|de me contacter|de me texter|denvoyer|les'),
    repeated(phrases('des|de|les|messages|textos|sms')),
  ),
  inOrder(
    maybe(phrases('je')),
    phrases('ne veux plus|veux plus|ne souhaite plus'),
    repeated(phrases('recevoir|de|vos|tes|ces')),
    phrases('messages|textos|sms'),
  ),
  phrases('plus de messages|plus de message|plus de sms|desabonnez moi|desabonne moi|desinscrivez moi|me desabonner'),
)

const GERMAN = either(
  inOrder(
    maybe(phrases('ich will|ich mochte|ich wunsche|schick mir|schicken sie mir|sende mir|senden sie mir|schickt mir')),
    phrases('keine'),
    repeated(phrases('weiteren|weitere|solchen')),
    phrases('nachrichten|nachricht|sms|texte|mitteilungen'),
    maybe(phrases('mehr')),
    maybe(phrases('von dir|von ihnen|von euch|bekommen|erhalten|schicken|senden')),
  ),
  inOrder(
    phrases('schreib mir|schreibe mir|schreibt mir|schreiben sie mir|kontaktieren sie mich|kontaktier mich'),
    phrases('nicht mehr|nie wieder|nie mehr'),
  ),
  inOrder(
    phrases('hor auf|hort auf|horen sie auf'),
    maybe(phrases('damit')),
    phrases('mir zu schreiben|mich anzuschreiben|mir nachrichten zu schicken'),
  ),
  phrases('melde mich ab|melden sie mich ab|trag mich aus|tragen sie mich aus|ich melde mich ab'),
)

const PORTUGUESE = either(
  inOrder(
    phrases('nao me'),
    phrases('escreva|escrevam|escreve|mande|mandem|manda|envie|enviem|envia|contate|contatem'),
    repeated(phrases('mais|nada|nenhuma|mensagem|mensagens|sms|texto|textos')),
  ),
  inOrder(
    phrases('pare de|parem de|para de|deixe de|chega de'),
    maybe(phrases('me')),
    phrases('escrever|mandar|enviar|contatar|mensagens'),
    repeated(phrases('mais|mensagem|mensagens|sms|textos')),
  ),
  inOrder(
    phrases('nao quero'),
    repeated(phrases('receber|mais|suas|essas')),
    phrases('mensagem|mensagens|sms|textos'),
    maybe(phrases('mais|suas')),
  ),
)

export const WISHES_ABROAD = either(SPANISH, FRENCH, GERMAN, PORTUGUESE)

/** An opt-out only if nothing else is said. */
export const BARE_WISHES_ABROAD = phrases(
  [
    'basta|basta ya|para|para ya|detente|cancela|cancela todo|dar de baja|detener mensajes|cancelar suscripcion|borra mi numero',
    'dejame en paz|dejenme en paz|dejeme en paz|borrame|quitame de la lista|arrete|arretez|desabonnement|desinscription',
    'me desinscrire|laissez moi tranquille|laisse moi tranquille|fichez moi la paix|arretez les messages|hor auf|hort auf|aufhoren',
    'lass mich in ruhe|lassen sie mich in ruhe|lasst mich in ruhe|abmeldung|keine sms mehr|me deixe em paz|me deixa em paz|chega',
    'descadastrar|remover|cancela tudo|nao quero mais|smettila|smettetela|basta messaggi|cancellami|cancellati|rimuovi|disiscrivimi',
    'arret|arreter|desabonner|desinscrire|stopp|abmelden|abbestellen|austragen|detener|alto|cancelar|sair|afmelden|uitschrijven|stop berichten|avsluta|avregistrera|lopeta|wypisz|rezygnuje|odhlasit|dezabonare|iptal',
  ].join('|'),
)

export const POLITE_ABROAD = phrases(
  'por favor|gracias|hola|sil vous plait|sil te plait|svp|stp|s v p|s t p|merci|bonjour|bitte|danke|hallo|obrigado|obrigada|oi|ola|ya|jetzt|maintenant|ahora|agora',
)
