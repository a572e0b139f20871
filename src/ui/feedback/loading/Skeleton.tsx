import { useEffect, useState } from 'react'

type SkeletonProps = {
  /** How many lines of table height it keeps free. */
  rows?: number
}

/** After how many milliseconds it says that this takes long. */
const slowAfter = 3_000

/** Keeps the space of content that is loading. It becomes visible after 200 ms, and says after 3 s that it still waits. */
export function Skeleton({ rows = 3 }: SkeletonProps) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setIsSlow, slowAfter, true)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="relative animate-delayed" role="status" aria-label="Loading">
      {isSlow && (
        <p className="absolute top-1.5 left-4 bg-surface pr-2 text-sm text-muted">
          Still waiting for an answer…
        </p>
      )}
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row, index) => (
        <div key={row} className="flex h-(--row-height,2.25rem) items-center px-4">
          <div
            className="h-3 animate-pulse rounded-sm bg-raised"
            style={{ width: `${widths[index % 4]}%` }}
          />
        </div>
      ))}
    </div>
  )
}

const widths = [72, 54, 83, 61]
