import { FaqList } from '../features/public/faq.tsx'
import { HomeFeatures, HomeHero, HomeTestimonials, HomeUseCases } from '../features/public/home.tsx'
import { HowSteps, HowTiles } from '../features/public/how-it-works.tsx'
import { SupportLink, WithSupport } from '../features/public/prose.tsx'
import { CallToAction, PageHead, Section } from '../features/public/section.tsx'
import { paths } from '../paths.ts'
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
