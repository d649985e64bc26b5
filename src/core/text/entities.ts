const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** For an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign)

/** The entities of Latin-1 in the order of their characters, from U+00A0 on (HTML 4). */
const LATIN_1 =
  `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro
para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil
Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave
Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml
igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute
thorn yuml`
    .split(/\s/)
    .map((name, at): [string, string] => [name, String.fromCharCode(0xa0 + at)])

const OTHERS =
  'amp& lt< gt> quot" apos\' hellip… mdash— ndash– lsquo‘ rsquo’ ldquo“ rdquo” trade™ euro€ bull• rarr→ larr← minus− ne≠ le≤ ge≥'
    .split(' ')
    .map((entry): [string, string] => [entry.slice(0, -1), entry.slice(-1)])

/** Any other is shown as it stands. */
const NAMED = new Map([...LATIN_1, ...OTHERS])

const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}\d{0,2}));/g

/** Control characters and lone surrogates are nobody's text. */
const characterOf = (code: number): string =>
  code < 32 || (code >= 0xd800 && code < 0xe000) || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)

export const withoutEntities = (text: string): string =>
  text.replace(ENTITY, (written, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return characterOf(Number(decimal))
    return hex ? characterOf(Number.parseInt(hex, 16)) : (NAMED.get(name ?? '') ?? written)
  })
