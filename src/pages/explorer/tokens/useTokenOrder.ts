import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { firstOrder, isOrder, opposite, type TokenOrder } from './tokenOrder.ts'

const route = getRouteApi('/tokens')

/**
 * The order that the address names as `sort`: a column, with a minus before it where it is not in the first direction of that
 * column. Null for the explorer's.
 */
export function useTokenOrder(): [TokenOrder | null, (order: TokenOrder) => void] {
  const { sort = '' } = route.useSearch()
  const navigate = useNavigate({ from: '/tokens' })
  const choose = ({ by, direction }: TokenOrder) => {
    const isFirst = direction === firstOrder(by).direction
    navigate({
      search: (before) => ({ ...before, sort: isFirst ? by : `-${by}` }),
      replace: true,
      resetScroll: false,
    })
  }
  return [readOrder(sort), choose]
}

function readOrder(sort: string): TokenOrder | null {
  const by = sort.replace(/^-/, '')
  if (!isOrder(by)) return null
  const first = firstOrder(by)
  return by === sort ? first : { by, direction: opposite(first.direction) }
}
