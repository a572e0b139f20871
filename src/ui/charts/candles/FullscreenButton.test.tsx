import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FullscreenButton } from './FullscreenButton.tsx'

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(document, 'fullscreenEnabled')
  Reflect.deleteProperty(document, 'fullscreenElement')
})

test('a browser that cannot fill its screen gets no button for it', () => {
  render(<FullscreenButton element={() => document.body} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('the button fills the screen with the element, and a refusal changes nothing', () => {
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true })
  const element = document.createElement('div')
  element.requestFullscreen = vi.fn(() => Promise.reject(new Error('refused')))
  render(<FullscreenButton element={() => element} />)
  fireEvent.click(screen.getByRole('button', { name: 'Full screen' }))
  expect(element.requestFullscreen).toHaveBeenCalledOnce()
})

test('while the screen is filled the button closes it, and so does its own end', () => {
  Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true })
  const { unmount } = render(<FullscreenButton element={() => document.body} />)
  Object.defineProperty(document, 'fullscreenElement', { value: document.body, configurable: true })
  document.exitFullscreen = vi.fn(() => Promise.resolve())
  act(() => document.dispatchEvent(new Event('fullscreenchange')))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(document.exitFullscreen).toHaveBeenCalledOnce()
  unmount()
  expect(document.exitFullscreen).toHaveBeenCalledTimes(2)
})
