import { parse } from 'regexparam'
import { patterns } from '../paths.ts'
import type { Shape } from '../shell/page-skeleton.tsx'
import { type LazyPage, lazyPage } from '../ui/lazy.ts'

export interface PageRoute {
  pattern: string
  page: LazyPage
  /** First part of the document's title, or null. */
  title: string | null
  /** Signed-out visitors are sent to sign-in and back. */
  signedIn: boolean
  /** The page fills the window and scrolls inside. */
  fills: boolean
  /** For signed-in people: what the document shows and requests before any code has arrived. */
  shell: Shell | null
}

export interface Shell {
  /** In this folder. */
  module: string
  shape: Shape
  /** What the page asks the API for, with `:id` from its address. */
  data: readonly string[]
}

interface Options {
  shell?: Shell
  fills?: boolean
}

const route = (pattern: string, title: string | null, page: LazyPage, options: Options = {}): PageRoute => ({
  pattern,
  title,
  signedIn: options.shell !== undefined,
  fills: options.fills ?? false,
  shell: options.shell ?? null,
  page,
})

const HELPERS = '/api/helpers'
const CONVERSATIONS = '/api/conversations'

const shell = (module: string, shape: Shape, ...data: string[]): { shell: Shell } => ({
  shell: { module, shape, data: ['/api/auth/session', ...data] },
})

const plans = lazyPage(() => import('./plans.tsx').then((page) => page.PlansPage))

