import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { chainIdQuery } from '#interfaces/node/chain/chainId.ts'
import { curveTokensQuery } from '#interfaces/node/contract/curve/curveTokens.ts'
import { config } from '#lib/browser/config/config.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { useSlippage } from '#pages/markets/market/trade/quote/slippage.ts'
import { useQuotedTrade } from '#pages/markets/market/trade/quote/useQuotedTrade.ts'
import { tradeContext } from '#pages/markets/market/trade/sign/plan/tradeContext.ts'
import { TradeButton } from '#pages/markets/market/trade/sign/TradeButton.tsx'
import { TradeFee } from '#pages/markets/market/trade/sign/TradeFee.tsx'
import { TradeWarnings } from '#pages/markets/market/trade/sign/TradeWarnings.tsx'
import { tradeSteps } from '#pages/markets/market/trade/sign/tradeSteps.ts'
import { useTrade } from '#pages/markets/market/trade/sign/useTrade.ts'
import { useTradeConsent } from '#pages/markets/market/trade/sign/useTradeConsent.ts'
import { TradeOutcome } from '#pages/markets/market/trade/TradeOutcome.tsx'
import { BusyButton } from '#pages/signing/BusyButton.tsx'
import { Steps } from '#pages/signing/Steps.tsx'
import type { FollowUp } from '#pages/signing/useFollowUp.ts'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { FirstBuyFigures } from './FirstBuyFigures.tsx'
import type { FirstOrder } from './firstOrder.ts'

/** Milliseconds in which the purchase may begin by itself; later it needs another press. */
const patience = 30_000

type FirstPurchaseProps = {
  creation: TransactionRecord
  market: TradedMarket
  order: FirstOrder
  follow: FollowUp
  chainId: number
}

/** The purchase that was asked for with the creation of its market, once pool, token and factory prove to belong together. */
export function FirstPurchase(props: FirstPurchaseProps) {
  const { market, order } = props
  const { data, error, refetch } = useQuery(curveTokensQuery(market.poolAddress, market.tokenAddress))
  if (error) return <Failure error={error} retry={() => void refetch()} />
  if (!data) return <BusyButton busyWith="node" />
  if (data.refused !== undefined || !data.stablecoins.some(({ asset }) => asset === order.coin.asset))
    return (
      <p role="status" className="text-xs text-warn">
        The contracts of the new market are not those of this site. Nothing was bought.
      </p>
    )
  return <Purchase {...props} router={data.router} />
}

function Purchase({ creation, router, follow, chainId, ...rest }: FirstPurchaseProps & { router: Address }) {
  const { order } = rest
  const { data: nodeChain = config().chainId } = useQuery(chainIdQuery())
  const isOwnNode = nodeChain === config().chainId
  const purchase = usePurchase(rest, { router, user: creation.from, isOwnNode }, follow)
  const { context, input, quoted, plan, state } = purchase
  const consent = useTradeConsent(input, quoted.weighed, state)
  const isAlone = follow.terms !== null
  const followsApproval = state.follow.terms !== null
  const steps = [{ id: 'create', title: `Create ${creation.symbol}`, record: creation }]
  return (
    <>
      <TradeOutcome context={context} state={state} creation={creation.hash}>
        {null}
      </TradeOutcome>
      {!state.done && <FirstBuyFigures plan={state.terms ?? plan ?? order.plan} symbol={creation.symbol} />}
      <Steps steps={[...steps, ...tradeSteps(context, plan, state)]} />
      {follow.isWorse && !state.busy && !state.done && (
        <p role="status" className="text-xs text-warn">
          The price moved before your purchase. Nothing was bought: check the minimum received.
        </p>
      )}
      {!isAlone && !followsApproval && (
        <TradeWarnings act="Buy for" state={state} consent={consent} onUse={() => undefined} />
      )}
      {quoted.refuted && !isAlone && !state.signed && <p className="text-xs text-warn">{quoted.refuted}</p>}
      {/* While it goes on by itself nothing is left to weigh, and the fee of the next call is not known. */}
      {!isAlone && !state.busy && !state.done && <TradeFee context={context} plan={plan} state={state} />}
      {isAlone && !state.busy ? (
        <BusyButton busyWith="node" />
      ) : (
        <TradeButton
          context={context}
          plan={plan}
          remedy={quoted.remedy}
          state={state}
          wrongChain={chainId !== config().chainId}
          wrongNode={!isOwnNode}
          missing={followsApproval ? undefined : consent.missing}
          blocked={quoted.refuted !== null}
          onFix={() => undefined}
        />
      )}
    </>
  )
}

/** The purchase as its market quotes it now. It begins by itself once, and only where it gives the shown minimum. */
function usePurchase(
  { market, order }: Pick<FirstPurchaseProps, 'market' | 'order'>,
  { router, user, isOwnNode }: { router: Address; user: Address; isOwnNode: boolean },
  follow: FollowUp,
) {
  const { coin, plan: shown } = order
  const context = tradeContext({ market, router, user, side: 'buy' }, coin)
  const input = {
    side: 'buy',
    exact: 'in',
    text: fromUnits(shown.amountIn, coin.decimals),
    slippageBps: useSlippage(),
  } as const
  const quoted = useQuotedTrade(context, input)
  const isAlone = follow.terms !== null
  const least = isAlone ? shown.leastOut : 0n
  const now = quoted.plan
  const plan = now && now.leastOut < least ? { ...now, leastOut: least } : now
  const state = useTrade(context, plan, [context.received])
  const isWorse = now !== null && now.quote.amountOut < least
  const isOver = isWorse || state.isShort || quoted.problem !== undefined

  const goOn = useEffectEvent(() => {
    if (isOver) return follow.end(isWorse)
    if (plan === null || !follow.take()) return
    if (!state.needsApproval) state.sendTrade()
    else if (state.isTogether) state.sendTogether()
    else state.sendApproval(plan.amountIn)
  })
  const giveUp = useEffectEvent(() => follow.end())
  // A quote of the indexer's reserves is refuted until the pool itself was read.
  const isDue = isAlone && isOwnNode && quoted.refuted === null && (isOver || (state.isReady && !state.busy))
  useEffect(() => {
    if (isDue) goOn()
  }, [isDue])
  useEffect(() => {
    const timer = setTimeout(giveUp, patience)
    return () => clearTimeout(timer)
  }, [])
  return { context, input, quoted, plan, state }
}
