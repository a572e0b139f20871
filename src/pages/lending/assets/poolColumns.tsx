import { Link } from '@tanstack/react-router'
import { loanToValueBps } from '#domain/lending/reserve/reserve.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { fromUnits, toPixels } from '#lib/numbers/decimal.ts'
import type { BorrowApyName } from '#pages/lending/data/borrowApyName.ts'
import type { LendingRow } from '#pages/lending/data/lendingRow.ts'
import { SupplyApy } from '#pages/lending/figures/SupplyApy.tsx'
import { Bar } from '#ui/charts/Bar.tsx'
import { Badge } from '#ui/figures/Badge.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Letter } from '#ui/figures/pictures/Letter.tsx'
import type { Column } from '#ui/table/Column.ts'
import { ValuedAmount } from './ValuedAmount.tsx'

/** No unit: the row names the asset. */
export const inRow = () => ''

/** The asset of a row: its name, a problem that blocks it, and its price. */
export const assetColumn: Column<LendingRow> = {
  id: 'asset',
  header: 'Asset',
  width: 8,
  card: 'top',
  cell: (row) => <Asset row={row} />,
}

export const poolColumns = (borrowApy: BorrowApyName): Column<LendingRow>[] => [
  assetColumn,
  {
    id: 'supplied',
    header: 'Total supplied',
    unit: inRow,
    width: 6,
    align: 'end',
    importance: 3,
    card: null,
    help: 'Everything deposited in the pool, with interest',
    cell: (row) => <ValuedAmount row={row} amount={row.supplied} style="short" />,
  },
  {
    id: 'borrowed',
    header: 'Total borrowed',
    unit: inRow,
    width: 6,
    align: 'end',
    importance: 3,
    card: null,
    help: 'Everything lent out by the pool, with interest',
    cell: (row) => <ValuedAmount row={row} amount={row.borrowed} style="short" />,
  },
  {
    id: 'utilization',
    header: 'Utilisation',
    width: 8.5,
    align: 'end',
    card: null,
    importance: 2,
    help: 'The share that is lent out; the mark is where the rate turns steep',
    cell: (row) => <Utilization row={row} />,
  },
  {
    id: 'supplyApy',
    header: 'Supply APY',
    width: 6,
    align: 'end',
    card: 'grid',
    help: 'What a deposit earns a year, interest on interest',
    cell: (row) => <SupplyApy row={row} />,
  },
  {
    id: 'borrowApy',
    header: borrowApy.name,
    cardLabel: borrowApy.short,
    width: 8,
    align: 'end',
    card: 'grid',
    help: borrowApy.help,
    cell: (row) => <Percent value={row.reserve?.borrowable === false ? null : row.borrowApy} places={2} />,
  },
  {
    id: 'ltv',
    header: 'Max LTV',
    width: 6,
    align: 'end',
    importance: 3,
    card: 'grid',
    help: 'The share of a deposit that may be borrowed; the loan is liquidated from the second share on',
    cell: (row) => <MaxLtv row={row} />,
  },
]

/** The loan to value of the row's credit tier, and below it where liquidation begins. */
function MaxLtv({ row: { reserve, borrowTier } }: { row: LendingRow }) {
  if (!reserve || !borrowTier) return null
  return (
    <>
      <Percent value={fromUnits(loanToValueBps(reserve, borrowTier.tier), 4)} places={1} />
      <span
        className="block text-xs text-muted max-sm:hidden"
        title="Liquidation: a loan of more than this share of the deposit can be liquidated."
      >
        liq. {formatPercent(fromUnits(reserve.liquidationThresholdBps, 4), { places: 1 })}
      </span>
    </>
  )
}

function Asset({ row }: { row: LendingRow }) {
  return (
    <>
      <span className="flex items-baseline gap-2">
        <Letter name={row.symbol} address={row.asset} size={20} />
        <Link
          to="/lending/pool/$asset"
          params={{ asset: row.asset }}
          className="link cut font-medium"
          title={row.asset}
        >
          <ExternalText>{row.symbol}</ExternalText>
        </Link>
        {row.trouble && !row.isReading && (
          <Badge tone="warn" title={row.trouble}>
            View only
          </Badge>
        )}
        {row.reserve?.paused && (
          <Badge tone="warn" title="Paused by the operator: loans can only be repaid.">
            Paused
          </Badge>
        )}
      </span>
      <AssetPrice row={row} />
    </>
  )
}

function Utilization({ row }: { row: LendingRow }) {
  const { utilization, reserve } = row
  return (
    <Bar
      label="Utilisation"
      value={utilization === null ? null : toPixels(utilization)}
      text={utilization === null ? '–' : formatPercent(utilization, { places: 1 })}
      {...(reserve && {
        mark: Number(reserve.model.kinkBps) / 10_000,
        markTitle: `The mark, at ${formatPercent(fromUnits(reserve.model.kinkBps, 4))}, is where the rate turns steep.`,
      })}
    />
  )
}

/**
 * The pool's price of one token in dollars, below its name; nothing when unknown. Its line is reserved while it loads.
 */
function AssetPrice({ row: { price, isReading } }: { row: LendingRow }) {
  if (price === null) return isReading ? <span className="block h-4 max-sm:hidden" /> : null
  return (
    <span className="block pl-7 text-xs text-muted max-sm:hidden">
      <Price value={price} />
    </span>
  )
}
