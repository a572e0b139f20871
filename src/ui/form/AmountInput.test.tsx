import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { decimal } from '#lib/numbers/decimal.ts'
import { AmountInput } from './AmountInput.tsx'

function Field({
  max = decimal('1204.123456'),
  problem,
}: {
  max?: ReturnType<typeof decimal> | null
  problem?: string
}) {
  const [text, setText] = useState('')
  return (
    <AmountInput
      label="You deposit"
      value={text}
      onChange={setText}
      decimals={6}
      unit="TUSD"
      max={max}
      problem={problem}
    />
  )
}

test('MAX enters every digit of the balance', async () => {
  render(<Field />)
  await userEvent.click(screen.getByRole('button', { name: 'Use the maximum, 1,204.123456 TUSD' }))
  const field = screen.getByRole('textbox', { name: 'You deposit' })
  expect(field).toHaveProperty('value', '1,204.123456')
  await userEvent.click(field)
  expect(field).toHaveProperty('value', '1204.123456')
})

test('digits stand in groups while the field has no focus, and the typed text stays as it is', async () => {
  render(<Field />)
  const field = screen.getByRole('textbox', { name: 'You deposit' })
  await userEvent.type(field, '4513306.60')
  expect(field).toHaveProperty('value', '4513306.60')
  await userEvent.tab()
  expect(field).toHaveProperty('value', '4,513,306.60')
})

test.each([
  ['53982.184933122394123199', '53,982.18493312', '53,982.184933122394123199 TUSD'],
  ['0.000001234567891234', '0.0000012345678', '0.000001234567891234 TUSD'],
  ['53982.18493312', '53,982.18493312', ''],
])('of %s the eight first significant decimals are drawn, and all entered', (max, drawn, title) => {
  const onChange = vi.fn()
  render(<AmountInput label="You sell" value={max} onChange={onChange} decimals={18} unit="TUSD" />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'You sell' })
  expect(field).toMatchObject({ value: drawn, title })
  act(() => field.focus())
  expect(field.value).toBe(max)
  act(() => field.blur())
  expect(field.value).toBe(drawn)
  expect(onChange).not.toHaveBeenCalled()
})

test('an amount in groups that is selected whole, as by the Tab key, stays selected without its commas', async () => {
  render(<Field />)
  await userEvent.click(screen.getByRole('button', { name: /^Use the maximum/ }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'You deposit' })
  field.setSelectionRange(0, field.value.length)
  act(() => field.focus())
  expect(field.value).toBe('1204.123456')
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
})

test('the first click into a proposed amount selects all of it, so that typing replaces it, and a later one does not', async () => {
  render(<Field />)
  await userEvent.click(screen.getByRole('button', { name: /^Use the maximum/ }))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'You deposit' })
  await userEvent.click(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
  await userEvent.keyboard('400')
  expect(field.value).toBe('400')
  await userEvent.click(field)
  await userEvent.keyboard('5')
  expect(field.value).toBe('4005')
})

test.each([
  ['an unknown balance', null, 'unknown'],
  ['a balance of zero', decimal('0'), '0'],
])('MAX is disabled for %s', (_, max, words) => {
  render(<Field max={max} />)
  expect(screen.getByRole('button', { name: `Use the maximum, ${words} TUSD` })).toHaveProperty(
    'disabled',
    true,
  )
})

test('AmountInput keeps the typed text and shows its problem', async () => {
  render(<Field />)
  const field = screen.getByRole('textbox', { name: 'You deposit' })
  await userEvent.type(field, '1,000')
  expect(field).toHaveProperty('value', '1,000')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'can be read in two ways',
  )
})

test('a problem of the page is shown when the amount itself is valid', async () => {
  render(<Field problem="More than you have." />)
  await userEvent.type(screen.getByRole('textbox'), '5')
  expect(screen.getByText('More than you have.')).toBeTruthy()
})

test('MAX is pressed once the whole balance is entered', async () => {
  render(<Field />)
  const button = screen.getByRole('button', { name: /^Use the maximum/ })
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('true')
})

test.each([
  ['1,204.123456', 'text-lg'],
  ['9,379,380.825401', 'text-lg'],
  ['9,379,380.8254012', 'text-sm'],
  ['79,379,380.82540123', 'text-sm'],
])('an amount as long as %s is written in %s while the field has no focus', async (text, size) => {
  const max = decimal(text.replaceAll(',', ''))
  render(<Field max={max} />)
  await userEvent.click(screen.getByRole('button', { name: /^Use the maximum/ }))
  const field = screen.getByRole('textbox', { name: 'You deposit' })
  expect(field).toHaveProperty('value', text)
  expect(field.className).toContain(size)
})
