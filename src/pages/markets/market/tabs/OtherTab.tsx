import type { Market } from '#interfaces/indexer/market.ts'
import { About } from './about/About.tsx'
import { Fees } from './fees/Fees.tsx'
import { Holders } from './holders/Holders.tsx'
import { Transfers } from './Transfers.tsx'
import { Volatility } from './Volatility.tsx'
import { Whales } from './whales/Whales.tsx'

const contents = {
  holders: Holders,
  whales: Whales,
  transfers: Transfers,
  fees: Fees,
  volatility: Volatility,
  about: About,
}

type OtherTabProps = { market: Market; tab: keyof typeof contents }

/** The content of a tab beside the trades. */
export function OtherTab({ market, tab }: OtherTabProps) {
  const Content = contents[tab]
  return <Content market={market} />
}
