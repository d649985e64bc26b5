import type { User } from '../../contract/accounts.ts'
import { DeleteAccount } from '../features/accounts/delete-account.tsx'
import { PrivacySettingsView } from '../features/privacy/privacy-settings.tsx'
import { YourData } from '../features/privacy/your-data.tsx'

export const PrivacySettingsPage = ({ me }: { me: User }) => (
  <PrivacySettingsView user={me}>
    <YourData>
      <DeleteAccount />
    </YourData>
  </PrivacySettingsView>
)
