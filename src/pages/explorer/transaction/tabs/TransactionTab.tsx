import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router'
import type { Hash } from '#lib/wire/shapes.ts'

const route = getRouteApi('/tx/$hash')

const TransactionTransfers = lazyRouteComponent(
  () => import('./TransactionTransfers.tsx'),
  'TransactionTransfers',
)
const InternalTransactions = lazyRouteComponent(
  () => import('./internal/InternalTransactions.tsx'),
  'InternalTransactions',
)
const Logs = lazyRouteComponent(() => import('./Logs.tsx'), 'Logs')
const UserOperations = lazyRouteComponent(() => import('./UserOperations.tsx'), 'UserOperations')
const StateChanges = lazyRouteComponent(() => import('./StateChanges.tsx'), 'StateChanges')
const RawTransaction = lazyRouteComponent(() => import('./RawTransaction.tsx'), 'RawTransaction')

type TransactionTabProps = {
  hash: Hash
  tab: 'transfers' | 'internal' | 'logs' | 'operations' | 'state' | 'raw'
}

/** The content of a tab beside the overview. Each loads its own code and its own list. */
export function TransactionTab({ hash, tab }: TransactionTabProps) {
  const { page } = route.useSearch()
  switch (tab) {
    case 'transfers':
      return <TransactionTransfers hash={hash} />
    case 'internal':
      return <InternalTransactions hash={hash} />
    case 'logs':
      return <Logs hash={hash} page={page} />
    case 'operations':
      return <UserOperations hash={hash} />
    case 'state':
      return <StateChanges hash={hash} page={page} />
    case 'raw':
      return <RawTransaction hash={hash} />
  }
}
