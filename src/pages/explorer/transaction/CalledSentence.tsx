import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { calledTokens } from '#domain/explorer/calledTokens.ts'
import { methodAct } from '#domain/explorer/methodWords.ts'
import { tokenQuery } from '#interfaces/explorer/token/token.ts'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { hasMarkets } from '#lib/browser/config/config.ts'
import { CalledTokens } from '#pages/explorer/parts/methods/CalledTokens.tsx'
import { isOwnCall } from '#pages/explorer/parts/methods/isOwnCall.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'
import type { Tense } from './SummaryLine.tsx'

type CalledSentenceProps = {
  transaction: Transaction
  method: string
  tense: Tense
  /** The sentence of any other call. */
  children: ReactNode
}

/**
 * What a call of the network's own contracts was to do, in the words and with the tokens that lists say of it; and which market a
 * call created.
 */
export function CalledSentence({ transaction, method, tense, children }: CalledSentenceProps) {
  const market = useCreatedMarket(transaction, tense === 'past')
  const isOwn = isOwnCall(transaction)
  const called = isOwn ? calledTokens(transaction, true) : []
  const { records, areRead } = useQueries({
    queries: called.map(({ token }) => tokenQuery(token)),
    combine: (answers) => ({
      records: answers.flatMap(({ data }) => data ?? []),
      areRead: answers.every(({ isPending }) => !isPending),
    }),
  })
  if (market)
    return (
      <>
        Created the market{' '}
        <span className="inline-flex min-w-0 items-center gap-1.5 font-medium">
          <OtherLetters name={market.symbol} />
          <ExternalText>{`${market.name} (${market.symbol})`}</ExternalText>
        </span>
        <Link
          to="/markets/$poolAddress"
          params={{ poolAddress: market.poolAddress }}
          className={buttonClass({ size: 'small' })}
        >
          Open market
        </Link>
      </>
    )
  if (tense === 'past' || called.length === 0 || !areRead) return children
  const act = methodAct(method, true).toLowerCase()
  return (
    <>
      {tense === 'future' ? `Waiting to ${act}` : act}{' '}
      <span className="inline-flex min-w-0 max-w-full flex-wrap items-baseline gap-x-1.5 font-medium">
        <CalledTokens
          transaction={transaction}
          records={new Map(records.map((record) => [record.address, record]))}
        />
      </span>
    </>
  )
}

/** The market that a transaction created: the indexer has it at the same block, and its pool got the first of its tokens. */
function useCreatedMarket({ hash, blockNumber, tokenTransfers }: Transaction, isDone: boolean) {
  const minted = tokenTransfers?.find(({ kind, amount }) => kind === 'token_minting' && amount !== null)
  const { data } = useQuery({
    queryKey: ['indexer', 'createdMarket', hash],
    queryFn: async ({ client }) => {
      const { marketQuery } = await import('#interfaces/indexer/market.ts')
      return client.fetchQuery(marketQuery(minted?.to.address ?? ''))
    },
    enabled: isDone && minted !== undefined && hasMarkets(),
    retry: false,
  })
  const isCreated = data?.createdAtBlock === blockNumber && data?.tokenAddress === minted?.token?.address
  return isCreated ? data : null
}
