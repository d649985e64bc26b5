import type { WorkspaceProblem } from '../../../../contract/sign-in.ts'
import { safeNext } from '../../../../core/auth/next-path.ts'
import type { Workspace, WorkspaceFlow } from '../../../integrations/workspace/port.ts'
import { AppError, hasDatabaseCode, notFound, UNIQUE_VIOLATION } from '../../../platform/errors/errors.ts'
import type { Services, Uses } from '../../../platform/ports/services.ts'
import { type Account, readAccount } from '../account/read-account.ts'
import { findIdBySubject, linkSubject } from '../account/store.ts'
import { notifyOwner } from '../email/account-emails.ts'
import { beginFlow, consumeFlow } from '../sessions/auth-flows.ts'
import { beginSignUp } from '../sign-up/sign-up.ts'

export const RETURN_PATH = '/api/auth/workspace/return'

interface Begun {
  flow: WorkspaceFlow
  next: string | null
}

export type WorkspaceOutcome = { next: string | null } & (
  | { kind: 'known'; user: Account }
  | { kind: 'new'; identifier: string }
  | { kind: 'linked' }
  | { kind: 'problem'; problem: WorkspaceProblem; linking: boolean }
)

/** Throws 404 if workspace sign-in is not set up. */
function workspaceOf({ workspace }: Uses<'workspace'>): Workspace {
  if (workspace) return workspace
  throw notFound('Workspace')
}

/** `userId` is the account to link. Returns the URL and the flow's identifier. */
export async function beginWorkspace(
  services: Uses<'db' | 'clock' | 'workspace'>,
  origin: string,
  userId: number | null,
  next?: string,
): Promise<{ url: string; identifier: string }> {
  const { url, flow } = await workspaceOf(services).begin(origin + RETURN_PATH)
  const data: Begun = { flow, next: safeNext(next) }
  return { url, identifier: await beginFlow(services, 'workspace', { data, userId }) }
}

const PROBLEMS: Record<string, WorkspaceProblem> = {
  workspace_unreachable: 'unreachable',
  workspace_refused: 'refused',
}

async function link(
  services: Services,
  userId: number,
  subject: string,
  next: string | null,
): Promise<WorkspaceOutcome> {
  try {
    await linkSubject(services.db, userId, subject)
    await notifyOwner(services, { userId }, 'A workspace was linked to your account, and can be used to sign in')
    return { kind: 'linked', next }
  } catch (cause) {
    if (!hasDatabaseCode(cause, UNIQUE_VIOLATION)) throw cause
    return { kind: 'problem', problem: 'taken', linking: true, next }
  }
}

/** Works once, in the same browser. Accounts are found by the provider's subject, never by an email address. */
export async function finishWorkspace(
  services: Services,
  address: URL,
  identifier: string | undefined,
  signedIn: number | null,
): Promise<WorkspaceOutcome> {
  const begun = await consumeFlow<Begun>(services, 'workspace', identifier)
  const linking = begun?.userId != null
  const next = begun?.data.next ?? null
  if (!begun || (linking && begun.userId !== signedIn)) return { kind: 'problem', problem: 'expired', linking, next }
  try {
    const { subject, name } = await workspaceOf(services).finish(address, begun.data.flow)
    if (begun.userId !== null) return await link(services, begun.userId, subject, next)
    const userId = await findIdBySubject(services.db, subject)
    if (userId === undefined) return { kind: 'new', identifier: await beginSignUp(services, { subject, name }), next }
    return { kind: 'known', user: await readAccount(services, { userId }), next }
  } catch (cause) {
    const problem = cause instanceof AppError ? PROBLEMS[cause.code] : undefined
    if (!problem) throw cause
    services.log.warn({ problem }, 'a sign-in by workspace failed')
    return { kind: 'problem', problem, linking, next }
  }
}
