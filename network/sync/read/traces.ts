import type { Hash } from 'viem'
import type { Call, WireFrame, WireTrace } from '#network/decode/wire.ts'

/** The calls in an answer of `trace_block`. Rewards belong to no transaction and are left out. */
export function callsOfTraces(traces: WireTrace[]): Call[] {
  return traces.filter((trace) => trace.transactionHash !== undefined).map(callOfTrace)
}

function callOfTrace(trace: WireTrace): Call {
  const { action, result, error, traceAddress, transactionPosition } = trace
  return {
    transactionIndex: transactionPosition ?? 0,
    path: traceAddress,
    value: BigInt(action.value ?? action.balance ?? 0),
    gasLimit: BigInt(action.gas ?? 0),
    gasUsed: BigInt(result?.gasUsed ?? 0),
    input: action.input ?? action.init ?? '0x',
    // A reverted creation has its revert data in place of the code.
    output: result?.output ?? (error ? result?.code : null) ?? null,
    error: error ?? null,
    ...partiesOfTrace(trace),
  }
}

function partiesOfTrace({ type, action, result, error }: WireTrace) {
  const from = action.from ?? action.address ?? '0x'
  if (type === 'create') {
    const createdContract = error ? null : (result?.address ?? null)
    return { type: action.creationMethod ?? 'create', from, to: null, createdContract }
  }
  if (type === 'suicide' || type === 'selfdestruct') {
    return { type: 'selfdestruct', from, to: action.refundAddress ?? null, createdContract: null }
  }
  return { type: action.callType ?? 'call', from, to: action.to ?? null, createdContract: null }
}

/** The calls in an answer of `debug_traceBlockByNumber` with the `callTracer`. */
export function callsOfFrames(results: { txHash?: Hash; result?: WireFrame }[]): Call[] {
  return results.flatMap(({ result }, transactionIndex) =>
    result ? callsOfFrame(result, transactionIndex, []) : [],
  )
}

function callsOfFrame(frame: WireFrame, transactionIndex: number, path: number[]): Call[] {
  const type = frame.type.toLowerCase()
  const creates = type === 'create' || type === 'create2'
  const call: Call = {
    transactionIndex,
    path,
    type,
    from: frame.from,
    to: creates ? null : (frame.to ?? null),
    createdContract: creates && !frame.error ? (frame.to ?? null) : null,
    value: BigInt(frame.value ?? 0),
    gasLimit: BigInt(frame.gas),
    gasUsed: BigInt(frame.gasUsed),
    input: frame.input,
    // The tracer leaves out an empty output. The output of a creation is the code, or its revert data.
    output: creates && !frame.error ? null : (frame.output ?? (frame.error ? null : '0x')),
    error: frame.error ?? null,
  }
  return [
    call,
    ...(frame.calls ?? []).flatMap((child, index) => callsOfFrame(child, transactionIndex, [...path, index])),
  ]
}
