import type { Address } from 'viem'
import { type Assets, needsLiveBalance, withChecked } from '#network/explorer/assets/assets.ts'
import { type LiveHolders, liveHolders } from '#network/explorer/assets/tokenSums.ts'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { tokenBalance, tokenSupply } from '#network/explorer/node/balanceAtBlock.ts'
import {
  type HolderCursor,
  listCollectors,
  listHolders,
  type TokenBalanceRow,
} from '#network/explorer/queries/tokenBalanceQueries.ts'
import type { TokenRow } from '#network/explorer/queries/tokenQueries.ts'
import { loadReferences } from '#network/explorer/records/batchLoader.ts'
import { percentage } from '#network/explorer/records/recordFigures.ts'
import { amountField, type Paging, pageOf } from '#network/explorer/request/paging.ts'
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
  const assets = await withChecked(sources, await sources.assets(), [address])
  const isLive = needsLiveBalance(assets, { address, type, hasMarket: market !== null })
  const live = isLive && type === 'ERC-20' && !assets.isPartial
  const asked = live ? await liveHolders(sources, address, assets.block) : null
  if (asked) return askedHolders(sources, address, asked, paging)
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
  // By the transfers some addresses still seem to hold the token that have nothing by now.
  return { items: items.filter(({ value }) => value !== '0'), next_page_params: page.next }
}

/**
 * The holders by the balances that the contract reports, largest first. `meta.status` 2 means that further holders
 * exist whose addresses are unknown.
 */
async function askedHolders(
  sources: DataSources,
  token: Address,
  { holders, supply, isComplete }: LiveHolders,
  paging: Paging<HolderCursor>,
) {
  const { after } = paging
  const isBelow = ({ amount, holder }: LiveHolders['holders'][number]) =>
    !after || amount < after.value || (amount === after.value && holder < after.address_hash)
  const rest = holders.filter(isBelow).slice(paging.offset, paging.offset + paging.size + 1)
  const page = pageOf(rest, paging, ({ amount, holder }) => ({
    value: amount.toString(),
    address_hash: holder,
    token_id: '0',
  }))
  const references = await loadReferences(
    sources,
    page.rows.map(({ holder }) => holder),
  )
  const message = `Not all holders of ${token} are named by its events.`
  return {
    items: page.rows.map(({ holder, amount }) => ({
      address: references.address(holder),
      value: amount.toString(),
      token_id: null,
      percentage: percentage(amount, supply),
    })),
    next_page_params: page.next,
    ...(!isComplete && { meta: { status: 2, message } }),
  }
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
