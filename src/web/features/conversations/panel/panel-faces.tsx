import type { PanelMember } from '../../../../contract/panels.ts'
import { personaOf } from '../../../../core/personas/personas.ts'
import { Avatar } from '../../../ui/avatar.tsx'

/** One over the edge of the other. Decorative: the names stand beside it. */
export const PanelFaces = ({ members, size }: { members: readonly PanelMember[]; size: number }) => (
  <span aria-hidden="true" className="flex shrink-0">
    {members.map(({ helperId, name, personaType, imageUrl }, at) => (
      <span
        key={helperId}
        className="rounded-full ring-2 ring-(--paper-raised)"
        style={{ marginLeft: at === 0 ? 0 : -size * 0.28 }}
      >
        <Avatar {...{ name, imageUrl, size }} hue={personaOf(personaType).hue} />
      </span>
    ))}
  </span>
)
