import { Fragment } from 'react'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { wholeCoins } from '#lib/browser/config/wholeCoins.ts'
import { multiply } from '#lib/numbers/decimal.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'

type InDollarsProps = { wei: bigint | null; transaction: Transaction }

/** The dollars that `wei` of the native coin were worth on the day of the transaction and are worth now. Nothing without a rate. */
export function InDollars({ wei, transaction: { historicExchangeRate, exchangeRate } }: InDollarsProps) {
  if (!wei || !(exchangeRate ?? historicExchangeRate)) return null
  const amount = wholeCoins(wei)
  const rates = [
    [historicExchangeRate, 'that day'],
    [exchangeRate, 'now'],
  ] as const
  return (
    // A line that breaks leaves the dot at its end.
    <span className="text-faint *:whitespace-nowrap">
      {rates.map(
        ([rate, when]) =>
          rate && (
            <Fragment key={when}>
              {'\u00a0· '}
              <span>
                <Money value={multiply(amount, rate)} /> {when}
              </span>
            </Fragment>
          ),
      )}
    </span>
  )
}
