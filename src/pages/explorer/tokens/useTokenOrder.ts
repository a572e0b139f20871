import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { firstOrder, type TokenOrder } from './tokenOrder.ts'

const route = getRouteApi('/tokens')

/** The order that the address names as `sort` and, where it is not the first one of that column, `direction`; null for the explorer's. */
export function useTokenOrder(): [TokenOrder | null, (order: TokenOrder) => void] {
  const { sort: by, direction } = route.useSearch()
  const navigate = useNavigate({ from: '/tokens' })
  const order = by ? { ...firstOrder(by), ...(direction && { direction }) } : null
  function choose({ by: sort, direction: chosen }: TokenOrder) {
    const isFirst = chosen === firstOrder(sort).direction
    navigate({
      search: (before) => ({ ...before, sort, direction: isFirst ? undefined : chosen }),
      replace: true,
      resetScroll: false,
    })
  }
  return [order, choose]
}
