import { useQuery } from '@tanstack/react-query'
import { allowanceFor } from '#domain/approvals/allowanceAmount.ts'
import type { Side, TradePlan } from '#domain/markets/trades/trade.ts'
import type { TransactionRecord, TransactionRequest } from '#domain/transactions/record/transactionRecord.ts'
import { isOpen } from '#domain/transactions/record/transactionSentence.ts'
import { chainTimeQuery } from '#interfaces/node/chain/chainTimeQuery.ts'
import { curveTradeCall } from '#interfaces/node/contract/curve/curveCalls.ts'
import { spendableQuery } from '#interfaces/node/contract/token/spendable.ts'
import { approveCall } from '#interfaces/node/contract/token/tokenCalls.ts'
import { tokenHoldingQuery } from '#interfaces/node/contract/token/tokenHolding.ts'
import { startTransaction, useTransactions } from '#interfaces/transactions/ownTransactions.ts'
import { config } from '#lib/browser/config/config.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import { isFailedBundle } from '#pages/signing/batching/isFailedBundle.ts'
import { useBatching } from '#pages/signing/batching/useBatching.ts'
import { grantedAllowance } from '#pages/signing/grantedAllowance.ts'
import { type UseFormState, useFollowUp, useOwnState } from '#pages/signing/useFollowUp.ts'
import { useAllowanceChoice } from './allowanceChoice.ts'
import { tradeFigures, withMoved } from './plan/plannedFigures.ts'
import type { TradeContext, TradeToken } from './plan/tradeContext.ts'
import { tradeReadiness } from './plan/tradeReadiness.ts'
import { openSignatures, unresolvedTrade } from './plan/tradeRecords.ts'
import { tradeMinutes } from './tradeSteps.ts'
import { useReceivedCoins } from './useReceivedCoins.ts'

/**
 * One trade from the quote to its outcome. The transactions themselves live in the store, with what they started from:
 * leaving the page stops nothing, and coming back resumes pending ones. `quoted` is the plan of the newest quote, `paidOut`
 * the tokens that may be paid out. `useFormState` keeps the state where the form may be replaced.
 */
export function useTrade(
  context: TradeContext,
  quoted: TradePlan | null,
  paidOut: readonly TradeToken[],
  useFormState: UseFormState = useOwnState,
) {
  const { market, router, user, paid, received } = context
  const records = useTransactions()
  const form = `${user} ${paid.asset}`
  const [ids, setIds] = useFormState(`ids ${form}`, () => {
    const { approve, act } = openSignatures(records, context)
    return { approve: approve?.id ?? null, act: act?.id ?? null }
  })
  const recordOf = (id: string | null) => records.find((record) => record.id === id) ?? null
  const [approve, act] = [recordOf(ids.approve), recordOf(ids.act)]
  const [signedPlan, setSignedPlan] = useFormState<TradePlan | null>(`plan ${form}`, () => null)
  const spendable = useQuery(spendableQuery(paid.asset, user, router))
  const holding = useQuery({ ...tokenHoldingQuery(received.asset, user), refetchInterval: 6_000 })

  const done = act?.status.name === 'confirmed'
  const busy = [approve, act].some((record) => record !== null && isOpen(record))
  /** The signed trade; null before the signature. */
  const signed = act !== null && (done || isOpen(act)) ? act : null
  const granted = act?.status.name === 'refused' ? null : grantedAllowance(approve, records)
  const balance = spendable.data?.balance ?? null
  const allowance = granted ?? spendable.data?.allowance ?? null
  const deadline = useDeadline(quoted !== null)
  const ready = tradeReadiness(quoted, { balance, allowance, deadline })
  const { follow, plan } = useFollowedTrade(
    context,
    quoted,
    { approve, needsApproval: ready.needsApproval },
    useFormState,
  )
  const came = useReceivedCoins(done ? act : null, paidOut)
  const live = plan && tradeFigures(context, plan, balance, holding.data ?? null)
  const allowanceChoice = useAllowanceChoice(market.poolAddress)
  const batching = useBatching(user, true, isFailedBundle(act))

  function sendTrade(approval?: TransactionRequest['approval']) {
    if (plan === null || deadline === null) return
    const call = tradeCall(context, plan, deadline)
    const id = send(context, context.side, call, plan.amountIn, { approval, trade: live ?? undefined })
    setIds((before) => ({ ...before, act: id }))
    setSignedPlan(plan)
    follow.end()
  }

  return {
    ...ready,
    approve,
    act,
    signed,
    /** The signed quote from the signature on; null for a trade that was signed before the form opened. */
    terms: signed ? signedPlan : plan,
    busy,
    done,
    granted,
    balance,
    /** The router's current allowance in base units; null while unknown. */
    allowance,
    /** The received base units, by the receipt; null before, and on nodes without receipts. */
    moved: came?.total ?? null,
    /** The received amounts by token; null when `moved` is. */
    came,
    figures: signed ? withMoved(signed.trade ?? null, came) : live,
    unresolved: unresolvedTrade(records, context),
    /** The call to sign next; null while nothing can be signed. */
    nextCall: ready.isReady ? nextCall(context, plan, deadline, ready.needsApproval) : null,
    batching,
    /** The amount that a separate approval grants. */
    allowanceChoice,
    /** Whether approval and trade go to the wallet as one request. */
    isTogether: ready.needsApproval && batching.chosen !== null,
    /** The trade that was asked for with its approval. */
    follow,
    /** Starts a new trade, after a change of the amount. */
    forget() {
      follow.end()
      setIds((before) => ({ approve: done ? null : before.approve, act: null }))
    },
    /**
     * Sends the approval for a trade of `units`, which grants the chosen allowance; 0 resets an old one. The trade follows
     * an approval of exactly its amount.
     */
    sendApproval(units: bigint) {
      const granting = units === 0n ? 0n : allowanceFor(allowanceChoice, units)
      const call = approveCall(paid.asset, router, granting)
      const id = send(context, 'approve', call, units, { market: market.tokenAddress })
      setIds((before) => ({ ...before, approve: id }))
      if (plan && granting === plan.amountIn) follow.begin(id, plan.leastOut)
    },
    sendTrade: () => sendTrade(),
    sendTogether() {
      if (plan === null) return
      const isAtomic = batching.chosen !== 'unsupported'
      sendTrade({ ...approveCall(paid.asset, router, plan.amountIn), isAtomic })
    },
  }
}

