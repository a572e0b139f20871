import type { AskNode, NodeReply, Recall } from '#network/rpc/nodeReply.ts'
import type { RpcCall } from '#network/rpc/rpcClient.ts'
import type { Store } from '#network/store/store.ts'
import { resultOf } from './askedNode.ts'
import { methodAnswers } from './methodAnswers.ts'
import { isRecord, recallBlock } from './recallBlock.ts'
import { recallLogs } from './recallLogs.ts'
import { recallFeeHistory, recallTraces } from './recallRanges.ts'

const aboutLogs = ['eth_getLogs', 'eth_newFilter', 'eth_getFilterLogs']
const aboutRanges = new Map([
  ['trace_filter', recallTraces],
  ['eth_feeHistory', recallFeeHistory],
])
/** The most filters to remember; the newest are kept. */
const mostFilters = 1_000

/** Creates the recall that answers from a store for pruned blocks, transactions, receipts, traces and logs. */
export function createRecall(store: Pick<Store, 'database'>): Recall {
  const filters = new Map<unknown, Record<string, unknown>>()

  function remember(filter: unknown, id: unknown): void {
    if (id === undefined || !isRecord(filter)) return
    filters.set(id, filter)
    const [oldest] = filters.keys()
    if (filters.size > mostFilters) filters.delete(oldest)
  }

  function filterOf({ method, params: [first] }: RpcCall, reply: NodeReply): unknown {
    if (method === 'eth_getLogs') return first
    // A replaced node does not have the filter either.
    return 'error' in reply ? undefined : filters.get(first)
  }

  async function amendLogs(call: RpcCall, reply: NodeReply, ask: AskNode): Promise<NodeReply> {
    if (call.method === 'eth_newFilter') {
      remember(call.params[0], resultOf(reply))
      return reply
    }
    const filter = filterOf(call, reply)
    return isRecord(filter) ? recallLogs(store, filter, reply, ask) : reply
  }

  return {
    concerns: (method) => methodAnswers.has(method) || aboutLogs.includes(method) || aboutRanges.has(method),
    amend: (call, reply, ask) => {
      const ofRange = aboutRanges.get(call.method)
      if (ofRange) return ofRange(store, call, reply, ask)
      return aboutLogs.includes(call.method)
        ? amendLogs(call, reply, ask)
        : recallBlock(store, call, reply, ask)
    },
  }
}
