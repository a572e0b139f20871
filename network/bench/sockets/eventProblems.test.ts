import { expect, test } from 'vitest'
import { findProblems } from './eventProblems.ts'

test('counts no problem when each event came once, whatever came before the first', () => {
  expect(findProblems([3, 4, 7, 8, 9], [7, 8, 9])).toEqual({ lost: 0, twice: 0 })
})

test('counts an event that did not come as lost', () => {
  expect(findProblems([7, 9], [7, 8, 9])).toEqual({ lost: 1, twice: 0 })
  expect(findProblems([], [7, 8])).toEqual({ lost: 2, twice: 0 })
})

test('counts an event that came twice, or of another market, as repeated', () => {
  expect(findProblems([7, 8, 8, 9], [7, 8, 9])).toEqual({ lost: 0, twice: 1 })
  expect(findProblems([7, 8], [7])).toEqual({ lost: 0, twice: 1 })
})
