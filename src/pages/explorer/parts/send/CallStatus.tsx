import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { hashToShow } from '#domain/transactions/record/transactionRecord.ts'
import { transactionSentence } from '#domain/transactions/record/transactionSentence.ts'
import { leaveTransaction } from '#interfaces/transactions/transactions.ts'
import { Button } from '#ui/form/Button.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'

type CallStatusProps = { record: TransactionRecord }

const colours = { waiting: 'text-muted', good: 'text-up', bad: 'text-down', neutral: 'text-muted' }

/** Where a call that was sent stands. */
export function CallStatus({ record }: CallStatusProps) {
  const { text, tone } = transactionSentence(record)
  const { status, id } = record
  const hash = hashToShow(record)
  return (
    <div className="grid justify-items-start gap-1">
      <p role="status" className={`text-sm break-words ${colours[tone]}`}>
        {text} {hash && <TransactionLink hash={hash} />}
      </p>
      {status.name === 'signing' && status.slow && (
        <Button size="small" tone="quiet" onClick={() => leaveTransaction(id)}>
          Stop waiting
        </Button>
      )}
    </div>
  )
}
