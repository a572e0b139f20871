import { parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { selectorsFile } from './selectors.ts'

const abi = parseAbi([
  'function approve(address spender, uint256 amount) returns (bool)',
  'function mint(address to)',
  'function mint(address to, uint256 amount)',
  'function repay(address asset, uint256 amount)',
  'error Refused(address by)',
])

test('a selector has the name of its function, and overloaded names are left out', () => {
  expect(selectorsFile(abi)).toBe("export const approve = '0x095ea7b3'\nexport const repay = '0x22867d78'\n")
})

test('only the functions in `only` are written', () => {
  expect(selectorsFile(abi, ['approve', 'mint'])).toBe("export const approve = '0x095ea7b3'\n")
})
