import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { price, stablecoinDecimals } from '#domain/markets/curve/curve.ts'
import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import { marketName } from '#domain/markets/marketName.ts'
import { nodeMarketQuery } from '#interfaces/node/contract/curve/nodeMarket.ts'
import { hasTrading } from '#lib/browser/config/config.ts'
import { formatCount } from '#lib/format/count.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { mayRecover } from '#lib/requests/errors.ts'
import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { useSlowRetry } from '#ui/feedback/loading/useSlowRetry.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { PageHead } from '#ui/layout/PageHead.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { Hash } from '#ui/links/Hash.tsx'
import { ContractFigure } from './MarketFigures.tsx'
import { CurvePanel } from './trade/curve/CurvePanel.tsx'
import { useCurve } from './trade/curve/useCurve.ts'
import { TradePanel } from './trade/TradePanel.tsx'

type UnreadableMarketProps = { pool: Address; error: unknown; retry: () => void }

/**
 * In place of a market that the indexer did not answer for: what the node knows of it, with its trade, the failure, and
 * where its address can still be looked up. In a narrow window the trade stands at the bottom of the page.
 */
export function UnreadableMarket({ pool, error, retry }: UnreadableMarketProps) {
  useSlowRetry(error, retry)
  const { data: market } = useQuery(nodeMarketQuery(pool))
  const name = market && marketName(market)
  return (
    <>
      <PageHead
        kind="Market"
        title={name ? <ExternalText>{name}</ExternalText> : <Hash value={pool} />}
        documentTitle={`Market ${name ?? shortHash(pool)}`}
        figures={market && <NodeFigures market={market} />}
      />
      <div className={market ? 'market-columns items-start' : undefined}>
        <div className="grid min-w-0 gap-4">
          <Panel title="Chart, trades and holders">
            <Failure error={error} retry={retry} />
            <p className="flex flex-wrap gap-x-4 gap-y-2 border-t px-4 py-3 text-sm text-muted">
              {mayRecover(error) && 'This page tries again by itself.'}
              <Link to="/address/$address" params={{ address: pool }} className="link underline">
                The address in the explorer
              </Link>
              <Link to="/status" className="link underline">
                Network status
              </Link>
            </p>
            {market && hasTrading() && (
              <p className="border-t px-4 py-3 text-sm text-warn">
                Another market of this name would not be noticed now. Check the token's address before you
                trade.
              </p>
            )}
          </Panel>
          {market && <NodeCurve market={market} />}
        </div>
        {market && <TradePanel market={market} />}
      </div>
    </>
  )
}

/** The curve at the price of the pool's present reserves. */
function NodeCurve({ market }: { market: TradedMarket }) {
  const { curve } = useCurve(market)
  return <CurvePanel market={{ ...market, spotPrice: price(curve.x, curve.y) }} />
}

/** Price and reserve by the market's own contract, and its addresses. */
function NodeFigures({ market }: { market: TradedMarket }) {
  const { curve, block } = useCurve(market)
  return (
    <>
      <Figure label="Price" size="large" note={block !== null && `by the node, block ${formatCount(block)}`}>
        <Price value={price(curve.x, curve.y)} />
      </Figure>
      <Figure label="Real reserve" size="large">
        <Money value={fromUnits(curve.realUsd, stablecoinDecimals)} />
      </Figure>
      <ContractFigure label="Token" address={market.tokenAddress} />
      <ContractFigure label="Pool" address={market.poolAddress} />
    </>
  )
}
