import { render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import type { Column } from './Column.ts'
import { Table } from './Table.tsx'
import { TableNews } from './tableNews.ts'

type Payment = { id: number; from: string; to: string; fee: string | null }

const columns: Column<Payment>[] = [
  { id: 'id', header: 'Payment', card: 'top', cell: ({ id }) => <a href={`/${id}`}>{`#${id}`}</a> },
  { id: 'from', header: 'From', cell: ({ from }) => from },
  { id: 'to', header: 'To', cardLabel: 'to', cell: ({ to }) => to },
  { id: 'fee', header: 'Fee', align: 'end', unit: () => 'ETH', cell: ({ fee }) => fee },
  { id: 'size', header: 'Size', card: null, cell: () => '12 B' },
  { id: 'other', header: 'Other side', cardOnly: true, card: 'foot', cell: ({ to }) => `other ${to}` },
]
const rows = [
  { id: 1, from: 'Ann', to: 'Bob', fee: '0.5' },
  { id: 2, from: 'W'.repeat(5_000), to: 'Cid', fee: null },
]

function show() {
  render(<Table caption="Payments" columns={columns} rows={rows} rowKey={({ id }) => id} empty="None" />)
}

function onPhone() {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
}

test('a wide window has a table; the unit of a column is in its head', () => {
  show()
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(['Payment', 'From', 'To', 'Fee ETH', 'Size'])
})

test('columns share the width by their own rules: the widths are the same whatever the rows contain', () => {
  show()
  const widths = screen.getAllByRole('columnheader').map(({ style }) => style.width)
  expect(widths).toEqual(['35px', '35px', '35px', '35px', '35px'])
})

test('on a phone a row is a card that says every value with its label, at the place of its column', () => {
  onPhone()
  show()
  const [card] = within(screen.getByRole('list', { name: 'Payments' })).getAllByRole('listitem')
  const lines = [...(card?.children ?? [])].map(({ textContent }) => textContent)
  expect(lines).toEqual(['Payment #1', 'From AnntoBobFee 0.5', 'Other side other Bob'])
})

test('a card omits empty cells', () => {
  onPhone()
  show()
  expect(screen.getAllByRole('listitem')[1]?.textContent).not.toContain('Fee')
})

test('on a phone the parts of one whole are one card, in which what the whole tells stands once', () => {
  onPhone()
  const ofWhole = columns.map((column) =>
    column.id === 'from' ? { ...column, ofWhole: true as const } : column,
  )
  const mark = ({ id }: Payment) => (id === 2 ? ('part' as const) : undefined)
  render(
    <Table
      caption="Payments"
      columns={ofWhole}
      rows={rows}
      rowKey={({ id }) => id}
      rowMark={mark}
      empty=""
    />,
  )
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).toContain('From')
  expect(second).not.toContain('From')
  expect(second).toContain('#2')
})

