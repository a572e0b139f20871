import { lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ShownTokens, type ShowTokens } from './shownTokens.ts'

const ReadCalledTokens = lazyRouteComponent(() => import('./ReadCalledTokens.tsx'), 'ReadCalledTokens')

type WithCalledTokensProps = {
  rows: readonly Transaction[]
  /** Whose newest transactions they are. Their rows say what these moved for it. */
  newestOf?: Address | undefined
  children: ReactNode
}

/** A list of transactions, whose rows name the tokens of their calls and transfers once these are read. */
export function WithCalledTokens({ rows, newestOf, children }: WithCalledTokensProps) {
  const [show, setShow] = useState<ShowTokens | null>(null)
  return (
    <>
      <ShownTokens value={show}>{children}</ShownTokens>
      <Suspense>
        <ReadCalledTokens rows={rows} newestOf={newestOf} onRead={setShow} />
      </Suspense>
    </>
  )
}
