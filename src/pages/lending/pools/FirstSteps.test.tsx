import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { FirstSteps } from './FirstSteps.tsx'

test('without a wallet the first step offers one with free tokens, or to connect another', async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  await loadTestConfig({ wallet: { demo: true } })
  renderPart(<FirstSteps step="connect" user={null} rows={[]} />)
  const now = await screen.findByRole('listitem', { current: 'step' })
  expect([...now.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Try with free test tokens',
    'Connect',
  ])
})
