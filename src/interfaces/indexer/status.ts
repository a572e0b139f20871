import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { integer, text } from '#lib/wire/shapes.ts'
import { check, execute } from './graphql/execute.ts'
import { graphql } from './graphql/graphql.ts'

const statusSchema = v.object({
  lastBlock: integer,
  headBlock: v.nullish(integer, null),
  lag: v.nullish(integer, null),
  marketsIndexed: integer,
  totalSwaps: integer,
  totalTransfers: integer,
  uptime: text,
})

/** The progress of the indexer. `headBlock` and `lag` are null when it does not send them. */
export type IndexerStatus = v.InferOutput<typeof statusSchema>

const statusDocument = graphql(`
  query IndexerStatus {
    indexerStatus { lastBlock headBlock lag marketsIndexed totalSwaps totalTransfers uptime }
  }
`)

/** The indexer's own status, asked again every ten seconds while it is on screen. */
export function indexerStatusQuery() {
  return queryOptions({
    queryKey: ['indexer', 'indexerStatus'],
    queryFn: ({ signal }) => readIndexerStatus(signal),
    refetchInterval: 10_000,
  })
}

/** Reads the indexer's status once. */
export async function readIndexerStatus(signal?: AbortSignal): Promise<IndexerStatus> {
  const { indexerStatus } = await execute(statusDocument, {}, signal)
  return check(statusSchema, indexerStatus)
}
