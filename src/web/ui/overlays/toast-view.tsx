import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { type CSSProperties, useLayoutEffect, useState } from 'react'
import { classNames } from '../class-names.ts'
import { listen } from '../listen.ts'

export interface ToastMessage {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  action?: { label: string; onPress(): void }
}

export interface ShownToast extends ToastMessage {
  key: number
}

const FRAME =
  'pointer-events-auto flex items-start gap-3 rounded-field border bg-raised p-4 pr-2 shadow-lift data-[state=open]:animate-rise data-[state=closed]:opacity-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:opacity-0'

// Phones: below the header, away from buttons near the thumb. Wide screens: in the corner,
// above elements with `data-toast-above`.
const VIEWPORT =
  'pointer-events-none fixed inset-x-4 top-[calc(4.5rem+env(safe-area-inset-top))] z-50 m-0 grid list-none p-0 md:top-auto md:right-6 md:bottom-6 md:left-auto md:w-[22.5rem] md:[body:has([data-toast-above])_&]:bottom-34'

const WIDEST_PX = 360
const GAP_PX = 8

/** Where the messages of a conversation are, or another element with `data-toast-area`. */
function areaNow(): DOMRect | undefined {
  const area = document.querySelector('[data-toast-area]')?.getBoundingClientRect()
  // A page that is being left is hidden, and has no size.
  return area?.height ? area : undefined
}

function placeIn(area: DOMRect, atEnd: boolean): CSSProperties {
  const width = Math.min(area.width - 2 * GAP_PX, WIDEST_PX)
  const left = area.left + (area.width - width) / 2
  return atEnd
    ? { top: 'auto', bottom: innerHeight - area.bottom + GAP_PX, left, right: 'auto', width }
    : { top: area.top + GAP_PX, bottom: 'auto', left, right: 'auto', width }
}

/** On a phone without buttons at the end of the page, where a toast at the top would cover what it speaks of. */
const mayBeBelow = () => matchMedia('(width < 48rem)').matches && !document.querySelector('[data-toast-above]')
const ABOVE_BAR: CSSProperties = { top: 'auto', bottom: 'calc(4.5rem + env(safe-area-inset-bottom))' }

/** A toast stands at the end of the area that is farther from what has the focus as it comes: that is what it speaks of. */
function usePlace(key: number): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each toast finds its own place
  useLayoutEffect(() => {
    const area = areaNow()
    const focused = document.activeElement?.getBoundingClientRect()
    const middle = area ? (area.top + area.bottom) / 2 : innerHeight / 2
    const atEnd = focused !== undefined && focused.bottom < middle
    const put = () => {
      const now = areaNow()
      if (now) setPlace(placeIn(now, atEnd))
      else setPlace(atEnd && mayBeBelow() ? ABOVE_BAR : undefined)
    }
    put()
    return listen(globalThis, ['resize'], put)
  }, [key])
  return place
}

export function ToastView({ toast }: { toast: ShownToast }) {
  const place = usePlace(toast.key)
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      <Toast.Root
        key={toast.key}
        type={toast.variant === 'destructive' ? 'foreground' : 'background'}
        className={classNames(FRAME, toast.variant === 'destructive' ? 'border-danger' : 'border-line')}
      >
        <div className="min-w-0 grow">
          <Toast.Title className={classNames('font-[550]', toast.variant === 'destructive' && 'text-danger')}>
            {toast.title}
          </Toast.Title>
          {toast.description && (
            <Toast.Description className="text-[0.9375rem] text-ink-soft">{toast.description}</Toast.Description>
          )}
          {toast.action && (
            <Toast.Action
              altText={toast.action.label}
              onClick={toast.action.onPress}
              className="mt-1 -ml-2 min-h-11 rounded-tag px-2 font-[550] text-accent"
            >
              {toast.action.label}
            </Toast.Action>
          )}
        </div>
        <Toast.Close aria-label="Close" className="-my-2 grid size-11 shrink-0 place-items-center text-ink-soft">
          <X className="size-4.5" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport hotkey={['F8']} className={VIEWPORT} style={place} />
    </Toast.Provider>
  )
}
