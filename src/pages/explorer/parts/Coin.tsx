import { config } from '#lib/config.ts'
import { fromUnits } from '#lib/decimal.ts'
import { Amount } from '#ui/Amount.tsx'

type CoinProps = {
  wei: bigint | null
  /** Every digit, where there is room for them. */
  exact?: boolean
}

/** Wei as whole coins of the network. */
export function Coin({ wei, exact = false }: CoinProps) {
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
export function Gwei({ wei, exact = false }: CoinProps) {
  return (
    <Amount value={wei === null ? null : fromUnits(wei, 9)} unit="Gwei" style={exact ? 'exact' : 'amount'} />
  )
}
