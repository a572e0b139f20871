import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { request, sentRecord } from '#domain/testing/sampleRecord.ts'
import { transactionStore } from '#interfaces/transactions/transactionStore.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { Activity } from './Activity.tsx'

const market = '0x00000000000000000000000000000000000000cc'
const confirmed = { name: 'confirmed', block: 12 } as const

test('a confirmed approval of a market without its trade leads back to the form of the trade', async () => {
  await loadTestConfig()
  const approval = sentRecord({ kind: 'approve', asset: market, market, status: confirmed, symbol: 'TIDE' })
  transactionStore.put(approval)
  onTestFinished(() => transactionStore.forget(approval.id))
  renderPart(<Activity account={request.from} />)
  const link = await screen.findByRole('link', { name: 'Continue' })
  expect(link.getAttribute('href')).toBe(`/markets/${market}?trade=sell&amount=%2225%22&exact=in`)
  screen.getByText('Approved 25 TIDE, not traded yet')
  screen.getByText('From this browser')
})
