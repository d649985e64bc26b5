/** How people ask to have something forgotten: sources of patterns. */
interface ForgetWords {
  /** May stand before the request. */
  lead: string
  /** Tells to forget. */
  forget: string
  /** What is to be forgotten begins with this. */
  what: string
  /** The same, where it points to something told before: `the thing about`. */
  matter: string
  /** A whole request that ends with the verb; {what} is either of them. */
  last?: string
  /** `Delete … from your memory`. */
  remove: string
  memory: string
}

const ENGLISH: ForgetWords = {
  lead: "ok|okay|hey|so|and|but|actually|no|oh|sorry|please|just|now|then|could you|can you|would you|will you|you can|you should|you must|i want you to|i'd like you to|i need you to",
  forget: "forget|forget about|stop remembering|unlearn|please don't remember|please do not remember",
  what: 'that|what|where|who|when|how|my|our|i|the fact',
  matter:
    '(?:the|that|this) (?:thing|stuff|story|part|bit|business) (?:about|with|of|on)|(?:everything|anything|all) (?:about|of|on)',
  remove: 'erase|delete|remove|wipe|clear|drop|take',
  memory: '(?:from|out of) (?:your|the) memory',
}

const SPANISH: ForgetWords = {
  lead: 'por favor|oye|vale|pues|y|perdona|puedes|podrías|podrias|quiero que|me gustaría que',
  forget:
    '(?:te )?olvides|olvida|olvidar|olvide|olvídate|olvidate|olvidarte|olvídese|olvida por favor|olvide por favor',
  what: '(?:de |a )?(?:que|lo que|mi|mis|nuestr[oa]s?|todo|dónde|cómo|quién)',
  matter: '(?:de )?(?:lo|eso|esto|aquello|el (?:tema|asunto)|la historia) (?:del?|con|sobre)',
  remove: 'borra|borrar|borre|elimina|eliminar|quita|quitar',
  memory: '(?:de (?:tu|la|su) memoria|lo que (?:sabes|te (?:dije|conté|he dicho)))',
}

const FRENCH: ForgetWords = {
  lead: "s'il te plaît|s'il vous plaît|stp|svp|ok|alors|bon|et|mais|non|peux-tu|pouvez-vous|pourrais-tu|tu peux|tu pourrais|je veux que tu|j'aimerais que tu",
  forget: "oublie|oublies|oublier|oubliez|oublie s'il te plaît",
  what: "(?:pour |à propos de )?(?:que|ce que|ce qui|tout|mon|ma|mes|notre|nos|où|comment|qui)|qu'(?:il|elle|on)",
  matter: "(?:ça|cela|ce truc|cette histoire|cette affaire|l'histoire|l'affaire) (?:avec|de|sur|pour|à propos)",
  remove: 'efface|effacer|effacez|supprime|supprimer|supprimez|enlève|retire',
  memory: '(?:de (?:ta|la|votre) mémoire|ce que (?:tu sais|je t))',
}

const GERMAN: ForgetWords = {
  lead: 'bitte|ok|okay|also|und|nein|jetzt|kannst du|könntest du|können sie|du kannst|ich möchte, dass du',
  forget: 'vergiss|vergesst|vergessen sie|vergessen|vergiss bitte|vergiss mal|vergiss wieder',
  what: 'dass|was|wo|wie|wer|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|alles',
  matter: '(?:das|die (?:sache|geschichte)) (?:mit|von|über|wegen)',
  last: '(?:kannst|könntest|würdest) du (?:bitte )?(?:{what}) (?!.{0,80}(?<!\\p{L})nicht ).{0,80}vergessen|(?:{what}) .{0,80} (?:kannst|könntest|solltest) du (?:bitte |ruhig )?(?:wieder )?vergessen',
  remove: 'lösch|lösche|löschen sie|streich|streiche|entferne',
  memory: '(?:aus (?:deinem|dem|ihrem) gedächtnis|was (?:du|ich))',
}

const PORTUGUESE: ForgetWords = {
  lead: 'por favor|ok|olha|então|e|pode|podes|você pode|poderia|quero que|quero que você|gostaria que você|você',
  forget: '(?:se )?(?:esqueça|esqueca|esquece|esqueças|esquecer)|esqueça-se|esquece-te',
  what: '(?:de )?(?:que|o que|tudo|onde|como)|(?:(?:d?[oa]s?) )?(?:meus?|minhas?|noss[oa]s?)',
  matter: '(?:d?isso|d?aquilo|d?isto|d?[oa]|a história|a coisa) (?:d[aeo]s?|com|sobre)',
  remove: 'apaga|apague|apagar|deleta|delete|deletar|remove|remova|remover',
  memory: '(?:d[ae] (?:sua |tua )?memória|o que (?:você sabe|sabes|eu))',
}

const ITALIAN: ForgetWords = {
  lead: 'per favore|ok|puoi',
  forget: 'dimentica|dimenticare',
  what: 'che|quello che|il mio|la mia|tutto',
  matter: '(?:quella|la) (?:cosa|storia|faccenda) (?:con|del|della|di|su)',
  remove: 'cancella|cancellare|elimina',
  memory: 'dalla (?:tua )?memoria',
}

const DUTCH: ForgetWords = {
  lead: 'alsjeblieft|ok|kun je|wil je',
  forget: 'vergeet|vergeten',
  what: 'dat|wat|mijn|alles',
  matter: '(?:dat|het|de zaak) (?:met|van|over)',
  remove: 'wis|verwijder',
  memory: 'uit (?:je|uw) geheugen',
}

export const FORGET_WORDS: readonly ForgetWords[] = [ENGLISH, SPANISH, FRENCH, GERMAN, PORTUGUESE, ITALIAN, DUTCH]
