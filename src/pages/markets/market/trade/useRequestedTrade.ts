import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ExactEnd, Side } from '#domain/markets/trades/trade.ts'

/** The trade that the address asks for, `?trade=sell&amount=5&exact=in`; it is forgotten once something else is typed. */
export function useRequestedTrade() {
  const search: { trade?: Side; amount?: string; exact?: ExactEnd } = useSearch({ strict: false })
  const navigate = useNavigate()
  const { trade: side, amount: text = '', exact = 'in' } = search
  return {
    requested: side === undefined ? null : { side, exact, text },
    forget() {
      if (side === undefined) return
      void navigate({
        to: '.',
        search: (before: Record<string, unknown>) => ({
          ...before,
          trade: undefined,
          amount: undefined,
          exact: undefined,
        }),
        replace: true,
        resetScroll: false,
      })
    },
  }
}
