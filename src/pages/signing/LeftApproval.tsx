import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unlimitedFrom } from '#domain/approvals/decodeApproval.ts'
import { revokeCall } from '#domain/approvals/revokeCall.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { isOpen, transactionSentence } from '#domain/transactions/record/transactionSentence.ts'
import { allowanceQuery } from '#interfaces/node/contract/token/allowance.ts'
import { startTransaction, useTransactions } from '#interfaces/transactions/ownTransactions.ts'
import { useSignsInPage } from '#interfaces/wallet/wallet.ts'
import { formatExact } from '#lib/format/exact.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { Button } from '#ui/form/Button.tsx'

type Approved = Pick<TransactionRecord, 'asset' | 'from' | 'to' | 'symbol' | 'decimals' | 'chainId'> &
  Partial<Pick<TransactionRecord, 'amount' | 'status'>>

type LeftApprovalProps = {
  /**
   * The account, the token and the spender (`to`) of the approval: a sent transaction that uses it, or one that would.
   */
  act: Approved
}

/**
 * The rest of an approval after an action, with a button that revokes it, also where the node cannot be asked for the rest.
 * Nothing when nothing remains, or only dust.
 */
export function LeftApproval({ act }: LeftApprovalProps) {
  const { asset: token, from: owner, to: spender, symbol, decimals, chainId } = act
  const [id, setId] = useState<string | null>(null)
  const revoke = useTransactions().find((record) => record.id === id)
  const { data, isError } = useQuery(allowanceQuery({ token, owner, spender }, blockOf(act)))
  const signsInPage = useSignsInPage()
  const isRevoked = revoke?.status.name === 'confirmed'
  const isUnknown = data === undefined && isError
  if ((!data || isDust(data, act)) && !revoke && !isUnknown) return null

  function takeBack() {
    const call = revokeCall({ token, spender, kind: 'amount' })
    const about = {
      kind: 'revoke',
      chainId,
      from: owner,
      asset: token,
      symbol,
      decimals,
      amount: '0',
    } as const
    setId(startTransaction({ ...call, ...about }))
  }

  return (
    <div className="grid justify-items-start gap-2 text-xs text-muted">
      {/* The outcome of the action is announced; what nobody could read is not. */}
      <p role={isUnknown && !revoke ? undefined : 'status'}>
        {revoke
          ? `Revoking what is left of the approval: ${transactionSentence(revoke, signsInPage).text}`
          : isUnknown
            ? `The node did not say what is left of the ${symbol} approval.`
            : leftSentence(data ?? 0n, act)}
      </p>
      {!isRevoked && (
        <Button size="small" busy={revoke !== undefined && isOpen(revoke)} onClick={takeBack}>
          Revoke it
        </Button>
      )}
    </div>
  )
}

/** The block of the action: an allowance that was read before it is not what is left. */
function blockOf({ status }: Approved): number | undefined {
  return (status && 'block' in status && status.block) || undefined
}

/** Whether no more than a thousandth of what was spent is left. */
function isDust(units: bigint, { amount = '0' }: Approved): boolean {
  return units * 1000n <= BigInt(amount)
}

function leftSentence(units: bigint, { symbol, decimals }: Approved): string {
  if (units >= unlimitedFrom) return `An unlimited approval of ${symbol} is left.`
  return `${formatExact(fromUnits(units, decimals))} ${symbol} of the approval is left.`
}
