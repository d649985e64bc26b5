import type { Services } from '../../../platform/ports/services.ts'
import { skeletonOf } from './name-skeleton.ts'
import { findWithoutSkeleton, saveSkeleton } from './store-skeletons.ts'

const AT_ONCE = 500

/** For accounts from before skeletons were stored. Names that already look alike keep theirs: the second gets a mark. */
export async function fillSkeletons({ db }: Pick<Services, 'db'>): Promise<void> {
  const rows = await findWithoutSkeleton(db, AT_ONCE)
  for (const { id, username } of rows) {
    const skeleton = skeletonOf(username)
    // No username has a blank, so this equals no other skeleton.
    if (!(await saveSkeleton(db, id, skeleton))) await saveSkeleton(db, id, `${skeleton} ${id}`)
  }
}
