import { expect, test } from 'vitest'
import { InterfaceError } from '#lib/requests/errors.ts'
import { createAliasBatch } from './aliasBatch.ts'

/** A batch of at most eight numbers, whose server answers each with its square, and the sizes of its operations. */
function squares(refusal: (items: readonly number[]) => number | undefined) {
  const sizes: number[] = []
  const square = createAliasBatch<number, number>({
    delay: 0,
    largest: 8,
    fewest: 2,
    read: async (items) => {
      sizes.push(items.length)
      const status = refusal(items)
      if (status !== undefined) throw new InterfaceError('indexer', 'refused', 'No.', { status })
      return items.map((item) => item * item)
    },
  })
  const many = (count: number) =>
    Promise.allSettled(Array.from({ length: count }, (_, index) => square(index)))
  return { sizes, many }
}

test('a refused operation is sent again in halves, and only the refused item fails', async () => {
  const { many } = squares((items) => (items.includes(5) ? 400 : undefined))
  const answers = await many(8)
  expect(answers.map(({ status }) => status).indexOf('rejected')).toBe(5)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
})

test.each([502, 503, 504])(
  'after an answer %i no half is sent again, and later operations keep their size',
  async (status) => {
    let isBusy = true
    const { sizes, many } = squares(() => (isBusy ? status : undefined))
    const answers = await many(8)
    expect(answers.every((answer) => answer.status === 'rejected')).toBe(true)
    isBusy = false
    await many(8)
    expect(sizes).toEqual([8, 8])
  },
)

test('operations that one refusal made small are large again after twenty answers', async () => {
  let most = 3
  const { sizes, many } = squares((items) => (items.length > most ? 400 : undefined))
  await many(8)
  most = 8
  for (let round = 1; round <= 15; round++) await many(8)
  expect(sizes.slice(0, 7)).toEqual([8, 4, 4, 2, 2, 2, 2])
  expect(sizes.at(-1)).toBe(8)
})
