import type { LendingAction } from '#domain/lending/lendingAction.ts'
import type { LendingProblem } from '#domain/lending/lendingProblem.ts'
import { formatExact } from '#lib/format/exact.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { SignButton } from '#pages/signing/SignButton.tsx'
import { SwitchButton } from '#pages/signing/SwitchButton.tsx'
import { actionName } from './actionWords.ts'
import type { useAction } from './useAction.ts'

type ActionButtonProps = {
  action: LendingAction
  symbol: string
  decimals: number
  state: ReturnType<typeof useAction>
  wrongChain: boolean
  /** The node is of another chain than this site: what it says of balances and calls is not true here. */
  wrongNode: boolean
  /** Something has to be accepted first. */
  blocked: boolean
  onClose: () => void
}

/** One button; its label is the exact next act. */
export function ActionButton(props: ActionButtonProps) {
  const { action, symbol, decimals, state, wrongChain, wrongNode, onClose } = props
  const { amount, ready, approve, act, busy, done } = state

  if (done) return <SignButton onClick={onClose}>Done</SignButton>
  if (wrongNode && !busy) return <SignButton disabled>The node is on another network</SignButton>
  if (wrongChain) return <SwitchButton size="large" wide />
  if (busy) {
    const record = act && act.status.name !== 'rejected' ? act : approve
    const inWallet = record?.status.name === 'signing' || state.permit.state.name === 'asking'
    return <SignButton busy>{inWallet ? 'Continue in your wallet' : 'Waiting'}</SignButton>
  }
  if (!ready || amount === null)
    return <SignButton disabled>{waitingLabel(action, state.problem)}</SignButton>
  return <NextAct {...props} amount={amountText(amount, symbol, decimals)} />
}

/** The approval, the action, or both where the wallet takes them together. */
function NextAct({
  action,
  symbol,
  decimals,
  state,
  blocked,
  amount,
}: ActionButtonProps & { amount: string }) {
  const { needsApproval, approval, approve } = state
  const name = actionName[action]
  if (state.isTogether)
    return (
      <SignButton disabled={blocked} onClick={state.sendTogether}>
        {`Approve and ${name.toLowerCase()} ${amount}`}
      </SignButton>
    )
  if (state.permit.isUsed && needsApproval)
    return (
      <SignButton onClick={state.askPermit}>
        {`Sign permission for ${amountText(approval.ask, symbol, decimals)}`}
      </SignButton>
    )
  if (needsApproval && approve?.status.name === 'refused' && approve.amount !== '0')
    return (
      <SignButton onClick={() => state.sendApproval(0n)}>{`Reset the old ${symbol} approval`}</SignButton>
    )
  if (needsApproval)
    return (
      <SignButton onClick={() => state.sendApproval(approval.ask)}>
        {`Approve ${amountText(approval.ask, symbol, decimals)}`}
      </SignButton>
    )
  return (
    <SignButton disabled={blocked} onClick={state.sendAction}>
      {`${name} ${amount}`}
    </SignButton>
  )
}

function amountText(units: bigint, symbol: string, decimals: number): string {
  return `${formatExact(fromUnits(units, decimals))} ${symbol}`
}

/** What has to be done before the button can be pressed. */
function waitingLabel(action: LendingAction, problem: LendingProblem | undefined): string {
  if (problem === 'closed') return 'Closed'
  if (problem === 'dust' || problem === 'minimum') return 'Enter a larger amount'
  if (problem !== undefined && problem !== 'empty') return 'Enter a smaller amount'
  return `Enter an amount to ${actionName[action].toLowerCase()}`
}
