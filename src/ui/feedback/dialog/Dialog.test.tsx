import { act, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'

const dialog = (content: ReactNode) => (
  <Dialog open onOpenChange={() => undefined} title="Repay">
    {content}
  </Dialog>
)
const form = <input aria-label="Amount" />

/** Opens a dialog whose form still loads, once it has the focus. Returns what loads the form. */
async function openLoading() {
  const { rerender } = render(dialog('Loading'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')))
  return () => rerender(dialog(form))
}

test('a dialog that opens with a field, focuses the field', async () => {
  render(dialog(form))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Amount')))
})

test('a dialog whose form loads later, has the focus itself and then gives it to the first field', async () => {
  const load = await openLoading()
  load()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Amount')))
})

test('a dialog on a touch screen keeps the focus itself, with a field and once its form loads', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)',
    addEventListener() {},
    removeEventListener() {},
  }))
  const { rerender } = render(dialog(form))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')))
  rerender(dialog('Loading'))
  rerender(dialog(form))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
})

test('a form that loads after the focus was moved, leaves it there', async () => {
  const load = await openLoading()
  const close = screen.getByRole('button', { name: 'Close' })
  act(() => close.focus())
  load()
  // Observers of the page run before the next task.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(document.activeElement).toBe(close)
})
