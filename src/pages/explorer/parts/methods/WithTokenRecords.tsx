import { lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { type TokenRecords, TokenRecordsContext } from './tokenRecords.ts'

const ReadTokenRecords = lazyRouteComponent(() => import('./ReadTokenRecords.tsx'), 'ReadTokenRecords')

type WithTokenRecordsProps = { rows: readonly Transaction[]; children: ReactNode }

/** A list of transactions, whose rows name the tokens of their calls once these are read. */
export function WithTokenRecords({ rows, children }: WithTokenRecordsProps) {
  const [records, setRecords] = useState<TokenRecords | null>(null)
  return (
    <>
      <TokenRecordsContext value={records}>{children}</TokenRecordsContext>
      <Suspense>
        <ReadTokenRecords rows={rows} onRead={setRecords} />
      </Suspense>
    </>
  )
}
