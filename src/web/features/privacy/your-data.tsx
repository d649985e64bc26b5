import { buttonStyle } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'

export const YourData = () => (
  <Card className="grid gap-4">
    <h2 className="text-[1.375rem]">Your data</h2>
    <p className="text-[0.9375rem] text-ink-soft">
      One archive (ZIP) of everything stored about you, readable by people and machines: account, helpers,
      conversations, pictures, memories with what they superseded, profile, summaries, schedules, deliveries, settings,
      consents, sessions and use. No passwords or keys.
    </p>
    <a href="/api/privacy/export" download className={buttonStyle('quiet', 'justify-self-start')}>
      Download everything
    </a>
  </Card>
)
