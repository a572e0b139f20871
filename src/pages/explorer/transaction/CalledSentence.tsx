import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { calledTokens } from '#domain/explorer/calledTokens.ts'
import { methodAct } from '#domain/explorer/methodWords.ts'
import { tokenQuery } from '#interfaces/explorer/token/token.ts'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { hasMarkets } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
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
      <Created what="market" {...market}>
        <Link
          to="/markets/$poolAddress"
          params={{ poolAddress: market.poolAddress }}
          className={buttonClass({ size: 'small' })}
        >
          Open market
        </Link>
      </Created>
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

type CreatedSentenceProps = {
  contract: Address
  /** The sentence of a contract that is no token. */
  children: ReactNode
}

/** Which token a transaction created: the record of a contract in a transaction does not say that it is one. */
export function CreatedSentence({ contract, children }: CreatedSentenceProps) {
  const { data: token } = useQuery({ ...tokenQuery(contract), retry: false })
  if (!token?.name || !token.symbol || token.isScam) return children
  return (
    <Created what="token" name={token.name} symbol={token.symbol}>
      <Link to="/token/$address" params={{ address: contract }} className={buttonClass({ size: 'small' })}>
        Open token
      </Link>
    </Created>
  )
}

type CreatedProps = { what: string; name: string; symbol: string; children: ReactNode }

/** What was created, and the button that opens it. */
function Created({ what, name, symbol, children }: CreatedProps) {
  return (
    <>
      Created the {what}{' '}
      <span className="inline-flex min-w-0 items-center gap-1.5 font-medium">
        <OtherLetters name={symbol} />
        <ExternalText>{`${name} (${symbol})`}</ExternalText>
      </span>
      {children}
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
