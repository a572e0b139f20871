import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { TablePager } from './TablePager.tsx'

test('on the first of several pages only Next is enabled', async () => {
  const onNext = vi.fn()
  render(<TablePager label="Blocks" page={1} onFirst={undefined} onPrevious={undefined} onNext={onNext} />)
  expect(screen.getByRole('navigation', { name: 'Blocks pages' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'First' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(onNext).toHaveBeenCalledOnce()
})

test('TablePager shows no number for an unknown page', () => {
  render(<TablePager label="Blocks" onFirst={vi.fn()} onPrevious={vi.fn()} onNext={undefined} />)
  expect(screen.queryByText(/Page/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true)
})
