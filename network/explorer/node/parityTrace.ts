import type { Hash } from 'viem'
import type { WireFrame } from '#network/decode/wire.ts'
import type { Node } from './nodeReader.ts'

/** A call of a trace in the words of Parity's `trace_transaction`. */
type RawCall = Record<string, unknown>

type Asked = (call: { method: string; params: unknown[] }) => Promise<unknown>

/** The calls of a mined transaction as the node traces them now. Null where it does not. */
export async function parityTrace(node: Node, hash: Hash): Promise<RawCall[] | null> {
  const ask = (method: string, ...params: unknown[]) =>
    (node.request as Asked)({ method, params }).catch(() => null)
  const traced = await ask('trace_transaction', hash)
  if (Array.isArray(traced) && traced.length > 0) return traced
  const frame = (await ask('debug_traceTransaction', hash, { tracer: 'callTracer' })) as WireFrame | null
  return frame?.type ? callsOf(frame, []) : null
}

function callsOf(frame: WireFrame, traceAddress: number[]): RawCall[] {
  const { type, from, to, gas, gasUsed, input, output = '0x', value = '0x0', error, calls = [] } = frame
  const kind = type.toLowerCase()
  const isCreation = kind.startsWith('create')
  const action = isCreation
    ? { from, gas, value, init: input, creationMethod: kind }
    : { callType: kind, from, to, gas, value, input }
  const result = isCreation ? { address: to, code: output, gasUsed } : { output, gasUsed }
  const own = { action, subtraces: calls.length, traceAddress, type: isCreation ? 'create' : 'call' }
  return [
    { ...own, ...(error ? { error } : { result }) },
    ...calls.flatMap((child, index) => callsOf(child, [...traceAddress, index])),
  ]
}
