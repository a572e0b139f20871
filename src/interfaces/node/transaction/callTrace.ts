import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Call } from '#domain/explorer/callTree.ts'
import { callNode, quantity } from '#interfaces/node/rpc/rpc.ts'
import { address, type Hash, hexData, text } from '#lib/wire/shapes.ts'

const amount = v.fallback(v.nullish(quantity, null), null)

const callTraceSchema: v.GenericSchema<unknown, Call> = v.pipe(
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
