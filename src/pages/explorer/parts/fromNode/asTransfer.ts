import * as v from 'valibot'
import { transferTopic } from '#domain/tokens/netTransfer.ts'
import { type TokenTransfer, tokenTransferSchema } from '#interfaces/explorer/token/tokenTransfer.ts'
import type { ReceiptLog } from '#interfaces/node/transaction/receiptLogs.ts'
import type { Hash, Hex } from '#lib/wire/shapes.ts'
import type { KnownToken } from '#pages/explorer/parts/decoding/DecodedCall.tsx'

/** Those of `Transfer`, `TransferSingle` and `TransferBatch`. */
const movingTopics = new Set<string>([
  transferTopic,
  '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
])

/** Whether a log is a transfer as ERC-20 writes it: two addresses in its topics, and an amount as its data. */
export function isTransfer({ topics, data }: ReceiptLog): boolean {
  const [topic, ...sides] = topics
  return topic === transferTopic && sides.length === 2 && sides.every(isAddress) && data.length === 66
}

/** Whether a log moves something that has an id: as ERC-721 writes it, or as ERC-1155 does. */
export function movesOther(log: ReceiptLog): boolean {
  const [topic] = log.topics
  return topic !== undefined && movingTopics.has(topic) && !isTransfer(log)
}

/** A Transfer log as the explorer would write it; without the token its amount is in base units. */
export function asTransfer(log: ReceiptLog, token: KnownToken | undefined, hash: Hash): TokenTransfer {
  const [, from, to] = log.topics
  return v.parse(tokenTransferSchema, {
    transaction_hash: hash,
    log_index: log.logIndex,
    from: `0x${from?.slice(-40)}`,
    to: `0x${to?.slice(-40)}`,
    token: token ?? { address: log.address },
    token_type: token?.type,
    total: { value: String(BigInt(log.data)) },
  })
}

/** Whether a topic is an address and not a number. */
function isAddress(topic: Hex): boolean {
  return /^0x0{24}[0-9a-fA-F]{40}$/.test(topic)
}
