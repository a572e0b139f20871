import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import { marketOfTokenQuery } from '#interfaces/indexer/market.ts'
import { curveTokensQuery } from '#interfaces/node/contract/curve/curveTokens.ts'
import { poolCoinQuery } from '#interfaces/node/contract/curve/poolCoin.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { useCurve } from '#pages/markets/market/trade/curve/useCurve.ts'
import { SignedTrade } from '#pages/markets/market/trade/SignedTrade.tsx'
import { tokenOf, tradeContext } from '#pages/markets/market/trade/sign/plan/tradeContext.ts'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'

type HopTradeProps = Omit<ComponentProps<typeof SignedTrade>, 'context' | 'stablecoin' | 'first'> & {
  market: TradedMarket
  router: Address
  user: Address
  /** The token of another market. */
  asset: Address
}

/**
 * A purchase that is paid with the token of another market. It is offered once that market's pool, token and factory prove
 * to belong together, as this market's did.
 */
export function HopTrade({ asset, ...rest }: HopTradeProps) {
  const found = useQuery(marketOfTokenQuery(asset))
  const pool = found.data?.poolAddress
  const tokens = useQuery({ ...curveTokensQuery(pool ?? asset, asset), enabled: pool !== undefined })
  const error = found.error ?? tokens.error
  const isRefused = found.data === null || tokens.data?.refused !== undefined
  if (found.data && tokens.data && !isRefused) return <KnownHop from={found.data} {...rest} />
  return (
    <>
      {rest.payWith}
      {error ? (
        <Failure error={error} retry={() => void (found.error ? found : tokens).refetch()} />
      ) : isRefused ? (
        <p role="status" className="text-xs text-warn">
          This token cannot pay here: it has no market that this site trades on. Choose another one.
        </p>
      ) : (
        <Skeleton rows={3} />
      )}
    </>
  )
}

function KnownHop({
  from,
  market,
  router,
  user,
  ...rest
}: Omit<HopTradeProps, 'asset'> & { from: TradedMarket }) {
  const { curve, feeRange, block } = useCurve(from, { everyBlock: rest.input.text !== '' })
  const coin = rest.stablecoins[0] ?? tokenOf(from)
  const { data: held = null } = useQuery(poolCoinQuery(from.poolAddress, coin.asset))
  const token = tokenOf(from)
  return (
    <SignedTrade
      {...rest}
      context={{ ...tradeContext({ market, router, user, side: 'buy' }, token), from }}
      stablecoin={token}
      first={{ market: from, curve, feeRange, block, coin, held }}
    />
  )
}
