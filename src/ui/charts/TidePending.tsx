type TidePendingProps = { height: number }

/** A chart that is loading, in its final size: the line at rest that becomes a curve. It becomes visible after 200 ms. */
export function TidePending({ height }: TidePendingProps) {
  return (
    <div role="status" aria-label="Loading" className="animate-delayed px-4 py-8" style={{ height }}>
      <svg
        viewBox="0 0 28 20"
        preserveAspectRatio="none"
        className="size-full animate-pulse fill-none stroke-line"
        aria-hidden="true"
      >
        <path
          d="M0 19h12c7 0 8.6-5.6 10.2-11C23.6 3.6 25 1.5 28 1"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  )
}
