import { queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'
import { addressParameterSchema } from '#interfaces/explorer/wire/addressParameter.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { getPage } from '#interfaces/explorer/wire/page.ts'
import { type Aliases, known, record } from '#interfaces/explorer/wire/record.ts'
import { type Address, baseUnits, text } from '#lib/wire/shapes.ts'

const holderAliases = { address: ['address', 'address_hash'] } satisfies Aliases

export const holderSchema = record(
  {
    address: addressParameterSchema,
    /** Base units. */
    value: known(baseUnits),
    tokenId: known(text),
  },
  holderAliases,
)

export type Holder = v.InferOutput<typeof holderSchema>

/** `GET /tokens/{address_hash}/holders`, the largest first. */
export function holdersQuery(token: Address, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'holders', token, page],
    queryFn: ({ signal }) =>
      getPage(
        {
          path: `/tokens/${token}/holders`,
          row: holderSchema,
          subjectOf: ({ address: { address }, tokenId }) => `${address} ${tokenId}`,
          keyOf: ({ address: { address }, tokenId, value }) => `${address} ${tokenId} ${value}`,
          page,
        },
        signal,
      ),
  })
}
