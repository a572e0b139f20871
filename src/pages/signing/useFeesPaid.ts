import { useQueries } from '@tanstack/react-query'
import { receiptQuery } from '#interfaces/node/transaction/receipt.ts'
import type { Hash } from '#lib/wire/shapes.ts'

/** The wei that the network took for some transactions together, with its label; null unless all of their receipts say it. */
export function useFeesPaid(hashes: readonly (Hash | null | undefined)[]) {
  const sent = hashes.filter((hash) => hash != null)
  const fees = useQueries({
    queries: sent.map((hash) => ({
      ...receiptQuery(hash),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
  }).map(({ data }) => {
    if (!data || data.gasUsed === null || data.gasPrice === null || data.otherFee === null) return null
    return data.gasUsed * data.gasPrice + data.otherFee
  })
  const known = fees.filter((fee) => fee !== null)
  if (known.length === 0 || known.length < fees.length) return null
  return {
    label: known.length > 1 ? 'Network fees' : 'Network fee',
    wei: known.reduce((sum, fee) => sum + fee, 0n),
  }
}
