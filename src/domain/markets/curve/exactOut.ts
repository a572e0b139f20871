import type { Curve } from './curve.ts'
import { divideUp, million } from './curve.ts'

/**
 * The dollars to pay, fee included, for at least `tokensOut`: the contract's `quoteBuyExactOut`. Null beyond the pool's
 * tokens.
 */
export function dollarsFor({ x, y, feePpm }: Curve, tokensOut: bigint): bigint | null {
  if (tokensOut >= y || feePpm >= million) return null
  const net = divideUp(x * tokensOut, y - tokensOut)
  return divideUp(net * million, million - feePpm)
}

/** The fewest tokens to sell for at least `usdOut` after the fee. Null beyond the dollars the pool can pay. */
export function tokensFor({ x, y, realUsd, feePpm }: Curve, usdOut: bigint): bigint | null {
  if (feePpm >= million) return null
  const gross = divideUp(usdOut * million, million - feePpm)
  if (gross > realUsd || gross >= x) return null
  return divideUp(gross * y, x - gross)
}
