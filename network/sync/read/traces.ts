import type { Address, Hash } from 'viem'
import type { Call, WireFrame, WireTrace } from '#network/decode/wire.ts'

/** The calls in an answer of `trace_block`. Rewards belong to no transaction and are left out. */
export function callsOfTraces(traces: WireTrace[]): Call[] {
  return withDestroyed(traces.filter((trace) => trace.transactionHash !== undefined).map(callOfTrace))
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
  return withDestroyed(
    results.flatMap(({ result }, transactionIndex) =>
      result ? callsOfFrame(result, transactionIndex, []) : [],
    ),
  )
}

/**
 * Names the contract that destroys itself for its own sake, and stays: Anvil has the zero address in its place. No coins
 * move then.
 */
function withDestroyed(calls: Call[]): Call[] {
  const keyOf = ({ transactionIndex }: Call, path: number[]) => `${transactionIndex} ${path.join()}`
  const byPath = new Map(calls.map((call) => [keyOf(call, call.path), call]))
  return calls.map((call) => {
    if (call.type !== 'selfdestruct' || BigInt(call.from) !== 0n) return call
    const around = byPath.get(keyOf(call, call.path.slice(0, -1)))
    const contract = around && contractOf(around)
    return contract ? { ...call, from: contract, to: contract } : call
  })
}

/** The contract on whose account the code of a call runs. */
function contractOf({ type, from, to, createdContract }: Call): Address | null {
  return type === 'delegatecall' || type === 'callcode' ? from : (to ?? createdContract)
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
