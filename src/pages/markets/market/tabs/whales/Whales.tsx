import { Link } from '@tanstack/react-router'
import { tradesSince } from '#domain/markets/trades/pressure.ts'
import { swapFeed } from '#interfaces/indexer/live/swaps/swapFeed.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { swapKey } from '#interfaces/indexer/swap.ts'
import { useWalletAddress } from '#interfaces/wallet/wallet.ts'
import { knownContract } from '#lib/browser/config/knownContract.ts'
import { countOf, formatCount } from '#lib/format/count.ts'
import { formatDuration } from '#lib/format/time.ts'
import { add, type Decimal, divide, zero } from '#lib/numbers/decimal.ts'
import { largestFirst } from '#lib/numbers/largestFirst.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { tradeColumns } from '#pages/markets/market/tabs/trades/tradeColumns.tsx'
import { day, useDayTrades } from '#pages/markets/market/tabs/trades/useDayTrades.ts'
import { type TradeOfPerson, useTraders } from '#pages/markets/market/tabs/trades/useTraders.ts'
import { LiveLine } from '#pages/markets/parts/live/LiveLine.tsx'
import { useSwapFeed } from '#pages/markets/parts/live/useSwapFeed.ts'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { TableSkeleton } from '#ui/feedback/loading/TableSkeleton.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Identicon } from '#ui/links/Identicon.tsx'
import { Midcut } from '#ui/links/Midcut.tsx'
import { useOwnLabel } from '#ui/links/useOwnLabel.ts'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

type WhalesProps = { market: Market }

const mostRows = 20
const tradeColumnIds = ['side', 'age', 'usd', 'tokens', 'trader', 'transaction']

/** The largest trades of the last 24 hours: who bought or sold, when, its part of the day, and the way to what the person has. */
export function Whales({ market }: WhalesProps) {
  const { state, freshAt } = useSwapFeed(market.poolAddress)
  return (
    <Panel
      title="Whales: largest trades, 24 h"
      source="indexer"
      asOf={state !== 'live' && <LiveLine state={state} freshAt={freshAt} />}
    >
      <LargestTrades market={market} />
    </Panel>
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
        columns={whaleColumns(market, own, from === null ? totalOf(trades, read.unreadable) : null)}
        rows={valued.sort(largestFirst(({ usdAmount }) => usdAmount)).slice(0, mostRows)}
        rowKey={swapKey}
        empty={from === null ? 'No trades in the last 24 hours.' : 'None of the trades that were read.'}
      />
      {notes.length > 0 && <p className="border-t px-4 py-2 text-xs text-faint">{notes.join(' ')}</p>}
    </>
  )
}

/** The value of trades together; null where that of one is unknown. */
function totalOf(trades: readonly TradeOfPerson[], unreadable: number): Decimal | null {
  if (unreadable > 0) return null
  return trades.reduce<Decimal | null>((sum, { usdAmount }) => sum && usdAmount && add(sum, usdAmount), zero)
}

type PersonProps = { address: Address; market: Market; own: Address | null }

/** A person by the address, which leads to positions, worth and trades of it. */
function Person({ address, market, own }: PersonProps) {
  const label = useOwnLabel(address) ?? knownContract(address)
  return (
    // Where they have no room, the address gives way before the word for whose it is.
    <span className="flex items-baseline gap-1.5">
      <Link
        to="/portfolio/$address"
        params={{ address }}
        title={`Portfolio of ${address}`}
        className="link inline-flex min-w-0 items-baseline gap-1.5"
      >
        <Identicon address={address} />
        {label ?? <Midcut value={address} />}
      </Link>
      <span className="shrink-0">
        {address === own && <Badge tone="accent">You</Badge>}
        {address === market.creator && <Badge>Creator</Badge>}
      </span>
    </span>
  )
}

/** Some columns of the trades, of which that of the trader leads to the portfolio of a person; a contract that traded for somebody has none. */
function whaleColumns(market: Market, own: Address | null, total: Decimal | null): Column<TradeOfPerson>[] {
  const share: Column<TradeOfPerson> = {
    id: 'share',
    header: 'Share of 24 h',
    help: 'Of the value of all trades of these 24 hours',
    width: 6.4,
    align: 'end',
    card: 'bottom end',
    cardLabel: 'share',
    cell: ({ usdAmount }) => <Percent value={total && usdAmount && divide(usdAmount, total)} places={1} />,
  }
  return tradeColumns(market, own)
    .filter(({ id }) => tradeColumnIds.includes(id))
    .flatMap((column) => (column.id === 'usd' ? [column, share] : [column]))
    .map((column) =>
      column.id === 'trader'
        ? {
            ...column,
            cell: (trade) =>
              trade.isOpen ? (
                column.cell(trade)
              ) : (
                <span className="flex items-baseline gap-2">
                  <Person address={trade.sender} market={market} own={own} />
                </span>
              ),
          }
        : column,
    )
}
