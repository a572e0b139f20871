import { useQuery } from '@tanstack/react-query'
import { transactionTokenTransfersQuery } from '#interfaces/explorer/tokenTransfer.ts'
import { type Transaction, transactionStatus } from '#interfaces/explorer/transaction.ts'
import { fromUnits } from '#lib/decimal.ts'
import { Amount } from '#ui/Amount.tsx'
import { ExternalText } from '#ui/ExternalText.tsx'
import { TokenLink } from '#ui/TokenLink.tsx'
import { Coin } from '../parts/Coin.tsx'
import { PartyLink } from '../parts/PartyLink.tsx'
import { type TokenSum, type TransactionSummary, transactionSummary } from '../parts/transactionSummary.ts'

type SummaryLineProps = { transaction: Transaction }

/** One sentence: what the transaction did, tried to do, or is about to do. */
export function SummaryLine({ transaction }: SummaryLineProps) {
  const { hash, tokenTransfers, types } = transaction
  const status = transactionStatus(transaction)
  const { data: found } = useQuery({
    ...transactionTokenTransfersQuery(hash),
    enabled: tokenTransfers === null && status === 'success' && !types.includes('coin_transfer'),
  })
  const summary = transactionSummary(transaction, tokenTransfers ?? found?.items ?? [])
  return (
    <p className="@container flex min-h-7 w-full flex-wrap items-center gap-x-1.5 text-md sm:text-lg">
      {status === 'reverted' && <span className="text-muted">Tried, and was reverted:</span>}
      {(status === 'pending' || status === 'dropped') && <span className="text-muted">Not done:</span>}
      <Sentence summary={summary} isDone={status === 'success'} />
    </p>
  )
}

type SentenceProps = { summary: TransactionSummary; isDone: boolean }

function Sentence({ summary, isDone }: SentenceProps) {
  switch (summary.kind) {
    case 'swapped':
      return (
        <>
          Swapped <Sum sum={summary.gave} /> for <Sum sum={summary.got} />
        </>
      )
    case 'moved':
      return (
        <>
          {summary.verb} <Sum sum={summary.sum} />
          {summary.to && (
            <>
              to <PartyLink party={summary.to} />
            </>
          )}
        </>
      )
    case 'sent':
      return (
        <>
          {isDone ? 'Sent' : 'Send'} <Coin wei={summary.wei} /> to <PartyLink party={summary.to} />
        </>
      )
    case 'created':
      return (
        <>
          {isDone ? 'Created' : 'Create'} the contract <PartyLink party={summary.contract} />
        </>
      )
    case 'called':
      return (
        <>
          {isDone ? 'Called' : 'Call'} {summary.method && <Method name={summary.method} />} on{' '}
          <PartyLink party={summary.on} />
        </>
      )
  }
}

function Sum({ sum: { token, units, decimals } }: { sum: TokenSum }) {
  return (
    <span className="inline-flex items-baseline gap-1 font-medium">
      <Amount value={fromUnits(units, decimals)} />
      <TokenLink address={token.address} symbol={token.symbol} />
    </span>
  )
}

function Method({ name }: { name: string }) {
  return (
    <code className="max-w-full truncate font-mono text-[0.9em] font-medium">
      <ExternalText>{name}</ExternalText>
    </code>
  )
}
