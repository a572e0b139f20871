import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { preferences, setPreferences } from '#lib/browser/storage/preferences.ts'
import { Time } from '#ui/figures/Time.tsx'
import type { Column } from './Column.ts'
import { Table } from './Table.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

afterEach(() => {
  cleanup()
  setPreferences({ time: 'ago' })
})

const at = new Date('2026-03-02T09:05:07Z')
const columns: readonly Column<{ at: Date }>[] = [
  { id: 'age', header: 'Age', time: true, cell: (row) => <Time at={row.at} style="age" /> },
]

test('TimeHeader switches all times to local, to UTC and back, and stores the choice', async () => {
  render(<Table caption="Rows" columns={columns} rows={[{ at }]} rowKey={() => 1} empty="" />)
  const cell = () => screen.getByRole('cell').textContent
  await userEvent.click(screen.getByRole('button', { name: 'Age' }))
  expect(preferences.read().time).toBe('local')
  expect(cell()).toMatch(/^2026-03-0\d \d\d:\d\d:07 local$/)
  await userEvent.click(screen.getByRole('button', { name: 'Time, local' }))
  expect(cell()).toBe('2026-03-02 09:05:07 UTC')
  await userEvent.click(screen.getByRole('button', { name: 'Time, UTC' }))
  expect(cell()).not.toContain('2026-03-02 09')
  expect(preferences.read().time).toBe('ago')
})
