import { PERSONAS, type PersonaType } from '../../../core/personas/personas.ts'
import { hueStyle } from '../../ui/avatar.tsx'
import { PersonaPortrait } from './persona-portrait.tsx'
import { Section } from './section.tsx'

interface UseCase {
  type: PersonaType
  title: string
  text: string
  asked: string
}

const USE_CASES: UseCase[] = [
  {
    type: 'career_coach',
    title: 'Career coaching',
    text: 'Prepare the interview, the raise and the hard talk before they happen.',
    asked: 'They want an answer on the offer by Friday.',
  },
  {
    type: 'dating_coach',
    title: 'Dating support',
    text: 'Say what you mean to people you like, and read what they say to you.',
    asked: 'Is it too soon to text after last night?',
  },
  {
    type: 'creative_partner',
    title: 'Creative inspiration',
    text: 'Trade ideas until one of them is yours, and get past the blank page.',
    asked: 'I have a title and nothing else.',
  },
  {
    type: 'friend',
    title: 'Mindfulness support',
    text: 'A quiet place to put the day down, with someone who listens first.',
    asked: 'I could not switch off tonight.',
  },
]

export const HomeUseCases = () => (
  <Section title="What people bring" lead="AI helpers of many kinds, each with its own field. Four places to start:">
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {USE_CASES.map(({ type, title, text, asked }) => {
        return (
          <li
            key={type}
            className="persona flex flex-col rounded-card border border-line bg-raised p-5"
            style={hueStyle(PERSONAS[type].hue)}
          >
            <PersonaPortrait type={type} size={64} />
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-1.5 mb-5 text-[0.9375rem] text-ink-soft">{text}</p>
            <p className="mt-auto rounded-[16px] rounded-bl-[5px] bg-tint px-3.5 py-2.5 text-[0.9375rem] text-deep">
              “{asked}”
            </p>
          </li>
        )
      })}
    </ul>
  </Section>
)
