import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useShownInBar } from './useShownInBar.ts'

function Bar({ current, before = [] }: { current: string; before?: string[] }) {
  const bar = useRef<HTMLDivElement>(null)
  useShownInBar(bar, 'b', current)
  return (
    <div ref={bar} data-testid="bar">
      {before.map((name) => (
        <i key={name}>{name}</i>
      ))}
      <b>{current}</b>
    </div>
  )
}

/** Tells the bar that it has another size, as a browser does. */
let resize = () => {}

beforeEach(() => {
  class Observer {
    constructor(onResize: () => void) {
      resize = onResize
    }
    // A browser says the size of what it observes once at first.
    observe = () => resize()
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
})

test('the current item is brought into view again when the bar grows, and not while only a hand has moved it', () => {
  const sizes = { scrollWidth: 600, clientWidth: 300, offsetLeft: 400, offsetWidth: 100 }
  for (const name of ['scrollWidth', 'clientWidth', 'offsetLeft', 'offsetWidth'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(() => sizes[name])
  const { rerender } = render(<Bar current="markets" />)
  const bar = screen.getByTestId('bar')
  expect(bar.scrollLeft).toBe(368)
  bar.scrollLeft = 20
  rerender(<Bar current="markets" />)
  expect(bar.scrollLeft).toBe(20)
  // The counts of the tabs before it arrive.
  Object.assign(sizes, { scrollWidth: 700, offsetLeft: 500 })
  rerender(<Bar current="markets" />)
  expect(bar.scrollLeft).toBe(468)
  vi.restoreAllMocks()
})

test('the current item is brought into view when a device is turned, which renders nothing', () => {
  const sizes = { scrollWidth: 600, clientWidth: 560, offsetLeft: 400, offsetWidth: 100 }
  for (const name of ['scrollWidth', 'clientWidth', 'offsetLeft', 'offsetWidth'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(() => sizes[name])
  render(<Bar current="markets" />)
  expect(screen.getByTestId('bar').scrollLeft).toBe(0)
  Object.assign(sizes, { clientWidth: 300 })
  resize()
  expect(screen.getByTestId('bar').scrollLeft).toBe(368)
  vi.restoreAllMocks()
})

test('a current item that is whole in the bar does not move it', () => {
  const sizes = { scrollWidth: 600, clientWidth: 300, offsetLeft: 60, offsetWidth: 200 }
  for (const name of ['scrollWidth', 'clientWidth', 'offsetLeft', 'offsetWidth'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(() => sizes[name])
  render(<Bar current="markets" />)
  expect(screen.getByTestId('bar').scrollLeft).toBe(0)
  vi.restoreAllMocks()
})

test('a bar moves as little as needed, and an item before the current one is whole', () => {
  const lefts: Record<string, number> = { Transactions: 0, Contract: 108, Transfers: 180 }
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return lefts[this.textContent ?? ''] ?? 0
  })
  const sizes = { scrollWidth: 600, clientWidth: 278, offsetWidth: 130 }
  for (const name of ['scrollWidth', 'clientWidth', 'offsetWidth'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(() => sizes[name])
  render(<Bar current="Transfers" before={['Transactions', 'Contract']} />)
  expect(screen.getByTestId('bar').scrollLeft).toBe(108 - 32)
  vi.restoreAllMocks()
})
