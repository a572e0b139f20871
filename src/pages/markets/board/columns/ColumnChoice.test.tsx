import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { ColumnChoice } from './ColumnChoice.tsx'
import { useShownColumns } from './shownColumns.ts'

// Loads the menu before the first press, because loading is slow on a busy machine.
beforeAll(() => import('./ColumnMenu.tsx'))
test('a tick hides or shows a column and is kept in this browser, and Reset brings the defaults back', async () => {
  const { result } = renderHook(useShownColumns)
  render(<ColumnChoice />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Columns' })))
  const menu = within(await screen.findByRole('menu'))
  const tick = (name: string) => menu.getByRole('menuitemcheckbox', { name })
  expect(tick('6 h').getAttribute('aria-checked')).toBe('true')
  fireEvent.click(tick('6 h'))
  fireEvent.click(tick('Creator'))
  expect(tick('6 h').getAttribute('aria-checked')).toBe('false')
  expect(result.current).not.toContain('sixHours')
  expect(JSON.parse(String(localStorage.getItem('tideline.boardColumns')))).toEqual(result.current)
  expect(result.current.slice(-2)).toEqual(['creator', 'age'])
  fireEvent.click(menu.getByRole('menuitem', { name: 'Reset to default' }))
  expect(result.current).toContain('sixHours')
  expect(result.current).not.toContain('creator')
})
