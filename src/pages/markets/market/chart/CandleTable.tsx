import type { Candle } from '#domain/markets/candles.ts'
import { formatCount } from '#lib/format/count.ts'
import { type Decimal, divide, multiply, subtract } from '#lib/numbers/decimal.ts'
import { Money } from '#ui/figures/Money.tsx'
import { Percent } from '#ui/figures/Percent.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { type Column, Table } from '#ui/table/Table.tsx'

type CandleTableProps = { candles: readonly Candle[]; factor: Decimal; format: (value: Decimal) => string }

const maxRows = 200

/** The newest 200 candles that had a trade, as numbers. */
export function CandleTable({ candles, factor, format }: CandleTableProps) {
  const rows = candles
    .filter((candle) => candle.trades > 0)
    .slice(-maxRows)
    .reverse()
  const value = (price: Decimal) => format(multiply(price, factor))
  const columns: Column<Candle>[] = [
    {
      id: 'time',
      header: 'Opened',
      cell: (candle) => <Time at={new Date(candle.time * 1_000)} style="full" />,
    },
    { id: 'open', header: 'Open', align: 'end', importance: 2, cell: (candle) => value(candle.open) },
    { id: 'high', header: 'High', align: 'end', importance: 2, cell: (candle) => value(candle.high) },
    { id: 'low', header: 'Low', align: 'end', importance: 2, cell: (candle) => value(candle.low) },
    { id: 'close', header: 'Close', align: 'end', cell: (candle) => value(candle.close) },
    {
      id: 'change',
      header: 'Change',
      align: 'end',
      importance: 2,
      cell: ({ open, close }) => <Percent value={divide(subtract(close, open), open)} signed />,
    },
    {
      id: 'volume',
      header: 'Volume',
      align: 'end',
      importance: 3,
      cell: (candle) => <Money value={candle.volume} style="short" />,
    },
    {
      id: 'trades',
      header: 'Trades',
      align: 'end',
      importance: 3,
      cell: (candle) => formatCount(candle.trades),
    },
  ]
  return (
    <div className="h-114 overflow-y-auto">
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
