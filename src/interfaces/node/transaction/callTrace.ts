import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { callNode, quantity } from '#interfaces/node/rpc/rpc.ts'
import { type Address, address, type Hash, type Hex, hexData, text } from '#lib/wire/shapes.ts'

export type CallTrace = {
  type: string
  from: Address
  to: Address | null
  /** Wei. */
  value: bigint | null
  gas: bigint | null
  gasUsed: bigint | null
  input: Hex | null
  /** What the call returned, or reverted with. */
  output: Hex | null
  error: string | null
  calls: CallTrace[]
}

const amount = v.fallback(v.nullish(quantity, null), null)

const callTraceSchema: v.GenericSchema<unknown, CallTrace> = v.pipe(
  v.object({
    type: text,
    from: address,
    to: v.nullish(address, null),
    value: amount,
    gas: amount,
    gasUsed: amount,
    input: v.fallback(v.nullish(hexData, null), null),
    output: v.fallback(v.nullish(hexData, null), null),
    error: v.nullish(text, null),
    revertReason: v.nullish(text, null),
    calls: v.optional(v.array(v.lazy(() => callTraceSchema)), []),
  }),
  v.transform(({ type, error, revertReason, ...call }) => ({
    ...call,
    // A call cannot use more gas than its limit: then the figure is wrong.
    gasUsed: call.gas !== null && call.gasUsed !== null && call.gasUsed > call.gas ? null : call.gasUsed,
    type: type.toLowerCase(),
    error: error && revertReason ? `${error}: ${revertReason}` : error,
  })),
)

/**
 * `debug_traceTransaction` with the call tracer: the calls of a transaction, which the node runs again, with the gas of
 * each. Many public nodes do not offer it.
 */
export function callTraceQuery(id: Hash) {
  return queryOptions({
    queryKey: ['node', 'callTrace', id],
    queryFn: ({ signal }) =>
      callNode('debug_traceTransaction', [id, { tracer: 'callTracer' }], callTraceSchema, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
