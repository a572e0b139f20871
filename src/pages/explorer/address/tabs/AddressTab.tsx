import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router'
import { hasMarkets } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressTransactions } from './AddressTransactions.tsx'

const route = getRouteApi('/address/$address')

const contents = {
  contract: lazyRouteComponent(() => import('./contract/ContractTab.tsx'), 'ContractTab'),
  transfers: lazyRouteComponent(() => import('./AddressTransfers.tsx'), 'AddressTransfers'),
  tokens: lazyRouteComponent(() => import('./TokenBalances.tsx'), 'TokenBalances'),
  internal: lazyRouteComponent(() => import('./AddressInternal.tsx'), 'AddressInternal'),
  balance: lazyRouteComponent(() => import('./BalanceHistory.tsx'), 'BalanceHistory'),
  logs: lazyRouteComponent(() => import('./AddressLogs.tsx'), 'AddressLogs'),
  approvals: lazyRouteComponent(() => import('./approvals/ApprovalsTab.tsx'), 'ApprovalsTab'),
  markets: lazyRouteComponent(() => import('./AddressMarkets.tsx'), 'AddressMarkets'),
}

/** The content of the current tab. Each tab loads its own code and its own list. */
export function AddressTab({ address }: { address: Address }) {
  const { tab } = route.useSearch()
  // A link from another network may name a tab that this one does not have.
  const Content = tab && (tab !== 'markets' || hasMarkets()) ? contents[tab] : AddressTransactions
  return <Content address={address} />
}
