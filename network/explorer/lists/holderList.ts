import type { DataSources } from '#network/explorer/dataSources.ts'
import { needsLiveBalance } from '#network/explorer/node/assets.ts'
import { tokenBalance, tokenSupply } from '#network/explorer/node/balances.ts'
import {
  type HolderCursor,
  listCollectors,
  listHolders,
  type TokenBalanceRow,
} from '#network/explorer/queries/tokenBalances.ts'
import { percentage } from '#network/explorer/records/amount.ts'
import { loadReferences } from '#network/explorer/records/batchLoader.ts'
import type { TokenRow } from '#network/explorer/records/tokenRecord.ts'
import { amountField, type Paging } from '#network/explorer/request/paging.ts'
import { readAddress } from '#network/explorer/request/parameters.ts'

export const holderCursor = {
  value: amountField,
  address_hash: (text: string | null, name: string) => readAddress(text ?? '', name),
  token_id: (text: string | null, name: string) => (text ? amountField(text, name) : 0n),
}

/**
 * The body of the list of holders, largest first, with their share of the supply in percent. Receipts of the lending
 * pool grow without transfers, so their balances and supply come from the node. The order is that of the transfers.
 */
export async function holderList(sources: DataSources, { token }: TokenRow, paging: Paging<HolderCursor>) {
  const list = token.type === 'ERC-721' ? listCollectors : listHolders
  const page = await list(sources.database, token.address, paging)
  const assets = await sources.assets()
  const [references, live] = await Promise.all([
    loadReferences(
      sources,
      page.rows.map((row) => row.holder),
    ),
    needsLiveBalance(assets, token.address, token.type)
      ? liveBalances(sources, page.rows, assets.block)
      : null,
  ])
  const supply = live?.supply ?? (assets.isPartial ? null : token.totalSupply)
  const items = page.rows.map((row, index) => {
    const value = live?.balances[index] ?? row.amount
    return {
      address: references.address(row.holder),
      value: value.toString(),
      token_id: token.type === 'ERC-1155' ? row.tokenId.toString() : null,
      percentage: supply === null ? null : percentage(value, supply),
    }
  })
  // Of a part of the chain, the transfers also have holders who sold everything.
  const held = assets.isPartial ? items.filter(({ value }) => BigInt(value) > 0n) : items
  return { items: held, next_page_params: page.next }
}

async function liveBalances({ node }: DataSources, rows: TokenBalanceRow[], block: bigint) {
  const [first] = rows
  if (!first) return null
  const [supply, ...balances] = await Promise.all([
    tokenSupply(node, first.token, block),
    ...rows.map(({ token, holder }) => tokenBalance(node, token, holder, block)),
  ])
  return { supply, balances }
}
