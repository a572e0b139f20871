import { useParams } from '@tanstack/react-router'
import { PagePending } from '#ui/feedback/loading/PagePending.tsx'

/** The page of a market while it loads. Its heading is what the address of the page says: the pool. */
export function MarketPending() {
  const { poolAddress } = useParams({ strict: false })
  return (
    <PagePending
      shape="market"
      head={
        <h1 className="flex h-9 items-center font-mono text-xs font-medium text-muted max-sm:mb-8 sm:text-base">
          <span className="truncate">{poolAddress}</span>
        </h1>
      }
    />
  )
}
