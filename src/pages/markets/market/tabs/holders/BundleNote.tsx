import { formatPercent } from '#lib/format/percent.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { add, zero } from '#lib/numbers/decimal.ts'

type BundleNoteProps = {
  /** The shares of the listed holders that may belong together; null where one is unknown. */
  shares: readonly (Decimal | null)[]
  /** Whether the trades from the first one on are known, and who made them. */
  isWhole: boolean
}

/** A note on holders that may have bought together, and that this is no proof. */
export function BundleNote({ shares, isWhole }: BundleNoteProps) {
  return <p className="border-t px-4 py-2 text-xs text-muted">{sentence(shares, isWhole)}</p>
}

function sentence(shares: readonly (Decimal | null)[], isWhole: boolean): string {
  if (shares.length === 0) {
    return isWhole
      ? 'No bundle found in the first 100 trades: none of these holders bought in the block that created the market, or in one transaction with another wallet.'
      : 'Whether some of these holders bought together is unknown: the first trades, or who made them, could not be read.'
  }
  const held = shares.reduce<Decimal | null>(
    (sum, share) => (sum === null || share === null ? null : add(sum, share)),
    zero,
  )
  const who = shares.length === 1 ? '1 of these holders' : `${shares.length} of these holders`
  const share = held === null ? '' : `, together ${formatPercent(held)} of the supply`
  return `Bundle: ${who}${share}, bought in the block that created the market or in one transaction with another wallet. They may belong together. This is a hint, not proof.`
}
