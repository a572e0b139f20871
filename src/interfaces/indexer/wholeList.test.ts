import { expect, test } from 'vitest'
import { InterfaceError } from '#lib/requests/errors.ts'
import { readWholeList } from './wholeList.ts'

const malformed = new InterfaceError('indexer', 'malformed', 'Unexpected answer')

/** A server of these rows that sends at most `most` a page; `x` cannot be read, and a page of nothing else is malformed. */
function serve(rows: readonly string[], most: number) {
  const offsets: number[] = []
  const readPage = async ({ limit, offset }: { limit: number; offset: number }) => {
    offsets.push(offset)
    const page = rows.slice(offset, offset + Math.min(limit, most))
    const good = page.filter((row) => row !== 'x')
    if (page.length > 0 && good.length === 0) throw malformed
    return { rows: good, unreadable: page.length - good.length }
  }
  return { readPage, offsets }
}

const key = (row: string) => row

test.each([1_000, 3, 2])('every row is read once, also from a server of %i rows a page', async (most) => {
  const { readPage } = serve(['e', 'd', 'c', 'b', 'a'], most)
  expect(await readWholeList(readPage, key)).toEqual({ rows: ['e', 'd', 'c', 'b', 'a'], isWhole: true })
})

test('an empty list is whole after one request', async () => {
  const { readPage, offsets } = serve([], 50)
  expect(await readWholeList(readPage, key)).toEqual({ rows: [], isWhole: true })
  expect(offsets).toEqual([0])
})

test('more pages than ten are not read, and the list is not whole', async () => {
  const { readPage, offsets } = serve([...'abcdefghijklmnopqrstuvwxyz'], 3)
  const { rows, isWhole } = await readWholeList(readPage, key)
  expect([rows.length, isWhole, offsets.length]).toEqual([21, false, 10])
})

test.each([
  ['in the middle', ['c', 'x', 'a']],
  ['at the end', ['c', 'b', 'x']],
] as const)('a row %s that cannot be read leaves the others, and the list is not whole', async (_, rows) => {
  const { readPage } = serve(rows, 1_000)
  expect(await readWholeList(readPage, key)).toEqual({
    rows: rows.filter((row) => row !== 'x'),
    isWhole: false,
  })
})

test('a list of which nothing can be read fails', async () => {
  await expect(readWholeList(serve(['x', 'x'], 50).readPage, key)).rejects.toBe(malformed)
})
