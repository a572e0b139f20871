import { useQuery } from '@tanstack/react-query'
import { gasPriceQuery } from '#interfaces/node/fees/gasPrice.ts'
import { receiptQuery } from '#interfaces/node/transaction/receipt.ts'
import type { Hash } from '#lib/wire/shapes.ts'

/**
 * The wei that a call would cost now, by the gas of a mined transaction that made the same call. Null while that is not
 * known.
 */
export function useAlikeFee(alike: Hash | null): bigint | null {
  const isAsked = alike !== null
  const { data: receipt } = useQuery({
    ...receiptQuery(alike ?? '0x'),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const { data: price } = useQuery({ ...gasPriceQuery(), enabled: isAsked, refetchInterval: 15_000 })
  if (!isAsked || !receipt?.gasUsed || price === undefined) return null
  return receipt.gasUsed * price + (receipt.otherFee ?? 0n)
}
