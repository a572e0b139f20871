import { config } from '#lib/browser/config.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { Amount } from '#ui/figures/Amount.tsx'

type NativeAmountProps = {
  wei: bigint | null
  /** Every digit, where there is room for them. */
  exact?: boolean
}

/** Wei as whole coins of the network. */
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

/** Wei as Gwei: what gas costs. */
export function Gwei({ wei, exact = false }: NativeAmountProps) {
  return (
    <Amount value={wei === null ? null : fromUnits(wei, 9)} unit="Gwei" style={exact ? 'exact' : 'amount'} />
  )
}
