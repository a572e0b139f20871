import { lazy, type ReactNode, Suspense } from 'react'
import type { ExactEnd, Side, TradeInput, TradePlan } from '#domain/markets/trades/trade.ts'
import { config } from '#lib/browser/config/config.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { BatchingChoice } from '#pages/signing/batching/BatchingChoice.tsx'
import { NetworkNotice } from '#pages/signing/NetworkNotice.tsx'
import { Steps } from '#pages/signing/Steps.tsx'
import { useSentDraft } from '#pages/signing/useSentDraft.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { usePublishedPlan } from './curve/plannedTrade.ts'
import { type FirstLeg, HopDetails, HopLegs } from './hop/HopLegs.tsx'
import { NextActs } from './NextActs.tsx'
import { PaidIn } from './quote/PaidIn.tsx'
import { QuoteDetails, QuoteFigures } from './quote/QuoteFigures.tsx'
import { QuoteFold } from './quote/QuoteFold.tsx'
import { useQuotedTrade } from './quote/useQuotedTrade.ts'
import { AllowanceField, asksForMore } from './sign/AllowanceField.tsx'
import type { TradeContext, TradeToken } from './sign/plan/tradeContext.ts'
import { type CoinNeed, TestTokens } from './sign/TestTokens.tsx'
import { TradeButton } from './sign/TradeButton.tsx'
import { TradeChanges } from './sign/TradeChanges.tsx'
import { TradeFee } from './sign/TradeFee.tsx'
import { TradeWarnings } from './sign/TradeWarnings.tsx'
import { stepsSummary, tradeSteps } from './sign/tradeSteps.ts'
import { useResumeTrade } from './sign/useResumeTrade.ts'
import { useRunsAlone } from './sign/useRunsAlone.ts'
import { type TradeState, useTrade } from './sign/useTrade.ts'
import { useTradeConsent } from './sign/useTradeConsent.ts'
import { useTradeSession } from './TradeSession.tsx'
import { useKeptState } from './useKeptState.ts'
import { tradeDraft } from './useTradeInput.ts'
import { WalletAmounts } from './WalletAmounts.tsx'

const LeftApproval = lazy(async () => ({
  default: (await import('#pages/signing/LeftApproval.tsx')).LeftApproval,
}))

type SignedTradeProps = {
  context: TradeContext
  stablecoin: TradeToken
  /** The stablecoins that may pay a sale, the preferred one first. */
  stablecoins: readonly TradeToken[]
  input: TradeInput
  onType: (exact: ExactEnd, text: string) => void
  /** Undefined once a person has chosen a side. */
  onSide: ((side: Side) => void) | undefined
  /** Ends the trade, and closes the sheet of the form, where it has one. */
  onDone: () => void
  /** The chain of the connected wallet. */
  chainId: number
  /** The chain id of the node. */
  nodeChain: number
  /** The market whose token pays: it is sold first, in the same transaction. */
  first?: FirstLeg | undefined
  /** The choice of what pays, on the unit of the amount. */
  payWith: ReactNode
}

