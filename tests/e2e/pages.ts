/** The pages of the sweep, checked with axe and in both themes. */

/** Prerendered pages for visitors. */
export const VISITOR_PAGES = [
  '/',
  '/how-it-works',
  '/faq',
  '/subscribe',
  '/pricing',
  '/privacy',
  '/terms',
  '/safety',
  '/signin',
]

/** Pages that emails link to, rendered by the app. */
export const EMAIL_PAGES = ['/reset-password', '/reset-password#an-old-link', '/confirm-email#an-old-link']

const PRIVACY = [
  ...['Memory Overview', 'Total Memories', 'Sensitive', 'Cross-Helper', 'High Security'],
  ...[
    'Core Privacy Settings',
    'Sensitive Mode',
    'Standard Mode (Free)',
    'Sensitive Mode (Paid Plans)',
    'Upgrade Required',
  ],
  ...['Cross-Helper Memory Sharing', 'Data Protection Level', 'Data Retention Period', '365 days'],
  ...['Sensitive Data Categories', 'PII', 'Financial', 'Health', 'Legal', 'Relationship', 'Highly Sensitive'],
  ...['Memory Management', 'cannot be recovered'],
]

interface Shown {
  /** Named Wilhelmina. */
  helperId: number
  /** Named Oslo. */
  panelId: number
  /** A conversation called "A trip to Oslo". */
  importId: number
}

/** Pages of a person with all of this: path, heading, and a text required by the specification. */
export const memberPages = ({
  helperId: id,
  panelId,
  importId,
}: Shown): readonly [path: string, heading: RegExp, ...said: string[]][] => [
  [
    '/create',
    /Choose Your Helper Type/,
    'Define',
    'Career Closer',
    'Dating Ghostbuster',
    'Kind Confidante',
    'Machiavelli',
  ],
  [
    '/helpers',
    /My Helpers/,
    '1 of 3 helpers used',
    'New Helper',
    'Active',
    'Pause',
    'Edit',
    'Delete',
    'View Conversations',
  ],
  [`/helpers/${id}/edit`, /Edit Wilhelmina/, 'Weekly', 'Morning (8-10 AM)', 'Friendly', 'Brief (1-2 sentences)'],
  [`/helpers/${id}/history`, /Messages from Wilhelmina/],
  ['/imports', /Bring Your Past/, 'Choose a file'],
  [`/imports/${importId}`, /A trip to Oslo/, 'Where shall I stay?'],
  ['/conversations', /Select a Conversation/, 'Active'],
  [`/conversations/${id}`, /Wilhelmina/, 'Today'],
  ['/panel', /^Panel$/, 'A panel needs at least two helpers'],
  [`/panel/${panelId}`, /^Oslo$/, 'A panel needs at least two helpers'],
  ['/upcoming', /^Upcoming$/, 'Every week in the morning'],
  ['/memory', /^Memory$/],
  ['/privacy', /Privacy & Data Settings/, ...PRIVACY],
  ['/settings', /^Settings$/, 'Account', 'Notifications', 'Billing', 'Name', 'Email'],
  ['/settings?tab=notifications', /^Settings$/],
  ['/settings?tab=billing', /^Settings$/, 'The free plan allows up to 3 helpers and 25 messages per month'],
  ['/subscription/success', /Subscription Successful!/, 'Premium', 'Create New Helper', 'View My Conversations'],
  ['/admin/api-monitor', /403 For operators only|API Cost Protection Monitor/],
  ['/admin/connections', /403 For operators only|Connections/],
  ['/subscription/cancel', /Subscription Canceled/, 'No charges were made', 'Try Again', 'Back to Home'],
]