test('the cells of a grid each stand below their label, and an empty one keeps its place', () => {
  onPhone()
  const grid = columns.map((column) =>
    column.card === 'top' ? column : { ...column, card: 'grid' as const },
  )
  render(<Table caption="Payments" columns={grid} rows={rows} rowKey={({ id }) => id} empty="None" />)
  const cards = screen.getAllByRole('listitem').map((card) => card.children[1])
  expect([...(cards[0]?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'FromAnn',
    'toBob',
    'Fee0.5',
    'Size12 B',
    'Other sideother Bob',
  ])
  expect(cards[1]?.children[2]?.textContent).toBe('Fee')
})

test.each([
  ['row of a table', () => undefined],
  ['card', onPhone],
])('a %s is rendered again only when its record changes', (_, prepare) => {
  prepare()
  const drawn: number[] = []
  const counted: Column<Payment>[] = [
    {
      id: 'id',
      header: 'Payment',
      cell: ({ id }) => {
        drawn.push(id)
        return id
      },
    },
  ]
  const table = (records: readonly Payment[]) => (
    <Table caption="Payments" columns={counted} rows={records} rowKey={({ id }) => id} empty="None" />
  )
  const { rerender } = render(table(rows))
  rerender(table(rows.map((row) => (row.id === 2 ? { ...row, fee: '1' } : row))))
  expect(drawn).toEqual([1, 2, 2])
})

test('a long table renders its first screen at once and the rest right after, and keeps the space', async () => {
  vi.stubGlobal('innerHeight', 360)
  const many = Array.from({ length: 40 }, (_, id) => ({ id, from: 'Ann', to: 'Bob', fee: null }))
  const { container } = render(
    <Table caption="Payments" columns={columns} rows={many} rowKey={({ id }) => id} empty="None" />,
  )
  const drawn = () => container.querySelectorAll('tbody tr').length
  expect(drawn()).toBe(8)
  expect(container.querySelector<HTMLElement>(':scope > div > [style]')?.style.height).toBe(`${32 * 36}px`)
  await waitFor(() => expect(drawn()).toBe(40))
  expect(container.querySelector(':scope > div > div[style]')).toBeNull()
})

test.each([
  ['table', () => undefined, () => screen.getAllByRole('cell')],
  ['list of cards', onPhone, () => screen.getAllByRole('listitem')],
])('the amounts and the dollars of a %s have one number of decimals in all rows', (_, prepare, cells) => {
  prepare()
  const held = (row: { tokens: string }) => decimal(row.tokens)
  render(
    <Table
      caption="Holdings"
      columns={[
        {
          id: 'held',
          header: 'Held',
          align: 'end',
          amount: held,
          cell: (row) => <Amount value={held(row)} />,
        },
        { id: 'other', header: 'Other', align: 'end', cell: () => <Amount value={decimal('1.23456')} /> },
        {
          id: 'worth',
          header: 'Worth',
          align: 'end',
          dollars: held,
          cell: (row) => <Money value={held(row)} />,
        },
      ]}
      rows={[{ tokens: '999.9808' }, { tokens: '10.7' }, { tokens: '0.00001' }]}
      rowKey={({ tokens }) => tokens}
      empty="None"
    />,
  )
  const text = cells().map(({ textContent }) => textContent)
  const figures = [...text.join(' ').matchAll(/<?\$?[\d,]+\.\d+/g)].map(([figure]) => figure)
  expect(figures).toEqual([
    ...['999.9808', '1.2345', '$999.98'],
    ...['10.7000', '1.2345', '$10.70'],
    ...['<0.0001', '1.2345', '<$0.01'],
  ])
})

test('in cards all figures of a column are short where one is long, and exact in a table', () => {
  const held = (row: { tokens: string }) => decimal(row.tokens)
  const show = () => {
    const { container, unmount } = render(
      <Table
        caption="Holdings"
        columns={[
          { id: 'held', header: 'Held', amount: held, cell: (row) => <Amount value={held(row)} /> },
          { id: 'worth', header: 'Worth', dollars: held, cell: (row) => <Money value={held(row)} /> },
        ]}
        rows={[{ tokens: '617000.5' }, { tokens: '74498.52' }, { tokens: '9400.25' }]}
        rowKey={({ tokens }) => tokens}
        empty="None"
      />,
    )
    const text = [...container.querySelectorAll('[title]')].map((figure) => figure.textContent)
    unmount()
    return text.filter((figure) => figure !== '').join(' ')
  }
  expect(show()).toBe('617,000.50 $617,000.50 74,498.52 $74,498.52 9,400.25 $9,400.25')
  onPhone()
  expect(show()).toBe('617K $617K 74.4K $74.4K 9.40K $9.40K')
})

test.each([
  ['in the head of a table', () => undefined],
  ['above the cards of a phone', onPhone],
])('the button for new rows stands %s, before any row', (_, prepare) => {
  prepare()
  render(
    <TableNews value={<button type="button">3 new</button>}>
      <Table caption="Payments" columns={columns} rows={rows} rowKey={({ id }) => id} empty="None" />
    </TableNews>,
  )
  const button = screen.getByRole('button', { name: '3 new' })
  const first = screen.getAllByText('Ann')[0]
  expect(first && button.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
