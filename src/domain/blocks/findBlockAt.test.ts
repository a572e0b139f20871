import { expect, test } from 'vitest'
import { findBlockAt } from './findBlockAt.ts'

/** A chain whose first block is years before the others, as those of networks often are. */
const timeOf = (number: number) =>
  number === 0 ? 0 : 1_700_000_000_000 + number * 12_000 + (number % 3) * 900
const block = (number: number) => ({ number, at: new Date(timeOf(number)) })

async function find(time: number) {
  let asked = 0
  const found = await findBlockAt(new Date(time), block(20_000_000), async (number) => {
    asked += 1
    return block(number)
  })
  return { number: found?.number ?? null, asked }
}

test.each([[1], [2], [777], [12_345_678], [19_999_999]])(
  'findBlockAt finds block %i by its own time',
  async (number) => {
    expect((await find(timeOf(number))).number).toBe(number)
  },
)

test('findBlockAt returns the earlier of two blocks around a time, with few requests', async () => {
  const { number, asked } = await find(timeOf(12_345_678) + 1)
  expect(number).toBe(12_345_678)
  expect(asked).toBeLessThan(40)
})

test('findBlockAt returns the newest block for a future time, null before block 0', async () => {
  expect(await find(timeOf(30_000_000))).toEqual({ number: 20_000_000, asked: 0 })
  expect((await find(-1)).number).toBeNull()
})

test('findBlockAt searches a chain without block 0 from block 1, and throws when neither can be read', async () => {
  const from = (first: number) => async (number: number) => {
    if (number < first) throw new Error(`no block ${number}`)
    return block(number)
  }
  const time = new Date(timeOf(777))
  expect((await findBlockAt(time, block(20_000_000), from(1)))?.number).toBe(777)
  expect(await findBlockAt(new Date(timeOf(1) - 1), block(20_000_000), from(1))).toBeNull()
  await expect(findBlockAt(time, block(20_000_000), from(2))).rejects.toThrow('no block 1')
})

test('findBlockAt finds the last of several blocks of one second', async () => {
  const fast = async (number: number) => ({
    number,
    at: new Date(Math.floor((number * 277) / 1_000) * 1_000),
  })
  const found = await findBlockAt(new Date(500_000), await fast(2_000_000), fast)
  expect(found?.number).toBe(1_808)
})
