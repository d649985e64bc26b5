import { Link } from 'wouter'
import { Prose } from '../features/public/prose.tsx'
import { LocalHelp } from '../features/safety/local-help.tsx'
import { YearlyCounts } from '../features/safety/yearly-counts.tsx'
import { paths } from '../paths.ts'
import { Page } from '../ui/page.tsx'

/** /safety: local help first, then what the product does. */
export const SafetyPage = () => (
  <Page
    width="reading"
    title="Safety"
    lead="What happens when someone is in danger, and how helpers stay honest about what they are."
  >
    <Prose>
      <h2>If you need help now</h2>
      <LocalHelp />
      <h2>What is recognised</h2>
      <p>
        Before a message reaches a helper, and again before an answer reaches you, software on this server looks for
        signs that someone may be in danger: thoughts of suicide, self-harm, an overdose, violence at home, an eating
        disorder, or worry about somebody else. It reads English, German, Spanish, French and Portuguese, in the app, in
        text messages and in Sensitive Mode. It goes by phrases, by likeness to examples and, in English, by meaning;
        sarcasm, other languages, pictures and what is not said escape it, and it is sometimes wrong. A connected
        language model may notice what the rules missed; it can never switch them off.
      </p>
      <h2>What happens then</h2>
      <ul>
        <li>You are answered at once, with the numbers of your country. You can choose the country in Privacy.</li>
        <li>It costs nothing. No limit, pause or plan stands in the way.</li>
        <li>For a day the helper stays gentle, planned messages pause, and one message asks how you are.</li>
      </ul>
      <h2>What does not happen</h2>
      <ul>
        <li>Nobody is alerted: no person reads along, and neither the police nor anyone you know is told.</li>
        <li>A helper cannot come, call or keep you safe. It is software, and it can be wrong or miss something.</li>
        <li>What you wrote is not used for anything else. We count how often a danger was recognised, not whose.</li>
      </ul>
      <h2>How often</h2>
      <YearlyCounts />
      <h2>Honest about being AI</h2>
      <p>
        Every conversation says that you are talking with an AI, at its start, every day, and after three hours, when it
        also offers a break. A helper never claims to be human, or a licensed doctor, lawyer or banker. It does not
        flatter you to stay, make you feel guilty for leaving, or sell you anything. Sexual content about minors and
        help to harm many people are refused, whoever asks and however.
      </p>
      <h2>For adults</h2>
      <p>
        Coterie is for people of 18 and older: AI companions may not suit some minors. The birth date that you enter at
        sign-up is checked and not kept. More is in the{' '}
        <Link href={paths.terms} className="link">
          terms
        </Link>{' '}
        and the{' '}
        <Link href={paths.privacyPolicy} className="link">
          privacy policy
        </Link>
        .
      </p>
    </Prose>
  </Page>
)
