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
        // No row is higher with it: on a phone it reaches out of its line.
        className="thumb rounded-md bg-soft px-2 font-medium text-accent hover:underline max-sm:-my-1 max-sm:px-2.5 max-sm:py-1.75 sm:inline-block sm:align-top sm:leading-5"
      >
        {`Buy ${dollars}`}
      </Link>
    ),
  }
}
