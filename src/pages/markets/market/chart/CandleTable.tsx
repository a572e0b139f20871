import { type Candle, candleChange } from '#domain/markets/prices/candles.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { saveCsv } from '#lib/browser/saveCsv.ts'
import { formatCount } from '#lib/format/count.ts'
import { type Decimal, multiply } from '#lib/numbers/decimal.ts'
import { csvFile } from '#lib/text/csv.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Button } from '#ui/form/Button.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

type CandleTableProps = {
  market: Market
  interval: string
  candles: readonly Candle[]
  /** How many candles could not be read. */
  unreadable: number
  factor: Decimal
  format: (value: Decimal) => string
}

const maxRows = 200

/** The newest 200 candles that had a trade, as numbers. */
export function CandleTable(props: CandleTableProps) {
  const { candles, unreadable, factor, format } = props
  const rows = candles
    .filter((candle) => candle.trades > 0)
    .slice(-maxRows)
    .reverse()
  const value = (price: Decimal) => format(multiply(price, factor))
  const columns: Column<Candle>[] = [
    {
      id: 'time',
      header: 'Opened',
      width: 13,
      card: 'top',
      cell: (candle) => <Time at={new Date(candle.time * 1_000)} style="full" />,
    },
    {
      id: 'open',
      header: 'Open',
      help: 'As the indexer has it: the price after the first trade, or the close before',
      align: 'end',
      importance: 2,
      card: 'bottom',
      cardLabel: 'o',
      cell: (candle) => value(candle.open),
    },
    {
      id: 'high',
      header: 'High',
      align: 'end',
      importance: 2,
      card: 'foot',
      cardLabel: 'h',
      cell: (candle) => value(candle.high),
    },
    {
      id: 'low',
      header: 'Low',
      align: 'end',
      importance: 2,
      card: 'foot',
      cardLabel: 'l',
      cell: (candle) => value(candle.low),
    },
    {
      id: 'close',
      header: 'Close',
      align: 'end',
      card: 'bottom',
      cardLabel: 'c',
      cell: (candle) => value(candle.close),
    },
    {
      id: 'change',
      header: 'Change',
      help: 'Against the close before',
      card: 'top end',
      align: 'end',
      importance: 2,
      cell: (candle) => <Percent value={candleChange(candles, candle)} signed places={2} />,
    },
    {
      id: 'volume',
      header: 'Volume',
      card: 'foot end',
      cardLabel: 'vol',
      align: 'end',
      importance: 3,
      cell: (candle) => <Money value={candle.volume} style="short" />,
    },
    {
      id: 'trades',
      header: 'Trades',
      card: 'bottom end',
      cardLabel: 'trades',
      align: 'end',
      importance: 3,
      cell: (candle) => formatCount(candle.trades),
    },
  ]
  return (
    <div className="h-114 overflow-y-auto 2xl:h-140 [--table-top:0px]">
      <p className="flex items-center justify-between gap-2 px-4 py-1 text-xs text-faint">
        {`The newest ${rows.length} with a trade${unreadable > 0 ? ` · ${formatCount(unreadable)} unreadable` : ''}`}
        <Button size="small" tone="quiet" onClick={() => saveCandles(props)}>
          {`CSV of ${extent(props)}`}
        </Button>
      </p>
      <Table
        caption="Candles"
        columns={columns}
        rows={rows}
        rowKey={(candle) => candle.time}
        empty="No trades yet."
      />
    </div>
  )
}

/** How many candles are loaded: all of the market, or the newest. */
function extent({ market, candles, unreadable }: CandleTableProps): string {
  const trades = candles.reduce((sum, candle) => sum + candle.trades, 0)
  const isAll = unreadable === 0 && trades >= market.tradesTotal
  return `${isAll ? 'all' : 'the newest'} ${formatCount(candles.length)}`
}

/** Saves the loaded candles as a CSV file. Intervals without a trade are flat candles at the last close. */
function saveCandles(props: CandleTableProps): void {
  const { market, interval, candles, unreadable } = props
  const columns = [
    { header: 'Opened (UTC)', value: ({ time }: Candle) => new Date(time * 1_000) },
    { header: 'Open (USD)', value: ({ open }: Candle) => open },
    { header: 'High (USD)', value: ({ high }: Candle) => high },
    { header: 'Low (USD)', value: ({ low }: Candle) => low },
    { header: 'Close (USD)', value: ({ close }: Candle) => close },
    {
      header: 'Change against the close before (fraction)',
      value: (candle: Candle) => candleChange(candles, candle),
    },
    { header: 'Volume (USD)', value: ({ volume }: Candle) => volume },
    { header: 'Trades', value: ({ trades }: Candle) => trades },
  ]
  const { poolAddress, symbol } = market
  const facts = {
    Market: poolAddress,
    Symbol: symbol,
    Interval: interval,
    Candles: extent(props),
    'Unreadable candles': unreadable,
    'Read (UTC)': new Date(),
  }
  saveCsv(`candles-${interval}-${poolAddress}`, csvFile(columns, candles, facts))
}
