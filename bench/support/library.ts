import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settingsFrom } from '../../src/core/privacy/settings.ts'
import type { Requester } from '../../src/server/features/memory/recall/question.ts'
import { recall } from '../../src/server/features/memory/recall/recall.ts'
import { indexConversations } from '../../src/server/features/memory/recall-index/index-conversations.ts'
import { parseConfig } from '../../src/server/platform/config/config.ts'
import { sealMessage } from '../../src/server/platform/crypto/vault.ts'
import { createLog } from '../../src/server/platform/log/log.ts'
import { createServices } from '../../src/server/services.ts'
import { startPostgres } from '../../tests/support/postgres.ts'

/** Histories of invented words with natural frequencies (Zipf), encrypted and indexed by the product. */

const WORDS = 20_000
const WORDS_A_MESSAGE = 14
const MESSAGES_A_SITTING = 20
const MINUTE = 60_000
const DAY = 86_400_000
const BEGAN = Date.UTC(2020, 0, 1)

/** The same numbers in [0, 1) in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const SYLLABLES = ['ba', 'de', 'ki', 'lo', 'mu', 'na', 'pe', 'ri', 'so', 'tu', 'va', 'zo', 'fi', 'ga', 'hu', 'je']
export const wordOf = (rank: number): string =>
  [rank & 15, (rank >> 4) & 15, (rank >> 8) & 15, (rank >> 12) & 15].map((part) => SYLLABLES[part]).join('')
/** Rank by Zipf's law, from its inverted cumulative sum. */
const rankAt = (number: number): number => Math.min(WORDS - 1, Math.floor(WORDS ** number) - 1)

function textFrom(next: () => number, words: number): string {
  return Array.from({ length: words }, () => wordOf(rankAt(next()))).join(' ')
}

const COPIES = [
  `insert into messages (helper_id, user_id, content, is_from_user, sent_at, delivery_status, source)
   select $2::int, $3::int, content, is_from_user, sent_at, delivery_status, source from messages where helper_id = $1 order by id`,
  `insert into recall_positions (message_id, helper_id, position, visibility)
   select n.id, $2::int, p.position, p.visibility
   from (select id, row_number() over (order by id) as nth from messages where helper_id = $2) n
   join (select position, visibility, row_number() over (order by message_id) as nth from recall_positions where helper_id = $1) p
     using (nth) where $3::int > 0`,
  `insert into recall_postings (user_id, term, helper_id, visibility, chunk, entries)
   select $3::int, term # ($3::int::bigint * 1000003), $2::int, visibility, chunk, entries from recall_postings where helper_id = $1`,
  `insert into recall_conversations (helper_id, user_id, next_position, messages, last_at, sessions)
   select $2::int, $3::int, next_position, messages, last_at, sessions from recall_conversations where helper_id = $1`,
]

export interface Reader {
  requester: Requester
  helperId: number
}

export async function openLibrary(database: 'postgres' | 'embedded' = 'postgres') {
  const dataDir = await mkdtemp(join(tmpdir(), 'coterie-library-'))
  const server = database === 'postgres' ? await startPostgres() : null
  const config = parseConfig({ AI_PROVIDER: 'builtin', DATA_DIR: dataDir, DATABASE_URL: server?.url })
  const { services, close } = await createServices(config, createLog('silent'))
  const { $client } = services.db
  const readers = new Map<string, Reader>()
  const next = numbers(7)

  async function addReader(name: string): Promise<Reader> {
    const { key: dataKey, wrapped } = services.vault.createKey()
    const { rows } = await $client.query(
      `with u as (insert into users (username, is_adult) values ($1, true) returning id),
         k as (insert into user_keys (user_id, wrapped_key) select id, $2 from u)
       insert into helpers (user_id, name, description, persona_type, tone, message_length, frequency, preferred_time)
       select id, 'Ann', ''::bytea, 'friend', 'friendly', 'brief', 'daily', 'morning' from u returning id, user_id`,
      [name, wrapped],
    )
    const reader = {
      requester: { userId: rows[0].user_id, firstName: null, privacy: settingsFrom(null), dataKey },
      helperId: rows[0].id,
    }
    readers.set(name, reader)
    return reader
  }

  async function addMessages({ requester, helperId }: Reader, first: number, count: number): Promise<void> {
    const nths = Array.from({ length: count }, (_, index) => first + index)
    const times = nths.map(
      (nth) => new Date(BEGAN + Math.floor(nth / MESSAGES_A_SITTING) * (DAY / 4) + (nth % 20) * MINUTE),
    )
    const texts = nths.map(() => sealMessage(requester.dataKey, textFrom(next, WORDS_A_MESSAGE)))
    await $client.query(
      `insert into messages (helper_id, user_id, content, is_from_user, sent_at, delivery_status, source)
       select $1, $2, content, nth % 2 = 0, at, 'delivered', case when nth % 2 = 0 then 'person' else 'model' end
       from unnest($3::bytea[], $4::timestamptz[], $5::int[]) n (content, at, nth)`,
      [helperId, requester.userId, texts, times, nths],
    )
  }

  async function fill(name: string, count: number): Promise<Reader> {
    const reader = await addReader(name)
    const batch = 2000
    for (let first = 0; first < count; first += batch) {
      await addMessages(reader, first, Math.min(batch, count - first))
      await indexConversations(services, [{ ...reader.requester, helperId: reader.helperId, after: 0 }])
    }
    return reader
  }

  return {
    services,
    /** Adds a person with this many messages, written and indexed as in the product. */
    fill,
    /** Adds this many people with a copy of one person's history, under other terms. */
    async copy(name: string, times: number): Promise<void> {
      const reader = readers.get(name)
      if (!reader) throw new Error(`no ${name}`)
      for (let nth = 1; nth <= times; nth += 1) {
        const copied = await addReader(`${name}-${nth}`)
        const values = [reader.helperId, copied.helperId, copied.requester.userId]
        for (const text of COPIES) await $client.query(text, values)
      }
    },
    async settle(): Promise<void> {
      await $client.query('vacuum analyze')
    },
    question(nth: number): string {
      return textFrom(numbers(nth + 1), 2 + (nth % 4))
    },
    async ask(name: string, text: string) {
      const reader = readers.get(name)
      if (!reader) throw new Error(`no ${name}`)
      const question = { helperId: reader.helperId, text, askedAt: services.clock.now(), count: 10 }
      return recall(services, reader.requester, question)
    },
    async close(): Promise<void> {
      await close()
      await server?.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
