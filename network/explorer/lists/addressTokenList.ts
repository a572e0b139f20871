import type { Address } from 'viem'
import { type Assets, needsLiveBalance, withChecked } from '#network/explorer/assets/assets.ts'
import { tokensOfHolder } from '#network/explorer/assets/tokenSumQueries.ts'
import type { DataSources } from '#network/explorer/dataSources.ts'
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
  const known = await sources.assets()
  const page = await listAddressTokens(sources.database, known, holder, types, paging)
  const named = page.rows.map((row) => row.token)
  const assets = await withChecked(sources, known, named)
  const isFirst = paging.after === null && paging.offset === 0 && types?.includes('ERC-20') !== false
  const unnamed = isFirst ? await unnamedTokens(sources, assets, holder) : []
  const [references, balances] = await Promise.all([
    loadReferences(
      { ...sources, assets: async () => assets },
      [],
      [...named, ...unnamed.map(({ token }) => token)],
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
    token_id: row.type === 'ERC-1155' ? row.tokenId.toString() : null,
    token_instance: null,
  }))
  const others = unnamed.map(({ token, value }) => ({
    token: references.token(token),
    value: value.toString(),
    token_id: null,
    token_instance: null,
  }))
  // By its transfers the address may seem to have tokens that the node reports as gone.
  return { items: [...items.filter(({ value }) => value !== '0'), ...others], next_page_params: page.next }
}

/** Tokens that an address got without a transfer: it wrapped coins, or the token's constructor minted them. */
async function unnamedTokens({ database, node }: DataSources, assets: Assets, holder: Address) {
  const moved = new Set(await tokensOfHolder(database, holder, [...assets.disagreeing]))
  const wanted = [...assets.disagreeing].filter((token) => !moved.has(token))
  const balances = await Promise.all(
    wanted.map((token) => tokenBalance(node, { token, holder, id: null }, assets.block)),
  )
  return wanted.flatMap((token, index) => {
    const value = balances[index]
    return value ? [{ token, value }] : []
  })
}

function idOf({ type, tokenId }: AddressTokenRow): bigint | null {
  return type === 'ERC-1155' ? tokenId : null
}
