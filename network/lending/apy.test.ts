import Big from 'big.js'
import { expect, test } from 'vitest'
import { apy } from './apy.ts'

const ray = 10n ** 27n

test('a rate of zero yields zero', () => {
  expect(apy(0n)).toBe('0')
})

test('the yield in percent compounds every second', () => {
  expect(apy(ray / 20n)).toBe('5.1271096334354555')
  expect(apy(ray)).toBe('171.8281785360970821')
})

test('the yield of any rate equals an independent calculation to the last digit', () => {
  Big.DP = 60
  for (const rate of [1n, 12_345_678_901_234_567n, ray / 1_000n, (ray * 523n) / 10_000n, ray * 3n]) {
    let factor = new Big(1)
    let square = new Big(rate.toString()).div('1e27').div(31_536_000).plus(1)
    for (let rest = 31_536_000; rest > 0; rest = Math.floor(rest / 2)) {
      if (rest % 2) factor = factor.times(square).round(60)
      square = square.times(square).round(60)
    }
    expect(new Big(apy(rate)).toFixed(16)).toBe(factor.minus(1).times(100).toFixed(16, Big.roundHalfUp))
  }
})
