import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { calledTokens } from '#domain/explorer/calledTokens.ts'
import { tokenQuery } from '#interfaces/explorer/token/token.ts'
import { tokensQuery } from '#interfaces/explorer/token/tokens.ts'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { isOwnCall } from './isOwnCall.ts'
import type { TokenRecords } from './tokenRecords.ts'

const settings = { staleTime: 600_000, refetchOnWindowFocus: false, retry: false } as const

/** Each is a request: the list of the network's tokens has most of them. */
const mostSingleTokens = 8

type ReadTokenRecordsProps = {
  rows: readonly Transaction[]
  onRead: (records: TokenRecords) => void
}

/**
 * Reads the records of the tokens that these transactions call for, and shows nothing: they come from the first page of the
 * network's tokens, and the first eight others each from its own. A row with an observer of its own would make a list of
 * fifty wait for a second on a phone.
 */
export function ReadTokenRecords({ rows, onRead }: ReadTokenRecordsProps) {
  const tokens = useMemo(
    () => [...new Set(rows.flatMap((row) => calledTokens(row, isOwnCall(row)).map(({ token }) => token)))],
    [rows],
  )
  const { data, isPending } = useQuery({ ...tokensQuery(), ...settings, enabled: tokens.length > 0 })
  const listed = data?.items
  const others = isPending
    ? []
    : tokens.filter((token) => !listed?.some(({ address }) => address === token)).slice(0, mostSingleTokens)
  const singles = useQueries({
    queries: others.map((token) => ({ ...tokenQuery(token), ...settings })),
    combine: (answers) => answers.flatMap((answer) => answer.data ?? []),
  })
  useEffect(() => {
    if (isPending) return
    const known = [...(listed ?? []), ...singles].filter(({ address }) => tokens.includes(address))
    onRead(new Map(known.map((record) => [record.address, record])))
  }, [tokens, isPending, listed, singles, onRead])
  return null
}
