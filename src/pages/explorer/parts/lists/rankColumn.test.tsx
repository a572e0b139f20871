import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Table } from '#ui/table/Table.tsx'
import { rankColumn } from './rankColumn.tsx'

test.each([
  [undefined, ['1', '2']],
  ['size=25', ['1', '2']],
  [2, []],
  ['block_number=7', []],
])('rows of page %s have the ranks %j', (page, ranks) => {
  const rows = [{ name: 'Ann' }, { name: 'Bob' }]
  const name = { id: 'name', header: 'Name', cell: (row: { name: string }) => row.name }
  const columns = [...rankColumn(rows, page), name]
  render(<Table caption="Names" columns={columns} rows={rows} rowKey={(row) => row.name} empty="" />)
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells.filter((cell) => !/Ann|Bob/.test(cell ?? ''))).toEqual(ranks)
})
