import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useBufferedList } from './useBufferedList.ts'

const list = (...items: string[]) => ({ items })
const keyOf = (row: string) => row

function renderList(first: { items: string[] }) {
  return renderHook(
    ({ id, now, paused }) => useBufferedList({ id, list: now, at: Date.now() }, keyOf, paused),
    {
      initialProps: { id: 'a', now: first, paused: true },
    },
  )
}

test('a paused list keeps its rows and counts new ones', () => {
  const { result, rerender } = renderList(list('1'))
  rerender({ id: 'a', now: list('3', '2', '1'), paused: true })
  expect(result.current.list.items).toEqual(['1'])
  expect(result.current.newCount).toBe(2)
  act(() => result.current.showNew())
  expect(result.current).toMatchObject({ list: { items: ['3', '2', '1'] }, newCount: 0 })
})

test('a list that is not paused shows new rows at once', () => {
  const { result, rerender } = renderList(list('1'))
  rerender({ id: 'a', now: list('2', '1'), paused: false })
  expect(result.current).toMatchObject({ list: { items: ['2', '1'] }, newCount: 0 })
})

test('a list with another id is shown at once', () => {
  const { result, rerender } = renderList(list('1'))
  rerender({ id: 'b', now: list('9'), paused: true })
  expect(result.current).toMatchObject({ list: { items: ['9'] }, newCount: 0 })
})

test.each([
  ['its newest row', ['2', '1'], ['3', '2', '1'], ['2', '1']],
  ['a row between others, while new ones came', ['5', '4', '3', '1'], ['3', '2', '1'], ['5', '4', '3', '1']],
  ['every row', [], ['3', '2', '1'], []],
])('a paused list that lost %s is shown as it is', (_, now, first, shown) => {
  const { result, rerender } = renderList(list(...first))
  rerender({ id: 'a', now: list(...now), paused: true })
  expect(result.current).toMatchObject({ list: { items: shown }, newCount: 0 })
})

test('a paused list keeps rows that made room for new ones', () => {
  const { result, rerender } = renderList(list('3', '2', '1'))
  for (const now of [list('5', '4', '3'), list('8', '7', '6')]) {
    rerender({ id: 'a', now, paused: true })
    expect(result.current.list.items).toEqual(['3', '2', '1'])
  }
})
