import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { demoAccount } from '#interfaces/wallet/demoAccount.ts'
import { KeyBackup, KeyDeletion } from './DemoKey.tsx'

const key = `0x${'42'.repeat(32)}` as const

beforeEach(() => demoAccount.write({ key, address: '0x6f4c950442e1Af093BcfF730381E63Ae9171b87a' }))

afterEach(() => {
  cleanup()
  demoAccount.write(null)
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the private key of the demo wallet is shown after a click', () => {
  render(<KeyBackup />)
  expect(screen.queryByText(key)).toBeNull()
  press('Back up the key')
  screen.getByText(key)
  screen.getByRole('button', { name: /Copy/ })
  press('Hide the key')
  expect(screen.queryByText(key)).toBeNull()
})

test('the key is deleted after a second click, whose text says what is lost', () => {
  const onForget = vi.fn()
  const { container } = render(<KeyDeletion onForget={onForget} />)
  press('Delete this key…')
  expect(demoAccount.read()?.key).toBe(key)
  screen.getByText(/out of reach for good/)
  press('Keep it')
  expect(screen.queryByText(/out of reach for good/)).toBeNull()
  press('Delete this key…')
  press('Delete it and disconnect')
  expect(demoAccount.read()).toBeNull()
  expect(onForget).toHaveBeenCalledOnce()
  cleanup()
  expect(container.textContent).toBe('')
})
