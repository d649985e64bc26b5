import { useQuery } from '@tanstack/react-query'
import type { HealthAnswer } from '../../../contract/admin.ts'
import { inDuration } from '../../../core/text/figures.ts'
import { Card } from '../../ui/page.tsx'
import { FactList } from '../../ui/rows.tsx'
import { adminQueries, inBytes, inMoment } from './admin-queries.ts'
import { DataState } from './for-operators.tsx'

const Advice = ({ advice }: Pick<HealthAnswer, 'advice'>) =>
  advice.length === 0 ? (
    <p className="text-ok">Everything is as it should be.</p>
  ) : (
    <ol className="grid list-decimal gap-3 pl-5">
      {advice.map(({ text, command }) => (
        <li key={text}>
          {text}
          {command && <code className="mt-1 block break-all rounded-field bg-sunk px-3 py-2 text-sm">{command}</code>}
        </li>
      ))}
    </ol>
  )

function figuresOf({ database, disk, backupAt, queue, clockAheadMs, version, nodeVersion }: HealthAnswer) {
  const kind = database.embedded ? 'Embedded' : 'PostgreSQL server'
  return [
    [
      'Database',
      `${kind} ${database.version}, ${inBytes(database.bytes)}, answers in ${inDuration(database.answerMs)}`,
    ],
    ['Disk', `${inBytes(disk.freeBytes)} of ${inBytes(disk.totalBytes)} free`],
    ['Last backup', backupAt ? inMoment(backupAt) : 'None yet'],
    ['Planned messages due', queue.due === 0 ? 'None' : `${queue.due}, the oldest ${queue.lateMinutes} minutes late`],
    ['Clock', Math.abs(clockAheadMs) < 1000 ? 'Accurate' : `${inDuration(Math.abs(clockAheadMs))} off`],
    ['Version', `${version}, on Node ${nodeVersion}`],
  ] as const
}

export function HealthCard() {
  const health = useQuery(adminQueries.health)
  return (
    <Card className="grid gap-5">
      <h2 className="text-xl">Health</h2>
      <DataState query={health} what="health figures">
        {(data) => (
          <>
            <Advice advice={data.advice} />
            <FactList facts={figuresOf(data)} />
          </>
        )}
      </DataState>
    </Card>
  )
}
