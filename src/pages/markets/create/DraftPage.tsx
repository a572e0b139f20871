import type { ReactNode } from 'react'
import type { MarketDraft } from '#domain/markets/create/marketDraft.ts'
import type { Launch } from '#interfaces/node/contract/curve/launchTerms.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import { Panel } from '#ui/layout/Panel.tsx'
import { CreateHead } from './CreateHead.tsx'
import { LaunchPanel } from './LaunchPanel.tsx'
import { MarketFields } from './MarketFields.tsx'

type DraftPageProps = {
  draft: MarketDraft
  onChange: (draft: MarketDraft) => void
  /** Null while unknown. */
  launch: Launch | null
  /** The dollars of the first purchase; undefined without one. */
  firstBuy: Decimal | undefined
  /** What signs the draft, below its fields. */
  children: ReactNode
}

/** The page before the market exists: its fields, and a preview with its curve. */
export function DraftPage({ draft, onChange, launch, firstBuy, children }: DraftPageProps) {
  return (
    <div className="mx-auto max-w-7xl">
      <CreateHead />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <Panel title="Your market">
          <MarketFields draft={draft} onChange={onChange}>
            {children}
          </MarketFields>
        </Panel>
        <LaunchPanel draft={draft} launch={launch} firstBuy={firstBuy} />
      </div>
    </div>
  )
}
