import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { BalanceHistory } from './BalanceHistory.tsx'

const self = checksummed(`0x${'d1'.repeat(20)}`)

test('changes have a sign and eight places, and a smaller one is exact', async () => {
  const deltas = ['-35310000000000', '2500000000000000000', '-5', '0']
  await serve(() =>
    Response.json({
      items: deltas.map((delta, index) => ({
        block_number: 1_250 - index,
        block_timestamp: '2026-11-20T01:00:00Z',
        delta,
        value: '9000000000000000000',
        transaction_hash: null,
      })),
      next_page_params: null,
    }),
  )
  renderPart(<BalanceHistory address={self} />, `/address/${self}`, '/address/$address')
  const rows = (await screen.findAllByRole('row')).slice(1)
  expect(rows.map((row) => row.querySelectorAll('td')[2]?.textContent?.replace(/[^\d.+−]/g, ''))).toEqual([
    '−0.00003531',
    '+2.50000000',
    '−0.000000000000000005',
    '0',
  ])
  expect(screen.getAllByText('Block 1,247')).not.toHaveLength(0)
})

test('the balance after each change, on a phone, keeps the decimals in which it changes', async () => {
  await serve(() =>
    Response.json({
      items: [12_345_670_000_000_000_000_000n, 12_345_120_000_000_000_000_000n].map((value, index) => ({
        ...{
          block_number: 9 - index,
          block_timestamp: '2026-11-20T01:00:00Z',
          delta: '1',
          value: `${value}`,
        },
      })),
      next_page_params: null,
    }),
  )
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  renderPart(<BalanceHistory address={self} />, `/address/${self}`, '/address/$address')
  const list = await screen.findByRole('list', { name: /balance/i })
  expect(list.textContent).toContain('12,345.67')
  expect(list.textContent).toContain('12,345.12')
})

test('a change is of its block: no transaction is named, since another one may have caused a part of it', async () => {
  const items = [7, 6].map((block_number) => ({
    ...{ block_number, block_timestamp: '2026-11-20T01:00:00Z', delta: '-258570000000000', value: '9' },
    transaction_hash: `0x${'ab'.repeat(32)}`,
  }))
  await serve(() => Response.json({ items, next_page_params: null }))
  renderPart(<BalanceHistory address={self} />, `/address/${self}`, '/address/$address')
  await screen.findByRole('link', { name: 'Block 7' })
  expect(document.querySelector('a[href^="/tx"]')).toBeNull()
  screen.getByText('Balance after the 2 changes listed below. Each is the total change in its block.')
  expect(screen.queryByRole('button', { name: /as a table/ })).toBeNull()
})

test('the chart places a change by its block', async () => {
  const items = [107, 8, 7].map((block_number) => ({
    ...{
      block_number,
      block_timestamp: '2026-11-20T01:00:00Z',
      delta: '1',
      value: `${block_number}${'0'.repeat(18)}`,
    },
  }))
  await serve(() => Response.json({ items, next_page_params: null }))
  renderPart(<BalanceHistory address={self} />, `/address/${self}`, '/address/$address')
  const chart = await screen.findByRole('img')
  const titles = [...chart.querySelectorAll('title')].map(({ textContent }) => textContent ?? '')
  expect(titles).toHaveLength(101)
  expect(titles.filter((title) => title.endsWith(': 8 ETH'))).toHaveLength(99)
  expect(titles.at(-1)).toMatch(/^Block 107: /)
})
