import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import type { User } from '../../../../contract/accounts.ts'
import { queries } from '../../../api.ts'
import { clearTabs, followPerson, followSignOut } from './sign-out.ts'

function newStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    clear: () => kept.clear(),
  } as Storage
}

const listen = vi.fn()

function useTab(sessionStorage: Storage): Storage {
  vi.stubGlobal('sessionStorage', sessionStorage)
  vi.stubGlobal('addEventListener', listen)
  return sessionStorage
}

afterEach(() => vi.unstubAllGlobals())

it('clears a tab that slept during a sign-out, once', () => {
  vi.stubGlobal('localStorage', newStorage())
  const sleeping = newStorage()
  sleeping.setItem('draft:7', 'words')
  useTab(newStorage())
  clearTabs()
  useTab(sleeping)
  followSignOut()
  expect(sleeping.getItem('draft:7')).toBeNull()
  sleeping.setItem('draft:8', 'of the next person')
  followSignOut()
  expect(sleeping.getItem('draft:8')).toBe('of the next person')
})

it('reloads a page that is open during a sign-out elsewhere, and no other', () => {
  vi.stubGlobal('localStorage', newStorage())
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const open = useTab(newStorage())
  listen.mockClear()
  followSignOut()
  const onStorage = listen.mock.calls.find(([name]) => name === 'storage')?.[1]
  onStorage()
  expect(reload).not.toHaveBeenCalled()
  useTab(newStorage())
  clearTabs()
  useTab(open)
  onStorage()
  expect(reload).toHaveBeenCalledOnce()
})

it('clears the tabs when somebody else signs in after a session that just ended', () => {
  vi.stubGlobal('localStorage', newStorage())
  const tab = useTab(newStorage())
  const client = new QueryClient()
  followPerson(client)
  const signIn = (id: number) => client.setQueryData(queries.me.queryKey, { id } as User)
  signIn(1)
  tab.setItem('draft:7', 'words')
  client.setQueryData(queries.me.queryKey, null)
  signIn(1)
  expect(tab.getItem('draft:7')).toBe('words')
  client.setQueryData(queries.me.queryKey, null)
  signIn(2)
  expect(tab.getItem('draft:7')).toBeNull()
})
