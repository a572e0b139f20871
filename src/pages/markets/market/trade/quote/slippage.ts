import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { stored } from '#lib/browser/storage/storage.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'

/** In basis points, up to one half. */
export const widestSlippage = 5_000
const wideSlippage = 300

/**
 * How much less than quoted somebody accepts, in basis points, kept in this browser. The default covers the 0.75 points that a
 * pool may charge beyond the quoted fee.
 */
const slippage = stored(
  'slippage',
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(widestSlippage)),
  150,
)

export const setSlippage = slippage.write

/** The chosen slippage in basis points, followed. */
export function useSlippage(): number {
  return useSyncExternalStore(slippage.subscribe, slippage.read)
}

/** What a wide choice means; undefined for every other. */
export function slippageWarning(bps: number): string | undefined {
  if (bps <= wideSlippage) return undefined
  const percent = formatPercent(slippageShare(bps))
  return `You accept up to ${percent} less than quoted, and whoever sees the trade first can take that much.`
}

/** Basis points as a share: 50 is 0.005. */
export function slippageShare(bps: number): Decimal {
  return fromUnits(BigInt(bps), 4)
}
