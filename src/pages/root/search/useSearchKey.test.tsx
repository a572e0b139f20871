import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setPreferences } from '#lib/browser/storage/preferences.ts'
import { useSearchKey } from './useSearchKey.ts'

afterEach(() => {
  cleanup()
  setPreferences({ shortcuts: true })
})

function Page({ onKey }: { onKey: () => void }) {
  useSearchKey(onKey)
  return (
    <>
      <button type="button">Press</button>
      <input aria-label="Name" />
      <textarea aria-label="Note" />
    </>
  )
}

function renderPage() {
  const onKey = vi.fn()
  render(<Page onKey={onKey} />)
  return onKey
}

test('the key / focuses the search, and the page does not receive it', () => {
  const onKey = renderPage()
  expect(fireEvent.keyDown(screen.getByRole('button'), { key: '/' })).toBe(false)
  expect(onKey).toHaveBeenCalledOnce()
})

test.each(['Name', 'Note'])('a / typed into a field (%s) is only text', (name) => {
  const onKey = renderPage()
  expect(fireEvent.keyDown(screen.getByRole('textbox', { name }), { key: '/' })).toBe(true)
  expect(onKey).not.toHaveBeenCalled()
})

test.each([
  { key: 'x' },
  { key: '/', ctrlKey: true },
  { key: '/', metaKey: true },
  { key: '/', altKey: true },
])('the keys %j are not the shortcut', (keys) => {
  const onKey = renderPage()
  fireEvent.keyDown(document.body, keys)
  expect(onKey).not.toHaveBeenCalled()
})

test('the shortcut can be turned off', () => {
  setPreferences({ shortcuts: false })
  const onKey = renderPage()
  fireEvent.keyDown(document.body, { key: '/' })
  expect(onKey).not.toHaveBeenCalled()
})
