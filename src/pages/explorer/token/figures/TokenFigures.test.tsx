import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { tokenSchema } from '#interfaces/explorer/token/token.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { TokenFigures } from './TokenFigures.tsx'

test('the supply of a collection is a number alone, as a long symbol would reach the next column of a phone', async () => {
  await loadTestConfig()
  const token = v.parse(tokenSchema, {
    address_hash: `0x${'a1'.repeat(20)}`,
    symbol: 'HLPMM-POS-V2',
    type: 'ERC-721',
    decimals: null,
    total_supply: '35',
    holders_count: '22',
  })
  const { container } = render(<TokenFigures token={token} />)
  expect(container.textContent).toBe('Total supply35Holders22')
})

test('the cap of all tokens is called as on the pages of markets, and holders say that they count pools', async () => {
  await serve(() => new Response('', { status: 404 }))
  const wire = { address_hash: `0x${'a1'.repeat(20)}`, type: 'ERC-20', decimals: '0', total_supply: '10' }
  const show = (fields: object) => {
    cleanup()
    const token = v.parse(tokenSchema, { ...wire, exchange_rate: '2', holders_count: '4', ...fields })
    render(
      <QueryClientProvider client={new QueryClient()}>
        <TokenFigures token={token} />
      </QueryClientProvider>,
    )
  }
  show({})
  expect((await screen.findByText('Diluted cap')).parentElement?.textContent).toContain('$20.00')
  expect((await screen.findByText('Holders')).parentElement?.textContent).toContain('4')
  show({ circulating_market_cap: '8' })
  expect((await screen.findByText('Market cap')).parentElement?.textContent).toContain('$8.00')
})

test('figures that the explorer has not sent yet are bars, and those that it does not have are unknown', async () => {
  await serve(() => new Response('', { status: 404 }))
  const { container, rerender } = render(<TokenFigures token={undefined} isPending />)
  expect(container.querySelectorAll('.animate-pulse')).toHaveLength(4)
  expect(container.textContent).not.toContain('–')
  rerender(<TokenFigures token={undefined} />)
  expect(container.querySelectorAll('.animate-pulse')).toHaveLength(0)
  expect(container.textContent?.match(/–/g)).toHaveLength(4)
})
