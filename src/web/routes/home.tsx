import { CallToAction } from '../features/public/call-to-action.tsx'
import { HomeFeatures } from '../features/public/home-features.tsx'
import { HomeHero } from '../features/public/home-hero.tsx'
import { HomeTestimonials } from '../features/public/home-testimonials.tsx'
import { HomeUseCases } from '../features/public/home-use-cases.tsx'

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
