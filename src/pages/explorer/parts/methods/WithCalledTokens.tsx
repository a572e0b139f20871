import { lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { ShownTokens, type ShowTokens } from './shownTokens.ts'

const ReadCalledTokens = lazyRouteComponent(() => import('./ReadCalledTokens.tsx'), 'ReadCalledTokens')

type WithCalledTokensProps = { rows: readonly Transaction[]; children: ReactNode }

/** A list of transactions, whose rows name the tokens of their calls once these are read. */
export function WithCalledTokens({ rows, children }: WithCalledTokensProps) {
  const [show, setShow] = useState<ShowTokens | null>(null)
  return (
    <>
      <ShownTokens value={show}>{children}</ShownTokens>
      <Suspense>
        <ReadCalledTokens rows={rows} onRead={setShow} />
      </Suspense>
    </>
  )
}
