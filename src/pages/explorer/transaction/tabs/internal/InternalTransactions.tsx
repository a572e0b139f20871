import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { transactionInternalTransactionsQuery } from '#interfaces/explorer/transaction/internalTransaction.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { InternalList } from '#pages/explorer/parts/transfers/InternalList.tsx'
import { SwitchPlace } from '#pages/explorer/parts/transfers/StaticSwitch.tsx'
import { Segmented } from '#ui/form/Segmented.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { CallTree } from './CallTree.tsx'

const route = getRouteApi('/tx/$hash')

const views = [
  { value: 'tree', label: 'Tree' },
  { value: 'list', label: 'List' },
] as const

/** The internal transactions of a transaction: as a tree of calls, or as the explorer lists them. */
export function InternalTransactions({ hash }: { hash: Hash }) {
  const { view, page } = route.useSearch()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const navigate = useNavigate({ from: '/tx/$hash' })
  return (
    <Panel
      key={view}
      title="Internal transactions"
      control={
        <>
          <span ref={setPlace} />
          <Segmented
            label="View"
            value={view ?? 'tree'}
            options={views}
            onChange={(chosen) =>
              navigate({
                search: (before) => ({
                  ...before,
                  view: chosen === 'list' ? chosen : undefined,
                  page: undefined,
                }),
                resetScroll: false,
              })
            }
          />
        </>
      }
    >
      <SwitchPlace value={place}>
        {view === 'list' ? (
          <InternalList
            pageQuery={(at) => transactionInternalTransactionsQuery(hash, at)}
            page={page}
            withoutTransaction
            empty="No internal transactions, or they are not traced yet."
          />
        ) : (
          <CallTree hash={hash} />
        )}
      </SwitchPlace>
    </Panel>
  )
}
