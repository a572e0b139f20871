import { useQuery } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Fragment, Suspense } from 'react'
import {
  type TokenSum,
  type TransactionSummary,
  transactionSummary,
} from '#domain/explorer/transactionSummary.ts'
import type { Token } from '#interfaces/explorer/token/token.ts'
import type { Transaction, TransactionStatus } from '#interfaces/explorer/transaction/transaction.ts'
import { transactionTokenTransfersQuery } from '#interfaces/explorer/transaction/transactionTokenTransfers.ts'
import type { AddressParameter } from '#interfaces/explorer/wire/addressParameter.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { NativeAmount } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { ScamBadge } from '#ui/figures/ScamBadge.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'

/** The most transfers that an explorer sends with a transaction. */
const mostInDetail = 10

type SummaryLineProps = { transaction: Transaction; status: TransactionStatus }

/** A sentence about what the transaction did, tried to do, or will do. */
export function SummaryLine({ transaction, status }: SummaryLineProps) {
  const { hash, tokenTransfers, tokenTransfersOverflow, types } = transaction
  const { data: found } = useQuery({
    ...transactionTokenTransfersQuery(hash),
    enabled: tokenTransfers === null && status === 'success' && !types.includes('coin_transfer'),
  })
  const succeeded = status === 'success'
  const areAll = tokenTransfers
    ? tokenTransfersOverflow === false || (!tokenTransfersOverflow && tokenTransfers.length < mostInDetail)
    : found?.skipped === 0 && found.next === null
  const transfers = tokenTransfers ?? found?.items ?? []
  const summary = transactionSummary({ ...transaction, succeeded }, transfers, areAll)
  return (
    <p className="@container flex min-h-7 w-full flex-wrap items-center gap-x-1.5 text-md sm:text-lg">
      {attempts[status]}{' '}
      <Sentence
        summary={summary}
        transaction={transaction}
        tense={succeeded ? 'past' : status === 'pending' ? 'future' : 'present'}
      />
    </p>
  )
}

export type Tense = 'past' | 'present' | 'future'

/** How the sentence about what did not happen, or may not have, begins. */
const attempts: Partial<Record<TransactionStatus, string>> = {
  reverted: 'Tried to',
  dropped: 'Dropped before it could',
  unknown: 'Was to',
}

const verbs: Record<'sent' | 'created' | 'called', Record<Tense, string>> = {
  sent: { past: 'Sent', present: 'send', future: 'Waiting to send' },
  created: { past: 'Created', present: 'create', future: 'Waiting to create' },
  called: { past: 'Called', present: 'call', future: 'Waiting to call' },
}

const ApprovalSentence = lazyRouteComponent(() => import('./ApprovalSentence.tsx'), 'ApprovalSentence')

const CalledSentence = lazyRouteComponent(() => import('./CalledSentence.tsx'), 'CalledSentence')

const CreatedSentence = lazyRouteComponent(() => import('./CalledSentence.tsx'), 'CreatedSentence')

const SwapPrice = lazyRouteComponent(() => import('./SwapPrice.tsx'), 'SwapPrice')

type SentenceProps = {
  summary: TransactionSummary<Token, AddressParameter>
  transaction: Transaction
  tense: Tense
}

function Sentence({ summary, transaction, tense }: SentenceProps) {
  switch (summary.kind) {
    case 'swapped':
      return (
        <>
          Swapped <Sum sum={summary.gave} /> for{' '}
          {summary.got.map((sum, index) => (
            <Fragment key={sum.token.address}>
              {index > 0 && 'and '}
              <Sum sum={sum} />
            </Fragment>
          ))}
          <Suspense>
            <SwapPrice {...summary} />
          </Suspense>
        </>
      )
    case 'moved':
      return (
        <>
          {summary.verb} <Sum sum={summary.sum} />
          {summary.to && (
            <>
              to <AddressParameterLink address={summary.to} />
            </>
          )}
        </>
      )
    case 'sent':
      return (
        <>
          {verbs.sent[tense]} <NativeAmount wei={summary.wei} /> to{' '}
          <AddressParameterLink address={summary.to} />
        </>
      )
    case 'created': {
      const { contract } = summary
      const created = (
        <>
          {verbs.created[tense]} {contract ? 'the contract' : 'a contract'}{' '}
          {contract && <AddressParameterLink address={contract} />}
        </>
      )
      // An explorer names the contract of every token.
      if (!contract?.name || tense !== 'past') return created
      return (
        <Suspense fallback={created}>
          <CreatedSentence contract={contract.address}>{created}</CreatedSentence>
        </Suspense>
      )
    }
    case 'called': {
      const call = (
        <>
          {verbs.called[tense]} {summary.method && <Method name={summary.method} />} on{' '}
          <AddressParameterLink address={summary.on} />
        </>
      )
      if (
        !summary.method ||
        (summary.method !== 'approve' && tense === 'past' && !transaction.types.includes('token_creation'))
      )
        return call
      return (
        <Suspense fallback={call}>
          {summary.method === 'approve' ? (
            <ApprovalSentence token={summary.on.address} data={transaction.input} tense={tense}>
              {call}
            </ApprovalSentence>
          ) : (
            <CalledSentence transaction={transaction} method={summary.method} tense={tense}>
              {call}
            </CalledSentence>
          )}
        </Suspense>
      )
    }
  }
}

function Sum({ sum: { token, units, decimals } }: { sum: TokenSum<Token> }) {
  return (
    <span className="inline-flex min-w-0 max-w-full items-baseline gap-1 font-medium">
      <Amount value={fromUnits(units, decimals)} />
      <TokenLink address={token.address} symbol={token.symbol || token.name} />
      {token.isScam && <ScamBadge />}
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
