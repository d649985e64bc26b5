/** One service that people can turn to. */
export interface Line {
  name: string
  phone?: string
  /** The number that takes text messages, where that is another one than `phone`, and the word to begin with. */
  text?: string
  word?: string
  /** `phone` takes text messages too. */
  textsToo?: boolean
  /** A web address without its scheme. */
  chat?: string
  /** `24/7`, or hours as they are written there; left out where not known. */
  hours?: string
  /** ISO 639 codes, where the line doesn't speak the country's main language. */
  languages?: readonly string[]
}

/** Where people in danger find help in one country. */
export interface Help {
  /** ISO 3166-1 alpha-2. */
  country: string
  emergency: string
  crisis: readonly Line[]
  violence?: Line
  poison?: Line
  eating?: Line
  sources: readonly string[]
  /** Year and month in which the numbers were last compared with their sources. */
  checkedOn: string
}

const always = '24/7'

const TABLE: readonly Help[] = [
  {
    country: 'US',
    emergency: '911',
    crisis: [
      {
        name: '988 Suicide & Crisis Lifeline',
        phone: '988',
        textsToo: true,
        chat: '988lifeline.org',
        hours: always,
        languages: ['en', 'es'],
      },
    ],
    violence: { name: 'National Domestic Violence Hotline', phone: '1-800-799-7233', hours: always },
    poison: { name: 'Poison Help', phone: '1-800-222-1222', hours: always },
    sources: ['https://988lifeline.org', 'https://www.thehotline.org', 'https://poisonhelp.hrsa.gov'],
    checkedOn: '2026-11',
  },
  {
    country: 'GB',
    emergency: '999',
    crisis: [{ name: 'Samaritans', phone: '116 123', hours: always }],
    violence: { name: 'National Domestic Abuse Helpline', phone: '0808 2000 247', hours: always },
    sources: ['https://www.samaritans.org', 'https://www.nationaldahelpline.org.uk'],
    checkedOn: '2026-11',
  },
  {
    country: 'DE',
    emergency: '112',
    crisis: [{ name: 'TelefonSeelsorge', phone: '0800 1110111', chat: 'online.telefonseelsorge.de', hours: always }],
    violence: { name: 'Hilfetelefon Gewalt gegen Frauen', phone: '116 016', hours: always },
    sources: ['https://www.telefonseelsorge.de', 'https://www.hilfetelefon.de'],
    checkedOn: '2026-11',
  },
  {
    country: 'FR',
    emergency: '112',
    crisis: [{ name: '3114', phone: '3114', hours: always }],
    violence: { name: 'Violences Femmes Info', phone: '3919', hours: always },
    sources: ['https://3114.fr', 'https://arretonslesviolences.gouv.fr'],
    checkedOn: '2026-11',
  },
  {
    country: 'ES',
    emergency: '112',
    crisis: [{ name: 'Línea 024', phone: '024', hours: always }],
    violence: { name: '016', phone: '016', hours: always },
    sources: ['https://www.sanidad.gob.es/linea024', 'https://violenciagenero.igualdad.gob.es'],
    checkedOn: '2026-11',
  },
  {
    country: 'BR',
    emergency: '192',
    crisis: [{ name: 'CVV', phone: '188', chat: 'cvv.org.br', hours: always }],
    violence: { name: 'Central de Atendimento à Mulher', phone: '180', hours: always },
    sources: ['https://cvv.org.br', 'https://www.gov.br/mulheres'],
    checkedOn: '2026-11',
  },
]

const BY_COUNTRY = new Map(TABLE.map((help) => [help.country, help]))

/** The countries whose help is known, by ISO code. */
export const HELP_COUNTRIES: readonly string[] = [...BY_COUNTRY.keys()]

/** The help of a country; null where it isn't known, and the texts name an international directory. */
export const helpFor = (country: string | null): Help | null => BY_COUNTRY.get(country ?? '') ?? null
