import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { tokenTransfersQuery } from '#interfaces/indexer/token/marketTokenTransfer.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { Transfers } from './Transfers.tsx'

const address = (digit: string) => checksummed(`0x${digit.repeat(40)}`)
const [pool, anna, token] = [address('a'), address('b'), address('c')]

/** The tab at this search, with a purchase and a transfer between two people. */
async function show(search = '', limit = 50) {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const market = { poolAddress: pool, tokenAddress: token, symbol: 'TIDE' } as Market
  const row = (id: number, fromAddress: string) => ({
    id,
    fromAddress,
    toAddress: anna,
    transactionHash: `0x${String(id).repeat(64)}`,
    timestamp: new Date(0),
    amount: '5',
  })
  const part = <Transfers market={market} />
  const { client, router } = renderPart(part, `/markets/${pool}${search}`, '/markets/$poolAddress')
  client.setQueryData(tokenTransfersQuery(token, 0, limit).queryKey, {
    rows: [row(1, pool), row(2, token)],
    unreadable: 0,
  } as never)
  return router
}

test('a side of a transfer that is the pool has its word and link, without the address that every row would repeat', async () => {
  await show()
  const link = await screen.findByRole('link', { name: 'Pool' })
  expect(link.getAttribute('href')).toBe(`/address/${pool}`)
  expect(link.textContent).toBe('Pool')
})

test('the list of transfers without the pool is kept in the address, and says of how many it is', async () => {
  const router = await show()
  fireEvent.click(await screen.findByRole('radio', { name: 'Without the pool' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ transfers: 'other' }))
  cleanup()
  await show('?transfers=other', 1_000)
  await screen.findByText('1 of 2 transfers')
  expect(screen.queryByRole('link', { name: 'Pool' })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: /^(Trade|Value)$/ })).toBeNull()
})

test('a full page without the pool waits for the rows after it before it shows its last transaction', async () => {
  await loadTestConfig()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const market = { poolAddress: pool, tokenAddress: token, symbol: 'TIDE' } as Market
  const row = (id: number, fromAddress: string) => ({
    id,
    fromAddress,
    toAddress: anna,
    transactionHash: `0x${String(id).padStart(64, '0')}`,
    timestamp: new Date(0),
    amount: '5',
  })
  const path = `/markets/${pool}?transfers=other`
  const { client } = renderPart(<Transfers market={market} />, path, '/markets/$poolAddress')
  const rows = Array.from({ length: 1_000 }, (_, index) => row(index, index < 999 ? pool : token))
  client.setQueryData(tokenTransfersQuery(token, 0, 1_000).queryKey, { rows, unreadable: 0 } as never)
  await screen.findByText('0 of 1,000 transfers')
  const next = { rows: [row(1_000, pool)], unreadable: 0 } as never
  client.setQueryData(tokenTransfersQuery(token, 1_000).queryKey, next)
  await screen.findByText('1 of 1,000 transfers')
})
