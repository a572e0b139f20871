import { useQueries, useQuery } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { calledTokens } from '#domain/explorer/calledTokens.ts'
import { tokenQuery } from '#interfaces/explorer/token/token.ts'
import { tokensQuery } from '#interfaces/explorer/token/tokens.ts'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { KnownToken } from '#pages/explorer/parts/decoding/DecodedCall.tsx'
import { CalledTokens } from './CalledTokens.tsx'
import { isOwnCall } from './isOwnCall.ts'
import { MovedTokens } from './MovedTokens.tsx'
import { isSettledTrade, ReadSettlements, type SettledTokens } from './ReadSettlements.tsx'
import type { ShowTokens } from './shownTokens.ts'
import { useMovedTokens } from './useMovedTokens.ts'

/** Loaded where the explorer does not tell all of them. */
const NodeTokens = lazyRouteComponent(() => import('./NodeTokens.tsx'), 'NodeTokens')

const settings = { staleTime: 600_000, refetchOnWindowFocus: false, retry: false } as const

/** Each is a request: the list of the network's tokens has most of them, and the node tells of the others in batches. */
const mostSingleTokens = 8

type ReadCalledTokensProps = {
  rows: readonly Transaction[]
  newestOf: Address | undefined
  /** Gets a function that returns what shows the tokens, as a setter of a state does. */
  onRead: (read: () => ShowTokens) => void
}

/**
 * Reads the records of the tokens that these transactions call for, and itself shows nothing: they come from the first page of
 * the network's tokens, the first eight others each from its own, and the rest from the node in batches. A row with an
 * observer of its own would make a list of fifty wait for a second on a phone.
 */
export function ReadCalledTokens({ rows, newestOf, onRead }: ReadCalledTokensProps) {
  const tokens = useMemo(
    () => [...new Set(rows.flatMap((row) => calledTokens(row, isOwnCall(row)).map(({ token }) => token)))],
    [rows],
  )
  const moved = useMovedTokens(newestOf, rows)
  const trades = useMemo(() => (newestOf ? [] : rows.filter(isSettledTrade)), [newestOf, rows])
  const [settled, setSettled] = useState<SettledTokens | null>(null)
  const { data, isLoading } = useQuery({ ...tokensQuery(), ...settings, enabled: tokens.length > 0 })
  const listed = data?.items
  const others = isLoading ? [] : tokens.filter((token) => !listed?.some(({ address }) => address === token))
  const singles = useQueries({
    queries: others.slice(0, mostSingleTokens).map((token) => ({ ...tokenQuery(token), ...settings })),
    combine: (answers) => answers.map(({ data, isError }) => data ?? isError),
  })
  const [atNode, setAtNode] = useState<readonly KnownToken[]>([])
  const rest = others.filter((_, at) => at >= mostSingleTokens || singles[at] === true)
  useEffect(() => {
    if (isLoading) return
    const known = [...(listed ?? []), ...singles.filter((single) => typeof single === 'object'), ...atNode]
    const records = new Map(known.map((record) => [record.address, record]))
    onRead(() => (transaction) => {
      const tokens = moved?.get(transaction.hash)
      return tokens?.length ? (
        <MovedTokens moved={tokens} />
      ) : (
        <CalledTokens transaction={transaction} records={records} settled={settled?.get(transaction.hash)} />
      )
    })
  }, [isLoading, listed, singles, atNode, moved, settled, onRead])
  return (
    <>
      <Suspense>{rest.length > 0 && <NodeTokens addresses={rest} onRead={setAtNode} />}</Suspense>
      {trades.length > 0 && <ReadSettlements rows={trades} onRead={setSettled} />}
    </>
  )
}
