import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { getTableName, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { type Hex, pad, toEventSelector, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrationsFolder } from '#network/store/database.ts'
import { createPartitions } from '#network/store/partitions/createPartitions.ts'
import { dropPartitions } from '#network/store/partitions/dropPartitions.ts'
import { partitionedTables } from '#network/store/partitions/partitionedTables.ts'
import { readPartitions } from '#network/store/partitions/readPartitions.ts'
import { nodeAnswers } from '#network/store/schema/blockTables.ts'
import { openStore, type Store, type StoreOptions } from '#network/store/store.ts'
import { type PostgresServer, startPostgresServer } from '#network/testing/store/postgresServer.ts'

/** A database written by a version without partitions is opened by this one. */

const lastOfOlder = 3

let folder: string
let older: string
let server: PostgresServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-older-'))
  older = join(folder, 'migrations')
  await cp(migrationsFolder, older, { recursive: true })
  const journal = join(older, 'meta', '_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  const kept = entries.filter(({ idx }: { idx: number }) => idx <= lastOfOlder)
  await writeFile(journal, JSON.stringify({ ...rest, entries: kept }))
  server = await startPostgresServer()
}, 60_000)

afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true })
}, 60_000)

/** Blocks 0 to 1,500,009. The transfer with the highest id was removed by a reorg. */
const history = [
  `insert into logs select i * 150001, 0, 'hash ' || i, 0, 'address', null, null, null, null, '0x' from generate_series(0, 10) as i`,
  `insert into internal_transactions select i * 150001, 0, 1, 'hash ' || i, 'call', 'a', 'b', null, 1, 1, 1, '0x', null, null
    from generate_series(0, 10) as i`,
  `insert into token_transfers (block_number, log_index, transaction_hash, timestamp, token, token_type, "from", "to", amount)
    select i * 150001, 0, 'hash ' || i, now(), 'token', 'ERC-20', 'a', 'b', i from generate_series(0, 11) as i`,
  'delete from token_transfers where block_number = 1650011',
]

async function writeOlder(options: StoreOptions, statements: string[]): Promise<void> {
  if (options.databaseUrl) {
    const client = new pg.Client({ connectionString: options.databaseUrl })
    await client.connect()
    await migrate(drizzle({ client }), { migrationsFolder: older })
    for (const statement of statements) await client.query(statement)
    await client.end()
    return
  }
  const client = await PGlite.create(String(options.folder))
  await migratePglite(drizzlePglite({ client }), { migrationsFolder: older })
  for (const statement of statements) await client.query(statement)
  await client.close()
}

async function rowsOf<Row extends Record<string, unknown>>(
  { database }: Store,
  text: string,
): Promise<Row[]> {
  return (await database.execute<Row>(sql.raw(text))).rows
}

