import { divideUp } from '#lib/numbers/integers.ts'
import { type Curve, million } from './curve.ts'

/** The fewest base units of dollars to pay, fee included, for at least `tokensOut`. Null when the pool has fewer tokens. */
export function dollarsFor({ x, y, feePpm }: Curve, tokensOut: bigint): bigint | null {
  if (tokensOut >= y || feePpm >= million) return null
  return withFee(divideUp(x * tokensOut, y - tokensOut), feePpm)
}

/** The fewest base units of tokens to sell for at least `usdOut` after the fee. Null when the pool cannot pay that. */
export function tokensFor({ x, y, realUsd, feePpm }: Curve, usdOut: bigint): bigint | null {
  if (feePpm >= million || usdOut > realUsd || usdOut >= x) return null
  return withFee(divideUp(usdOut * y, x - usdOut), feePpm)
}

/** The fewest base units that leave `net` after a fee that is rounded down. */
function withFee(net: bigint, feePpm: bigint): bigint {
  return net === 0n ? 0n : ((net - 1n) * million) / (million - feePpm) + 1n
}
