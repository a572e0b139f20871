import { useState } from 'react'
import type { LendingAction, Position, Reserve } from '#domain/lending/preview.ts'
import { config } from '#lib/browser/config.ts'
import { compare, decimal } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { LendingRow } from '#pages/lending/parts/data/lendingRow.ts'
import { AmountInput } from '#ui/form/AmountInput.tsx'
import { ActionButton } from './ActionButton.tsx'
import { limitName, problemSentence } from './actionWords.ts'
import { Changes } from './Changes.tsx'
import { FeeLine } from './FeeLine.tsx'
import { Steps } from './Steps.tsx'
import { stepsOf } from './stepsOf.ts'
import { useAction } from './useAction.ts'

type ActionFormProps = {
  action: LendingAction
  row: LendingRow
  rows: readonly LendingRow[]
  reserve: Reserve
  position: Position
  tier: number
  user: Address
  chainId: number
  onClose: () => void
}

const risky = decimal('1.5')

/** Left what you do, right what changes; below the steps, and one button that names the next act. */
export function ActionForm(props: ActionFormProps) {
  const { action, row, reserve, position, user, chainId, onClose } = props
  const state = useAction(props)
  const [accepted, setAccepted] = useState(false)
  const { preview, limit, max, problem, busy, done } = state
  const health = preview?.after.health
  const danger =
    !done &&
    state.ready &&
    (action === 'borrow' || action === 'withdraw') &&
    health !== undefined &&
    health !== 'none' &&
    compare(health, risky) < 0

  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div className="grid min-w-0 grid-cols-1 content-start gap-5">
        <AmountInput
          label="Amount"
          value={state.text}
          onChange={state.edit}
          decimals={reserve.decimals}
          unit={row.symbol}
          max={max}
          {...(limit && { maxLabel: limitName[limit.by] })}
          problem={problem && problemSentence[problem]}
          hint={hintOf(action, state.all, limit?.by, position)}
          disabled={busy || done}
        />
        <Steps steps={stepsOf(action, row.symbol, reserve.decimals, state)} />
        {danger && (
          <label className="flex gap-2 text-xs text-warn">
            <input
              type="checkbox"
              checked={accepted}
              onChange={(event) => setAccepted(event.target.checked)}
            />
            <span>
              I understand that a small fall of my collateral can then let others repay my loan and take
              collateral for it.
            </span>
          </label>
        )}
        <div className={done ? 'invisible' : ''}>
          <FeeLine user={user} call={busy || done ? null : state.nextCall} />
        </div>
        <ActionButton
          action={action}
          symbol={row.symbol}
          decimals={reserve.decimals}
          state={state}
          wrongChain={chainId !== config().chainId}
          blocked={danger && !accepted}
          onClose={onClose}
        />
      </div>
      <section aria-label="What changes" className="min-w-0 rounded-md bg-raised p-4 sm:self-start">
        <h3 className="mb-3 text-xs font-medium text-muted">{done ? 'What changed' : 'What changes'}</h3>
        {preview && (
          <Changes action={action} preview={preview} symbol={row.symbol} moved={state.ready || done} />
        )}
        {action === 'repay' && (
          <p className="mt-3 text-xs text-faint">
            Repaying in every cycle raises your credit score; by how much the contract decides then.
          </p>
        )}
      </section>
    </div>
  )
}

function hintOf(
  action: LendingAction,
  all: boolean,
  by: string | undefined,
  position: Position,
): string | undefined {
  if (all && action === 'repay') return 'Closes the loan, with the interest of the last seconds.'
  if (all && action === 'withdraw') return 'Takes everything, with the interest of the last seconds.'
  if (action === 'repay' && by === 'wallet' && position.borrowed > 0n)
    return 'Your wallet does not cover the whole debt; the rest keeps growing.'
  return undefined
}
