import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readProof, rowFile, rows, rowTable } from './rowTable.ts'
import { testTitles } from './testTitles.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const proofs = rows.flatMap((row) => ('shownBy' in row ? row.shownBy : []).map((proof) => [row.id, proof]))

test('the table of rows is as the rows are now', () => {
  expect(readFileSync(rowFile, 'utf8')).toBe(rowTable())
})

test('every test and command that shows a row is there, under its title', () => {
  const titles = new Map<string, string[]>()
  const missing = proofs.filter(([, proof = '']) => {
    const { file, title } = readProof(proof)
    if (title === undefined) return !(file.replace(/^npm run /, '') in scripts)
    const known = titles.get(file) ?? testTitles(file)
    titles.set(file, known)
    return !known.includes(title)
  })
  expect(missing).toEqual([])
})

test('every row is there once, and those of priority 0 and 1 are shown or say why not', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(rows.filter((row) => 'shownBy' in row && row.shownBy.length === 0)).toEqual([])
  expect(rows.filter((row) => 'leftOut' in row && row.leftOut.length < 20)).toEqual([])
})
