import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Plot } from './Plot.tsx'

const points = [
  { label: 'Monday', value: 5 },
  { label: 'Tuesday', value: null },
  { label: 'Wednesday', value: 9 },
]

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 300, 120))
  render(<Plot kind="steps" label="Worth" points={points} format={(value) => `$${value}`} />)
})

const chart = () => screen.getByRole('img')

test.each([
  [101, 'Monday: $5'],
  [250, 'Tuesday: unknown'],
  [399, 'Wednesday: $9'],
  [420, 'Wednesday: $9'],
])('a pointer at %i px reads "%s"', (clientX, text) => {
  fireEvent.pointerMove(chart(), { clientX })
  expect(screen.getByText(text, { selector: 'figcaption *' })).toBeTruthy()
})

test('the reading of a mouse ends where it leaves, that of a finger stays', () => {
  fireEvent.pointerMove(chart(), { clientX: 101 })
  fireEvent.pointerOut(chart(), { pointerType: 'touch' })
  expect(screen.queryByText('Monday: $5', { selector: 'figcaption *' })).not.toBeNull()
  fireEvent.pointerOut(chart(), { pointerType: 'mouse' })
  expect(screen.queryByText('Monday: $5', { selector: 'figcaption *' })).toBeNull()
})

test('the table has every value, the newest first', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Worth as a table' }))
  const rows = within(screen.getByRole('table', { name: 'Worth' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Wednesday$9', 'TuesdayUnknown', 'Monday$5'])
})

test('a change of less than the least height of the scale does not fill it', () => {
  cleanup()
  const worth = [
    { label: 'Before', value: 1_000 },
    { label: 'After', value: 999 },
  ]
  render(<Plot kind="steps" label="Worth" points={worth} format={String} leastSpan={0.01} />)
  expect(screen.getByText('1008')).toBeTruthy()
  expect(screen.getByText('992')).toBeTruthy()
})

test('a bar far above all others is cut and says its value', () => {
  cleanup()
  const days = [5, 900, 7, 6, 8].map((value, index) => ({ label: `Day ${index}`, value }))
  render(<Plot kind="bars" label="Sent" points={days} format={(value) => `${value} sent`} />)
  expect(screen.getByText('8 sent')).toBeTruthy()
  expect(screen.getByText('900 sent')).toBeTruthy()
  fireEvent.pointerMove(chart(), { clientX: 170 })
  screen.getByText('Day 1: 900 sent, taller than the scale', { selector: 'figcaption *' })
  const bars = [...chart().querySelectorAll('g > path:first-child')].map((bar) => bar.getAttribute('d') ?? '')
  expect(bars.map((d) => /v(\d+)h/.exec(d)?.[1])).toEqual(['70', undefined, '98', '84', '112'])
  // Two pieces, each with a closed edge.
  expect(bars.map((d) => d.match(/z/g)?.length)).toEqual([1, 2, 1, 1, 1])
})
