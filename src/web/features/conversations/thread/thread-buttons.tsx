import { Button } from '../../../ui/button.tsx'
import { ArrowDown } from '../../../ui/icons.tsx'
import { JumpToDate } from './jump-to-date.tsx'

export interface ThreadButtonsProps {
  helperId: number
  timeZone: string
  /** There may be earlier messages than those that are loaded. */
  hasEarlier: boolean
  onToBottom(behavior: ScrollBehavior): void
}

const calmly = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')

const FLOATING = 'pointer-events-none absolute inset-x-0 grid justify-items-center animate-fade'

/** Float over the thread while its end is out of sight. */
export const ThreadButtons = ({ helperId, timeZone, hasEarlier, onToBottom }: ThreadButtonsProps) => (
  <>
    {hasEarlier && (
      <div className={`top-2 ${FLOATING}`}>
        <JumpToDate helperId={helperId} timeZone={timeZone} />
      </div>
    )}
    <div className={`bottom-2 ${FLOATING}`}>
      <Button className="pointer-events-auto px-4 text-sm shadow-lift" onClick={() => onToBottom(calmly())}>
        <ArrowDown aria-hidden="true" className="size-4" />
        New messages
      </Button>
    </div>
  </>
)
