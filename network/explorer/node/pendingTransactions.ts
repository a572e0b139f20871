import { formatTransaction, type RpcTransaction, type Transaction } from 'viem'
import type { Node } from './nodeReader.ts'

type Pool = Record<'pending' | 'queued', Record<string, Record<string, RpcTransaction>>>

/**
 * The transactions the node has not mined yet, by hash. A node that hides its pool may still show its pending block.
 * When it hides both, the list is empty.
 */
export async function pendingTransactions(node: Node): Promise<Transaction[]> {
  const found = await fromPool(node).catch(() => fromPendingBlock(node).catch(() => []))
  return found
    .filter(({ blockHash }) => !blockHash)
    .map((transaction) => formatTransaction(transaction) as Transaction)
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
}

async function fromPool(node: Node): Promise<RpcTransaction[]> {
  const pool = await node.request<{ Method: string; Parameters?: undefined; ReturnType: Pool }>({
    method: 'txpool_content',
  })
  const senders = [pool.pending, pool.queued].flatMap((part) => Object.values(part))
  return senders.flatMap((byNonce) => Object.values(byNonce))
}

async function fromPendingBlock(node: Node): Promise<RpcTransaction[]> {
  const block = await node.request({ method: 'eth_getBlockByNumber', params: ['pending', true] })
  const transactions = (block?.transactions ?? []).filter((transaction) => typeof transaction !== 'string')
  // Nodes report the transactions of the pending block as if they were in a block.
  return transactions.map((transaction) => ({ ...transaction, blockHash: null }) as RpcTransaction)
}
