import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { InterfaceError } from '#lib/requests/errors.ts'
import { Failure } from './Failure.tsx'

test('a rate limit shows the server and the remaining seconds, until none remain', async () => {
  vi.useFakeTimers()
  render(<Failure error={new InterfaceError('explorer', 'limited', 'Slow down.', { retryAfter: 42_000 })} />)
  expect(screen.getByRole('alert').textContent).toContain(
    'Too many requests to the explorer. You can try again in 42 s.',
  )
  await act(() => vi.advanceTimersByTimeAsync(43_000))
  expect(screen.queryByText(/asked again/)).toBeNull()
})

test.each([
  [3_600_000, '1 h'],
  [3_900_000, '1 h 5 min'],
  [150_000, '3 min'],
  [99_000, '99 s'],
])('a pause of %d ms is shown as %s', (retryAfter, wait) => {
  vi.useFakeTimers()
  render(<Failure error={new InterfaceError('explorer', 'limited', 'Slow down.', { retryAfter })} />)
  expect(screen.getByRole('alert').textContent).toContain(`You can try again in ${wait}.`)
})
