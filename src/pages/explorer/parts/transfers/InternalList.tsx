import type { FetchQueryOptions, QueryKey, UseSuspenseQueryOptions } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { InternalTransaction } from '#interfaces/explorer/transaction/internalTransaction.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import type { Page } from '#interfaces/explorer/wire/page.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { InternalTable, isStatic } from './InternalTable.tsx'

type Calls = Page<InternalTransaction>

type InternalListProps<Key extends QueryKey> = {
  pageQuery: (
    page: Cursor | undefined,
  ) => UseSuspenseQueryOptions<Calls, Error, Calls, Key> & FetchQueryOptions<Calls, Error, Calls, Key>
  page: Cursor | undefined
  empty: ReactNode
  /** Leaves out the columns that are equal for all calls of a transaction. */
  withoutTransaction?: boolean
  self?: Address
}

/** A list of internal transactions with its pager, which counts the rows that it shows. */
export function InternalList<Key extends QueryKey>({ pageQuery, page, ...rest }: InternalListProps<Key>) {
  const [areStaticShown, setAreStaticShown] = useState(false)
  return (
    <PagedList
      query={pageQuery(page)}
      page={page}
      label="Internal transactions"
      csv={{ name: 'internal-transactions', pageQuery }}
      passes={areStaticShown ? undefined : (call: InternalTransaction) => !isStatic(call)}
    >
      {(rows, { isPartial }) => (
        <InternalTable
          {...rest}
          rows={rows}
          isPartial={isPartial}
          areStaticShown={areStaticShown}
          onStaticChange={setAreStaticShown}
        />
      )}
    </PagedList>
  )
}
