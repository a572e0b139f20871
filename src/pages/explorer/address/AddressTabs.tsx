import { type ComponentProps, Suspense } from 'react'
import type { Address } from '#lib/wire/shapes.ts'
import { TabPending } from '#pages/explorer/parts/page/TabPending.tsx'
import { type Tab, Tabs } from '#ui/layout/Tabs.tsx'
import { AddressTab } from './tabs/AddressTab.tsx'

type TabId = ComponentProps<typeof AddressTab>['tab']

type AddressTabsProps = {
  address: Address
  /** Null while it is unknown: then the open tab stands alone. */
  kind: string | null
  shown: readonly Tab<TabId>[]
  current: TabId
  byDefault: TabId
}

/** The tabs of an address. */
export function AddressTabs({ address, kind, shown, current, byDefault }: AddressTabsProps) {
  return (
    <Tabs
      label="Address"
      tabs={kind ? shown : shown.filter(({ id }) => id === current)}
      current={current}
      byDefault={byDefault}
    >
      <Suspense fallback={<TabPending />}>
        <AddressTab tab={current} address={address} />
      </Suspense>
    </Tabs>
  )
}
