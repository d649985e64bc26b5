import { createCipheriv, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { createVault, sealMessage } from '../../src/server/platform/crypto/vault.ts'
import type { Person } from './people.ts'

/** Earlier conversations, the same for the product and for bare: messages of about 120 characters. */

export const RECENT = 50

const words = 'I have been thinking about what you said and I would like to try it this week before the talk'
const textOf = (index: number): string => `${words}, step ${index}. ${index % 2 === 0 ? 'Shall I?' : 'Go on.'}`
const texts = Array.from({ length: RECENT }, (_, index) => textOf(index))

const BARE_TABLES = `
  create table bare_sessions (sid text primary key, user_id int not null, expire timestamptz not null);
  create table bare_messages (
    id bigserial primary key, conversation int not null, user_id int not null, from_person boolean not null,
    sent_at timestamptz not null, content bytea not null);
  create index on bare_messages (conversation, id);`

/** The encrypted form of bare.ts. */
function sealBare(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

export interface Keys {
  master: Buffer
  bare: Buffer
}

async function sealedForProduct(client: pg.Client, { userId }: Person, { master }: Keys): Promise<Buffer[]> {
  const { rows } = await client.query('select wrapped_key from user_keys where user_id = $1', [userId])
  const key = createVault(master).unwrap(rows[0].wrapped_key)
  return texts.map((text) => sealMessage(key, text))
}

/** Fills a person's conversation with `count` messages, repeating every fifty, on both sides. */
export async function fillConversation(client: pg.Client, person: Person, keys: Keys, count: number): Promise<void> {
  const sides = [
    {
      contents: await sealedForProduct(client, person, keys),
      insert: `insert into messages (helper_id, user_id, content, is_from_user, sent_at, delivery_status, source)
        select $1, $2, ($3::bytea[])[1 + n % 50], n % 2 = 0, now(), 'delivered',
          case when n % 2 = 0 then 'person' else 'model' end`,
    },
    {
      contents: texts.map((text) => sealBare(keys.bare, text)),
      insert: `insert into bare_messages (conversation, user_id, content, from_person, sent_at)
        select $1, $2, ($3::bytea[])[1 + n % 50], n % 2 = 0, now()`,
    },
  ]
  for (const { contents, insert } of sides) {
    await client.query(`${insert} from generate_series(0, $4::int - 1) n`, [
      person.helperId,
      person.userId,
      contents,
      count,
    ])
  }
}

/** Creates bare's tables. Each person of the product is also one of bare's, with the same account id. */
export async function prepareBare(client: pg.Client, people: readonly Person[]): Promise<void> {
  await client.query(BARE_TABLES)
  await client.query(
    `insert into bare_sessions select 'sid-' || id, id, now() + interval '1 day' from unnest($1::int[]) id`,
    [people.map(({ userId }) => userId)],
  )
}
