import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { holderTopic, transferTopic } from '#domain/tokens/netTransfer.ts'
import { callNode } from '#interfaces/node/rpc/rpc.ts'
import { type Address, address, type Hash, hash, hexData, lenientList } from '#lib/wire/shapes.ts'

const logSchema = v.object({ address, topics: v.array(hexData), data: hexData, transactionHash: hash })

type TransferLog = v.InferOutput<typeof logSchema>

/**
 * The Transfer logs of all tokens in a few blocks, from these holders or to them, by transaction. Empty when a log of them
 * cannot be read: what a transaction moved is then not known whole.
 */
export function transfersInBlocksQuery(fromBlock: number, toBlock: number, holders: readonly Address[]) {
  const topics = [...new Set(holders)].sort().map(holderTopic)
  return queryOptions({
    queryKey: ['node', 'transfersInBlocks', fromBlock, toBlock, topics.join()],
    queryFn: async ({ signal }): Promise<ReadonlyMap<Hash, readonly TransferLog[]>> => {
      const blocks = { fromBlock: `0x${fromBlock.toString(16)}`, toBlock: `0x${toBlock.toString(16)}` }
      const read = (sides: readonly (readonly string[] | null)[]) => {
        const filter = { ...blocks, topics: [transferTopic, ...sides] }
        return callNode('eth_getLogs', [filter], lenientList(logSchema), signal)
      }
      const [sent, received] = await Promise.all([read([topics]), read([null, topics])])
      if (sent.dropped + received.dropped > 0) return new Map()
      const byTransaction = new Map<Hash, TransferLog[]>()
      // A transfer between two of them is in both answers.
      const isSent = ({ topics: sides }: TransferLog) => topics.includes(String(sides[1]).toLowerCase())
      for (const log of [...sent.rows, ...received.rows.filter((log) => !isSent(log))]) {
        const logs = byTransaction.get(log.transactionHash)
        if (logs) logs.push(log)
        else byTransaction.set(log.transactionHash, [log])
      }
      return byTransaction
    },
    // What blocks hold changes only where the chain is reorganised.
    staleTime: 60_000,
  })
}
