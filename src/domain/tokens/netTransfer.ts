import type { Address, Hex } from '#lib/wire/shapes.ts'

/** The topic of `Transfer(address,address,uint256)`. */
export const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

type TransferLog = { address: Address; topics: readonly Hex[]; data: Hex }

/**
 * The base units of a token that a holder gained (or lost, negative) by Transfer logs; null when no log names the
 * holder.
 */
export function netTransfer(logs: readonly TransferLog[], token: Address, holder: Address): bigint | null {
  const who = holderTopic(holder)
  let net: bigint | null = null
  for (const { address: emitter, topics, data } of logs) {
    if (emitter !== token || topics[0] !== transferTopic || !/^0x[0-9a-fA-F]{64}$/.test(data)) continue
    const [from, to] = [topics[1]?.toLowerCase(), topics[2]?.toLowerCase()]
    if (from === who) net = (net ?? 0n) - BigInt(data)
    if (to === who) net = (net ?? 0n) + BigInt(data)
  }
  return net
}

/** A holder as a topic of a Transfer log. */
export function holderTopic(of: Address): string {
  return `0x${of.slice(2).toLowerCase().padStart(64, '0')}`
}
