export const patterns = {
  home: '/',
  create: '/create',
  helpers: '/helpers',
  editHelper: '/helpers/:id/edit',
  helperHistory: '/helpers/:id/history',
  conversations: '/conversations',
  conversation: '/conversations/:id',
  panels: '/panel',
  panel: '/panel/:id',
  memory: '/memory',
  imports: '/imports',
  import: '/imports/:id',
  upcoming: '/upcoming',
  settings: '/settings',
  howItWorks: '/how-it-works',
  faq: '/faq',
  subscribe: '/subscribe',
  pricing: '/pricing',
  subscriptionSuccess: '/subscription/success',
  subscriptionCancel: '/subscription/cancel',
  privacy: '/privacy',
  terms: '/terms',
  safety: '/safety',
  signIn: '/signin',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  apiMonitor: '/admin/api-monitor',
  connections: '/admin/connections',
} as const

export const paths = {
  home: patterns.home,
  create: patterns.create,
  helpers: patterns.helpers,
  editHelper: (id: number): string => `/helpers/${id}/edit`,
  helperHistory: (id: number): string => `/helpers/${id}/history`,
  conversations: patterns.conversations,
  conversation: (id: number): string => `/conversations/${id}`,
  message: (helperId: number, messageId: number): string => `/conversations/${helperId}?message=${messageId}`,
  panels: patterns.panels,
  panel: (id: number): string => `/panel/${id}`,
  memory: patterns.memory,
  imports: patterns.imports,
  import: (id: number, messageId?: number): string => `/imports/${id}${messageId ? `?message=${messageId}` : ''}`,
  upcoming: patterns.upcoming,
  upcomingOf: (helperId: number): string => `${patterns.upcoming}?helper=${helperId}`,
  settings: patterns.settings,
  billing: `${patterns.settings}?tab=billing`,
  howItWorks: patterns.howItWorks,
  faq: patterns.faq,
  subscribe: patterns.subscribe,
  subscriptionSuccess: (query: Record<string, string>): string =>
    `${patterns.subscriptionSuccess}?${new URLSearchParams(query)}`,
  privacy: patterns.privacy,
  privacyPolicy: `${patterns.privacy}?view=policy`,
  terms: patterns.terms,
  safety: patterns.safety,
  resetPassword: patterns.resetPassword,
  apiMonitor: patterns.apiMonitor,
  connections: patterns.connections,
  /** Where the first operator goes after sign-up. */
  firstModel: (next: string): string => `${patterns.connections}?first&next=${encodeURIComponent(next)}`,
  signIn: (next?: string): string => (next ? `${patterns.signIn}?next=${encodeURIComponent(next)}` : patterns.signIn),
} as const

/** `7` becomes 7, `seven` becomes null. */
export function idOf(param: string | undefined): number | null {
  return param !== undefined && /^[1-9]\d{0,9}$/.test(param) ? Number(param) : null
}

export const messageIdIn = (search: string): number | null => idOf(new URLSearchParams(search).get('message') ?? '')

/** `/conversations/7` is within `/conversations`. */
export const isWithin = (location: string, href: string): boolean =>
  location === href || location.startsWith(`${href}/`)
