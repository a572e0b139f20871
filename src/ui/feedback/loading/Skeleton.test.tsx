import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Skeleton } from './Skeleton.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
test('Skeleton says after three seconds that it still waits', () => {
  render(<Skeleton />)
  act(() => vi.advanceTimersByTime(2_999))
  expect(screen.queryByText(/Still waiting/)).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByRole('status').textContent).toBe('Still waiting for an answer…')
})
