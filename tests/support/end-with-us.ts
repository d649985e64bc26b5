import type { ChildProcess } from 'node:child_process'

/** Kills a child when this process ends, however it does but by SIGKILL: a worker ends like that after a timeout. */
export function endWithUs(child: ChildProcess): void {
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
}
