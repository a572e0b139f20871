import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setClock } from '#lib/browser/clock.ts'
import { Stale } from './failure/Stale.tsx'
import { QueryAsOf } from './QueryAsOf.tsx'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 12, 9, 30) })
})
function renderAsOf() {
  const client = new QueryClient()
  const { container } = render(
    <QueryClientProvider client={client}>
      <QueryAsOf queryKey={['explorer', 'stats']} />
    </QueryClientProvider>,
  )
  return { client, container }
}

test('QueryAsOf shows nothing before the first answer', () => {
  expect(renderAsOf().container.textContent).toBe('')
})

test('QueryAsOf shows the age and the exact time of the answer, and restarts with the next answer', async () => {
  const { client, container } = renderAsOf()
  await act(async () => client.setQueryData(['explorer', 'stats'], 1))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(container.textContent).toBe('Updated just now')
  await act(() => vi.advanceTimersByTimeAsync(8_000))
  expect(container.textContent).toBe('Updated 8 s ago')
  expect(container.querySelector('time')?.title).toBe('12 Mar 2026, 09:30:00 UTC')
  await act(async () => client.setQueryData(['explorer', 'stats'], 2))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(container.textContent).toBe('Updated 1 s ago')
})

test.each([
  ['behind', 7_200_000],
  ['ahead of', -7_200_000],
])(
  'the age of an answer is right, also where the clock of this device is two hours %s the site',
  async (_, by) => {
    setClock(new Headers({ date: new Date(Date.now() + by).toUTCString() }))
    const { client, container } = renderAsOf()
    await act(async () => client.setQueryData(['explorer', 'stats'], 1))
    const readAt = new Date()
    await act(() => vi.advanceTimersByTimeAsync(8_000))
    expect(container.textContent).toBe('Updated 8 s ago')
    const stale = render(<Stale at={readAt} error={new Error('No.')} />)
    expect(stale.container.textContent).toContain('As of 8 s ago.')
    setClock(new Headers())
  },
)

test('QueryAsOf ignores the answer of another query', async () => {
  const { client, container } = renderAsOf()
  await act(async () => client.setQueryData(['explorer', 'blocks'], 1))
  expect(container.textContent).toBe('')
})
