import { expect, test } from 'vitest'
import { readConstants } from './constants.ts'

test('a constant that no function returns is read from the source', async () => {
  expect(await readConstants('hlpmm/HlpmmFees.sol', ['BASE', 'MOST_FOR_CONCENTRATION'])).toEqual({
    BASE: 30n,
    MOST_FOR_CONCENTRATION: 75n,
  })
})

test('a constant that is missing or no plain number is refused', async () => {
  await expect(readConstants('hlpmm/HlpmmFees.sol', ['NONE'])).rejects.toThrow('NONE')
  await expect(readConstants('hlpmm/HlpmmFees.sol', ['YOUNG'])).rejects.toThrow('YOUNG')
})
