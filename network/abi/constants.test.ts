import { expect, test } from 'vitest'
import { readConstants } from './constants.ts'

test('a constant that no function returns is read from the source', async () => {
  expect(await readConstants('curve/CurveFees.sol', ['MAX_FEE_PPM', 'DECAY_PERIOD'])).toEqual({
    MAX_FEE_PPM: 50_000n,
    DECAY_PERIOD: 600n,
  })
})

test('a name that is not there, or is no plain number, is refused', async () => {
  await expect(readConstants('curve/CurveFees.sol', ['NONE'])).rejects.toThrow('NONE')
  await expect(readConstants('curve/CurveFees.sol', ['PPM'])).rejects.toThrow('PPM')
})
