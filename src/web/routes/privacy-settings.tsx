import type { User } from '../../contract/accounts.ts'
import { DeleteAccount } from '../features/accounts/delete-account.tsx'
import { PrivacySettings } from '../features/privacy/privacy-settings.tsx'
import { YourData } from '../features/privacy/your-data.tsx'

/** /privacy for a signed-in person */
export const PrivacySettingsPage = ({ me }: { me: User }) => (
  <PrivacySettings user={me}>
    <YourData>
      <DeleteAccount />
    </YourData>
  </PrivacySettings>
)
