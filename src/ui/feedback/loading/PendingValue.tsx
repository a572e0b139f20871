/** A short bar in place of a value that is loading, in its line. A dash is a value that nobody tells. */
export function PendingValue() {
  return <span className="inline-block h-3 w-16 animate-pulse rounded-sm bg-line" />
}
