import unhomoglyph from 'unhomoglyph'
import type { Uses } from '../../../platform/ports/services.ts'
import { findWithoutSkeleton, saveSkeleton } from './store.ts'

const folded = (text: string): string => unhomoglyph(text).toLowerCase()

/**
 * What a username looks like: names that pass for each other have the same skeleton (Unicode UTS #39), so `оperator1`
 * with a Cyrillic о is the name `operator1`. Folded twice, because a capital I looks like an l, and a small m like rn.
 */
export const skeletonOf = (username: string): string => folded(folded(username))

const AT_ONCE = 500

/** For accounts from before skeletons were stored. Names that already look alike keep theirs: the second gets a mark. */
export async function fillSkeletons({ db }: Uses<'db'>): Promise<void> {
  const rows = await findWithoutSkeleton(db, AT_ONCE)
  for (const { id, username } of rows) {
    const skeleton = skeletonOf(username)
    // No username has a blank, so this equals no other skeleton.
    if (!(await saveSkeleton(db, id, skeleton))) await saveSkeleton(db, id, `${skeleton} ${id}`)
  }
}
