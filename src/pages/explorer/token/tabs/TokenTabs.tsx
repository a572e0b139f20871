import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { holdersQuery } from '#interfaces/explorer/token/holder.ts'
import type { Token } from '#interfaces/explorer/token/token.ts'
import { tokenTransfersOfTokenQuery } from '#interfaces/explorer/token/tokenTransfers.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { TabPending } from '#pages/explorer/parts/page/TabPending.tsx'
import { QueryAsOf } from '#ui/feedback/QueryAsOf.tsx'
import { Tabs } from '#ui/layout/Tabs.tsx'
import { TokenHolders } from './TokenHolders.tsx'
import { TokenTransfers } from './TokenTransfers.tsx'

const TokenInstances = lazyRouteComponent(() => import('./TokenInstances.tsx'), 'TokenInstances')
const AboutToken = lazyRouteComponent(() => import('./AboutToken.tsx'), 'AboutToken')

const route = getRouteApi('/token/$address')

type TokenTabsProps = { address: Address; token: Token | undefined }

/** The tabs of a token: transfers, holders, individual tokens, and its description. */
export function TokenTabs({ address, token }: TokenTabsProps) {
  const { tab, page, find } = route.useSearch()
  const isCollection = token?.type === 'ERC-721' || token?.type === 'ERC-1155' || tab === 'instances'
  const lists = [transfersTab, { ...holdersTab, count: token?.holders }]
  const shown = isCollection ? [...lists, instancesTab, aboutTab] : [...lists, aboutTab]
  return (
    <Tabs
      label="Token"
      tabs={shown}
      current={tab ?? 'transfers'}
      keep={['find']}
      asOf={!find && <ListAsOf address={address} tab={tab} page={page} />}
    >
      <Suspense fallback={<TabPending />}>
        {tab === undefined && <TokenTransfers address={address} />}
        {tab === 'holders' && <TokenHolders address={address} token={token} />}
        {tab === 'instances' && <TokenInstances address={address} />}
        {tab === 'about' && <AboutToken address={address} token={token} />}
      </Suspense>
    </Tabs>
  )
}

type ListAsOfProps = { address: Address } & Pick<ReturnType<typeof route.useSearch>, 'tab' | 'page'>

function ListAsOf({ address, tab, page }: ListAsOfProps) {
  if (tab === undefined) return <QueryAsOf queryKey={tokenTransfersOfTokenQuery(address, page).queryKey} />
  return tab === 'holders' ? <QueryAsOf queryKey={holdersQuery(address, page).queryKey} /> : null
}

const transfersTab = { id: 'transfers', label: 'Transfers' } as const
const holdersTab = { id: 'holders', label: 'Holders' } as const
const instancesTab = { id: 'instances', label: 'Inventory' } as const
const aboutTab = { id: 'about', label: 'About' } as const
