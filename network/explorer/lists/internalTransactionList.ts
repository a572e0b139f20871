import { methodId, methodName } from '#network/decode/methodName.ts'
import type { DataSources } from '#network/explorer/dataSources.ts'
import type { InternalTransactionRow } from '#network/explorer/queries/internalTransactionQueries.ts'
import { loadReferences, type References } from '#network/explorer/records/batchLoader.ts'
import type { Page } from '#network/explorer/request/paging.ts'
import { type Query, readChoice } from '#network/explorer/request/parameters.ts'

/** Whether the list includes calls that move no coins: `include_zero_value`, by default true. */
export function readZeroValues(query: Query): boolean {
  return readChoice(query, 'include_zero_value', ['true', 'false']) !== 'false'
}

const complete = { status: 1, message: null }
const incomplete = {
  never: 'The node does not report the calls inside transactions.',
  sometimes: 'The node did not report the calls inside some of the transactions.',
}

/**
 * The body of a list of internal transactions. `meta.status` 1 means that every block in it has been traced, 2 that the
 * list is not complete.
 */
export async function internalTransactionList(
  sources: DataSources,
  page: Page<InternalTransactionRow>,
  isComplete: boolean,
) {
  const [references, { internalCalls }] = await Promise.all([
    loadReferences(
      sources,
      page.rows.flatMap((row) => [row.from, row.to, row.createdContract]),
    ),
    sources.known.chain(),
  ])
  return {
    items: page.rows.map((row) => internalTransactionRecord(row, references)),
    next_page_params: page.next,
    meta: isComplete ? complete : { status: 2, message: incomplete[internalCalls ? 'sometimes' : 'never'] },
  }
}

/** A call or creation made inside a transaction. */
function internalTransactionRecord(row: InternalTransactionRow, references: References) {
  return {
    transaction_hash: row.transactionHash,
    transaction_index: row.transactionIndex,
    block_number: row.blockNumber,
    index: row.index,
    timestamp: row.timestamp?.toISOString() ?? null,
    type: row.type,
    method: methodOf(row, references),
    success: row.error === null,
    error: row.error,
    from: references.address(row.from),
    to: references.addressOrNull(row.to),
    created_contract: references.addressOrNull(row.createdContract),
    value: row.value.toString(),
    gas_limit: row.gasLimit.toString(),
  }
}

/** The name or the selector of the called function. Null for a creation, for input to an account, and without input. */
function methodOf({ to, input }: InternalTransactionRow, references: References): string | null {
  const selector = methodId(to, input)
  if (to === null || selector === null || !references.address(to).is_contract) return null
  return references.methodName(selector, to) ?? methodName(selector) ?? selector
}