/** Every page; the first match counts. */
export const routes: readonly PageRoute[] = [
  route(
    patterns.home,
    null,
    lazyPage(() => import('./home.tsx').then((page) => page.HomePage)),
  ),
  route(
    patterns.create,
    'Create Helper',
    lazyPage(() => import('./create.tsx').then((page) => page.CreatePage)),
    shell('create.tsx', { kind: 'cards', title: 'Choose Your Helper Type' }, HELPERS),
  ),
  route(
    patterns.helpers,
    'My Helpers',
    lazyPage(() => import('./helpers.tsx').then((page) => page.HelpersPage)),
    shell('helpers.tsx', { kind: 'cards', title: 'My Helpers' }, HELPERS),
  ),
  route(
    patterns.editHelper,
    'Edit Helper',
    lazyPage(() => import('./edit-helper.tsx').then((page) => page.EditHelperPage)),
    shell('edit-helper.tsx', { kind: 'form' }, HELPERS),
  ),
  route(
    patterns.helperHistory,
    'Messages',
    lazyPage(() => import('./helper-history.tsx').then((page) => page.HelperHistoryPage)),
    shell('helper-history.tsx', { kind: 'form' }, HELPERS),
  ),
  route(
    patterns.conversations,
    'Conversations',
    lazyPage(() => import('./conversations.tsx').then((page) => page.ConversationsPage)),
    { ...shell('conversations.tsx', { kind: 'list', title: 'Select a Conversation' }, CONVERSATIONS), fills: true },
  ),
  route(
    patterns.conversation,
    'Conversations',
    lazyPage(() => import('./conversation.tsx').then((page) => page.ConversationPage)),
    { ...shell('conversation.tsx', { kind: 'thread' }, HELPERS, `${HELPERS}/:id/messages`), fills: true },
  ),
  route(
    patterns.panels,
    'Panel',
    lazyPage(() => import('./panels.tsx').then((page) => page.PanelsPage)),
    shell('panels.tsx', { kind: 'form', title: 'Panel' }, HELPERS, '/api/panels'),
  ),
  route(
    patterns.panel,
    'Panel',
    lazyPage(() => import('./panel.tsx').then((page) => page.PanelPage)),
    shell('panel.tsx', { kind: 'form' }, '/api/panels/:id'),
  ),
  route(
    patterns.memory,
    'Memory',
    lazyPage(() => import('./memory.tsx').then((page) => page.MemoryPage)),
    shell(
      'memory.tsx',
      { kind: 'form', title: 'Memory' },
      '/api/memories?state=current&limit=50',
      '/api/privacy/memory-summary',
    ),
  ),
  route(
    patterns.imports,
    'Bring Your Past',
    lazyPage(() => import('./imports.tsx').then((page) => page.ImportsPage)),
    shell('imports.tsx', { kind: 'form', title: 'Bring Your Past' }, HELPERS),
  ),
  route(
    patterns.import,
    'Bring Your Past',
    lazyPage(() => import('./import.tsx').then((page) => page.ImportPage)),
    shell('import.tsx', { kind: 'form' }, HELPERS),
  ),
  route(
    patterns.upcoming,
    'Upcoming',
    lazyPage(() => import('./upcoming.tsx').then((page) => page.UpcomingPage)),
    shell('upcoming.tsx', { kind: 'form', title: 'Upcoming' }, HELPERS, '/api/upcoming'),
  ),
  route(
    patterns.settings,
    'Settings',
    lazyPage(() => import('./settings.tsx').then((page) => page.SettingsPage)),
    shell('settings.tsx', { kind: 'form', title: 'Settings' }, '/api/user/sign-in-methods'),
  ),
  route(
    patterns.howItWorks,
    'How It Works',
    lazyPage(() => import('./how-it-works.tsx').then((page) => page.HowItWorksPage)),
  ),
  route(
    patterns.faq,
    'FAQ',
    lazyPage(() => import('./faq.tsx').then((page) => page.FaqPage)),
  ),
  route(patterns.subscribe, 'Plans', plans),
  route(patterns.pricing, 'Plans', plans),
  route(
    patterns.subscriptionSuccess,
    'Subscription',
    lazyPage(() => import('./subscription-success.tsx').then((page) => page.SubscriptionSuccessPage)),
  ),
  route(
    patterns.subscriptionCancel,
    'Subscription',
    lazyPage(() => import('./subscription-cancel.tsx').then((page) => page.SubscriptionCancelPage)),
  ),
  route(
    patterns.privacy,
    'Privacy',
    lazyPage(() => import('./privacy.tsx').then((page) => page.PrivacyPage)),
  ),
  route(
    patterns.terms,
    'Terms',
    lazyPage(() => import('./terms.tsx').then((page) => page.TermsPage)),
  ),
  route(
    patterns.safety,
    'Safety',
    lazyPage(() => import('./safety.tsx').then((page) => page.SafetyPage)),
  ),
  route(
    patterns.signIn,
    'Sign In',
    lazyPage(() => import('./sign-in.tsx').then((page) => page.SignInPage)),
  ),
  route(
    patterns.resetPassword,
    'Password',
    lazyPage(() => import('./reset-password.tsx').then((page) => page.ResetPasswordPage)),
  ),
  route(
    patterns.confirmEmail,
    'Confirm Email',
    lazyPage(() => import('./confirm-email.tsx').then((page) => page.ConfirmEmailPage)),
  ),
  route(
    patterns.apiMonitor,
    'API Monitor',
    lazyPage(() => import('./api-monitor.tsx').then((page) => page.ApiMonitorPage)),
    shell('api-monitor.tsx', { kind: 'form', title: 'API Cost Protection Monitor' }),
  ),
  route(
    patterns.connections,
    'Connections',
    lazyPage(() => import('./connections.tsx').then((page) => page.ConnectionsPage)),
    shell('connections.tsx', { kind: 'form', title: 'Connections' }),
  ),
]

export const notFoundPage = route(
  '*',
  'Not Found',
  lazyPage(() => import('./not-found.tsx').then((page) => page.NotFoundPage)),
)

/** `/helpers/7/edit` matches the edit page, an unknown path the not-found page. */
export const routeOf = (pathname: string): PageRoute =>
  routes.find(({ pattern }) => parse(pattern).pattern.test(pathname)) ?? notFoundPage
