import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { addresses, tokens, transactions } from '#interfaces/testing/explorerFixtures.ts'
import { explorerPaths } from '#interfaces/testing/explorerPaths.ts'
import { explorerFieldsIn, explorerPathsIn } from '#spec/readExplorer.ts'

const specification = readFileSync('spec/interfaces.md', 'utf8')

/** Answers that have every field of the specification's records and no other. */
const answers = {
  'Transaction detail': transactions.spec,
  'Address detail': addresses.spec,
  'Token detail': tokens.spec,
  'Network statistics': {
    total_blocks: 1,
    total_transactions: 2,
    total_addresses: 3,
    average_block_time: 2.5,
    gas_prices: { average: '2', fast: '3', slow: '1' },
  },
}

describe('the registry of paths', () => {
  it('has the paths of the specification with their parameters, in its order', () => {
    const sorted = (names: readonly string[]) => [...names].sort()
    expect(explorerPaths.map(({ path, parameters }) => [path, sorted(parameters)])).toEqual(
      explorerPathsIn(specification).map(({ path, parameters }) => [path, sorted(parameters)]),
    )
    expect(explorerPaths).toHaveLength(31)
  })

  it.each(explorerPaths.filter(({ record }) => record))(
    'reads every field of a $record',
    ({ schema, record }) => {
      const answer: Readonly<Record<string, unknown>> = answers[record as keyof typeof answers]
      const fields = explorerFieldsIn(specification, String(record))
      expect(Object.keys(answer)).toEqual(expect.arrayContaining(fields))
      const whole = v.parse(schema, answer)
      const unread = fields.filter((field) => {
        const { [field]: _, ...rest } = answer
        const result = v.safeParse(schema, rest)
        return result.success && JSON.stringify(result.output, inText) === JSON.stringify(whole, inText)
      })
      expect(unread).toEqual([])
    },
  )
})

function inText(_: string, value: unknown) {
  return typeof value === 'bigint' ? String(value) : value
}