/** The form of a trade with its steps and button, quoted again at every block. */
export function SignedTrade(props: SignedTradeProps) {
  const { context, stablecoin, stablecoins, input, onType, onSide, chainId, nodeChain, first, payWith } =
    props
  const { market, user, paid, received } = context
  const quoted = useQuotedTrade(context, input, first)
  const { plan, problem, remedy, hop, weighed, refuted, feeSource, feePpm, lastFee, feeRange } = quoted
  const state = useTrade(context, plan, input.side === 'sell' ? stablecoins : [received], useKeptState)
  const runsAlone = useRunsAlone(state)
  const consent = useTradeConsent(input, weighed, state)
  useResumeTrade(context, { input, onType, onSide })
  useSentDraft(tradeDraft(market.poolAddress), state.act, useTradeSession().forget)
  const { busy, done, signed, terms } = state
  const isOffered = (signed === null || terms !== null) && !done
  const need = coinNeed(state, paid, stablecoins, [chainId, nodeChain])
  usePublishedPlan(market.poolAddress, input.side, signed === null ? plan : null)

  function type(exact: ExactEnd, text: string) {
    state.forget()
    onType(exact, text)
  }

  function fix(amountIn: bigint) {
    const text = fromUnits(amountIn, paid.decimals)
    consent.follow('in', text)
    onType('in', text)
  }

  return (
    <>
      <WalletAmounts
        context={context}
        dollar={stablecoin.symbol}
        input={input}
        plan={plan}
        problem={problem}
        state={state}
        needsTokens={need === 'next'}
        payWith={payWith}
        onType={type}
      />
      {isOffered && (
        <QuoteFigures
          market={market}
          side={input.side}
          plan={terms}
          dollar={stablecoin.symbol}
          feeSource={feeSource}
          feePpm={feePpm}
          lastFee={lastFee}
          isSigned={signed !== null}
          isHop={first !== undefined}
          isAsked={consent.impact !== null}
        />
      )}
      {first && <HopLegs first={first} paid={paid} hop={hop} state={state} />}
      {isOffered && <PaidIn context={context} stablecoins={stablecoins} plan={terms} />}
      <Steps
        steps={tradeSteps(context, plan, state)}
        isFolded={runsAlone}
        summary={stepsSummary(context, state)}
      />
      {state.needsApproval && !done && (
        <BatchingChoice choice={state.batching} kind={input.side} isFixed={busy} />
      )}
      <TradeWarnings
        act={input.side === 'buy' ? 'Buy for' : 'Sell'}
        state={state}
        consent={consent}
        onUse={(amount) => type('in', amount)}
      />
      {refuted && !signed && <p className="text-xs text-warn">{refuted}</p>}
      {!done && <TradeFee context={context} plan={plan} state={state} />}
      <NetworkNotice wallet={chainId} node={nodeChain} />
      <TestTokens
        user={user}
        paid={paid}
        stablecoins={stablecoins}
        need={need}
        isDone={done}
        button={
          <TradeButton
            context={context}
            plan={plan}
            remedy={remedy}
            state={state}
            wrongChain={chainId !== config().chainId}
            wrongNode={nodeChain !== config().chainId}
            missing={consent.missing}
            blocked={refuted !== null}
            onFix={fix}
            next={<NextActs context={context} state={state} onDone={props.onDone} />}
          />
        }
      >
        <Remainder context={context} plan={plan} state={state} chainId={chainId} />
        {!done && <TradeChanges context={context} state={state} />}
        {isOffered && (
          <QuoteFold mustShow={asksForMore(state)} isFixed={busy}>
            <AllowanceField pool={market.poolAddress} state={state} />
            <HopDetails first={first} paid={paid} hop={hop} state={state} />
            <QuoteDetails
              market={market}
              plan={terms}
              feeSource={feeSource}
              feeRange={feeRange}
              isSigned={signed !== null}
            />
            {!first && (
              <p className="truncate text-xs text-faint">
                <ExternalText>{stablecoin.symbol}</ExternalText> is a dollar coin: 1 counts as $1.
              </p>
            )}
          </QuoteFold>
        )}
      </TestTokens>
    </>
  )
}

/** The need of free stablecoins, where one of them pays: as the next act for a purse that has none, none from a dollar on. */
function coinNeed(
  { balance, busy, done }: TradeState,
  { asset, decimals }: TradeToken,
  stablecoins: readonly TradeToken[],
  chains: readonly number[],
): CoinNeed {
  const isFree = config().wallet.demo && stablecoins.some((coin) => coin.asset === asset)
  if (!isFree || done || balance === null || chains.some((id) => id !== config().chainId)) return null
  if (balance === 0n && !busy) return 'next'
  return balance < 10n ** BigInt(decimals) ? 'later' : null
}

type RemainderProps = { context: TradeContext; plan: TradePlan | null; state: TradeState; chainId: number }

/** The allowance beyond the entered trade, or the rest after the last one. */
function Remainder({ context, plan, state, chainId }: RemainderProps) {
  const { act, allowance, busy } = state
  const isMore = allowance !== null && allowance > (plan?.amountIn ?? 0n)
  if (busy || (act === null && !isMore)) return null
  const { paid, user: from, router: to } = context
  return (
    <Suspense fallback={null}>
      <LeftApproval act={act ?? { ...paid, from, to, chainId }} />
    </Suspense>
  )
}
