import type { DataSources } from '#network/explorer/dataSources.ts'
import { type Assets, needsLiveBalance } from '#network/explorer/node/assets.ts'
import { tokenBalance, tokenSupply } from '#network/explorer/node/balanceAtBlock.ts'
import {
  type HolderCursor,
  listCollectors,
  listHolders,
  type TokenBalanceRow,
} from '#network/explorer/queries/tokenBalanceQueries.ts'
import type { TokenRow } from '#network/explorer/queries/tokenQueries.ts'
import { percentage } from '#network/explorer/records/amount.ts'
import { loadReferences } from '#network/explorer/records/batchLoader.ts'
import { amountField, type Paging } from '#network/explorer/request/paging.ts'
import { readAddress } from '#network/explorer/request/parameters.ts'

type Token = TokenRow['token']

export const holderCursor = {
  value: amountField,
  address_hash: (text: string | null, name: string) => readAddress(text ?? '', name),
  token_id: (text: string | null, name: string) => (text ? amountField(text, name) : 0n),
}

/**
 * The body of the list of holders, largest first, with their share of the supply in percent. Where transfers do not add
 * up to balances, these and the supply come from the node, and are null while it does not answer. The order is that of
 * the transfers.
 */
export async function holderList(
  sources: DataSources,
  { token, market }: TokenRow,
  paging: Paging<HolderCursor>,
) {
  const { address, type } = token
  const assets = await sources.assets()
  const isLive = needsLiveBalance(assets, { address, type, hasMarket: market !== null })
  const page =
    type === 'ERC-721'
      ? await listCollectors(sources.database, address, paging)
      : await listHolders(sources.database, address, { isLive }, paging)
  const [references, { supply, balances }] = await Promise.all([
    loadReferences(
      sources,
      page.rows.map((row) => row.holder),
    ),
    isLive ? liveBalances(sources, token, page.rows, assets.block) : storedBalances(token, page.rows, assets),
  ])
  const items = page.rows.map((row, index) => {
    const value = balances[index] ?? null
    return {
      address: references.address(row.holder),
      value: value?.toString() ?? null,
      token_id: type === 'ERC-1155' ? row.tokenId.toString() : null,
      percentage: value === null || supply === null ? null : percentage(value, supply),
    }
  })
  // Transfers also leave a rest of holders who have nothing by now.
  return { items: items.filter(({ value }) => value !== '0'), next_page_params: page.next }
}

function storedBalances({ totalSupply }: Token, rows: TokenBalanceRow[], { isPartial }: Assets) {
  return { supply: isPartial ? null : totalSupply, balances: rows.map(({ amount }) => amount) }
}

async function liveBalances({ node }: DataSources, token: Token, rows: TokenBalanceRow[], block: bigint) {
  const isMany = token.type === 'ERC-1155'
  const [supply, ...balances] = await Promise.all([
    tokenSupply(node, token.address, block),
    ...rows.map(({ holder, tokenId }) =>
      tokenBalance(node, { token: token.address, holder, id: isMany ? tokenId : null }, block),
    ),
  ])
  return { supply, balances }
}
