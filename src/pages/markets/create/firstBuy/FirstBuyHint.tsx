import { firstPurchase, type LaunchTerms } from '#domain/markets/create/launchCurve.ts'
import { stablecoinDecimals } from '#domain/markets/curve/curve.ts'
import { decimal, toUnits } from '#lib/numbers/decimal.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'

type FirstBuyHintProps = {
  /** Of dollars; undefined while none is typed. */
  amount: string | undefined
  symbol: string
  /** Null while unknown. */
  launch: LaunchTerms | null
}

/** What the first purchase brings by the curve and the fee of a new market; before an amount is typed, when it takes place. */
export function FirstBuyHint({ amount, symbol, launch }: FirstBuyHintProps) {
  const brings = amount && launch && firstPurchase(launch, toUnits(decimal(amount), stablecoinDecimals))
  if (!brings) return 'Optional. You buy right after the market is created.'
  return (
    <>
      ≈ <Amount value={brings.tokens} style="short" /> <ExternalText>{symbol || 'tokens'}</ExternalText>,{' '}
      <Percent value={brings.share} /> of the supply
    </>
  )
}
