import { PLANS } from '../../core/plans/plans.ts'
import { FAQ_ITEMS } from '../features/public/faq.tsx'
import { paths, patterns } from '../paths.ts'

export interface PublicPage {
  /** Path and query. */
  path: string
  name: string
  /** The main path if the page has several. */
  canonical: string
  description: string
  /** Needs the app's code; the others work without it. */
  hydrated?: boolean
  /** Left out of the site map. */
  unlisted?: boolean
  /** Structured data for search engines; `origin` is where the page is served. */
  data?(origin: string): object
}

const SITE = 'Personal AI helpers that remember what you tell them and write to you first, at the times you choose.'

const homeData = (origin: string) => ({
  '@type': 'WebApplication',
  name: 'Coterie',
  url: `${origin}/`,
  description: SITE,
  applicationCategory: 'LifestyleApplication',
  operatingSystem: 'Any',
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
})

const faqData = () => ({
  '@type': 'FAQPage',
  mainEntity: FAQ_ITEMS.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

const page = (path: string, name: string, description: string, more: Partial<PublicPage> = {}): PublicPage => ({
  path,
  name,
  canonical: path,
  description,
  ...more,
})

const { free, starter, pro, unlimited } = PLANS
const PLANS_TEXT = `Start free with ${free.messagesPerMonth} messages a month. Paid plans include ${starter.messagesPerMonth}, ${pro.messagesPerMonth} or ${unlimited.messagesPerMonth.toLocaleString('en-US')} messages and any number of AI helpers.`
const SIGN_IN_TEXT = 'Sign in to your AI helpers, or create an account: free, under a minute, no credit card required.'

/** Every public page. `not-found` is for unknown paths. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  page(patterns.home, 'home', SITE, { data: homeData }),
  page(
    patterns.howItWorks,
    'how-it-works',
    'Choose an AI helper, set how it sounds and when it writes, and start talking: four steps to a first message.',
  ),
  page(
    patterns.faq,
    'faq',
    'What Coterie is, what it costs, what its AI helpers remember, and who can read what you write.',
    { data: faqData },
  ),
  page(patterns.subscribe, 'plans', PLANS_TEXT),
  page(patterns.pricing, 'pricing', PLANS_TEXT, { canonical: patterns.subscribe, unlisted: true }),
  page(
    patterns.privacy,
    'privacy',
    'What happens to what you write: how it is encrypted, who can decrypt it and when, and how to erase it.',
  ),
  page(patterns.terms, 'terms', 'The agreement between you and the people who run this server, in plain words.'),
  page(
    patterns.safety,
    'safety',
    'How Coterie recognises that someone is in danger, what it does and does not do then, and where to find help in your country.',
    { hydrated: true },
  ),
  page(patterns.subscriptionCancel, 'subscription-cancel', 'Nothing was charged.', { unlisted: true }),
  page(patterns.signIn, 'sign-in', SIGN_IN_TEXT, { hydrated: true }),
  // The link to create a helper leads here; most of those visitors are new.
  page(paths.signIn(patterns.create), 'sign-up', SIGN_IN_TEXT, {
    hydrated: true,
    canonical: patterns.signIn,
    unlisted: true,
  }),
  page('/404', 'not-found', 'There is nothing at this address.', { unlisted: true }),
]
