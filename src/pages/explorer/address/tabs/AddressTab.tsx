import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressTransactions } from './AddressTransactions.tsx'

const route = getRouteApi('/address/$address')

const AddressTransfers = lazyRouteComponent(() => import('./AddressTransfers.tsx'), 'AddressTransfers')
const TokenBalances = lazyRouteComponent(() => import('./TokenBalances.tsx'), 'TokenBalances')
const AddressInternal = lazyRouteComponent(() => import('./AddressInternal.tsx'), 'AddressInternal')
const BalanceHistory = lazyRouteComponent(() => import('./BalanceHistory.tsx'), 'BalanceHistory')
const AddressLogs = lazyRouteComponent(() => import('./AddressLogs.tsx'), 'AddressLogs')
const ContractTab = lazyRouteComponent(() => import('./contract/ContractTab.tsx'), 'ContractTab')
const ApprovalsTab = lazyRouteComponent(() => import('./approvals/ApprovalsTab.tsx'), 'ApprovalsTab')
const AddressMarkets = lazyRouteComponent(() => import('./AddressMarkets.tsx'), 'AddressMarkets')

/** The content of the current tab. Each tab loads its own code and its own list. */
export function AddressTab({ address }: { address: Address }) {
  const { tab } = route.useSearch()
  switch (tab) {
    case undefined:
      return <AddressTransactions address={address} />
    case 'transfers':
      return <AddressTransfers address={address} />
    case 'tokens':
      return <TokenBalances address={address} />
    case 'internal':
      return <AddressInternal address={address} />
    case 'balance':
      return <BalanceHistory address={address} />
    case 'logs':
      return <AddressLogs address={address} />
    case 'contract':
      return <ContractTab address={address} />
    case 'approvals':
      return <ApprovalsTab address={address} />
    case 'markets':
      return <AddressMarkets address={address} />
  }
}
