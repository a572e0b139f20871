import { lazyRouteComponent } from '@tanstack/react-router'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressTransactions } from './AddressTransactions.tsx'

const contents = {
  transactions: AddressTransactions,
  contract: lazyRouteComponent(() => import('./contract/ContractTab.tsx'), 'ContractTab'),
  transfers: lazyRouteComponent(() => import('./AddressTransfers.tsx'), 'AddressTransfers'),
  tokens: lazyRouteComponent(() => import('./TokenBalances.tsx'), 'TokenBalances'),
  nfts: lazyRouteComponent(() => import('./nfts/AddressNfts.tsx'), 'AddressNfts'),
  internal: lazyRouteComponent(() => import('./AddressInternal.tsx'), 'AddressInternal'),
  balance: lazyRouteComponent(() => import('./BalanceHistory.tsx'), 'BalanceHistory'),
  logs: lazyRouteComponent(() => import('./AddressLogs.tsx'), 'AddressLogs'),
  approvals: lazyRouteComponent(() => import('./approvals/ApprovalsTab.tsx'), 'ApprovalsTab'),
  markets: lazyRouteComponent(() => import('./AddressMarkets.tsx'), 'AddressMarkets'),
}

type AddressTabProps = { tab: keyof typeof contents; address: Address }

/** The content of a tab. Each tab loads its own code and its own list. */
export function AddressTab({ tab, address }: AddressTabProps) {
  const Content = contents[tab]
  return <Content address={address} />
}
