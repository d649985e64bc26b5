import { useOnline } from '../features/conversations/use-online.ts'
import { AwayBanner } from './away-banner.tsx'

/** Says why nothing can be sent, where that is so. It must be there without a network, so it comes with the page. */
export const OfflineBanner = () => {
  const online = useOnline()
  return (
    <div role="status">
      <AwayBanner online={online} />
    </div>
  )
}
