import type { Helper } from '../../../../contract/helpers.ts'
import { personaOf } from '../../../../core/personas/personas.ts'
import { restText } from '../../../../core/scheduling/rest-text.ts'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { LinkButton } from '../../../ui/button.tsx'

interface SilentHelpersProps {
  helpers: readonly Helper[]
  timeZone: string
}

function reasonFor(helper: Helper, timeZone: string): string {
  if (!helper.active) return 'Paused, so it does not write first.'
  return `${restText(helper, new Date(), timeZone) ?? 'Its next message is being planned'}.`
}

/** Helpers of whose routine nothing is ahead, and why. */
export const SilentHelpers = ({ helpers, timeZone }: SilentHelpersProps) =>
  helpers.length > 0 && (
    <section aria-labelledby="silent" className="mt-9">
      <h2 id="silent" className="mb-2 text-xl">
        Not writing first
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line px-5 max-xs:px-3.5">
        {helpers.map((helper) => (
          <li key={helper.id} className="flex flex-wrap items-center gap-x-3.5 gap-y-1 py-3">
            <Avatar
              name={helper.name}
              imageUrl={helper.imageUrl}
              hue={personaOf(helper.personaType).hue}
              size={40}
              className="opacity-70"
            />
            <div className="min-w-0 grow basis-40">
              <p className="font-display text-[1.125rem] break-words">{helper.name}</p>
              <p className="text-[0.9375rem] text-ink-soft">{reasonFor(helper, timeZone)}</p>
            </div>
            <LinkButton href={paths.helpers} variant="plain" className="-mx-3" label={`Change ${helper.name}`}>
              Change
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
