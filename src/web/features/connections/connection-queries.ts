import { type QueryClient, type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query'
import type {
  Connections,
  ConnectionTest,
  LocalModels,
  LocalServers,
  ModelBody,
  ModelDownload,
  ModelEndpointBody,
  ModelsAnswer,
  ModelTest,
  OtherConnection,
} from '../../../contract/connections.ts'
import type { ModelRole } from '../../../core/connections/model-providers.ts'
import { del, get, post, queries } from '../../api.ts'
import { reloadPlans } from '../../refetch.ts'
import { useAction } from '../../use-action.ts'

export const CONNECTIONS_KEY = ['/api/admin', 'connections'] as const

const PATH = '/api/admin/connections'

export const connectionQueries = {
  all: queryOptions({
    queryKey: CONNECTIONS_KEY,
    queryFn: ({ signal }) => get<Connections>(PATH, signal),
    refetchOnMount: 'always',
  }),
  localServers: queryOptions({
    queryKey: ['/api/admin', 'local-servers'],
    queryFn: ({ signal }) => get<LocalServers>(`${PATH}/local-servers`, signal),
    refetchOnMount: 'always',
  }),
}

const DOWNLOAD = `${PATH}/local-models/download`
/** How often the progress of a download is read. */
const EVERY_MS = 1000

export const localModelsQuery = queryOptions({
  queryKey: ['/api/admin', 'local-models'],
  queryFn: ({ signal }) => get<LocalModels>(`${PATH}/local-models`, signal),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => (state.data?.download?.state === 'running' ? EVERY_MS : false),
})

export const startDownload = (model: string) => post<ModelDownload>(DOWNLOAD, { model })
export const cancelDownload = () => del<null>(DOWNLOAD)

export const listModels = (body: ModelEndpointBody) => post<ModelsAnswer>(`${PATH}/model/list`, body)
export const testModel = (body: ModelBody) => post<ModelTest>(`${PATH}/model/test`, body)
export const connectModel = (body: ModelBody) => post<Connections>(`${PATH}/model`, body)
export const disconnectModel = (role: ModelRole) => del<null>(`${PATH}/model?role=${role}`)
export const allowOwnModels = (allowed: boolean) => post<Connections>(`${PATH}/own-models`, { allowed })
export const testConnection = (kind: OtherConnection['kind']) => post<ConnectionTest>(`${PATH}/${kind}/test`)

interface ConnectionAction<Input> {
  call(input: Input): Promise<unknown>
  title: string
  text?: string
  queryKey: QueryKey
}

export function useConnectionAction<Input>({ call, title, text, queryKey }: ConnectionAction<Input>) {
  const client = useQueryClient()
  return useAction<unknown, Input>({
    call,
    done: { title, ...(text && { description: text }) },
    failed: 'Error',
    onSettled: async () => {
      await reloadEngine(client, queryKey)
      reloadPlans(client)
    },
  })
}

/** For a model that was connected or disconnected. */
export async function reloadEngine(client: QueryClient, queryKey: QueryKey = CONNECTIONS_KEY): Promise<void> {
  await client.invalidateQueries({ queryKey })
  await client.invalidateQueries({ queryKey: queries.engine.queryKey })
}
