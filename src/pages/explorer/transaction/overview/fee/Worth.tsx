import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { config } from '#lib/browser/config/config.ts'
import { fromUnits, multiply } from '#lib/numbers/decimal.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'

export type WorthProps = { wei: bigint | null; transaction: Transaction }

/** What an amount of the native coin was worth that day and is worth now, where the explorer tells the rates. */
export function Worth({ wei, transaction: { historicExchangeRate, exchangeRate } }: WorthProps) {
  if (!wei) return null
  const amount = fromUnits(wei, config().nativeCurrency.decimals)
  return (
    <span className="text-faint">
      {historicExchangeRate && (
        <>
          {' · '}
          <Money value={multiply(amount, historicExchangeRate)} /> that day
        </>
      )}
      {exchangeRate && (
        <>
          {' · '}
          <Money value={multiply(amount, exchangeRate)} /> now
        </>
      )}
    </span>
  )
}
