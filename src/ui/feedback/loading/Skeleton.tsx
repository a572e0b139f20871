import { useEffect, useState } from 'react'

type SkeletonProps = {
  /** The number of lines, each as high as a table row. */
  rows?: number
}

/** Milliseconds until it says that the answer takes long. */
const slowAfter = 3_000

/** Keeps the space of content that is loading. Visible after 200 ms; after 3 s it says that the page still waits. */
export function Skeleton({ rows = 3 }: SkeletonProps) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setIsSlow, slowAfter, true)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="relative animate-delayed" role="status" aria-label="Loading">
      {isSlow && <p className="absolute top-2 left-4 text-sm text-muted">Still waiting for an answer…</p>}
      <div className="grid animate-pulse auto-rows-(--row-height,2.25rem) items-center px-4">
        {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row, index) => (
          <div
            key={row}
            // The words take the place of the first line.
            className={`h-3 rounded-sm bg-line ${isSlow && index === 0 ? 'invisible' : ''}`}
            style={{ width: `${widths[index % 4]}%` }}
          />
        ))}
      </div>
    </div>
  )
}

const widths = [72, 54, 83, 61]
