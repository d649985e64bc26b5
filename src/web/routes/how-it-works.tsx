import { CallToAction } from '../features/public/call-to-action.tsx'
import { HowSteps } from '../features/public/how-steps.tsx'
import { HowTiles } from '../features/public/how-tiles.tsx'
import { PageHead, Section } from '../features/public/section.tsx'

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
