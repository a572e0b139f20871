import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { tokenTransfersQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { Transfers } from './Transfers.tsx'

const address = (digit: string) => checksummed(`0x${digit.repeat(40)}`)
const [pool, anna, token] = [address('a'), address('b'), address('c')]

test('a side of a transfer that is the pool has its word and link, without the address that every row would repeat', async () => {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const market = { poolAddress: pool, tokenAddress: token, symbol: 'TIDE' } as Market
  const row = { id: '1', fromAddress: pool, toAddress: anna, transactionHash: `0x${'1'.repeat(64)}` }
  const { client } = renderPart(<Transfers market={market} />, `/markets/${pool}`, '/markets/$poolAddress')
  client.setQueryData(tokenTransfersQuery(token, 0).queryKey, {
    rows: [{ ...row, timestamp: new Date(0), amount: '5' }],
    unreadable: 0,
  } as never)
  const link = await screen.findByRole('link', { name: 'Pool' })
  expect(link.getAttribute('href')).toBe(`/address/${pool}`)
  expect(link.textContent).toBe('Pool')
})
