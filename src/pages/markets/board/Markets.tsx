import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Market } from '#interfaces/indexer/market.ts'
import { WindowedTable } from '#pages/markets/parts/WindowedTable.tsx'
import type { BoardOrder } from './boardOrder.ts'
import { CardGrid } from './CardGrid.tsx'
import { marketColumns } from './marketColumns.tsx'
import { keepOrder } from './order.ts'

type MarketsProps = {
  markets: readonly Market[]
  view: 'table' | 'cards'
  order: BoardOrder
  /** What to say when there are none. */
  empty: string
  /** The line under the list: how many, and more. */
  children: ReactNode
}

/** Markets as rows or as cards. Their order does not change while the pointer is over them. */
export function Markets({ markets, view, order, empty, children }: MarketsProps) {
  const navigate = useNavigate({ from: '/markets' })
  const [frozen, setFrozen] = useState<readonly string[] | null>(null)
  const rows = frozen ? keepOrder(markets, frozen) : markets
  const columns = marketColumns(order, (next) =>
    navigate({ search: (before) => ({ ...before, order: next }), replace: true, resetScroll: false }),
  )
  const freeze = () => setFrozen((before) => before ?? markets.map((market) => market.poolAddress))

  return (
    <div onPointerEnter={freeze} onPointerLeave={() => setFrozen(null)}>
      {view === 'cards' && rows.length > 0 ? (
        <CardGrid markets={rows} />
      ) : (
        <WindowedTable
          caption="Markets"
          columns={columns}
          rows={rows}
          rowKey={(market) => market.poolAddress}
          empty={empty}
        />
      )}
      <footer className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 border-t px-4 py-1.5 text-xs text-faint">
        {children}
      </footer>
    </div>
  )
}
