import { useQueries, useQuery } from '@tanstack/react-query'
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
 * The wallet's balances of the stablecoins of markets and of the lending pool's assets, and those that anybody may mint. Until
 * both lists `areListed` there may be more.
 */
export function useWalletAssets(owner: Address) {
  const stablecoins = useQuery(stablecoinsQuery()).data
  const listed = useQuery(poolAssetsQuery).data
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
  const assets = known.map(({ asset, symbol, decimals, price }, index): WalletAsset => {
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
  return { assets, free, areListed: stablecoins !== undefined && listed !== undefined }
}
