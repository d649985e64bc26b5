import { sql } from 'drizzle-orm'
import { type SqlPart, sqlPart } from '../../../platform/db/statement.ts'
import { ownModels } from '../../../platform/db/tables/admin.ts'
import { systemState } from '../../../platform/db/tables/usage.ts'

export const areOwnModelsAllowed = sql<boolean>`(select ${systemState.ownModelsAllowed} from ${systemState})`

export const usesOwnModel = (userId: SqlPart): SqlPart => sqlPart`exists (
  select from ${ownModels} own where own.${ownModels.userId} = ${userId}
    and (select ${systemState.ownModelsAllowed} from ${systemState}))`
