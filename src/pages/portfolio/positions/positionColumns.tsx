import { Link } from '@tanstack/react-router'
import { isZero } from '#lib/numbers/decimal.ts'
import type { Position } from '#pages/positions/marketPosition.ts'
import { Result } from '#pages/positions/Result.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { SafeImage } from '#ui/figures/pictures/SafeImage.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { MarketLink } from '#ui/links/MarketLink.tsx'
import type { Column } from '#ui/table/Column.ts'

const columns: Column<Position>[] = [
  {
    id: 'market',
    header: 'Market',
    width: 12.5,
    card: 'top',
    // Among other links its own has their colour.
    cell: ({ pool, market }) => (
      <span className="flex items-center gap-2">
        <SafeImage
          src={market?.metadataImageUrl}
          name={market?.symbol ?? ''}
          address={market?.tokenAddress}
        />
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
    card: null,
    dollars: ({ value }) => value,
    cell: ({ value }) => <Money value={value} />,
  },
  {
    id: 'worth',
    header: 'If sold now',
    card: 'top end',
    cardOnly: true,
    cell: ({ soldNow, value }) => <Money value={soldNow ?? value} />,
  },
  {
    id: 'soldNow',
    header: 'If sold now',
    help: 'All of it in one trade, after the fee and the price impact',
    width: 8,
    align: 'end',
    card: null,
    dollars: ({ soldNow }) => soldNow,
    cell: ({ soldNow }) => <Money value={soldNow} />,
  },
  {
    id: 'unrealised',
    header: 'Unrealised',
    help: 'What a sale now would bring for the bought tokens still held, less what they cost; at spot price where that is unknown',
    width: 9,
    align: 'end',
    card: null,
    dollars: ({ unrealised }) => unrealised,
    cell: (row) => <Unrealised {...row} />,
  },
  {
    id: 'change',
    header: 'Change',
    help: 'The unrealised result of each dollar paid',
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
  cell: ({ held, unrealised, soldNow, change, realised }) =>
    held && isZero(held) ? (
      <>
        <span className="text-faint">realised</span> <Result value={realised} />
      </>
    ) : (
      <>
        <Unrealised unrealised={unrealised} soldNow={soldNow} />{' '}
        {change && (
          <span className="pl-1">
            <Percent value={change} signed places={1} />
          </span>
        )}
      </>
    ),
}

/** An unrealised result, and that it is by the spot price where it is. Its share has a place of its own. */
function Unrealised({ unrealised, soldNow }: Pick<Position, 'unrealised' | 'soldNow'>) {
  return (
    <>
      <Result value={unrealised} />
      {unrealised && soldNow === null && <span className="text-xs text-faint"> at spot</span>}
    </>
  )
}

/** The forms of a purchase and of a sale, for somebody's own positions. */
const trade: Column<Position> = {
  id: 'trade',
  header: '',
  width: 9,
  align: 'end',
  card: 'actions',
  firm: true,
  cell: ({ pool, market, held }) => (
    <span className="flex gap-2 max-sm:py-1 sm:justify-end">
      {(['buy', 'sell'] as const).map(
        (side) =>
          !(side === 'sell' && held && isZero(held)) && (
            <Link
              key={side}
              to="/markets/$poolAddress"
              params={{ poolAddress: pool }}
              search={{ trade: side }}
              aria-label={`${side === 'buy' ? 'Buy' : 'Sell'} ${market?.symbol ?? ''}`}
              data-side={side}
              className={`${buttonClass({ size: 'small' })} max-sm:h-9 max-sm:min-w-19`}
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

type PositionColumns = {
  /** Whether all trades are read. */
  isWhole: boolean
  /** Whether they are the wallet's own positions, which it can trade. */
  isOwn: boolean
}

/** The columns of market positions. */
export function positionColumns({ isWhole, isOwn }: PositionColumns): Column<Position>[] {
  const shown = [...columns, result].filter(({ id }) => isWhole || !ofWholeHistory.has(id))
  return isOwn ? [...shown, trade] : shown
}
