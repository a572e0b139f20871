import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { planHop } from '#domain/markets/trades/hop.ts'
import { sentRecord } from '#domain/testing/sampleRecord.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { fakeCurve, otherPool, otherToken, stablecoin } from '#interfaces/testing/fakeCurve.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { HopLegs } from './HopLegs.tsx'

/* What the sale that pays a purchase brings. */

beforeAll(() => loadTestConfig({ indexer: { subscriptions: 'polling' } }))

const whole = 10n ** 18n
const confirmed = sentRecord({ status: { name: 'confirmed', block: 12 } })

/** Shows the legs of a form that quotes 100 WAVE. `act` is the trade that it signed last, `signed` the one it still shows. */
function show(state: { act: typeof confirmed | null; signed: typeof confirmed | null }) {
  vi.stubGlobal('fetch', async () => Response.json({ data: { swaps: [] } }))
  const { x, y, realUsd, feePpm } = fakeCurve(otherPool)
  const curve = { x, y, realUsd, feePpm }
  const hop = planHop(curve, curve, 'in', 100n * whole, 150)
  if (typeof hop === 'string') throw new Error(hop)
  const coin = { asset: stablecoin, symbol: 'HUSD', decimals: 18 }
  render(
    <HopLegs
      first={{
        ...{ market: { poolAddress: otherPool } as Market, curve, feeRange: null, block: null, coin },
        held: null,
      }}
      paid={{ asset: otherToken, symbol: 'WAVE', decimals: 18 }}
      hop={hop}
      state={state}
    />,
  )
  return screen.getByRole('region', { name: 'The sale that pays' }).textContent
}

test('before a trade the sale that pays shows its quote', () => {
  expect(show({ act: null, signed: null })).toMatch(/^WAVE is sold for ≈\$0\.39/)
})

test('a confirmed trade that the form shows no longer changes nothing of the quote', () => {
  expect(show({ act: confirmed, signed: null })).toMatch(/^WAVE is sold for ≈\$0\.39/)
})

test('a confirmed trade that the form shows was sold, for an unknown amount until the indexer lists it', () => {
  expect(show({ act: confirmed, signed: confirmed })).toMatch(/^WAVE was sold for–/)
})
