import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import { loadInBackground } from '#lib/browser/loadInBackground.ts'
import { formatCount } from '#lib/format/count.ts'
import { isZero } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ListSpace } from '#pages/portfolio/ListSpace.tsx'
import { useRememberLength } from '#pages/portfolio/listLengths.ts'
import type { MissingPart, Position } from '#pages/positions/marketPosition.ts'
import { usePositions } from '#pages/positions/usePositions.ts'
import { Empty } from '#ui/feedback/Empty.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Button } from '#ui/form/Button.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'
import { positionColumns } from './positionColumns.tsx'
import { Results } from './Results.tsx'
import { mostPositions } from './usePositionTokens.ts'

type PositionsPanelProps = {
  address: Address
  /** Whether the address is the wallet's own, which can sell. */
  isOwn: boolean
}

/** The positions to show before "show all" is pressed. */
const firstPositions = 10

/** An address's holding of each market it traded on, with the result of its trades. */
export function PositionsPanel({ address, isOwn }: PositionsPanelProps) {
  const { data } = useSuspenseQuery(allSwapsByUserQuery(address))
  const [isOpen, setIsOpen] = useState(false)
  const count = new Set(data.rows.map(({ poolAddress }) => poolAddress)).size
  const positions = usePositions(address, data, isOpen ? count : mostPositions, true)
  const { isWhole } = data
  const columns = useMemo(() => positionColumns({ isWhole, isOwn }), [isWhole, isOwn])
  useRememberLength(address, 'positions', linesOf(positions))
  if (positions === null) return <PositionsSpace address={address} isOwn={isOwn} />
  if (data.isWhole && count === 0)
    return (
      <Empty
        action={
          <Link to="/markets" className={buttonClass()}>
            Find a market
          </Link>
        }
      >
        No trades on any market.
      </Empty>
    )
  const closed = positions.filter(isClosed)
  const open = positions.filter((position) => !isClosed(position))
  const shown = isOpen ? open : open.slice(0, firstPositions)
  const hasMore = !isOpen && (open.length > firstPositions || count > positions.length)
  return (
    <>
      {data.isWhole && <Results positions={positions} ofMarkets={count} />}
      <Table
        caption="Market positions"
        columns={columns}
        rows={shown}
        rowKey={({ pool }) => pool}
        empty={
          closed.length > 0
            ? 'No open positions.'
            : 'Not all trades could be read: its token transfers show more.'
        }
      />
      <ClosedPositions positions={closed} columns={columns} />
      {data.isWhole && <MissingParts positions={[...shown, ...closed]} />}
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t py-1.5 pr-2 pl-4 text-xs text-faint">
          <p className="min-w-0 flex-1 basis-80">
            {hasMore && open.length > firstPositions && largestOf(count, positions)}
            {data.isWhole
              ? 'Average cost, fees included; collateral keeps its cost. Tokens received by transfer have no entry price.'
              : missingText.trades}
          </p>
          <span className="ml-auto flex">
            {hasMore && (
              <Button size="small" tone="quiet" onClick={() => setIsOpen(true)}>
                {`Show all ${count}`}
              </Button>
            )}
            {positions.length > 0 && (
              <Button
                size="small"
                tone="quiet"
                onClick={async () =>
                  (await loadInBackground(() => import('./savePositions.ts'))).savePositions(
                    address,
                    positions,
                    count,
                  )
                }
              >
                Download CSV
              </Button>
            )}
          </span>
        </div>
      )}
    </>
  )
}

/** The positions while they load. */
export function PositionsSpace({ address, isOwn }: PositionsPanelProps) {
  return (
    <ListSpace of={address} list="positions" columns={positionColumns({ isWhole: true, isOwn })} hasResults />
  )
}

type ClosedPositionsProps = { positions: readonly Position[]; columns: readonly Column<Position>[] }

/** What was sold out or left, folded: it is history, below what is held. */
function ClosedPositions({ positions, columns }: ClosedPositionsProps) {
  if (positions.length === 0) return null
  return (
    <details className="border-t">
      <summary className="cursor-pointer px-4 py-2.5 text-sm text-muted hover:text-text">
        {`Closed positions (${formatCount(positions.length)})`}
      </summary>
      <div className="border-t">
        <Table
          caption="Closed positions"
          columns={columns}
          rows={positions}
          rowKey={({ pool }) => pool}
          empty=""
        />
      </div>
    </details>
  )
}

/** The lines of the list as it opens, with those below it; null while it is not known. */
function linesOf(positions: readonly Position[] | null): number | null {
  if (positions === null) return null
  const open = positions.filter((position) => !isClosed(position)).length
  return Math.min(open, firstPositions) + (open < positions.length ? 2 : 1)
}

/** Whether all tokens of a position are sold or gone. */
function isClosed({ held }: Position): boolean {
  return held !== null && isZero(held)
}

/** Which positions are shown of an address that traded on so many markets. One of an unknown value may be larger. */
function largestOf(count: number, read: readonly Position[]): string {
  const known = read.some(({ value }) => value === null) ? ' known' : ''
  const of = read.length < count ? `the ${read.length} read, of ${count}` : count
  return `The ${firstPositions} largest${known} of ${of} positions. `
}

const missingText: Record<MissingPart, string> = {
  trades: 'Not all trades could be read, so the results are unknown.',
  transfers: 'not all token transfers could be read',
  amounts: 'a trade or a transfer is missing: more tokens left than had come',
  balance: 'its trades and transfers do not add up to its balance',
  collateral: 'some of its collateral was taken or moved',
}

/** Which results are unknown because a part of the history is missing, and which part. */
function MissingParts({ positions }: { positions: readonly Position[] }) {
  const parts = Object.entries(missingText).flatMap(([part, text]) => {
    const symbols = positions.flatMap(({ missing, market }) =>
      missing === part ? [market?.symbol ?? '?'] : [],
    )
    return symbols.length > 0 ? [{ part, text, symbols }] : []
  })
  return parts.map(({ part, text, symbols }) => (
    <p key={part} className="border-t px-4 py-2 text-xs text-warn">
      The results of <ExternalText>{symbols.join(', ')}</ExternalText> are unknown: {text}.
    </p>
  ))
}
