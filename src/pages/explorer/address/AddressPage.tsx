import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { type AddressRecord, tabCountersQuery } from '#interfaces/explorer/address/address.ts'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import { hasLending, hasMarkets } from '#lib/browser/config/config.ts'
import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ExplorerNavigation } from '#pages/explorer/parts/page/ExplorerNavigation.tsx'
import { PendingValue } from '#ui/feedback/loading/PendingValue.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Hash } from '#ui/links/Hash.tsx'
import { useOwnLabel } from '#ui/links/useOwnLabel.ts'
import { AddressTabs } from './AddressTabs.tsx'
import { AddressBalance } from './head/AddressBalance.tsx'
import { AddressKind, AddressSign } from './head/AddressKind.tsx'
import { holdingsLabel } from './head/holdingsLabel.ts'
import { LabelButton } from './LabelButton.tsx'
import { useAddress } from './useAddress.ts'
import { useIsUnused } from './useIsUnused.ts'

const facts = () => import('./head/MoreFacts.tsx')

const HeadNotices = lazyRouteComponent(facts, 'HeadNotices')

const HeadLinks = lazyRouteComponent(facts, 'HeadLinks')

const RecordBadges = lazyRouteComponent(facts, 'RecordBadges')

const AddressHistory = lazyRouteComponent(() => import('./head/AddressHistory.tsx'), 'AddressHistory')

const TokenWorth = lazyRouteComponent(() => import('./head/TokenWorth.tsx'), 'TokenWorth')

const MoreFacts = lazyRouteComponent(facts, 'MoreFacts')

const Unused = lazyRouteComponent(facts, 'Unused')

const route = getRouteApi('/address/$address')

/** One address. It also works for an address without any transaction. */
export function AddressPage() {
  const { address } = route.useParams()
  const { tab } = route.useSearch()
  const about = useAddress(address)
  const { record, error, isOut, known, kind, isCounting, transactionsCount, tokenTransfersCount } = about
  const isUnused = useIsUnused(address, about) && tab === undefined
  const byDefault = defaultTab(transactionsCount, tokenTransfersCount)
  const current = hasTab(tab) ? tab : byDefault
  const hasCode = kind !== null && kind !== 'Address'
  // Those of a token are on its page.
  const transfers = record?.token ? 'Transfers by contract' : 'Token transfers'
  const shown = useCountedTabs(
    address,
    hasCode || record?.proxyType != null || codeTabs.includes(current),
    { transactions: transactionsCount, transfers: tokenTransfersCount },
    transfers,
  )
  return (
    <>
      <ExplorerNavigation />
      <Suspense>
        <HeadNotices token={record?.token} />
      </Suspense>
      <PageHead
        kind={<AddressKind kind={kind} known={known} record={record} />}
        long
        title={
          <span className="inline-flex max-w-full items-baseline gap-2">
            <AddressSign address={address} kind={kind} />
            <span className="min-w-0 text-base font-medium sm:text-md">
              <Hash value={address} whole />
            </span>
          </span>
        }
        documentTitle={`${kind ?? 'Address'} ${shortHash(address)}`}
        badges={<Labels address={address} known={known} record={record} />}
        actions={
          <>
            {record && (
              <Suspense>
                <HeadLinks record={record} />
              </Suspense>
            )}
            {/* Contracts too: a smart wallet trades, and has positions. */}
            {(hasMarkets() || hasLending()) && (
              <Link to="/portfolio/$address" params={{ address }} className={buttonClass({ size: 'small' })}>
                Portfolio
              </Link>
            )}
            <LabelButton address={address} />
          </>
        }
        asOf={<QueryAsOf queryKey={balanceQuery(address).queryKey} />}
        figures={
          <div className="address-columns w-full gap-y-3">
            <AddressBalance address={address} record={record} error={error} />
            {!isOut && (
              <Suspense fallback={<WorthPending label={record?.exchangeRate ? holdingsLabel() : 'Tokens'} />}>
                <TokenWorth address={address} record={record} />
              </Suspense>
            )}
            <Suspense fallback={<div className="address-facts" />}>
              <AddressHistory
                address={address}
                kind={kind}
                isCounting={isCounting}
                record={record}
                total={transactionsCount}
                transfers={tokenTransfersCount}
                error={record ? null : error}
              />
            </Suspense>
            {record && (
              <Suspense>
                <MoreFacts record={record} />
              </Suspense>
            )}
          </div>
        }
      />
      {isUnused ? (
        <Suspense>
          <Unused address={address} />
        </Suspense>
      ) : (
        <AddressTabs address={address} kind={kind} shown={shown} current={current} byDefault={byDefault} />
      )}
    </>
  )
}

/** Whether the tab of the URL is one of this network: a link from another one may name one that it does not have. */
function hasTab<Id extends string>(tab: Id | undefined): tab is Id {
  return tab !== undefined && (tab !== 'markets' || hasMarkets())
}

const tabs = [
  { id: 'transactions', label: 'Transactions' },
  { id: 'contract', label: 'Contract' },
  { id: 'transfers', label: '' },
  { id: 'tokens', label: 'Tokens' },
  { id: 'internal', label: 'Internal' },
  { id: 'logs', label: 'Logs' },
  { id: 'balance', label: 'Balance' },
  { id: 'nfts', label: 'NFTs' },
  { id: 'approvals', label: 'Approvals' },
  { id: 'markets', label: 'Markets' },
] as const

type TabId = (typeof tabs)[number]['id']

/** What is shown without a choice: of a pool, which sends nothing, its transfers. */
function defaultTab(transactions: number | null, transfers: number | null) {
  return transactions === 0 && transfers ? 'transfers' : 'transactions'
}

/** What only code has: no account writes a log. */
const codeTabs: readonly string[] = ['contract', 'logs']

/**
 * The tabs and how many rows the explorer counts in them; Contract and Logs only for an address with code, as the explorer, the
 * node or the open tab says, Markets only where there are any. `transfers` is the label of the tab without one.
 */
function useCountedTabs(
  address: Address,
  hasCode: boolean,
  known: Partial<Record<TabId, number | null>>,
  transfers: string,
) {
  const { data } = useQuery({ ...tabCountersQuery(address), retry: false })
  const counts: Partial<Record<TabId, RowCount>> = {
    ...known,
    tokens: upToLimit(data?.tokenBalancesCount),
    internal: upToLimit(data?.internalTransactionsCount),
    logs: upToLimit(data?.logsCount),
  }
  return tabs
    .filter(({ id }) => (hasCode || !codeTabs.includes(id)) && (hasMarkets() || id !== 'markets'))
    .map(({ id, label }) => ({ id, label: label || transfers, count: counts[id] }))
}

/** How many rows a tab has, in words where there are more than the explorer counts. */
type RowCount = number | string | null | undefined

/** Explorers count up to 51. */
function upToLimit(count: number | null | undefined): RowCount {
  return count != null && count > 50 ? '50+' : count
}

/** The place of the worth of the tokens. */
function WorthPending({ label }: { label: string }) {
  return (
    <Figure label={label} size="large" note={<div className="min-h-4.5" />}>
      <PendingValue />
    </Figure>
  )
}

type LabelsProps = { address: Address; known: string | null; record: AddressRecord | undefined }

/** The user's label of the address, whether the site itself uses it, and what the explorer's record says. */
function Labels({ address, known, record }: LabelsProps) {
  const own = useOwnLabel(address)
  return (
    <>
      {own && (
        <Badge tone="accent" title="Your label">
          {own}
        </Badge>
      )}
      <Suspense>
        <RecordBadges known={known} record={record} />
      </Suspense>
    </>
  )
}
