import type { Helper } from '../../../../contract/helpers.ts'
import { isBuiltIn, personaOf } from '../../../../core/personas/personas.ts'
import { PANEL_MEMBERS } from '../../../../core/text/limits.ts'
import { Avatar, hueStyle } from '../../../ui/avatar.tsx'
import { icon } from '../../../ui/icons.tsx'

const Check = icon('M20 6 9 17l-5-5')

const FACE =
  'persona relative flex min-h-16 items-center gap-3 rounded-card border border-line bg-raised p-2.5 pr-4 transition-colors hover:border-edge has-checked:border-transparent has-checked:bg-tint has-focus-visible:outline-2.5 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:opacity-55 forced-colors:has-checked:outline'

interface ChooseMembersProps {
  helpers: readonly Helper[]
  chosen: readonly number[]
  onChange(ids: number[]): void
}

/** Two to five faces. */
export function ChooseMembers({ helpers, chosen, onChange }: ChooseMembersProps) {
  const isFull = chosen.length >= PANEL_MEMBERS.max
  const toggle = (id: number) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset>
      <legend className="mb-2 text-[0.9375rem] font-[550]">Who should answer? Choose two to five.</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-2.5">
        {helpers.map(({ id, name, personaType, imageUrl }) => {
          const isChosen = chosen.includes(id)
          return (
            <label key={id} className={FACE} style={hueStyle(personaOf(personaType).hue)}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && isFull}
                onChange={() => toggle(id)}
                className="sr-only"
              />
              <Avatar {...{ name, imageUrl }} hue={personaOf(personaType).hue} size={44} />
              <span className="min-w-0 grow">
                <span dir="auto" className="block truncate font-[550]">
                  {name}
                </span>
                {isBuiltIn(personaType) && (
                  <span className="block truncate text-[0.8125rem] text-ink-soft">{personaOf(personaType).title}</span>
                )}
              </span>
              {isChosen && <Check className="size-5 shrink-0 text-deep" />}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
