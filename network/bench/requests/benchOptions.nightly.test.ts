import { expect, test } from 'vitest'
import { readBenchOptions } from './benchOptions.ts'

test('without options everything is measured, without the proxy', () => {
  expect(readBenchOptions([])).toEqual({
    size: { swaps: 1_000_000, transactions: 200_000 },
    seconds: 1,
    clients: [1, 32],
    databases: ['pglite', 'postgres'],
    through: ['direct'],
    only: undefined,
    partitionBlocks: 1_000_000,
    out: '.tideline/bench-network.json',
  })
})

test('`--short` measures a small store of PostgreSQL, and other options override it', () => {
  const { size, databases, clients, only } = readBenchOptions(['--short', '--clients', '8'])
  expect([size, databases, clients, only]).toEqual([
    { swaps: 50_000, transactions: 10_000 },
    ['postgres'],
    [8],
    '',
  ])
})

test('one run can measure both directly and through the proxy', () => {
  expect(readBenchOptions(['--through', 'proxy']).through).toEqual(['proxy'])
  expect(readBenchOptions(['--through', 'direct,proxy']).through).toEqual(['direct', 'proxy'])
})
