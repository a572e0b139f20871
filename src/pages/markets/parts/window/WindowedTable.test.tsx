import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { WindowedTable } from './WindowedTable.tsx'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

function Numbers({ rows }: { rows: readonly number[] }) {
  return (
    <WindowedTable
      caption="Numbers"
      columns={[{ id: 'number', header: 'Number', cell: (row) => <a href={`/${row}`}>{`Number ${row}`}</a> }]}
      rows={rows}
      rowKey={(row) => row}
      empty="None"
    />
  )
}

/** jsdom has no layout: the list begins at the top of the window, and scrolling moves it up. */
function scrollTo(pixels: number) {
  vi.stubGlobal('scrollY', pixels)
  act(() => void window.dispatchEvent(new Event('scroll')))
}

/** The numbers on the page. Asking for roles would lay out thousands of elements, and jsdom is slow at it. */
const shown = () =>
  Array.from(document.querySelectorAll('tbody a'), (link) => Number(link.textContent?.slice(7)))

/** Loads the lazy module of a long list before the tests. */
beforeAll(() => import('./RowWindow.tsx'))

test('a short table renders all rows, without row numbers', async () => {
  render(<Numbers rows={numbers(60)} />)
  await waitFor(() => expect(shown()).toEqual(numbers(60)), { timeout: 5_000 })
  expect(screen.getByRole('table').hasAttribute('aria-rowcount')).toBe(false)
  expect(document.querySelector('tr[aria-rowindex]')).toBeNull()
})

test('a table with the same properties is not rendered again with what is around it', async () => {
  const rowKey = vi.fn((row: number) => row)
  const properties = {
    caption: 'Numbers',
    columns: [{ id: 'number', header: 'Number', cell: String }],
    rows: numbers(3),
    rowKey,
    empty: 'None',
  }
  const { rerender } = render(<WindowedTable {...properties} />)
  const before = rowKey.mock.calls.length
  rerender(<WindowedTable {...properties} />)
  expect(rowKey.mock.calls.length).toBe(before)
  rerender(<WindowedTable {...properties} rows={numbers(4)} />)
  expect(rowKey.mock.calls.length).toBeGreaterThan(before)
})

/** As if laid out: the list begins at the top of the document, and its rows follow each other. */
function layOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = Number(this.getAttribute('aria-rowindex') ?? 2) - 2
    return new DOMRect(0, index * 36 - scrollY)
  })
}

test('a table of ten thousand rows has only those near the window, which follow it in steps', async () => {
  layOut()
  render(<Numbers rows={numbers(10_000)} />)
  await waitFor(() => expect(shown()).toHaveLength(40))
  scrollTo(36 * 5_000)
  await waitFor(() => expect([shown().at(0), shown().at(-1)]).toEqual([4_984, 5_039]))
  scrollTo(36 * 5_003)
  expect(shown().at(0)).toBe(4_984)
  scrollTo(36 * 5_004)
  expect(shown().at(0)).toBe(4_992)
})

test('the space around the rows keeps the list as high as all of them', async () => {
  layOut()
  render(<Numbers rows={numbers(10_000)} />)
  await waitFor(() => expect(shown()).toHaveLength(40))
  scrollTo(36 * 5_000)
  const style = screen.getByRole('table').closest<HTMLElement>('[style*="--before"]')?.style
  expect(style?.getPropertyValue('--before')).toBe(`${36 * 4_984}px`)
  expect(style?.getPropertyValue('--after')).toBe(`${36 * (10_000 - 5_040)}px`)
})

test('row numbers and their total are exposed to screen readers, also after rows were added', async () => {
  layOut()
  const { rerender } = render(<Numbers rows={numbers(200)} />)
  await waitFor(() => expect(shown()).toHaveLength(40))
  scrollTo(36 * 100)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('201')
  const rowOf = (number: number) => screen.getByRole('row', { name: `Number ${number}` })
  expect(screen.getByRole('row', { name: 'Number' }).getAttribute('aria-rowindex')).toBe('1')
  expect(rowOf(90).getAttribute('aria-rowindex')).toBe('92')
  rerender(<Numbers rows={[-1, ...numbers(200)]} />)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('202')
  expect(rowOf(90).getAttribute('aria-rowindex')).toBe('93')
})

test('a long table that became short has no row numbers any more', async () => {
  layOut()
  const { rerender } = render(<Numbers rows={numbers(200)} />)
  await waitFor(() => expect(screen.getByRole('table').hasAttribute('aria-rowcount')).toBe(true))
  rerender(<Numbers rows={numbers(20)} />)
  expect(shown()).toEqual(numbers(20))
  expect(screen.getByRole('table').hasAttribute('aria-rowcount')).toBe(false)
  expect(document.querySelector('tr[aria-rowindex]')).toBeNull()
})

test('a removed row with the focus passes it to a row in view, and other rows do not move it', async () => {
  layOut()
  render(<Numbers rows={numbers(10_000)} />)
  await waitFor(() => expect(shown()).toHaveLength(40))
  scrollTo(36 * 300)
  expect(document.activeElement).toBe(document.body)
  screen.getByRole('link', { name: 'Number 300' }).focus()
  scrollTo(36 * 310)
  expect(document.activeElement?.textContent).toBe('Number 300')
  scrollTo(36 * 5_000)
  expect(document.activeElement).toBe(screen.getByRole('row', { name: 'Number 5000' }))
})
