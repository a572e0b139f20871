import { useState } from 'react'
import type { LendingAction } from '#domain/lending/lendingAction.ts'
import type { LendingProblem } from '#domain/lending/lendingProblem.ts'
import { loadWallet } from '#interfaces/wallet/loadWallet.ts'
import { formatExact } from '#lib/format/exact.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/Button.tsx'
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
  const { action, symbol, decimals, state, wrongChain, wrongNode, blocked, onClose } = props
  const { amount, ready, needsApproval, approval, approve, act, busy, done } = state
  const text = (units: bigint) => `${formatExact(fromUnits(units, decimals))} ${symbol}`

  if (done) return <Primary onClick={onClose}>Done</Primary>
  if (wrongNode && !busy) return <Primary disabled>The node is on another network</Primary>
  if (wrongChain) return <SwitchButton />
  if (busy) {
    const record = act && act.status.name !== 'rejected' ? act : approve
    const inWallet = record?.status.name === 'signing'
    return <Primary busy>{inWallet ? 'Continue in your wallet' : 'Waiting'}</Primary>
  }
  if (!ready || amount === null) return <Primary disabled>{waitingLabel(action, state.problem)}</Primary>
  if (needsApproval && approve?.status.name === 'refused' && approve.amount !== '0')
    return <Primary onClick={() => state.sendApproval(0n)}>{`Reset the old ${symbol} approval`}</Primary>
  if (needsApproval)
    return (
      <Primary onClick={() => state.sendApproval(approval.ask)}>{`Approve ${text(approval.ask)}`}</Primary>
    )
  return (
    <Primary disabled={blocked} onClick={state.sendAction}>
      {`${actionName[action]} ${text(amount)}`}
    </Primary>
  )
}

/** What has to be done before the button can be pressed. */
function waitingLabel(action: LendingAction, problem: LendingProblem | undefined): string {
  if (problem === 'closed') return 'Closed'
  if (problem === 'dust' || problem === 'minimum') return 'Enter a larger amount'
  if (problem !== undefined && problem !== 'empty') return 'Enter a smaller amount'
  return `Enter an amount to ${actionName[action].toLowerCase()}`
}

type PrimaryProps = { children: string; onClick?: () => void; busy?: boolean; disabled?: boolean }

function Primary({ children, onClick, busy = false, disabled = false }: PrimaryProps) {
  return (
    <Button tone="primary" size="large" wide busy={busy} disabled={disabled} {...(onClick && { onClick })}>
      <span className="truncate">{children}</span>
    </Button>
  )
}

function SwitchButton() {
  const [busy, setBusy] = useState(false)
  async function change() {
    setBusy(true)
    try {
      await (await loadWallet()).switchToNetwork()
    } catch {
      toast('The wallet did not switch networks.', { tone: 'failure' })
    }
    setBusy(false)
  }
  return (
    <Primary busy={busy} onClick={() => void change()}>
      Switch network
    </Primary>
  )
}
