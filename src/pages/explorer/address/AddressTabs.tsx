import { type ComponentProps, Suspense, useState } from 'react'
import type { Address } from '#lib/wire/shapes.ts'
import { TabPending } from '#pages/explorer/parts/page/TabPending.tsx'
import { type Tab, Tabs } from '#ui/layout/Tabs.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'
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

/** The tabs of an address; on a phone in one line that scrolls, or with More in several. */
export function AddressTabs({ address, kind, shown, current, byDefault }: AddressTabsProps) {
  const [isWhole, setIsWhole] = useState(false)
  const isPhone = useIsPhone()
  return (
    <Tabs
      label="Address"
      tabs={kind ? shown : shown.filter(({ id }) => id === current)}
      wraps={isWhole}
      current={current}
      byDefault={byDefault}
      asOf={
        kind &&
        isPhone && (
          <button
            type="button"
            aria-expanded={isWhole}
            className="link h-9 self-start text-sm"
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? 'Less' : 'More'}
          </button>
        )
      }
    >
      <Suspense fallback={<TabPending />}>
        <AddressTab tab={current} address={address} />
      </Suspense>
    </Tabs>
  )
}
