import { isMissingMethod, type Rpc, type RpcCall, RpcError } from '#network/rpc/rpcClient.ts'

/**
 * How the node reports calls inside transactions: `trace_block`, Geth's tracer of a block, the steps of a transaction (where
 * tracers are refused, as by Hardhat), or not at all.
 */
export type TraceKind = 'trace' | 'debug' | 'steps' | 'none'

/** The optional methods of a node. */
export type NodeMethods = {
  traces: TraceKind
  /** Whether one request answers all receipts of a block. Otherwise they are read one by one. */
  blockReceipts: boolean
}

/** Probes the node for optional methods. A method that exists but fails for this block counts as present. */
export async function probeNode(rpc: Rpc): Promise<NodeMethods> {
  const latest = await rpc.call<string>('eth_blockNumber')
  const [receipts, trace, debug, steps] = await rpc.batch([
    { method: 'eth_getBlockReceipts', params: [latest] },
    traceCall('trace', latest),
    traceCall('debug', latest),
    { method: 'debug_traceTransaction', params: [noTransaction, {}] },
  ])
  return { traces: traceKind({ trace, debug, steps }), blockReceipts: !isMissingMethod(receipts) }
}

/** A hash of no transaction: a node with the method answers that it has none. */
const noTransaction = `0x${'00'.repeat(31)}ff`

function traceKind({ trace, debug, steps }: Record<'trace' | 'debug' | 'steps', unknown>): TraceKind {
  if (!isMissingMethod(trace)) return 'trace'
  const isTracerRefused = debug instanceof RpcError && /\btracer\b/i.test(debug.message)
  if (!isMissingMethod(debug) && !isTracerRefused) return 'debug'
  return isMissingMethod(steps) ? 'none' : 'steps'
}

/** The call that traces a block. */
export function traceCall(kind: 'trace' | 'debug', number: string): RpcCall {
  return kind === 'trace'
    ? { method: 'trace_block', params: [number] }
    : { method: 'debug_traceBlockByNumber', params: [number, { tracer: 'callTracer' }] }
}
