import { Link, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { AddressRecord } from '#interfaces/explorer/address/address.ts'
import type { Token } from '#interfaces/explorer/token/token.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { LabelButton } from '#pages/explorer/address/LabelButton.tsx'
import { ChecksumNotice } from '#pages/explorer/parts/page/AddressNotices.tsx'
import { TokenWarning } from '#pages/markets/parts/TokenWarning.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { ErrorBoundary } from '#ui/feedback/failure/ErrorBoundary.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { AddressLink } from '#ui/links/AddressLink.tsx'

/** The market comes from another interface, whose code only a contract loads. */
const PoolMarket = lazyRouteComponent(() => import('./PoolMarket.tsx'), 'PoolMarket')

type MoreFactsProps = { record: AddressRecord }

/** Facts that few addresses have: other names, notes, and the contract that a proxy or a delegating account runs. */
export function MoreFacts({ record }: MoreFactsProps) {
  const { name, tags, notes, proxyType, implementations } = record
  const [implementation] = implementations
  const others = tags.filter((tag) => tag !== name)
  return (
    <>
      {implementation && (
        <Figure
          label={proxyType === 'eip7702' ? 'Delegates to (EIP-7702)' : `Proxy${kindOf(proxyType)}, runs`}
          note={implementations.length > 1 && `and ${implementations.length - 1} more`}
        >
          <span className="text-sm">
            <AddressLink address={implementation.address} name={implementation.name} contract />
          </span>
        </Figure>
      )}
      <Words label="Also known as" words={others} />
      <Words label="Notes" words={notes} />
    </>
  )
}

/** Where else a contract has a page: its token, else the market that it may be. */
export function HeadLinks({ record }: MoreFactsProps) {
  const { token } = record
  if (token)
    return (
      <Link
        to="/token/$address"
        params={{ address: record.address }}
        className={buttonClass({ size: 'small' })}
      >
        Token <bdi className="max-w-24 truncate">{token.symbol}</bdi>
      </Link>
    )
  return (
    record.isContract && (
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <PoolMarket record={record} />
        </Suspense>
      </ErrorBoundary>
    )
  )
}

type RecordBadgesProps = { known: string | null; record: AddressRecord | undefined }

/** Whether the site itself uses it, its token standard, and whether it is verified or reported as a scam. */
export function RecordBadges({ known, record }: RecordBadgesProps) {
  return (
    <>
      {/* Anybody may give a contract any name: this tells the site's own from others of that name. */}
      {known && <Badge tone="info">Used by this site</Badge>}
      {record?.token?.type && <Badge>{record.token.type}</Badge>}
      {record?.isContract && record.isVerified !== null && (
        <Badge tone={record.isVerified ? 'up' : 'warn'}>
          {record.isVerified ? 'Verified' : 'Source not verified'}
        </Badge>
      )}
      {record?.isScam && <Badge tone="down">Reported scam</Badge>}
    </>
  )
}

/** What to know before an address is read: its token has a misleading name, or the address was mistyped. */
export function HeadNotices({ token }: { token: Token | null | undefined }) {
  return (
    <>
      {token && <TokenWarning token={token} />}
      <ChecksumNotice />
    </>
  )
}

/** An explorer may send any number of words. */
const mostWords = 20

function Words({ label, words }: { label: string; words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <Figure
      label={label}
      note={words.length > mostWords && `and ${formatCount(words.length - mostWords)} more`}
    >
      <span className="flex flex-wrap gap-1.5 py-1">
        {words.slice(0, mostWords).map((word) => (
          <Badge key={word} title={word}>
            <ExternalText>{word}</ExternalText>
          </Badge>
        ))}
      </span>
    </Figure>
  )
}

/** ` (EIP-1967)`, ` (beacon)`: as the explorer calls it. */
function kindOf(proxyType: string | null): string {
  if (!proxyType) return ''
  return ` (${proxyType.replace(/^(eip|erc)(?=\d)/, (word) => `${word.toUpperCase()}-`).replaceAll('_', ' ')})`
}

/** What can be done with an address that nobody used yet. */
export function Unused({ address }: { address: Address }) {
  return (
    <div className="rounded-lg border bg-surface">
      <Empty action={<LabelButton address={address} watches />}>
        Neither the node nor the explorer knows of any use. Compare every digit.
      </Empty>
    </div>
  )
}
