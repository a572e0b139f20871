import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { AssetHolding } from '#domain/lending/account/assetHolding.ts'
import { callNode } from '#interfaces/node/rpc/rpc.ts'
import { encodeCall, readWords } from '#lib/wire/abiCodec.ts'
import { type Address, type Hex, hexData } from '#lib/wire/shapes.ts'
import { allowance, balanceOf, decimals } from '#spec/abi/tokenSelectors.ts'

type Holder = { asset: Address; pToken: Address; pool: Address; user: Address }

/** One word. An address without code returns no data, which is malformed. */
const number = v.pipe(
  hexData,
  v.minLength(66),
  v.transform((answer) => readWords(answer).uint(0)),
)

/** Decimals, which the standard limits to a `uint8`. */
const places = v.pipe(number, v.maxValue(255n), v.transform(Number))

/**
 * A person's balances and allowance in an asset from the token contracts, by four `eth_call`s in one request. Used for
 * a pool that has only the specification's four functions, whose own state cannot be read. Throws when one call does
 * not answer.
 */
export function assetHoldingQuery({ asset, pToken, pool, user }: Holder) {
  return queryOptions({
    queryKey: ['node', 'assetHolding', asset, pToken, pool, user],
    queryFn: async ({ signal }): Promise<AssetHolding> => {
      const ask = (to: Address, data: Hex) => ['eth_call', [{ to, data }, 'latest']] as const
      const read = (to: Address, data: Hex) => callNode(...ask(to, data), number, signal)
      const [ownDecimals, wallet, allowed, pTokens] = await Promise.all([
        callNode(...ask(asset, encodeCall(decimals)), places, signal),
        read(asset, encodeCall(balanceOf, user)),
        read(asset, encodeCall(allowance, user, pool)),
        read(pToken, encodeCall(balanceOf, user)),
      ])
      return { decimals: ownDecimals, wallet, allowance: allowed, pTokens }
    },
    staleTime: 2_000,
    refetchInterval: 6_000,
  })
}
