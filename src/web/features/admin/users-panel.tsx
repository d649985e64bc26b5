import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TextField } from '../../ui/fields/text-field.tsx'
import { adminQueries } from './admin-queries.ts'
import { DataState, Pager } from './data-state.tsx'
import { UserRow } from './user-row.tsx'

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
            <Pager trail={trail} next={data.more ? (data.users.at(-1)?.id ?? null) : null} onGo={setTrail} />
          </>
        )}
      </DataState>
    </>
  )
}
