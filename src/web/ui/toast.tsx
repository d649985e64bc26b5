import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { ShownToast, ToastMessage } from './toast-view.tsx'

const ToastView = lazy(() => import('./toast-view.tsx').then(({ ToastView }) => ({ default: ToastView })))

const ToastContext = createContext<(message: ToastMessage | null) => void>(() => undefined)

/** Holds the one visible toast; its view loads with the first one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null)
  const count = useRef(0)
  const toast = useCallback((message: ToastMessage | null) => {
    count.current += 1
    setShown(message && { ...message, key: count.current })
  }, [])
  const view = useMemo(() => shown && <ToastView toast={shown} />, [shown])
  return (
    <ToastContext value={toast}>
      {children}
      <Suspense>{view}</Suspense>
    </ToastContext>
  )
}

/** Replaces the visible toast; null hides it. */
export const useToast = () => useContext(ToastContext)
