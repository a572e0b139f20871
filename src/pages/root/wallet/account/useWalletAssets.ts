import { useQueries, useQuery } from '@tanstack/react-query'
import { worthOf } from '#domain/tokens/tokensWorth.ts'
import { type TokenBalance, tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { tokenDecimals, wholeTokens } from '#interfaces/explorer/token/tokenDecimals.ts'
import { stablecoinsQuery } from '#interfaces/node/contract/curve/curveTokens.ts'
import { tokenHoldingQuery } from '#interfaces/node/contract/token/tokenHolding.ts'
import { type Decimal, fromUnits, multiply, one } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { faucetAssets } from '#pages/signing/demo/faucetAssets.ts'
import type { FaucetAsset } from '#pages/signing/FaucetDialog.tsx'
import { readPoolAssets } from '#pages/signing/poolAssets.ts'

/** A token of the wallet, its amount and its worth in dollars; each null while unknown. */
export type WalletAsset = { asset: Address; symbol: string; amount: Decimal | null; worth: Decimal | null }

/** The whole dollars that a click mints. */
const purse = 10_000n

const poolAssetsQuery = {
  queryKey: ['lending', 'walletAssets'],
  queryFn: readPoolAssets,
  staleTime: 60_000,
}

/**
 * The wallet's balances: of the stablecoins of markets and of the lending pool's assets by the node, of other tokens by the
 * explorer, without reported scams and the tokens of deposits; and the tokens that anybody may mint. Until all lists `areListed`
 * there may be more, `isReading` before their first answers, where it `hasDeposits` the pool holds more, and where it `isLeast`
 * the explorer's list is not whole.
 */
export function useWalletAssets(owner: Address) {
  const lists = [
    useQuery(stablecoinsQuery()),
    useQuery(poolAssetsQuery),
    useQuery({ ...tokenBalancesQuery(owner, 'ERC-20'), refetchInterval: 60_000 }),
  ] as const
  const [stablecoins, listed, explored] = [lists[0].data, lists[1].data, lists[2].data]
  const coins = stablecoins ?? []
  const reserves = listed ?? []
  const isCoin = (asset: Address) => coins.some((coin) => coin.asset === asset)
  const known = [
    ...coins.map((coin) => ({ ...coin, price: one })),
    ...reserves
      .filter(({ asset }) => !isCoin(asset))
      .map(({ asset, symbol, decimals, price }) => ({
        asset,
        symbol,
        decimals,
        price: price > 0n ? fromUnits(price, 18) : null,
      })),
  ]
  const balances = useQueries({
    queries: known.map(({ asset }) => ({ ...tokenHoldingQuery(asset, owner), refetchInterval: 6_000 })),
  })
  const pTokens = reserves.map(({ pToken }) => pToken)
  const counted = [...known.map(({ asset }) => asset), ...pTokens]
  const others = explored?.items.filter(({ token }) => !token.isScam && !counted.includes(token.address))
  const ofNode = known.map(({ asset, symbol, decimals, price }, index): WalletAsset => {
    const units = balances[index]?.data ?? null
    const amount = units === null ? null : fromUnits(units, decimals)
    return { asset, symbol, amount, worth: amount && price && multiply(amount, price) }
  })
  const free: FaucetAsset[] = [
    ...coins.map((coin) => ({ ...coin, purse })),
    ...faucetAssets(
      reserves.filter(({ asset }) => !isCoin(asset)).map((reserve) => ({ ...reserve, reserve })),
    ),
  ]
  return {
    assets: [...ofNode, ...(others?.map(assetOf) ?? [])],
    free,
    // What fails once may be asked again for long.
    isReading: [...lists, ...balances].some(({ isPending, failureCount }) => isPending && failureCount === 0),
    hasDeposits:
      explored?.items.some(({ token, value }) => value !== 0n && pTokens.includes(token.address)) === true,
    areListed: lists.every(({ data }) => data !== undefined),
    isLeast:
      explored !== undefined &&
      (explored.next !== null || explored.skipped > 0 || explored.isPartial === true),
  }
}

/** A balance of the explorer, valued at the price that came with it. */
function assetOf({ token, value }: TokenBalance): WalletAsset {
  const { address, symbol, exchangeRate, isScam } = token
  return {
    asset: address,
    symbol: symbol ?? '?',
    amount: wholeTokens(value, token),
    worth: worthOf({ value, decimals: tokenDecimals(token), price: exchangeRate, isScam }),
  }
}
