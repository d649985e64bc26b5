interface Tag {
  name: string
  description: string
  /** A route belongs to the tag with the longest of these that its path begins with. */
  paths: readonly string[]
}

export const TAGS: readonly Tag[] = [
  {
    name: 'Sign-in',
    description: 'Sign up, sign in and out, by password, passkey, phone or workspace. A session is a cookie.',
    paths: ['/api/auth'],
  },
  {
    name: 'Account',
    description: 'Profile, sign-in methods, two-step verification and sessions of the signed-in person.',
    paths: ['/api/user'],
  },
  {
    name: 'Helpers',
    description: 'The AI helpers of the signed-in person.',
    paths: ['/api/helpers', '/api/ai'],
  },
  {
    name: 'Conversations',
    description: 'Messages between the person and a helper. A reply can be streamed as server-sent events.',
    paths: [
      '/api/messages',
      '/api/helpers/:id/messages',
      '/api/helpers/:id/first-message',
      '/api/helpers/:id/read',
      '/api/conversations',
    ],
  },
  {
    name: 'Memory',
    description: 'What helpers remember of the person: read, correct, keep private, forget.',
    paths: ['/api/memories', '/api/profile', '/api/messages/:id/memor'],
  },
  {
    name: 'Notifications',
    description: 'Planned messages and how they reach the person: live events, browser push and email.',
    paths: ['/api/helpers/:id/deliveries', '/api/events', '/api/notices', '/api/push', '/api/mail'],
  },
  {
    name: 'SMS',
    description: 'Verification of phone numbers, and the webhooks of the SMS provider.',
    paths: ['/api/sms'],
  },
  {
    name: 'Billing',
    description: 'The plan of the account, payment, and the webhook of the payment provider.',
    paths: ['/api/billing'],
  },
  {
    name: 'Privacy',
    description: 'Privacy settings, clean-up and the export of everything.',
    paths: ['/api/privacy'],
  },
  { name: 'Safety', description: 'Help in a crisis, by country, and published figures.', paths: ['/api/safety'] },
  {
    name: 'Catalog',
    description: 'Personas, plans and the model in use: the tables that the public pages show.',
    paths: ['/api/personas', '/api/plans', '/api/engine'],
  },
  {
    name: 'Operators',
    description: 'Figures, accounts, prices, templates and connections. Operators only.',
    paths: ['/api/admin'],
  },
  { name: 'Development', description: 'Only on a server that is not in production.', paths: ['/api/dev'] },
]

/** Name of the tag of a route, by its path; null: it has none yet. */
export function tagOf(path: string): string | null {
  const matches = TAGS.flatMap(({ name, paths }) =>
    paths.filter((start) => path.startsWith(start)).map((start) => ({ name, length: start.length })),
  )
  return matches.sort((a, b) => b.length - a.length)[0]?.name ?? null
}
