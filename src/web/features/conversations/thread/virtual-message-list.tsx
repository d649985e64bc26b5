import { useQueryClient } from '@tanstack/react-query'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { memo, type RefObject, useEffect, useMemo, useState } from 'react'
import { breakNotices, newestMessages } from '../../../../core/safety/break-notices.ts'
import { queries } from '../../../api.ts'
import { groupByDay } from './days.ts'
import { estimateHeight, measurePlainList } from './measure-rows.ts'
import { DayHeading, DayMessages, type MessageListProps } from './message-list.tsx'
import { rowsOf, type VirtualRow } from './virtual-rows.ts'

/** Rows kept ready above and below the screen, of ten messages each. */
const ROWS_AHEAD = 4
/** Messages that stay loaded when the list is left: few enough for a refetch to replace all of them. */
const KEPT = 150

/** Reading back would otherwise keep every page in memory until the tab is closed. */
function useLoadedMessages(helperId: number): void {
  const client = useQueryClient()
  useEffect(() => {
    return () => {
      client.setQueryData(queries.messages(helperId).queryKey, (known) => known && newestMessages(known, KEPT))
    }
  }, [client, helperId])
}

function useRows(rows: readonly VirtualRow[], box: RefObject<HTMLElement | null>) {
  // The plain list is still on the page when this one is first drawn, so that nothing moves.
  const [first] = useState(() => measurePlainList(rows, box.current))
  const [focused, setFocused] = useState<string | null>(null)
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    getItemKey: (index) => rows[index]?.key ?? index,
    estimateSize: (index) => {
      const row = rows[index]
      return row ? (first.heights.get(row.key) ?? estimateHeight(row, first.box.width)) : 0
    },
    scrollMargin: first.top,
    initialOffset: first.scrollTop,
    initialRect: first.box,
    overscan: ROWS_AHEAD,
    anchorTo: 'end',
    rangeExtractor: (range) => {
      const kept = rows.findIndex(({ key }) => key === focused)
      const shown = defaultRangeExtractor(range)
      return kept < 0 || shown.includes(kept) ? shown : [...shown, kept].sort((a, b) => a - b)
    },
  })
  return { virtualizer, setFocused, top: first.top }
}

type Rest = Pick<Parameters<typeof DayMessages>[0], 'breaks' | 'newId' | 'helperName' | 'timeZone'>

const RowContent = memo(({ row: { day, part }, ...rest }: Rest & { row: VirtualRow }) =>
  part ? (
    // Parts of one day under one name would be landmarks that cannot be told apart.
    <section aria-label={part.from === 0 ? day.label : undefined}>
      <DayMessages day={day} {...part} {...rest} />
    </section>
  ) : (
    <DayHeading label={day.label} />
  ),
)

/** Only the rows near the screen, or with the focus, are in the page. */
export const VirtualMessageList = memo(({ messages, newId, helperId, helperName, timeZone, box }: MessageListProps) => {
  const breaks = useMemo(() => breakNotices(messages), [messages])
  const [anchorId] = useState(messages[0]?.id ?? 0)
  const rows = useMemo(
    () => rowsOf(groupByDay(messages, new Date(), timeZone), anchorId),
    [messages, timeZone, anchorId],
  )
  const { virtualizer, setFocused, top } = useRows(rows, box)
  useLoadedMessages(helperId)
  return (
    <>
      {rows[0] && <DayHeading label={rows[0].day.label} />}
      <div className="relative shrink-0" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const row = rows[index]
          return (
            row && (
              // biome-ignore lint/a11y/noStaticElementInteractions: it only learns that something in it has the focus
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                onFocus={() => setFocused(row.key)}
                className="absolute inset-x-0"
                style={{ top: start - top }}
              >
                <RowContent {...{ row, breaks, newId, helperName, timeZone }} />
              </div>
            )
          )
        })}
      </div>
    </>
  )
})
