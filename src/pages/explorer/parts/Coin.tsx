import { config } from '#lib/config.ts'
import { fromUnits } from '#lib/decimal.ts'
import { Amount } from '#ui/Amount.tsx'

type CoinProps = { wei: bigint | null }

/** Wei as whole coins of the network. */
export function Coin({ wei }: CoinProps) {
  const { decimals, symbol } = config().nativeCurrency
  return <Amount value={wei === null ? null : fromUnits(wei, decimals)} unit={symbol} />
}

/** Wei as Gwei: what gas costs. */
export function Gwei({ wei }: CoinProps) {
  return <Amount value={wei === null ? null : fromUnits(wei, 9)} unit="Gwei" />
}
