type SkeletonProps = {
  /** How many lines of table height it keeps free. */
  rows?: number
}

/** Keeps the space of content that is loading. It becomes visible after 200 ms. */
export function Skeleton({ rows = 3 }: SkeletonProps) {
  return (
    <div className="animate-delayed" role="status" aria-label="Loading">
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