export type TradeState = ReturnType<typeof useTrade>

function send(
  { user, paid }: TradeContext,
  kind: 'approve' | Side,
  call: ContractCall,
  units: bigint,
  rest: Pick<TransactionRequest, 'approval' | 'trade' | 'market'>,
): string {
  const { chainId } = config()
  return startTransaction({ ...call, ...paid, ...rest, kind, chainId, from: user, amount: units.toString() })
}

/**
 * The trade that follows its approval, and the plan of the newest quote, with no lower minimum than the person saw at the
 * press. A quote below that minimum ends it.
 */
function useFollowedTrade(
  { user, market, paid, received }: TradeContext,
  quoted: TradePlan | null,
  approval: { approve: TransactionRecord | null; needsApproval: boolean },
  useFormState: UseFormState,
) {
  const entry = quoted && [user, market.poolAddress, paid.asset, received.asset, quoted.amountIn].join()
  const follow = useFollowUp<bigint>({ ...approval, entry }, useFormState)
  const least = follow.terms
  if (quoted === null || least === null) return { follow, plan: quoted }
  const isWorse = quoted.quote.amountOut < least
  if (isWorse) follow.end(true)
  return { follow, plan: isWorse || quoted.leastOut >= least ? quoted : { ...quoted, leastOut: least } }
}

function nextCall(
  context: TradeContext,
  plan: TradePlan | null,
  deadline: bigint | null,
  needsApproval: boolean,
): ContractCall | null {
  if (plan === null || deadline === null) return null
  if (!needsApproval) return tradeCall(context, plan, deadline)
  return approveCall(context.paid.asset, context.router, plan.amountIn)
}

function tradeCall(
  { market, router, side, user, paid, from }: TradeContext,
  { amountIn, leastOut }: TradePlan,
  deadline: bigint,
): ContractCall {
  const token = market.tokenAddress
  return curveTradeCall({
    router,
    side,
    paid: paid.asset,
    isHop: from !== undefined,
    token,
    amountIn,
    leastOut,
    to: user,
    deadline,
  })
}

/** Seconds that a signed trade may wait for its block. */
const longestWait = tradeMinutes * 60

/** The deadline of a trade signed now, in epoch seconds by the chain's clock; null while unknown. */
function useDeadline(isNeeded: boolean): bigint | null {
  const { data } = useQuery({ ...chainTimeQuery(), enabled: isNeeded })
  return data === undefined ? null : BigInt(data + longestWait)
}
