import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode, useMemo } from 'react'
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
        <div role="note" className={className}>
          <Warning groups={groupsOf(names, found)} />
        </div>
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

type Group = { ids: string[]; name: string; original: string }

type GroupsProps = { groups: readonly Group[] }

/** What one name is mistaken for; of several, how many there are, with a sentence about each once it is opened. */
function Warning({ groups }: GroupsProps) {
  if (groups.length === 1) return <Sentences groups={groups} />
  const areShared = groups.every(({ ids }) => ids.length > 1)
  return (
    <details>
      <summary>
        {groups.length} names {areShared ? 'are used by more than one token' : 'look like other names'}
      </summary>
      <div className="grid gap-1 pt-1">
        <Sentences groups={groups} />
      </div>
    </details>
  )
}

const most = 3

function Sentences({ groups }: GroupsProps) {
  return groups.map(({ ids, name, original }) => (
    <p key={ids.join()}>
      {ids.length > 1 ? (
        <>
          {ids.length === 2 ? 'Two' : ids.length} different tokens are called{' '}
          <ExternalText>{original}</ExternalText>:{' '}
          {ids.slice(0, most).map((id, at) => (
            <Fragment key={id}>
              {at > 0 && (at === ids.length - 1 ? ' and ' : ', ')}
              <TokenAddress id={id} />
            </Fragment>
          ))}
          {ids.length > most && ` and ${ids.length - most} more`}.
        </>
      ) : (
        <>
          <ExternalText>{name}</ExternalText> (<TokenAddress id={ids[0] ?? ''} />) looks like{' '}
          <ExternalText>{original}</ExternalText> and is written with other letters.
        </>
      )}
    </p>
  ))
}

/** The marked tokens with what they look like, each group once; one alone looks like a known symbol. */
function groupsOf(names: readonly Named[], found: Found): Group[] {
  const groups = new Map<string, Group>()
  for (const { id, name } of names) {
    const other = found.get(id)
    if (!other) continue
    const members = names.filter((each) => {
      const imitated = found.get(each.id)
      return each.id === id || each.id === other.id || (other.id && imitated?.name === other.name)
    })
    const ids = members.map((each) => each.id)
    groups.set(ids.join(), groups.get(ids.join()) ?? { ids, name, original: other.name })
  }
  return [...groups.values()]
}

function TokenAddress({ id }: { id: string }) {
  return (
    <Link
      to="/token/$address"
      params={{ address: id as Address }}
      title={id}
      className="whitespace-nowrap underline underline-offset-2"
    >
      {shortHash(id)}
    </Link>
  )
}
