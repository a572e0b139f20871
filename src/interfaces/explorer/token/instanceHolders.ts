import { queryOptions } from '@tanstack/react-query'
import { orNull } from '#interfaces/explorer/wire/orNull.ts'
import { getPage } from '#interfaces/explorer/wire/page.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { holderSchema } from './holder.ts'

/**
 * `GET /tokens/{address_hash}/instances/{id}/holders`, the largest first: the first page, or null from an explorer
 * without it.
 */
export function instanceHoldersQuery(token: Address, id: string) {
  return queryOptions({
    queryKey: ['explorer', 'instanceHolders', token, id],
    queryFn: ({ signal }) =>
      orNull(
        getPage(
          {
            path: `/tokens/${token}/instances/${id}/holders`,
            row: holderSchema,
            keyOf: ({ address: { address } }) => address,
          },
          signal,
        ),
      ),
  })
}
