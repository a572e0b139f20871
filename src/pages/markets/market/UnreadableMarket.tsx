import { Link } from '@tanstack/react-router'
import { price, stablecoinDecimals } from '#domain/markets/curve/curve.ts'
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
import { useMarketOfNode } from './useMarketOfNode.ts'

type UnreadableMarketProps = { pool: Address; error: unknown; retry: () => void }

/**
 * In place of a market that the indexer did not answer for: what the node knows of it, the failure, and where its address
 * can still be looked up.
 */
export function UnreadableMarket({ pool, error, retry }: UnreadableMarketProps) {
  useSlowRetry(error, retry)
  const market = useMarketOfNode(pool)
  return (
    <>
      <PageHead
        kind="Market"
        title={market?.symbol ? <ExternalText>{market.symbol}</ExternalText> : <Hash value={pool} />}
        documentTitle={`Market ${market?.symbol ?? shortHash(pool)}`}
        figures={market && <NodeFigures pool={pool} market={market} />}
      />
      <Panel title="Chart, trades and holders" bare>
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
      </Panel>
    </>
  )
}

type NodeFiguresProps = { pool: Address; market: NonNullable<ReturnType<typeof useMarketOfNode>> }

/** Price and reserve by the market's own contract, and its addresses. */
function NodeFigures({ pool, market: { token, reserves, block } }: NodeFiguresProps) {
  return (
    <>
      {reserves && (
        <>
          <Figure
            label="Price"
            size="large"
            note={block !== null && `by the node, block ${formatCount(block)}`}
          >
            <Price value={price(reserves.x, reserves.y)} />
          </Figure>
          <Figure label="Real reserve" size="large">
            <Money value={fromUnits(reserves.realUsd, stablecoinDecimals)} />
          </Figure>
        </>
      )}
      <ContractFigure label="Token" address={token} />
      <ContractFigure label="Pool" address={pool} />
    </>
  )
}
