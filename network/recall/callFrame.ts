import { decodeAbiParameters, type Hex } from 'viem'
import type { WireFrame, WireReceipt, WireTrace } from '#network/decode/wire.ts'

/** A frame in the form of anvil's `callTracer`, without fields that do not apply. */
export type CallFrame = Omit<WireFrame, 'calls'> & { revertReason?: string; calls?: CallFrame[] }

/**
 * Converts the `trace_block` traces of one transaction to its `callTracer` tree. Null where the traces lack a part: a
 * contract that destroyed itself, or a failure whose cause only `callTracer` names.
 */
export function callFrameOf(traces: WireTrace[], receipt: WireReceipt): CallFrame | null {
  const frames = new Map<string, CallFrame>()
  for (const trace of traces) {
    const frame = frameOf(trace)
    if (!frame) return null
    const path = trace.traceAddress
    frames.set(path.join(), frame)
    if (path.length === 0) continue
    const parent = frames.get(path.slice(0, -1).join())
    if (!parent) return null
    parent.calls = [...(parent.calls ?? []), frame]
  }
  const top = frames.get('')
  // anvil reports the cumulative gas of the block here, so the port does too.
  return top ? { ...top, gasUsed: receipt.cumulativeGasUsed } : null
}

function frameOf(trace: WireTrace): CallFrame | null {
  const { type, error, action, result } = trace
  const failure = error === undefined ? {} : failureOf(trace)
  if (!failure || (type !== 'call' && type !== 'create')) return null
  const { to, input = '0x', output = '0x', kind } = type === 'create' ? creation(trace) : call(trace)
  return {
    from: action.from ?? '0x',
    gas: action.gas ?? '0x0',
    gasUsed: result?.gasUsed ?? '0x0',
    ...(to && { to }),
    input,
    ...(output !== '0x' && { output }),
    ...failure,
    ...(kind !== 'staticcall' && { value: action.value ?? '0x0' }),
    type: kind.toUpperCase(),
  }
}

/** The error and reason of a reverted call. Null for other failures, and for a reason that is not text. */
function failureOf({ error, result }: WireTrace) {
  const output = result?.output ?? result?.code ?? '0x'
  if (error !== 'Reverted') return null
  if (output === '0x') return { error: 'execution reverted' }
  if (!output.startsWith('0x08c379a0')) return null
  try {
    const [revertReason] = decodeAbiParameters([{ type: 'string' }], `0x${output.slice(10)}`)
    return { error: 'execution reverted', revertReason }
  } catch {
    return null
  }
}

function call({ action, result }: WireTrace) {
  const { to, input, callType: kind = 'call' } = action
  return { to, input, output: result?.output, kind }
}

function creation({ action, result, error }: WireTrace) {
  const { init: input, creationMethod: kind = 'create' } = action
  return { to: error === undefined ? result?.address : undefined, input, output: result?.code, kind }
}

/** The answer of `debug_traceTransaction` without a tracer, for which anvil keeps no steps. */
export function stepsOf(traces: WireTrace[], receipt: WireReceipt) {
  const top = traces.find(({ traceAddress }) => traceAddress.length === 0)
  const returnValue: Hex = top?.result?.output ?? top?.result?.code ?? '0x'
  const gas = Number(receipt.cumulativeGasUsed)
  return { failed: receipt.status === '0x0', gas, returnValue, structLogs: [] }
}
