import type { WorkspaceProblem } from '../../../../contract/sign-in.ts'

const TEXTS: Record<WorkspaceProblem, string> = {
  unreachable: 'The workspace is not responding. Please try again in a moment, or sign in another way.',
  refused: 'The workspace did not confirm who you are. Please try again.',
  expired: 'That took too long, or was started in another browser. Please try again.',
  suspended: 'This account is suspended. Please write to support if you think that is a mistake.',
  taken: 'That workspace identity is linked to another account. Unlink it there first.',
}

export function problemIn(search: string): string | null {
  const problem = new URLSearchParams(search).get('problem') ?? ''
  return Object.hasOwn(TEXTS, problem) ? TEXTS[problem as WorkspaceProblem] : null
}
