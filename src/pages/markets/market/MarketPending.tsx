import { useParams } from '@tanstack/react-router'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'

const panel = 'overflow-clip rounded-lg border bg-surface'
const pulse = 'animate-pulse rounded-md bg-raised'

/**
 * The page of a market while it loads: its head, chart, risk line and trade in their final places and heights. Its heading is
 * what the address of the page says: the pool.
 */
export function MarketPending() {
  const { poolAddress } = useParams({ strict: false })
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] 2xl:grid-cols-[minmax(0,1fr)_24rem]">
      <header className="grid gap-3 lg:col-span-2">
        <h1 className="flex h-9 items-center font-mono text-xs font-medium text-muted max-sm:mb-8 sm:text-base">
          <span className="truncate">{poolAddress}</span>
        </h1>
        <div className="flex h-15 gap-4 sm:gap-8">
          {['price', 'cap', 'volume'].map((figure) => (
            <div key={figure} className={`w-24 ${pulse}`} />
          ))}
        </div>
      </header>
      <div className="grid min-w-0 gap-4">
        <div className={`h-125.75 max-sm:h-119 2xl:h-151.75 ${panel}`}>
          <div className="h-11 border-b bg-raised" />
          <Skeleton rows={1} />
        </div>
        <div className={`h-13.5 max-sm:h-26.75 ${panel}`} />
      </div>
      <div className={`grid h-107 content-start gap-4 max-lg:hidden ${panel}`}>
        <div className="h-10 border-b" />
        {['h-10', 'h-18', 'h-18', 'h-11'].map((height, row) => (
          <div key={`${height} ${row}`} className={`mx-4 ${height} ${pulse}`} />
        ))}
      </div>
    </div>
  )
}
