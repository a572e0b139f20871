import { config } from '#lib/browser/config/config.ts'
import { wholeCoins } from '#lib/browser/config/wholeCoins.ts'
import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Fee } from '#ui/figures/numbers/Fee.tsx'
import { Significant } from '#ui/figures/numbers/Significant.tsx'

type NativeAmountProps = {
  wei: bigint | null
  /** Shows every digit. */
  exact?: boolean
}

/** An amount in wei, shown in the native currency. */
export function NativeAmount({ wei, exact = false }: NativeAmountProps) {
  const { symbol } = config().nativeCurrency
  return <Amount value={wholeCoins(wei)} unit={symbol} style={exact ? 'exact' : 'amount'} />
}

/** A fee in wei, shown in the native currency: `0.00134600 ETH`. */
export function NativeFee({ wei }: Pick<NativeAmountProps, 'wei'>) {
  return <Fee value={wholeCoins(wei)} unit={config().nativeCurrency.symbol} />
}

/** Below a thousandth of a Gwei a price is more zeros than digits. */
export const leastInGwei = 1_000_000n

/** What a unit of gas costs, in wei, shown in Gwei; an exact one that is tiny is shown in wei. */
export function GasPrice({
  wei,
  exact = false,
  places,
}: NativeAmountProps & { places?: number | undefined }) {
  if (exact && wei !== null && wei > 0n && wei < leastInGwei)
    return <Amount value={fromUnits(wei, 0)} unit="wei" style="exact" />
  const value = wholeGwei(wei)
  return exact ? (
    <Amount value={value} unit="Gwei" style="exact" />
  ) : (
    <Significant value={value} unit="Gwei" places={places} />
  )
}

/** Wei in Gwei; null when unknown. */
export function wholeGwei(wei: bigint | null): Decimal | null {
  return wei === null ? null : fromUnits(wei, 9)
}
