import { type SqlPart, sqlPart } from '../../db/statement.ts'
import { ownModels } from '../../db/tables/own-models.ts'
import { systemState } from '../../db/tables/usage.ts'

export const usesOwnModel = (userId: SqlPart): SqlPart => sqlPart`exists (
  select from ${ownModels} own where own.${ownModels.userId} = ${userId}
    and (select ${systemState.ownModelsAllowed} from ${systemState}))`
