import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { LatestRecords } from './LatestRecords.tsx'

/** The list after an answer with these hashes. */
function list(hashes: readonly string[]) {
  const data = {
    items: hashes.map((hash) => ({ hash })),
    next: null,
    skipped: 0,
    unsupported: [],
  }
  const columns = [{ id: 'hash', header: 'Hash', cell: ({ hash }: { hash: string }) => hash }]
  return (
    <LatestRecords
      name="blocks"
      columns={columns}
      newest={{ data, dataUpdatedAt: Date.now(), error: null }}
    />
  )
}

test.each([
  ['exact while an older row is among the new ones', ['d', 'c', 'b'], 'Paused · 2 new'],
  ['a least count when every row of the answer is new', ['e', 'd', 'c'], 'Paused · 3+ new'],
])('the count of a paused list is %s', async (_, newest, text) => {
  const { rerender } = render(list(['b', 'a', '0']))
  fireEvent.focus(screen.getByRole('table'))
  rerender(list(newest))
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
})

test.each([
  [false, 6],
  [true, 3],
])('on a phone (%s) the list has %i rows', async (isPhone, rows) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone, addEventListener() {}, removeEventListener() {} }))
  render(list(['a', 'b', 'c', 'd', 'e', 'f', 'g']))
  expect(await screen.findAllByText(/^[a-g]$/)).toHaveLength(rows)
  vi.unstubAllGlobals()
})
