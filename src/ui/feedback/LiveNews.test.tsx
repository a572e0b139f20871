import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LiveNews } from './LiveNews.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000))
const said = () => screen.getByRole('status').textContent

test('LiveNews stays silent about the first text, announces the next', async () => {
  const { rerender } = render(<LiveNews text="Trade 1" />)
  await seconds(30)
  expect(said()).toBe('')
  rerender(<LiveNews text="Trade 2" />)
  await seconds(0)
  expect(said()).toBe('Trade 2')
})

test('LiveNews announces at most six texts a minute, each the newest', async () => {
  const { rerender } = render(<LiveNews text={null} />)
  const heard = new Set<string | null>()
  for (let change = 1; change <= 295; change++) {
    rerender(<LiveNews text={`Trade ${change}`} />)
    await seconds(0.2)
    heard.add(said())
  }
  heard.delete('')
  expect([...heard].map((text) => Number(text?.slice(6)))).toEqual([1, 50, 100, 150, 200, 250])
})

test('LiveNews is silent while paused, then announces only the newest text', async () => {
  const { rerender } = render(<LiveNews text={null} isPaused />)
  rerender(<LiveNews text="Trade 2" isPaused />)
  await seconds(30)
  expect(said()).toBe('')
  rerender(<LiveNews text="Trade 3" />)
  await seconds(1)
  expect(said()).toBe('Trade 3')
})
