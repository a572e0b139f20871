import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore, type Store, type StoreOptions } from '#network/store/store.ts'
import { type PostgresServer, startPostgresServer } from '#network/testing/store/postgresServer.ts'
import { areCovered, createPartitions, missingRanges } from './createPartitions.ts'
import { dropEveryPartition, dropPartitions } from './dropPartitions.ts'
import { readPartitions } from './readPartitions.ts'

test.each([
  ['an empty table', [], { from: 0, to: 0 }, [{ from: 0, to: 10 }]],
  [
    'blocks on both sides of a boundary',
    [],
    { from: 18, to: 21 },
    [
      { from: 10, to: 20 },
      { from: 20, to: 30 },
    ],
  ],
  ['a partition that is there', [{ from: 0, to: 10 }], { from: 3, to: 9 }, []],
  ['the next one', [{ from: 0, to: 10 }], { from: 9, to: 12 }, [{ from: 10, to: 20 }]],
  [
    'a chain that goes on far above',
    [{ from: 0, to: 10 }],
    { from: 20_300_511, to: 20_300_511 },
    [{ from: 20_300_510, to: 20_300_520 }],
  ],
  [
    'partitions of another size below and above',
    [
      { from: Number.NEGATIVE_INFINITY, to: 13 },
      { from: 17, to: 40 },
    ],
    { from: 12, to: 41 },
    [
      { from: 13, to: 17 },
      { from: 40, to: 50 },
    ],
  ],
  ['the last block number', [], { from: 2 ** 31 - 1, to: 2 ** 31 - 1 }, [{ from: 2147483640, to: 2 ** 31 }]],
])('%s', (_, existing, blocks, missing) => {
  expect(missingRanges(existing, blocks, 10)).toEqual(missing)
})

let server: PostgresServer

beforeAll(async () => {
  server = await startPostgresServer()
}, 60_000)

afterAll(() => server?.stop(), 60_000)

describe.each<[string, () => StoreOptions]>([
  ['embedded', () => ({})],
  ['PostgreSQL', () => ({ databaseUrl: server.url })],
])('%s', (title, where) => {
  let store: Store

  beforeAll(async () => {
    store = await openStore(where())
  }, 60_000)

  afterAll(() => store?.close())

  const ranges = async (table: string) =>
    (await readPartitions(store.database))
      .filter((partition) => partition.table === table)
      .map(({ from, to }) => [from, to])

  const insert = (block: number) =>
    store.database.execute(
      sql`insert into logs select ${block}::integer, 0, '0x', 0, '0x', null, null, null, null, '0x'`,
    )

  /** The partitions that a statement reads or writes. */
  async function touched(statement: ReturnType<typeof sql>): Promise<string[]> {
    const { rows } = await store.database.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement}`)
    const lines = rows.map((row) => row['QUERY PLAN'])
    return [...new Set(lines.flatMap((line) => / on (logs_from_\d+)/.exec(line)?.[1] ?? []))].sort()
  }

  test('each block has a partition of each table, also after a gap, and the last possible block too', async () => {
    await createPartitions(store.database, { from: 0, to: 25 }, 10)
    expect(areCovered(await readPartitions(store.database), { from: 0, to: 29 })).toBe(true)
    expect(areCovered(await readPartitions(store.database), { from: 0, to: 30 })).toBe(false)
    await createPartitions(store.database, { from: 5_000_003, to: 5_000_003 }, 10)
    await createPartitions(store.database, { from: 2 ** 31 - 1, to: 2 ** 31 - 1 }, 10)
    for (const block of [0, 9, 10, 29, 5_000_009, 2 ** 31 - 1]) await insert(block)
    for (const table of ['logs', 'internal_transactions', 'token_transfers'])
      expect(await ranges(table)).toEqual([
        ...[
          [0, 10],
          [10, 20],
          [20, 30],
        ],
        ...[
          [5_000_000, 5_000_010],
          [2_147_483_640, Number.POSITIVE_INFINITY],
        ],
      ])
    await expect(insert(30)).rejects.toThrow()
  })

  test('two processes that create the same partitions at once agree', async () => {
    const other = title === 'embedded' ? store : await openStore(where())
    await Promise.all(
      [store, other, store].map(({ database }) => createPartitions(database, { from: 28, to: 41 }, 10)),
    )
    expect((await ranges('logs')).slice(2, 5)).toEqual([
      [20, 30],
      [30, 40],
      [40, 50],
    ])
    if (other !== store) await other.close()
  })

  test('a query for a narrow range of blocks reads only its partitions', async () => {
    expect(await touched(sql`select * from logs where block_number = 12`)).toEqual(['logs_from_10'])
    expect(await touched(sql`select * from logs where block_number between 18 and 21`)).toEqual([
      'logs_from_10',
      'logs_from_20',
    ])
    expect(await touched(sql`delete from logs where block_number >= 20 and block_number < 30`)).toEqual([
      'logs_from_20',
    ])
    expect(await touched(sql`select * from logs where block_number > 5000000`)).toEqual([
      'logs_from_2147483640',
      'logs_from_5000000',
    ])
  })

  test('ids of transfers are not used twice, in whichever partition they are', async () => {
    await store.database.execute(sql`
      insert into token_transfers (block_number, log_index, transaction_hash, timestamp, token, token_type, "from", "to", amount)
      select block, 0, '0x', now(), '0x', 'ERC-20', '0x', '0x', 1 from unnest(array[5, 15, 25, 16]) as block`)
    const { rows } = await store.database.execute<{ ids: number[] }>(
      sql`select array_agg(distinct id order by id) as ids from token_transfers`,
    )
    expect(rows[0]?.ids).toEqual([1, 2, 3, 4])
  })

  test('a partition is dropped only when all of its blocks are old', async () => {
    await insert(15)
    expect(await dropPartitions(store.database, 19)).toEqual([])
    const { rows } = await store.database.execute<{ first: number }>(
      sql`select min(block_number) as first from logs`,
    )
    expect(rows[0]?.first).toBe(10)
    await dropEveryPartition(store.database)
    expect(await readPartitions(store.database)).toEqual([])
  })
})
