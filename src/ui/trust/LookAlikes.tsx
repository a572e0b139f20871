import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import type { LookAlikes as Found, Named } from '#domain/names/lookAlikes.ts'
import { mayLookAlike } from '#domain/names/mayLookAlike.ts'
import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
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
  const found = useLookAlikes(names)
  return (
    <LookAlikeContext value={found}>
      {found.size > 0 && (
        <p role="note" className={className}>
          <Sentences names={names} found={found} />
        </p>
      )}
      {children}
    </LookAlikeContext>
  )
}

const none: Found = new Map()

/** Which of these names look like another one. The table of letters is loaded only when it may matter. */
function useLookAlikes(names: readonly Named[]): Found {
  const isNeeded = mayLookAlike(names.map(({ name }) => name))
  const { data: find } = useQuery({ ...lookAlikesQuery, enabled: isNeeded })
  const key = JSON.stringify(names)
  // Found anew only where a name changed: each row reads it.
  return useMemo(() => (isNeeded && find ? find(JSON.parse(key)) : none), [isNeeded, find, key])
}

const most = 3

function Sentences({ names, found }: { names: readonly { id: string; name: string }[]; found: Found }) {
  const marked = names.flatMap(({ id, name }) => {
    const other = found.get(id)
    return other ? [{ id, name, other }] : []
  })
  return (
    <>
      {marked.slice(0, most).map(({ id, name, other }) => (
        <span key={id}>
          {other.id ? (
            <>
              Two different tokens are called <ExternalText>{other.name}</ExternalText>:{' '}
              <TokenAddress id={other.id} /> and <TokenAddress id={id} />.{' '}
            </>
          ) : (
            <>
              <ExternalText>{name}</ExternalText> (<TokenAddress id={id} />) looks like{' '}
              <ExternalText>{other.name}</ExternalText> and is written with other letters.{' '}
            </>
          )}
        </span>
      ))}
      {marked.length > most && `${marked.length - most} more are marked below.`}
    </>
  )
}

function TokenAddress({ id }: { id: string }) {
  return (
    <Link
      to="/token/$address"
      params={{ address: id as Address }}
      title={id}
      className="underline underline-offset-2"
    >
      {shortHash(id)}
    </Link>
  )
}
