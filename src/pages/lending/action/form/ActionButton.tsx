import type { LendingAction } from '#domain/lending/action/lendingAction.ts'
import { lendingPool } from '#lib/browser/config/lendingPool.ts'
import { firstDigits } from '#lib/format/firstDigits.ts'
import { fromUnits, isZero } from '#lib/numbers/decimal.ts'
import { actionName, nothingToMove } from '#pages/lending/action/actionWords.ts'
import type { ActionContext, ActionPlan } from '#pages/lending/action/sign/actionPlan.ts'
import { allText } from '#pages/lending/action/sign/actionSteps.ts'
import type { useAction } from '#pages/lending/action/sign/useAction.ts'
import { ActButton } from '#pages/signing/ActButton.tsx'
import { BusyButton } from '#pages/signing/BusyButton.tsx'
import { SignButton } from '#pages/signing/SignButton.tsx'
import { SwitchButton } from '#pages/signing/SwitchButton.tsx'
import { CollateralButton } from './CollateralButton.tsx'

type ActionButtonProps = {
  context: ActionContext
  state: ReturnType<typeof useAction>
  wrongChain: boolean
  /** Whether the node is on another chain than this site, so that its balances and simulations do not apply. */
  wrongNode: boolean
  /** Whether a warning must be accepted first. */
  blocked: boolean
  onClose: () => void
}

/** The one button of the form; its label is the exact next act. */
export function ActionButton(props: ActionButtonProps) {
  const { context, state, wrongChain, wrongNode, onClose } = props
  const { amount, ready, approve, act, busy, done } = state

  if (done) return <SignButton onClick={onClose}>Done</SignButton>
  if (wrongNode && !busy) return <SignButton disabled>The node is on another network</SignButton>
  if (wrongChain) return <SwitchButton size="large" wide />
  if (busy) {
    const record = act && act.status.name !== 'rejected' ? act : approve
    if (state.permit.state.name === 'asking') return <BusyButton busyWith="message" />
    return <BusyButton busyWith={record?.status.name === 'signing' ? 'transaction' : 'block'} />
  }
  if (needsCollateral(state)) return <CollateralButton context={context} />
  if (!ready || amount === null)
    return <SignButton disabled>{waitingLabel(context.action, state)}</SignButton>
  return <NextAct {...props} amount={amount} />
}

/** The action, with its approval where that comes first. */
function NextAct({ context, state, blocked, amount }: ActionButtonProps & { amount: bigint }) {
  const { action, symbol, decimals } = context
  const { needsApproval, approval, allowance, approve } = state
  const name = actionName[action]
  const token = { symbol, decimals }
  const label = (act: string) =>
    state.all ? `${act} ${allText(amount, token)}` : amountLabel(act, amount, token)
  if (!state.isTogether && state.permit.isUsed && needsApproval)
    return (
      <SignButton onClick={state.askPermit}>
        {amountLabel('Sign permission for', approval.ask, token)}
      </SignButton>
    )
  const isOld = !state.isTogether && needsApproval && allowance > 0n
  if (isOld && approve?.status.name === 'refused' && approve.amount !== '0')
    return (
      <SignButton onClick={() => state.sendApproval(0n)}>{`Reset the old ${symbol} approval`}</SignButton>
    )
  if (needsApproval)
    return (
      <SignButton
        disabled={blocked}
        onClick={state.isTogether ? state.sendTogether : () => state.sendApproval(approval.ask)}
      >
        {label(`Approve and ${name.toLowerCase()}`)}
      </SignButton>
    )
  return (
    <ActButton
      follow={state.follow}
      spender={lendingPool()}
      units={approval.required}
      disabled={blocked}
      onClick={state.sendAction}
    >
      {label(name)}
    </ActButton>
  )
}

/** An act and the first digits of its amount; the field and the title of the step have every digit. */
function amountLabel(act: string, units: bigint, { symbol, decimals }: { symbol: string; decimals: number }) {
  return `${act} ${firstDigits(fromUnits(units, decimals))} ${symbol}`
}

/** Whether a loan is refused because the account has nothing to borrow against. */
export function needsCollateral({ limit, preview }: ActionPlan): boolean {
  return limit?.by === 'power' && preview !== null && isZero(preview.before.power)
}

/** The label of the disabled button: what is still missing. */
function waitingLabel(action: LendingAction, { limit, problem }: ActionPlan): string {
  if (limit?.amount === 0n) return nothingToMove[limit.by]
  if (problem === 'dust' || problem === 'minimum') return 'Enter a larger amount'
  if (problem !== undefined && problem !== 'empty') return 'Enter a smaller amount'
  return `Enter an amount to ${actionName[action].toLowerCase()}`
}
