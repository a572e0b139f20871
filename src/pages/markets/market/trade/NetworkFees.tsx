import { FigureLine } from '#pages/markets/parts/figures/FigureLine.tsx'
import { useFeesPaid } from '#pages/signing/useFeesPaid.ts'
import { ValuedFee } from '#pages/signing/ValuedFee.tsx'

/** What the network took for the transactions of a trade together; nothing where a receipt does not say it. */
export function NetworkFees({ hashes }: { hashes: Parameters<typeof useFeesPaid>[0] }) {
  const paid = useFeesPaid(hashes)
  return (
    paid && (
      <FigureLine label={paid.label}>
        <ValuedFee wei={paid.wei} />
      </FigureLine>
    )
  )
}
