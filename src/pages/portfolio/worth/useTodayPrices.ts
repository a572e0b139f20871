import { useQueries, useQuery } from '@tanstack/react-query'
import { ray } from '#domain/lending/reserve/interest.ts'
import { tokenQuery } from '#interfaces/explorer/token/token.ts'
import { hasLending } from '#lib/browser/config/config.ts'
import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'

/** The most tokens whose price is requested from the explorer. */
const mostAsked = 12

/**
 * Dollars for one whole token today: for the lending pool's assets and deposits from the pool, for `others` from the
 * explorer. A token without a price is left out. `state` is what the pool reports of `owner`.
 */
export function useTodayPrices(owner: Address, others: readonly Address[]) {
  const isOn = hasLending()
  const state = useQuery({ ...userStateQuery(owner), enabled: isOn })
  const isPoolRead = !isOn || state.isFetched
  const prices = new Map<Address, Decimal>()
  for (const { asset, pToken, price, supplyIndex } of state.data?.reserves ?? []) {
    if (price === 0n) continue
    prices.set(asset, fromUnits(price, 18))
    prices.set(pToken, fromUnits((price * supplyIndex) / ray, 18))
  }
  const asked = others.filter((token) => !prices.has(token)).slice(0, mostAsked)
  const answers = useQueries({
    queries: asked.map((token) => ({ ...tokenQuery(token), enabled: isPoolRead, staleTime: 60_000 })),
  })
  for (const [index, token] of asked.entries()) {
    const rate = answers[index]?.data?.exchangeRate
    if (rate) prices.set(token, rate)
  }
  return { prices, state: state.data, isPending: !isPoolRead || answers.some(({ isPending }) => isPending) }
}
