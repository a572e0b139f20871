import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PauseButton } from './PauseButton.tsx'
import { useHold } from './useHold.ts'

function List() {
  const hold = useHold()
  return (
    <>
      <div data-testid="list" {...hold.area}>
        <a href="#one">one</a>
        <a href="#two">two</a>
      </div>
      <output>{hold.isHeld ? 'held' : 'live'}</output>
      <PauseButton hold={hold} what="markets" />
    </>
  )
}

const state = () => screen.getByRole('status').textContent

test('the button of a held list says how many new ones wait', () => {
  const hold = { isPaused: true, togglePause: () => {} }
  render(<PauseButton hold={hold} what="trades" news="3+" />)
  expect(screen.getByRole('button', { name: 'Resume trades · 3+ new' })).toBeTruthy()
})

test('a list is held while the pointer is over it', () => {
  render(<List />)
  fireEvent.pointerEnter(screen.getByTestId('list'))
  expect(state()).toBe('held')
  fireEvent.pointerLeave(screen.getByTestId('list'))
  expect(state()).toBe('live')
})

test('a list is held while the focus is in it, also when the focus moves within', () => {
  render(<List />)
  act(() => screen.getByText('one').focus())
  expect(state()).toBe('held')
  act(() => screen.getByText('two').focus())
  expect(state()).toBe('held')
  act(() => screen.getByRole('button').focus())
  expect(state()).toBe('live')
})

test('a paused list is held until it is resumed', () => {
  render(<List />)
  fireEvent.click(screen.getByRole('button', { name: 'Pause markets' }))
  expect(state()).toBe('held')
  fireEvent.click(screen.getByRole('button', { name: 'Resume markets' }))
  expect(state()).toBe('live')
})
