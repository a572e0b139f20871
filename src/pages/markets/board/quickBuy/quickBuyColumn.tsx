import { Link } from '@tanstack/react-router'
import type { Market } from '#interfaces/indexer/market.ts'
import { formatMoneyShort } from '#lib/format/money.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { buttonClass } from '#ui/form/buttonClass.ts'
import type { Column } from '#ui/table/Column.ts'

/** A link on each market to the form of a purchase with an amount in dollars. Nothing is signed without that form. */
export function quickBuyColumn(amount: string): Column<Market> {
  const dollars = formatMoneyShort(decimal(amount))
  return {
    id: 'quickBuy',
    header: 'Quick buy',
    width: 6,
    align: 'end',
    middle: true,
    card: 'actions',
    cell: ({ poolAddress, symbol }) => (
      <Link
        to="/markets/$poolAddress"
        params={{ poolAddress }}
        search={{ trade: 'buy', amount }}
        aria-label={`Buy ${symbol} for ${dollars}`}
        className={`${buttonClass({ size: 'small' })} -my-0.5`}
      >
        {`Buy ${dollars}`}
      </Link>
    ),
  }
}
