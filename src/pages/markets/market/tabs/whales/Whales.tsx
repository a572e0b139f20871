import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { holdersBesidesPool } from '#domain/markets/holdersBesidesPool.ts'
import { holderShare } from '#domain/markets/marketRisk.ts'
import { tradesSince } from '#domain/markets/trades/pressure.ts'
import { swapFeed } from '#interfaces/indexer/live/swaps/swapFeed.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { swapKey } from '#interfaces/indexer/swap.ts'
import { type Holder, topHoldersQuery } from '#interfaces/indexer/token/marketTokenHolder.ts'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { knownContract } from '#lib/browser/config/knownContract.ts'
import { countOf, formatCount } from '#lib/format/count.ts'
import { formatDuration } from '#lib/format/time.ts'
import { largestFirst } from '#lib/numbers/largestFirst.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { holderColumns } from '#pages/markets/market/tabs/holders/holderColumns.tsx'
import { tradeColumns } from '#pages/markets/market/tabs/trades/tradeColumns.tsx'
import { day, useDayTrades } from '#pages/markets/market/tabs/trades/useDayTrades.ts'
import { type TradeOfPerson, useTraders } from '#pages/markets/market/tabs/trades/useTraders.ts'
import { LiveLine } from '#pages/markets/parts/live/LiveLine.tsx'
import { useSupply } from '#pages/markets/parts/live/useSupply.ts'
import { useSwapFeed } from '#pages/markets/parts/live/useSwapFeed.ts'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Identicon } from '#ui/links/Identicon.tsx'
import { Midcut } from '#ui/links/Midcut.tsx'
import { useOwnLabel } from '#ui/links/useOwnLabel.ts'
import type { Column } from '#ui/table/Column.ts'
import { noneListed } from '#ui/table/noneListed.ts'
import { Table } from '#ui/table/Table.tsx'
import { UnreadableRows } from '#ui/table/UnreadableRows.tsx'

type WhalesProps = { market: Market }

const mostRows = 10
const tradeColumnIds = ['side', 'age', 'usd', 'tokens', 'trader', 'transaction']

/** The largest trades of the last 24 hours and the largest holders, each with the way to what the person has. */
export function Whales({ market }: WhalesProps) {
  const { state, freshAt } = useSwapFeed(market.poolAddress)
  return (
    <>
      <Panel
        title="Largest trades, 24 h"
        source="indexer"
        asOf={state !== 'live' && <LiveLine state={state} freshAt={freshAt} />}
      >
        <LargestTrades market={market} />
      </Panel>
      <Panel
        title="Largest holders"
        source="indexer"
        rows={mostRows}
        lines={2}
        asOf={<QueryAsOf queryKey={topHoldersQuery(market.tokenAddress).queryKey} />}
      >
        <LargestHolders market={market} />
      </Panel>
    </>
  )
}

function LargestTrades({ market }: WhalesProps) {
  const feed = useSwapFeed(market.poolAddress)
  const own = useWalletAddress()
  const read = useDayTrades(market)
  const end = read?.end ?? null
  const { inside, from } = tradesSince(
    { trades: read?.trades ?? [], isAll: read?.isAll ?? false },
    end === null ? 0 : end - day,
  )
  const trades = useTraders(market, inside)
  if (feed.error !== null) return <Failure error={feed.error} retry={swapFeed(market.poolAddress).catchUp} />
  if (read === null || read.isReading) return <TableSkeleton rows={mostRows} lines={2} />
  const valued = trades.filter(({ usdAmount }) => usdAmount !== null)
  const unvalued = trades.length - valued.length
  const notes = [
    ...(end === null ? ['When the window of 24 hours ends is not known: all trades read.'] : []),
    ...(end !== null && from !== null && Number.isFinite(from)
      ? [
          `Only of the last ${formatDuration((end - from) * 1_000)}, the ${countOf(trades.length, 'trade')} read.`,
        ]
      : []),
    ...(unvalued > 0 ? [`Without ${formatCount(unvalued)} of unknown value.`] : []),
    ...(read.unreadable > 0 ? [`${formatCount(read.unreadable)} could not be read.`] : []),
  ]
  return (
    <>
      <Table
        caption="Largest trades"
        columns={withPerson<TradeOfPerson>(
          tradeColumns(market, own).filter(({ id }) => tradeColumnIds.includes(id)),
          'trader',
          ({ sender, isOpen }) =>
            isOpen ? null : (
              <span className="flex items-baseline gap-2">
                <Person address={sender} market={market} own={own} />
              </span>
            ),
        )}
        rows={valued.sort(largestFirst(({ usdAmount }) => usdAmount)).slice(0, mostRows)}
        rowKey={swapKey}
        empty={from === null ? 'No trades in the last 24 hours.' : 'None of the trades that were read.'}
      />
      {notes.length > 0 && <p className="border-t px-4 py-2 text-xs text-faint">{notes.join(' ')}</p>}
    </>
  )
}

function LargestHolders({ market }: WhalesProps) {
  const { data } = useSuspenseQuery({ ...topHoldersQuery(market.tokenAddress), refetchInterval: 30_000 })
  const supply = useSupply(market)
  const own = useWalletAddress()
  const holders = data.rows
    .filter(({ holderAddress }) => holderAddress !== market.poolAddress)
    .sort(largestFirst(({ balance }) => balance))
    .slice(0, mostRows)
  const rank = (holder: Holder) => holders.indexOf(holder) + 1
  return (
    <>
      <Table
        caption="Largest holders"
        columns={withPerson(
          holderColumns(market, {
            rank,
            share: (holder) => holderShare(holder, supply),
            isBundled: () => false,
          }),
          'holder',
          (holder) => (
            <span className="flex items-baseline gap-2">
              <span className="w-7 shrink-0 text-right text-faint max-sm:w-auto">{rank(holder)}</span>
              <Person address={holder.holderAddress} market={market} own={own} />
            </span>
          ),
        )}
        rows={holders}
        rowKey={({ holderAddress }) => holderAddress}
        empty={noneListed('Only the pool holds any.', holdersBesidesPool(market))}
      />
      <UnreadableRows count={data.unreadable} />
    </>
  )
}

type PersonProps = { address: Address; market: Market; own: Address | null }

/** A person by the address, which leads to positions, worth and trades of it. */
function Person({ address, market, own }: PersonProps) {
  const label = useOwnLabel(address) ?? knownContract(address)
  return (
    <>
      <Link
        to="/portfolio/$address"
        params={{ address }}
        title={`Portfolio of ${address}`}
        className="link inline-flex min-w-0 items-baseline gap-1.5"
      >
        <Identicon address={address} />
        {label ?? <Midcut value={address} />}
      </Link>
      {address === own && <Badge tone="accent">You</Badge>}
      {address === market.creator && <Badge>Creator</Badge>}
    </>
  )
}

/** The columns, of which one leads to the portfolio of a person. `personOf` is null for a contract that traded for somebody. */
function withPerson<Row>(
  columns: readonly Column<Row>[],
  id: string,
  personOf: (row: Row) => ReactNode | null,
): Column<Row>[] {
  return columns.map((column) =>
    column.id === id ? { ...column, cell: (row) => personOf(row) ?? column.cell(row) } : column,
  )
}
