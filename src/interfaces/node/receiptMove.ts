import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { InterfaceError } from '#lib/requests/errors.ts'
import { type Address, address, type Hash, hexData } from '#lib/wire/shapes.ts'
import { callNode } from './rpc.ts'

const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const logSchema = v.object({ address, topics: v.array(hexData), data: hexData })
const receiptSchema = v.nullable(v.object({ logs: v.array(logSchema) }))

export type ReceiptLog = v.InferOutput<typeof logSchema>

/**
 * What a mined transaction moved of one token to (positive) or from a holder, in base units, by the Transfer logs of
 * its receipt. Null when the node has no receipts.
 */
export function receiptMoveQuery(id: Hash, token: Address, holder: Address) {
  return queryOptions({
    queryKey: ['node', 'receiptMove', id, token, holder],
    queryFn: async ({ signal }): Promise<bigint | null> => {
      try {
        const receipt = await callNode('eth_getTransactionReceipt', [id], receiptSchema, signal)
        return receipt && netMove(receipt.logs, token, holder)
      } catch (error) {
        if (error instanceof InterfaceError && error.kind === 'refused') return null
        throw error
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** What the Transfer logs of a token add up to for a holder; null when none of them is his. */
export function netMove(logs: readonly ReceiptLog[], token: Address, holder: Address): bigint | null {
  const who = holder.slice(2).toLowerCase().padStart(64, '0')
  let net: bigint | null = null
  for (const { address: emitter, topics, data } of logs) {
    if (emitter !== token || topics[0] !== transferTopic || !/^0x[0-9a-fA-F]{64}$/.test(data)) continue
    const [from, to] = [topics[1]?.slice(2).toLowerCase(), topics[2]?.slice(2).toLowerCase()]
    if (from === who) net = (net ?? 0n) - BigInt(data)
    if (to === who) net = (net ?? 0n) + BigInt(data)
  }
  return net
}
