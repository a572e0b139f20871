import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'

/** Shown while a page takes long to load. */
export function PagePending() {
  return (
    <div className="grid gap-4">
      <div className="h-9 w-64 animate-pulse rounded-md bg-raised" />
      <div className="rounded-lg border bg-surface">
        <Skeleton rows={8} />
      </div>
    </div>
  )
}
