import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { alice, bob, coin, id } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { StateChanges } from './StateChanges.tsx'

const change = (of: string, symbol: string | null, isMiner = false) => ({
  address: { hash: of },
  is_miner: isMiner,
  type: symbol ? 'token' : 'coin',
  token: symbol ? { address_hash: coin, symbol, decimals: '0', type: 'ERC-20' } : null,
  balance_before: '1',
  balance_after: '3',
  change: '2',
})

test('the changes of one address stand together, and name it once', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const items = [change(alice, 'TIDE'), change(bob, null), change(alice, null, true)]
  await serve(() => Response.json({ items, next_page_params: null }))
  renderPart(<StateChanges hash={id} page={undefined} />)
  await screen.findByText('TIDE')
  const [, ...rows] = screen.getAllByRole('row')
  expect(rows.map(({ children }) => children[1]?.textContent)).toEqual(['ETH', 'TIDE', 'ETH'])
  expect(rows.map(({ className }) => className.includes('row-part'))).toEqual([false, true, false])
  expect(rows[0]?.textContent).toContain('Validator')
})
