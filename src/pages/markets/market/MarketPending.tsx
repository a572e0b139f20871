import { useParams } from '@tanstack/react-router'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'

/**
 * The page of a market while it loads, in the heights it will have: figures, the lines of a chart, the fields of a trade.
 * Its heading is what the address of the page says: the pool.
 */
export function MarketPending() {
  const { poolAddress } = useParams({ strict: false })
  return (
    <div className="grid gap-4">
      {/* Whole: before the code of the page is there, a script puts it in place of the one that was drawn at build time. */}
      <h1 className="flex h-9 items-center font-mono text-xs font-medium text-muted max-sm:mb-8 sm:text-base">
        <span className="truncate">{poolAddress}</span>
      </h1>
      <div className="grid grid-cols-3 gap-x-4 sm:flex sm:gap-x-8">
        {['Price', 'Diluted cap', 'Volume 24 h'].map((label) => (
          <div key={label} className="figure-place">
            <span className="truncate">{label}</span>
            <div className="h-6 animate-pulse rounded-md bg-line low:hidden" />
          </div>
        ))}
      </div>
      <div className="market-columns">
        <div className="rounded-lg border bg-surface">
          <div className="h-11.25 border-b" />
          <div className="chart-height">
            <Skeleton rows={0} />
            {line}
            {line}
            {line}
            {line}
            {line}
          </div>
        </div>
        <div className="grid h-107 content-start gap-4 rounded-lg border bg-surface px-4 max-lg:hidden">
          <p className="-mx-4 border-b px-4 py-2.5 text-sm font-semibold">Trade</p>
          {block}
          {block}
          {block}
        </div>
      </div>
    </div>
  )
}

const block = <div className="h-14 animate-pulse rounded-md bg-line" />
const line = <div className="h-16 border-b border-raised" />
