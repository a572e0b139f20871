import type { Abi, AbiParameter } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import { testCache } from '#network/test/contracts/testChain.ts'
import * as abis from './abi.ts'
import { type Artifacts, compileContracts } from './compile.ts'

let artifacts: Artifacts

beforeAll(async () => {
  artifacts = await compileContracts({ cacheFolder: testCache })
}, 180_000)

const pairs: [contract: string, abi: Abi][] = [
  ['CurveFactory', abis.curveFactoryAbi],
  ['CurvePool', abis.curvePoolAbi],
  ['LendingPool', abis.lendingPoolAbi],
  ['TestToken', abis.testTokenAbi],
  ['PToken', abis.pTokenAbi],
  ['PriceOracle', abis.priceOracleAbi],
  ['Collectible', abis.collectibleAbi],
  ['MarketNft', abis.collectibleAbi.filter((entry) => !['mint', 'burn'].includes(entry.name))],
  ['MultiToken', abis.multiTokenAbi],
  ['Playground', abis.playgroundAbi],
]

describe('the ABIs the services are written against', () => {
  test.each(pairs)('are what %s was compiled to', (contract, abi) => {
    const compiled = artifacts[contract]?.abi.map(signature)
    expect(compiled).toEqual(expect.arrayContaining(abi.map(signature)))
  })

  test('know every error and event of the curve and the lending pool', () => {
    const known = new Set([...abis.curvePoolAbi, ...abis.lendingPoolAbi].map(signature))
    const compiled = [...(artifacts.CurvePool?.abi ?? []), ...(artifacts.LendingPool?.abi ?? [])]
    const unknown = compiled
      .filter((entry) => entry.type === 'event' || entry.type === 'error')
      .filter((entry) => !known.has(signature(entry)))
      .map((entry) => entry.name)
    expect(unknown.sort()).toEqual([
      'OwnableInvalidOwner',
      'OwnableUnauthorizedAccount',
      'OwnershipTransferred',
      'ReentrancyGuardReentrantCall',
      'ReentrancyGuardReentrantCall',
      'SafeCastOverflowedUintDowncast',
      'SafeCastOverflowedUintDowncast',
      'SafeERC20FailedOperation',
      'SafeERC20FailedOperation',
    ])
  })
})

test('every contract is small enough for the chain', () => {
  const sizes = Object.values(artifacts).map(({ deployedBytecode }) => (deployedBytecode.length - 2) / 2)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(24_576)
})

test('a second compilation is read from the cache', async () => {
  expect(await compileContracts({ cacheFolder: testCache })).toEqual(artifacts)
})

/** Type, name, mutability and all types, without the names of arguments. */
function signature(entry: Abi[number]): string {
  if (entry.type === 'function') {
    const outputs = entry.outputs.map(typeOf)
    return `function ${entry.name}(${entry.inputs.map(typeOf)}) ${entry.stateMutability} (${outputs})`
  }
  if (entry.type === 'event') {
    const inputs = entry.inputs.map((input) => `${typeOf(input)}${input.indexed ? ' indexed' : ''}`)
    return `event ${entry.name}(${inputs})`
  }
  return entry.type === 'error' ? `error ${entry.name}(${entry.inputs.map(typeOf)})` : entry.type
}

function typeOf(parameter: AbiParameter): string {
  if (!('components' in parameter)) return parameter.type
  return parameter.type.replace('tuple', `(${parameter.components.map(typeOf)})`)
}
