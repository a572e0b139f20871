import type { Curve } from './curve.ts'
import { divideUp, million } from './curve.ts'

/**
 * The base units of dollars to pay, fee included, for at least `tokensOut`, as the contract's `quoteBuyExactOut`. Null when
 * the pool has fewer tokens.
 */
export function dollarsFor({ x, y, feePpm }: Curve, tokensOut: bigint): bigint | null {
  if (tokensOut >= y || feePpm >= million) return null
  const net = divideUp(x * tokensOut, y - tokensOut)
  return divideUp(net * million, million - feePpm)
}

/** The fewest base units of tokens to sell for at least `usdOut` after the fee. Null when the pool cannot pay that. */
export function tokensFor({ x, y, realUsd, feePpm }: Curve, usdOut: bigint): bigint | null {
  if (feePpm >= million) return null
  const gross = divideUp(usdOut * million, million - feePpm)
  if (gross > realUsd || gross >= x) return null
  return divideUp(gross * y, x - gross)
}
