import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { creditTiers, tierByNumber } from '#domain/lending/creditTiers.ts'
import { annualYield, rateAt, ray } from '#domain/lending/reserve/interest.ts'
import {
  type CurvePoint,
  cutAbove,
  rateCurve,
  readableTop,
  supplyCurve,
} from '#domain/lending/reserve/rateCurve.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { percentText, RateGrid, TierNames } from './RateGrid.tsx'
import { rateHeight, rateScale } from './rateScale.ts'

type RateCurveProps = {
  reserve: Reserve
  /** The tier whose line is emphasised. */
  tier: number
}

/**
 * The borrow rate over utilisation: one line for each credit tier, the supply rate, and the pool's current point. The line
 * below it has the rates at the utilisation under the pointer or the finger.
 */
export function RateCurve({ reserve, tier }: RateCurveProps) {
  const [figure, width] = useWidth<HTMLDivElement>(560)
  const [read, setRead] = useState<number | null>(null)
  const { model } = reserve
  const lines = creditTiers.map((each) => ({ tier: each.tier, points: rateCurve(model, each.tier) }))
  const here = Number(reserve.utilization) / 1e27
  const apyHere = annualYield(rateAt(model, reserve.utilization, tier))
  const kink = Number(model.kinkBps) / 10_000
  const kinkApys = creditTiers.map((each) =>
    annualYield(rateAt(model, (model.kinkBps * ray) / 10_000n, each.tier)),
  )
  const highest = readableTop(kinkApys, apyHere)
  const scale = rateScale(width, highest)
  const own = lines.find((line) => line.tier === tier)?.points ?? []
  const supply = supplyCurve(reserve)
  const full = own.at(-1)?.apy ?? 0
  const { name } = tierByNumber(tier)
  const summary = `Borrow APY at ${name}, at ${percentText(here)} utilisation: ${percentText(apyHere, 2)}. It turns steep above ${percentText(kink)} and is ${percentText(full)} at 100%.`
  const reading =
    read === null
      ? `Now: ${percentText(here)} utilised, ${percentText(apyHere, 2)} APY`
      : `At ${read}% utilised: borrow ${percentText(apyAt(own, read), 2)}, supply ${percentText(apyAt(supply, read), 2)}`

  function readAt({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) {
    setRead(scale.percentAt(clientX - currentTarget.getBoundingClientRect().left))
  }

  return (
    <figure className="grid gap-2 p-4">
      <div ref={figure} className="min-w-0 overflow-hidden">
        <svg
          width={width}
          height={rateHeight}
          className="touch-pan-y fill-none text-xs"
          role="img"
          aria-label={summary}
          onPointerDown={readAt}
          onPointerMove={readAt}
          // What a finger chose stays when it is lifted.
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setRead(null)}
        >
          <RateGrid scale={scale} kink={kink} />
          {lines.map((line) => (
            <path
              key={line.tier}
              d={scale.path(cutAbove(line.points, highest))}
              className={line.tier === tier ? 'stroke-accent' : 'stroke-edge'}
              strokeWidth={line.tier === tier ? 2.5 : 1}
            />
          ))}
          <TierNames scale={scale} apys={kinkApys} tier={tier} />
          <path
            d={scale.path(cutAbove(supply, highest))}
            className="stroke-up"
            strokeWidth="1.5"
            strokeDasharray="5 4"
          />
          {read !== null && (
            <line
              x1={scale.x(read / 100)}
              x2={scale.x(read / 100)}
              y1={scale.y(0)}
              y2={scale.y(highest)}
              className="stroke-muted"
            />
          )}
          <circle
            cx={scale.x(here)}
            cy={scale.y(apyHere)}
            r="5"
            className="fill-accent stroke-surface"
            strokeWidth="2"
          />
        </svg>
      </div>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
        <span className="inline-flex basis-full items-center gap-1.5 font-medium text-text">
          <span
            className={`size-2 rounded-full ${read === null ? 'bg-accent' : 'bg-muted'}`}
            aria-hidden="true"
          />
          {reading}
        </span>
        <Key className="border-accent border-t-2">{`Borrow APY at ${name}`}</Key>
        <Key className="border-up border-t-2 border-dashed">
          {reserve.supplyRate > 0n
            ? 'Supply APY with today’s borrowers'
            : 'Supply APY (if all borrowers were Good)'}
        </Key>
        {full > highest && <span>{`Not shown: ${percentText(full)} APY at full utilisation`}</span>}
      </figcaption>
    </figure>
  )
}

/** The APY of a curve at a utilisation in whole percents, each of which is a point of it. */
function apyAt(curve: readonly CurvePoint[], percent: number): number {
  const distance = ({ utilization }: CurvePoint) => Math.abs(utilization - percent / 100)
  return curve.reduce((nearest, point) => (distance(point) < distance(nearest) ? point : nearest)).apy
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`w-5 ${className}`} aria-hidden="true" />
      {children}
    </span>
  )
}

/** The current width of an element in pixels; `fallback` until it is measured. */
function useWidth<T extends Element>(fallback: number): [RefObject<T | null>, number] {
  const element = useRef<T>(null)
  const [width, setWidth] = useState(fallback)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
