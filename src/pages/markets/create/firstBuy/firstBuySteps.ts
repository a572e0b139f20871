import { grouped } from '#lib/format/cut.ts'
import type { Step } from '#pages/signing/Steps.tsx'

/** What is signed on the market's page after its creation, for a first purchase of so many dollars; nothing without one. */
export function firstBuySteps(amount: string | undefined, symbol: string): Step[] {
  if (!amount) return []
  const dollars = `$${grouped(amount)}`
  return [
    {
      id: 'approve',
      title: `Approve ${dollars}`,
      why: 'One signature, unless the router may already spend as much',
      record: null,
    },
    {
      id: 'buy',
      title: `Buy ${symbol || 'the first tokens'} for ${dollars}`,
      why: 'One signature',
      record: null,
    },
  ]
}
