import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { CallName } from './CallName.tsx'

test('a cut argument is shown whole after a press, and cut again after another', () => {
  const { container } = render(<CallName text="pay(order: { am…)" whole="pay(order: { amount: 5 })" />)
  expect(container.textContent).toBe('pay(order: { am…) Show all')
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(container.textContent).toBe('pay(order: { amount: 5 }) Show less')
  fireEvent.click(screen.getByRole('button', { name: 'Show less' }))
  expect(container.textContent).toBe('pay(order: { am…) Show all')
})

test('a call of which nothing is cut has no button', () => {
  render(<CallName text="pay(amount: 5)" />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('no line begins with the comma or bracket after an address', async () => {
  const address = `0x${'1'.repeat(40)}`
  renderPart(<CallName text={`pay(from: ${address}, to: ${address})`} />)
  const links = await screen.findAllByRole('link')
  expect(links.map(({ parentElement }) => parentElement?.textContent?.replace(address, ''))).toEqual([
    ',',
    ')',
  ])
})
