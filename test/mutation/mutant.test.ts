import { expect, test } from 'vitest'
import { lineOf, mutate } from './mutant.ts'
import { summary } from './run/table.ts'
import type { Verdict } from './run/verdict.ts'

const source = 'one\n  two + 1\n  three + 1\n'

test('a mutant changes the one place it names, and nothing is special in what it writes', () => {
  expect(mutate(source, { find: 'two + 1', replace: "two - $&$'" })).toBe("one\n  two - $&$'\n  three + 1\n")
})

test.each([
  ['four', 'the text to change is gone'],
  ['+ 1', 'the text occurs 2 times'],
])('a mutant of “%s” is stale: %s', (find, why) => {
  expect(() => mutate(source, { find, replace: 'x' })).toThrow(why)
})

test('a mutant that changes nothing is refused', () => {
  expect(() => mutate(source, { find: 'one', replace: 'one' })).toThrow('nothing is changed')
})

test('its line is that of the first character it changes', () => {
  expect(lineOf(source, 'three')).toBe(3)
  expect(lineOf(source, '  three + 1\n')).toBe(3)
})

test('the summary names every mutant that was not killed', () => {
  const mutant = { file: 'src/a.ts', fault: 'a sum', find: 'a + b', replace: 'a - b', tests: [] }
  const verdicts: Verdict[] = [
    { kind: 'killed', by: 'a test' },
    { kind: 'survived' },
    { kind: 'broken', why: 'no such name' },
    { kind: 'stale', why: 'gone' },
  ]
  const results = verdicts.map((verdict) => ({ mutant, line: 1, verdict, seconds: 1 }))
  expect(summary('app', results).split('\n')).toEqual([
    'app: 1 of 4 mutants killed',
    '  SURVIVED: src/a.ts, a sum: a + b -> a - b',
    '  BROKEN (no such name): src/a.ts, a sum: a + b -> a - b',
    '  STALE (gone): src/a.ts, a sum: a + b -> a - b',
  ])
})
