import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { tokenSchema } from '#interfaces/explorer/token/token.ts'
import { alice, bob } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { TokenHolders } from './TokenHolders.tsx'

test.each([
  ['with a price shows what each holder’s amount is worth', { exchange_rate: '2' }, '$2.50'],
  ['without a price has no values', { exchange_rate: null }, null],
  ['that is reported as a scam has no values', { exchange_rate: '2', reputation: 'scam' }, null],
])('a token %s', async (_, more, worth) => {
  await serve(() =>
    Response.json({ items: [{ address: { hash: alice }, value: '125' }], next_page_params: null }),
  )
  const token = v.parse(tokenSchema, {
    address_hash: bob,
    symbol: 'TIDE',
    decimals: '2',
    type: 'ERC-20',
    total_supply: '1000',
    ...more,
  })
  renderPart(<TokenHolders address={bob} token={token} />, `/token/${bob}`, '/token/$address')
  await screen.findByText('12.50%')
  expect(screen.queryByText('Value') !== null).toBe(worth !== null)
  if (worth) expect(document.body.textContent).toContain(worth)
})
