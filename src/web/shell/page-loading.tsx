import { Spinner } from '../ui/spinner.tsx'

/** Shown only when a page takes long enough for someone to wonder. */
export const PageLoading = () => (
  <div role="status" className="grid min-h-dvh grow place-items-center text-ink-soft animate-wait">
    <Spinner className="size-6" />
    <span className="sr-only">Loading</span>
  </div>
)
