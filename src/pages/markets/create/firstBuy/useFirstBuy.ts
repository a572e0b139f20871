import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { launchCurve } from '#domain/markets/create/launchCurve.ts'
import { stablecoinDecimals } from '#domain/markets/curve/curve.ts'
import { impactTone } from '#domain/markets/curve/priceImpact.ts'
import { planTrade } from '#domain/markets/trades/trade.ts'
import { stablecoinsQuery } from '#interfaces/node/contract/curve/curveTokens.ts'
import type { Launch } from '#interfaces/node/contract/curve/launchTerms.ts'
import { spendableQuery } from '#interfaces/node/contract/token/spendable.ts'
import { config } from '#lib/browser/config/config.ts'
import { shortText } from '#lib/format/amountText.ts'
import { readAmount } from '#lib/numbers/amount.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { useSlippage } from '#pages/markets/market/trade/quote/slippage.ts'
import { planOrProblem } from '#pages/markets/market/trade/tradeWords.ts'
import type { FirstOrder } from './firstOrder.ts'

/**
 * The terms of the first purchase that is typed: by the curve of a new market, and the wallet's balance and approval. They
 * are read once an amount is typed.
 */
export function useFirstBuy(text: string, launch: Launch | null, user: Address) {
  const slippageBps = useSlippage()
  const typed = readAmount(text, stablecoinDecimals)
  const units = typed.kind === 'amount' ? typed.units : 0n
  const { coin, balance, allowance } = usePayment(user, units > 0n)
  const { plan, problem } = planOrProblem(
    launch && slippageBps !== null ? planTrade(launchCurve(launch), 'buy', 'in', units, slippageBps) : null,
  )
  const order: FirstOrder | null = plan && coin && balance !== undefined ? { coin, plan } : null
  const consent = useImpactConsent(text, order?.plan.quote.impact ?? null)
  const isShort = order !== null && balance !== undefined && balance < units
  return {
    /** Null without an amount, and until all of its terms are known. */
    order,
    isApproved: allowance !== undefined && allowance >= units,
    problem: isShort ? `You have ${shortText(balance, order.coin)}.` : problem,
    /** The consent to a large price impact, where it needs one. */
    consent,
    /** What an amount still lacks, for the disabled button; undefined for nothing. */
    lacks: lackOf({
      isWrong: typed.kind === 'problem' || problem !== undefined || isShort,
      isUnread: units > 0n && order === null,
      isRefused: consent?.accepted === false,
    }),
  }
}

/** The stablecoin that pays, the wallet's balance of it and the router's allowance; undefined while they are not read. */
function usePayment(user: Address, enabled: boolean) {
  const { data: [coin] = [] } = useQuery({ ...stablecoinsQuery(), enabled })
  const { data } = useQuery({
    ...spendableQuery(coin?.asset ?? user, user, config().curve?.router ?? user),
    enabled: enabled && coin !== undefined,
  })
  return { coin, balance: data?.balance, allowance: data?.allowance }
}

/** The consent to a huge price impact, which holds for one amount. */
function useImpactConsent(text: string, impact: Decimal | null) {
  const [accepted, setAccepted] = useState<string | null>(null)
  if (impact === null || impactTone(impact) !== 'huge') return null
  const onChange = (value: boolean) => setAccepted(value ? text : null)
  return { impact, accepted: accepted === text, isSigned: false, onChange }
}

export type FirstBuyTerms = ReturnType<typeof useFirstBuy>

function lackOf({ isWrong, isUnread, isRefused }: Record<'isWrong' | 'isUnread' | 'isRefused', boolean>) {
  if (isWrong) return 'Correct the first buy'
  if (isUnread) return 'Waiting for the node'
  return isRefused ? 'Tick the box to go on' : undefined
}
