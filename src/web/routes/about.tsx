import { FaqList } from '../features/public/faq.tsx'
import { HomeFeatures, HomeHero, HomeTestimonials, HomeUseCases } from '../features/public/home.tsx'
import { HowSteps, HowTiles } from '../features/public/how-it-works.tsx'
import { CallToAction, PageHead, Prose, Section, SupportLink, WithSupport } from '../features/public/section.tsx'
import { paths } from '../paths.ts'
import { TextLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { DeadEnd } from '../ui/plain-pages.tsx'

export const HomePage = () => (
  <>
    <HomeHero />
    <HomeFeatures />
    <HomeUseCases />
    <HomeTestimonials />
    <CallToAction
      title="Your panel is ready in under a minute"
      text="Pick a helper, choose how it should talk, and try it out. Free to start, no credit card required."
    />
  </>
)

export const HowItWorksPage = () => (
  <>
    <PageHead
      title="How it works"
      lead="Four steps from an empty page to a helper that knows what you are working on."
    />
    <Section title="Four steps">
      <HowSteps />
    </Section>
    <Section sunk title="What you get">
      <HowTiles />
    </Section>
    <CallToAction title="Ready when you are" text="Your first helper takes under a minute. No credit card required." />
  </>
)

export const FaqPage = () => (
  <Page width="reading" title="Questions and answers" lead="What people ask before they start.">
    <FaqList />
    <p className="mt-8 text-ink-soft">
      <WithSupport>
        {(address) => (
          <>
            Something else on your mind? <SupportLink address={address}>Contact support</SupportLink>
          </>
        )}
      </WithSupport>
    </p>
  </Page>
)

export const NotFoundPage = () => (
  <DeadEnd
    title="404 Page Not Found"
    text="There is nothing at this address. The page may have moved, or the link may be wrong."
    href={paths.home}
    label="Back to Home"
  />
)

export const TermsPage = () => (
  <Page
    width="reading"
    title="Terms"
    lead="The agreement between you and the people who run this server, in plain words."
  >
    <Prose>
      <h2>Who may use Coterie</h2>
      <p>
        Adults. We check the birth date that you enter when you create your account, and do not keep it. Please keep
        your password to yourself.
      </p>
      <h2>What helpers are</h2>
      <p>
        Every helper is an AI. It can be wrong, and it is no substitute for a lawyer, doctor, therapist, trainer or
        financial adviser. Decisions stay yours. In an emergency, please call your local emergency number.
      </p>
      <h2>Your words</h2>
      <p>
        What you write stays yours. It is used to answer you and for nothing else. The{' '}
        <TextLink href={paths.privacy}>privacy policy</TextLink> says how it is stored.
      </p>
      <h2>Fair use</h2>
      <ul>
        <li>Do not use a helper to harm, threaten or deceive people, or to break the law.</li>
        <li>Do not try to read what belongs to others, or to overload the server.</li>
        <li>We may close an account that breaks these rules.</li>
      </ul>
      <h2>Plans and messages</h2>
      <p>
        Each <TextLink href={paths.subscribe}>plan</TextLink> includes a number of messages a month. One message written
        by a helper counts as one; failed messages are free. Unused messages do not carry over to the next month.
      </p>
      <h2>Ending it</h2>
      <p>
        You can delete your account at any time, in Settings. That erases what is stored and cannot be undone. The
        service is provided as it is. It may change or end; if so, we will tell you in the app beforehand.
      </p>
    </Prose>
  </Page>
)
