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
        // No higher than a line, so that no row is higher with it. In a card it stands a little above its line, whose
        // padding then has room for the lower half of a thumb.
        className="thumb inline-block rounded-md align-top bg-soft px-2 leading-5 font-medium text-accent hover:underline max-sm:relative max-sm:-top-0.5 max-sm:leading-6"
      >
        {`Buy ${dollars}`}
      </Link>
    ),
  }
}
