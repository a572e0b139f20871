import type { Account } from '#domain/lending/account/account.ts'
import { summaryOf } from '#domain/lending/account/accountSummary.ts'
import { healthBands } from '#domain/lending/account/healthBand.ts'
import { liquidationPrice } from '#domain/lending/account/liquidationPrice.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { divide, fromUnits, one, subtract } from '#lib/numbers/decimal.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

type Row = {
  reserve: Reserve
  end: ReturnType<typeof liquidationPrice>
  /** Whether the account can be liquidated already; the price is then the one at which it would be safe again. */
  isLost: boolean
}

const neverLost = 'At no price of this asset alone'
const neverSafe = 'No price of this asset alone makes the account safe again'

const wad = 10n ** 18n
const price = (units: bigint) => fromUnits(units, 18)

const columns: Column<Row>[] = [
  {
    id: 'asset',
    header: 'Asset',
    width: 5,
    card: 'top',
    cell: ({ reserve }) => <ExternalText>{reserve.symbol}</ExternalText>,
  },
  {
    id: 'now',
    header: 'Price',
    align: 'end',
    cardLabel: 'price',
    card: 'bottom',
    help: 'The average that a liquidation goes by',
    cell: ({ reserve }) => <Price value={reserve.priceAverage === 0n ? null : price(reserve.priceAverage)} />,
  },
  {
    id: 'end',
    header: 'Liquidation price',
    width: 9,
    align: 'end',
    cardLabel: 'liquidation',
    card: 'bottom end',
    help: 'Where the account can be liquidated, if no other price moves',
    cell: ({ end, isLost }) =>
      end ? <Price value={price(end.price)} /> : <Unknown title={isLost ? neverSafe : neverLost} />,
  },
  {
    id: 'move',
    header: 'Distance',
    align: 'end',
    card: 'top end',
    help: 'How far the price may move until then',
    cell: ({ reserve, end }) => <Distance from={reserve.priceAverage} end={end} />,
  },
]

/** The change of a price as a fraction. It has no colour, because whether a rise is bad depends on the asset. */
function Distance({ from, end }: { from: bigint; end: Row['end'] }) {
  const times = end && divide(price(end.price), price(from))
  return times ? formatPercent(subtract(times, one), { signed: true, places: 1 }) : <Unknown />
}

/** The assets of which an account has a deposit or a debt. */
export function heldReserves({ reserves, positions }: Account): Reserve[] {
  return reserves.filter(({ asset }) =>
    positions.some((each) => each.asset === asset && (each.supplied > 0n || each.borrowed > 0n)),
  )
}

type LiquidationPricesProps = { account: Account }

/** The price of each held asset at which the account can be liquidated, and the bands of the health factor. */
export function LiquidationPrices({ account }: LiquidationPricesProps) {
  const { health } = summaryOf(account.reserves, account.positions, account.tier)
  const isLost = health !== null && health < wad
  const rows = heldReserves(account).map((reserve) => ({
    reserve,
    end: liquidationPrice(account, reserve.asset),
    isLost,
  }))
  return (
    <>
      <Table
        caption="Liquidation prices"
        columns={columns}
        rows={rows}
        rowKey={({ reserve }) => reserve.asset}
        empty="No deposits or loans."
      />
      <div className="grid gap-1 border-t px-4 py-2.5 text-xs text-muted">
        {isLost && <p className="text-warn">{lostSentence}</p>}
        <p>{bandSentence}</p>
      </div>
    </>
  )
}

const lostSentence =
  'This account can be liquidated now. It would be safe again at the prices above, if no other price moves.'

/** "Safe from 3 · Moderate 2 · …": the bands of the health factor, each with its lowest value. */
const bandSentence = `${healthBands
  .map(({ from, word }, index) => `${word}${index === 0 ? ' from' : ''} ${from}`)
  .join(' · ')}. Below 1: liquidation.`
