import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { latePart } from '../late.tsx'
import type { ShownToast, ToastMessage } from './toast-view.tsx'

const SHOWN_MS = 5000

export const OFFLINE_TOAST: ToastMessage = { title: 'You are offline. This needs a connection.' }

/** Shown if the view can't be loaded. */
function PlainToast({ toast: { key, title } }: { toast: ShownToast }) {
  const [gone, setGone] = useState(0)
  useEffect(() => {
    const timer = setTimeout(setGone, SHOWN_MS, key)
    return () => clearTimeout(timer)
  }, [key])
  return (
    gone !== key && (
      <p role="alert" className="fixed inset-x-4 bottom-28 z-50 rounded-field border border-line bg-raised p-4">
        {title}
      </p>
    )
  )
}

const ToastView = latePart<{ toast: ShownToast }>(
  () => import('./toast-view.tsx').then(({ ToastView }) => ToastView),
  undefined,
  PlainToast,
)

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
      {view}
    </ToastContext>
  )
}

/** Replaces the visible toast; null hides it. */
export const useToast = () => useContext(ToastContext)
