import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SignButton } from './SignButton.tsx'

const free = { setItem: () => undefined, removeItem: () => undefined }
const full = {
  ...free,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError')
  },
}

test.each([
  ['is full', full, free, 'when you close this tab'],
  ['is full, and that of the tab is blocked', full, undefined, 'when you reload or close this page'],
])('a button that signs warns of a forgotten transaction when the storage %s', (_, ofDevice, ofTab, when) => {
  vi.stubGlobal('localStorage', ofDevice)
  vi.stubGlobal('sessionStorage', ofTab)
  render(<SignButton>Deposit 5 TUSD</SignButton>)
  expect(screen.getByRole('status').textContent).toContain(`Tideline forgets this transaction ${when}.`)
})

test('a button that signs shows no warning when the storage has room', () => {
  vi.stubGlobal('localStorage', free)
  render(<SignButton>Deposit 5 TUSD</SignButton>)
  expect(screen.queryByRole('status')).toBeNull()
})
