import { readFile } from 'node:fs/promises'
import type { Abi } from 'viem'
import { runCompiler } from '#network/contracts/compile.ts'
import type { ForeignContract } from './foreignContracts.ts'

/** Tokens whose transfers do not add up to balances, and a plain one. */
export const oddTokens = [
  'WETH9',
  'LP',
  'Rebasing',
  'Shares',
  'Quiet',
  'Taxed',
  'Plain',
  'Index',
  'Mute',
  'Deep',
  'Maker',
  'Wrapped',
  'Silent',
] as const
export type OddToken = (typeof oddTokens)[number]

/**
 * Compiles a wrapped coin, a pool share with a locked minimum, a rebasing and a share-based token, one that its
 * constructor mints without an event, one that takes a fee of each transfer, a plain one, one with interest, one that is
 * given away without an event and has no decimals, one with 77 decimals, one with names of 32 bytes, and two whose
 * contracts never emit a transfer, with the factory of the second.
 */
export async function compileOddTokens(): Promise<
  Record<OddToken | 'SilentFactory', ForeignContract & { abi: Abi }>
> {
  const content = await readFile(new URL('OddTokens.sol', import.meta.url), 'utf8')
  const outputSelection = { '*': { '*': ['abi', 'evm.bytecode', 'evm.deployedBytecode'] } }
  const settings = { evmVersion: 'paris', outputSelection }
  const input = { language: 'Solidity', sources: { 'OddTokens.sol': { content } }, settings }
  const output = runCompiler(JSON.stringify(input), () => ({ error: 'nothing is imported' }))
  if (!output.contracts) throw new Error(JSON.stringify(output.errors))
  return output.contracts['OddTokens.sol']
}
