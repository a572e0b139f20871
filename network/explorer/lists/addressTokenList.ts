import type { Address } from 'viem'
import type { DataSources } from '#network/explorer/dataSources.ts'
import { needsLiveBalance } from '#network/explorer/node/assets.ts'
import { tokenBalance } from '#network/explorer/node/balanceAtBlock.ts'
import {
  type AddressTokenCursor,
  type AddressTokenRow,
  listAddressTokens,
} from '#network/explorer/queries/tokenBalanceQueries.ts'
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
 * of the chain not all transfers are known: such balances come from the node. They are null while it does not answer.
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
      page.rows.map((row) =>
        needsLiveBalance(assets, { ...row, address: row.token })
          ? tokenBalance(sources.node, { token: row.token, holder, id: idOf(row) }, assets.block)
          : row.amount,
      ),
    ),
  ])
  const items = page.rows.map((row, index) => ({
    token: references.token(row.token),
    value: balances[index]?.toString() ?? null,
    token_id: row.type === 'ERC-20' ? null : row.tokenId.toString(),
    token_instance: null,
  }))
  // Transfers also leave a rest of tokens that are gone by now.
  return { items: items.filter(({ value }) => value !== '0'), next_page_params: page.next }
}

function idOf({ type, tokenId }: AddressTokenRow): bigint | null {
  return type === 'ERC-1155' ? tokenId : null
}
