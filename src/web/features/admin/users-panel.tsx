import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminUser, RoleBody } from '../../../contract/admin.ts'
import { PLANS, TIERS, type Tier } from '../../../core/plans/plans.ts'
import { inUsd } from '../../../core/text/figures.ts'
import { post } from '../../api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx'
import { Pager } from '../../ui/rows.tsx'
import { adminQueries, inCount, inDay, useAdminAction } from './admin-queries.ts'
import { DataState } from './for-operators.tsx'

type Asked = 'suspend' | 'operator'

const count = (value: number, one: string): string => `${inCount(value)} ${one}${value === 1 ? '' : 's'}`

function useUserActions({ id, username }: AdminUser, onDone: () => void) {
  const url = `/api/admin/users/${id}`
  const plan = useAdminAction({
    call: (tier: Tier) => post(`${url}/plan`, { tier }),
    done: { title: 'Plan changed', text: (_result, tier) => `${username} now has ${PLANS[tier].name}.` },
  })
  const suspend = useAdminAction({
    call: () => post(`${url}/suspend`),
    done: { title: 'Account suspended', text: () => `${username} is signed out everywhere.` },
    onDone,
  })
  const restore = useAdminAction({
    call: () => post(`${url}/restore`),
    done: { title: 'Account restored', text: () => `${username} can sign in again.` },
  })
  const role = useAdminAction({
    call: (next: RoleBody['role']) => post(`${url}/role`, { role: next }),
    done: { title: 'Role changed' },
    onDone,
  })
  return { plan, suspend, restore, role }
}

const Facts = ({ user }: { user: AdminUser }) => (
  <div className="min-w-0">
    <p className="flex flex-wrap items-center gap-2 font-[550]">
      <span className="break-all no-ligatures">{user.username}</span>
      {user.role === 'operator' && <Badge>Operator</Badge>}
      {user.suspendedAt && <Badge tone="warn">Suspended</Badge>}
    </p>
    <p className="text-sm text-ink-soft">
      {user.creditsUsed} of {inCount(user.creditsLimit)} messages · {count(user.helpers, 'helper')} ·{' '}
      {count(user.calls, 'call')} and {inUsd(user.costUsd)} this month · since {inDay(user.createdAt)}
      {user.suspendedAt && ` · suspended ${inDay(user.suspendedAt)}`}
    </p>
  </div>
)

const textsOf = (asked: Asked, { username, role }: AdminUser) => {
  if (asked === 'suspend') {
    return {
      title: `Suspend ${username}?`,
      description:
        'They are signed out everywhere and cannot sign in, and their helpers stop writing. Nothing is deleted.',
      confirmLabel: 'Suspend',
      destructive: true,
    }
  }
  return role === 'operator'
    ? {
        title: `Make ${username} an ordinary user?`,
        description: 'They lose access to this page.',
        confirmLabel: 'Remove operator',
      }
    : {
        title: `Make ${username} an operator?`,
        description: 'They get access to this page and everything on it, such as pausing the system.',
        confirmLabel: 'Make operator',
      }
}

function UserRow({ user, own }: { user: AdminUser; own: boolean }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { plan, suspend, restore, role } = useUserActions(user, () => setAsked(null))
  const roleChange = user.role === 'operator' ? 'Remove operator' : 'Make operator'
  const confirm = () => {
    if (asked === 'suspend') suspend.mutate(undefined)
    else role.mutate(user.role === 'operator' ? 'user' : 'operator')
  }
  return (
    <li tabIndex={-1} className="grid gap-3 py-4 lg:grid-cols-[1fr_auto] lg:items-center">
      <Facts user={user} />
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <select
          aria-label={`Plan for ${user.username}`}
          value={user.tier}
          onChange={(event) => plan.mutate(event.target.value as Tier)}
          className="min-h-11 rounded-full border border-edge bg-raised px-4 text-[0.9375rem]"
        >
          {TIERS.map((tier) => (
            <option key={tier} value={tier}>
              {PLANS[tier].name}
            </option>
          ))}
        </select>
        {!own && !user.listed && (
          <Button variant="plain" aria-label={`${roleChange}: ${user.username}`} onClick={() => setAsked('operator')}>
            {roleChange}
          </Button>
        )}
        {!own && !user.suspendedAt && (
          <Button aria-label={`Suspend ${user.username}`} onClick={() => setAsked('suspend')}>
            Suspend
          </Button>
        )}
        {user.suspendedAt && (
          <Button
            aria-label={`Restore ${user.username}`}
            busy={restore.isPending}
            onClick={() => restore.mutate(undefined)}
          >
            Restore
          </Button>
        )}
      </div>
      {asked && (
        <ConfirmDialog
          onClose={() => setAsked(null)}
          {...textsOf(asked, user)}
          busy={suspend.isPending || role.isPending}
          onConfirm={confirm}
        />
      )}
    </li>
  )
}

export function UsersPanel({ ownId }: { ownId: number }) {
  const [search, setSearch] = useState('')
  const [trail, setTrail] = useState<readonly number[]>([])
  const users = useQuery({
    ...adminQueries.users(search.trim(), trail.at(-1) ?? null),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <TextField
        label="Find by username"
        type="search"
        autoComplete="off"
        maxLength={64}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value)
          setTrail([])
        }}
        className="mb-5 max-w-[26rem]"
      />
      <DataState
        query={users}
        what="accounts"
        empty={{ when: (data) => data.users.length === 0, title: 'No account has that name' }}
      >
        {(data) => (
          <>
            <ul className="divide-y divide-line border-y border-line">
              {data.users.map((user) => (
                <UserRow key={user.id} user={user} own={user.id === ownId} />
              ))}
            </ul>
            <div className="mt-5">
              <Pager trail={trail} next={data.more ? (data.users.at(-1)?.id ?? null) : null} onGo={setTrail} />
            </div>
          </>
        )}
      </DataState>
    </>
  )
}
