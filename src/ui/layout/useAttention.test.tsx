import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useAttention } from './useAttention.ts'

/** Whether the list had attention, in order, each change once. */
let states: boolean[] = []

function List() {
  const { hasAttention, listeners } = useAttention()
  if (states.at(-1) !== hasAttention) states.push(hasAttention)
  return (
    <>
      <div data-testid="list" {...listeners}>
        <a href="#one">one</a>
        <a href="#two">two</a>
      </div>
      <a href="#beside">beside</a>
    </>
  )
}

const focus = (name: string) => act(() => screen.getByText(name).focus())

beforeEach(() => {
  states = []
  render(<List />)
})

test('an element under the pointer keeps attention when the focus leaves it', () => {
  fireEvent.pointerEnter(screen.getByTestId('list'))
  focus('one')
  focus('beside')
  expect(states).toEqual([false, true])
})

test('an element with the focus keeps attention when the pointer leaves, and while the focus moves inside', () => {
  fireEvent.pointerEnter(screen.getByTestId('list'))
  focus('one')
  fireEvent.pointerLeave(screen.getByTestId('list'))
  focus('two')
  expect(states).toEqual([false, true])
  focus('beside')
  expect(states).toEqual([false, true, false])
})
