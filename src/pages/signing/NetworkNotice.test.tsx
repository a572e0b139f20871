import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { config } from '#lib/browser/config/config.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { NetworkNotice } from './NetworkNotice.tsx'

test.each([
  [5, 'Your wallet is on chain 5. '],
  [Number.NaN, 'Your wallet does not say which chain it is on. '],
])('NetworkNotice names a wallet on chain %d in a sentence', async (wallet, sentence) => {
  await loadTestConfig()
  render(<NetworkNotice wallet={wallet} node={config().chainId} />)
  expect(screen.getByRole('status').textContent).toMatch(new RegExp(`^${sentence}This site is for chain`))
})
