import { parse } from 'regexparam'
import { patterns } from '../paths.ts'
import type { Shape } from '../shell/page-skeleton.tsx'
import { type LazyPage, lazyPage } from '../ui/late.tsx'

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

interface Shell {
  /** In this folder. */
  module: string
  shape: Shape
  /** What the page asks the API for, with `:id` from its address. */
  data: readonly string[]
}

type Load = Parameters<typeof lazyPage>[0]

const route = (pattern: string, title: string | null, load: Load, shell: Shell | null = null): PageRoute => ({
  pattern,
  title,
  signedIn: shell !== null,
  fills: shell?.shape.kind === 'list' || shell?.shape.kind === 'thread',
  shell,
  page: lazyPage(load),
})

const HELPERS = '/api/helpers'
const shell = (kind: Shape['kind'], module: string, data: readonly string[] = [], title?: string): Shell => ({
  module,
  shape: { kind, ...(title !== undefined && { title }) },
  data: ['/api/auth/session', ...data],
})

/** The page of a signed-in person. */
const member = (pattern: string, title: string, shell: Shell, load: Load) => route(pattern, title, load, shell)

/** Every page; the first match counts. */
export const routes: readonly PageRoute[] = [
  route(patterns.home, null, () => import('./about.tsx').then((page) => page.HomePage)),
  member(patterns.create, 'Create Helper', shell('cards', 'create.tsx', [HELPERS], 'Choose Your Helper Type'), () =>
    import('./create.tsx').then((page) => page.CreatePage),
  ),
  member(patterns.helpers, 'My Helpers', shell('cards', 'helpers.tsx', [HELPERS], 'My Helpers'), () =>
    import('./helpers.tsx').then((page) => page.HelpersPage),
  ),
  member(patterns.editHelper, 'Edit Helper', shell('form', 'edit-helper.tsx', [HELPERS]), () =>
    import('./edit-helper.tsx').then((page) => page.EditHelperPage),
  ),
  member(patterns.helperHistory, 'Messages', shell('form', 'helper-history.tsx', [HELPERS]), () =>
    import('./helper-history.tsx').then((page) => page.HelperHistoryPage),
  ),
  member(
    patterns.conversations,
    'Conversations',
    shell('list', 'conversations.tsx', ['/api/conversations'], 'Select a Conversation'),
    () => import('./conversations.tsx').then((page) => page.ConversationsPage),
  ),
  member(
    patterns.conversation,
    'Conversations',
    shell('thread', 'conversation.tsx', [HELPERS, `${HELPERS}/:id/messages`]),
    () => import('./conversation.tsx').then((page) => page.ConversationPage),
  ),
  member(patterns.panels, 'Panel', shell('form', 'panels.tsx', [HELPERS, '/api/panels'], 'Panel'), () =>
    import('./panels.tsx').then((page) => page.PanelsPage),
  ),
  member(patterns.panel, 'Panel', shell('form', 'panels.tsx', ['/api/panels/:id']), () =>
    import('./panels.tsx').then((page) => page.PanelPage),
  ),
  member(
    patterns.memory,
    'Memory',
    shell('form', 'memory.tsx', ['/api/memories?state=current&limit=50', '/api/privacy/memory-summary'], 'Memory'),
    () => import('./memory.tsx').then((page) => page.MemoryPage),
  ),
  member(patterns.imports, 'Bring Your Past', shell('form', 'imports.tsx', [HELPERS], 'Bring Your Past'), () =>
    import('./imports.tsx').then((page) => page.ImportsPage),
  ),
  member(patterns.import, 'Bring Your Past', shell('form', 'imports.tsx', [HELPERS]), () =>
    import('./imports.tsx').then((page) => page.ImportPage),
  ),
  member(patterns.upcoming, 'Upcoming', shell('form', 'upcoming.tsx', [HELPERS, '/api/upcoming'], 'Upcoming'), () =>
    import('./upcoming.tsx').then((page) => page.UpcomingPage),
  ),
  member(
    patterns.settings,
    'Settings',
    shell('form', 'settings.tsx', ['/api/user/sign-in-methods', '/api/auth/methods'], 'Settings'),
    () => import('./settings.tsx').then((page) => page.SettingsPage),
  ),
  route(patterns.howItWorks, 'How It Works', () => import('./about.tsx').then((page) => page.HowItWorksPage)),
  route(patterns.faq, 'FAQ', () => import('./about.tsx').then((page) => page.FaqPage)),
  route(patterns.subscribe, 'Plans', () => import('./plans.tsx').then((page) => page.PlansPage)),
  route(patterns.pricing, 'Plans', () => import('./plans.tsx').then((page) => page.PlansPage)),
  route(patterns.subscriptionSuccess, 'Subscription', () =>
    import('./after-checkout.tsx').then((page) => page.SubscriptionSuccessPage),
  ),
  route(patterns.subscriptionCancel, 'Subscription', () =>
    import('./after-checkout.tsx').then((page) => page.SubscriptionCancelPage),
  ),
  route(patterns.privacy, 'Privacy', () => import('./privacy.tsx').then((page) => page.PrivacyPage)),
  route(patterns.terms, 'Terms', () => import('./about.tsx').then((page) => page.TermsPage)),
  route(patterns.safety, 'Safety', () => import('./safety.tsx').then((page) => page.SafetyPage)),
  route(patterns.signIn, 'Sign In', () => import('./sign-in.tsx').then((page) => page.SignInPage)),
  route(patterns.resetPassword, 'Password', () => import('./email-links.tsx').then((page) => page.ResetPasswordPage)),
  route(patterns.confirmEmail, 'Confirm Email', () =>
    import('./email-links.tsx').then((page) => page.ConfirmEmailPage),
  ),
  member(patterns.apiMonitor, 'API Monitor', shell('form', 'api-monitor.tsx', [], 'API Cost Protection Monitor'), () =>
    import('./api-monitor.tsx').then((page) => page.ApiMonitorPage),
  ),
  member(patterns.connections, 'Connections', shell('form', 'connections.tsx', [], 'Connections'), () =>
    import('./connections.tsx').then((page) => page.ConnectionsPage),
  ),
]

export const notFoundPage = route('*', 'Not Found', () => import('./about.tsx').then((page) => page.NotFoundPage))

/** `/helpers/7/edit` matches the edit page, an unknown path the not-found page. */
export const routeOf = (pathname: string): PageRoute =>
  routes.find(({ pattern }) => parse(pattern).pattern.test(pathname)) ?? notFoundPage
