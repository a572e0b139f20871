import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ToCell } from './ToCell.tsx'

test.each([
  [{ status: 'ok' }, 'creates a contract'],
  [{ status: null }, 'creates a contract'],
  [{ success: true }, 'creates a contract'],
  [{ status: 'error' }, 'failed to create a contract'],
  [{ success: false }, 'failed to create a contract'],
])('a transaction without a receiver and with %j %s', (outcome, text) => {
  const { container } = render(<ToCell record={{ to: null, createdContract: null, ...outcome }} />)
  expect(container.textContent).toBe(text)
})
