import { useQueries } from '@tanstack/react-query'
import { receiptQuery } from '#interfaces/node/transaction/receipt.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { FigureLine } from '#pages/markets/parts/figures/FigureLine.tsx'
import { ValuedFee } from '#pages/signing/ValuedFee.tsx'

/** What the network took for the transactions of a trade together, by their receipts; nothing unless all of them say it. */
export function NetworkFees({ hashes }: { hashes: readonly (Hash | null | undefined)[] }) {
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
  return (
    <FigureLine label={known.length > 1 ? 'Network fees' : 'Network fee'}>
      <ValuedFee wei={known.reduce((sum, fee) => sum + fee, 0n)} />
    </FigureLine>
  )
}