describe.each<[string, (name: string) => Promise<StoreOptions>]>([
  ['embedded', async (name) => ({ folder: join(folder, name) })],
  [
    'PostgreSQL',
    async (name) => {
      const client = new pg.Client({ connectionString: server.url })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return { databaseUrl: server.url.replace(/\/postgres$/, `/${name}`) }
    },
  ],
])('%s', (_, where) => {
  test('its rows become the first partition of each table, and ids continue', async () => {
    const options = await where('older_full')
    await writeOlder(options, history)
    await (await openStore(options)).close()
    const store = await openStore(options)
    const partitions = await readPartitions(store.database)
    expect(partitions.map(({ table, from, to }) => [table, from, to]).sort()).toEqual(
      ['internal_transactions', 'logs', 'token_transfers'].map((table) => [
        table,
        Number.NEGATIVE_INFINITY,
        2_000_000,
      ]),
    )
    for (const table of partitionedTables.filter((each) => each !== nodeAnswers))
      expect(await rowsOf(store, `select count(*)::integer as count from ${getTableName(table)}`)).toEqual([
        { count: 11 },
      ])
    await createPartitions(store.database, { from: 1_999_999, to: 2_000_000 })
    const [added] = await rowsOf<{ id: number }>(
      store,
      `insert into token_transfers (block_number, log_index, transaction_hash, timestamp, token, token_type, "from", "to", amount)
        values (2000000, 0, 'hash', now(), 'token', 'ERC-20', 'a', 'b', 1) returning id`,
    )
    expect(added?.id).toBe(13)
    await expect(
      store.database.execute(
        sql`insert into logs select 150001, 0, 'again', 0, 'address', null, null, null, null, '0x'`,
      ),
    ).rejects.toThrow()
    expect(await dropPartitions(store.database, 2_000_000)).toEqual([])
    expect(await rowsOf(store, 'select block_number from token_transfers')).toEqual([
      { block_number: 2_000_000 },
    ])
    await store.close()
  }, 60_000)

  test('its blocks with transactions count as untraced where the node had no traces', async () => {
    const options = await where('older_untraced')
    await writeOlder(options, [
      `insert into followed (chain_id, genesis_hash, internal_calls) values (1, '0x1', false)`,
      `insert into totals (blocks) values (3)`,
      `insert into addresses (address, first_block) values ('miner', 0)`,
      `insert into blocks select 'hash ' || i, i, i < 3, 'parent', now(), 'miner', 1, 1, 1, 1, 0, 0, '0x', '0x', '0x',
        least(i, 1), case when i = 1 then 2 else 0 end, 0, 0 from generate_series(0, 3) as i`,
    ])
    const store = await openStore(options)
    const rows = await rowsOf(
      store,
      'select number, internal_transactions_count as count from blocks order by number',
    )
    expect(rows.map(({ count }) => count)).toEqual([0, 2, null, null])
    expect(await rowsOf(store, 'select address, validations_count as count from addresses')).toEqual([
      { address: 'miner', count: 3 },
    ])
    expect(await rowsOf(store, 'select untraced_blocks from totals')).toEqual([{ untraced_blocks: 1 }])
    await store.close()
  }, 60_000)

  test('receipts keep every past holder, and pruned blocks have no producer', async () => {
    const options = await where('older_receipts')
    const [pool, receipt] = ['0xAa', '0xB1'].map((start) => start.padEnd(42, '0'))
    const listed = toEventSelector('AssetListed(address,address)')
    await writeOlder(options, [
      `insert into followed (chain_id, genesis_hash, lending_pool, kept_from) values (1, '0x1', '${pool}', 5)`,
      `insert into addresses (address, first_block) values ('${receipt}', 6), ('other', 6)`,
      `insert into logs values (6, 0, 'hash', 0, '${pool}', '${listed}', '0x', '${pad(receipt?.toLowerCase() as Hex)}', null, '0x')`,
      `insert into token_transfers (block_number, log_index, transaction_hash, timestamp, token, token_type, "from", "to", amount)
        select 7, i, 'hash', now(), (array['${receipt}', 'other'])[i], 'ERC-20', '${zeroAddress}', 'holder', 1
        from generate_series(1, 2) as i`,
    ])
    const store = await openStore(options)
    expect(await rowsOf(store, 'select token, holder, amount::text from token_balances')).toEqual([
      { token: receipt, holder: 'holder', amount: '0' },
    ])
    expect(
      await rowsOf(store, 'select is_receipt, validations_count as count from addresses order by address'),
    ).toEqual([
      { is_receipt: true, count: null },
      { is_receipt: false, count: null },
    ])
    await store.close()
  }, 60_000)

  test('an empty older database has no partitions, and every index of the schema once', async () => {
    const options = await where('older_empty')
    await writeOlder(options, [])
    const store = await openStore(options)
    expect(await readPartitions(store.database)).toEqual([])
    await createPartitions(store.database, { from: 0, to: 0 })
    for (const table of partitionedTables) {
      const name = getTableName(table)
      const wanted = getTableConfig(table).indexes.map((index) => String(index.config.name))
      const indexesOf = async (of: string) =>
        (
          await rowsOf<{ name: string }>(
            store,
            `select indexname as name from pg_indexes where tablename = '${of}'`,
          )
        ).map((row) => row.name)
      const parent = await indexesOf(name)
      expect(parent).toEqual(expect.arrayContaining(wanted))
      expect(parent).toHaveLength(wanted.length + 1)
      expect(await indexesOf(`${name}_from_0`)).toHaveLength(parent.length)
    }
    await store.close()
  }, 60_000)
})
