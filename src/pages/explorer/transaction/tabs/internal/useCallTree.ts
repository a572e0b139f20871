import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type Call, treeOfPlaces, treeOfSenders } from '#domain/explorer/callTree.ts'
import {
  type InternalTransaction,
  transactionInternalTransactionsQuery,
} from '#interfaces/explorer/transaction/internalTransaction.ts'
import { type RawCall, rawTraceQuery } from '#interfaces/explorer/transaction/rawTrace.ts'
import { type Transaction, transactionQuery } from '#interfaces/explorer/transaction/transaction.ts'
import type { Page } from '#interfaces/explorer/wire/page.ts'
import { callTraceQuery } from '#interfaces/node/transaction/callTrace.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Hash } from '#lib/wire/shapes.ts'

export type CallTreeReading = {
  calls: readonly Call[]
  /** The source of the trace; `list` when the tree was built from the explorer's list, which is a guess. */
  from: 'node' | 'explorer' | 'list'
  /** Sentences about the calls that are missing from the tree; empty when it is complete. */
  missing: string
}

/**
 * The calls of a transaction as a tree: from the node where it traces, else from the explorer's raw trace, else from its
 * list of internal transactions, for which `hasNoTrace` is set. One that is not asked for is read where it is at hand.
 */
export function useCallTree(
  hash: Hash,
  isAsked = true,
): { reading: CallTreeReading | null; hasNoTrace: boolean } {
  const node = useQuery({ ...callTraceQuery(hash), enabled: isAsked })
  const raw = useQuery({ ...rawTraceQuery(hash), enabled: isAsked && node.isError })
  const { data: transaction } = useQuery({ ...transactionQuery(hash), enabled: false })
  return { reading: traced(node.data, raw.data, transaction ?? null), hasNoTrace: raw.isError }
}

function traced(
  node: Call | undefined,
  raw: RawCall[] | undefined,
  transaction: Transaction | null,
): CallTreeReading | null {
  if (node) return { calls: [withOwnGas(node, transaction)], from: 'node', missing: '' }
  return raw ? { calls: treeOfPlaces(raw), from: 'explorer', missing: '' } : null
}

/**
 * The first call with the gas of its transaction. Traces disagree on it: some include the intrinsic gas, some do not, and
 * Anvil reports the gas that the block had used until then.
 */
function withOwnGas(call: Call, transaction: Transaction | null): Call {
  return { ...call, gas: transaction?.gasLimit ?? call.gas, gasUsed: transaction?.gasUsed ?? null }
}

/** The tree built from the explorer's list, used when neither node nor explorer has a trace. */
export function useListedCalls(hash: Hash): CallTreeReading {
  const { data } = useSuspenseQuery(transactionInternalTransactionsQuery(hash))
  return { calls: treeOfSenders(data.items.map(toCall)), from: 'list', missing: missingCalls(data) }
}

function missingCalls({ next, skipped, isPartial }: Page<InternalTransaction>): string {
  const parts = [
    next !== null && 'Only the first page of the list is in the tree.',
    skipped > 0 && `${formatCount(skipped)} of its rows could not be read.`,
    isPartial && 'The explorer does not have all of the calls.',
  ]
  return parts.filter(Boolean).join(' ')
}

function toCall({ type, success, error, from, to, createdContract, value, gasLimit }: InternalTransaction) {
  return {
    type: type ?? 'call',
    from: from.address,
    to: to?.address ?? createdContract?.address ?? null,
    value,
    gas: gasLimit,
    gasUsed: null,
    input: null,
    output: null,
    error: success === false ? (error ?? 'failed') : null,
  }
}
