import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'

type PagePendingProps = {
  /** `record`: the explorer's navigation, a summary, tabs. */
  shape?: 'list' | 'record'
}

/** Shown while a page takes long to load, in the shape it will have. */
export function PagePending({ shape = 'list' }: PagePendingProps) {
  return (
    <div className="grid gap-4">
      {shape === 'record' && <div className="h-5" />}
      <div className="h-9 w-64 animate-pulse rounded-md bg-line" />
      {shape === 'record' && <div className="h-14 max-w-xl animate-pulse rounded-md bg-line" />}
      <div className="rounded-lg border bg-surface">
        <Skeleton rows={8} />
      </div>
    </div>
  )
}

export const RecordPending = () => <PagePending shape="record" />
