import { add, type Decimal, zero } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { holderShare } from '#pages/explorer/token/tabs/holderShare.ts'

type Holder = { address: { address: Address }; value: bigint | null; tokenId: string | null }

/**
 * The fraction of the supply that the ten largest holders have together, without one of them (a pool). Null where a share is
 * unknown, for fewer than ten, and for a list that is not in the order of size.
 */
export function topShare(
  holders: readonly Holder[],
  supply: bigint | null,
  without: Address | undefined,
): Decimal | null {
  const top = holders.filter(({ address }) => address.address !== without).slice(0, 10)
  if (top.length < 10) return null
  let sum = zero
  let before: bigint | null = null
  for (const holder of top) {
    const share = holderShare(holder, supply)
    const { value } = holder
    if (share === null || value === null || (before !== null && value > before)) return null
    sum = add(sum, share)
    before = value
  }
  return sum
}
