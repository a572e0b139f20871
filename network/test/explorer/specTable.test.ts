import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { specPaths } from '#network/explorer/servedPaths.ts'
import { specAddress, specStatistics, specToken, specTransaction } from './recordSchemas.ts'
import { specTable } from './specTable.ts'

const specification = readFileSync(new URL('../../../spec/interfaces.md', import.meta.url), 'utf8')

/** The rows of the spec's table of paths: the path and the words about its query parameters. */
const rows = [...specification.matchAll(/^\| (\/[a-z]\S*) +\| (.+?) +\| .+ \|$/gm)]
  .map(([, path = '', parameters = '']) => ({ path, parameters }))
  .filter(({ path }) => !path.startsWith('/api/'))

/** The table describes the other names in words. */
const inWords: Record<string, RegExp> = {
  method: /method-name filter/,
  type: /\btype\b/,
  filter: /(?<!type )\bfilter \(/,
  q: /\bq\b/,
  page: /\bpage\b/,
  items_count: /items_count/,
}

describe('the table that answers are compared with', () => {
  it('has the paths of the spec in its order', () => {
    expect(rows.map(({ path }) => path)).toEqual([...specPaths])
  })

  it.each(rows)('has every query parameter of $path', ({ path, parameters }) => {
    const named = Object.keys(inWords).filter((name) => inWords[name]?.test(parameters))
    const asked = specTable[path as keyof typeof specTable].parameters
    expect(Object.keys(asked)).toEqual(expect.arrayContaining(named))
    expect(parameters === 'none' || named.length > 0).toBe(true)
  })
})

describe('the records have every field the spec shows of', () => {
  it.each([
    ['Transaction detail', specTransaction],
    ['Address detail', specAddress],
    ['Token detail', specToken],
    ['Network statistics', specStatistics],
  ])('%s', (title, record) => {
    const [, sentence = ''] = new RegExp(`^${title}: (.+)\\.$`, 'm').exec(specification) ?? []
    const fields = sentence.split(';').flatMap((part) => /[a-z_]+(?= \()/.exec(part.trim()) ?? [])
    expect(fields.length).toBeGreaterThan(4)
    expect(Object.keys(record.entries)).toEqual(expect.arrayContaining(fields))
  })
})
