import { render, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ListSpace } from './ListSpace.tsx'
import { useRememberLength } from './listLengths.ts'

const owner = `0x${'11'.repeat(20)}` as const
const columns = [{ id: 'token', header: 'Token', cell: String }]
const other = `0x${'22'.repeat(20)}` as const

const reserved = (of: `0x${string}`) =>
  render(<ListSpace of={of} list="tokens" columns={columns} />).container.querySelectorAll('tbody tr').length

test('the space of a list has the rows that it had when the address was seen last, that of another address a full one', () => {
  expect(reserved(owner)).toBe(10)
  renderHook(() => useRememberLength(owner, 'positions', 2))
  renderHook(() => useRememberLength(owner, 'tokens', 3))
  expect([reserved(owner), reserved(other)]).toEqual([3, 10])
  renderHook(() => useRememberLength(other, 'tokens', null))
  expect(reserved(owner)).toBe(3)
})

test('a list that loads has the heads of its columns, which are not read out', () => {
  const { container } = render(<ListSpace of={other} list="positions" columns={columns} hasResults />)
  expect(container.querySelector('[aria-hidden] th')?.textContent).toBe('Token')
  expect(container.querySelectorAll('tbody tr')).toHaveLength(11)
})
