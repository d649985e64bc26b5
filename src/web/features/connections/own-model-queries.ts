import { queryOptions } from '@tanstack/react-query'
import type { ModelsAnswer, ModelTest } from '../../../contract/connections.ts'
import type { OwnModelAnswer, OwnModelBody, OwnModelEndpointBody } from '../../../contract/own-models.ts'
import { del, get, post } from '../../api.ts'

const PATH = '/api/user/own-model'

export const ownModelQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => get<OwnModelAnswer>(PATH, signal),
  refetchOnMount: 'always',
})

export const listOwnModels = (body: OwnModelEndpointBody) => post<ModelsAnswer>(`${PATH}/list`, body)
export const testOwnModel = (body: OwnModelBody) => post<ModelTest>(`${PATH}/test`, body)
export const saveOwnModel = (body: OwnModelBody) => post<OwnModelAnswer>(PATH, body)
export const removeOwnModel = () => del<null>(PATH)
