import { Link } from '@tanstack/react-router'
import type { Market } from '#interfaces/indexer/market.ts'
import { formatMoneyExact, formatMoneyShort } from '#lib/format/money.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import type { Column } from '#ui/table/Column.ts'

/**
 * A link on each market to the form of a purchase with an amount in dollars. Nothing is signed without that form.
 */
export function quickBuyColumn(amount: string): Column<Market> {
  const dollars = /^\d{1,4}$/.test(amount) ? `$${amount}` : formatMoneyShort(decimal(amount))
  const whole = formatMoneyExact(decimal(amount))
  return {
    id: 'quickBuy',
    header: 'Buy',
    width: 5.9,
    align: 'end',
    card: 'bottom end',
    firm: true,
    cell: ({ poolAddress, symbol }) => (
      <Link
        to="/markets/$poolAddress"
        params={{ poolAddress }}
        search={{ trade: 'buy', amount }}
        // The button has room for a cut amount.
        title={whole}
        aria-label={`Buy ${symbol} for ${whole}`}
        // No higher than a line, so that no row is higher with it. In a card it reaches into the line below, as high as a
        // thumb, and moves nothing there.
        className="thumb rounded-md bg-soft px-2 font-medium text-accent hover:underline max-sm:relative max-sm:top-3 max-sm:px-2.5 max-sm:py-3.5 sm:inline-block sm:align-top sm:leading-5"
      >
        {`Buy ${dollars}`}
      </Link>
    ),
  }
}
