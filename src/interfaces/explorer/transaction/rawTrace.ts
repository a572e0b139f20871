import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { get } from '#interfaces/explorer/wire/explorerClient.ts'
import { known } from '#interfaces/explorer/wire/record.ts'
import { address, type Hash, hexData, lenientList, text } from '#lib/wire/shapes.ts'

const quantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{1,64}$/),
  v.transform((digits) => BigInt(digits)),
)

/** A call in Parity's format; `traceAddress` is its position in the call tree. */
const rawCallSchema = v.pipe(
  v.object({
    type: text,
    action: v.object({
      callType: known(text),
      from: address,
      to: known(address),
      value: known(quantity),
      gas: known(quantity),
      input: known(hexData),
    }),
    result: known(v.object({ gasUsed: known(quantity), address: known(address), output: known(hexData) })),
    error: known(text),
    traceAddress: v.array(v.number()),
  }),
  v.transform(({ type, action: { callType, to, ...action }, result, error, traceAddress }) => ({
    ...action,
    type: callType ?? type,
    to: to ?? result?.address ?? null,
    gasUsed: result?.gasUsed ?? null,
    output: result?.output ?? null,
    error,
    place: traceAddress,
  })),
)

export type RawCall = v.InferOutput<typeof rawCallSchema>

const rawTraceSchema = v.pipe(
  lenientList(rawCallSchema),
  v.check(({ rows, dropped }) => rows.length > 0 && dropped === 0, 'not a whole trace'),
  v.transform(({ rows }) => rows),
)

/** `GET /transactions/{transaction_hash}/raw-trace`: not in the specification; only some explorers have it. */
export function rawTraceQuery(id: Hash) {
  return queryOptions({
    queryKey: ['explorer', 'rawTrace', id],
    queryFn: ({ signal }) => get(`/transactions/${id}/raw-trace`, rawTraceSchema, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
