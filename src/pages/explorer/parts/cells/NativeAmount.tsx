import { config } from '#lib/browser/config.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { Amount } from '#ui/figures/Amount.tsx'

type NativeAmountProps = {
  wei: bigint | null
  /** Shows every digit. */
  exact?: boolean
}

/** An amount in wei, shown in the native currency. */
export function NativeAmount({ wei, exact = false }: NativeAmountProps) {
  const { decimals, symbol } = config().nativeCurrency
  return (
    <Amount
      value={wei === null ? null : fromUnits(wei, decimals)}
      unit={symbol}
      style={exact ? 'exact' : 'amount'}
    />
  )
}

/** An amount in wei, shown in Gwei. */
export function Gwei({ wei, exact = false }: NativeAmountProps) {
  return (
    <Amount value={wei === null ? null : fromUnits(wei, 9)} unit="Gwei" style={exact ? 'exact' : 'amount'} />
  )
}
