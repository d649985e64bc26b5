import type { User } from '../../contract/accounts.ts'
import { DeleteAccount } from '../features/accounts/delete-account.tsx'
import { PrivacySettingsView } from '../features/privacy/privacy-settings.tsx'
import { YourData } from '../features/privacy/your-data.tsx'
import { LastResort } from '../ui/last-resort.tsx'

const ERASES =
  'Erases everything stored about you and destroys the key it was encrypted with. Backups made earlier keep it until they are deleted.'

export const PrivacySettingsPage = ({ me }: { me: User }) => (
  <PrivacySettingsView
    user={me}
    last={
      <LastResort title="Delete account" text={ERASES}>
        <DeleteAccount />
      </LastResort>
    }
  >
    <YourData />
  </PrivacySettingsView>
)
