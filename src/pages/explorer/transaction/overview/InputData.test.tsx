import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InputData } from './InputData.tsx'

test('input of a megabyte shows its size and its beginning, and is not searched for a message', () => {
  const { container } = render(<InputData input={`0x${'61'.repeat(1_000_000)}`} />)
  expect(screen.getByText('1,000,000 bytes')).toBeTruthy()
  expect(container.textContent?.length).toBeLessThan(3_000)
})
