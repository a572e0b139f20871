import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Copy } from './Copy.tsx'

test('Copy names the value in its label, copies all of it, and announces that', async () => {
  const user = userEvent.setup()
  render(<Copy value="0x1234567890" what="address" />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(await navigator.clipboard.readText()).toBe('0x1234567890')
  expect(status.textContent).toBe('Copied')
})

test('Copy announces nothing when the clipboard is forbidden', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  render(<Copy value="0x1234567890" />)
  await user.click(screen.getByRole('button', { name: 'Copy value' }))
  expect(screen.getByRole('status').textContent).toBe('')
})
