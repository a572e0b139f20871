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
