interface Tag {
  name: string
  description: string
  /** A route belongs to the tag with the longest matching path prefix. */
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
    paths: ['/api/helpers', '/api/helper-cards', '/api/ai'],
  },
  {
    name: 'Conversations',
    description: 'Messages between the person and a helper. A reply can be streamed as server-sent events.',
    paths: [
      '/api/messages',
      '/api/helpers/:id/messages',
      '/api/helpers/:id/first-message',
      '/api/helpers/:id/read',
      '/api/helpers/:id/conversation',
      '/api/conversations',
      '/api/imports',
    ],
  },
  {
    name: 'Panels',
    description: 'Conversations of several helpers. Their answers can be streamed side by side as server-sent events.',
    paths: ['/api/panels'],
  },
  {
    name: 'Practice',
    description: 'Guided exercises, which need no model and end in something of one’s own.',
    paths: ['/api/helpers/:id/practice', '/api/practice/'],
  },
  {
    name: 'Memory',
    description: 'What helpers remember about the person: read, correct, hide from other helpers, forget.',
    paths: ['/api/memories', '/api/profile', '/api/messages/:id/memor'],
  },
  {
    name: 'Planned messages',
    description: 'When helpers write first: what is ahead, reminders and follow-ups, and the calendar feed.',
    paths: ['/api/follow-ups', '/api/upcoming', '/api/helpers/:id/planned', '/api/calendar', '/calendar'],
  },
  {
    name: 'Notifications',
    description: 'How planned messages were delivered: live events, browser push and email.',
    paths: ['/api/helpers/:id/deliveries', '/api/events', '/api/notices', '/api/push', '/api/mail'],
  },
  {
    name: 'SMS',
    description: 'Verification of phone numbers, and the webhooks of the SMS provider.',
    paths: ['/api/sms'],
  },
  {
    name: 'Billing',
    description: 'Plan and payment, and the webhook of the payment provider.',
    paths: ['/api/billing'],
  },
  {
    name: 'Privacy',
    description: 'Privacy settings, memory clean-up and data export.',
    paths: ['/api/privacy'],
  },
  { name: 'Safety', description: 'Crisis services by country, and published statistics.', paths: ['/api/safety'] },
  {
    name: 'Catalog',
    description: 'Personas, plans and the model in use, as shown on public pages.',
    paths: ['/api/personas', '/api/plans', '/api/engine', '/api/support'],
  },
  {
    name: 'Operators',
    description: 'Statistics, accounts, prices, templates and connections. Operators only.',
    paths: ['/api/admin'],
  },
  { name: 'Development', description: 'Not available in production.', paths: ['/api/dev'] },
]

export function tagOf(path: string): string | null {
  const matches = TAGS.flatMap(({ name, paths }) =>
    paths.filter((start) => path.startsWith(start)).map((start) => ({ name, length: start.length })),
  )
  return matches.sort((a, b) => b.length - a.length)[0]?.name ?? null
}
