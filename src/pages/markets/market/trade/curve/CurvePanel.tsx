import { lazyRouteComponent } from '@tanstack/react-router'
import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import { Panel } from '#ui/layout/Panel.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import { CurveAsOf } from './CurveAsOf.tsx'

type CurvePanelProps = { market: TradedMarket }

const CurveFigures = lazyRouteComponent(() => import('./CurveFigures.tsx'), 'CurveFigures')

/** The bonding curve of a market. Its code loads after that of the chart and the trade, which are above it. */
export function CurvePanel({ market }: CurvePanelProps) {
  const isPhone = useIsPhone()
  return (
    <Panel title="Bonding curve" asOf={<CurveAsOf market={market} />} rows={isPhone ? 1 : 4} bare={isPhone}>
      <CurveFigures market={market} />
    </Panel>
  )
}
