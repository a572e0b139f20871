import type { ReactNode } from 'react'

/** The facts under the head of an address, in lines of a fixed height, so that nothing moves when they appear. */
export function HistoryLine({ children }: { children: ReactNode }) {
  return (
    <dl className="mb-4 grid min-h-17 grid-cols-2 content-start gap-x-6 gap-y-1 sm:min-h-11 sm:grid-cols-3 lg:min-h-5 lg:grid-cols-[6rem_1fr_1fr_1.4fr_1.8fr]">
      {children}
    </dl>
  )
}
