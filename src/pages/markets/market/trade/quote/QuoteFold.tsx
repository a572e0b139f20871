import { lazy, type ReactNode, Suspense, useState } from 'react'
import { formatPercent } from '#lib/format/percent.ts'
import { slippageShare, slippageWarning, useSlippage } from './slippage.ts'

/** The code loads with the first unfolding; the settings have it, too. */
const SlippageChoice = lazy(async () => ({ default: (await import('./SlippageChoice.tsx')).SlippageChoice }))

type QuoteFoldProps = {
  /** Whether something in it must be seen before the signature. */
  mustShow?: boolean
  /** Whether the trade is signed, so that the slippage is fixed. */
  isFixed?: boolean
  children: ReactNode
}

/** The rest of a quote below its button, folded. It stays open while it contains a problem or a warning. */
export function QuoteFold({ mustShow = false, isFixed = false, children }: QuoteFoldProps) {
  const bps = useSlippage()
  const [isOpen, setIsOpen] = useState(false)
  const isUrgent = mustShow || bps === null || slippageWarning(bps) !== undefined
  return (
    <details
      open={isOpen || isUrgent}
      onToggle={({ currentTarget }) => !isUrgent && setIsOpen(currentTarget.open)}
      className="min-w-0 text-sm"
    >
      <summary className="cursor-pointer py-1 text-xs text-muted hover:text-text">
        {`Price, fee, max slippage${bps === null ? '' : ` ${formatPercent(slippageShare(bps))}`}`}
      </summary>
      <div className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-2">
        {children}
        {(isOpen || isUrgent) && (
          <Suspense fallback={<div className="h-7" />}>
            <SlippageChoice isFixed={isFixed} />
          </Suspense>
        )}
      </div>
    </details>
  )
}
