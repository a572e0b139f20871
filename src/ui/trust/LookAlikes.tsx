import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { LookAlikes as Found, Named } from '#domain/names/lookAlikes.ts'
import { mayLookAlike } from '#domain/names/mayLookAlike.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { LookAlikeContext } from './lookAlikeContext.ts'
import { lookAlikesQuery } from './lookAlikesQuery.ts'

type ListedToken = {
  address: Address
  symbol: string | null
  name: string | null
  isCertified?: boolean | undefined
}

type LookAlikesProps = {
  tokens: readonly (ListedToken | null)[]
  /** Classes of the warning; by default it is the first line of a panel. */
  className?: string
  children: ReactNode
}

/** Warns above a list of tokens whose names look like another name, and marks them in the list. */
export function LookAlikes({
  tokens,
  className = 'border-b px-4 py-2 text-xs text-warn',
  children,
}: LookAlikesProps) {
  const listed = new Map(tokens.flatMap((token) => (token ? [[token.address, token] as const] : [])))
  const names = [...listed.values()].map(({ address, symbol, name, isCertified = false }) => ({
    id: address,
    name: symbol || name || '',
    isTrusted: isCertified,
  }))
  const { found, Warning } = useLookAlikes(names)
  return (
    <LookAlikeContext value={found}>
      {found.size > 0 && (
        <div role="note" className={className}>
          {Warning && <Warning names={names} found={found} />}
        </div>
      )}
      {children}
    </LookAlikeContext>
  )
}

const none: Found = new Map()

/** Which of these names look like another one. The table of letters is loaded only when it may matter. */
function useLookAlikes(names: readonly Named[]) {
  const isNeeded = mayLookAlike(names.map(({ name }) => name))
  const { data } = useQuery({ ...lookAlikesQuery, enabled: isNeeded })
  const find = data?.findLookAlikes
  const key = JSON.stringify(names)
  // Found anew only where a name changed: each row reads it.
  const found = useMemo(() => (isNeeded && find ? find(JSON.parse(key)) : none), [isNeeded, find, key])
  return { found, Warning: data?.LookAlikesWarning }
}
