import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { addressParameterSchema } from '#interfaces/explorer/address/addressParameter.ts'
import { type Cursor, getPage, type Page } from '#interfaces/explorer/wire/page.ts'
import { known, record } from '#interfaces/explorer/wire/record.ts'
import { isNotFound } from '#lib/requests/errors.ts'
import { type Address, text } from '#lib/wire/shapes.ts'

const instanceSchema = record({
  id: text,
  owner: known(addressParameterSchema),
  imageUrl: known(v.string()),
  metadata: known(record({ name: known(text) })),
})

/** One token of a collection. */
export type TokenInstance = v.InferOutput<typeof instanceSchema>

/** `GET /tokens/{address_hash}/instances`, which is not in the specification: null from an explorer without it. */
export function tokenInstancesQuery(token: Address, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'tokenInstances', token, page],
    queryFn: async ({ signal }): Promise<Page<TokenInstance> | null> => {
      try {
        return await getPage({ path: `/tokens/${token}/instances`, row: instanceSchema, page }, signal)
      } catch (error) {
        if (isNotFound(error)) return null
        throw error
      }
    },
  })
}
