import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { specPaths } from '#network/explorer/servedPaths.ts'
import { explorerFieldsIn, explorerPathsIn } from '#spec/readExplorer.ts'
import { specAddress, specStatistics, specToken, specTransaction } from './recordSchemas.ts'
import { specTable } from './specTable.ts'

const specification = readFileSync(new URL('../../../spec/interfaces.md', import.meta.url), 'utf8')

const rows = explorerPathsIn(specification)

describe('the table that answers are compared with', () => {
  it('has the spec’s paths in the spec’s order', () => {
    expect(rows.map(({ path }) => path)).toEqual([...specPaths])
  })

  it.each(rows)('has every query parameter of $path', ({ path, parameters }) => {
    const asked = specTable[path as keyof typeof specTable].parameters
    expect(Object.keys(asked)).toEqual(expect.arrayContaining(parameters))
  })
})

describe('the records have every field the spec shows of', () => {
  it.each([
    ['Transaction detail', specTransaction],
    ['Address detail', specAddress],
    ['Token detail', specToken],
    ['Network statistics', specStatistics],
  ])('%s', (title, record) => {
    const fields = explorerFieldsIn(specification, title)
    expect(fields.length).toBeGreaterThan(4)
    expect(Object.keys(record.entries)).toEqual(expect.arrayContaining(fields))
  })
})
