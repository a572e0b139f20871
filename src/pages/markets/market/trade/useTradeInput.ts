import { useState } from 'react'
import type { ExactEnd, Side, TradeInput } from '#domain/markets/trade.ts'
import { useSlippage } from './quote/slippage.ts'

/** What is typed into the form of a trade. It stays when the form's own code arrives. */
export function useTradeInput() {
  const [side, setSide] = useState<Side>('buy')
  const [typed, setTyped] = useState<{ exact: ExactEnd; text: string }>({ exact: 'in', text: '' })
  const slippageBps = useSlippage()
  return {
    input: { side, ...typed, slippageBps } satisfies TradeInput,
    /** Another side begins with an empty form. */
    chooseSide(next: Side) {
      setSide(next)
      setTyped({ exact: 'in', text: '' })
    },
    type(exact: ExactEnd, text: string) {
      setTyped({ exact, text })
    },
  }
}
