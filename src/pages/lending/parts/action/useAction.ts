import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { approvalFor, lendingProblem, limitOf, maxUint256 } from '#domain/lending/limits.ts'
import type { LendingAction, Position, Reserve } from '#domain/lending/preview.ts'
import type { TransactionKind, TransactionRecord } from '#domain/transactions/transactionRecord.ts'
import { isOpen } from '#domain/transactions/transactionSentence.ts'
import { approveCall, lendingCall } from '#interfaces/lending/contract.ts'
import { receiptMoveQuery } from '#interfaces/node/receiptMove.ts'
import { startTransaction, useTransactions } from '#interfaces/transactions/transactions.ts'
import { config } from '#lib/browser/config.ts'
import { readAmount } from '#lib/numbers/amount.ts'
import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { LendingRow } from '#pages/lending/parts/data/lendingRow.ts'
import { previewOf } from './actionPreview.ts'

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

type Ids = { approve: string | null; act: string | null }

/**
 * One action from the amount to its last word. The transactions themselves live in the store: closing the dialog
 * stops nothing, and opening it again takes up what is under way.
 */
export function useAction(known: Known) {
  const { action, row, user } = known
  const records = useTransactions()
  const [ids, setIds] = useState(() => openIds(records, action, row.asset, user))
  const recordOf = (id: string | null) => records.find((record) => record.id === id) ?? null
  const approve = recordOf(ids.approve)
  const act = recordOf(ids.act)
  const [typed, setTyped] = useState(() => amountOf(act ?? approve))
  const [isMax, setIsMax] = useState(false)
  const [frozen, setFrozen] = useState<{ plan: Plan; known: Known } | null>(null)

  const done = act?.status.name === 'confirmed'
  const busy = (approve !== null && isOpen(approve)) || (act !== null && isOpen(act))

  const live = planOf(known, typed, isMax)
  const under = frozen && act && (done || isOpen(act)) ? frozen : null
  const plan = under?.plan ?? live
  const moved = useMoved(done ? act : null)
  const preview = under && moved !== null ? previewOf(action, moved, under.known) : plan.preview

  function send(kind: TransactionKind, call: ContractCall, units: bigint): string {
    return startTransaction({
      ...call,
      kind,
      chainId: config().chainId,
      from: user,
      asset: row.asset,
      symbol: row.symbol,
      decimals: known.reserve.decimals,
      amount: units.toString(),
    })
  }

  return {
    ...plan,
    preview,
    /** What really moved, once a receipt said so; null before, and on nodes without receipts. */
    moved,
    /** What would be signed next; null as long as nothing can be. */
    nextCall: live.ready ? nextCall(known, live) : null,
    problem: busy || done ? undefined : plan.problem,
    approve,
    act,
    busy,
    done,
    edit(text: string) {
      setTyped(text)
      setIsMax(text === live.max)
      setFrozen(null)
      setIds((before) => ({ ...before, act: null }))
    },
    sendApproval(units: bigint) {
      const id = send('approve', approveCall(row.asset, config().lendingPool, units), units)
      setIds((before) => ({ ...before, approve: id }))
    },
    sendAction() {
      if (live.amount === null) return
      setFrozen({ plan: live, known })
      const id = send(action, actionCall(known, live.amount, live.all), live.amount)
      setIds((before) => ({ ...before, act: id }))
    },
  }
}

type Plan = ReturnType<typeof planOf>

/** What the text in the field means now. A pressed MAX follows the chain: debts and deposits grow every block. */
function planOf(known: Known, typed: string, isMax: boolean) {
  const { action, reserve, position } = known
  const summary = previewOf(action, 0n, known)?.summary
  const limit = summary ? limitOf(action, reserve, position, summary) : null
  const max: Decimal | null = limit && fromUnits(limit.amount, reserve.decimals)
  const text = isMax && max !== null ? max : typed
  const reading = readAmount(text, reserve.decimals)
  const amount = reading.kind === 'amount' ? reading.units : null
  const all = isMax && limit?.all === true
  const problem = limit ? lendingProblem(action, amount, limit, reserve, position) : 'empty'
  const ready = problem === undefined && amount !== null
  const approval = approvalFor(action, amount ?? 0n, all, reserve, position.tier)
  return {
    text,
    limit,
    max,
    all,
    amount,
    ready,
    problem,
    approval,
    needsApproval: ready && position.allowance < approval.required,
    preview: previewOf(action, ready ? amount : 0n, known),
  }
}

/** The absolute amount the receipt of a confirmed action says; null without one. */
function useMoved(confirmed: TransactionRecord | null): bigint | null {
  const { hash = null, asset, from } = confirmed ?? {}
  const move = useQuery({
    ...receiptMoveQuery(hash ?? '0x', asset ?? '0x', from ?? '0x'),
    enabled: hash !== null && confirmed !== null,
  })
  if (confirmed === null || move.data === undefined || move.data === null) return null
  return move.data < 0n ? -move.data : move.data
}

function actionCall({ action, row }: Known, amount: bigint, all: boolean): ContractCall {
  return lendingCall(config().lendingPool, action, row.asset, all ? maxUint256 : amount)
}

function nextCall(known: Known, { amount, all, needsApproval, approval }: Plan): ContractCall | null {
  if (needsApproval) return approveCall(known.row.asset, config().lendingPool, approval.ask)
  return amount === null ? null : actionCall(known, amount, all)
}

/** The amount a transaction under way was sent with, for a dialog that is opened again. */
function amountOf(record: TransactionRecord | null): string {
  return record ? fromUnits(BigInt(record.amount), record.decimals) : ''
}

/** What is still under way for this asset, from before the dialog was opened. */
function openIds(
  records: readonly TransactionRecord[],
  action: LendingAction,
  asset: Address,
  user: Address,
): Ids {
  const open = records.filter((record) => record.from === user && record.asset === asset && isOpen(record))
  const takes = action === 'deposit' || action === 'repay'
  return {
    approve: takes ? (open.find(({ kind }) => kind === 'approve')?.id ?? null) : null,
    act: open.find(({ kind }) => kind === action)?.id ?? null,
  }
}
