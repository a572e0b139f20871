import { useState } from 'react'
import { approveCall, lendingCall } from '#interfaces/lending/contract.ts'
import type { TransactionKind, TransactionRecord } from '#interfaces/node/transactionRecord.ts'
import { isOpen } from '#interfaces/node/transactionSentence.ts'
import { startTransaction, useTransactions } from '#interfaces/node/transactions.ts'
import { readAmount } from '#lib/amount.ts'
import { config } from '#lib/config.ts'
import { type Decimal, fromUnits } from '#lib/decimal.ts'
import { approvalFor, everything, lendingProblem, limitOf } from '#lib/lendingLimits.ts'
import type { LendingAction, Position, Reserve } from '#lib/lendingPreview.ts'
import type { Address, Hex } from '#lib/wire.ts'
import type { LendingRow } from './lendingRow.ts'
import { type Preview, previewOf } from './preview.ts'

/** Everything an open dialog needs, when somebody is connected and the chain has answered. */
type Known = {
  action: LendingAction
  row: LendingRow
  rows: readonly LendingRow[]
  reserve: Reserve
  position: Position
  user: Address
  tier: number
}

/**
 * One action from the amount to its last word. The transactions themselves live in the store: closing the dialog
 * stops nothing, and opening it again takes up what is under way.
 */
export function useAction({ action, row, rows, reserve, position, user, tier }: Known) {
  const records = useTransactions()
  const [text, setText] = useState('')
  const [ids, setIds] = useState(() => openIds(records, action, row.asset, user))
  const [frozen, setFrozen] = useState<{ preview: Preview; text: string } | null>(null)
  const recordOf = (id: string | null) => records.find((record) => record.id === id) ?? null
  const approve = recordOf(ids.approve)
  const act = recordOf(ids.act)

  const live = previewOf(action, 0n, row, rows, tier)
  const limit = live && limitOf(action, reserve, position, live.standing)
  const max: Decimal | null = limit && fromUnits(limit.amount, reserve.decimals)
  const reading = readAmount(text, reserve.decimals)
  const amount = reading.kind === 'amount' ? reading.units : null
  const all = limit?.all === true && amount === limit.amount && text === max
  const problem = limit ? lendingProblem(action, amount, limit, reserve, position) : 'empty'
  const approval = approvalFor(action, amount ?? 0n, all, reserve, position.tier)
  const ready = problem === undefined && amount !== null
  const preview = frozen?.preview ?? previewOf(action, ready ? amount : 0n, row, rows, tier)

  function send(kind: TransactionKind, to: Address, data: Hex, units: bigint): string {
    return startTransaction({
      kind,
      chainId: config().chainId,
      from: user,
      to,
      data,
      asset: row.asset,
      symbol: row.symbol,
      decimals: reserve.decimals,
      amount: units.toString(),
    })
  }

  function sendApproval(units: bigint) {
    const { to, data } = approveCall(row.asset, config().lendingPool, units)
    const id = send('approve', to, data, units)
    setIds((before) => ({ ...before, approve: id }))
  }

  function sendAction() {
    if (amount === null || !preview) return
    setFrozen({ preview, text })
    const { to, data } = lendingCall(config().lendingPool, action, row.asset, all ? everything : amount)
    const id = send(action, to, data, amount)
    setIds((before) => ({ ...before, act: id }))
  }

  function edit(next: string) {
    setText(next)
    setFrozen(null)
    setIds((before) => ({ ...before, act: null }))
  }

  const busy = (approve !== null && isOpen(approve)) || (act !== null && isOpen(act))
  return {
    text,
    edit,
    limit,
    max,
    all,
    amount,
    ready,
    problem,
    approval,
    needsApproval: ready && position.allowance < approval.required,
    approve,
    act,
    busy,
    done: act?.status.name === 'confirmed',
    preview,
    sendApproval,
    sendAction,
  }
}

/** What is still under way for this asset, from before the dialog was opened. */
function openIds(
  records: readonly TransactionRecord[],
  action: LendingAction,
  asset: Address,
  user: Address,
) {
  const open = records.filter((record) => record.from === user && record.asset === asset && isOpen(record))
  const takes = action === 'deposit' || action === 'repay'
  return {
    approve: takes ? (open.find(({ kind }) => kind === 'approve')?.id ?? null) : null,
    act: open.find(({ kind }) => kind === action)?.id ?? null,
  }
}
