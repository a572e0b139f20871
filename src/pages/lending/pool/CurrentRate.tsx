import { percentText } from './RateGrid.tsx'
import type { RateScale } from './rateScale.ts'

type CurrentRateProps = { scale: RateScale; utilization: number; apy: number }

/** Where the pool is now on the curve, with its figures on the side that has room. */
export function CurrentRate({ scale: { x, y }, utilization, apy }: CurrentRateProps) {
  const isRight = utilization > 0.4
  return (
    <>
      <circle cx={x(utilization)} cy={y(apy)} r="5" className="fill-accent stroke-surface" strokeWidth="2" />
      <text
        x={x(utilization) + (isRight ? 4 : -4)}
        y={y(apy) - 12}
        textAnchor={isRight ? 'end' : 'start'}
        strokeWidth="4"
        paintOrder="stroke"
        className="fill-text stroke-surface font-medium"
      >
        {`Now: ${percentText(utilization)} utilised, ${percentText(apy)} APY`}
      </text>
    </>
  )
}
