import { isMissingMethod, type Rpc, type RpcCall } from '#network/rpc/rpcClient.ts'

/** How the node reports calls inside transactions: `trace_block`, Geth's `debug_…`, or not at all. */
export type TraceKind = 'trace' | 'debug' | 'none'

/** What a node can be asked for beside the methods that every node has. */
export type NodeMethods = {
  traces: TraceKind
  /** Whether one request answers all receipts of a block. Otherwise they are read one by one. */
  blockReceipts: boolean
}

/** Asks the node for what differs between nodes. One that has a method but fails for this block counts as having it. */
export async function probeNode(rpc: Rpc): Promise<NodeMethods> {
  const latest = await rpc.call<string>('eth_blockNumber')
  const [receipts, trace, debug] = await rpc.batch([
    { method: 'eth_getBlockReceipts', params: [latest] },
    traceCall('trace', latest),
    traceCall('debug', latest),
  ])
  const traces = !isMissingMethod(trace) ? 'trace' : !isMissingMethod(debug) ? 'debug' : 'none'
  return { traces, blockReceipts: !isMissingMethod(receipts) }
}

/** The call that traces a block. */
export function traceCall(kind: 'trace' | 'debug', number: string): RpcCall {
  return kind === 'trace'
    ? { method: 'trace_block', params: [number] }
    : { method: 'debug_traceBlockByNumber', params: [number, { tracer: 'callTracer' }] }
}
