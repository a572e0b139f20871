import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { TransactionsPerDay } from './TransactionsPerDay.tsx'

const today = new Date().toISOString().slice(0, 10)

async function show(newest: number | null, transactions_today: number | null = null) {
  await serve(() =>
    Response.json({
      transactions_today,
      chart_data: [
        { date: today, transactions_count: newest },
        { date: '2026-01-02', transactions_count: 9 },
        { date: '2026-01-01', transactions_count: 5 },
      ],
    }),
  )
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TransactionsPerDay />
    </QueryClientProvider>,
  )
}

test('the chart ends with today, which is outlined and says that it is not over', async () => {
  await show(3)
  await screen.findByText('so far')
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
    /^Transactions per day: from 1 Jan 2026 to .+ so far, between 3 and 9$/,
  )
  const bars = [...document.querySelectorAll('g > path:first-child')]
  expect(bars.map((bar) => bar.getAttribute('class')?.includes('stroke'))).toEqual([false, false, true])
})

test('today has the count of the statistics, which stands beside the chart and is later than that of the days', async () => {
  await show(3, 12)
  await screen.findByText('so far')
  await waitFor(() => expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/between 5 and 12$/))
})

test('today keeps the count of its day where that of the statistics is older, and so smaller', async () => {
  await show(13, 12)
  await screen.findByText('so far')
  await waitFor(() => expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/between 5 and 13$/))
})

test('the chart ends with the last counted day when the explorer has not counted today', async () => {
  await show(null)
  await screen.findByText('2 Jan')
})
