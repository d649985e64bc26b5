import { useQuery } from '@tanstack/react-query'
import type { Helper } from '../../../contract/helpers.ts'
import type { PrivacySettingsAnswer, PrivacySettingsBody } from '../../../contract/privacy.ts'
import { CATEGORIES, type Category } from '../../../core/privacy/settings.ts'
import { queries } from '../../api.ts'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/choices.tsx'
import { Card } from '../../ui/page.tsx'
import { CATEGORY_NAMES } from './labels.ts'

type Access = PrivacySettingsAnswer['access'][number]

interface AccessCardProps {
  settings: PrivacySettingsAnswer
  onChange(change: PrivacySettingsBody): void
}

const changed = (categories: readonly Category[], category: Category, on: boolean): Category[] =>
  CATEGORIES.filter((one) => (one === category ? on : categories.includes(one)))

interface HelperAccessProps {
  helper: Helper
  access: Access
  onChange(access: Access): void
}

const HelperAccess = ({ helper, access, onChange }: HelperAccessProps) => (
  <fieldset className="border-t border-line pt-3">
    <legend className="float-left w-full font-display text-lg">{helper.name} may know</legend>
    <div className="clear-both grid grid-cols-2 gap-x-4 sm:grid-cols-3">
      <Checkbox
        label="General"
        checked={access.general}
        onChange={(event) => onChange({ ...access, general: event.target.checked })}
      />
      {CATEGORIES.map((category) => (
        <Checkbox
          key={category}
          label={CATEGORY_NAMES[category]}
          checked={access.categories.includes(category)}
          onChange={(event) =>
            onChange({ ...access, categories: changed(access.categories, category, event.target.checked) })
          }
        />
      ))}
    </div>
  </fieldset>
)

/** Maximum protection only. */
export function AccessCard({ settings, onChange }: AccessCardProps) {
  const { data } = useQuery(queries.helpers)
  const helpers = data?.helpers ?? []
  const accessOf = ({ id }: Helper): Access =>
    settings.access.find(({ helperId }) => helperId === id) ?? { helperId: id, general: true, categories: [] }
  return (
    <Card className="grid gap-4">
      <h2 className="text-[1.375rem]">Access by helper</h2>
      <p className="text-[0.9375rem] text-ink-soft">
        What each helper may know from your conversations with the others. A memory in several categories needs all of
        them. A helper always knows what you told it yourself.
      </p>
      {helpers.map((helper) => (
        <HelperAccess
          key={helper.id}
          helper={helper}
          access={accessOf(helper)}
          onChange={(access) => onChange({ access })}
        />
      ))}
      {data && helpers.length === 0 && (
        <p>
          You have no helpers yet. <TextLink href={paths.create}>Create your first helper</TextLink>
        </p>
      )}
    </Card>
  )
}
