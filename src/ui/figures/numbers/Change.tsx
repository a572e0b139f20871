import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'

type ChangeProps = {
  label: string
  before: ReactNode
  /** Null while nothing changes it. */
  after: ReactNode | null
}

/** A figure before and after an action, with an arrow between. Render it inside of a `dl`. */
export function Change({ label, before, after }: ChangeProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <dt className="text-muted">{label}</dt>
      <dd className="ml-auto flex flex-wrap items-center justify-end gap-1.5">
        {/* The unit behind the new figure is that of both. */}
        <span className={after === null ? '' : 'text-faint [&_.unit]:hidden'}>{before}</span>
        {after !== null && (
          <>
            <ArrowRight size={13} className="text-faint" aria-label="becomes" />
            <span>{after}</span>
          </>
        )}
      </dd>
    </div>
  )
}
