import { useQuery } from '@tanstack/react-query'
import type { TradePlan } from '#domain/markets/trades/trade.ts'
import { poolCoinQuery } from '#interfaces/node/contract/curve/poolCoin.ts'
import { shortText } from '#lib/format/amountText.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { TradeContext, TradeToken } from '#pages/markets/market/trade/sign/plan/tradeContext.ts'

type PaidInProps = {
  context: TradeContext
  /** The stablecoins that may pay a sale, the preferred one first. */
  stablecoins: readonly TradeToken[]
  plan: TradePlan | null
}

/** The coins that pay a sale: the preferred one as far as the pool has it, which the router's quote does not say. */
export function PaidIn({ context, stablecoins: [preferred, ...others], plan }: PaidInProps) {
  if (context.side === 'buy' || preferred === undefined || others.length === 0) return null
  return <Coins pool={context.market.poolAddress} preferred={preferred} others={others} plan={plan} />
}

type CoinsProps = Pick<PaidInProps, 'plan'> & {
  pool: Address
  preferred: TradeToken
  others: readonly TradeToken[]
}

function Coins({ pool, preferred, others, plan }: CoinsProps) {
  const { data: held = null } = useQuery(poolCoinQuery(pool, preferred.asset))
  const out = plan?.quote.amountOut ?? null
  const rest = others.map(({ symbol }) => symbol).join(' or ')
  return (
    <p className="text-xs text-muted">
      {out === null || held === null
        ? `Paid in ${preferred.symbol} first, then in ${rest}.`
        : held >= out
          ? `Paid all in ${preferred.symbol}.`
          : held === 0n
            ? `Paid in ${rest}.`
            : `Paid ${shortText(held, preferred)}, the rest in ${rest}.`}
    </p>
  )
}
