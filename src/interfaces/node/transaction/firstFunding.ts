import { queryOptions } from '@tanstack/react-query'
import { callNode, nodeErrorOf, quantity, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import type { Address, Hash } from '#lib/wire/shapes.ts'

/** A payment that may have been the first an account received. `value` is in wei. */
export type Payment = { from: Address; value: bigint; blockNumber: number; hash: Hash }

/** Who paid an account its first coins: a payment, or the genesis block. */
export type FirstFunding = Payment | 'genesis'

/**
 * The first of some payments that the node proves to be the first coins of an account; null without a proof. Before the
 * payment's block the account had sent nothing and had nothing (`eth_getBalance`, `eth_getTransactionCount` at that block),
 * and after it, it had exactly the payment: an account without a sent transaction cannot have had coins before and lost
 * them. Only a node that has the old states can tell.
 */
export function firstFundingQuery(address: Address, payments: readonly Payment[]) {
  return queryOptions({
    queryKey: ['node', 'firstFunding', address, payments.map(({ hash }) => hash)],
    queryFn: async ({ signal }): Promise<FirstFunding | null> => {
      try {
        // A chain without block 0 answers with block 1, which may hold the payment.
        const isLater = payments.every(({ blockNumber }) => blockNumber > 1)
        if (isLater && (await callNode('eth_getBalance', [address, '0x0'], quantity, signal)) > 0n)
          return 'genesis'
      } catch (error) {
        if (!nodeErrorOf(error)) throw error
      }
      for (const payment of payments) if (await isFirst(address, payment, signal)) return payment
      return null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function isFirst(address: Address, { blockNumber, value }: Payment, signal: AbortSignal) {
  const at = (block: number) => [address, `0x${block.toString(16)}`]
  if (blockNumber === 0) return false
  try {
    const [before, after, sentBefore, sentAfter] = await Promise.all([
      callNode('eth_getBalance', at(blockNumber - 1), quantity, signal),
      callNode('eth_getBalance', at(blockNumber), quantity, signal),
      callNode('eth_getTransactionCount', at(blockNumber - 1), smallQuantity, signal),
      callNode('eth_getTransactionCount', at(blockNumber), smallQuantity, signal),
    ])
    return before === 0n && after === value && sentBefore === 0 && sentAfter === 0
  } catch (error) {
    if (nodeErrorOf(error)) return false
    throw error
  }
}
