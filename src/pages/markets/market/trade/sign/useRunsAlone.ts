import { useSignsInPage } from '#interfaces/wallet/wallet.ts'
import type { TradeState } from './useTrade.ts'

/** Whether what is under way needs no other press: the wallet signs by itself, or the trade follows its approval. */
export function useRunsAlone({ busy, follow }: Pick<TradeState, 'busy' | 'follow'>): boolean {
  const signsInPage = useSignsInPage()
  return follow.terms !== null || (busy && signsInPage)
}
