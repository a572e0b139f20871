import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { calledTokens } from '#domain/explorer/calledTokens.ts'
import { methodAct } from '#domain/explorer/methodWords.ts'
import { tokenQuery } from '#interfaces/explorer/token/token.ts'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { CalledTokens } from '#pages/explorer/parts/methods/CalledTokens.tsx'
import { isOwnCall } from '#pages/explorer/parts/methods/isOwnCall.ts'
import type { Tense } from './SummaryLine.tsx'

type CalledSentenceProps = {
  transaction: Transaction
  method: string
  tense: Tense
  /** The sentence of any other call. */
  children: ReactNode
}

/** What a call of the network's own contracts was to do, in the words and with the tokens that lists say of it. */
export function CalledSentence({ transaction, method, tense, children }: CalledSentenceProps) {
  const isOwn = isOwnCall(transaction)
  const called = isOwn ? calledTokens(transaction, true) : []
  const { records, areRead } = useQueries({
    queries: called.map(({ token }) => tokenQuery(token)),
    combine: (answers) => ({
      records: answers.flatMap(({ data }) => data ?? []),
      areRead: answers.every(({ isPending }) => !isPending),
    }),
  })
  if (called.length === 0 || !areRead) return children
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
