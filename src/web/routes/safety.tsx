import { Prose } from '../features/public/section.tsx'
import { LocalHelp } from '../features/safety/local-help.tsx'
import { YearlyCounts } from '../features/safety/yearly-counts.tsx'
import { paths } from '../paths.ts'
import { TextLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

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
        signs that someone may be in danger: thoughts of suicide, self-harm, an overdose, a medical emergency, violence
        at home, an eating disorder, grooming of a minor, or worry about someone else. It reads English, German,
        Spanish, French and Portuguese, in the app, in text messages and in Sensitive Mode. It looks for phrases, for
        similarity to examples and, in English, for meaning. It misses sarcasm, other languages, pictures and what is
        left unsaid, and it is sometimes wrong. A connected language model may notice what the rules missed; it can
        never switch them off.
      </p>
      <h2>What happens then</h2>
      <ul>
        <li>
          You get an answer at once, with the emergency numbers of your country. You can choose the country in Privacy.
        </li>
        <li>It is free. No limit, pause or plan gets in the way.</li>
        <li>For a day your helper stays gentle, planned messages pause, and one message asks how you are.</li>
        <li>
          For that, your account itself remembers the last time: which helper you told and when, and, encrypted, the
          kind of danger. It is deleted with that helper. Nothing is remembered from Sensitive Mode.
        </li>
      </ul>
      <h2>What does not happen</h2>
      <ul>
        <li>Nobody is alerted. No person is watching, and neither the police nor anyone you know is contacted.</li>
        <li>A helper cannot come, call or keep you safe. It is software, and it can be wrong or miss something.</li>
        <li>
          What you wrote is not used for anything else. The counts below are anonymous: they say how often a danger was
          recognised, never for whom.
        </li>
      </ul>
      <h2>How often</h2>
      <YearlyCounts />
      <h2>Honest about being AI</h2>
      <p>
        Every conversation tells you that you are talking with an AI: at its start, every day, and after three hours,
        when it also suggests a break. A helper never claims to be human, or a licensed doctor, lawyer or banker. It
        does not flatter you to stay, make you feel guilty for leaving, or sell you anything. It always refuses sexual
        content about minors and requests for help to harm many people.
      </p>
      <h2>For adults</h2>
      <p>
        Coterie is for people aged 18 and over: AI companions may not suit some minors. We check the birth date you
        enter at sign-up and do not keep it. There is more in the <TextLink href={paths.terms}>terms</TextLink> and the{' '}
        <TextLink href={paths.privacyPolicy}>privacy policy</TextLink>.
      </p>
    </Prose>
  </Page>
)
