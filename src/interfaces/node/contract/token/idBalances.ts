import { queryOptions } from '@tanstack/react-query'
import { readContractWord } from '#interfaces/node/contract/contractWord.ts'
import { encodeCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** `balanceOf(address,uint256)` of ERC-1155. */
const balanceOfId = '0x00fdd58e'

/** How many of one id of an ERC-1155 collection an account has. */
export type IdBalance = { account: Address; units: bigint }

/**
 * The balances of accounts in one id of an ERC-1155 collection, as its contract says now: the largest first, without those who
 * have none. Null when the contract does not tell the balance of one of them.
 */
export function idBalancesQuery(collection: Address, id: string, accounts: readonly Address[]) {
  return queryOptions({
    queryKey: ['node', 'idBalances', collection, id, accounts],
    queryFn: async ({ signal }): Promise<IdBalance[] | null> => {
      const units = await Promise.all(
        accounts.map((account) => readIdBalance(collection, id, account, signal)),
      )
      if (units.includes(null)) return null
      return accounts
        .map((account, index) => ({ account, units: units[index] ?? 0n }))
        .filter((each) => each.units > 0n)
        .sort((a, b) => (a.units < b.units ? 1 : a.units > b.units ? -1 : 0))
    },
    staleTime: 10_000,
  })
}

/** Reads how many of one id an account has at a block, or now without one; null when the contract does not answer. */
export function readIdBalance(
  collection: Address,
  id: string,
  account: Address,
  signal: AbortSignal,
  block?: number,
) {
  return readContractWord(collection, encodeCall(balanceOfId, account, BigInt(id)), signal, block)
}
