import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import type { ExactEnd, Side, TradeInput } from '#domain/markets/trades/trade.ts'
import { chainIdQuery } from '#interfaces/node/chain/chainId.ts'
import { type CurveTokens, curveTokensQuery } from '#interfaces/node/contract/curve/curveTokens.ts'
import { config } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { NetworkNotice } from '#pages/signing/NetworkNotice.tsx'
import { SignButton } from '#pages/signing/SignButton.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { CoinTrade } from './CoinTrade.tsx'

type TradeFormProps = {
  market: TradedMarket
  input: TradeInput
  onType: (exact: ExactEnd, text: string) => void
  /** Undefined once a person has chosen a side. */
  onSide: ((side: Side) => void) | undefined
  user: Address
  /** Ends the trade, and closes the sheet of the form, where it has one. */
  onDone: () => void
  chainId: number
  /** The estimate, shown where the pool's stablecoins cannot be known. */
  pending: ReactNode
  /** Shown until they are known. */
  waiting: ReactNode
}

const refusals: Record<NonNullable<CurveTokens['refused']>, string> = {
  'other-contract': 'The contract of this market is not of the kind this site trades on.',
  'other-token': 'The pool says that it sells another token than this page shows.',
  'other-factory': 'This pool is not a market of the factory this site trades with.',
  'no-stablecoin': 'No stablecoin with 18 decimals is approved for the markets.',
}

/** The form of a connected wallet, shown once pool, tokens and factory prove to belong together. */
export function TradeForm({ market, user, pending, waiting, ...rest }: TradeFormProps) {
  const tokens = useQuery(curveTokensQuery(market.poolAddress, market.tokenAddress))
  const { data: nodeChain = config().chainId } = useQuery(chainIdQuery())
  const isKnown = tokens.data !== undefined && tokens.data.refused === undefined
  // A node on another chain does not have this pool, so its answer must not be shown as the reason.
  if (!isKnown && nodeChain !== config().chainId)
    return (
      <>
        {pending}
        <NetworkNotice wallet={rest.chainId} node={nodeChain} />
        <SignButton disabled>The node is on another network</SignButton>
      </>
    )
  if (!tokens.data)
    return tokens.error ? (
      <>
        {pending}
        <Failure error={tokens.error} retry={() => void tokens.refetch()} />
      </>
    ) : (
      waiting
    )
  if (tokens.data.refused !== undefined)
    return (
      <>
        {pending}
        <p role="status" className="text-xs text-warn">
          {refusals[tokens.data.refused]} Nothing is sent to it from here.
        </p>
      </>
    )
  const { router, stablecoins, symbol } = tokens.data
  return (
    <CoinTrade
      market={market}
      user={user}
      router={router}
      stablecoins={stablecoins}
      ownSymbol={symbol}
      nodeChain={nodeChain}
      {...rest}
    />
  )
}
