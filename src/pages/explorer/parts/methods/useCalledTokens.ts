import { useQueries, useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { calledTokens } from '#domain/explorer/calledTokens.ts'
import { type Token, tokenQuery } from '#interfaces/explorer/token/token.ts'
import { tokensQuery } from '#interfaces/explorer/token/tokens.ts'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { knownContract } from '#lib/browser/config/knownContract.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { PageRows } from './pageRows.ts'

type Called = ReturnType<typeof calledTokens>[number]

const settings = { staleTime: 600_000, refetchOnWindowFocus: false, retry: false } as const

/** Each is a request: the list of the network's tokens has most of them. */
const mostSingleTokens = 8

/**
 * The tokens that a transaction calls for, with their records: from the first page of the network's tokens, which all rows
 * share, and for the first eight others of the list each from its own; undefined where neither has it. Null while that
 * page loads.
 */
export function useCalledTokens(transaction: Transaction): (Called & { record: Token | undefined })[] | null {
  const called = calledTokens(transaction, isOwnCall(transaction))
  const rows = use(PageRows)
  const list = useQuery({ ...tokensQuery(), ...settings, enabled: called.length > 0 })
  const listed = (token: Address) => list.data?.items.find(({ address }) => address === token)
  const others = called.flatMap(({ token }) => (listed(token) ? [] : [token]))
  const isAsked = others.length > 0 && !list.isPending
  const allowed = isAsked ? tokensOf(rows).filter((token) => !listed(token)) : []
  const singles = useQueries({
    queries: others.map((token) => ({
      ...tokenQuery(token),
      ...settings,
      enabled: allowed.indexOf(token) < mostSingleTokens && allowed.includes(token),
    })),
  })
  if (called.length > 0 && list.isPending) return null
  return called.map((each) => ({
    ...each,
    record: listed(each.token) ?? singles[others.indexOf(each.token)]?.data,
  }))
}

/** Whether a transaction calls a contract of the network itself. */
export function isOwnCall({ to }: Transaction): boolean {
  return to !== null && knownContract(to.address) !== null
}

const tokensOfRows = new WeakMap<readonly Transaction[], readonly Address[]>()

/** The distinct tokens that these rows call for, read once for all of them. */
function tokensOf(rows: readonly Transaction[]): readonly Address[] {
  const read = tokensOfRows.get(rows)
  if (read) return read
  const tokens = new Set(rows.flatMap((row) => calledTokens(row, isOwnCall(row)).map(({ token }) => token)))
  tokensOfRows.set(rows, [...tokens])
  return [...tokens]
}
