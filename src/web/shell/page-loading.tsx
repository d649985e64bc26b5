import { Spinner } from '../ui/spinner.tsx'

/** Appears only when loading takes noticeably long. */
export const PageLoading = () => (
  <div role="status" className="grid min-h-dvh grow place-items-center text-ink-soft animate-wait">
    <Spinner className="size-6" />
    <span className="sr-only">Loading</span>
  </div>
)
