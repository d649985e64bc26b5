import { sentencesOf } from '../memory/clauses.ts'
import { plainApostrophes } from '../text/plain-apostrophes.ts'

interface Wording {
  /** May stand before the request. */
  lead: string
  /** Tells to forget. */
  forget: string
  /** What is to be forgotten begins with this. */
  what: string
  /** `Delete … from your memory`. */
  remove: string
  memory: string
}

const WORDINGS: readonly Wording[] = [
  {
    lead: "ok|okay|hey|so|and|but|actually|no|oh|sorry|please|just|now|then|could you|can you|would you|will you|you can|you should|you must|i want you to|i'd like you to|i need you to",
    forget: "forget|forget about|stop remembering|unlearn|please don't remember|please do not remember",
    what: 'that|what|where|who|when|how|my|our|i|the fact',
    remove: 'erase|delete|remove|wipe|clear|drop|take',
    memory: '(?:from|out of) (?:your|the) memory',
  },
  {
    lead: 'por favor|oye|vale|pues|y|perdona|puedes|podrías|podrias|quiero que|me gustaría que',
    forget:
      '(?:te )?olvides|olvida|olvidar|olvide|olvídate|olvidate|olvidarte|olvídese|olvida por favor|olvide por favor',
    what: '(?:de )?(?:que|lo que|mi|mis|todo|dónde|cómo|quién)',
    remove: 'borra|borrar|borre|elimina|eliminar|quita|quitar',
    memory: '(?:de (?:tu|la|su) memoria|lo que (?:sabes|te (?:dije|conté|he dicho)))',
  },
  {
    lead: "s'il te plaît|s'il vous plaît|stp|svp|ok|alors|bon|et|mais|non|peux-tu|pouvez-vous|pourrais-tu|tu peux|tu pourrais|je veux que tu|j'aimerais que tu",
    forget: "oublie|oublies|oublier|oubliez|oublie s'il te plaît",
    what: "(?:que|ce que|tout|mon|ma|mes|où|comment|qui)|qu'(?:il|elle|on)",
    remove: 'efface|effacer|effacez|supprime|supprimer|supprimez|enlève|retire',
    memory: '(?:de (?:ta|la|votre) mémoire|ce que (?:tu sais|je t))',
  },
  {
    lead: 'bitte|ok|okay|also|und|nein|jetzt|kannst du|könntest du|können sie|du kannst|ich möchte, dass du',
    forget: 'vergiss|vergesst|vergessen sie|vergessen|vergiss bitte|vergiss mal|vergiss wieder',
    what: 'dass|was|wo|wie|wer|mein|meine|meinen|alles',
    remove: 'lösch|lösche|löschen sie|streich|streiche|entferne',
    memory: '(?:aus (?:deinem|dem|ihrem) gedächtnis|was (?:du|ich))',
  },
  {
    lead: 'por favor|ok|olha|então|e|pode|podes|você pode|poderia|quero que|quero que você|gostaria que você|você',
    forget: '(?:se )?(?:esqueça|esqueca|esquece|esqueças|esquecer)|esqueça-se|esquece-te',
    what: '(?:de )?(?:que|o que|tudo|onde|como)|(?:(?:d?[oa]s?) )?(?:meus?|minhas?)',
    remove: 'apaga|apague|apagar|deleta|delete|deletar|remove|remova|remover',
    memory: '(?:d[ae] (?:sua |tua )?memória|o que (?:você sabe|sabes|eu))',
  },
  {
    lead: 'per favore|ok|puoi',
    forget: 'dimentica|dimenticare',
    what: 'che|quello che|il mio|la mia|tutto',
    remove: 'cancella|cancellare|elimina',
    memory: 'dalla (?:tua )?memoria',
  },
  {
    lead: 'alsjeblieft|ok|kun je|wil je',
    forget: 'vergeet|vergeten',
    what: 'dat|wat|mijn|alles',
    remove: 'wis|verwijder',
    memory: 'uit (?:je|uw) geheugen',
  },
]

/** They start a sentence: `I forget that …` and `don't forget that …` are none. */
const REQUESTS: readonly RegExp[] = WORDINGS.flatMap(({ lead, forget, what, remove, memory }) => {
  const start = `^[¡¿]?(?:(?:${lead}),? ){0,4}`
  return [
    new RegExp(`${start}(?:${forget}),? (?:${what})(?![\\p{L}\\p{N}])`, 'u'),
    new RegExp(`${start}(?:${remove}) .{0,80}(?<!\\p{L})${memory}(?!\\p{L})`, 'u'),
  ]
})
/** `Delete everything`, `please clear my history`. */
const ALL =
  /(?<!\bi |\balways |\bnever )\b(?:delete|forget|erase|wipe|clear) (?:everything|all|what (?:i|you)|(?:that|this|the|my) (?:last )?(?:thing|message|one|part)|my (?:data|account|messages|history|memory|info|chats?)|me(?! not)|our (?:chat|conversation)|this (?:chat|conversation)|your memory)\b/

function isRequest(sentence: string): boolean {
  const plain = plainApostrophes(sentence.toLowerCase())
  return ALL.test(plain) || REQUESTS.some((pattern) => pattern.test(plain))
}

export const asksToForget = (text: string): boolean => sentencesOf(text).some(isRequest)

/** What a message tells, apart from such requests. */
export const withoutForgetRequests = (text: string): string =>
  asksToForget(text)
    ? sentencesOf(text)
        .filter((sentence) => !isRequest(sentence))
        .join(' ')
    : text
