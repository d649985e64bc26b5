import { queryOptions } from '@tanstack/react-query'
import type {
  Connections,
  ConnectionTest,
  LocalServers,
  ModelBody,
  ModelPlaceBody,
  ModelsAnswer,
  ModelTest,
  OtherConnection,
} from '../../../contract/connections.ts'
import type { ModelRole } from '../../../core/connections/model-providers.ts'
import { del, get, post } from '../../api.ts'
import { ADMIN_KEY } from './admin-queries.ts'

const PATH = '/api/admin/connections'

export const connectionQueries = {
  all: queryOptions({
    queryKey: [...ADMIN_KEY, 'connections'],
    queryFn: ({ signal }) => get<Connections>(PATH, signal),
    refetchOnMount: 'always',
  }),
  localServers: queryOptions({
    queryKey: [...ADMIN_KEY, 'local-servers'],
    queryFn: ({ signal }) => get<LocalServers>(`${PATH}/local-servers`, signal),
    refetchOnMount: 'always',
  }),
}

export const listModels = (body: ModelPlaceBody) => post<ModelsAnswer>(`${PATH}/model/list`, body)
export const testModel = (body: ModelBody) => post<ModelTest>(`${PATH}/model/test`, body)
export const connectModel = (body: ModelBody) => post<Connections>(`${PATH}/model`, body)
export const disconnectModel = (role: ModelRole) => del<null>(`${PATH}/model?role=${role}`)
export const testConnection = (kind: OtherConnection['kind']) => post<ConnectionTest>(`${PATH}/${kind}/test`)
