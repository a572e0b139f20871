import { expect, test } from 'vitest'
import { compareTimes } from './slower.ts'

const before = [100, 101, 102, 103, 104, 105, 106, 107, 108]
const times = (factor: number) => before.map((time) => time * factor)

test('a build is slower when it takes much longer and that is no accident', () => {
  expect(compareTimes(times(1.4), before)).toMatchObject({ verdict: 'slower', ratio: 1.4 })
  expect(compareTimes(times(1.2), before).verdict).toBe('look')
  expect(compareTimes(times(1.05), before).verdict).toBe('alike')
  expect(compareTimes(times(0.5), before).verdict).toBe('alike')
})

test('a few slow runs of many are an accident', () => {
  expect(
    compareTimes([90, 91, 92, 93, 300, 310, 320, 330, 340], [89, 94, 95, 96, 97, 98, 301, 311, 321]).verdict,
  ).toBe('alike')
})

/** How many of all ways to deal the values into two hands win at least as often as these two: the exact chance. */
function countedChance(now: readonly number[], before: readonly number[]): number {
  const all = [...now, ...before]
  const winsOf = (mine: readonly number[], others: readonly number[]) =>
    mine.reduce((sum, a) => sum + others.reduce((wins, b) => wins + (a > b ? 1 : a === b ? 0.5 : 0), 0), 0)
  const wins = winsOf(now, before)
  const hands = Array.from({ length: 2 ** all.length }, (_, bits) => bits)
    .map((bits) => all.map((_, at) => (bits >> at) & 1))
    .filter((taken) => taken.filter(Boolean).length === now.length)
  const asGood = hands.filter((taken) => {
    const mine = all.filter((_, at) => taken[at])
    return (
      winsOf(
        mine,
        all.filter((_, at) => !taken[at]),
      ) >= wins
    )
  })
  return asGood.length / hands.length
}

test.each([
  [
    [4, 5, 6, 7, 8, 9],
    [1, 2, 3, 4, 5, 6],
  ],
  [
    [2, 7, 8, 9, 10, 11],
    [1, 3, 4, 5, 6, 7],
  ],
  [
    [10, 20, 30, 40, 50, 60],
    [9, 8, 7, 6, 5, 35],
  ],
  [
    [7, 7, 7],
    [7, 7, 7],
  ],
])('the chance of %j beside %j is nearly what counting all ways gives', (now, then) => {
  const { chance } = compareTimes(now, then)
  expect(Math.abs(chance - countedChance(now, then))).toBeLessThan(0.01)
})
