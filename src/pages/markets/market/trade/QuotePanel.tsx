import { useState } from 'react'
import { quoteBuy, quoteSell, stablecoinDecimals, tokenDecimals } from '#domain/markets/curve.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { readAmount } from '#lib/numbers/amount.ts'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { Segmented } from '#ui/form/Segmented.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { CurveAsOf } from './CurveAsOf.tsx'
import { QuoteFigures } from './QuoteFigures.tsx'
import { useCurve } from './useCurve.ts'

type QuotePanelProps = { market: Market }

const slippages = [
  { value: '50', label: '0.5%' },
  { value: '100', label: '1%' },
  { value: '300', label: '3%' },
] as const

/** What a purchase or a sale would give now. It sends nothing. */
export function QuotePanel({ market }: QuotePanelProps) {
  const [side, setSide] = useState<'buy' | 'sell'>('buy')
  const [text, setText] = useState('')
  const [slippage, setSlippage] = useState<(typeof slippages)[number]['value']>('100')
  const { curve, feeSource } = useCurve(market)
  const buys = side === 'buy'
  const decimals = buys ? stablecoinDecimals : tokenDecimals
  const reading = readAmount(text, decimals)
  const units = reading.kind === 'amount' ? reading.units : 0n
  const quote = buys ? quoteBuy(curve, units) : quoteSell(curve, units)

  return (
    <Panel
      title="Estimate"
      asOf={<CurveAsOf market={market} />}
      control={
        <Segmented
          label="Side"
          value={side}
          options={[
            { value: 'buy', label: 'Buy' },
            { value: 'sell', label: 'Sell' },
          ]}
          onChange={(next) => {
            setSide(next)
            setText('')
          }}
        />
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-3">
        <p className="text-xs text-muted">Estimate only. Nothing is sent.</p>
        <AmountInput
          label={buys ? 'You pay' : 'You sell'}
          value={text}
          onChange={setText}
          decimals={decimals}
          unit={buys ? 'USD' : market.symbol}
          problem={quote === 'beyond-reserve' ? 'The pool does not hold that many dollars.' : undefined}
        />
        <QuoteFigures
          market={market}
          side={side}
          quote={typeof quote === 'string' ? null : quote}
          slippageBps={Number(slippage)}
          feeSource={feeSource}
        />
        <div className="flex flex-wrap items-center justify-between gap-2 text-xs text-muted">
          <span title="How much less you would accept if others trade before you">Max slippage</span>
          <Segmented label="Max slippage" value={slippage} options={slippages} onChange={setSlippage} />
        </div>
      </div>
    </Panel>
  )
}
