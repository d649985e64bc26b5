import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { PreviewChat } from './preview-chat.tsx'

export const HomeHero = () => (
  <section className="mx-auto grid w-full max-w-[1160px] grid-cols-1 items-start gap-x-16 gap-y-12 px-5 pt-6 pb-16 lg:grid-cols-[1fr_26rem] lg:pt-14 lg:pb-24">
    <div className="lg:pt-34">
      <h1 className="text-[clamp(1.9rem,11.3vw,2.75rem)] leading-[1.06] sm:text-6xl lg:text-[4.75rem]">
        Your Personal Inner Circle
      </h1>
      <p className="mt-6 max-w-[27em] text-xl text-ink-soft">
        Get world class coaching from your very own panel of expert advisors. They remember, and they write first.
      </p>
      <div className="mt-8 flex flex-col items-start gap-3 sm:flex-row">
        <LinkButton variant="primary" href={paths.create}>
          Create Your Helper
        </LinkButton>
        <LinkButton href={paths.howItWorks}>Learn How It Works</LinkButton>
      </div>
      <p className="mt-5 text-[0.9375rem] text-ink-soft">
        Under a minute. No credit card required. Every helper is an AI.
      </p>
    </div>
    <PreviewChat />
  </section>
)
