import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Letter } from './Letter.tsx'

function draw(name: string) {
  const { container } = render(<Letter name={name} size={20} />)
  const letter = container.querySelector('span')
  return { text: letter?.textContent, hue: letter?.style.getPropertyValue('--hue') }
}

test('a letter has the same colour wherever its name is drawn', () => {
  expect(draw('TIDE')).toEqual(draw(' TIDE '))
})

test('a name that only looks like another has another colour', () => {
  expect(draw('\u0422IDE').hue).not.toBe(draw('TIDE').hue)
})

test('a name without letters has a question mark', () => {
  expect(draw(' ').text).toBe('?')
})

test.each(['', 'TIDE', '🌊', '\ud800', 'a'.repeat(10_000)])('the letter of %j has a colour', (name) => {
  expect(draw(name).hue).toMatch(/^\d+$/)
})

test('two tokens of one symbol look different by their addresses, each the same under any name', () => {
  const style = (name: string, address: string) => {
    const { container } = render(<Letter name={name} address={address} size={20} />)
    return container.querySelector('span')?.getAttribute('style')
  }
  const [one, other] = [
    '0x3C57cD59335D9a56b76fEB48b3925D095e7e8E9f',
    '0x1aac82773CB722166D7dA0d5b0FA35B0307dD99D',
  ]
  expect(style('TIDE', one)).not.toBe(style('TIDE', other))
  expect(style('TIDE', one)).toBe(style('EBB', one))
})

test.each(['', 'TIDE', 'EBB', 'MOOR', 'a'.repeat(10_000)])('the two colours of %j differ', (name) => {
  const { container } = render(<Letter name={name} size={20} />)
  const style = container.querySelector('span')?.style
  expect(style?.getPropertyValue('--hue2')).toMatch(/^\d+$/)
  expect(style?.getPropertyValue('--hue2')).not.toBe(style?.getPropertyValue('--hue'))
})
