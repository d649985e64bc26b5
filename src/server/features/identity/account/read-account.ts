import type { DataKey } from '../../../platform/crypto/vault.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { findUser, findWrappedKey, type UserRow } from './store.ts'

export type Account = UserRow

/** 404 when there is none. */
export async function readAccount({ db }: Pick<Services, 'db'>, { userId }: Pick<Actor, 'userId'>): Promise<Account> {
  const user = await findUser(db, userId)
  if (!user) throw notFound('Account')
  return user
}

type Keys = Pick<Services, 'db' | 'vault'>

/** Null if there is no such account. */
export async function findDataKey({ db, vault }: Keys, userId: number): Promise<DataKey | null> {
  const wrapped = await findWrappedKey(db, userId)
  return wrapped ? vault.unwrap(wrapped) : null
}

/** 404 when there is no such account. */
export async function readDataKey(services: Keys, userId: number): Promise<DataKey> {
  const key = await findDataKey(services, userId)
  if (!key) throw notFound('Account')
  return key
}
