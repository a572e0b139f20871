import type { Address, Hash } from '#lib/wire/shapes.ts'

/** The fields of a trade that show who bought together. */
type LaunchTrade = {
  side: 'buy' | 'sell' | null
  sender: Address
  blockNumber: number
  transactionHash: Hash
}

/**
 * The wallets that may have bought a token together: in the block that created its market, or in one transaction with
 * another wallet. A hint, no proof: strangers can buy in the same block. The creator is not included.
 */
export function bundledWallets(
  trades: readonly LaunchTrade[],
  market: { creator: Address; createdAtBlock: number },
): ReadonlySet<Address> {
  const buys = trades.filter(({ side, sender }) => side === 'buy' && sender !== market.creator)
  const sendersOf = new Map<Hash, Set<Address>>()
  for (const { transactionHash, sender } of buys)
    sendersOf.set(transactionHash, (sendersOf.get(transactionHash) ?? new Set()).add(sender))
  const bundled = buys.filter(
    ({ blockNumber, transactionHash }) =>
      blockNumber === market.createdAtBlock || (sendersOf.get(transactionHash)?.size ?? 0) > 1,
  )
  return new Set(bundled.map(({ sender }) => sender))
}
