import type { Abi } from 'viem'
import { expect, it } from 'vitest'
import { compileContracts } from '#network/contracts/compile.ts'
import { knownAbi } from './knownAbi.ts'

/** The first compilation takes a while. */
const compiling = 180_000

it(
  'the known ABI has every event, error and call of the network’s contracts',
  async () => {
    const known = new Set(knownAbi.map(identity))
    const artifacts = await compileContracts()
    const unknown = Object.entries(artifacts).flatMap(([contract, { abi }]) =>
      abi
        .filter(isSeen)
        .filter((entry) => !known.has(identity(entry)))
        .map((entry) => `${contract} ${identity(entry)}`),
    )
    expect(unknown).toEqual([])
  },
  compiling,
)

/** Functions that appear in transactions. Views are called, not sent. */
function isSeen(entry: Abi[number]): boolean {
  if (entry.type === 'event' || entry.type === 'error') return true
  return entry.type === 'function' && entry.stateMutability !== 'view' && entry.stateMutability !== 'pure'
}

/** Type, name and the types of the parameters, with `indexed` where the log depends on it. */
function identity(entry: Abi[number]): string {
  const inputs = 'inputs' in entry ? entry.inputs : []
  const types = inputs.map((input) => JSON.stringify(typeOf(input)))
  return `${entry.type} ${'name' in entry ? entry.name : ''}(${types.join(',')})`
}

function typeOf(input: {
  type: string
  indexed?: boolean
  components?: readonly { type: string }[]
}): unknown {
  return [input.type, input.indexed ?? false, input.components?.map(typeOf) ?? []]
}
