import { encodeErrorResult, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { errorsAbi, hasOwnReason, mayPassSoon, revertSentence } from './revertReason.ts'
import { revertSentences } from './revertSentences.ts'

const unit = { symbol: 'TUSD', decimals: 6 }
const address = '0x00000000000000000000000000000000000000aa'
const abi = [...errorsAbi, ...parseAbi(['error Error(string)', 'error Panic(uint256)'])] as const

test('every placeholder of a sentence names an argument of its error', () => {
  for (const [name, sentence] of Object.entries(revertSentences)) {
    const inputs = errorsAbi.find((error) => error.name === name)?.inputs.map((input) => input.name)
    const used = [...sentence.matchAll(/\{(\w+) (?:amount|usd|health)\}/g)].map((match) => match[1])
    expect({ name, unknown: used.filter((each) => !inputs?.some((input) => input === each)) }).toEqual({
      name,
      unknown: [],
    })
    expect(sentence.split('{')).toHaveLength(used.length + 1)
  }
})

test('a custom error becomes a sentence with amounts in the asset’s unit', () => {
  const data = encodeErrorResult({
    abi,
    errorName: 'InsufficientPoolLiquidity',
    args: [5_000_000n, 1_500_000n],
  })
  expect(revertSentence(data, unit)).toBe('Only 1.5 TUSD is available; the rest is lent out.')
})

test.each([
  ['InsufficientOutput', /less than your minimum/],
  ['InsufficientRealLiquidity', /does not hold that many dollars/],
  ['NotApprovedStablecoin', /do not take this stablecoin/],
  ['PoolNotFound', /no market for this token/],
  ['Expired', /deadline/],
] as const)('the refusal %s of a market becomes a sentence', (errorName, sentence) => {
  expect(revertSentence(encodeErrorResult({ abi, errorName }), unit)).toMatch(sentence)
})

test('dollars are read with 8 decimals, health factors with 18', () => {
  const power = encodeErrorResult({
    abi,
    errorName: 'BorrowingPowerExceeded',
    args: [12_000_000_000n, 10_000_000_000n],
  })
  expect(revertSentence(power, unit)).toBe('That would bring your debt to $120.00; your limit is $100.00.')
  const health = encodeErrorResult({ abi, errorName: 'HealthFactorTooLow', args: [950_000_000_000_000_000n] })
  expect(revertSentence(health, unit)).toContain('0.95')
})

test('mayPassSoon recognises the custom error and the revert text, not empty data', () => {
  const data = encodeErrorResult({ abi, errorName: 'ERC20InsufficientAllowance', args: [address, 0n, 1n] })
  expect(mayPassSoon(data)).toBe(true)
  expect(mayPassSoon(encodeErrorResult({ abi, errorName: 'InsufficientAllowance' }))).toBe(true)
  const words = encodeErrorResult({ abi, errorName: 'Error', args: ['ERC20: insufficient allowance'] })
  expect(mayPassSoon(words)).toBe(true)
  expect(mayPassSoon('0x')).toBe(false)
})

test('revert text from a contract is cleaned and cut', () => {
  const data = encodeErrorResult({ abi, errorName: 'Error', args: [`a\u202Eb${'x'.repeat(500)}`] })
  const sentence = revertSentence(data, unit)
  expect(sentence.startsWith('The contract refused: “abxx')).toBe(true)
  expect(sentence.length).toBeLessThan(190)
})

test('revertSentence explains missing data, an unknown error and a panic', () => {
  expect(revertSentence('0x', unit)).toBe('The contract refused and gave no reason.')
  expect(revertSentence(`0xdeadbeef${'00'.repeat(32)}`, unit)).toBe(
    'The contract refused with an unknown error (0xdeadbeef).',
  )
  expect(revertSentence(encodeErrorResult({ abi, errorName: 'Panic', args: [17n] }), unit)).toBe(
    'Panic: arithmetic overflow or underflow (0x11).',
  )
  expect(revertSentence(encodeErrorResult({ abi, errorName: 'Panic', args: [99n] }), unit)).toBe(
    'Panic 0x63.',
  )
})

test('hasOwnReason is true for an error of the pool or the markets other than a missing allowance', () => {
  const paused = encodeErrorResult({ abi, errorName: 'AssetPaused', args: [address] })
  const lacking = encodeErrorResult({ abi, errorName: 'ERC20InsufficientAllowance', args: [address, 0n, 1n] })
  const panic = encodeErrorResult({ abi, errorName: 'Panic', args: [17n] })
  expect(
    [paused, lacking, panic, '0x', '0xdeadbeef', undefined].map((data) =>
      hasOwnReason(data as `0x${string}`),
    ),
  ).toEqual([true, false, false, false, false, false])
})

test('mayPassSoon is false for another text, another error and no data', () => {
  const words = encodeErrorResult({ abi, errorName: 'Error', args: ['ERC20: balance too low'] })
  const paused = encodeErrorResult({ abi, errorName: 'AssetPaused', args: [address] })
  for (const data of [words, paused, undefined]) expect(mayPassSoon(data)).toBe(false)
})

test('revertSentence gives no reason for an empty text from a contract', () => {
  const data = encodeErrorResult({ abi, errorName: 'Error', args: [''] })
  expect(revertSentence(data, unit)).toBe('The contract refused and gave no reason.')
  expect(revertSentence(undefined, unit)).toBe('The contract refused. The node did not say why.')
})
