import type { Help } from './line.ts'

export const NORTH_AMERICA: readonly Help[] = [
  {
    country: 'US',
    also: ['AS', 'GU', 'MP', 'VI'],
    emergency: '911',
    crisis: [
      { name: '988 Suicide & Crisis Lifeline', phone: '988', text: '988', chat: '988lifeline.org', hours: '24/7' },
    ],
    violence: [
      {
        name: 'National Domestic Violence Hotline',
        phone: '1-800-799-7233',
        text: '88788',
        word: 'START',
        chat: 'thehotline.org',
        hours: '24/7',
      },
    ],
    poison: [{ name: 'Poison Help', phone: '1-800-222-1222', hours: '24/7' }],
    eating: [{ name: 'ANAD', phone: '1-888-375-7767', hours: 'weekdays 9:00–21:00' }],
    child: [{ name: 'Childhelp', phone: '1-800-422-4453', hours: '24/7' }],
    sources: [
      'https://988lifeline.org',
      'https://www.thehotline.org',
      'https://poisonhelp.hrsa.gov',
      'https://anad.org',
      'https://www.childhelphotline.org',
    ],
    checkedOn: '2026-11',
  },
  {
    country: 'PR',
    emergency: '911',
    crisis: [
      { name: 'Línea PAS', phone: '1-800-981-0023', hours: '24/7', languages: ['es'] },
      { name: '988 Suicide & Crisis Lifeline', phone: '988', text: '988', hours: '24/7', languages: ['en'] },
    ],
    violence: [{ name: 'National Domestic Violence Hotline', phone: '1-800-799-7233', hours: '24/7' }],
    poison: [{ name: 'Poison Help', phone: '1-800-222-1222', hours: '24/7' }],
    child: [{ name: 'Childhelp', phone: '1-800-422-4453', hours: '24/7' }],
    sources: [
      'https://lineapas.assmca.pr.gov',
      'https://988lifeline.org',
      'https://www.thehotline.org',
      'https://www.childhelphotline.org',
    ],
    checkedOn: '2026-11',
  },
  {
    country: 'CA',
    emergency: '911',
    crisis: [
      { name: '9-8-8 Suicide Crisis Helpline', phone: '988', text: '988', hours: '24/7', languages: ['en'] },
      {
        name: '9-8-8, ligne d’aide en cas de crise de suicide',
        phone: '988',
        text: '988',
        hours: '24/7',
        languages: ['fr'],
      },
    ],
    poison: [
      { name: 'Poison Centres', phone: '1-844-764-7669', hours: '24/7', languages: ['en'] },
      { name: 'Centre antipoison du Québec', phone: '1-800-463-5060', hours: '24/7', languages: ['fr'] },
    ],
    eating: [{ name: 'NEDIC', phone: '1-866-633-4220', chat: 'nedic.ca', languages: ['en'] }],
    child: [{ name: 'Kids Help Phone / Jeunesse, J’écoute', phone: '1-800-668-6868', hours: '24/7' }],
    sources: ['https://988.ca', 'https://infopoison.ca', 'https://nedic.ca', 'https://kidshelpphone.ca'],
    checkedOn: '2026-11',
  },
  {
    country: 'JM',
    emergency: '110',
    police: '119',
    crisis: [{ name: 'Mental Health and Suicide Prevention Helpline', phone: '888-639-5433' }],
    sources: ['https://www.moh.gov.jm/mental-health'],
    checkedOn: '2026-11',
  },
]
