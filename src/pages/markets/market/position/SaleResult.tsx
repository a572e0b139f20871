import { type Decimal, multiply, subtract } from '#lib/numbers/decimal.ts'
import type { Address, Hash } from '#lib/wire/shapes.ts'
import { Result } from '#pages/positions/Result.tsx'
import { useOwnPosition } from './useOwnPosition.ts'

type SaleResultProps = {
  pool: Address
  owner: Address
  hash: Hash | null
  /** Whole tokens that went in. */
  sold: Decimal
  /** The dollars that came out by the receipt. */
  brought: Decimal
}

/**
 * What a sale brought, less what its tokens had cost on average. Nothing until the indexer lists the sale and the history adds
 * up, nor where tokens without a cost were sold.
 */
export function SaleResult({ pool, owner, hash, sold, brought }: SaleResultProps) {
  const { trades, position } = useOwnPosition(owner, pool)
  const isListed = trades.some(({ transactionHash }) => transactionHash === hash)
  if (!isListed || position?.entry == null || position.realised === null) return null
  return (
    <p className="-mt-2 text-sm text-muted">
      Result <Result value={subtract(brought, multiply(position.entry, sold))} /> before network fees, by your
      average entry
    </p>
  )
}
