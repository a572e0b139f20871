import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { allSwapsByUserQuery } from '#interfaces/indexer/userSwaps.ts'
import { loadInBackground } from '#lib/browser/loadInBackground.ts'
import { isZero } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ListSpace } from '#pages/portfolio/ListSpace.tsx'
import type { MissingPart, Position } from '#pages/positions/marketPosition.ts'
import { Result } from '#pages/positions/Result.tsx'
import { usePositions } from '#pages/positions/usePositions.ts'
import { Empty } from '#ui/feedback/Empty.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { SafeImage } from '#ui/figures/pictures/SafeImage.tsx'
import { Button } from '#ui/form/Button.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { MarketLink } from '#ui/links/MarketLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'
import { Results } from './Results.tsx'

type PositionsPanelProps = {
  address: Address
  /** Whether the address is the wallet's own, which can sell. */
  isOwn: boolean
}

/** The positions to show before "show all" is pressed. */
const firstPositions = 10
/** The positions to read before it: of the markets traded last, so that the largest are among the shown ones. */
export const readPositions = 30

const columns: Column<Position>[] = [
  {
    id: 'market',
    header: 'Market',
    width: 10,
    card: 'top',
    cell: ({ pool, market }) => (
      <span className="flex items-center gap-2">
        <SafeImage src={market?.metadataImageUrl} name={market?.symbol ?? ''} />
        <MarketLink pool={pool} symbol={market?.symbol ?? ''} name={market?.name} />
      </span>
    ),
  },
  {
    id: 'held',
    header: 'Held',
    help: 'In the wallet and deposited as collateral',
    width: 7,
    align: 'end',
    card: 'bottom',
    cardLabel: 'held',
    cell: ({ held }) => <Amount value={held} style="short" />,
  },
  {
    id: 'average',
    header: 'Average entry',
    help: 'What a bought token still held cost on average, fees included',
    width: 8,
    align: 'end',
    importance: 2,
    card: null,
    cell: ({ average }) => <Price value={average} />,
  },
  {
    id: 'value',
    header: 'Spot value',
    help: 'What is held, at the price of the market',
    width: 8,
    align: 'end',
    card: 'top end',
    dollars: ({ value }) => value,
    cell: ({ value }) => <Money value={value} />,
  },
  {
    id: 'soldNow',
    header: 'If sold now',
    help: 'All of it in one trade, after the fee and the fall of the price that the sale causes',
    width: 8,
    align: 'end',
    card: null,
    dollars: ({ soldNow }) => soldNow,
    cell: ({ soldNow }) => <Money value={soldNow} />,
  },
  {
    id: 'unrealised',
    header: 'Unrealised',
    help: 'Spot value of the bought tokens still held, less what they cost',
    width: 8,
    align: 'end',
    card: null,
    dollars: ({ unrealised }) => unrealised,
    cell: ({ unrealised }) => <Result value={unrealised} />,
  },
  {
    id: 'change',
    header: 'Change',
    help: 'The price against the average entry',
    width: 6,
    align: 'end',
    importance: 3,
    card: null,
    cell: ({ change, held }) => (held && isZero(held) ? null : <Percent value={change} signed places={1} />),
  },
  {
    id: 'realised',
    header: 'Realised',
    help: 'What sales brought, less what the sold tokens had cost; unknown where tokens without a price were sold',
    width: 8,
    align: 'end',
    importance: 2,
    card: null,
    dollars: ({ realised }) => realised,
    cell: ({ realised }) => <Result value={realised} />,
  },
]

/**
 * What a phone shows of the results: of a position that is sold out what its sales brought. The market's page has the rest.
 */
const result: Column<Position> = {
  id: 'result',
  header: 'Result',
  align: 'end',
  card: 'bottom end',
  cardOnly: true,
  cell: ({ held, unrealised, change, realised }) =>
    held && isZero(held) ? (
      <>
        <span className="text-faint">realised</span> <Result value={realised} />
      </>
    ) : (
      <>
        <Result value={unrealised} />{' '}
        <span className="pl-1">{change && <Percent value={change} signed places={1} />}</span>
      </>
    ),
}

/** The forms of a purchase and of a sale, for somebody's own positions. */
const trade: Column<Position> = {
  id: 'trade',
  header: '',
  width: 9,
  align: 'end',
  card: null,
  firm: true,
  cell: ({ pool, market, held }) => (
    <span className="flex justify-end gap-1.5">
      {(['buy', 'sell'] as const).map(
        (side) =>
          !(side === 'sell' && held && isZero(held)) && (
            <Link
              key={side}
              to="/markets/$poolAddress"
              params={{ poolAddress: pool }}
              search={{ trade: side }}
              aria-label={`${side === 'buy' ? 'Buy' : 'Sell'} ${market?.symbol ?? ''}`}
              className="thumb rounded-md bg-soft px-2 leading-5 sm:px-2.5 font-medium text-accent hover:underline"
            >
              {side === 'buy' ? 'Buy' : 'Sell'}
            </Link>
          ),
      )}
    </span>
  ),
}

/** The columns that no row can fill while trades are missing. */
const ofWholeHistory = new Set(['average', 'unrealised', 'change', 'realised', 'result'])

/** An address's holding of each market it traded on, with the result of its trades. */
export function PositionsPanel({ address, isOwn }: PositionsPanelProps) {
  const { data } = useSuspenseQuery(allSwapsByUserQuery(address))
  const [isOpen, setIsOpen] = useState(false)
  const count = new Set(data.rows.map(({ poolAddress }) => poolAddress)).size
  const positions = usePositions(address, data, isOpen ? count : readPositions)
  if (positions === null) return <ListSpace lines={5} />
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
  const shown = isOpen ? positions : positions.slice(0, firstPositions)
  return (
    <>
      {data.isWhole && (
        <Results positions={positions} most={count > positions.length ? readPositions : null} />
      )}
      <Table
        caption="Market positions"
        columns={[
          ...[...columns, result].filter(({ id }) => data.isWhole || !ofWholeHistory.has(id)),
          ...(isOwn ? [trade] : []),
        ]}
        rows={shown}
        rowKey={({ pool }) => pool}
        empty="Not all trades could be read: its token transfers show more."
      />
      {data.isWhole && <MissingParts positions={shown} />}
      {count > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t py-1.5 pr-2 pl-4 text-xs text-faint">
          <p className="min-w-0 flex-1 basis-80">
            {count > firstPositions && !isOpen && largestOf(count, positions)}
            {data.isWhole
              ? 'Average cost, fees included; collateral keeps its cost. Tokens received by transfer have no entry price.'
              : missingText.trades}
          </p>
          <span className="ml-auto flex">
            {count > firstPositions && !isOpen && (
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

/** Which positions are shown of an address that traded on so many markets. One of an unknown value may be larger. */
function largestOf(count: number, read: readonly Position[]): string {
  const known = read.some(({ value }) => value === null) ? ' known' : ''
  const last = count > readPositions ? ` of the last ${readPositions} markets traded` : ''
  return `The ${firstPositions} largest${known} values${last}. `
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
