import type { Address } from 'viem'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { needsLiveBalance } from '#network/explorer/node/assets.ts'
import { tokenBalance } from '#network/explorer/node/balances.ts'
import {
  type AddressTokenCursor,
  type AddressTokenRow,
  listAddressTokens,
} from '#network/explorer/queries/tokenBalances.ts'
import { loadReferences } from '#network/explorer/records/batchLoader.ts'
import { amountField, type Paging } from '#network/explorer/request/paging.ts'
import { readAddress, type TokenType } from '#network/explorer/request/parameters.ts'

export const addressTokenCursor = {
  fiat_value: amountField,
  token: (text: string | null, name: string) => readAddress(text ?? '', name),
  id: amountField,
}

/**
 * The body of the list of tokens an address holds. Receipts of the lending pool grow without transfers, and of a part
 * of the chain not all transfers are known: such balances come from the node. While it does not answer, the sum of the transfers is shown.
 */
export async function addressTokenList(
  sources: DataSources,
  holder: Address,
  types: TokenType[] | null,
  paging: Paging<AddressTokenCursor>,
) {
  const assets = await sources.assets()
  const page = await listAddressTokens(sources.database, assets, holder, types, paging)
  const [references, balances] = await Promise.all([
    loadReferences(
      { ...sources, assets: async () => assets },
      [],
      page.rows.map((row) => row.token),
    ),
    Promise.all(
      page.rows.map(({ token, type, amount }) =>
        needsLiveBalance(assets, token, type)
          ? tokenBalance(sources.node, token, holder, assets.block).then((balance) => balance ?? amount)
          : amount,
      ),
    ),
  ])
  const items = page.rows.map((row, index) => ({
    token: references.token(row.token),
    value: (balances[index] ?? row.amount).toString(),
    token_id: idOf(row),
    token_instance: null,
  }))
  // Of a part of the chain, the transfers also have tokens that are gone by now.
  const held = assets.isPartial ? items.filter(({ value }) => BigInt(value) > 0n) : items
  return { items: held, next_page_params: page.next }
}

function idOf({ type, tokenId }: AddressTokenRow): string | null {
  return type === 'ERC-20' ? null : tokenId.toString()
}
