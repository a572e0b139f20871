import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Switch } from './Switch.tsx'

test.each([true, false])('a switch that is on (%s) says so, and a press changes it', (checked) => {
  const onChange = vi.fn()
  render(<Switch label="Remote images" checked={checked} onChange={onChange} />)
  fireEvent.click(screen.getAllByRole('switch', { name: 'Remote images', checked }).at(-1) as HTMLElement)
  expect(onChange).toHaveBeenCalledWith(!checked)
})
