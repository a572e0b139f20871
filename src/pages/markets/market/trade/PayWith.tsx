import { useQueries } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { tokenHoldingQuery } from '#interfaces/node/contract/token/tokenHolding.ts'
import { formatAmount } from '#lib/format/formatAmount.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { distinctName } from './NameNotice.tsx'
import type { TradeToken } from './sign/plan/tradeContext.ts'

type PayWithProps = {
  payments: readonly TradeToken[]
  /** The token that is bought. */
  token: TradeToken
  user: Address
  value: Address
  onChange: (asset: Address) => void
}

/** What pays, in the place of a unit. The native select with the wallet's balance of each lies unseen over its symbol. */
export function PayWith({ payments, token, user, value, onChange }: PayWithProps) {
  const balances = useQueries({
    queries: payments.map(({ asset }) => ({ ...tokenHoldingQuery(asset, user), refetchInterval: 6_000 })),
  })
  const paid = payments.find(({ asset }) => asset === value)
  return (
    <span className="relative flex h-8 max-w-28 items-center gap-1 justify-self-start rounded-sm border border-edge pr-1.5 pl-2 text-sm focus-within:outline-2 focus-within:outline-accent hover:border-muted">
      <span className="truncate" aria-hidden>
        <ExternalText>{paid?.symbol ?? ''}</ExternalText>
      </span>
      <ChevronDown size={14} className="shrink-0 text-muted" aria-hidden />
      <select
        aria-label="Pay with"
        value={value}
        onChange={(event) => {
          const chosen = payments.find(({ asset }) => asset === event.target.value)
          if (chosen) onChange(chosen.asset)
        }}
        className="absolute inset-x-0 -inset-y-1.5 cursor-pointer text-sm opacity-0"
      >
        {payments.map((payment, index) => {
          const { asset, decimals } = payment
          const units = balances[index]?.data ?? null
          const amount = units === null ? '' : `, ${formatAmount(fromUnits(units, decimals))} in your wallet`
          return (
            <option key={asset} value={asset}>
              {`${distinctName(payment, [token, ...payments])}${amount}`}
            </option>
          )
        })}
      </select>
    </span>
  )
}
