import type { TransactionKind } from '#domain/transactions/record/transactionRecord.ts'
import type { Batching } from '#interfaces/wallet/requests/walletCalls.ts'
import { attemptName } from '#pages/signing/attemptName.ts'
import { Button } from '#ui/form/Button.tsx'
import type { BatchChoice } from './useBatching.ts'

type BatchingChoiceProps = {
  choice: BatchChoice
  /** The action that the approval is for. */
  kind: TransactionKind
  /** Whether the request was sent: the choice can no longer change. */
  isFixed?: boolean
}

/** Explains that the wallet is asked once for the approval and the action, and lets the user choose two requests instead. */
export function BatchingChoice({ choice, kind, isFixed = false }: BatchingChoiceProps) {
  const { offered, chosen, choose } = choice
  if (offered === null) return null
  return (
    <div className="grid justify-items-start gap-2 text-xs text-muted">
      <p>
        {chosen ? sentences[chosen](attemptName(kind)) : 'Your wallet is asked twice, once for each step.'}
      </p>
      <Button size="small" disabled={isFixed} onClick={() => choose(chosen === null)}>
        {chosen ? 'Ask me twice instead' : 'Ask me once'}
      </Button>
    </div>
  )
}

const sentences: Record<Batching, (act: string) => string> = {
  supported: () => 'Your wallet is asked once. Both happen, or neither.',
  ready: () =>
    'Your wallet is asked once, and may want to upgrade your account for it. Both happen, or neither.',
  unsupported: (act) =>
    `Your wallet is asked once and sends two transactions: the approval may go through without the ${act}.`,
}
