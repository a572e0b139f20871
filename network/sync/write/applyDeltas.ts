import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Database } from '#network/store/store.ts'
import type { TokenMetadata } from '#network/sync/read/readTokenMetadata.ts'
import { inputRows } from './bulkRows.ts'
import type { AddressDelta, Deltas } from './deltas.ts'
import { moveHoldings } from './moveHoldings.ts'
import { addDays, subtractDays } from './transactionDays.ts'

/** Names of addresses that this network knows. */
export type Names = ReadonlyMap<Address, string>

const addressColumns = `address text, first_block integer, is_contract boolean, is_receipt boolean,
  validations_count integer, creator text,
  creation_transaction text, transactions_count integer, token_transfers_count integer, gas_used numeric`
const tokenColumns = 'address text, first_block integer, type text, transfers integer, supply numeric'
const totalColumns = [
  'blocks',
  'untraced_blocks',
  'transactions',
  'addresses',
  'markets',
  'swaps',
  'token_transfers',
  'gas_used',
]

/** Adds the deltas of blocks to the counted and summed tables. New tokens need their metadata. */
export async function applyDeltas(
  database: Database,
  deltas: Deltas,
  tokenMetadata: ReadonlyMap<Address, TokenMetadata>,
  names: Names,
): Promise<void> {
  const addresses = await upsertAddresses(database, [...deltas.addresses.values()], names)
  await upsertTokens(database, deltas, tokenMetadata)
  await moveHoldings(database, [...deltas.holdings.values()])
  await addDays(database, deltas)
  await addTotals(database, deltas, addresses, 1)
}

/** Subtracts the deltas of blocks. Delete the rows that those blocks created first. */
export async function revertDeltas(
  database: Database,
  deltas: Deltas,
  deletedAddresses: number,
): Promise<void> {
  await database.execute(sql`
    update addresses set
      transactions_count = addresses.transactions_count - input.transactions_count,
      token_transfers_count = addresses.token_transfers_count - input.token_transfers_count,
      gas_used = addresses.gas_used - input.gas_used,
      is_receipt = addresses.is_receipt and not input.is_receipt,
      validations_count = addresses.validations_count - input.validations_count
    from ${inputRows(deltas.addresses.values(), addressColumns)} where addresses.address = input.address`)
  await database.execute(sql`
    update tokens set transfers = tokens.transfers - input.transfers, total_supply = tokens.total_supply - input.supply
    from ${inputRows(deltas.tokens.values(), tokenColumns)} where tokens.address = input.address`)
  await moveHoldings(
    database,
    [...deltas.holdings.values()].map((delta) => ({ ...delta, amount: -delta.amount })),
    { reverts: true },
  )
  await subtractDays(database, deltas)
  await addTotals(database, deltas, deletedAddresses, -1)
}

async function upsertAddresses(database: Database, deltas: AddressDelta[], names: Names): Promise<number> {
  const rows = deltas.map((delta) => ({ ...delta, name: names.get(delta.address) ?? null }))
  const { rows: written } = await database.execute<{ inserted: boolean }>(sql`
    insert into addresses (address, first_block, is_contract, is_receipt, validations_count, creator, creation_transaction, name,
      transactions_count, token_transfers_count, gas_used)
    select address, first_block, is_contract, is_receipt, validations_count, creator, creation_transaction, name,
      transactions_count, token_transfers_count, gas_used
    from ${inputRows(rows, `${addressColumns}, name text`)}
    on conflict (address) do update set
      is_contract = addresses.is_contract or excluded.is_contract,
      is_receipt = addresses.is_receipt or excluded.is_receipt,
      validations_count = addresses.validations_count + excluded.validations_count,
      creator = coalesce(excluded.creator, addresses.creator),
      creation_transaction = coalesce(excluded.creation_transaction, addresses.creation_transaction),
      name = coalesce(addresses.name, excluded.name),
      transactions_count = addresses.transactions_count + excluded.transactions_count,
      token_transfers_count = addresses.token_transfers_count + excluded.token_transfers_count,
      gas_used = addresses.gas_used + excluded.gas_used
    returning (xmax = 0) as inserted`)
  return written.filter((row) => row.inserted).length
}

async function upsertTokens(
  database: Database,
  deltas: Deltas,
  tokenMetadata: ReadonlyMap<Address, TokenMetadata>,
): Promise<void> {
  if (deltas.tokens.size === 0) return
  const unnamed: TokenMetadata = { name: null, symbol: null, decimals: null }
  const rows = [...deltas.tokens.values()].map((delta) => ({
    ...delta,
    ...(tokenMetadata.get(delta.address) ?? unnamed),
  }))
  await database.execute(sql`
    insert into tokens (address, first_block, type, name, symbol, decimals, total_supply, transfers)
    select address, first_block, type, name, symbol, decimals, supply, transfers
    from ${inputRows(rows, `${tokenColumns}, name text, symbol text, decimals integer`)}
    on conflict (address) do update set
      type = case when tokens.transfers = 0 and excluded.transfers > 0 then excluded.type else tokens.type end,
      transfers = tokens.transfers + excluded.transfers,
      total_supply = tokens.total_supply + excluded.total_supply`)
}

async function addTotals(
  database: Database,
  { totals }: Deltas,
  addresses: number,
  sign: 1 | -1,
): Promise<void> {
  const row = { ...totals, addresses }
  const types = totalColumns.map((column) => `${column} ${column === 'gas_used' ? 'numeric' : 'integer'}`)
  const values = sql.raw(totalColumns.map((column) => `${sign} * ${column}`).join(', '))
  const sums = sql.raw(
    totalColumns.map((column) => `${column} = totals.${column} + excluded.${column}`).join(', '),
  )
  await database.execute(sql`
    insert into totals (id, ${sql.raw(totalColumns.join(', '))}) select 1, ${values}
    from ${inputRows([row], types.join(', '))} on conflict (id) do update set ${sums}`)
}
