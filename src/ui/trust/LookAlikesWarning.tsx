import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { type LookAlikes, lookAlikes, type Named } from '#domain/names/lookAlikes.ts'
import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { OtherLetters } from './OtherLetters.tsx'

type LookAlikesWarningProps = { names: readonly Named[]; found: LookAlikes }

/** Finds what the warning is of, in the same file for one request. */
export const findLookAlikes = lookAlikes

/** What names of a list are mistaken for: it loads with what finds them. */
export function LookAlikesWarning({ names, found }: LookAlikesWarningProps) {
  return <Warning groups={groupsOf(names, found)} />
}

type Group = { tokens: readonly Named[]; original: string }

type GroupsProps = { groups: readonly Group[] }

/** What one name is mistaken for; of several, how many there are, with a sentence about each once it is opened. */
function Warning({ groups }: GroupsProps) {
  if (groups.length === 1) return <Sentences groups={groups} />
  const areShared = groups.every(({ tokens, original }) => tokens.every(({ name }) => name === original))
  return (
    <details>
      <summary>
        {groups.length} names{' '}
        {areShared ? 'are used by more than one token on this page' : 'look like other names'}
      </summary>
      <div className="grid gap-1 pt-1">
        <Sentences groups={groups} />
      </div>
    </details>
  )
}

const most = 3

/** Which tokens share a name, and which only imitate it with other letters. */
function Sentences({ groups }: GroupsProps) {
  return groups.map(({ tokens, original }) => {
    const named = tokens.filter(({ name }) => name === original)
    return (
      <Fragment key={tokens[0]?.id}>
        {named.length > 1 && (
          <p>
            {named.length === 2 ? 'Two' : named.length} different tokens are called{' '}
            <ExternalText>{original}</ExternalText> on this page:{' '}
            {named.slice(0, most).map(({ id }, at) => (
              <Fragment key={id}>
                {at > 0 && (at === named.length - 1 ? ' and ' : ', ')}
                <TokenAddress id={id} />
              </Fragment>
            ))}
            {named.length > most && ` and ${named.length - most} more`}.
          </p>
        )}
        {tokens.map(
          ({ id, name }) =>
            name !== original && (
              <p key={id} className="[&_:has(>svg)]:inline [&_svg]:inline">
                <OtherLetters name={name} /> <ExternalText>{name}</ExternalText> (<TokenAddress id={id} />)
                looks like <ExternalText>{original}</ExternalText>
                {named[0] && (
                  <>
                    {' '}
                    (<TokenAddress id={named[0].id} />)
                  </>
                )}{' '}
                and is written with other letters.
              </p>
            ),
        )}
      </Fragment>
    )
  })
}

/** The marked tokens with what they look like, each group once; one alone looks like a known symbol. */
function groupsOf(names: readonly Named[], found: LookAlikes): Group[] {
  const groups = new Map<string, Group>()
  for (const { id } of names) {
    const other = found.get(id)
    if (!other) continue
    const tokens = names.filter((each) => {
      const imitated = found.get(each.id)
      return each.id === id || each.id === other.id || (other.id && imitated?.name === other.name)
    })
    const key = tokens.map((each) => each.id).join()
    groups.set(key, groups.get(key) ?? { tokens, original: other.name })
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
