import { PGlite } from '@electric-sql/pglite'
import { desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allTables } from '#network/store/schema/allTables.ts'
import { mapRowsOnceDecided, rowMapping } from './rowMapping.ts'

/** Rows become the objects that Drizzle itself makes of them. */

const { transactions, tokens, markets, tokenTransfers } = allTables
let client: PGlite

beforeAll(async () => {
  client = await PGlite.create()
  await client.exec(`
    create table transactions (hash text, block_number integer, block_hash text, "index" integer, timestamp timestamptz(3),
      value numeric, kinds text[], succeeded boolean, method text);
    insert into transactions values ('0xa', 1, '0xb', 0, '2026-01-02T03:04:05.678Z', 10, '{token_transfer,contract_call}', true, null),
      ('0xc', 2, '0xd', 1, '2026-01-02T03:04:06Z', 1e30, '{}', false, 'buy');
    create table tokens (address text, name text, total_supply numeric, holders integer);
    insert into tokens values ('0x1', null, 5, 1), ('0x2', 'Two', 6, 2);
    create table markets (token text, pool text, spot_price numeric, image_url text);
    insert into markets values ('0x2', null, 7, null);`)
}, 60_000)

afterAll(() => client.close())

type Database = ReturnType<typeof open>
const open = () => drizzle({ client, schema: allTables, casing: 'snake_case' })

const { hash, blockNumber, timestamp, value, kinds, succeeded, method } = transactions
const { address, name, totalSupply, holders } = tokens
const { pool, spotPrice, imageUrl } = markets

test.each<[string, (database: Database) => PromiseLike<unknown[]>]>([
  [
    'every type of a column, and null',
    (database) =>
      database
        .select({ hash, blockNumber, timestamp, value, kinds, succeeded, method })
        .from(transactions)
        .orderBy(desc(hash)),
  ],
  [
    'a table that a join may not find, by its first column',
    (database) =>
      database
        .select({ token: { address, name, totalSupply, holders }, market: { spotPrice, imageUrl } })
        .from(tokens)
        .leftJoin(markets, eq(markets.token, address))
        .orderBy(address),
  ],
  [
    'a joined table whose first column is null although it has a row',
    (database) =>
      database.select({ address, market: { pool, spotPrice } }).from(tokens).innerJoin(markets, sql`true`),
  ],
  [
    'columns of two tables in one object, and expressions',
    (database) =>
      database
        .select({ mixed: { imageUrl, name }, twice: sql<number>`2`, named: sql`${holders} + 1`.as('more') })
        .from(tokens)
        .leftJoin(markets, eq(markets.token, address))
        .orderBy(address),
  ],
])('%s', async (_what, read) => {
  const expected = await read(open())
  expect(expected.length).toBeGreaterThan(0)
  const found = await read(mapRowsOnceDecided(open()))
  expect(found).toEqual(expected)
  expect(found.map((row) => Object.keys(row as object))).toEqual(
    expected.map((row) => Object.keys(row as object)),
  )
})

test('rowMapping leaves deeper nesting to Drizzle', () => {
  const columns = getTableColumns(tokenTransfers)
  expect(rowMapping([{ path: ['a', 'b', 'c'], field: columns.id }])).toBeUndefined()
})
