import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { User } from '../../../contract/accounts.ts'
import type { Helper } from '../../../contract/helpers.ts'
import type { PrivacySettingsAnswer, PrivacySettingsBody } from '../../../contract/privacy.ts'
import { PLANS } from '../../../core/plans/plans.ts'
import { CATEGORIES, type Category, PROTECTION_LEVELS, type ProtectionLevel } from '../../../core/privacy/settings.ts'
import { queries } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/choices.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Card } from '../../ui/page.tsx'
import { SwitchRow } from '../../ui/rows.tsx'
import { Retention } from './clean-ups.tsx'
import { CATEGORY_NAMES, LEVELS } from './labels.ts'

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

/** Beside texts of many lines the switch stands at the top. */
const AT_TOP = 'items-start! [&>:last-child]:-mt-2'

interface CoreSettingsProps {
  user: User
  settings: PrivacySettingsAnswer
  onChange(change: PrivacySettingsBody): void
}

/** `wasOn`: the person had a plan with it. */
const UpgradeRequired = ({ wasOn }: { wasOn: boolean }) => (
  <div className="rounded-field bg-sunk px-4 py-3 text-[0.9375rem]">
    <p className="font-[550]">Upgrade Required</p>
    <p className="text-ink-soft">
      Sensitive Mode needs a paid subscription. {wasOn && 'Until you have one again, what you say is stored. '}
      <TextLink href={paths.subscribe}>See the plans</TextLink>
    </p>
  </div>
)

function SensitiveMode({ user, settings, onChange }: CoreSettingsProps) {
  const isHeld = PLANS[user.subscriptionTier].sensitiveMode
  return (
    <div className="grid gap-3">
      <SwitchRow
        className={AT_TOP}
        title="Sensitive Mode"
        badge={!isHeld && <Badge>Premium</Badge>}
        text={
          <>
            <p>Standard Mode (Free): conversations are stored, encrypted, and your helpers remember them.</p>
            <p>
              Sensitive Mode (Paid Plans): conversations open with nothing being stored; what is said stays in the
              browser’s tab. The server and the model’s provider process the words in passing.
            </p>
          </>
        }
        checked={isHeld && settings.sensitiveMode}
        disabled={!isHeld}
        onChange={(sensitiveMode) => onChange({ sensitiveMode })}
      />
      {!isHeld && <UpgradeRequired wasOn={settings.sensitiveMode} />}
    </div>
  )
}

const Features = ({ level }: { level: ProtectionLevel }) => (
  <ul className="grid gap-1.5 text-[0.9375rem]" aria-label={`${LEVELS[level].name} protection`}>
    {LEVELS[level].features.map((feature) => (
      <li key={feature} className="flex gap-2.5">
        <Check className="mt-1 size-4 shrink-0 text-ok" />
        {feature}
      </li>
    ))}
  </ul>
)

const Level = ({ settings, onChange }: CoreSettingsProps) => (
  <div className="grid gap-3">
    <Select
      label="Data Protection Level"
      value={settings.encryptionLevel}
      options={PROTECTION_LEVELS.map((level) => [level, `${LEVELS[level].name} (${LEVELS[level].plan})`])}
      onChange={(event) => onChange({ encryptionLevel: event.target.value as ProtectionLevel })}
    />
    <Features level={settings.encryptionLevel} />
    <p role="status" className="text-sm text-ink-soft empty:hidden">
      {settings.isMarking &&
        'This is being applied to everything stored so far. Until it is done, helpers share nothing.'}
    </p>
  </div>
)

export const CoreSettings = (props: CoreSettingsProps) => (
  <Card className="grid gap-7">
    <h2 className="text-[1.375rem]">Core Privacy Settings</h2>
    <SensitiveMode {...props} />
    <SwitchRow
      className={AT_TOP}
      title="Cross-Helper Memory Sharing"
      text={
        <p>
          Other helpers may recall what you tell one of them. Anything marked as sensitive is never shared on its own.
          When you turn this off, a helper no longer uses its own replies that are based on what you told another.
        </p>
      }
      checked={props.settings.crossHelperSharing}
      onChange={(crossHelperSharing) => props.onChange({ crossHelperSharing })}
    />
    <Level {...props} />
    <Retention settings={props.settings} onChange={props.onChange} />
  </Card>
)
