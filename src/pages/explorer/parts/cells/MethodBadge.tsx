import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { Badge } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'

type MethodBadgeProps = { transaction: Transaction }

/** The method that a transaction calls, else its kind; nothing when both are unknown. */
export function MethodBadge({ transaction: { method, to, types } }: MethodBadgeProps) {
  const word = method ?? (to === null ? 'creation' : types.includes('coin_transfer') ? 'transfer' : null)
  if (word === null) return null
  return (
    <Badge title={word}>
      <ExternalText>{word}</ExternalText>
    </Badge>
  )
}
