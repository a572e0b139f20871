import { useNavigate } from '@tanstack/react-router'
import { listRows } from '#pages/portfolio/ListSpace.tsx'
import { TablePager } from '#ui/table/TablePager.tsx'

type PortfolioPagerProps = {
  /** The search parameter of its page. */
  list: 'trades' | 'transfers'
  label: string
  page: number
  /** The number of rows on the page. */
  count: number
}

/** Pages of ten. A list of one page has no buttons. */
export function PortfolioPager({ list, label, page, count }: PortfolioPagerProps) {
  const navigate = useNavigate({ from: '/portfolio/$address' })
  if (page === 1 && count < listRows) return null
  const go = (to: number) => () =>
    navigate({ search: (before) => ({ ...before, [list]: to > 1 ? to : undefined }), resetScroll: false })
  return (
    <TablePager
      label={label}
      page={page}
      onFirst={page > 1 ? go(1) : undefined}
      onPrevious={page > 1 ? go(page - 1) : undefined}
      onNext={count >= listRows ? go(page + 1) : undefined}
    />
  )
}
