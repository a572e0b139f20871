import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
/** Renders an empty region, and returns the function that shows messages. */
async function openPage() {
  const { Toasts } = await import('./Toasts.tsx')
  const { toast } = await import('./toast.ts')
  await import('./ToastRegion.tsx')
  render(<Toasts />)
  return toast
}

/** Lets time pass in steps, because React renders at the end of each. */
async function pass(milliseconds: number) {
  for (let passed = 0; passed <= milliseconds; passed += 50) await act(() => vi.advanceTimersByTimeAsync(50))
}

const titles = () => screen.queryAllByRole('dialog').map((each) => each.textContent)

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('a message from outside React is announced politely, in a region that existed before', async () => {
  const toast = await openPage()
  act(() => toast('Deposited 25 TUSD', { text: 'Block 12', tone: 'success' }))
  await pass(50)
  const region = screen.getByRole('region', { name: 'Messages' })
  expect(region.getAttribute('aria-live')).toBe('polite')
  // Below what is read first, above the bars of a phone.
  expect(region.className).toMatch(/ bottom-/)
  expect(region.textContent).toBe('')
  await pass(100)
  expect(screen.getByRole('dialog', { name: 'Deposited 25 TUSD' }).textContent).toContain('Block 12')
})

test('a message leaves after six seconds, a failure stays until it is dismissed', async () => {
  const toast = await openPage()
  act(() => {
    toast('Copied')
    toast('The deposit was rejected', { tone: 'failure' })
  })
  await pass(5_000)
  expect(titles()).toHaveLength(2)
  await pass(2_000)
  expect(titles()).toEqual(['The deposit was rejected'])
  await pass(20_000)
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await pass(0)
  expect(titles()).toEqual([])
})

test('at most two messages are shown; the oldest come back when others are dismissed', async () => {
  const toast = await openPage()
  act(() => {
    for (const number of [1, 2, 3]) toast(`Failure ${number}`, { tone: 'failure' })
  })
  await pass(200)
  const waiting = () => screen.getAllByRole('dialog').filter((each) => each.hasAttribute('inert'))
  expect(waiting().map((each) => each.textContent)).toEqual(['Failure 1'])
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement)
  await pass(0)
  expect(waiting()).toEqual([])
})

test('F6 focuses the messages, which stay then; Escape dismisses the focused one', async () => {
  const toast = await openPage()
  act(() => toast('Copied'))
  await pass(200)
  fireEvent.keyDown(window, { key: 'F6' })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Messages' }))
  await pass(20_000)
  const message = screen.getByRole('dialog', { name: 'Copied' })
  act(() => message.focus())
  fireEvent.keyDown(message, { key: 'Escape' })
  await pass(0)
  expect(titles()).toEqual([])
})

test('a message that comes in a hidden tab is shown when the tab is visible', async () => {
  const toast = await openPage()
  act(() => toast('First'))
  await pass(10_000)
  setVisibility('hidden')
  act(() => toast('Deposited 25 TUSD'))
  await pass(20_000)
  expect(titles()).toEqual([])
  setVisibility('visible')
  await pass(0)
  expect(titles()).toEqual(['Deposited 25 TUSD'])
})
