import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Market } from '#interfaces/indexer/market.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { ChartControls } from './ChartControls.tsx'

test('intervals and ranges, whose labels differ by case only, say in words what they are', async () => {
  renderPart(
    <ChartControls market={{} as Market} interval="1m" intervals={['1m', '15m', '1d']} range="1D" />,
    `/markets/0x${'ab'.repeat(20)}`,
    '/markets/$poolAddress',
  )
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: '1D' })).checked).toBe(true)
  const titleOf = (name: string) => screen.getByRole('radio', { name }).closest('label')?.title
  await screen.findByRole('group', { name: 'Interval' })
  screen.getByRole('group', { name: 'Range' })
  expect(['1m', '15m', '1d', '1M', '1D', 'All'].map(titleOf)).toEqual([
    '1-minute candles',
    '15-minute candles',
    '1-day candles',
    'Show 1 month',
    'Show 1 day',
    'Show all',
  ])
})
