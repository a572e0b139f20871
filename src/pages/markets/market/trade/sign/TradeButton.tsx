import type { ReactNode } from 'react'
import { allowanceFor } from '#domain/approvals/allowanceAmount.ts'
import type { TradePlan } from '#domain/markets/trades/trade.ts'
import { shortText } from '#lib/format/amountText.ts'
import { ActButton } from '#pages/signing/ActButton.tsx'
import { BusyButton } from '#pages/signing/BusyButton.tsx'
import { SignButton } from '#pages/signing/SignButton.tsx'
import { SwitchButton } from '#pages/signing/SwitchButton.tsx'
import { type TradeContext, type TradeToken, tradeTitle } from './plan/tradeContext.ts'
import type { Remedy } from './plan/tradeReadiness.ts'
import type { TradeState } from './useTrade.ts'

type TradeButtonProps = {
  context: TradeContext
  plan: TradePlan | null
  /** The change that makes the entered amount tradable. */
  remedy: Remedy | undefined
  state: TradeState
  wrongChain: boolean
  /** Whether the node is on another chain than this site, so that its balances and simulations do not apply. */
  wrongNode: boolean
  /** The warning to accept first, as the label; undefined without one. */
  missing: string | undefined
  /** Whether the quote does not hold. */
  blocked: boolean
  /** Called with the approved amount, which is the exact one from then on. */
  onFix: (amountIn: bigint) => void
  /** What can be done after the trade, where its outcome does not have it. */
  next?: ReactNode
}

/** The one button of the form; its label is the exact next act. */
export function TradeButton(props: TradeButtonProps) {
  const { plan, state, wrongChain, wrongNode } = props
  const { approve, act, busy, done, isReady } = state

  if (done) return props.next
  if (wrongNode && !busy) return <SignButton disabled>The node is on another network</SignButton>
  if (wrongChain) return <SwitchButton size="large" wide />
  if (busy) {
    const record = act && act.status.name !== 'rejected' ? act : approve
    const inWallet = record?.status.name === 'signing'
    return <BusyButton busyWith={inWallet ? 'transaction' : 'block'} />
  }
  if (!isReady || plan === null) return <SignButton disabled>{waitingLabel(props)}</SignButton>
  if (props.missing) return <SignButton disabled>{props.missing}</SignButton>
  return <NextAct {...props} plan={plan} />
}

/** The label of the disabled button: what is still missing. */
function waitingLabel({
  context: { side, paid },
  plan,
  remedy,
  state: { balance, isShort },
}: TradeButtonProps) {
  if (balance === 0n) return `No ${paid.symbol} in your wallet`
  if (remedy === 'slippage') return 'Enter a max slippage from 0.01 to 50%'
  if (remedy || isShort) return `Enter a ${remedy ?? 'smaller'} amount`
  return plan ? 'Waiting for the node' : `Enter an amount to ${side}`
}

/** The amount that the approval grants: `25 HUSD`, `unlimited HUSD`. */
function grantText({ allowanceChoice }: TradeState, { amountIn }: TradePlan, paid: TradeToken): string {
  if (allowanceChoice === 'unlimited') return `unlimited ${paid.symbol}`
  return shortText(allowanceFor(allowanceChoice, amountIn), paid)
}

/** The trade, with its approval where that comes first. An approval of more than the trade is a press of its own. */
function NextAct({ context, plan, state, blocked, onFix }: TradeButtonProps & { plan: TradePlan }) {
  const { approve, needsApproval, allowance, allowanceChoice } = state
  const { paid, router } = context
  const title = tradeTitle(context, plan.amountIn, shortText)
  if (!needsApproval)
    return (
      <ActButton
        follow={state.follow}
        spender={router}
        units={plan.amountIn}
        disabled={blocked}
        onClick={state.sendTrade}
      >
        {title}
      </ActButton>
    )
  const isOld = !state.isTogether && allowance !== null && allowance > 0n
  if (isOld && approve?.status.name === 'refused' && approve.amount !== '0')
    return (
      <SignButton onClick={() => state.sendApproval(0n)}>
        {`Reset the old ${paid.symbol} approval`}
      </SignButton>
    )
  const approveIt = () => {
    onFix(plan.amountIn)
    state.sendApproval(plan.amountIn)
  }
  const isBoth = state.isTogether || allowanceChoice === 'exact'
  return (
    <SignButton disabled={blocked} onClick={state.isTogether ? state.sendTogether : approveIt}>
      {isBoth
        ? `Approve and ${title.charAt(0).toLowerCase()}${title.slice(1)}`
        : `Approve ${grantText(state, plan, paid)}`}
    </SignButton>
  )
}
