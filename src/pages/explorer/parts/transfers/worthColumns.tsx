import { worthOf } from '#domain/tokens/tokensWorth.ts'
import { tokenDecimals } from '#interfaces/explorer/token/tokenDecimals.ts'
import type { TokenTransfer } from '#interfaces/explorer/token/tokenTransfer.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import type { Column } from '#ui/table/Column.ts'

/** What transfers are worth at the prices of now; no column where none has a price. A row without one stays empty. */
export function worthColumns(
  rows: readonly TokenTransfer[],
  isOfTransaction: boolean,
): readonly Column<TokenTransfer>[] {
  if (rows.every((row) => worthOfTransfer(row) === null)) return []
  // The cards of a history have no room for it: the page of the transaction shows it.
  return [{ ...worthColumn, card: isOfTransaction ? 'top end' : null }]
}

const worthColumn: Column<TokenTransfer> = {
  id: 'worth',
  header: 'Value',
  help: 'At the price now.',
  width: 6,
  align: 'end',
  importance: 2,
  dollars: worthOfTransfer,
  cell: (transfer) => {
    const worth = worthOfTransfer(transfer)
    return (
      worth !== null && (
        <span className="text-faint">
          <Money value={worth} />
        </span>
      )
    )
  },
}

function worthOfTransfer({ amount, token, ...units }: TokenTransfer): Decimal | null {
  const { exchangeRate: price = null, isScam = false } = token ?? {}
  return worthOf({ value: amount, decimals: tokenDecimals(units), price, isScam })
}
