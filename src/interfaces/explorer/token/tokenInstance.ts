import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { nftMetadataSchema } from '#domain/tokens/nftMetadata.ts'
import { addressParameterSchema } from '#interfaces/explorer/wire/addressParameter.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { get } from '#interfaces/explorer/wire/explorerClient.ts'
import { orNull } from '#interfaces/explorer/wire/orNull.ts'
import { getPage } from '#interfaces/explorer/wire/page.ts'
import { known, record } from '#interfaces/explorer/wire/record.ts'
import { type Address, text } from '#lib/wire/shapes.ts'
import { tokenTransferSchema } from './tokenTransfer.ts'

export const instanceEntries = {
  id: text,
  owner: known(addressParameterSchema),
  imageUrl: known(v.string()),
  metadata: known(nftMetadataSchema),
}

const instanceSchema = record(instanceEntries)

/** One token of a collection. */
export type TokenInstance = v.InferOutput<typeof instanceSchema>

/** `GET /tokens/{address_hash}/instances`, which is not in the specification: null from an explorer without it. */
export function tokenInstancesQuery(token: Address, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'tokenInstances', token, page],
    queryFn: ({ signal }) =>
      orNull(
        getPage(
          { path: `/tokens/${token}/instances`, row: instanceSchema, keyOf: ({ id }) => id, page },
          signal,
        ),
      ),
  })
}

/** `GET /tokens/{address_hash}/instances/{id}`: null from an explorer without it, and for a token it does not know. */
export function tokenInstanceQuery(token: Address, id: string) {
  return queryOptions({
    queryKey: ['explorer', 'tokenInstance', token, id],
    queryFn: ({ signal }) => orNull(get(`/tokens/${token}/instances/${id}`, instanceSchema, {}, signal)),
  })
}

/**
 * The transfers of one token of a collection: `GET /tokens/{address_hash}/instances/{id}/transfers`. For an explorer
 * without that path the transfers of the whole collection are read and each page is filtered, which `unsupported`
 * reports.
 */
export function tokenInstanceTransfersQuery(token: Address, id: string, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'tokenInstanceTransfers', token, id, page],
    queryFn: async ({ client, signal }) => {
      const row = tokenTransferSchema
      const isKnown = await client.ensureQueryData(tokenInstanceQuery(token, id))
      if (isKnown) return getPage({ path: `/tokens/${token}/instances/${id}/transfers`, row, page }, signal)
      const answer = await getPage({ path: `/tokens/${token}/transfers`, row, page }, signal)
      const items = answer.items.filter(({ tokenId }) => tokenId === id)
      return { ...answer, items, unsupported: ['token ID'] }
    },
  })
}
