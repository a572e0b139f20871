import { zeroAddress } from 'viem'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { findBlock } from '#network/explorer/queries/blockQueries.ts'
import type { TransactionRow } from '#network/explorer/queries/transactionQueries.ts'
import { loadReferences } from '#network/explorer/records/batchLoader.ts'
import { coinChangeRecord, tokenChangeRecord } from '#network/explorer/records/stateChangeRecord.ts'
import { type Page, type Paging, pageOf } from '#network/explorer/request/paging.ts'
import { coinChanges } from '#network/explorer/stateChanges/coinStateChanges.ts'
import { tokenChanges } from '#network/explorer/stateChanges/tokenChanges.ts'

/** The body of the list of state changes: coins first, then tokens, each ordered by address. */
export async function stateChangeList(
  sources: DataSources,
  row: TransactionRow,
  paging: Paging<{ state_changes_count: number }>,
) {
  const block = await findBlock(sources.database, { hash: row.blockHash })
  const miner = block?.miner ?? zeroAddress
  const [coins, tokens] = await Promise.all([
    coinChanges(sources, row, miner),
    tokenChanges(sources, row, block?.transactionsCount === 1),
  ])
  const changes = [
    ...coins.sort(byAddress).map((coin) => ({ coin, token: null })),
    ...tokens.sort(byAddress).map((token) => ({ coin: null, token })),
  ]
  const page = cut(changes, paging)
  const references = await loadReferences(
    sources,
    page.rows.map(({ coin, token }) => (coin ?? token).address),
    page.rows.flatMap(({ token }) => (token ? [token.token] : [])),
  )
  return {
    items: page.rows.map(({ coin, token }) =>
      coin ? coinChangeRecord(coin, miner, references) : tokenChangeRecord(token, references),
    ),
    next_page_params: page.next,
  }
}

/** The changes of a mined transaction never change, so a cursor is the number of changes seen. */
function cut<Change>(changes: Change[], paging: Paging<{ state_changes_count: number }>): Page<Change> {
  const start = paging.after?.state_changes_count ?? paging.offset
  const rows = changes.slice(start, start + paging.size + 1)
  return pageOf(rows, paging, () => ({ state_changes_count: start + paging.size }))
}

function byAddress(a: { address: string }, b: { address: string }): number {
  return a.address < b.address ? -1 : 1
}
