import type { ReactNode } from 'react'
import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import { decimalsAt, type ExactEnd, type TradeInput } from '#domain/markets/trades/trade.ts'
import { typedAmount } from '#lib/numbers/amount.ts'
import { type Decimal, fromUnits, isZero, toUnits, zero } from '#lib/numbers/decimal.ts'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { type Preset, Presets, sharesOf } from '#ui/form/Presets.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'

type TradeAmountsProps = {
  market: TradedMarket
  input: TradeInput
  /** The base units in and out; null without a quote. */
  amounts: { in: bigint; out: bigint } | null
  onType: (exact: ExactEnd, text: string) => void
  problem?: string | undefined
  /** The unit of dollars, such as the symbol of the stablecoin; of a token that pays, its symbol. */
  dollar?: string
  /** Whether amounts of dollars are offered. */
  isInDollars?: boolean
  /** The wallet's balance of the paid token; null while unknown, undefined without a wallet. */
  balance?: Decimal | null | undefined
  /** Whether the trade is signed, so that the fields are fixed. */
  disabled?: boolean
  /** The choice of what pays, on the unit of the amount in. */
  payWith?: ReactNode
}

const labels = { buy: 'You pay', sell: 'You sell' }

const ofDollars: readonly Preset[] = [
  ['$10', '10'],
  ['$50', '50'],
  ['$100', '100'],
]

/** The fields for the amount in and the amount out. The typed one is exact, the other follows from it. */
export function TradeAmounts(props: TradeAmountsProps) {
  const {
    market,
    input,
    amounts,
    onType,
    problem,
    dollar = 'USD',
    isInDollars = true,
    balance,
    disabled = false,
    payWith,
  } = props
  const { side, exact, text } = input
  const isPhone = useIsPhone()
  const buys = side === 'buy'
  const units = { in: buys ? dollar : market.symbol, out: buys ? market.symbol : dollar }
  const field = (end: ExactEnd, label: string) => {
    const isExact = end === exact
    const decimals = decimalsAt(side, end)
    const inDollars = end === (buys ? 'in' : 'out') && isInDollars
    const computed = amounts ? typedAmount(fromUnits(amounts[end], decimals), inDollars) : ''
    const value = isExact ? text : computed
    return (
      <AmountInput
        label={isExact || value === '' ? label : `${label} ≈`}
        value={value}
        onChange={(next) => onType(end, next)}
        decimals={decimals}
        unit={units[end]}
        problem={isExact ? problem : undefined}
        disabled={disabled}
        {...(end === 'in' &&
          payWith && {
            unitChoice: (
              <fieldset disabled={disabled} className="min-w-0">
                {payWith}
              </fieldset>
            ),
          })}
        {...(end === 'in' && balance !== undefined && { max: balance })}
      />
    )
  }
  const presets = buys
    ? isInDollars && ofDollars
    : balance !== undefined &&
      sharesOf(toUnits(balance ?? zero, decimalsAt('sell', 'in')), decimalsAt('sell', 'in'))
  return (
    <div className="trade-entry grid gap-2">
      {field('in', labels[side])}
      {presets && (
        <Presets
          presets={presets}
          text={exact === 'in' ? text : ''}
          onType={(next) => onType('in', next)}
          size={isPhone ? 'large' : 'small'}
          disabled={disabled || (!buys && isZero(balance ?? zero))}
        />
      )}
      {field('out', 'You receive')}
    </div>
  )
}
