import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import type { FaucetAsset } from '#pages/signing/FaucetDialog.tsx'

/** The whole tokens that a click mints, by decimals. */
const purses: Record<number, bigint> = { 6: 10_000n, 8: 1n, 18: 5n }

/** What tells whether an asset may be minted. */
export type FaucetRow = Pick<Reserve, 'asset' | 'symbol' | 'decimals'> & {
  reserve: Pick<Reserve, 'borrowable'> | null
}

/** The pool's assets that anybody may mint: the borrowable ones, which on the local network are the faucet tokens. */
export function faucetAssets(rows: readonly FaucetRow[]): FaucetAsset[] {
  return rows.flatMap(({ asset, symbol, decimals, reserve }) => {
    const purse = purses[decimals]
    return reserve?.borrowable && purse ? [{ asset, symbol, decimals, purse }] : []
  })
}
