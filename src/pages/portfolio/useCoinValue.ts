import { useQuery } from '@tanstack/react-query'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import { wholeCoins } from '#lib/browser/config/wholeCoins.ts'
import { type Decimal, multiply } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** The worth of an address's native coin in dollars; null without a price. */
export function useCoinValue(address: Address): Decimal | null {
  const { data: balance } = useQuery(balanceQuery(address))
  const price = useQuery(statsQuery()).data?.coinPrice ?? null
  if (balance === undefined || price === null) return null
  return multiply(wholeCoins(balance), price)
}
