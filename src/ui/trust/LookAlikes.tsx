import type { ReactNode } from 'react'
import type { LookAlikes as Found } from '#domain/names/lookAlikes.ts'
import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { LookAlikeContext } from './lookAlikeContext.ts'
import { useLookAlikes } from './useLookAlikes.ts'

type ListedToken = {
  address: Address
  symbol: string | null
  name: string | null
  isCertified?: boolean | undefined
}

type LookAlikesProps = { tokens: readonly (ListedToken | null)[]; children: ReactNode }

/** Marks tokens of a list whose names look like another one's, and says above the list which. */
export function LookAlikes({ tokens, children }: LookAlikesProps) {
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
        <p role="note" className="border-b px-4 py-2 text-xs text-warn">
          <Sentences names={names} found={found} />
        </p>
      )}
      {children}
    </LookAlikeContext>
  )
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
          <ExternalText>{name}</ExternalText> ({shortHash(id)}) looks like{' '}
          <ExternalText>{other.name}</ExternalText>{' '}
          {other.id
            ? `(${shortHash(other.id)}) and is another token.`
            : 'and is written with other letters.'}{' '}
        </span>
      ))}
      {marked.length > most && `${marked.length - most} more are marked below.`}
    </>
  )
}
