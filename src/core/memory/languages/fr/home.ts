import { asTyped, fact, type Predicate, says } from '../language.ts'
import { town } from './shapes.ts'
import { FRENCH_RELIGIONS, FRENCH_VEHICLES, frenchNationality } from './words.ts'

export const HOME_PREDICATES: readonly Predicate[] = [
  says(
    'home',
    '(?:habite|vis|réside|loge|crèche|habitons|vivons)(?: .{2,30}?)??',
    '(?:habite|vit|réside|loge)(?: .{2,30}?)??',
    ' (?:à|en|au|aux|sur|dans le|dans les|près de) (.{2,60})',
    town,
  ),
  says(
    'home',
    "(?:ai|a|avons|viens de|viens d'|me suis|nous sommes|suis)(?: .{2,30}?)?? ?(?:déménagée?|emménagée?|déménager|emménager|installée?s?|débarquée?|arrivée?|venue? vivre|partie? vivre|parti vivre|atterri)",
    null,
    ' (?:à|en|au|aux|sur) (.{2,60})',
    town,
  ),
  says(
    'origin',
    '(?:suis|viens|sommes|venons)(?: originaire)?',
    '(?:est|vient)(?: originaire)?',
    " (?:de |d'|du |des )((?-i:\\p{Lu})[\\p{L}' -]{2,30})$",
    town,
  ),
  says(
    'origin',
    '(?:suis né|suis née|ai grandi|suis né et ai grandi|né|née)',
    '(?:est né|est née|a grandi)',
    ' (?:à|au|en|aux|dans le|dans les|près de) (?!19|20|mars|avril|mai|juin|juillet|août|janvier|février|septembre|octobre|novembre|décembre|été|hiver)(.{2,60})',
    town,
  ),
  {
    first: 'suis',
    third: 'est',
    rest: " (?:à moitié |moitié |d'origine |un |une |un vrai |une vraie |franco-)?([\\p{L}'-]{4,20})(?= et|$|,)",
    find: ([all = '', word = '']) => (/d'origine/i.test(all) ? null : fact('nationality', frenchNationality(word))),
  },
  says('religion', 'suis', 'est', ` (?:un |une |très |plutôt )?(${FRENCH_RELIGIONS})(?=$|[ ,])`, asTyped),
  says(
    'car',
    '(?:roule en|conduis|roule dans|ai)',
    '(?:roule en|conduit|a)',
    ` (?:une? |ma |mon |la |le )?(${FRENCH_VEHICLES})(?=$|[ ,.])`,
    asTyped,
  ),
  {
    first: '(?:ai|avons|(?:on )?a|viens de|ai dû)(?: .{2,15}?)??',
    third: null,
    rest: ` (?:vendu|vendre|bazardé|donné) (?:la |le |ma |mon |notre )(${FRENCH_VEHICLES})`,
    find: ([, value = '']) => ({ attribute: 'car', value, holds: false }),
  },
]
