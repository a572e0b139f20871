import { methodAct } from '#domain/explorer/methodWords.ts'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { knownContract } from '#lib/browser/config/knownContract.ts'
import { MethodName } from './MethodName.tsx'

type MethodBadgeProps = { transaction: Transaction }

/** What a transaction calls, else its kind; nothing when both are unknown. */
export function MethodBadge({ transaction: { method, to, types } }: MethodBadgeProps) {
  const name = method ?? (to === null ? 'creation' : types.includes('coin_transfer') ? 'transfer' : null)
  if (name === null) return null
  const isKnown = to !== null && knownContract(to.address) !== null
  return <MethodName name={name} words={methodAct(name, isKnown)} />
}
