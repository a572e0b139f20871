// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useBufferedList } from './useBufferedList.ts'

const list = (...items: string[]) => ({ items })
const keyOf = (row: string) => row

function hold(first: { items: string[] }) {
  return renderHook(({ id, now, held }) => useBufferedList({ id, list: now, at: Date.now() }, keyOf, held), {
    initialProps: { id: 'a', now: first, held: true },
  })
}

test('a list that is read stands still and counts what is new', () => {
  const { result, rerender } = hold(list('1'))
  rerender({ id: 'a', now: list('3', '2', '1'), held: true })
  expect(result.current.list.items).toEqual(['1'])
  expect(result.current.fresh).toBe(2)
  act(() => result.current.showFresh())
  expect(result.current).toMatchObject({ list: { items: ['3', '2', '1'] }, fresh: 0 })
})

test('a list that is not read follows', () => {
  const { result, rerender } = hold(list('1'))
  rerender({ id: 'a', now: list('2', '1'), held: false })
  expect(result.current).toMatchObject({ list: { items: ['2', '1'] }, fresh: 0 })
})

test('another list is shown at once', () => {
  const { result, rerender } = hold(list('1'))
  rerender({ id: 'b', now: list('9'), held: true })
  expect(result.current).toMatchObject({ list: { items: ['9'] }, fresh: 0 })
})
