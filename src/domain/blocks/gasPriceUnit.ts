import { type Decimal, decimal, fromUnits, isZero, magnitude, multiply } from '#lib/numbers/decimal.ts'

const weiInGwei = 9
/** Powers of ten by which a price may differ from the node's of the same minute. */
const tolerance = 4
/** The power of ten from which a price is read as wei when the node states none: nobody pays that many Gwei. */
const largestGwei = 6

/** Whether a gas price may be Gwei or wei: a small fraction can only be Gwei. */
export function isGasPriceOpen(stated: Decimal): boolean {
  return !isZero(stated) && (!stated.includes('.') || magnitude(stated) >= largestGwei)
}

/**
 * A gas price in Gwei that an explorer states in Gwei or in wei: whichever is nearer to `nodePrice`, the node's `eth_gasPrice` in
 * wei, null when neither is near it. Without the node's the size decides.
 */
export function gasPriceInGwei(stated: Decimal, nodePrice: bigint | null): Decimal | null {
  if (!isGasPriceOpen(stated)) return stated
  const fromWei = multiply(stated, decimal('0.000000001'))
  if (nodePrice === null || nodePrice === 0n) return magnitude(stated) >= largestGwei ? fromWei : stated
  const node = magnitude(fromUnits(nodePrice, weiInGwei))
  const [near, far] = [stated, fromWei]
    .map((reading) => ({ reading, off: Math.abs(magnitude(reading) - node) }))
    .sort((left, right) => left.off - right.off)
  return near && far && near.off <= tolerance && near.off < far.off ? near.reading : null
}
