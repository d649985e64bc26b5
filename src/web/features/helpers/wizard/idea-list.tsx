import { IDEAS } from '../../../../core/personas/ideas.ts'
import { personaOf } from '../../../../core/personas/personas.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { BLANK, type Draft, draftOfIdea } from './wizard-state.ts'

interface IdeaListProps {
  /** The type of the idea that was chosen. */
  chosen: string | null
  onPick(draft: Draft): void
}

const CELL =
  'flex size-full min-h-16 items-center gap-x-3 gap-y-2 rounded-field border border-line p-2.5 max-sm:px-1 text-left transition-colors max-sm:flex-col max-sm:text-center hover:border-edge aria-pressed:border-accent aria-pressed:ring-1 aria-pressed:ring-accent'

/** Twelve helpers to start from. Another press takes the choice back. */
export const IdeaList = ({ chosen, onPick }: IdeaListProps) => (
  <section aria-labelledby="ideas" className="border-t border-line pt-5">
    <h2 id="ideas" className="font-display text-xl">
      Or start from one of these
    </h2>
    <p className="mt-1 text-[0.9375rem] text-ink-soft">
      It fills in the name, the character, the voice and the first message. All of it can be changed.
    </p>
    <ul className="mt-4 grid grid-cols-3 gap-2.5 max-xs:grid-cols-2 lg:grid-cols-4">
      {IDEAS.map((idea) => {
        const { title, hue } = personaOf(idea.type)
        const isChosen = idea.type === chosen
        return (
          <li key={idea.type}>
            <button
              type="button"
              aria-pressed={isChosen}
              className={CELL}
              onClick={() => onPick(isChosen ? BLANK : draftOfIdea(idea))}
            >
              <Avatar name={idea.name} imageUrl={idea.face} hue={hue} size={44} />
              <span className="min-w-0 leading-tight">
                <span className="block font-[550] wrap-break-word max-sm:text-sm">{title}</span>
                <span className="block text-sm text-ink-soft">{idea.name}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  </section>
)
